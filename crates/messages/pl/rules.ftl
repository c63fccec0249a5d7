# Zasady gier, dla strony i terminala. Wiersz z „- ” to punkt listy, pusty wiersz kończy akapit.
# Jakie są rozdziały i diagramy, mówi crates/lessons/rules.

rules-title = Zasady gry { $game }
rules-choose = Która gra?
rules-lead = Naszymi słowami, z diagramami.
rules-learn = Naucz się na planszy
rules-play = Graj
rules-mark = ▸ pokazuje, o czym mówi podpis.

rules-head-aim = Cel
rules-head-setup = Co jest potrzebne
rules-head-turn = Twoja tura
rules-head-end = Koniec gry
rules-head-thanks = Podziękowania
