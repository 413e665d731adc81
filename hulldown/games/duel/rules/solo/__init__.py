"""The solo opponent (D-352, DQ-104): tanks that no seat commands, played by rule."""
