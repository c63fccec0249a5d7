"""What the environments of Gymnasium and PettingZoo share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from . import Game, State, TesseraError


class ActionSpace(spaces.Discrete):
    """The ids of actions. ``sample`` also takes a mask of bool, as the observations have it."""

    def sample(self, *args: Any, **more: Any) -> np.int64:
        """A random id; with a mask, of a legal action."""
        # Gymnasium takes masks of int8 only.
        as_int8 = [_int8(value) for value in args]
        return super().sample(*as_int8, **{name: _int8(value) for name, value in more.items()})


def _int8(value: Any) -> Any:
    return value.view(np.int8) if isinstance(value, np.ndarray) and value.dtype == np.bool_ else value


def observation_space(game: Game) -> spaces.Dict:
    """Planes and a mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, game.observation_shape, np.uint8),
            "action_mask": spaces.Box(0, 1, (game.num_actions,), np.bool_),
        }
    )


def draws_boards(game: Game, variant: Mapping[str, Any]) -> bool:
    """Whether each episode begins on a board of its own: the game has boards, and the variant names none."""
    return "board" in game.variant and variant.get("board") is None and variant.get("seed") is None


def begin(game: Game, options: Mapping[str, Any] | None, boards: np.random.Generator | None) -> State:
    """The state in which an episode begins: that of the options, or the start, on a drawn board if there are boards to draw."""
    wanted = (options or {}).get("state")
    if wanted is None:
        return game.start() if boards is None else game.start(seed=int(boards.integers(2**32)))
    if not isinstance(wanted, State | str):
        raise TypeError(f"the option state is a State or a position string, not {type(wanted).__name__}")
    state = game.state(str(wanted))
    if state.is_over:
        raise TesseraError("the game is over in the state of the options")
    return wanted.copy() if isinstance(wanted, State) else state
