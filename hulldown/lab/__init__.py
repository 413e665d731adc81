"""Experiments with many matches: simulation, speed, digests, fuzzing, rule traces."""
