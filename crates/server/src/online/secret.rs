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

/// What follows from the secret of a game's creator, so that the same request makes the same game however often it comes.
/// Nothing of it leads back to the secret, nor from one to another.
pub(crate) struct Derived {
    /// The name of the game.
    pub(crate) key: GameKey,
    /// The secret of the invitation.
    pub(crate) invite: Secret,
    /// A number to choose by, where the creator leaves a choice to the server.
    pub(crate) choice: u128,
}

/// Derives the rest of a game from the secret of its creator.
pub(crate) fn derive(secret: &Secret) -> Option<Derived> {
    let part = |what: &str| {
        let hash = Sha256::new().chain_update(what).chain_update(secret.as_str()).finalize();
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash[..16]);
        bytes
    };
    Some(Derived {
        key: GameKey::from_random(part("tessera game ")),
        invite: Secret::new(&BASE64_URL_SAFE_NO_PAD.encode(part("tessera invitation "))).ok()?,
        choice: u128::from_be_bytes(part("tessera choice ")),
    })
}

/// A random name.
pub(crate) fn game_key() -> Option<GameKey> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(GameKey::from_random(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_derived_depends_on_the_secret_and_on_nothing_else() {
        let [one, again, other] =
            ["AliceAliceAliceAliceAA", "AliceAliceAliceAliceAA", "Bob-Bob-Bob-Bob-Bob-Bo"]
                .map(|text| derive(&Secret::new(text).unwrap()).unwrap());
        assert_eq!((&one.key, &one.invite, one.choice), (&again.key, &again.invite, again.choice));
        assert!(one.key != other.key && one.invite != other.invite && one.choice != other.choice);
        let [one, other] = [one.invite, other.invite].map(|secret| hash(&secret));
        assert!(fits(&one, Some(&one)) && !fits(&one, Some(&other)) && !fits(&one, None));
    }
}
