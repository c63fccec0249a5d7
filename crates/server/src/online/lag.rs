//! The lag of a connection, as the server measures it: the client says nothing.

use tessera_online::Millis;

/// The pings that are remembered.
const PINGS: usize = 10;

/// The times that the last pings took.
#[derive(Default)]
pub(crate) struct Lag {
    asked: Option<Millis>,
    times: Vec<Millis>,
}

impl Lag {
    /// The payload of a ping. A pong counts only with the same payload.
    pub(crate) fn ping(&mut self, now: Millis) -> Vec<u8> {
        self.asked = Some(now);
        now.to_be_bytes().to_vec()
    }

    /// Handles a pong.
    pub(crate) fn pong(&mut self, bytes: &[u8], now: Millis) {
        let Some(asked) = self.asked.filter(|asked| asked.to_be_bytes() == bytes) else { return };
        self.asked = None;
        if self.times.len() == PINGS {
            self.times.remove(0);
        }
        self.times.push((now - asked).max(0));
    }

    /// The 20th percentile: delaying some pongs does not raise it.
    pub(crate) fn typical(&self) -> Millis {
        let mut times = self.times.clone();
        times.sort_unstable();
        times.get(times.len() / 5).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_answers_to_the_last_ping_count_and_a_few_slow_ones_change_nothing() {
        let mut lag = Lag::default();
        assert_eq!(lag.typical(), 0);
        for time in [40, 50, 900, 45, 800, 42, 44, 700, 41, 43, 46, 47] {
            let ping = lag.ping(1000);
            lag.pong(b"forged", 1001);
            lag.pong(&ping, 1000 + time);
            lag.pong(&ping, 5000);
        }
        assert_eq!(lag.times.len(), PINGS);
        assert_eq!(lag.typical(), 43);
    }
}
