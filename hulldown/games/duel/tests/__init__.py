"""Tests of Duel."""
