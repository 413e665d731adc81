"""Whole plays: several small actions offered as one."""
