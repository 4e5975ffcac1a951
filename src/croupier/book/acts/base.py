"""What all acts have, and what those of the staff have besides."""

import msgspec


class BaseAct(msgspec.Struct, frozen=True, tag_field="act", tag=True):
    """Base of all acts. ``at_ms``: the wall time it arrived."""

    at_ms: int


class StaffAct(BaseAct, frozen=True):
    """Base of what staff do: ``by`` whom (their id), in which ``role``, and ``why`` in their own words.

    Whatever a staff act changes, its row in the audit is stored in the same transaction.
    """

    by: str
    role: str
    why: str = ""
