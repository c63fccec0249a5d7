# Lekcje. Jakie są i co jest dobrze, mówi crates/lessons/courses. Do każdego kroku: zadanie, co mówimy, gdy jest wykonane, i co,
# gdy poszło źle.

learn-title = Naucz się grać w { $game }
learn-lead = Krótkie lekcje na planszy: zasada po zasadzie, a na koniec małe wyzwanie.
learn-progress = { $done } z { $all } lekcji
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
learn-course = Kurs
learn-begin = Zacznij
learn-continue = Wróć do lekcji
learn-lesson-state = { $state ->
    [done] Ukończona
    [open] Zaczęta
   *[new] Nowa
}
learn-step = Krok { $step } z { $steps }
learn-back = Wszystkie lekcje
learn-board = Plansza gry { $game }
learn-retry = Spróbuj jeszcze raz
learn-skip = Pomiń
learn-next = Dalej
learn-next-lesson = Następna lekcja
learn-finish = Zakończ
learn-reply = Odpowiedź przeciwnika: { $turn }.
learn-left = { $count ->
    [0] Wszystko znalezione.
   *[other] Do znalezienia: jeszcze { $count }
}
learn-found = { $cell }: dobrze.
learn-marked = Zaznaczone: { $cells }
learn-rules-of = Zasady gry { $game }
learn-answers = Twoja odpowiedź
learn-all-done = Znasz już całą grę!
learn-now-play = Zagraj w { $game }
learn-now-rules = Przeczytaj zasady
learn-forget = Zacznij kurs od nowa
learn-lost = Nie ma takiej lekcji.
learn-broken = Tej lekcji nie da się pokazać.

learn-answer-yes = Tak
learn-answer-no = Nie
learn-answer-white = Białe
learn-answer-draw = Nikt: remis
learn-answer-one = Jedna
learn-answer-two = Dwie
