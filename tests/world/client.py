"""A person's client: a line that may break, what was said on it, what was heard, and what is seen of the tables."""

import hashlib
import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from croupier.games.catalogue import Table
from tests.world.audit import Auditor, Said
from tests.world.network import Line
from tests.world.people import Command
from tests.world.viewers import Seen, Watchman, instance_of

Heard = dict[str, Any]


class Client:
    """One person with one window open at a time. ``tables``: what it wants to watch."""

    def __init__(
        self, player: str, tables: Mapping[str, Table], spectator: bool, auditor: Auditor, watchman: Watchman
    ) -> None:
        self.player = player
        self.tables = tables
        self.spectator = spectator
        self.line: Line | None = None
        self.prompt = True
        self.seen: dict[str, Seen] = {}
        self.wallet: tuple[int, int] | None = None
        self.log: list[tuple[str, str]] = []
        self.raws: dict[str, str] = {}
        self.answers: dict[str, Heard] = {}
        self.waiting: Counter[str] = Counter()
        self.unanswered: dict[str, str] = {}
        self.fingerprint = hashlib.sha256()
        self._keys = 0
        self._refused_unread = 0
        self._auditor = auditor
        self._watchman = watchman

    def instance(self, table: str) -> str:
        """A table of this player's."""
        return instance_of(table, self._auditor.entry(table).live, self.player)

    @property
    def there(self) -> bool:
        """Whether the client has an open line and reads it."""
        return self.line is not None and self.line.open and not self.line.stalled

    def dial(self, line: Line) -> None:
        """Start over on a new line: watch everything again, and say again what got no answer, with the same key."""
        self.line, self.prompt, self.seen, self.wallet = line, True, {}, None
        self.waiting.clear()
        self._refused_unread = 0
        for table in self.tables:
            self.join(table)
        for raw in tuple(self.unanswered.values()):
            self.say(raw)

    def join(self, table: str) -> None:
        """Watch a table."""
        self.seen[table] = Seen()
        self.say(json.dumps({"type": "join", "table": table}))

    def join_again(self) -> None:
        """Where watching was refused, ask again."""
        for table, seen in tuple(self.seen.items()):
            if seen.number < 0:
                self.join(table)

    def hang_up(self) -> None:
        """Lose the line, if there is one."""
        if self.line is not None:
            self.line.hang_up()
        self.line = None

    def new_key(self) -> str:
        """A key for something new."""
        self._keys += 1
        return f"key:{self.player}:{self._keys}"

    def with_key(self, command: Command) -> str:
        """A new command as it goes over the line, noted with its key."""
        key = self.new_key()
        table = command["table"]
        instance = self.instance(table) if table in self.tables else ""
        self._auditor.said[key] = Said(command["type"], self.player, instance, command.get("round"))
        raw = json.dumps({**command, "key": key})
        if instance:
            self.log.append((table, raw))
        self.raws[key] = self.unanswered[key] = raw
        return raw

    def say(self, raw: str) -> None:
        """Send what is written, whatever it is."""
        if self.line is None:
            return
        self.line.say(raw)
        key = _key(raw)
        if key is not None:
            self.waiting[key] += 1

    def hear(self, raw: str) -> None:
        """A message arrives."""
        self.fingerprint.update(raw.encode())
        self._watchman.check(self.player, raw, prompt=self.prompt)
        message: Heard = json.loads(raw)
        match message["type"]:
            case "wallet":
                self.wallet = (message["available"], message["held"])
                if self.wallet not in self._auditor.wallets[self.player]:
                    self._auditor.report(f"{self.player} is shown {self.wallet}, which never was stored")
            case "snapshot" | "event":
                wrong = self.seen[message["table"]].hear(message)
                if wrong is not None:
                    self._auditor.report(f"{self.player} at {message['table']}: {wrong}")
            case "accepted" | "refused":
                self._hear_answer(message)

    @property
    def refused_unread(self) -> bool:
        """Whether something said on this line was refused before it was read: too many messages at once."""
        return self._refused_unread > 0

    def left_waiting(self) -> list[str]:
        """Keys that were said on this line and should have been answered by now."""
        waiting = list(self.waiting.elements())
        return waiting[self._refused_unread :]

    def _hear_answer(self, message: Heard) -> None:
        key = message["key"]
        if key is None:
            self._refused_unread += message["code"] in ("rate_limited", "bad_message")
            return
        self.waiting[key] -= 1
        self.unanswered.pop(key, None)
        first = self.answers.get(key)
        if message["type"] == "accepted":
            self._check_accepted(key, message)
            if first is not None and first != message:
                self._auditor.report(f"{key} was answered {first}, then {message}")
            self.answers[key] = message
        elif message["code"] == "store_failed":
            self.unanswered[key] = self.raws[key]  # to be tried once more
        elif first is not None and message["code"] not in ("key_conflict", "rate_limited"):
            self._auditor.report(f"{key} was answered {first}, then {message}")

    def _check_accepted(self, key: str, message: Heard) -> None:
        kept = self._auditor.answers.get((self.player, key))
        if kept is None or (kept["number"], kept.get("adjusted", {})) != (message["number"], message["adjusted"]):
            self._auditor.report(f"{self.player} hears {message}, stored is {kept}")
            return
        said = self._auditor.said[key]
        of_round = self._auditor.rounds_of[said.table][message["number"] - 1]
        if said.round is not None and of_round not in (said.round, None):
            self._auditor.report(f"{key} was for round {said.round} and happened in {of_round}")


def _key(raw: str) -> str | None:
    """The key of a command of ours; None for junk."""
    try:
        said = json.loads(raw)
    except ValueError:
        return None
    key = said.get("key") if isinstance(said, dict) else None
    return key if isinstance(key, str) and key.startswith("key:") else None
