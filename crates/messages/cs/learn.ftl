# Lekce. Které jsou a co je správně, říká crates/lessons/courses. Ke každému kroku: úkol, co řekneme, když je splněn, a co, když se
# nepovedl.

learn-title = Nauč se hrát { $game }
learn-lead = Krátké lekce u plánu, pravidlo po pravidle, s malou výzvou na konci.
learn-progress = { $done } z { $all ->
    [one] { $all } lekce
    [few] { $all } lekcí
   *[other] { $all } lekcí
}
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
    [open] Začatá
   *[new] Nová
}
learn-step = Krok { $step } z { $steps }
learn-back = Všechny lekce
learn-board = Plán hry { $game }
learn-retry = Zkusit znovu
learn-skip = Přeskočit
learn-next = Dál
learn-next-lesson = Další lekce
learn-finish = Dokončit
learn-reply = Soupeř hraje { $turn }.
learn-left = { $count ->
    [0] Všechno nalezeno.
    [one] Zbývá najít { $count }
    [few] Zbývá najít { $count }
   *[other] Zbývá najít { $count }
}
learn-found = { $cell }: správně.
learn-marked = Označeno: { $cells }
learn-rules-of = Pravidla hry { $game }
learn-answers = Tvá odpověď
learn-all-done = Teď znáš celou hru.
learn-now-play = Zahrát si { $game }
learn-now-rules = Přečíst si pravidla
learn-forget = Začít kurz znovu
learn-lost = Taková lekce není.
learn-broken = Tuto lekci nelze zobrazit.

learn-answer-yes = Ano
learn-answer-no = Ne
learn-answer-white = Bílý
learn-answer-draw = Nikdo: remíza
learn-answer-one = Jedna
learn-answer-two = Dvě
