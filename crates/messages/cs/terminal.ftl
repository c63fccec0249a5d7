# Obrazovka příkazu `tessera tui`. Řádky se musí vejít do terminálu o 80 sloupcích; jména kláves jsou krátká.

tui-continue = Pokračovat ve hře
tui-game = Hra
tui-opponent = Soupeř
tui-friend = kamarád u tohoto terminálu
tui-computer = počítač
tui-level = Úroveň
tui-side = Hrajete
tui-side-first = jako první hráč
tui-side-second = jako druhý hráč
tui-side-lot = podle losu
tui-start = Hrát
tui-menu-keys = Šipky vybírají, Enter začíná, q končí
tui-broken = Uloženou hru nelze přečíst; soubor zůstává beze změny.
tui-not-kept = Hru nelze uložit na příště.
tui-too-small = Tato obrazovka je příliš malá: je třeba { $width } × { $height } znaků.
tui-thinking = Počítač přemýšlí …
tui-judging = Hodnocení: …
tui-value = První hráč: { $bar } { $percent } %
tui-hint = Nápověda: { $turn } – { $why }
tui-typing = Váš tah:
tui-key-help = Pomoc
tui-key-new = Menu
tui-key-hint = Rada
tui-key-value = Hodn.
tui-key-undo = Zpět
tui-key-redo = Znovu
tui-key-flip = Otočit
tui-key-type = Psát
tui-key-quit = Konec
tui-help =
    Šipky        pohyb po desce
    Mezerník     označí pole
    Enter        zahraje hotový tah, jinak označí pole
    písmena      vybírají to, co stojí vedle desky
    {"["} a ]        otáčejí kamenem
    Backspace    vezme zpět poslední část tahu
    Esc          začne tah znovu
    : nebo F8    napsání tahu v textové podobě
    Ctrl-Z, Ctrl-Y   zpět, znovu

    + lze označit · (x) stálo by zde · podtržené: poslední tah

    Myš označuje pole, vybírá a mačká to, co je na dolní liště.
