//! What kind of content a file has, by the ending of its name.

/// A kind of content.
#[derive(Clone, Copy)]
pub(crate) struct ContentType {
    /// Its name in the header `Content-Type`.
    pub(crate) name: &'static str,
    /// Whether compression makes it smaller: pictures and fonts are compressed already.
    pub(crate) shrinks: bool,
}

/// The kind of content of a file.
pub(crate) fn of(path: &str) -> ContentType {
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    let (name, shrinks) = match ending {
        "html" => ("text/html; charset=utf-8", true),
        "js" | "mjs" => ("text/javascript; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "wasm" => ("application/wasm", true),
        "json" | "map" => ("application/json", true),
        "webmanifest" => ("application/manifest+json", true),
        "svg" => ("image/svg+xml", true),
        "txt" | "ftl" => ("text/plain; charset=utf-8", true),
        "png" => ("image/png", false),
        "ico" => ("image/x-icon", false),
        "webp" => ("image/webp", false),
        "woff2" => ("font/woff2", false),
        "mp3" => ("audio/mpeg", false),
        "ogg" => ("audio/ogg", false),
        "pdf" => ("application/pdf", false),
        _ => ("application/octet-stream", false),
    };
    ContentType { name, shrinks }
}
