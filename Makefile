# `make help` says what there is. Everything is made inside the checkout; `make clean` takes it away again.

PYTHON ?= python3
BIN := .venv/bin
CLIENT := src/croupier/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/package.json \
	web/package-lock.json web/svelte.config.js web/tsconfig.json web/vite.config.ts
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
BUILD_CLIENT := $(BIN)/python scripts/build_client.py
KERNELS := $(wildcard src/croupier/odds/kernels/*)
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --generate-hashes --quiet --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock"
ADDRESS ?= --host 127.0.0.1 --port 8000
SEEDS ?= 200
FIRST ?= 0

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: install
install: .venv/installed $(CLIENT) ## install what running needs into .venv, and build the web client

.PHONY: run
run: install ## install, then open the house (ADDRESS="--host 0.0.0.0 --port 9000" for another place)
	@$(BIN)/croupier serve $(ADDRESS)

.PHONY: dev
dev: .venv/installed-dev $(CLIENT) ## run, and start anew or build anew whenever a source changes
	@$(BUILD_CLIENT) run build -- --watch & watcher=$$!; trap 'kill $$watcher 2>/dev/null' EXIT; \
	$(BIN)/uvicorn --factory croupier.server.app:create_app --reload --reload-dir src \
		--ws websockets-sansio --host 127.0.0.1 --port 8000

.PHONY: client
client: $(CLIENT) ## build the web client

.PHONY: lint
lint: .venv/installed-dev .venv/installed-client ## check style, types and layers of both languages
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BUILD_CLIENT) run check

.PHONY: test
test: .venv/installed-dev $(CLIENT) ## run all tests, the browser's too
	$(BUILD_CLIENT) run check
	$(BUILD_CLIENT) test
	$(BIN)/python scripts/ensure_chromium.py
	$(BIN)/python -m pytest --numprocesses auto --dist loadfile $(TESTS)

.PHONY: sim
sim: .venv/installed-dev ## live through SEEDS=200 seeds of a house on bad days, from FIRST=0 on
	@$(BIN)/python -m tests.world $(FIRST) --seeds $(SEEDS)

.PHONY: bench
bench: .venv/installed-dev ## print what things cost, in ratios of one run (BENCH="bets fanout" for some)
	@$(BIN)/python -m benchmarks $(BENCH)

.PHONY: package
package: .venv/installed-dev $(CLIENT) ## build sdist and wheel into dist/
	$(BIN)/python -m build

.PHONY: lock
lock: .venv/created ## choose versions anew and write them into the lock files
	$(PIP_INSTALL) uv
	$(LOCK) --upgrade --all-extras --output-file requirements.lock
	$(LOCK) --constraints requirements.lock --output-file requirements-run.lock
	$(BIN)/python -m pip uninstall --quiet --yes uv

.PHONY: clean
clean: ## remove everything that was made
	rm -rf .venv build dist src/croupier/client src/croupier.egg-info web/node_modules web/.svelte-check
	rm -rf src/croupier/odds/_kernels.*
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests scripts benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Croupier needs Python 3.11 or later; \
	name one: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv .venv
	@touch $@

.venv/installed: .venv/created requirements-run.lock pyproject.toml setup.py $(KERNELS)
	$(PIP_INSTALL) --require-hashes --requirement requirements-run.lock
	$(PIP_INSTALL) --no-deps --editable .
	@touch $@

.venv/installed-dev: .venv/installed requirements.lock
	$(PIP_INSTALL) --require-hashes --requirement requirements.lock
	@touch $@

.venv/installed-client: .venv/created web/package.json web/package-lock.json scripts/build_client.py
	$(BUILD_CLIENT) install
	@touch $@

$(CLIENT): .venv/installed-client $(CLIENT_SOURCES)
	$(BUILD_CLIENT)
