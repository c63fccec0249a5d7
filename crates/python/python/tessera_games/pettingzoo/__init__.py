"""The games as PettingZoo environments: one module for each game, its name and ``_v0``, with ``env()``."""
