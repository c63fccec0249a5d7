//! A share link: a whole game as a short text for an address, made of letters, digits, `-` and `_` only.
//!
//! The text is base64 of a checksum of two bytes and the bytes of the game. An action is its index among the legal
//! actions, sorted by their texts, so most actions need a byte or two. A text that was read is written again and compared:
//! a game has one link, and a link that was cut or mistyped is refused.

mod bytes;
mod game;

use std::error::Error;
use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::Record;

/// The longest link that is written or read: what browsers allow in an address.
const LONGEST_LINK: usize = 32_000;

/// Why a game has no link, or a link no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// The game is too long for an address.
    TooLong,
    /// The link was cut, mistyped or never one.
    Broken,
}

/// The link of a game.
///
/// ```
/// use tessera_games::GameId;
/// use tessera_record::{LinkError, Record, read_link, write_link};
/// let mut record = Record::standard(GameId::Xok);
/// record.push_text("d3d4")?;
/// let link = write_link(&record)?;
/// assert_eq!(read_link(&link)?, record);
/// assert_eq!(read_link(&link[1..]), Err(LinkError::Broken));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_link(record: &Record) -> Result<String, LinkError> {
    let bytes = game::write(record).ok_or(LinkError::TooLong)?;
    let link = URL_SAFE_NO_PAD.encode([&checksum(&bytes), bytes.as_slice()].concat());
    if link.len() <= LONGEST_LINK { Ok(link) } else { Err(LinkError::TooLong) }
}

/// The game of a link.
pub fn read_link(link: &str) -> Result<Record, LinkError> {
    let record = read(link).ok_or(LinkError::Broken)?;
    if write_link(&record).as_deref() == Ok(link) { Ok(record) } else { Err(LinkError::Broken) }
}

fn read(link: &str) -> Option<Record> {
    if link.len() > LONGEST_LINK {
        return None;
    }
    let bytes = URL_SAFE_NO_PAD.decode(link).ok()?;
    let (sum, bytes) = bytes.split_first_chunk::<2>()?;
    if *sum == checksum(bytes) { game::read(bytes) } else { None }
}

/// FNV-1a, folded to sixteen bits.
fn checksum(bytes: &[u8]) -> [u8; 2] {
    let sum =
        bytes.iter().fold(0x811c_9dc5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    ((sum >> 16) as u16 ^ sum as u16).to_be_bytes()
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLong => "the game is too long for a link",
            Self::Broken => "the link is broken",
        })
    }
}

impl Error for LinkError {}

#[cfg(test)]
mod tests {
    use super::{URL_SAFE_NO_PAD, read_link, write_link};
    use crate::{Clock, LinkError, Record};
    use base64::Engine as _;
    use tessera_game::Random;
    use tessera_games::GameId;

    fn random_game(game: GameId, seed: u64) -> Record {
        let mut random = Random::new(seed);
        let mut record = Record::standard(game);
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
                let text = write_link(&record).unwrap();
                assert_eq!(read_link(&text).as_ref(), Ok(&record), "{game} {seed}");
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
        let text = write_link(&record).unwrap();
        assert_eq!(read_link(&text), Ok(record));
        assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')));
    }

    #[test]
    fn variants_boards_and_positions_come_back() {
        let texts = [
            "[Game \"trexo\"]\n[Variant \"tiles=45 size=8\"]\n\n*\n",
            "[Game \"trexo\"]\n[Variant \"tiles=8 size=4 line=3\"]\n\n*\n",
            "[Game \"slither\"]\n[Board \"S1ZA-6\"]\n\n*\n",
            "[Game \"xok\"]\n[Position \".../..../...../..FF../...../..../... b\"]\n\nsecond\n",
        ];
        for text in texts {
            let record = crate::read(text).unwrap();
            assert_eq!(read_link(&write_link(&record).unwrap()), Ok(record));
        }
    }

    #[test]
    fn a_text_that_was_cut_changed_or_made_longer_is_refused() {
        let text = write_link(&random_game(GameId::Yoxii, 1)).unwrap();
        for end in 0..text.len() {
            assert_eq!(read_link(&text[..end]), Err(LinkError::Broken), "{end}");
        }
        assert_eq!(read_link(&format!("{text}A")), Err(LinkError::Broken));
        let mut random = Random::new(3);
        let mut accepted = 0;
        for _ in 0..20_000 {
            let mut bytes = text.clone().into_bytes();
            let at = random.below(bytes.len() as u32) as usize;
            bytes[at] = b' ' + random.below(95) as u8;
            let changed = String::from_utf8(bytes).unwrap();
            accepted += usize::from(changed != text && read_link(&changed).is_ok());
        }
        assert!(accepted <= 3, "{accepted}");
        for text in ["", "A", "AAAA", "é", "AAAAAAAAAAAA", &"A".repeat(40_000), &"_".repeat(31_000)] {
            assert_eq!(read_link(text), Err(LinkError::Broken));
        }
    }

    #[test]
    fn bytes_have_one_spelling() {
        let bytes = |text| URL_SAFE_NO_PAD.decode(text).ok();
        assert_eq!(bytes("-_8"), Some(vec![0xfb, 0xff]));
        assert_eq!([bytes("-_9"), bytes("-_8="), bytes("A"), bytes("AAA A")], [None, None, None, None]);
        for length in 0..50 {
            let original: Vec<u8> = (0..length).map(|index: u8| index.wrapping_mul(37)).collect();
            assert_eq!(URL_SAFE_NO_PAD.decode(URL_SAFE_NO_PAD.encode(&original)), Ok(original));
        }
        assert_eq!(URL_SAFE_NO_PAD.encode(b"\xfb\xff"), "-_8");
    }
}
