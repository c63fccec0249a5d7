# Lekce. Které jsou a co je správně, říká crates/lessons/courses. Ke každému kroku: úkol, co řekneme, když je splněn, a co, když se
# nepovedl.

learn-title = Nauč se hrát { $game }
learn-lead = Krátké lekce přímo na plánu, jedno pravidlo za druhým a na konci malá výzva.
learn-progress = Hotové lekce: { $done } / { $all }
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
learn-course = Kurz
learn-begin = Začít
learn-continue = Pokračovat
learn-lesson-state = { $state ->
    [done] Hotová
    [open] Rozdělaná
   *[new] Nová
}
learn-step = Krok { $step } / { $steps }
learn-back = Všechny lekce
learn-board = Herní plán: { $game }
learn-retry = Zkusit znovu
learn-skip = Přeskočit
learn-next = Dál
learn-next-lesson = Další lekce
learn-finish = Dokončit
learn-reply = Soupeř odpovídá: { $turn }.
learn-left = { $count ->
    [0] Máš všechno.
   *[other] Zbývá najít: { $count }
}
learn-found = { $cell }: správně.
learn-marked = Označeno: { $cells }
learn-rules-of = Pravidla hry { $game }
learn-answers = Tvoje odpověď
learn-all-done = Teď už celou hru umíš.
learn-now-play = Zahrát si { $game }
learn-now-rules = Přečíst si pravidla
learn-forget = Začít kurz znovu
learn-lost = Taková lekce tu není.
learn-broken = Tuto lekci nelze zobrazit.

learn-answer-yes = Ano
learn-answer-no = Ne
learn-answer-white = Bílý
learn-answer-draw = Nikdo: remíza
learn-answer-one = Jednu
learn-answer-two = Dvě
