"""The cashier (A36) and responsible gaming (A37) over HTTP."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from croupier.book.acts import AnswerCheck, ConfirmLimit, Leave, SetLimit, TakeBreak
from croupier.book.money import LEAST, MOST
from croupier.book.plays import CURRENCY
from croupier.ledger.accounts import Purse
from croupier.money import CURRENCIES
from croupier.ports.money import StoredMovement
from croupier.responsible import limits
from croupier.responsible.guard import idle_ms, time_today_ms
from croupier.responsible.state import Limit, Period, PlayState, Sums, sums_of
from croupier.round.commands import Refused
from croupier.server.access import PLAYERS, person
from croupier.server.api import AnyRequest, house_of
from croupier.server.api import Limit as PageSize
from croupier.server.house import GUEST_MONEY, House
from croupier.wire.messages import Wallet
from croupier.wire.money import (
    AmountAsked,
    BreakAsked,
    BreakShown,
    CashierShown,
    FiguresShown,
    HelpShown,
    LimitAsked,
    LimitConfirmed,
    LimitShown,
    MovementShown,
    PendingShown,
    PlayShown,
    RulesShown,
    SittingShown,
)

MINUTE_MS = 60_000

_Asked = TypeVar("_Asked", bound=msgspec.Struct)

_PERIODS: Mapping[str, Period] = {"day": "day", "week": "week", "month": "month"}


@get("/api/cashier", guards=[PLAYERS])
async def cashier(request: AnyRequest, limit: PageSize = 20, before: FromQuery[str | None] = None) -> CashierShown:
    """The player's balance, and deposits and withdrawals, latest first."""
    return await _cashier(request, limit, before)


@post("/api/cashier/deposits", status_code=200, guards=[PLAYERS])
async def deposit(request: AnyRequest, data: JSONBody[AmountAsked]) -> CashierShown:
    """Pay in: the provider is asked, and the amount is there when it says so."""
    player, asked = await person(request), await _strictly(request, data)
    await house_of(request).money.deposit(player.player, asked.key, asked.amount)
    return await _cashier(request, 20, None)


@post("/api/cashier/withdrawals", status_code=200, guards=[PLAYERS])
async def withdrawal(request: AnyRequest, data: JSONBody[AmountAsked]) -> CashierShown:
    """Have money paid out: it is held at once, and not to be called back."""
    player, asked = await person(request), await _strictly(request, data)
    await house_of(request).money.withdraw(player.player, asked.key, asked.amount)
    return await _cashier(request, 20, None)


@post("/api/cashier/trial", status_code=200, guards=[PLAYERS])
async def trial_money(request: AnyRequest) -> Wallet:
    """Fill up the money for trying games (C3)."""
    player = await person(request)
    return await house_of(request).trial_money(player.player)


@get("/api/play", guards=[PLAYERS])
async def play(request: AnyRequest) -> PlayShown:
    """The player's figures, session, limits and break."""
    return await _play(request)


@post("/api/play/limits", status_code=200, guards=[PLAYERS])
async def set_limit(request: AnyRequest, data: JSONBody[LimitAsked]) -> PlayShown:
    """Set a limit: a lower one holds at once, a higher one after the jurisdiction's delay."""
    player, asked = await person(request), await _strictly(request, data)
    house = house_of(request)
    await house.writer.submit(SetLimit(house.clock.wall_ms(), player.player, asked.key, asked.kind, asked.value))
    return await _play(request)


@post("/api/play/limits/confirm", status_code=200, guards=[PLAYERS])
async def confirm_limit(request: AnyRequest, data: JSONBody[LimitConfirmed]) -> PlayShown:
    """Still want a raised limit that has waited."""
    player, asked = await person(request), await _strictly(request, data)
    house = house_of(request)
    await house.writer.submit(ConfirmLimit(house.clock.wall_ms(), player.player, asked.key, asked.kind))
    return await _play(request)


@post("/api/play/break", status_code=200, guards=[PLAYERS])
async def take_break(request: AnyRequest, data: JSONBody[BreakAsked]) -> PlayShown:
    """Step away from now on, everywhere; seats are given up, what stands is played out."""
    player, asked = await person(request), await _strictly(request, data)
    house = house_of(request)
    await house.writer.submit(TakeBreak(house.clock.wall_ms(), player.player, asked.key, asked.kind, asked.days))
    for table, live in house.live.items():
        seat = live.state.seat_of(player.player)
        if seat is not None and not live.state.chairs[seat].leaving:
            with suppress(Refused):  # given up already, in another window
                await house.writer.submit(Leave(house.clock.wall_ms(), table, player.player))
    return await _play(request)


@post("/api/play/check", status_code=200, guards=[PLAYERS])
async def answer_check(request: AnyRequest) -> PlayShown:
    """Have read how long the session goes on."""
    player = await person(request)
    house = house_of(request)
    await house.writer.submit(AnswerCheck(house.clock.wall_ms(), player.player))
    return await _play(request)


MONEY_ROUTES: list[Any] = [
    cashier,
    deposit,
    withdrawal,
    trial_money,
    play,
    set_limit,
    confirm_limit,
    take_break,
    answer_check,
]


async def _strictly(request: AnyRequest, data: _Asked) -> _Asked:
    """What was asked, read again without the framework's kindness, which takes the text "100" for a number."""
    try:
        return msgspec.json.decode(await request.body(), type=type(data))
    except msgspec.ValidationError as problem:
        raise Refused("bad_message", why=str(problem)) from None


async def _cashier(request: AnyRequest, limit: int, before: str | None) -> CashierShown:
    player = await person(request)
    house = house_of(request)
    wallet = await house.wallet(player.player)
    payout = await house.writer.balance(Purse(CURRENCY, player.player).payout)
    movements = await asyncio.to_thread(house.parts.archive.movements, player.player, before, limit)
    return CashierShown(
        currency=wallet.currency,
        exponent=wallet.exponent,
        available=wallet.available,
        held=wallet.held,
        payout=payout,
        open=house.money.payments is not None,
        minimum=LEAST,
        maximum=MOST,
        top_up=GUEST_MONEY,
        movements=[_movement(movement) for movement in movements],
    )


def _movement(movement: StoredMovement) -> MovementShown:
    return MovementShown(
        movement.movement,
        movement.kind,
        movement.amount,
        movement.state,
        movement.created_ms,
        movement.changed_ms,
        movement.reason,
    )


async def _play(request: AnyRequest) -> PlayShown:
    player = await person(request)
    house = house_of(request)
    state = await house.writer.play(player.player)
    now_ms = house.clock.wall_ms()
    today = _figures(state, now_ms, "day")
    away = state.away if state.excluded(now_ms) else None
    return PlayShown(
        currency=CURRENCY,
        exponent=CURRENCIES[CURRENCY].exponent,
        now_ms=now_ms,
        on_tables=await house.writer.balance(Purse(CURRENCY, player.player).stakes),
        today=msgspec.structs.replace(today, played_ms=_time_today(house, state, now_ms)),
        week=_figures(state, now_ms, "week"),
        month=_figures(state, now_ms, "month"),
        session=_sitting(house, state, now_ms),
        limits=[_limit(house, state, kind, now_ms) for kind in limits.KINDS],
        away=BreakShown(away.kind, away.until_ms) if away is not None else None,
        check_due_ms=_check_due_ms(house, state, now_ms),
        rules=_rules(house),
    )


def _rules(house: House) -> RulesShown:
    rules = house.money.rules
    return RulesShown(
        jurisdiction=house.parts.jurisdiction.code,
        raise_delay_ms=rules.raise_delay_ms.value,
        raise_confirmed=rules.raise_confirmed.value,
        minimum_age=rules.minimum_age.value,
        ids_required=rules.ids_required.value,
        cool_off_days=[*limits.BREAK_DAYS["cool_off"]],
        exclusion_days=[*limits.BREAK_DAYS["exclusion"]],
        help=[HelpShown(one.name, one.address, one.phone) for one in house.parts.jurisdiction.help],
    )


def _figures(state: PlayState, now_ms: int, period: Period) -> FiguresShown:
    sums = sums_of(state, now_ms, period)
    return FiguresShown(max(0, sums.settled), sums.returned, sums.deposited, sums.played_ms)


def _time_today(house: House, state: PlayState, now_ms: int) -> int:
    return time_today_ms(state, house.money.rules, now_ms)


def _sitting(house: House, state: PlayState, now_ms: int) -> SittingShown | None:
    session = state.sitting(now_ms, idle_ms(house.money.rules))
    if session is None:
        return None
    tickets = {instance.partition("/")[0]: ticket for instance, ticket in session.tickets.items()}
    return SittingShown(session.id, session.started_ms, max(0, session.sums.settled), session.sums.returned, tickets)


def _check_due_ms(house: House, state: PlayState, now_ms: int) -> int | None:
    """When the session has gone on for so long since it began, or since the player last read how long."""
    minutes = limits.reality_check_minutes(state, house.money.rules, now_ms)
    session = state.sitting(now_ms, idle_ms(house.money.rules))
    if minutes is None or session is None:
        return None
    return max(session.started_ms, state.checked_ms) + minutes * MINUTE_MS


def _limit(house: House, state: PlayState, kind: str, now_ms: int) -> LimitShown:
    rules = house.money.rules
    found = state.limits.get(kind, Limit(None))
    value = limits.in_force(state, rules, kind, now_ms)
    if kind == "reality_check":
        value = limits.reality_check_minutes(state, rules, now_ms)
    pending = found.pending if found.pending is not None and found.pending.value != value else None
    return LimitShown(
        kind=kind,
        unit="minutes" if kind in limits.MINUTES else "money",
        value=value,
        used=_used(house, state, kind, now_ms),
        required=kind in limits.missing_before_play(state, rules, now_ms),
        pending=None if pending is None else PendingShown(pending.value, pending.from_ms, rules.raise_confirmed.value),
    )


def _used(house: House, state: PlayState, kind: str, now_ms: int) -> int | None:
    """How much of a limit is used up; None where that is no question."""
    what, _, name = kind.partition("_")
    if (period := _PERIODS.get(name)) is None:
        return None
    sums: Sums = sums_of(state, now_ms, period)
    match what:
        case "deposit":
            return sums.deposited
        case "loss":
            return max(0, sums.lost)
        case "stake":
            return max(0, sums.staked)
        case _:
            return _time_today(house, state, now_ms) // MINUTE_MS
