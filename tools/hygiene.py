"""Fails when a committed file belongs to one machine, registry or place the page is served from."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

UNWANTED_TEXT = {
    "a registry host": r"\b(npmjs|yarnpkg)\.(org|com)|npmmirror\.com|\bpypi\.org|pythonhosted\.org",
    "a registry setting": r"--?(extra-)?index-url|\bregistry\s*=\s*http|\"resolved\"\s*:",
    "a machine path": r"(?<![\w.~/-])/(root|home|work|Users)/\w|\b[A-Z]:\\Users\\",
}
CLIENT = re.compile(r"^(web|hulldown/games/\w+/client)/(?!(.*/)?tests/).*\.(ts|svelte|css|html)$")
BUILD = "web/vite.config.ts"
UNWANTED_IN_CLIENT = {
    "an absolute address (the page may be served below a prefix)": (
        r"[\"'`]/[#\w]|\b(href|src|action)=[\"'{`]*/|\burl\(\W?/|https?://(?!www\.w3\.org)\w"
        r"|(?<!split\()(?<!join\()(?<!replaceAll\()[\"'`]/[\"'`]|\blocation\.(origin|host)"
    ),
}
UNWANTED_FILES = {
    "a lock with registry addresses": r"(^|/)(uv\.lock|pylock[^/]*\.toml|yarn\.lock)$",
    "a built file": r"\.(so|pyd|pyc|whl)$|^(build|dist|node_modules|hulldown/server/static)/",
}


def complaints(path: str, content: bytes) -> Iterator[str]:
    """What is wrong with one file, each with its line."""
    for what, pattern in UNWANTED_FILES.items():
        if re.search(pattern, path):
            yield f"{path}: {what}"
    if b"\0" in content:
        return
    in_client = CLIENT.search(path) and path != BUILD
    unwanted = {**UNWANTED_TEXT, **(UNWANTED_IN_CLIENT if in_client else {})}
    for number, line in enumerate(content.decode(errors="replace").splitlines(), 1):
        for what, pattern in unwanted.items():
            if re.search(pattern, line):
                yield f"{path}:{number}: {what}"


def committed_files() -> list[str]:
    """The files git knows; those it ignores or has not been told of do not count."""
    command = ["git", "ls-files", "-z", "--cached"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for path in listed.split("\0") if path and (ROOT / path).is_file()]


def main() -> int:
    """Checks every committed file."""
    found = [
        complaint
        for path in committed_files()
        for complaint in complaints(path, (ROOT / path).read_bytes())
    ]
    print("\n".join(found) or "hygiene: nothing of one machine or registry is committed")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
