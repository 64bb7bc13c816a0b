//! Checks a header: the table, the options, the shuffle and the commitment.

use std::collections::BTreeSet;
use std::sync::Arc;

use antedate_rules::timeline::{DEFAULT_HAND, Deal, MAX_CARDS, Setup, Timeline};
use antedate_rules::trek::{ANCESTORS, SEATS};
use antedate_rules::twist::N_CARDS;
use antedate_rules::{Date, Edition, Seat};
use serde_json::{Map, Value};

use super::{Table, Wrong};
use crate::chance::stream;
use crate::lines::{CardEntry, Decks, Header, TrekHeader, VERSION};
use crate::trek::{Chances, read_values};
use crate::{Seed, timeline, trek, twist};

/// Reads a header and deals its game.
pub(super) fn read(object: Map<String, Value>) -> Result<(Header, Table), Wrong> {
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
    // A flattened optional part swallows its own errors, so that part is read by itself.
    let trek = (object.get("rules").and_then(Value::as_str) == Some("trek"))
        .then(|| serde_json::from_value(Value::Object(object.clone())))
        .transpose();
    let header = serde_json::from_value::<Header>(Value::Object(object));
    let not_a_header = |error| Wrong::format(format!("the header is not as it should be: {error}"));
    let (header, trek) = (header.map_err(not_a_header)?, trek.map_err(not_a_header)?);
    let seed = check_seed(&header)?;
    let table = match header.rules.as_str() {
        "timeline" => Table::Timeline(Box::new(deal_timeline(&header, seed)?)),
        "twist" => Table::Twist(Box::new(deal_twist(&header, seed)?)),
        "trek" => Table::Trek(Box::new(deal_trek(&header, trek.as_ref(), seed)?)),
        other => {
            let reason =
                format!("the rule set `{other}` is not known; known are timeline, twist and trek");
            return Err(Wrong::format(reason));
        }
    };
    check_options(&header)?;
    Ok((header, table))
}

/// Refuses options that another rule set has: this game was not played by them.
fn check_options(header: &Header) -> Result<(), Wrong> {
    let options = &header.options;
    let given = [
        ("hand", options.hand.is_some(), "timeline"),
        ("handicap", !options.handicap.is_empty(), "timeline"),
        ("first_game", options.first_game, "trek"),
    ];
    let stray = given
        .into_iter()
        .find(|(_, is_given, rules)| *is_given && *rules != header.rules);
    match stray {
        None => Ok(()),
        Some((name, _, rules)) => Err(Wrong::format(format!(
            "the option `{name}` is one of {rules}, and this is a game of {}",
            header.rules
        ))),
    }
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

fn edition_of(header: &Header) -> Result<&'static Edition, Wrong> {
    let id = header.edition.as_deref().unwrap_or_default();
    Edition::by_id(id).ok_or_else(|| {
        Wrong::format(format!(
            "the edition `{id}` is not known; known are classic, twist and saga"
        ))
    })
}

fn first_of(header: &Header) -> Result<Seat, Wrong> {
    header
        .first
        .map(Seat)
        .ok_or_else(|| Wrong::new("TC-4", "the header does not say who is `first`"))
}

fn cards_of(header: &Header) -> Result<&[CardEntry], Wrong> {
    header
        .cards
        .as_deref()
        .ok_or_else(|| Wrong::format("the header lists no `cards`"))
}

fn deal_timeline(header: &Header, seed: Seed) -> Result<timeline::Recorded, Wrong> {
    let cards = cards_of(header)?;
    let n_seats = header.seats.len();
    let mut handicaps = vec![0; n_seats];
    for (key, extra) in &header.options.handicap {
        // Written in one way: `01` beside `1` would be the same seat twice.
        let seat = key.parse::<usize>().ok();
        let seat = seat.filter(|seat| *seat < n_seats && seat.to_string() == *key);
        let seat = seat.ok_or_else(|| {
            Wrong::format(format!(
                "a handicap names the seat `{key}`; seats are 0 to {}",
                n_seats.saturating_sub(1)
            ))
        })?;
        handicaps[seat] = *extra;
    }
    let setup = Setup {
        edition: edition_of(header)?,
        dates: cards.iter().map(|card| Date(card.date)).collect(),
        handicaps,
        hand: header.options.hand.unwrap_or(DEFAULT_HAND),
        first: first_of(header)?,
    };
    let deal = Deal::new(&setup).map_err(|error| Wrong::new("TC-2", error.to_string()))?;
    check_shuffle(header, cards, MAX_CARDS, &seed, "TC-2")?;
    let ids = cards.iter().map(|card| card.id.clone()).collect();
    Ok(timeline::Recorded {
        game: Timeline::new(Arc::new(deal)),
        seed,
        ids,
    })
}

fn deal_twist(header: &Header, seed: Seed) -> Result<twist::Recorded, Wrong> {
    let cards = cards_of(header)?;
    if let Some(card) = cards
        .iter()
        .find(|card| card.front.is_none() || card.back.is_none())
    {
        return Err(Wrong::new(
            "CO-1",
            format!("card `{}` lacks an icon", card.id),
        ));
    }
    if header.pool.is_none() {
        return Err(Wrong::format(
            "the header lacks the `pool` the 36 cards were taken from",
        ));
    }
    let first = first_of(header)?;
    let recorded =
        twist::lay_out_record(edition_of(header)?, cards, header.seats.len(), first, seed)
            .map_err(|error| Wrong::new("CO-1", error.to_string()))?;
    check_shuffle(header, cards, N_CARDS, &seed, "CO-1")?;
    Ok(recorded)
}

/// Checks that the cards are the first `at_most` of the shuffled pool.
fn check_shuffle(
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

fn compare_order<T: PartialEq + std::fmt::Debug>(
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

fn deal_trek(
    header: &Header,
    trek: Option<&TrekHeader>,
    seed: Seed,
) -> Result<trek::Recorded, Wrong> {
    let trek =
        trek.ok_or_else(|| Wrong::format("the header lacks the `days` and `data` of trek"))?;
    let n_seats = header.seats.len();
    if !SEATS.contains(&n_seats) {
        return Err(Wrong::new(
            "TR-1",
            format!("trek is for 2 to 4 players, not {n_seats}"),
        ));
    }
    if trek.data.ancestors != ANCESTORS[n_seats - 2] {
        let reason = format!(
            "{n_seats} players have {} ancestors, not {}",
            ANCESTORS[n_seats - 2],
            trek.data.ancestors
        );
        return Err(Wrong::new("TR-1", reason));
    }
    if trek.days.len() != 3 {
        return Err(Wrong::new(
            "TR-2",
            format!("there are 3 day decks, not {}", trek.days.len()),
        ));
    }
    let values = read_values(trek).map_err(|reason| Wrong::new("TR-2", reason))?;
    let order = trek::Order {
        decks: Decks::Many(Vec::new()),
        seats: header.seats.clone(),
        first_game: header.options.first_game,
    };
    let dealer = trek::Dealer::new(values.clone(), order)
        .map_err(|error| Wrong::new("TR-2", error.to_string()))?;
    check_chances(trek, &values, &dealer.chances(&seed))?;
    dealer
        .deal(seed)
        .map_err(|error| Wrong::new("TR-2", error.to_string()))
}

fn check_chances(trek: &TrekHeader, values: &trek::Values, chances: &Chances) -> Result<(), Wrong> {
    for (day, dealt) in trek.days.iter().enumerate() {
        let by_seed: Vec<&String> = chances.days[day]
            .iter()
            .map(|card| &values.card_ids[card.index()])
            .collect();
        compare_order(
            &format!("days[{day}]"),
            &by_seed,
            &dealt.iter().collect::<Vec<_>>(),
        )?;
    }
    let watches: Vec<u8> = chances.watches.iter().map(|seat| seat.0).collect();
    compare_order("watches", &watches, &trek.watches)?;
    let name = |id: &antedate_rules::trek::ItineraryId| values.itinerary_ids[id.index()].clone();
    let itineraries: Vec<Vec<String>> = chances
        .itineraries
        .iter()
        .map(|four| four.iter().map(name).collect())
        .collect();
    compare_order("itineraries", &itineraries, &trek.itineraries)
}
