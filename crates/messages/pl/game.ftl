# Co mówi się o grach: czyja jest kolej, co gdzie leży, co wolno i dlaczego nie, jak skończyła się gra.
# Pola mają nazwy takie jak d4. Gracze to first i second.

ask-nothing = Koniec gry.
ask-play = Zatwierdź turę albo coś zmień.
game-drawn = Gra skończyła się remisem.
cell-empty = { $cell }: puste

illegal-another-game = To należy do innej gry.
illegal-game-over = Partia jest już skończona.
illegal-off-the-board = To jest poza planszą.
illegal-position = To nie jest pozycja gry { $game }: błąd przy znaku { $column }.
illegal-text = To nie jest ruch: błąd przy znaku { $column }.
refused-choice = Tego nie można tu wybrać.
refused-drop = Nie ma tu czego cofnąć.
refused-rotate = Nie ma tu czego obrócić.

note-wins = wygrywa grę
note-loses = przegrywa grę
note-draws = kończy grę remisem

hint-best = Najlepszy znaleziony ruch.
hint-blocks = Nie pozwala przeciwnikowi od razu wygrać.
hint-delays = { $count ->
    [0] Każdy ruch przegrywa; ten broni się najdłużej.
    [one] Każdy ruch przegrywa w { $count } turze.
    [few] Każdy ruch przegrywa; ten wytrzyma { $count } tury.
   *[other] Każdy ruch przegrywa; ten wytrzyma { $count } tur.
}
hint-holds = Utrzymuje remis.
hint-wins-in = { $count ->
    [0] Wymusza wygraną.
    [one] Wygrywa w { $count } turze.
   *[other] Wygrywa w { $count } turach.
}
hint-wins-now = Od razu wygrywa.

editor-erase = Usuń
editor-to-move = Zmień, czyja jest kolej
