//! How players are named in JSON: `first`, `second`.

/// Which player.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename = "Player", rename_all = "lowercase")]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) enum Name {
    /// The player who moves first.
    First,
    /// The other player.
    Second,
}

/// The names of the games, for schemas.
#[cfg(feature = "schema")]
pub(crate) struct GameName;

#[cfg(feature = "schema")]
impl schemars::JsonSchema for GameName {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "GameId".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let names = tessera_games::GameId::ALL.map(tessera_games::GameId::name);
        schemars::json_schema!({ "description": "A game by its name.", "type": "string", "enum": names })
    }
}

/// A player by name.
pub(crate) mod one {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use tessera_games::Player;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(crate) fn serialize<S: Serializer>(player: &Player, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(player)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Player, D::Error> {
        read(&String::deserialize(from)?)
    }

    pub(super) fn read<E: Error>(name: &str) -> Result<Player, E> {
        match name {
            "first" => Ok(Player::First),
            "second" => Ok(Player::Second),
            _ => Err(E::custom("a player is first or second")),
        }
    }
}

/// A player by name, or `null`.
pub(crate) mod maybe {
    use serde::{Deserialize, Deserializer, Serializer};
    use tessera_games::Player;

    #[expect(clippy::trivially_copy_pass_by_ref, clippy::ref_option, reason = "serde passes a reference")]
    pub(crate) fn serialize<S: Serializer>(player: &Option<Player>, out: S) -> Result<S::Ok, S::Error> {
        match player {
            Some(player) => out.collect_str(player),
            None => out.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Player>, D::Error> {
        Option::<String>::deserialize(from)?.as_deref().map(super::one::read).transpose()
    }
}

/// Some players by name.
pub(crate) mod list {
    use serde::{Deserialize, Deserializer, Serializer};
    use tessera_games::Player;

    pub(crate) fn serialize<S: Serializer>(players: &[Player], out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(players.iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Player>, D::Error> {
        Vec::<String>::deserialize(from)?.iter().map(|name| super::one::read(name)).collect()
    }
}
