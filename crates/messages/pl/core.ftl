# Co mówi rdzeń, gdy prosi się go o coś niemożliwego: zepsute odnośniki, zapisy, kody.

core-broken = Coś poszło nie tak. Spróbuj jeszcze raz.
core-request = Nie da się tego odczytać.
core-over = Partia jest skończona.
core-tiles = Liczba płytek może wynosić od 1 do { $most }.

core-board-code = Nie ma planszy o takim kodzie.
core-board-columns = Plansza ma od 6 do 21 kolumn.
core-board-rows = Plansza ma od 6 do 21 rzędów.
core-board-squares = Plansza ma najwyżej 128 pól.
core-board-even = Plansza tej wielkości ma parzystą liczbę murów.
core-board-walls = { $most ->
    [one] Plansza tej wielkości ma najwyżej { $most } mur.
    [few] Plansza tej wielkości ma najwyżej { $most } mury.
   *[many] Plansza tej wielkości ma najwyżej { $most } murów.
}

core-share-broken = Ten odnośnik jest uszkodzony: nie da się z niego odczytać partii.
core-share-long = Ta partia jest za długa na odnośnik. Zapisz ją raczej w pliku.

# Wiersz i kolumna mówią, w którym miejscu zapisu.
core-record-form = Wiersz { $line }, kolumna { $column }: tak się nie zapisuje partii.
core-record-tag = Wiersz { $line }, kolumna { $column }: tego znacznika nie da się odczytać.
core-record-no-action = Wiersz { $line }, kolumna { $column }: „{ $text }” nie jest posunięciem.
core-record-illegal = Wiersz { $line }, kolumna { $column }: „{ $text }” nie da się tu zagrać.
core-record-number = Wiersz { $line }, kolumna { $column }: numer tej tury powinien brzmieć „{ $right }”.
core-record-turn = Wiersz { $line }, kolumna { $column }: to nie jest jedna cała tura.
core-record-result = Wiersz { $line }, kolumna { $column }: ten wynik nie zgadza się z partią.
core-record-comment = Wiersz { $line }, kolumna { $column }: z tym komentarzem jest coś nie tak.
core-record-variation = Wiersz { $line }, kolumna { $column }: z tym wariantem jest coś nie tak.
core-record-clock = Wiersz { $line }, kolumna { $column }: tego czasu zegara nie da się odczytać.
core-record-long = Ten zapis jest za długi.
