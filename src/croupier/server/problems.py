"""What a client gets when something is wrong: a code and a message, never a stack trace."""

from http import HTTPStatus
from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

AnyRequest = Request[Any, Any, Any]

_log = structlog.get_logger()


def exception_handlers() -> ExceptionHandlersMap:
    """Return the handlers for everything a request can end in."""
    return {HTTPException: _answer_known, Exception: _answer_unknown}


def _answer_known(_: AnyRequest, problem: HTTPException) -> Response[dict[str, str]]:
    return _answer(problem.status_code, problem.detail, problem.headers)


def _answer_unknown(request: AnyRequest, problem: Exception) -> Response[dict[str, str]]:
    _log.error("request failed", method=request.method, path=request.url.path, exc_info=problem)
    return _answer(HTTPStatus.INTERNAL_SERVER_ERROR, "The house made a mistake; it has been noted.", None)


def _answer(status_code: int, message: str, headers: dict[str, str] | None) -> Response[dict[str, str]]:
    status = HTTPStatus(status_code)
    return Response(
        {"code": status.name.lower(), "message": message or status.phrase},
        status_code=status_code,
        headers=headers,
        media_type=MediaType.JSON,
    )
