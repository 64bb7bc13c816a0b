//! Tells a game in words: one sentence a line of its record, and the table as it stands.

use std::fmt::Write;

use antedate_decks::Year;
use antedate_rules::{CardId, DateKind, Edition, Game, Seat};

use crate::lines::{Header, Line, Place, Take, Try};
use crate::verify::Table;
use crate::{timeline, trek, twist};

/// Tells how a game begins.
pub fn tell_header(header: &Header, table: &Table) -> String {
    let game = match (&header.rules[..], header.edition.as_deref()) {
        ("timeline", Some(edition)) => format!("Timeline, {edition} edition"),
        ("twist", Some(edition)) => format!("Twist, {edition} edition"),
        _ => "Trek".to_owned(),
    };
    let mut text = format!("{game}, with {}.", list(&header.seats));
    if let Some(first) = header
        .first
        .and_then(|first| header.seats.get(usize::from(first)))
    {
        let _ = write!(text, " {first} begins.");
    }
    text + "\n" + &tell_table(&header.seats, table)
}

/// Tells one line. `table` is the table after it.
pub fn tell_line(names: &[String], table: &Table, line: &Line) -> String {
    let who = |seat: u8| {
        names
            .get(usize::from(seat))
            .map_or("somebody", String::as_str)
    };
    let date = |id: &str| {
        table
            .date_of(id)
            .map_or(String::new(), |date| format!(" ({date})"))
    };
    match line {
        Line::Place(place) => tell_place(place, who(place.seat), &date(&place.place)),
        Line::Dropped(line) => {
            format!(
                "{} leaves for good; discarded: {}.",
                who(line.seat),
                list(&line.dropped)
            )
        }
        Line::RoundEnd(end) => tell_round_end(end, &who),
        Line::Try(tried) => tell_try(tried, who(tried.seat), &date(&tried.card)),
        Line::Stop(stop) => format!("{} ends the turn.", who(stop.seat)),
        Line::Discard(line) => {
            format!(
                "{} discards {}{}.",
                who(line.seat),
                line.discard,
                date(&line.discard)
            )
        }
        Line::Drew(drew) if drew.drew.is_empty() => format!("{} draws nothing.", who(drew.seat)),
        Line::Drew(drew) => format!("{} draws {}.", who(drew.seat), list(&drew.drew)),
        Line::Itinerary(line) => format!("{} follows {}.", who(line.seat), line.itinerary),
        Line::Take(take) => tell_take(take, who(take.seat), &date(&take.take)),
        Line::Pass(pass) => format!("{} finds nothing to take and goes to 12.", who(pass.seat)),
        Line::DayEnd(day) => format!("Day {} ends.", day.day_end),
        Line::HandedTo(handed) if handed.handed_to == who(handed.seat) => {
            format!("{} plays again.", who(handed.seat))
        }
        Line::HandedTo(handed) => {
            format!("{} now plays for {}.", handed.handed_to, who(handed.seat))
        }
        Line::Result(line) => tell_result(&line.result, &who),
    }
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

fn tell_round_end<'a>(end: &crate::lines::RoundEnd, who: &impl Fn(u8) -> &'a str) -> String {
    let names = |seats: &[u8]| list(&seats.iter().map(|seat| who(*seat)).collect::<Vec<_>>());
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
        let name = seat.parse().map_or("somebody", who);
        let card = card.as_deref().unwrap_or("nothing: no card is left");
        let _ = write!(text, " {name} draws {card}.");
    }
    text
}

fn tell_take(take: &Take, name: &str, date: &str) -> String {
    let mut text = format!("{name} takes {}{date}", take.take);
    if let Some(space) = take.space {
        let _ = write!(text, " from space {space}");
    }
    if take.crystals > 0 {
        let _ = write!(
            text,
            ", spending {}",
            count(u32::from(take.crystals), "crystal")
        );
    }
    let _ = write!(
        text,
        "; the watch stands on {}, the journey {}",
        take.watch, take.journey
    );
    if !take.tokens.is_empty() {
        let _ = write!(text, "; tokens: {}", list(&take.tokens));
    }
    if take.gained.points > 0 {
        let _ = write!(text, "; {}", count(take.gained.points, "point"));
    }
    if take.gained.crystals > 0 {
        let _ = write!(text, "; {}", count(take.gained.crystals, "crystal"));
    }
    text + "."
}

fn tell_result<'a>(result: &serde_json::Value, who: &impl Fn(u8) -> &'a str) -> String {
    let numbers = |key: &str| -> Vec<i64> {
        let list = result
            .get(key)
            .and_then(|value| value.as_array())
            .into_iter()
            .flatten();
        list.filter_map(serde_json::Value::as_i64).collect()
    };
    if let (Some(score), Some(rank)) = (result.get("score"), result.get("rank")) {
        let why = result
            .get("why")
            .and_then(|why| why.as_str())
            .unwrap_or_default();
        return format!(
            "The game is over ({}): {score} points, rank {rank}.",
            why.replace('_', " ")
        );
    }
    let winners: Vec<&str> = numbers("winners")
        .iter()
        .map(|seat| who(*seat as u8))
        .collect();
    let verb = if winners.len() == 1 {
        "wins"
    } else {
        "share the victory"
    };
    let mut text = format!("{} {verb}", list(&winners));
    if let Some(rounds) = result.get("rounds") {
        let _ = write!(text, " in round {rounds}");
    }
    let scores = numbers("scores");
    if !scores.is_empty() {
        let _ = write!(text, "; scores {scores:?}");
    }
    text + "."
}

/// Tells the table as it stands, with everything turned that has been turned.
pub fn tell_table(names: &[String], table: &Table) -> String {
    match table {
        Table::Timeline(recorded) => timeline_table(names, recorded),
        Table::Twist(recorded) => twist_table(names, recorded),
        Table::Trek(recorded) => trek_table(names, recorded),
    }
}

fn timeline_table(names: &[String], recorded: &timeline::Recorded) -> String {
    let game = &recorded.game;
    let dated = |card: &CardId| {
        format!(
            "{} ({})",
            recorded.id(*card),
            words(game.deal().edition(), game.deal().date(*card).0)
        )
    };
    let line: Vec<String> = game.line().iter().map(dated).collect();
    let mut text = format!("  line: {}\n", line.join(" · "));
    for (seat, name) in Seat::all(game.n_seats()).zip(names) {
        let cards: Vec<&str> = game
            .hand(seat)
            .iter()
            .map(|card| recorded.id(*card))
            .collect();
        let mark = turn_mark(game.turn() == Some(seat));
        let _ = writeln!(text, "  {mark}{name}: {}", list(&cards));
    }
    let (n_draw, n_discard) = (game.draw_pile().len(), game.discard_pile().len());
    let _ = writeln!(text, "  draw pile {n_draw}, discard pile {n_discard}");
    text
}

fn twist_table(names: &[String], recorded: &twist::Recorded) -> String {
    let game = &recorded.game;
    let dated = |card: &CardId| {
        format!(
            "{} ({})",
            recorded.id(*card),
            words(game.deal().edition(), game.deal().faces(*card).date.0)
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
            let icon = recorded.icon(game.deal().faces(*card).front);
            let blocked = if game.is_blocked(*card) {
                ", blocked"
            } else {
                ""
            };
            format!("{} [{icon}{blocked}]", recorded.id(*card))
        };
        let cards: Vec<String> = game.hand(seat).iter().map(held).collect();
        let _ = writeln!(
            text,
            "  {}{name}: {}",
            turn_mark(game.turn() == Some(seat)),
            list(&cards)
        );
    }
    let icon = recorded.icon(game.icon_to_match());
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

fn trek_table(names: &[String], recorded: &trek::Recorded) -> String {
    let game = &recorded.game;
    let name_of = |card: CardId| recorded.card_ids[card.index()].as_str();
    let row = game.row();
    let shown: Vec<&str> = row.iter().map(|card| card.map_or("–", name_of)).collect();
    let mut text = format!("  day {}; departures: {}\n", game.day(), shown.join(" · "));
    for (seat, name) in Seat::all(game.n_seats()).zip(names) {
        let score = game.score(seat);
        let lengths: Vec<usize> = game.journey_lengths(seat).collect();
        let _ = writeln!(
            text,
            "  {}{name}: {}, {}, journeys {lengths:?}",
            turn_mark(game.to_act().contains(seat)),
            count(score.points, "point"),
            count(score.crystals, "crystal"),
        );
    }
    let _ = writeln!(text, "  ancestors {}", game.n_ancestors());
    text
}

fn turn_mark(turn: bool) -> &'static str {
    if turn { "▸ " } else { "" }
}

fn count(n: u32, what: &str) -> String {
    if n == 1 {
        format!("1 {what}")
    } else {
        format!("{n} {what}s")
    }
}

fn list<S: AsRef<str>>(items: &[S]) -> String {
    match items {
        [] => "nothing".into(),
        items => items
            .iter()
            .map(AsRef::as_ref)
            .collect::<Vec<_>>()
            .join(", "),
    }
}

impl Table {
    /// Words the date of a card by its id. The caller is telling a finished game.
    fn date_of(&self, id: &str) -> Option<String> {
        let value = match self {
            Table::Timeline(game) => game.card(id).map(|card| game.game.deal().date(card).0),
            Table::Twist(game) => game
                .card(id)
                .map(|card| game.game.deal().faces(card).date.0),
            Table::Trek(game) => game
                .card(id)
                .map(|card| game.game.deal().data().card(card).date.0),
        };
        value.map(|date| words(self.edition(), date))
    }

    /// Returns the edition; trek's dates are years as in the classic one.
    fn edition(&self) -> &'static Edition {
        match self {
            Table::Timeline(game) => game.game.deal().edition(),
            Table::Twist(game) => game.game.deal().edition(),
            Table::Trek(_) => &Edition::CLASSIC,
        }
    }
}

/// Words a date: "490 BCE", "1969", "scene 42".
fn words(edition: &Edition, date: i64) -> String {
    match (edition.dates, Year::from_historical(date)) {
        (DateKind::Year, Ok(year)) => year.to_string(),
        (DateKind::Scene, _) => format!("scene {date}"),
        (DateKind::Year, Err(_)) => date.to_string(),
    }
}
