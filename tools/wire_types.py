"""Writes what is made from types: web/shell/wire.ts, the tables of a page, each game's view.

It reads the source of hulldown/server/wire.py, because that holds the names of aliases, the
docstrings and the headings, none of which survive in the classes. A game that has `TypedDict`s
in its view.py (catalog.py, rules/board.py, told.py) gets them as client/told.ts.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "hulldown/server/wire.py"
TYPES: Final = ROOT / "web/shell/wire.ts"
PAGE: Final = ROOT / "docs/protocol.md"
GAMES: Final = ROOT / "hulldown/games"
TOLD_BY: Final = ("catalog.py", "rules/board.py", "told.py", "view.py")
TOLD_HEADER: Final = (
    "// What views tell, made from the types of hulldown/games/{} by `make wire`.\n"
)
HEADER: Final = "// The protocol's types, made from hulldown/server/wire.py by `make wire`.\n"
START: Final = "<!-- made from hulldown/server/wire.py by `make wire` -->\n"
END: Final = "<!-- end of what is made -->\n"
PLAIN: Final = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "JSON": "unknown",
    "None": "null",
}
LIMITS: Final = (("ge", "min_length"), ("le", "max_length"))
LENGTHS: Final = {"str": "characters", "list": "entries"}


class Field(NamedTuple):
    """One field of a message: its name, what was written as its type, and its default."""

    name: str
    written: ast.expr
    default: ast.expr | None


class Message(NamedTuple):
    """One class of the protocol; `tag` is what `type` says of it on the wire, if anything."""

    name: str
    doc: str
    tag: str
    sent_by_client: bool
    fields: list[Field]
    section: str


class Protocol(NamedTuple):
    """All of it: messages in their order, unions and literals by name, limited types by name."""

    messages: list[Message]
    aliases: dict[str, ast.expr]
    limited: dict[str, ast.expr]

    def written_out(self, written: ast.expr) -> ast.expr:
        """A type with the names of limited types replaced by what they stand for."""
        if isinstance(written, ast.Name) and written.id in self.limited:
            return self.limited[written.id]
        return written


def read_protocol() -> Protocol:
    """The protocol as its source tells it."""
    source = SOURCE.read_text("utf-8")
    headings = [
        (source.count("\n", 0, found.start()) + 1, found[1].rstrip("."))
        for found in re.finditer(r"^# (.*)$", source, re.MULTILINE)
    ]
    protocol = Protocol([], {}, {})
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            assert isinstance(node.target, ast.Name)
            assert node.value is not None
            kind = protocol.limited if is_annotated(node.value) else protocol.aliases
            kind[node.target.id] = node.value
        elif isinstance(node, ast.ClassDef) and node.name not in {"Said", "Strict"}:
            section = [text for line, text in headings if line < node.lineno][-1]
            protocol.messages.append(read_message(node, section))
    del protocol.aliases["JSON"]
    return protocol


def read_message(node: ast.ClassDef, section: str) -> Message:
    """A message from its class."""
    tags = [word.value for word in node.keywords if word.arg == "tag"]
    fields = [
        Field(each.target.id, each.annotation, each.value)
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    ]
    return Message(
        node.name,
        ast.get_docstring(node) or "",
        ast.literal_eval(tags[0]) if tags else "",
        ast.unparse(node.bases[0]) == "Strict",
        fields,
        section,
    )


def is_annotated(written: ast.expr) -> bool:
    """Whether a type carries limits."""
    return isinstance(written, ast.Subscript) and ast.unparse(written.value) == "Annotated"


def typescript(written: ast.expr, protocol: Protocol) -> str:
    """A type of Python as one of TypeScript."""
    written = protocol.written_out(written)
    match written:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, right=right):
            if ast.unparse(right) == "UnsetType":
                return typescript(left, protocol)
            return f"{typescript(left, protocol)} | {typescript(right, protocol)}"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *_])):
            return typescript(inner, protocol)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            return " | ".join(f"'{value}'" for value in literals(values))
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            made = typescript(inner, protocol)
            return f"({made})[]" if "|" in made else f"{made}[]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return f"[{', '.join(typescript(part, protocol) for part in parts)}]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{typescript(key, protocol)}, {typescript(value, protocol)}>"
    raise ValueError(f"no TypeScript for {ast.unparse(written)}")


def literals(values: ast.expr) -> list[str]:
    """The strings of a Literal."""
    found = ast.literal_eval(values)
    return [found] if isinstance(found, str) else list(found)


def may_be_missing(message: Message, field: Field) -> bool:
    """The server sends every field, but those that are unset; a client leaves out defaults."""
    return "UnsetType" in ast.unparse(field.written) or (
        message.sent_by_client and field.default is not None
    )


def comment(text: str) -> str:
    """A docstring as a comment of TypeScript."""
    if "\n" not in text:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in text.splitlines()) + " */\n"


def types_file(protocol: Protocol) -> str:
    """The text of web/shell/wire.ts."""
    parts = [HEADER]
    for name, written in protocol.aliases.items():
        parts.append(f"export type {name} = {typescript(written, protocol)}\n")
    for message in protocol.messages:
        lines = [f"  type: '{message.tag}'\n"] if message.tag else []
        for field in message.fields:
            mark = "?" if may_be_missing(message, field) else ""
            lines.append(f"  {field.name}{mark}: {typescript(field.written, protocol)}\n")
        body = "".join(lines)
        parts.append(f"{comment(message.doc)}export type {message.name} = {{\n{body}}}\n")
    return "\n".join(parts)


def tables(protocol: Protocol) -> str:
    """The reference part of docs/protocol.md."""
    parts: list[str] = []
    for message in protocol.messages:
        heading = f"### {message.section}\n\n"
        if heading not in parts:
            parts.append(heading)
        parts.append(f"#### {message.name}\n\n{message.doc}\n\n")
        rows = ["| field | is |\n", "| --- | --- |\n"]
        rows += [f'| `type` | `"{message.tag}"` |\n'] if message.tag else []
        rows += [row(message, field, protocol) for field in message.fields]
        parts.append("".join(rows) + "\n")
    return "".join(parts)


def row(message: Message, field: Field, protocol: Protocol) -> str:
    """One field of a message as a row of its table."""
    told = " or ".join(in_words(part, protocol) for part in alternatives(field.written))
    if "UnsetType" in ast.unparse(field.written):
        told += "; may be missing"
    elif message.sent_by_client and field.default is not None:
        told += f"; {default_in_words(field.default)} if left out"
    return f"| `{field.name}` | {told} |\n"


def alternatives(written: ast.expr) -> Iterator[ast.expr]:
    """The sides of a union, or the one type there is."""
    if isinstance(written, ast.BinOp):
        yield from alternatives(written.left)
        yield from alternatives(written.right)
    elif ast.unparse(written) != "UnsetType":
        yield written


def in_words(written: ast.expr, protocol: Protocol) -> str:
    """A type for people: links to other messages, limits spelled out."""
    written = protocol.written_out(written)
    names = {message.name for message in protocol.messages}
    match written:
        case ast.Name(id=name) if name in names:
            return f"[{name}](#{name.lower()})"
        case ast.Name(id=name) if name in protocol.aliases and name != "ActionData":
            return in_words(protocol.aliases[name], protocol)
        case ast.Name(id="JSON"):
            return "any JSON"
        case ast.Name(id="ActionData"):
            return "action"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, meta])):
            return f"{in_words(inner, protocol)}, {limits(inner, meta)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            return ", ".join(f"`{value}`" for value in literals(values))
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            return f"list of {in_words(inner, protocol)}"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return f"object of {in_words(value, protocol)}"
    return typescript(written, protocol)


def limits(inner: ast.expr, meta: ast.expr) -> str:
    """What a Meta allows."""
    assert isinstance(meta, ast.Call)
    bounds = {word.arg: eval(ast.unparse(word.value)) for word in meta.keywords}
    low, high = (bounds.get(short, bounds.get(long)) for short, long in LIMITS)
    unit = LENGTHS.get(ast.unparse(inner).partition("[")[0], "")
    spread = f"at most {high}" if low is None else f"{low} to {high}"
    return f"{spread} {unit}".strip()


def default_in_words(default: ast.expr) -> str:
    """What holds where a field is left out."""
    match default:
        case ast.Call(keywords=[ast.keyword(value=ast.Name(id=factory))]):
            return {"dict": "`{}`", "list": "`[]`"}.get(factory, f"an empty {factory}")
        case ast.Constant(value=None):
            return "`null`"
        case ast.Constant(value=bool() as flag):
            return f"`{str(flag).lower()}`"
        case ast.Constant(value=str() as text):
            return f'`"{text}"`'
    return f"`{ast.unparse(default)}`"


def page_file(protocol: Protocol) -> str:
    """The text of docs/protocol.md with its tables regenerated."""
    before, start, rest = PAGE.read_text("utf-8").partition(START)
    _, end, after = rest.partition(END)
    assert start, f"{PAGE.name} lost its marker"
    assert end, f"{PAGE.name} lost its marker"
    return f"{before}{START}\n{tables(protocol)}{END}{after}"


# Views


class Told(NamedTuple):
    """One `TypedDict` of a game: its name, what it is, its keys with their types, its base."""

    name: str
    doc: str
    keys: list[tuple[str, ast.expr]]
    base: str = "TypedDict"


def read_told(source: str) -> tuple[list[Told], dict[str, ast.expr]]:
    """The `TypedDict`s of a module, and its type aliases."""
    told: list[Told] = []
    aliases: dict[str, ast.expr] = {}
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name, bases=[ast.Name(id=base)], body=body) if (
                base == "TypedDict" or base in {each.name for each in told}
            ):
                keys = [
                    (each.target.id, each.annotation)
                    for each in body
                    if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
                ]
                told.append(Told(name, ast.get_docstring(node) or "", keys, base))
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Name(id="TypedDict"), args=[_, ast.Dict() as made]),
            ):
                names = [str(ast.literal_eval(key)) for key in made.keys if key is not None]
                told.append(Told(name, "", list(zip(names, made.values, strict=True))))
            case ast.AnnAssign(
                target=ast.Name(id=name),
                annotation=ast.Name(id="TypeAlias"),
                value=ast.expr() as of,
            ):
                aliases[name] = of
    return told, aliases


def told_file(game: Path) -> str | None:
    """The text of a game's client/told.ts; None if its views have no types."""
    told: list[Told] = []
    aliases: dict[str, ast.expr] = {}
    for name in TOLD_BY:
        if (game / name).is_file():
            found, named = read_told((game / name).read_text("utf-8"))
            told += found
            aliases |= named
    if not told:
        return None
    known = Protocol([], {}, {})
    parts = [TOLD_HEADER.format(game.name)]
    for name, written in aliases.items():
        parts.append(f"export type {name} = {typescript(written, known)}\n")
    for each in told:
        body = "".join(told_key(key, written, known) for key, written in each.keys)
        head = comment(each.doc) if each.doc else ""
        more = "" if each.base == "TypedDict" else f"{each.base} & "
        parts.append(f"{head}export type {each.name} = {more}{{\n{body}}}\n")
    return "\n".join(parts)


def told_key(key: str, written: ast.expr, known: Protocol) -> str:
    """One key of a view; one that may be missing has a question mark."""
    match written:
        case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
            return f"  {key}?: {typescript(inner, known)}\n"
    return f"  {key}: {typescript(written, known)}\n"


def made_files() -> dict[Path, str]:
    """Every file that is made from types, with the text it should have.

    A game without a table of its own in the browser needs no types there.
    """
    protocol = read_protocol()
    made = {TYPES: types_file(protocol), PAGE: page_file(protocol)}
    for client in sorted(GAMES.glob("*/client")):
        text = told_file(client.parent)
        if text is not None:
            made[client / "told.ts"] = text
    return made


def main() -> None:
    """Writes them all."""
    for path, text in made_files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
