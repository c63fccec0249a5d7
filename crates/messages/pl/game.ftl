# Co mówi się o grach: czyj jest ruch, co gdzie stoi, co wolno i dlaczego nie, jak skończyła się gra.
# Pola mają nazwy takie jak d4. Gracze to first i second.

ask-nothing = Gra skończona.
ask-play = Zagraj turę albo coś zmień.
game-drawn = Gra skończyła się remisem.
cell-empty = { $cell }: puste

illegal-another-game = To należy do innej gry.
illegal-game-over = Gra jest skończona.
illegal-off-the-board = To jest poza planszą.
illegal-position = To nie jest pozycja gry { $game }: zob. znak { $column }.
illegal-text = To nie jest posunięcie: zob. znak { $column }.
refused-choice = Nie ma tu takiego wyboru.
refused-drop = Nie ma tu nic takiego do cofnięcia.
refused-rotate = Nie ma tu czego obrócić.

note-wins = wygrywa grę
note-loses = przegrywa grę
note-draws = kończy grę remisem

hint-best = Najlepsza znaleziona tura.
hint-blocks = Nie pozwala przeciwnikowi od razu wygrać.
hint-delays = { $count ->
    [0] Wszystko przegrywa; to broni się najdłużej.
    [one] Wszystko przegrywa w { $count } turze.
    [few] Wszystko przegrywa; to wytrzyma { $count } tury.
   *[other] Wszystko przegrywa; to wytrzyma { $count } tur.
}
hint-holds = Utrzymuje remis.
hint-wins-in = { $count ->
    [0] Wymusza wygraną.
    [one] Wygrywa w { $count } turze.
   *[other] Wygrywa w { $count } turach.
}
hint-wins-now = Od razu wygrywa.

editor-erase = Usuń
editor-to-move = Zmień, czyj jest ruch
