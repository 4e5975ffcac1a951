"""What the writer's and the readers' side have in common: reading, and one kind of failure."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Engine, Executable, Row, bindparam, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from croupier.adapters import schema
from croupier.adapters.schema import columns_of
from croupier.ports.store import StoredCredential, StoredEvent, StoredPlayer, StoredRound, StoreError
from croupier.rules.definition import Terms

_Kept = TypeVar("_Kept", bound=msgspec.Struct)

_ROUND = select(*columns_of(schema.rounds, StoredRound)).where(schema.rounds.c.round == bindparam("round"))
_ROUND_EVENTS = (
    select(*columns_of(schema.events, StoredEvent))
    .where(schema.events.c.round == bindparam("round"))
    .order_by(schema.events.c.number)
)
_TERMS = select(schema.terms.c.body).where(schema.terms.c.fingerprint == bindparam("fingerprint"))
_CREDENTIAL = select(*columns_of(schema.credentials, StoredCredential))
_CREDENTIAL_OF = _CREDENTIAL.where(schema.credentials.c.player == bindparam("player"))
_HOLDER = _CREDENTIAL.where(schema.credentials.c.likeness == bindparam("likeness"))
_PLAYER = select(*columns_of(schema.players, StoredPlayer)).where(schema.players.c.player == bindparam("player"))


@contextmanager
def store_errors() -> Iterator[None]:
    """Raise StoreError for whatever the database or its driver objects to."""
    try:
        yield
    except DBAPIError as problem:
        raise StoreError(str(problem.orig)) from problem
    except (SQLAlchemyError, OverflowError) as problem:  # the driver lets no number of more than 64 bits through
        raise StoreError(str(problem)) from problem


class SqlReader:
    """Reads committed data; each call sees one moment. Usable from several threads; close it at the end."""

    def __init__(self, engine: Engine) -> None:
        """Take an engine and own it from now on."""
        self._engine = engine
        self._reading = engine.execution_options(begin="DEFERRED")

    def close(self) -> None:
        """Close the connections."""
        self._engine.dispose()

    def round(self, round_id: str) -> StoredRound | None:
        """A round's entry."""
        return self._one(StoredRound, _ROUND, round=round_id)

    def round_events(self, round_id: str) -> Sequence[StoredEvent]:
        """All events of a round in order."""
        return self._all(StoredEvent, _ROUND_EVENTS, round=round_id)

    def terms(self, fingerprint: str) -> Terms:
        """The terms of a fingerprint; StoreError if there are none, or none that this program understands."""
        rows = self._rows(_TERMS, fingerprint=fingerprint)
        if not rows:
            raise StoreError(f"no terms with the fingerprint {fingerprint}")
        try:
            return msgspec.json.decode(rows[0].body, type=Terms)
        except msgspec.DecodeError as problem:
            raise StoreError(f"the terms with the fingerprint {fingerprint} are not understood: {problem}") from problem

    def player(self, player: str) -> StoredPlayer | None:
        """Someone the house knows."""
        return self._one(StoredPlayer, _PLAYER, player=player)

    def credential(self, player: str) -> StoredCredential | None:
        """How someone signs in; None for a guest."""
        return self._one(StoredCredential, _CREDENTIAL_OF, player=player)

    def holder(self, likeness: str) -> StoredCredential | None:
        """Whose name looks like this."""
        return self._one(StoredCredential, _HOLDER, likeness=likeness)

    def _rows(self, statement: Executable, **parameters: object) -> Sequence[Row[Any]]:
        with store_errors(), self._reading.connect() as connection:
            return connection.execute(statement, parameters).all()

    def _all(self, kind: type[_Kept], statement: Executable, **parameters: object) -> Sequence[_Kept]:
        return [kind(*row) for row in self._rows(statement, **parameters)]

    def _one(self, kind: type[_Kept], statement: Executable, **parameters: object) -> _Kept | None:
        kept = self._all(kind, statement, **parameters)
        return kept[0] if kept else None
