"""The games that have certificates, by the names that certificates use."""

import trexo
import xok
import yoxii

GAMES = {"trexo": trexo, "xok": xok, "yoxii": yoxii}
