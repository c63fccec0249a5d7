//! The output of a program, line by line. Endless lines and bytes that are no text do no harm.

use std::io::{BufRead, ErrorKind};

/// Longer lines are cut off. An answer is much shorter.
const MAX_LINE: usize = 4096;

/// Passes the lines that begin with one of `words` to `listener`, until the end, an error, or the listener breaks.
pub(super) fn each_line(mut reader: impl BufRead, words: &[&str], mut listener: impl FnMut(String) -> bool) {
    let mut line = Vec::new();
    loop {
        let chunk = match reader.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => return,
        };
        let at_end = chunk.is_empty();
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        line.extend(part.iter().take(MAX_LINE.saturating_sub(line.len())));
        let used = part.len() + usize::from(end.is_some());
        reader.consume(used);
        if end.is_some() || at_end {
            let text = String::from_utf8_lossy(&line);
            let known = text.split_whitespace().next().is_some_and(|first| words.contains(&first));
            if (known && !listener(text.trim().into())) || at_end {
                return;
            }
            line.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_LINE, each_line};
    use std::io::BufReader;

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut lines = Vec::new();
        // A tiny buffer, so that lines come in many chunks.
        each_line(BufReader::with_capacity(3, bytes), &["bestmove", "ugiok"], |line| {
            lines.push(line);
            true
        });
        lines
    }

    #[test]
    fn only_known_lines_are_heard() {
        assert_eq!(
            lines(b"hello\nugiok\r\n\n  bestmove a1 \nbestmoves\ninfo bestmove"),
            ["ugiok", "bestmove a1"]
        );
        assert_eq!(lines(b"bestmove at the end"), ["bestmove at the end"]);
        assert_eq!(lines(b""), [""; 0]);
    }

    #[test]
    fn garbage_and_endless_lines_do_no_harm() {
        let mut bytes = b"\xff\xfe\0\n".to_vec();
        bytes.extend(b"bestmove ".iter().chain(&vec![b'x'; 100_000]));
        bytes.extend(b"\nbestmove \xff\n");
        let received = lines(&bytes);
        assert_eq!(received.iter().map(String::len).collect::<Vec<_>>(), [MAX_LINE, 12]);
        assert_eq!(received[1], "bestmove \u{fffd}");
    }
}
