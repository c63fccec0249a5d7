//! The page, as a browser gets it.

use std::io::Read as _;

use tessera_server::Page;

use crate::common::Running;

const SCRIPT: &str =
    "export const a = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';";

const FILES: [(&str, &str); 9] = [
    ("index.html", "<!doctype html><title>Tessera</title>"),
    ("404.html", "<!doctype html><title>Nothing here</title>"),
    ("sw.js", "self.skipWaiting();"),
    ("manifest.webmanifest", "{}"),
    ("icon.png", "not a picture"),
    ("favicon.svg", "<svg/>"),
    ("assets/main-4f5a.js", SCRIPT),
    ("assets/main-77aa.css", "body { margin: 0 }"),
    ("assets/tessera-01ab.wasm", "\0asm"),
];

fn page() -> Page {
    Page::new(FILES.map(|(path, text)| (path, text.as_bytes())))
}

#[test]
fn each_file_is_served_with_its_type() {
    let server = Running::new(page());
    let types = [
        "text/html; charset=utf-8",
        "text/html; charset=utf-8",
        "text/javascript; charset=utf-8",
        "application/manifest+json",
        "image/png",
        "image/svg+xml",
        "text/javascript; charset=utf-8",
        "text/css; charset=utf-8",
        "application/wasm",
    ];
    for ((path, text), content_type) in FILES.into_iter().zip(types) {
        let answer = server.get(&format!("/{path}"));
        assert_eq!((answer.status, answer.text()), (200, text), "{path}");
        assert_eq!(answer.header("content-type"), content_type, "{path}");
        assert_eq!(answer.header("content-length"), text.len().to_string(), "{path}");
    }
    assert_eq!(server.get("/").text(), FILES[0].1);
    assert_eq!(server.get("/?from=home").text(), FILES[0].1);
}

#[test]
fn a_name_with_a_hash_is_kept_for_ever_and_the_others_are_asked_for_again() {
    let server = Running::new(page());
    for path in ["/", "/sw.js", "/manifest.webmanifest", "/404.html"] {
        assert_eq!(server.get(path).header("cache-control"), "no-cache", "{path}");
    }
    let kept = server.get("/assets/main-4f5a.js");
    assert_eq!(kept.header("cache-control"), "public, max-age=31536000, immutable");
}

#[test]
fn a_browser_that_has_a_file_is_not_sent_it_again() {
    let server = Running::new(page());
    for encoding in ["", "Accept-Encoding: gzip\r\n"] {
        let tag = server.ask("GET", "/", encoding).header("etag").to_owned();
        assert!(tag.starts_with('"') && tag.ends_with('"') && tag.len() > 10, "{tag}");
        for known in [tag.clone(), format!("W/{tag}"), format!("\"old\", {tag}"), "*".into()] {
            let answer = server.ask("GET", "/", &format!("{encoding}If-None-Match: {known}\r\n"));
            assert_eq!((answer.status, answer.body.len()), (304, 0), "{known}");
            assert_eq!(answer.header("etag"), tag);
        }
        let answer = server.ask("GET", "/", &format!("{encoding}If-None-Match: \"old\"\r\n"));
        assert_eq!(answer.status, 200);
    }
    let tags = FILES.map(|(path, _)| server.get(&format!("/{path}")).header("etag").to_owned());
    assert!(tags.iter().all(|tag| tags.iter().filter(|other| *other == tag).count() == 1), "{tags:?}");
}

#[test]
fn a_browser_that_takes_gzip_is_sent_less() {
    let server = Running::new(page());
    for accepted in ["gzip", "br, gzip;q=0.8", "deflate, *", "GZIP", "gzip ; q=0.001", "*;q=0, gzip"] {
        let answer = server.ask("GET", "/assets/main-4f5a.js", &format!("Accept-Encoding: {accepted}\r\n"));
        assert_eq!((answer.header("content-encoding"), answer.header("vary")), ("gzip", "accept-encoding"));
        assert!(answer.body.len() < SCRIPT.len());
        let mut text = String::new();
        flate2::read::GzDecoder::new(&answer.body[..]).read_to_string(&mut text).expect("gzip");
        assert_eq!(text, SCRIPT);
    }
    let plain = server.get("/assets/main-4f5a.js");
    assert_ne!(
        plain.header("etag"),
        server.ask("GET", "/assets/main-4f5a.js", "Accept-Encoding: gzip\r\n").header("etag")
    );
    for (path, accepted) in [
        ("/assets/main-4f5a.js", "br"),
        ("/sw.js", "gzip;q=0"),
        ("/sw.js", "gzip;q=0, *"),
        ("/sw.js", "*, gzip;q=0.000"),
        ("/sw.js", "gzip; Q=0"),
        ("/sw.js", "gzip;q=0;level=1"),
        ("/sw.js", "gzip;q=none"),
        ("/sw.js", "*;q=0"),
        ("/icon.png", "gzip"),
    ] {
        let answer = server.ask("GET", path, &format!("Accept-Encoding: {accepted}\r\n"));
        assert_eq!(answer.header("content-encoding"), "", "{path} {accepted}");
    }
}

#[test]
fn an_address_that_does_not_exist_shows_the_pages_own_words() {
    let server = Running::new(page());
    for path in
        ["/nothing", "/assets/", "/assets", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/print", "/a/b/c"]
    {
        let answer = server.ask("GET", path, "If-None-Match: *\r\n");
        assert_eq!((answer.status, answer.text()), (404, FILES[1].1), "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    }
    let plain = Running::new(Page::new([FILES[0]].map(|(path, text)| (path, text.as_bytes()))));
    let answer = plain.get("/nothing");
    assert_eq!((answer.status, answer.text()), (404, "There is nothing at this address.\n"));
}

#[test]
fn without_a_page_one_sentence_says_how_to_build_it() {
    let server = Running::new(Page::new([("", &b""[..]); 0]));
    for path in ["/", "/index.html", "/anything"] {
        let answer = server.get(path);
        assert_eq!(answer.status, 503);
        assert!(answer.text().contains("`cargo xtask play`") && answer.text().lines().count() == 1);
    }
    assert_eq!(server.get("/healthz").status, 200);
}

#[test]
fn the_program_carries_a_whole_page_or_none() {
    let page = Page::embedded();
    let is_built = page.is_built();
    let server = Running::new(page);
    let answer = server.get("/");
    assert_eq!(answer.status, if is_built { 200 } else { 503 });
    // Everything that the first file names is there.
    for part in answer.text().split('"').filter_map(|part| part.strip_prefix("./")) {
        assert_eq!(server.get(&format!("/{part}")).status, 200, "{part}");
    }
}
