//! The tokens of trek in words, letters and shapes: colour is never the only cue.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use antedate_wire::{Reward, TokenName};
use serde_json::Value;

use crate::blocks::{Row, Tone};
use crate::words::Words;

/// Returns the name of a token in the language.
pub(crate) fn name(token: TokenName, words: &Words) -> String {
    words.t(match token {
        TokenName::Person => "token-person",
        TokenName::Event => "token-event",
        TokenName::Innovation => "token-innovation",
        TokenName::Progress => "token-progress",
        TokenName::Wild => "token-wild",
        TokenName::Crystal => "token-crystal",
    })
}

/// The shapes by the names of the tokens; the page draws the same ones.
const SHAPES: &str = include_str!("../../../locales/token-shapes.json");

/// Returns the shape of a token.
pub(crate) fn shape(token: TokenName) -> &'static str {
    static TABLE: LazyLock<Vec<(TokenName, String)>> = LazyLock::new(|| {
        let shapes: BTreeMap<String, String> = serde_json::from_str(SHAPES).unwrap_or_default();
        let named =
            |(name, shape)| Some((serde_json::from_value(Value::String(name)).ok()?, shape));
        shapes.into_iter().filter_map(named).collect()
    });
    let found = TABLE.iter().find(|(name, _)| *name == token);
    found.map_or("", |(_, shape)| shape)
}

/// Returns shape and letter of a token, in its colour.
pub(crate) fn sign(token: TokenName, words: &Words) -> Row {
    let letter = match token {
        TokenName::Person => words.t("token-letter-person"),
        TokenName::Event => words.t("token-letter-event"),
        TokenName::Innovation => words.t("token-letter-innovation"),
        TokenName::Progress => words.t("token-letter-progress"),
        // Their shapes are their own: no column is named by them.
        TokenName::Wild | TokenName::Crystal => String::new(),
    };
    Row::new(format!("{}{letter}", shape(token)), Tone::Token(token))
}

/// Names tokens one after the other, as they are read out.
pub(crate) fn list(tokens: &[TokenName], words: &Words) -> String {
    if tokens.is_empty() {
        return words.t("trek-nothing");
    }
    let names: Vec<String> = tokens.iter().map(|token| name(*token, words)).collect();
    names.join(", ")
}

/// Writes what a space pays: points as a number, crystals by their shape.
pub(crate) fn reward(reward: Reward) -> String {
    match reward {
        Reward::Points(n) => n.to_string(),
        Reward::Crystals(1) => shape(TokenName::Crystal).to_owned(),
        Reward::Crystals(n) => format!("{n}{}", shape(TokenName::Crystal)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_token_has_a_shape_of_its_own() {
        let all = [
            TokenName::Person,
            TokenName::Event,
            TokenName::Innovation,
            TokenName::Progress,
            TokenName::Wild,
            TokenName::Crystal,
        ];
        let shapes: BTreeSet<&str> = all.into_iter().map(shape).collect();
        assert_eq!(shapes.len(), all.len());
        assert!(!shapes.contains(""));
    }
}
