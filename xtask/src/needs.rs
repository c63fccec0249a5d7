//! Programs that the machine must have. A missing one is installed if possible, else named in the error.

use std::path::Path;
use std::{fs, io};

use anyhow::{Result, bail};

use crate::run::{available, command, run};

/// A program that some step needs, and its Debian package.
pub(crate) struct Need {
    program: &'static str,
    package: &'static str,
    what_for: &'static str,
}

/// A C++ compiler, which builds the fuzzer.
pub(crate) const CPP: Need = Need { program: "c++", package: "g++", what_for: "Fuzzing" };

/// Poppler, which reads our PDF files as other programs do.
pub(crate) const POPPLER: Need =
    Need { program: "pdftoppm", package: "poppler-utils", what_for: "Checking the printed sheets" };

/// A program that shows the system calls of another one: a log must be on disk (fsync) before it is acknowledged.
pub(crate) const STRACE: Need =
    Need { program: "strace", package: "strace", what_for: "Testing that logs are durable" };

/// The message bus between servers; Debian installs it in /usr/sbin.
pub(crate) const NATS: Need =
    Need { program: "nats-server", package: "nats-server", what_for: "Testing several servers" };

/// A program that makes the clock of another one jump.
pub(crate) const FAKETIME: Need =
    Need { program: "faketime", package: "faketime", what_for: "Testing clocks that jump" };

/// The proxies behind which the server is tested. The tests start and stop their own.
pub(crate) const CADDY: Need =
    Need { program: "caddy", package: "caddy", what_for: "Testing the server behind a proxy" };
pub(crate) const NGINX: Need =
    Need { program: "nginx", package: "nginx-light", what_for: "Testing the server behind a proxy" };

/// The program that checks the rules for alerts.
const PROMTOOL: Need =
    Need { program: "promtool", package: "prometheus", what_for: "Checking the rules for alerts" };

/// The browser in which the page is tested.
pub(crate) const CHROMIUM: Need =
    Need { program: "chromium", package: "chromium", what_for: "Testing the page" };

/// Other browsers in which the page is tried.
pub(crate) const FIREFOX: Need =
    Need { program: "firefox-esr", package: "firefox-esr", what_for: "Trying the page in Firefox" };
pub(crate) const WEBKIT: Need =
    Need { program: "WebKitWebDriver", package: "webkit2gtk-driver", what_for: "Trying the page in WebKit" };
/// The screen of WebKit, which has no mode without a window.
pub(crate) const XVFB: Need =
    Need { program: "xvfb-run", package: "xvfb", what_for: "Trying the page in WebKit" };

const NODE: Need = Need { program: "node", package: "nodejs", what_for: "Building the page" };
const NPM: Need = Need { program: "npm", package: "npm", what_for: "Building the page" };

/// The oldest Node that can build the page: major and minor version.
pub(crate) const OLDEST_NODE: (u32, u32) = (20, 19);

/// Installs Node if it is missing, and checks its version.
pub(crate) fn node() -> Result<()> {
    NODE.ensure()?;
    NPM.ensure()?;
    let output = command("node", &["--version"]).output()?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if major_and_minor(&version).is_some_and(|installed| installed < OLDEST_NODE) {
        let (major, minor) = OLDEST_NODE;
        bail!(
            "Building the page needs Node {major}.{minor} or later, and this is {version}: install a newer one."
        );
    }
    Ok(())
}

/// The first two numbers of a version such as `v20.19.2`; `None` if it is written in another way.
fn major_and_minor(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim_start_matches('v').split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Installs Python if it is missing, too old or unable to make a virtual environment. Returns the name of its program.
pub(crate) fn python() -> Result<&'static str> {
    let name = if available("python3") { "python3" } else { "python" };
    let able = |name: &str| {
        let check = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";
        command(name, &["-c", check]).status().is_ok_and(|status| status.success())
    };
    if able(name) {
        return Ok(name);
    }
    if install(&["python3", "python3-venv"]) && able("python3") {
        return Ok("python3");
    }
    bail!("The Python package needs Python 3.10 or later (on Debian: apt-get install python3-venv).");
}

/// Installs PostgreSQL if it is missing. Debian's programs are not on the search path.
pub(crate) fn postgres() -> Result<()> {
    if has_postgres() {
        return Ok(());
    }
    let installed = without_debians_cluster(|| install(&["postgresql"]));
    if installed && has_postgres() {
        return Ok(());
    }
    bail!("Testing the store needs PostgreSQL: install it (on Debian: apt-get install postgresql).");
}

fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    available("initdb") || versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
}

/// Installs PostgreSQL without the cluster that Debian would create and start. The tests create and stop their own.
fn without_debians_cluster(install: impl FnOnce() -> bool) -> bool {
    let folder = Path::new("/etc/postgresql-common/createcluster.d");
    let setting = folder.join("tessera.conf");
    let set = is_root()
        && fs::create_dir_all(folder)
            .and_then(|()| fs::write(&setting, "create_main_cluster = false\n"))
            .is_ok();
    let installed = set && install();
    if set {
        let _ = fs::remove_file(&setting);
    }
    installed
}

impl Need {
    /// Installs the program if missing.
    pub(crate) fn ensure(&self) -> Result<()> {
        if available(self.program) {
            return Ok(());
        }
        let Self { program, package, what_for } = self;
        if install(&[package]) && available(program) {
            return Ok(());
        }
        bail!("{what_for} needs {program}: install it (on Debian: apt-get install {package}).");
    }
}

/// Installs the proxies if they are missing, without the services that Debian would start.
pub(crate) fn proxies() -> Result<()> {
    if available(CADDY.program) && available(NGINX.program) {
        return Ok(());
    }
    without_services(|| CADDY.ensure().and_then(|()| NGINX.ensure()))
}

/// Installs the program that checks the rules for alerts, without the service of its package.
pub(crate) fn promtool() -> Result<()> {
    if available(PROMTOOL.program) {
        return Ok(());
    }
    without_services(|| PROMTOOL.ensure())
}

/// Does what installs packages while Debian starts no service: the file is asked for each, and 101 forbids it.
fn without_services(install: impl FnOnce() -> Result<()>) -> Result<()> {
    let file = Path::new("/usr/sbin/policy-rc.d");
    let set = is_root() && !file.exists() && forbid(file).is_ok();
    let installed = install();
    if set {
        let _ = fs::remove_file(file);
    }
    installed
}

fn forbid(file: &Path) -> io::Result<()> {
    fs::write(file, "#!/bin/sh\nexit 101\n")?;
    #[cfg(unix)]
    fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    Ok(())
}

/// Installs packages on Debian, as root. Returns whether that worked.
pub(crate) fn install(packages: &[&str]) -> bool {
    // The package list of a container is often out of date.
    available("apt-get")
        && is_root()
        && run(&mut command("apt-get", &["update", "-qq"])).is_ok()
        && run(command("apt-get", &["install", "-y", "-qq"]).args(packages)).is_ok()
}

fn is_root() -> bool {
    let output = command("id", &["-u"]).output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{OLDEST_NODE, major_and_minor};
    use crate::run::root;

    #[test]
    fn the_oldest_node_is_that_of_the_pages_package() {
        let package =
            fs::read_to_string(root().join("web/package.json")).expect("the page has a package.json");
        let (_, wanted) = package.split_once(r#""node": ">="#).expect("it has the oldest Node");
        let (wanted, _) = wanted.split_once('"').expect("a string ends");
        assert_eq!(major_and_minor(wanted), Some(OLDEST_NODE));
    }

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(major_and_minor("v20.9.0") < major_and_minor("v20.19.0"));
        assert!(major_and_minor("v18.20.4") < major_and_minor("v20.0.0"));
        assert_eq!(major_and_minor("v22.12.0-nightly"), Some((22, 12)));
        assert_eq!(major_and_minor("unknown"), None);
    }
}
