# Stránka v prohlížeči: vše kromě toho, co se říká o pozici (game.ftl), lekcí, pravidel a rozboru.

## Everywhere

app-title = { $screen } – Tessera
app-home = Tessera – čtyři hry pro dva
app-description = Xok, Yoxii, Trexo a Slither Stone: hraj, uč se a rozebírej čtyři hry pro dva.
app-load-failed = Tuto část stránky se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
app-broken = Na této stránce se něco pokazilo. Tvoje partie jsou v bezpečí; načti stránku znovu.
title-new = Nová hra
title-game = Partie
title-games = Moje partie
title-settings = Nastavení
title-learn = Výuka
title-rules = Pravidla
title-study = Rozbor
title-editor = Editor plánu
title-lost = Nenalezeno

nav-label = Hlavní nabídka
nav-home = Tessera, úvodní stránka
nav-skip = Přejít k obsahu
nav-play = Hrát
nav-learn = Výuka
nav-study = Rozbor
nav-games = Moje partie
nav-settings = Nastavení

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
        [first] Hráč 1
       *[second] Hráč 2
    }
}

## Settings

settings-page = Obecné
settings-play = Hraní
settings-language = Jazyk
settings-language-system = Podle prohlížeče
settings-theme = Vzhled
settings-system = Podle systému
settings-light = Světlý
settings-dark = Tmavý
settings-motion = Animace
settings-motion-off = Vypnuté
settings-confirm = Potvrzovat každý tah
settings-confirm-note = Hotový tah počká, dokud ho nepotvrdíš.
settings-sound = Zvuk
settings-coordinates = Souřadnice na plánu
settings-lit = Ukazovat, kam můžeš hrát
settings-lit-note = Tečky na polích, která můžeš zvolit (když jich není moc).
settings-slanted = Šikmý pohled
settings-slanted-note = Věže v Trexu jsou vidět z boku.
settings-kept = Nastavení i partie zůstávají jen v tomto zařízení.

## The board

board-label = Herní plán: { $game }
board-cell-lit = { $cell }, lze zvolit

## Home

home-title = Čtyři hry pro dva
home-lead = Hraj s někým vedle sebe, nebo proti počítači. Bez účtu, bez instalace.
home-pitch = { $game ->
    [xok] Ryby se spojují do řetězu o deseti článcích. Žraloci jeho články žerou.
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
home-learn-game = Naučit se hrát { $game }
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
play-winner = vítěz
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
play-hint-line = Co může následovat
play-hint-follow = Zahrát podle rady
play-hint-close = Zkusím to bez rady
play-hint-failed = Rada se nenašla.
play-flip = Otočit plán
play-resign = Vzdát se
play-restart = Začít znovu
play-tools = Hra
play-keys = Klávesy
play-lists = Kameny a možné tahy
play-moves = Tahy
play-no-moves = Zatím nikdo netáhl.
play-looking-back = Díváš se na dřívější pozici.
play-look-now = Zpět ke hře
play-type = Napsat tah
play-type-play = Zahrát napsaný tah
play-wins = Vítěz: { $player }
play-draw = { $game ->
    [xok] Vyhráváte oba!
   *[other] Remíza
}
play-why-resigned = { $player } se vzdává.
play-why-time = Čas vypršel: { $player }.
play-ended-resigned = Hra skončila: jedna strana se vzdala.
play-ended-time = Hra skončila: vypršel čas.
play-ended-board = Hra skončila.
play-again = Hrát znovu
play-new = Nová hra

ask-resign = Vzdát se?
ask-resign-text = Hra skončí a vyhraje soupeř.
ask-resign-yes = Vzdát se
ask-restart = Začít znovu?
ask-restart-text = Dosavadní tahy se ztratí.
ask-restart-yes = Začít znovu

keys-lead = Fungují, když je vybraný plán. Dostaneš se na něj klávesou Tab.
keys-arrows = přejít na vedlejší pole
keys-enter = klepnout na pole (nebo mezerník)
keys-rotate = otočit
keys-confirm = zahrát tah
keys-cancel = zrušit tah
keys-undo = vrátit tah
keys-redo = vrátit vpřed
keys-hint = rada
keys-type = napsat tah
keys-lists = vypsat kameny a možné tahy
keys-status = říct, kdo je na tahu

lists-cells = Herní plán
lists-legal = { $count ->
    [one] { $count } možný tah
    [few] { $count } možné tahy
    [many] { $count } možného tahu
   *[other] { $count } možných tahů
}
play-rotate = Otočit

## Games kept on this device

games-open = Rozehrané
games-finished = Dohrané
games-none = Zatím tu žádná partie není. Objeví se tu, jakmile si zahraješ.
games-play = Zahrát si
games-actions = { $count ->
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
games-broken = { $count ->
    [one] Jednu uloženou partii nelze přečíst. Ostatní jsou v pořádku.
    [few] { $count } uložené partie nelze přečíst. Ostatní jsou v pořádku.
    [many] { $count } uložené partie nelze přečíst. Ostatní jsou v pořádku.
   *[other] { $count } uložených partií nelze přečíst. Ostatní jsou v pořádku.
}

## The game and this device

play-unsaved = Tato partie není v zařízení uložená: chybí místo, nebo to prohlížeč nedovoluje. Můžeš hrát dál, ale po zavření karty se partie ztratí.
play-save-file = Uložit do souboru
play-saved-file = Partie je uložená v souboru. Otevřeš ji v části Rozbor.
play-deleted = Tato partie byla smazána v jiné kartě.
play-not-kept = Prohlížeč stránce nedovoluje ukládat partie, a tak tahle už tu není.

## The end of a game

play-you-win = Vyhráváš!
play-you-lose = Prohráváš
play-turning = Ukázat zlomové tahy
play-menu = Nabídka
ask-resign-who = Kdo se vzdává?
ask-resign-player = Vzdává se: { $player }

## Names and results

new-name = Jméno ({ $player })
games-filter = Zobrazit
games-all = Všechny hry
games-results = Proti počítači
games-tally = { $game }, úroveň { $level }: výhry { $won }, prohry { $lost }{ $drawn ->
    [0] {""}
   *[other] , remízy { $drawn }
}
