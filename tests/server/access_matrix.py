"""Who may ask what of the API: every endpoint has its row here, and the test holds the house to it."""

from collections.abc import Mapping

ANYONE = frozenset({"nobody", "player", "dealer", "supervisor", "support", "admin"})
SIGNED_IN = ANYONE - {"nobody"}
PLAYERS = frozenset({"player"})

MATRIX: Mapping[tuple[str, str], frozenset[str]] = {
    ("GET", "/api/history"): PLAYERS,
    ("GET", "/api/odds"): SIGNED_IN,
    ("POST", "/api/odds/{game}"): SIGNED_IN,
    ("GET", "/api/odds/{game}/certificate"): SIGNED_IN,
    ("GET", "/api/odds/{game}/report"): SIGNED_IN,
    ("GET", "/api/rounds/{round_id}"): PLAYERS,
    ("GET", "/api/rounds/{round_id}/advice"): PLAYERS,
    ("GET", "/api/rounds/{round_id}/record"): PLAYERS,
    ("GET", "/api/rounds/{round_id}/verify"): PLAYERS,
    ("GET", "/api/tables"): ANYONE,
    ("GET", "/api/tables/{table}"): ANYONE,
    ("GET", "/api/wallet"): PLAYERS,
    ("POST", "/api/cashier/top-up"): PLAYERS,
    ("POST", "/api/session"): ANYONE,
}
"""(method, path as the API's description has it) -> the roles that are let in; "nobody" has no session."""
