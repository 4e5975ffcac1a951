"""Who may ask what of the API: every endpoint has its row here, and the test holds the house to it."""

from collections.abc import Mapping

ANYONE = frozenset({"nobody", "player", "dealer", "supervisor", "support", "admin"})
SIGNED_IN = ANYONE - {"nobody"}
PLAYERS = frozenset({"player"})
ADMIN = frozenset({"admin"})
SUPPORT = frozenset({"support", "supervisor", "admin"})

STAFF = frozenset({"dealer", "supervisor", "support", "admin"})
DEALERS = frozenset({"dealer"})
SUPERVISORS = frozenset({"supervisor"})
FLOOR = DEALERS | SUPERVISORS

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
    ("GET", "/api/staff/adjustments"): SUPERVISORS,
    ("POST", "/api/staff/adjustments"): SUPERVISORS,
    ("POST", "/api/staff/adjustments/{adjustment}/approve"): SUPERVISORS,
    ("POST", "/api/staff/adjustments/{adjustment}/decline"): SUPERVISORS,
    ("POST", "/api/staff/disable"): SUPERVISORS,
    ("POST", "/api/staff/enable"): SUPERVISORS,
    ("GET", "/api/staff/floor"): STAFF,
    ("GET", "/api/staff/incidents"): SUPERVISORS,
    ("POST", "/api/staff/incidents"): SUPERVISORS,
    ("POST", "/api/staff/incidents/{incident}/close"): SUPERVISORS,
    ("GET", "/api/staff/rounds/{round_id}/seats"): SUPERVISORS,
    ("POST", "/api/staff/tables/{table}/announce"): DEALERS,
    ("POST", "/api/staff/tables/{table}/burn"): DEALERS,
    ("POST", "/api/staff/tables/{table}/confirm"): DEALERS,
    ("POST", "/api/staff/tables/{table}/correct"): SUPERVISORS,
    ("POST", "/api/staff/tables/{table}/open"): FLOOR,
    ("POST", "/api/staff/tables/{table}/pause"): FLOOR,
    ("POST", "/api/staff/tables/{table}/resume"): SUPERVISORS,
    ("POST", "/api/staff/tables/{table}/scan"): DEALERS,
    ("POST", "/api/staff/tables/{table}/shut"): FLOOR,
    ("POST", "/api/staff/tables/{table}/void"): SUPERVISORS,
    ("POST", "/api/staff/tables/{table}/void/ask"): SUPERVISORS,
}
"""(method, path as the API's description has it) -> the roles that are let in; "nobody" has no session."""
