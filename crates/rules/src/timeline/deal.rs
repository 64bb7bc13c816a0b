//! What is dealt: the cards in shuffled order, the seats and the options.

use crate::{CardId, Date, Edition, Seat};

/// The most cards that take part (TC-2b).
pub const MAX_CARDS: usize = 255;
/// How many players a game is for (TC-1).
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=MAX_SEATS;
/// The hand sizes on offer.
pub const HAND_SIZES: std::ops::RangeInclusive<u8> = 3..=6;
/// The hand size of the books (TC-2).
pub const DEFAULT_HAND: u8 = 4;
/// The most extra cards a seat can be given as a handicap.
pub const MAX_HANDICAP: u8 = 6;

pub(super) const MAX_SEATS: usize = 8;
pub(super) const MAX_HAND: usize = (*HAND_SIZES.end() + MAX_HANDICAP) as usize;

/// What somebody asks to be dealt; not yet checked.
#[derive(Clone)]
pub struct Setup {
    /// The edition, which says whether equal dates may occur (D-3).
    pub edition: &'static Edition,
    /// The date of each card, in shuffled order, top first.
    pub dates: Vec<Date>,
    /// The extra cards of each seat; its length is the number of seats.
    pub handicaps: Vec<u8>,
    /// Cards dealt to each player.
    pub hand: u8,
    /// Who begins (TC-4).
    pub first: Seat,
}

impl Setup {
    /// Returns the ordinary game: `n` seats, four cards each, seat 0 begins.
    pub fn new(edition: &'static Edition, dates: Vec<Date>, n_seats: usize) -> Setup {
        Setup {
            edition,
            dates,
            handicaps: vec![0; n_seats],
            hand: DEFAULT_HAND,
            first: Seat(0),
        }
    }
}

/// Counts the cards a game needs (TC-2a): all hands and the first card of the line.
pub fn cards_needed(hand: u8, handicaps: &[u8]) -> usize {
    handicaps
        .iter()
        .map(|extra| usize::from(hand + extra))
        .sum::<usize>()
        + 1
}

/// Why a set-up cannot be dealt.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// TC-1.
    #[error("timeline is for 2 to 8 players, not {n_seats}; change the number of players (TC-1)")]
    SeatCount {
        /// The seats asked for.
        n_seats: usize,
    },
    /// Outside [`HAND_SIZES`].
    #[error("a hand has 3 to 6 cards, not {hand}; choose a hand size in that range")]
    HandSize {
        /// The hand size asked for.
        hand: u8,
    },
    /// Above [`MAX_HANDICAP`].
    #[error("a handicap is at most 6 extra cards, not {extra} for {seat}; lower it")]
    Handicap {
        /// The seat.
        seat: Seat,
        /// The extra cards asked for.
        extra: u8,
    },
    /// The first player does not sit at the table.
    #[error("{first} cannot begin: the table has seats 0 to {last}; name one of them (TC-4)")]
    NoSuchSeat {
        /// Who should begin.
        first: Seat,
        /// The last seat.
        last: usize,
    },
    /// TC-2a.
    #[error(
        "the deck has {n_cards} cards and this game needs {needed}; take a larger deck, fewer players or smaller hands (TC-2a)"
    )]
    TooFewCards {
        /// Cards there are.
        n_cards: usize,
        /// Cards needed.
        needed: usize,
    },
    /// TC-2b.
    #[error("{n_cards} cards are too many; at most 255 of the shuffle take part (TC-2b)")]
    TooManyCards {
        /// Cards there are.
        n_cards: usize,
    },
    /// D-2.
    #[error("card {card} has the date {value}, which the {edition} edition does not know (D-2)")]
    BadDate {
        /// The card, by its place in the shuffle.
        card: usize,
        /// Its date.
        value: i64,
        /// The edition.
        edition: &'static str,
    },
    /// D-3.
    #[error(
        "cards {card} and {other} have the same date, which the {edition} edition forbids (D-3)"
    )]
    EqualDates {
        /// A card, by its place in the shuffle.
        card: usize,
        /// Another card of that date.
        other: usize,
        /// The edition.
        edition: &'static str,
    },
}

/// What was dealt, checked. Holds every secret of the game but the reshuffles.
pub struct Deal {
    edition: &'static Edition,
    /// Each card's place among the distinct dates of the deal: equal dates, equal ranks.
    ranks: [u8; MAX_CARDS],
    dates: Vec<Date>,
    hand_sizes: Vec<u8>,
    first: Seat,
}

impl Deal {
    /// Checks a set-up.
    ///
    /// # Errors
    /// Says which clause the set-up breaks and what to change.
    pub fn new(setup: &Setup) -> Result<Deal, SetupError> {
        check_table(setup)?;
        let n_cards = setup.dates.len();
        let needed = cards_needed(setup.hand, &setup.handicaps);
        if n_cards < needed {
            return Err(SetupError::TooFewCards { n_cards, needed });
        }
        if n_cards > MAX_CARDS {
            return Err(SetupError::TooManyCards { n_cards });
        }
        check_dates(setup.edition, &setup.dates)?;
        Ok(Deal {
            edition: setup.edition,
            ranks: ranks_of(&setup.dates),
            dates: setup.dates.clone(),
            hand_sizes: setup
                .handicaps
                .iter()
                .map(|extra| setup.hand + extra)
                .collect(),
            first: setup.first,
        })
    }

    /// Returns the edition played.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// Counts the cards that take part.
    #[inline]
    pub fn n_cards(&self) -> usize {
        self.dates.len()
    }

    /// Counts the seats.
    #[inline]
    pub fn n_seats(&self) -> usize {
        self.hand_sizes.len()
    }

    /// Returns how many cards `seat` is dealt.
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.hand_sizes[seat.index()])
    }

    /// Returns who begins.
    #[inline]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Returns a card's date. Secret until the card is turned.
    pub fn date(&self, card: CardId) -> Date {
        self.dates[card.index()]
    }

    #[inline]
    pub(super) fn rank(&self, card: CardId) -> u8 {
        self.ranks[card.index()]
    }
}

fn check_table(setup: &Setup) -> Result<(), SetupError> {
    let n_seats = setup.handicaps.len();
    if !SEATS.contains(&n_seats) {
        return Err(SetupError::SeatCount { n_seats });
    }
    if !HAND_SIZES.contains(&setup.hand) {
        return Err(SetupError::HandSize { hand: setup.hand });
    }
    for (seat, extra) in Seat::all(n_seats).zip(&setup.handicaps) {
        if *extra > MAX_HANDICAP {
            return Err(SetupError::Handicap {
                seat,
                extra: *extra,
            });
        }
    }
    if setup.first.index() >= n_seats {
        return Err(SetupError::NoSuchSeat {
            first: setup.first,
            last: n_seats - 1,
        });
    }
    Ok(())
}

fn check_dates(edition: &'static Edition, dates: &[Date]) -> Result<(), SetupError> {
    let edition_id = edition.id;
    for (card, date) in dates.iter().enumerate() {
        if !edition.dates.admits(date.0) {
            return Err(SetupError::BadDate {
                card,
                value: date.0,
                edition: edition_id,
            });
        }
    }
    if edition.equal_dates {
        return Ok(());
    }
    let mut by_date: Vec<usize> = (0..dates.len()).collect();
    by_date.sort_by_key(|card| dates[*card]);
    match by_date
        .windows(2)
        .find(|pair| dates[pair[0]] == dates[pair[1]])
    {
        Some(pair) => Err(SetupError::EqualDates {
            card: pair[0],
            other: pair[1],
            edition: edition_id,
        }),
        None => Ok(()),
    }
}

fn ranks_of(dates: &[Date]) -> [u8; MAX_CARDS] {
    let mut distinct = dates.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    let mut ranks = [0; MAX_CARDS];
    for (rank, date) in ranks.iter_mut().zip(dates) {
        *rank = distinct.partition_point(|other| other < date) as u8;
    }
    ranks
}
