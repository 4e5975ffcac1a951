"""What people do at a table, given what they see: mostly sensible things."""

from collections.abc import Mapping
from random import Random
from typing import Any

from croupier.games.catalogue import Table

Command = dict[str, Any]
View = Mapping[str, Any]

ANTES = (100, 100, 200, 500, 1_000, 2_500, 10_000, 20_000)
SIDE_BETS = (100, 100, 300, 500, 1_000)
ODD_AMOUNTS = (1, 50, 99, 60_000, 10**15)


def next_command(table: Table, view: View, chance: Random) -> Command | None:
    """What someone with this view says next, without its key; None for nothing. Top-ups do not go by socket."""
    round_ = view["round"]
    base: Command = {"table": table.id}
    if chance.random() < 0.04:
        return _out_of_place(base, view, chance)
    if table.live and view["you"] is None:
        seat = {"seat": chance.randint(1, 7)} if chance.random() < 0.3 else {}
        return {"type": "sit", **base, **seat}
    if round_ is not None and round_["phase"] not in ("ended", "voided"):
        return _in_a_round(table, view, {**base, "round": round_["id"]}, chance)
    if table.live:
        return _rarely(chance, {"type": chance.choice(("leave", "leave", "sit")), **base})
    return {"type": "new_round", **base}


def _in_a_round(table: Table, view: View, base: Command, chance: Random) -> Command | None:
    round_ = view["round"]
    mine = next((seat for seat in round_["seats"] if seat["you"]), None)
    if round_["phase"] == "betting":
        if not table.live and mine is not None and mine["bets"] and chance.random() < 0.5:
            return {"type": "deal", **base, "client_seed": f"{chance.getrandbits(128):032x}"}
        return {"type": "bet", **base, "placements": _placements(table, view, mine, chance)}
    if mine is not None and mine["options"]:
        raising = [option["name"] for option in mine["options"] if option["cost"]]
        option = chance.choice(raising) if chance.random() < 0.8 else "fold"
        return {"type": "choose", **base, "stage": round_["stage"], "option": option}
    if table.live and chance.random() < 0.1:
        return {"type": "leave", "table": table.id}
    return _rarely(chance, {"type": "choose", **base, "stage": "decision", "option": "fold"})


def to_the_end(table: Table, view: View) -> Command:
    """What brings an instant round to its end in the fewest words."""
    round_ = view["round"]
    base: Command = {"table": table.id, "round": round_["id"]}
    mine = next((seat for seat in round_["seats"] if seat["you"]), None)
    if round_["phase"] == "deciding":
        return {"type": "choose", **base, "stage": round_["stage"], "option": "fold"}
    limits = {limit.bet: limit for limit in table.terms.limits}
    if mine is None or any(amount < limits[bet].minimum for bet, amount in mine["bets"].items()):
        return {"type": "bet", **base, "placements": [{"ante": limits["ante"].minimum}]}
    return {"type": "deal", **base, "client_seed": ""}


def junk(chance: Random, raw: str) -> str:
    """Something that is no command, often made from one."""
    cut = chance.randrange(raw.index('"key"'))  # the key stays: another one might be a good one
    return chance.choice(
        [
            raw[:cut],
            raw[:cut] + chr(chance.randrange(32, 0x2FF)) + raw[cut + 1 :],
            raw.replace(":", ": 1e9, ", 1),
            raw.replace('"table"', '"tabel"'),
            raw.replace("{", '{"extra": 1,', 1),
            "[" * 500,
            "null",
            '{"type": "bet", "table": "venezia", "round": "x", "key": "12345678", "placements": [{"ante": -5}]}',
            '{"type": "void", "table": "venezia", "round": "x", "key": "12345678"}',
            "\x00\ud7ff",
            "",
        ]
    )


def _placements(table: Table, view: View, mine: Mapping[str, Any] | None, chance: Random) -> list[dict[str, int]]:
    """A whole bet: anew, one placement more, one less, all off, or the last round's."""
    standing = [dict(placement) for placement in mine["placements"]] if mine is not None else []
    luck = chance.random()
    if standing and luck < 0.12:
        return standing[:-1]  # A25
    if standing and luck < 0.17:
        return []
    if not standing and view["last_bets"] and luck < 0.3:
        return [dict(view["last_bets"])]  # A24
    if len(standing) > 4:
        standing = []
    spots = [limit.bet for limit in table.terms.limits]
    spot = chance.choice(spots) if standing or luck > 0.9 else "ante"
    if chance.random() < 0.03:
        return [*standing, {spot: chance.choice(ODD_AMOUNTS)}]
    placement = {spot: chance.choice(ANTES if spot == "ante" else SIDE_BETS)}
    for more in spots:
        if more != spot and chance.random() < 0.5:
            placement[more] = chance.choice(ANTES[:4] if more == "ante" else SIDE_BETS)
    return [*standing, placement]


def _out_of_place(base: Command, view: View, chance: Random) -> Command:
    """Well-formed, but hardly allowed."""
    round_id = view["round"]["id"] if view["round"] is not None else "no-round"
    in_round = {**base, "round": chance.choice([round_id, "VEN-20260101-120000-000001", "no-round"])}
    return chance.choice(
        [
            {"type": "bet", **in_round, "placements": [{"insurance": 100}]},
            {"type": "bet", **in_round, "placements": [{"ante": 100}] * 3},
            {"type": "deal", **in_round, "client_seed": "x"},
            {"type": "choose", **in_round, "stage": "decision", "option": chance.choice(["play", "call", "surrender"])},
            {"type": "choose", **in_round, "stage": "second", "option": "fold"},
            {"type": "sit", **base, "seat": 12},
            {"type": "new_round", **base},
            {"type": "leave", **base},
            {"type": "sit", "table": "atlantis"},
        ]
    )


def _rarely(chance: Random, command: Command) -> Command | None:
    return command if chance.random() < 0.3 else None
