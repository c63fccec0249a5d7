"""What engines are asked and what they answer."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from numbers import Real
from typing import Literal

from ._native import TesseraError

__all__ = ["Info", "Limit", "PlayResult", "Score", "Solution", "TurnResult"]


@dataclass(frozen=True)
class Limit:
    """What ends a search: seconds, nodes, depth in actions. Whatever comes first.

    >>> Limit(time=0.5, nodes=10_000)
    Limit(time=0.5, nodes=10000, depth=None)
    >>> import math
    >>> Limit(time=math.inf).is_empty  # thinks until Ctrl-C
    False
    """

    time: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        if not (self.time is None or isinstance(self.time, Real)):
            raise TypeError(f"time is a number of seconds, not {type(self.time).__name__}")
        for name in ("nodes", "depth"):
            value = getattr(self, name)
            if value is not None:
                try:
                    object.__setattr__(self, name, operator.index(value))
                except TypeError:
                    raise TypeError(f"{name} is a whole number, not {type(value).__name__}") from None
        for name in ("time", "nodes", "depth"):
            value = getattr(self, name)
            if value is not None and not value >= 0:
                raise TesseraError(f"{name} is 0 or more, not {value}")

    @property
    def is_empty(self) -> bool:
        """Whether nothing ends the search."""
        return self.time is None and self.nodes is None and self.depth is None


DEFAULT_LIMIT = Limit(time=1.0)


def end_of(limit: Limit | None) -> Limit:
    """The limit of a search that has to end."""
    limit = DEFAULT_LIMIT if limit is None else limit
    if not isinstance(limit, Limit):
        raise TypeError(f"a limit is a tessera_games.Limit, not {type(limit).__name__}")
    if limit.is_empty:
        raise TesseraError(
            "a limit needs a time, nodes or a depth; without an end it is Limit(time=math.inf)"
        )
    return limit


def end_of_proof(limit: Limit | None) -> Limit:
    """The limit of a proof, which has no depth."""
    limit = end_of(limit)
    if limit.depth is not None:
        raise TesseraError("a proof has no depth: limit its time or nodes")
    return limit


def check_lines(multipv: int) -> None:
    """Whether an engine can report this number of lines."""
    if not 1 <= operator.index(multipv) <= 1000:
        raise TesseraError(f"an engine reports 1 to 1000 lines, not {multipv}")


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
