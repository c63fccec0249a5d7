"""The games that have certificates, by the names that certificates use: each package in this folder is one."""

from importlib import import_module
import pkgutil

GAMES = {name: import_module(f"{__name__}.{name}") for _, name, _ in pkgutil.iter_modules(__path__)}
