//! The list of solved boards, and the certificates that ship.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

use tessera_proofs::{Board, ProofRun, VerifyOptions, boards, compressed, expanded, sha256, shipped, verify};

/// The most that all certificates together may weigh.
const MOST_BYTES: u64 = 5_000_000;

/// Certificates of so few positions are made again.
const FEW: u64 = 3_000;

fn path(board: &Board) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("certificates/{}.gz", board.name))
}

#[test]
fn the_list_and_the_folder_are_the_same() {
    let boards = boards().unwrap();
    let names: HashSet<String> = boards.iter().map(|board| board.name.clone()).collect();
    assert_eq!(names.len(), boards.len(), "a name stands twice");
    let positions: HashSet<&String> = boards.iter().map(|board| &board.position).collect();
    assert_eq!(positions.len(), boards.len(), "a position stands twice");
    assert!(boards.len() >= 20, "{} boards", boards.len());
    let shipped = shipped().unwrap();
    let folder = path(&shipped[0]).parent().unwrap().to_owned();
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let mut listed: Vec<_> = shipped.iter().map(path).collect();
    files.sort();
    listed.sort();
    assert_eq!(files, listed);
    let bytes: u64 = shipped.iter().map(|board| board.bytes).sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes");
}

#[test]
fn every_certificate_that_ships_is_accepted_and_is_what_the_list_says() {
    for board in shipped().unwrap() {
        let bytes = fs::read(path(&board)).unwrap();
        assert_eq!(
            (bytes.len() as u64, sha256(&bytes)),
            (board.bytes, board.sha256.clone()),
            "{}",
            board.name
        );
        let text = expanded(bytes).unwrap();
        // Debug builds check a part of the large ones.
        let sample = (board.positions > 50_000).then_some(5_000);
        let options = VerifyOptions { sample, ..VerifyOptions::default() };
        let report =
            verify(&text, &options, &mut |_, _| ()).unwrap_or_else(|why| panic!("{}: {why}", board.name));
        assert_eq!((report.game, &report.position), (board.game, &board.position));
        assert_eq!((report.value, report.positions), (board.value, board.positions), "{}", board.name);
        if sample.is_none() {
            assert_eq!(report.turns, board.turns, "{}", board.name);
            assert!(board.line.is_empty() || report.line == board.line, "{}", board.name);
        }
    }
}

#[test]
fn small_certificates_are_made_again_byte_for_byte() {
    let small = shipped().unwrap().into_iter().filter(|board| board.positions <= FEW && board.seconds < 5.0);
    let mut made = 0;
    for board in small {
        let certificate = ProofRun::new(board.game, &board.position).run(&mut |_| ()).unwrap();
        let bytes = compressed(&certificate.to_text()).unwrap();
        assert_eq!(sha256(&bytes), board.sha256, "{}", board.name);
        made += 1;
    }
    assert!(made >= 5, "{made} certificates");
}
