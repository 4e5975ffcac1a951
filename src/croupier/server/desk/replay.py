"""A round played again from its events, step by step, through somebody's eyes."""

from collections.abc import Iterator, Mapping

from croupier.book.codec import decode_event
from croupier.book.draft import Numbered
from croupier.book.seating import TableState, advance
from croupier.games.catalogue import Table
from croupier.money import CURRENCIES
from croupier.ports.store import Archive, StoreError
from croupier.round.commands import Refused
from croupier.round.events import RoundOpened
from croupier.round.model import Round
from croupier.server.house import House
from croupier.wire.desk import ChatShown, Replay, ReplayStep
from croupier.wire.encode import event_shown, round_shown, viewer_of


def folded(archive: Archive, round_id: str) -> Iterator[tuple[int, Numbered]]:
    """Each event of a round, when it happened, and the table it led to, under the terms the round is pinned to."""
    state: TableState | None = None
    for record in archive.round_events(round_id):
        event = decode_event(record.body)
        terms = archive.terms(event.terms) if isinstance(event, RoundOpened) else None
        state = advance(state or TableState(record.table), event, terms)
        yield record.at_ms, Numbered(record.number, event, state)


def own_replay(house: House, player: str, round_id: str) -> Replay:
    """A round as somebody who took part in it saw it; Refused for anyone else."""
    steps = list(folded(house.parts.archive, round_id))
    round_ = _last(steps)
    if round_ is None or viewer_of(round_, player) is None:
        raise Refused("unknown_round", round=round_id)
    return _replay(house, steps, player, [])


def whole_replay(house: House, round_id: str, chat: list[ChatShown]) -> Replay:
    """A round as support sees it: all that is known of every seat, and nothing that nobody knew at the time."""
    steps = list(folded(house.parts.archive, round_id))
    round_ = _last(steps)
    if round_ is None:
        raise Refused("unknown_round", round=round_id)
    alone = next(iter(round_.seats.values())).player if len(round_.seats) == 1 else None
    return _replay(house, steps, alone, chat)


def _last(steps: list[tuple[int, Numbered]]) -> Round | None:
    return steps[-1][1].state.round if steps else None


def _replay(house: House, steps: list[tuple[int, Numbered]], eyes: str | None, chat: list[ChatShown]) -> Replay:
    round_ = _last(steps)
    if round_ is None:
        raise StoreError("a round has events and did not open")
    names = _names(house, round_)
    table = steps[0][1].state.table.partition("/")[0]
    shown: list[ReplayStep] = []
    for at_ms, numbered in steps:
        then = numbered.state.round
        if then is not None:
            shown.append(ReplayStep(at_ms, event_shown(numbered, eyes), round_shown(then, eyes, names)))
    return Replay(
        round=round_.id,
        table=table,
        table_name=table_name(house.tables, table),
        game=round_.game.name,
        currency=round_.terms.currency,
        exponent=CURRENCIES[round_.terms.currency].exponent,
        opened_ms=round_.opened_ms,
        steps=shown,
        chat=chat,
    )


def table_name(tables: Mapping[str, Table], table: str) -> str:
    """What a table is called; its id where it is offered no more."""
    return tables[table].name if table in tables else table


def _names(house: House, round_: Round) -> Mapping[int, str]:
    names = house.parts.desk.names({seat.player for seat in round_.seats.values()})
    return {number: names.get(seat.player, "") for number, seat in round_.seats.items()}
