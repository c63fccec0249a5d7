use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{fs, io};

use super::{Folder, missing};

/// The id of an unprivileged user, and of its group. PostgreSQL refuses to run as root.
const UNPRIVILEGED: u32 = 65_534;

/// A PostgreSQL server on a free port of 127.0.0.1, with its data in a temporary folder. It ends when this is dropped, and
/// with the process, even if that is killed.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    port: u16,
    /// Whether it has a certificate.
    has_tls: bool,
    /// A shell that stops the server when its standard input closes, at the latest when this process ends.
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
        Self::start_perhaps_with_tls(None)
    }

    /// A server with this certificate and its key, as PEM. `None` if PostgreSQL is missing: see [`missing`].
    pub fn start_with_tls(certificate: &str, key: &str) -> Option<Self> {
        Self::start_perhaps_with_tls(Some([("server.crt", certificate), ("server.key", key)]))
    }

    fn start_perhaps_with_tls(files: Option<[(&str, &str); 2]>) -> Option<Self> {
        let Some(programs) = programs() else {
            missing("PostgreSQL (on Debian: apt-get install postgresql)");
            return None;
        };
        match Self::start_with(programs, files) {
            Ok(server) => Some(server),
            Err(error) => {
                missing(&format!("PostgreSQL ({error})"));
                None
            }
        }
    }

    fn start_with(programs: PathBuf, files: Option<[(&str, &str); 2]>) -> io::Result<Self> {
        let folder = Folder::new("postgres")?;
        let data = folder.file("data");
        fs::create_dir(&data)?;
        if is_administrator() {
            chown(folder.path(), Some(UNPRIVILEGED), Some(UNPRIVILEGED))?;
            chown(&data, Some(UNPRIVILEGED), Some(UNPRIVILEGED))?;
        }
        let mut initdb = program(&programs, "initdb");
        let options = ["--no-sync", "--auth=trust", "--username=tessera", "--encoding=UTF8", "--locale=C"];
        run(initdb.args(options).arg("--pgdata").arg(&data))?;

        let has_tls = files.is_some();
        for (name, text) in files.into_iter().flatten() {
            let file = data.join(name);
            fs::write(&file, text)?;
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600))?;
            if is_administrator() {
                chown(&file, Some(UNPRIVILEGED), Some(UNPRIVILEGED))?;
            }
        }

        let mut last = io::Error::other("no port is free");
        // Another process may take the port before the server does.
        for _ in 0..5 {
            let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
            match control(&programs, &folder, (port, has_tls), &["start"]) {
                Ok(()) => {
                    let watch = watch(&programs, &folder)?;
                    return Ok(Self { programs, port, has_tls, watch, folder });
                }
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    /// Creates an empty database. Returns its address.
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

    /// Stops the server: immediately, as after a power failure, or cleanly.
    pub fn stop(&self, at_once: bool) -> io::Result<()> {
        let mode = if at_once { "immediate" } else { "fast" };
        control(&self.programs, &self.folder, (self.port, self.has_tls), &["stop", "--mode", mode])
    }

    /// Starts the server again, on the same port and with the same data.
    pub fn start_again(&self) -> io::Result<()> {
        control(&self.programs, &self.folder, (self.port, self.has_tls), &["start"])
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        let _ = self.watch.wait();
    }
}

/// The folder of PostgreSQL's programs, which on Debian is not in `PATH`.
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

/// A command for a PostgreSQL program, run as an unprivileged user.
fn program(programs: &Path, name: &str) -> Command {
    let mut command = Command::new(programs.join(name));
    as_other_user(&mut command);
    command
}

fn as_other_user(command: &mut Command) {
    // This user may not be allowed to read the current folder.
    command.current_dir("/").stdin(Stdio::null());
    if is_administrator() {
        command.uid(UNPRIVILEGED).gid(UNPRIVILEGED);
    }
}

fn is_administrator() -> bool {
    fs::metadata("/proc/self").is_ok_and(|this| this.uid() == 0)
}

/// Starts or stops the server, and waits until it has.
fn control(programs: &Path, folder: &Folder, (port, has_tls): (u16, bool), what: &[&str]) -> io::Result<()> {
    let tls = if has_tls { "on" } else { "off" };
    let settings = format!(
        "-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c shared_buffers=16MB -c ssl={tls}"
    );
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

/// Runs a program; a failure is an error with its standard error.
fn run(command: &mut Command) -> io::Result<()> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let name = command.get_program().to_string_lossy().into_owned();
    Err(io::Error::other(format!("{name} failed: {}", text.trim())))
}
