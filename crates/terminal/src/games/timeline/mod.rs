//! Timeline in the terminal.

pub(super) mod board;
pub(super) mod listing;
pub(super) mod news;
pub(super) mod question;

use antedate_rules::timeline::SEATS;
use antedate_wire::{Action, RuleSet, RunningGame, SeatNumber, Standing, TimelineView, Turned};

use super::{GameInfo, GameUi};
use crate::blocks::{Block, Row};
use crate::board::{Body, BoardInput};
use crate::listing::card_row;
use crate::news::Note;
use crate::question::Question;
use crate::result::winners;
use crate::words::{Words, say};

pub(crate) const INFO: GameInfo = GameInfo {
    rules: RuleSet::Timeline,
    name: "game-timeline",
    what: "term-what-timeline",
    seats: SEATS,
    line_title: "the-line",
    hands_title: "term-all-cards",
    keys: &[],
    n_notes: 2,
    reveals: true,
    variant: None,
};

impl GameUi for TimelineView {
    fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    fn progress(&self, words: &Words) -> Vec<String> {
        vec![
            say!(words, "term-round", n = self.round),
            say!(words, "draw-pile", n = self.n_draw),
            say!(words, "discard-pile", n = self.discard.len()),
        ]
    }

    fn standing(&self, seat: usize, words: &Words) -> String {
        match self.standings.get(seat) {
            Some(Standing::In) => {
                let n = self.hands.get(seat).map_or(0, Vec::len);
                say!(words, "n-cards", n = n)
            }
            _ => words.t("out"),
        }
    }

    fn body(&self, look: &BoardInput<'_>) -> Body {
        board::body(look, &self.line)
    }

    fn below(&self, look: &BoardInput<'_>) -> Block {
        board::hand(look, self)
    }

    fn table(&self, game: &RunningGame, words: &Words) -> Block {
        listing::table(game, self, words)
    }

    fn line(&self, _game: &RunningGame, _words: &Words) -> Block {
        self.line.iter().map(card_row).collect()
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

    /// The card lies in the line now, unless it was wrong: then where it belonged is said.
    fn reveal(&self, note: &Note, _card: &Turned, words: &Words) -> Block {
        let belonged = note.belonged.as_deref();
        let row = |place: &str| Row::plain(say!(words, "term-belonged", place = place));
        belonged.map(row).into_iter().collect()
    }

    fn result(&self, game: &RunningGame, ours: &[SeatNumber], words: &Words) -> Vec<Row> {
        let Some(outcome) = &self.outcome else {
            return Vec::new();
        };
        vec![
            winners(game, &outcome.winners, ours, words),
            Row::plain(say!(
                words,
                why_won(self, &outcome.winners),
                rounds = outcome.rounds
            )),
        ]
    }
}

/// Names the text that says why a game of timeline ended (TC-13, TC-16, TC-17).
fn why_won(view: &TimelineView, winners: &[SeatNumber]) -> &'static str {
    let holds_cards = |seat: &SeatNumber| {
        let hand = view.hands.get(usize::from(*seat));
        hand.is_some_and(|hand| !hand.is_empty())
    };
    match winners {
        [_, _, ..] => "won-together",
        winners if winners.iter().any(holds_cards) => "won-alone",
        _ => "won-because",
    }
}

#[cfg(test)]
mod tests {
    use antedate_wire::GameView;

    use super::*;

    /// A popup is read while others place their cards.
    #[test]
    fn where_a_card_belonged_is_said_as_the_line_was_when_it_was_placed() {
        let words = Words::new(antedate_wire::Lang::En);
        let turned = |card: u32, value: i64| {
            serde_json::json!({"card": card, "front": {"title": format!("Card {value}"), "topic": "space",
                "topic_name": "Space", "motif": "moon", "icon": null},
                "back": {"id": format!("c{card}"), "label": value.to_string(), "value": value,
                    "note": "", "source": "", "icon": null}})
        };
        let view = |line: Vec<serde_json::Value>| -> TimelineView {
            serde_json::from_value(serde_json::json!({
                "turn": 0, "round": 1, "first": 0, "line": line, "hands": [[], []],
                "standings": ["in", "in"], "n_draw": 0, "draw_top": null, "discard": [],
                "outcome": null,
            }))
            .unwrap()
        };
        let game = |line: Vec<serde_json::Value>| RunningGame {
            game: 1,
            view: GameView::Timeline(view(line)),
            seats: Vec::new(),
            you: None,
            commitment: String::new(),
            seed: None,
            due: Vec::new(),
            pins: Vec::new(),
            legal: Vec::new(),
            unlisted: None,
        };
        let before = vec![turned(1, 1450), turned(2, 1969)];
        let card = serde_json::from_value(turned(3, 1600)).unwrap();
        let event = antedate_wire::TimelineEvent::CardMisplaced {
            seat: 0,
            card,
            gap: 0,
        };
        let note = news::tell(&game(before.clone()), &event, &words).unwrap();
        let mut later = before;
        later.insert(1, turned(4, 1700));
        let (_, card) = note.turned.as_ref().unwrap();
        let shown = format!("{:?}", view(later).reveal(&note, card, &words));
        assert!(shown.contains("1969") && !shown.contains("1700"), "{shown}");
    }

    #[test]
    fn why_somebody_won_is_said_as_it_was() {
        let view = |hands: serde_json::Value| -> TimelineView {
            serde_json::from_value(serde_json::json!({
                "turn": null, "round": 3, "first": 0, "line": [], "hands": hands,
                "standings": ["in", "in"], "n_draw": 0, "draw_top": null, "discard": [],
                "outcome": null,
            }))
            .unwrap()
        };
        let card = serde_json::json!({"card": 1, "front": {"title": "Moon", "topic": "space",
            "topic_name": "Space", "motif": "moon", "icon": null}});
        assert_eq!(
            why_won(&view(serde_json::json!([[], [card]])), &[0]),
            "won-because"
        );
        assert_eq!(
            why_won(&view(serde_json::json!([[card], []])), &[0]),
            "won-alone"
        );
        assert_eq!(
            why_won(&view(serde_json::json!([[], []])), &[0, 1]),
            "won-together"
        );
    }
}
