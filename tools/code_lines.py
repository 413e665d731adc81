"""Lines of code in files or folders, with blank lines, comments and docstrings not counted."""

import ast
import io
import sys
import tokenize
from pathlib import Path

SILENT = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}
HOLDERS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def code_lines(source: str) -> int:
    """How many lines of this source hold code."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in SILENT:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, HOLDERS) and ast.get_docstring(node) is not None:
            docstring = node.body[0]
            lines -= set(range(docstring.lineno, (docstring.end_lineno or 0) + 1))
    return len(lines)


def count(places: list[str]) -> dict[str, int]:
    """Lines of code by file, for files and for the Python files of folders."""
    paths = [
        p
        for place in map(Path, places)
        for p in (place.rglob("*.py") if place.is_dir() else [place])
    ]
    return {str(path): code_lines(path.read_text("utf-8")) for path in sorted(paths)}


if __name__ == "__main__":
    found = count(sys.argv[1:])
    for name, lines in found.items():
        print(f"{lines:6} {name}")
    print(f"{sum(found.values()):6} in all")
