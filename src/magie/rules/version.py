"""The version of the rules: it moves when behaviour does, not when code does. Old records name theirs."""

RULES_VERSION = 1
