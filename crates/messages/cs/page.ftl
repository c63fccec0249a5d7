# Stránka v prohlížeči: vše kromě toho, co se říká o pozici (game.ftl), lekcí, pravidel a rozboru.

## Everywhere

app-title = { $screen } – Tessera
app-load-failed = Tuto část stránky se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
app-broken = Na této stránce se něco pokazilo. Tvé hry jsou uložené; načti stránku znovu.
title-new = Nová hra
title-game = Hra
title-games = Moje hry
title-settings = Nastavení
title-learn = Výuka
title-rules = Pravidla
title-study = Rozbor
title-editor = Editor desky
title-lost = Nenalezeno

nav-label = Hlavní
nav-home = Tessera, úvodní stránka
nav-skip = Přejít k obsahu
nav-play = Hrát
nav-learn = Výuka
nav-study = Rozbor
nav-games = Hry
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

settings-page = Stránka
settings-play = Hra
settings-language = Jazyk
settings-language-system = Prohlížeče
settings-theme = Vzhled
settings-system = Systém
settings-light = Světlý
settings-dark = Tmavý
settings-motion = Pohyb
settings-motion-off = Vypnutý
settings-confirm = Ptát se před zahráním tahu
settings-confirm-note = Hotový tah čeká, dokud ho nepotvrdíš.
settings-sound = Zvuk
settings-coordinates = Souřadnice na plánu
settings-lit = Ukazovat, kam lze klepnout
settings-lit-note = Tečky na možných polích, pokud jich je málo.
settings-slanted = Šikmý pohled
settings-slanted-note = Věže v Trexu viděné z boku.
settings-kept = Nastavení i hry zůstávají jen v tomto zařízení.

## The board

board-label = Hrací plán: { $game }
board-cell-lit = { $cell }, možné

## Home

home-title = Čtyři hry pro dva
home-lead = Hraj s někým vedle sebe, nebo proti počítači. Bez účtu, bez instalace.
home-pitch = { $game ->
    [xok] Ryby se spojují do řetězu deseti. Žraloci jeho články požírají.
    [yoxii] Doveď totem tam, kde tvé kameny váží nejvíc.
    [trexo] Dva znaky na každé destičce a pět tvých v řadě – při pohledu shora.
   *[slither] Každý dva hady, jednoho moudrého, druhého šíleného. Udrž je déle naživu.
}
home-by = { $game ->
    [xok] autoři: Joël a Rafael Escalante
    [yoxii] autor: Jeremy Partinico
    [trexo] autor: Jan Åke Hansson
   *[slither] autor: Critical Pawn
}
home-play = Hrát
home-learn = Výuka
home-learn-game = Naučit se { $game }
home-continue = Pokračovat: { $game }
home-more-open = { $count ->
    [one] a ještě jedna rozehraná hra
    [few] a ještě { $count } rozehrané hry
    [many] a ještě { $count } rozehrané hry
   *[other] a ještě { $count } rozehraných her
}

seat-you = Ty
seat-computer = Počítač, úroveň { $level }
games-versus-computer = proti počítači, úroveň { $level }
games-versus-person = dva hráči zde

## New game

new-opponent = Soupeř
new-computer = Počítač
new-person = Někdo vedle
new-level = Síla
new-level-says = { $level ->
    [1] 1 – teprve se učí
    [2] 2 – velmi snadná
    [3] 3 – snadná
    [4] 4 – pohodová
    [5] 5 – střední
    [6] 6 – poctivá
    [7] 7 – těžká
    [8] 8 – velmi těžká
    [9] 9 – mistrovská
   *[10] 10 – vše, co umí
}
new-side = Hraješ za
new-lot = Losem
new-begins = Začíná { $player }.
new-clock = Hodiny
new-minutes = { $minutes ->
    [0] žádné
    [one] { $minutes } minuta
    [few] po { $minutes } minutách
    [many] po { $minutes } minuty
   *[other] po { $minutes } minutách
}
new-increment = Přídavek za tah
new-seconds = { $seconds ->
    [0] nic
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}
new-tiles = Destičky
new-number = { $id ->
    [tiles] { $count ->
        [45] 45 – starší vydání
        [60] 60 – obvykle
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
new-learn = Naučit se
new-rules = Pravidla
new-start = Začít
new-no-room = V tomto zařízení už není místo na uložení hry. Smaž staré v části Hry.

## Playing

play-loading = Plán se připravuje …
play-core-failed = Hru se nepodařilo načíst. Zkontroluj připojení a načti stránku znovu.
play-not-found = Taková hra v tomto zařízení není.
play-broken = Tuto uloženou hru nelze přečíst. Ostatních her se to netýká.
play-computer-failed = Počítač nenašel tah. Vezmi tah zpět, nebo načti stránku znovu.
play-wait = Počítač přemýšlí. Vzetí tahu zpět ho zastaví.
play-to-move = na tahu
play-thinking = přemýšlí …
play-winner = vítěz
play-clock = Hodiny: { $player }
play-stock = Zásoba: { $player }
play-parts = Zatím zvoleno
play-take-back = vzít zpět
play-confirm = Zahrát
play-cancelled = Tah zrušen.
play-code = Plán { $code }
play-undo = Zpět
play-undone = Vzato zpět.
play-redo = Znovu
play-redone = Zahráno znovu.
play-hint = Nápověda
play-hinting = Hledám nápovědu …
play-hint-says = { $move } – { $why }
play-hint-follow = Zahrát to
play-hint-close = Přijdu na to bez pomoci
play-hint-failed = Nápověda se nenašla.
play-flip = Otočit plán
play-resign = Vzdát
play-restart = Od začátku
play-tools = Hra
play-keys = Klávesy
play-lists = Díly a dovolené akce
play-moves = Tahy
play-no-moves = Zatím se nehrál žádný tah.
play-looking-back = Takhle plán vypadal.
play-look-now = Zpět ke hře
play-type = Napsat tah
play-type-play = Zahrát napsaný tah
play-wins = Vítěz: { $player }
play-draw = Remíza
play-why-resigned = { $player } se vzdal.
play-why-time = { $player } překročil čas.
play-ended-resigned = Hra skončila vzdáním.
play-ended-time = Hra skončila na čas.
play-ended-board = Hra skončila.
play-again = Hrát znovu
play-study = Rozbor
play-new = Nová hra

ask-resign = Vzdát hru?
ask-resign-text = Hra skončí a vyhraje druhý hráč.
ask-resign-yes = Vzdát
ask-restart = Začít od začátku?
ask-restart-text = Dosavadní tahy se ztratí.
ask-restart-yes = Od začátku

keys-lead = Fungují, když je plán aktivní. Dostaneš se na něj klávesou Tab.
keys-arrows = na další pole
keys-enter = klepnout na pole
keys-rotate = otočit díl
keys-confirm = zahrát tah
keys-cancel = zrušit tah
keys-undo = zpět
keys-redo = znovu
keys-hint = nápověda
keys-type = napsat tah
keys-lists = vypsat díly a dovolené akce
keys-status = říci, kdo je na tahu

lists-cells = Hrací plán
lists-legal = { $count ->
    [one] { $count } dovolená akce
    [few] { $count } dovolené akce
    [many] { $count } dovolené akce
   *[other] { $count } dovolených akcí
}
play-rotate = Otočit díl

## Games kept on this device

games-open = Rozehrané
games-finished = Dohrané
games-none = Zatím žádné hry. Objeví se tu, jakmile si zahraješ.
games-play = Zahrát si
games-actions = { $count ->
    [0] nezačatá
    [one] { $count } akce
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}
games-study = Rozebrat { $game }, { $when }
games-delete-one = Smazat { $game }, { $when }
games-delete = Smazat tuto hru?
games-delete-text = Je uložena jen v tomto zařízení a nelze ji obnovit.
games-delete-yes = Smazat
games-delete-broken = Smazat
games-broken = { $count ->
    [one] Jednu uloženou hru nelze přečíst. Ostatních se to netýká.
    [few] { $count } uložené hry nelze přečíst. Ostatních se to netýká.
    [many] { $count } uložené hry nelze přečíst. Ostatních se to netýká.
   *[other] { $count } uložených her nelze přečíst. Ostatních se to netýká.
}
