# Obrazovka příkazu `tessera tui`. Řádky se musí vejít do terminálu o 80 sloupcích; jména kláves jsou krátká.

tui-continue = Pokračovat v partii
tui-kept = { $game }, { $level ->
    [0] dva hráči
   *[other] úroveň { $level }
}, tah { $turn }
tui-game = Hra
tui-opponent = Soupeř
tui-friend = druhý člověk u tohoto terminálu
tui-computer = počítač
tui-level = Úroveň
tui-side = Hraješ
tui-side-first = jako první
tui-side-second = jako druhý
tui-side-lot = náhodně
tui-start = Hrát
tui-menu-keys = Šipky vybírají, Enter začíná, q končí
tui-broken = Uloženou partii nelze přečíst; soubor zůstává beze změny.
tui-not-kept = Partii nelze uložit na příště. F9 ji uloží do této složky.
tui-lost = Partie se na příště neuložila: do souboru { $file } nelze zapisovat.
tui-saved = Uloženo do souboru { $file }.
tui-not-saved = Do této složky nelze partii uložit.
tui-too-small = Tato obrazovka je příliš malá: je potřeba { $width } × { $height } znaků.
tui-thinking = Počítač přemýšlí…
tui-judging = Hodnocení: …
tui-value = { $player }: { $bar } { $percent } %
tui-hint = Rada: { $turn } – { $why }
tui-typing = Tvůj tah:
tui-key-help = Pomoc
tui-key-new = Menu
tui-key-hint = Rada
tui-key-value = Hodn.
tui-key-undo = Vrátit
tui-key-redo = Vpřed
tui-key-flip = Otočit
tui-key-type = Psát
tui-key-save = Uložit
tui-key-quit = Konec
tui-help =
    Šipky        pohyb po plánu
    Mezerník     klepne na pole
    Enter        zahraje hotový tah, jinak klepne na pole
    písmena      vybírají to, co je vedle plánu
    {"["} a ]        otáčejí tím, co pokládáš
    Backspace    odebere poslední část tahu
    Esc          začne tah znovu
    : nebo F8    napsání tahu textem
    Ctrl-Z, Ctrl-Y   vrátit tah, vrátit vpřed
    F9           uloží partii do této složky

    + lze zvolit · (x) stálo by zde · podtržené: poslední tah

    Myší klepneš na pole, na volby vedle plánu i na dolní lištu.
tui-menu-help =
    Nahoru, dolů      vybere řádek
    Vlevo, vpravo     změní ho
    Enter             začne partii, nebo v ní pokračuje
    Esc, F2           zpátky k partii
    q, F10            konec

    Při odchodu se od každé hry uloží jedna rozehraná partie.
