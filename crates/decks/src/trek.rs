//! What a trek deck adds to its cards: values, mat, journey table, ancestors and itineraries
//! (section 7 of the rules).

pub use antedate_rules::trek::{Benefit, Experience, Price, Reward, WarpKind};

/// What a trek card adds to a dated card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrekCard {
    /// Its day, 1 to 3.
    pub day: u8,
    /// How far it moves the watch, 1 to 5.
    pub hours: u8,
    /// What it gives.
    pub benefits: Vec<Benefit>,
}

/// Reads a space: `-`, `N points` or `N crystals`. `None` if it is none of those.
pub fn parse_space(text: &str) -> Option<Option<Reward>> {
    if text == "-" {
        return Some(None);
    }
    let (number, word) = text.split_once(' ')?;
    let n: u8 = number.parse().ok().filter(|n| *n > 0)?;
    match word {
        "point" | "points" => Some(Some(Reward::Points(n))),
        "crystal" | "crystals" => Some(Some(Reward::Crystals(n))),
        _ => None,
    }
}

/// Writes a space as `deck.toml` has it.
pub fn write_space(space: Option<Reward>) -> String {
    let (n, word) = match space {
        None => return "-".to_owned(),
        Some(Reward::Points(n)) => (n, "point"),
        Some(Reward::Crystals(n)) => (n, "crystal"),
    };
    format!("{n} {word}{}", if n == 1 { "" } else { "s" })
}

/// Reads what a time warp costs: `free`, `N crystals` or `N hours`. `None` if it is none of those.
pub fn parse_price(text: &str) -> Option<Price> {
    if text == "free" {
        return Some(Price::Crystals(0));
    }
    let (number, word) = text.split_once(' ')?;
    let n: u8 = number.parse().ok().filter(|n| (1..=12).contains(n))?;
    match word {
        "crystal" | "crystals" => Some(Price::Crystals(n)),
        "hour" | "hours" => Some(Price::Hours(n)),
        _ => None,
    }
}

/// Writes a price as `deck.toml` has it.
pub fn write_price(price: Price) -> String {
    let (n, word) = match price {
        Price::Crystals(0) | Price::Hours(0) => return "free".to_owned(),
        Price::Crystals(n) => (n, "crystal"),
        Price::Hours(n) => (n, "hour"),
    };
    format!("{n} {word}{}", if n == 1 { "" } else { "s" })
}

/// One of the time warps (section 10 of the rules).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warp {
    /// The slug.
    pub id: String,
    /// What it does.
    pub kind: WarpKind,
    /// What it costs.
    pub price: Price,
}

/// One of the 24 itineraries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Itinerary {
    /// The slug.
    pub id: String,
    /// The spaces of each column from the top, in the order of [`Experience::ALL`].
    pub columns: [Vec<Option<Reward>>; 4],
    /// What row r pays: the r-th space of every column that has one (TR-12a).
    pub rows: Vec<Option<Reward>>,
}

/// One of the faces an ancestor card may have. All ancestors are alike in value (TR-16).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ancestor {
    /// The slug.
    pub id: String,
    /// The name of the picture.
    pub motif: String,
}

/// The tables of a trek deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrekData {
    /// What the mat gives: under the deck top, then under the five spaces from left to right.
    pub mat: [Option<Benefit>; 6],
    /// Points for a journey of 1 to 10 cards.
    pub journey: [u8; 10],
    /// Points for each further card.
    pub journey_beyond: u8,
    /// Points for landing on 12 exactly (TR-9).
    pub punctuality: u8,
    /// The ancestor pile for 2, 3 and 4 players (TR-1).
    pub ancestor_pile: [u8; 3],
    /// How far an ancestor moves the watch.
    pub ancestor_hours: u8,
    /// What an ancestor gives.
    pub ancestor_benefits: Vec<Benefit>,
    /// The ancestors' faces, sorted by id.
    pub ancestors: Vec<Ancestor>,
    /// The itineraries, sorted by id.
    pub itineraries: Vec<Itinerary>,
    /// The time warps, sorted by id; none where the deck is played without.
    pub warps: Vec<Warp>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_are_read_and_written_alike() {
        for text in ["-", "3 points", "1 crystal", "2 crystals", "10 points"] {
            assert_eq!(write_space(parse_space(text).expect(text)), text);
        }
        for text in [
            "",
            "0 points",
            "3",
            "three points",
            "300 points",
            "3 coins",
            "–",
        ] {
            assert_eq!(parse_space(text), None, "{text}");
        }
    }

    #[test]
    fn prices_are_read_and_written_alike() {
        for text in ["free", "1 crystal", "2 crystals", "1 hour", "12 hours"] {
            assert_eq!(write_price(parse_price(text).expect(text)), text);
        }
        for text in [
            "",
            "0 crystals",
            "1",
            "13 hours",
            "one hour",
            "1 point",
            "-",
        ] {
            assert_eq!(parse_price(text), None, "{text}");
        }
    }
}
