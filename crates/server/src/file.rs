//! One file of the page: its bytes, how long they may be cached, and the response to a request.

use std::borrow::Cow;
use std::io::Write as _;
use std::sync::OnceLock;

use axum::body::{Body, Bytes};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use hyper::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderName, HeaderValue,
    IF_NONE_MATCH, VARY,
};
use hyper::http::StatusCode;
use sha2::{Digest as _, Sha256};

use crate::content_type::{self, ContentType};

/// Files in this folder have a hash of their content in their name, so they can be cached permanently.
const HASHED: &str = "assets/";

pub(crate) struct File {
    content_type: ContentType,
    is_hashed: bool,
    plain: Bytes,
    /// Compressed at the first request, so that the program starts at once.
    gzip: OnceLock<Bytes>,
    /// The beginning of a hash of the bytes.
    hash: String,
}

impl File {
    pub(crate) fn new(path: &str, bytes: Cow<'static, [u8]>) -> Self {
        let hash = Sha256::digest(&bytes).iter().take(10).map(|byte| format!("{byte:02x}")).collect();
        let plain = match bytes {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        };
        Self {
            content_type: content_type::of(path),
            is_hashed: path.starts_with(HASHED),
            plain,
            gzip: OnceLock::new(),
            hash,
        }
    }

    /// The file, or `304 Not Modified` if the browser's copy is current.
    pub(crate) fn respond(&self, request: &HeaderMap) -> Response {
        let zipped = self.content_type.shrinks && accepts_gzip(request);
        let tag = format!("\"{}{}\"", self.hash, if zipped { "-gzip" } else { "" });
        let is_current = has_copy(request, &tag);

        let body = match (is_current, zipped) {
            (true, _) => Body::empty(),
            (false, true) => self.gzip().into(),
            (false, false) => self.plain.clone().into(),
        };
        let mut response = Response::new(body);
        if is_current {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let mut set = |name: HeaderName, value: &'static str| {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        };
        set(CONTENT_TYPE, self.content_type.name);
        set(CACHE_CONTROL, if self.is_hashed { "public, max-age=31536000, immutable" } else { "no-cache" });
        if self.content_type.shrinks {
            set(VARY, "accept-encoding");
        }
        if zipped {
            set(CONTENT_ENCODING, "gzip");
        }
        if let Ok(tag) = HeaderValue::try_from(tag) {
            response.headers_mut().insert(ETAG, tag);
        }
        response
    }

    fn gzip(&self) -> Bytes {
        let compress = || {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
            // Writing into memory does not fail.
            let _ = encoder.write_all(&self.plain);
            encoder.finish().unwrap_or_default().into()
        };
        self.gzip.get_or_init(compress).clone()
    }
}

/// The values of a header that is a list, from all its lines.
fn list<'a>(request: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = request.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// Whether the browser accepts gzip. What it says of gzip counts more than what it says of `*`.
fn accepts_gzip(request: &HeaderMap) -> bool {
    let accepts = |coding: &str| {
        let mut entries =
            list(request, &ACCEPT_ENCODING).map(|entry| entry.split_once(';').unwrap_or((entry, "")));
        let entry = entries.find(|(name, _)| name.trim().eq_ignore_ascii_case(coding));
        entry.map(|(_, parameters)| weight(parameters) > 0.0)
    };
    accepts("gzip").or_else(|| accepts("*")).unwrap_or(false)
}

/// The weight `q=0.8` among the parameters of an encoding: 1 if there is none, 0 if it cannot be read.
fn weight(parameters: &str) -> f32 {
    let mut pairs = parameters.split(';').filter_map(|pair| pair.split_once('='));
    let weight = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("q"));
    weight.map_or(1.0, |(_, weight)| weight.trim().parse().unwrap_or(0.0))
}

/// Whether the browser has a copy with this tag.
fn has_copy(request: &HeaderMap, tag: &str) -> bool {
    list(request, &IF_NONE_MATCH)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}
