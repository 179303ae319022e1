"""The renderer's processes: what falls costs one render, memory and time are bounded, nobody is left behind."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path

import pytest

from tests.factories.attacks import Attack
from tests.public.rendering.trouble import TROUBLES, environment_of, is_alive, memory_of, troubled_bundle  # noqa: F401  (a fixture)
from tests.services.ports import wait_until
from vitrine.platform.processes.pipe import read_message, write_message
from vitrine.public.rendering import renderer as module
from vitrine.public.rendering.notice_words import notice_words
from vitrine.public.rendering.renderer import BUNDLE, Renderer, RenderFailed
from vitrine.public.rendering.v8 import MAX_MEMORY_BYTES

on_linux = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="processes are looked at in /proc")
pytestmark = [pytest.mark.cold, pytest.mark.long]


@pytest.fixture
async def renderer(troubled_bundle: Path) -> AsyncIterator[Renderer]:  # noqa: F811
    made = Renderer(troubled_bundle, max_children=2, max_render_s=2)
    yield made
    await made.close()


async def noticed(renderer: Renderer, kind: str) -> bytes:
    return await renderer.notice(kind, notice_words("FR", "notFound"))


async def is_sound(renderer: Renderer) -> bool:
    return b"Page introuvable" in await noticed(renderer, "notFound")


@on_linux
def test_two_renderers_live_in_two_threads_and_v8_in_neither() -> None:
    """On processors with memory protection keys a second context from another thread ended the process."""
    both_have_rendered, answers = threading.Barrier(2, timeout=60), list[bool]()

    async def live() -> None:
        renderer = Renderer()
        answers.append(await is_sound(renderer))
        await asyncio.to_thread(both_have_rendered.wait)
        answers.append(await is_sound(renderer))
        await asyncio.to_thread(both_have_rendered.wait)
        await renderer.close()

    threads = [threading.Thread(target=lambda: asyncio.run(live())) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert answers == [True] * 4
    assert "libmini_racer" not in Path("/proc/self/maps").read_text()


@pytest.mark.parametrize("trouble", [name for name in TROUBLES if name != "dawdles"])
async def test_what_a_render_does_costs_that_render_alone(renderer: Renderer, trouble: str, attack: Attack) -> None:
    assert await is_sound(renderer)
    with pytest.raises(RenderFailed):
        await noticed(renderer, trouble)
    assert await is_sound(renderer)
    attack("a page whose render loops, fills the memory or fails", attempts=1, result="costs that render alone")


def test_the_bundle_is_held_at_one_byte_a_letter() -> None:
    assert BUNDLE.read_bytes().isascii()


@on_linux
@pytest.mark.parametrize("trouble", ["heaps", "buffers"])
async def test_memory_stays_bounded(renderer: Renderer, trouble: str) -> None:
    assert await is_sound(renderer)
    [process_id], peak = renderer.process_ids, 0
    failing = asyncio.create_task(noticed(renderer, trouble))
    while not failing.done():
        if is_alive(process_id):
            try:
                peak = max(peak, memory_of(process_id))
            except (AssertionError, FileNotFoundError):
                break  # it fell just now
        await asyncio.sleep(0.01)
    with pytest.raises(RenderFailed):
        await failing
    assert peak < MAX_MEMORY_BYTES


# Run before the renderer's own module: memory that is set aside and never used, as V8 does for its machine code on x86.
_SETTING_ASIDE = """
import mmap, runpy
kept = mmap.mmap(-1, 1 << 30, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
runpy.run_module("vitrine.public.rendering.v8", run_name="__main__")
"""


@on_linux
def test_what_is_set_aside_and_never_used_counts_for_nothing() -> None:
    command = [sys.executable, "-c", _SETTING_ASIDE, str(BUNDLE)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin and child.stdout
        asked = {"kind": "notFound", "said": asdict(notice_words("FR", "notFound"))}
        write_message(child.stdin, {"call": "renderNotice", "max_s": 30}, [json.dumps(asked).encode()])
        answer = read_message(child.stdout)
        child.stdin.close()
    assert answer and b"Page introuvable" in answer[1][0]


async def test_killed_in_mid_render_it_is_replaced(renderer: Renderer) -> None:
    assert await is_sound(renderer)
    [first] = renderer.process_ids
    os.kill(first, signal.SIGSTOP)  # so that it is not done before it is killed, however busy the machine
    underway = asyncio.create_task(is_sound(renderer))
    await asyncio.sleep(0.1)
    os.kill(first, signal.SIGKILL)
    assert await underway, "what killed it was not the page: another one draws it"
    assert renderer.process_ids != [first]


async def test_killed_while_idle_it_costs_nobody_anything(renderer: Renderer) -> None:
    assert await is_sound(renderer)
    [first] = renderer.process_ids
    os.kill(first, signal.SIGKILL)
    await asyncio.to_thread(os.waitid, os.P_PID, first, os.WEXITED | os.WNOWAIT)
    assert await is_sound(renderer)


async def test_renders_at_once_have_a_process_each_and_idle_ones_end(troubled_bundle: Path) -> None:  # noqa: F811
    renderer = Renderer(troubled_bundle, max_children=2, end_idle_after_s=0.3)
    assert await is_sound(renderer)
    busy = [asyncio.create_task(noticed(renderer, "dawdles")) for _ in range(4)]
    async with asyncio.timeout(30):
        for many in (2, 0):
            while len(renderer.process_ids) != many:  # noqa: ASYNC110  (a pool's timers start and end them)
                await asyncio.sleep(0.01)
    await asyncio.wait(busy)
    assert await is_sound(renderer)
    await renderer.close()


async def test_who_finds_no_turn_in_time_is_told_so(renderer: Renderer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await is_sound(renderer)
    with monkeypatch.context() as short:
        short.setattr(module, "MAX_START_S", 3.0)
        busy = [asyncio.create_task(noticed(renderer, "loops")) for _ in range(2)]
        await asyncio.sleep(0.1)
        short.setattr(module, "MAX_WHOLE_S", 0.3)
        with pytest.raises(RenderFailed):
            await noticed(renderer, "notFound")
        assert not any(task.done() for task in busy)
        await asyncio.wait(busy)
    assert await is_sound(renderer)


async def test_who_finds_too_many_waiting_is_told_at_once(
    troubled_bundle: Path,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each of them holds a page's content: the line is as long as it can be worked off in time."""
    monkeypatch.setattr(module, "MAX_WAITING", 3)
    renderer = Renderer(troubled_bundle, max_children=2)
    waiting = [asyncio.create_task(noticed(renderer, "dawdles")) for _ in range(3)]
    await asyncio.sleep(0)
    one_more = asyncio.create_task(noticed(renderer, "notFound"))
    await asyncio.sleep(0)
    assert one_more.done() and isinstance(one_more.exception(), RenderFailed)
    await asyncio.gather(*waiting, return_exceptions=True)
    assert await is_sound(renderer)
    await renderer.close()


async def test_who_leaves_early_leaves_no_half_message_behind(renderer: Renderer) -> None:
    leaving = asyncio.create_task(noticed(renderer, "dawdles"))
    await asyncio.sleep(0.05)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert await is_sound(renderer)


async def test_closing_ends_what_is_under_way(troubled_bundle: Path) -> None:  # noqa: F811
    renderer = Renderer(troubled_bundle, max_children=1)
    assert await is_sound(renderer)
    underway = [asyncio.create_task(noticed(renderer, "loops")) for _ in range(2)]  # one has its turn, one waits for it
    await asyncio.sleep(0.1)
    await renderer.close()
    for render in underway:
        with pytest.raises(RenderFailed):
            await render


@on_linux
async def test_the_process_knows_no_secret_of_the_server(renderer: Renderer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VITRINE_SECRET_KEYS", "canary")
    assert await is_sound(renderer)
    [process_id] = renderer.process_ids
    assert "canary" not in environment_of(process_id)


_HOLDER = """
import asyncio, sys
from pathlib import Path
from vitrine.public.rendering.notice_words import notice_words
from vitrine.public.rendering.renderer import Renderer
said = notice_words("FR", "notFound")

async def hold():
    renderer = Renderer(Path(sys.argv[1]), max_render_s=1)
    await renderer.notice("notFound", said)
    print(*renderer.process_ids, flush=True)
    await renderer.notice(sys.argv[2], said) if sys.argv[2:] else await asyncio.sleep(60)

asyncio.run(hold())
"""


@on_linux
@pytest.mark.parametrize("doing", [[], ["loops"]], ids=["idle", "in mid-render"])
def test_a_killed_server_leaves_no_process_behind(troubled_bundle: Path, doing: list[str]) -> None:  # noqa: F811
    command = [sys.executable, "-c", _HOLDER, str(troubled_bundle), *doing]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout
        process_id = int(holder.stdout.readline())
        assert is_alive(process_id)
        holder.kill()
    wait_until(lambda: not is_alive(process_id), "its end", timeout_s=20)
