"""A second verifier, written from docs/fairness.md with nothing but the standard library, and none of Croupier's code.

It names the first thing that is wrong, or nothing. How a game settles is in the rules, not in the description; of the
slip it checks the arithmetic alone.
"""

import hashlib
import hmac
import json
from collections.abc import Iterator
from typing import Any

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
FORMAT = ("croupier-round", 1)


def first_wrong(text: str) -> str | None:
    """The name of the first check that fails."""
    record = json.loads(text)
    assert (record["format"], record["version"]) == FORMAT
    for check in (commitment, rules, cards, sums):
        if not check(record):
            return check.__name__
    return None


def commitment(record: dict[str, Any]) -> bool:
    digest = hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest()
    return digest == str(record["commitment"])


def rules(record: dict[str, Any]) -> bool:
    found = [fingerprint(record["rules"]["game"]), fingerprint(record["rules"])]
    return found == [record["definition"], record["terms"]]


def fingerprint(definition: object) -> str:
    meaning = {"definition": definition, "facts": 1, "settle": 1}
    text = json.dumps(meaning, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def cards(record: dict[str, Any]) -> bool:
    if record["client_seed"] is None:
        return not record["cards"]
    dealt = deck(record)
    layout = places(record)
    seen = set()
    for card in record["cards"]:
        place = layout.get((card["pile"], card["seat"], card["index"]))
        if place is None or place != card["place"] or place in seen or dealt[place] != card["card"]:
            return False
        seen.add(place)
    return True


def deck(record: dict[str, Any]) -> list[str]:
    source = numbers(bytes.fromhex(record["seed"]), f"{record['round']}|{record['client_seed']}")
    shuffled = list(CARDS)
    for last in range(51, 0, -1):
        bound = last + 1
        too_high = 2**32 - 2**32 % bound
        number = next(source)
        while number >= too_high:
            number = next(source)
        place = number % bound
        shuffled[last], shuffled[place] = shuffled[place], shuffled[last]
    return shuffled


def numbers(seed: bytes, text: str) -> Iterator[int]:
    counter = 0
    while True:
        digest = hmac.new(seed, f"{text}|{counter}".encode(), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        counter += 1


def places(record: dict[str, Any]) -> dict[tuple[str, int | None, int], int]:
    """Place by pile, seat and index."""
    piles = record["rules"]["game"]["piles"]
    layout: dict[tuple[str, int | None, int], int] = {}
    for seat in (None, *range(1, record["rules"]["seats"] + 1)):
        for pile in piles:
            if (pile["owner"] == "seat") == (seat is not None):
                for index in range(pile["count"]):
                    layout[pile["name"], seat, index] = len(layout)
    return layout


def sums(record: dict[str, Any]) -> bool:
    voided = record["outcome"] == "voided"
    return all(voided_seat(seat) if voided else settled_seat(seat) for seat in record["seats"])


def voided_seat(seat: dict[str, Any]) -> bool:
    return not seat["slip"] and int(seat["returned"]) == sum(seat["bets"].values())


def settled_seat(seat: dict[str, Any]) -> bool:
    stakes: dict[str, int] = {}
    for line in seat["slip"]:
        stake = seat["bets"].get(line["bet"])
        if line["outcome"] != "bonus":
            if line["bet"] in stakes or line["staked"] != stake:
                return False
            stakes[line["bet"]] = line["staked"]
        won = stake * (line["pays"] or 0)
        paid = {"win": stake + won, "push": stake, "lose": 0, "fold": 0, "bonus": won}
        if line["returned"] != paid[line["outcome"]]:
            return False
    returned = sum(line["returned"] for line in seat["slip"])
    return (stakes, returned) == (seat["bets"], seat["returned"])
