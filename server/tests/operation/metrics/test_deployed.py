"""The dashboard and the alerts of deploy/watching ask for figures, labels and values that there are."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.openmetrics.parser import text_string_to_metric_families

from tests.factories.app import Owner
from tests.factories.letters import mails_out
from tests.operation.metrics.test_metrics import BEARER, TOKEN
from vitrine.platform.http.counting import KINDS
from vitrine.platform.settings import Settings

WATCHING = Path(__file__).parents[4] / "deploy" / "watching"
# What Prometheus adds to whatever it scrapes.
OF_THE_SCRAPE = {"job", "instance"}
FIGURE = re.compile(r"\b(up|(?:vitrine|process)_[a-z0-9_]+)\b(?:\{([^}]*)\})?")
MATCHED = re.compile(r'([a-z_]+)(=~|!=|=)"([^"]*)"')
GROUPED = re.compile(r"\bby \(([a-z_, ]+)\)")


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.but(metrics_token=TOKEN)


def rules() -> list[dict[str, Any]]:
    read = yaml.safe_load((WATCHING / "alerts.yml").read_text("utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = json.loads((WATCHING / "grafana-dashboard.json").read_text("utf-8"))["panels"]
    return [panel for panel in read if panel["type"] != "row"]


def expressions() -> list[str]:
    shown = [target["expr"] for panel in panels() for target in panel["targets"]]
    return [*shown, *(rule["expr"] for rule in rules())]


async def test_every_figure_that_is_asked_for_is_told_with_these_labels(
    owner: Owner, visitor: httpx.AsyncClient
) -> None:
    assert (await owner.choose("FR")).status_code == 200
    await owner.save("home", texts={"headline": "Camille"})
    await visitor.get("/home")
    services = owner.app.services
    await services.blobs.has("0" * 64)
    await services.jobs.look()
    await services.jobs.idle()
    await mails_out(services)
    assert services.metrics is not None
    services.metrics._loop_times.add("timer", 0.0)  # by itself only after its first second
    text = (await visitor.get("/metrics", headers=BEARER)).text
    series: dict[str, list[dict[str, str]]] = {"up": [{}]}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            series.setdefault(sample.name, []).append(sample.labels)
    asked = set()
    for expression in expressions():
        for name, selector in FIGURE.findall(expression):
            asked.add(name)
            assert name in series, f"{name} of: {expression}"
            labels = OF_THE_SCRAPE.union(*(set(one) for one in series[name]))
            for label, _how, value in MATCHED.findall(selector):
                assert label in labels, f"{name} has no label {label}: {expression}"
                if label == "kind":
                    assert value in KINDS, expression
                if label == "state":
                    assert value in {one["state"] for one in series[name]}, expression
        names = [name for name, _ in FIGURE.findall(expression)]
        for group in GROUPED.findall(expression):
            for label in group.replace(" ", "").split(","):
                assert any(label in OF_THE_SCRAPE.union(*map(set, series[name])) for name in names), expression
    families = {name for name in series if name.startswith("vitrine_")}
    unseen = {name for name in families if not any(name.startswith(seen.rsplit("_", 1)[0]) for seen in asked)}
    assert unseen <= {"vitrine_job_underway", "vitrine_job_last_success_timestamp_seconds"}, "figures nobody looks at"


def test_every_rule_says_how_long_how_urgent_and_what_to_do() -> None:
    assert len({rule["alert"] for rule in rules()}) == len(rules())
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket") and rule["for"]
        assert rule["annotations"].keys() == {"summary", "description"}


def test_panels_do_not_lie_upon_each_other_and_ask_the_chosen_source() -> None:
    places = set[tuple[int, int]]()
    for panel in panels():
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert place["x"] + place["w"] <= 24 and not places & cells, panel["title"]
        places |= cells
        assert all(target["datasource"]["uid"] == "${datasource}" for target in panel["targets"])
