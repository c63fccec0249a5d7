"""One AEC environment for all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .. import IllegalAction, TesseraError, game
from .._spaces import ActionSpace, begin, draws_boards, observation_space


class BoardEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """Two agents, ``player_0`` and ``player_1``. Where a turn has several actions, one agent acts several times in a row.

    Each agent sees its own pieces first. Where the game has boards, each episode has another one, which follows from the seed,
    unless the variant names a board or a seed.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, name: str, render_mode: str | None = None, **variant: Any) -> None:
        EzPickle.__init__(self, name, render_mode, **variant)
        AECEnv.__init__(self)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"the render mode is human, ansi or svg, not {render_mode}")
        self.game = game(name, **variant)
        self.metadata = {**self.metadata, "name": f"{name}_v0"}
        self.render_mode = render_mode
        self.state_of_game = self.game.start()
        self.draws_boards = draws_boards(self.game, variant)
        self.np_random = np.random.default_rng()
        self.possible_agents = ["player_0", "player_1"]
        self.agents = self.possible_agents[:]
        self.action_spaces = {agent: ActionSpace(self.game.num_actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.agent_selection: str | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same space each time."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """The planes as the agent sees them, and what it may do: nothing while the other is to move."""
        if agent not in self.possible_agents:
            raise TesseraError(f"the agents are player_0 and player_1, not {agent}")
        state = self.state_of_game
        if agent == self.agent_selection:
            mask = state.legal_mask()
        else:
            mask = np.zeros(self.game.num_actions, np.bool_)
        planes = state.observation(player=self.possible_agents.index(agent))
        return {"observation": planes, "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins again. The option ``state`` is a state or a position string to begin from."""
        if seed is not None:
            self.np_random = np.random.default_rng(seed)
        self.state_of_game = begin(self.game, options, self.np_random if self.draws_boards else None)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.state_of_game.to_move]

    def step(self, action: int | None) -> None:
        """Plays an action of the agent whose turn it is. An illegal one ends the episode as a loss."""
        if self.agent_selection is None:
            raise TesseraError("the environment has to be reset before the first step")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TesseraError("an action is a number, and None only after the end")
        state = self.state_of_game
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0
        try:
            state.play(int(action))
        except IllegalAction as error:
            self.rewards = {each: -1 if each == agent else 0 for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos[agent] = {"illegal": str(error)}
            self._accumulate_rewards()
            return
        if state.is_over:
            self.rewards = dict(zip(self.possible_agents, map(int, state.returns), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.rewards = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[state.to_move]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as text or as SVG; printed in the mode ``human``."""
        if self.render_mode is None:
            return None
        if self.render_mode == "human":
            print(self.state_of_game)
            return None
        if self.render_mode == "svg":
            return self.state_of_game.svg()
        return str(self.state_of_game)

    def close(self) -> None:
        """There is nothing to close."""


def make_env(name: str) -> Callable[..., AECEnv]:
    """The environment, with a check that its methods are called in order."""

    def env(render_mode: str | None = None, **variant: Any) -> AECEnv:
        return wrappers.OrderEnforcingWrapper(BoardEnv(name, render_mode, **variant))

    env.__doc__ = f"The environment {name}_v0."
    return env
