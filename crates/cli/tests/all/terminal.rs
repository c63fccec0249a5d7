//! Commands at a terminal that is closed, or that get a signal to end.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::process::Child;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, ioctl_tiocgptpeer, openpt, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

use crate::common::{file, tessera};

/// A command at a terminal of its own.
struct Terminal {
    child: Child,
    keys: Option<File>,
    shown: Arc<Mutex<Vec<u8>>>,
    is_closed: Arc<AtomicBool>,
    reader: Option<JoinHandle<()>>,
}

impl Terminal {
    fn open(arguments: &[&str]) -> Self {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
        let master = openpt(flags).expect("a terminal");
        grantpt(&master).and_then(|()| unlockpt(&master)).expect("a terminal");
        let slave = File::from(ioctl_tiocgptpeer(&master, flags).expect("its other side"));
        let size = Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&slave, size).expect("a size");
        let other = || slave.try_clone().expect("a copy");
        let mut command = tessera(arguments);
        command.env("TERM", "xterm").stdin(other()).stdout(other()).stderr(other());
        let child = command.spawn().expect("it starts");
        drop(slave);
        let mut output = File::from(master);
        let keys = output.try_clone().expect("a copy");
        let (shown, is_closed) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicBool::new(false)));
        let (text, closed) = (Arc::clone(&shown), Arc::clone(&is_closed));
        let reader = thread::spawn(move || {
            let pause = Timespec { tv_sec: 0, tv_nsec: 10_000_000 };
            let mut bytes = [0; 4096];
            while !closed.load(Ordering::Relaxed) {
                let ready = poll(&mut [PollFd::new(&output, PollFlags::IN)], Some(&pause)).unwrap_or(0);
                if ready > 0 {
                    match output.read(&mut bytes) {
                        Ok(count @ 1..) => text.lock().unwrap().extend(&bytes[..count]),
                        _ => return,
                    }
                }
            }
        });
        Self { child, keys: Some(keys), shown, is_closed, reader: Some(reader) }
    }

    fn type_keys(&mut self, keys: &str) {
        self.keys.as_mut().expect("it is open").write_all(keys.as_bytes()).expect("keys");
    }

    fn wait_for(&self, what: &str, done: impl Fn() -> bool) {
        let begin = Instant::now();
        while !done() {
            let shown = String::from_utf8_lossy(&self.shown.lock().unwrap()).into_owned();
            assert!(begin.elapsed() < Duration::from_secs(20), "no {what}: {shown:?}");
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn wait_for_text(&self, text: &str) {
        self.wait_for(text, || String::from_utf8_lossy(&self.shown.lock().unwrap()).contains(text));
    }

    /// Closes the terminal, as a window is closed.
    fn close(&mut self) {
        self.is_closed.store(true, Ordering::Relaxed);
        self.reader.take().expect("it is open").join().expect("the reader ends");
        self.keys = None;
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("it runs");
    }

    /// How long it takes until the command ends, at most some seconds.
    fn end(&mut self) -> Duration {
        let begin = Instant::now();
        while self.child.try_wait().expect("a child").is_none() {
            if begin.elapsed() > Duration::from_secs(5) {
                self.child.kill().expect("it runs");
                panic!("it does not end");
            }
            thread::sleep(Duration::from_millis(10));
        }
        begin.elapsed()
    }
}

#[test]
fn tui_ends_within_a_second_when_its_terminal_goes_and_the_game_is_saved() {
    for end in ["close", "HUP", "TERM"] {
        let path = file(&format!("tui-{end}.json"));
        let mut terminal = Terminal::open(&["tui", "xok", "--file", &path]);
        terminal.wait_for_text("Xok");
        terminal.type_keys(":d3d4\r");
        terminal.wait_for("saved game", || fs::read_to_string(&path).is_ok_and(|text| text.contains("d3d4")));
        match end {
            "close" => terminal.close(),
            "HUP" => terminal.signal(Signal::HUP),
            _ => terminal.signal(Signal::TERM),
        }
        let took = terminal.end();
        assert!(took < Duration::from_secs(1), "{end}: {took:?}");
        assert!(fs::read_to_string(&path).unwrap().contains("d3d4"), "{end}");
    }
}

#[test]
fn table_ends_within_a_second_when_its_terminal_is_closed() {
    let mut terminal = Terminal::open(&["table", "xok"]);
    terminal.wait_for_text("to move");
    terminal.close();
    let took = terminal.end();
    assert!(took < Duration::from_secs(1), "{took:?}");
}

#[test]
fn a_bar_says_no_time_that_is_left_before_the_first_step() {
    let mut terminal = Terminal::open(&["perft", "xok", "9"]);
    terminal.wait_for_text("0/71");
    terminal.wait_for_text("(left: ?)");
    terminal.signal(Signal::KILL);
    terminal.end();
}
