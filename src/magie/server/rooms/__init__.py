"""Rooms: tables, their people, clocks, bots and games."""
