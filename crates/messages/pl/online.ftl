# Partie online z kimś na odległość: zaproszenie, stół i to, co się przy nich mówi.

## Nowa partia

online-pace-none = Bez zegara
online-pace-minutes = Minuty
online-pace-days = Dni na turę
online-minutes = Czas
online-days = Czas na turę
online-days-each = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dnia na turę
}
online-clock-none = Bez zegara: nie ma pośpiechu.
online-clock-minutes = Zegar: { $minutes ->
    [0] {""}
    [one] po { $minutes } minucie{" "}
    [few] po { $minutes } minuty{" "}
    [many] po { $minutes } minut{" "}
   *[other] po { $minutes } minuty{" "}
}{ $seconds ->
    [0] {""}
   *[other] { $seconds } s{" "}
}na osobę{ $increment ->
    [0] .
   *[other] {" "}i { $increment } s za każdą turę.
}
online-clock-days = { $days ->
    [one] Na każdą turę jest jeden dzień.
    [few] Na każdą turę są { $days } dni.
    [many] Na każdą turę jest { $days } dni.
   *[other] Na każdą turę jest { $days } dnia.
}

## Poczekalnia i linki

online-connecting = Łączenie…
online-unreachable = Serwer gier nie odpowiada. Sprawdź połączenie; strona wciąż próbuje.
online-not-found = Nie ma takiej partii. Może brakuje części linku.
online-unknown = Ta strona nie zna tej gry. Wczytaj stronę ponownie, aby mieć najnowszą wersję.
online-waiting-title = { $game } na odległość
online-your-side = Twoja strona: { $player }.
online-invite-text = Wyślij ten link drugiej osobie. Partia zacznie się, gdy go otworzy i wybierze Dołącz.
online-invite-link = Link dla drugiej osoby
online-invite-scan = Zeskanuj, aby dołączyć do partii
online-invite-title = Zagramy w { $game }?
online-waiting = Czekamy na drugą osobę…
online-waiting-leave = W tym czasie możesz zajrzeć na inne strony Tessery: dostaniesz znak, gdy druga osoba dołączy. Nie zamykaj tej karty.
online-not-begun = Druga osoba jeszcze nie dołączyła. Poczekaj tutaj, aby oglądać partię.
online-cancel-game = Odwołaj partię
online-joined = Druga osoba już jest. Partia się zaczyna.
online-calls = Partie, które na ciebie czekają
online-calls-more = i jeszcze { $count }
online-call-later = Później
online-call-joined = { $game }: druga osoba już jest. Partia się zaczyna.
online-call-joined-turn = { $game }: druga osoba już jest. Twoja kolej.
online-call-turn = { $game }: twoja kolej.
online-call-draw = { $game }: przeciwnik proponuje remis.
online-call-takeback = { $game }: przeciwnik prosi o cofnięcie ostatniej tury.
online-call-rematch = { $game }: przeciwnik chce rewanżu.
online-call-rematch-begun = { $game }: rewanż się zaczyna.
online-call-rematch-begun-turn = { $game }: rewanż się zaczyna. Twoja kolej.
online-call-ended = { $game }: koniec partii. { $result }
online-copy = Kopiuj link
online-copied = Link skopiowany.
online-copy-failed = Nie udało się skopiować linku. Jest zaznaczony: skopiuj go samodzielnie.
online-share = Udostępnij
online-address = Adres w linku
online-address-network = Adres tej strony działa tylko na tym komputerze. W linku jest adres, który otworzą inne urządzenia w sieci.
online-address-own = Ten link otworzy tylko ten komputer.
online-address-none = Ten link otworzy tylko ten komputer. Dla innych urządzeń uruchom serwer z opcją --host 0.0.0.0.

online-links = Linki do tej partii
online-watch-link = Link do oglądania
online-watch-scan = Zeskanuj, aby oglądać partię
online-seat-text = Aby grać dalej na innym urządzeniu, otwórz tam ten link. Nie pokazuj go nikomu: kto go ma, może grać za ciebie.
online-seat-link = Link do twojego miejsca
online-seat-scan = Zeskanuj, aby grać dalej na tym urządzeniu

## Dołączanie

online-join-title = Zaproszenie do partii: { $game }
online-join = Dołącz do partii
online-joining = Dołączanie…
online-join-taken = Do tej partii dołączył już ktoś inny. Możesz ją oglądać.
online-join-over = Ta partia jest skończona.
online-join-failed = Tym linkiem nie można dołączyć. Poproś o nowy.
online-own-title = Twoje zaproszenie: { $game }
online-own-text = To twoje własne zaproszenie. Wyślij link drugiej osobie.
online-to-game = Przejdź do partii
online-both = Graj obiema stronami na tym urządzeniu
online-watch = Oglądaj partię
online-see = Zobacz partię
online-again = Spróbuj ponownie

## Przy stole

online-here = online
online-away = offline
online-presence-unknown = nie wiadomo
online-watching = Oglądasz tę partię.
online-watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
online-lost = Brak połączenia. Próbuję ponownie…
online-lost-sent = Brak połączenia. Wyślę twoją turę, gdy tylko połączenie wróci.
online-connected = Połączenie wróciło.
online-away-now = Przeciwnik jest offline.
online-here-again = Przeciwnik jest znowu online.
online-last-known = Plansza pokazuje ostatnią pozycję znaną temu urządzeniu.
online-reload = Serwer ma inną wersję Tessery. Wczytaj stronę ponownie i graj dalej.
online-unseated = Serwer nie zna twojego miejsca w tej partii. Możesz ją oglądać.
online-unkept = To urządzenie nie zapamięta twojego miejsca. Skopiuj link do swojego miejsca, zanim zamkniesz tę kartę.
online-notify = Powiadom mnie, gdy przyjdzie moja kolej
online-your-turn = Twoja kolej.
online-sending = Wysyłanie tury…
online-wait = Teraz kolej przeciwnika.
online-wait-sent = Twoja tura jest wysyłana.
online-first-own = Wykonaj pierwszy ruch w ciągu { $time }, inaczej partia zostanie odwołana.
online-first = Pierwszy ruch musi być wykonany w ciągu { $time }, inaczej partia zostanie odwołana.
online-hurry = { $seconds ->
    [one] Pozostała { $seconds } sekunda.
    [few] Pozostały { $seconds } sekundy.
    [many] Pozostało { $seconds } sekund.
   *[other] Pozostało { $seconds } sekundy.
}
online-days-left = { $days ->
    [0] {""}
   *[other] { $days } d{" "}
}{ $hours } godz.{ $days ->
    [0] {" "}{ $minutes } min
   *[other] {""}
}

online-takeback = Cofnij turę
online-draw = Zaproponuj remis
online-abort = Odwołaj partię
online-talk = Napisz
online-talk-title = Napisz coś

ask-draw = Zaproponować remis?
ask-draw-text = Partia skończy się remisem, jeśli przeciwnik się zgodzi.
ask-draw-yes = Zaproponuj remis
ask-abort = Odwołać partię?
ask-abort-text = Partia skończy się bez wyniku.
ask-abort-yes = Odwołaj

online-asked-draw = Przeciwnik proponuje remis.
online-yes-draw = Przyjmij
online-no-to-draw = Odrzuć
online-asked-takeback = Przeciwnik prosi o cofnięcie ostatniej tury.
online-yes-takeback = Zgadzam się
online-no-to-takeback = Nie zgadzam się
online-offered-draw = Twoja propozycja remisu została wysłana.
online-offered-takeback = Twoja prośba o cofnięcie tury została wysłana.
online-draw-offer = Propozycja remisu: { $player }.
online-own-draw-offer = Twoja propozycja remisu została wysłana.
online-draw-decline = { $player }: bez zgody na remis.
online-own-draw-decline = Bez zgody na remis.
online-takeback-ask = Prośba o cofnięcie ostatniej tury: { $player }.
online-own-takeback-ask = Twoja prośba o cofnięcie tury została wysłana.
online-takeback-refuse = { $player }: bez zgody na cofnięcie.
online-own-takeback-refuse = Bez zgody na cofnięcie.
online-takeback-grant = { $player }: zgoda, tura cofnięta.
online-own-takeback-grant = Zgoda: tura cofnięta.
online-credit = Serwer nie działał. Gracz, którego jest kolej, odzyskał { $seconds } s.
online-gone = Przeciwnika nie ma od dłuższego czasu.
online-claim = Odbierz wygraną

online-say = { $what ->
    [hello] Cześć!
    [good-luck] Powodzenia!
    [good-game] Dobra partia!
    [thanks] Dzięki!
    [one-moment] Chwileczkę.
   *[oops] Ojej!
}
online-said = { $player }: { $what }
online-you-said = Ty: { $what }

## Koniec

play-why-agreed = Obie strony zgodziły się na remis.
play-why-aborted = Partia została odwołana. Nie liczy się.
play-why-absent = Pierwszego ruchu nie wykonano na czas. Partia się nie liczy.
play-why-gone = Bez powrotu do partii: { $player }.
online-rematch = Rewanż
online-rematch-accept = Przyjmij rewanż
online-rematch-sent = Twoja propozycja rewanżu została wysłana. Czekamy na przeciwnika…
online-rematch-offered = Przeciwnik chce rewanżu.
online-rematch-go = Przejdź do rewanżu
online-rematch-watch = Oglądaj rewanż
online-score = Seria: ty { $own }, przeciwnik { $other }{ $drawn ->
    [0] .
    [one] , { $drawn } remis.
    [few] , { $drawn } remisy.
   *[other] , { $drawn } remisów.
}

## Czego serwer odmawia

online-refused = Nie udało się: { $why }
online-no = Serwer odmówił: { $why }.
online-no-no-seat = Mogą to zrobić tylko osoby, które grają tę partię.
online-no-not-begun = Partia jeszcze się nie zaczęła.
online-no-over = Partia jest skończona.
online-no-not-your-turn = Teraz kolej przeciwnika.
online-no-stale = Partia poszła dalej. Spójrz na planszę i zagraj jeszcze raz.
online-no-illegal = Serwer nie przyjął tej tury. Zagraj inaczej.
online-no-out-of-time = Twój czas się skończył.
online-no-no-draws = Ta gra nie może skończyć się remisem.
online-no-not-offered = Ta propozycja już nie obowiązuje.
online-no-offered-already = Ta prośba już była. Poczekaj na następną turę.
online-no-too-many-offers = W tej partii było już za dużo takich próśb.
online-no-nothing-to-take-back = Nie ma tury do cofnięcia.
online-no-not-last-turn = Można cofnąć tylko twoją ostatnią turę.
online-no-too-late = Obie strony już grały, więc partii nie można odwołać.
online-no-not-gone = Za wcześnie: przeciwnika nie ma dopiero od chwili.
online-no-bad-name = Imię ma od 2 do 20 liter i nic więcej.
