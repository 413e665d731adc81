"""Computer players. They see views and resampled worlds, never the true position."""

from hulldown.agents.agent import Agent, GreedyAgent, RandomAgent
from hulldown.agents.clock import Clock
from hulldown.agents.loading import AgentKind, load_agent
from hulldown.agents.runner import Played, Player, drive, play_in_place, seat_player, seat_players
from hulldown.agents.worlds import World, Worlds

__all__ = [
    "Agent",
    "AgentKind",
    "Clock",
    "GreedyAgent",
    "Played",
    "Player",
    "RandomAgent",
    "World",
    "Worlds",
    "drive",
    "load_agent",
    "play_in_place",
    "seat_player",
    "seat_players",
]
