//! Secrets: a client with one has a seat, or may take it. They are stored as hashes only.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};
use tessera_online::GameKey;
use tessera_online::wire::Secret;

/// The hash of a secret.
pub(crate) fn hash(secret: &Secret) -> [u8; 32] {
    Sha256::digest(secret.as_str().as_bytes()).into()
}

/// Whether a secret has this hash, in a time that does not depend on where they differ.
pub(crate) fn fits(secret: &[u8; 32], known: Option<&[u8; 32]>) -> bool {
    known.is_some_and(|known| secret.iter().zip(known).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0)
}

/// A new secret, or `None` if the system has no random numbers.
pub(crate) fn new() -> Option<Secret> {
    Secret::new(&BASE64_URL_SAFE_NO_PAD.encode(random()?)).ok()
}

/// The name of a new game.
pub(crate) fn game_key() -> Option<GameKey> {
    random().map(GameKey::from_random)
}

/// Random bytes from the system.
pub(crate) fn random() -> Option<[u8; 16]> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_secrets_differ() {
        let [one, other] = [new().unwrap(), new().unwrap()].map(|secret| hash(&secret));
        assert!(fits(&one, Some(&one)) && !fits(&one, Some(&other)) && !fits(&one, None));
    }
}
