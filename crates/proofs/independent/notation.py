"""What the position strings of all games share: reading parameters and numbers, and refusing with a sentence."""

import re

NUMBER = re.compile(r"[1-9][0-9]{0,17}", re.ASCII)
OTHER = {"first": "second", "second": "first"}


class Refused(ValueError):
    """Something was not as the pages demand; the text is one sentence for the person."""


def number(text, what):
    """A number without sign and leading zeros, at least 1."""
    if not NUMBER.fullmatch(text):
        raise Refused(f"{what} is not a number: {shown(text)}")
    return int(text)


def parameters(fields, names):
    """The numbers of fields such as `tiles=8`, which must have these names in this order."""
    values = []
    for field, name in zip(fields, names):
        key, _, value = field.partition("=")
        if key != name:
            raise Refused(f"expected {name}=NUMBER, found {shown(field)}")
        values.append(number(value, name))
    return values


def split(text):
    """The fields of a position string: its parameters, the rows from the top, and the player to move."""
    fields = text.split(" ")
    if len(fields) < 2:
        raise Refused("a position string has rows, one space, and the player to move")
    return fields[:-2], fields[-2].split("/"), fields[-1]


def shown(text):
    """A text for an error message: short and printable, whatever it was."""
    return ascii(text if len(text) <= 60 else text[:57] + "...")


class Rules:
    """What every game's board does alike, by its own `result` and `choices`."""

    def normal(self, state):
        """The form of a state in the lines of a plan."""
        return state

    def actions(self, state):
        """The legal actions as texts; none when the game is over."""
        return [] if self.result(state) is not None else [text for text, _ in self.choices(state)]

    def play(self, state, action):
        """The state after a legal action."""
        if self.result(state) is not None:
            raise Refused("the game is over here")
        for text, after in self.choices(state):
            if text == action:
                return after
        raise Refused(f"the action {shown(action)} is not legal here")

    def answers(self, state):
        """The states after each legal action, in normal form, where the game is not over."""
        return [after for _, after in self.choices(state)]
