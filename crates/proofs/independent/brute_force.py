"""Makes small certificates for the tests by trying everything; only for positions with few actions left."""

from games import GAMES
from certificate import PLANS
from notation import OTHER


class Solver:
    """Values of all positions that follow one position."""

    def __init__(self, game, position):
        self.game, self.position = game, position
        self.board, self.root = GAMES[game].parse(position)
        self.values = {}

    def value(self, state):
        """The result that both players together arrive at when each plays best."""
        state = self.board.normal(state)
        if state not in self.values:
            result = self.board.result(state)
            if result is None:
                player = self.board.to_move(state)
                result = OTHER[player]
                for after in self.board.answers(state):
                    found = self.value(after)
                    if found == player or found == "draw":
                        result = found
                    if found == player:
                        break
            self.values[state] = result
        return self.values[state]

    def plan(self, player, promise):
        """The lines of a plan, in order."""
        promised = (player,) if promise == "win" else (player, "draw")
        lines, seen, left = [], set(), [self.board.normal(self.root)]
        while left:
            state = left.pop()
            if state in seen or self.board.result(state) is not None:
                continue
            seen.add(state)
            if self.board.to_move(state) != player:
                left.extend(self.board.answers(state))
                continue
            good = [choice for choice in self.board.choices(state) if self.value(choice[1]) in promised]
            # An action that ends the game keeps the plan small.
            action, after = next((choice for choice in good if self.board.result(choice[1]) is not None), good[0])
            lines.append(f"{self.board.write(state)}|{action}")
            left.append(self.board.normal(after))
        return sorted(lines)

    def certificate(self):
        """The lines of the whole certificate."""
        value = self.value(self.root)
        lines = ["tessera-certificate 1", f"game {self.game}", f"position {self.position}", f"value {value}"]
        total = 0
        for player, promise in PLANS[value]:
            plan = self.plan(player, promise)
            total += len(plan)
            lines += [f"holds {player} {promise}", *plan]
        return [*lines, f"end {total}"]
