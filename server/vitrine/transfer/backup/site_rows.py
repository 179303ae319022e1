"""What is changed of a site's rows on their way into a running instance, and what that changes there.

Called by site_restoring.py. Everything else of a site is put back as it was, whatever tables it is in.
"""

from typing import Any

from sqlalchemy import Table

from vitrine.accounts.second_factor.totp import resealed
from vitrine.platform.errors import Refused
from vitrine.platform.keyring import Keyring
from vitrine.platform.storage.base import new_id, now
from vitrine.public.messages.unconfirmed import KIND as MESSAGE_MAILS
from vitrine.sites.site.versions.keeping import SETTINGS, pack, unpack
from vitrine.sites.tiers.seal import open_layout, seal_layout
from vitrine.transfer.backup.keys import marks_of
from vitrine.transfer.backup.owned_rows import SITES, Row, Rows
from vitrine.transfer.backup.reading import Verified
from vitrine.transfer.backup.restoring import seconds_since_2026


def move_ahead(rows: Rows, present: Rows) -> None:
    """Revisions that no kept page and no open editor has ever seen. A draft that fitted its section still does."""
    sites, states = ([*rows.get(name, ()), *present.get(name, ())] for name in (SITES, "section_states"))
    known = [site[name] for site in sites for name in ("revision", "settings_revision")]
    known += [state["revision"] for state in states]
    ahead = max(seconds_since_2026(), *(revision + 1 for revision in known))

    def moved(revision: int) -> int:
        return ahead if revision > 0 else revision

    for site in rows[SITES]:
        site |= {name: moved(site[name]) for name in ("revision", "settings_revision")} | {"state": new_id()}
    former = {state["section"]: state["revision"] for state in rows.get("section_states", ())}
    for draft in rows.get("drafts", ()):
        if draft["base_revision"] == former.get(draft["section"]):
            draft["base_revision"] = moved(draft["base_revision"])
    for state in rows.get("section_states", ()):
        state["revision"] = moved(state["revision"])


def hold_mails(rows: Rows, present: Rows, *, sends_waiting: bool) -> int:
    """As in a whole restore (restoring.py). What was mailed meanwhile is known here, and is not mailed again."""
    here = {message["id"]: message for message in present.get("messages", ())}
    for message in rows.get("messages", ()):
        if known := here.get(message["id"]):
            message["notified_at"] = known["notified_at"]
    waiting = present.get("outbox", [])
    known_here = {*here, *(mail["subject_id"] for mail in waiting)}
    brought = [mail for mail in rows.pop("outbox", ()) if mail["subject_id"] not in known_here]
    rows["outbox"] = [*waiting, *(brought if sends_waiting else ())]
    return 0 if sends_waiting else sum(mail["kind"] == MESSAGE_MAILS for mail in brought)


def claim_files(rows: Rows) -> None:
    """The sweeper leaves them alone for a day, as if they had been uploaded now."""
    for media in rows.get("media_files", ()):
        media["claimed_at"] = now()


def order_cvs(rows: Rows) -> None:
    """A CV that is made from the site names its address, which may be another here."""
    for made in rows.get("made_cvs", ()):
        made["due_at"] = now()


def reseal(rows: Rows, found: Verified, keys: tuple[str, ...], *, accepts_other_keys: bool) -> None:
    """What another instance sealed, layouts and the secret of a second factor, is sealed by this one's key, if the
    archive carries the other."""
    if not keys or set(found.header.keys) <= set(marks_of(keys)):
        return

    def anew(site_id: str, sealed: str | None) -> str | None:
        if not sealed:
            return None
        if found.carried_key:
            option = open_layout(Keyring((found.carried_key, *keys)), site_id, sealed)
            return seal_layout(Keyring(keys), site_id, option)
        if not accepts_other_keys:
            raise Refused(
                "this backup was made with VITRINE_SECRET_KEYS, which it does not hold: add them here at the end, or "
                "give --other-keys and the site falls back to the first layout"
            )
        return None

    if found.carried_key:
        opening, sealing = Keyring((found.carried_key, *keys)), Keyring(keys)
        for row in rows.get("second_factors", ()):
            sealed = resealed(row["account_id"], row["sealed_secret"], opening=opening, sealing=sealing)
            row["sealed_secret"] = sealed
    for site in rows[SITES]:
        site["sealed_layout"] = anew(site["id"], site["sealed_layout"])
    for version in rows.get("versions", ()):
        if version["section"] == SETTINGS:
            document = unpack(version["document"])
            document["sealedLayout"] = anew(version["site_id"], document["sealedLayout"])
            version["document"], version["byte_count"] = pack(document)


def _key(table: Table, row: Row) -> tuple[Any, ...]:
    return tuple(row[column.name] for column in table.primary_key.columns)


def differences(tables: dict[str, Table], present: Rows, rows: Rows) -> list[str]:
    """Line by line for the operator: what stays, changes, comes and goes."""
    said = []
    for name, table in tables.items():
        here, there = ({_key(table, row): row for row in of.get(name, ())} for of in (present, rows))
        if not here and not there:
            continue
        same = sum(here.get(key) == row for key, row in there.items())
        counts = {
            "stay": same,
            "change": len(here.keys() & there.keys()) - same,
            "come": len(there.keys() - here.keys()),
            "go": len(here.keys() - there.keys()),
        }
        said.append(f"{name}: " + ", ".join(f"{count} {what}" for what, count in counts.items() if count))
    return said
