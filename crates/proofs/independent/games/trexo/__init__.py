"""Trexo: `parse` gives the board and the state of a position string."""

from .rules import parse

__all__ = ["parse"]
