# Co říká jádro, když po něm někdo chce něco nemožného: rozbité odkazy, záznamy, kódy.

core-broken = Něco se pokazilo. Zkus to prosím znovu.
core-request = Tohle se nedá přečíst.
core-over = Partie už skončila.
core-tiles = Počet destiček může být od 1 do { $most }.

core-board-code = Deska s tímto kódem neexistuje.
core-board-columns = Deska má 6 až 21 sloupců.
core-board-rows = Deska má 6 až 21 řad.
core-board-squares = Deska má nejvýše 128 polí.
core-board-even = Deska této velikosti má sudý počet zdí.
core-board-walls = { $most ->
    [one] Deska této velikosti má nejvýše { $most } zeď.
    [few] Deska této velikosti má nejvýše { $most } zdi.
   *[other] Deska této velikosti má nejvýše { $most } zdí.
}

core-share-broken = Tento odkaz je poškozený: žádná partie se z něj nedá přečíst.
core-share-long = Tato partie je na odkaz příliš dlouhá. Ulož ji raději do souboru.

# Řádek a sloupec říkají, kde v záznamu.
core-record-form = Řádek { $line }, sloupec { $column }: takhle se záznam nepíše.
core-record-tag = Řádek { $line }, sloupec { $column }: tuto značku nelze přečíst.
core-record-no-action = Řádek { $line }, sloupec { $column }: „{ $text }“ není tah.
core-record-illegal = Řádek { $line }, sloupec { $column }: „{ $text }“ tu nelze zahrát.
core-record-number = Řádek { $line }, sloupec { $column }: číslo tohoto tahu má být „{ $right }“.
core-record-turn = Řádek { $line }, sloupec { $column }: tohle není jeden celý tah.
core-record-result = Řádek { $line }, sloupec { $column }: tento výsledek neodpovídá partii.
core-record-comment = Řádek { $line }, sloupec { $column }: s tímto komentářem něco není v pořádku.
core-record-variation = Řádek { $line }, sloupec { $column }: s touto variantou něco není v pořádku.
core-record-clock = Řádek { $line }, sloupec { $column }: tento čas hodin nelze přečíst.
core-record-long = Tento záznam je příliš dlouhý.
