"""Checks the plans of a certificate against the rules: points 2 to 5 of docs/proofs.md, in whole or for a sample of lines."""

from array import array
import random
import sys

from certificate import Broken, Certificate
from games import GAMES
from notation import Refused


class Plan:
    """One plan: who holds what, and the rules that its lines are checked against."""

    def __init__(self, certificate, place):
        self.parse = GAMES[certificate.game].parse
        self.board = certificate.board
        self.root = self.board.normal(certificate.state)
        self.player, promise = certificate.plans[place]
        self.promised = (self.player,) if promise == "win" else (self.player, "draw")
        # In the order of the lines: states and actions; and the place of each state in that order.
        self.states, self.actions, self.places = [], [], {}
        self.first_line = None

    def moves_first(self):
        return self.board.to_move(self.root) == self.player

    def state_of(self, position, line):
        """The state of a line's position, which must be one where the player of the plan decides (points 1 and 2)."""
        try:
            board, state = self.parse(position)
        except Refused as why:
            raise Broken(f"not a position string: {why}", line) from None
        if board is not self.board:
            raise Broken("the position has other parameters than the solved one", line)
        if board.normal(state) != state:
            raise Broken("a shark has a facing other than 0", line)
        if board.to_move(state) != self.player:
            raise Broken("the player of the plan is not to move in this position", line)
        if board.result(state) is not None:
            raise Broken("the game is over in this position", line)
        return state

    def add(self, position, action, line):
        state = self.state_of(position, line)
        if self.first_line is None:
            self.first_line = line
        self.places[state] = len(self.states)
        self.states.append(state)
        # The same few texts stand in many lines.
        self.actions.append(sys.intern(action))

    def after_action(self, state, action, line):
        """The state after the plan's action, or None if the game is then over as promised."""
        try:
            after = self.board.normal(self.board.play(state, action))
        except Refused as why:
            raise Broken(str(why), line) from None
        result = self.board.result(after)
        if result is None:
            return after
        if result not in self.promised:
            raise Broken(f"after the action {action} the game is over with the result {result}", line)
        return None

    def after_answers(self, state, line):
        """The states after the opponent's answers, without those where the game is over as promised (point 3)."""
        for after in self.board.answers(state):
            # A state of the plan is not over: its own line is checked for that.
            if after not in self.places:
                result = self.board.result(after)
                if result in self.promised:
                    continue
                if result is not None:
                    text = self.board.write(after)
                    raise Broken(f"an answer leads to the result {result}, in the position {text}", line)
            yield after

    def missing(self, after, line):
        raise Broken(f"an answer leads to a position that is not in the plan: {self.board.write(after)}", line)

    def check(self, progress):
        """Points 3 to 5; returns the number of turns of the longest line."""
        board = self.board
        turns = array("i", [-1]) * len(self.states)
        longest = 0

        def answered(state, turn, line):
            for after in self.after_answers(state, line):
                place = self.places.get(after)
                if place is None:
                    self.missing(after, line)
                turns[place] = max(turns[place], turn)

        if self.moves_first():
            if self.root not in self.places:
                raise Broken("the solved position is not in the plan of the player to move", 3)
            turns[self.places[self.root]] = 0
        else:
            answered(self.root, 1, 3)
            longest = 1
        # Every action raises the rank. So when a position's turn comes, all that lead to it are done: it has been reached,
        # by the longest way, or it never will be.
        ranks = array("i", map(board.rank, self.states))
        for done, place in enumerate(sorted(range(len(ranks)), key=ranks.__getitem__)):
            progress.tick("checked", done)
            line = self.first_line + place
            if turns[place] < 0:
                raise Broken("the position is there for nothing: the plan never reaches it", line)
            after = self.after_action(self.states[place], self.actions[place], line)
            if after is not None:
                answered(after, turns[place] + 2, line)
            longest = max(longest, turns[place] + (1 if after is None else 2))
        return longest


def check_over(certificate):
    """Point 4 where the game is over in the solved position: True if so, and all is well so far."""
    result = certificate.board.result(certificate.state)
    if result is not None and result != certificate.value:
        raise Broken(f"the game is over in the solved position, with the result {result}", 4)
    return result is not None


def check_whole(path, progress):
    """Checks every line; returns the value, the number of positions, and the turns of the longest line."""
    with Certificate(path) as certificate:
        over = check_over(certificate)
        plans = [Plan(certificate, place) for place in range(len(certificate.plans))]
        total = 0
        for place, line, position, action in certificate.lines():
            if over:
                raise Broken("the game is over in the solved position, so the plan is empty", line)
            total += 1
            progress.tick("read", total)
            plans[place].add(position, action, line)
    longest = 0
    while plans and not over:
        # A plan is let go before the next one is checked, for the memory.
        longest = max(longest, plans.pop(0).check(progress))
    return certificate.value, total, longest


def choose(certificate, plans, size, seed, progress):
    """A random sample of lines, always with those of the solved position; and the number of all lines."""
    chance, chosen, total = random.Random(seed), [], 0
    roots = [plan.board.write(plan.root) if plan.moves_first() else None for plan in plans]
    for entry in certificate.lines():
        total += 1
        progress.tick("read", total)
        if entry[2] == roots[entry[0]]:
            roots[entry[0]] = entry
        # Each line so far is in the sample with the same chance.
        if total <= size:
            chosen.append(entry)
        elif (at := chance.randrange(total)) < size:
            chosen[at] = entry
    if any(isinstance(root, str) for root in roots):
        raise Broken("the solved position is not in the plan of the player to move", 3)
    return {*chosen, *filter(None, roots)}, total


def check_sample(path, size, seed, progress):
    """Checks the form and order of all lines and points 2 to 4 for a sample.

    Returns the value, the number of positions and the number of lines in the sample; None if the file has no more lines
    than the sample, or none at all is expected, so that the whole can be checked.
    """
    with Certificate(path) as certificate:
        if check_over(certificate):
            return None
        plans = [Plan(certificate, place) for place in range(len(certificate.plans))]
        chosen, total = choose(certificate, plans, size, seed, progress)
    if total <= size:
        return None
    # The positions that must be in each plan, with the line that leads there.
    needed = [{} for _ in plans]
    for place, plan in enumerate(plans):
        if not plan.moves_first():
            require(plan, needed[place], plan.root, 3)
    for done, (place, line, position, action) in enumerate(sorted(chosen, key=lambda entry: entry[1])):
        progress.tick("checked", done)
        plan = plans[place]
        after = plan.after_action(plan.state_of(position, line), action, line)
        if after is not None:
            require(plan, needed[place], after, line)
    with Certificate(path) as certificate:
        for done, (place, _, position, _) in enumerate(certificate.lines()):
            progress.tick("looked up", done)
            needed[place].pop(position, None)
    for plan, absent in zip(plans, needed):
        for position, line in absent.items():
            plan.missing(plan.parse(position)[1], line)
    return certificate.value, total, len(chosen)


def require(plan, needed, state, line):
    for after in plan.after_answers(state, line):
        needed.setdefault(plan.board.write(after), line)
