"""wire.py leans on the inside of uvicorn, which may change in any release: then one of these fails and says why.

pyproject.toml lets no newer minor version in. A new one is let in like this: raise the cap, `make lock`, run this file,
read each part that it names beside wire.py, mend wire.py where need be, and put the new digests here.
"""

import ast
import asyncio
import hashlib
import inspect
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from vitrine.platform.http.wire import Wire

# Each part as wire.py was written against it, and what wire.py takes for granted there.
KNOWN: dict[Callable[..., Any], tuple[str, str]] = {
    HttpToolsProtocol.__init__: (
        "4f0899941034",
        "takes config, server_state, app_state; `cycle` is None and `pipeline` empty at first",
    ),
    HttpToolsProtocol.connection_made: (
        "6efb565ff3d3",
        "sets transport, flow and client, and adds itself to connections",
    ),
    HttpToolsProtocol.connection_lost: (
        "c91a4c9bf2e2",
        "takes itself out of connections, and cancels the keep-alive timer",
    ),
    HttpToolsProtocol.data_received: (
        "010a7ae59a5d",
        "cancels the keep-alive timer; answers 400 to what the parser refuses",
    ),
    HttpToolsProtocol.send_400_response: ("ae5a4a3782b6", "is asked once for what is no request, and closes"),
    HttpToolsProtocol.on_message_begin: (
        "96d377fdc7c2",
        "is the first that the parser calls for a request; what it raises is a 400",
    ),
    HttpToolsProtocol.on_headers_complete: (
        "1ea8589acfad",
        "makes `cycle`, which closes after its answer unless `keep_alive`; it waits in `pipeline` for the one before",
    ),
    HttpToolsProtocol.on_message_complete: ("1fbad42dc31f", "is the last that the parser calls for a request"),
    HttpToolsProtocol.on_response_complete: (
        "64e254f28e38",
        "sets the keep-alive timer, and starts the next one of `pipeline`",
    ),
    HttpToolsProtocol.timeout_keep_alive_handler: ("8b53bf5f2e20", "closes the connection unless it is closing"),
    HttpToolsProtocol.pause_writing: ("17a8fd215d96", "tells flow, and nothing else"),
    HttpToolsProtocol.resume_writing: ("7844bbaa8cce", "tells flow, and nothing else"),
    RequestResponseCycle.send: (
        "abdd8601b326",
        "sets response_complete, and closes without keep_alive, before it calls on_response",
    ),
    FlowControl.pause_writing: ("93d4a08a9f2d", "sets write_paused"),
    FlowControl.resume_writing: ("a343e8b0baf0", "unsets write_paused"),
}


def digest(part: Callable[..., Any]) -> str:
    return hashlib.sha256(inspect.getsource(part).encode()).hexdigest()[:12]


def test_uvicorn_does_inside_what_the_wire_was_written_against() -> None:
    changed = [
        f"{part.__qualname__} is now {digest(part)}. wire.py takes for granted that it {granted}."
        for part, (known, granted) in KNOWN.items()
        if digest(part) != known
    ]
    assert not changed, "\n".join((f"uvicorn {uvicorn.__version__} is another inside than wire.py knows:", *changed))


def _words_of_the_wire() -> tuple[set[str], set[str]]:
    """What the class Wire says of itself without having it of its own, and what it asks its base class to do."""
    [tree] = ast.parse(inspect.getsource(Wire)).body
    assert isinstance(tree, ast.ClassDef)
    own = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    used, asked = set(), set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute):
            continue
        if isinstance(node.value, ast.Name) and node.value.id == "self":
            if node.attr.startswith("_") and isinstance(node.ctx, ast.Store):
                own.add(node.attr)
            used.add(node.attr)
        elif ast.unparse(node.value) == "super()":
            asked.add(node.attr)
    return used - own, asked


async def test_a_connection_of_uvicorns_has_all_that_the_wire_uses() -> None:
    config = uvicorn.Config(lambda: None, log_config=None, lifespan="off")
    bare = HttpToolsProtocol(config, ServerState(), {}, asyncio.get_running_loop())
    used, asked = _words_of_the_wire()
    assert used >= {"cycle", "flow", "pipeline", "transport", "timeout_keep_alive_task"}, (
        "this test reads wire.py wrongly"
    )
    assert sorted(name for name in used | asked if not hasattr(bare, name)) == [], "uvicorn's connections lack these"
    for holder, name in (
        (ServerState, "default_headers"),
        (RequestResponseCycle, "response_complete"),
        (RequestResponseCycle, "keep_alive"),
    ):
        assert name in inspect.getsource(holder.__init__), f"wire.py reads {holder.__name__}.{name}"


def test_whatever_the_wire_asks_of_uvicorn_is_among_the_parts_known_here() -> None:
    _used, asked = _words_of_the_wire()
    known = {part.__name__ for part in KNOWN}
    assert asked - known == set(), "these belong into KNOWN"
