# Everything sets itself up: with git, make and Python 3.11 or newer, start with `make play`.

PYTHON ?= python3
JOBS ?= auto
ARGS ?=

# A Python that somebody names is the one to use; otherwise uv finds one that fits.
ifneq ($(origin PYTHON),file)
export UV_PYTHON := $(PYTHON)
endif

# uv from the machine, or the private one in .tools/ that tools/get_uv.py fetches.
UV := $(or $(shell command -v uv 2>/dev/null),$(wildcard .venv/bin/uv),.tools/bin/uv)
BIN := .venv/bin
SYNC := $(UV) sync --locked --quiet
INSTALL := $(SYNC) --no-default-groups --inexact --reinstall-package magie
SOURCES := $(shell find src/magie -name '*.py' -o -name '*.pxd')

# setup.py leaves its sentence about the engine here; newer than every source = up to date.
BUILT := build/engine.txt

CAN_COMPILE = echo '\#include <Python.h>' | $(CC) -fsyntax-only -x c - 2>/dev/null \
	-I"$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')"

# A plain build that somebody asked for does not count for somebody who asks for another one.
ifneq ($(MAGIE_PURE),1)
$(shell grep -qs 'MAGIE_PURE$(if $(filter 1,$(MAGIE_REQUIRE_COMPILED)),\|plain)' $(BUILT) && rm $(BUILT))
endif

# The pages for the browser, built by Node: the machine's, or the one from PyPI.
CLIENT := src/magie/server/client/index.html
CLIENT_SOURCES := $(shell find client/src client/public client/index.html client/package-lock.json -type f 2>/dev/null)

# The plain Python engine reads the same .py, whether or not compiled modules lie beside them.
PURE := MAGIE_PURE=1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play test test-compiled test-pure check check-format check-lint check-types check-imports
.PHONY: format build bench clean client check-client wheel pictures

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.dev $(BUILT) ## install everything a developer needs
	@cat $(BUILT)

play: $(BUILT) $(CLIENT) ## play in the browser (ARGS="oz"), or in the terminal (ARGS="oz --terminal")
	@grep plain $(BUILT) || true
	@$(BIN)/magie play $(ARGS)

client: $(CLIENT) ## build the pages for the browser

test: test-compiled test-pure ## run every test, on the compiled engine and on the plain Python one

check: check-format check-lint check-types check-imports check-client ## format, lint, strict types, import arrows

format: .venv/.dev ## format and tidy the sources
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

build: .venv/.dev $(BUILT) ## compile the engine if a C compiler is there
	@cat $(BUILT)

bench: $(BUILT) ## measure the engine
	@$(BIN)/magie bench $(ARGS)

clean: ## remove everything that was built or fetched
	rm -rf build dist .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.so' -delete
	rm -rf src/magie/server/client client/node_modules

test-compiled: .venv/.dev $(BUILT) $(CLIENT)
	@cat $(BUILT)
	@$(BIN)/python tools/get_browser.py || true
	@if grep -q 'compiled to C' $(BUILT); then $(BIN)/pytest -n $(JOBS) --ignore=tests/browser $(ARGS); fi
	@echo "People in the browser:"
	@# A browser may be late on a busy machine: what failed is tried once more, alone, and both are shown.
	@$(BIN)/pytest -n $(JOBS) tests/browser || \
		(echo "Once more, one at a time, what failed:" && $(BIN)/pytest --last-failed --last-failed-no-failures none tests/browser)

test-pure: .venv/.dev $(BUILT)
	@echo "The same on the plain Python engine:"
	@$(PURE) $(BIN)/pytest -n $(JOBS) -m "not soak and not compiled_only" --doctest-modules src tests \
		--ignore=tests/browser --ignore=tests/server --ignore=src/magie/server/migrations $(ARGS)

check-format: .venv/.dev
	$(BIN)/ruff format --check .

check-lint: .venv/.dev
	$(BIN)/ruff check .

check-types: .venv/.dev
	$(BIN)/mypy --strict src tools $(wildcard tests)

check-imports: .venv/.dev
	PYTHONPATH=src $(PURE) $(BIN)/lint-imports

check-client: .venv/.dev
	PYTHONPATH=src $(PURE) $(BIN)/python tools/wire_types.py client/src/wire --check
	$(BIN)/python tools/build_client.py --check

$(CLIENT): $(CLIENT_SOURCES) .venv/.run
	@echo "Building the pages for the browser ..."
	@command -v node >/dev/null || $(SYNC) --inexact --no-install-project
	@$(BIN)/python tools/build_client.py

pictures: .venv/.dev $(BUILT) $(CLIENT) ## take the pictures of the docs again (ARGS="oz end")
	@$(BIN)/python tools/get_browser.py || true
	@PYTHONPATH=. $(BIN)/python tools/take_pictures.py $(ARGS)

wheel: $(CLIENT) ## a wheel with the engine and the pages in it
	$(UV) build --wheel --quiet

.tools/bin/uv:
	@command -v $(PYTHON) >/dev/null || { echo "Magie needs Python 3.11 or newer: install python3, or name it with PYTHON=..."; exit 1; }
	@$(PYTHON) tools/get_uv.py

# What a player needs; --inexact leaves a developer's tools alone.
.venv/.run: pyproject.toml uv.lock | $(UV)
	@echo "Installing what Magie needs into .venv/ ..."
	@$(SYNC) --no-default-groups --inexact --no-install-project
	@rm -f $(BIN)/magie
	@touch $@

.venv/.dev: pyproject.toml uv.lock | $(UV)
	@echo "Installing what Magie's developers need into .venv/ ..."
	@$(SYNC) --inexact --no-install-project
	@rm -f $(BIN)/magie
	@touch .venv/.run $@

# A player gets what the installer makes of it. A developer compiles with the locked Cython, only what has changed,
# and with a working compiler wants to see what does not compile instead of falling back to the plain engine.
$(BUILT): $(SOURCES) setup.py .venv/.run
	@echo "Building Magie (once; where there is a C compiler it takes a minute or two) ..."
	@set -e; if [ ! -f .venv/.dev ]; then $(INSTALL); else \
	if [ ! -x $(BIN)/magie ]; then $(PURE) $(INSTALL); fi; \
	if [ "$$MAGIE_PURE" != 1 ] && $(CAN_COMPILE); then export MAGIE_REQUIRE_COMPILED=1; fi; \
	$(BIN)/python setup.py -q build_ext --inplace; fi
	@touch $@
