//! Jobs in a folder: `jobs/ID.json`, `done/ID.json` when there is a result, `failed/ID.json` when there can be none.
//!
//! A worker holds a job by a lock on its file. The system releases the lock when the process ends, even if it is killed.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::kinds::MAX_JOB;
use crate::outcome::MAX_RESULT;
use crate::{Added, Hold, Job, JobError, JobId, Outcome, Queue, Status, Taken};

// The names of its folders.
const JOBS: &str = "jobs";
const DONE: &str = "done";
const FAILED: &str = "failed";

/// A queue in a folder, for the processes of one machine.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// Which jobs it takes: those of share `.0` of `.1`.
    share: (u32, u32),
    /// Jobs that were not done when the folder was last read.
    waiting: Mutex<Vec<JobId>>,
}

impl Folder {
    /// The queue in this folder, which is made if need be.
    pub fn make(path: &Path) -> Result<Self, JobError> {
        for name in [JOBS, DONE, FAILED] {
            let folder = path.join(name);
            fs::create_dir_all(&folder).map_err(JobError::file(&folder))?;
        }
        Self::open(path)
    }

    /// The queue in this folder, which must exist.
    pub fn open(path: &Path) -> Result<Self, JobError> {
        if !path.join(JOBS).is_dir() {
            return Err(JobError::NoQueue(path.into()));
        }
        Ok(Self { path: path.into(), share: (0, 1), waiting: Mutex::new(Vec::new()) })
    }

    /// Takes only one of `shares` equal shares of the jobs, from 0: for machines that each have a copy of the folder.
    #[must_use]
    pub fn with_share(self, share: u32, shares: u32) -> Self {
        Self { share: (share, shares), ..self }
    }

    fn file(&self, folder: &str, id: JobId) -> PathBuf {
        self.path.join(folder).join(format!("{id}.json"))
    }

    /// The ids in one of its folders. Other files are ignored.
    fn ids(&self, folder: &str) -> Result<HashSet<JobId>, JobError> {
        let folder = self.path.join(folder);
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(HashSet::new()),
            entries => entries.map_err(JobError::file(&folder))?,
        };
        let mut ids = HashSet::new();
        for entry in entries {
            let path = entry.map_err(JobError::file(&folder))?.path();
            let is_json = path.extension() == Some(OsStr::new("json"));
            let name = path.file_stem().and_then(OsStr::to_str).filter(|_| is_json);
            ids.extend(name.and_then(|name| name.parse::<JobId>().ok()));
        }
        Ok(ids)
    }

    /// The jobs of its share that are neither done nor failed.
    fn undone(&self) -> Result<Vec<JobId>, JobError> {
        let (jobs, done, failed) = (self.ids(JOBS)?, self.ids(DONE)?, self.ids(FAILED)?);
        let (share, shares) = self.share;
        let is_ours = |id: &JobId| id.share(shares) == share;
        let mut ids: Vec<JobId> =
            jobs.into_iter().filter(|id| is_ours(id) && !done.contains(id) && !failed.contains(id)).collect();
        ids.sort_unstable();
        Ok(ids)
    }

    /// Writes a whole file or nothing: into another file first, which then gets its name.
    fn write(&self, folder: &str, id: JobId, bytes: &[u8]) -> Result<(), JobError> {
        let parent = self.path.join(folder);
        let path = self.file(folder, id);
        let problem = JobError::file(&path);
        fs::create_dir_all(&parent).map_err(&problem)?;
        // Only the holder of a job writes its result; two processes may add the same job.
        let writer = if folder == JOBS { std::process::id() } else { 0 };
        let draft = parent.join(format!(".{id}.{writer}"));
        let write = || {
            let mut file = File::create(&draft)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            fs::rename(&draft, &path)?;
            sync(&parent)
        };
        write().map_err(|error| {
            let _ = fs::remove_file(&draft);
            problem(error)
        })
    }

    /// Takes a job, unless another worker holds it or it is done.
    fn hold(&self, id: JobId) -> Result<Option<FolderHold<'_>>, JobError> {
        let path = self.file(JOBS, id);
        let problem = JobError::file(&path);
        let file = match OpenOptions::new().read(true).open(&path) {
            // The file has been removed.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            file => file.map_err(&problem)?,
        };
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(problem(error)),
        }
        // Recheck while holding the lock.
        if self.file(DONE, id).exists() || self.file(FAILED, id).exists() {
            return Ok(None);
        }
        let content = read_at_most(&path, MAX_JOB).map_err(&problem)?;
        let job = Job::read(id, &content).or_else(|error| {
            self.write(FAILED, id, &Outcome::Failed(error.to_string()).encode(id)?)?;
            Err(error)
        })?;
        Ok(Some(FolderHold { folder: self, id, job, file }))
    }

    fn forget(&self, id: JobId) -> Result<(), JobError> {
        for folder in [DONE, FAILED] {
            let path = self.file(folder, id);
            match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(JobError::file(&path)(error));
                }
                _ => {}
            }
        }
        Ok(())
    }
}

impl Queue for Folder {
    fn add(&self, jobs: &[Job]) -> Result<Added, JobError> {
        let mut added = Added::default();
        for job in jobs {
            let (id, content) = (job.id(), job.content());
            if content.len() > MAX_JOB {
                return Err(JobError::TooLarge { what: "a job", bytes: content.len(), most: MAX_JOB });
            }
            match self.outcome(id) {
                Ok(Some(Outcome::Done(_))) => {
                    added.done += 1;
                    continue;
                }
                Ok(Some(Outcome::Failed(_))) | Err(JobError::DamagedResult { .. }) => self.forget(id)?,
                Ok(None) => {
                    if read_at_most(&self.file(JOBS, id), MAX_JOB).is_ok_and(|there| there == content) {
                        added.known += 1;
                        continue;
                    }
                }
                Err(error) => return Err(error),
            }
            self.write(JOBS, id, &content)?;
            added.queued += 1;
        }
        Ok(added)
    }

    fn take(&self, wait: Duration) -> Result<Taken<'_>, JobError> {
        let mut has_looked = false;
        loop {
            let next = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).pop();
            if let Some(id) = next {
                if let Some(hold) = self.hold(id)? {
                    return Ok(Taken::Job(Box::new(hold)));
                }
            } else if has_looked {
                thread::sleep(wait);
                return Ok(if self.undone()?.is_empty() { Taken::Empty } else { Taken::Busy });
            } else {
                let undone = self.undone()?;
                *self.waiting.lock().unwrap_or_else(PoisonError::into_inner) = undone;
                has_looked = true;
            }
        }
    }

    fn outcome(&self, id: JobId) -> Result<Option<Outcome>, JobError> {
        for folder in [DONE, FAILED] {
            let path = self.file(folder, id);
            match read_at_most(&path, MAX_RESULT) {
                Ok(bytes) => return Outcome::decode(id, &bytes).map(Some),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(JobError::file(&path)(error)),
            }
        }
        Ok(None)
    }

    fn status(&self) -> Result<Status, JobError> {
        let mut status =
            Status { done: self.ids(DONE)?.len(), failed: self.ids(FAILED)?.len(), ..Status::default() };
        for id in self.undone()? {
            // Shared lock: concurrent status calls do not look like workers.
            let lock = File::open(self.file(JOBS, id)).map(|file| file.try_lock_shared());
            let is_held = matches!(lock, Ok(Err(TryLockError::WouldBlock)));
            *(if is_held { &mut status.running } else { &mut status.waiting }) += 1;
        }
        Ok(status)
    }
}

/// A job whose file is locked.
struct FolderHold<'a> {
    folder: &'a Folder,
    id: JobId,
    job: Job,
    /// Holds the lock.
    file: File,
}

impl Hold for FolderHold<'_> {
    fn job(&self) -> &Job {
        &self.job
    }

    fn finish(&mut self, outcome: &Outcome) -> Result<(), JobError> {
        let folder = match outcome {
            Outcome::Done(_) => DONE,
            Outcome::Failed(_) => FAILED,
        };
        self.folder.write(folder, self.id, &outcome.encode(self.id)?)
    }

    fn give_back(self: Box<Self>) -> Result<(), JobError> {
        self.file.unlock().map_err(JobError::file(&self.folder.path))
    }
}

/// Reads a file, of which a little more than `most` bytes at most.
fn read_at_most(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Flushes the names in a folder to the disk, where the system can.
fn sync(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
