#!/usr/bin/env python3
"""The chance of a game, written a second time from docs/transcript.md alone.

Reads one request a line from standard input and answers one line each:
  shuffle SEED STREAM N   the numbers 0..N-1 shuffled, separated by spaces
  below SEED STREAM N K   K numbers below N
  commitment SEED         the commitment
Uses nothing but the standard library.
"""
import hashlib
import struct
import sys


def quarter(s, a, b, c, d):
    for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & 0xFFFFFFFF
        s[z] ^= s[x]
        s[z] = ((s[z] << turn) | (s[z] >> (32 - turn))) & 0xFFFFFFFF


def block(key, counter, stream):
    start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key))
    start += [counter & 0xFFFFFFFF, counter >> 32, stream & 0xFFFFFFFF, stream >> 32]
    s = start[:]
    for _ in range(10):
        for i in range(4):
            quarter(s, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(s, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(x + y) & 0xFFFFFFFF for x, y in zip(s, start)]


def words(key, stream):
    counter = 0
    while True:
        yield from block(key, counter, stream)
        counter += 1


def below(source, n):
    while True:
        m = next(source) * n
        if m % 2**32 >= 2**32 % n:
            return m >> 32


def shuffle(source, items):
    for i in range(len(items) - 1):
        j = i + below(source, len(items) - i)
        items[i], items[j] = items[j], items[i]
    return items


def answer(request):
    kind, seed, *rest = request.split()
    key = bytes.fromhex(seed)
    if kind == "commitment":
        return hashlib.sha256(b"antedate-seed-1" + key).hexdigest()
    stream, n, *rest = map(int, rest)
    source = words(key, stream)
    if kind == "shuffle":
        return " ".join(map(str, shuffle(source, list(range(n)))))
    return " ".join(str(below(source, n)) for _ in range(rest[0]))


for line in sys.stdin:
    print(answer(line), flush=True)
