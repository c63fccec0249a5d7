"""Any program that speaks UGI, with the interface of our own engine."""

from __future__ import annotations

import queue
import subprocess
import threading
import time
from collections.abc import Iterator, Sequence

from ._native import EngineError, IllegalAction, State, TesseraError
from .engine import DEFAULT_LIMIT
from .results import Info, Limit, PlayResult, Score, TurnResult

_NUMBERS = ("depth", "seldepth", "nodes", "time", "multipv")


class UgiEngine:
    """A program that speaks UGI, such as ``tessera engine``.

    ``patience`` is how many seconds it may be silent beyond its limit.
    """

    def __init__(self, command: Sequence[str], *, patience: float = 10.0) -> None:
        self.patience = patience
        self._game: str | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()
        try:
            self._process: subprocess.Popen[str] | None = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                bufsize=1,
                # Ctrl-C is for our program: it stops the search of the other.
                start_new_session=True,
            )
        except OSError as error:
            raise EngineError(f"the program {command[0]} cannot be started: {error}") from error
        threading.Thread(target=self._listen, daemon=True).start()
        try:
            self._say("ugi")
            self._wait("ugiok")
        except BaseException:
            self.close()
            raise

    @classmethod
    def popen(cls, *command: str, patience: float = 10.0) -> UgiEngine:
        """Starts a program: ``UgiEngine.popen("tessera", "engine")``."""
        return cls(command, patience=patience)

    def configure(self, **options: object) -> None:
        """Sets options of the program: ``configure(Level=5, Threads=2)``."""
        for name, value in options.items():
            self._say(f"setoption name {name} value {value}")
        self._ready()

    def play(self, state: State, limit: Limit | None = None) -> PlayResult:
        """The action that the program plays."""
        if state.is_over:
            raise TesseraError("the game is over: there is nothing to play")
        last: Info | None = None
        for found in self._search(state, DEFAULT_LIMIT if limit is None else limit):
            if isinstance(found, Info):
                last = found if found.multipv == 1 else last
            else:
                action = _legal(state, found)
                return PlayResult(action, state.action_text(action), last)
        raise EngineError("the program did not say what it plays")

    def turn(self, state: State, limit: Limit | None = None) -> TurnResult:
        """A whole turn. Every action has the limit for itself."""
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
        if state.is_over:
            return []
        best: dict[int, Info] = {}
        for found in self._search(state, DEFAULT_LIMIT if limit is None else limit, multipv):
            if isinstance(found, Info):
                best[found.multipv] = found
        return [best[rank] for rank in sorted(best)]

    def analysis(self, state: State, limit: Limit | None = None, *, multipv: int = 1) -> Iterator[Info]:
        """The best lines as they are found. Close the iterator to stop the program."""
        for found in self._search(state, Limit() if limit is None else limit, multipv):
            if isinstance(found, Info):
                yield found

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

    def _hear(self, until: float | None) -> str:
        left = None if until is None else max(0.0, until - time.monotonic())
        try:
            line = self._lines.get(timeout=left)
        except queue.Empty:
            raise EngineError("the program does not answer") from None
        if line is None:
            self._lines.put(None)
            raise EngineError("the program has ended")
        return line

    def _wait(self, word: str) -> None:
        until = time.monotonic() + self.patience
        while self._hear(until).split(" ", 1)[0] != word:
            pass

    def _ready(self) -> None:
        self._say("isready")
        self._wait("readyok")

    def _search(self, state: State, limit: Limit, multipv: int = 1) -> Iterator[Info | str]:
        """Lines as they come, and the word behind ``bestmove`` at the end."""
        if self._game != state.game.name:
            self._game = state.game.name
            self._say(f"setoption name Game value {self._game}")
        self._say(f"setoption name MultiPV value {multipv}")
        self._say(f"position fen {state}")
        self._ready()
        words = ["go"]
        words += [] if limit.time is None else ["movetime", str(round(limit.time * 1000))]
        words += [] if limit.nodes is None else ["nodes", str(limit.nodes)]
        words += [] if limit.depth is None else ["depth", str(limit.depth)]
        self._say(" ".join(words if len(words) > 1 else ["go", "infinite"]))
        until = None if limit.time is None else time.monotonic() + limit.time + self.patience
        finished = False
        try:
            while not finished:
                line = self._hear(until).split()
                if line[:1] == ["bestmove"]:
                    finished = True
                    yield line[1] if len(line) > 1 else ""
                elif line[:1] == ["info"]:
                    info = _info(state, line[1:])
                    if info is not None:
                        yield info
        finally:
            if not finished and self._process is not None:
                try:
                    self._say("stop")
                    self._wait("bestmove")
                except EngineError:
                    self.close()


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
