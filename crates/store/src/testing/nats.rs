use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{io, thread};

use super::missing;

/// How long the server may take to listen.
const PATIENCE: Duration = Duration::from_secs(10);

/// A NATS server on a free port of 127.0.0.1. It is stopped when this is dropped, and when the process ends, whichever way.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    /// A shell that waits for the end of its input, which is the end of this process at the latest, and ends the server.
    shell: Mutex<Option<Child>>,
}

impl Nats {
    /// A server for one test. `None` if NATS is missing: see [`missing`].
    pub fn start() -> Option<Self> {
        let started = Self::place().and_then(|server| server.start_again().map(|()| server));
        if let Err(error) = &started {
            missing(&format!("NATS ({error}; on Debian: apt-get install nats-server)"));
        }
        started.ok()
    }

    /// The place of a server that is not there yet, and may never be.
    pub fn place() -> io::Result<Self> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        Ok(Self { port, shell: Mutex::new(None) })
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends the server at once.
    pub fn stop(&self) {
        let shell = self.shell.lock().ok().and_then(|mut shell| shell.take());
        if let Some(mut shell) = shell {
            drop(shell.stdin.take());
            let _ = shell.wait();
        }
    }

    /// Starts the server, again or for the first time, on the same port.
    pub fn start_again(&self) -> io::Result<()> {
        let script =
            "trap '' INT; nats-server -a 127.0.0.1 -p \"$1\" & server=$!; cat; kill -9 $server; wait $server";
        let mut shell = Command::new("sh");
        shell.args(["-c", script, "sh", &self.port.to_string()]);
        // Debian keeps the program where only administrators look.
        let path = std::env::var("PATH").unwrap_or_default();
        shell.env("PATH", format!("{path}:/usr/sbin:/sbin")).current_dir("/");
        let shell = shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        if let Ok(mut place) = self.shell.lock() {
            *place = Some(shell);
        }
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if start.elapsed() > PATIENCE {
                self.stop();
                return Err(io::Error::other("nats-server does not listen"));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
