"""The log's own shape: one line each, a reference, few lines about what strangers can cause, nobody's words."""

import asyncio
import json
import logging
import subprocess
import sys
import threading
import warnings
from typing import Any

import pytest

from vitrine.platform.http.problems import problem_of
from vitrine.platform.logs import JsonLines, PlainLines, WarningLimit, reason_of, request_id, set_up_logs

SENT = "canary-51d0"


def record(error: BaseException | None = None, **about: Any) -> logging.LogRecord:
    line = logging.LogRecord("vitrine.somewhere", logging.ERROR, __file__, 1, "something happened", (), None)
    line.exc_info = (type(error), error, error.__traceback__) if error else None
    vars(line).update(about)
    return line


def raised(error: BaseException, because: BaseException | None = None) -> BaseException:
    try:
        raise error from because
    except BaseException as found:
        return found


def test_one_object_is_one_line_and_names_the_request() -> None:
    reference = request_id.set("0f" * 8)
    try:
        line = JsonLines().format(record(reason="two\nlines", empty=""))
    finally:
        request_id.reset(reference)
    assert "\n" not in line
    logged = json.loads(line)
    assert (logged["request"], logged["level"], logged["reason"]) == ("0f" * 8, "error", "two\nlines")
    assert "empty" not in logged


def test_it_goes_to_standard_error(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for hooked in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook"), (warnings, "showwarning")):
        monkeypatch.setattr(*hooked, getattr(*hooked))  # put back afterwards
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        set_up_logs("json")
        logging.getLogger("vitrine.somewhere").warning("a word", extra={"host": "elise.example"})
    finally:
        logging.captureWarnings(False)
        root.handlers[:], root.level = handlers, level
    said = capsys.readouterr()
    assert said.out == "" and json.loads(said.err)["host"] == "elise.example"


WRITTEN_BY_PYTHON = f"""
import threading, warnings
from vitrine.platform.logs import set_up_logs
set_up_logs("json")
warnings.warn("an older name")
thread = threading.Thread(target=lambda: int("{SENT}"))
thread.start()
thread.join()
class Left:
    def __del__(self):
        raise RuntimeError("left behind")
del Left().nothing
"""


def test_what_python_itself_writes_is_a_line_too() -> None:
    """Warnings, and what nobody caught: in a thread, in a finalizer, in the program."""
    done = subprocess.run([sys.executable, "-W", "always", "-c", WRITTEN_BY_PYTHON], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    warned, *failed = [json.loads(line) for line in done.stderr.splitlines()]
    assert warned["level"] == "warning" and "an older name" in warned["message"]
    kinds = [line["trace"].splitlines()[-1].partition(":")[0] for line in failed]
    assert sorted(kinds) == ["builtins.AttributeError", "builtins.RuntimeError", "builtins.ValueError"]
    assert SENT not in "".join(line["trace"].splitlines()[-1] for line in failed), "what somebody sent stays out"


def test_what_strangers_cause_is_one_line_in_ten_seconds_and_says_how_many_more(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = 100.0
    monkeypatch.setattr("vitrine.platform.logs.time.monotonic", lambda: clock)
    seldom = WarningLimit(logging.getLogger("vitrine.somewhere"))
    for _ in range(40):
        seldom.warning("too many connections", address="192.0.2.7")
    clock += 9.9
    seldom.warning("too many connections", address="192.0.2.7")
    seldom.warning("another thing")
    clock += 0.2
    seldom.warning("too many connections", address="192.0.2.7")
    logged = [(one.getMessage(), vars(one).get("leftOut")) for one in caplog.records]
    assert logged == [("too many connections", None), ("another thing", None), ("too many connections", 40)]


@pytest.mark.parametrize("shape", [JsonLines(), PlainLines()])
def test_a_trace_says_where_and_repeats_nothing_that_was_sent(shape: logging.Formatter) -> None:
    inner = raised(ValueError(f"no number: {SENT}"))
    group = ExceptionGroup(f"of {SENT}", [KeyError(SENT), OSError("no line")])
    for error in (inner, raised(KeyError(SENT), inner), raised(RuntimeError("it fell"), inner), raised(group)):
        written = shape.format(record(error))
        assert SENT not in written
        assert "in raised" in written and type(error).__name__ in written
    assert "OSError: no line" in shape.format(record(group)), "what speaks of code, files and lines is kept"


async def test_what_has_no_words_is_called_by_its_name(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(TimeoutError) as waited:
        async with asyncio.timeout(0):
            await asyncio.sleep(1)
    assert reason_of(waited.value) == "TimeoutError"
    assert [reason_of(kind(SENT)) for kind in (ValueError, KeyError, OSError)] == ["ValueError", "KeyError", SENT]
    problem = problem_of(waited.value)
    assert problem is not None and problem.status == 503
    assert [vars(one)["reason"] for one in caplog.records] == ["TimeoutError"]
