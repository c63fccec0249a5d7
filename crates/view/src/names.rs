//! How players are named in JSON: `first`, `second`.

/// A player by name.
pub(crate) mod player {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use tessera_game::Player;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(crate) fn serialize<S: Serializer>(player: &Player, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(player)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Player, D::Error> {
        let name = String::deserialize(from)?;
        let player = Player::BOTH.into_iter().find(|player| player.to_string() == name);
        player.ok_or_else(|| D::Error::custom("a player is first or second"))
    }
}

/// A player by name, or `null`.
pub(crate) mod maybe_player {
    use serde::Serializer;
    use tessera_game::Player;

    #[expect(clippy::trivially_copy_pass_by_ref, clippy::ref_option, reason = "serde passes a reference")]
    pub(crate) fn serialize<S: Serializer>(player: &Option<Player>, out: S) -> Result<S::Ok, S::Error> {
        match player {
            Some(player) => out.collect_str(player),
            None => out.serialize_none(),
        }
    }
}
