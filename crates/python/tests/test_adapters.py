"""The adapters pass the tests of the libraries that they are for."""

from __future__ import annotations

import importlib

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import tessera_games as tg
import tessera_games.gymnasium
import tessera_games.openspiel


@pytest.mark.parametrize("name", tg.GAMES)
def test_pettingzoo(name: str) -> None:
    module = importlib.import_module(f"tessera_games.pettingzoo.{name}_v0")
    api_test(module.env(), num_cycles=200)
    seed_test(module.env)
    render_test(module.env, custom_tests={"svg": lambda picture: picture.startswith("<svg")})


@pytest.mark.parametrize("name", tg.GAMES)
def test_an_illegal_action_loses_in_pettingzoo(name: str) -> None:
    env = importlib.import_module(f"tessera_games.pettingzoo.{name}_v0").env()
    env.reset()
    # At the start of Trexo every action is legal.
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    agent = env.agent_selection
    env.step(int(env.observe(agent)["action_mask"].argmin()))
    assert env.terminations[agent] and env.rewards[agent] == -1


def test_a_game_of_pettingzoo_ends_as_the_rules_say() -> None:
    env = importlib.import_module("tessera_games.pettingzoo.xok_v0").env(render_mode="ansi")
    env.reset(options={"state": ".../..../FFFF./FFFF../...../..../... w"})
    state = tg.game("xok").state(env.render())
    best = next(a for a in state.legal_actions() if state.child(a).is_over)
    env.step(best)
    assert env.rewards == {"player_0": 1, "player_1": -1} and all(env.terminations.values())


@pytest.mark.parametrize("name", tg.GAMES)
@pytest.mark.parametrize("opponent", ["random", "level 1"])
def test_gymnasium(name: str, opponent: str) -> None:
    env = gymnasium.make(f"tessera/{name.capitalize()}-v0", opponent=opponent, seat=None)
    check_env(env.unwrapped, skip_render_check=True)
    observation, _ = env.reset(seed=3)
    over = False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, truncated, info = env.step(legal[0])
        assert not truncated and not info
    assert reward in (-1.0, 0.0, 1.0) and not observation["action_mask"].any()
    observation, _ = env.reset(seed=4)
    while observation["action_mask"].all():
        observation, *_ = env.step(0)
    illegal = int(observation["action_mask"].argmin())
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True) and "illegal" in info
    env.close()


def test_wrong_opponents() -> None:
    for opponent in ("level 0", "level 11", "strong", "level x"):
        with pytest.raises(tg.TesseraError, match="opponent"):
            gymnasium.make("tessera/Xok-v0", opponent=opponent)


@pytest.mark.parametrize("name", tg.GAMES)
def test_openspiel(name: str) -> None:
    game = pyspiel.load_game(f"tessera_{name}")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    state = game.new_initial_state()
    assert state.legal_actions() == tg.game(name).start().legal_actions().tolist()
    assert np.flatnonzero(state.legal_actions_mask()).tolist() == state.legal_actions()
    shape = tg.game(name).observation_shape
    assert len(state.observation_tensor(0)) == int(np.prod(shape))
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)
    action = state.legal_actions()[-1]
    assert state.string_to_action(state.action_to_string(0, action)) == action


def test_variants_of_openspiel() -> None:
    game = pyspiel.load_game("tessera_trexo(size=6,tiles=20)")
    assert game.num_distinct_actions() == 120
