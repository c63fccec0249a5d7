# Rozbor, editor plánu, import a export a okno listů k tisku.

## Co lze rozebrat

study-lead = Projdi partii krok za krokem, podívej se, co si o ní myslí počítač, a zkus jiné tahy.
study-from-start = Od začátku
study-set-up = Postavit pozici
study-kept = Tvoje rozbory
study-kept-none = Rozbor se tu uloží, jakmile v něm něco změníš.
study-kept-broken = { $count ->
    [one] Jeden uložený rozbor nelze přečíst. Ostatní jsou v pořádku.
    [few] { $count } uložené rozbory nelze přečíst. Ostatní jsou v pořádku.
    [many] { $count } uloženého rozboru nelze přečíst. Ostatní jsou v pořádku.
   *[other] { $count } uložených rozborů nelze přečíst. Ostatní jsou v pořádku.
}
study-delete-broken = Smazat
study-delete-one = Smazat rozbor: { $game }, { $when }
study-delete-yes = Smazat nadobro
study-games = { $count ->
    [one] Rozebrat můžeš i jednu dohranou partii
    [few] Rozebrat můžeš i { $count } dohrané partie
    [many] Rozebrat můžeš i { $count } dohrané partie
   *[other] Rozebrat můžeš i { $count } dohraných partií
}
study-all = Všechny rozbory
study-not-found = Takový rozbor ani partie v tomto zařízení není.
study-live = Tato partie se ještě hraje online. Rozebrat ji můžeš, až skončí.
study-broken = Tento uložený rozbor nelze přečíst.
study-problem-more = Nic dalšího se nezměnilo: tvoje partie a rozbory jsou takové, jaké byly.
study-no-room = V tomto zařízení už není místo, kam rozbor uložit. Vyexportuj ho, nebo smaž staré partie.

## Import

study-import = Otevřít partii
study-import-label = Záznam partie, pozice nebo odkaz
study-import-open = Otevřít
study-import-choose = Vybrat soubor
study-import-empty = Nejdřív něco vlož.
study-import-unknown = Tohle není záznam partie, pozice ani odkaz Tessery.
study-import-large = Tento soubor je na jednu partii příliš velký.
study-import-file = Tento soubor nelze přečíst.

## Rozbor

study-of = Rozbor: { $game }
study-of-board = { $game }: { $board }
study-turns = Tahy
study-no-turns = Zahraj tah na plánu, nebo ho napiš.
study-undo = Vrátit poslední změnu
study-undone = Změna je vrácená.
study-promote = Nastavit jako hlavní variantu
study-promoted = Varianta je teď na prvním místě.
study-delete = Smazat odsud dál
study-deleted = Smazáno. Poslední změnu můžeš vrátit.
study-comment = Komentář k této pozici
study-steps = Procházení partie
study-first = Na začátek
study-back = O tah zpět
study-forth = O tah dál
study-last = Na konec
study-at-start = Začátek
study-not-judged = zatím bez hodnocení
study-here = { $number }. { $text }
study-mark = { $mark ->
    [blunder] (hrubá chyba)
    [mistake] (chyba)
   *[slip] (nepřesnost)
}

## Co si myslí počítač

study-lines = Nejlepší pokračování
study-analysis = Počítačový rozbor
study-analysis-off = Zapni ho a uvidíš, kdo je na tom lépe a jak hrát dál.
study-thinking = Přemýšlí…
study-depth = hloubka { $depth }
study-play-line = Zahrát tento tah
study-in-words = Ukázat tahy slovy
study-as-written = Ukázat tahy zápisem
study-bar = Hodnocení
study-bar-waiting = Zatím neznámé
study-bar-off = Rozbor je vypnutý
study-worth = { $player } { $percent } %
study-proven = dokázáno
study-proven-draw = Vynucená remíza
study-proven-win = { $player }: vynucená výhra, tahů: { $count }

## Průzkumník zahájení

study-explorer = Průzkumník zahájení
study-explorer-loading = Načítá se…
study-explorer-failed = Průzkumník zahájení nejde načíst. Zavři ho, znovu otevři a zkus to ještě jednou.
study-explorer-damaged = Soubor průzkumníka zahájení nejde přečíst.
study-explorer-beyond = Tuto pozici průzkumník nezná. Má nejlepší odpovědi na začátku partie, nejdál do tahu { $turns }.
study-explorer-note = Očekávaný výsledek každého tahu a jak končily partie na nejvyšší úrovni: výhry toho, kdo začínal, remízy, výhry soupeře.
study-explorer-games = { $count ->
    [0] žádná partie
    [one] { $count } partie: { $first } – { $draws } – { $second }
    [few] { $count } partie: { $first } – { $draws } – { $second }
    [many] { $count } partie: { $first } – { $draws } – { $second }
   *[other] { $count } partií: { $first } – { $draws } – { $second }
}
study-explorer-results = { $count ->
    [0] žádná partie
    [one] { $count } partie: výhry prvního hráče { $first }, remízy { $draws }, výhry druhého hráče { $second }
    [few] { $count } partie: výhry prvního hráče { $first }, remízy { $draws }, výhry druhého hráče { $second }
    [many] { $count } partie: výhry prvního hráče { $first }, remízy { $draws }, výhry druhého hráče { $second }
   *[other] { $count } partií: výhry prvního hráče { $first }, remízy { $draws }, výhry druhého hráče { $second }
}

## Zpráva

study-report = Celá partie
study-graph = Očekávaný výsledek během partie
study-graph-note = Čím výš v grafu, tím lépe pro prvního hráče; kosočtverce jsou dokázané výsledky, kroužky zlomové tahy.
study-report-empty = Až tu budou tahy, uvidíš, jak partie probíhala.
study-report-off = Celý přehled uvidíš, když zapneš rozbor.
study-progress = Prohlédnuté pozice: { $done } / { $count }…
study-percent = { $percent } %
study-accuracy-note = Přesnost je průměr za všechny tahy. Tah, který nic neztratí, má 100 %; za každých 15 ztracených bodů očekávaného výsledku klesne na polovinu.
study-turning = Zlomové tahy
study-turning-none = Žádný tah neznamenal velkou ztrátu.
study-turning-yet = Zatím žádné.
study-puzzles = Úlohy z tvých partií
study-retry = Zkusit znovu
study-retry-says = { $judgement ->
    [ask] Co je tu lepší ({ $player })? Zahraj tah na plánu.
    [wait] Kontroluji tvůj tah…
    [best] Výborně: nic lepšího se nenašlo.
    [better] Lepší než v partii, ale jde to ještě lépe.
   *[no] To lepší není. Zkus jiný tah.
}
study-retry-again = Další pokus
study-retry-done = Hotovo
study-turned = { $kind ->
    [win-missed] { $player }: promarněná jistá výhra, 100 % → { $after } %.
    [draw-missed] { $player }: promarněná jistá remíza, teď je to prohra.
    [into-loss] { $player }: odteď vynucená prohra; bylo to { $before } %.
    [turned] { $player }: ztracené vedení, { $before } % → { $after } %.
   *[gave] { $player }: pokles, { $before } % → { $after } %.
}
study-better = Lepší tah: { $turn }. { $why }

## Export

study-export = Sdílet a uložit
study-link = Odkaz na tuto partii
study-link-note = Odkaz obsahuje celou partii s variantami a komentáři. Na server se nic neposílá.
study-record = Záznam partie
study-copy = Kopírovat: { $what }
study-copy-record = Kopírovat
study-copied = Zkopírováno.
study-copy-failed = Prohlížeč nedovoluje kopírovat. Označ text a zkopíruj ho ručně.
study-save-record = Uložit jako soubor
study-position = Pozice na plánu
study-to-editor = Změnit tuto pozici v editoru
study-picture = Obrázek plánu
study-ink = Do tisku
study-save = Uložit { $kind }
study-picture-failed = Tento prohlížeč obrázek vytvořit neumí. Ulož ho jako SVG.

## Editor plánu

edit-games = Hra
edit-tools = Nástroje
edit-tool = Klepnutí na pole:
edit-start = Výchozí pozice
edit-stock = Zbývá položit
edit-clear = Vyčistit plán
edit-good = Pozice je v pořádku.
edit-position = Pozice jako text
edit-play = Hrát odsud
edit-study = Rozebrat odsud
edit-not-yet = Hrát a rozebírat můžeš, až bude pozice v pořádku.

## Listy k tisku

sheets-title = Tisk: { $game }
sheets-lead = { $game ->
    [slither] Plány pro hru dvěma barvami, připravené k tisku.
   *[other] Plán, všechno k vystřižení a pravidla na jedné stránce.
}
sheets-boards = Který plán
sheets-this = Tento, { $code }
sheets-fresh = Nové
sheets-count = Kolik plánů
sheets-per-page = Plánů na stránku
sheets-rules = S pravidly
sheets-paper = Papír
sheets-open = Otevřít PDF
sheets-again = Zkusit znovu
sheets-offline = Listy připravuje server Tessery, který teď není dostupný. Spusť ho, nebo zkontroluj připojení a zkus to znovu.

## Co je známo

study-known-lead = Malé plány jsou vyřešené: je dokázáno, co se stane, když oba hrají nejlépe. Otevři některý a projdi ho tah po tahu.
study-known-note = „Tahy“ jsou délka nejdelší varianty, „Pozice“ velikost důkazu. Kdo prohrává, oddaluje konec, jak dlouho to jde; při remíze se oba drží svých plánů hry. Každý důkaz lze ověřit podle samotných pravidel.
study-known-board = Herní plán
study-known-value = Výsledek
study-known-turns = Tahy
study-known-positions = Pozice
study-known-none = Zatím není nic dokázáno.
study-known-damaged = Řádek { $line } v seznamu vyřešených plánů je poškozený.
study-known-not-loaded = Seznam vyřešených plánů se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
