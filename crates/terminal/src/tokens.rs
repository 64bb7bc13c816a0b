//! The tokens of trek in words, letters and shapes: colour is never the only cue.

use antedate_wire::{Reward, TokenName};

use crate::blocks::{Row, Tone};
use crate::words::Words;

/// Returns the name of a token in the language.
pub(crate) fn name(token: TokenName, words: &Words) -> String {
    words.t(match token {
        TokenName::Person => "term-token-person",
        TokenName::Event => "term-token-event",
        TokenName::Innovation => "term-token-innovation",
        TokenName::Progress => "term-token-progress",
        TokenName::Wild => "term-token-wild",
        TokenName::Crystal => "term-token-crystal",
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
    let mut text = shape(token).to_owned();
    if !matches!(token, TokenName::Wild | TokenName::Crystal) {
        text.extend(letter(token, words));
    }
    Row::new(text, Tone::Token(token))
}

/// The letter of a token: the first one of its name, or the next that no token before it
/// has.
pub(crate) fn letter(token: TokenName, words: &Words) -> Option<char> {
    let mut taken: Vec<char> = Vec::new();
    for other in [
        TokenName::Person,
        TokenName::Event,
        TokenName::Innovation,
        TokenName::Progress,
    ] {
        let name = name(other, words);
        let upper = |c: char| c.to_uppercase().next().unwrap_or(c);
        let letter = name.chars().map(upper).find(|c| !taken.contains(c))?;
        if other == token {
            return Some(letter);
        }
        taken.push(letter);
    }
    None
}

/// Names tokens one after the other, as they are read out.
pub(crate) fn list(tokens: &[TokenName], words: &Words) -> String {
    if tokens.is_empty() {
        return words.t("term-nothing");
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
