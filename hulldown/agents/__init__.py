"""Computer players. They see views and resampled worlds, never the true position."""

from hulldown.agents.agent import Agent, GreedyAgent, RandomAgent
from hulldown.agents.clock import Clock
from hulldown.agents.levels import EASIEST, LEVELS, ON_SERVERS, STEADY
from hulldown.agents.loading import AgentKind, load_agent
from hulldown.agents.runner import (
    Played,
    SeatedAgent,
    drive,
    play_in_place,
    seat_agent,
    seat_agents,
)
from hulldown.agents.search import Candidate, SearchAgent
from hulldown.agents.worlds import World, Worlds

__all__ = [
    "EASIEST",
    "LEVELS",
    "ON_SERVERS",
    "STEADY",
    "Agent",
    "AgentKind",
    "Candidate",
    "Clock",
    "GreedyAgent",
    "Played",
    "RandomAgent",
    "SearchAgent",
    "SeatedAgent",
    "World",
    "Worlds",
    "drive",
    "load_agent",
    "play_in_place",
    "seat_agent",
    "seat_agents",
]
