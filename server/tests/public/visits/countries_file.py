"""A small file in MaxMind's format (its specification, version 2.0): networks of 24 bits, and the country of each."""

from ipaddress import IPv4Address

PREFIX_BITS = 24
UINT16, MAP, UINT32, UINT64, ARRAY = 5, 7, 6, 9, 11


def _text(value: str) -> bytes:
    return bytes([2 << 5 | len(value)]) + value.encode()


def _map(**entries: bytes) -> bytes:
    return bytes([MAP << 5 | len(entries)]) + b"".join(_text(key) + value for key, value in entries.items())


def _number(kind: int, value: int) -> bytes:
    held = value.to_bytes(8, "big").lstrip(b"\0")
    return (bytes([kind << 5 | len(held)]) if kind < 8 else bytes([len(held), kind - 7])) + held


def countries_file(countries: dict[str, str]) -> bytes:
    nodes: list[list[int | str | None]] = [[None, None]]
    for network, code in countries.items():
        bits, node = f"{int(IPv4Address(network)):032b}"[:PREFIX_BITS], 0
        for bit in bits[:-1]:
            following = nodes[node][int(bit)]
            if not isinstance(following, int):
                nodes.append([None, None])
                following = nodes[node][int(bit)] = len(nodes) - 1
            node = following
        nodes[node][int(bits[-1])] = code
    data, places = b"", {}
    for code in dict.fromkeys(countries.values()):
        places[code] = len(data)
        data += _map(country=_map(iso_code=_text(code)))

    def record(value: int | str | None) -> bytes:
        if isinstance(value, str):
            return (len(nodes) + 16 + places[value]).to_bytes(3, "big")
        return (len(nodes) if value is None else value).to_bytes(3, "big")

    tree = b"".join(record(left) + record(right) for left, right in nodes)
    about = _map(
        node_count=_number(UINT32, len(nodes)),
        record_size=_number(UINT16, 24),
        ip_version=_number(UINT16, 4),
        database_type=_text("Test-Country"),
        languages=bytes([0, ARRAY - 7]),
        binary_format_major_version=_number(UINT16, 2),
        binary_format_minor_version=_number(UINT16, 0),
        build_epoch=_number(UINT64, 1),
        description=_map(),
    )
    return tree + bytes(16) + data + b"\xab\xcd\xefMaxMind.com" + about
