//! `tessera serve`, as a person starts and ends it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::common::{complaint, tessera};

/// Starts the server on a free port, without the person's online games, and reads the line that says where; an empty one
/// if it does not start.
fn serve(options: &[&str]) -> (Child, String) {
    let (child, [line, _]) = serve_and_read(options);
    (child, line)
}

/// The same, with the second line.
fn serve_and_read(options: &[&str]) -> (Child, [String; 2]) {
    let mut child = tessera(&[&["serve", "--port", "0", "--no-online"], options].concat())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("tessera starts");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let lines = [(); 2].map(|()| {
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        line
    });
    (child, lines)
}

#[test]
fn it_reports_its_version_page_and_features() {
    let output = tessera(&["--version"]).output().expect("tessera starts");
    let version = String::from_utf8(output.stdout).expect("text");
    let mut lines = version.lines();
    assert_eq!(lines.next(), Some(concat!("tessera ", env!("CARGO_PKG_VERSION"))));
    let page = lines.next().expect("a line about the page");
    assert!(["page: small", "page: quick", "page: none"].contains(&page), "{version}");
    let features = lines.next().expect("a line about the features");
    assert!(features.starts_with("features: ") && lines.next().is_none(), "{version}");

    let (mut child, [_, line]) = serve_and_read(&["--without-page"]);
    child.kill().expect("it runs");
    child.wait().expect("an end");
    assert_eq!(line, format!("Version {}, {page}, {features}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn it_says_its_address_answers_there_and_ends_when_asked() {
    for signal in ["-INT", "-TERM"] {
        let (mut child, line) = serve(&["--without-page"]);
        let address = line.strip_prefix("Tessera is at http://").and_then(|rest| rest.split('/').next());
        let address = address.expect("an address");
        assert!(address.starts_with("127.0.0.1:") && line.ends_with("/ (Ctrl-C ends it)\n"), "{line}");

        let mut stream = TcpStream::connect(address).expect("the server listens");
        stream.write_all(b"GET /healthz HTTP/1.0\r\n\r\n").expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.0 200 OK") && answer.ends_with("\r\n\r\nok\n"), "{answer}");

        let killed = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(killed.expect("kill starts").success());
        let mut errors = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut errors).expect("text");
        assert_eq!((child.wait().expect("an end").code(), errors.as_str()), (Some(0), ""), "{signal}");
    }
}

#[test]
fn an_address_that_cannot_be_had_is_named_in_one_sentence() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port().to_string();
    for options in [["--port", &port], ["--host", "no.such.host.invalid"], ["--host", "192.0.2.1"]] {
        let (code, words) = complaint(&[&["serve", "--without-page"][..], &options].concat());
        assert_eq!((code, words.lines().count()), (Some(1), 1), "{words}");
        assert!(words.contains("cannot be served at port") && words.contains(options[1]), "{words}");
    }
    assert_eq!(complaint(&["serve", "--port", "70000"]).0, Some(2));
}

#[test]
fn without_its_page_it_says_so_and_does_not_start() {
    let (mut child, line) = serve(&[]);
    if line.is_empty() {
        let output = child.wait_with_output().expect("an end");
        let words = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(1));
        assert!(words.contains("built without its page"), "{words}");
    } else {
        assert!(line.starts_with("Tessera is at "), "{line}");
        child.kill().expect("it ends");
        child.wait().expect("an end");
    }
}
