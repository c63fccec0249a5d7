use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io, thread};

use super::Folder;

/// The files for operators, as they are.
const CADDYFILE: &str = include_str!("../../../../deploy/Caddyfile");
const NGINX: &str = include_str!("../../../../deploy/nginx.conf");

/// What they name.
const NAME: &str = "games.example.org";
const UPSTREAM: &str = "127.0.0.1:8044";

/// How long a proxy may take to start.
const PATIENCE: Duration = Duration::from_secs(20);

/// A proxy on a free port of 127.0.0.1, which ends with this process at the latest.
#[derive(Debug)]
pub struct Front {
    address: SocketAddr,
    shell: Child,
    _folder: Folder,
}

impl Front {
    /// The address for clients.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Caddy in front of a server, with `deploy/Caddyfile`, but without a certificate.
    pub fn caddy(server: SocketAddr) -> io::Result<Self> {
        let folder = Folder::new("caddy")?;
        let address = free()?;
        let site = CADDYFILE.replace(NAME, &format!("http://{address}"));
        let site = site.replace(UPSTREAM, &server.to_string());
        let config = folder.file("Caddyfile");
        fs::write(&config, format!("{{\n\tadmin off\n}}\n{site}"))?;
        let config = config.display().to_string();
        Self::start(address, folder, &["caddy", "run", "--adapter", "caddyfile", "--config", &config])
    }

    /// nginx in front of a server, with `deploy/nginx.conf`, but without a certificate.
    pub fn nginx(server: SocketAddr) -> io::Result<Self> {
        let folder = Folder::new("nginx")?;
        let address = free()?;
        let place = folder.path().display();
        let site = NGINX.replace(UPSTREAM, &server.to_string());
        let site = site.replace("listen 443 ssl;", &format!("listen {address};"));
        let site = site.replace("listen 80;", &format!("listen unix:{place}/redirect;"));
        let lines: Vec<&str> = site.lines().filter(|line| !line.contains("ssl_certificate")).collect();
        let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|name| format!("{name}_temp_path {place}/{name};\n"))
            .concat();
        let config = folder.file("nginx.conf");
        fs::write(
            &config,
            format!(
                "daemon off;\nmaster_process off;\npid {place}/pid;\nerror_log {place}/log;\n\
                 events {{ worker_connections 4096; }}\nhttp {{\naccess_log off;\n{temporary}{}\n}}\n",
                lines.join("\n")
            ),
        )?;
        let [config, log] = [config.display().to_string(), format!("{place}/log")];
        Self::start(address, folder, &["nginx", "-e", &log, "-c", &config])
    }

    fn start(address: SocketAddr, folder: Folder, command: &[&str]) -> io::Result<Self> {
        let script = "trap '' INT; \"$@\" & proxy=$!; cat; kill -9 $proxy; wait $proxy";
        let mut shell = Command::new("sh");
        shell.args(["-c", script, "sh"]).args(command);
        // Debian installs nginx in /usr/sbin. Caddy keeps its state in the home folder.
        let path = std::env::var("PATH").unwrap_or_default();
        shell.env("PATH", format!("{path}:/usr/sbin:/sbin")).env("HOME", folder.path());
        shell.env("XDG_DATA_HOME", folder.path()).env("XDG_CONFIG_HOME", folder.path());
        let log = fs::File::create(folder.file("said"))?;
        let shell = shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log).spawn()?;
        let front = Self { address, shell, _folder: folder };
        let start = Instant::now();
        while TcpStream::connect(address).is_err() {
            if start.elapsed() > PATIENCE {
                return Err(io::Error::other(format!("{} does not listen", command[0])));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(front)
    }
}

impl Drop for Front {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

fn free() -> io::Result<SocketAddr> {
    TcpListener::bind("127.0.0.1:0")?.local_addr()
}
