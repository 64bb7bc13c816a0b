//! The positions of timeline in the rulebook.

use antedate_record::timeline::Recorded;
use antedate_rules::timeline::Action;
use antedate_rules::{CardId, Game, Seat};

use crate::bots::RandomPlayer;
use crate::games::ExampleSpec;

pub(super) const WANTED: &[ExampleSpec<Recorded>] = &[
    ("place", Seat(0), reach_place),
    ("same-date", Seat(0), reach_same_date),
    ("last-card", Seat(1), reach_last_card),
];

/// Places the first card of whoever is to act where it is right.
fn place_right(recorded: &mut Recorded) -> bool {
    let game = &mut recorded.game;
    let Some(seat) = game.turn() else {
        return false;
    };
    let Some(card) = game.hand(seat).first().copied() else {
        return false;
    };
    let mut gaps = 0..=game.line().len() as u8;
    let right = gaps.find(|gap| game.fits(card, *gap));
    let action = right.map(|gap| Action::Place { card, gap });
    action.is_some_and(|action| game.apply(seat, action, &recorded.seed).is_ok())
}

/// A line of a few cards, and a hand to choose from (TC-5, TC-6).
fn reach_place(recorded: &mut Recorded, _: &mut RandomPlayer) -> bool {
    (0..2).all(|_| place_right(recorded))
}

/// A card in the hand is of the same date as one in the line (TC-7).
fn reach_same_date(recorded: &mut Recorded, _: &mut RandomPlayer) -> bool {
    if !(0..2).all(|_| place_right(recorded)) {
        return false;
    }
    let game = &recorded.game;
    let date = |card: &CardId| game.deal().date(*card);
    let twin = |card: &CardId| game.line().iter().any(|lying| date(lying) == date(card));
    game.hand(Seat(0)).iter().any(twin)
}

/// The other has placed everything, and this is one's last card (TC-13, TC-14).
fn reach_last_card(recorded: &mut Recorded, _: &mut RandomPlayer) -> bool {
    (0..5).all(|_| place_right(recorded))
}
