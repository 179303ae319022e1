"""What a setting names and is not there: found before a start prints or makes anything."""

import errno
import socket

from vitrine.platform.errors import Refused
from vitrine.platform.settings import BadSetting, Settings, variable
from vitrine.transfer.backup.age.keys import read_recipients


def wrong_settings(settings: Settings) -> list[str]:
    """A line each. Other commands need not have the folders and files that only the server reads."""
    wrong = []
    if settings.texts is not None and not settings.texts.is_dir():
        wrong.append(f"{variable('texts')}: there is no folder {settings.texts}")
    if settings.countries is not None:
        from vitrine.public.visits.countries import Countries

        try:
            Countries(settings.countries)
        except BadSetting as error:
            wrong.append(str(error))
    if settings.backup_recipients:
        try:
            read_recipients(settings.backup_recipients)
        except (Refused, OSError) as error:
            wrong.append(f"{variable('backup_recipients')}: {error}")
    return wrong


def cautions(settings: Settings, *, has_accounts: bool) -> list[str]:
    """It can be served so, and hardly anybody means it."""
    if settings.signup == "closed" and not has_accounts:
        return ["VITRINE_SIGNUP=closed, and there is no account: `vitrine accounts add EMAIL` makes the first"]
    if settings.mode == "public" and not settings.smtp_url:
        return ["VITRINE_MODE=public without VITRINE_SMTP_URL: nobody can confirm an address, so no new site is shown"]
    return []


def unusable_places(settings: Settings, misread: frozenset[str] = frozenset()) -> list[str]:
    """Where it cannot listen, and why. Of a place that could not be read nobody knows."""
    places = [(settings.host, settings.port, "host", "port")]
    if settings.metrics_port:
        places.append((settings.metrics_address, settings.metrics_port, "metrics_address", "metrics_port"))
    return [
        reason
        for host, port, *names in places
        if misread.isdisjoint(names) and (reason := _why_not(host, port, *map(variable, names)))
    ]


def _why_not(host: str, port: int, host_name: str, port_name: str) -> str:
    try:
        [(family, _type, _protocol, _name, address), *_more] = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return f"{port_name}: port {port} is taken; choose another: {port_name}={port + 1}"
        if error.errno == errno.EACCES:
            return f"{port_name}: this user may not listen at port {port}; put a proxy in front (docs/operations)"
        return f"{host_name}: {host} is not an address of this machine"
    return ""
