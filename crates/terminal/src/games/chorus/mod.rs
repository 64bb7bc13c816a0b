//! Chorus in the terminal.

pub(super) mod news;

use antedate_rules::chorus::SEATS;
use antedate_wire::{
    Action, ChorusView, RuleSet, RunningGame, SeatNumber, Standing, Turned,
};

use super::timeline::{board, listing, question};
use super::{GameInfo, GameUi};
use crate::blocks::{Block, Row, Tone};
use crate::board::{Body, BoardInput, topic};
use crate::client::named_seats;
use crate::listing::card_row;
use crate::news::Note;
use crate::question::{Choice, Kind, Question};
use crate::result::winners;
use crate::words::{Words, say};

pub(crate) const INFO: GameInfo = GameInfo {
    rules: RuleSet::Chorus,
    name: "game-chorus",
    what: "term-what-chorus",
    seats: SEATS,
    line_title: "the-line",
    hands_title: "term-all-points",
    keys: &[],
    n_notes: 2,
    reveals: true,
    variant: None,
};

impl GameUi for ChorusView {
    fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    fn progress(&self, words: &Words) -> Vec<String> {
        let n = self.line.len().min(self.run);
        let mut progress = vec![say!(words, "chorus-card-of", n = n, run = self.run)];
        if let Some(own) = &self.own {
            let n_hits = own.hits.iter().filter(|hit| **hit).count();
            progress.push(say!(words, "chorus-points", n = n_hits));
            if let Some(lives) = self.lives {
                let left = lives.saturating_sub(own.misses);
                progress.push(say!(words, "chorus-lives-left", n = left));
            }
        }
        progress
    }

    fn standing(&self, seat: usize, words: &Words) -> String {
        let Some(seat) = self.seats.get(seat) else {
            return String::new();
        };
        let mut parts = Vec::new();
        if let Some(team) = seat.team {
            parts.push(say!(words, "chorus-team", n = team + 1));
        }
        if seat.standing != Standing::In {
            parts.push(words.t("out"));
        } else if seat.done {
            parts.push(words.t("chorus-is-done"));
        }
        parts.extend(seat.points.map(|n| say!(words, "chorus-points", n = n)));
        parts.join(", ")
    }

    fn body(&self, look: &BoardInput<'_>) -> Body {
        board::body(look, &self.line)
    }

    fn below(&self, look: &BoardInput<'_>) -> Block {
        let Some(card) = &self.current else {
            return Block::new();
        };
        let (tone, shape) = topic(&card.front.topic);
        let text = Row::new(format!("{shape} "), tone)
            .and(card.front.title.clone(), Tone::Strong)
            .and(format!(" ({})", card.front.topic_name), Tone::Dim);
        let mut rows = vec![text];
        if let Some(gap) = self.own.as_ref().and_then(|own| own.choice)
            && look.question.is_none()
        {
            let place = question::gap_label(&self.line, usize::from(gap), look.words);
            let text = say!(look.words, "term-your-choice", place = place);
            rows.push(Row::new(text, Tone::Dim));
        }
        rows
    }

    fn table(&self, _game: &RunningGame, words: &Words) -> Block {
        let mut rows = vec![Row::new(words.t("the-line"), Tone::Strong)];
        rows.extend(listing::line_with_gaps(&self.line));
        rows.push(Row::plain(self.progress(words).join(" · ")));
        rows
    }

    fn line(&self, _game: &RunningGame, _words: &Words) -> Block {
        self.line.iter().map(card_row).collect()
    }

    /// There are no cards before anybody: how everybody stands.
    fn hands(&self, game: &RunningGame, words: &Words) -> Block {
        named_seats(game, words)
            .map(|(seat, name)| {
                let standing = self.standing(seat.into(), words);
                Row::new(name, Tone::Seat(seat)).and(format!(" {standing}"), Tone::Plain)
            })
            .collect()
    }

    /// A gap, and "done" with it: a pass costs more than any gap (CH-6), so none is offered.
    fn question(
        &self,
        _seat: usize,
        path: &[usize],
        _legal: &[Action],
        words: &Words,
    ) -> Option<Question> {
        let card = self.current.as_ref().filter(|_| path.is_empty())?;
        let gap = |place: usize| {
            let action = Action::Done {
                gap: Some(u8::try_from(place).ok()?),
            };
            let label = question::gap_label(&self.line, place, words);
            Some(Choice::act(label, place, action))
        };
        Some(Question {
            kind: Kind::Gap { card: 0 },
            prompt: say!(words, "term-where", title = card.front.title.as_str()),
            choices: (0..=self.line.len()).filter_map(gap).collect(),
        })
    }

    /// Several people at one keyboard choose one after the other.
    fn is_secret(&self) -> bool {
        self.current.is_some()
    }

    fn reveal(&self, note: &Note, _card: &Turned, _words: &Words) -> Block {
        vec![Row::new(note.text.clone(), note.tone)]
    }

    fn result(&self, game: &RunningGame, ours: &[SeatNumber], words: &Words) -> Vec<Row> {
        let Some(outcome) = &self.outcome else {
            return Vec::new();
        };
        let mut rows = Vec::new();
        if !outcome.teams.is_empty() {
            rows.push(Row::plain(winning_teams(self, &outcome.winners, words)));
        } else if outcome.points.len() > 1 {
            rows.push(winners(game, &outcome.winners, ours, words));
        }
        for seat in ours {
            let at = usize::from(*seat);
            let (Some(points), Some(distance)) =
                (outcome.points.get(at), outcome.distances.get(at))
            else {
                continue;
            };
            let text = say!(
                words,
                "chorus-result",
                n = *points,
                run = self.run,
                distance = *distance
            );
            rows.push(Row::plain(text));
        }
        rows
    }
}

/// Says which teams have won (CH-9).
fn winning_teams(view: &ChorusView, winners: &[SeatNumber], words: &Words) -> String {
    let team = |seat: &SeatNumber| view.seats.get(usize::from(*seat))?.team;
    let mut teams: Vec<u8> = winners.iter().filter_map(team).collect();
    teams.sort_unstable();
    teams.dedup();
    let names: Vec<String> = teams.iter().map(|team| (team + 1).to_string()).collect();
    say!(
        words,
        "chorus-teams-won",
        teams = names.join(", "),
        n = teams.len()
    )
}
