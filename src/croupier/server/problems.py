"""What a client gets when something is wrong: a code and a message, never a stack trace."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ExceptionHandlersMap

from croupier.ports.store import StoreError
from croupier.round.commands import Refused
from croupier.wire.wording import sentence

REFUSAL_STATUS: Mapping[str, HTTPStatus] = {
    "bad_limit": HTTPStatus.BAD_REQUEST,
    "bad_message": HTTPStatus.BAD_REQUEST,
    "bad_odds": HTTPStatus.BAD_REQUEST,
    "bad_name": HTTPStatus.BAD_REQUEST,
    "bad_password": HTTPStatus.BAD_REQUEST,
    "barred": HTTPStatus.FORBIDDEN,
    "foreign_origin": HTTPStatus.FORBIDDEN,
    "busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "cashier_closed": HTTPStatus.SERVICE_UNAVAILABLE,
    "chat_too_fast": HTTPStatus.TOO_MANY_REQUESTS,
    "no_search": HTTPStatus.BAD_REQUEST,
    "not_allowed": HTTPStatus.FORBIDDEN,
    "no_deck": HTTPStatus.SERVICE_UNAVAILABLE,
    "not_signed_in": HTTPStatus.UNAUTHORIZED,
    "regulator_down": HTTPStatus.SERVICE_UNAVAILABLE,
    "rate_limited": HTTPStatus.TOO_MANY_REQUESTS,
    "too_long": HTTPStatus.SERVICE_UNAVAILABLE,
    "too_many_tries": HTTPStatus.TOO_MANY_REQUESTS,
    "unknown_game": HTTPStatus.NOT_FOUND,
    "unknown_message": HTTPStatus.NOT_FOUND,
    "unknown_player": HTTPStatus.NOT_FOUND,
    "unknown_person": HTTPStatus.NOT_FOUND,
    "unknown_round": HTTPStatus.NOT_FOUND,
    "unknown_table": HTTPStatus.NOT_FOUND,
}
"""What a refusal is in HTTP's terms; any other is a conflict with how things stand."""

STATUS_SENTENCES: Mapping[int, str] = {
    HTTPStatus.BAD_REQUEST: "This request cannot be understood; the API's description says what is asked for.",
    HTTPStatus.NOT_FOUND: "There is nothing at this address.",
    HTTPStatus.METHOD_NOT_ALLOWED: "This address cannot be asked in this way.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "This is more than the house reads at once.",
}
"""What the framework finds wrong, as sentences; for the rest its own words stand."""

AnyRequest = Request[Any, Any, Any]

_log = structlog.get_logger()


def exception_handlers() -> ExceptionHandlersMap:
    """Return the handlers for everything a request can end in."""
    return {
        HTTPException: _answer_known,
        Refused: _answer_refusal,
        StoreError: _answer_not_stored,
        Exception: _answer_unknown,
    }


def refuse_other_than_description(request: AnyRequest) -> None:
    """Under the address of the API's description there is nothing else; the framework would answer with a page."""
    if request.scope["path"].rstrip("/") not in ("/schema", "/schema/openapi.json"):
        raise NotFoundException


def _answer_known(_: AnyRequest, problem: HTTPException) -> Response[dict[str, Any]]:
    message = STATUS_SENTENCES.get(problem.status_code, problem.detail)
    return _answer(problem.status_code, message, problem.headers)


def _answer_refusal(_: AnyRequest, refusal: Refused) -> Response[dict[str, Any]]:
    """A rule said no: its code and arguments for the client to word, and a sentence for other callers."""
    return Response(
        {
            "code": refusal.code,
            "args": refusal.arguments,
            "message": sentence(refusal.code, refusal.arguments),
        },
        status_code=REFUSAL_STATUS.get(refusal.code, HTTPStatus.CONFLICT),
        media_type=MediaType.JSON,
    )


def _answer_not_stored(request: AnyRequest, _: StoreError) -> Response[dict[str, Any]]:
    response = _answer_refusal(request, Refused("store_failed"))
    response.status_code = HTTPStatus.SERVICE_UNAVAILABLE
    return response


def _answer_unknown(request: AnyRequest, problem: Exception) -> Response[dict[str, Any]]:
    _log.error("request failed", method=request.method, path=request.url.path, exc_info=problem)
    return _answer(HTTPStatus.INTERNAL_SERVER_ERROR, "The house made a mistake; it has been noted.", None)


def _answer(status_code: int, message: str, headers: dict[str, str] | None) -> Response[dict[str, Any]]:
    status = HTTPStatus(status_code)
    return Response(
        {"code": status.name.lower(), "args": {}, "message": message or status.phrase},
        status_code=status_code,
        headers=headers,
        media_type=MediaType.JSON,
    )
