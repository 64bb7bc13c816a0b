//! The tokens of trek in words, letters and shapes: colour is never the only cue.

use antedate_wire::{Reward, TokenName};

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

/// Returns the shape of a token.
pub(crate) fn shape(token: TokenName) -> &'static str {
    match token {
        TokenName::Person => "●",
        TokenName::Event => "■",
        TokenName::Innovation => "▲",
        TokenName::Progress => "◆",
        TokenName::Wild => "✱",
        TokenName::Crystal => "◇",
    }
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
