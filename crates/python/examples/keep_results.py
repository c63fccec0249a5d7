"""Runs the notebooks from top to bottom and keeps their results in the files: after a change, so that readers see what they do.

Run it with the Python that has the package: ``target/python/venv/bin/python crates/python/examples/keep_results.py``.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parent


def main() -> None:
    """Runs those that are named, or all."""
    for path in [Path(name) for name in sys.argv[1:]] or sorted(FOLDER.glob("*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        metadata = dict(notebook.metadata)
        NotebookClient(notebook, timeout=600, kernel_name="python3", record_timing=False).execute()
        # What differs from machine to machine is not kept.
        notebook.metadata = nbformat.from_dict(metadata)
        for cell in notebook.cells:
            cell.metadata = nbformat.from_dict({})
        nbformat.write(notebook, path)
        print(path.name)


main()
