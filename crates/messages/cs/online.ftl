# Partie online s někým na dálku: pozvánka, stůl a co se u nich říká.

## Nová partie

online-pace-none = Bez hodin
online-pace-minutes = Minuty
online-pace-days = Dny na tah
online-minutes = Čas
online-days = Čas na tah
online-days-each = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dní na tah
}
online-clock-none = Bez hodin: není kam spěchat.
online-clock-minutes = Hodiny: { $minutes ->
    [0] {""}
    [one] { $minutes } minuta{" "}
    [few] { $minutes } minuty{" "}
    [many] { $minutes } minuty{" "}
   *[other] { $minutes } minut{" "}
}{ $seconds ->
    [0] {""}
   *[other] { $seconds } s{" "}
}pro každého{ $increment ->
    [0] .
   *[other] {" "}a { $increment } s za každý tah.
}
online-clock-days = { $days ->
    [one] Na každý tah je jeden den.
    [few] Na každý tah jsou { $days } dny.
    [many] Na každý tah je { $days } dne.
   *[other] Na každý tah je { $days } dní.
}

## Čekárna a odkazy

online-connecting = Připojování…
online-unreachable = Herní server neodpovídá. Zkontroluj připojení; stránka to zkouší dál.
online-not-found = Taková partie není. Možná chybí část odkazu.
online-unknown = Tato stránka tuto hru nezná. Načti ji znovu, ať máš nejnovější verzi.
online-waiting-title = { $game } na dálku
online-your-side = Tvoje strana: { $player }.
online-invite-text = Pošli tento odkaz druhému hráči. Partie začne, až ho otevře a vybere Připojit se.
online-invite-link = Odkaz pro druhého hráče
online-invite-scan = Naskenuj a připoj se k partii
online-invite-title = Zahrajeme si { $game }?
online-waiting = Čeká se na druhého hráče…
online-waiting-leave = Mezitím si můžeš prohlížet jiné stránky Tessery: dostaneš znamení, až druhý hráč přijde. Tuto kartu nech otevřenou.
online-not-begun = Druhý hráč se ještě nepřipojil. Počkej tady a partii uvidíš.
online-cancel-game = Zrušit partii
online-joined = Druhý hráč je tady. Partie začíná.
online-calls = Partie, které na tebe čekají
online-calls-more = a ještě { $count }
online-call-later = Později
online-call-joined = { $game }: druhý hráč je tady. Partie začíná.
online-call-joined-turn = { $game }: druhý hráč je tady. Jsi na tahu.
online-call-turn = { $game }: jsi na tahu.
online-call-draw = { $game }: soupeř nabízí remízu.
online-call-takeback = { $game }: soupeř žádá o vrácení posledního tahu.
online-call-rematch = { $game }: soupeř by chtěl odvetu.
online-call-rematch-begun = { $game }: odveta začíná.
online-call-rematch-begun-turn = { $game }: odveta začíná. Jsi na tahu.
online-call-ended = { $game }: konec partie. { $result }
online-copy = Kopírovat odkaz
online-copied = Odkaz zkopírován.
online-copy-failed = Odkaz se nepodařilo zkopírovat. Je vybraný, zkopíruj ho.
online-share = Sdílet
online-address = Adresa v odkazu
online-address-network = Adresa této stránky funguje jen na tomto počítači. V odkazu je adresa, kterou otevřou i jiná zařízení v síti.
online-address-own = Tento odkaz otevře jen tento počítač.
online-address-none = Tento odkaz otevře jen tento počítač. Pro jiná zařízení spusť server s volbou --host 0.0.0.0.

online-links = Odkazy na tuto partii
online-watch-link = Odkaz pro diváky
online-watch-scan = Naskenuj a sleduj partii
online-seat-text = Chceš-li hrát dál na jiném zařízení, otevři tam tento odkaz. Nikomu ho neukazuj: kdo ho má, může hrát za tebe.
online-seat-link = Odkaz na tvoje místo
online-seat-scan = Naskenuj a hraj dál na tomto zařízení

## Připojení

online-join-title = Pozvánka do partie: { $game }
online-join = Připojit se k partii
online-joining = Připojování…
online-join-taken = K této partii se už připojil někdo jiný. Můžeš ji sledovat.
online-join-over = Tato partie skončila.
online-join-failed = Tímto odkazem se připojit nedá. Požádej o nový.
online-own-title = Tvoje pozvánka: { $game }
online-own-text = Toto je tvoje vlastní pozvánka. Pošli odkaz druhému hráči.
online-to-game = Přejít k partii
online-both = Hrát za obě strany na tomto zařízení
online-watch = Sledovat partii
online-see = Podívat se na partii
online-again = Zkusit znovu

## U stolu

online-here = je tady
online-away = je pryč
online-presence-unknown = neví se
online-watching = Sleduješ tuto partii.
online-watchers = { $count ->
    [one] Sleduje jeden divák
    [few] Sledují { $count } diváci
    [many] Sleduje { $count } diváka
   *[other] Sleduje { $count } diváků
}
online-lost = Spojení je přerušené. Zkouším to znovu…
online-lost-sent = Spojení je přerušené. Tvůj tah se odešle, jakmile se spojení obnoví.
online-connected = Spojení je zpět.
online-away-now = Soupeř je pryč.
online-here-again = Soupeř je zase tady.
online-last-known = Na plánu je poslední pozice, kterou toto zařízení zná.
online-reload = Server má jinou verzi Tessery. Načti stránku znovu a hraj dál.
online-unseated = Server nezná tvoje místo v této partii. Můžeš ji sledovat.
online-unkept = Toto zařízení si tvoje místo nezapamatuje. Než kartu zavřeš, zkopíruj si odkaz na svoje místo.
online-notify = Upozornit mě, až budu na tahu
online-your-turn = Jsi na tahu.
online-sending = Odesílání tahu…
online-wait = Na tahu je soupeř.
online-wait-sent = Tvůj tah se odesílá.
online-first-own = Zahraj první tah, máš na něj { $time }. Jinak se partie zruší.
online-first = Na první tah je ještě { $time }, pak se partie zruší.
online-hurry = { $seconds ->
    [one] Už jen { $seconds } sekunda.
    [few] Už jen { $seconds } sekundy.
    [many] Už jen { $seconds } sekundy.
   *[other] Už jen { $seconds } sekund.
}
online-days-left = { $days ->
    [0] {""}
   *[other] { $days } d{" "}
}{ $hours } h{ $days ->
    [0] {" "}{ $minutes } min
   *[other] {""}
}

online-takeback = Vrátit tah
online-draw = Nabídnout remízu
online-abort = Zrušit partii
online-talk = Napsat
online-talk-title = Napsat něco

ask-draw = Nabídnout remízu?
ask-draw-text = Partie skončí remízou, pokud soupeř souhlasí.
ask-draw-yes = Nabídnout remízu
ask-abort = Zrušit partii?
ask-abort-text = Partie skončí bez výsledku.
ask-abort-yes = Zrušit partii

online-asked-draw = Soupeř nabízí remízu.
online-yes-draw = Přijmout
online-no-to-draw = Odmítnout
online-asked-takeback = Soupeř žádá o vrácení posledního tahu.
online-yes-takeback = Povolit
online-no-to-takeback = Nepovolit
online-offered-draw = Tvoje nabídka remízy je odeslaná.
online-offered-takeback = Tvoje žádost o vrácení tahu je odeslaná.
online-draw-offer = { $player } nabízí remízu.
online-own-draw-offer = Tvoje nabídka remízy je odeslaná.
online-draw-decline = { $player } remízu odmítá.
online-own-draw-decline = Remíza odmítnuta.
online-takeback-ask = { $player } žádá o vrácení posledního tahu.
online-own-takeback-ask = Tvoje žádost o vrácení tahu je odeslaná.
online-takeback-refuse = { $player } vrácení nepovoluje.
online-own-takeback-refuse = Vrácení nepovoleno.
online-takeback-grant = { $player } souhlasí: tah je vrácen.
online-own-takeback-grant = Povoleno: tah je vrácen.
online-credit = { $seconds ->
    [one] Server nefungoval. Hráč na tahu dostal zpět { $seconds } sekundu.
    [few] Server nefungoval. Hráč na tahu dostal zpět { $seconds } sekundy.
    [many] Server nefungoval. Hráč na tahu dostal zpět { $seconds } sekundy.
   *[other] Server nefungoval. Hráč na tahu dostal zpět { $seconds } sekund.
}
online-gone = Soupeř je už delší dobu pryč.
online-claim = Přihlásit se o výhru

online-say = { $what ->
    [hello] Ahoj!
    [good-luck] Hodně štěstí!
    [good-game] Dobrá partie!
    [thanks] Díky!
    [one-moment] Okamžik, prosím.
   *[oops] Jejda!
}
online-said = { $player }: { $what }
online-you-said = Ty: { $what }

## Konec

play-why-agreed = Oba hráči se dohodli na remíze.
play-why-aborted = Partie byla zrušena. Nepočítá se.
play-why-absent = První tah nepřišel včas. Partie se nepočítá.
play-why-gone = { $player } se nevrací.
online-rematch = Odveta
online-rematch-accept = Přijmout odvetu
online-rematch-sent = Výzva k odvetě je odeslaná. Čeká se na soupeře…
online-rematch-offered = Soupeř by chtěl odvetu.
online-rematch-go = Přejít k odvetě
online-rematch-watch = Sledovat odvetu
online-score = Série: ty { $own }, soupeř { $other }{ $drawn ->
    [0] .
    [one] , { $drawn } remíza.
    [few] , { $drawn } remízy.
   *[other] , { $drawn } remíz.
}

## Co server odmítá

online-refused = Nepovedlo se: { $why }
online-no = Server odmítl: { $why }.
online-no-no-seat = To mohou jen hráči této partie.
online-no-not-begun = Partie ještě nezačala.
online-no-over = Partie skončila.
online-no-not-your-turn = Na tahu je soupeř.
online-no-stale = Partie pokročila. Podívej se na plán a zahraj tah znovu.
online-no-illegal = Server tento tah nepřijal. Zahraj jiný.
online-no-out-of-time = Tvůj čas vypršel.
online-no-no-draws = Tato hra nemůže skončit remízou.
online-no-not-offered = Nabídka už neplatí.
online-no-offered-already = Tahle žádost už padla. Počkej na další tah.
online-no-too-many-offers = V této partii už bylo takových žádostí příliš mnoho.
online-no-nothing-to-take-back = Není žádný tah, který by se dal vrátit.
online-no-not-last-turn = Vrátit se dá jen tvůj poslední tah.
online-no-too-late = Oba hráči už táhli, a tak partii nelze zrušit.
online-no-not-gone = Soupeř ještě není pryč dost dlouho.
online-no-bad-name = Jméno má 2 až 20 písmen a nic jiného.
