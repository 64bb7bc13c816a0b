#!/usr/bin/env python3
"""A player of all three games, using only Python's standard library.

    python3 examples/bot.py http://127.0.0.1:8080 timeline|twist|trek          makes a table with a bot and plays
    python3 examples/bot.py http://127.0.0.1:8080 timeline|twist|trek saga     the same with another deck
    python3 examples/bot.py http://127.0.0.1:8080 7QK2-M9XD                    joins the table with this code and plays

It knows no rules: a view lists the legal actions (`legal`), and it picks any of them.
See docs/protocol.md.
"""
import base64, json, os, secrets, socket, struct, sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen


def http(base, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = Request(base + path, data, {"Content-Type": "application/json"})
    return json.load(urlopen(request, timeout=30))


class WebSocket:
    """As much of RFC 6455 as a client needs for text."""

    def __init__(self, base, path):
        where = urlsplit(base)
        self.socket = socket.create_connection((where.hostname, where.port or 80), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.file = self.socket.makefile("rb")
        status = self.file.readline().decode()
        if " 101 " not in status:
            sys.exit(f"error: no WebSocket at {path}: {status.strip()}")
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def write(self, opcode, payload):
        mask, length = os.urandom(4), len(payload)
        size = struct.pack("!B", 0x80 | length) if length < 126 else struct.pack("!BH", 0xFE, length)
        masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
        self.socket.sendall(bytes([0x80 | opcode]) + size + mask + masked)

    def read(self):
        """Returns the next text message; the server sends each in one frame."""
        while True:
            head = self.file.read(2)
            if len(head) < 2:
                sys.exit("error: the connection was lost")
            opcode, length = head[0] & 15, head[1] & 127
            if length == 126:
                length = struct.unpack("!H", self.file.read(2))[0]
            elif length == 127:
                length = struct.unpack("!Q", self.file.read(8))[0]
            payload = self.file.read(length)
            if opcode == 1:
                return json.loads(payload)
            if opcode == 8:
                sys.exit("error: the server closed the connection")
            if opcode == 9:
                self.write(10, payload)


class Player:
    def __init__(self, base, table, token):
        self.socket, self.n_sent = WebSocket(base, "/ws/tables/" + table), 0
        self.ask({"type": "enter", "tokens": [token], "lang": "en"})

    def ask(self, command):
        """Sends a command and returns its answer; what happens meanwhile shows in the next view."""
        self.n_sent += 1
        name = f"py-{self.n_sent}"
        self.socket.write(1, json.dumps({"v": 2, "id": name, "do": command}).encode())
        while True:
            message = self.socket.read()
            if message["type"] == "answer" and message["id"] == name:
                return message

    def view(self):
        """Asks for a fresh view, instead of keeping one up to date frame by frame."""
        self.ask({"type": "language", "lang": "en"})
        while (message := self.socket.read())["type"] != "view":
            pass
        return message

    def wait(self):
        """Waits until something happens at the table."""
        while self.socket.read()["type"] != "frame":
            pass

    def play(self):
        """Plays until the game is over and returns its outcome."""
        while True:
            table = self.view()
            game = table["game"]
            if table["phase"] == "finished":
                return game["view"]["outcome"]
            legal = game["legal"] if game else []
            if legal:
                self.ask({"type": "act", "action": secrets.choice(legal)})
            else:
                self.wait()


def main(base, what, deck=None):
    token = secrets.token_hex(32)
    if what in ("timeline", "twist", "trek"):
        deck = deck or {"timeline": "classic"}.get(what, what)
        made = http(base, "/api/tables", {"rules": what, "decks": [deck], "name": "Python", "token": token, "bots": ["novice"]})
        player = Player(base, made["table"], token)
        player.ask({"type": "start"})
    else:
        table = http(base, "/api/join/" + what)["table"]
        http(base, f"/api/tables/{table}/join", {"name": f"Python {token[:4]}", "token": token})
        player = Player(base, table, token)
    print(json.dumps(player.play()))


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), *sys.argv[2:]) if len(sys.argv) in (3, 4) else sys.exit(__doc__)
