//! The codes with which the server closes a socket. `docs/online.md` says what a client does then.

/// A message is not UTF-8.
pub(crate) const NO_TEXT: u16 = 1007;
/// A message is not accepted.
pub(crate) const UNACCEPTABLE: u16 = 1008;
/// A message is longer than the limit.
pub(crate) const TOO_BIG: u16 = 1009;
/// The server restarts.
pub(crate) const RESTARTING: u16 = 1012;
/// Try again later.
pub(crate) const TOO_SLOW: u16 = 1013;
/// The operator has deleted the game.
pub(crate) const REMOVED: u16 = 4001;
