"""Who may ask what of the API: every endpoint has its row here, and the test holds the house to it."""

from collections.abc import Mapping

ANYONE = frozenset({"nobody", "player", "dealer", "supervisor", "support", "admin"})
SIGNED_IN = ANYONE - {"nobody"}
PLAYERS = frozenset({"player"})
ADMIN = frozenset({"admin"})
SUPPORT = frozenset({"support", "supervisor", "admin"})

MATRIX: Mapping[tuple[str, str], frozenset[str]] = {
    ("GET", "/api/chat/mutes"): PLAYERS,
    ("POST", "/api/chat/messages/{message}/mute"): PLAYERS,
    ("POST", "/api/chat/mutes/{number}/lift"): PLAYERS,
    ("POST", "/api/chat/messages/{message}/report"): PLAYERS,
    ("POST", "/api/rounds/{round_id}/report"): PLAYERS,
    ("GET", "/api/rounds/{round_id}/replay"): PLAYERS,
    ("GET", "/api/chat/support"): PLAYERS,
    ("POST", "/api/chat/support/read"): PLAYERS,
    ("GET", "/api/support/conversations"): SUPPORT,
    ("GET", "/api/support/conversations/{player}"): SUPPORT,
    ("POST", "/api/support/conversations/{player}/answer"): SUPPORT,
    ("POST", "/api/support/conversations/{player}/read"): SUPPORT,
    ("POST", "/api/support/players/{player}/silence"): SUPPORT,
    ("POST", "/api/support/silences"): SUPPORT,
    ("GET", "/api/support/reports"): SUPPORT,
    ("POST", "/api/support/reports/{number}/close"): SUPPORT,
    ("GET", "/api/support/rounds"): SUPPORT,
    ("GET", "/api/support/rounds/{round_id}"): SUPPORT,
    ("GET", "/api/support/players"): SUPPORT,
    ("GET", "/api/support/players/{player}/rounds"): SUPPORT,
    ("GET", "/api/history"): PLAYERS,
    ("GET", "/api/odds"): SIGNED_IN,
    ("POST", "/api/odds/{game}"): SIGNED_IN,
    ("GET", "/api/odds/{game}/certificate"): SIGNED_IN,
    ("GET", "/api/odds/{game}/report"): SIGNED_IN,
    ("GET", "/api/people/me"): SIGNED_IN,
    ("POST", "/api/people/password"): SIGNED_IN,
    ("POST", "/api/people/register"): ANYONE,
    ("POST", "/api/people/sign-in"): ANYONE,
    ("POST", "/api/people/sign-out"): ANYONE,
    ("POST", "/api/people/sign-out-everywhere"): SIGNED_IN,
    ("GET", "/api/rounds/{round_id}"): PLAYERS,
    ("GET", "/api/rounds/{round_id}/advice"): PLAYERS,
    ("GET", "/api/rounds/{round_id}/record"): PLAYERS,
    ("GET", "/api/rounds/{round_id}/verify"): PLAYERS,
    ("GET", "/api/staff/audit"): ADMIN,
    ("GET", "/api/staff/audit/chain"): ADMIN,
    ("GET", "/api/staff/people"): ADMIN,
    ("POST", "/api/staff/people"): ADMIN,
    ("POST", "/api/staff/people/{player}/disable"): ADMIN,
    ("POST", "/api/staff/people/{player}/enable"): ADMIN,
    ("POST", "/api/staff/people/{player}/password"): ADMIN,
    ("POST", "/api/staff/people/{player}/role"): ADMIN,
    ("GET", "/api/tables"): ANYONE,
    ("GET", "/api/tables/{table}"): ANYONE,
    ("GET", "/api/wallet"): PLAYERS,
    ("POST", "/api/cashier/top-up"): PLAYERS,
    ("POST", "/api/session"): ANYONE,
}
"""(method, path as the API's description has it) -> the roles that are let in; "nobody" has no session."""
