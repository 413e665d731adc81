"""Ways to play with other engines; each needs that engine."""
