"""The reception: who comes in and under which name, how often that may be tried, and when a session is over."""

import asyncio
import secrets
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Final

import structlog

from croupier.book.acts import ChangePassword, Register
from croupier.book.writer import Writer
from croupier.jurisdictions import Jurisdiction
from croupier.people import names
from croupier.people import passwords as password_rules
from croupier.ports.clock import Clock
from croupier.ports.passwords import Hasher
from croupier.ports.store import Archive, Sessions, StoredPlayer, StoredSession, StoreError
from croupier.round.commands import Refused
from croupier.server.hub import Hub
from croupier.server.limits import LimitEach
from croupier.server.people.passwords import Passwords

LIFETIME_MS: Final = 400 * 24 * 3_600_000
"""The longest that a session lasts, used or not."""

STAFF_IDLE_MS: Final = 30 * 60_000
"""Who works here is signed out after so long without doing anything, wherever the house stands."""

LOOK_SECONDS: Final = 30.0
"""How often sessions are looked over."""

SOCKETS_AT_ONCE: Final = 100
"""Sockets from one address."""

_IPV6_HOME: Final = 64
"""Bits of an address that one household shares."""

_log = structlog.get_logger()


class Reception:
    """Sessions and sign-ins of a running house."""

    def __init__(  # noqa: PLR0913, PLR0917  # the parts it needs
        self,
        archive: Archive,
        sessions: Sessions,
        clock: Clock,
        jurisdiction: Jurisdiction,
        hasher: Hasher,
        hub: Hub,
        writer: Writer,
    ) -> None:
        """Receive people for a house."""
        self._archive = archive
        self._sessions = sessions
        self._clock = clock
        self._idle_ms = jurisdiction.play.idle_ms.value
        self._hub = hub
        self._writer = writer
        self.passwords = Passwords(hasher)
        self._seen: dict[bytes, int] = {}
        self._unsaved: dict[bytes, int] = {}
        self._sockets: Counter[str] = Counter()
        # One after a burst: a guest every two seconds, a new name every minute, a password every ten or thirty.
        self._guests = LimitEach(clock, 1, 40, parts=2_000)
        self._registrations = LimitEach(clock, 1, 10, parts=60_000)
        self._sign_ins_from = LimitEach(clock, 1, 30, parts=10_000)
        self._sign_ins_as = LimitEach(clock, 1, 10, parts=30_000)

    async def run(self) -> None:
        """Look over the sessions from time to time. Does not end by itself."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look_over()
            except StoreError:
                _log.exception("sessions not looked over")

    async def stop(self) -> None:
        """Keep what is known of the sessions, then end."""
        self.passwords.stop()
        await self._save()

    async def look_over(self) -> None:
        """Keep who was here last, and see those out who have not done anything for too long."""
        await self._save()
        for connection in self._hub.everyone():
            if connection.session is not None and self.is_over(connection.session):
                await self.end(connection.session, "session_idle")
        oldest = self._clock.wall_ms() - max(self._idle_ms or 0, STAFF_IDLE_MS)
        self._seen = {session: at_ms for session, at_ms in self._seen.items() if at_ms >= oldest}

    # Sessions

    async def session(self, token: str | None) -> StoredSession | None:
        """The session of a token; None where there is none, or where it is over."""
        found = await asyncio.to_thread(self._sessions.find, token) if token else None
        if found is None or not self.is_over(found):
            return found
        await self.end(found, "session_idle")
        return None

    def is_over(self, session: StoredSession) -> bool:
        """C16: whether nothing was done in a session for too long; whoever was barred has none either."""
        now_ms, idle_ms = self._clock.wall_ms(), self.idle_ms(session.person)
        seen_ms = max(session.seen_ms, self._seen.get(session.id, 0))
        idle = idle_ms is not None and now_ms - seen_ms >= idle_ms
        return idle or now_ms - session.created_ms >= LIFETIME_MS or session.person.barred

    def idle_ms(self, person: StoredPlayer) -> int | None:
        """How long someone may do nothing before the session ends; None: as long as they like."""
        limits = [limit for limit in (self._idle_ms, None if person.role == "player" else STAFF_IDLE_MS) if limit]
        return min(limits, default=None)

    def moved(self, session: StoredSession) -> None:
        """Someone did something."""
        if self.idle_ms(session.person) is not None:
            self._seen[session.id] = self._unsaved[session.id] = self._clock.wall_ms()

    async def begin(self, person: StoredPlayer, instead_of: StoredSession | None, hashed: str | None = None) -> str:
        """A new session, with a token that nobody knew before; the one it replaces is over.

        ``hashed``: the password somebody came in by. Refused where it is another by now: a change of it ends all
        sessions, and this one may have come too late to be among them.
        """
        token = secrets.token_urlsafe(32)
        await asyncio.to_thread(self._sessions.create, token, person.player, self._clock.wall_ms())
        if hashed is not None:
            credential = await asyncio.to_thread(self._archive.credential, person.player)
            if credential is None or credential.password != hashed:
                if (session := await self.session(token)) is not None:
                    await self.end(session)
                raise Refused("wrong_sign_in")
        if instead_of is not None:
            await self.end(instead_of, "session_ended")
        return token

    async def end(self, session: StoredSession, why: str = "session_ended") -> None:
        """End a session; its sockets close at once."""
        await asyncio.to_thread(self._sessions.end, session.id)
        for connection in self._hub.of_player(session.person.player):
            if connection.session is not None and connection.session.id == session.id:
                connection.dismiss(why)

    async def end_all(self, player: str, but: StoredSession | None = None) -> int:
        """End all sessions of someone, but one that may be named; how many there were."""
        ended = await asyncio.to_thread(self._sessions.end_all, player, None if but is None else but.id)
        for connection in self._hub.of_player(player):
            if but is None or connection.session is None or connection.session.id != but.id:
                connection.dismiss("session_ended")
        return ended

    async def count(self, player: str) -> int:
        """How many sessions someone has."""
        return await asyncio.to_thread(self._sessions.count, player)

    # Limits

    def require_room_for_guest(self, address: str | None) -> None:
        """Refused where too many guests came from one address."""
        _require(self._guests, address)

    def take_socket(self, address: str | None) -> bool:
        """Count a socket; False where one address has too many."""
        if address is None:
            return True
        if self._sockets[address] >= SOCKETS_AT_ONCE:
            return False
        self._sockets[address] += 1
        return True

    def release_socket(self, address: str | None) -> None:
        """A socket that was counted is closed."""
        if address is not None:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    # Names and passwords

    async def new_name(self, name: str, password: str, address: str | None) -> tuple[str, str]:
        """A name that may be taken, tidied, and the hash of its password; Refused, saying why not."""
        name = names.tidy(name)
        if trouble := names.trouble(name):
            raise Refused("bad_name", why=trouble, shortest=names.SHORTEST, longest=names.LONGEST)
        require_password(password, name)
        _require(self._registrations, address)
        if await asyncio.to_thread(self._archive.holder, names.likeness(name)) is not None:
            raise Refused("name_taken")  # before the work of a hash; the book decides for good
        return name, await self.passwords.hash(password)

    async def register(self, guest: StoredPlayer, name: str, hashed: str) -> StoredPlayer:
        """A guest becomes a player with a name; wallet, seat and history stay."""
        likeness = names.likeness(name)
        await self._writer.submit(Register(self._clock.wall_ms(), guest.player, name, likeness, hashed))
        return await self._person(guest.player)

    async def sign_in(self, name: str, password: str, address: str | None) -> tuple[StoredPlayer, str]:
        """Who has this name and password, and its hash. Refused alike, and after as much work, for a wrong one."""
        likeness = names.likeness(name)
        _require(self._sign_ins_from, address)
        _require(self._sign_ins_as, likeness)
        credential = await asyncio.to_thread(self._archive.holder, likeness)
        right = await self.passwords.matches(credential.password if credential is not None else None, password)
        if credential is None or not right:
            raise Refused("wrong_sign_in")
        self._sign_ins_as.forgive(likeness)
        person = await self._person(credential.player)
        if person.barred:
            raise Refused("barred")  # said to nobody but who knows the password
        if not self.passwords.outdated(credential.password):
            return person, credential.password
        hashed = await self.passwords.hash(password)
        now_ms = self._clock.wall_ms()
        await self._writer.submit(ChangePassword(now_ms, person.player, hashed, credential.password))
        return person, hashed

    async def change_password(self, person: StoredPlayer, old: str, new: str) -> str:
        """A new password in place of the old one, which has to be known; its hash."""
        credential = await asyncio.to_thread(self._archive.credential, person.player)
        if credential is None:
            raise Refused("no_password")
        _require(self._sign_ins_as, credential.likeness)
        if not await self.passwords.matches(credential.password, old):
            raise Refused("wrong_password")
        require_password(new, person.name)
        hashed = await self.passwords.hash(new)
        now_ms = self._clock.wall_ms()
        await self._writer.submit(ChangePassword(now_ms, person.player, hashed, credential.password))
        self._sign_ins_as.forgive(credential.likeness)
        return hashed

    async def _person(self, player: str) -> StoredPlayer:
        person = await asyncio.to_thread(self._archive.player, player)
        if person is None:
            raise StoreError(f"{player} is not in the store")
        return person

    async def _save(self) -> None:
        seen, self._unsaved = self._unsaved, {}
        if seen:
            await asyncio.to_thread(self._sessions.saw, seen)


def require_password(password: str, name: str) -> None:
    """Refused for what cannot be the password of someone of that name."""
    if trouble := password_rules.trouble(password, name):
        shortest, longest = password_rules.SHORTEST, password_rules.LONGEST
        raise Refused("bad_password", why=trouble, shortest=shortest, longest=longest)


def new_password() -> str:
    """A password to hand to someone: a hundred bits in letters that are told apart when read aloud."""
    alphabet = "abcdefghijkmnpqrstuvwxyz23456789"
    return "-".join("".join(secrets.choice(alphabet) for _ in range(5)) for _ in range(4))


def neighbourhood(host: str | None) -> str | None:
    """What counts as one address: of IPv6 what one household shares; None for this machine itself.

    What comes from this machine is its operator, or a proxy that does not say for whom it asks: neither is limited.
    """
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if address.is_loopback:
        return None
    if address.version == 4:  # noqa: PLR2004  # the old kind
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped) if mapped is not None else str(ip_network((address, _IPV6_HOME), strict=False))


def _require(limit: LimitEach, client: str | None) -> None:
    if client is not None and not limit.take(client):
        raise Refused("too_many_tries", seconds=-(-limit.wait_ms(client) // 1000))
