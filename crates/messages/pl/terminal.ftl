# Ekran polecenia `tessera tui`. Wiersze muszą się mieścić w terminalu o 80 kolumnach; nazwy klawiszy są krótkie.

tui-continue = Graj dalej
tui-kept = { $game }, { $level ->
    [0] dwie osoby
   *[other] poziom { $level }
}, tura { $turn }
tui-game = Gra
tui-opponent = Przeciwnik
tui-friend = druga osoba przy tym terminalu
tui-computer = komputer
tui-level = Poziom
tui-side = Grasz
tui-side-first = jako gracz 1
tui-side-second = jako gracz 2
tui-side-lot = losowo
tui-start = Graj
tui-menu-keys = Strzałki wybierają, Enter zaczyna, q kończy
tui-broken = Nie można odczytać zapisanej partii; plik zostaje bez zmian.
tui-not-kept = Nie można zapisać partii na później. F9 zapisuje ją tutaj.
tui-lost = Partia nie została zapisana na później: nie można zapisać pliku { $file }.
tui-saved = Zapisano w pliku { $file }.
tui-not-saved = Nie można zapisać partii w tym katalogu.
tui-too-small = Ten ekran jest za mały: potrzeba { $width } × { $height } znaków.
tui-thinking = Komputer myśli…
tui-judging = Oceniam pozycję…
tui-value = { $player }: { $bar } { $percent }%
tui-hint = Podpowiedź: { $turn } – { $why }
tui-typing = Twój ruch:
tui-key-help = Pomoc
tui-key-new = Menu
tui-key-hint = Podp.
tui-key-value = Ocena
tui-key-undo = Cofnij
tui-key-redo = Ponów
tui-key-flip = Obróć
tui-key-type = Pisz
tui-key-save = Zapisz
tui-key-quit = Wyjdź
tui-help =
    Strzałki     przesuwają kursor
    Spacja       wskazuje pole
    Enter        zatwierdza gotową turę, inaczej wskazuje pole
    litery       wybierają to, co stoi obok planszy
    {"["} oraz ]     obracają to, co kładziesz
    Backspace    cofa ostatnią część tury
    Esc          zaczyna turę od nowa
    : lub F8     pozwala wpisać ruch jako tekst
    Ctrl-Z, Ctrl-Y   cofnij, ponów
    F9           zapisuje partię w tym katalogu

    + można wskazać · (x) tu by stanęło · podkreślone: ostatni ruch

    Myszą wskażesz pole, wybór obok planszy i przycisk na dole.
tui-menu-help =
    W górę, w dół     wybór wiersza
    W lewo, w prawo   zmiana wiersza
    Enter             nowa partia albo dalszy ciąg
    Esc, F2           powrót do partii
    q, F10            wyjście

    Po wyjściu jedna partia każdej gry zostaje zapisana na później.
