"""What engines are asked and what they answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Limit:
    """What ends a search: seconds, nodes, depth in actions. Whatever comes first."""

    time: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        for name in ("time", "nodes", "depth"):
            value = getattr(self, name)
            if value is not None and not value >= 0:
                raise ValueError(f"{name} is 0 or more, not {value}")


@dataclass(frozen=True)
class Score:
    """The value for the player to move: an estimate in the units of the evaluation, or proven.

    ``value`` is the estimate, or within how many actions of both players the game is won or lost.
    """

    kind: Literal["estimate", "win", "loss", "draw"]
    value: int

    @property
    def is_proven(self) -> bool:
        """Whether this is certain."""
        return self.kind != "estimate"

    def __str__(self) -> str:
        if self.kind == "estimate":
            return f"{self.value:+d}"
        return "draw" if self.kind == "draw" else f"{self.kind} in {self.value}"


@dataclass(frozen=True)
class Info:
    """One of the best lines of a search."""

    score: Score
    expected: float
    """The expected result of the player to move, from 0 to 1."""
    depth: int
    seldepth: int
    nodes: int
    time: float
    multipv: int
    """The rank of the line, from 1."""
    pv: tuple[int, ...]
    """The ids of the expected actions."""
    pv_texts: tuple[str, ...]


@dataclass(frozen=True)
class PlayResult:
    """The action that an engine plays."""

    action: int
    text: str
    info: Info | None


@dataclass(frozen=True)
class TurnResult:
    """The actions of a whole turn."""

    actions: tuple[int, ...]
    info: Info | None


@dataclass(frozen=True)
class Solution:
    """The exact value for the player to move: 1 won, 0 drawn, -1 lost, None if it was not found."""

    value: int | None
    action: int | None
    nodes: int
    time: float
