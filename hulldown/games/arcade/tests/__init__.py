"""Rule tests of Arcade, one file a chapter."""
