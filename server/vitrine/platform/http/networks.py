"""What counts as one address where somebody is counted: throttles, connections, limits of features."""

import ipaddress


def network(address: str) -> str:
    """What counts as one address for a limit: a whole /64 of IPv6, which is what one line of a provider has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(parsed.ipv4_mapped or ipaddress.ip_network((int(parsed), 64), strict=False))
