"""What the tests share."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tessera_games as tg

ROOT = Path(__file__).parents[3]
VARIANTS: list[tg.Game] = [
    tg.game("xok"),
    tg.game("yoxii"),
    tg.game("trexo"),
    tg.game("trexo", size=8, tiles=45),
    tg.game("trexo", size=12, tiles=200),
    tg.game("slither", board="S75"),
    tg.game("slither", columns=8, rows=8, walls=6),
]


def vectors(file: str) -> Iterator[dict[str, Any]]:
    """The lines of a file of test vectors."""
    for line in (ROOT / "vectors" / file).read_text().splitlines():
        yield json.loads(line)


def game_of(name: str, position: str) -> tg.Game:
    """The game whose variant a position string has."""
    if name == "trexo":
        words = dict(word.split("=") for word in position.split() if "=" in word)
        return tg.game(name, **{key: int(value) for key, value in words.items()})
    if name == "slither":
        rows = position.split(" ")[0].split("/")
        columns = sum(letter not in "^>v<" for letter in rows[0])
        return tg.game(name, columns=columns, rows=len(rows), walls=0)
    return tg.game(name)


@pytest.fixture(params=VARIANTS, ids=repr)
def game(request: pytest.FixtureRequest) -> tg.Game:
    """Every game, and some variants."""
    result: tg.Game = request.param
    return result
