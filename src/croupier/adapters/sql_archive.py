"""The readers' side of the store in SQL."""

from collections.abc import Mapping, Sequence

from sqlalchemy import ColumnElement, bindparam, case, func, select

from croupier.adapters import schema
from croupier.adapters.schema import columns_of
from croupier.adapters.sql_floor import SqlFloor
from croupier.adapters.sql_money import SqlMoneyArchive
from croupier.ledger.accounts import Purse
from croupier.ports.store import HistoryEntry, StoredAudit, StoredPlayer

_OF_ROUND = ("round", "table", "terms", "opened_ms", "ended_ms", "outcome")
_HISTORY = (
    select(
        # grouped by the sequence alone, so that one walk of the index gives a page; these are the same in a group
        *(func.max(schema.rounds.c[name]) for name in _OF_ROUND),
        func.sum(schema.results.c.staked),
        func.sum(schema.results.c.returned),
    )
    .join_from(schema.results, schema.rounds, schema.results.c.round == schema.rounds.c.round)
    .where(schema.results.c.player == bindparam("player"), schema.rounds.c.ended_ms.is_not(None))
    .group_by(schema.results.c.sequence)
    .order_by(schema.results.c.sequence.desc())
    .limit(bindparam("limit"))
)
_SEQUENCE_BEFORE = select(schema.rounds.c.sequence).where(schema.rounds.c.round == bindparam("before"))
_HISTORY_BEFORE = _HISTORY.where(schema.results.c.sequence < _SEQUENCE_BEFORE.scalar_subquery())

_AUDIT = (
    select(*columns_of(schema.audit, StoredAudit))
    .where(schema.audit.c.number > bindparam("after"))
    .order_by(schema.audit.c.number)
    .limit(bindparam("limit"))
)

_AUDIT_BEFORE = (
    select(*columns_of(schema.audit, StoredAudit))
    .where(schema.audit.c.number < bindparam("before"))
    .order_by(schema.audit.c.number.desc())
    .limit(bindparam("limit"))
)

_PEOPLE = select(*columns_of(schema.players, StoredPlayer))
_STAFF = _PEOPLE.where(schema.players.c.role != "player").order_by(schema.players.c.name, schema.players.c.player)


def _ends_with(text: ColumnElement[str], suffix: ColumnElement[str]) -> ColumnElement[bool]:
    """Like LIKE, but upper and lower case differ in every database: players' ids do."""
    return func.substr(text, func.length(text) - func.length(suffix) + 1) == suffix


_STAKES = bindparam("stakes", type_=schema.transfers.c.source.type)
_AT_STAKE = (
    select(
        func.sum(
            case(
                (_ends_with(schema.transfers.c.target, _STAKES), schema.transfers.c.amount),
                (_ends_with(schema.transfers.c.source, _STAKES), -schema.transfers.c.amount),
                else_=0,
            )
        )
    )
    .where(schema.transfers.c.round == schema.rounds.c.round)
    .scalar_subquery()
)
_UNFINISHED = (
    select(schema.rounds.c.table)
    .where(schema.rounds.c.ended_ms.is_(None), _AT_STAKE > 0)
    .order_by(schema.rounds.c.sequence)
)


class SqlArchive(SqlFloor, SqlMoneyArchive):
    """Implements ``ports.store.Archive``."""

    def history(self, player: str, table: str | None, before: str | None, limit: int) -> Sequence[HistoryEntry]:
        """Ended rounds of a player, latest first; none from below a round ``before`` that does not exist.

        The seats of one player in a round come as one entry.
        """
        statement = _HISTORY if before is None else _HISTORY_BEFORE
        parameters = {"player": player, "limit": limit}
        if table is not None:
            statement = statement.where(schema.rounds.c.table == bindparam("table"))
            parameters["table"] = table
        if before is not None:
            parameters["before"] = before
        return self._all(HistoryEntry, statement, **parameters)

    def audit(self, after: int, limit: int) -> Sequence[StoredAudit]:
        """Rows of the audit above a number, in order, at most ``limit``."""
        return self._all(StoredAudit, _AUDIT, after=after, limit=limit)

    def audit_before(self, before: int, limit: int, wanted: Mapping[str, str]) -> Sequence[StoredAudit]:
        """Rows of the audit below a number, latest first; those with the ``wanted`` fields that begin so."""
        begin = [schema.audit.c[field].startswith(text, autoescape=True) for field, text in wanted.items()]
        return self._all(StoredAudit, _AUDIT_BEFORE.where(*begin), before=before, limit=limit)

    def staff(self) -> Sequence[StoredPlayer]:
        """Everyone who works here, in the order of their names."""
        return self._all(StoredPlayer, _STAFF)

    def found(self, text: str, limit: int) -> Sequence[StoredPlayer]:
        """People whose name begins with a text (upper and lower case alike), or whose id it is."""
        players = schema.players.c
        wanted = players.name.istartswith(text, autoescape=True) | (players.player == text)
        return self._all(StoredPlayer, _PEOPLE.where(wanted).order_by(players.name, players.player).limit(limit))

    def unfinished(self, player: str) -> Sequence[str]:
        """Tables where the player has stakes on a round that is not over, earliest round first."""
        suffix_of_any_currency = Purse(currency="", player=player).stakes
        rows = self._rows(_UNFINISHED, stakes=suffix_of_any_currency)
        return [row.table for row in rows]
