//! A pool of threads whose results are taken in order.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use tessera_search::Stop;

/// How often `stop` is polled.
const POLL: Duration = Duration::from_millis(50);

/// Does the work of each number and takes the results in the order of the numbers, until `stop` is raised or a result cannot be
/// taken. Work that was stopped returns `None`.
pub(super) fn in_order<T: Send, E>(
    numbers: Range<usize>,
    threads: usize,
    stop: &Stop,
    work: impl Fn(usize, &Stop) -> Option<T> + Sync,
    mut take: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let (next, halt) = (AtomicUsize::new(numbers.start), Stop::new());
    thread::scope(|scope| {
        let (send, receive) = channel();
        for _ in 0..threads.clamp(1, numbers.len().max(1)) {
            let (send, next, halt, work, end) = (send.clone(), &next, &halt, &work, numbers.end);
            scope.spawn(move || {
                while !halt.is_raised() {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= end {
                        break;
                    }
                    let Some(result) = work(number, halt) else { break };
                    if send.send((number, result)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let (mut due, mut early) = (numbers.start, BTreeMap::new());
        let mut all = || {
            while due < numbers.end && !stop.is_raised() {
                match receive.recv_timeout(POLL) {
                    Ok((number, result)) => early.insert(number, result),
                    Err(RecvTimeoutError::Timeout) => continue,
                    Err(RecvTimeoutError::Disconnected) => break,
                };
                while let Some(result) = early.remove(&due) {
                    if stop.is_raised() {
                        return Ok(());
                    }
                    due += 1;
                    take(result)?;
                }
            }
            Ok(())
        };
        let result = all();
        halt.raise();
        result
    })
}
