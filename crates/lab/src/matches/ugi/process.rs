//! A child process. Threads of its own write to it and read from it, so that it never blocks the match.

use std::io::{self, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use tessera_search::Stop;

use super::lines::each_line;
use super::log::{Log, Logged};

/// The lines that matter. All others are dropped where they are read.
const RECEIVED: [&str; 4] = ["ugiok", "readyok", "bestmove", "option"];
/// The capacity of the line buffer; a program that writes more is blocked.
const WAITING_LINES: usize = 1024;
/// How often a waiting reader checks whether the match is being stopped.
const POLL: Duration = Duration::from_millis(20);
/// The time that a program has to exit after `quit`.
const FAREWELL: Duration = Duration::from_millis(300);

/// Why no line came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Silence {
    /// The time is over.
    Timeout,
    /// The program has closed its output.
    Ended,
    /// The match is being stopped.
    Interrupted,
}

/// A running program. It is ended when this is dropped.
pub(super) struct Process {
    child: Child,
    /// `None` once its input is closed.
    input: Option<Sender<String>>,
    log: Option<Log>,
    lines: Receiver<String>,
}

impl Process {
    /// Starts a program. Its standard error goes to the log, or is discarded.
    pub(super) fn start(words: &[String], log: Option<&Path>) -> io::Result<Self> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let (log, errors) = log.map(Log::open).transpose()?.unzip();
        let mut command = Command::new(program);
        let errors = errors.map_or_else(Stdio::null, Stdio::from);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors);
        // In a group of its own, a Ctrl-C at the terminal does not reach it: it would look like a crash.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let missing = || io::Error::other("the program has no input or output");
        let (mut stdin, stdout) = child.stdin.take().zip(child.stdout.take()).ok_or_else(missing)?;
        let log = log.map(|file| Log::new(file, child.id()));
        let stdout = Logged::new(stdout, log.clone());
        let (input, to_write) = channel::<String>();
        let (received, lines) = sync_channel(WAITING_LINES);
        thread::spawn(move || {
            for line in to_write {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        thread::spawn(move || {
            each_line(BufReader::new(stdout), &RECEIVED, |line| received.send(line).is_ok());
        });
        Ok(Self { child, input: Some(input), log, lines })
    }

    /// Sends a line. A failure shows only in the missing answer.
    pub(super) fn say(&self, line: &str) {
        if let Some(log) = &self.log {
            log.line('>', line);
        }
        if let Some(input) = &self.input {
            let _ = input.send(format!("{line}\n"));
        }
    }

    /// The next line from the program.
    pub(super) fn read_line(&self, until: Instant, halt: &Stop) -> Result<String, Silence> {
        loop {
            if halt.is_raised() {
                return Err(Silence::Interrupted);
            }
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(POLL)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Ended),
                Err(RecvTimeoutError::Timeout) if left <= POLL => return Err(Silence::Timeout),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// How the program ended, in words. Only for one that has closed its output.
    pub(super) fn epitaph(&mut self) -> String {
        match self.wait(FAREWELL) {
            Some(status) if status.success() => "the program ended".into(),
            Some(status) => format!("the program ended with {status}"),
            None => "the program closed its output".into(),
        }
    }

    /// Kills a program that has not ended, with its whole process group: the program is often started by a script.
    fn kill(&mut self) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        let _ = self.child.kill();
    }

    fn wait(&mut self, most: Duration) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + most;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.say("quit");
        self.input = None;
        if self.wait(FAREWELL).is_none() {
            self.kill();
            let _ = self.child.wait();
        }
    }
}
