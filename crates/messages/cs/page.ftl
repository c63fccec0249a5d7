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

## Settings

settings-page = Obecné
settings-play = Hraní
settings-language = Jazyk
settings-language-system = Podle prohlížeče
settings-theme = Vzhled
settings-system = Podle systému
settings-light = Světlý
settings-dark = Tmavý
settings-board = Plány
settings-board-own = Každý jiný
settings-board-wood = Dřevo
settings-board-stone = Kámen
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
settings-speech = Co říká čtečka obrazovky
settings-speech-full = Všechno
settings-speech-brief = Méně
settings-speech-note = „Méně“ vynechá, která pole můžeš zvolit a která změnil poslední tah.
settings-kept = Nastavení a partie jsou uložené v tomto zařízení, partie online také na serveru.
settings-online = Partie s druhým hráčem online
settings-name = Tvoje jméno
settings-name-note = 2 až 20 písmen. Soupeř ho vidí během partie. Nech prázdné, chceš-li hrát beze jména.
settings-name-wrong = Jméno má 2 až 20 písmen a nic jiného.
settings-names = Zobrazovat jména ostatních

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
keys-lists = vypsat plán a možné tahy
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
games-turns = { $count ->
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
games-deleted = { $count ->
    [one] Partie je smazaná.
    [few] Smazány { $count } partie.
   *[other] Smazáno { $count } partií.
}
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
games-filter = Zobrazit
games-all = Všechny hry
games-results = Proti počítači
games-tally = { $game }, úroveň { $level }: výhry { $won }, prohry { $lost }{ $drawn ->
    [0] {""}
   *[other] , remízy { $drawn }
}

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
type-help = Jak napsat tah
type-example = Například: { $example }. Napiš „pomoc“ a dozvíš se, na co se můžeš zeptat.
type-notation = { $game ->
    [xok] Dvě ryby: obě pole, d3 d4. Žralok: písmeno, pole a směr první tlamy, S d4 ne. S je malý žralok; A, B a C jsou velcí: tlamy vedle sebe, s mezerou a naproti sobě. Směry: e (východ), ne, nw, w (západ), sw, se.
    [yoxii] Pole totemu, pole kamene a jeho hodnota: d5 e6 3.
    [trexo] Pole symbolu X, potom pole symbolu O: e5 e6.
   *[slither] Číslo moudrého hada, pohyb a směr hlavy po něm: 1n>e. Pohyb je n, e, s nebo w (krok), j (skok) nebo t (běh). Zeď je #e5, volné pole oc3; odděl je mezerou, před pohybem nebo po něm. Vlnovka ~ před pohybem znamená, že první jde šílený had.
}
type-example-of = { $game ->
    [xok] d3 d4
    [yoxii] d5 e6 3
    [trexo] e5 e6
   *[slither] 1n>e
}
type-directions = Psané směry jsou směry plánu: n je k vyšším číslům, i když je plán otočený.
type-questions = Můžeš sem napsat také: pomoc, poslední, stav, hodiny, kameny, tahy d4, okolo d4, řada d4 ne, vrátit, remíza, vzdát, hodnota.
ask-word-help = pomoc
ask-word-last = poslední
ask-word-status = stav
ask-word-clock = hodiny
ask-word-moves = tahy
ask-word-around = okolo
ask-word-line = řada
ask-word-pieces = kameny
ask-word-back = vrátit
ask-word-draw = remíza
ask-word-resign = vzdát
ask-word-value = hodnota
ask-help = Můžeš napsat tah, nebo jedno z těchto slov
ask-help-one = { $word }: { $does }
ask-does-help = tato pomoc
ask-does-last = poslední tah
ask-does-status = kdo je na tahu
ask-does-clock = zbývající čas
ask-does-moves = kolik je možných tahů; s polem, například d4, tahy na tomto poli
ask-does-around = co je okolo pole, například okolo d4
ask-does-line = co leží v řadě, například řada d4 ne
ask-does-pieces = všechno, co leží na plánu
ask-does-back = vrátit poslední tah; online o to požádat; v rozboru přejít o tah zpátky
ask-does-draw = nabídnout nebo přijmout remízu online
ask-does-resign = vzdát se
ask-does-value = jakou má pozice hodnotu, v rozboru
ask-no-clock = Tato partie je bez hodin.
ask-no-moves = Na poli { $cell } není žádný možný tah.
ask-more-moves = A ještě { $count }; všechny jsou v seznamu možných tahů.
ask-no-cell = Napiš i pole, například d4.
ask-no-way = Napiš i směr: n, ne, e, se, s, sw, w nebo nw.
ask-not-here = To tady nejde.
ask-no-back = Není co vrátit.
ask-no-redo = Není co vrátit vpřed.
ask-no-value = Hodnotu pozice řekne rozbor.
keys-hexes = na jedno ze šesti sousedních polí
keys-row = na začátek nebo konec řady
keys-first = na první pole
keys-last = na poslední pole
keys-piece = na další obsazené pole
keys-same = na další kámen tohoto druhu
keys-jump-back = totéž, ale zpátky
keys-value = říct hodnotu pozice (v rozboru)
keys-around = říct, co je okolo
keys-line = říct, co leží tím směrem
keys-last-turn = říct poslední tah
keys-clock = říct zbývající čas
keys-moves = říct možné tahy na tomto poli

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
games-delete-online = Tvoje místo v této partii je uložené v tomto zařízení. Bez něj nebo bez odkazu na něj nejde hrát dál.
