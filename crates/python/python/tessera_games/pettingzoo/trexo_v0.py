"""The environment of one game."""

from ._env import BoardEnv, make_env

__all__ = ["env", "raw_env"]


def raw_env(render_mode: str | None = None, **variant: int | str) -> BoardEnv:
    """The environment without a check of the order of calls."""
    return BoardEnv("trexo", render_mode, **variant)


env = make_env("trexo")
