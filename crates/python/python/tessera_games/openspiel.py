"""The games for OpenSpiel: import this module, then ``pyspiel.load_game("tessera_" + name)``."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import GAMES, Game, State, TesseraError, game

__all__ = ["BoardGame", "BoardState", "Observer"]

_PARAMETERS: dict[str, dict[str, Any]] = {name: game(name).variant for name in GAMES}


def _type(name: str) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"tessera_{name}",
        long_name=f"Tessera {name.capitalize()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS[name],
    )


class BoardGame(pyspiel.Game):  # type: ignore[misc]
    """A game and its variant."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        wanted = {**_PARAMETERS[name], **(params or {})}
        self.rules: Game = game(name, **wanted)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.max_length,
        )
        super().__init__(_TYPES[name], info, params or {})

    def new_initial_state(self, text: str | None = None) -> BoardState:
        """The start, or the state of a position string."""
        return BoardState(self, text)

    def __reduce__(self) -> tuple[Any, ...]:
        # By name: OpenSpiel's own pickles do not know the rules.
        return _load, (self.get_type().short_name, self.get_parameters())

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """The planes of the position."""
        return Observer(self.rules)


def _load(name: str, params: dict[str, Any]) -> Any:
    """The game that was pickled."""
    return pyspiel.load_game(name, params)


class BoardState(pyspiel.State):  # type: ignore[misc]
    """A position of a game."""

    def __init__(self, game: BoardGame, text: str | None = None) -> None:
        super().__init__(game)
        rules = game.rules
        self.inner: State = rules.start() if text is None else rules.state(text)

    def current_player(self) -> int:
        """0, 1 or the mark of the end."""
        state = self.inner
        return int(pyspiel.PlayerId.TERMINAL) if state.is_over else state.to_move

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self.inner.legal_actions().tolist()
        return legal

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """For each id, 1 if it is legal."""
        if player is not None and player != self.current_player():
            return [0] * self.inner.game.num_actions
        mask: list[int] = self.inner.legal_mask().tolist()
        return mask

    def _apply_action(self, action: int) -> None:
        self.inner.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.action_text(action)

    def undo_action(self, player: int, action: int) -> None:
        """Takes back the last action, which has to be this one."""
        state = self.inner
        if not state.length or state.history[-1] != action:
            raise TesseraError(f"the last action is not {action}")
        state.undo()
        if state.to_move != player:
            state.play(action)
            raise TesseraError(f"the last action was that of the other player, not of {player}")

    # OpenSpiel's own history cannot forget an action, so what asks for it asks the state.

    def history(self) -> list[int]:
        """The actions played so far."""
        return self.inner.history

    def history_str(self) -> str:
        """The actions played so far, as text."""
        return ", ".join(map(str, self.inner.history))

    def full_history(self) -> list[Any]:
        """The actions played so far, with their players."""
        same = self.get_game().new_initial_state()
        same.inner = self.inner.copy()
        while same.inner.length:
            same.inner.undo()
        for action in self.inner.history:
            same.apply_action(action)
        history: list[Any] = pyspiel.State.full_history(same)
        return history

    def move_number(self) -> int:
        """The number of actions played so far."""
        return self.inner.length

    def is_initial_state(self) -> bool:
        """Whether nothing was played yet."""
        return not self.inner.length

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.inner.is_over

    def returns(self) -> list[float]:
        """What both players get."""
        return list(self.inner.returns)

    def __str__(self) -> str:
        return str(self.inner)


class Observer:
    """Planes as a tensor, the position string as text."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules
        self.planes = np.zeros(rules.observation_shape, np.uint8)
        self.tensor = np.zeros(self.planes.size, np.float32)
        self.dict = {"observation": self.tensor.reshape(self.planes.shape)}

    def set_from(self, state: BoardState, player: int) -> None:
        """Fills the tensor. What belongs to the player who looks comes first in the planes."""
        state.inner.observation(self.planes, player=player if player in (0, 1) else None)
        self.dict["observation"][:] = self.planes

    def string_from(self, state: BoardState, player: int) -> str:
        """The position string."""
        return str(state.inner)


_TYPES = {name: _type(name) for name in GAMES}


def _register(name: str) -> None:
    class Registered(BoardGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    Registered.__name__ = Registered.__qualname__ = f"Tessera{name.capitalize()}"
    # Pickles find the class by its name.
    globals()[Registered.__name__] = Registered
    pyspiel.register_game(_TYPES[name], Registered)


for _name in GAMES:
    _register(_name)
