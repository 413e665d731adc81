"""Phase II, between two plays: which card is played next, and how; or the turn ends."""

from hulldown.games.rush import actions as act
from hulldown.games.rush.actions import RushAction
from hulldown.games.rush.catalog import NONE, VOLUNTEERS
from hulldown.games.rush.events import which
from hulldown.games.rush.rules import abilities, assault, defence, playing, purchase, reward
from hulldown.games.rush.rules.deciding import RushDecision, alike, laid_out, refusal
from hulldown.games.rush.rules.playing import USED_UP, is_used_up
from hulldown.games.rush.state import DEFENCE, NOBODY, State
from hulldown.kernel.chance import NoChance
from hulldown.kernel.errors import ChanceError
from hulldown.kernel.messages import Args, Label, Message, Play, Reason, Refusal, Seat
from hulldown.kernel.table import Table
from hulldown.toolbox.decisions import card_label


class Main(RushDecision):
    """R-033: each laid-out card one way, in any order."""

    asks = "ask-play"
    rule = "R-033"

    def legal(self, state: State, seat: Seat) -> list[RushAction]:
        """R-033, R-034, R-035, R-036: each laid-out card one way; or end the turn."""
        return legal_main(state)

    def resolve(self, table: Table[State], seat: Seat, action: RushAction) -> None:
        """R-147 (RQ-09): what is no purchase closes a batch; then the rule its verb names."""
        verb = action.verb
        if table.state.batch_open and verb != act.BUY:
            purchase.resolve_close_batch(table)
        if verb == act.BUY:
            purchase.resolve_buy(table, action)
        elif verb == act.USE:
            abilities.resolve_use(table, action)
        elif verb == act.ANNOUNCE:
            assault.resolve_announce(table, action)
        elif verb == act.DEPLOY:
            defence.resolve_deploy(table, action)
        elif verb == act.PUT_AWAY:
            playing.resolve_put_away(table, action)
        elif verb == act.END_TURN:
            reward.resolve_end_turn(table)

    def describe(self, state: State, seat: Seat, action: RushAction) -> Label:
        """A card with the Bases it may defend; the end of a turn with what it would waste."""
        if action.verb == act.END_TURN:
            return card_label(action, {"unused": unused(state)})
        if action.verb not in (act.USE, act.DEPLOY):
            return card_label(action, {})
        args: Args = {"abilities": len(state.cat.abilities[action.card])}
        return card_label(action, args, posts(state, action))

    def plays(self, state: State, seat: Seat) -> list[Play[RushAction]]:
        """Buy X, use X and defend, attack T with these cards: each one click."""
        return [*purchase.purchases(state), *self.defences(state), *assault.assaults(state)]

    def defences(self, state: State) -> list[Play[RushAction]]:
        """R-055, R-058: use or deploy a Vehicle and name its Base, if nothing comes between."""
        out: list[Play[RushAction]] = []
        for action in legal_main(state):
            if action.verb in (act.USE, act.DEPLOY) and state.cat.armour[action.card]:
                reached = self.after(state, action)
                if reached is not None and reached.asking == DEFENCE:
                    out += [
                        defence_play(state, action, choice)
                        for choice in defence.legal_defence(reached)
                    ]
        return out

    def after(self, state: State, action: RushAction) -> State | None:
        """Where an action leads; None if it depends on a draw."""
        table = Table(state.clone(), NoChance())
        try:
            self.resolve(table, state.active, action)
        except ChanceError:
            return None
        return table.state

    def reserve_refused(self, state: State) -> list[Refusal]:
        """R-043, R-048, R-050: which Vehicles cannot be bought; what the expensive ones lack."""
        purse = purchase.purse(state)
        out: list[Refusal] = []
        for vehicle in state.reserve:
            reason = purchase.buy_refused(state, vehicle, purse)
            if reason is not None:
                own = purse[state.cat.country[vehicle]]
                short = purchase.missing(state, vehicle, purse[purchase.ORDINARY], own)
                out.append(refusal(state, vehicle, reason, missing=max(0, short)))
        return out

    def hand_refused(self, state: State) -> list[Refusal]:
        """R-033: for each laid-out card the ways it cannot be played."""
        joining: list[RushAction] = []
        assault.legal_announce(state, joining)
        buyable = purchase.buyable(state)
        out: list[Refusal] = []
        for card in laid_out(state):
            if is_used_up(state, card):
                out.append(refusal(state, card, USED_UP))
                continue
            fight = None if state.cat.announce[card] in joining else fight_refused(state, card)
            found = [
                purchase.spend_refused(state, card, buyable),
                abilities.use_refused(state, card),
                defence.deploy_refused(state, card),
                fight,
            ]
            out += [refusal(state, card, reason) for reason in found if reason is not None]
        return out


def legal_main(state: State) -> list[RushAction]:
    """R-033, R-034, R-035, R-036: each laid-out card one way, in any order; or end the turn."""
    cat = state.cat
    out = [cat.end_turn]
    if state.batch_open:
        out.append(cat.close_batch)
    purchase.legal_buy(state, out)
    ways = cat.ways if defence.has_base(state) else cat.ways_without_base
    last = NONE
    for card in state.hands[state.active]:
        if card != last:
            used_up = state.used and is_used_up(state, card)
            out.extend(cat.ways_when_used[card] if used_up else ways[card])
            last = card
    assault.legal_announce(state, out)
    return out


def fight_refused(state: State, card: int) -> Reason | None:
    """R-066, R-072: why a card cannot attack."""
    reason = assault.attack_refused(state, card)
    return assault.target_refused(state, card) if reason is None else reason


def unused(state: State) -> int:
    """R-035: how many laid-out cards could still be played: what ending the turn would waste."""
    buyable = purchase.buyable(state)
    ways = (act.USE, act.DEPLOY, act.ANNOUNCE)
    able = {action.card for action in legal_main(state) if action.verb in ways}
    if not purchase.can_recruit(state):
        able.discard(VOLUNTEERS)  # Recruitment is all they can do
    return sum(
        1
        for card in state.hands[state.active]
        if card in able
        or (not is_used_up(state, card) and not purchase.spend_refused(state, card, buyable))
    )


def posts(state: State, action: RushAction) -> tuple[str, ...]:
    """R-054, R-055, R-160: the Bases that a card may defend once it has been played."""
    cat, card = state.cat, action.card
    if not cat.armour[card] or (action.verb == act.USE and cat.is_research[card]):
        return ()
    places = defence.places_to_defend(state)
    return tuple([base for place in places for base in alike(state, place)])


def defence_play(state: State, first: RushAction, choice: RushAction) -> Play[RushAction]:
    """R-058: the play names the Vehicle that would be replaced."""
    args: Args = {"card": which(state, first.card), "base": choice.place + 1}
    old = state.defenders[state.active * 3 + choice.place]
    if old == NOBODY:
        return Play(Message(f"play-{first.kind}", args), [first, choice])
    args["defender"] = which(state, old)
    return Play(Message(f"play-{first.kind}-replacing", args), [first, choice])
