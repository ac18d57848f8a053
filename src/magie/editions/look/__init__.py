"""How an edition is drawn. No rule reads any of it, and it is no part of the fingerprint."""
