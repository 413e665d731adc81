"""Calls to addresses that strangers name: into the open net only, to the address that was checked.

The name is resolved once, every address it has must be a public one, and the connection goes to
that very address. Redirects are not followed, and of the answer only its first line is read.
"""

import asyncio
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

URL: Final = re.compile(r"https?://[^/?#@\s]+(/[!-~]*)?")
SECONDS: Final = 10.0
LONGEST_LINE: Final = 4096
LOWEST_PORT: Final = 1024
KNOWN_PORTS: Final = (80, 443)
INSIDE: Final = ip_network("64:ff9b::/96")
"""Addresses that stand for those of version 4, behind a translator."""
ALSO_INSIDE: Final = tuple(map(ip_network, ("168.63.129.16/32", "192.0.0.0/24", "fec0::/10")))
"""What `is_global` lets through: services of hosters inside their machines, an old kind of site."""

Address = IPv4Address | IPv6Address


class CallError(Exception):
    """A call came to nothing; `again` says whether trying later may help."""

    def __init__(self, reason: str, again: bool = True) -> None:
        self.again = again
        super().__init__(reason)


class Target(NamedTuple):
    """Where a call goes."""

    is_secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme, host and port, as browsers write them."""
        scheme, usual = ("https", 443) if self.is_secure else ("http", 80)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


def read_url(url: str) -> Target:
    """The parts of an http or https URL; a ValueError if it is none, or names an odd port."""
    if not URL.fullmatch(url):
        raise ValueError(f"{url!r} is not an address to call")
    parts = urlsplit(url)
    is_secure = parts.scheme == "https"
    port = parts.port or (443 if is_secure else 80)
    if port not in KNOWN_PORTS and port < LOWEST_PORT:
        raise ValueError(f"port {port} is not for calls")
    host = (parts.hostname or "").encode("idna").decode()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(is_secure, host, port, path)


class Egress:
    """The way out of this server."""

    def __init__(self, own_network: bool = False, seconds: float = SECONDS) -> None:
        self.own_network = own_network
        self.seconds = seconds
        self._resolvers = ThreadPoolExecutor(4, "names")
        self.trust = ssl.create_default_context()

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Send a body; the status of the answer. A CallError if there was none."""
        try:
            target = read_url(url)
        except ValueError as error:
            raise CallError(str(error), again=False) from error
        try:
            async with asyncio.timeout(self.seconds):
                line = await self._exchange(target, headers, body)
        except TimeoutError as error:
            raise CallError("no answer in time") from error
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise CallError(f"no answer: {error}") from error
        found = re.match(rb"HTTP/1\.[01] (\d{3})\b", line)
        if found is None:
            raise CallError("the answer is not HTTP")
        return int(found[1])

    async def _exchange(self, target: Target, headers: dict[str, str], body: bytes) -> bytes:
        addresses = await self._checked_addresses(target)
        reader, writer = await self._connect(target, addresses)
        try:
            writer.write(request_of(target, headers, len(body)) + body)
            await writer.drain()
            return await reader.readuntil(b"\r\n")
        finally:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()

    async def _checked_addresses(self, target: Target) -> list[str]:
        """The addresses behind the name, if all of them may be called."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._resolvers, resolve, target)
        if not self.own_network and not all(map(is_outside, found)):
            raise CallError(f"{target.host} is not on the public internet", again=False)
        return found

    async def _connect(
        self, target: Target, addresses: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        trust = self.trust if target.is_secure else None
        name = target.host if target.is_secure else None
        for last, address in enumerate(addresses, 1):
            try:
                return await asyncio.open_connection(
                    address, target.port, limit=LONGEST_LINE, ssl=trust, server_hostname=name
                )
            except OSError:
                if last == len(addresses):
                    raise
        raise CallError(f"{target.host} has no address")

    def close(self) -> None:
        """Nothing is called any more."""
        self._resolvers.shutdown(wait=False, cancel_futures=True)


def resolve(target: Target) -> list[str]:
    """All addresses behind a name, each once; odd ways to write a number are names, too."""
    found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def request_of(target: Target, headers: dict[str, str], length: int) -> bytes:
    """The head of a request."""
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.origin.partition('://')[2]}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {length}",
        "Connection: close",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


def is_outside(text: str) -> bool:
    """Is this an address of the open net, and not of this machine or its neighbours?"""
    address = plain(ip_address(text.partition("%")[0]))
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    return not any(address in network for network in ALSO_INSIDE) and not is_neighbour(address)


def plain(address: Address) -> Address:
    """The address of version 4 that one of version 6 may stand for, else the address itself."""
    if isinstance(address, IPv4Address):
        return address
    if address in INSIDE:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else address)


def is_neighbour(address: Address) -> bool:
    """Is it this machine, or so near that it shares the machine's own public network?"""
    mine = own_address(str(address))
    if mine is None:
        return False
    near = 24 if isinstance(address, IPv4Address) else 64
    return address in ip_network(f"{mine}/{near}", strict=False)


def own_address(towards: str) -> str | None:
    """The address this machine has on the way to another one; nothing is sent."""
    family = socket.AF_INET6 if ":" in towards else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((towards, 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
