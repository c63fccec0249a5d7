//! What is not to be said, language by language: the last column of docs/glossary.md, and turns of phrase that read translated.

/// Phrases that are not to be used, and what to say instead.
pub(crate) struct Not {
    pub(crate) instead: &'static str,
    /// In small letters. A word of a phrase may begin or end with `*`, for any beginning or ending, or be `_`, any word.
    pub(crate) phrases: &'static [&'static str],
    /// Messages with one of these in their name are free to use them.
    except: &'static [&'static str],
    /// Only messages with one of these in their name are meant; empty: all.
    only: &'static [&'static str],
}

impl Not {
    pub(crate) const fn word(instead: &'static str, phrases: &'static [&'static str]) -> Self {
        Self { instead, phrases, except: &[], only: &[] }
    }

    pub(crate) const fn except(self, except: &'static [&'static str]) -> Self {
        Self { except, ..self }
    }

    pub(crate) const fn only(self, only: &'static [&'static str]) -> Self {
        Self { only, ..self }
    }

    /// Whether the message of this name is meant.
    pub(crate) fn concerns(&self, id: &str) -> bool {
        let named = |parts: &[&str]| parts.iter().any(|part| id.contains(part));
        !named(self.except) && (self.only.is_empty() || named(self.only))
    }
}

pub(crate) const ENGLISH: &[Not] = &[
    Not::word("space (Xok), square (other games)", &["cell", "cells"]),
    Not::word("supply", &["stock"]).except(&["trexo"]),
    Not::word("move, turn", &["action", "actions", "mover", "mover’s"]),
    Not::word("possible, allowed", &["legal", "illegal"]),
    // A mouse clicks.
    Not::word("choose", &["tap", "taps", "tapped", "tapping"]),
    Not::word("jump over", &["pass", "passes", "passed"]).only(&["yoxii"]),
    Not::word("symbol", &["sign", "signs"]),
    Not::word("side by side, with a gap, back to back", &["60°", "120°", "180°", "degrees"]),
    Not::word("random", &["by lot", "lots"]),
    Not::word("starting position", &["usual start", "usual"]),
    // Games can be drawn.
    Not::word("place a wall", &["draw _ wall", "drawn", "draw as"]).except(&["print-", "games-tally"]),
    Not::word("marked, can be chosen", &["lit"]),
    Not::word("valid", &["proper"]),
    Not::word("your own", &["an own"]),
    Not::word("… was better", &["better was"]),
    Not::word("well spotted", &["well seen"]),
    Not::word("should, must", &["shall"]),
    Not::word("you have no … left", &["is not left"]),
    Not::word("your opponent’s", &["enemy"]),
    Not::word("play a turn", &["make your turn", "make your first turn", "make a turn"]),
    Not::word("call off", &["abort*"]),
    Not::word("in a row", &["streak*"]),
    Not::word("proof", &["certificate*"]),
    Not::word("Blue, Orange", &["player 1", "player 2"]),
    Not::word("no space before it", &[" …", " %"]).except(&["tui-judging"]),
    Not::word("no comma after a dash", &["–,"]),
];

/// For docs that players read.
pub(crate) const PLAYERS: &[Not] = &[
    Not::word("place, space (Xok), square (other games)", &["cell", "cells"]),
    Not::word("choose", &["tap", "taps", "tapped", "tapping"]),
];

/// For comments and docs, where the terms of the code are right.
pub(crate) const ENGINEERS: &[Not] = &[
    Not::word("at random", &["by lot"]),
    Not::word("starting position", &["usual start"]),
    Not::word("its own", &["an own"]),
    Not::word("paused, hung", &["stands still", "stood still"]),
    Not::word("cleanly", &["in good order"]),
];

pub(crate) const POLISH: &[Not] = &[
    Not::word("plansza", &["tablica", "deska"]),
    Not::word("element", &["figura", "figury", "figurę", "pion", "pionek"]),
    Not::word("ruch, tura", &["akcj*", "posunięci*"]),
    Not::word("kolej białych", &["na ruchu"]),
    Not::word("zatwierdź turę", &["zagraj turę", "zagrać turę"]),
    Not::word("wskaż", &["dotknij", "dotknąć", "dotknięci*"]),
    Not::word("wygrywacie oboje, obie strony", &["obaj", "obydwaj"]),
    Not::word("poddać się", &["poddaj grę", "poddać grę"]),
    Not::word("poziom", &["siła", "siły"]),
    Not::word("link", &["odnośnik*"]),
    Not::word("obok siebie, z przerwą, naprzeciw", &["60°", "120°", "180°", "stopni"]),
    Not::word(
        "łańcuch z dziesięciu ogniw",
        &["łańcuch* dziesięciu", "łańcuch* ośmiu", "łańcuch* z _ elementów"],
    ),
    Not::word("przesunąć totem", &["rusz totem*", "ruszyć totem*", "ruszają totem*", "rusza totem*"]),
    Not::word("przeskoczyć", &["przejść nad", "przechodzi nad", "mija", "minąć"]).only(&["yoxii"]),
    Not::word("symbol", &["znak", "znaki", "znaków", "znakiem", "znaku", "znakami"]).only(&["trexo"]),
    Not::word("ściana", &["mur", "mury", "muru", "murów", "murem", "murami", "murach", "murze", "murom"]),
    Not::word("umieścić ścianę", &["narysuj", "narysować", "rysuj", "rysować"]).except(&["print-"]),
    Not::word("pozycja początkowa", &["zwykły początek"]),
    Not::word("w zapasie", &["zostało ¤"]),
    Not::word("zanim zrobi to druga strona", &["jako pierwszy"]).except(&["slither"]),
    Not::word("od tej pozycji", &["odtąd"]),
    Not::word("każdy ruch", &["wszystko przegrywa"]),
    Not::word("ruch", &["inna tura", "jedna tura", "jedyna tura", "właściwa tura"])
        .only(&["puzzles-", "print-puzzle"]),
    Not::word("ranking", &["rating*"]),
    Not::word("udowodnione", &["pewne"]),
    Not::word("niebieski, pomarańczowy", &["gracz* 1", "gracz* 2"]).except(&["tui-"]),
    Not::word("bez spacji", &[" …", " %"]),
    Not::word("bez przecinka po myślniku", &["–,"]),
];

pub(crate) const CZECH: &[Not] = &[
    Not::word("plán, herní plán", &["desk*", "desce", "hrací plán*", "hracího plánu"]),
    Not::word("partie", &["rozehran* hr*", "rozehraných her", "uložen* hr*", "uložených her", "moje hry"]),
    Not::word("figurka (Xok), kámen", &["díl", "dílu", "dílem", "díly", "dílů", "dílech"]),
    Not::word("tah", &["akce", "akci", "akcí", "akcích"]),
    Not::word("klepni na", &["ukaž", "ťuk*", "označ", "označí", "označuje"]).except(&["study-copy-failed"]),
    Not::word("rada", &["nápověd*"]),
    Not::word("vyhráváte oba", &["vyhrávají oba"]),
    Not::word("obtížnost, úroveň", &["síla", "síly"]),
    Not::word("vedle sebe, s mezerou, naproti sobě", &["60°", "120°", "180°", "stupňů"]),
    Not::word("řetěz o deseti článcích", &["řetěz* deseti", "řetěz* délky"]),
    Not::word("přeskočit", &["přejít přes", "přejde přes", "nepřejde přes"]).only(&["yoxii"]),
    Not::word("symbol", &["znak", "znaku", "znakem", "znaky", "znaků"]).only(&["trexo"]),
    Not::word("úroveň", &["výšk*", "výšce", "vysok*"]).only(&["trexo"]),
    Not::word("pět v řadě", &["lini*"]),
    Not::word("umístit zeď", &["nakresl*", "kresl*", "postav* zeď"]).except(&["print-", "command-"]),
    Not::word("náhodně", &["losem", "podle losu"]),
    Not::word("výchozí pozice", &["obvyklý začátek"]),
    Not::word("v zásobě", &["zbývá ¤"]),
    Not::word("každý tah", &["všechno prohrává"]),
    Not::word("rating", &["hodnocení"]).only(&["puzzles-"]),
    Not::word("označené pole", &["osvětlen*"]),
    // Two players who compare or draw lots are spoken to as two.
    Not::word("ty, tvůj", &["*jte", "*ěte", "*ete", "*íte", "*ste", "váš", "vaš*"]).except(&[
        "rules-slither-setup",
        "rules-trexo-setup",
        "print-rules-",
    ]),
    Not::word("modrý, oranžový", &["hráč* 1", "hráč* 2"]),
    Not::word("bez mezery", &[" …"]).except(&["tui-judging"]),
    Not::word("s mezerou", &["¤%"]),
    Not::word("bez čárky po pomlčce", &["–,"]),
];
