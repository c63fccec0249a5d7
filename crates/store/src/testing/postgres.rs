use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{fs, io};

use super::{Folder, missing};

/// The user `nobody`, and its group. PostgreSQL refuses to run as administrator.
const NOBODY: u32 = 65_534;

/// A PostgreSQL server on a free port of 127.0.0.1, with its data in a temporary folder. It is stopped when this is dropped,
/// and when the process ends, whichever way.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    port: u16,
    /// Waits for the end of its input, which is the end of this process at the latest, and stops the server.
    watch: Child,
    folder: Folder,
}

impl Postgres {
    /// The server that all tests of this process share. `None` if PostgreSQL is missing: see [`missing`].
    pub fn shared() -> Option<&'static Self> {
        static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
        SHARED.get_or_init(Self::start).as_ref()
    }

    /// A server for one test. `None` if PostgreSQL is missing: see [`missing`].
    pub fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            missing("PostgreSQL (on Debian: apt-get install postgresql)");
            return None;
        };
        match Self::start_with(programs) {
            Ok(server) => Some(server),
            Err(error) => {
                missing(&format!("PostgreSQL ({error})"));
                None
            }
        }
    }

    fn start_with(programs: PathBuf) -> io::Result<Self> {
        let folder = Folder::new("postgres")?;
        let data = folder.file("data");
        fs::create_dir(&data)?;
        if is_administrator() {
            chown(folder.path(), Some(NOBODY), Some(NOBODY))?;
            chown(&data, Some(NOBODY), Some(NOBODY))?;
        }
        let mut initdb = program(&programs, "initdb");
        let options = ["--no-sync", "--auth=trust", "--username=tessera", "--encoding=UTF8", "--locale=C"];
        run(initdb.args(options).arg("--pgdata").arg(&data))?;

        let mut last = io::Error::other("no port is free");
        // Someone else may take the port before the server does.
        for _ in 0..5 {
            let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
            match control(&programs, &folder, port, &["start"]) {
                Ok(()) => {
                    let watch = watch(&programs, &folder)?;
                    return Ok(Self { programs, port, watch, folder });
                }
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    /// The address of a new database, which is empty.
    pub fn database(&self) -> io::Result<String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let mut createdb = program(&self.programs, "createdb");
        let port = self.port.to_string();
        run(createdb.args(["--host=127.0.0.1", "--username=tessera", "--port", &port, &name]))?;
        Ok(format!("postgres://tessera@127.0.0.1:{port}/{name}"))
    }

    /// The port on which it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Ends the server at once, as if the machine had failed, or in good order.
    pub fn stop(&self, at_once: bool) -> io::Result<()> {
        let mode = if at_once { "immediate" } else { "fast" };
        control(&self.programs, &self.folder, self.port, &["stop", "--mode", mode])
    }

    /// Starts the server again, on the same port and with the same data.
    pub fn start_again(&self) -> io::Result<()> {
        control(&self.programs, &self.folder, self.port, &["start"])
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        let _ = self.watch.wait();
    }
}

/// Where the programs of PostgreSQL are: Debian keeps most of them off the search path.
fn programs() -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = folders.into_iter().rev().chain(std::env::split_paths(&path));
    folders.find(|folder| ["initdb", "pg_ctl", "createdb"].iter().all(|name| folder.join(name).exists()))
}

/// A program of PostgreSQL, as a user who may run it.
fn program(programs: &Path, name: &str) -> Command {
    let mut command = Command::new(programs.join(name));
    as_other_user(&mut command);
    command
}

fn as_other_user(command: &mut Command) {
    // The folder in which the test runs may be closed to this user.
    command.current_dir("/").stdin(Stdio::null());
    if is_administrator() {
        command.uid(NOBODY).gid(NOBODY);
    }
}

fn is_administrator() -> bool {
    fs::metadata("/proc/self").is_ok_and(|this| this.uid() == 0)
}

/// Starts or stops the server, and waits until that is done.
fn control(programs: &Path, folder: &Folder, port: u16, what: &[&str]) -> io::Result<()> {
    let settings =
        format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c shared_buffers=16MB");
    let mut control = program(programs, "pg_ctl");
    control.args(what).args(["--wait", "--silent", "--timeout=60", "--options", &settings]);
    run(control.arg("--pgdata").arg(folder.file("data")).arg("--log").arg(folder.file("log")))
}

/// A process that stops the server when its input ends.
fn watch(programs: &Path, folder: &Folder) -> io::Result<Child> {
    let script =
        "trap '' INT; cat; \"$1\"/pg_ctl stop --silent --mode immediate --pgdata \"$2\"/data; rm -rf \"$2\"";
    let mut watch = Command::new("sh");
    watch.args(["-c", script, "sh"]).arg(programs).arg(folder.path());
    as_other_user(&mut watch);
    watch.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}

/// Runs a program; a failure is an error with what it has said.
fn run(command: &mut Command) -> io::Result<()> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let name = command.get_program().to_string_lossy().into_owned();
    Err(io::Error::other(format!("{name} failed: {}", text.trim())))
}
