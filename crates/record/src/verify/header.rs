//! Checks a header: the options, the shuffle and the commitment.

use std::collections::BTreeSet;

use antedate_rules::{CardId, Edition, Seat};
use serde_json::{Map, Value};

use super::Wrong;
use crate::chance::stream;
use crate::lines::{CardEntry, Header, VERSION};
use crate::recorder::{FORMATS, Format};
use crate::{AnyGame, Seed};

/// Reads a header and deals its game.
pub(super) fn read(object: Map<String, Value>) -> Result<(Header, AnyGame), Wrong> {
    if !object.contains_key("antedate") {
        return Err(Wrong::format(
            "a game starts with a header line, which has the key `antedate`",
        ));
    }
    let version = object["antedate"].as_u64();
    if version != Some(u64::from(VERSION)) {
        let reason = format!(
            "this is version {} of the format; only version 1 is known",
            object["antedate"]
        );
        return Err(Wrong::format(reason));
    }
    let header: Header =
        serde_json::from_value(Value::Object(object.clone())).map_err(Wrong::not_a_header)?;
    let format = format_of(&header)?;
    let game = (format.deal_again)(&header, &object, check_seed(&header)?)?;
    check_options(&header, format)?;
    Ok((header, game))
}

fn format_of(header: &Header) -> Result<&'static Format, Wrong> {
    let mut formats = FORMATS.iter();
    let found = formats.find(|format| format.name == header.rules);
    found.ok_or_else(|| {
        let names: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
        let (last, others) = names.split_last().expect("there are games");
        Wrong::format(format!(
            "the rule set `{}` is not known; known are {} and {last}",
            header.rules,
            others.join(", ")
        ))
    })
}

/// Refuses options that another rule set has: this game was not played by them.
fn check_options(header: &Header, format: &Format) -> Result<(), Wrong> {
    let given = header.options.given();
    let Some(name) = given
        .into_iter()
        .find(|name| !format.options.contains(name))
    else {
        return Ok(());
    };
    let mut owners = FORMATS.iter().filter(|other| other.options.contains(&name));
    let owner = owners.next().map_or("another game", |other| other.name);
    Err(Wrong::format(format!(
        "the option `{name}` is one of {owner}, and this is a game of {}",
        header.rules
    )))
}

fn check_seed(header: &Header) -> Result<Seed, Wrong> {
    let seed = Seed::from_hex(&header.seed)
        .ok_or_else(|| Wrong::new("SEC-5", "the seed is not 64 hexadecimal digits"))?;
    if seed.commitment() != header.commitment {
        let reason = format!(
            "the commitment does not fit the seed, whose commitment is {}",
            seed.commitment()
        );
        return Err(Wrong::new("SEC-5", reason));
    }
    Ok(seed)
}

pub(crate) fn edition_of(header: &Header) -> Result<&'static Edition, Wrong> {
    let id = header.edition.as_deref().unwrap_or_default();
    Edition::by_id(id).ok_or_else(|| {
        Wrong::format(format!(
            "the edition `{id}` is not known; known are classic, twist and saga"
        ))
    })
}

pub(crate) fn first_of(header: &Header) -> Result<Seat, Wrong> {
    header
        .first
        .map(Seat)
        .ok_or_else(|| Wrong::new("TC-4", "the header does not say who is `first`"))
}

pub(crate) fn cards_of(header: &Header) -> Result<&[CardEntry], Wrong> {
    header
        .cards
        .as_deref()
        .ok_or_else(|| Wrong::format("the header lists no `cards`"))
}

/// Checks that the cards are the first `at_most` of the shuffled pool.
pub(crate) fn check_shuffle(
    header: &Header,
    cards: &[CardEntry],
    at_most: usize,
    seed: &Seed,
    clause: &'static str,
) -> Result<(), Wrong> {
    let dealt: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
    no_repeats(&dealt, clause)?;
    let mut pool = match &header.pool {
        Some(pool) => pool.iter().map(String::as_str).collect(),
        None => dealt.clone(),
    };
    no_repeats(&pool, clause)?;
    pool.sort_unstable();
    seed.stream(stream::DEAL).shuffle_front(&mut pool, at_most);
    pool.truncate(at_most);
    compare_order("cards", &pool, &dealt)
}

fn no_repeats(ids: &[&str], clause: &'static str) -> Result<(), Wrong> {
    let mut seen = BTreeSet::new();
    match ids.iter().find(|id| !seen.insert(**id)) {
        Some(id) => Err(Wrong::new(clause, format!("card `{id}` is there twice"))),
        None => Ok(()),
    }
}

pub(crate) fn compare_order<T: PartialEq + std::fmt::Debug>(
    what: &str,
    by_seed: &[T],
    dealt: &[T],
) -> Result<(), Wrong> {
    if by_seed.len() != dealt.len() {
        let reason = format!(
            "`{what}` has {} entries and the seed gives {}",
            dealt.len(),
            by_seed.len()
        );
        return Err(Wrong::new("SEC-5", reason));
    }
    match by_seed.iter().zip(dealt).position(|(a, b)| a != b) {
        None => Ok(()),
        Some(at) => {
            let reason = format!(
                "the shuffle is not the seed's: entry {at} of `{what}` is {:?} and should be {:?}",
                dealt[at], by_seed[at]
            );
            Err(Wrong::new("SEC-5", reason))
        }
    }
}

pub(crate) fn find_card(
    id: &str,
    card: Option<CardId>,
    clause: &'static str,
) -> Result<CardId, Wrong> {
    card.ok_or_else(|| Wrong::new(clause, format!("card `{id}` takes no part in this game")))
}

pub(crate) fn refused(seat: u16, card: &str, illegal: &dyn std::error::Error) -> String {
    format!("seat {seat} cannot play `{card}`: {illegal}")
}
