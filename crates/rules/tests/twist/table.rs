//! Small tables to play at: faces by hand, and faces by chance.

use std::sync::Arc;

use antedate_rules::twist::{
    Action, Deal, Event, Faces, HAND, Illegal, N_CARDS, Setup, Twist, Went,
};
use antedate_rules::{CardId, Date, Edition, Events, Game, Icon, NoChance, Seat};

use crate::common::dice::Dice;

/// Reads cards, each written as its date, its front icon and its back icon: `1815ab`.
pub(crate) fn cards(text: &str) -> Vec<Faces> {
    let card = |word: &str| {
        let (date, icons) = word.split_at(word.len() - 2);
        let icon = |at: usize| Icon(icons.as_bytes()[at] - b'a');
        Faces {
            date: Date(date.parse().expect("a date")),
            front: icon(0),
            back: icon(1),
        }
    };
    text.split_whitespace().map(card).collect()
}

/// The `n`-th card of no interest: later than all others, its icons on no other card.
pub(crate) fn filler(n: usize) -> Faces {
    Faces {
        date: Date(9000 + n as i64),
        front: Icon(24),
        back: Icon(25),
    }
}

/// A set-up by the cards of each hand, of the row and of the discard pile, and of the top
/// of the draw pile. Hands and pile are filled up with cards of no interest.
pub(crate) fn setup(hands: &[&str], row: &str, discard: &str, pile: &str) -> Setup {
    let mut dealt = Vec::new();
    for (seat, hand) in hands.iter().enumerate() {
        dealt.extend(cards(hand));
        while dealt.len() < (seat + 1) * HAND {
            dealt.push(filler(dealt.len()));
        }
    }
    for text in [row, discard, pile] {
        dealt.extend(cards(text));
    }
    while dealt.len() < N_CARDS {
        dealt.push(filler(dealt.len()));
    }
    Setup {
        edition: &Edition::TWIST,
        cards: dealt,
        n_seats: hands.len(),
        first: Seat(0),
    }
}

pub(crate) fn deal(setup: &Setup) -> Twist {
    Twist::new(Arc::new(Deal::new(setup).expect("a table of the tests")))
}

/// Deals a game whose first discard shows the icon `a` on its back; seat 0 begins.
pub(crate) fn game(hands: &[&str], row: &str, pile: &str) -> Twist {
    deal(&setup(hands, row, "5000xa", pile))
}

/// A game of two in which seat 0 has placed 200 and 150 beside and above the first card,
/// 100: now every other card from 101 to 199 is blocked, and seat 1 is to act.
pub(crate) fn crowded(hand: &str) -> Twist {
    let mut game = game(&["200xy 150xy", hand], "100xy", "");
    assert_eq!(attempt(&mut game, 200), Went::Right);
    let slot = attempt(&mut game, 150);
    assert!(matches!(slot, Went::Slot(_)) && game.turn() == Some(Seat(1)));
    game
}

pub(crate) fn act(game: &mut Twist, action: Action) -> Events<Event> {
    let seat = game.turn().expect("the game goes on");
    game.apply(seat, action, &NoChance)
        .unwrap_or_else(|illegal| panic!("{action:?} of {seat} was refused: {illegal}"))
}

/// Acts against the rules, for whoever is to act.
pub(crate) fn refused(game: &Twist, action: Action) -> Illegal {
    let seat = game.turn().unwrap_or(Seat(0));
    game.decide(seat, action, &NoChance, &mut Events::new())
        .expect_err("this is against the rules")
}

/// Finds a card of the player to act by its date.
pub(crate) fn held(game: &Twist, date: i64) -> CardId {
    let seat = game.turn().expect("the game goes on");
    let of_date = |card: &&CardId| game.deal().faces(**card).date.0 == date;
    let hand = game.hand(seat);
    *hand.iter().find(of_date).expect("a card in hand")
}

/// Tries the card of a date, and says where it went.
pub(crate) fn attempt(game: &mut Twist, date: i64) -> Went {
    let card = held(game, date);
    match act(game, Action::Try { card })[0] {
        Event::CardTried { went, .. } => went,
        other => panic!("a try begins with {other:?}"),
    }
}

pub(crate) fn attempts(game: &mut Twist, dates: &[i64]) {
    for date in dates {
        attempt(game, *date);
    }
}

/// Discards the card of a date.
pub(crate) fn discard(game: &mut Twist, date: i64) -> Events<Event> {
    let card = held(game, date);
    act(game, Action::Discard { card })
}

pub(crate) fn dates(game: &Twist, cards: &[CardId]) -> Vec<i64> {
    let date = |card: &CardId| game.deal().faces(*card).date.0;
    cards.iter().map(date).collect()
}

pub(crate) fn hand(game: &Twist, seat: u16) -> Vec<i64> {
    dates(game, &game.hand(Seat(seat)))
}

/// Returns the dates of the main row's stacks, and of the slots'.
pub(crate) fn timeline(game: &Twist) -> (Vec<Vec<i64>>, Vec<Vec<i64>>) {
    let all = |stacks: Vec<Vec<CardId>>| stacks.iter().map(|stack| dates(game, stack)).collect();
    (all(game.main_row()), all(game.interval_slots()))
}

/// How a game of chance is played.
pub(crate) struct Manner {
    /// Of four actions, how many are a try that succeeds, if there is one.
    n_right: usize,
    /// Of four actions, how many are a discard, if there is one.
    n_discards: usize,
}

impl Dice {
    /// Makes a table of chance values: few dates and many, few icons and many.
    pub(crate) fn setup(&mut self, n_seats: usize) -> Setup {
        let edition = [&Edition::TWIST, &Edition::SAGA][self.below(2)];
        let n_years = [1, 4, 12, 1000][self.below(4)];
        let n_icons = [2, 3, 6][self.below(3)];
        let mut scenes: Vec<Date> = (1..=100).map(Date).collect();
        self.shuffle(&mut scenes);
        let mut card = |scene: Date| {
            let date = if edition.equal_dates {
                self.year(n_years)
            } else {
                scene
            };
            self.with_icons(date, n_icons)
        };
        Setup {
            edition,
            cards: scenes[..N_CARDS].iter().map(|scene| card(*scene)).collect(),
            n_seats,
            first: Seat(self.below(n_seats) as u16),
        }
    }

    pub(crate) fn year(&mut self, n: usize) -> Date {
        let year = 1 + self.below(n) as i64;
        Date(if self.below(2) == 0 { year } else { -year })
    }

    /// Gives a card two different icons of `n` (CO-17).
    pub(crate) fn with_icons(&mut self, date: Date, n: usize) -> Faces {
        let front = self.below(n);
        let back = (front + 1 + self.below(n - 1)) % n;
        Faces {
            date,
            front: Icon(front as u8),
            back: Icon(back as u8),
        }
    }

    pub(crate) fn manner(&mut self) -> Manner {
        Manner {
            n_right: [0, 2, 4][self.below(3)],
            n_discards: [0, 1, 3][self.below(3)],
        }
    }

    /// Chooses what the player to act does; nothing once the game is over.
    pub(crate) fn pick(&mut self, game: &Twist, manner: &Manner) -> Option<Action> {
        let actions = game.legal_actions(game.turn()?);
        let discards = |action: &&Action| matches!(action, Action::Discard { .. });
        let right = |action: &&Action| match action {
            Action::Try { card } => game.place_of(*card).is_success(),
            _ => false,
        };
        let mut wished = None;
        if self.below(4) < manner.n_discards {
            wished = actions.iter().find(discards);
        }
        if wished.is_none() && self.below(4) < manner.n_right {
            wished = actions.iter().find(right);
        }
        Some(*wished.unwrap_or(&actions[self.below(actions.len())]))
    }
}
