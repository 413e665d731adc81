"""The lobby: who somebody is, new matches, free seats, links."""

import asyncio
from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Any

from hulldown.agents import EASIEST
from hulldown.games import load
from hulldown.kernel.canonical import JSON
from hulldown.kernel.config import read_config
from hulldown.kernel.messages import Seat
from hulldown.lessons import Lesson
from hulldown.puzzles import taught
from hulldown.server import steady_clock as time
from hulldown.server import wire
from hulldown.server.commitments import Commitments
from hulldown.server.deals import check_name, list_of, tables_of, told, wishes
from hulldown.server.errors import ConflictError, ServerError
from hulldown.server.limits import LISTED_EACH, LISTED_FROM, Listings
from hulldown.server.links import INVITE, PLAYER, SEAT, WATCH, Door, Signer
from hulldown.server.match_info import info_of
from hulldown.server.match_rows import AnyMatch, begin, begin_from, config_of
from hulldown.server.reactions import reactions_of
from hulldown.server.requests import check_agent
from hulldown.server.room import Room
from hulldown.server.rooms import Rooms
from hulldown.server.rows import MatchRow, Origin, Person, SeatRow
from hulldown.server.storage_protocol import ServerStorage

BOT_NAMES = ("Aspen", "Birch", "Cobalt", "Delta", "Ember", "Flint", "Granite", "Hawk")


class Caller:
    """The caller: a person, somebody with the secret of one seat, a spectator, a stranger."""

    def __init__(self, door: Door | None) -> None:
        self.door = door

    @property
    def player(self) -> str:
        """The person's id; empty if this is not known to be a person."""
        return self.door.player if self.door is not None and self.door.kind == PLAYER else ""

    def owns_in(self, match: str) -> Any:
        """Which seats of this match are the caller's."""
        door = self.door

        def owns(seat: SeatRow) -> bool:
            if door is None or seat.kind != "person":
                return False
            if door.kind == PLAYER:
                return bool(seat.player) and seat.player == door.player
            found = (door.match, door.seat, door.epoch)
            return door.kind == SEAT and found == (match, seat.seat, seat.epoch)

        return owns

    def place(self) -> tuple[str, Seat]:
        """The match and the seat that the caller's secret opens; refused if it opens none."""
        if self.door is None:
            raise ServerError(401, "link/missing")
        if self.door.kind != SEAT:
            raise ServerError(403, "link/wrong", "Name the match, or give the secret of a seat.")
        return self.door.match, self.door.seat

    def is_host(self, row: MatchRow) -> bool:
        """Did the caller make this match?"""
        return bool(self.player) and self.player == row.host

    def may_see(self, row: MatchRow) -> bool:
        """Is the match listed, or has the caller something to do with it?"""
        if row.listed or self.is_host(row) or any(map(self.owns_in(row.id), row.seats)):
            return True
        door = self.door
        if door is None or door.match != row.id:
            return False
        return door.kind == WATCH or any(is_invited(door, row, seat) for seat in row.seats)


class Lobby:
    """All that happens around matches before and after they are played."""

    def __init__(
        self, store: ServerStorage, links: Signer, rooms: Rooms, commitments: Commitments
    ) -> None:
        self.store = store
        self.links = links
        self.rooms = rooms
        self.commitments = commitments
        self.listings = Listings()
        self._one_listed_at_a_time = asyncio.Lock()

    # Who somebody is.

    def caller(self, secret: str) -> Caller:
        """The person this secret belongs to."""
        return Caller(self.links.read(secret) if secret else None)

    async def person(self, caller: Caller) -> Person:
        """The person who calls; refused if it is none."""
        if not caller.player:
            raise ServerError(401, "link/missing", hint="Make a player first: POST /api/players.")
        found = await self.store.find_person(caller.player)
        if found is None:
            raise ServerError(401, "link/unknown")
        return found

    async def new_person(self, request: wire.NewPlayer) -> wire.PlayerSecret:
        """Somebody new."""
        id = token_urlsafe(12)
        person = Person(id, clean(request.name), request.language, time.time(), wire.Notices())
        await self.store.add_person(person)
        return wire.PlayerSecret(self.links.of_player(id))

    async def change_person(self, caller: Caller, request: wire.ChangePlayer) -> Person:
        """Another name, language or way of being told."""
        person = await self.person(caller)
        person.name = person.name if request.name is None else clean(request.name)
        person.language = request.language or person.language
        person.notices = person.notices if request.notices is None else request.notices
        if request.preferences is not None:
            person.preferences = request.preferences
        await self.store.save_person(person)
        return person

    async def page(self, caller: Caller, person: Person) -> wire.PlayerPage:
        """All seats of a person, those that wait first."""
        rows = await self.store.matches_of(person.id)
        seats = []
        for row in rows:
            info = await self.info(caller, row)
            for seat in filter(caller.owns_in(row.id), row.seats):
                waits = seat.seat in info.to_act and not seat.played_by
                seats.append(wire.SeatOf(info, seat.seat, waits, row.changed))
        seats.sort(key=lambda seat: (not seat.waiting, seat.match.status != "running", -seat.since))
        return wire.PlayerPage(
            person.name, person.language, seats, person.notices, person.preferences
        )

    # Matches.

    async def info(self, caller: Caller, row: MatchRow) -> wire.MatchInfo:
        """A match as the caller sees it; a list of them opens no rooms."""
        room = self.rooms.known(row.id)
        if room is None and row.status == "running" and row.live.to_act is None:
            room = await self.rooms.get(row.id)  # it was stored before that was kept
        here = set() if room is None else room.audience.here()
        row = row if room is None else room.row
        owns = caller.owns_in(row.id)
        return info_of(row, owns, caller.is_host(row), here, time.time())

    async def infos(self, caller: Caller, ids: Sequence[str]) -> list[wire.MatchInfo]:
        """These matches as the caller sees them."""
        rows = [await self.store.find_match(id) for id in ids]
        return [await self.info(caller, row) for row in rows if row is not None]

    async def room(self, caller: Caller, id: str) -> Room:
        """The room of a match the caller may see."""
        room = await self.rooms.get(id)
        if not caller.may_see(room.row):
            raise ServerError(404, "match/unknown")
        return room

    async def listed(self, caller: Caller) -> wire.MatchList:
        """The matches anybody may see."""
        rows = await self.store.listed_matches(time.time())
        return wire.MatchList([await self.info(caller, row) for row in rows])

    async def make(self, person: Person, request: wire.NewMatch, address: str) -> Room:
        """A new match, asked for from this address; it starts if every seat is taken."""
        info = load(request.game).info
        config = info.configure(
            len(request.seats), request.options, request.scenario, request.teams, request.pack
        )
        id = self.commitments.match_id(request.ticket)
        row = self.row_of(id, person, request.game, config.to_json(), request.seats, request.pace)
        load(request.game).actions(config_of(row))  # refuses a pack that cannot be read
        row.listed = request.listed
        mix_in(row, request.entropy)
        if not row.listed or not has_free_seat(row):
            return await self.open_once(row)
        async with self._one_listed_at_a_time:
            theirs = await self._check_listed(row, address)
            room = await self.open_once(row)
            self.listings.keep(address, [*theirs, row.id])
        return room

    async def teach(self, person: Person, game: str, lesson: str) -> Room:
        """A lesson or puzzle as a match of this person's: its luck is the same for everybody."""
        row = lesson_row(token_urlsafe(9), person, taught(game, lesson))
        return await self.open(row, start_of(row))

    async def play_deal(
        self, person: Person, game: str, deal: str, company: Sequence[wire.SeatWish] = ()
    ) -> Room:
        """A table of a deal, for the person alone or for this company.

        Whoever has one already goes on there: the first try counts.
        """
        load(game)
        check_name(deal)
        for row in await self.store.matches_of(person.id):
            if (row.game, row.deal) == (game, deal):
                return await self.rooms.get(row.id)
        seats = company or wishes(game)
        config = load(game).info.configure(len(seats))
        secret = self.commitments.secret_of(f"deal/{game}/{deal}")
        id, pace = token_urlsafe(9), wire.Pace()
        row = new_row(id, person, game, config.to_json(), seats, pace, secret)
        row.origin = Origin("deal", deal)
        return await self.open(row)

    async def deal(self, caller: Caller, game: str, deal: str) -> wire.Deal:
        """How the tables of a deal compare."""
        load(game)
        check_name(deal)
        own = await self.store.matches_of(caller.player) if caller.player else []
        alone = await self.store.best_list(game, list_of(deal))
        people = await self.store.best_list(game, tables_of(deal))
        tables = [await self.store.find_match(entry.match) for entry in people.entries]
        return told(game, deal, own, alone.entries, [row for row in tables if row is not None])

    async def _check_listed(self, row: MatchRow, address: str) -> list[str]:
        """Nobody fills the lobby alone, under many names neither: what waits from this address."""
        now = time.time()
        if await self.store.count_listed(row.host, now) >= LISTED_EACH:
            hint = f"{LISTED_EACH} of your matches wait in the lobby already."
            raise ServerError(429, "http/too-many", hint=hint)
        theirs = await self.store.still_listed(self.listings.of(address), now)
        if len(theirs) >= LISTED_FROM:
            hint = f"{LISTED_FROM} matches from your address wait in the lobby already."
            raise ServerError(429, "http/too-many", hint=hint)
        return theirs

    def row_of(
        self,
        id: str,
        person: Person,
        game: str,
        choices: JSON,
        seats: Sequence[wire.SeatWish],
        pace: wire.Pace,
    ) -> MatchRow:
        """A match that has not begun."""
        return new_row(id, person, game, choices, seats, pace, self.commitments.secret_of(id))

    async def open(self, row: MatchRow, match: AnyMatch | None = None) -> Room:
        """Store a new match, and start it if every seat is taken."""
        room = Room(self.store, row, self.rooms.facilities, is_new=True)
        async with room.lock:
            if match is not None or not has_free_seat(row):
                await room.start(match)
            else:
                await room.save()
        self.rooms.add(room)
        return room

    async def open_once(self, row: MatchRow, match: AnyMatch | None = None) -> Room:
        """The same with the ticket of a commitment: a second match of one secret is refused."""
        try:
            return await self.open(row, match)
        except ConflictError as error:
            raise ServerError(409, "match/ticket") from error

    async def claim(self, person: Person, room: Room, seat: int, request: wire.Claim) -> None:
        """Take a free seat; the last one starts the match."""
        door = self.caller(request.invite).door
        async with room.lock:
            row = self.free_seat(room, seat)
            if row.wish == "friend" and not is_invited(door, room.row, row):
                raise ServerError(403, "link/wrong", "This seat is kept for somebody with a link.")
            row.kind, row.player, row.name = "person", person.id, clean(request.name)
            row.entropy = "" if room.row.deal else printable(request.entropy)
            row.epoch += 1
            await self.changed(room)

    def free_seat(self, room: Room, seat: int) -> SeatRow:
        """The seat, if nobody has taken it and the match has not begun."""
        room.check_open()
        if not 0 <= seat < len(room.row.seats):
            raise ServerError(404, "match/unknown", "There is no such seat.")
        row = room.row.seats[seat]
        if room.row.status != "waiting" or row.kind != "open":
            raise ServerError(409, "match/full")
        return row

    async def changed(self, room: Room) -> None:
        """Store and show new seating; start when the last seat is taken."""
        room.row.changed = time.time()
        if has_free_seat(room.row):
            await room.save()
            room.tell_table()
        else:
            await room.start()

    async def reseat(self, caller: Caller, room: Room, seat: int, request: wire.Reseat) -> None:
        """The host changes how a seat is to be filled, before the match begins."""
        self.check_host(caller, room)
        async with room.lock:
            room.check_open()
            if room.row.status != "waiting" or not 0 <= seat < len(room.row.seats):
                raise ServerError(409, "match/full")
            row = room.row.seats[seat]
            fresh = seat_of(seat, wire.SeatWish(request.kind, agent=request.agent), None)
            fresh.epoch = row.epoch + 1
            room.row.seats[seat] = fresh
            await self.changed(room)
            room.audience.show_out()

    async def start(self, caller: Caller, room: Room) -> None:
        """The host begins; agents take the free seats."""
        self.check_host(caller, room)
        async with room.lock:
            room.check_open()
            if room.row.status != "waiting":
                raise ServerError(409, "match/full", "The match has begun.")
            for seat in room.row.seats:
                if seat.kind == "open":
                    seat.kind, seat.agent = "agent", seat.agent or EASIEST
                    seat.name = bot_name(seat.seat)
            await room.start()

    def check_host(self, caller: Caller, room: Room) -> None:
        """Only who made a match may do this."""
        if not caller.is_host(room.row):
            raise ServerError(403, "link/wrong", "Only its host may do this.")

    async def rematch(self, caller: Caller, person: Person, room: Room) -> Room:
        """The same again with the seats turned by one; friends' seats wait for them."""
        async with room.lock:
            old = room.row
            if old.status != "over":
                raise ServerError(409, "match/not-running", "The match is not over yet.")
            if old.origin.next:
                return await self.rooms.get(old.origin.next)
            self._check_company(old, person)
            id = self.commitments.rematch_id(old.id)
            row = self.row_of(id, person, old.game, choices_again(old), [], old.pace)
            row.listed = old.listed
            row.seats = turned(old.seats, old.origin.words)
            row.origin = Origin("rematch", old.id)
            try:
                made = await self.open(row)
            except ConflictError:  # it was made, but not noted here
                made = await self.rooms.get(row.id)
            old.origin.next = row.id
            await room.save()
            room.tell_table()
        return made

    def next_luck(self, row: MatchRow) -> wire.Commitment:
        """The commitment to the luck of the rematch, once the match is over."""
        if row.status != "over":
            raise ServerError(409, "match/not-running", "The match is not over yet.")
        return self.commitments.of_rematch(row.id)

    async def give_word(
        self, caller: Caller, room: Room, seat: int, request: wire.GiveWord
    ) -> None:
        """A seat's word for the rematch; the first one counts."""
        async with room.lock:
            room.check_open()
            row = room.row
            if not 0 <= seat < len(row.seats) or not caller.owns_in(row.id)(row.seats[seat]):
                raise ServerError(403, "link/wrong", "Only its player may speak for a seat.")
            self.next_luck(row)
            word = printable(request.entropy)
            known = row.origin.words.get(seat)
            if known == word:
                return
            if known is not None or row.origin.next:
                raise ServerError(409, "match/word")
            row.origin.words[seat] = word
            await room.save()

    def _check_company(self, old: MatchRow, person: Person) -> None:
        """Nobody is drawn into one rematch after another without having come to the first."""
        if old.origin.kind != "rematch":
            return
        others = [seat for seat in old.seats if seat.player not in {None, person.id}]
        if not all(seat.conceded or old.live.seats[seat.seat].acted for seat in others):
            message = "The others have not come to the last rematch yet."
            raise ServerError(409, "match/proposal", message)

    # Links.

    async def links_of(self, caller: Caller, room: Room) -> wire.Links:
        """The secrets the caller may pass on."""
        row = room.row
        owns = caller.owns_in(row.id)
        invites, seats = {}, {}
        for seat in row.seats:
            if seat.kind == "open" and caller.is_host(row):
                invites[str(seat.seat)] = self.links.of_invitation(row.id, seat.seat, seat.epoch)
            if owns(seat):
                seats[str(seat.seat)] = self.links.of_seat(row.id, seat.seat, seat.epoch)
        return wire.Links(invites, seats, self.links.of_spectators(row.id))

    async def seat_behind(self, caller: Caller) -> tuple[Room, int | None]:
        """The room and seat that a seat's, invitation's or spectator's secret leads to."""
        door = caller.door
        if door is None or door.kind == PLAYER:
            raise ServerError(401, "link/missing")
        room = await self.rooms.get(door.match)
        if door.kind == WATCH:
            return room, None
        seat = room.row.seats[door.seat]
        if seat.epoch != door.epoch or (door.kind == INVITE) != (seat.kind == "open"):
            raise ServerError(401, "link/expired")
        return room, door.seat

    async def adopt(self, secret: str, person: Person) -> tuple[Room, int]:
        """A seat moves to the person who came with its secret; older links of it expire."""
        caller = self.caller(secret)
        room, seat = await self.seat_behind(caller)
        if seat is None or caller.door is None or caller.door.kind != SEAT:
            raise ServerError(401, "link/wrong")
        async with room.lock:
            room.check_open()
            row = room.row.seats[seat]
            if row.player != person.id:
                row.player = person.id
                row.epoch += 1
                await room.save()
                room.audience.show_out()
                room.tell_table()
        return room, seat


def new_row(
    id: str,
    person: Person,
    game: str,
    choices: JSON,
    seats: Sequence[wire.SeatWish],
    pace: wire.Pace,
    secret: bytes,
) -> MatchRow:
    """A match that has not begun, with the secret its luck comes from."""
    now = time.time()
    rows = [seat_of(number, request, person) for number, request in enumerate(seats)]
    return MatchRow(
        id=id,
        game=game,
        status="waiting",
        listed=False,
        host=person.id,
        created=now,
        changed=now,
        choices=choices,
        pace=pace,
        secret=secret,
        rules_version=load(game).info.rules_version,
        seats=rows,
    )


def lesson_row(id: str, person: Person, lesson: Lesson) -> MatchRow:
    """A lesson of this person's that has not begun."""
    wishes = [wire.SeatWish("agent", agent=lesson.agent)] * lesson.seats
    wishes[lesson.seat] = wire.SeatWish("me")
    choices = lesson.config().to_json()
    row = new_row(id, person, lesson.game, choices, wishes, wire.Pace(), lesson.secret)
    row.origin = Origin("lesson", lesson.id)
    return row


def start_of(row: MatchRow) -> AnyMatch:
    """The match of a lesson: from its position, or as its luck deals it."""
    game, lesson = load(row.game), taught(row.game, row.lesson)
    if not lesson.position:
        return begin(row, reactions_of(row))
    state = game.read_position(config_of(row), lesson.position)
    return begin_from(row, game.encode_state(state), reactions_of(row))


def has_free_seat(row: MatchRow) -> bool:
    """Does the match wait for somebody, be it a friend or anybody?"""
    return any(seat.kind == "open" for seat in row.seats)


def is_invited(door: Door | None, match: MatchRow, seat: SeatRow) -> bool:
    """Does the door lead to this free seat?"""
    if door is None or door.kind != INVITE or seat.kind != "open":
        return False
    return (door.match, door.seat, door.epoch) == (match.id, seat.seat, seat.epoch)


def printable(text: str) -> str:
    """The text without what cannot be seen, such as marks that turn the writing round."""
    return "".join(letter for letter in text if letter.isprintable())


def mix_in(row: MatchRow, word: str) -> None:
    """The word of the one who makes a match."""
    for seat in row.seats:
        if seat.wish == "me":
            seat.entropy = printable(word)


def clean(name: str) -> str:
    """A name as it is shown."""
    return printable(name).strip() or "?"


def seat_of(number: int, request: wire.SeatWish, person: Person | None) -> SeatRow:
    """A seat as it was wished for."""
    if request.kind == "agent":
        check_agent(request.agent)
        return SeatRow(number, "agent", "agent", name=bot_name(number), agent=request.agent)
    if request.kind in {"me", "here"} and person is not None:
        name = clean(request.name) if request.name.strip() else person.name
        return SeatRow(number, "person", request.kind, person.id, name, epoch=1)
    return SeatRow(number, "open", request.kind)


def bot_name(seat: int) -> str:
    """What the agent at a seat is called."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def choices_again(old: MatchRow) -> JSON:
    """The same choices; where the winner of a match begins the next one, that seat is named."""
    info = load(old.game).info
    if not info.winner_begins:
        return old.choices
    winners = old.outcome["ranking"][0] if old.outcome else []
    options = {**old.choices["options"]}
    options.pop(info.winner_begins, None)
    if len(winners) == 1:
        options[info.winner_begins] = str((winners[0] + 1) % len(old.seats) + 1)
    return read_config(info, {**old.choices, "options": options}).to_json()


def turned(seats: Sequence[SeatRow], words: dict[int, str]) -> list[SeatRow]:
    """The same people with their words, everybody one seat on."""
    moved = [*seats[-1:], *seats[:-1]]
    return [
        SeatRow(
            seat=number,
            kind="agent" if old.kind == "agent" else "person",
            wish=old.wish,
            player=old.player,
            name=bot_name(number) if old.kind == "agent" else old.name,
            agent=old.agent,
            epoch=1,
            entropy=words.get(old.seat, ""),
        )
        for number, old in enumerate(moved)
    ]
