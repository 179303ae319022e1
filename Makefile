# Two commands matter: `make run` and `make test`. Both start from nothing and are safe to repeat.
# Settings pass through: make run PORT=9000 WORKERS=2 VITRINE_DATA=/srv/vitrine

SHELL := /bin/sh
.DEFAULT_GOAL := help
PREPARE := @tools/python tools/prepare.py
export PATH := $(CURDIR)/.build/bin:$(CURDIR)/.venv/bin:$(PATH)
export PYTHON
# Without compiled bytecode every start of the server compiles a thousand modules anew: twice as long.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run demo dev build test check format gen guide layout locale notice dist audit bench torture lock hook clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## install, build, migrate and serve on http://127.0.0.1:8000 (PORT, WORKERS, VITRINE_*)
	$(PREPARE) server web
	@exec vitrine serve

demo: ## the same with a finished demo site in three languages; prints its login
	$(PREPARE) server web
	@vitrine demo
	@exec vitrine serve

dev: ## serve with hot reload of both sides (PSEUDO=1: Arabic is long, marked French; docs/translating.md)
	$(PREPARE) server web
	@exec python tools/dev.py

build: ## build the pages only (web/dist, web/dist-render)
	$(PREPARE) server web

test: ## checks and tests, from nothing, in a real browser (QUICK=1, FULL=1, CHANGED=1, ENGINE, ONLY=a path or a part of a name, CHROMIUM: docs/testing.md)
	@started=$$(date +%s); steps=$$(tools/python tools/choice.py) || exit 2; \
	  tools/python tools/prepare.py $$steps && TEST_STARTED=$$started exec python tools/test.py

check: ## the static gates alone (about a minute)
	$(PREPARE) test web api-types
	@exec python tools/check.py

format: ## let the formatters and linters repair what they can
	$(PREPARE) test web-packages
	@ruff check --fix --quiet . ; ruff format --quiet .
	@cd web && node node_modules/.bin/biome check --write .

gen: ## write web/src/contract, the API's types and the pages' words anew from the Python schema and locales/
	$(PREPARE) test web-packages
	@python tools/generate.py

layout: ## begin a layout: its folder, its description and its line among the others (NAME=poster; docs/layouts.md)
	$(PREPARE) test web-packages
	@python tools/layout.py $(NAME)
	@python tools/generate.py

locale: ## begin a language: the catalogues that a translator opens (CODE=nl; docs/translating.md)
	$(PREPARE) test
	@python tools/catalogues.py --new=$(CODE)

guide: ## take the pictures of the owner's guide anew (docs/guide), on a demo of its own
	$(PREPARE) server web browser
	@python tools/guide.py

notice: ## write NOTICE anew: whose work is in the built pages, under which licence
	$(PREPARE) test web
	@python tools/notice.py

dist: ## build the wheel with the built pages into dist/, and say what is in it (docs/releasing.md)
	$(PREPARE) server web
	@python tools/dist.py
	@python tools/sbom.py

audit: ## what is known against the locked packages; says so when advisories cannot be reached
	$(PREPARE) audit node
	@python tools/audit.py

bench: ## visits a second, starts, saves, nodes, growth, editor, Lighthouse (ONLY=part, SCALE=100000, COMPARE=last)
	$(PREPARE) server test web browser proxies
	@exec python bench/run.py

torture: ## save and read on two processes for a minute, then the slow attacks, a thousand kills and a soak of an hour, on both engines (KILLS, SOAK_MINUTES, ONLY=a part of a name)
	$(PREPARE) server test web
	@FRESH_SECONDS=60 python -m pytest -q -s server/tests/public/rendering/test_fresh_on_two.py
	@exec python bench/torture.py

lock: ## resolve the dependencies anew (requirements*.txt, package-lock.json)
	$(PREPARE) server node
	@python tools/lock.py

hook: ## run `make check` before every git push from now on (off again: git config --unset core.hooksPath)
	@git config core.hooksPath tools/hooks

clean: ## remove what was installed and built (not the data folder)
	rm -rf .venv .build dist web/node_modules web/dist web/dist-render
