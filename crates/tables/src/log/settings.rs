//! What a table is made for, and who may sit where.

use antedate_decks::{DeckRef, Filter, Lang};
use antedate_wire::RuleSet;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What a table is made for; fixed for its life.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// The game.
    #[serde(with = "rule_set")]
    pub rules: RuleSet,
    /// The decks, by name and content.
    pub decks: Vec<DeckRef>,
    /// Which of their cards take part.
    #[serde(default)]
    pub filter: Filter,
    /// How bots are paced.
    #[serde(default)]
    pub pace: Pace,
    /// How the bot plays that stands in for a person.
    pub stand_in: String,
    /// The language that people talk in there, if the host has said it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<Lang>,
}

/// A game is written by its name in records.
mod rule_set {
    use antedate_wire::RuleSet;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    pub(super) fn serialize<S: Serializer>(rules: &RuleSet, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(rules.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<RuleSet, D::Error> {
        let name = String::deserialize(from)?;
        let unknown = || D::Error::custom(format!("there is no game `{name}`"));
        RuleSet::by_name(&name).ok_or_else(unknown)
    }
}

/// How long bots seem to think, in milliseconds, so that people can follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pace {
    /// At least.
    pub from: u32,
    /// At most.
    pub to: u32,
}

impl Pace {
    /// No waiting, for load tests and simulations.
    pub const NONE: Pace = Pace { from: 0, to: 0 };
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            from: 800,
            to: 2000,
        }
    }
}

/// The hash of a guest's secret, in hexadecimal digits. The secret itself is nowhere kept.
pub type GuestHash = String;

/// The SHA-256 of a seat's token. The token itself is nowhere kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// Hashes a token; `None` unless it is 64 hexadecimal digits.
    pub fn of(token: &str) -> Option<TokenHash> {
        let well_formed = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
        well_formed.then(|| {
            let mut hash = Sha256::new();
            hash.update(b"antedate-seat-1");
            hash.update(token.to_ascii_lowercase());
            TokenHash(hash.finalize().into())
        })
    }
}

impl std::fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenHash")
    }
}

impl Serialize for TokenHash {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&antedate_record::chance::hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for TokenHash {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<TokenHash, D::Error> {
        let text = String::deserialize(from)?;
        let seed = antedate_record::Seed::from_hex(&text);
        seed.map(|seed| TokenHash(seed.0))
            .ok_or_else(|| serde::de::Error::custom("a token's hash is 64 hexadecimal digits"))
    }
}
