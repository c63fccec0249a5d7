# Pravidla her, pro stránku i terminál. Řádek s „- “ je bod seznamu, prázdný řádek končí odstavec.
# Jaké jsou oddíly a diagramy, říká crates/lessons/rules.

rules-title = Pravidla hry { $game }
rules-choose = Která hra?
rules-lead = Našimi slovy a s obrázky.
rules-learn = Naučit se na plánu
rules-play = Hrát
rules-mark = ▸ ukazuje, o čem mluví text pod obrázkem.

rules-head-aim = Cíl
rules-head-setup = Co je potřeba
rules-head-turn = Tvůj tah
rules-head-end = Konec hry
rules-head-thanks = Poděkování
