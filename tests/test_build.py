"""The build hook's decisions and the hygiene check, without building anything."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from tools import hygiene

Hook = Callable[[str], hatch_build.BuildHook]


def write(path: Path, content: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    return path


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A tree with a client to build and a core to compile."""
    for name in (
        "hulldown/__init__.py",
        "hulldown/cli/play.py",
        "hulldown/kernel/__init__.py",
        "hulldown/kernel/match.py",
        "hulldown/toolbox/piles.py",
        "hulldown/server/app.py",
        "hulldown/server/sight.py",
        "hulldown/games/__init__.py",
        "hulldown/games/chess/__init__.py",
        "hulldown/games/chess/agent.py",
        "hulldown/games/chess/flow.py",
        "hulldown/games/chess/rules/__init__.py",
        "hulldown/games/chess/rules/castling.py",
        "hulldown/games/chess/tests/test_flow.py",
        "hulldown/games/chess/client/index.ts",
        "hulldown/games/chess/texts/en.ftl",
        "package.json",
        "package-lock.json",
        "web/shell/main.ts",
    ):
        write(tmp_path / name)
    return tmp_path


class TestCompile:
    def test_the_core_is_kernel_toolbox_rules_and_what_every_action_needs(
        self, checkout: Path
    ) -> None:
        assert hatch_build.core_modules(checkout) == [
            "hulldown/games/chess/flow.py",
            "hulldown/games/chess/rules/castling.py",
            "hulldown/kernel/match.py",
            "hulldown/server/sight.py",
            "hulldown/toolbox/piles.py",
        ]

    def test_a_compiler_is_used_where_it_is_found(self) -> None:
        assert hatch_build.should_compile({}, lambda: True)

    def test_without_a_compiler_the_core_stays_pure(self) -> None:
        assert not hatch_build.should_compile({}, lambda: False)
        assert hatch_build.why_pure({}) == "no C compiler with Python's headers found"

    def test_pure_is_obeyed_whatever_the_machine_has(self) -> None:
        assert not hatch_build.should_compile({"HULLDOWN_PURE": "1"}, lambda: True)
        assert hatch_build.why_pure({"HULLDOWN_PURE": "1"}) == "as HULLDOWN_PURE asks"

    def test_pure_0_is_as_good_as_unset(self) -> None:
        assert hatch_build.should_compile({"HULLDOWN_PURE": "0"}, lambda: True)

    def test_require_fails_instead_of_falling_back(self) -> None:
        require = {"HULLDOWN_COMPILE": "require"}
        assert hatch_build.should_compile(require, lambda: True)
        with pytest.raises(SystemExit, match="no C compiler was found"):
            hatch_build.should_compile(require, lambda: False)

    def test_contradictions_and_misspellings_fail(self) -> None:
        both = {"HULLDOWN_COMPILE": "require", "HULLDOWN_PURE": "1"}
        with pytest.raises(SystemExit, match="contradict"):
            hatch_build.should_compile(both, lambda: True)
        with pytest.raises(SystemExit, match="'requires'"):
            hatch_build.should_compile({"HULLDOWN_COMPILE": "requires"}, lambda: True)

    def test_a_compiler_that_is_not_there_is_not_found(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("CC", "no-such-compiler -O2")
        assert not hatch_build.has_compiler()

    def test_a_compiler_without_headers_is_not_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("CC", "false")
        assert not hatch_build.has_compiler()


@pytest.fixture
def npm_calls(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Stands in for npm: notes each call, and leaves behind what the real one would."""
    calls: list[str] = []

    def run_npm(root: Path, *arguments: str) -> None:
        calls.append(" ".join(arguments))
        installs = arguments == ("ci",)
        made = "node_modules/.package-lock.json" if installs else f"{hatch_build.BUNDLE}/index.html"
        write(root / made)

    monkeypatch.setattr(hatch_build, "run_npm", run_npm)
    return calls


class TestClient:
    def test_the_client_can_be_left_out(self, checkout: Path) -> None:
        assert hatch_build.must_build_client(checkout, {})
        assert not hatch_build.must_build_client(checkout, {"HULLDOWN_CLIENT": "skip"})
        with pytest.raises(SystemExit, match="'no'"):
            hatch_build.must_build_client(checkout, {"HULLDOWN_CLIENT": "no"})

    def test_the_client_is_built_once(self, checkout: Path, npm_calls: list[str]) -> None:
        assert hatch_build.is_client_stale(checkout)
        hatch_build.build_client(checkout)
        assert npm_calls == ["ci", "run build"]
        assert not hatch_build.is_client_stale(checkout)

    @pytest.mark.parametrize(
        "changed",
        [
            "web/shell/main.ts",
            "web/shell/added.svelte",
            "package-lock.json",
            "hulldown/games/chess/client/index.ts",
            "hulldown/games/chess/texts/en.ftl",
            "hulldown/games/chess/data/pieces.toml",
            "hulldown/words/en.ftl",
        ],
    )
    def test_changed_sources_make_it_stale(
        self, checkout: Path, npm_calls: list[str], changed: str
    ) -> None:
        hatch_build.build_client(checkout)
        write(checkout / changed, "changed")
        assert hatch_build.is_client_stale(checkout)

    def test_python_sources_do_not(self, checkout: Path, npm_calls: list[str]) -> None:
        hatch_build.build_client(checkout)
        write(checkout / "hulldown/kernel/match.py", "changed")
        assert not hatch_build.is_client_stale(checkout)

    def test_packages_are_installed_again_only_after_the_lock_changed(
        self, checkout: Path, npm_calls: list[str]
    ) -> None:
        hatch_build.build_client(checkout)
        hatch_build.build_client(checkout)
        assert npm_calls == ["ci", "run build", "run build"]
        later = (checkout / "node_modules/.package-lock.json").stat().st_mtime + 1
        os.utime(checkout / "package-lock.json", (later, later))
        hatch_build.install_packages(checkout)
        assert npm_calls[-1] == "ci"

    def test_a_bundle_without_its_sources_is_taken_as_it_is(self, tmp_path: Path) -> None:
        write(tmp_path / hatch_build.BUNDLE / ".built-from", "elsewhere")
        assert not hatch_build.is_client_stale(tmp_path)

    def test_an_old_node_is_passed_over(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for name in ("node", "npm"):
            write(tmp_path / name, "#!/bin/sh\necho v18.20.4\n").chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        assert hatch_build.node_version(str(tmp_path / "node")) == (18, 20)
        found = hatch_build.find_npm()
        assert found is None or str(tmp_path) != found.folder

    def test_a_recent_node_of_the_path_is_used(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for name in ("node", "npm"):
            write(tmp_path / name, "#!/bin/sh\necho v20.19.0\n").chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        assert hatch_build.find_npm() == ([str(tmp_path / "npm")], str(tmp_path))

    def test_what_a_failing_npm_printed_is_shown(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write(tmp_path / "node", "#!/bin/sh\necho v22.1.0\n").chmod(0o755)
        write(tmp_path / "npm", "#!/bin/sh\necho it broke\nexit 3\n").chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        with pytest.raises(SystemExit, match=r"it broke\n\nhulldown: npm run build failed"):
            hatch_build.run_npm(tmp_path, "run", "build")


@pytest.fixture
def hook(checkout: Path, npm_calls: list[str], monkeypatch: pytest.MonkeyPatch) -> Hook:
    """Makes the hook for a target, on a machine with a compiler that compiles one module."""
    library = {"scratch/match.so": "hulldown/kernel/match.so"}
    monkeypatch.setattr(hatch_build, "should_compile", lambda env: not hatch_build.is_pure(env))
    monkeypatch.setattr(hatch_build, "compile_core", lambda root, scratch: library)
    monkeypatch.delenv("HULLDOWN_PURE", raising=False)
    nothing: Any = None
    return lambda target: hatch_build.BuildHook(str(checkout), {}, nothing, nothing, "", target)


class TestHook:
    def test_a_wheel_gets_the_libraries_and_the_tag_of_its_platform(self, hook: Hook) -> None:
        build_data: dict[str, Any] = {"force_include": {}}
        wheel = hook("wheel")
        wheel.initialize("standard", build_data)
        assert build_data == {
            "force_include": {"scratch/match.so": "hulldown/kernel/match.so"},
            "infer_tag": True,
            "pure_python": False,
        }
        wheel.finalize("standard", build_data, "")
        assert not Path(wheel.scratch.name).exists()

    def test_a_pure_wheel_says_so_in_one_line(
        self, hook: Hook, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv("HULLDOWN_PURE", "1")
        build_data: dict[str, Any] = {"force_include": {}}
        hook("wheel").initialize("standard", build_data)
        assert build_data == {"force_include": {}}
        printed = "".join(capsys.readouterr()).splitlines()
        assert printed.count("hulldown: pure Python, as HULLDOWN_PURE asks") == 1

    @pytest.mark.parametrize(("target", "version"), [("wheel", "editable"), ("sdist", "standard")])
    def test_sources_get_the_client_and_nothing_compiled(
        self, hook: Hook, npm_calls: list[str], target: str, version: str
    ) -> None:
        build_data: dict[str, Any] = {"force_include": {}}
        hook(target).initialize(version, build_data)
        assert build_data == {"force_include": {}}
        assert npm_calls == ["ci", "run build"]

    def test_the_compiler_is_fetched_only_to_be_used(
        self, hook: Hook, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(hatch_build, "find_npm", lambda: None)
        assert hook("wheel").dependencies() == [hatch_build.NODE, *hatch_build.MYPYC]
        assert hook("sdist").dependencies() == [hatch_build.NODE]
        hatch_build.build_client(Path(hook("wheel").root))
        monkeypatch.setenv("HULLDOWN_PURE", "1")
        assert hook("wheel").dependencies() == []


class TestHygiene:
    @pytest.mark.parametrize(
        ("line", "what"),
        [
            ("see https://{}/left-pad".format("registry." + "npmjs" + ".org"), "a registry host"),
            ("https://{}/simple".format("pypi" + ".org"), "a registry host"),
            ("https://files.{}/x.whl".format("pythonhosted" + ".org"), "a registry host"),
            ("--extra-" + "index" + "-url https://example.org", "a registry setting"),
            ('"resolved"' + ': "https://example.org/x.tgz"', "a registry setting"),
            ("registry" + "=https://example.org", "a registry setting"),
            ("path = /" + "home/someone/hulldown", "a machine path"),
            ("'/" + "root/x'", "a machine path"),
            ("C:" + "\\Users\\someone", "a machine path"),
        ],
    )
    def test_it_bites(self, line: str, what: str) -> None:
        found = list(hygiene.complaints("docs/tutorial.md", f"fine\n{line}\n".encode()))
        assert found == [f"docs/tutorial.md:2: {what}"]

    @pytest.mark.parametrize("path", ["uv.lock", "pylock.toml", "pylock.dev.toml", "web/yarn.lock"])
    def test_it_bites_on_locks(self, path: str) -> None:
        assert list(hygiene.complaints(path, b"")) == [f"{path}: a lock with registry addresses"]

    @pytest.mark.parametrize(
        "path", ["hulldown/kernel/match.so", "hulldown/server/static/index.html", "build/x"]
    )
    def test_it_bites_on_built_files(self, path: str) -> None:
        assert list(hygiene.complaints(path, b"")) == [f"{path}: a built file"]

    @pytest.mark.parametrize(
        "line",
        [
            "https://example.org/home/page",
            "executable_path='/usr/bin/chromium'",
            "python3 -m venv .venv",
            "The promise is resolved: always.",
        ],
    )
    def test_it_lets_ordinary_text_pass(self, line: str) -> None:
        assert not list(hygiene.complaints("README.md", line.encode()))

    @pytest.mark.parametrize(
        "line",
        [
            "openWindow(`/#/match/${match}`)",
            "fetch('/api/games')",
            "openWindow('/')",
            '<a href="/">',
            "<a href=/rules>",
            "background: url(/assets/wood.webp)",
            "new WebSocket(`ws://${location.host}`)",
            "const origin = 'https://tanks.example'",
        ],
    )
    @pytest.mark.parametrize("path", ["web/shell/api.ts", "hulldown/games/rush/client/Card.svelte"])
    def test_the_page_knows_no_absolute_address(self, path: str, line: str) -> None:
        (found,) = hygiene.complaints(path, line.encode())
        assert found.startswith(f"{path}:1: an absolute address")
        assert not list(hygiene.complaints("tools/play.py", line.encode()))

    @pytest.mark.parametrize(
        "line",
        [
            "'#/match/1'",
            "path.split('/')",
            "fetch('api/games')",
            'placeholder="https://"',
            "`/${m}`",
        ],
    )
    def test_relative_addresses_pass(self, line: str) -> None:
        assert not list(hygiene.complaints("web/shell/api.ts", line.encode()))

    def test_pictures_are_not_read_as_text(self) -> None:
        content = b"\x89PNG\0/" + b"home/someone"
        assert not list(hygiene.complaints("docs/table.png", content))

    def test_the_repository_is_clean(self) -> None:
        assert not [
            complaint
            for path in hygiene.committed_files()
            for complaint in hygiene.complaints(path, (hygiene.ROOT / path).read_bytes())
        ]


SKIPPED = """
import pytest

def test_it(): pytest.skip("no browser")

@pytest.mark.optional
def test_what_can_be_left_out(): pytest.skip("no Valgrind")
"""


@pytest.mark.parametrize(("ci", "verdict"), [("", "2 skipped"), ("true", "1 failed, 1 skipped")])
def test_a_skip_fails_with_ci_set_unless_it_is_optional(
    tmp_path: Path, ci: str, verdict: str
) -> None:
    write(tmp_path / "conftest.py", (hygiene.ROOT / "conftest.py").read_text())
    write(tmp_path / "test_it.py", SKIPPED)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)]
    config = f"--config-file={hygiene.ROOT / 'pyproject.toml'}"
    env = {**os.environ, "CI": ci, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ran = subprocess.run([*command, config], env=env, capture_output=True, text=True, check=False)
    assert verdict in ran.stdout
    assert ("No skips with CI set. Skipped: no browser" in ran.stdout) == bool(ci)
    assert "no Valgrind" in ran.stdout, "the reason is told"


def test_nothing_compiled_lies_beside_the_sources() -> None:
    package = hygiene.ROOT / "hulldown"
    assert not [path for end in ("so", "pyd") for path in package.rglob(f"*.{end}")]
