//! Solved boards: [`ProofRun`] solves a position and writes a certificate, [`verify`] checks one by the rules alone.
//!
//! ```
//! use tessera_games::GameId;
//! use tessera_proofs::{VerifyOptions, ProofRun, Value, verify};
//!
//! let run = ProofRun::new(GameId::Trexo, "tiles=2 size=5 5/5/5/5/5 X");
//! let certificate = run.run(&mut |_| ())?;
//! assert_eq!(certificate.value, Value::Draw);
//! let report = verify(certificate.to_text().as_bytes(), &VerifyOptions::default(), &mut |_, _| ())?;
//! assert_eq!(report.turns, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod boards;
mod certificate;
mod endings;
mod error;
mod games;
mod gzip;
mod plan;
mod prove;
mod solve;
mod verify;

pub use boards::{Board, boards, sha256, shipped};
pub use certificate::{Certificate, Holds, Plan, UnknownValue, Value};
pub use endings::{EndingStats, Endings};
pub use error::ProofError;
pub use games::NotProved;
pub use gzip::{compressed, expanded, read_certificate};
pub use prove::{Phase, Progress, ProofRun};
pub use verify::{Refusal, Report, VerifyOptions, verify};
