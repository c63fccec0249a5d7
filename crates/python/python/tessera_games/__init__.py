"""The board games of Tessera: exact rules, environments for learners, and strong players.

>>> import tessera_games as tg
>>> state = tg.game("yoxii").start()
>>> state.play("d5-e6=3")
>>> str(state)
'.../...3./...T.../......./......./...../... r'
>>> with tg.Engine(level=5) as engine:
...     best = engine.play(state)
>>> best.text in state.legal_texts()
True
"""

from ._native import (
    GAMES,
    BadText,
    Batch,
    EngineError,
    Game,
    IllegalAction,
    Record,
    State,
    TesseraError,
    __version__,
    read_records,
)
from .engine import Analysis, Engine
from .results import Info, Limit, PlayResult, Score, Solution, TurnResult
from .ugi import UgiAnalysis, UgiEngine, UgiOption

__all__ = [
    "GAMES",
    "Analysis",
    "BadText",
    "Batch",
    "Engine",
    "EngineError",
    "Game",
    "IllegalAction",
    "Info",
    "Limit",
    "PlayResult",
    "Record",
    "Score",
    "Solution",
    "State",
    "TesseraError",
    "TurnResult",
    "UgiAnalysis",
    "UgiEngine",
    "UgiOption",
    "__version__",
    "game",
    "read_records",
]


def game(
    name: str,
    *,
    tiles: int | None = None,
    size: int | None = None,
    columns: int | None = None,
    rows: int | None = None,
    walls: int | None = None,
    seed: int | None = None,
    board: str | None = None,
) -> Game:
    """A game by its name, with its variant.

    A game with variants has ``tiles`` and ``size``; one with boards has ``columns``, ``rows``, ``walls`` and ``seed``, or the code of
    a ``board``.

    >>> game("slither", board="S75").observation_shape
    (19, 12, 10)
    >>> game("chess")
    Traceback (most recent call last):
    ...
    tessera_games.TesseraError: the game is one of ...
    """
    return Game(
        name,
        tiles=tiles,
        size=size,
        columns=columns,
        rows=rows,
        walls=walls,
        seed=seed,
        board=board,
    )
