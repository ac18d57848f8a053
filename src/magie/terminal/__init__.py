"""The game in a terminal: people and bots round one table, by numbers, keys and typed words."""
