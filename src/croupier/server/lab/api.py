"""The odds lab over REST: exact figures for paytables that visitors make up, to see, to keep and to share."""

from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from croupier.odds.changes import GAMES
from croupier.odds.errors import OddsError
from croupier.round.commands import Refused
from croupier.rules.fingerprint import fingerprint
from croupier.server.access import SIGNED_IN, person
from croupier.server.api import AnyRequest, house_of
from croupier.server.lab import tasks
from croupier.wire.odds import LabGame, OddsAsked, OddsFound

Sets = Annotated[list[str] | None, QueryParameter(name="set", max_items=100)]
Stakes = Annotated[list[str] | None, QueryParameter(name="stake", max_items=8)]

_T = TypeVar("_T")


@get("/api/odds", guards=[SIGNED_IN])
async def lab_games(request: AnyRequest) -> list[LabGame]:
    """Every game of the odds lab, and what may be changed about it."""
    player = await person(request)
    return await house_of(request).lab.ask(player.player, (), tasks.lab_games)


@post("/api/odds/{game:str}", guards=[SIGNED_IN], status_code=200)
async def lab_odds(request: AnyRequest, game: FromPath[str], data: JSONBody[OddsAsked]) -> OddsFound:
    """What every bet of a game is worth, exactly, with changes to its paytables and options."""
    return await _asked(request, tasks.lab_odds, game, data)


@get("/api/odds/{game:str}/certificate", guards=[SIGNED_IN], media_type="application/json")
async def lab_certificate(request: AnyRequest, game: FromPath[str], sets: Sets = None) -> Response[bytes]:
    """The certificate of a game with changes, each ``set`` one of them, as a file."""
    content = await _asked(request, tasks.lab_certificate, game, _question(sets))
    return _file(content, f"{game}.certificate.json", "application/json")


@get("/api/odds/{game:str}/report", guards=[SIGNED_IN], media_type="text/html")
async def lab_report(  # noqa: PLR0913, PLR0917 (one for each part of the address)
    request: AnyRequest,
    game: FromPath[str],
    sets: Sets = None,
    stakes: Stakes = None,
    strategy: FromQuery[str] = "optimal",
    objective: FromQuery[str] = "expected-value",
) -> Response[bytes]:
    """The report on a game with changes as one page to keep; each ``stake`` a side bet and its Antes, ``bet=1``."""
    asked = _question(sets, stakes, strategy, objective)
    content = await _asked(request, tasks.lab_page, game, asked)
    return _file(content, f"{game}.odds.html", "text/html")


LAB_ROUTES = [lab_games, lab_odds, lab_certificate, lab_report]


async def _asked(request: AnyRequest, task: Callable[[str, OddsAsked], _T], name: str, asked: OddsAsked) -> _T:
    """The answer to a question about a game: the same for the same definition, however it was come by."""
    player = await person(request)
    if name not in GAMES:
        raise Refused("unknown_game", game=name[:64])
    try:
        definition = fingerprint(tasks.asked_game(name, asked))
    except OddsError as problem:
        raise Refused("bad_odds", why=str(problem)) from problem
    key = (definition, tuple(sorted(asked.stakes.items())), asked.strategy, asked.objective)
    return await house_of(request).lab.ask(player.player, key, task, name, asked)


def _question(
    sets: list[str] | None,
    stakes: list[str] | None = None,
    strategy: str = "optimal",
    objective: str = "expected-value",
) -> OddsAsked:
    """A question from the parts of an address; Refused for one that makes none."""
    pairs = [stake.partition("=")[::2] for stake in stakes or []]
    fields = {"changes": sets or [], "stakes": dict(pairs), "strategy": strategy, "objective": objective}
    try:
        return msgspec.convert(fields, OddsAsked)
    except msgspec.ValidationError as problem:
        raise Refused("bad_odds", why=f"{problem}.") from problem


def _file(content: bytes, name: str, media_type: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(content, media_type=media_type, headers=headers)
