"""A fold of frames into views, written from docs/protocol.md alone: proof that the page is enough.

Replays the files it is given, as `crates/tables/tests/table/corpus/mod.rs` writes them.
"""
import copy, json, sys

CLOCKS = {"none": None, "30s": 30_000, "60s": 60_000, "2m": 120_000, "1d": 86_400_000}
COLUMNS = ["person", "event", "innovation", "progress"]
ABOUT_THE_GAME = {"started", "played", "dropped", "handed_over", "ended", "closed"}


def fold(view, frame):
    if frame["seq"] <= view["seq"]:
        return
    assert frame["seq"] == view["seq"] + 1, "a frame is missing"
    view["seq"] = frame["seq"]
    event = frame.get("event")
    if event is None:
        return
    table(view, event, frame["at"])
    if event["type"] in ABOUT_THE_GAME and view["game"]:
        view["game"]["legal"] = frame.get("legal", [])


def table(view, event, at):
    kind, game, options = event["type"], view["game"], view["options"]
    if kind == "joined":
        player = event["player"]
        view["players"].append(player)
        if player["bot"] is None and (view["host"] is None or view["host"] in view["away"]):
            view["host"] = player["player"]
    elif kind == "left":
        who = event["player"]
        view["players"] = [one for one in view["players"] if one["player"] != who]
        view["away"] = [one for one in view["away"] if one != who]
        again(view, [one for one in view.get("again", []) if one != who])
        view["host"] = event["host"]
        options["game"].get("handicaps", {}).pop(str(who), None)
        if options["first"] == {"type": "player", "player": who}:
            options["first"] = {"type": "random"}
        if view["you"] == who:
            watch(view)
    elif kind == "locked":
        view["locked"] = event["locked"]
    elif kind == "options_set":
        view["options"] = event["options"]
    elif kind == "started":
        start(view, event, at)
    elif kind in ("played", "dropped"):
        before = to_act(game["view"])
        for one in event["events"]["list"]:
            GAMES[event["events"]["rules"]](game["view"], one)
        held = {card["card"] for hand in game["view"].get("hands", []) for card in hand}
        game["pins"] = [pin for pin in game["pins"] if pin["card"] in held]
        wait(game, options, before, event["seat"], at)
    elif kind == "handed_over":
        seat = event["seat"]
        game["seats"][seat]["driver"] = event["to"]
        game["due"] = [due for due in game["due"] if due["seat"] != seat]
        wait(game, options, to_act(game["view"]), seat, at)
    elif kind == "said":
        view["chat"] = (view["chat"] + [event["line"]])[-50:]
    elif kind == "signalled":
        if event["preset"] == "again" and view["phase"] == "finished":
            again(view, sorted({*view.get("again", []), event["player"]}))
    elif kind in ("pinned", "unpinned"):
        mine = lambda pin: (pin["player"], pin["card"]) == (event["player"], event["card"])
        game["pins"] = [pin for pin in game["pins"] if not mine(pin)]
        if kind == "pinned":
            game["pins"].append({name: event[name] for name in ("player", "card", "pin")})
    elif kind == "ended":
        view["phase"], game["seed"], game["pins"] = "finished", event["seed"], []
        if "unlisted" in event:
            game["unlisted"] = event["unlisted"]
    elif kind in ("away", "back"):
        others = [one for one in view["away"] if one != event["player"]]
        view["away"] = sorted(others + [event["player"]]) if kind == "away" else others
        view["host"] = event["host"]
    elif kind == "closed":
        view["phase"] = "closed"
    else:
        assert kind == "created", kind


def again(view, players):
    """The list is left out while nobody is in it."""
    view.pop("again", None)
    if players:
        view["again"] = players


def watch(view):
    """One's own seat is given up: from now on one sees what everybody sees."""
    view["you"], game = None, view["game"]
    if not game:
        return
    seat, game["you"], game["legal"] = game["you"], None, []
    if seat is not None and game["view"]["rules"] == "trek":
        own = game["view"]["players"][seat]
        own["unused"] = None
        if game["view"]["phase"] == "choosing":
            own["itinerary"] = None
        foreseen = game["view"].get("warps", {}).get("foreseen")
        if foreseen and foreseen["by"] == seat:
            foreseen["cards"] = None


def start(view, event, at):
    seats = event["seats"]
    place = lambda one: seats.index(one["player"]) if one["player"] in seats else len(seats)
    view["players"].sort(key=place)
    driver = lambda one: {"type": "owner"} if one["bot"] is None else {"type": "bot", "level": one["bot"]}
    view["phase"] = "playing"
    again(view, [])
    view["game"] = {
        "game": event["game"],
        "seats": [{"player": one["player"], "name": one["name"], "driver": driver(one)} for one in view["players"]],
        "you": seats.index(view["you"]) if view["you"] in seats else None,
        "commitment": event["commitment"], "seed": None, "due": [], "pins": [], "legal": [], "view": event["view"]}
    wait(view["game"], view["options"], [], None, at)


def wait(game, options, before, acted, at):
    clock = CLOCKS[options["clock"]]
    if clock is None:
        return
    old = {due["seat"]: due["at"] for due in game["due"]}
    fresh = lambda seat: seat not in before or seat == acted or seat not in old
    game["due"] = [{"seat": seat, "at": at + clock if fresh(seat) else old[seat]}
                   for seat in to_act(game["view"]) if game["seats"][seat]["driver"]["type"] == "owner"]


def to_act(view):
    return [view["turn"]] if view["turn"] is not None else view.get("choosing", [])


def take(hand, card):
    at = next(at for at, held in enumerate(hand) if held["card"] == card["card"])
    return hand.pop(at)


def timeline(view, event):
    kind = event["type"]
    hand = view["hands"][event["seat"]] if "seat" in event else None
    if kind == "card_placed":
        take(hand, event["card"])
        view["line"].insert(event["gap"], event["card"])
    elif kind == "card_misplaced":
        take(hand, event["card"])
        view["discard"].append(event["card"])
    elif kind == "pile_reshuffled":
        view["discard"], view["n_draw"], view["draw_top"] = [], event["n_draw"], event["draw_top"]
    elif kind == "card_drawn":
        hand.append(event["card"])
        view["n_draw"], view["draw_top"] = view["n_draw"] - 1, event["draw_top"]
    elif kind == "seat_dropped":
        hand.clear()
        view["discard"] += event["cards"]
        view["standings"][event["seat"]] = "dropped"
    elif kind == "round_ended":
        view["round"] = event["round"] + 1
        for seat in event["eliminated"]:
            view["standings"][seat] = "eliminated"
    elif kind == "turn_passed":
        view["turn"] = event["to"]
    elif kind == "game_ended":
        view["turn"], view["round"], view["outcome"] = None, event["outcome"]["rounds"], event["outcome"]
    else:
        assert kind == "nothing_to_draw", kind


def twist(view, event):
    kind = event["type"]
    hand = view["hands"][event["seat"]] if "seat" in event else None
    row, slots = view["row"], view["slots"]
    named = lambda stacks, card: next(stack for stack in stacks if stack and stack[0]["card"] == card)
    if kind == "card_tried":
        card, went = event["card"], event["went"]
        view["tried"] = True
        if went["to"] == "blocked":
            at = next(at for at, held in enumerate(hand) if held["card"] == card["card"])
            hand[at] = {"lies": "blocked", **card}
        else:
            take(hand, card)
            view["n_placed"] += 1
        if went["to"] == "left":
            row.insert(0, [card])
            slots.insert(0, [])
        elif went["to"] == "right":
            row.append([card])
            slots.append([])
        elif went["to"] == "slot":
            slots[row.index(named(row, went["earlier"]))].append(card)
        elif went["to"] == "stack":
            named(row + slots, went["on"]).append(card)
    elif kind == "card_discarded":
        take(hand, event["card"])
        view["discard"].append(event["card"])
    elif kind == "cards_drawn":
        hand += [{"lies": "upright", **card} for card in event["cards"]]
        view["n_draw"], view["draw_top"] = view["n_draw"] - len(event["cards"]), event["draw_top"]
    elif kind == "turn_passed":
        view["turn"], view["tried"], view["n_placed"] = event["to"], False, 0
    elif kind == "game_ended":
        view["turn"], view["outcome"] = None, event["outcome"]
    else:
        assert kind == "stopped", kind
    count = {"main": sum(map(len, row)), "slots": sum(map(len, slots)), "discard": len(view["discard"]),
             "draw": view["n_draw"], "hands": sum(map(len, view["hands"]))}
    score = 2 * count["main"] + count["slots"] - count["discard"] - count["draw"] - count["hands"]
    rank = 0 if score < 0 else min(7, max(1, (score + 9) // 10))
    view["tally"] = {**count, "score": score, "rank": rank}


def trek(view, event):
    kind, board, players, pool = event["type"], view["board"], view["players"], view["pool"]
    player = players[event["seat"]] if "seat" in event else None
    warps = view.get("warps")
    bend = warps and warps["bend"] or {"kind": None, "echo": None}
    below = view["n_deck"] - (view["row"][0] is not None)

    def move(seat, hour):
        players[seat]["hour"] = hour
        view["stack"] = [other for other in view["stack"] if other != seat] + [seat]

    def choose(player, itinerary):
        player["itinerary"] = itinerary
        if player["unused"] is not None:
            player["unused"] = [one for one in player["unused"] if one["itinerary"] != itinerary["itinerary"]]

    def forget(n):
        seen = warps and warps["foreseen"]
        if seen and n > 0:
            seen["n"] -= n
            seen["cards"] = seen["cards"] and seen["cards"][n:]
            if seen["n"] <= 0:
                warps["foreseen"] = None

    if kind == "itinerary_chosen":
        view["choosing"] = [seat for seat in view["choosing"] if seat != event["seat"]]
        player["has_chosen"] = True
        if event["itinerary"]:
            choose(player, event["itinerary"])
    elif kind == "itineraries_revealed":
        for player, itinerary in zip(players, event["itineraries"]):
            choose(player, itinerary)
    elif kind == "card_taken":
        move(event["seat"], event["watch"])
        player["points"] += event["points"]
        player["crystals"] += event["crystals"] - event["spent"]
        if event["journey"] in ("starts", "closes"):
            player["journeys"].append([])
        journey = player["journeys"][-1]
        at = len(journey)
        if event["journey"] == "detours":
            at = max(place for place, card in enumerate(journey) if card["type"] == "card")
        journey.insert(at, event["taken"])
        view["phase"] = "tokens"
        benefits = event["taken"].get("benefits")
        if event["taken"]["type"] == "ancestor":
            benefits, view["n_ancestors"] = board["ancestor_benefits"], view["n_ancestors"] - 1
        space = event["space"]
        under = space if bend["echo"] is None else bend["echo"]
        if under is not None:
            benefits = benefits + [board["mat"][under]]
        if space is not None:
            view["row"][space] = None
            view["n_deck"] -= space == 0
        for token in benefits:
            if token in pool:
                pool["wild" if bend["kind"] == "prism" else token] += 1
    elif kind == "token_placed":
        pool[event["token"]] -= 1
        player["filled"][COLUMNS.index(event["column"])] += 1
        player["points"] += event["points"]
        player["crystals"] += event["crystals"]
    elif kind == "token_returned":
        pool[event["token"]] -= 1
    elif kind == "turn_ended":
        known = {card["card"]: card for card in view["row"] + [event["fresh"]] if card}
        view["row"] = [None if card is None else known[card] for card in event["row"]]
        view["n_deck"] = event["n_deck"]
        if warps:
            warps["bend"] = None
            forget(below - (view["n_deck"] - (view["row"][0] is not None)))
    elif kind == "passed":
        move(event["seat"], 12)
    elif kind == "turn_passed":
        view["turn"], view["phase"] = event["to"], "turn"
    elif kind == "day_began":
        view.update({name: event[name] for name in ("day", "row", "n_deck")})
        view.update(phase="choosing", turn=None, choosing=list(range(len(players))))
        for player in players:
            player.update(hour=0, filled=[0] * 4, has_chosen=False)
            if player["itinerary"]:
                player["used"].append(player["itinerary"])
            player["itinerary"] = None
        if warps:
            warps.update(laid_out=event["warps"], bend=None, foreseen=None)
    elif kind == "warp_used":
        warp = warps["laid_out"][event["at"]]
        warp["used_by"] = event["seat"]
        player["crystals"] -= warp["price"]["crystals"]
        view["row"] = event["row"] or view["row"]
        echo = event["choice"]["space"] if warp["kind"] == "echo" else None
        warps["bend"] = {"kind": warp["kind"], "hours": warp["price"]["hours"], "echo": echo}
        if warp["kind"] == "rewind":
            move(event["seat"], player["hour"] - 1)
        elif warp["kind"] == "new_dawn":
            forget(5)
        elif warp["kind"] == "foresight":
            view["phase"] = "foresight"
            warps["foreseen"] = {"by": event["seat"], "n": min(3, below), "cards": event["cards"]}
    elif kind == "foreseen":
        warps["foreseen"]["cards"], view["phase"] = event["cards"], "turn"
    elif kind == "game_ended":
        view.update(turn=None, phase="over", outcome=event["outcome"])
    else:
        assert kind == "day_ended", kind
    for player in players:
        player["score"] = score(player, board)


def score(player, board):
    table, beyond = board["journey"], board["journey_beyond"]
    worth = lambda n: 0 if n == 0 else table[min(n, len(table)) - 1] + max(0, n - len(table)) * beyond
    journeys = sum(worth(len(journey)) for journey in player["journeys"])
    points, crystals = player["points"], player["crystals"]
    return {"points": points, "crystals": crystals, "journeys": journeys, "total": points + crystals + journeys}


GAMES = {"timeline": timeline, "twist": twist, "trek": trek}


def difference(one, other, where=""):
    """Where two values differ first."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted(one.keys() | other.keys()):
            if one.get(name) != other.get(name) or (name in one) != (name in other):
                return difference(one.get(name), other.get(name), f"{where}.{name}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, pair in enumerate(zip(one, other)):
            if pair[0] != pair[1]:
                return difference(*pair, f"{where}[{at}]")
    return f"{where}: {json.dumps(one)} is not {json.dumps(other)}"


def main(files):
    n_frames = 0
    for file in files:
        for track in json.load(open(file, encoding="utf-8")):
            view = track["view"]
            for check in track["checks"]:
                kinds = [frame.get("event", {}).get("type") for frame in check["frames"]]
                for frame in copy.deepcopy(check["frames"]):
                    fold(view, frame)
                    n_frames += 1
                # Equal, and not the same lists: what comes later must not change what was checked.
                view = copy.deepcopy(view)
                if view != check["view"]:
                    sys.exit(f"{file}, after {kinds}: {difference(view, check['view'])}")
    print(n_frames)


if __name__ == "__main__":
    main(sys.argv[1:])
