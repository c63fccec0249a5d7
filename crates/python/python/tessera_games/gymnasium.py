"""The games as Gymnasium environments, against an opponent.

>>> import gymnasium
>>> import tessera_games.gymnasium
>>> env = gymnasium.make("tessera/Yoxii-v0", opponent="level 3")
>>> observation, info = env.reset(seed=1)
>>> observation["action_mask"].sum()
np.int64(256)
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import GAMES, Engine, Limit, State, TesseraError, game

__all__ = ["BoardEnv"]


class BoardEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One player against ``"random"`` or ``"level 1"`` to ``"level 10"``.

    ``seat`` is the player that you are: 0, 1, or None for a random one each time. An illegal action loses the game.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 2}

    def __init__(
        self,
        name: str,
        opponent: str = "random",
        seat: int | None = 0,
        nodes: int = 20_000,
        render_mode: str | None = None,
        **variant: Any,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"the render mode is ansi or svg, not {render_mode}")
        if seat not in (None, 0, 1):
            raise TesseraError(f"a seat is 0, 1 or None, not {seat}")
        self.game = game(name, **variant)
        self.render_mode = render_mode
        self.seat_wish = seat
        self.seat = seat or 0
        self.opponent = opponent
        self.limit = Limit(nodes=nodes)
        self.level = _level(opponent)
        self.engine: Engine | None = None
        self.state: State = self.game.start()
        self.action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, self.game.observation_shape, np.uint8),
                "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins again."""
        super().reset(seed=seed)
        self.state = self.game.start()
        if self.seat_wish is None:
            self.seat = int(self.np_random.integers(2))
        if self.level is not None:
            # The engine's choices follow from the seed too.
            self.engine = Engine(self.level, hash=4, seed=int(self.np_random.integers(2**32)))
        self._answer()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays an action, then those of the opponent."""
        try:
            self.state.play(int(action))
        except TesseraError as error:
            return self._observation(), -1.0, True, False, {"illegal": str(error)}
        self._answer()
        reward = self.state.returns[self.seat]
        return self._observation(), reward, self.state.is_over, False, {}

    def render(self) -> str | None:
        """The position as text or as SVG."""
        if self.render_mode is None:
            return None
        return self.state.svg() if self.render_mode == "svg" else str(self.state)

    def close(self) -> None:
        """Closes the engine."""
        if self.engine is not None:
            self.engine.close()
            self.engine = None

    def _answer(self) -> None:
        state = self.state
        while not state.is_over and state.to_move != self.seat:
            if self.engine is None:
                state.play(int(self.np_random.choice(state.legal_actions())))
            else:
                state.play(self.engine.play(state, self.limit).action)

    def _observation(self) -> dict[str, Any]:
        mask = self.state.legal_mask().view(np.int8)
        return {"observation": self.state.observation(), "action_mask": mask}


def _level(opponent: str) -> int | None:
    if opponent == "random":
        return None
    word, _, number = opponent.partition(" ")
    if word != "level" or not number.isdigit() or not 1 <= int(number) <= 10:
        raise TesseraError(f'the opponent is "random" or "level 1" to "level 10", not "{opponent}"')
    return int(number)


for _name in GAMES:
    gymnasium.register(
        f"tessera/{_name.capitalize()}-v0",
        entry_point="tessera_games.gymnasium:BoardEnv",
        kwargs={"name": _name},
    )
