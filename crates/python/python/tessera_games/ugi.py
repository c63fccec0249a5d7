"""Any program that speaks UGI, with the interface of our own engine."""

from __future__ import annotations

import math
import os
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from ._native import EngineError, IllegalAction, State, TesseraError
from .results import (
    Info,
    Limit,
    PlayResult,
    Score,
    Solution,
    TurnResult,
    check_lines,
    end_of,
    end_of_proof,
)

_NUMBERS = ("depth", "seldepth", "nodes", "time", "multipv")
_VALUES = {"win": 1, "draw": 0, "loss": -1}

Command = str | os.PathLike[str] | Sequence[str | os.PathLike[str]]


@dataclass(frozen=True)
class UgiOption:
    """An option that a program announced."""

    name: str
    type: str
    """``spin`` (a number), ``check`` (true or false), ``combo`` (one of some words), ``string`` or ``button``."""
    default: str | None = None
    min: int | None = None
    max: int | None = None
    choices: tuple[str, ...] = ()

    def text(self, value: object) -> str:
        """The value as the program reads it; an error if the option cannot have it."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if "\n" in text or "\r" in text:
            raise TesseraError(f"the option {self.name} takes one line, not {value!r}")
        if self.type == "check" and text.lower() not in ("true", "false"):
            raise TesseraError(f"the option {self.name} is true or false, not {value!r}")
        if self.type == "combo" and self.choices and text.lower() not in map(str.lower, self.choices):
            raise TesseraError(f"the option {self.name} is one of {', '.join(self.choices)}, not {value!r}")
        if self.type == "spin":
            try:
                number = int(text)
            except ValueError:
                raise TesseraError(f"the option {self.name} is a whole number, not {value!r}") from None
            low, high = self.min, self.max
            if (low is not None and number < low) or (high is not None and number > high):
                raise TesseraError(f"the option {self.name} is from {low} to {high}, not {number}")
        return text


class UgiEngine:
    """A program that speaks UGI, such as ``tessera engine``: its command as a list or as one text.

    ``patience`` is how many seconds it may be silent beyond its limit. The program does one search at a time: another question ends
    an analysis that is still open.
    """

    def __init__(self, command: Command, *, patience: float = 10.0) -> None:
        words = _words(command)
        self.patience = patience
        self._command = words
        self._game: str | None = None
        self._search: _Search | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._id: dict[str, str] = {}
        self._options: dict[str, UgiOption] = {}
        try:
            self._process: subprocess.Popen[str] | None = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                bufsize=1,
                # Ctrl-C is for our program: it stops the search of the other.
                start_new_session=True,
            )
        except OSError as error:
            raise EngineError(f"the program {words[0]} cannot be started: {error}") from error
        threading.Thread(target=self._listen, daemon=True).start()
        try:
            self._say("ugi")
            for line in self._wait("ugiok"):
                self._note(line)
        except BaseException:
            self.close()
            raise

    @classmethod
    def popen(cls, *command: str | os.PathLike[str], patience: float = 10.0) -> UgiEngine:
        """Starts a program: ``UgiEngine.popen("tessera", "engine")``."""
        return cls(command[0] if len(command) == 1 else command, patience=patience)

    @property
    def id(self) -> dict[str, str]:
        """What the program says about itself, such as ``name`` and ``author``."""
        return dict(self._id)

    @property
    def options(self) -> dict[str, UgiOption]:
        """The options that the program announced, by name."""
        return {option.name: option for option in self._options.values()}

    def configure(self, options: Mapping[str, object] | None = None, /, **more: object) -> None:
        """Sets options that the program announced: ``configure(Level=5, Threads=2)``. If one is wrong, none is set."""
        lines = []
        for name, value in {**(options or {}), **more}.items():
            option = self._options.get(name.lower())
            if option is None:
                names = ", ".join(self.options) or "none"
                raise TesseraError(f"the program has no option {name!r}; it has {names}")
            lines.append(f"setoption name {option.name} value {option.text(value)}")
            if option.name.lower() == "game":
                self._game = None
        self._end_search()
        for line in lines:
            self._say(line)
        self._ready()

    def play(self, state: State, limit: Limit | None = None) -> PlayResult:
        """The action that the program plays."""
        _check_state(state)
        limit = end_of(limit)
        if state.is_over:
            raise TesseraError("the game is over: there is nothing to play")
        last: Info | None = None
        with self._go(state, limit) as search:
            for found in search:
                if isinstance(found, Info):
                    last = found if found.multipv == 1 else last
                else:
                    action = _legal(state, found)
                    return PlayResult(action, state.action_text(action), last)
        raise EngineError("the program ended its search without an action")

    def turn(self, state: State, limit: Limit | None = None) -> TurnResult:
        """A whole turn. Every action has the limit for itself."""
        _check_state(state)
        now = state.copy()
        actions: list[int] = []
        info: Info | None = None
        while not actions or (not now.is_over and now.to_move == state.to_move):
            played = self.play(now, limit)
            info = info or played.info
            actions.append(played.action)
            now.play(played.action)
        return TurnResult(tuple(actions), info)

    def analyse(self, state: State, limit: Limit | None = None, *, multipv: int = 1) -> list[Info]:
        """The best lines, best first; none if the game is over."""
        _check_state(state)
        check_lines(multipv)
        limit = end_of(limit)
        if state.is_over:
            return []
        best: dict[int, Info] = {}
        with self._go(state, limit, multipv) as search:
            for found in search:
                if isinstance(found, Info):
                    best[found.multipv] = found
        return [best[rank] for rank in sorted(best)]

    def analysis(self, state: State, limit: Limit | None = None, *, multipv: int = 1) -> UgiAnalysis:
        """The best lines as they are found. Without a limit it continues until it is stopped."""
        _check_state(state)
        check_lines(multipv)
        limit = end_of(Limit(time=math.inf) if limit is None else limit)
        return UgiAnalysis(None if state.is_over else self._go(state, limit, multipv))

    def solve(self, state: State, limit: Limit | None = None) -> Solution:
        """The value of the position, if the program reports a proven one within the limit of time or nodes."""
        _check_state(state)
        limit = end_of_proof(limit)
        if state.is_over:
            return Solution(int(state.returns[state.to_move]), None, 0, 0.0)
        last: Info | None = None
        with self._go(state, limit) as search:
            for found in search:
                if isinstance(found, Info) and found.multipv == 1:
                    last = found
                    if found.score.is_proven:
                        action = found.pv[0] if found.pv else None
                        return Solution(_VALUES[found.score.kind], action, found.nodes, found.time)
        return Solution(None, None, last.nodes if last else 0, last.time if last else 0.0)

    def forget(self) -> None:
        """Forgets what was found, as before a new game."""
        self._end_search()
        self._say("uginewgame")
        self._ready()

    def close(self) -> None:
        """Ends the program."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            if process.stdin:
                process.stdin.write("quit\n")
                process.stdin.close()
            process.wait(timeout=1.0)
        except (OSError, ValueError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()

    def __enter__(self) -> UgiEngine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        closed = " (closed)" if self._process is None else ""
        return f"<UgiEngine {self._id.get('name', self._command[0])}{closed}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a program that runs can be neither copied nor pickled")

    def _note(self, line: str) -> None:
        """Keeps what the program says about itself."""
        words = line.split()
        if words[:1] == ["id"] and len(words) > 2:
            self._id[words[1]] = " ".join(words[2:])
        elif words[:1] == ["option"]:
            option = _option(words[1:])
            if option is not None:
                self._options[option.name.lower()] = option

    def _listen(self) -> None:
        process = self._process
        if process is None or process.stdout is None:
            return
        try:
            for line in process.stdout:
                self._lines.put(line.strip())
        except (OSError, ValueError):
            pass
        self._lines.put(None)

    def _say(self, line: str) -> None:
        if self._process is None or self._process.stdin is None:
            raise EngineError("the engine is closed")
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise EngineError("the program has ended") from error

    def _receive(self, until: float | None) -> str:
        left = None if until is None else max(0.0, until - time.monotonic())
        try:
            line = self._lines.get(timeout=left)
        except queue.Empty:
            raise EngineError("the program does not answer") from None
        if line is None:
            self._lines.put(None)
            raise EngineError("the program has ended")
        return line

    def _wait(self, word: str) -> list[str]:
        """The lines before one that begins with this word."""
        until, lines = time.monotonic() + self.patience, []
        while (line := self._receive(until)).split(" ", 1)[0] != word:
            lines.append(line)
        return lines

    def _ready(self) -> None:
        self._say("isready")
        self._wait("readyok")

    def _end_search(self) -> None:
        search, self._search = self._search, None
        if search is not None:
            search.stop()

    def _go(self, state: State, limit: Limit, multipv: int = 1) -> _Search:
        """Starts a search, after the end of one that is still open."""
        self._end_search()
        if self._game != state.game.name:
            self._say(f"setoption name Game value {state.game.name}")
            self._game = state.game.name
        self._say(f"setoption name MultiPV value {multipv}")
        self._say(f"position fen {state}")
        self._ready()
        seconds = None if limit.time is None or math.isinf(limit.time) else limit.time
        words = ["go"]
        words += [] if seconds is None else ["movetime", str(round(seconds * 1000))]
        words += [] if limit.nodes is None else ["nodes", str(limit.nodes)]
        words += [] if limit.depth is None else ["depth", str(limit.depth)]
        self._say(" ".join(words if len(words) > 1 else ["go", "infinite"]))
        until = None if seconds is None else time.monotonic() + seconds + self.patience
        self._search = _Search(self, state.copy(), until)
        return self._search


class _Search(Iterator[Info | str]):
    """A search of the program: lines as they come, and the word behind ``bestmove`` at the end."""

    def __init__(self, engine: UgiEngine, state: State, until: float | None) -> None:
        self._engine, self._state, self._until = engine, state, until
        self._ended = False

    def __next__(self) -> Info | str:
        while not self._ended:
            words = self._engine._receive(self._until).split()
            if words[:1] == ["bestmove"]:
                self._ended = True
                return words[1] if len(words) > 1 else ""
            if words[:1] == ["info"]:
                info = _info(self._state, words[1:])
                if info is not None:
                    return info
        raise StopIteration

    def stop(self) -> None:
        """Ends the search; the program can be asked something else then."""
        if self._ended:
            return
        self._ended = True
        try:
            self._engine._say("stop")
            self._engine._wait("bestmove")
        except EngineError:
            self._engine.close()

    def __enter__(self) -> _Search:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class UgiAnalysis(Iterator[Info]):
    """Lines of a program's search. Stop it, leave its ``with`` block, or ask the program something else."""

    def __init__(self, search: _Search | None) -> None:
        self._search = search

    def __next__(self) -> Info:
        if self._search is not None:
            for found in self._search:
                if isinstance(found, Info):
                    return found
        raise StopIteration

    def stop(self) -> None:
        """Ends the search."""
        if self._search is not None:
            self._search.stop()

    close = stop

    def __enter__(self) -> UgiAnalysis:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _words(command: Command) -> list[str]:
    """The program and its arguments. One text is split as a shell does, unless it is the path of a file."""
    if isinstance(command, str):
        is_path = os.path.exists(command)
        words = [command] if is_path else shlex.split(command, posix=os.name != "nt")
    elif isinstance(command, os.PathLike):
        words = [os.fspath(command)]
    else:
        words = [os.fspath(word) for word in command]
    if not words or not words[0]:
        raise TesseraError("a command begins with the name of a program")
    return words


def _option(words: list[str]) -> UgiOption | None:
    """Reads ``name Level type spin default 10 min 1 max 10``; None for anything else."""
    if words[:1] != ["name"] or "type" not in words:
        return None
    at = words.index("type")
    name, kind, rest = " ".join(words[1:at]), " ".join(words[at + 1 : at + 2]), words[at + 2 :]
    parts: list[tuple[str, list[str]]] = []
    for word in rest:
        if word in ("default", "min", "max", "var"):
            parts.append((word, []))
        elif parts:
            parts[-1][1].append(word)
    values: dict[str, Any] = {key: " ".join(value) for key, value in parts if key != "var"}
    choices = tuple(" ".join(value) for key, value in parts if key == "var")
    for bound in ("min", "max"):
        try:
            values[bound] = int(values[bound])
        except (KeyError, ValueError):
            values[bound] = None
    if not name or not kind:
        return None
    return UgiOption(name, kind, values.get("default"), values["min"], values["max"], choices)


def _check_state(state: State) -> None:
    if not isinstance(state, State):
        raise TypeError(f"a state is a tessera_games.State, not {type(state).__name__}")


def _legal(state: State, text: str) -> int:
    try:
        return state.action_id(text)
    except TesseraError as error:
        raise IllegalAction(f"the program plays {text!r}: {error}") from error


def _info(state: State, words: list[str]) -> Info | None:
    """Reads ``depth 3 … score win 5 expected 1.0 … pv a b c``; None for anything else."""
    if "score" not in words or "pv" not in words:
        return None
    head, texts = words[: words.index("pv")], words[words.index("pv") + 1 :]
    numbers = dict.fromkeys(_NUMBERS, 0)
    try:
        for name in _NUMBERS:
            if name in head:
                numbers[name] = int(head[head.index(name) + 1])
        kind = head[head.index("score") + 1]
        value = 0 if kind == "draw" else int(head[head.index("score") + 2])
        expected = float(head[head.index("expected") + 1]) if "expected" in head else 0.5
    except (ValueError, IndexError):
        return None
    scores = {"cp": "estimate", "win": "win", "loss": "loss", "draw": "draw"}
    if kind not in scores:
        return None
    score = Score(scores[kind], value)  # type: ignore[arg-type]
    now, ids = state.copy(), []
    for text in texts:
        try:
            ids.append(now.action_id(text))
            now.play(ids[-1])
        except TesseraError:
            break
    return Info(
        score,
        expected,
        numbers["depth"],
        numbers["seldepth"],
        numbers["nodes"],
        numbers["time"] / 1000,
        max(1, numbers["multipv"]),
        tuple(ids),
        tuple(texts[: len(ids)]),
    )
