//! Ends the program when its terminal is closed.

use std::time::Duration;
use std::{io, process, thread};

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;

/// How long the program has to end by itself.
const GRACE: Duration = Duration::from_millis(300);

/// Ends the process when the terminal of standard input is closed, since the library that reads keys then reads the end
/// of its input forever. So everything that is to be kept must be saved when it happens, not at the end.
pub(crate) fn end_when_closed() {
    thread::spawn(|| {
        if wait_until_closed() {
            thread::sleep(GRACE);
            process::exit(0);
        }
    });
}

/// Returns true once the terminal is closed, and false if this system cannot watch it.
fn wait_until_closed() -> bool {
    let input = io::stdin();
    loop {
        // Without any event to wait for, only the end is reported.
        let mut watched = [PollFd::new(&input, PollFlags::empty())];
        match poll(&mut watched, None) {
            Err(Errno::INTR) => {}
            Err(_) => return false,
            Ok(_) if watched[0].revents().contains(PollFlags::NVAL) => return false,
            Ok(_) if watched[0].revents().intersects(PollFlags::HUP | PollFlags::ERR) => return true,
            Ok(_) => {}
        }
    }
}
