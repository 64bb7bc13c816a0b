//! Games of `timeline` read back from their transcripts, and told.

use std::fmt::Write;
use std::sync::Arc;

use antedate_rules::timeline::{
    Action, DEFAULT_HAND, Deal, Event, Illegal, MAX_CARDS, Setup, Timeline,
};
use antedate_rules::{CardId, Date, Events, Game, Seat};
use serde_json::{Map, Value};

use super::Recorded;
use crate::Seed;
use crate::lines::{Dropped, Header, Line, Place, ResultLine, RoundEnd};
use crate::recorder::Recorder;
use crate::story::{date_words, list, numbers, turn_mark, winners};
use crate::verify::{Wrong, cards_of, check_shuffle, edition_of, find_card, first_of, refused};

impl Recorder for Recorded {
    type Game = Timeline;
    const NAME: &'static str = "timeline";
    const OPTIONS: &'static [&'static str] = &["hand", "handicap", "fresh"];
    const RESULT: &'static [(&'static str, &'static str)] =
        &[("winners", "TC-13"), ("rounds", "TC-12")];

    fn deal_again(header: &Header, _: &Map<String, Value>, seed: Seed) -> Result<Recorded, Wrong> {
        let cards = cards_of(header)?;
        let setup = Setup {
            edition: edition_of(header)?,
            dates: cards.iter().map(|card| Date(card.date)).collect(),
            handicaps: handicaps_of(header)?,
            hand: header.options.hand.unwrap_or(DEFAULT_HAND),
            first: first_of(header)?,
        };
        let deal = Deal::new(&setup).map_err(|error| Wrong::new("TC-2", error.to_string()))?;
        check_shuffle(header, cards, MAX_CARDS, &seed, "TC-2")?;
        Ok(Recorded {
            game: Timeline::new(Arc::new(deal)),
            seed,
            ids: cards.iter().map(|card| card.id.clone()).collect(),
        })
    }

    fn game(&self) -> &Timeline {
        &self.game
    }

    fn game_mut(&mut self) -> &mut Timeline {
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
        match line {
            Line::Place(place) => Ok((Seat(place.seat), act_place(self, place)?)),
            Line::Dropped(dropped) => Ok((Seat(dropped.seat), act_drop(self, dropped)?)),
            other => Err(Wrong::out_of_place(other)),
        }
    }

    fn clause_of(kind: &str, key: &str) -> Option<&'static str> {
        Some(match (kind, key) {
            ("place", "right") => "TC-6",
            ("place", "drew") => "TC-9",
            ("place" | "round_end", "reshuffled") => "TC-10",
            ("dropped", _) => "TC-17",
            ("round_end", "round_end") => "TC-12",
            ("round_end", "out") => "TC-13",
            ("round_end", _) => "TC-14",
            _ => return None,
        })
    }

    fn clause_of_missing(kind: &str) -> Option<&'static str> {
        match kind {
            "round_end" => Some("TC-12"),
            "result" => Some("TC-13"),
            _ => None,
        }
    }

    fn tell_title(header: &Header) -> String {
        let edition = header.edition.as_deref().unwrap_or_default();
        format!("Timeline, {edition} edition")
    }

    fn tell_date(&self, id: &str) -> Option<String> {
        let deal = self.game.deal();
        let date = deal.date(self.card(id)?).0;
        Some(date_words(deal.edition(), date))
    }

    fn tell_line(&self, line: &Line, who: &dyn Fn(u16) -> String) -> Option<String> {
        Some(match line {
            Line::Place(place) => {
                let date = self.tell_date(&place.place);
                let date = date.map_or(String::new(), |date| format!(" ({date})"));
                tell_place(place, &who(place.seat), &date)
            }
            Line::Dropped(line) => {
                let cards = list(&line.dropped);
                format!("{} leaves for good; discarded: {cards}.", who(line.seat))
            }
            Line::RoundEnd(end) => tell_round_end(end, who),
            Line::Result(ResultLine { result }) => {
                let winners = winners(&numbers(result, "winners"), who);
                let rounds = result.get("rounds").map(Value::to_string);
                format!("{winners} in round {}.", rounds.unwrap_or_default())
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
                date_words(game.deal().edition(), game.deal().date(*card).0)
            )
        };
        let line: Vec<String> = game.line().iter().map(dated).collect();
        let mut text = format!("  line: {}\n", line.join(" · "));
        for (seat, name) in Seat::all(game.n_seats()).zip(names) {
            let cards: Vec<&str> = game.hand(seat).iter().map(|card| self.id(*card)).collect();
            let mark = turn_mark(game.turn() == Some(seat));
            let _ = writeln!(text, "  {mark}{name}: {}", list(&cards));
        }
        let (n_draw, n_discard) = (game.draw_pile().len(), game.discard_pile().len());
        let _ = writeln!(text, "  draw pile {n_draw}, discard pile {n_discard}");
        text
    }
}

fn handicaps_of(header: &Header) -> Result<Vec<u8>, Wrong> {
    let n_seats = header.seats.len();
    let mut handicaps = vec![0; n_seats];
    for (key, extra) in &header.options.handicap {
        // Written in one way: `01` beside `1` would be the same seat twice.
        let seat = key.parse::<usize>().ok();
        let seat = seat.filter(|seat| *seat < n_seats && seat.to_string() == *key);
        let seat = seat.ok_or_else(|| {
            Wrong::format(format!(
                "a handicap names the seat `{key}`; seats are 0 to {}",
                n_seats.saturating_sub(1)
            ))
        })?;
        handicaps[seat] = *extra;
    }
    Ok(handicaps)
}

fn act_place(recorded: &mut Recorded, line: &Place) -> Result<Events<Event>, Wrong> {
    let card = find_card(&line.place, recorded.card(&line.place), "TC-5")?;
    let n_gaps = recorded.game.line().len() + 1;
    let gap = u8::try_from(line.gap).map_err(|_| {
        Wrong::new(
            "TC-5",
            format!("there is no gap {}; the line has {n_gaps}", line.gap),
        )
    })?;
    let action = Action::Place { card, gap };
    recorded
        .game
        .apply(Seat(line.seat), action, &recorded.seed)
        .map_err(|illegal| {
            let clause = match illegal {
                Illegal::NotYourTurn { .. } => "TC-4",
                Illegal::OutOfGame { .. } => "TC-14",
                Illegal::GameOver => "TC-13",
                _ => "TC-5",
            };
            Wrong::new(clause, refused(line.seat, &line.place, &illegal))
        })
}

fn act_drop(recorded: &mut Recorded, line: &Dropped) -> Result<Events<Event>, Wrong> {
    let events = recorded
        .game
        .drop_seat(Seat(line.seat), &recorded.seed)
        .map_err(|illegal| {
            Wrong::new(
                "TC-17",
                format!("seat {} cannot be dropped: {illegal}", line.seat),
            )
        })?;
    if events.is_empty() {
        let reason = format!(
            "seat {} was out already, so its departure is not recorded",
            line.seat
        );
        return Err(Wrong::new("TC-17a", reason));
    }
    Ok(events)
}

fn tell_place(place: &Place, name: &str, date: &str) -> String {
    let verdict = if place.right { "right" } else { "wrong" };
    let (id, gap) = (&place.place, place.gap);
    let mut text = format!("{name} places {id} in gap {gap}: {verdict}{date}");
    if place.reshuffled.is_some() {
        text += "; the discard pile is shuffled";
    }
    if let Some(drew) = &place.drew {
        let _ = write!(text, "; {name} draws {drew}");
    }
    text + "."
}

fn tell_round_end(end: &RoundEnd, who: &dyn Fn(u16) -> String) -> String {
    let names = |seats: &[u16]| list(&seats.iter().map(|seat| who(*seat)).collect::<Vec<_>>());
    let mut text = format!("Round {} ends.", end.round_end);
    if !end.out.is_empty() {
        let _ = write!(text, " Out of cards: {}.", names(&end.out));
    }
    if let Some(eliminated) = end.eliminated.as_ref().filter(|seats| !seats.is_empty()) {
        let _ = write!(text, " Eliminated: {}.", names(eliminated));
    }
    if end.reshuffled.is_some() {
        text += " The discard pile is shuffled.";
    }
    for (seat, card) in end.drew.iter().flatten() {
        let name = seat.parse().map_or_else(|_| "somebody".to_owned(), who);
        let card = card.as_deref().unwrap_or("nothing: no card is left");
        let _ = write!(text, " {name} draws {card}.");
    }
    text
}
