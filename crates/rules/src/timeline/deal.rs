//! What is dealt: the cards in shuffled order, the seats and the options.

use std::sync::Arc;

use arrayvec::ArrayVec;

use crate::{CardId, Date, DateFault, Edition, Seat};

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
/// Room for the largest hand, in a size that is one machine word or two.
pub(super) const MAX_HAND: usize = 16;
const _: () = assert!((*HAND_SIZES.end() + MAX_HANDICAP) as usize <= MAX_HAND);

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
    /// D-2, D-3.
    #[error(transparent)]
    Dates(#[from] DateFault),
}

/// The cards a game can be dealt from, checked and ranked once for many games.
pub struct CardSet {
    edition: &'static Edition,
    dates: Vec<Date>,
    /// Each card's place among the distinct dates: equal dates, equal ranks. Room for
    /// every number a card can have, so that none needs a check.
    ranks: [u8; 256],
}

impl CardSet {
    /// Checks the cards.
    ///
    /// # Errors
    /// There are too many, or the edition does not allow a date.
    pub fn new(edition: &'static Edition, dates: Vec<Date>) -> Result<CardSet, SetupError> {
        if dates.len() > MAX_CARDS {
            return Err(SetupError::TooManyCards {
                n_cards: dates.len(),
            });
        }
        edition.check_dates(&dates)?;
        let ranks = ranks_of(&dates);
        Ok(CardSet {
            edition,
            dates,
            ranks,
        })
    }
}

/// Who sits at the table and how many cards each is dealt, checked.
#[derive(Debug, Clone, Copy)]
pub struct Seating {
    hand_sizes: [u8; MAX_SEATS],
    n_seats: u8,
    first: Seat,
}

impl Seating {
    /// Checks a table: the extra cards of each seat, whose number is the number of seats.
    ///
    /// # Errors
    /// Says which clause the table breaks and what to change.
    pub fn new(hand: u8, handicaps: &[u8], first: Seat) -> Result<Seating, SetupError> {
        let n_seats = handicaps.len();
        if !SEATS.contains(&n_seats) {
            return Err(SetupError::SeatCount { n_seats });
        }
        if !HAND_SIZES.contains(&hand) {
            return Err(SetupError::HandSize { hand });
        }
        let mut hand_sizes = [0; MAX_SEATS];
        for (seat, extra) in Seat::all(n_seats).zip(handicaps) {
            if *extra > MAX_HANDICAP {
                return Err(SetupError::Handicap {
                    seat,
                    extra: *extra,
                });
            }
            hand_sizes[seat.index()] = hand + extra;
        }
        if first.index() >= n_seats {
            return Err(SetupError::NoSuchSeat {
                first,
                last: n_seats - 1,
            });
        }
        Ok(Seating {
            hand_sizes,
            n_seats: n_seats as u8,
            first,
        })
    }

    fn cards_needed(&self) -> usize {
        self.hand_sizes
            .iter()
            .map(|size| usize::from(*size))
            .sum::<usize>()
            + 1
    }
}

/// What was dealt, checked. Holds every secret of the game but the reshuffles.
pub struct Deal {
    cards: Arc<CardSet>,
    /// Which card of the set each card of the game is, with room for every number.
    order: [u8; 256],
    n_cards: u8,
    seating: Seating,
}

/// The places of the cards in their set, in shuffled order, top first.
pub type CardOrder = ArrayVec<u8, MAX_CARDS>;

impl Deal {
    /// Checks a set-up.
    ///
    /// # Errors
    /// Says which clause the set-up breaks and what to change.
    pub fn new(setup: &Setup) -> Result<Deal, SetupError> {
        let seating = Seating::new(setup.hand, &setup.handicaps, setup.first)?;
        let cards = Arc::new(CardSet::new(setup.edition, setup.dates.clone())?);
        let order = (0..cards.dates.len()).map(|at| at as u8).collect();
        Deal::shuffled(cards, order, seating)
    }

    /// Deals the cards of a set in the given order.
    ///
    /// # Errors
    /// There are too few cards (TC-2a).
    pub fn shuffled(
        cards: Arc<CardSet>,
        shuffled: CardOrder,
        seating: Seating,
    ) -> Result<Deal, SetupError> {
        let (n_cards, needed) = (shuffled.len(), seating.cards_needed());
        if n_cards < needed {
            return Err(SetupError::TooFewCards { n_cards, needed });
        }
        let mut order = [0; 256];
        order[..n_cards].copy_from_slice(&shuffled);
        Ok(Deal {
            cards,
            order,
            n_cards: n_cards as u8,
            seating,
        })
    }

    /// Returns the edition played.
    pub fn edition(&self) -> &'static Edition {
        self.cards.edition
    }

    /// Counts the cards that take part.
    #[inline]
    pub fn n_cards(&self) -> usize {
        usize::from(self.n_cards)
    }

    /// Counts the seats.
    #[inline]
    pub fn n_seats(&self) -> usize {
        usize::from(self.seating.n_seats)
    }

    /// Returns how many cards `seat` is dealt.
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.seating.hand_sizes[seat.index()])
    }

    /// Returns who begins.
    #[inline]
    pub fn first(&self) -> Seat {
        self.seating.first
    }

    /// Returns which card of its set a card is. Secret until the card is seen.
    pub fn place_in_set(&self, card: CardId) -> usize {
        usize::from(self.order[card.index()])
    }

    /// Returns a card's date. Secret until the card is turned.
    pub fn date(&self, card: CardId) -> Date {
        self.cards.dates[self.place_in_set(card)]
    }

    #[inline]
    pub(super) fn rank(&self, card: CardId) -> u8 {
        self.cards.ranks[usize::from(self.order[card.index()])]
    }
}

fn ranks_of(dates: &[Date]) -> [u8; 256] {
    let mut distinct = dates.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    let rank = |date: &Date| distinct.partition_point(|other| other < date) as u8;
    let mut ranks = [0; 256];
    ranks
        .iter_mut()
        .zip(dates)
        .for_each(|(to, date)| *to = rank(date));
    ranks
}
