"""Rule tests of Rush; `scenes` holds what they share."""
