# Stránka v prohlížeči: vše kromě toho, co se říká o pozici (game.ftl), lekcí, pravidel a rozboru.

## Everywhere

app-title = { $screen } – Tessera
app-home = Tessera – čtyři hry pro dva
app-calls = ({ $count }) { $title }
app-description = Xok, Yoxii, Trexo a Slither Stone: hraj, uč se a rozebírej čtyři hry pro dva.
app-load-failed = Tuto část stránky se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
app-broken = Na této stránce se něco pokazilo. Tvoje partie jsou v bezpečí; načti stránku znovu.
title-new = Nová hra
title-game = Partie
title-games = Moje partie
title-settings = Nastavení
title-learn = Výuka
title-puzzles = Úlohy
title-rules = Pravidla
title-study = Rozbor
title-known = Co je známo
title-editor = Editor plánu
title-lost = Nenalezeno

nav-label = Hlavní nabídka
nav-home = Tessera, úvodní stránka
nav-skip = Přejít k obsahu
nav-play = Hrát
nav-learn = Výuka
nav-puzzles = Úlohy
nav-study = Rozbor
nav-games = Moje partie
nav-settings = Nastavení
nav-calls = { $count ->
    [one] Čeká na tebe { $count } partie
    [few] Čekají na tebe { $count } partie
   *[other] Čeká na tebe { $count } partií
}

lost-title = Tady nic není
lost-text = Tato adresa nikam nevede. Odkaz možná není celý.
lost-home = Ke hrám

ui-close = Zavřít
ui-cancel = Zrušit
ui-print = Tisk

game-name = { $game ->
    [xok] Xok
    [yoxii] Yoxii
    [trexo] Trexo
   *[slither] Slither Stone
}

# The two players of a game, as the game calls them.
player-name = { $game ->
    [xok] { $player ->
        [first] Bílý
       *[second] Černý
    }
    [yoxii] { $player ->
        [first] Bílý
       *[second] Červený
    }
    [trexo] { $player ->
        [first] X
       *[second] O
    }
   *[slither] { $player ->
        [first] Modrý
       *[second] Oranžový
    }
}

## The board

board-label = Herní plán: { $game }
board-cell-lit = { $cell }, lze zvolit

## Home

home-title = Čtyři hry pro dva
home-lead = Hraj s někým vedle sebe, přes internet nebo proti počítači. Bez účtu, bez instalace.
home-pitch = { $game ->
    [xok] Spoj deset ryb a žraloků do řetězu, než ho překousnou soupeřovi žraloci.
    [yoxii] Doveď totem tam, kde kolem něj budeš mít nejvíc bodů.
    [trexo] Na každé destičce je X i O. Získej pět svých symbolů v řadě – při pohledu shora.
   *[slither] Každý má dva hady: jeden je moudrý, druhý šílený. Udrž ty své naživu déle než soupeř.
}
home-by = { $game ->
    [xok] autoři: Joël a Rafael Escalante
    [yoxii] autor: Jeremy Partinico
    [trexo] autor: Jan Åke Hansson
   *[slither] autor: Critical Pawn
}
home-play = Hrát
home-learn = Výuka
home-learn-game = Výuka: { $game }
home-continue = Pokračovat: { $game }
home-more-open = { $count ->
    [one] a ještě jedna rozehraná partie
    [few] a ještě { $count } rozehrané partie
    [many] a ještě { $count } rozehrané partie
   *[other] a ještě { $count } rozehraných partií
}

seat-you = Ty
seat-computer = Počítač, úroveň { $level }
games-versus-computer = proti počítači, úroveň { $level }
games-versus-person = dva hráči u jedné obrazovky

## New game

new-opponent = Soupeř
new-computer = Počítač
new-person = Někdo vedle mě
new-level = Obtížnost
new-level-says = { $level ->
    [1] 1 – začátečník
    [2] 2 – velmi snadná
    [3] 3 – snadná
    [4] 4 – pohodová
    [5] 5 – střední
    [6] 6 – vyšší
    [7] 7 – těžká
    [8] 8 – velmi těžká
    [9] 9 – mistrovská
   *[10] 10 – naplno
}
new-side = Za koho hraješ
new-lot = Náhodně
new-begins = Začíná: { $player }.
new-clock = Hodiny
new-minutes = { $minutes ->
    [0] bez hodin
    [one] { $minutes } minuta pro každého
    [few] { $minutes } minuty pro každého
    [many] { $minutes } minuty pro každého
   *[other] { $minutes } minut pro každého
}
new-increment = Přídavek za tah
new-seconds = { $seconds ->
    [0] žádný
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}
new-tiles = Destičky
new-number = { $id ->
    [tiles] { $count ->
        [45] 45 – starší vydání
        [60] 60 – běžné vydání
       *[other] { $count }
    }
   *[other] { $count }
}
new-board = Plán
new-columns = Sloupce
new-rows = Řady
new-walls = Zdi
new-seed = Číslo
new-seed-wrong = Číslo plánu má jednu až devět číslic.
new-another-board = Jiný
new-code = Kód
new-learn = Naučit se hrát
new-rules = Pravidla
new-start = Začít

## Playing

play-loading = Plán se připravuje…
play-core-failed = Hru se nepodařilo načíst. Zkontroluj připojení a načti stránku znovu.
play-not-found = Taková partie v tomto zařízení není.
play-broken = Tuto uloženou partii nelze přečíst. Ostatní jsou v pořádku.
play-computer-failed = Počítač nenašel tah. Vrať tah, nebo načti stránku znovu.
play-wait = Počítač přemýšlí. Zastavíš ho tlačítkem Vrátit tah.
play-to-move = na tahu
play-thinking = přemýšlí…
play-winner = výhra
play-clock = Hodiny: { $player }
play-stock = Zásoba: { $player }
play-parts = Zatím zvoleno
play-take-back = odebrat
play-confirm = Zahrát
play-cancelled = Tah je zrušený.
play-code = Plán { $code }
play-undo = Vrátit tah
play-undone = Tah je vrácený.
play-redo = Vrátit vpřed
play-redone = Tah je znovu zahraný.
play-hint = Rada
play-hinting = Hledám radu…
play-hint-says = Rada: { $turn }.
play-hint-keys = Enter tah zahraje, Escape radu zavře.
play-hint-closed = Rada je zavřená.
play-hint-stopped = Hledání rady je zastavené.
play-hint-line = Co může následovat
play-hint-follow = Zahrát podle rady
play-hint-close = Zkusím to bez rady
play-hint-failed = Rada se nenašla.
play-flip = Otočit plán
play-resign = Vzdát se
play-restart = Začít znovu
play-tools = Hra
settings-sound = Zvuk
settings-slanted = Šikmý pohled
play-keys = Klávesy
play-lists = Plán a možné tahy
play-moves = Tahy
play-no-moves = Zatím nikdo netáhl.
play-looking-back = Díváš se na dřívější pozici.
play-look-now = Zpět ke hře
play-type = Napsat tah
play-type-play = Zahrát napsaný tah
play-wins = Vyhrává { $player }
play-draw = { $game ->
    [xok] Vyhráváte oba!
   *[other] Remíza
}
play-why-resigned = { $player } se vzdává.
play-why-time = Čas vypršel: { $player }.
play-decided = Rozhodla pole: { $cells }.
play-again = Hrát znovu
play-new = Nová hra

ask-resign = Vzdát se?
ask-resign-text = Partie skončí a vyhraje druhá strana.
ask-resign-yes = Vzdát se
ask-restart = Začít znovu?
ask-restart-text = Dosavadní tahy se ztratí.
ask-restart-yes = Začít znovu

lists-cells = Herní plán
lists-legal = { $count ->
    [one] { $count } možný tah
    [few] { $count } možné tahy
    [many] { $count } možného tahu
   *[other] { $count } možných tahů
}
play-rotate = Otočit

## The game and this device

play-unsaved = Tato partie není v zařízení uložená: chybí místo, nebo to prohlížeč nedovoluje. Můžeš hrát dál, ale po zavření karty se partie ztratí.
play-save-file = Uložit do souboru
play-saved-file = Partie je uložená v souboru. Otevřeš ji v části Rozbor.
play-deleted = Tato partie byla smazána v jiné kartě.
play-not-kept = Prohlížeč stránce nedovoluje ukládat partie, a tak tahle už tu není.

## The end of a game

play-you-win = Vyhráváš!
play-you-lose = Prohráváš
play-turning = { $count ->
    [0] Ukázat zlomové tahy
    [one] Ukázat zlomový tah
    [few] Ukázat { $count } zlomové tahy
   *[other] Ukázat { $count } zlomových tahů
}
play-course = Průběh partie: čím výš čára, tím lépe (strana: { $player })
play-menu = Nabídka
ask-resign-who = Kdo se vzdává?
ask-resign-player = Vzdává se: { $player }

## Names and results

new-name = Jméno ({ $player })

## Titles, and what a screen reader is told

title-of = { $game }: { $screen }
title-against = { $game }, úroveň { $level }
title-two = { $game } pro dva
title-turn = { $title } – { $turn }
title-your-turn = jsi na tahu
play-opened = { $title }.
play-you-are = Tvoje strana: { $player }.
play-seen-by = Plán je vidět z této strany: { $player }. Směry říkám tak, jak je vidíš.
play-now-shown = Partie v tuto chvíli.
play-start-shown = Začátek partie. Nikdo ještě netáhl.
play-turn-shown = Plán po tahu { $number }: { $turn }.
play-part-gone = Vráceno: { $part }.
play-clock-says = { $clock }: { $time }
play-hurry = { $seconds ->
    [one] Už jen { $seconds } sekunda.
    [few] Už jen { $seconds } sekundy.
    [many] Už jen { $seconds } sekundy.
   *[other] Už jen { $seconds } sekund.
}
play-turn-name = { $number }: { $turn }
board-cell-fresh = { $cell }, poslední tah
board-cell-shown = { $cell }, označené
board-way = { $way ->
    [n] sever
    [ne] severovýchod
    [e] východ
    [se] jihovýchod
    [s] jih
    [sw] jihozápad
    [w] západ
   *[nw] severozápad
}
board-around = { $way }: { $cell }
board-edge = Tady je okraj plánu.
board-no-pieces = Takový kámen na plánu není.
lists-piece = { $piece }: { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}

## Partie online

title-online = Partie online
title-join = Pozvánka
title-seat = Tvoje místo
title-online-game = { $game } online
seat-opponent = Soupeř
games-versus-online = na dálku, online
games-your-turn = Jsi na tahu
games-invited = čeká se na druhého hráče
new-online = Online
new-invite = Vytvořit pozvánku
play-agreed = Remíza
play-aborted = Partie zrušena
