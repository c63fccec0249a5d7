"""Records of games."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import tessera_games as tg


def test_a_record_of_every_game(game: tg.Game) -> None:
    state = game.start()
    while not state.is_over and state.length < 30:
        state.play(state.legal_actions()[-1])
    record = tg.Record(state)
    record.set_tag("First", "Ann")
    record.set_comment(0, "a  beginning")
    assert record.tags == {"First": "Ann"} and record.comment(0) == "a beginning"
    for same in (
        tg.Record.parse(str(record)),
        tg.Record.parse(record.to_json()),
        pickle.loads(pickle.dumps(record)),
    ):
        assert same == record and str(same) == str(record)
        assert same.state() == state and same.state().history == state.history
    assert [text for turn in record.turns for text in turn] == state.line
    states = record.states()
    assert len(states) == state.length + 1 and states[-1] == state
    assert record.result == state.result
    assert record.game == game


def test_a_board_keeps_its_code() -> None:
    game = tg.game("slither")
    code = game.fair_boards()[0]
    for state in (
        game.start(board=code),
        game.start(board=code).child("1n>e"),
        pickle.loads(pickle.dumps(game.start(board=code))),
        tg.Record(game.start(board=code)).state(),
        tg.Record(game.start(board=code)).states()[0].copy(),
    ):
        assert f'[Board "{code}"]' in str(tg.Record(state))
    assert "[Position" in str(tg.Record(game.state(str(game.start(board=code)))))


def test_files_of_many_games(tmp_path: Path) -> None:
    state = tg.game("xok").start()
    state.play("d3d4")
    records = [tg.Record(state), tg.Record(tg.game("slither", board="S75").start())]
    records[0].push_turn("Sd3e")
    records[0].set_result("second")
    file = tmp_path / "games.tgn"
    file.write_text("\n".join(map(str, records)))
    assert tg.read_records(file) == records
    assert records[0].result == "second" and '[Board "S75"]' in str(records[1])
    file.write_text('[Game "xok"]\n\n1. d3d9 *\n')
    with pytest.raises(tg.BadText, match="line 3"):
        tg.read_records(file)
    missing = tmp_path / "none.tgn"
    with pytest.raises(FileNotFoundError) as found:
        tg.read_records(missing)
    assert found.value.filename == str(missing) and "No such file" in str(found.value)
    with pytest.raises(IsADirectoryError) as found:
        tg.read_records(tmp_path)
    assert found.value.filename == str(tmp_path)


def test_what_is_wrong_changes_nothing() -> None:
    record = tg.Record(tg.game("yoxii").start())
    text = str(record)
    for wrong in (
        lambda: record.set_tag("Game", "xok"),
        lambda: record.set_result("both"),  # type: ignore[arg-type]
        lambda: record.comment(0),
        lambda: record.set_comment(3, "x"),
        lambda: record.comment(-1),
        lambda: record.comment(2**80),
        lambda: record.push_turn("d5-d5=1"),
        lambda: tg.Record.parse("nonsense"),
        lambda: tg.Record.parse("{}"),
    ):
        with pytest.raises(tg.TesseraError):
            wrong()
    assert str(record) == text
