# Úlohy na stránce. Co patří k tématům jedné hry, je v jejím vlastním souboru.

puzzles-lead = V každé úloze je správný jeden tah: žádný jiný nevyhraje tak rychle, nebo tě žádný jiný nezachrání. Je to dokázané. Najdi ho!
puzzles-title = { $game }: úlohy
puzzles-all = Všechny úlohy
puzzles-of = { $game }: úlohy
puzzles-board = Herní plán: { $game }
puzzles-count = { $count ->
    [one] { $count } úloha
    [few] { $count } úlohy
   *[other] { $count } úloh
}
puzzles-days = { $count ->
    [0] Vyřeš úlohu dne a zítra další.
    [one] { $count } den za sebou
    [few] { $count } dny za sebou
   *[other] { $count } dní za sebou
}

## Úloha dne a úlohy na míru

puzzles-today = Úloha dne
puzzles-today-lead = { $date }. Stejná pro všechny.
puzzles-today-short = { $state ->
    [solved] Dnes vyřešeno
   *[new] Dnes nová
}
puzzles-today-go = { $state ->
    [solved] Podívat se na ni
   *[new] Řešit
}
puzzles-stream = Úlohy pro tebe
puzzles-stream-lead = Tak těžké, jak ti vyhovuje: rating se mění podle toho, co vyřešíš.
puzzles-stream-go = Řešit
puzzles-rating = Rating { $rating }
puzzles-rating-new = Zatím bez ratingu
puzzles-rating-change = Rating { $rating } ({ $change })
puzzles-row = { $count } za sebou
puzzles-row-best = { $count } za sebou, rekord { $best }
puzzles-solved = Vyřešeno: { $count }
puzzles-begin-level = Tvoje úroveň na začátek
puzzles-level = Úroveň { $level }
puzzles-theme = Téma
puzzles-theme-any = Jakékoli

## Řešení

puzzles-win = { $status }. { $turns ->
    [1] Vyhraj jedním tahem.
   *[other] Vyhraj do { $turns } tahů.
}
puzzles-save = { $status }. Zachrání tě jen jeden tah: najdi ho.
puzzles-goal = { $goal ->
    [save] Zachrání tě jen jeden tah
    [one] Vyhraj jedním tahem
   *[win] Vyhraj do { $turns } tahů
}
puzzles-reply = Soupeř odpovídá: { $turn }.
puzzles-right = Správně! Soupeř odpovídá…
puzzles-right-like = Správně! Tvůj tah je stejně dobrý. Úloha pokračuje tahem { $turn }.
puzzles-solved-win = Vyřešeno: to vyhrává.
puzzles-solved-save = Vyřešeno: to tě zachrání.
puzzles-wrong-win = { $turns ->
    [1] Jiný tah vyhrává hned. Zkus to ještě jednou.
   *[other] Jiný tah vyhrává do { $turns } tahů. Zkus to ještě jednou.
}
puzzles-wrong-save = Zachrání tě jiný tah. Zkus to ještě jednou.
puzzles-counted = Počítá se jen první pokus: tvůj rating je teď { $rating } ({ $change }).
puzzles-retry = Zkusit ještě jednou
puzzles-next = Další úloha
puzzles-more = Více úloh
puzzles-show = Ukázat řešení
puzzles-solution = Toto je řešení.

puzzles-hint = Rada
puzzles-hint-more = Další rada
puzzles-hints = Rady
puzzles-hint-where = Podívej se sem: { $cells }.
puzzles-hint-turn = Správný tah: { $turn }.

puzzles-why = Proč ne?
puzzles-why-wait = Počítač hledá odpověď na tvůj tah.
puzzles-why-over = { $result }.
puzzles-why-loses = Pak vyhraje soupeř.
puzzles-why-draws = Pak je to remíza.
puzzles-why-slower = { $turns ->
    [1] To také vyhrává, ale později: jiný tah vyhrává hned.
   *[other] To také vyhrává, ale později: jiný tah vyhrává do { $turns } tahů.
}
puzzles-why-escapes = Pak se soupeř zachrání touto odpovědí.
puzzles-why-worse = Soupeř může odpovědět takto.
puzzles-why-unknown = Počítač odpověď nenašel. Zkus to ještě jednou.
puzzles-line = Další tahy
puzzles-line-back = O tah zpátky
puzzles-line-forth = Další tah

## Tvoje partie

puzzles-own = Z tvých partií
puzzles-own-lead = Pozice, ve kterých ti unikl jediný tah, který by vyhrál nebo partii zachránil.
puzzles-own-go = Najít je
puzzles-own-none = V tvých dohraných partiích zatím žádná taková není.
puzzles-own-search = { $all ->
    [one] Procházím { $all } partii, hotovo: { $done }.
    [few] Procházím { $all } partie, hotovo: { $done }.
   *[other] Procházím { $all } partií, hotovo: { $done }.
}
puzzles-own-win = Tady se dalo vyhrát
puzzles-own-save = Tady byla záchrana
puzzles-own-turn = { $game }, { $when }, tah { $number }

## Co chybí nebo je poškozené

puzzles-lost = Taková úloha není.
puzzles-broken = Tuto úlohu nelze ukázat.
puzzles-damaged = Soubor s těmito úlohami je poškozený na řádku { $line }. Načti stránku znovu, aby se stáhl ještě jednou.
puzzles-not-loaded = Úlohy se nepodařilo načíst. Zkontroluj připojení a zkus to ještě jednou.
