"""An instance for an hour, with everything that people do to it and kills in between: `make torture ONLY=soak`.

Sign-ups, saves, drafts, pictures, messages, visits, archives and restored versions at the pace of a small instance;
every minute something of it is killed and starts again. Nothing that was acknowledged may be lost, half done or older
on a page; memory and descriptors stay as they are; nothing temporary is left. SOAK_MINUTES=60, for each engine.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from site_under_test import ROOT, UNLIMITED
from slow_attacks import NotHeld
from soak_gauges import Gauges
from soak_instance import Instance
from soak_ledger import Ledger
from soak_owner import Caller, Lost, Owner

sys.path.append(str(ROOT / "server"))
from tests.services.mailbox import Mailbox, run_mailbox

MINUTES = float(os.environ.get("SOAK_MINUTES", "60"))
FIRST_OWNERS, ACTIVE = 5, 12
KILL_EVERY_S = 60.0
LETTERS_EVERY_S = 300.0
EVERYTHING_KILLED_FOR = 1 / 6  # of the time: then one is spared (soak_instance.py)
PAGES_OF_OTHERS_WITHIN_S = 1.0  # of another node's saves, on PostgreSQL (docs/decisions/freshness.md)
MAILED_WITHIN_S = 90.0
LIFTED = ("signup_per_address", "takeaways_per_site", "vitals_per_address", "reset_per_account", "reset_per_address")
LIMITS = json.dumps({**json.loads(UNLIMITED["VITRINE_LIMITS"]), **dict.fromkeys(LIFTED, "1000000/hour")})
# Pages of former revisions stay in memory until there is no room for others: at its usual size that takes hours, and
# would look like a leak.
FULL_EARLY = {"VITRINE_PAGE_MEMORY_MB": "2"}
AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


class Soak:
    def __init__(self, instance: Instance, mailbox: Mailbox, others_within_s: float, minutes: float) -> None:
        self.instance, self.mailbox, self._others_within_s = instance, mailbox, others_within_s
        self._seconds = minutes * 60
        self.ledger, self.gauges = Ledger(), Gauges(instance)
        self.owners: list[Owner] = []
        self._stop = threading.Event()
        self._chance = random.Random(1794)
        self._tags: dict[str, str] = {}
        self._visitor, self._writer = Caller(instance, self.ledger), Caller(instance, self.ledger)
        self.letters: dict[str, set[str]] = {}
        self.kills = 0

    def run(self) -> None:
        keys = self.instance.servers[0].command("keys", "issue", "--count", str(FIRST_OWNERS)).split()
        for number in range(FIRST_OWNERS):
            self._welcome(next(key for key in keys[number:] if "-" in key) if number % 2 else "")
        self.gauges.start()
        acts: list[tuple[float, Callable[[], None]]] = [
            (1.0, lambda: self._with(Owner.save_line)),
            (4.0, lambda: self._with(Owner.save_about)),
            (0.6, lambda: self._with(Owner.keep_draft)),
            (15.0, lambda: self._with(Owner.upload)),
            (5.0, self._write_message),
            (0.4, self._visit),
            (20.0, lambda: self._welcome()),
            (15.0, lambda: self._with(Owner.sign_in)),
            (60.0, lambda: self._with(Owner.restore)),
            (100.0, lambda: self._with(Owner.take_along)),
            (4.0, lambda: self._with(Owner.check, of_all=True)),
            (LETTERS_EVERY_S, self._write_to_all),
        ]
        threads = [threading.Thread(target=self._keep_doing, args=act) for act in acts]
        threads.append(threading.Thread(target=self._keep_killing))
        for thread in threads:
            thread.start()
        began = time.monotonic()
        while time.monotonic() - began < self._seconds:
            time.sleep(min(60.0, max(1.0, self._seconds - (time.monotonic() - began))))
            self._say(
                f"{self.gauges.now()}, {self.gauges.processor_share():.0%} of the cores; {_told(self.ledger.done)}"
            )
        self._stop.set()
        for thread in threads:
            thread.join()
        self.gauges.stop()

    def _keep_doing(self, every_s: float, act: Callable[[], None]) -> None:
        chance = random.Random()
        while not self._stop.wait(chance.uniform(0.5, 1.5) * every_s):
            try:
                act()
            except Lost as lost:
                self.ledger.tell(str(lost))
            except Exception as error:
                self.ledger.tell(f"the soak itself: {error!r}")

    def _keep_killing(self) -> None:
        began = time.monotonic()
        while not self._stop.wait(min(KILL_EVERY_S, self._seconds / 8)):
            if self.instance.spared is None and time.monotonic() - began > EVERYTHING_KILLED_FOR * self._seconds:
                self.instance.spare_one()
            self.kills += 1
            try:
                self._say(self.instance.kill_something(self._chance))
            except Exception as error:
                self.ledger.tell(f"after a kill: {error}")

    def _say(self, words: str) -> None:
        print(f"{(time.monotonic() - self.ledger.began) / 60:5.1f} min  {words}", flush=True)

    def _with(self, act: Callable[[Owner], None], *, of_all: bool = False) -> None:
        """Somebody who has nothing else to do. The newest are the busiest; those of before are only looked after."""
        some = list(self.owners) if of_all else [*self.owners[:FIRST_OWNERS], *self.owners[-ACTIVE + FIRST_OWNERS :]]
        random.shuffle(some)
        for owner in some:
            if owner.busy.acquire(blocking=False):
                try:
                    act(owner)
                finally:
                    owner.busy.release()
                return

    def _welcome(self, key: str = "") -> None:
        owner = Owner(self.instance, self.ledger, self.mailbox, len(self.owners) + 1)
        owner.arrive(key)
        owner.confirm()
        owner.upload()
        self.owners.append(owner)

    def _write_message(self) -> None:
        owner = random.choice(self.owners)
        text = f"Bonjour {uuid.uuid4().hex[:12]}, un mot pour vous."
        words = {"name": "Coline", "email": "coline@example.org", "message": text, "submission": uuid.uuid4().hex}
        self._writer.call("POST", f"/api/sites/{owner.slug}/messages", json=words)
        owner.messages.add(text)
        self.ledger.count("messages")

    def _write_to_all(self) -> None:
        """The operator's letter, by his command. The last ones need their time before the end."""
        if time.monotonic() - self.ledger.began > self._seconds * 2 / 3:
            return
        subject = f"Lettre {len(self.letters) + 1}"
        expected = {owner.email for owner in self.owners if owner.is_confirmed}
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("Bonjour {name},\n\nvotre site est à {site}.")
            file.flush()
            words = ("mail", "owners", "--subject", subject, "--text", file.name, "--yes")
            self.instance.servers[0].command(*words)
        self.letters[subject] = expected
        self.ledger.count("letters to all")

    def _visit(self) -> None:
        """The page, sometimes as a browser asks that has it already; a file of it; the report when it is left."""
        owner = random.choice(self.owners)
        marks = owner.marks(self._others_within_s)
        caller, path = self._visitor, f"/@{owner.slug}"
        headers = {"User-Agent": AGENT, "Accept-Language": "fr"}
        if self._chance.random() < 0.3 and path in self._tags:
            headers["If-None-Match"] = self._tags[path]
        answer = caller.call("GET", path, headers=headers, follow_redirects=True)
        owner.views += 1
        self.ledger.count("visits")
        if answer.status_code == 304:
            return
        self._tags[path] = answer.headers.get("etag", "")
        owner.check_page(answer, marks)
        if self._chance.random() < 0.3 and (files := re.findall(r'"(/(?:media|assets)/[^" ]+)"', answer.text)):
            caller.call("GET", self._chance.choice(files))
            self.ledger.count("files fetched")
        if self._chance.random() < 0.5:
            report = {"language": "FR", "metrics": {"LCP": {"value": 900, "rating": "good"}}, "source": "example.org"}
            caller.call("POST", f"/api/sites/{owner.slug}/vitals", json=report, headers={"User-Agent": AGENT})
            self.ledger.count("visits reported")

    # The end --------------------------------------------------------------------------------------------------------

    def check_everything(self) -> None:
        for owner in self.owners:
            try:
                owner.check()
            except Lost as lost:
                self.ledger.tell(str(lost))

    def check_mails(self) -> str:
        """Each message is mailed to its owner: never lost, twice only when its process died in that very moment."""
        expected = {text for owner in self.owners for text in owner.messages}
        until = time.monotonic() + MAILED_WITHIN_S
        while True:
            mailed = Counter(text for mail in list(self.mailbox.received) for text in _messages_in(mail))
            missing = expected - set(mailed)
            if not missing or time.monotonic() > until:
                break
            time.sleep(1)
        for text in sorted(missing):
            self.ledger.tell(f"the message '{text}' was not mailed")
        twice = sum(often > 1 for often in mailed.values())
        return f"{len(expected) - len(missing)} of {len(expected)} messages mailed, {twice} twice"

    def check_letters(self) -> str:
        """One of each to everybody who was there; what a kill left in its server's hands waits for a quarter hour."""
        sent = Counter((str(mail["Subject"]), str(mail["To"])) for mail in list(self.mailbox.received))
        wanted = [(subject, email) for subject, emails in self.letters.items() for email in emails]
        missing = [each for each in wanted if not sent[each]]
        listed = self.instance.servers[0].command("mail", "list")
        waiting = sum(int(count) for count in re.findall(r"(\d+) waiting", listed))
        if len(missing) > waiting:
            self.ledger.tell(f"{len(missing)} letters were not sent and {waiting} wait, first: {missing[0]}")
        twice = sum(sent[each] > 1 for each in wanted)
        return f"{len(wanted) - len(missing)} of {len(wanted)} letters to owners sent, {waiting} wait, {twice} twice"

    def check_views(self) -> str:
        """A process that is killed loses what it counted since it last wrote: no more than a minute."""
        made = sum(owner.views for owner in self.owners)
        counted = 0
        for owner in self.owners:
            counted += int(owner.api.call("GET", "/api/site/visits/summary").json()["today"]["views"])
        if counted > made:
            self.ledger.tell(f"{counted} views were counted, and {made} were made")
        return f"{counted} of {made} views are in the sums"

    def remains(self) -> list[str]:
        """Of the store and the database, with the instance stopped."""
        lines = []
        for server in self.instance.servers:
            script = [str(ROOT / ".venv" / "bin" / "python"), str(ROOT / "bench" / "soak_remains.py")]
            done = subprocess.run(script, env=server.env, capture_output=True, text=True)
            if done.returncode:
                self.ledger.tell(f"what is left could not be told: {done.stderr[-800:]}")
                continue
            left: dict[str, Any] = json.loads(done.stdout)
            for what in ("files_without_row", "rows_without_file", "temporary", "parcels_of_nobody"):
                if left[what]:
                    self.ledger.tell(f"{what}: {len(left[what])}, {left[what][:3]}")
            lines.append(
                f"{left['files']} files of {left['media']} uploads, every one with its row; kills had left "
                f"{left['left_unfinished']} unfinished and {left['left_arriving']} arriving: swept"
            )
            lines.append(_database_line(left["database"]))
        return lines


def _database_line(database: dict[str, Any]) -> str:
    rows = ", ".join(f"{name} {count}" for name, count in Counter(database["rows"]).most_common(8))
    sizes = Counter(database.get("table_bytes", {})).most_common(4)
    largest = "; largest: " + ", ".join(f"{name} {size / 1e6:.1f} MB" for name, size in sizes) if sizes else ""
    beside = (
        f", of it free {database['free_bytes'] / 1e6:.1f} MB, log {database['log_bytes'] / 1e6:.1f} MB"
        if "log_bytes" in database
        else ""
    )
    return f"database {database['file_bytes'] / 1e6:.1f} MB{beside}; rows: {rows}{largest}"


def _messages_in(mail: Any) -> list[str]:
    body = mail.get_body(("plain",))
    return re.findall(r"Bonjour [0-9a-f]{12}, un mot pour vous\.", body.get_content()) if body else []


def _told(done: Counter[str]) -> str:
    return ", ".join(f"{count} {what}" for what, count in done.most_common())


def _errors(instance: Instance) -> list[str]:
    """Log lines of level error, and tracebacks, each kind once with how often."""
    found: Counter[str] = Counter()
    for server in instance.servers:
        for line in (server.data / "server.log").read_text(errors="replace").splitlines():
            if re.match(r"\S+ (error|critical) ", line) or '"level": "error"' in line or line.startswith("Traceback"):
                found[re.sub(r"[0-9a-f]{8,}|\d+", "…", line[:200])] += 1
    return [f"{count} × {line}" for line, count in found.most_common(12)]


def soak(settings: dict[str, str], minutes: float = MINUTES) -> tuple[int, str]:
    """How much was done, and what was seen. Raises NotHeld when something was lost, left or grew."""
    is_sqlite = "VITRINE_DATABASE_URL" not in settings
    with run_mailbox() as mailbox:
        settings = {**settings, **FULL_EARLY, "VITRINE_LIMITS": LIMITS, "VITRINE_SMTP_URL": mailbox.url}
        with Instance(settings, nodes=1 if is_sqlite else 2, workers=2 if is_sqlite else 1) as instance:
            running = Soak(instance, mailbox, 0.0 if is_sqlite else PAGES_OF_OTHERS_WITHIN_S, minutes)
            running.run()
            ledger = running.ledger
            mails, letters, views = running.check_mails(), running.check_letters(), running.check_views()
            running.check_everything()
            for server in instance.servers:
                instance.restart(server)
            running.check_everything()
            for server in instance.servers:
                server.kill(signal.SIGTERM)
            time.sleep(2)
            for left in instance.left_behind():
                ledger.tell(f"a process is left behind: {left}")
            lines = running.remains()
            for server in instance.servers:
                server.start()
            running.check_everything()  # the sweep took nothing that is shown
            for progress in running.gauges.courses():
                lines.append(str(progress))
                if not progress.is_flat:
                    ledger.tell(str(progress))
            errors = _errors(instance)
            if ledger.wrong:
                kept = Path(tempfile.mkdtemp(prefix="vitrine-soak-logs-"))
                for number, server in enumerate(instance.servers):
                    shutil.copy(server.data / "server.log", kept / f"node-{number + 1}.log")
                running.gauges.write(kept / "samples.csv")
                lines.append(f"logs and samples are kept in {kept}")
    acts = sum(ledger.done.values())
    lines[:0] = [
        _told(ledger.done),
        f"{running.kills} kills, {ledger.cut} answers cut off, {ledger.put_off[503]} × 503",
        mails,
        letters,
        views,
    ]
    lines.append(f"{running.gauges.processor_share():.0%} of the cores")
    lines.append("error lines in the log: " + ("; ".join(errors) if errors else "none"))
    for line in lines:
        print(f"           {line}", flush=True)
    if ledger.wrong:
        raise NotHeld(f"{len(ledger.wrong)} things wrong, first: {ledger.wrong[0]}")
    return acts, f"{minutes:.0f} minutes, " + "; ".join(lines)


if __name__ == "__main__":
    print(soak({}))
