//! A planted bug, for the proof of the checker: a client that resumes does not get the first event.

/// Removes the first event from the answer of a server to a WebSocket request.
#[derive(Default)]
pub(crate) struct SkipEvent {
    buffer: Vec<u8>,
    is_upgraded: bool,
    has_skipped: bool,
}

impl SkipEvent {
    /// The filter for the answer to this request, if it opens a socket to resume a game.
    pub(crate) fn of_request(head: &[u8]) -> Option<Self> {
        let head = String::from_utf8_lossy(head);
        let line = head.lines().next()?.strip_prefix("GET /ws/")?;
        let version = line.split_once("?v=").or_else(|| line.split_once("&v="))?.1;
        version.starts_with(|digit: char| ('1'..='9').contains(&digit)).then(Self::default)
    }

    /// The bytes to pass on. An incomplete frame waits for the rest.
    pub(crate) fn filter(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.buffer.extend(bytes);
        let mut passed = Vec::new();
        if !self.is_upgraded {
            let Some(end) = self.buffer.windows(4).position(|bytes| bytes == b"\r\n\r\n") else {
                return passed;
            };
            passed.extend(self.buffer.drain(..end + 4));
            self.is_upgraded = true;
            self.has_skipped = !passed.starts_with(b"HTTP/1.1 101");
        }
        while !self.has_skipped {
            let Some(length) = frame_length(&self.buffer).filter(|&length| length <= self.buffer.len())
            else {
                return passed;
            };
            let frame = self.buffer.drain(..length);
            let is_event = String::from_utf8_lossy(frame.as_slice()).contains("\"t\":\"ev\"");
            if is_event {
                self.has_skipped = true;
            } else {
                passed.extend(frame);
            }
        }
        passed.append(&mut self.buffer);
        passed
    }
}

/// The length of the first frame, which a server does not mask; `None` before its header is complete.
fn frame_length(bytes: &[u8]) -> Option<usize> {
    let (header, length) = match bytes.get(1)? & 0x7f {
        126 => (4, u64::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?)),
        length => (2, u64::from(length)),
    };
    Some(header + usize::try_from(length).ok()?)
}

#[cfg(test)]
mod tests {
    use super::SkipEvent;

    fn frame(text: &str) -> Vec<u8> {
        let length = text.len() as u16;
        let header = if length < 126 { vec![0x81, length as u8] } else { vec![0x81, 126, 0, length as u8] };
        [header, text.into()].concat()
    }

    #[test]
    fn only_a_client_that_resumes_misses_an_event() {
        let of = |line: &str| SkipEvent::of_request(line.as_bytes()).is_some();
        assert!(of("GET /ws/game/abc?v=9 HTTP/1.1\r\n"));
        assert!(of("GET /ws/game/abc?protocol=2&v=3 HTTP/1.1\r\n"));
        assert!(!of("GET /ws/game/abc?v=0 HTTP/1.1\r\n"));
        assert!(!of("POST /api/games HTTP/1.1\r\n"));
    }

    #[test]
    fn the_first_event_is_removed_however_the_bytes_arrive() {
        let head = b"HTTP/1.1 101 Switching Protocols\r\n\r\n".to_vec();
        let [seat, crowd] = ["{\"t\":\"seat\"}", "{\"t\":\"crowd\"}"].map(frame);
        let [first, second] =
            ["1", "2"].map(|v| frame(&format!("{{\"t\":\"ev\",\"v\":{v},\"d\":\"{}\"}}", "x".repeat(200))));
        let sent = [&*head, &*seat, &*first, &*second, &*crowd].concat();
        let wanted = [&*head, &*seat, &*second, &*crowd].concat();
        for size in [1, 7, 100, 1_000] {
            let mut skip = SkipEvent::default();
            let passed: Vec<u8> = sent.chunks(size).flat_map(|bytes| skip.filter(bytes)).collect();
            assert_eq!(passed, wanted, "{size}");
        }
        let refused = b"HTTP/1.1 404 Not Found\r\n\r\n{\"t\":\"ev\"}";
        assert_eq!(SkipEvent::default().filter(refused), refused);
    }
}
