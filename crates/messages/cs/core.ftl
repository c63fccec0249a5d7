# Co říká jádro, když po něm někdo chce něco nemožného: rozbité odkazy, záznamy, kódy.

core-broken = Něco se pokazilo. Zkus to prosím znovu.
core-request = Tohle se nedá přečíst.
core-over = Partie už skončila.
core-tiles = Destiček může být 1 až { $most }.

core-board-code = Plán s tímto kódem neexistuje.
core-board-columns = Plán musí mít 6 až 21 sloupců.
core-board-rows = Plán musí mít 6 až 21 řad.
core-board-squares = Plán může mít nejvýše 128 polí.
core-board-even = Plán této velikosti musí mít sudý počet zdí.
core-board-walls = { $most ->
    [one] Plán této velikosti může mít nejvýše { $most } zeď.
    [few] Plán této velikosti může mít nejvýše { $most } zdi.
   *[other] Plán této velikosti může mít nejvýše { $most } zdí.
}

core-share-broken = Tento odkaz je poškozený: partii z něj nelze přečíst.
core-share-long = Tato partie je na odkaz příliš dlouhá. Ulož ji raději do souboru.

# Řádek a sloupec říkají, kde v záznamu.
core-record-form = Řádek { $line }, sloupec { $column }: takhle se záznam nepíše.
core-record-tag = Řádek { $line }, sloupec { $column }: tuto značku nelze přečíst.
core-record-no-action = Řádek { $line }, sloupec { $column }: „{ $text }“ není tah.
core-record-illegal = Řádek { $line }, sloupec { $column }: „{ $text }“ tu zahrát nejde.
core-record-number = Řádek { $line }, sloupec { $column }: číslo tohoto tahu má být „{ $right }“.
core-record-turn = Řádek { $line }, sloupec { $column }: tohle není jeden celý tah.
core-record-result = Řádek { $line }, sloupec { $column }: tento výsledek neodpovídá partii.
core-record-comment = Řádek { $line }, sloupec { $column }: v tomto komentáři je chyba.
core-record-variation = Řádek { $line }, sloupec { $column }: v této variantě je chyba.
core-record-clock = Řádek { $line }, sloupec { $column }: tento čas hodin nelze přečíst.
core-record-long = Tento záznam je příliš dlouhý.
