# Co mówi rdzeń, gdy prosi się go o coś niemożliwego: zepsute linki, zapisy, kody.

core-broken = Coś poszło nie tak. Spróbuj jeszcze raz.
core-request = Nie da się tego odczytać.
core-over = Partia jest już skończona.
core-tiles = Płytek może być od 1 do { $most }.

core-board-code = Nie ma planszy o takim kodzie.
core-board-columns = Plansza musi mieć od 6 do 21 kolumn.
core-board-rows = Plansza musi mieć od 6 do 21 rzędów.
core-board-squares = Plansza może mieć najwyżej 128 pól.
core-board-even = Na planszy tej wielkości liczba ścian musi być parzysta.
core-board-walls = { $most ->
    [one] Plansza tej wielkości może mieć najwyżej { $most } ścianę.
    [few] Plansza tej wielkości może mieć najwyżej { $most } ściany.
   *[many] Plansza tej wielkości może mieć najwyżej { $most } ścian.
}

core-share-broken = Ten link jest uszkodzony: nie da się z niego odczytać partii.
core-share-long = Ta partia jest za długa na link. Zapisz ją w pliku.

# Wiersz i kolumna mówią, w którym miejscu zapisu.
core-record-form = Wiersz { $line }, kolumna { $column }: tak nie wygląda zapis partii.
core-record-tag = Wiersz { $line }, kolumna { $column }: tego znacznika nie da się odczytać.
core-record-no-action = Wiersz { $line }, kolumna { $column }: „{ $text }” to nie jest ruch.
core-record-illegal = Wiersz { $line }, kolumna { $column }: „{ $text }” nie da się tu zagrać.
core-record-number = Wiersz { $line }, kolumna { $column }: ta tura powinna mieć numer „{ $right }”.
core-record-turn = Wiersz { $line }, kolumna { $column }: to nie jest jedna cała tura.
core-record-result = Wiersz { $line }, kolumna { $column }: ten wynik nie zgadza się z partią.
core-record-comment = Wiersz { $line }, kolumna { $column }: z tym komentarzem jest coś nie tak.
core-record-variation = Wiersz { $line }, kolumna { $column }: z tym wariantem jest coś nie tak.
core-record-clock = Wiersz { $line }, kolumna { $column }: tego czasu zegara nie da się odczytać.
core-record-long = Ten zapis jest za długi.
