//! The values of the game (section 7 of the rules): cards, ancestors, itineraries, mat
//! and journey table. All of it is data; another table of values is another deck file.

use std::fmt;

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

    /// Returns the name in records.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Benefit {
    /// An experience token.
    Experience(Experience),
    /// A wild token.
    Wild,
    /// A time crystal.
    Crystal,
}

/// What a space or a row of an itinerary pays (TR-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
}

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
}

/// What a turn or a token brought: points and crystals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Gains {
    /// Points on the track.
    pub points: u16,
    /// Time crystals.
    pub crystals: u16,
}

impl Gains {
    fn of(reward: Option<Reward>) -> Gains {
        match reward {
            None => Gains::default(),
            Some(Reward::Points(points)) => Gains {
                points: u16::from(points),
                crystals: 0,
            },
            Some(Reward::Crystals(crystals)) => Gains {
                points: 0,
                crystals: u16::from(crystals),
            },
        }
    }
}

impl std::ops::Add for Gains {
    type Output = Gains;

    #[inline]
    fn add(self, other: Gains) -> Gains {
        Gains {
            points: self.points + other.points,
            crystals: self.crystals + other.crystals,
        }
    }
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

/// An itinerary as the rules use it.
pub(super) struct Board {
    lengths: [u8; 4],
    spaces: [[Gains; MAX_COLUMN]; 4],
    rows: [Gains; MAX_COLUMN],
}

impl Board {
    fn new(itinerary: &Itinerary) -> Board {
        let gains = |rewards: &[Option<Reward>]| {
            let mut gains = [Gains::default(); MAX_COLUMN];
            for (gain, reward) in gains.iter_mut().zip(rewards) {
                *gain = Gains::of(*reward);
            }
            gains
        };
        Board {
            lengths: std::array::from_fn(|column| itinerary.columns[column].len() as u8),
            spaces: std::array::from_fn(|column| gains(&itinerary.columns[column])),
            rows: gains(&itinerary.rows),
        }
    }

    /// Counts the free spaces of each column.
    #[inline]
    pub(super) fn free(&self, filled: &[u8; 4]) -> [u8; 4] {
        std::array::from_fn(|column| self.lengths[column] - filled[column])
    }

    /// Returns what covering the topmost empty space of `column` pays: the space, and the
    /// row if it is the last of it (TR-12, TR-12a).
    #[inline]
    pub(super) fn pays(&self, filled: &[u8; 4], column: Experience) -> Gains {
        let row = filled[column.index()];
        let completes = Experience::ALL.into_iter().all(|other| {
            let at = other.index();
            other == column || filled[at] > row || self.lengths[at] <= row
        });
        let space = self.spaces[column.index()][usize::from(row)];
        if completes {
            space + self.rows[usize::from(row)]
        } else {
            space
        }
    }
}

/// The values of a deck, checked. All of it is public (SEC-1): only orders are secret.
pub struct Data {
    setup: DataSetup,
    faces: Vec<Face>,
    ancestor: Face,
    mat: [Brings; 6],
    boards: Vec<Board>,
}

impl Data {
    /// Checks the values of a deck.
    ///
    /// # Errors
    /// Says which card or itinerary is wrong, and what to change.
    pub fn new(setup: DataSetup) -> Result<Data, DataError> {
        check_cards(&setup.cards)?;
        check_ancestor(&setup.ancestor)?;
        if setup.mat[0].is_some() {
            return Err(DataError::MatUnderDeckTop);
        }
        if setup.journey.is_empty() {
            return Err(DataError::NoJourneyTable);
        }
        check_itineraries(&setup.itineraries)?;
        Ok(Data {
            faces: faces_of(&setup.cards),
            ancestor: Face {
                rank: 0,
                hours: setup.ancestor.hours,
                brings: Brings::of(setup.ancestor.benefits.iter().copied()),
            },
            mat: setup.mat.map(Brings::of),
            boards: setup.itineraries.iter().map(Board::new).collect(),
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
    pub fn day_cards(&self, day: u8) -> impl Iterator<Item = CardId> + '_ {
        (0u8..)
            .zip(&self.setup.cards)
            .filter(move |(_, card)| card.day == day)
            .map(|(card, _)| CardId(card))
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
    #[inline]
    pub fn pays(
        &self,
        itinerary: ItineraryId,
        filled: &[u8; 4],
        column: Experience,
    ) -> Option<Gains> {
        let board = self.board(itinerary);
        (filled[column.index()] < board.lengths[column.index()]).then(|| board.pays(filled, column))
    }

    #[inline]
    pub(super) fn face(&self, card: CardId) -> Face {
        self.faces[card.index()]
    }

    #[inline]
    pub(super) fn ancestor(&self) -> Face {
        self.ancestor
    }

    /// Returns what the mat prints under a space, 0 being the deck top (TR-10).
    #[inline]
    pub(super) fn mat(&self, space: u8) -> Brings {
        self.mat[usize::from(space)]
    }

    #[inline]
    pub(super) fn board(&self, itinerary: ItineraryId) -> &Board {
        &self.boards[itinerary.index()]
    }
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

fn faces_of(cards: &[Card]) -> Vec<Face> {
    let mut dates: Vec<Date> = cards.iter().map(|card| card.date).collect();
    dates.sort_unstable();
    dates.dedup();
    let face = |card: &Card| Face {
        rank: dates.partition_point(|date| *date < card.date) as u8,
        hours: card.hours,
        brings: Brings::of(card.benefits.iter().copied()),
    };
    cards.iter().map(face).collect()
}
