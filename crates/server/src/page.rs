//! The page: its files, in memory.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use axum::response::{IntoResponse, Response};
use hyper::header::HeaderMap;
use hyper::http::StatusCode;

use crate::file::File;

/// The files of `web/dist` when the program was built; none if the page was not built before it.
const EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Which page is embedded in the program.
const KIND: PageKind = include!(concat!(env!("OUT_DIR"), "/kind.rs"));

const FIRST: &str = "index.html";

/// The file for an address that does not exist.
const NOT_FOUND: &str = "404.html";

/// Which page a program contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageKind {
    /// No page.
    None,
    /// A page that is quick to build and large to load, as `cargo xtask play` makes it.
    Quick,
    /// A page that is small to load, as `cargo xtask page` makes it.
    Small,
}

impl fmt::Display for PageKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "none",
            Self::Quick => "quick",
            Self::Small => "small",
        })
    }
}

/// The files of the page.
pub struct Page {
    files: BTreeMap<String, File>,
}

impl Page {
    /// The page that is embedded in the program.
    pub fn embedded() -> Self {
        Self::new(EMBEDDED.iter().map(|&(path, bytes)| (path, bytes)))
    }

    /// Which page is embedded in the program.
    pub fn embedded_kind() -> PageKind {
        KIND
    }

    /// A page of these files: their paths, such as `assets/main.js`, and their bytes.
    pub fn new<P, B>(files: impl IntoIterator<Item = (P, B)>) -> Self
    where
        P: Into<String>,
        B: Into<Cow<'static, [u8]>>,
    {
        let named = |(path, bytes): (P, B)| {
            let path = path.into();
            let file = File::new(&path, bytes.into());
            (path, file)
        };
        Self { files: files.into_iter().map(named).collect() }
    }

    /// Whether there is a page: its first file exists.
    pub fn is_built(&self) -> bool {
        self.files.contains_key(FIRST)
    }

    /// The file with this address, or the page that says that there is none.
    pub(crate) fn respond(&self, address: &str, request: &HeaderMap) -> Response {
        let path = address.strip_prefix('/').unwrap_or(address);
        let path = if path.is_empty() { FIRST } else { path };
        if let Some(file) = self.files.get(path) {
            return file.respond(request);
        }
        if !self.is_built() {
            let sentence = "This program was built without its page: `cargo xtask play` builds both.\n";
            return (StatusCode::SERVICE_UNAVAILABLE, sentence).into_response();
        }
        let Some(file) = self.files.get(NOT_FOUND) else {
            return (StatusCode::NOT_FOUND, "There is nothing at this address.\n").into_response();
        };
        // The request's headers are about the missing file, so they are not passed on.
        let mut response = file.respond(&HeaderMap::new());
        *response.status_mut() = StatusCode::NOT_FOUND;
        response
    }
}
