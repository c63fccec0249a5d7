//! The outcome of a job, and the form in which queues store it.

use serde::{Deserialize, Serialize};

use crate::{JobError, JobId};

/// The maximum size of a result, in bytes.
pub(crate) const MAX_RESULT: usize = 64 << 20;

/// The outcome of a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Its result: lines of text.
    Done(String),
    /// It cannot be done: one sentence.
    Failed(String),
}

/// A line of JSON. The sum is the hash of the text, so that truncation and changes are detected.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    job: JobId,
    sum: JobId,
    failed: bool,
    text: String,
}

impl Outcome {
    /// The stored form.
    pub(crate) fn encode(&self, job: JobId) -> Result<Vec<u8>, JobError> {
        let (failed, text) = match self {
            Self::Done(text) => (false, text),
            Self::Failed(text) => (true, text),
        };
        let kept = Kept { job, sum: JobId::of(text.as_bytes()), failed, text: text.clone() };
        let mut bytes = serde_json::to_vec(&kept)
            .map_err(|error| JobError::DamagedResult { job, problem: error.to_string() })?;
        bytes.push(b'\n');
        if bytes.len() > MAX_RESULT {
            return Err(JobError::TooLarge { what: "the result", bytes: bytes.len(), most: MAX_RESULT });
        }
        Ok(bytes)
    }

    /// Reads the stored form.
    pub(crate) fn decode(job: JobId, bytes: &[u8]) -> Result<Self, JobError> {
        let damaged = |problem: String| JobError::DamagedResult { job, problem };
        let kept: Kept = serde_json::from_slice(bytes).map_err(|error| damaged(error.to_string()))?;
        if kept.job != job {
            return Err(damaged(format!("it is that of {}", kept.job)));
        }
        if kept.sum != JobId::of(kept.text.as_bytes()) {
            return Err(damaged("its text does not match its sum".into()));
        }
        Ok(if kept.failed { Self::Failed(kept.text) } else { Self::Done(kept.text) })
    }
}

#[cfg(test)]
mod tests {
    use super::Outcome;
    use crate::JobId;

    #[test]
    fn outcomes_read_back_and_damage_is_noticed() {
        let job = JobId::of(b"job");
        for outcome in [Outcome::Done("a\nb\n".into()), Outcome::Failed("no".into())] {
            let bytes = outcome.encode(job).unwrap();
            assert_eq!(Outcome::decode(job, &bytes).unwrap(), outcome);
            assert!(Outcome::decode(JobId::of(b"other"), &bytes).is_err());
            for length in 0..bytes.len() - 1 {
                assert!(Outcome::decode(job, &bytes[..length]).is_err(), "cut at {length}");
            }
        }
        let text = String::from_utf8(Outcome::Done("a\nb\n".into()).encode(job).unwrap()).unwrap();
        let changed = text.replace("a\\n", "c\\n");
        let error = Outcome::decode(job, changed.as_bytes()).unwrap_err().to_string();
        assert!(error.contains("is damaged: its text does not match its sum"), "{error}");
    }
}
