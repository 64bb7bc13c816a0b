//! The check of a deck's values.

use super::data::{
    Ancestor, Card, DataSetup, Experience, HOURS, Itinerary, MAX_BENEFITS, MAX_CARDS, MAX_COLUMN,
    MAX_ITINERARIES, MAX_WARPS, MIN_DAY_CARDS, MIN_ITINERARIES, N_DAYS, Warp,
};

/// Why values cannot be played with. Cards and itineraries are named by their place in the data.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DataError {
    /// More than [`MAX_CARDS`].
    #[error("{n_cards} cards are too many; keep at most 255 in all three days")]
    TooManyCards {
        /// Cards there are.
        n_cards: usize,
    },
    /// TR-2.
    #[error("card {card} is of day {day}; write 1, 2 or 3 (TR-2)")]
    NoSuchDay {
        /// The card.
        card: usize,
        /// Its day.
        day: u8,
    },
    /// TR-2a.
    #[error("day {day} has {n_cards} cards and needs at least 6; add some (TR-2a)")]
    TooFewCards {
        /// The day.
        day: u8,
        /// Cards it has.
        n_cards: usize,
    },
    /// Outside [`HOURS`].
    #[error("card {card} takes {hours} hours; write 1 to 12 (TR-9)")]
    CardHours {
        /// The card.
        card: usize,
        /// Its hours.
        hours: u8,
    },
    /// More than [`MAX_BENEFITS`].
    #[error("card {card} brings {n_benefits} benefits; keep at most 6")]
    CardBenefits {
        /// The card.
        card: usize,
        /// Benefits it has.
        n_benefits: usize,
    },
    /// Outside [`HOURS`].
    #[error("the ancestor takes {hours} hours; write 1 to 12 (TR-9)")]
    AncestorHours {
        /// Its hours.
        hours: u8,
    },
    /// More than [`MAX_BENEFITS`].
    #[error("the ancestor brings {n_benefits} benefits; keep at most 6")]
    AncestorBenefits {
        /// Benefits it has.
        n_benefits: usize,
    },
    /// TR-10.
    #[error("the mat prints a benefit under the deck top; leave its first entry empty (TR-10)")]
    MatUnderDeckTop,
    /// TR-21.
    #[error("the journey table is empty; give at least the points of one card (TR-21)")]
    NoJourneyTable,
    /// TR-3.
    #[error(
        "{n_itineraries} itineraries are too few; two players need 8, each further one 4 more (TR-3)"
    )]
    TooFewItineraries {
        /// Itineraries there are.
        n_itineraries: usize,
    },
    /// More than [`MAX_ITINERARIES`].
    #[error("{n_itineraries} itineraries are too many; keep at most 255")]
    TooManyItineraries {
        /// Itineraries there are.
        n_itineraries: usize,
    },
    /// More than [`MAX_COLUMN`].
    #[error("the {column} column of itinerary {itinerary} has {n_spaces} spaces; keep at most 12")]
    LongColumn {
        /// The itinerary.
        itinerary: usize,
        /// The column.
        column: Experience,
        /// Spaces it has.
        n_spaces: usize,
    },
    /// A row that no column reaches could never pay (TR-12a).
    #[error(
        "itinerary {itinerary} lists {n_rows} rows and its longest column has {longest} spaces; drop the rows beyond (TR-12a)"
    )]
    RowBeyondColumns {
        /// The itinerary.
        itinerary: usize,
        /// Rows it lists.
        n_rows: usize,
        /// Spaces of its longest column.
        longest: usize,
    },
    /// More than [`MAX_WARPS`].
    #[error("{n_warps} time warps are too many; keep at most 255")]
    TooManyWarps {
        /// Warps there are.
        n_warps: usize,
    },
    /// More than the clock has hours.
    #[error("warp {warp} costs {price}; write 0 to 12 (TW-3)")]
    WarpPrice {
        /// The warp.
        warp: usize,
        /// Its price.
        price: u8,
    },
}

pub(super) fn check(setup: &DataSetup) -> Result<(), DataError> {
    check_cards(&setup.cards)?;
    check_ancestor(&setup.ancestor)?;
    if setup.mat[0].is_some() {
        return Err(DataError::MatUnderDeckTop);
    }
    if setup.journey.is_empty() {
        return Err(DataError::NoJourneyTable);
    }
    check_itineraries(&setup.itineraries)?;
    check_warps(&setup.warps)
}

fn check_warps(warps: &[Warp]) -> Result<(), DataError> {
    let n_warps = warps.len();
    if n_warps > MAX_WARPS {
        return Err(DataError::TooManyWarps { n_warps });
    }
    for (at, warp) in warps.iter().enumerate() {
        let price = warp.price.crystals().max(warp.price.hours());
        if price > *HOURS.end() {
            return Err(DataError::WarpPrice { warp: at, price });
        }
    }
    Ok(())
}

fn check_cards(cards: &[Card]) -> Result<(), DataError> {
    let n_cards = cards.len();
    if n_cards > MAX_CARDS {
        return Err(DataError::TooManyCards { n_cards });
    }
    for (at, card) in cards.iter().enumerate() {
        check_card(at, card)?;
    }
    for day in 1..=N_DAYS as u8 {
        let n_cards = cards.iter().filter(|card| card.day == day).count();
        if n_cards < MIN_DAY_CARDS {
            return Err(DataError::TooFewCards { day, n_cards });
        }
    }
    Ok(())
}

fn check_card(at: usize, card: &Card) -> Result<(), DataError> {
    let (day, hours, n_benefits) = (card.day, card.hours, card.benefits.len());
    if !(1..=N_DAYS as u8).contains(&day) {
        return Err(DataError::NoSuchDay { card: at, day });
    }
    if !HOURS.contains(&hours) {
        return Err(DataError::CardHours { card: at, hours });
    }
    if n_benefits > MAX_BENEFITS {
        return Err(DataError::CardBenefits {
            card: at,
            n_benefits,
        });
    }
    Ok(())
}

fn check_ancestor(ancestor: &Ancestor) -> Result<(), DataError> {
    let (hours, n_benefits) = (ancestor.hours, ancestor.benefits.len());
    if !HOURS.contains(&hours) {
        return Err(DataError::AncestorHours { hours });
    }
    if n_benefits > MAX_BENEFITS {
        return Err(DataError::AncestorBenefits { n_benefits });
    }
    Ok(())
}

fn check_itineraries(itineraries: &[Itinerary]) -> Result<(), DataError> {
    let n_itineraries = itineraries.len();
    if n_itineraries < MIN_ITINERARIES {
        return Err(DataError::TooFewItineraries { n_itineraries });
    }
    if n_itineraries > MAX_ITINERARIES {
        return Err(DataError::TooManyItineraries { n_itineraries });
    }
    for (at, itinerary) in itineraries.iter().enumerate() {
        check_itinerary(at, itinerary)?;
    }
    Ok(())
}

fn check_itinerary(at: usize, itinerary: &Itinerary) -> Result<(), DataError> {
    let mut longest = 0;
    for column in Experience::ALL {
        let n_spaces = itinerary.columns[column.index()].len();
        if n_spaces > MAX_COLUMN {
            return Err(DataError::LongColumn {
                itinerary: at,
                column,
                n_spaces,
            });
        }
        longest = longest.max(n_spaces);
    }
    let n_rows = itinerary.rows.len();
    if n_rows > longest {
        return Err(DataError::RowBeyondColumns {
            itinerary: at,
            n_rows,
            longest,
        });
    }
    Ok(())
}
