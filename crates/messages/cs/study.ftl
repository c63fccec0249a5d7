# Rozbor, editor desky, import a export a okno archů k tisku.

## Co lze rozebrat

study-lead = Projděte partii krok za krokem, podívejte se, co si o ní myslí počítač, a zkuste jiné tahy.
study-from-start = Od začátku
study-set-up = Postavit pozici
study-kept = Vaše rozbory
study-kept-none = Rozbor se tu uchová, jakmile v něm něco změníte.
study-kept-broken = { $count ->
    [one] Jeden uchovaný rozbor nelze přečíst. Ostatních se to netýká.
    [few] { $count } uchované rozbory nelze přečíst. Ostatních se to netýká.
    [many] { $count } uchovaného rozboru nelze přečíst. Ostatních se to netýká.
   *[other] { $count } uchovaných rozborů nelze přečíst. Ostatních se to netýká.
}
study-delete-broken = Smazat
study-delete-one = Smazat rozbor: { $game }, { $when }
study-delete-yes = Smazat nadobro
study-games = { $count ->
    [one] Rozebrat lze i jednu dohranou partii
    [few] Rozebrat lze i { $count } dohrané partie
    [many] Rozebrat lze i { $count } dohrané partie
   *[other] Rozebrat lze i { $count } dohraných partií
}
study-all = Všechny rozbory
study-not-found = V tomto zařízení není takový rozbor ani partie.
study-broken = Tento uchovaný rozbor nelze přečíst.
study-problem-more = Ničeho dalšího se to netýká: vaše partie a rozbory jsou takové, jaké byly.
study-no-room = V tomto zařízení není místo, kam rozbor uložit. Vyexportujte jej, nebo smažte staré partie.

## Import

study-import = Otevřít
study-import-label = Záznam partie, pozice nebo odkaz
study-import-open = Otevřít
study-import-choose = Vybrat soubor
study-import-empty = Nejprve něco vložte.
study-import-unknown = Toto není ani záznam partie, ani pozice, ani odkaz Tessery.
study-import-large = Tento soubor je na jednu partii příliš velký.
study-import-file = Tento soubor nelze přečíst.

## Rozbor

study-of = Rozbor: { $game }
study-turns = Tahy
study-no-turns = Zahrajte tah na desce, nebo jej napište.
study-undo = Vzít poslední změnu zpět
study-undone = Vzato zpět.
study-promote = Udělat hlavní variantou
study-promoted = Varianta je teď na prvním místě.
study-delete = Smazat odtud dál
study-deleted = Smazáno. Poslední změnu lze vzít zpět.
study-comment = Komentář k této pozici
study-steps = Krok za krokem partií
study-first = Na začátek
study-back = O tah zpět
study-forth = O tah dál
study-last = Na konec
study-at-start = Začátek
study-here = { $number }. { $text }
study-mark = { $mark ->
    [blunder] (hrubá chyba)
    [mistake] (chyba)
   *[slip] (nepřesnost)
}

## Co si myslí počítač

study-lines = Nejlepší pokračování
study-analysis = Počítačový rozbor
study-analysis-off = Zapněte jej a uvidíte, jakou má pozice hodnotu a jak hrát dál.
study-thinking = Přemýšlí …
study-depth = hloubka { $depth }
study-play-line = Zahrát { $turn }
study-bar = Hodnocení
study-bar-waiting = Zatím neznámé
study-bar-off = Rozbor je vypnutý
study-worth = { $player } { $percent } %
study-proven = dokázáno
study-proven-draw = Vynucená remíza
study-proven-win = { $count ->
    [one] { $player }: vynucená výhra v { $count } akci
    [few] { $player }: vynucená výhra ve { $count } akcích
    [many] { $player }: vynucená výhra v { $count } akce
   *[other] { $player }: vynucená výhra v { $count } akcích
}

## Zpráva

study-report = Celá partie
study-graph = Očekávaný výsledek během partie
study-graph-note = V grafu nahoru znamená dobře pro prvního hráče; kosočtverce jsou dokázané výsledky, kroužky zlomové tahy.
study-report-empty = Jakmile tu budou tahy, uvidíte, jak partie probíhala.
study-report-off = Pro celou zprávu zapněte rozbor.
study-progress = { $count ->
    [one] Prohlédnuto { $done } z { $count } pozice …
    [few] Prohlédnuto { $done } ze { $count } pozic …
    [many] Prohlédnuto { $done } z { $count } pozice …
   *[other] Prohlédnuto { $done } z { $count } pozic …
}
study-percent = { $percent } %
study-accuracy-note = Přesnost: tah, který nic neztratí, se počítá jako 100 % a za každých 15 ztracených bodů očekávaného výsledku o polovinu méně; toto je průměr všech tahů.
study-turning = Zlomové tahy
study-turning-none = Žádný tah neztratil mnoho.
study-turning-yet = Zatím žádné.
study-turned = { $kind ->
    [win-missed] { $player }: promarněná jistá výhra, ze 100 % na { $after } %.
    [draw-missed] { $player }: promarněná jistá remíza, teď je to prohra.
    [into-loss] { $player }: odteď vynucená prohra; bylo to { $before } %.
    [turned] { $player }: ztracené vedení, z { $before } % na { $after } %.
   *[gave] { $player }: pokles z { $before } % na { $after } %.
}
study-better = Lepší bylo { $text }.

## Export

study-export = Sdílet a uložit
study-link = Odkaz na tuto partii
study-link-note = Odkaz obsahuje celou partii s variantami a komentáři. Na server se nic neposílá.
study-record = Záznam partie
study-copy = Kopírovat: { $what }
study-copy-record = Kopírovat
study-copied = Zkopírováno.
study-copy-failed = Prohlížeč nedovoluje kopírovat. Označte text a zkopírujte jej sami.
study-save-record = Uložit jako soubor
study-position = Pozice na desce
study-to-editor = Změnit tuto pozici v editoru
study-picture = Obrázek desky
study-ink = Úsporný
study-save = Uložit { $kind }
study-picture-failed = Tento prohlížeč neumí obrázek vytvořit. SVG funguje i bez toho.

## Editor desky

edit-games = Hra
edit-tools = Nástroje
edit-tool = Klepnutí na pole:
edit-start = Obvyklý začátek
edit-stock = Zbývá položit
edit-clear = Vyprázdnit
edit-good = Pozice je v pořádku.
edit-position = Pozice jako text
edit-play = Hrát odsud
edit-study = Rozebrat odsud
edit-not-yet = Hrát a rozebírat odsud lze, jakmile bude pozice v pořádku.

## Archy k tisku

sheets-title = Tisk: { $game }
sheets-lead = { $game ->
    [slither] Desky pro dvě tužky, připravené k tisku.
   *[other] Deska, všechny díly k vystřižení a pravidla na jedné stránce.
}
sheets-boards = Která deska
sheets-this = Tato, { $code }
sheets-fresh = Nové
sheets-count = Kolik desek
sheets-per-page = Desek na stránku
sheets-rules = S pravidly
sheets-paper = Papír
sheets-open = Otevřít PDF
sheets-again = Zkusit znovu
sheets-offline = Archy připravuje server Tessery, který teď není dostupný. Spusťte jej nebo zkontrolujte připojení a zkuste to znovu.
