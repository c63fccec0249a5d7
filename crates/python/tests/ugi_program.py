"""A program that speaks UGI, for the tests; with the word `cheat` it plays illegally."""

from __future__ import annotations

import sys
import threading

import tessera_games as tg

OPTIONS = """\
option name Game type combo default xok var xok var yoxii var trexo var slither
option name Level type spin default 3 min 1 max 10
option name MultiPV type spin default 1 min 1 max 64
option name Style type combo default calm var calm var very wild
option name Book type check default true
"""


def main() -> None:
    state, lines, stop, thinking = tg.game("xok").start(), 1, threading.Event(), threading.Event()
    searching: threading.Thread | None = None

    def search(now: tg.State, lines: int, infinite: bool) -> None:
        with tg.Engine(3, hash=1) as engine:
            for info in engine.analyse(now, tg.Limit(nodes=500), multipv=lines):
                score = info.score
                kind = {"estimate": f"cp {score.value}", "draw": "draw"}.get(
                    score.kind, f"{score.kind} {score.value}"
                )
                print(
                    f"info depth {info.depth} multipv {info.multipv} score {kind} expected {info.expected} nodes {info.nodes} time 1 pv {' '.join(info.pv_texts)}",
                    flush=True,
                )
            best = info.pv_texts[0]
        if infinite:
            stop.wait()
        thinking.clear()
        print(f"bestmove {'a1a1' if 'cheat' in sys.argv else best}", flush=True)

    for line in sys.stdin:
        words = line.split()
        if words[0] == "ugi":
            print("id name test program\nid author Ann\n" + OPTIONS + "ugiok", flush=True)
        elif words[0] == "isready":
            print("readyok", flush=True)
        elif words[:3] == ["setoption", "name", "Game"]:
            state = tg.game(words[4]).start()
        elif words[:3] == ["setoption", "name", "MultiPV"]:
            lines = int(words[4])
        elif words[0] == "position" and thinking.is_set():
            print("info string thinking", flush=True)
        elif words[0] == "position":
            state = state.game.state(line.split(" ", 2)[2].strip())
        elif words[0] == "go":
            if thinking.is_set():
                print("info string thinking already", flush=True)
                continue
            stop.clear()
            thinking.set()
            searching = threading.Thread(target=search, args=(state, lines, "infinite" in words))
            searching.start()
        elif words[0] == "stop":
            stop.set()
            if searching is not None:
                searching.join()
        elif words[0] == "quit":
            stop.set()
            break
    if searching is not None:
        searching.join()


main()
