"""The examples of the documentation run."""

from __future__ import annotations

import doctest
import importlib
import sys

import pytest
from conftest import ROOT

import tessera_games as tg

OPTIONS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
MODULES = [
    "tessera_games",
    "tessera_games.engine",
    "tessera_games.results",
    "tessera_games.gymnasium",
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_a_module(name: str) -> None:
    module = importlib.import_module(name)
    failed, _ = doctest.testmod(module, optionflags=OPTIONS)
    assert failed == 0


@pytest.mark.parametrize("kind", [tg.Game, tg.State, tg.Batch, tg.Record])
def test_examples_of_the_native_module(kind: type) -> None:
    runner, parser = doctest.DocTestRunner(optionflags=OPTIONS), doctest.DocTestParser()
    test = parser.get_doctest(kind.__doc__ or "", {}, kind.__name__, None, None)
    assert test.examples and runner.run(test).failed == 0


def test_examples_of_the_page(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(str(tmp_path))
    failed, count = doctest.testfile(
        str(ROOT / "docs" / "python.md"), module_relative=False, optionflags=OPTIONS
    )
    assert failed == 0 and count > 20


def test_everything_public_is_documented() -> None:
    for name in tg.__all__:
        thing = getattr(tg, name)
        if name != "GAMES":
            assert thing.__doc__, name
    for kind in (tg.Game, tg.State, tg.Batch, tg.Record):
        for name in vars(kind):
            if not name.startswith("_"):
                member = getattr(kind, name)
                assert getattr(member, "__doc__", None), f"{kind.__name__}.{name}"
    assert sys.version_info >= (3, 10)
