"""Frames as clients send them: whole texts are read, all else is left to the library."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec import json
from websockets.frames import Close, Frame, Opcode

from hulldown.server.socket_frames import framed, texts_in, unmasked
from tests.server.client import table_of_two
from tests.server.running import Running
from tests.server.test_uvicorn_protocols import SOCKET

TEXT, CONT, PING, CLOSE = Opcode.TEXT, Opcode.CONT, Opcode.PING, Opcode.CLOSE


def sent(content: str | bytes, opcode: Opcode = TEXT, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a browser sends it, made by the library."""
    data = content.encode() if isinstance(content, str) else content
    return Frame(opcode, data, fin).serialize(mask=mask)


@pytest.mark.parametrize("text", ["", "a", "ä" * 62 + "a", "ä" * 63, "a" * 65_535, "a" * 65_536])
def test_a_whole_text_is_read_whatever_its_length(text: str) -> None:
    assert texts_in(sent(text)) == [text]
    assert texts_in(sent("before") + sent(text) + sent("after")) == ["before", text, "after"]


@pytest.mark.parametrize("text", ["", "two", "ä" * 63, "a" * 65_536])
def test_a_frame_that_is_not_all_there_is_not_read(text: str) -> None:
    frame = sent("one") + sent(text)
    for end in {*range(1, min(20, len(frame))), len(frame) - 1} - {len(sent("one"))}:
        assert texts_in(frame[:end]) is None, end


OTHERS = {
    "the first half of a text": sent("first half", fin=False),
    "its second half": sent("second half", CONT),
    "bytes": sent(b"bytes", Opcode.BINARY),
    "a ping": sent(b"", PING),
    "a pong": sent(b"1234", Opcode.PONG),
    "a close": sent(b"\x03\xe8", CLOSE),
    "not masked": sent("unmasked", mask=False),
    "no UTF-8": sent(b"\xff\xfe"),
    "compressed": b"\xc1" + sent("compressed")[1:],
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_what_is_no_whole_text_is_left_to_the_library(other: bytes) -> None:
    assert texts_in(other) == []
    assert texts_in(sent("text") + other) == texts_in(other + sent("text")) == []


@pytest.mark.parametrize("length", [0, 1, 3, 4, 5, 1_000])
def test_a_mask_is_put_on_and_taken_off(length: int) -> None:
    content, mask = bytes(number % 251 for number in range(length)), b"\x00\xff\x01\x80"
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    assert unmasked(masked, mask) == content
    assert unmasked(content, mask) == masked


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_what_is_sent_is_what_the_library_would_send(length: int) -> None:
    assert framed(b"x" * length) == sent(b"x" * length, mask=False)


# On a real connection.


class Raw:
    """A socket without a library: what is sent is sent as it stands."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.left = b""
        self.pongs: list[bytes] = []

    def send(self, *pieces: bytes) -> None:
        """Each of these in a packet of its own."""
        for piece in pieces:
            self.connection.sendall(piece)

    def take(self) -> tuple[int, bytes]:
        """The next frame: its opcode and its content."""
        head = self._read(2)
        length = head[1]
        if length >= 126:
            length = int.from_bytes(self._read(2 if length == 126 else 8), "big")
        return head[0] & 0x0F, self._read(length)

    def until(self, wanted: str) -> object:
        """The next message of this type."""
        while True:
            opcode, content = self.take()
            if opcode == Opcode.PONG:
                self.pongs.append(content)
            if opcode == TEXT and (told := json.decode(content))["type"] == wanted:
                return told

    def _read(self, count: int) -> bytes:
        while len(self.left) < count:
            more = self.connection.recv(65_536)
            assert more, "the connection was closed"
            self.left += more
        taken, self.left = self.left[:count], self.left[count:]
        return taken


@pytest.fixture(name="seat")
def a_seat(quick_server: Running) -> Iterator[Raw]:
    with seated(quick_server) as found:
        yield found


@contextmanager
def seated(server: Running) -> Iterator[Raw]:
    """Somebody at a table who has been welcomed."""
    match, ann, _ = table_of_two(server)
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        raw = Raw(connection)
        connection.sendall(SOCKET)
        while b"\r\n\r\n" not in raw.left:
            raw.left += connection.recv(65_536)
        raw.left = raw.left.partition(b"\r\n\r\n")[2]
        hello = {"type": "hello", "match": match["id"], "seat": 0, "secret": ann.secret}
        raw.send(sent(json.encode(hello)))
        raw.until("welcome")
        yield raw


def query(id: str, more: str = "") -> bytes:
    return json.encode({"type": "query", "id": id, "question": more})


def answered(seat: Raw, *ids: str) -> bool:
    """Are these answered, one after the other?"""
    return [seat.until("answer")["id"] for _ in ids] == list(ids)  # type: ignore[index] # JSON


def test_messages_in_one_packet_are_answered_in_their_order(seat: Raw) -> None:
    seat.send(b"".join(sent(query(id)) for id in "abc"))
    assert answered(seat, *"abc")


def test_a_message_in_pieces_is_read_and_so_is_all_that_follows(seat: Raw) -> None:
    frame = sent(query("b"))
    seat.send(sent(query("a")) + frame[:1], *[frame[n : n + 1] for n in range(1, len(frame))])
    seat.send(sent(query("c")), sent(query("d")))
    assert answered(seat, *"abcd")


def test_a_message_in_several_frames_with_a_ping_between_them_is_read(seat: Raw) -> None:
    whole = query("b", "ä" * 40)
    first, second = sent(whole[:70], fin=False), sent(whole[70:], CONT)
    seat.send(sent(query("a")), first, sent(b"are you there", PING), second, sent(query("c")))
    assert answered(seat, *"abc")
    assert seat.pongs == [b"are you there"]


def test_a_text_within_another_is_a_fault(seat: Raw) -> None:
    seat.send(sent("half", fin=False), sent(query("a")))
    assert closed_with(seat) == 1002


FAULTS = {
    "not masked": (sent(b"a", mask=False), 1002),
    "no UTF-8": (sent(b"\xff\xfe"), 1007),
    "too long": (b"\x81\xff" + (2**40).to_bytes(8, "big"), 1009),
    "the second half of nothing": (sent("more", CONT), 1002),
    "no such opcode": (b"\x83\x80\x00\x00\x00\x00", 1002),
}


@pytest.mark.parametrize(("fault", "code"), FAULTS.values(), ids=FAULTS)
def test_faults_end_a_connection_with_their_code(seat: Raw, fault: bytes, code: int) -> None:
    seat.send(fault)
    assert closed_with(seat) == code


def test_nothing_is_read_after_the_end(seat: Raw) -> None:
    seat.send(sent(Close(1000, "bye").serialize(), CLOSE) + sent(query("a")))
    assert closed_with(seat) == 1000


def closed_with(seat: Raw) -> int:
    """The code with which the server ends a connection, after all else it told."""
    while True:
        opcode, content = seat.take()
        assert b'"answer"' not in content
        if opcode == CLOSE:
            return Close.parse(content).code
