//! Twist in the terminal.

mod board;
mod listing;
pub(super) mod news;
mod question;

use antedate_rules::twist::SEATS;
use antedate_wire::{Action, RuleSet, RunningGame, SeatNumber, TwistView, WhyOver};

use super::{GameInfo, GameUi};
use crate::blocks::{Block, Row, Tone};
use crate::board::{Body, BoardInput};
use crate::question::Question;
use crate::words::{Words, say};

pub(crate) const INFO: GameInfo = GameInfo {
    rules: RuleSet::Twist,
    name: "game-twist",
    what: "term-what-twist",
    seats: SEATS,
    line_title: "main-row",
    hands_title: "term-all-cards",
    keys: &[("T", "key-try"), ("D", "key-discard"), ("E", "key-stop")],
    n_notes: 2,
    reveals: true,
    variant: None,
};

impl GameUi for TwistView {
    fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    fn progress(&self, words: &Words) -> Vec<String> {
        vec![
            say!(words, "score-is", score = self.tally.score),
            say!(words, "draw-pile", n = self.n_draw),
        ]
    }

    fn standing(&self, seat: usize, words: &Words) -> String {
        let n = self.hands.get(seat).map_or(0, Vec::len);
        say!(words, "n-cards", n = n)
    }

    fn body(&self, look: &BoardInput<'_>) -> Body {
        board::body(look, self)
    }

    fn below(&self, look: &BoardInput<'_>) -> Block {
        board::hand(look, self)
    }

    fn table(&self, game: &RunningGame, words: &Words) -> Block {
        listing::table(game, self, words)
    }

    fn line(&self, _game: &RunningGame, words: &Words) -> Block {
        listing::row(self, words)
    }

    fn hands(&self, game: &RunningGame, words: &Words) -> Block {
        listing::hands(game, self, words)
    }

    fn question(
        &self,
        seat: usize,
        path: &[usize],
        _legal: &[Action],
        words: &Words,
    ) -> Option<Question> {
        question::question(self, seat, path, words)
    }

    fn result(&self, _game: &RunningGame, _ours: &[SeatNumber], words: &Words) -> Vec<Row> {
        let Some(outcome) = &self.outcome else {
            return Vec::new();
        };
        let tally = &outcome.tally;
        let rank = words.t(&format!("rank-{}", tally.rank));
        let score = say!(words, "score-is", score = tally.score);
        let why = match outcome.why {
            WhyOver::AllOut => "why-all-out",
            WhyOver::CannotAct => "why-cannot-act",
            WhyOver::NoCardPlaced => "why-no-card-placed",
        };
        let lost = tally.discard + tally.draw + tally.hands;
        vec![
            Row::new(format!("{score} · {rank}"), Tone::Good),
            Row::plain(words.t(why)),
            Row::plain(say!(
                words,
                "tally",
                main = tally.main,
                slots = tally.slots,
                lost = lost
            )),
        ]
    }
}
