//! What is dealt: the 36 cards in shuffled order, the seats and who begins.

use std::collections::BTreeMap;

use crate::{CardId, Date, Edition, Icon, Seat};

/// The cards that take part (CO-1).
pub const N_CARDS: usize = 36;
/// The cards before each player (CO-2).
pub const HAND: usize = 4;
/// How many players a game is for (CO-1).
pub const SEATS: std::ops::RangeInclusive<usize> = 1..=MAX_SEATS;

pub(super) const MAX_SEATS: usize = 8;

/// The two faces of a card, as far as the rules care (D-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Faces {
    /// The date on the back.
    pub date: Date,
    /// The icon on the front.
    pub front: Icon,
    /// The icon on the back.
    pub back: Icon,
}

/// What somebody asks to be dealt; not yet checked.
#[derive(Clone)]
pub struct Setup {
    /// The edition.
    pub edition: &'static Edition,
    /// The 36 cards, in shuffled order, top first.
    pub cards: Vec<Faces>,
    /// How many play.
    pub n_seats: usize,
    /// Who begins (CO-3).
    pub first: Seat,
}

/// Why a set-up cannot be dealt.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// CO-1.
    #[error("twist is for 1 to 8 players, not {n_seats}; change the number of players (CO-1)")]
    SeatCount {
        /// The seats asked for.
        n_seats: usize,
    },
    /// The first player does not sit at the table.
    #[error("{first} cannot begin: the table has seats 0 to {last}; name one of them (CO-3)")]
    NoSuchSeat {
        /// Who should begin.
        first: Seat,
        /// The last seat.
        last: usize,
    },
    /// Section 5: the classic edition has no cooperative game.
    #[error("the {edition} edition has no cooperative game; choose twist or saga")]
    NotCooperative {
        /// The edition.
        edition: &'static str,
    },
    /// CO-1.
    #[error(
        "exactly 36 cards take part, not {n_cards}; take them from a deck of at least 36 cards with icons (CO-1)"
    )]
    CardCount {
        /// Cards there are.
        n_cards: usize,
    },
    /// CO-17.
    #[error("card {card} has the same icon on both faces; give it two different ones (CO-17)")]
    SameIcons {
        /// The card, by its place in the shuffle.
        card: usize,
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

/// The cards a game can be dealt from, checked and ranked once for many games.
pub struct CardSet {
    edition: &'static Edition,
    faces: Vec<Faces>,
    /// Each card's place among the distinct dates: equal dates, equal ranks.
    ranks: Vec<u16>,
    n_ranks: usize,
}

impl CardSet {
    /// Checks the cards.
    ///
    /// # Errors
    /// The edition has no cooperative game, or a card breaks a clause.
    pub fn new(edition: &'static Edition, faces: Vec<Faces>) -> Result<CardSet, SetupError> {
        if !edition.cooperative() {
            return Err(SetupError::NotCooperative {
                edition: edition.id,
            });
        }
        check_faces(edition, &faces)?;
        let mut distinct: Vec<Date> = faces.iter().map(|face| face.date).collect();
        distinct.sort_unstable();
        distinct.dedup();
        let rank = |face: &Faces| distinct.partition_point(|date| *date < face.date) as u16;
        let ranks = faces.iter().map(rank).collect();
        Ok(CardSet {
            edition,
            faces,
            ranks,
            n_ranks: distinct.len(),
        })
    }
}

/// What was dealt, checked. Holds every secret of the game.
pub struct Deal {
    edition: &'static Edition,
    faces: [Faces; N_CARDS],
    /// Each card's place among the distinct dates of the deal, as a bit of a word.
    ranks: [u8; N_CARDS],
    n_seats: usize,
    first: Seat,
}

impl Deal {
    /// Checks a set-up.
    ///
    /// # Errors
    /// Says which clause the set-up breaks and what to change.
    pub fn new(setup: &Setup) -> Result<Deal, SetupError> {
        let cards = CardSet::new(setup.edition, setup.cards.clone())?;
        let order: Vec<u16> = (0..setup.cards.len() as u16).collect();
        Deal::shuffled(&cards, &order, setup.n_seats, setup.first)
    }

    /// Deals 36 cards of a set in the given order.
    ///
    /// # Errors
    /// Says which clause the table or the number of cards breaks.
    pub fn shuffled(
        cards: &CardSet,
        order: &[u16],
        n_seats: usize,
        first: Seat,
    ) -> Result<Deal, SetupError> {
        if !SEATS.contains(&n_seats) {
            return Err(SetupError::SeatCount { n_seats });
        }
        if first.index() >= n_seats {
            return Err(SetupError::NoSuchSeat {
                first,
                last: n_seats - 1,
            });
        }
        let order: &[u16; N_CARDS] = order.try_into().map_err(|_| SetupError::CardCount {
            n_cards: order.len(),
        })?;
        Ok(Deal {
            edition: cards.edition,
            faces: order.map(|at| cards.faces[usize::from(at)]),
            ranks: ranks_within(order.map(|at| cards.ranks[usize::from(at)]), cards.n_ranks),
            n_seats,
            first,
        })
    }

    /// Returns the edition played.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// Counts the seats.
    #[inline]
    pub fn n_seats(&self) -> usize {
        self.n_seats
    }

    /// Returns who begins.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Returns both faces of a card. The back is secret until the card is turned.
    #[inline]
    pub fn faces(&self, card: CardId) -> Faces {
        self.faces[card.index()]
    }

    #[inline]
    pub(super) fn rank(&self, card: CardId) -> u8 {
        self.ranks[card.index()]
    }
}

fn check_faces(edition: &'static Edition, faces: &[Faces]) -> Result<(), SetupError> {
    let mut by_date: BTreeMap<Date, usize> = BTreeMap::new();
    for (card, face) in faces.iter().enumerate() {
        if face.front == face.back {
            return Err(SetupError::SameIcons { card });
        }
        if !edition.dates.admits(face.date.0) {
            return Err(SetupError::BadDate {
                card,
                value: face.date.0,
                edition: edition.id,
            });
        }
        let equal = by_date.insert(face.date, card);
        if let (Some(other), false) = (equal, edition.equal_dates) {
            return Err(SetupError::EqualDates {
                card,
                other,
                edition: edition.id,
            });
        }
    }
    Ok(())
}

/// Ranks the dealt cards among themselves, from their ranks in the whole set.
fn ranks_within(ranks: [u16; N_CARDS], n_ranks: usize) -> [u8; N_CARDS] {
    if n_ranks <= 128 {
        // Counting bits instead of sorting: most of the cost of a deal otherwise.
        let dealt = ranks.iter().fold(0u128, |dealt, rank| dealt | 1 << rank);
        return ranks.map(|rank| (dealt & ((1 << rank) - 1)).count_ones() as u8);
    }
    let mut distinct = ranks.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    ranks.map(|rank| distinct.partition_point(|other| *other < rank) as u8)
}
