//! A server that runs for a test, and its clients.

pub(crate) mod http;
pub(crate) mod play;

use std::io;
use std::net::SocketAddr;
#[cfg(target_os = "linux")]
use std::net::TcpStream;
use std::path::Path;
use std::thread::JoinHandle;

pub(crate) use http::Answer;
use sqlx::Connection as _;
use tessera_server::{Limits, OnlineLimits, Page, Server};
use tessera_store::testing::Folder;
use tokio::sync::oneshot;

pub(crate) fn folder(name: &str) -> Folder {
    Folder::new(name).unwrap()
}

pub(crate) fn serve(folder: &Folder) -> Running {
    limited(folder, OnlineLimits::default())
}

pub(crate) fn limited(folder: &Folder, limits: OnlineLimits) -> Running {
    Running::start(bound().with_online(folder.path(), limits).unwrap())
}

/// A server that does not answer yet.
pub(crate) fn bound() -> Server {
    Server::bind("127.0.0.1", 0, Page::new([("index.html", b"page")])).unwrap()
}

/// Moves all times in a database by some milliseconds, as if everything had happened later, or earlier.
pub(crate) fn move_times(file: &Path, by: i64) {
    let work = async {
        let mut database = sqlx::SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
        let trigger: String =
            sqlx::query_scalar("SELECT sql FROM sqlite_schema WHERE name = 'event_not_changed'")
                .fetch_one(&mut database)
                .await
                .unwrap();
        let moved = format!(
            "DROP TRIGGER event_not_changed;
             UPDATE event SET at = at + {by};
             UPDATE game SET created = created + {by}, deadline = deadline + {by};
             UPDATE beat SET at = at + {by};
             UPDATE presence SET since = since + {by}, until = until + {by};
             {trigger};"
        );
        sqlx::raw_sql(sqlx::AssertSqlSafe(moved)).execute(&mut database).await.unwrap();
        database.close().await.unwrap();
    };
    tokio::runtime::Runtime::new().unwrap().block_on(work);
}

/// A connection from one of this machine's own addresses, `127.…`.
#[cfg(target_os = "linux")]
pub(crate) fn from(own: [u8; 4], server: SocketAddr) -> TcpStream {
    use socket2::{Domain, Socket, Type};

    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
    socket.bind(&SocketAddr::from((own, 0)).into()).expect("an address of this machine");
    socket.connect(&server.into()).expect("the server listens");
    socket.into()
}

/// A server on a free port, which ends with the test.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<io::Result<()>>>,
}

impl Running {
    pub(crate) fn new(page: Page) -> Self {
        Self::with_limits(page, Limits::default())
    }

    pub(crate) fn with_limits(page: Page, limits: Limits) -> Self {
        Self::start(Server::bind("127.0.0.1", 0, page).expect("there is a free port").with_limits(limits))
    }

    /// Starts a server.
    pub(crate) fn start(server: Server) -> Self {
        let address = server.address().expect("it has an address");
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            server.run_until(async {
                let _ = stopped.await;
            })
        });
        Self { address, stop: Some(stop), thread: Some(thread) }
    }

    /// Stops the server, and waits until it has ended.
    pub(crate) fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().expect("no panic").expect("a good end");
        }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        http::get(self.address, path)
    }

    /// Posts JSON.
    pub(crate) fn post(&self, path: &str, body: &str) -> Answer {
        http::post(self.address, path, body)
    }

    /// Asks for a path, with more lines of headers, each ended by `\r\n`.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str) -> Answer {
        http::ask(self.address, method, path, headers)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
    }
}
