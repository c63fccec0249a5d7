//! A whole game as a short text for an address: letters, digits, `-` and `_` only.
//!
//! It is base64url of bytes: a checksum of two, then the game. An action is told by its place among the legal
//! ones, sorted by their texts, which the rules fix; most actions take a byte or two. What is read is written again
//! and compared, so a game has one text, and a text that was cut or mistyped is refused.

mod bytes;
mod code;
mod game;

use tessera_record::Record;

/// The longest text that is written or read: what addresses may have.
const LONGEST: usize = 32_000;

/// The text of a game; `None` if it would be too long.
pub(crate) fn write(record: &Record) -> Option<String> {
    let bytes = game::write(record)?;
    let [high, low] = checksum(&bytes);
    let text = code::text(&[&[high, low], bytes.as_slice()].concat());
    (text.len() <= LONGEST).then_some(text)
}

/// The game of a text; `None` if it is none.
pub(crate) fn read(text: &str) -> Option<Record> {
    if text.len() > LONGEST {
        return None;
    }
    let bytes = code::bytes(text)?;
    let (sum, bytes) = bytes.split_first_chunk::<2>()?;
    if *sum != checksum(bytes) {
        return None;
    }
    let record = game::read(bytes)?;
    (write(&record)? == text).then_some(record)
}

/// FNV-1a, folded to sixteen bits.
fn checksum(bytes: &[u8]) -> [u8; 2] {
    let sum =
        bytes.iter().fold(0x811c_9dc5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    ((sum >> 16) as u16 ^ sum as u16).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use tessera_game::Random;
    use tessera_games::GameId;
    use tessera_record::{Clock, Record};

    use super::{read, write};

    fn random_game(game: GameId, seed: u64) -> Record {
        let mut random = Random::new(seed);
        let mut record = Record::usual(game);
        for _ in 0..80 {
            let actions = record.position().actions();
            let Some(&action) = actions.get(random.below(actions.len().max(1) as u32) as usize) else {
                break;
            };
            record.push(action).unwrap();
        }
        record
    }

    #[test]
    fn every_game_comes_back_as_it_was_and_is_short() {
        for game in GameId::ALL {
            for seed in 0..5 {
                let record = random_game(game, seed);
                let text = write(&record).unwrap();
                assert_eq!(read(&text).as_ref(), Some(&record), "{game} {seed}");
                let actions = record.main().actions().len();
                assert!(text.len() < 60 + actions * 3, "{game}: {} for {actions} actions", text.len());
            }
        }
    }

    #[test]
    fn tags_clocks_comments_and_variations_come_back() {
        let mut record = random_game(GameId::Slither, 7);
        record.tags_mut().set("First", "Żaneta & Jiří").unwrap();
        record.main_mut().set_comment("A beginning.");
        let before = record.main().turn(2).unwrap().before();
        let other = before.parse_action(&before.action_texts()[3]).unwrap();
        let mut turn = record.main_mut().turn_mut(2).unwrap();
        turn.set_clock(Some("0:04:58.5".parse::<Clock>().unwrap()));
        turn.set_comment("Why not the other?");
        turn.add_variation(&[other]).unwrap().set_comment("This one.");
        let text = write(&record).unwrap();
        assert_eq!(read(&text), Some(record));
        assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')));
    }

    #[test]
    fn variants_boards_and_positions_come_back() {
        let texts = [
            "[Game \"trexo\"]\n[Variant \"tiles=45 size=8\"]\n\n*\n",
            "[Game \"slither\"]\n[Board \"S1ZA-6\"]\n\n*\n",
            "[Game \"xok\"]\n[Position \".../..../...../..FF../...../..../... b\"]\n\nsecond\n",
        ];
        for text in texts {
            let record = tessera_record::read(text).unwrap();
            assert_eq!(read(&write(&record).unwrap()), Some(record));
        }
    }

    #[test]
    fn a_text_that_was_cut_changed_or_made_longer_is_refused() {
        let text = write(&random_game(GameId::Yoxii, 1)).unwrap();
        for end in 0..text.len() {
            assert_eq!(read(&text[..end]), None, "{end}");
        }
        assert_eq!(read(&format!("{text}A")), None);
        let mut random = Random::new(3);
        let mut accepted = 0;
        for _ in 0..20_000 {
            let mut bytes = text.clone().into_bytes();
            let at = random.below(bytes.len() as u32) as usize;
            bytes[at] = b' ' + random.below(95) as u8;
            let changed = String::from_utf8(bytes).unwrap();
            accepted += usize::from(changed != text && read(&changed).is_some());
        }
        assert!(accepted <= 3, "{accepted}");
        for text in ["", "A", "AAAA", "é", "AAAAAAAAAAAA", &"A".repeat(40_000), &"_".repeat(31_000)] {
            assert_eq!(read(text), None);
        }
    }
}
