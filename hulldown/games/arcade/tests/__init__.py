"""Rule tests of Arcade, one file per chapter."""
