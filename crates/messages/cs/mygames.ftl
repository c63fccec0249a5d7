# The list of the games on this device.

games-open = Rozehrané
games-finished = Dohrané
games-none = Zatím tu žádná partie není. Objeví se tu, jakmile si zahraješ.
games-play = Zahrát si
games-turns = { $count ->
    [0] nezačatá
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
games-study = Rozebrat partii: { $game }, { $when }
games-delete-one = Smazat partii: { $game }, { $when }
games-delete = Smazat tuto partii?
games-delete-text = Je uložená jen v tomto zařízení a nelze ji obnovit.
games-delete-yes = Smazat
games-delete-broken = Smazat
games-deleted = { $count ->
    [one] Partie je smazaná.
    [few] Smazány { $count } partie.
   *[other] Smazáno { $count } partií.
}
games-broken = { $count ->
    [one] Jednu uloženou partii nelze přečíst. Ostatní jsou v pořádku.
    [few] { $count } uložené partie nelze přečíst. Ostatní jsou v pořádku.
    [many] { $count } uložené partie nelze přečíst. Ostatní jsou v pořádku.
   *[other] { $count } uložených partií nelze přečíst. Ostatní jsou v pořádku.
}
games-filter = Zobrazit
games-all = Všechny hry
games-results = Proti počítači
games-tally = { $game }, úroveň { $level }: výhry { $won }, prohry { $lost }{ $drawn ->
    [0] {""}
   *[other] , remízy { $drawn }
}
games-delete-online = Tvoje místo v této partii je uložené v tomto zařízení. Bez něj nebo bez odkazu na něj nejde hrát dál.
