"""Notices: an absent player whose turn it is gets one for each turn, in the ways they chose.

The rows of the outbox are written together with the action that passes the turn on. Here they
wait a moment (a reload is not an absence), are checked again and sent; failures are retried.
"""

import asyncio
import hmac
import smtplib
import ssl
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

import structlog
from fluent.runtime import FluentBundle, FluentResource
from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer
from msgspec import ValidationError, convert, json, to_builtins
from sqlalchemy import Connection, bindparam, delete, func, select, update

from hulldown.server import steady_clock, wire
from hulldown.server.egress import CallError, Egress, read_url
from hulldown.server.errors import ServerError, StorageError
from hulldown.server.metrics import METRICS
from hulldown.server.push import Subscription, Vapid, encrypt
from hulldown.server.rooms import Rooms
from hulldown.server.rows import Person
from hulldown.server.settings import Settings
from hulldown.server.socket import Bucket
from hulldown.server.storage import Store
from hulldown.server.storage.keys import signing_key
from hulldown.server.storage.rows import LIMITS, Prepared, first_of, read_person, save_person
from hulldown.server.storage.schema import OUTBOX
from hulldown.texts import Texts

WAITS: Final = (30.0, 120.0, 600.0, 3600.0)
"""Seconds until what failed is tried again; after the last it is given up."""
AT_ONCE: Final = 16
BATCH: Final = 100
STOP_SECONDS: Final = 5.0
MAIL_SECONDS: Final = 15.0
CONFIRM_SECONDS: Final = 7 * 86_400
CONFIRM_EACH: Final = 3600.0
"""Seconds before the same address is asked for confirmation again,"""
CONFIRMS_IN_ALL: Final = 100
"""and how many addresses may be asked in that time: strangers cannot send mail through us."""
CALLS_A_SECOND: Final = 1.0
"""How often webhooks at one host are called, so that strangers cannot flood it through us."""
MANY_HOSTS: Final = 1_000
NO_MATCH: Final = ""
"""What an outbox row names instead of a match when it asks to confirm an address."""
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)
PUSH_TTL: Final = 86_400

log = structlog.get_logger("hulldown.notices")
Send = Callable[[], Awaitable[None]]


class OutboxRow(NamedTuple):
    """A row of the outbox."""

    id: int
    player: str
    match: str
    seat: int
    prompt: int
    due: float
    tries: int


class TurnNotice(NamedTuple):
    """What is told: which game of which match waits at which seat."""

    game: str
    match: str
    seat: int


class Notifier:
    """Sends what waits in the outbox."""

    def __init__(self, store: Store, rooms: Rooms, settings: Settings) -> None:
        self.store = store
        self.rooms = rooms
        self.settings = settings
        self.address = settings.address.rstrip("/")
        self.egress = Egress(settings.own_network)
        contact = f"mailto:{settings.sender}" if settings.sender else ""
        self.vapid = Vapid(store.write_now(lambda c: signing_key(c, "push")), contact)
        key = store.write_now(lambda c: signing_key(c, "notices"))
        self._webhooks = key
        self._signer = URLSafeTimedSerializer(key, salt="hulldown-email")
        self._mailers = ThreadPoolExecutor(4, "mail")
        self._places = asyncio.Semaphore(AT_ONCE)
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._sent: dict[int, set[str]] = {}  # by row: the ways that need no second try
        self._asked: dict[str, float] = {}  # when addresses were last asked for confirmation
        self._hosts: dict[str, Bucket] = {}  # how often webhooks at a host may still be called

    @property
    def can_mail(self) -> bool:
        """Can this server send mail with links in it?"""
        return bool(self.settings.smtp and self.settings.sender and self.address)

    # What a person chooses.

    def accepted(self, person: Person, request: wire.Notices) -> wire.Notices:
        """The request, checked and trimmed; refused if something in it cannot work."""
        try:
            if request.webhook:
                read_url(request.webhook)
            if request.email:
                _check_email(request.email)
            push = [convert(one, Subscription) for one in request.push]
            for one in push:
                read_url(one.endpoint)
                one.check()
        except (ValueError, ValidationError, MessageError) as error:
            raise ServerError(400, "notices/address", hint=str(error)) from error
        if request.email and not self.can_mail:
            raise ServerError(400, "notices/address", hint="This server sends no mail.")
        is_known = request.email == person.notices.email and person.notices.confirmed
        return wire.Notices(
            request.email,
            request.webhook,
            [to_builtins(one) for one in push],
            bool(request.email and is_known),
        )

    async def ask_to_confirm(self, person: Person) -> None:
        """Send the link that confirms a person's address, unless that was just done."""
        email, now = person.notices.email, steady_clock.time()
        self._asked = {one: at for one, at in self._asked.items() if now - at < CONFIRM_EACH}
        if not email or person.notices.confirmed or email in self._asked:
            return
        if len(self._asked) >= CONFIRMS_IN_ALL:
            raise ServerError(429, "http/too-many", hint="Enter the address again in an hour.")
        self._asked[email] = now
        due = now - self.settings.notice_delay
        row = {"player": person.id, "match": NO_MATCH, "seat": 0, "prompt": 0}
        await self.store.write(lambda c: c.execute(OUTBOX.insert().values(**row, due=due, tries=0)))

    async def confirm(self, secret: str) -> None:
        """Opening the link proves that the mail is read."""
        try:
            player, email = self._signer.loads(secret, max_age=CONFIRM_SECONDS)
        except SignatureExpired as error:
            raise ServerError(401, "link/expired") from error
        except (BadSignature, ValueError, TypeError) as error:
            raise ServerError(401, "link/unknown") from error
        if not await self.store.write(lambda c: _confirm(c, player, email)):
            raise ServerError(401, "link/expired")

    def complete(self, page: wire.PlayerPage, player: str) -> wire.PlayerPage:
        """The player's page with the keys of this person's notices."""
        page.push_key = self.vapid.public
        page.webhook_key = self.webhook_key(player)
        page.mail = self.can_mail
        return page

    def webhook_key(self, player: str) -> str:
        """What signs calls to a person's webhook."""
        return hmac.new(self._webhooks, player.encode(), sha256).hexdigest()

    # The outbox.

    async def run(self) -> None:
        """Look into the outbox again and again."""
        pause = min(1.0, max(0.05, self.settings.notice_delay / 4))
        while True:
            try:
                await self.look()
            except StorageError:  # the store has told; what waits is looked at again
                pass
            except Exception:
                log.exception("the outbox cannot be read")
            await asyncio.sleep(pause)

    async def look(self) -> None:
        """Take up every row whose time has come."""
        until = steady_clock.time() - self.settings.notice_delay
        for row in await self.store.read(lambda c: due_rows(c, until)):
            if row.id not in self._under_way:
                self._under_way[row.id] = asyncio.create_task(self._take_up(row))

    async def stop(self) -> None:
        """Finish what is being sent; the rest stays in the outbox."""
        tasks = list(self._under_way.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=STOP_SECONDS)
            for task in late:
                task.cancel()
        self.egress.close()
        self._mailers.shutdown(wait=False, cancel_futures=True)

    async def _take_up(self, row: OutboxRow) -> None:
        try:
            async with self._places:
                await self._deliver(row)
        except StorageError:  # it stays in the outbox
            pass
        except Exception:
            log.exception("a notice broke", match=row.match)
            with suppress(StorageError):
                await self._put_back(row)
        finally:
            del self._under_way[row.id]

    async def _deliver(self, row: OutboxRow) -> None:
        person = await self.store.read(lambda c: read_person(c, row.player))
        ways = {} if person is None else await self._ways(row, person)
        sent = self._sent.setdefault(row.id, set())
        for name, send in ways.items():
            if name in sent:
                continue
            kind = name.partition(":")[0]
            try:
                await send()
            except CallError as error:
                last = not error.again or row.tries >= len(WAITS)
                METRICS.notices.labels(kind, "failed" if last else "delayed").inc()
                log.warning("notice not sent", way=kind, match=row.match, reason=str(error))
                if last:
                    sent.add(name)
            else:
                METRICS.notices.labels(kind, "sent").inc()
                sent.add(name)
        if all(name in sent for name in ways):
            self._sent.pop(row.id, None)
            await self.store.write(lambda c: c.execute(delete(OUTBOX).where(OUTBOX.c.id == row.id)))
        else:
            await self._put_back(row)

    async def _put_back(self, row: OutboxRow) -> None:
        """Try again later, a few times."""
        where = OUTBOX.c.id == row.id
        if row.tries >= len(WAITS):
            self._sent.pop(row.id, None)
            await self.store.write(lambda c: c.execute(delete(OUTBOX).where(where)))
            return
        later = {"tries": row.tries + 1, "due": steady_clock.time() + WAITS[row.tries]}
        await self.store.write(lambda c: c.execute(update(OUTBOX).where(where).values(**later)))

    # Whether and how.

    async def _ways(self, row: OutboxRow, person: Person) -> dict[str, Send]:
        """Everything to be sent for this row; nothing if the notice is no longer needed."""
        if row.match == NO_MATCH:
            waits = person.notices.email and not person.notices.confirmed
            return {"confirm": lambda: self._mail_confirmation(person)} if waits else {}
        turn = await self._turn(row)
        if turn is None:
            return {}
        notices, ways = person.notices, dict[str, Send]()
        if notices.email and notices.confirmed and self.can_mail:
            ways["email"] = lambda: self._mail_turn(person, turn)
        if notices.webhook:
            ways["webhook"] = lambda: self._call_webhook(person, turn)
        for data in notices.push:
            one = convert(data, Subscription)
            ways[f"push:{one.endpoint}"] = lambda to=one: self._push(person, turn, to)  # type: ignore[misc]
        return ways

    async def _turn(self, row: OutboxRow) -> TurnNotice | None:
        """The turn that waits; None if answered, being looked at, or told later."""
        if not await self.store.read(lambda c: is_latest(c, row)):
            return None
        try:
            room = await self.rooms.get(row.match)
        except StorageError:
            raise
        except ServerError:
            return None
        session, match = room.session, room.row
        if session is None or match.status != "running":
            return None
        own = [s.seat for s in match.seats if s.player == row.player and not s.played_by]
        asked = [seat for seat in own if seat in session.to_act()]
        if not asked or any(seat in room.audience.here() for seat in own):
            return None
        return TurnNotice(match.game, match.id, row.seat if row.seat in asked else asked[0])

    # E-mail.

    async def _mail_turn(self, person: Person, turn: TurnNotice) -> None:
        args = {
            "game": title_of(turn.game, person.language),
            "link": f"{self.address}/#/match/{turn.match}",
            "page": f"{self.address}/#/me",
        }
        await self._mail(person, "turn", args)

    async def _mail_confirmation(self, person: Person) -> None:
        secret = self._signer.dumps([person.id, person.notices.email])
        await self._mail(person, "confirm", {"link": f"{self.address}/#/confirm/{secret}"})

    async def _mail(self, person: Person, kind: str, args: dict[str, str]) -> None:
        message = EmailMessage()
        message["From"] = f"Hulldown <{self.settings.sender}>"
        message["To"] = person.notices.email
        message["Subject"] = words(person.language, f"{kind}-subject", args)
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=_domain(self.settings.sender))
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(words(person.language, f"{kind}-body", args))
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._mailers, send_mail, self.settings, message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise CallError(f"refused: {codes}", again=any(code < 500 for code in codes)) from error
        except (smtplib.SMTPException, OSError) as error:
            raise CallError(f"{type(error).__name__}: {error}") from error

    # Webhook.

    async def _call_webhook(self, person: Person, turn: TurnNotice) -> None:
        self._mind_host(person.notices.webhook)
        now = int(time.time())
        link = f"{self.address}/#/match/{turn.match}"
        body = json.encode({"event": "turn", **turn._asdict(), "address": link, "at": now})
        key = self.webhook_key(person.id)
        headers = {
            "Content-Type": "application/json",
            "Hulldown-Signature": f"t={now},v1={signature(key, now, body)}",
            "User-Agent": "Hulldown",
        }
        check_status(await self.egress.post(person.notices.webhook, headers, body))

    def _mind_host(self, url: str) -> None:
        if len(self._hosts) > MANY_HOSTS:
            self._hosts.clear()
        host = read_url(url).host
        if not self._hosts.setdefault(host, Bucket(CALLS_A_SECOND)).take():
            raise CallError(f"{host} is called too often")

    # Web push.

    async def _push(self, person: Person, turn: TurnNotice, to: Subscription) -> None:
        title = title_of(turn.game, person.language)
        text = words(person.language, "turn-push", {})
        content = json.encode({"title": title, "body": text, "match": turn.match})
        headers = {
            "Authorization": self.vapid.header(read_url(to.endpoint).origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_TTL),
            "Topic": sha256(turn.match.encode()).hexdigest()[:32],
        }
        status = await self.egress.post(to.endpoint, headers, encrypt(to, content))
        if status in GONE:
            await self.store.write(lambda c: _forget(c, person.id, to.endpoint))
        check_status(status)


OUTBOX_COLUMNS: Final = [OUTBOX.c[name] for name in OutboxRow._fields]
DUE: Final = Prepared(
    first_of(select(*OUTBOX_COLUMNS).where(OUTBOX.c.due <= bindparam("until")), OUTBOX.c.id),
    ("until", *LIMITS),
)


def due_rows(connection: Connection, until: float) -> list[OutboxRow]:
    """The rows of the outbox whose time came by then, the oldest first."""
    return [OutboxRow(*row) for row in DUE.find(connection, {"until": until}, BATCH)]


def count_waiting(connection: Connection) -> int:
    """How many notices wait."""
    return int(connection.scalar(select(func.count()).select_from(OUTBOX)) or 0)


def is_latest(connection: Connection, row: OutboxRow) -> bool:
    """Has this person not been asked in this match again since?"""
    theirs = (OUTBOX.c.player == row.player) & (OUTBOX.c.match == row.match)
    return connection.execute(select(func.max(OUTBOX.c.id)).where(theirs)).scalar() == row.id


def send_mail(settings: Settings, message: EmailMessage) -> None:
    """Hand a message to the operator's mail server; a password travels encrypted or not at all."""
    url = urlsplit(settings.smtp)
    is_safe = url.scheme == "smtps"
    kind = smtplib.SMTP_SSL if is_safe else smtplib.SMTP
    port = url.port or (465 if is_safe else 25)
    own_name = _domain(settings.sender)
    with kind(url.hostname or "", port, local_hostname=own_name, timeout=MAIL_SECONDS) as server:
        server.ehlo_or_helo_if_needed()
        if not is_safe and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
            is_safe = True
        if url.username:
            if not is_safe:
                raise smtplib.SMTPException("the mail server takes passwords in the open only")
            server.login(unquote(url.username), unquote(url.password or ""))
        server.send_message(message)


def check_status(status: int) -> None:
    """A CallError if the answer says no; some answers say: not now."""
    if not 200 <= status < 300:
        raise CallError(f"answered {status}", again=status >= 500 or status in LATER)


def signature(key: str, at: int, body: bytes) -> str:
    """What proves that a call comes from this server: HMAC-SHA256 over time and body."""
    return hmac.new(key.encode(), f"{at}.".encode() + body, sha256).hexdigest()


def title_of(game: str, language: str) -> str:
    """A game's title in somebody's language."""
    return Texts(game, language).text("game-title")


def words(language: str, id: str, args: dict[str, str]) -> str:
    """A text of the server's own, filled in."""
    bundle = _bundle(language)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, errors
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    source = files("hulldown.server").joinpath("words", f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def _check_email(email: str) -> None:
    if not email.isascii() or "." not in Address(addr_spec=email).domain:
        raise ValueError(f"{email!r} is not an email address")


def _domain(address: str) -> str:
    return address.rpartition("@")[2] or "localhost"


def _confirm(connection: Connection, player: str, email: str) -> bool:
    person = read_person(connection, player)
    if person is None or person.notices.email != email:
        return False
    person.notices.confirmed = True
    save_person(connection, person)
    return True


def _forget(connection: Connection, player: str, endpoint: str) -> None:
    """The browser has ended its subscription."""
    person = read_person(connection, player)
    if person is not None:
        kept = [one for one in person.notices.push if one.get("endpoint") != endpoint]
        person.notices.push = kept
        save_person(connection, person)
