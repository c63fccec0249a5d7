//! `tessera batch`: JSON Lines for scripts.

use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use tessera_batch::{LONGEST_LINE, answer, refuse};

use crate::input::read_line;

/// Answer JSON Lines from standard input, one line each
#[derive(Args)]
#[command(after_help = r#"Requests:
  {"game":G,"position":P,"ask":"actions"}              what may be played
  {"game":G,"position":P,"ask":"play","actions":[…]}   the position after actions
  {"game":G,"position":P,"ask":"perft","depth":N}      sequences of N actions, up to 100 million
  {"game":G,"position":P,"ask":"best"}                 the computer's turn, with "level", "time" (ms), "nodes", "seed"

"position" may be left out for the start; in Slither Stone "board":CODE may stand instead of it. An "id" of any kind comes back with the answer. The first two are answered by
  {"position":…,"to_move":"first"|"second","result":null|"first"|"second"|"draw","actions":[…]}
the others by {"perft":N} and by
  {"best":[…],"expected":0.5,"proven":null|"win"|"draw"|"loss","depth":N,"nodes":N}
and a bad request by {"error":"one clear sentence"}.

Examples:
  echo '{"game":"xok","ask":"perft","depth":2}' | tessera batch
  echo '{"id":7,"game":"xok","ask":"best","level":5,"nodes":2000}' | tessera batch"#)]
pub(crate) struct Batch {}

impl Batch {
    #[expect(clippy::unused_self, reason = "every command is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        let mut input = io::stdin().lock();
        let mut out = io::stdout().lock();
        let mut line = Vec::new();
        loop {
            let Some(length) = read_line(&mut input, &mut line, LONGEST_LINE)? else { return Ok(()) };
            if length > LONGEST_LINE {
                writeln!(out, "{}", refuse("the line is longer than a million bytes"))?;
            } else {
                writeln!(out, "{}", answer_bytes(&line))?;
            }
            out.flush()?;
        }
    }
}

fn answer_bytes(line: &[u8]) -> String {
    str::from_utf8(line).map_or_else(|_| refuse("the line is not UTF-8"), answer)
}
