"""Engines: ours, and other programs."""

from __future__ import annotations

import copy
import math
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tessera_games as tg

SOON = tg.Limit(nodes=2000)
WON = ".../..../FFFF./FFFF../...../..../... w"
OTHER = [sys.executable, str(Path(__file__).parent / "ugi_program.py")]
PROGRAMS = [OTHER]
# `cargo xtask` says where our own program is, once it is built.
if "TESSERA_PROGRAM" in os.environ or "CI" in os.environ:
    PROGRAMS.append([os.environ["TESSERA_PROGRAM"], "engine"])


@pytest.mark.parametrize("level", [1, 5, 10])
def test_an_engine_plays_all_games(level: int) -> None:
    with tg.Engine(level, hash=1) as engine:
        for name in tg.GAMES:
            state = tg.game(name).start()
            played = engine.play(state, SOON)
            assert played.action in state.legal_actions() and played.info is not None
            assert played.text == state.action_text(played.action)
            turn = engine.turn(state, SOON)
            for action in turn.actions:
                state.play(action)
            assert state.to_move == 1


def test_a_win_is_found_and_proven() -> None:
    state = tg.game("xok").state(WON)
    with tg.Engine(hash=1) as engine:
        info = engine.analyse(state, SOON)[0]
        assert str(info.score) == "win in 1" and info.score.is_proven and info.expected == 1.0
        assert state.child(info.pv[0]).result == "first"
        assert state.child(info.pv_texts[0]).result == "first"
        solution = engine.solve(state, tg.Limit(time=10))
        assert solution.value == 1 and solution.action is not None
        assert engine.solve(state.child(solution.action)).value == -1


def test_lines_and_limits() -> None:
    state = tg.game("yoxii").start()
    with tg.Engine(hash=1) as engine:
        lines = engine.analyse(state, SOON, multipv=3)
        assert [line.multipv for line in lines] == [1, 2, 3]
        assert len({line.pv[0] for line in lines}) == 3
        assert lines[0].expected >= lines[1].expected >= lines[2].expected
        assert engine.analyse(state, tg.Limit(depth=2))[0].depth <= 2
        begin = time.monotonic()
        engine.play(state, tg.Limit(time=0.1))
        assert time.monotonic() - begin < 5
    for bad in ({"time": -1}, {"nodes": -5}, {"time": float("nan")}):
        with pytest.raises(tg.TesseraError, match="0 or more"):
            tg.Limit(**bad)  # type: ignore[arg-type]
    for bad, words in (
        ({"time": "1"}, "seconds, not str"),
        ({"nodes": 1.5}, "whole number"),
        ({"depth": None, "nodes": "x"}, "nodes is a whole number, not str"),
    ):
        with pytest.raises(TypeError, match=words):
            tg.Limit(**bad)  # type: ignore[arg-type]


def test_every_search_has_an_end() -> None:
    state = tg.game("trexo").start()
    ours, other = tg.Engine(hash=1), tg.UgiEngine(OTHER)
    with ours, other:
        for engine in (ours, other):
            for ask in (engine.play, engine.turn, engine.analyse, engine.solve):
                with pytest.raises(tg.TesseraError, match="needs a time, nodes or a depth"):
                    ask(state, tg.Limit())
                with pytest.raises(TypeError, match="a limit is a tessera_games.Limit, not float"):
                    ask(state, 0.5)  # type: ignore[arg-type]
            with pytest.raises(tg.TesseraError, match="needs a time, nodes or a depth"):
                engine.analysis(state, tg.Limit())
            with pytest.raises(tg.TesseraError, match="a proof has no depth"):
                engine.solve(state, tg.Limit(depth=1))
        assert ours.play(state, tg.Limit(time=math.inf, nodes=500)).action in state.legal_actions()
        assert ours.play(state, tg.Limit(nodes=2**70, depth=1)).info is not None


def test_engines_have_a_repr_and_copies() -> None:
    engine = tg.Engine(3, hash=1, seed=7)
    assert repr(engine) == "<Engine level=3, threads=1, hash=1, seed=7>"
    state = tg.game("yoxii").start()
    for same in (copy.copy(engine), copy.deepcopy(engine), pickle.loads(pickle.dumps(engine))):
        assert repr(same) == repr(engine) and same.play(state).action == engine.play(state).action
    engine.close()
    assert repr(engine).endswith("(closed)>") and repr(copy.copy(engine)).endswith("(closed)>")
    with tg.UgiEngine(OTHER) as other:
        assert repr(other) == "<UgiEngine test program>"
        with pytest.raises(TypeError, match="neither copied nor pickled"):
            copy.copy(other)


def test_the_same_seed_gives_the_same_game() -> None:
    def game(seed: int) -> list[int]:
        state = tg.game("yoxii").start()
        with tg.Engine(2, hash=1, seed=seed) as engine:
            while state.length < 8:
                state.play(engine.play(state).action)
        return state.history

    assert game(1) == game(1) != game(2)


def test_an_analysis_streams_until_it_is_stopped() -> None:
    state = tg.game("trexo").start()
    with tg.Engine(hash=1) as engine, engine.analysis(state) as analysis:
        first, second = next(analysis), next(analysis)
        assert second.depth >= first.depth and second.pv
        analysis.stop()
        assert len(list(analysis)) < 1000
    with tg.Engine(hash=1) as engine:
        assert list(engine.analysis(state, tg.Limit(depth=3)))[-1].depth == 3


def test_closed_engines_and_finished_games() -> None:
    state = tg.game("xok").state(WON)
    engine = tg.Engine(hash=1)
    over = state.child(engine.play(state, SOON).action)
    with pytest.raises(tg.TesseraError, match="over"):
        engine.play(over)
    assert engine.analyse(over) == []
    engine.close()
    for call in (
        engine.play,
        engine.analyse,
        engine.solve,
        engine.analysis,
        engine.turn,
    ):
        with pytest.raises(tg.EngineError, match="closed"):
            call(state)
    for bad in (
        {"level": 11},
        {"threads": 0},
        {"hash": 0},
        {"level": 300},
        {"level": -1},
        {"seed": -1},
        {"seed": 2**64},
        {"hash": 2**70},
    ):
        [(name, value)] = bad.items()
        with pytest.raises(tg.TesseraError, match=f"{name} is a number from .* to .*, not {value}"):
            tg.Engine(**bad)
    with pytest.raises(TypeError, match="State"), tg.Engine(hash=1) as engine:
        engine.play(None)  # type: ignore[arg-type]
    with pytest.raises(tg.TesseraError, match="lines"), tg.Engine(hash=1) as engine:
        engine.analyse(state, multipv=0)


INTERRUPTED = """
import math
import signal
import numpy  # Its import must not be what is interrupted.
import tessera_games as tg
# A shell starts what runs in the background with this signal ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
state = tg.game("trexo").start()
print("ready", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""


@pytest.mark.parametrize(
    "call",
    [
        "tg.Engine(hash=1).play(state, tg.Limit(time=math.inf))",
        "tg.Engine(hash=1).solve(state, tg.Limit(time=math.inf))",
        "state.perft(9)",
        "list(tg.Engine(hash=1).analysis(state))",
        "tg.Batch(state.game, 1000, threads=2).step_random(10**9)",
    ],
)
def test_ctrl_c_stops_it(call: str) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED.format(call=call)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    try:
        assert program.stdout.readline() == "ready\n"
        time.sleep(0.5)
        program.send_signal(signal.SIGINT)
        out, _ = program.communicate(timeout=30)
        assert out == "interrupted\n" and program.returncode == 0
    finally:
        program.kill()
        program.wait()


def test_an_engine_works_in_a_forked_child() -> None:
    state = tg.game("xok").state(WON)
    engine = tg.Engine(hash=1, threads=2)
    engine.play(state, SOON)
    child = os.fork()
    if child == 0:
        works = engine.play(state, SOON).info is not None
        os._exit(0 if works else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@pytest.mark.parametrize("command", PROGRAMS, ids=lambda command: Path(command[-1]).stem)
def test_another_program_has_the_same_interface(command: list[str]) -> None:
    with tg.UgiEngine(command) as engine:
        engine.configure(Level=3)
        for name in tg.GAMES:
            state = tg.game(name).start()
            played = engine.play(state, SOON)
            assert played.action in state.legal_actions()
            assert played.info is not None and played.info.pv_texts
            assert engine.analyse(state, SOON, multipv=2)
            for action in engine.turn(state, SOON).actions:
                state.play(action)
            assert state.to_move == 1
        stream = engine.analysis(tg.game("xok").start())
        assert next(stream).depth >= 1
        stream.close()
        assert engine.play(tg.game("xok").state(WON), SOON).info
        solution = engine.solve(tg.game("xok").state(WON), tg.Limit(time=10))
        assert solution.value == 1 and tg.game("xok").state(WON).child(solution.action).is_over
        engine.forget()
        assert "name" in engine.id and {"Level", "MultiPV"} <= set(engine.options)
        assert (engine.options["Level"].min, engine.options["Level"].max) == (1, 10)
        for options, words in (
            ({"Depth": 3}, "no option 'Depth'; it has Game, "),
            ({"Level": 11}, "Level is from 1 to 10, not 11"),
            ({"Level": "high"}, "Level is a whole number"),
            ({"Level": "3\nquit"}, "takes one line"),
            ({"Level": 4, "Nonsense": 1}, "no option 'Nonsense'"),
        ):
            with pytest.raises(tg.TesseraError, match=words):
                engine.configure(options)
        engine.configure({"level": 5}, MultiPV=2)
    with pytest.raises(tg.EngineError, match="closed"):
        engine.play(tg.game("xok").start())


@pytest.mark.parametrize("command", PROGRAMS, ids=lambda command: Path(command[-1]).stem)
def test_a_question_ends_an_analysis_that_is_open(command: list[str]) -> None:
    state = tg.game("xok").start()
    with tg.UgiEngine(command, patience=5) as engine:
        analysis = engine.analysis(state)
        assert next(analysis).pv
        assert engine.play(state, SOON).action in state.legal_actions()
        assert list(analysis) == []
        with engine.analysis(state) as analysis:
            next(analysis)
            engine.configure(Level=2)
        with engine.analysis(state):
            assert engine.analyse(state, SOON)
        over = state.game.state(WON)
        over.play(engine.play(over, SOON).action)
        assert list(engine.analysis(over)) == [] and engine.solve(over).value == -1


def test_options_of_a_program() -> None:
    with tg.UgiEngine(OTHER) as engine:
        assert engine.id == {"name": "test program", "author": "Ann"}
        assert engine.options["Style"] == tg.UgiOption(
            "Style", "combo", "calm", choices=("calm", "very wild")
        )
        engine.configure(Style="Very Wild", Book=False)
        for name, value in (("Style", "wild"), ("Book", "perhaps")):
            with pytest.raises(tg.TesseraError, match=f"the option {name} is"):
                engine.configure(**{name: value})


def test_a_command_can_be_one_text() -> None:
    text = " ".join(OTHER)
    for engine in (tg.UgiEngine(text), tg.UgiEngine.popen(text), tg.UgiEngine([Path(OTHER[0]), OTHER[1]])):
        with engine:
            assert engine.id["name"] == "test program"
    for nothing in ("", [], [""]):
        with pytest.raises(tg.TesseraError, match="the name of a program"):
            tg.UgiEngine(nothing)


def test_a_program_that_fails_is_an_error() -> None:
    with pytest.raises(tg.EngineError, match="cannot be started"):
        tg.UgiEngine.popen("/no/such/program")
    with pytest.raises(tg.EngineError, match="ended"):
        tg.UgiEngine([sys.executable, "-c", "pass"])
    with pytest.raises(tg.EngineError, match="does not answer"):
        tg.UgiEngine([sys.executable, "-c", "input(); input()"], patience=0.5)
    with tg.UgiEngine([*OTHER, "cheat"]) as engine:
        with pytest.raises(tg.IllegalAction, match="the program plays"):
            engine.play(tg.game("xok").start(), SOON)
