//! The values of the game (section 7 of the rules): cards, ancestors, itineraries, mat
//! and journey table. All of it is data; another table of values is another deck file.

use std::fmt;

use super::board::{Board, Gains};
use super::check::{DataError, check};
use super::counts::Counts;
use super::tokens::Pool;
use crate::{CardId, Date};

/// How many days a game has (TR-2).
pub const N_DAYS: usize = 3;
/// The fewest cards of a day deck (TR-2a): the departures row has six.
pub const MIN_DAY_CARDS: usize = 6;
/// The most cards of all three day decks together.
pub const MAX_CARDS: usize = 255;
/// The most benefits one card brings.
pub const MAX_BENEFITS: usize = 6;
/// The hours of a card; the clock has twelve (TR-9).
pub const HOURS: std::ops::RangeInclusive<u8> = 1..=NOON;
/// The most spaces in a column of an itinerary.
pub const MAX_COLUMN: usize = 12;
/// The most itineraries of a deck.
pub const MAX_ITINERARIES: usize = 255;
/// Itineraries each player is dealt (TR-3).
pub const ITINERARIES_EACH: usize = 4;
/// The fewest itineraries of a deck: two players get four each (TR-1, TR-3).
pub const MIN_ITINERARIES: usize = 2 * ITINERARIES_EACH;
/// The ancestor piles of the books, for 2, 3 and 4 players (TR-1).
pub const ANCESTORS: [u8; 3] = [6, 9, 12];

/// The most time warps of a deck.
pub const MAX_WARPS: usize = 255;

/// Where the watches start and stop: twelve o'clock.
pub(super) const NOON: u8 = 12;

/// A kind of experience, and the column of an itinerary it belongs to (section 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Experience {
    /// Red.
    Person,
    /// Blue.
    Event,
    /// Yellow.
    Innovation,
    /// Green.
    Progress,
}

impl Experience {
    /// Every experience, in the order of the columns.
    pub const ALL: [Experience; 4] = [
        Experience::Person,
        Experience::Event,
        Experience::Innovation,
        Experience::Progress,
    ];

    /// Returns the column's number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Finds an experience by its name.
    pub fn by_name(name: &str) -> Option<Experience> {
        Experience::ALL
            .into_iter()
            .find(|experience| experience.name() == name)
    }

    /// Returns the name in records and decks.
    pub fn name(self) -> &'static str {
        match self {
            Experience::Person => "person",
            Experience::Event => "event",
            Experience::Innovation => "innovation",
            Experience::Progress => "progress",
        }
    }
}

impl fmt::Display for Experience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a card or the mat brings (TR-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Benefit {
    /// An experience token.
    Experience(Experience),
    /// A wild token.
    Wild,
    /// A time crystal.
    Crystal,
}

impl Benefit {
    /// Every benefit.
    pub const ALL: [Benefit; 6] = [
        Benefit::Experience(Experience::Person),
        Benefit::Experience(Experience::Event),
        Benefit::Experience(Experience::Innovation),
        Benefit::Experience(Experience::Progress),
        Benefit::Wild,
        Benefit::Crystal,
    ];

    /// Finds a benefit by its name.
    pub fn by_name(name: &str) -> Option<Benefit> {
        Benefit::ALL
            .into_iter()
            .find(|benefit| benefit.name() == name)
    }

    /// Returns the name in records and decks.
    pub fn name(self) -> &'static str {
        match self {
            Benefit::Experience(experience) => experience.name(),
            Benefit::Wild => "wild",
            Benefit::Crystal => "crystal",
        }
    }
}

/// What a space or a row of an itinerary pays (TR-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reward {
    /// Points on the track.
    Points(u8),
    /// Time crystals.
    Crystals(u8),
}

/// A history card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The day whose deck it belongs to, 1 to 3 (TR-2).
    pub day: u8,
    /// Its date. Equal dates are allowed (TR-15).
    pub date: Date,
    /// Its hours.
    pub hours: u8,
    /// What it brings, as printed.
    pub benefits: Vec<Benefit>,
}

/// The ancestor; all are alike (TR-16).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ancestor {
    /// Its hours.
    pub hours: u8,
    /// What it brings.
    pub benefits: Vec<Benefit>,
}

/// An itinerary: four columns of spaces, and what its rows pay.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Itinerary {
    /// Each column's spaces from the top, in the order of [`Experience::ALL`].
    pub columns: [Vec<Option<Reward>>; 4],
    /// What each row pays once complete (TR-12a); missing rows pay nothing.
    pub rows: Vec<Option<Reward>>,
}

/// An itinerary of the deck, by its place in the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ItineraryId(pub u8);

impl ItineraryId {
    /// Returns the itinerary's number as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for ItineraryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "itinerary {}", self.0)
    }
}

/// What a time warp does (TW-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WarpKind {
    /// The watch goes back one hour before the card is taken.
    Rewind,
    /// The card costs two hours fewer.
    Haste,
    /// Two cards of the row change places.
    Exchange,
    /// The five spaces are laid out anew.
    NewDawn,
    /// Its user looks at the next three cards of the deck and puts one of them on top.
    Foresight,
    /// A card that would close the journey may lie before the last one.
    Detour,
    /// The tokens of the turn are all wild.
    Prism,
    /// The mat brings the benefit of any space.
    Echo,
}

impl WarpKind {
    /// Every kind, in the order of the rules.
    pub const ALL: [WarpKind; 8] = [
        WarpKind::Rewind,
        WarpKind::Haste,
        WarpKind::Exchange,
        WarpKind::NewDawn,
        WarpKind::Foresight,
        WarpKind::Detour,
        WarpKind::Prism,
        WarpKind::Echo,
    ];

    /// Returns the kind's number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Finds a kind by its name.
    pub fn by_name(name: &str) -> Option<WarpKind> {
        WarpKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Returns the name in records and decks.
    pub fn name(self) -> &'static str {
        match self {
            WarpKind::Rewind => "rewind",
            WarpKind::Haste => "haste",
            WarpKind::Exchange => "exchange",
            WarpKind::NewDawn => "new-dawn",
            WarpKind::Foresight => "foresight",
            WarpKind::Detour => "detour",
            WarpKind::Prism => "prism",
            WarpKind::Echo => "echo",
        }
    }
}

impl fmt::Display for WarpKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What using a warp costs (TW-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Price {
    /// So many time crystals, at once.
    Crystals(u8),
    /// So many hours more for the card then taken.
    Hours(u8),
}

impl Price {
    /// Returns the crystals it costs.
    #[inline]
    pub fn crystals(self) -> u8 {
        match self {
            Price::Crystals(crystals) => crystals,
            Price::Hours(_) => 0,
        }
    }

    /// Returns the hours it costs.
    #[inline]
    pub fn hours(self) -> u8 {
        match self {
            Price::Crystals(_) => 0,
            Price::Hours(hours) => hours,
        }
    }
}

/// A time warp (section 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Warp {
    /// What it does.
    pub kind: WarpKind,
    /// What it costs.
    pub price: Price,
}

/// A warp of the deck, by its place in the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WarpId(pub u8);

impl WarpId {
    /// Returns the warp's number as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for WarpId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "warp {}", self.0)
    }
}

/// All values of a deck; not yet checked. A [`CardId`] is a card's place in `cards`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DataSetup {
    /// The cards of all three days.
    pub cards: Vec<Card>,
    /// The ancestor.
    pub ancestor: Ancestor,
    /// Ancestors in the pile for 2, 3 and 4 players (TR-1).
    pub ancestors: [u8; 3],
    /// What is printed under the deck top and the five spaces to its right (TR-10).
    pub mat: [Option<Benefit>; 6],
    /// The points of a journey of 1, 2, 3, … cards (TR-21).
    pub journey: Vec<u16>,
    /// The points of each card beyond the table (TR-21).
    pub journey_beyond: u16,
    /// The points for stopping exactly on 12 (TR-9).
    pub punctuality: u8,
    /// The itineraries.
    pub itineraries: Vec<Itinerary>,
    /// The time warps (TW-1); none in a deck without that option.
    pub warps: Vec<Warp>,
}

/// A card or an ancestor as the rules use it.
#[derive(Clone, Copy, Default)]
pub(super) struct Face {
    /// Its place among the distinct dates: equal dates, equal ranks.
    pub(super) rank: u8,
    pub(super) hours: u8,
    pub(super) brings: Brings,
}

/// Benefits, counted: tokens to place, and crystals gained at once.
#[derive(Clone, Copy, Default)]
pub(super) struct Brings {
    pub(super) tokens: Pool,
    pub(super) crystals: u8,
}

impl Brings {
    fn of(benefits: impl IntoIterator<Item = Benefit>) -> Brings {
        let mut brings = Brings::default();
        for benefit in benefits {
            match benefit {
                Benefit::Experience(colour) => brings.tokens.coloured[colour.index()] += 1,
                Benefit::Wild => brings.tokens.wild += 1,
                Benefit::Crystal => brings.crystals += 1,
            }
        }
        brings
    }

    #[inline]
    pub(super) fn plus(self, other: Brings) -> Brings {
        Brings {
            tokens: self.tokens.plus(other.tokens),
            crystals: self.crystals + other.crystals,
        }
    }
}

/// The values of a deck, checked. All of it is public (SEC-1): only orders are secret.
pub struct Data {
    setup: DataSetup,
    /// By [`CardId`]; what is no card has no hours and brings nothing.
    faces: Box<[Face; 256]>,
    ancestor: Face,
    mat: [Brings; 6],
    boards: Vec<Board>,
    /// The cards of each day, in the order of the data.
    days: [Vec<CardId>; N_DAYS],
}

impl Data {
    /// Checks the values of a deck.
    ///
    /// # Errors
    /// Says which card or itinerary is wrong, and what to change.
    pub fn new(setup: DataSetup) -> Result<Data, DataError> {
        check(&setup)?;
        Ok(Data {
            faces: faces_of(&setup.cards),
            ancestor: Face {
                rank: 0,
                hours: setup.ancestor.hours,
                brings: Brings::of(setup.ancestor.benefits.iter().copied()),
            },
            mat: setup.mat.map(Brings::of),
            boards: setup.itineraries.iter().map(Board::new).collect(),
            days: std::array::from_fn(|day| cards_of_day(&setup.cards, day as u8 + 1)),
            setup,
        })
    }

    /// Returns the values as they were given.
    pub fn values(&self) -> &DataSetup {
        &self.setup
    }

    /// Returns a card.
    pub fn card(&self, card: CardId) -> &Card {
        &self.setup.cards[card.index()]
    }

    /// Lists the cards of a day, 1 to 3, in the order of the data.
    pub fn day_cards(&self, day: u8) -> impl ExactSizeIterator<Item = CardId> + '_ {
        self.days[usize::from(day - 1)].iter().copied()
    }

    /// Returns the points of a journey of `length` cards (TR-21).
    pub fn journey_points(&self, length: usize) -> u32 {
        let table = &self.setup.journey;
        let within = length.min(table.len());
        let beyond = (length - within) as u32 * u32::from(self.setup.journey_beyond);
        within
            .checked_sub(1)
            .map_or(0, |row| u32::from(table[row]) + beyond)
    }

    /// Returns what the next token in `column` pays on an itinerary with `filled` tokens in
    /// its columns (TR-12); `None` where the column is full.
    pub fn pays(
        &self,
        itinerary: ItineraryId,
        filled: [u8; 4],
        column: Experience,
    ) -> Option<Gains> {
        let (board, mut filled) = (self.board(itinerary), Counts::new(filled));
        (board.free(filled).get(column) > 0).then(|| {
            filled.add_one(column);
            board.paid(filled, column)
        })
    }

    #[inline]
    pub(super) fn face(&self, card: CardId) -> Face {
        self.faces[card.index()]
    }

    #[inline]
    pub(super) fn ancestor(&self) -> Face {
        self.ancestor
    }

    /// Returns what the mat prints under the deck top and the five spaces (TR-10).
    #[inline]
    pub(super) fn mat(&self) -> &[Brings; 6] {
        &self.mat
    }

    #[inline]
    pub(super) fn board(&self, itinerary: ItineraryId) -> &Board {
        &self.boards[itinerary.index()]
    }
}

fn cards_of_day(cards: &[Card], day: u8) -> Vec<CardId> {
    let numbered = (0u8..=u8::MAX).map(CardId).zip(cards);
    numbered
        .filter_map(|(id, card)| (card.day == day).then_some(id))
        .collect()
}

fn faces_of(cards: &[Card]) -> Box<[Face; 256]> {
    let mut dates: Vec<Date> = cards.iter().map(|card| card.date).collect();
    dates.sort_unstable();
    dates.dedup();
    let face = |card: &Card| Face {
        rank: dates.partition_point(|date| *date < card.date) as u8,
        hours: card.hours,
        brings: Brings::of(card.benefits.iter().copied()),
    };
    let mut faces = Box::new([Face::default(); 256]);
    for (at, card) in faces.iter_mut().zip(cards) {
        *at = face(card);
    }
    faces
}
