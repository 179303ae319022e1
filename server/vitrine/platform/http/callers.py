"""What counts as one address for every limit; and how many connections one has open, asked by the wire for each.

Trusted proxies speak for many.
"""

import ipaddress
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache


def network(address: str) -> str:
    """A whole /64 of IPv6, which is what one line of a provider has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(parsed.ipv4_mapped or ipaddress.ip_network((int(parsed), 64), strict=False))


_key = lru_cache(maxsize=4096)(network)


class Callers:
    def __init__(self, at_most: int, trusted: tuple[str, ...] = ()) -> None:
        self._at_most = at_most
        self._is_open = "*" in trusted
        self._trusted = [
            ipaddress.ip_network(network, strict=False) for network in with_mapped(trusted) if _is_network(network)
        ]
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Counts it in, whatever is answered: who entered must `leave`. False: it is one too many."""
        key = _key(address)
        self._open[key] += 1
        return self._open[key] <= self._at_most or self._is_trusted(address)

    def leave(self, address: str) -> None:
        key = _key(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def _is_trusted(self, address: str) -> bool:
        """A socket file has no address: whoever may open it is one of ours."""
        if self._is_open or not _is_network(address):
            return True
        return any(ipaddress.ip_address(address) in network for network in self._trusted)


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def with_mapped(trusted: Iterable[str]) -> list[str]:
    """Who listens for both protocols at one socket is called by 127.0.0.1 as ::ffff:127.0.0.1."""
    also: list[str] = []
    for one in trusted:
        also.append(one)
        named = ipaddress.ip_network(one, strict=False) if _is_network(one) else None
        if isinstance(named, ipaddress.IPv4Network):
            also.append(f"::ffff:{named.network_address}/{96 + named.prefixlen}")
    return also
