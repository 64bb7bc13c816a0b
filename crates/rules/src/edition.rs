//! The edition table (section 5 of the rules): an edition is data, never an `if` in the rules.

use crate::Date;

/// A date that an edition does not allow. Cards are named by their place in the list.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DateFault {
    /// D-2.
    #[error("card {card} has the date {value}, which the {edition} edition does not know (D-2)")]
    Unknown {
        /// The card.
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
    Equal {
        /// A card.
        card: usize,
        /// Another card of that date.
        other: usize,
        /// The edition.
        edition: &'static str,
    },
}

/// How a printed edition dresses the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edition {
    /// The name in records and on the command line.
    pub id: &'static str,
    /// What the dates are.
    pub dates: DateKind,
    /// Which way the line runs.
    pub line: Line,
    /// How a blocked card lies in the cooperative game; `None` where there is none.
    pub blocked: Option<BlockedCard>,
    /// Whether cards carry icons.
    pub icons: bool,
    /// Whether two cards may carry equal dates.
    pub equal_dates: bool,
    /// Who begins the competitive game.
    pub first_competitive: FirstPlayer,
    /// Who begins the cooperative game; `None` where it is not played.
    pub first_cooperative: Option<FirstPlayer>,
    /// The built-in deck.
    pub deck: &'static str,
    /// How many cards that deck has at least.
    pub deck_size: usize,
}

/// What the dates of an edition are (D-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DateKind {
    /// A year, BCE negative, never 0.
    Year,
    /// A scene number from 1 to 100.
    Scene,
}

impl DateKind {
    /// Says whether `value` can be a date of this kind (D-2).
    pub fn admits(self, value: i64) -> bool {
        match self {
            DateKind::Year => value != 0,
            DateKind::Scene => (1..=100).contains(&value),
        }
    }
}

/// Which way the line of cards runs, and where the slots lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// Left to right, slots above the row.
    Horizontal,
    /// Bottom to top, later above, slots to the left of the column.
    Vertical,
}

/// How a blocked card lies before its owner (CO-11).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlockedCard {
    /// Turned to lie horizontally.
    Horizontal,
    /// Turned to stand vertically.
    Vertical,
}

/// Whom the book asks to begin (TC-4, CO-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstPlayer {
    /// The youngest player.
    Youngest,
    /// The oldest player.
    Oldest,
    /// Whoever was last to see a film of the saga.
    LastToSeeAFilm,
}

impl Edition {
    /// The classic edition.
    pub const CLASSIC: Edition = Edition {
        id: "classic",
        dates: DateKind::Year,
        line: Line::Horizontal,
        blocked: None,
        icons: false,
        equal_dates: true,
        first_competitive: FirstPlayer::Youngest,
        first_cooperative: None,
        deck: "classic",
        deck_size: 220,
    };
    /// The Twist edition.
    pub const TWIST: Edition = Edition {
        id: "twist",
        dates: DateKind::Year,
        line: Line::Horizontal,
        blocked: Some(BlockedCard::Horizontal),
        icons: true,
        equal_dates: true,
        first_competitive: FirstPlayer::Youngest,
        first_cooperative: Some(FirstPlayer::Oldest),
        deck: "twist",
        deck_size: 110,
    };
    /// The scene-number saga edition.
    pub const SAGA: Edition = Edition {
        id: "saga",
        dates: DateKind::Scene,
        line: Line::Vertical,
        blocked: Some(BlockedCard::Vertical),
        icons: true,
        equal_dates: false,
        first_competitive: FirstPlayer::LastToSeeAFilm,
        first_cooperative: Some(FirstPlayer::LastToSeeAFilm),
        deck: "saga",
        deck_size: 100,
    };
    /// Every edition, in the order of the table.
    pub const ALL: [&'static Edition; 3] = [&Self::CLASSIC, &Self::TWIST, &Self::SAGA];

    /// Finds an edition by its id.
    pub fn by_id(id: &str) -> Option<&'static Edition> {
        Self::ALL.into_iter().find(|edition| edition.id == id)
    }

    /// Checks that every date is one of this edition's (D-2), and none comes twice where that is
    /// impossible (D-3).
    ///
    /// # Errors
    /// The first date that is not allowed.
    pub fn check_dates(&self, dates: &[Date]) -> Result<(), DateFault> {
        let edition = self.id;
        if let Some(card) = dates.iter().position(|date| !self.dates.admits(date.0)) {
            return Err(DateFault::Unknown {
                card,
                value: dates[card].0,
                edition,
            });
        }
        let mut by_date: Vec<usize> = (0..dates.len()).collect();
        by_date.sort_by_key(|card| dates[*card]);
        let equal = by_date
            .windows(2)
            .find(|pair| dates[pair[0]] == dates[pair[1]]);
        match equal {
            Some(pair) if !self.equal_dates => Err(DateFault::Equal {
                card: pair[0],
                other: pair[1],
                edition,
            }),
            _ => Ok(()),
        }
    }

    /// Says whether the cooperative game is played with this edition.
    pub fn cooperative(&self) -> bool {
        self.first_cooperative.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Section 5: the rows that the rules and the decks rely on.
    #[test]
    fn the_table_says_what_the_books_say() {
        assert_eq!(Edition::by_id("saga"), Some(&Edition::SAGA));
        assert_eq!(Edition::by_id("trek"), None);
        assert!(!Edition::CLASSIC.cooperative());
        assert!(Edition::TWIST.cooperative() && Edition::SAGA.cooperative());
        // D-2: no year zero, scenes from 1 to 100.
        assert!(!DateKind::Year.admits(0) && DateKind::Year.admits(-1));
        assert!(!DateKind::Scene.admits(101) && DateKind::Scene.admits(100));
    }
}
