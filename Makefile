# Two commands matter: `make run` and `make test`. Both start from nothing and are safe to repeat.
# Settings pass through: make run PORT=9000 WORKERS=2 VITRINE_DATA=/srv/vitrine

SHELL := /bin/sh
.DEFAULT_GOAL := help
PREPARE := @tools/python tools/prepare.py
export PATH := $(CURDIR)/.build/bin:$(CURDIR)/.venv/bin:$(PATH)
export PYTHON
# Without compiled bytecode every start of the server compiles a thousand modules anew: twice as long.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run demo dev build test check format gen bench torture lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## install, build, migrate and serve on http://127.0.0.1:8000 (PORT, WORKERS, VITRINE_*)
	$(PREPARE) server web
	@exec vitrine serve

demo: ## the same with a finished demo site in three languages; prints its login
	$(PREPARE) server web
	@vitrine demo
	@exec vitrine serve

dev: ## serve with hot reload of both sides
	$(PREPARE) server web
	@exec python tools/dev.py

build: ## build the pages only (web/dist, web/dist-render)
	$(PREPARE) server web

# What is named outside of the journeys needs no browser.
test: ## every check and test, from nothing, in a real browser (ONLY=a path or a part of a test's name, CHROMIUM)
	$(PREPARE) server test web $(if $(filter server/% web/src%,$(ONLY)),,browser)
	@exec python tools/test.py

check: ## the static gates alone (under a minute)
	$(PREPARE) test web-packages
	@exec python tools/check.py

format: ## let the formatters and linters repair what they can
	$(PREPARE) test web-packages
	@ruff check --fix --quiet . ; ruff format --quiet .
	@cd web && node node_modules/.bin/biome check --write .

gen: ## write web/src/contract and the API's types anew from the Python schema
	$(PREPARE) test web-packages
	@python tools/generate.py

bench: ## speed against nginx on the same bytes, renders, saves, start and memory, two nodes; Lighthouse on the demo
	$(PREPARE) server test web browser
	@exec python bench/run.py

torture: ## the slow attacks and a thousand kills, on both engines (KILLS, ONLY=a part of an attack's name)
	$(PREPARE) server test web
	@exec python bench/torture.py

lock: ## resolve the dependencies anew (requirements*.txt, package-lock.json)
	$(PREPARE) server node
	@python tools/lock.py

clean: ## remove what was installed and built (not the data folder)
	rm -rf .venv .build web/node_modules web/dist web/dist-render
