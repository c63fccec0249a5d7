"""The players of this package."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ._native import EngineError, RawAnalysis, RawEngine, State, TesseraError
from .results import (
    Info,
    Limit,
    PlayResult,
    Score,
    Solution,
    TurnResult,
    check_lines,
    end_of,
    end_of_proof,
)

if TYPE_CHECKING:
    from ._native import RawLine


def info_of(line: RawLine) -> Info:
    """A line as the native module gives it."""
    kind, value, expected, depth, seldepth, nodes, time, rank, ids, texts = line
    score = Score(kind, value)
    return Info(
        score,
        expected,
        depth,
        seldepth,
        nodes,
        time,
        rank + 1,
        tuple(ids),
        tuple(texts),
    )


def _parts(limit: Limit) -> tuple[int | None, int | None, float | None]:
    """Depth, nodes and seconds, in the bounds of the native module."""
    depth = None if limit.depth is None else min(limit.depth, 2**32 - 1)
    nodes = None if limit.nodes is None else min(limit.nodes, 2**64 - 1)
    return depth, nodes, None if limit.time is None else float(limit.time)


class Engine:
    """A computer player of all four games, on levels 1 to 10.

    It keeps what it has found for the next question, so use one engine for a whole game. Without a limit it thinks for a second;
    levels below 10 take much less. Ctrl-C stops it. A copy has the same settings and has found nothing yet.

    >>> from tessera_games import Engine, Limit, game
    >>> state = game("xok").state(".../..../FFFF./FFFF../...../..../... w")
    >>> with Engine(level=10, hash=1) as engine:
    ...     print(engine.analyse(state, Limit(nodes=1000))[0].score)
    win in 1
    """

    def __init__(self, level: int = 10, *, threads: int = 1, hash: int = 64, seed: int = 0) -> None:
        self._engine: RawEngine | None = RawEngine(level, threads, hash, seed)
        self.level, self.threads, self.hash, self.seed = level, threads, hash, seed

    def _open(self) -> RawEngine:
        if self._engine is None:
            raise EngineError("the engine is closed")
        return self._engine

    def play(self, state: State, limit: Limit | None = None) -> PlayResult:
        """The action that the engine plays."""
        found = self._open().think(state, _parts(end_of(limit)), 1)
        if found is None:
            raise TesseraError("the game is over: there is nothing to play")
        action, lines = found
        return PlayResult(action, state.action_text(action), info_of(lines[0]) if lines else None)

    def turn(self, state: State, limit: Limit | None = None) -> TurnResult:
        """A whole turn. Where it has several actions, they share the limit."""
        found = self._open().turn(state, _parts(end_of(limit)))
        if found is None:
            raise TesseraError("the game is over: there is nothing to play")
        actions, lines = found
        return TurnResult(tuple(actions), info_of(lines[0]) if lines else None)

    def analyse(self, state: State, limit: Limit | None = None, *, multipv: int = 1) -> list[Info]:
        """The best lines, best first; none if the game is over."""
        check_lines(multipv)
        found = self._open().think(state, _parts(end_of(limit)), multipv)
        return [] if found is None else [info_of(line) for line in found[1]]

    def analysis(self, state: State, limit: Limit | None = None, *, multipv: int = 1) -> Analysis:
        """The best lines as they are found. Without a limit it continues until it is stopped."""
        check_lines(multipv)
        parts = _parts(end_of(Limit(time=math.inf) if limit is None else limit))
        return Analysis(self._open().analysis(state, parts, multipv))

    def solve(self, state: State, limit: Limit | None = None) -> Solution:
        """The exact value of the position, if it is found within the limit of time or nodes."""
        value, action, nodes, time = self._open().solve(state, _parts(end_of_proof(limit)))
        return Solution(value, action, nodes, time)

    def forget(self) -> None:
        """Forgets what was found, as before a new game."""
        self._open().forget()

    def close(self) -> None:
        """Frees the memory."""
        self._engine = None

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.level, self.threads, self.hash, self.seed, self._engine is None)

    def __repr__(self) -> str:
        closed = " (closed)" if self._engine is None else ""
        settings = f"level={self.level}, threads={self.threads}, hash={self.hash}, seed={self.seed}"
        return f"<Engine {settings}{closed}>"


def _restored(level: int, threads: int, hash: int, seed: int, closed: bool) -> Engine:
    """The engine that was copied or pickled."""
    engine = Engine(level, threads=threads, hash=hash, seed=seed)
    if closed:
        engine.close()
    return engine


class Analysis(Iterator[Info]):
    """Lines of a search that runs beside your program. Stop it, or leave its ``with`` block."""

    def __init__(self, analysis: RawAnalysis) -> None:
        self._analysis = analysis

    def __next__(self) -> Info:
        line = self._analysis.next()
        if line is None:
            raise StopIteration
        return info_of(line)

    def stop(self) -> None:
        """Ends the search; lines that were found can still be read."""
        self._analysis.stop()

    def __enter__(self) -> Analysis:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
