//! Games of `chorus` read back from their transcripts, and told.

use std::fmt::Write;

use antedate_rules::chorus::{Action, Chorus, Deal, Event, Illegal, Pace, Setup, Standing};
use antedate_rules::{CardId, Date, Events, Game, Seat};
use serde_json::{Map, Value};

use super::{ALONE, Recorded};
use crate::Seed;
use crate::lines::{Close, Header, Line, ResultLine, TurnedLine};
use crate::recorder::Recorder;
use crate::story::{count, date_words, list, numbers, winners};
use crate::verify::{Wrong, cards_of, check_shuffle, edition_of};

impl Recorder for Recorded {
    type Game = Chorus;
    const NAME: &'static str = "chorus";
    const OPTIONS: &'static [&'static str] = &["lives", "names", "pace", "teams", "fresh"];
    const RESULT: &'static [(&'static str, &'static str)] = &[
        ("points", "CH-6"),
        ("distances", "CH-6"),
        ("winners", "CH-7"),
    ];

    fn deal_again(header: &Header, _: &Map<String, Value>, seed: Seed) -> Result<Recorded, Wrong> {
        let cards = cards_of(header)?;
        let deal = Deal::new(&Setup {
            edition: edition_of(header)?,
            dates: cards.iter().map(|card| Date(card.date)).collect(),
            n_seats: header.seats.len(),
            lives: header.options.lives,
            names: header.options.names,
            pace: pace_of(header)?,
            teams: header.options.teams,
        });
        let deal = deal.map_err(|error| Wrong::new("CH-1", error.to_string()))?;
        check_shuffle(header, cards, cards.len(), &seed, "CH-2")?;
        let places: Vec<u16> = (0..cards.len() as u16).collect();
        let ids = cards.iter().map(|card| card.id.clone()).collect();
        Ok(Recorded::new(deal, seed, &places, ids))
    }

    fn game(&self) -> &Chorus {
        &self.game
    }

    fn game_mut(&mut self) -> &mut Chorus {
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
        let mut events = Events::new();
        let (seat, decided) = match line {
            Line::Choose(line) => (
                line.seat,
                self.choose(line.seat, Action::Choose { gap: line.choose }, &mut events),
            ),
            Line::Done(line) => (
                line.seat,
                self.choose(line.seat, Action::Done { gap: line.done }, &mut events),
            ),
            // The table closes a card for all; a line of it has no seat.
            Line::Close(_) => (0, self.game.decide_close(&mut events)),
            Line::Dropped(line) => (
                line.seat,
                self.game.decide_drop(Seat(line.seat), &mut events),
            ),
            Line::Joined(line) => {
                self.latecomer.clone_from(&line.joined);
                (line.seat, self.game.decide_join(&mut events))
            }
            other => return Err(Wrong::out_of_place(other)),
        };
        decided.map_err(|illegal| {
            let reason = format!("seat {seat} cannot do this: {illegal}");
            Wrong::new(clause_of_refusal(&illegal), reason)
        })?;
        if events.is_empty() {
            let reason = format!("seat {seat} was out already, so its departure is not recorded");
            return Err(Wrong::new("TC-17a", reason));
        }
        events.iter().for_each(|event| self.game.evolve(event));
        Ok((Seat(seat), events))
    }

    fn clause_of(kind: &str, key: &str) -> Option<&'static str> {
        Some(match (kind, key) {
            ("close", "close") => "CH-2",
            ("close", "right") => "CH-5",
            ("close", "counts" | "passed") => "CH-11",
            ("close" | "turned", "out") => "CH-8",
            ("turned", "turned") => "CH-2",
            ("turned", "right") => "CH-5",
            ("joined", _) => "CH-12",
            ("dropped", _) => "TC-17",
            ("choose" | "done", _) => "CH-3",
            _ => return None,
        })
    }

    fn clause_of_missing(kind: &str) -> Option<&'static str> {
        match kind {
            "close" => Some("CH-4"),
            "turned" => Some("CH-10"),
            "result" => Some("CH-7"),
            _ => None,
        }
    }

    fn tell_title(header: &Header) -> String {
        let edition = header.edition.as_deref().unwrap_or_default();
        match header.options.pace {
            Some(_) => format!("Chorus, {edition} edition, each at their own pace"),
            None => format!("Chorus, {edition} edition"),
        }
    }

    fn tell_date(&self, id: &str) -> Option<String> {
        let deal = self.game.deal();
        let date = deal.date(self.card(id)?).0;
        Some(date_words(deal.edition(), date))
    }

    fn tell_line(&self, line: &Line, who: &dyn Fn(u16) -> String) -> Option<String> {
        Some(match line {
            Line::Choose(line) => format!("{} thinks of gap {}.", who(line.seat), line.choose),
            Line::Done(line) => match line.done {
                Some(gap) => format!("{} says gap {gap}.", who(line.seat)),
                None => format!("{} passes.", who(line.seat)),
            },
            Line::Close(line) => self.tell_close(line, who),
            Line::Turned(line) => self.tell_turned(line, who),
            Line::Joined(line) => format!("{} comes late.", line.joined),
            Line::Dropped(line) => format!("{} leaves for good.", who(line.seat)),
            Line::Result(ResultLine { result }) => {
                let points = numbers(result, "points");
                let points: Vec<String> = (0..)
                    .zip(points)
                    .map(|(seat, n)| format!("{} {n}", who(seat)))
                    .collect();
                let winners = winners(&numbers(result, "winners"), who);
                format!("{winners}. Points: {}.", list(&points))
            }
            _ => return None,
        })
    }

    fn tell_table(&self, names: &[String]) -> String {
        let game = &self.game;
        let dated = |card: &CardId| {
            let date = game.deal().date(*card).0;
            format!(
                "{} ({})",
                self.id(*card),
                date_words(game.deal().edition(), date)
            )
        };
        let line: Vec<String> = game.line().iter().map(dated).collect();
        let mut text = format!("  line: {}\n", line.join(" · "));
        if game.is_alone() {
            let _ = writeln!(text, "  the farthest has placed {} cards", game.n_closed());
        } else if let Some(card) = game.current() {
            let (n, run) = (game.n_closed() + 1, game.deal().n_cards() - 1);
            let _ = writeln!(text, "  card {n} of {run}: {}", self.id(card));
        }
        for (seat, name) in Seat::all(game.n_seats()).zip(names) {
            let standing = match game.standing(seat) {
                Standing::In => "",
                Standing::Out => ", out",
                Standing::Dropped => ", left",
            };
            let points = count(u32::from(game.points(seat)), "point");
            let distance = game.distance(seat);
            let _ = writeln!(text, "  {name}: {points}, off by {distance}{standing}");
        }
        text
    }
}

impl Recorded {
    fn choose(&self, seat: u16, action: Action, events: &mut Events<Event>) -> Result<(), Illegal> {
        self.game.decide(Seat(seat), action, &self.seed, events)
    }

    fn tell_turned(&self, line: &TurnedLine, who: &dyn Fn(u16) -> String) -> String {
        let date = self.tell_date(&line.turned).unwrap_or_default();
        let out = if line.out {
            "; that was the last life"
        } else {
            ""
        };
        let right = right_words(line.right);
        format!(
            "{} turns {}: {date}; {right}{out}.",
            who(line.seat),
            line.turned
        )
    }

    fn tell_close(&self, line: &Close, who: &dyn Fn(u16) -> String) -> String {
        let date = self.tell_date(&line.close).unwrap_or_default();
        let [first, last] = line.right;
        let right = right_words(line.right);
        let counts = line.counts.iter().take(usize::from(last) + 1);
        let n_right: u32 = counts.skip(usize::from(first)).map(|n| u32::from(*n)).sum();
        let mut text = format!(
            "{} is turned: {date}; {right}, chosen {n_right} times",
            line.close
        );
        if line.passed > 0 {
            let _ = write!(text, "; {} passed", line.passed);
        }
        if !line.out.is_empty() {
            let names: Vec<String> = line.out.iter().map(|seat| who(*seat)).collect();
            let _ = write!(text, "; out: {}", list(&names));
        }
        text + "."
    }
}

fn right_words([first, last]: [u8; 2]) -> String {
    match first == last {
        true => format!("gap {first} was right"),
        false => format!("gaps {first} to {last} were right"),
    }
}

/// Reads the pace of a header (CH-10).
fn pace_of(header: &Header) -> Result<Pace, Wrong> {
    match header.options.pace.as_deref() {
        None => Ok(Pace::Together),
        Some(ALONE) => Ok(Pace::Alone),
        Some(other) => Err(Wrong::new(
            "CH-10",
            format!("there is no pace `{other}`; it is `{ALONE}`, or left out"),
        )),
    }
}

fn clause_of_refusal(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::OutOfGame { .. } => "CH-8",
        Illegal::GameOver => "CH-7",
        Illegal::Finished | Illegal::OwnPace => "CH-10",
        Illegal::TooLate { .. } => "CH-12",
        Illegal::TableFull => "CH-1",
        _ => "CH-3",
    }
}
