use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{io, thread};

use super::{Folder, missing};

/// The timeout of starting the server.
const PATIENCE: Duration = Duration::from_secs(10);

/// A NATS server on a free port of 127.0.0.1. It ends when this is dropped, and with the process, even if that is killed.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    /// The folder of JetStream's streams; `None` without JetStream.
    storage: Option<Folder>,
    /// The user and the password that clients need; `None` without a login.
    login: Option<[&'static str; 2]>,
    /// A shell that ends the server when its standard input closes, at the latest when this process ends.
    shell: Mutex<Option<Child>>,
}

impl Nats {
    /// A server for one test. `None` if NATS is missing: see [`missing`].
    pub fn start() -> Option<Self> {
        Self::started(Self::place())
    }

    /// A server with JetStream. Its data survives a restart, and is deleted when this is dropped.
    pub fn start_with_streams() -> Option<Self> {
        let place = Self::place().and_then(|mut server| {
            server.storage = Some(Folder::new("nats")?);
            Ok(server)
        });
        Self::started(place)
    }

    /// A server that requires a user and a password.
    pub fn start_with_login(user: &'static str, password: &'static str) -> Option<Self> {
        Self::started(Self::place().map(|mut server| {
            server.login = Some([user, password]);
            server
        }))
    }

    fn started(place: io::Result<Self>) -> Option<Self> {
        let started = place.and_then(|server| server.start_again().map(|()| server));
        if let Err(error) = &started {
            missing(&format!("NATS ({error}; on Debian: apt-get install nats-server)"));
        }
        started.ok()
    }

    /// Reserves a port for a server that is not started yet.
    pub fn place() -> io::Result<Self> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        Ok(Self { port, storage: None, login: None, shell: Mutex::new(None) })
    }

    /// The address for clients.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills the server.
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
            "trap '' INT; nats-server -a 127.0.0.1 \"$@\" & server=$!; cat; kill -9 $server; wait $server";
        let mut shell = Command::new("sh");
        shell.args(["-c", script, "sh", "-p", &self.port.to_string()]);
        if let Some(storage) = &self.storage {
            shell.args(["-js", "-sd"]).arg(storage.path());
        }
        if let Some([user, password]) = self.login {
            shell.args(["--user", user, "--pass", password]);
        }
        // Debian installs the program in /usr/sbin.
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
