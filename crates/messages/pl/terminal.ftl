# Ekran polecenia `tessera tui`. Wiersze muszą się mieścić w terminalu o 80 kolumnach; nazwy klawiszy są krótkie.

tui-continue = Graj dalej
tui-game = Gra
tui-opponent = Przeciwnik
tui-friend = znajomy przy tym terminalu
tui-computer = komputer
tui-level = Poziom
tui-side = Grasz
tui-side-first = jako pierwszy gracz
tui-side-second = jako drugi gracz
tui-side-lot = losowo
tui-start = Graj
tui-menu-keys = Strzałki wybierają, Enter zaczyna, q kończy
tui-broken = Nie można odczytać zapisanej gry; plik zostaje bez zmian.
tui-not-kept = Nie można zapisać gry na następny raz.
tui-too-small = Ten ekran jest za mały: potrzeba { $width } × { $height } znaków.
tui-thinking = Komputer myśli …
tui-judging = Ocena: …
tui-value = Pierwszy gracz: { $bar } { $percent } %
tui-hint = Podpowiedź: { $turn } – { $why }
tui-typing = Twój ruch:
tui-key-help = Pomoc
tui-key-new = Menu
tui-key-hint = Rada
tui-key-value = Ocena
tui-key-undo = Cofnij
tui-key-redo = Ponów
tui-key-flip = Obróć
tui-key-type = Wpisz
tui-key-quit = Koniec
tui-help =
    Strzałki     przesuwają po planszy
    Spacja       wskazuje pole
    Enter        zagrywa gotowy ruch, inaczej wskazuje pole
    litery       wybierają to, co stoi obok planszy
    {"["} oraz ]     obracają figurę
    Backspace    cofa ostatnią część ruchu
    Esc          zaczyna ruch od nowa
    : lub F8     wpisanie ruchu w postaci tekstu
    Ctrl-Z, Ctrl-Y   cofnij, ponów

    + można wskazać · (x) stanęłoby tutaj · podkreślone: ostatni ruch

    Mysz wskazuje pola, wybiera i naciska to, co jest na dolnym pasku.
