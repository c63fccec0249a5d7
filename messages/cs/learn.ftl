# Lekce. Které jsou a co je správně, říká lessons/. Ke každému kroku: úkol, co řekneme, když je splněn, a co, když se
# nepovedl.

learn-title = Nauč se hrát { $game }
learn-lead = Krátké lekce u plánu, pravidlo po pravidle, s malou výzvou na konci.
learn-progress = { $done } z { $all ->
    [one] { $all } lekce
    [few] { $all } lekcí
   *[other] { $all } lekcí
}
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
learn-course = Kurz
learn-begin = Začít
learn-continue = Pokračovat
learn-lesson-state = { $state ->
    [done] Hotová
    [open] Začatá
   *[new] Nová
}
learn-step = Krok { $step } z { $steps }
learn-back = Všechny lekce
learn-board = Plán hry { $game }
learn-retry = Zkusit znovu
learn-skip = Přeskočit
learn-next = Dál
learn-next-lesson = Další lekce
learn-finish = Dokončit
learn-reply = Soupeř hraje { $turn }.
learn-left = { $count ->
    [0] Všechno nalezeno.
    [one] Zbývá najít { $count }
    [few] Zbývá najít { $count }
   *[other] Zbývá najít { $count }
}
learn-found = { $cell }: správně.
learn-marked = Označeno: { $cells }
learn-rules-of = Pravidla hry { $game }
learn-answers = Tvá odpověď
learn-all-done = Teď znáš celou hru.
learn-now-play = Zahrát si { $game }
learn-now-rules = Přečíst si pravidla
learn-forget = Začít kurz znovu
learn-lost = Taková lekce není.
learn-broken = Tuto lekci nelze zobrazit.

learn-answer-yes = Ano
learn-answer-no = Ne
learn-answer-white = Bílý
learn-answer-black = Černý
learn-answer-red = Červený
learn-answer-both = Oba
learn-answer-draw = Nikdo: remíza
learn-answer-x = X
learn-answer-o = O
learn-answer-one = Jedna
learn-answer-two = Dvě
learn-answer-gone = Mimo hru
learn-answer-supply = Zpět v zásobě majitele
learn-answer-first = Hráč 1
learn-answer-second = Hráč 2

## Xok

learn-xok-lesson-fish = Ryby
learn-xok-lesson-sharks = Žraloci
learn-xok-lesson-mouths = Dvě tlamy
learn-xok-lesson-after = Co zůstává
learn-xok-lesson-end = Jak hra končí
learn-xok-lesson-challenge = Výzva

learn-xok-two-fish = Hraješ za bílého a začínáš. V tahu položíš dvě ryby na dvě prázdná pole, která se dotýkají – nebo jednoho žraloka, jak ukáže další lekce. Polož dvě ryby kamkoli.
learn-xok-two-fish-done = Správně. Nemusí se dotýkat tvých ostatních dílů, jen sebe navzájem.
learn-xok-one-fish = Bílý má na plánu 13 ze 14 ryb, zbývá tedy jedna. Podívej se na prázdná pole: smí ji bílý zahrát samotnou?
learn-xok-one-fish-done = Správně: ryby se hrají po dvou. Bílý teď musí zahrát žraloka; ryby, které černý sežere, se časem vrátí.
learn-xok-one-fish-wrong = Ryby se vždy hrají po dvou; jedinou zahrát nelze. A nikdo nesmí tah vynechat.

learn-xok-bite = Žralok musí při položení něco sežrat: soupeřovu rybu na svém poli nebo přímo před svou tlamou. Polož malého žraloka tak, aby sežral rybu.
learn-xok-bite-done = Sežráno. Každý položený žralok musí sežrat aspoň jednu rybu.
learn-xok-bite-wrong = To bylo dovolené, ale nebyl to malý žralok. Zvol malého, s jednou tlamou.
learn-xok-land = Žralok smí dopadnout přímo na soupeřovu rybu a sežere ji také. Sežer obě ryby jedním malým žralokem.
learn-xok-land-done = Jedna pod žralokem, druhá před tlamou: obě sežrané.
learn-xok-land-wrong = Obě ryby, jedním malým žralokem: dopadni na jednu a obrať se ke druhé.
learn-xok-land-wrong-one = Sežrána byla jen jedna ryba. Dopadni na jednu a tlamu otoč ke druhé.
learn-xok-where = Ťukni na každé pole, na které by teď bílý mohl položit malého žraloka.
learn-xok-where-done = Pole ryby samé a všechna pole vedle ní: jinde žralok nic nesežere.
learn-xok-where-wrong = Odtud malý žralok nic nesežere, takže tam být položen nesmí.

learn-xok-side = Tento velký žralok má dvě tlamy vedle sebe. Sežer jím všechny tři ryby v jednom tahu.
learn-xok-side-done = Tři najednou: jedna pod ním, dvě před ním.
learn-xok-side-wrong = Vezmi velkého žraloka s tlamami vedle sebe.
learn-xok-side-wrong-less = To jsou méně než tři. Dopadni na jednu rybu, tlamami vedle sebe ke druhým dvěma.
learn-xok-gap = Druhý velký žralok má mezi tlamami jeden směr. Sežer všechny tři ryby.
learn-xok-gap-done = Správně: východ a severozápad, a mezi nimi severovýchod.
learn-xok-gap-wrong = Vezmi velkého žraloka s jedním směrem mezi tlamami.
learn-xok-gap-wrong-less = To jsou méně než tři. Dopadni na d3: který žralok má tlamy k d4 a e2?
learn-xok-straight = Třetí velký žralok má tlamy na opačných stranách. Sežer všechny tři ryby.
learn-xok-straight-done = Správně. Protože se dívá na obě strany, má jen tři různá natočení.
learn-xok-straight-wrong = Vezmi velkého žraloka s tlamami na opačných stranách.
learn-xok-straight-wrong-less = To jsou méně než tři. Dopadni doprostřed a dívej se na obě strany.
learn-xok-empty-bite = Bílý položí na d3 žraloka s tlamami na opačných stranách. Jedna tlama se dívá na černou rybu, druhá na bílou. Kolik ryb bude sežráno?
learn-xok-empty-bite-done = Jedna. Tlama obrácená na vlastní rybu, na žraloka, na prázdné pole nebo mimo plán nesežere nic. Ale co sežrat může, to sežrat musí.
learn-xok-empty-bite-wrong = Žraloci nikdy nežerou ryby vlastního hráče.

learn-xok-back = Bílý žralok právě sežral dvě černé ryby, na d2 a d4. Kde jsou teď?
learn-xok-back-done = Správně, a hned je lze zahrát znovu.
learn-xok-back-wrong = Žádná ryba z hry nevypadne: sežrané se vracejí majiteli a lze je zahrát znovu.
learn-xok-food = Ťukni na každý díl, který by bílý žralok mohl sežrat.
learn-xok-food-done = Žerou se jen soupeřovy ryby. Žraloci jsou navždy v bezpečí.
learn-xok-food-wrong = Tam není co sežrat.
learn-xok-food-wrong-shark = Žraloky nikdo nesežere. Zůstávají navždy tam, kde jsou.
learn-xok-food-wrong-own = To je bílá ryba. Žraloci nežerou své.
learn-xok-safe = Černý žralok se dívá na d4. Ale žralok kouše jen ve chvíli, kdy je položen. Polož dvě ryby, jednu z nich na d4.
learn-xok-safe-done = Nic se neděje: žralok už kousl. Nikdy se nepohne a už nikdy nekousne.
learn-xok-safe-wrong = Jedna z obou ryb má být na d4, přímo před tlamou. Je tam v bezpečí.

learn-xok-chain = Ryby a žraloci, kteří se dotýkají, tvoří řetěz. Ťukni na každé pole nejdelšího řetězu bílého.
learn-xok-chain-done = Šest v jednom řetězu, i se žralokem.
learn-xok-chain-wrong = To není bílý díl tohoto řetězu.
learn-xok-chain-wrong-apart = Tyto dva se dotýkají navzájem, ale dlouhého řetězu ne.
learn-xok-ten = Deset v jednom řetězu okamžitě vyhrává. Bílý jich má osm. Vyhraj.
learn-xok-ten-done = Deset: vyhráváš.
learn-xok-ten-wrong = Obě ryby se musí připojit k řetězu osmi, druhá třeba přes první.
learn-xok-longest = Na tahu je černý a nemůže nic udělat: není dvojice prázdných polí a žraloci došli. Pak se počítají nejdelší řetězy. Kdo vyhrává?
learn-xok-longest-done = Černý má šest v řadě d, bílý jen po pěti.
learn-xok-longest-wrong = Spočítej nejdelší řetěz každého: řada d proti řadám c a e.
learn-xok-more-sharks = Černý zase nemůže nic udělat. Nejdelší řetězy jsou stejné: po pěti, bílý v řadě e, černý v řadě d. Pak se počítají žraloci v nich. Kdo vyhrává?
learn-xok-more-sharks-done = Bílý má v tom řetězu dva žraloky, černý jednoho.
learn-xok-more-sharks-wrong = Spočítej žraloky v řadě e a v řadě d.
learn-xok-both-win = Pět proti pěti a v každém jeden žralok. Kdo vyhrává?
learn-xok-both-win-done = Oba! Je-li všechno stejné, vyhrávají oba hráči.
learn-xok-both-win-wrong = Nikdo nemá navrch: řetězy i žraloci jsou stejní.

learn-xok-win-one = Na tahu je bílý: vyhraj hned. Je právě jeden způsob.
learn-xok-win-one-done = Deset v jednom řetězu. Bystré oko!
learn-xok-win-one-wrong = To nedá deset. Hledej dvě prázdná pole, která spojí řetězy bílého.
learn-xok-win-two = Na tahu je bílý: vyhraj ve dvou tazích. Po správném tahu už nic, co černý udělá, nepomůže.
learn-xok-win-two-done = Teď vede k deseti víc cest a černý je všechny nezavře.
learn-xok-win-two-wrong = Na to má černý ještě odpověď. Hledej dvě pole, která spojí horní řetězy a nechají rybu k sežrání.
learn-xok-win-two-end = Teď to dokonči.
learn-xok-win-two-end-done = Deset! To byl celý kurz.
learn-xok-win-two-end-wrong = To ještě není deset. Která černá ryba stojí mezi tvými řetězy?

## Yoxii

learn-yoxii-lesson-totem = Totem
learn-yoxii-lesson-stones = Kameny
learn-yoxii-lesson-end = Jak hra končí
learn-yoxii-lesson-challenge = Výzva

learn-yoxii-first-turn = Hraješ za bílého a začínáš. Tah má dvě části: pohni totemem o jedno pole jedním z osmi směrů, potom polož kámen na volné pole vedle něj. Zkus to.
learn-yoxii-first-turn-done = To je tah. Totem je společný; teď by jím pohnul červený.
learn-yoxii-jump = Totem smí také skočit v přímce přes tvé kameny, bez mezer, na volné pole hned za nimi. Přeskoč oba bílé kameny, potom polož kámen.
learn-yoxii-jump-done = Přes dva kameny na d7. V nepřerušené řadě jich může být kolik chce.
learn-yoxii-jump-wrong = To byl krok. Pohni totemem nahoru přes d5 a d6 na d7.
learn-yoxii-ways = Na tahu je bílý. Ťukni na každé pole, kam totem smí.
learn-yoxii-ways-done = Kroky na volná pole a skok přes d5.
learn-yoxii-ways-wrong = Tam se totem jedním pohybem nedostane.
learn-yoxii-ways-wrong-enemy = Přes soupeřův kámen se nikdy nejde.
learn-yoxii-ways-wrong-behind = Za e5 stojí červený kámen: není kam dopadnout.
learn-yoxii-ways-wrong-own = Tam stojí kámen. Totem ho přeskočí.

learn-yoxii-four = Hodnotu kamene volíš ty: 1, 2, 3 nebo 4. Vysoké se na konci počítají víc, ale čtyřky máš jen tři. Zahraj tah se čtyřkou.
learn-yoxii-four-done = Máš po pěti kamenech 1, 2 a 3 a tři čtyřky; dvě zbývají.
learn-yoxii-four-wrong = To byla jiná hodnota. Zvol kámen s hodnotou 4.
learn-yoxii-left = Pole, ze kterého totem právě odešel, je volné. Pohni totemem a polož kámen na d4.
learn-yoxii-left-done = Správně, kámen smí zavřít cestu zpět.
learn-yoxii-left-wrong = Polož kámen na d4, odkud totem přišel. Ať šel kamkoli, d4 je vedle něj.
learn-yoxii-supply = Bílý položil tři čtyřky. Smí položit ještě jednu?
learn-yoxii-supply-done = Správně, jsou pryč. Kameny na plánu už tam zůstanou.
learn-yoxii-supply-wrong = Každý hráč má jen tři čtyřky a všechny bílé leží na plánu.
learn-yoxii-anywhere = Není-li vedle totemu žádné volné pole, kámen se položí na kterékoli volné pole plánu. Skoč na d7 a uvidíš.
learn-yoxii-anywhere-done = Všech pět polí kolem d7 bylo obsazených, a tak kámen směl kamkoli.
learn-yoxii-anywhere-wrong = Skoč přes d5 a d6 na d7.

learn-yoxii-stuck = Na tahu je bílý a nemůže totemem pohnout. Červený by ještě mohl skočit přes d6. Pokračuje hra?
learn-yoxii-stuck-done = Správně: hra končí, jakmile hráč na tahu nemůže totemem pohnout.
learn-yoxii-stuck-wrong = Rozhoduje jen hráč na tahu. Bílý nemůže, takže hra skončila.
learn-yoxii-count = Teď se sečtou kameny vedle totemu. Ťukni na kameny bílého, které se počítají.
learn-yoxii-count-done = 4 a 3: bílý má 7.
learn-yoxii-count-wrong = Tam není kámen, který by se bílému počítal.
learn-yoxii-count-wrong-far = Tento kámen se totemu nedotýká: nepočítá se.
learn-yoxii-count-wrong-enemy = Ten je červeného.
learn-yoxii-who = Bílý má vedle totemu 7. Kdo vyhrává?
learn-yoxii-who-done = Červený má 2 + 2 + 2 = 6. Vyhrává bílý.
learn-yoxii-who-wrong = Sečti kameny červeného vedle totemu: 2 + 2 + 2.
learn-yoxii-more-stones = Tady jsou součty stejné: 3 + 3 a 2 + 2 + 2. Kdo vyhrává?
learn-yoxii-more-stones-done = Červený tam má víc kamenů, tři proti dvěma.
learn-yoxii-more-stones-wrong = Při stejných součtech vyhrává ten, kdo má vedle totemu víc kamenů.
learn-yoxii-all-equal = Totem je v rohu a bílý jím nemůže pohnout. Bílý tam má 3 + 2, červený 4 + 1. Kdo vyhrává?
learn-yoxii-all-equal-done = Stejné součty, stejně kamenů: remíza.
learn-yoxii-all-equal-wrong = 5 proti 5, dva kameny proti dvěma.

learn-yoxii-win-one = Na tahu je bílý: vyhraj hned. Je právě jeden způsob.
learn-yoxii-win-one-done = Červený se nemůže hnout a bílé kameny váží víc. Bystré oko!
learn-yoxii-win-one-wrong = To hned nevyhraje. Odkud by červený nemohl totemem pohnout – a co by se tam počítalo?
learn-yoxii-win-two = Na tahu je bílý: vyhraj ve dvou tazích. Po správném tahu už nic, co červený udělá, nepomůže.
learn-yoxii-win-two-done = Teď si červený může jen vybrat, jak prohraje.
learn-yoxii-win-two-wrong = Po tom ještě červený unikne. Drž totem tam, kde jsou bílé kameny.
learn-yoxii-win-two-end = Teď to dokonči.
learn-yoxii-win-two-end-done = Sečteno a vyhráno! To byl celý kurz.
learn-yoxii-win-two-end-wrong = Ještě ne. Zavři poslední cestu ven kamenem, který má dost velkou hodnotu.

## Trexo

learn-trexo-lesson-tile = Destičky
learn-trexo-lesson-stack = Vrstvení
learn-trexo-lesson-lines = Linie a konce
learn-trexo-lesson-challenge = Výzva

learn-trexo-lay = Jsi X a začínáš. V každém tahu se položí jedna destička ze společné zásoby na dvě pole se společnou stranou. Polož destičku kamkoli.
learn-trexo-lay-done = Zůstane tam až do konce hry. Vynechat tah nelze.
learn-trexo-turn = Destička ukazuje na jedné polovině X a na druhé O; ty volíš, kterým směrem. Polož ji tak, aby O bylo na d4.
learn-trexo-turn-done = Správně. Ať destičku položí kdokoli, jsou na ní oba znaky.
learn-trexo-turn-wrong = Na d4 má být polovina s O.
learn-trexo-turn-wrong-round = Teď je na d4 X. Otoč destičku.

learn-trexo-second-level = Destičky mohou ležet na destičkách, jsou-li obě pole stejně vysoká a poloviny spočívají na dvou různých destičkách. Polož destičku na úroveň 2.
learn-trexo-second-level-done = Spojuje dvě destičky pod sebou. Přesně na jedné jiné ležet nesmí.
learn-trexo-second-level-wrong = Tato leží na plánu. Polož ji napříč přes obě destičky.
learn-trexo-rest = Destička má ležet na c3 a ještě jednom poli. Ťukni na každé pole, které může být tím druhým.
learn-trexo-rest-done = Stejně vysoko a pod ním jiná destička: b3 a c4.
learn-trexo-rest-wrong = To pole není vedle c3.
learn-trexo-rest-wrong-same = Na d3 a c3 je vidět táž destička. Poloviny musí spočívat na dvou různých.
learn-trexo-rest-wrong-height = c2 je níž než c3. Obě pole musí být stejně vysoká.

learn-trexo-row = Pět tvých znaků v řadě, ve sloupci nebo na úhlopříčce vyhrává. Jsi X: vyhraj.
learn-trexo-row-done = Pět v řadě.
learn-trexo-row-wrong = Řadě X chybí jeden, na e3.
learn-trexo-row-wrong-round = Na e3 je O. Otoč destičku.
learn-trexo-diagonal = Počítá se jen to, co je vidět shora, ať to leží jakkoli vysoko. Vyhraj na úhlopříčce – a pozor na druhou polovinu.
learn-trexo-diagonal-done = Pět na úhlopříčce; na úrovni nezáleží.
learn-trexo-diagonal-wrong = Úhlopříčka X vede z a1 na d4.
learn-trexo-diagonal-wrong-both = S O na e6 dokončíš i úhlopříčku pěti O, a pak vyhraje O. Dej O jinam.
learn-trexo-block = Teď jsi O. X hrozí pátým na e3. Zastav ho: zablokuj, nebo zakryj některé X.
learn-trexo-block-done = Zastaveno. Zakrytí je často nejlepší obrana.
learn-trexo-block-wrong = X by teď vyhrálo na e3.
learn-trexo-block-wrong-gift = Páté X vyšlo z tvé ruky. Linie soupeřova znaku vyhrává pro soupeře, ať ji udělá kdokoli.
learn-trexo-both = X právě dokončil jednou destičkou dvě linie: pět X v řadě 3 a pět O v řadě 2. Kdo vyhrává?
learn-trexo-both-done = O. Je-li tam linie soupeře, vyhrává soupeř.
learn-trexo-both-wrong = Táhl X. Nejdřív se počítá linie soupeřova znaku.
learn-trexo-stock = V této zásobě byly jen čtyři destičky a jedna zbývá. Polož ji.
learn-trexo-stock-done = Zásoba je prázdná a linii nemá nikdo: remíza. Stejně tak, nelze-li položit žádnou destičku.
learn-trexo-stock-wrong = Polož poslední destičku kamkoli.

learn-trexo-win-one = Na tahu je O: vyhraj hned. Je právě jeden způsob.
learn-trexo-win-one-done = Pět O. Bystré oko!
learn-trexo-win-one-wrong = To nedá linii pěti O. Nezapomeň, že X můžeš zakrýt.
learn-trexo-win-two = Na tahu je X: vyhraj ve dvou tazích. Po správném tahu už nic, co O udělá, nepomůže.
learn-trexo-win-two-done = Teď X hrozí tím, co O nezastaví.
learn-trexo-win-two-wrong = To O zastavit může. Která destička pomůže dvěma liniím najednou?
learn-trexo-win-two-end = Teď to dokonči.
learn-trexo-win-two-end-done = Pět X! To byl celý kurz.
learn-trexo-win-two-end-wrong = To ještě není pět v linii.

## Slither Stone

learn-slither-lesson-moves = Pohyb
learn-slither-lesson-walls = Zdi a volná pole
learn-slither-lesson-death = Smrt
learn-slither-lesson-challenge = Výzva

learn-slither-step = Jsi hráč 1 a máš hady 1 (vlevo) a 2 (vpravo). V každém tahu pohneš oběma: jeden je moudrý, druhý šílený. Při kroku jde moudrý o jedno pole kamkoli, šílený tam, kam se dívá. Ať je moudrý had 1 a udělá krok na východ.
learn-slither-step-done = Had 1 šel na východ, had 2 o jedno pole vpřed. Pole za nimi zůstávají jejich částí.
learn-slither-step-wrong = Moudrý ať je had 1; zvol krok na východ, doprava.
learn-slither-look = Po svém pohybu otočí moudrý had hlavu, kam chceš; šílený směr nemění. Ať je moudrý had 2 a po pohybu se dívá na západ.
learn-slither-look-done = V příštím tahu by jako šílený šel na západ.
learn-slither-look-wrong = Moudrý má být had 2 a na konci se má dívat na západ, doleva.
learn-slither-jump = Před každým hadem stojí zeď. Při skoku jdou oba na druhé pole před sebou; co je mezi tím, nevadí. Udrž oba naživu.
learn-slither-jump-done = Přes zdi. Na pole mezi tím had nevstoupí.
learn-slither-jump-wrong = Had zahynul. Zvol skok: oba přeskočí zdi.
learn-slither-dash = Třetí druh pohybu: při běhu jdou oba tři pole přímo vpřed. Běž.
learn-slither-dash-done = Tři pole, každé z nich je teď částí hada.
learn-slither-dash-wrong = Jako druh pohybu zvol běh.
learn-slither-wise = Před hadem 1 jsou dvě zdi: je-li šílený, nezachrání ho krok, skok ani běh. Udrž oba hady naživu.
learn-slither-wise-done = Moudrý smí ukročit stranou. Dobře vol, kdo je moudrý.
learn-slither-wise-wrong = Had zahynul. Ať je moudrý had 1 a udělá krok stranou.
learn-slither-order = Volíš také, kdo se pohne první. Tady oba hadi skočí na d3; druhý zahyne. Skoč a zachraň hada 2.
learn-slither-order-done = Had 2 byl první; had 1 do něj narazil. To, co ho zabilo, zůstane, jak je.
learn-slither-order-wrong = Zvol skok a nech hada 2 jít prvního.

learn-slither-wall = Před pohybem hadů nebo po něm smíš nakreslit jednu zeď na prázdné pole. Zahraj tah se zdí.
learn-slither-wall-done = Jedna zeď za tah, chceš-li; nikdy víc.
learn-slither-wall-wrong = V tom tahu nebyla zeď. Vezmi zeď, ťukni na prázdné pole, kterého se žádný had nedotýká, a pohni hady.
learn-slither-wall-where = Zeď nesmí mít společnou stranu s živým hadem, tvým ani soupeřovým. Ťukni na každé označené pole, na které se zeď nakreslit smí.
learn-slither-wall-where-done = Rohem se dotýkat smí.
learn-slither-wall-where-wrong = Ťukni na některé z označených polí.
learn-slither-wall-where-wrong-beside = To pole má společnou stranu s hadem.
learn-slither-free = Volná pole drží cestu otevřenou: zeď tam nakreslit nelze. Kreslí se na kterékoli prázdné pole, v tahu kolik chceš, za hru pět. Nakresli jedno na b3 a pohni hady.
learn-slither-free-done = Čtyři zbývají. Hadi na ně vstupují jako na prázdné.
learn-slither-free-wrong = Nakresli volné pole na b3, před hada 1.
learn-slither-free-enter = Tady je b3 volné pole. Ať je moudrý had 1 a udělá na ně krok.
learn-slither-free-enter-done = Vstupuje se jako na prázdné; teď je částí hada.
learn-slither-free-enter-wrong = Moudrý má být had 1 a udělat krok na sever, na b3.

learn-slither-remains = Had, který opustí plán nebo vstoupí na zeď či na živého hada, i na sebe, zahyne a všechna jeho pole se stanou zdmi. Had 1 běží na zeď na b5. Ťukni na každé pole, ze kterého bude zeď.
learn-slither-remains-done = Jeho tři pole a b4, na které vstoupil v témže běhu.
learn-slither-remains-wrong = Tam had není.
learn-slither-remains-wrong-wall = b5 už zeď je a zůstane jí.
learn-slither-twice = S jedním živým hadem pohneš dvakrát stejným druhem pohybu: jednou jako moudrým, jednou jako šíleným, v libovolném pořadí. Přežij.
learn-slither-twice-done = Na sever, potom na východ. Jako šílený jde tam, kam se v té chvíli dívá.
learn-slither-twice-wrong = Zahynul. Dva kroky: na sever, potom na východ. Který z nich je šíleného a kam se musí dívat?
learn-slither-lost = Poslední had hráče 1 právě zahynul. Kdo vyhrává?
learn-slither-lost-done = Kdo nemá živého hada, okamžitě prohrává. Remízy nejsou.
learn-slither-lost-wrong = Prohrává hráč, jehož poslední had zahyne.

learn-slither-trap = Jediný soupeřův had se sotva může otočit. Nakresli jednu zeď a pohni tak, aby zahynul, ať teď udělá cokoli. Je právě jeden způsob.
learn-slither-trap-done = Nezachrání ho krok, skok ani běh. To byl celý kurz!
learn-slither-trap-wrong = Ještě má cestu ven. Zkus jeho kroky, skoky a běhy: kde zeď pomůže nejvíc a kde má tvůj had stát a kam se dívat?
