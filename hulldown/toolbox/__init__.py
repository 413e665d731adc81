"""Pure helpers that at least two games need."""
