//! The argument that names a queue of jobs, shared by several commands.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use tessera_jobs::{Folder, Queue};

/// A queue of jobs: a folder, or a NATS server.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub(crate) struct QueueArgs {
    /// The NATS server with the jobs, nats://…; it needs JetStream
    #[arg(value_name = "ADDRESS", value_parser = address)]
    address: Option<String>,
    /// The folder with the jobs
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// The purpose for which a command opens a queue.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To add jobs. Creates the folder.
    Add,
    /// To read its status or its results.
    Look,
    /// To do jobs, perhaps only a share of a folder's. Waits until the NATS server is up.
    Work(Option<Share>),
}

/// One of several equal shares of the jobs, such as 1/2.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Share {
    /// The number of the share, from 1.
    pub(crate) number: u32,
    /// The number of shares.
    pub(crate) of: u32,
}

impl QueueArgs {
    pub(crate) fn open(&self, purpose: Purpose) -> Result<Box<dyn Queue>> {
        match (&self.folder, &self.address) {
            (Some(folder), _) => Ok(match purpose {
                Purpose::Add => Box::new(Folder::make(folder)?),
                Purpose::Look | Purpose::Work(None) => Box::new(Folder::open(folder)?),
                Purpose::Work(Some(share)) => {
                    Box::new(Folder::open(folder)?.with_share(share.number - 1, share.of))
                }
            }),
            (None, address) => connect(address.as_deref().unwrap_or_default(), purpose),
        }
    }
}

#[cfg(feature = "nats")]
fn connect(address: &str, purpose: Purpose) -> Result<Box<dyn Queue>> {
    Ok(Box::new(match purpose {
        Purpose::Add | Purpose::Look => tessera_jobs::NatsQueue::connect(address)?,
        Purpose::Work(_) => tessera_jobs::NatsQueue::connect_patiently(address)?,
    }))
}

#[cfg(not(feature = "nats"))]
fn connect(_address: &str, _purpose: Purpose) -> Result<Box<dyn Queue>> {
    anyhow::bail!("this program was built without NATS: build it with --features nats, or use --folder")
}

/// Parses the address of a NATS server. Other words are refused: they are probably misplaced commands.
fn address(text: &str) -> Result<String, &'static str> {
    let is_address = ["nats://", "tls://"].iter().any(|scheme| text.starts_with(scheme));
    if is_address { Ok(text.to_owned()) } else { Err("an address begins with nats:// or tls://") }
}

/// Reads a share such as 1/2 from the command line.
pub(crate) fn share(text: &str) -> Result<Share, &'static str> {
    let numbers =
        text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
    match numbers {
        Some((number, of)) if (1..=of).contains(&number) => Ok(Share { number, of }),
        _ => Err("a share is such as 1/2: the first of two"),
    }
}
