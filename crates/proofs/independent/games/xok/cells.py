"""The cells and pieces of Xok, from docs/rules/xok.md alone: shapes, neighbours, mouths, and characters for sharks."""

WIDTHS = (3, 4, 5, 6, 5, 4, 3)
ROWS = "abcdefg"
# For each board the cells of each row that it has, as first and last number; fish; and sharks S, A, B, C.
SHAPES = {
    12: ({"a": (1, 3), "b": (1, 4), "c": (1, 5)}, 6, (1, 1, 1, 0)),
    14: ({"b": (2, 3), "c": (2, 4), "d": (2, 5), "e": (2, 4), "f": (2, 3)}, 8, (1, 1, 1, 1)),
    19: ({"a": (1, 3), "b": (1, 4), "c": (1, 5), "d": (2, 5), "e": (2, 4)}, 10, (2, 1, 1, 1)),
    30: ({row: (1, width) for row, width in zip(ROWS, WIDTHS)}, 14, (3, 1, 1, 1)),
}
FACINGS = ("e", "ne", "nw", "w", "sw", "se")
# The mouths of a shark that faces direction 0, and the number of its distinct facings.
MOUTHS = {"S": ((0,), 6), "A": ((0, 1), 6), "B": ((0, 2), 6), "C": ((0, 3), 3)}
FISH = {"w": "F", "b": "f"}
SHARKS = {"w": "SABC", "b": "sabc"}
NEXT = {"w": "b", "b": "w"}
PLAYER = {"w": "first", "b": "second"}


def shark_characters():
    """A character for each shark with its facing, and the translation of all of them to facing 0."""
    characters, to_normal = {}, {}
    for letter in "SABCsabc":
        for facing in range(MOUTHS[letter.upper()][1]):
            character = letter if facing == 0 else chr(0x100 + len(characters))
            characters[letter + str(facing)] = character
            to_normal[ord(character)] = letter
    return characters, to_normal


CHARACTERS, TO_NORMAL = shark_characters()
TEXTS = {character: text for text, character in CHARACTERS.items()}


def cell_beside(row, number, direction):
    """The cell next to one of the standard board, as row and number; it may lie beyond the edge."""
    if direction in ("e", "w"):
        return row, number + (1 if direction == "e" else -1)
    target = row + (1 if direction[0] == "n" else -1)
    if not 0 <= target < len(WIDTHS):
        return target, 0
    # In a longer row the two neighbours are i and i + 1, in a shorter one i - 1 and i.
    shift = 0 if WIDTHS[target] > WIDTHS[row] else -1
    return target, number + shift + (direction[1] == "e")


def mask(places):
    """A set of places as bits, without None."""
    return sum(1 << place for place in places if place is not None)


def bits(places):
    """The places of a set, from the lowest."""
    while places:
        lowest = places & -places
        yield lowest.bit_length() - 1
        places ^= lowest
