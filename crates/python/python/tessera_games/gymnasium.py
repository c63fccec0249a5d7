"""The games as Gymnasium environments, against an opponent.

>>> import gymnasium
>>> import tessera_games.gymnasium
>>> env = gymnasium.make("tessera/Yoxii-v0", opponent="level 3")
>>> observation, info = env.reset(seed=1)
>>> observation["action_mask"].sum()
np.int64(256)

Many games at once, both players played by you:

>>> env = tessera_games.gymnasium.BoardVectorEnv("yoxii", 1024, threads=2)
>>> observation, info = env.reset(seed=1)
>>> observation["observation"].shape
(1024, 18, 7, 7)
>>> actions = observation["action_mask"].argmax(axis=1)
>>> observation, rewards, terminated, truncated, info = env.step(actions)
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from . import GAMES, Batch, Engine, Limit, State, TesseraError, game
from ._spaces import ActionSpace, begin, draws_boards, observation_space

__all__ = ["BoardEnv", "BoardVectorEnv"]


class BoardEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One player against ``"random"`` or ``"level 1"`` to ``"level 10"``.

    ``seat`` is the player that you are: 0, 1, or None for a random one each time. You see your own pieces first. An illegal action
    loses the game. Where the game has boards, each episode has another one, which follows from the seed, unless the variant names a
    board or a seed.
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
        self.draws_boards = draws_boards(self.game, variant)
        self.ended: bool | None = None
        self.action_space = ActionSpace(self.game.num_actions)
        self.observation_space = observation_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins again. The option ``state`` is a state or a position string to begin from."""
        super().reset(seed=seed)
        self.state = begin(self.game, options, self.np_random if self.draws_boards else None)
        self.ended = False
        if self.seat_wish is None:
            self.seat = int(self.np_random.integers(2))
        if self.level is not None:
            # The engine's choices follow from the seed too.
            self.engine = Engine(self.level, hash=4, seed=int(self.np_random.integers(2**32)))
        self._answer()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays an action, then those of the opponent. After the end it changes nothing."""
        if self.ended is None:
            raise gymnasium.error.ResetNeeded("the environment has to be reset before the first step")
        if self.ended:
            gymnasium.logger.warn("the episode has ended: reset the environment")
            return self._observation(), 0.0, True, False, {}
        try:
            self.state.play(int(action))
        except TesseraError as error:
            self.ended = True
            return self._observation(), -1.0, True, False, {"illegal": str(error)}
        self._answer()
        self.ended = self.state.is_over
        return self._observation(), self.state.returns[self.seat], self.ended, False, {}

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
        planes = self.state.observation(player=self.seat)
        return {"observation": planes, "action_mask": self.state.legal_mask()}


class BoardVectorEnv(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Many games at once, over a ``Batch``. You play both players: each action is that of the player to move.

    The planes are those of the player to move, and a reward is what the player who has just acted got. ``info`` has ``to_move``
    and the ``rewards`` of both players. A finished game begins again in the next step, whose action is ignored. An illegal action
    raises ``IllegalAction``, and nothing is played. Where the game has boards, each reset draws ``boards`` of them to play on, unless
    the variant names a board or a seed.

    The arrays are your own; with ``copy=False`` they are those of the batch, which the next step fills anew.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        *,
        threads: int = 1,
        boards: int = 64,
        copy: bool = True,
        **variant: Any,
    ) -> None:
        if boards < 1:
            raise TesseraError(f"at least 1 board is drawn, not {boards}")
        self.game = game(name, **variant)
        self.num_envs = num_envs
        self.threads = threads
        self.boards = boards if draws_boards(self.game, variant) else 0
        self.copy = copy
        self.batch = self._batch([self.game.start()])
        self.single_action_space = ActionSpace(self.game.num_actions)
        self.single_observation_space = observation_space(self.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins all games again. The option ``state`` is a state or a position string to begin from."""
        if isinstance(seed, list):
            raise TesseraError("all games share one seed")
        super().reset(seed=seed)
        boards = self.np_random if self.boards else None
        count = 1 if (options or {}).get("state") is not None else max(1, self.boards)
        self.batch = self._batch([begin(self.game, options, boards) for _ in range(count)])
        self.batch.reset(int(self.np_random.integers(2**63)))
        return self._observation(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Plays one action in each game."""
        batch = self.batch
        players = batch.to_move.astype(np.intp)
        batch.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), players].astype(np.float64)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observation(), rewards, batch.over.copy(), truncated, self._info()

    def _batch(self, starts: list[State]) -> Batch:
        return Batch(self.game, self.num_envs, threads=self.threads, autoreset="next_step", starts=starts)

    def _observation(self) -> dict[str, Any]:
        planes, mask = self.batch.observation, self.batch.mask
        return {
            "observation": planes.copy() if self.copy else planes,
            "action_mask": mask.copy() if self.copy else mask,
        }

    def _info(self) -> dict[str, Any]:
        known = np.ones(self.num_envs, np.bool_)
        info = {"to_move": self.batch.to_move.copy(), "rewards": self.batch.rewards.copy()}
        # Gymnasium says with an underscore in which games a key is known.
        return {**info, **{f"_{key}": known for key in info}}


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
