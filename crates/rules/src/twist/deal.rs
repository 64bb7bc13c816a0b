//! What is dealt: the 36 cards in shuffled order, the seats and who begins.

use std::sync::Arc;

use crate::card_bits::CardBits;
use crate::{CardId, Date, DateFault, Edition, Icon, Seat};

/// The cards that take part (CO-1).
pub const N_CARDS: usize = 36;
/// The cards before each player (CO-2).
pub const HAND: usize = 4;
/// How many players a game is for (CO-1).
pub const SEATS: std::ops::RangeInclusive<usize> = 1..=MAX_SEATS;

pub(super) const MAX_SEATS: usize = 8;
/// The most kinds of icons; decks have six, and several decks can be combined.
const MAX_ICONS: usize = 32;

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
    /// More than there is room for.
    #[error("the cards show more than {MAX_ICONS} kinds of icons; combine fewer decks")]
    TooManyIcons,
    /// D-2, D-3.
    #[error(transparent)]
    Dates(#[from] DateFault),
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
        if let Some(card) = faces.iter().position(|face| face.front == face.back) {
            return Err(SetupError::SameIcons { card });
        }
        let icons = faces.iter().flat_map(|face| [face.front, face.back]);
        if icons
            .map(|icon| usize::from(icon.0))
            .any(|icon| icon >= MAX_ICONS)
        {
            return Err(SetupError::TooManyIcons);
        }
        let mut distinct: Vec<Date> = faces.iter().map(|face| face.date).collect();
        edition.check_dates(&distinct)?;
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
    cards: Arc<CardSet>,
    /// Which card of the set each card of the game is.
    order: [u16; N_CARDS],
    backs: [Icon; N_CARDS],
    /// The cards whose front shows an icon, by icon.
    by_front: [CardBits; MAX_ICONS],
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
        Deal::shuffled(Arc::new(cards), &order, setup.n_seats, setup.first)
    }

    /// Deals 36 cards of a set in the given order.
    ///
    /// # Errors
    /// Says which clause the table or the number of cards breaks.
    pub fn shuffled(
        cards: Arc<CardSet>,
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
        let mut backs = [Icon(0); N_CARDS];
        let mut by_front = [CardBits::EMPTY; MAX_ICONS];
        for (card, at) in order.iter().enumerate() {
            let Faces { front, back, .. } = cards.faces[usize::from(*at)];
            let same = &mut by_front[usize::from(front.0)];
            *same = same.with(CardBits::one(CardId(card as u8)));
            backs[card] = back;
        }
        Ok(Deal {
            order: *order,
            backs,
            by_front,
            ranks: ranks_within(order.map(|at| cards.ranks[usize::from(at)]), cards.n_ranks),
            cards,
            n_seats,
            first,
        })
    }

    /// Returns the edition played.
    pub fn edition(&self) -> &'static Edition {
        self.cards.edition
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
    pub fn faces(&self, card: CardId) -> Faces {
        self.cards.faces[usize::from(self.order[card.index()])]
    }

    /// Returns the icon on the back of a card.
    #[inline]
    pub(super) fn back(&self, card: CardId) -> Icon {
        self.backs[card.index()]
    }

    /// Returns the cards whose front shows `icon`.
    #[inline]
    pub(super) fn with_front(&self, icon: Icon) -> CardBits {
        self.by_front[usize::from(icon.0)]
    }

    #[inline]
    pub(super) fn rank(&self, card: CardId) -> u8 {
        self.ranks[card.index()]
    }
}

/// Ranks the dealt cards among themselves, from their ranks in the whole set: counting
/// instead of sorting, which was most of the cost of a deal.
fn ranks_within(ranks: [u16; N_CARDS], n_ranks: usize) -> [u8; N_CARDS] {
    const USUAL: usize = 256;
    let n_eights = n_ranks.div_ceil(8);
    if n_ranks <= USUAL {
        return count_ranks(ranks, &mut [[0; 8]; USUAL / 8][..n_eights]);
    }
    count_ranks(ranks, &mut vec![[0; 8]; n_eights])
}

/// Counts, for each rank of the set, how many lower ones were dealt, eight at a time:
/// one product adds up all bytes of a word, and no sum is above 36.
#[inline]
fn count_ranks(ranks: [u16; N_CARDS], eights: &mut [[u8; 8]]) -> [u8; N_CARDS] {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    for rank in ranks {
        eights.as_flattened_mut()[usize::from(rank)] = 1;
    }
    let mut n_lower = 0;
    for eight in eights.iter_mut() {
        let dealt = u64::from_le_bytes(*eight);
        let up_to = dealt.wrapping_mul(ONES) + n_lower * ONES;
        *eight = (up_to - dealt).to_le_bytes();
        n_lower = up_to >> 56;
    }
    ranks.map(|rank| eights.as_flattened()[usize::from(rank)])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Few ranks, many ranks, and more than fit beside the deal.
    #[test]
    fn cards_are_ranked_among_those_dealt() {
        for (n_ranks, step) in [
            (1, 0),
            (8, 3),
            (20, 7),
            (36, 5),
            (120, 41),
            (256, 99),
            (9000, 251),
        ] {
            let ranks: [u16; N_CARDS] = std::array::from_fn(|i| (i * step % n_ranks) as u16);
            let mut distinct = ranks.to_vec();
            distinct.sort_unstable();
            distinct.dedup();
            let expected = ranks.map(|rank| distinct.partition_point(|other| *other < rank) as u8);
            assert_eq!(ranks_within(ranks, n_ranks), expected, "{n_ranks} ranks");
        }
    }
}
