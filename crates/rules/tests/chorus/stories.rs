//! Games that read like a story, in `tests/stories/chorus/*.txt`.

use std::fmt::Write as _;

use antedate_rules::chorus::{Action, Chorus, Dated, Event, Illegal, Pace, Setup, Standing};
use antedate_rules::{CardId, Date, Edition, Events, Game, NoChance, Seat, Viewer};

use crate::common::storybook::{Teller, number};
use crate::table::deal;

/// A story as far as it has been told.
pub(crate) struct Story {
    setup: Setup,
    /// The names of the cards, by number.
    cards: Vec<String>,
    game: Option<Chorus>,
}

impl Teller for Story {
    fn new() -> Story {
        Story {
            setup: Setup::new(&Edition::CLASSIC, Vec::new(), 1),
            cards: Vec::new(),
            game: None,
        }
    }

    fn tell(&mut self, line: &str) -> String {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["begin"] => {
                let game = deal(&self.setup);
                let told = self.table(&game);
                self.game = Some(game);
                return told;
            }
            ["players", n] => self.setup.n_seats = number(n),
            ["lives", n] => self.setup.lives = Some(number(n)),
            ["names"] => self.setup.names = true,
            ["alone"] => self.setup.pace = Pace::Alone,
            ["teams", n] => self.setup.teams = Some(number(n)),
            ["somebody", "comes", "late"] => {
                return self.act(Chorus::decide_join);
            }
            ["time", "of", seat, "is", "up"] => {
                let seat = Seat(number(seat));
                return self.act(|game, events| game.decide_time_up(seat, events));
            }
            ["what", "seat", seat, "sees"] => {
                let game = self.game.as_ref().expect("the story has begun");
                return self.seen_by(game, Seat(number(seat)));
            }
            ["cards", ref cards @ ..] => {
                self.cards = cards.chunks(2).map(|pair| pair[0].to_owned()).collect();
                let dates = cards.chunks(2).map(|pair| Date(number(pair[1])));
                self.setup.dates = dates.collect();
            }
            ["seat", seat, "thinks-of", gap] => {
                let gap = number(gap);
                return self.choose(seat, Action::Choose { gap });
            }
            ["seat", seat, "says", gap] => {
                let gap = Some(number(gap));
                return self.choose(seat, Action::Done { gap });
            }
            ["seat", seat, "passes"] => return self.choose(seat, Action::Done { gap: None }),
            ["seat", seat, "leaves"] => {
                return self.act(|game, events| game.decide_drop(Seat(number(seat)), events));
            }
            ["time", "is", "up"] => return self.act(Chorus::decide_close),
            _ => panic!("no story goes {line:?}"),
        }
        String::new()
    }
}

impl Story {
    fn choose(&mut self, seat: &str, action: Action) -> String {
        let seat = Seat(number(seat));
        self.act(|game, events| game.decide(seat, action, &NoChance, events))
    }

    fn act(
        &mut self,
        decide: impl FnOnce(&Chorus, &mut Events<Event>) -> Result<(), Illegal>,
    ) -> String {
        let mut game = self.game.take().expect("the story has begun");
        let (mut events, mut told) = (Events::new(), String::new());
        match decide(&game, &mut events) {
            Err(illegal) => {
                let _ = writeln!(told, "refused, {}: {illegal}", illegal.code());
            }
            Ok(()) => {
                for event in &events {
                    game.evolve(event);
                    told += &self.event(&game, event);
                }
                if events
                    .iter()
                    .any(|event| !matches!(event, Event::Chosen { .. }))
                {
                    told += &self.table(&game);
                }
            }
        }
        self.game = Some(game);
        told
    }

    fn name(&self, card: CardId) -> &str {
        &self.cards[card.index()]
    }

    fn event(&self, game: &Chorus, event: &Event) -> String {
        match event {
            Event::Chosen { seat, done, .. } => {
                let state = if *done { "is done" } else { "is thinking" };
                format!("{seat} {state}\n")
            }
            Event::CardClosed { card, first, last } => {
                let date = game.deal().date(*card).0;
                let right = match first == last {
                    true => format!("gap {first}"),
                    false => format!("gaps {first} to {last}"),
                };
                let closed = game.view(Viewer::Spectator).last.expect("a closed card");
                let mut told = format!("{} is of {date}: {right}\n", self.name(*card));
                let (counts, n_passed) = (closed.counts, closed.n_passed);
                let _ = writeln!(told, "chosen {counts:?}, {n_passed} passed");
                told
            }
            Event::OwnCardClosed {
                seat,
                card,
                first,
                last,
            } => {
                let date = game.deal().date(*card).0;
                let right = match first == last {
                    true => format!("gap {first}"),
                    false => format!("gaps {first} to {last}"),
                };
                format!("{seat} turns {}, of {date}: {right}\n", self.name(*card))
            }
            Event::SeatJoined { seat } => format!("{seat} sits down\n"),
            Event::SeatDropped { seat } => format!("{seat} left\n"),
            Event::GameEnded => {
                let outcome = game.outcome().expect("it has ended");
                let winners: Vec<String> = outcome.winners.iter().map(Seat::to_string).collect();
                let mut told = format!("the run is over, won by {}\n", winners.join(" and "));
                for (team, score) in outcome.teams.iter().enumerate() {
                    let (points, away, n) = (score.points, score.distance, score.members);
                    let _ = writeln!(told, "team {team}: {points} points, off by {away}, of {n}");
                }
                told
            }
        }
    }

    /// What one player may know of the others, at a pace of their own.
    fn seen_by(&self, game: &Chorus, seat: Seat) -> String {
        let view = game.view(Viewer::Seat(seat));
        let mut told = format!("  {seat} has closed {}\n", game.n_closed_of(seat));
        for (other, seen) in Seat::all(game.n_seats()).zip(&view.seats) {
            let score = seen
                .score
                .map(|(points, away)| format!(", {points} and {away}"));
            let score = score.unwrap_or_default();
            let _ = writeln!(told, "  sees {other} at card {}{score}", seen.closed);
        }
        if let Some(card) = view.current {
            let _ = writeln!(told, "  where does {} belong?", self.name(card));
        }
        told
    }

    fn table(&self, game: &Chorus) -> String {
        let view = game.view(Viewer::Spectator);
        let dated = |card: &Dated| format!("{} {}", self.name(card.card), card.date.0);
        let line: Vec<String> = view.line.iter().map(dated).collect();
        let mut told = format!("  line {}\n", line.join(", "));
        for seat in Seat::all(game.n_seats()) {
            let standing = match game.standing(seat) {
                Standing::In => "",
                Standing::Out => " (out)",
                Standing::Dropped => " (left)",
            };
            let (points, distance) = (game.points(seat), game.distance(seat));
            let _ = writeln!(told, "  {seat}{standing} has {points}, off by {distance}");
        }
        if let Some(card) = view.current {
            let _ = writeln!(told, "  where does {} belong?", self.name(card));
        }
        told
    }
}
