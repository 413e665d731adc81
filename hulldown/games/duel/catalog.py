"""What a match is made of after scenario and options: cards, tanks, actions; never changed."""

from typing import Final

from hulldown.games.duel import actions as act
from hulldown.games.duel.actions import DuelAction
from hulldown.games.duel.battlefield import Battlefield
from hulldown.games.duel.content import changed_entries, content_of
from hulldown.games.duel.data import (
    BOTH,
    BOUNCES,
    EXPERIENCE,
    ICONS,
    LOCATIONS,
    MORALE,
    PENETRATES,
    PERSONALITIES,
    POSITIONS,
    RESULTS,
    Attitude,
    BattleCard,
    DamageCard,
    Model,
    Terrain,
    commands,
    read_alternates,
    read_file,
    read_guns,
    read_motion,
    read_solo,
)
from hulldown.games.duel.force import SOLO, Entry, line_up, name_of
from hulldown.games.duel.info import BY_TANKS, SIDES
from hulldown.games.duel.told import ObjectiveView
from hulldown.kernel.actions import ActionTable
from hulldown.kernel.config import Config
from hulldown.toolbox.catalogues import Catalogues
from hulldown.toolbox.decisions import Verb

NONE: Final = -1
FIELD: Final = 0
CARDS: Final = 101
HILL: Final = 103
ROAD: Final = 104
PLACES: Final = 105
BINOCULARS: Final = 1
EXPLOSION: Final = 2
FIRE_ICON: Final = 4
EXTINGUISHER: Final = 8
SMOKE_ICON: Final = 16
INFANTRY: Final = 32

COMMANDER: Final = 0
GUNNER: Final = 1
LOADER: Final = 2
DRIVER: Final = 3
ASSISTANT: Final = 4
SECOND_LOADER: Final = 5
CREW: Final = 6

TURRET: Final = 0
HULL: Final = 1
TRACKS: Final = 2
LIGHT: Final = 0
HEAVY: Final = 1
CRITICAL: Final = 2

NO_TRIGGER: Final = 0
CONCEAL: Final = 1
BOG: Final = 2
MINE: Final = 3
TRIGGERS: Final = ("", "conceal", "bog", "mine")

GREEN: Final = 0
SEASONED: Final = 1
ELITE: Final = 2

GERMAN: Final = 0
SOVIET: Final = 1

# Results of a Damage Card. WOUND, KILL and the checks come with two numbers, the others with none.
WOUND: Final = 0
KILL: Final = 1
CHECK_FIRE: Final = 2
CHECK_EXPLOSION: Final = 3
FIRST_RESULT: Final = 4
FIRE_RESULT: Final = FIRST_RESULT + RESULTS.index("fire")
EXPLOSION_RESULT: Final = FIRST_RESULT + RESULTS.index("explosion")
TRACK_DAMAGE: Final = FIRST_RESULT + RESULTS.index("track_damage")
IMMOBILIZED: Final = FIRST_RESULT + RESULTS.index("immobilized")
LOADER_PANICS: Final = FIRST_RESULT + RESULTS.index("loader_panics")
DRIVER_PANICS: Final = FIRST_RESULT + RESULTS.index("driver_panics")
CATASTROPHIC_HIT: Final = FIRST_RESULT + RESULTS.index("catastrophic_hit")
TURRET_GEARS: Final = FIRST_RESULT + RESULTS.index("turret_gears_damaged")
CREW_IN_SHOCK: Final = FIRST_RESULT + RESULTS.index("crew_in_shock")
CREW_STUNNED: Final = FIRST_RESULT + RESULTS.index("crew_stunned")
GUN_HIT: Final = FIRST_RESULT + RESULTS.index("gun_hit")
OPTICS: Final = FIRST_RESULT + RESULTS.index("optics_damaged")
ENGINE_DESTROYED: Final = FIRST_RESULT + RESULTS.index("engine_destroyed")
TRANSMISSION: Final = FIRST_RESULT + RESULTS.index("transmission_locked")
SMOKE_FILLS: Final = FIRST_RESULT + RESULTS.index("smoke_fills_the_tank")
SPECIAL_AMMO_HIT: Final = FIRST_RESULT + RESULTS.index("special_ammo_hit")
FUEL_HIT: Final = FIRST_RESULT + RESULTS.index("fuel_hit")
AMMO_HIT: Final = FIRST_RESULT + RESULTS.index("ammo_hit")
RESULT_WORDS: Final = ("wound", "kill", "check_fire", "check_explosion", *RESULTS)

FIRE_MODIFIERS: Final = (0, -10, -5, 0, 0, 5, 5, 10, 15)
USUAL_TURRET: Final = (TURRET,) * 3 + (HULL,) * 5 + (TRACKS,) * 2
LARGE_TURRET: Final = (TURRET,) * 4 + (HULL,) * 4 + (TRACKS,) * 2
APCR_GERMAN: Final = (4, 4, 4, 2, 2, 1, 0, 0, 0, 0, 0)
APCR_SOVIET: Final = (4, 4, 4, 2, 2, 0, 0, 0, 0, 0, 0)
HEAVY_CALIBRE: Final = 85
MOST_NEEDED: Final = 20


def decks_for(tanks: int) -> int:
    """D-008, D-009, D-010, DQ-01: half the tanks, rounded up, and one more."""
    return (tanks + 1) // 2 + 1


class Catalogue:
    """Cards by Battle Number, damage cards and tanks by index, and the interned actions.

    What can lie in a Holding Box has a number: 0 the printed FIELD (D-213), 1 to 100 a Battle
    Card, then the scenario cards HILL and ROAD (D-041: they never lie in the deck).
    """

    def __init__(self, config: Config) -> None:
        options = config.options
        self.scenario = config.scenario
        self.seats = config.seats
        self.teams: list[int] = list(config.teams)
        self.hull_down_anywhere = bool(options["hull_down_anywhere"])
        self.auto_accept_spotted = bool(options["auto_accept_spotted"])
        self.odds = str(options["odds"])
        self.solo_seat: list[tuple[int, ...]] = [(seat,) for seat in range(config.seats)]
        self.solo_seat.append((SOLO,))
        content = content_of(config.pack)
        self.content = content
        entries = line_up(config, content.tanks)
        self.field = Battlefield(config, entries)
        self.printed = changed_entries(config.pack)
        self.objectives: list[ObjectiveView] = [
            {"id": f"objective:{id}", "side": f"side:{SIDES[side]}", "range": at, "points": points}
            for id, side, at, points in self.field.objectives()
        ]
        other = read_alternates(self.field.sets, content.battle)
        self._read_cards(content.battle, other)
        self._read_damage(content.damage)
        self._read_tanks(entries)
        self._read_solo(str(options["personality"]))
        decks = options["decks"]
        self.decks = decks_for(self.tanks) if decks == BY_TANKS else int(decks)
        self._read_support()
        self._make_actions()

    # Cards

    def _read_cards(self, base: dict[int, BattleCard], other: dict[int, BattleCard]) -> None:
        """D-039, D-040: each number once, an alternate in the place of its base card."""
        cover, own_fire, self.smoke_cover, self.smoke_conceal = read_motion()
        self.names: list[str] = ["field"] * PLACES
        self.move_level: list[int] = [0] * PLACES
        self.fire_level: list[int] = [0] * PLACES
        self.flank_level: list[int] = [0] * PLACES
        self.fire_modifier: list[int] = [0] * PLACES
        self.is_terrain: list[bool] = [False] * PLACES
        self.is_leadership: list[bool] = [False] * PLACES
        self.is_tactics: list[bool] = [False] * PLACES
        self.is_smoke: list[bool] = [False] * PLACES
        self.command: list[int] = [NONE] * PLACES
        self.special: list[str] = [""] * PLACES
        self.orders: list[int] = [0] * PLACES
        self.icons: list[int] = [0] * PLACES
        self.pen: list[int] = [0] * PLACES
        self.heavy: list[bool] = [False] * PLACES
        self.cover: list[int] = [0] * PLACES
        self.own_fire: list[int] = [0] * PLACES
        self.conceal: list[int] = [0] * PLACES
        self.hull_down: list[int] = [0] * PLACES
        self.trigger: list[int] = [NO_TRIGGER] * PLACES
        self.trigger_value: list[int] = [0] * PLACES
        self.man_made: list[bool] = [False] * PLACES
        self.terrain_name: list[str] = [""] * PLACES
        terrain = self.content.terrain
        self._lay_out(FIELD, terrain["field"])
        self._lay_out(HILL, terrain["hill"])
        self._lay_out(ROAD, terrain["road"])
        for number, card in base.items():
            replaced = number in other
            self._add_card(other[number] if replaced else card, terrain)
            self.names[number] = f"a{number}" if replaced else f"n{number}"
            if self.move_level[number]:
                self.cover[number] = cover
                self.own_fire[number] = own_fire
                self.terrain_name[number] = "motion"
        self.names[101], self.names[102] = "shuffle", "game_end"
        self.names[HILL], self.names[ROAD] = "hill", "road"
        self.card_ids: list[str] = [f"card:{name}" for name in self.names]
        self._count_pens()

    def _count_pens(self) -> None:
        """D-270: which cards penetrate, and how many of a hundred, for each Pen Mod needed."""
        self.pierce_masks: list[int] = [
            _piercing(self.pen, need) for need in range(-MOST_NEEDED, MOST_NEEDED + 1)
        ]
        self.pierce_shares: list[int] = [mask.bit_count() for mask in self.pierce_masks]

    def _add_card(self, card: BattleCard, terrain: dict[str, Terrain]) -> None:
        """D-021, D-023: a card's halves; number, Order Icons, icons, Pen Mod belong to both."""
        number = card.number
        for play in card.plays:
            if play.what == "move":
                self.move_level[number] = play.level
            elif play.what == "fire":
                self.fire_level[number] = play.level
                self.fire_modifier[number] = FIRE_MODIFIERS[play.level]
            elif play.what == "flank":
                self.flank_level[number] = play.level
            elif play.what == "terrain":
                self.is_terrain[number] = True
                self._lay_out(number, terrain[play.name])
            elif play.what == "command":
                self.command[number] = commands().index(play.name)
                self.special[number] = play.name
            self.is_leadership[number] |= play.what == "leadership"
            self.is_tactics[number] |= play.what == "tactics"
            self.is_smoke[number] |= play.what == "smoke"
        self.orders[number] = card.orders
        self.icons[number] = sum(1 << ICONS.index(icon) for icon in card.icons)
        self.pen[number] = card.pen
        self.heavy[number] = card.heavy

    def piercing(self, need: int) -> int:
        """D-270 to D-272: the cards that penetrate if the Pen Mod must be `need`, bit by number."""
        return self.pierce_masks[max(-MOST_NEEDED, min(MOST_NEEDED, need)) + MOST_NEEDED]

    def _lay_out(self, number: int, terrain: Terrain) -> None:
        self.terrain_name[number] = terrain.id
        self.cover[number] = terrain.cover
        self.own_fire[number] = terrain.own_fire
        self.conceal[number] = terrain.conceal
        self.hull_down[number] = terrain.hull_down
        self.trigger[number] = TRIGGERS.index(terrain.trigger)
        self.trigger_value[number] = terrain.value
        self.man_made[number] = terrain.man_made

    def pierces(self, margin: int) -> int:
        """D-272: of a hundred cards, how many penetrate with this much more than the armour."""
        return self.pierce_shares[max(-MOST_NEEDED, min(MOST_NEEDED, -margin)) + MOST_NEEDED]

    def _read_damage(self, cards: tuple[DamageCard, ...]) -> None:
        """D-059, D-060: Critical numbers, nine sections, crosses as bits, the reshuffle card."""
        self.criticals: list[int] = [card.critical for card in cards]
        self.results: list[list[list[tuple[int, int, int]]]] = [
            [[_result(text) for text in section] for section in card.sections] for card in cards
        ]
        self.crosses: list[int] = [
            sum(1 << MORALE.index(cross) for cross in card.crosses) for card in cards
        ]
        self.reshuffles: list[bool] = [card.reshuffle for card in cards]
        self.damage_cards = len(cards)

    # Tanks

    def _read_tanks(self, entries: list[Entry]) -> None:
        """D-001, D-066, D-351: the tanks of both sides, with the figures of their boards.

        D-100: a crew has its experience. D-121, D-355: several Fire Levels make a tank destroyer,
        whose superstructure is its turret.
        """
        models = [self.content.tanks[entry.model] for entry in entries]
        self.entries = entries
        self.models: list[Model] = models
        self.tanks = len(entries)
        self.side: list[int] = [entry.side for entry in entries]
        self.commander: list[int] = [entry.seat for entry in entries]
        self.experience: list[int] = [entry.experience for entry in entries]
        self.rounds: list[int] = [entry.rounds for entry in entries]
        self.start: list[int] = [entry.start for entry in entries]
        self.tank_names: list[str] = [name_of(entry.side, entry.ident) for entry in entries]
        self.tank_ids: list[str] = [f"tank:{name}" for name in self.tank_names]
        everybody = range(self.tanks)
        self.enemies: list[list[int]] = [
            [other for other in everybody if self.side[other] != self.side[tank]]
            for tank in everybody
        ]
        self.enemy_seats: list[list[int]] = [
            [other for other in range(self.seats) if self.teams[other] != self.teams[seat]]
            for seat in range(self.seats)
        ]
        self.tanks_of: list[list[int]] = [
            [tank for tank in everybody if self.commander[tank] == seat]
            for seat in range(self.seats)
        ]
        self.solo_tanks: list[int] = [t for t in everybody if self.commander[t] == SOLO]
        self.printed_move: list[int] = [model.move for model in models]
        self.printed_fire: list[int] = [model.fire[0] for model in models]
        self.damaged_fire: list[int] = [
            model.fire[1] if model.fire[1:] else NONE for model in models
        ]
        self.immobile_fire: list[int] = [
            model.fire[2] if model.fire[1:] else NONE for model in models
        ]
        self.is_destroyer: list[bool] = [len(model.fire) > 1 for model in models]
        self.size: list[int] = [model.size for model in models]
        self.tank_vp: list[int] = [model.vp for model in models]
        self.commander_vp: list[int] = [
            model.crew_vp[0] + self.experience[tank] - SEASONED for tank, model in enumerate(models)
        ]
        self.crew_vp: list[int] = [model.crew_vp[1] for model in models]
        self.has_smoke: list[bool] = ["smoke" in model.equipment for model in models]
        self.has_radio: list[bool] = [
            model.radio == "yes" or (model.radio == "first" and entry.ident == 0)
            for model, entry in zip(models, entries, strict=True)
        ]
        self.has_apcr: list[bool] = ["apcr" in model.equipment for model in models]
        self.doubles: list[bool] = [BOTH in model.crew for model in models]
        self.crew: list[list[int]] = [_seats(model) for model in models]
        guns = [self.content.guns[model.id] for model in models]
        self.to_hit: list[list[int]] = [list(gun.to_hit) for gun in guns]
        self.penetration: list[list[int]] = [list(gun.penetration) for gun in guns]
        self.always_heavy: list[bool] = [gun.calibre >= HEAVY_CALIBRE for gun in guns]
        self.apcr: list[list[int]] = [
            list(APCR_GERMAN if side == GERMAN else APCR_SOVIET) for side in self.side
        ]
        self.armour: list[list[int]] = [
            [value for pair in model.armour for value in pair] for model in models
        ]
        self.location: list[list[int]] = [
            list(LARGE_TURRET if model.turret == "large" else USUAL_TURRET) for model in models
        ]
        self.location_parts: list[list[int]] = [
            [chart.count(place) for place in (TURRET, HULL, TRACKS)] for chart in self.location
        ]

    def _read_solo(self, chosen: str) -> None:
        """D-352, DQ-104: one personality for all solo tanks, or each its own, by ID."""
        self.attitudes: list[tuple[Attitude, Attitude]] = read_solo()
        self.personality: list[int] = [entry.ident for entry in self.entries]
        if chosen in PERSONALITIES:
            self.personality = [PERSONALITIES.index(chosen)] * self.tanks

    def _read_support(self) -> None:
        """D-186, D-187: the anti-tank guns and the infantry of both sides, where they take part."""
        field = self.field
        guns = [read_guns()[id] for _, id in field.guns]
        self.guns: list[str] = [gun.id for gun in guns]
        self.gun_side: list[int] = [side for side, _ in field.guns]
        self.gun_to_hit: list[list[int]] = [list(gun.to_hit) for gun in guns]
        self.gun_pen: list[list[int]] = [list(gun.penetration) for gun in guns]
        self.gun_orders: list[int] = [gun.orders for gun in guns]
        self.gun_heavy: list[bool] = [gun.calibre >= HEAVY_CALIBRE for gun in guns]
        data = read_file("infantry.toml")
        ground = "city" if field.city else "field"
        self.infantry_chart: list[list[int]] = [
            [number for row in data[nation][ground] for number in row] for nation in SIDES
        ]
        self.first_weapon: list[int] = [int(data[n]["first_penetration"]) for n in SIDES]
        self.second_weapon: list[int] = [int(data[n]["second_penetration"]) for n in SIDES]
        self.hand_to_hand: list[bool] = [bool(data[n]["hand_to_hand"]) for n in SIDES]

    # Actions

    def _make_actions(self) -> None:
        """Every action there can be, made once."""
        self.made: list[DuelAction] = []
        self._make_card_actions()
        self._make_plain_actions()
        self.at = self._by_tank(act.AT, "at")
        self.shake = self._by_tank(act.SHAKE, "shake")
        self.release = self._by_tank(act.RELEASE, "release")
        self.shed = self._by_tank(act.SHED, "shed")
        self.reseat = self._by_word(act.RESEAT, "seat", act.CHANGES)
        self.use = self._by_word(act.USE, "use", act.USES)
        self.aim = self._by_word(act.AIM, "aim", LOCATIONS[:TRACKS])
        self.quick = self._by_word(act.QUICK, "quick", act.AMMUNITION)
        self.take = self._by_word(act.TAKE, "spotted", ("no", "yes"))
        self.acquire = self._by_word(act.ACQUIRE, "acquire", ("no", "yes"))
        self.occupy = self._by_word(act.OCCUPY, "occupy", act.GROUNDS)
        self.arm = self._by_word(act.ARM, "arm", act.WEAPONS if self.field.infantry else ())
        self.hatch = self._by_word(act.HATCH, "hatch", act.HATCHES if self.field.infantry else ())
        self.gun = self._by_number(act.GUN, "gun", "gun", range(len(self.guns)))
        furthest = act.FURTHEST
        self.go = self._by_number(act.GO, "go", "metres", range(-furthest, furthest + 1, act.STEP))
        self.rob = self._by_number(act.ROB, "rob", "seat", range(self.seats))
        self.boost = self._by_number(act.BOOST, "boost", "levels", range(3))
        self.look = self._by_number(act.LOOK, "look", "cards", range(1, 3))
        self.table: ActionTable[DuelAction] = ActionTable(self.made)

    def _make_card_actions(self) -> None:
        anything = [True] * PLACES
        moves = [level > 0 for level in self.move_level]
        fires = [level > 0 for level in self.fire_level]
        self.bid = self._by_card(act.BID, "bid", anything)
        self.move = self._by_card(act.MOVE, "move", moves)
        self.fire = self._by_card(act.FIRE, "fire", fires)
        self.flank = self._by_card(act.FLANK, "flank", [level > 0 for level in self.flank_level])
        self.terrain = self._by_card(act.TERRAIN, "enter", self.is_terrain)
        self.leadership = self._by_card(act.LEADERSHIP, "lead", self.is_leadership)
        self.smoke = self._by_card(act.SMOKE, "smoke", self.is_smoke)
        commands = [special != NONE for special in self.command]
        self.command_card = self._by_card(act.COMMAND, "command", commands)
        self.lay = self._by_card(act.LAY, "lay", self.is_terrain)
        self.pay = self._by_card(act.PAY, "pay", [count > 0 for count in self.orders])
        self.give = self._by_card(act.GIVE, "give", anything)
        self.discard = self._by_card(act.DISCARD, "discard", anything)
        self.tactics = self._by_card(act.TACTICS, "tactics", self.is_tactics)
        self.lose = self._by_card(act.LOSE, "lose", fires)
        self.pick = self._by_card(act.PICK, "pick", anything)

    def _make_plain_actions(self) -> None:
        self.hold_back = self._plain(act.HOLD_BACK, "hold-back")
        self.stop = self._plain(act.STOP, "stop")
        self.spot = self._plain(act.SPOT, "spot")
        self.load = self._plain(act.LOAD, "load")
        self.unload = self._plain(act.UNLOAD, "unload")
        self.try_hull_down = self._plain(act.HULL_DOWN, "hull-down")
        self.do_pass = self._plain(act.PASS, "pass")
        self.unlock = self._plain(act.UNLOCK, "unlock")
        self.extinguish = self._plain(act.EXTINGUISH, "extinguish")
        self.enough = self._plain(act.ENOUGH, "enough")
        self.declare = self._plain(act.DECLARE, "declare")
        self.end = self._plain(act.END, "end")
        self.keep = self._plain(act.KEEP, "keep")
        self.decline = self._plain(act.DECLINE, "decline")
        self.bail_out = self._plain(act.BAIL_OUT, "bail-out")
        self.fight = self._plain(act.FIGHT, "fight")
        self.order = self._plain(act.ORDER, "order")
        if self.field.infantry:
            self.advance = self._plain(act.ADVANCE, "advance")
            self.attack = self._plain(act.ATTACK, "attack")
        if self.field.radios:
            self.report = self._plain(act.REPORT, "report")
            self.friend = self._by_tank(act.FRIEND, "friend")

    def _by_card(self, verb: Verb, kind: str, fits: list[bool]) -> list[DuelAction]:
        """An action for each card that fits, by Battle Number; the others get none."""
        nothing: DuelAction = act.Plain(verb, "nothing")
        out = [
            act.OfCard(verb, kind, card, self.names[card]) if card and fits[card] else nothing
            for card in range(CARDS)
        ]
        self.made += [action for action in out if action is not nothing]
        return out

    def _by_tank(self, verb: Verb, kind: str) -> list[DuelAction]:
        out: list[DuelAction] = [
            act.OfTank(verb, kind, tank, name) for tank, name in enumerate(self.tank_names)
        ]
        self.made += out
        return out

    def _by_word(self, verb: Verb, kind: str, words: tuple[str, ...]) -> list[DuelAction]:
        out: list[DuelAction] = [
            act.OfWord(verb, kind, word, value) for value, word in enumerate(words)
        ]
        self.made += out
        return out

    def _by_number(self, verb: Verb, kind: str, key: str, values: range) -> list[DuelAction]:
        out: list[DuelAction] = [act.OfNumber(verb, kind, key, value) for value in values]
        self.made += out
        return out

    def _plain(self, verb: Verb, kind: str) -> DuelAction:
        made = act.Plain(verb, kind)
        self.made.append(made)
        return made


def _result(text: str) -> tuple[int, int, int]:
    """A result of a Damage Card: what, and whom or how often; D-282: who suffers instead."""
    words = text.split()
    if words[0] in ("wound", "kill"):
        instead = POSITIONS.index(words[3]) if words[2:] else NONE
        return RESULT_WORDS.index(words[0]), POSITIONS.index(words[1]), instead
    if words[0] == "check":
        times = int(words[2]) if words[2:] else 1
        return RESULT_WORDS.index(f"check_{words[1]}"), times, NONE
    return FIRST_RESULT + RESULTS.index(text), NONE, NONE


def _piercing(pens: list[int], need: int) -> int:
    mask = 0
    for card in range(1, CARDS):
        if pens[card] == PENETRATES or (pens[card] != BOUNCES and pens[card] >= need):
            mask |= 1 << card
    return mask


def _seats(model: Model) -> list[int]:
    """DQ-101: the seats of a board in their order; D-114: one man may be Commander and Gunner."""
    return sorted(COMMANDER if seat == BOTH else POSITIONS.index(seat) for seat in model.crew)


CATALOGUES: Final = Catalogues(Catalogue)


def catalogue_of(config: Config) -> Catalogue:
    """The catalogue of a config."""
    return CATALOGUES.of(config)


assert EXPERIENCE.index("elite") == ELITE
