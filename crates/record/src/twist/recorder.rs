//! Games of `twist` read back from their transcripts, and told.

use std::fmt::Write;

use antedate_rules::twist::{Action, Event, Illegal, N_CARDS, Twist};
use antedate_rules::{CardId, Events, Game, Seat};
use serde_json::{Map, Value};

use super::{Recorded, lay_out_record};
use crate::Seed;
use crate::lines::{Header, Line, ResultLine, Try};
use crate::recorder::Recorder;
use crate::story::{date_words, list, turn_mark};
use crate::verify::{Wrong, cards_of, check_shuffle, edition_of, find_card, first_of, refused};

impl Recorder for Recorded {
    type Game = Twist;
    const NAME: &'static str = "twist";
    const OPTIONS: &'static [&'static str] = &["fresh"];
    const RESULT: &'static [(&'static str, &'static str)] = &[
        ("score", "CO-21"),
        ("main", "CO-21"),
        ("slots", "CO-21"),
        ("discard", "CO-21"),
        ("draw", "CO-21"),
        ("hands", "CO-21"),
        ("rank", "CO-23"),
        ("why", "CO-20"),
    ];

    fn deal_again(header: &Header, _: &Map<String, Value>, seed: Seed) -> Result<Recorded, Wrong> {
        let cards = cards_of(header)?;
        if let Some(card) = cards
            .iter()
            .find(|card| card.front.is_none() || card.back.is_none())
        {
            let reason = format!("card `{}` lacks an icon", card.id);
            return Err(Wrong::new("CO-1", reason));
        }
        if header.pool.is_none() {
            return Err(Wrong::format(
                "the header lacks the `pool` the 36 cards were taken from",
            ));
        }
        let (first, n_seats) = (first_of(header)?, header.seats.len());
        let recorded = lay_out_record(edition_of(header)?, cards, n_seats, first, seed)
            .map_err(|error| Wrong::new("CO-1", error.to_string()))?;
        check_shuffle(header, cards, N_CARDS, &seed, "CO-1")?;
        Ok(recorded)
    }

    fn game(&self) -> &Twist {
        &self.game
    }

    fn game_mut(&mut self) -> &mut Twist {
        &mut self.game
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn card_name(&self, card: CardId) -> &str {
        self.id(card)
    }

    fn write(&mut self, events: &[Event], lines: &mut Vec<Line>) {
        Recorded::write(self, events, lines);
    }

    fn act(&mut self, line: &Line) -> Result<(Seat, Events<Event>), Wrong> {
        let find = |id: &String| find_card(id, self.card(id), "CO-4");
        let (seat, action, card) = match line {
            Line::Try(Try { seat, card, .. }) => (seat, Action::Try { card: find(card)? }, &**card),
            Line::Discard(line) => {
                let card = find(&line.discard)?;
                (&line.seat, Action::Discard { card }, &*line.discard)
            }
            Line::Stop(line) => (&line.seat, Action::Stop, "stop"),
            other => return Err(Wrong::out_of_place(other)),
        };
        let applied = self.game.apply(Seat(*seat), action, &self.seed);
        let events = applied.map_err(|illegal| {
            Wrong::new(clause_of_refusal(&illegal), refused(*seat, card, &illegal))
        })?;
        Ok((Seat(*seat), events))
    }

    fn clause_of(kind: &str, key: &str) -> Option<&'static str> {
        Some(match (kind, key) {
            ("try", "on") => "CO-7",
            ("try", "between") => "CO-10",
            ("try", _) => "CO-6",
            ("drew", _) => "CO-18",
            _ => return None,
        })
    }

    fn clause_of_missing(kind: &str) -> Option<&'static str> {
        match kind {
            "drew" => Some("CO-18"),
            "result" => Some("CO-20"),
            _ => None,
        }
    }

    fn tell_title(header: &Header) -> String {
        let edition = header.edition.as_deref().unwrap_or_default();
        format!("Twist, {edition} edition")
    }

    fn tell_date(&self, id: &str) -> Option<String> {
        let deal = self.game.deal();
        let date = deal.faces(self.card(id)?).date.0;
        Some(date_words(deal.edition(), date))
    }

    fn tell_line(&self, line: &Line, who: &dyn Fn(u16) -> String) -> Option<String> {
        let date = |id: &str| {
            let date = self.tell_date(id);
            date.map_or(String::new(), |date| format!(" ({date})"))
        };
        Some(match line {
            Line::Try(tried) => tell_try(tried, &who(tried.seat), &date(&tried.card)),
            Line::Stop(stop) => format!("{} ends the turn.", who(stop.seat)),
            Line::Discard(line) => {
                let card = &line.discard;
                format!("{} discards {card}{}.", who(line.seat), date(card))
            }
            Line::Drew(drew) if drew.drew.is_empty() => {
                format!("{} draws nothing.", who(drew.seat))
            }
            Line::Drew(drew) => format!("{} draws {}.", who(drew.seat), list(&drew.drew)),
            Line::Result(ResultLine { result }) => {
                let why = result["why"].as_str().unwrap_or_default().replace('_', " ");
                let (score, rank) = (&result["score"], &result["rank"]);
                format!("The game is over ({why}): {score} points, rank {rank}.")
            }
            _ => return None,
        })
    }

    fn tell_table(&self, names: &[String]) -> String {
        let game = &self.game;
        let dated = |card: &CardId| {
            format!(
                "{} ({})",
                self.id(*card),
                date_words(game.deal().edition(), game.deal().faces(*card).date.0)
            )
        };
        let stack = |cards: &Vec<CardId>| cards.iter().map(dated).collect::<Vec<_>>().join(" + ");
        let row: Vec<String> = game.main_row().iter().map(stack).collect();
        let slots: Vec<String> = game.interval_slots().iter().map(stack).collect();
        let slots: Vec<&str> = slots
            .iter()
            .map(|slot| if slot.is_empty() { "–" } else { slot })
            .collect();
        let mut text = format!(
            "  main row: {}\n  slots: {}\n",
            row.join(" · "),
            slots.join(" · ")
        );
        for (seat, name) in Seat::all(game.n_seats()).zip(names) {
            let held = |card: &CardId| {
                let icon = self.icon(game.deal().faces(*card).front);
                let blocked = if game.is_blocked(*card) {
                    ", blocked"
                } else {
                    ""
                };
                format!("{} [{icon}{blocked}]", self.id(*card))
            };
            let cards: Vec<String> = game.hand(seat).iter().map(held).collect();
            let _ = writeln!(
                text,
                "  {}{name}: {}",
                turn_mark(game.turn() == Some(seat)),
                list(&cards)
            );
        }
        let icon = self.icon(game.icon_to_match());
        let tally = game.tally();
        let _ = writeln!(
            text,
            "  to discard: {icon}; draw pile {}, discard pile {}; {} points",
            tally.draw,
            tally.discard,
            tally.score()
        );
        text
    }
}

fn clause_of_refusal(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::NotYourTurn { .. } => "CO-3",
        Illegal::Blocked { .. } => "CO-5",
        Illegal::IconDiffers { .. } => "CO-16",
        Illegal::NothingPlaced => "CO-14",
        Illegal::GameOver => "CO-20",
        _ => "CO-4",
    }
}

fn tell_try(tried: &Try, name: &str, date: &str) -> String {
    let place = match (&tried.went[..], &tried.on, &tried.between) {
        ("stack", Some(on), _) => format!("it lies on {on}"),
        ("slot", _, Some([a, b])) => format!("it fills the slot between {a} and {b}"),
        ("blocked", _, Some([a, b])) => format!("blocked, the slot between {a} and {b} is taken"),
        ("left", ..) => "it is the new earliest card".into(),
        _ => "it is the new latest card".into(),
    };
    format!("{name} tries {}{date}: {place}.", tried.card)
}
