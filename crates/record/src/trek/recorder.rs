//! Games of `trek` read back from their transcripts, and told.

use std::fmt::Write;

use antedate_rules::trek::{
    ANCESTORS, Action, Event, Experience, Illegal, ItineraryId, SEATS, Source, Trek, WarpChoice,
    WarpId,
};
use antedate_rules::{CardId, Edition, Events, Game, Seat};
use serde_json::{Map, Value};

use super::{ANCESTOR, Dealer, Draws, Order, Recorded, Values, read_values};
use crate::Seed;
use crate::lines::{Decks, Header, Line, Looked, ResultLine, Take, TrekHeader, TrekPrice, Warp};
use crate::recorder::Recorder;
use crate::story::{count, date_words, list, numbers, turn_mark, winners};
use crate::verify::{Wrong, compare_order, refused};

impl Recorder for Recorded {
    type Game = Trek;
    const NAME: &'static str = "trek";
    const OPTIONS: &'static [&'static str] = &["first_game", "warps"];
    const RESULT: &'static [(&'static str, &'static str)] = &[
        ("scores", "TR-21"),
        ("journeys", "TR-21"),
        ("crystals", "TR-21"),
        ("winners", "TC-13"),
    ];

    fn deal_again(
        header: &Header,
        object: &Map<String, Value>,
        seed: Seed,
    ) -> Result<Recorded, Wrong> {
        // A flattened optional part swallows its own errors, so that part is read by itself.
        let trek: TrekHeader =
            serde_json::from_value(Value::Object(object.clone())).map_err(Wrong::not_a_header)?;
        check_counts(header, &trek)?;
        let values = read_values(&trek).map_err(|reason| Wrong::new("TR-2", reason))?;
        let order = Order {
            decks: Decks::Many(Vec::new()),
            seats: header.seats.clone(),
            first_game: header.options.first_game,
            warps: header.options.warps,
        };
        let dealer = Dealer::new(values.clone(), order)
            .map_err(|error| Wrong::new("TR-2", error.to_string()))?;
        check_chances(&trek, &values, &dealer.chances(&seed))?;
        let recorded = dealer
            .deal(seed)
            .map_err(|error| Wrong::new("TR-2", error.to_string()))?;
        check_warps(&trek, &recorded)?;
        Ok(recorded)
    }

    fn game(&self) -> &Trek {
        &self.game
    }

    fn game_mut(&mut self) -> &mut Trek {
        &mut self.game
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn card_name(&self, card: CardId) -> &str {
        &self.card_ids[card.index()]
    }

    fn open(&mut self, lines: &mut Vec<Line>) {
        Recorded::open(self, lines);
    }

    fn write(&mut self, events: &[Event], lines: &mut Vec<Line>) {
        Recorded::write(self, events, lines);
    }

    fn act(&mut self, line: &Line) -> Result<(Seat, Events<Event>), Wrong> {
        let (seat, action, clause) = match line {
            Line::Itinerary(line) => {
                let itinerary = self.itinerary(&line.itinerary).ok_or_else(|| {
                    let reason = format!("itinerary `{}` is not in the data", line.itinerary);
                    Wrong::new("TR-3", reason)
                })?;
                (line.seat, Action::ChooseItinerary(itinerary), "TR-3")
            }
            Line::Pass(line) => (line.seat, Action::Pass, "TR-18"),
            Line::Warp(line) => {
                let action = self.read_warp(line)?;
                (line.seat, action, "TW-2")
            }
            Line::Looked(line) => (line.seat, self.read_looked(line)?, "TW-4"),
            Line::Take(line) => return Ok((Seat(line.seat), act_take(self, line)?)),
            other => return Err(Wrong::out_of_place(other)),
        };
        let applied = self.game.apply(Seat(seat), action, &self.seed);
        let events =
            applied.map_err(|illegal| Wrong::new(clause, format!("seat {seat}: {illegal}")))?;
        Ok((Seat(seat), events))
    }

    fn clause_of(kind: &str, key: &str) -> Option<&'static str> {
        Some(match (kind, key) {
            ("itinerary", _) => "TR-3a",
            ("take", "take" | "space") => "TR-6",
            ("take", "watch") => "TR-9",
            ("take", "gained") => "TR-12",
            ("take", "journey") => "TR-13",
            ("take", _) => "TR-11",
            ("warp", "paid") => "TW-3",
            ("warp" | "looked", _) => "TW-4",
            ("pass", _) => "TR-18",
            ("day_end", _) => "TR-19",
            _ => return None,
        })
    }

    fn clause_of_missing(kind: &str) -> Option<&'static str> {
        match kind {
            "itinerary" => Some("TR-3a"),
            "day_end" | "result" => Some("TR-19"),
            _ => None,
        }
    }

    fn tell_title(_: &Header) -> String {
        "Trek".to_owned()
    }

    fn tell_date(&self, id: &str) -> Option<String> {
        let card = self.card(id)?;
        let date = self.game.deal().data().card(card).date.0;
        // Years, as in the classic edition.
        Some(date_words(&Edition::CLASSIC, date))
    }

    fn tell_line(&self, line: &Line, who: &dyn Fn(u16) -> String) -> Option<String> {
        Some(match line {
            Line::Itinerary(line) => format!("{} follows {}.", who(line.seat), line.itinerary),
            Line::Take(take) => {
                let date = self.tell_date(&take.take);
                let date = date.map_or(String::new(), |date| format!(" ({date})"));
                tell_take(take, &who(take.seat), &date)
            }
            Line::Warp(warp) => self.tell_warp(warp, &who(warp.seat)),
            Line::Looked(looked) => {
                let top = looked.looked.first().map_or("nothing", String::as_str);
                format!("{} puts {top} on top.", who(looked.seat))
            }
            Line::Pass(pass) => format!("{} finds nothing to take and goes to 12.", who(pass.seat)),
            Line::DayEnd(day) => format!("Day {} ends.", day.day_end),
            Line::Result(ResultLine { result }) => {
                let winners = winners(&numbers(result, "winners"), who);
                format!("{winners}; scores {:?}.", numbers(result, "scores"))
            }
            _ => return None,
        })
    }

    fn tell_table(&self, names: &[String]) -> String {
        let game = &self.game;
        let name_of = |card: CardId| self.card_ids[card.index()].as_str();
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
}

impl Recorded {
    /// Returns what a line says was done with a time warp.
    fn read_warp(&self, line: &Warp) -> Result<Action, Wrong> {
        let is_named = |id: &WarpId| self.warp_ids[id.index()] == line.warp;
        let at = self.game.laid_out().iter().position(is_named);
        let at = at.ok_or_else(|| {
            let reason = format!("the time warp `{}` is not laid out", line.warp);
            Wrong::new("TW-1", reason)
        })?;
        let choice = match (line.spaces, line.echoes) {
            (Some([one, other]), None) => WarpChoice::Spaces(one, other),
            (None, Some(space)) => WarpChoice::Mat(space),
            (None, None) => WarpChoice::None,
            (Some(_), Some(_)) => {
                let reason = "a time warp has `spaces` or `echoes`, not both";
                return Err(Wrong::new("TW-4", reason));
            }
        };
        let at = at as u8;
        Ok(Action::UseWarp { at, choice })
    }

    /// Returns which card a line says was put on top.
    fn read_looked(&self, line: &Looked) -> Result<Action, Wrong> {
        let top = line.looked.first();
        let nth = top.and_then(|top| self.looked_at().position(|id| id == top));
        let nth = nth.ok_or_else(|| {
            let reason = "the line names no card that was looked at and put on top";
            Wrong::new("TW-4", reason)
        })?;
        Ok(Action::PutOnTop(nth as u8))
    }

    fn tell_warp(&self, warp: &Warp, name: &str) -> String {
        let mut text = format!("{name} uses the time warp {}", warp.warp);
        let id = self.warp_ids.iter().position(|id| *id == warp.warp);
        let values = self.game.deal().data().values();
        if let Some(values) = id.and_then(|at| values.warps.get(at)) {
            let _ = write!(text, " ({})", values.kind);
        }
        match warp.paid {
            TrekPrice::Crystals(0) | TrekPrice::Hours(0) => text.push_str(" for nothing"),
            TrekPrice::Crystals(n) => {
                let _ = write!(text, " for {}", count(u32::from(n), "crystal"));
            }
            TrekPrice::Hours(n) => {
                let _ = write!(text, " for {}", count(u32::from(n), "hour"));
            }
        }
        if let Some(watch) = warp.watch {
            let _ = write!(text, "; the watch goes back to {watch}");
        }
        if let Some([one, other]) = warp.spaces {
            let _ = write!(text, "; spaces {one} and {other} change places");
        }
        if let Some(space) = warp.echoes {
            let _ = write!(text, "; the mat brings what lies under space {space}");
        }
        text + "."
    }
}

/// Checks that the time warps of a header are those of the seed, and there just when the
/// option is on (TW-1).
fn check_warps(trek: &TrekHeader, recorded: &Recorded) -> Result<(), Wrong> {
    let by_seed = recorded.game.deal().warps();
    let (Some(by_seed), Some(laid_out)) = (by_seed, &trek.warps) else {
        if by_seed.is_some() == trek.warps.is_some() {
            return Ok(());
        }
        let reason = "`warps` lists what is laid out in a game with that option, and only there";
        return Err(Wrong::new("TW-1", reason));
    };
    if laid_out.len() != by_seed.len() {
        let reason = format!("time warps are laid out on 3 days, not {}", laid_out.len());
        return Err(Wrong::new("TW-1", reason));
    }
    for (day, (by_seed, laid_out)) in by_seed.iter().zip(laid_out).enumerate() {
        let by_seed: Vec<&String> = by_seed
            .iter()
            .map(|warp| &recorded.warp_ids[warp.index()])
            .collect();
        let laid_out: Vec<&String> = laid_out.iter().collect();
        compare_order(&format!("warps[{day}]"), &by_seed, &laid_out)?;
    }
    Ok(())
}

fn check_counts(header: &Header, trek: &TrekHeader) -> Result<(), Wrong> {
    let n_seats = header.seats.len();
    if !SEATS.contains(&n_seats) {
        let reason = format!("trek is for 2 to 4 players, not {n_seats}");
        return Err(Wrong::new("TR-1", reason));
    }
    if trek.data.ancestors != ANCESTORS[n_seats - 2] {
        let reason = format!(
            "{n_seats} players have {} ancestors, not {}",
            ANCESTORS[n_seats - 2],
            trek.data.ancestors
        );
        return Err(Wrong::new("TR-1", reason));
    }
    if trek.days.len() != 3 {
        let reason = format!("there are 3 day decks, not {}", trek.days.len());
        return Err(Wrong::new("TR-2", reason));
    }
    Ok(())
}

fn check_chances(trek: &TrekHeader, values: &Values, chances: &Draws) -> Result<(), Wrong> {
    for (day, dealt) in trek.days.iter().enumerate() {
        let by_seed: Vec<&String> = chances.days[day]
            .iter()
            .map(|card| &values.card_ids[card.index()])
            .collect();
        compare_order(
            &format!("days[{day}]"),
            &by_seed,
            &dealt.iter().collect::<Vec<_>>(),
        )?;
    }
    let watches: Vec<u16> = chances.watches.iter().map(|seat| seat.0).collect();
    compare_order("watches", &watches, &trek.watches)?;
    let name = |id: &ItineraryId| values.itinerary_ids[id.index()].clone();
    let itineraries: Vec<Vec<String>> = chances
        .itineraries
        .iter()
        .map(|four| four.iter().map(name).collect())
        .collect();
    compare_order("itineraries", &itineraries, &trek.itineraries)
}

fn act_take(recorded: &mut Recorded, line: &Take) -> Result<Events<Event>, Wrong> {
    let source = match (line.take.as_str(), line.space) {
        (ANCESTOR, None) => Source::Ancestor,
        (ANCESTOR, Some(_)) => return Err(Wrong::new("TR-10", "an ancestor lies on no space")),
        (_, Some(space)) => Source::Space(space),
        (id, None) => {
            return Err(Wrong::new(
                "TR-6",
                format!("the line does not say on which space `{id}` lay"),
            ));
        }
    };
    let column = |name: &String| {
        Experience::by_name(name)
            .ok_or_else(|| Wrong::new("TR-11", format!("`{name}` is no column of an itinerary")))
    };
    let columns = line
        .tokens
        .iter()
        .map(column)
        .collect::<Result<Vec<_>, _>>()?;
    let mut events = Events::new();
    recorded
        .game
        .decide_turn(
            Seat(line.seat),
            source,
            line.crystals,
            &columns,
            &mut events,
        )
        .map_err(|illegal| {
            Wrong::new(
                take_clause(&illegal),
                refused(line.seat, &line.take, &illegal),
            )
        })?;
    events.iter().for_each(|event| recorded.game.evolve(event));
    Ok(events)
}

fn take_clause(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::NotYourTurn { .. } => "TR-5",
        Illegal::ChooseFirst | Illegal::OthersChoosing => "TR-3",
        Illegal::NotEnoughCrystals { .. } => "TR-7",
        Illegal::BelowOneHour { .. } => "TR-7a",
        Illegal::AncestorCannotStart => "TR-16",
        Illegal::ImpossibleTokens(_) => "TR-11a",
        Illegal::GameOver => "TR-19",
        _ => "TR-6",
    }
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
