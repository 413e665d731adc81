"""The frames that nearly all messages are (RFC 6455, 5.2): a complete text in one frame."""

from typing import Final

TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
MASKED: Final = 0x80
LENGTH: Final = 0x7F
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""What stands for a length in the next two or eight bytes."""
LONG: Final = 65_536


def framed(message: bytes) -> bytes:
    """A whole text in one frame, as servers send it."""
    length = len(message)
    if length < TWO_BYTES:
        return b"\x81%c" % length + message
    if length < LONG:
        return b"\x81\x7e" + length.to_bytes(2, "big") + message
    return b"\x81\x7f" + length.to_bytes(8, "big") + message


def texts_in(data: bytes) -> list[str] | None:
    """The texts in frames that a client has sent; None if the last frame is not all there.

    Empty if one of the frames is anything else than a whole text: a piece of one, a ping, a fault.
    """
    texts: list[str] = []
    at, is_text = 0, True
    while at < len(data):
        end, text = _frame(data, at)
        if end > len(data):
            return None
        if text is None:
            is_text = False
        else:
            texts.append(text)
        at = end
    return texts if is_text else []


def _frame(data: bytes, at: int) -> tuple[int, str | None]:
    """Where the frame that begins here ends, and its text, if it is a whole one."""
    head = at + 2
    if head > len(data):
        return head, None
    length = data[at + 1] & LENGTH
    if length >= TWO_BYTES:
        more = 2 if length == TWO_BYTES else 8
        length = int.from_bytes(data[head : head + more], "big")
        head += more
    if not data[at + 1] & MASKED:
        return head + length, None
    begin, end = head + 4, head + 4 + length
    if data[at] != TEXT or end > len(data):
        return end, None
    try:
        return end, unmasked(data[begin:end], data[head:begin]).decode()
    except UnicodeError:
        return end, None


def unmasked(content: bytes, mask: bytes) -> bytes:
    """What a client has masked with these four bytes, or the other way round (RFC 6455, 5.3)."""
    length = len(content)
    key = int.from_bytes((mask * (length // 4 + 1))[:length], "big")
    return (int.from_bytes(content, "big") ^ key).to_bytes(length, "big")
