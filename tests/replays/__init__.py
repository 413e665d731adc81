"""Tests of the replays, with Night Convoy as the specimen."""
