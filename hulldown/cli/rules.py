"""`hulldown rules`: a game's rules in our words, with the code and the tests of each."""

from hulldown.cli.output import console, print_json
from hulldown.kernel.canonical import JSON
from hulldown.rulebooks import ENGLISH, Rule, RuleError


def rules(game: str, id: str | None = None, /, *, lang: str = ENGLISH, json: bool = False) -> None:
    """Show the rules of a game, or one rule with the code and the tests that carry its id.

    Example: `hulldown rules template T-009`

    Parameters
    ----------
    game
        Which game; `hulldown games` lists them.
    id
        One rule, such as T-009; without it, all of them.
    lang
        The language: en, de or pl; English where a game's rules are in no other.
    json
        Print JSON for programs instead of a table for people.
    """
    from hulldown.games import load
    from hulldown.rulebooks import rules as read_rules
    from hulldown.rulebooks import trace as read_trace
    from hulldown.texts import check_language

    load(game)
    check_language(lang)
    found, trace = read_rules(game, lang), read_trace(game)
    if id is not None:
        found = {id.upper(): find_rule(game, found, id)}
    if json:
        entries = [_to_json(rule, trace) for rule in found.values()]
        print_json({"game": game, "rules": entries})
    elif id is not None:
        _print_one(found[id.upper()], trace)
    else:
        _print_all(list(found.values()), trace)


def find_rule(game: str, rules: dict[str, Rule], id: str) -> Rule:
    """The rule of this id, in capitals or not."""
    if id.upper() not in rules:
        hint = f"hulldown rules {game} lists them all."
        raise RuleError("rules/unknown", f"{game} has no rule {id}", hint)
    return rules[id.upper()]


def _carriers(rule: Rule, trace: dict[str, JSON]) -> tuple[list[str], list[str]]:
    traced = trace.get(rule.id, {})
    return list(traced.get("code", [])), list(traced.get("tests", []))


def _to_json(rule: Rule, trace: dict[str, JSON]) -> dict[str, JSON]:
    code, tests = _carriers(rule, trace)
    return {**rule._asdict(), "code": code, "tests": tests}


def _print_one(rule: Rule, trace: dict[str, JSON]) -> None:
    out = console()
    out.print(f"[bold]{rule.id}[/]  [dim]{rule.chapter}[/]")
    out.print(rule.text, markup=False)
    code, tests = _carriers(rule, trace)
    details = {"source": [rule.source], "see": [rule.see], "code": code, "tests": tests}
    for name, lines in details.items():
        for line in lines:
            if line:
                out.print(f"  {name:7}{line}", markup=False, soft_wrap=True)


def _print_all(rules: list[Rule], trace: dict[str, JSON]) -> None:
    from rich.table import Table

    out = console()
    for chapter in dict.fromkeys(rule.chapter for rule in rules):
        table = Table(title=chapter, title_justify="left", show_edge=False, pad_edge=False)
        table.add_column("rule", no_wrap=True)
        table.add_column("text", ratio=1)
        table.add_column("code", justify="right")
        table.add_column("tests", justify="right")
        for rule in rules:
            if rule.chapter == chapter:
                code, tests = _carriers(rule, trace)
                table.add_row(rule.id, rule.text, str(len(code)), str(len(tests)))
        out.print(table)
        out.print()
