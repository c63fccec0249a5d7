"""The notebooks run from top to bottom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from conftest import ROOT
from nbclient import NotebookClient

NOTEBOOKS = sorted((ROOT / "crates" / "python" / "examples").glob("*.ipynb"))


def test_there_are_five() -> None:
    assert len(NOTEBOOKS) == 5


def kinds(cell: Any) -> list[tuple[str, ...]]:
    """What a cell shows, without what differs from run to run."""
    shown = [(output.output_type, *sorted(output.get("data", {}))) for output in cell.get("outputs", [])]
    # A text comes in as many pieces as the machine likes.
    return [kind for kind, before in zip(shown, [None, *shown], strict=False) if kind != before]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_TRAIN_SECONDS", "4")
    notebook = nbformat.read(path, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    kept = [kinds(cell) for cell in code]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1)), "run as a whole"
    assert str(Path.home()) not in path.read_text() and str(ROOT) not in path.read_text()
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    assert kept == [kinds(cell) for cell in code], "keep_results.py keeps what the notebook shows"
    assert any(kept)
