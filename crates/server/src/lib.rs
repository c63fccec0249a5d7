//! The web server: the page, embedded in the program, and sheets to print.
//!
//! Without online games it keeps nothing: the page plays in the browser, and everything here is public.
//!
//! ```no_run
//! use tessera_server::{Page, Server};
//!
//! let server = Server::bind("127.0.0.1", 0, Page::embedded())?;
//! println!("http://{}/", server.address()?);
//! server.run()?;
//! # Ok::<(), std::io::Error>(())
//! ```

mod accept;
mod build;
mod caller;
mod content_type;
mod file;
mod files;
mod gate;
mod headers;
mod online;
mod page;
mod patient;
mod pieces;
mod places;
mod print;
mod print_request;
mod server;
mod traffic;

use std::fmt::Display;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use hyper::http::{Request, StatusCode};

pub use caller::{ForwardedHeader, Network, NetworkError, Proxies};
pub use files::fit_open_files;
use gate::Gate;
pub use online::{Online, OnlineLimits, Rate};
pub use page::{Page, PageKind};
pub use print_request::MAX_BOARDS;
pub use server::{Limits, Server};

/// Everything that is served, by address.
fn router(page: Page, online: Option<&Online>, gate: Arc<Gate>) -> Router {
    let page = get(serve_page).with_state(Arc::new(page));
    // Without online games the server is always ready.
    let online = online.map_or_else(|| Router::new().route("/readyz", get("ok\n")), Online::routes);
    Router::new()
        .route("/healthz", get("ok\n"))
        .merge(print::routes())
        .merge(online)
        .fallback(page)
        .layer(from_fn_with_state(gate, gate::pass))
        .layer(map_response(headers::add))
}

async fn serve_page(State(page): State<Arc<Page>>, request: Request<axum::body::Body>) -> Response {
    page.respond(request.uri().path(), request.headers())
}

/// An answer of one sentence.
fn sentence(status: StatusCode, words: impl Display) -> Response {
    (status, format!("{words}\n")).into_response()
}
