"""The command line: `croupier serve` and what comes beside it."""

import argparse
import errno
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path

import uvicorn

from croupier import __version__, odds
from croupier.adapters.migrate import StoreUnusable
from croupier.adapters.vault import VaultError
from croupier.cli.checking import NO_RECORD, check_file
from croupier.cli.listing import games_json, games_text
from croupier.cli.staffing import NotHired, add_staff, verify_audit
from croupier.cli.voiding import void_open
from croupier.games.catalogue import TABLES
from croupier.jurisdictions import DEMO, JURISDICTIONS
from croupier.ports.store import StoreError
from croupier.server.app import Settings, create_app
from croupier.server.assembly import embedded_parts
from croupier.server.serving import AnnouncingServer, server_config
from croupier.server.streams import parse_stream

STAFF_ROLES = ("dealer", "supervisor", "support", "admin")

OK = 0
FAILED = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    if given and given[0] in odds.COMMANDS:
        return odds.run(given)
    arguments = _parser().parse_args(given)
    run: Callable[[argparse.Namespace], int] = arguments.run
    return run(arguments)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="croupier", description="The open house for table poker.")
    parser.add_argument("--version", action="version", version=f"croupier {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="run the house: tables, accounts and the web client")
    serve.set_defaults(run=_serve)
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    serve.add_argument("--port", type=_port, default=8000, help="port to listen on, 0 for any (default: %(default)s)")
    _add_database(serve)
    serve.add_argument(
        "--jurisdiction",
        choices=sorted(JURISDICTIONS),
        default=DEMO.code,
        help="whose rules the tables keep to (default: %(default)s)",
    )
    serve.add_argument(
        "--stream",
        action="append",
        default=[],
        type=_stream,
        metavar="TABLE=ADDRESS",
        help="a live table's picture as an HLS stream; may be given for several tables",
    )
    games = commands.add_parser("games", help="list every table on offer: bets, limits, paytables, fingerprints")
    games.set_defaults(run=_games)
    games.add_argument("--json", action="store_true", help="as JSON, for programs")
    verify = commands.add_parser("verify", help="check from its record that a round was dealt and paid fairly")
    verify.set_defaults(run=_verify)
    verify.add_argument("file", type=Path, metavar="FILE", help="a round's record, - for the standard input")
    void_open = commands.add_parser("void-open", help="void every open round, as after the loss of the key")
    void_open.set_defaults(run=_void_open)
    _add_database(void_open)
    _add_staff_commands(commands)
    for name, help_ in odds.COMMANDS.items():
        commands.add_parser(name, help=help_, add_help=False)
    return parser


def _add_staff_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    staff = commands.add_parser("staff", help="add someone who works in the house: dealer, supervisor, support, admin")
    add = staff.add_subparsers(dest="what", required=True, metavar="WHAT").add_parser("add", help="add someone")
    add.set_defaults(run=_add_staff)
    add.add_argument("name", metavar="NAME", help="the name to sign in with")
    add.add_argument("--role", required=True, choices=STAFF_ROLES, help="what they do here")
    add.add_argument(
        "--password-stdin",
        action="store_true",
        help="read the password from the standard input; without this one is made and shown once",
    )
    _add_database(add)
    audit = commands.add_parser("audit", help="check what the staff did")
    verify = audit.add_subparsers(dest="what", required=True, metavar="WHAT").add_parser(
        "verify", help="check that no row of the audit was changed or taken out"
    )
    verify.set_defaults(run=_verify_audit)
    _add_database(verify)


def _add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database",
        type=Path,
        default=Settings().database,
        metavar="PATH",
        help="the SQLite file of the house (default: %(default)s)",
    )


def _stream(text: str) -> tuple[str, str]:
    try:
        return parse_stream(text, TABLES)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def _port(text: str) -> int:
    highest = 65535
    if not (text.isascii() and text.isdigit() and int(text) <= highest):
        message = f"a port is a number from 0 to {highest}, not {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def _serve(arguments: argparse.Namespace) -> int:
    host, port, database = arguments.host, arguments.port, arguments.database
    parts_of = embedded_parts(database, JURISDICTIONS[arguments.jurisdiction], dict(arguments.stream))
    try:
        with parts_of as parts, _listen(host, port) as listener:
            app = create_app(Settings(database=database), lambda: nullcontext(parts))
            config: uvicorn.Config = server_config(app)
            server = AnnouncingServer(config, announce=_announce)
            with suppress(KeyboardInterrupt):  # Ctrl-C is how one closes the house; it has shut down in order
                server.run(sockets=[listener])
            return OK if server.started else FAILED
    except OSError as problem:
        return _fail(_why_not_listening(problem, host, port))
    except (StoreUnusable, VaultError) as problem:
        return _fail(str(problem))


def _games(arguments: argparse.Namespace) -> int:
    sys.stdout.write(games_json() if arguments.json else games_text())
    return OK


def _verify(arguments: argparse.Namespace) -> int:
    status, text = check_file(arguments.file)
    (sys.stderr if status == NO_RECORD else sys.stdout).write(text)
    return status


def _add_staff(arguments: argparse.Namespace) -> int:
    password = sys.stdin.readline().rstrip("\r\n") if arguments.password_stdin else None
    if password == "":
        return _fail("there is no password on the standard input")
    try:
        sys.stdout.write(add_staff(arguments.database, arguments.name, arguments.role, password))
    except (NotHired, StoreUnusable, StoreError) as problem:
        return _fail(str(problem))
    return OK


def _verify_audit(arguments: argparse.Namespace) -> int:
    try:
        whole, text = verify_audit(arguments.database)
    except StoreUnusable as problem:
        return _fail(str(problem))
    (sys.stdout if whole else sys.stderr).write(text)
    return OK if whole else FAILED


def _void_open(arguments: argparse.Namespace) -> int:
    try:
        sys.stdout.write(void_open(arguments.database))
    except (StoreUnusable, StoreError) as problem:
        return _fail(str(problem))
    return OK


def _fail(why: str) -> int:
    sys.stderr.write(f"croupier: {why}\n")
    return FAILED


def _listen(host: str, port: int) -> socket.socket:
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    return socket.create_server(address, family=family, backlog=2048)


def _why_not_listening(problem: OSError, host: str, port: int) -> str:
    if problem.errno == errno.EADDRINUSE:
        return f"port {port} on {host} is already in use; choose another with --port, or 0 for any free one"
    if problem.errno == errno.EACCES:
        return f"not allowed to listen on port {port}; choose one above 1023 with --port"
    return f"cannot listen on {host} port {port}: {problem.strerror}"


def _announce(listener: socket.socket) -> None:
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    sys.stdout.write(f"Croupier is open at http://{shown}:{port}/ (Ctrl-C closes)\n")
    sys.stdout.flush()
