"""Rules of thumb: what a sensible crew would do, from what its player may know."""
