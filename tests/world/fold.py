"""A table folded from its events by other code than the program's: once from the stored ones, once by each client.

Events are plain dicts with a ``kind``; stored and sent ones differ in how cards and lines are written, which is
left as it comes.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

AnyEvent = Mapping[str, Any]


class SeatFold(msgspec.Struct):
    """A seat in a round."""

    player: str | None = None
    bets: dict[str, int] = {}
    returned: dict[str, int] = {}
    piles: dict[str, list[Any]] = {}
    choices: dict[str, str] = {}
    slip: list[Any] = []


class RoundFold(msgspec.Struct):
    """A round. ``phase`` as views name it."""

    id: str
    phase: str = "betting"
    seats: dict[int, SeatFold] = {}
    piles: dict[str, list[Any]] = {}
    client_seed: str | None = None
    seed: str | None = None

    @property
    def over(self) -> bool:
        return self.phase in ("ended", "voided")


class ChairFold(msgspec.Struct):
    """A taken seat."""

    name: str
    player: str | None = None
    leaving: bool = False


class TableFold(msgspec.Struct):
    """A table after event ``number``."""

    number: int = 0
    chairs: dict[int, ChairFold] = {}
    round: RoundFold | None = None
    paused: str | None = None
    shut: bool = False
    dealer: str | None = None
    dealing: str = "automatic"

    @property
    def phase(self) -> str:
        """betting, deciding, or over: what a table rests in."""
        if self.round is None or self.round.over:
            return "over"
        return self.round.phase

    @property
    def running(self) -> RoundFold:
        if self.round is None:
            raise ValueError("an event of a round without a round")
        return self.round

    def apply(self, event: AnyEvent) -> None:
        """Go on by one event."""
        self.number += 1
        match event["kind"]:
            case "seat_taken":
                self.chairs[event["seat"]] = ChairFold(event["name"], event.get("player"))
            case "seat_leaving":
                self.chairs[event["seat"]].leaving = True
            case "seat_left":
                del self.chairs[event["seat"]]
            case "table_paused" | "table_resumed" | "table_opened" | "table_shut" | "announced":
                self._stand(event)
            case "round_opened":
                self.round = RoundFold(event["round"])
            case "bets_placed" if not event["bets"]:
                self.running.seats.pop(event["seat"], None)
            case "bets_placed":
                self.running.seats[event["seat"]] = SeatFold(event.get("player"), dict(event["bets"]))
            case "bets_returned" | "option_chosen" | "lines_settled":
                _apply_to_seat(self.running.seats[event["seat"]], event)
            case "card_dealt" | "card_turned" | "card_corrected":
                _apply_card(self.running, event)
            case _:
                _progress(self.running, event)

    def _stand(self, event: AnyEvent) -> None:
        """What happens to the table as a whole."""
        match event["kind"]:
            case "table_paused":
                self.paused = event["reason"]
            case "table_resumed":
                self.paused = None
            case "table_opened":
                self.shut, self.dealer, self.dealing = False, event["dealer"], event["dealing"]
            case "table_shut":
                self.shut, self.dealer = True, None


def _apply_to_seat(seat: SeatFold, event: AnyEvent) -> None:
    match event["kind"]:
        case "bets_returned":
            seat.returned = dict(event["bets"])
            for bet in event["bets"]:
                del seat.bets[bet]
        case "option_chosen":
            seat.choices[event["stage"]] = event["option"]
            if event["bet"] is not None:
                seat.bets[event["bet"]] = seat.bets.get(event["bet"], 0) + event["amount"]
        case _:
            seat.slip += event.get("lines", event.get("results"))


def _apply_card(round_: RoundFold, event: AnyEvent) -> None:
    piles = round_.piles if event["seat"] is None else round_.seats[event["seat"]].piles
    cards = piles.setdefault(event["pile"], [])
    if event["kind"] == "card_dealt":
        cards.append(event["card"])
    else:
        cards[event["index"]] = event["card"]


def _progress(round_: RoundFold, event: AnyEvent) -> None:
    match event["kind"]:
        case "betting_closed":
            round_.phase, round_.client_seed = "dealing", event["client_seed"]
        case "stage_opened":
            round_.phase = "deciding"
        case "stage_closed":
            round_.phase = "finishing"
        case "round_ended":
            round_.phase = "ended"
        case "round_voided":
            round_.phase = "voided"
        case "seed_revealed":
            round_.seed = event["seed"]
        case "card_burnt" | "cards_confirmed":
            pass  # nothing that is shown
        case unknown:
            raise ValueError(f"nothing is known of the event {unknown}")


def from_view(number: int, view: Mapping[str, Any]) -> TableFold:
    """Where a client begins: the table as a snapshot shows it."""
    chairs = {chair["seat"]: ChairFold(chair["name"], None, chair["leaving"]) for chair in view["chairs"]}
    shown = view["round"]
    standing = (view["paused"]["reason"] if view["paused"] else None, view["shut"], view["dealer"], view["dealing"])
    if shown is None:
        return TableFold(number, chairs, None, *standing)
    seats = {
        seat["seat"]: SeatFold(
            None, seat["bets"], seat["returned_bets"], _faces(seat["piles"]), seat["choices"], seat["slip"]
        )
        for seat in shown["seats"]
    }
    piles = _faces(shown["piles"])
    return TableFold(
        number,
        chairs,
        RoundFold(shown["id"], shown["phase"], seats, piles, shown["client_seed"], shown["seed"]),
        *standing,
    )


def reveal_closed_hands(fold: TableFold, shown: TableFold) -> None:
    """When a round is over nobody's hand is a secret any more; there is no event for each card, the view has them."""
    if fold.round is None or shown.round is None:
        return
    for number, seat in fold.round.seats.items():
        if any(None in cards for cards in seat.piles.values()) and number in shown.round.seats:
            seat.piles, seat.slip = shown.round.seats[number].piles, shown.round.seats[number].slip


def _faces(piles: Mapping[str, list[str]]) -> dict[str, list[Any]]:
    """Cards of a view; one that lies face down is None, as in an event."""
    return {name: [None if card == "??" else card for card in cards] for name, cards in piles.items()}
