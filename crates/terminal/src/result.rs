//! How a game ended, in words.

use antedate_wire::{GameView, RunningGame, SeatNumber, TimelineView, WhyOver};

use crate::blocks::{Row, Tone};
use crate::client::{named_seats, seat_name};
use crate::words::{Words, say};

/// Tells how a finished game ended, headline first; `ours` says which seats are at this
/// keyboard.
pub(crate) fn tell(game: &RunningGame, ours: &[SeatNumber], words: &Words) -> Vec<Row> {
    match &game.view {
        GameView::Timeline(view) => {
            let Some(outcome) = &view.outcome else {
                return Vec::new();
            };
            vec![
                winners(game, &outcome.winners, ours, words),
                Row::plain(say!(
                    words,
                    why_won(view, &outcome.winners),
                    rounds = outcome.rounds
                )),
            ]
        }
        GameView::Twist(view) => {
            let Some(outcome) = &view.outcome else {
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
        GameView::Trek(view) => {
            let Some(outcome) = &view.outcome else {
                return Vec::new();
            };
            let mut rows = vec![winners(game, &outcome.winners, ours, words)];
            for ((seat, name), score) in named_seats(game, words).zip(&outcome.scores) {
                let detail = view.players.get(usize::from(seat)).map(|player| {
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

fn winners(game: &RunningGame, winners: &[SeatNumber], ours: &[SeatNumber], words: &Words) -> Row {
    let alone = ours.len() == 1 && winners.contains(&ours[0]);
    if alone {
        let id = if winners.len() == 1 {
            "you-win"
        } else {
            "you-share"
        };
        return Row::new(format!("★ {}", words.t(id)), Tone::Good);
    }
    let names: Vec<String> = winners
        .iter()
        .map(|seat| seat_name(game, *seat, words))
        .collect();
    let text = say!(words, "winners", n = names.len(), names = names.join(", "));
    Row::new(format!("★ {text}"), Tone::Good)
}

#[cfg(test)]
mod tests {
    use super::*;

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
