"""Checks certificates with nothing but the rules: python3 verify.py FILE... [--sample N] [--seed S]

Prints one line for each file. The exit code is 1 if any file is refused. docs/proofs.md says what is checked.
"""

import argparse
import gzip
import random
import sys
import time
import zlib

from certificate import Broken
from plans import check_sample, check_whole


class Progress:
    """A line on the standard error stream once something takes longer than a second."""

    def __init__(self, path, stream):
        self.path, self.stream = path, stream
        self.in_place = stream.isatty()
        # In place, the line is written every second; in a log, that would be too many lines.
        self.pause = 1 if self.in_place else 10
        self.next = time.monotonic() + 1
        self.shown = False

    def tick(self, what, count):
        if count & 255 == 0 and time.monotonic() >= self.next:
            text = f"{self.path}: {what} {count} positions"
            self.stream.write(f"\r{text}\x1b[K" if self.in_place else f"{text}\n")
            self.stream.flush()
            self.next = time.monotonic() + self.pause
            self.shown = self.in_place

    def clear(self):
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
            self.shown = False


def verify(path, sample, seed, progress):
    """One sentence about a file that is accepted; raises Broken for any other."""
    try:
        checked = None if sample is None else check_sample(path, sample, seed, progress)
        if checked is not None:
            value, total, size = checked
            return f"{value}, {count(total, 'position')}, a sample of {count(size, 'line')} holds (seed {seed})"
        value, total, longest = check_whole(path, progress)
        return f"{value}, {count(total, 'position')}, longest line {count(longest, 'turn')}"
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise Broken(f"the file is not whole gzip data: {error}") from None
    except OSError as error:
        raise Broken(f"the file cannot be read: {error.strerror or error}") from None
    finally:
        progress.clear()


def count(number, what):
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def sample_size(text):
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError("a sample has at least 1 line")
    return int(text)


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Checks certificates with nothing but the rules.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a certificate, plain or .gz")
    parser.add_argument("--sample", type=sample_size, metavar="N", help="check N random lines of files that have more")
    parser.add_argument("--seed", type=int, metavar="S", help="the seed of the sample (default: another one each time)")
    options = parser.parse_args(arguments)
    seed = random.SystemRandom().randrange(1 << 32) if options.seed is None else options.seed
    refused = 0
    try:
        for path in options.files:
            try:
                print(f"{path}: {verify(path, options.sample, seed, Progress(path, sys.stderr))}", flush=True)
            except Broken as why:
                refused = 1
                place = "" if why.line is None else f"line {why.line}: "
                print(f"{path}: refused, {place}{why.reason}", flush=True)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    return refused


if __name__ == "__main__":
    sys.exit(main())
