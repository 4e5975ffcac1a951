"""The command line: `croupier serve` and what comes beside it."""

import argparse
import errno
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

import uvicorn

from croupier import __version__
from croupier.server.app import Settings, create_app
from croupier.server.serving import AnnouncingServer, server_config

OK = 0
FAILED = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    arguments = _parser().parse_args(argv)
    if arguments.command == "serve":
        return _serve(arguments.host, arguments.port, arguments.database)
    raise AssertionError(arguments.command)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="croupier", description="The open house for table poker.")
    parser.add_argument("--version", action="version", version=f"croupier {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="run the house: tables, accounts and the web client")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    serve.add_argument("--port", type=_port, default=8000, help="port to listen on, 0 for any (default: %(default)s)")
    serve.add_argument(
        "--database",
        type=Path,
        default=Settings().database,
        metavar="PATH",
        help="the SQLite file of the house (default: %(default)s)",
    )
    return parser


def _port(text: str) -> int:
    highest = 65535
    if not (text.isascii() and text.isdigit() and int(text) <= highest):
        message = f"a port is a number from 0 to {highest}, not {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def _serve(host: str, port: int, database: Path) -> int:
    try:
        listener = _listen(host, port)
    except OSError as problem:
        sys.stderr.write(f"croupier: {_why_not_listening(problem, host, port)}\n")
        return FAILED
    config: uvicorn.Config = server_config(create_app(Settings(database=database)))
    server = AnnouncingServer(config, announce=_announce)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        return OK  # Ctrl-C is how one closes the house; uvicorn has already shut down in order
    finally:
        listener.close()
    return OK if server.started else FAILED


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
