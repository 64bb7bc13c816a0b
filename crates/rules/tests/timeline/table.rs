//! Small tables to play at: dates by hand, and dates by chance.

use std::sync::Arc;

use antedate_rules::timeline::{Action, Deal, Event, Gap, Illegal, Setup, Timeline};
use antedate_rules::{CardId, Chance, Date, Edition, Events, Game, Seat};

use crate::common::dice::Dice;

/// A set-up by the dates of each hand, of the first card of the line, and of the pile.
/// A hand longer than the shortest has the rest as a handicap.
pub(crate) fn setup(hands: &[&[i64]], start: i64, pile: &[i64]) -> Setup {
    let hand = hands.iter().map(|hand| hand.len()).min().unwrap_or(0);
    let mut dates: Vec<i64> = hands.concat();
    dates.push(start);
    dates.extend(pile);
    Setup {
        edition: &Edition::CLASSIC,
        dates: dates.into_iter().map(Date).collect(),
        handicaps: hands.iter().map(|h| (h.len() - hand) as u8).collect(),
        hand: hand as u8,
        first: Seat(0),
    }
}

pub(crate) fn deal(setup: &Setup) -> Timeline {
    Timeline::new(Arc::new(Deal::new(setup).expect("a table of the tests")))
}

/// Deals a game by its dates; seat 0 begins.
pub(crate) fn game(hands: &[&[i64]], start: i64, pile: &[i64]) -> Timeline {
    deal(&setup(hands, start, pile))
}

/// Returns the dates of some cards.
pub(crate) fn dates(game: &Timeline, cards: &[CardId]) -> Vec<i64> {
    let date = |card: &CardId| game.deal().date(*card).0;
    cards.iter().map(date).collect()
}

pub(crate) fn line(game: &Timeline) -> Vec<i64> {
    dates(game, game.line())
}

pub(crate) fn hand(game: &Timeline, seat: u16) -> Vec<i64> {
    dates(game, game.hand(Seat(seat)))
}

/// Turns a discard pile upside down: what came last is drawn first.
pub(crate) struct UpsideDown;

impl Chance for UpsideDown {
    fn reshuffle(&self, _nth: u32, cards: &mut [CardId]) {
        cards.reverse();
    }
}

/// Puts the card of a date into a gap.
pub(crate) fn place(game: &mut Timeline, seat: u16, date: i64, gap: Gap) -> Events<Event> {
    let of_date = |card: &&CardId| game.deal().date(**card).0 == date;
    let card = *game
        .hand(Seat(seat))
        .iter()
        .find(of_date)
        .expect("a card in hand");
    game.apply(Seat(seat), Action::Place { card, gap }, &UpsideDown)
        .unwrap_or_else(|illegal| panic!("{date} of seat {seat} was refused: {illegal}"))
}

/// Puts the oldest card in hand where it is right, or where it is wrong.
pub(crate) fn guess(game: &mut Timeline, seat: u16, right: bool) -> Events<Event> {
    let card = game.hand(Seat(seat))[0];
    let mut gaps = 0..=game.line().len() as Gap;
    let gap = gaps
        .find(|gap| game.fits(card, *gap) == right)
        .expect("such a gap");
    let date = game.deal().date(card).0;
    place(game, seat, date, gap)
}

/// Plays a turn for each letter: `r` for a right guess, `w` for a wrong one.
pub(crate) fn play(game: &mut Timeline, guesses: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for letter in guesses.chars().filter(|letter| *letter != ' ') {
        let seat = game.turn().expect("the game goes on");
        events.extend(guess(game, seat.0, letter == 'r'));
    }
    events
}

/// Acts against the rules.
pub(crate) fn refused(game: &Timeline, seat: u16, card: u8, gap: Gap) -> Illegal {
    let card = CardId(card);
    let mut events = Events::new();
    game.decide(
        Seat(seat),
        Action::Place { card, gap },
        &UpsideDown,
        &mut events,
    )
    .expect_err("this is against the rules")
}

/// Something that happens to a game from outside.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Step {
    Place(Seat, CardId, Gap),
    Drop(Seat),
}

impl Step {
    pub(crate) fn take(self, game: &mut Timeline, chance: &dyn Chance) -> Events<Event> {
        match self {
            Step::Place(seat, card, gap) => game.apply(seat, Action::Place { card, gap }, chance),
            Step::Drop(seat) => game.drop_seat(seat, chance),
        }
        .unwrap_or_else(|illegal| panic!("{self:?} was refused: {illegal}"))
    }
}

/// How a game of chance is played.
pub(crate) struct Manner {
    /// Of four cards, how many are put where they belong; the rest anywhere.
    pub(crate) n_right: usize,
    /// Of a thousand steps, how many are drops.
    pub(crate) n_drops: usize,
}

impl Dice {
    /// Makes a table of chance values: decks with nothing to spare and larger ones, few
    /// dates and many, handicaps, any first player.
    pub(crate) fn setup(&mut self, n_seats: usize) -> Setup {
        let edition = Edition::ALL[self.below(3)];
        let hand = 3 + self.below(4) as u8;
        let most_extra = [1, 1, 3, 7][self.below(4)];
        let handicaps: Vec<u8> = (0..n_seats).map(|_| self.below(most_extra) as u8).collect();
        let dealt: usize = handicaps
            .iter()
            .map(|extra| usize::from(hand + extra))
            .sum();
        let most_spare = [3, 8, 100 - dealt][self.below(3)];
        let n_cards = dealt + 1 + self.below(most_spare);
        let n_years = [1, 3, 30, 1000][self.below(4)];
        let mut dates: Vec<Date> = (1..=100).map(Date).collect();
        self.shuffle(&mut dates);
        if edition.equal_dates {
            dates.fill_with(|| self.year(n_years));
        }
        dates.truncate(n_cards);
        Setup {
            edition,
            dates,
            handicaps,
            hand,
            first: Seat(self.below(n_seats) as u16),
        }
    }

    /// Makes a year of at most `n` to each side of the year that is not (D-2).
    pub(crate) fn year(&mut self, n: usize) -> Date {
        let year = 1 + self.below(n) as i64;
        Date(if self.below(2) == 0 { year } else { -year })
    }

    pub(crate) fn manner(&mut self) -> Manner {
        Manner {
            n_right: [0, 2, 3, 4, 4][self.below(5)],
            n_drops: [0, 0, 20, 100][self.below(4)],
        }
    }

    /// Chooses what happens next; nothing once the game is over.
    pub(crate) fn step(&mut self, game: &Timeline, manner: &Manner) -> Option<Step> {
        let seat = game.turn()?;
        if self.below(1000) < manner.n_drops {
            return Some(Step::Drop(Seat(self.below(game.n_seats()) as u16)));
        }
        let card = game.hand(seat)[self.below(game.hand(seat).len())];
        let mut gap = self.below(game.line().len() + 1) as Gap;
        if self.below(4) < manner.n_right {
            while !game.fits(card, gap) {
                gap = (gap + 1) % (game.line().len() as Gap + 1);
            }
        }
        Some(Step::Place(seat, card, gap))
    }
}
