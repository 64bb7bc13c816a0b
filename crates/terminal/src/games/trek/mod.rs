//! Trek in the terminal.

mod board;
mod listing;
pub(super) mod news;
mod question;
mod warps;

use antedate_rules::trek::SEATS;
use antedate_wire::{
    Action, Options, RuleSet, RunningGame, SeatNumber, TrekOptions, TrekPhase, TrekView,
};

use super::{GameInfo, GameUi, Variant};
use crate::blocks::{Block, Row, Tone};
use crate::board::{Body, BoardInput};
use crate::client::named_seats;
use crate::question::{Kind, Question};
use crate::result::winners;
use crate::words::{Words, say};

pub(crate) const INFO: GameInfo = GameInfo {
    rules: RuleSet::Trek,
    name: "game-trek",
    what: "term-what-trek",
    seats: SEATS,
    line_title: "term-all-journeys",
    hands_title: "players",
    keys: &[],
    n_notes: 1,
    // A card shows its date from the start.
    reveals: false,
    variant: Some(Variant {
        title: "trek-warps",
        choices: ["term-warps-off", "term-warps-on"],
        name: "warps",
        options: || {
            Options::default().with(TrekOptions {
                warps: true,
                ..TrekOptions::default()
            })
        },
    }),
};

impl GameUi for TrekView {
    fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    fn progress(&self, words: &Words) -> Vec<String> {
        vec![
            say!(words, "term-day-of", day = self.day),
            say!(words, "term-deck-left", n = self.n_deck),
            say!(words, "term-ancestors-left", n = self.n_ancestors),
        ]
    }

    fn standing(&self, seat: usize, words: &Words) -> String {
        self.players.get(seat).map_or_else(String::new, |player| {
            say!(words, "term-n-points", n = player.score.total)
        })
    }

    fn body(&self, look: &BoardInput<'_>) -> Body {
        board::body(look, self)
    }

    fn below(&self, look: &BoardInput<'_>) -> Block {
        board::choices(look, self)
    }

    fn table(&self, game: &RunningGame, words: &Words) -> Block {
        listing::table(game, self, words)
    }

    fn line(&self, game: &RunningGame, words: &Words) -> Block {
        listing::journeys(game, self, words)
    }

    fn hands(&self, game: &RunningGame, words: &Words) -> Block {
        listing::players(game, self, words)
    }

    fn question(
        &self,
        seat: usize,
        path: &[usize],
        legal: &[Action],
        words: &Words,
    ) -> Option<Question> {
        let warps = warps::usable(self, legal);
        question::question(self, seat, path, &warps, words)
    }

    fn choice_details(&self, seat: usize, kind: Kind, place: usize, words: &Words) -> Block {
        if kind != Kind::Itinerary {
            return Block::new();
        }
        let unused = self.players.get(seat).and_then(|player| player.unused.as_ref());
        match unused.and_then(|unused| unused.get(place)) {
            Some(itinerary) => listing::itinerary_rows(itinerary, &[], words),
            None => Block::new(),
        }
    }

    /// Itineraries are chosen before anybody's turn.
    fn is_secret(&self) -> bool {
        self.turn.is_none() || self.phase == TrekPhase::Foresight // TW-6
    }

    fn result(&self, game: &RunningGame, ours: &[SeatNumber], words: &Words) -> Vec<Row> {
        let Some(outcome) = &self.outcome else {
            return Vec::new();
        };
        let mut rows = vec![winners(game, &outcome.winners, ours, words)];
        for ((seat, name), score) in named_seats(game, words).zip(&outcome.scores) {
            let detail = self.players.get(usize::from(seat)).map(|player| {
                say!(
                    words,
                    "term-score-parts",
                    points = player.score.points,
                    crystals = player.score.crystals,
                    journeys = player.score.journeys
                )
            });
            rows.push(
                Row::new(format!("{name}: {score}"), Tone::Seat(seat))
                    .and(format!("  {}", detail.unwrap_or_default()), Tone::Plain),
            );
        }
        rows
    }
}
