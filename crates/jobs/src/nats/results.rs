//! Results in the stream: compressed, and in pieces where a message cannot hold them.

use std::io::{self, Read, Write};

use async_nats::jetstream::message::{PublishMessage, StreamMessage};
use async_nats::jetstream::stream::DirectGetErrorKind;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

use super::link::{Link, away};
use crate::outcome::MAX_RESULT;
use crate::{JobError, JobId, Outcome};

/// The header of the first piece that says how many there are.
const PIECES: &str = "Tessera-Pieces";
/// The maximum size of a piece, in bytes; servers may set a lower limit.
const MAX_PIECE: usize = 512 << 10;
/// The room for headers, in bytes.
const HEADERS: usize = 1024;

fn piece_subject(id: JobId, piece: usize) -> String {
    format!("tessera.results.{id}.{piece}")
}

fn failed_subject(id: JobId) -> String {
    format!("tessera.failed.{id}")
}

impl Link {
    /// Stores a job's outcome. Piece 0 is written last and makes it visible.
    pub(super) async fn keep(&self, id: JobId, outcome: &Outcome) -> Result<(), JobError> {
        self.streams().await?;
        let packed = pack(&outcome.encode(id)?);
        let bytes =
            packed.map_err(|error| JobError::DamagedResult { job: id, problem: error.to_string() })?;
        let room = self.context.client().server_info().max_payload.saturating_sub(HEADERS);
        let pieces: Vec<&[u8]> = bytes.chunks(room.clamp(1, MAX_PIECE)).collect();
        for (index, piece) in pieces.iter().enumerate().rev() {
            let subject = match outcome {
                Outcome::Failed(_) if index == 0 => failed_subject(id),
                _ => piece_subject(id, index),
            };
            let message = PublishMessage::build()
                .payload(piece.to_vec().into())
                .header(PIECES, pieces.len().to_string().as_str());
            self.context.send_publish(subject, message).await.map_err(away)?.await.map_err(away)?;
        }
        Ok(())
    }

    /// A job's outcome; `None` if there is none.
    pub(super) async fn outcome(&self, id: JobId) -> Result<Option<Outcome>, JobError> {
        let damaged = |problem: String| JobError::DamagedResult { job: id, problem };
        let first = match self.last(&piece_subject(id, 0)).await? {
            Some(first) => first,
            None => match self.last(&failed_subject(id)).await? {
                Some(first) => first,
                None => return Ok(None),
            },
        };
        let pieces = first.headers.get(PIECES).and_then(|value| value.as_str().parse::<usize>().ok());
        let pieces = pieces.ok_or_else(|| damaged("it does not say how many pieces it has".into()))?;
        let mut bytes = first.payload.to_vec();
        for index in 1..pieces {
            let piece = self.last(&piece_subject(id, index)).await?;
            let piece = piece.ok_or_else(|| damaged(format!("piece {index} of {pieces} is missing")))?;
            bytes.extend_from_slice(&piece.payload);
            if bytes.len() > MAX_RESULT {
                return Err(damaged(format!("it has more than {MAX_RESULT} bytes")));
            }
        }
        let bytes = unpack(&bytes).map_err(|error| damaged(format!("it cannot be unpacked: {error}")))?;
        Outcome::decode(id, &bytes).map(Some)
    }

    /// Removes a job's outcome.
    pub(super) async fn forget(&self, id: JobId) -> Result<(), JobError> {
        let results = self.streams().await?.results;
        for subjects in [format!("tessera.results.{id}.*"), failed_subject(id)] {
            results.purge().filter(subjects).await.map_err(away)?;
        }
        Ok(())
    }

    /// The message on a subject.
    async fn last(&self, subject: &str) -> Result<Option<StreamMessage>, JobError> {
        let results = self.streams().await?.results;
        match results.direct_get_last_for_subject(subject).await {
            Ok(message) => Ok(Some(message)),
            Err(error) if error.kind() == DirectGetErrorKind::NotFound => Ok(None),
            Err(error) => Err(away(error)),
        }
    }
}

fn pack(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// Unpacks a little more than the largest result at most.
fn unpack(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut unpacked = Vec::new();
    DeflateDecoder::new(bytes).take(MAX_RESULT as u64 + 1).read_to_end(&mut unpacked)?;
    Ok(unpacked)
}
