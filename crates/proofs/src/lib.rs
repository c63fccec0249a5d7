//! Solved boards: [`Proving`] solves a position and writes a certificate, [`verify`] checks one by the rules alone.
//!
//! ```
//! use tessera_games::GameId;
//! use tessera_proofs::{Checking, Proving, Value, verify};
//!
//! let proving = Proving::new(GameId::Trexo, "tiles=2 size=5 5/5/5/5/5 X");
//! let certificate = proving.run(&mut |_| ())?;
//! assert_eq!(certificate.value, Value::Draw);
//! let report = verify(certificate.to_text().as_bytes(), &Checking::default(), &mut |_, _| ())?;
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
pub use endings::{Ending, Endings};
pub use error::ProofError;
pub use games::NotProved;
pub use gzip::{compressed, expanded};
pub use prove::{Phase, Progress, Proving};
pub use verify::{Checking, Refusal, Report, verify};
