"""Pictures of tables: where each table's HLS stream is, as the operator says it, and what a browser must be allowed."""

import re
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

import msgspec

from croupier.games.catalogue import Table

_ADDRESS: Final = re.compile(r"(?:https?://[A-Za-z0-9.\-]+(?::[0-9]{1,5})?|(?!//))/[A-Za-z0-9._~%/?&=\-]*")
"""Nothing in it may end a header's directive, so that an address is safe to be named in a page's policy."""


def parse_stream(text: str, tables: Iterable[Table]) -> tuple[str, str]:
    """Read ``TABLE=ADDRESS`` of a live table; ValueError, saying why, for anything else."""
    name, _, address = text.partition("=")
    if not any(table.id == name and table.live for table in tables):
        raise ValueError(f"there is no live table {name!r}")
    if not _ADDRESS.fullmatch(address):
        raise ValueError(f"{address!r} is no address of a stream: https://..., or a path of this server")
    return name, address


def with_streams(tables: Iterable[Table], streams: Mapping[str, str]) -> tuple[Table, ...]:
    """The tables, those with a picture that have one."""
    return tuple(msgspec.structs.replace(table, stream=streams.get(table.id, table.stream)) for table in tables)


def origin(address: str) -> str | None:
    """Where a stream comes from, as a page's policy names it; None for this server itself."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else None
