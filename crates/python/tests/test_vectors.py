"""All test vectors of the repository, through Python."""

from __future__ import annotations

import hashlib

import pytest
from conftest import game_of, vectors

import tessera_games as tg

RETURNS = {
    "first": (1.0, -1.0),
    "second": (-1.0, 1.0),
    "draw": (0.0, 0.0),
    None: (0.0, 0.0),
}


@pytest.mark.parametrize("name", tg.GAMES)
def test_vectors(name: str) -> None:
    kinds = set()
    for row in vectors(f"{name}.jsonl"):
        kinds.add(row["type"])
        text = row.get("position", row.get("start"))
        state = game_of(name, text).state(text)
        assert str(state) == text
        if row["type"] == "position":
            texts = sorted(state.legal_texts())
            assert state.to_move == ["first", "second"].index(row["to_move"])
            assert (state.result, state.returns) == (
                row["result"],
                RETURNS[row["result"]],
            )
            assert state.is_over == (row["result"] is not None)
            assert len(texts) == len(state.legal_actions()) == row["count"]
            assert texts == row.get("actions", texts)
            assert hashlib.sha256("\n".join(texts).encode()).hexdigest() == row["digest"]
            assert sorted(map(state.action_text, state.legal_actions())) == texts
            for sample in row["sample"]:
                assert str(state.child(sample["action"])) == sample["next"]
            if row.get("perft2", 10**9) < 20_000:
                assert state.perft(2) == row["perft2"]
        elif row["type"] == "game":
            for action in row["actions"]:
                assert state.result is None
                state.play(action)
            assert (str(state), state.result) == (row["final"], row["result"])
            assert state.line == row["actions"]
        elif row["type"] == "perft":
            assert [state.perft(depth) for depth in (1, 2)] == row["perft"][:2]
        elif row["type"] == "alias":
            assert state.action_text(state.action_id(row["text"])) == row["canonical"]
            assert str(state.child(row["text"])) == row["next"]
    assert {"position", "game", "perft"} <= kinds


def test_bad_inputs() -> None:
    for row in vectors("bad.jsonl"):
        if row["type"] == "bad position":
            with pytest.raises(tg.TesseraError):
                tg.game(row["game"]).state(row["position"])
            continue
        state = game_of(row["game"], row["position"]).state(row["position"])
        with pytest.raises((tg.IllegalAction, tg.BadText)):
            state.play(row["action"])
        assert str(state) == row["position"]


def test_action_ids() -> None:
    seen = set()
    for row in vectors("actions.jsonl"):
        seen.add(row["game"])
        state = game_of(row["game"], row["position"]).state(row["position"])
        assert state.game.num_actions == len(row["texts"])
        legal = set(state.legal_actions().tolist())
        for number, text in enumerate(row["texts"]):
            if text is None:
                with pytest.raises(tg.IllegalAction):
                    state.action_text(number)
                continue
            assert state.action_text(number) == text
            if number in legal:
                assert state.action_id(text) == number
    assert seen == set(tg.GAMES)
