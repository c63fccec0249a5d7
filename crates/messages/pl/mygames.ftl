# The list of the games on this device.

games-open = W trakcie
games-finished = Zakończone
games-none = Nie ma tu jeszcze żadnej partii. Pojawi się, gdy tylko zagrasz.
games-play = Zagraj
games-turns = { $count ->
    [0] nierozpoczęta
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
games-study = Analizuj partię: { $game }, { $when }
games-delete-one = Usuń partię: { $game }, { $when }
games-delete = Usunąć tę partię?
games-delete-text = Jest zapisana tylko na tym urządzeniu i nie da się jej przywrócić.
games-delete-yes = Usuń
games-delete-broken = Usuń
games-deleted = { $count ->
    [one] Partia jest usunięta.
    [few] Usunięto { $count } partie.
   *[other] Usunięto { $count } partii.
}
games-broken = { $count ->
    [one] Jednej zapisanej partii nie można odczytać. Pozostałe są nienaruszone.
    [few] { $count } zapisanych partii nie można odczytać. Pozostałe są nienaruszone.
    [many] { $count } zapisanych partii nie można odczytać. Pozostałe są nienaruszone.
   *[other] { $count } zapisanej partii nie można odczytać. Pozostałe są nienaruszone.
}
games-filter = Pokaż
games-all = Wszystkie gry
games-results = Z komputerem
games-tally = { $game }, poziom { $level }: wygrane { $won }, przegrane { $lost }{ $drawn ->
    [0] {""}
   *[other] , remisy { $drawn }
}
games-delete-online = Twoje miejsce w tej partii jest zapisane na tym urządzeniu. Bez niego lub linku do niego nie można grać dalej.
