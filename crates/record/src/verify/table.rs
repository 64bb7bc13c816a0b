//! A game of any rule set, played along the lines of a transcript.

use antedate_rules::timeline::{Action as TimelineAction, Event as TimelineEvent};
use antedate_rules::trek::{Action as TrekAction, Event as TrekEvent, Experience, Source};
use antedate_rules::twist::{Action as TwistAction, Event as TwistEvent};
use antedate_rules::{CardId, Events, Game, Seat};

use super::Wrong;
use crate::lines::{Discard, Dropped, Itinerary, Line, Pass, Place, Stop, Take, Try};
use crate::trek::ANCESTOR;
use crate::{timeline, trek, twist};

/// A game of any rule set.
pub enum Table {
    /// `timeline`.
    Timeline(Box<timeline::Recorded>),
    /// `twist`.
    Twist(Box<twist::Recorded>),
    /// `trek`.
    Trek(Box<trek::Recorded>),
}

/// What an action brought about, by the rules. Holds secrets, like the game.
pub enum Happened {
    /// In `timeline`.
    Timeline(Vec<TimelineEvent>),
    /// In `twist`.
    Twist(Vec<TwistEvent>),
    /// In `trek`.
    Trek(Vec<TrekEvent>),
}

/// An action played again: the lines it makes, and what it brought about.
pub(super) struct Acted {
    pub(super) lines: Vec<Line>,
    pub(super) happened: Happened,
}

impl Table {
    /// Counts the seats.
    pub fn n_seats(&self) -> usize {
        match self {
            Table::Timeline(recorded) => recorded.game.n_seats(),
            Table::Twist(recorded) => recorded.game.n_seats(),
            Table::Trek(recorded) => recorded.game.n_seats(),
        }
    }

    pub(super) fn open(&mut self) -> Vec<Line> {
        let mut lines = Vec::new();
        if let Table::Trek(recorded) = self {
            recorded.open(&mut lines);
        }
        lines
    }

    pub(super) fn check_seat(&self, seat: u8) -> Result<(), Wrong> {
        let n_seats = self.n_seats();
        if usize::from(seat) < n_seats {
            return Ok(());
        }
        Err(Wrong::format(format!(
            "there is no seat {seat}; the table has {n_seats}"
        )))
    }

    /// Does what a line says was done, and returns what comes of it.
    pub(super) fn act(&mut self, line: &Line) -> Result<Acted, Wrong> {
        match (self, line) {
            (Table::Timeline(game), Line::Place(place)) => act_place(game, place),
            (Table::Timeline(game), Line::Dropped(dropped)) => act_drop(game, dropped),
            (Table::Twist(game), Line::Try(tried)) => act_try(game, tried),
            (Table::Twist(game), Line::Stop(stop)) => act_stop(game, stop),
            (Table::Twist(game), Line::Discard(discard)) => act_discard(game, discard),
            (Table::Trek(game), Line::Itinerary(itinerary)) => act_itinerary(game, itinerary),
            (Table::Trek(game), Line::Take(take)) => act_take(game, take),
            (Table::Trek(game), Line::Pass(pass)) => act_pass(game, pass),
            (_, line) => Err(Wrong::format(format!(
                "a `{}` line cannot come here",
                line.kind()
            ))),
        }
    }
}

fn find(id: &str, card: Option<CardId>, clause: &'static str) -> Result<CardId, Wrong> {
    card.ok_or_else(|| Wrong::new(clause, format!("card `{id}` takes no part in this game")))
}

fn act_place(recorded: &mut timeline::Recorded, line: &Place) -> Result<Acted, Wrong> {
    use antedate_rules::timeline::Illegal;
    let card = find(&line.place, recorded.card(&line.place), "TC-5")?;
    let n_gaps = recorded.game.line().len() + 1;
    let gap = u8::try_from(line.gap).map_err(|_| {
        Wrong::new(
            "TC-5",
            format!("there is no gap {}; the line has {n_gaps}", line.gap),
        )
    })?;
    let action = TimelineAction::Place { card, gap };
    let events = recorded
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
        })?;
    Ok(write_timeline(recorded, &events))
}

fn write_timeline(recorded: &timeline::Recorded, events: &[TimelineEvent]) -> Acted {
    let mut lines = Vec::new();
    recorded.write(events, &mut lines);
    let happened = Happened::Timeline(events.to_vec());
    Acted { lines, happened }
}

fn refused(seat: u8, card: &str, illegal: &dyn std::error::Error) -> String {
    format!("seat {seat} cannot play `{card}`: {illegal}")
}

fn act_drop(recorded: &mut timeline::Recorded, line: &Dropped) -> Result<Acted, Wrong> {
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
    Ok(write_timeline(recorded, &events))
}

fn act_try(recorded: &mut twist::Recorded, line: &Try) -> Result<Acted, Wrong> {
    let card = find(&line.card, recorded.card(&line.card), "CO-4")?;
    act_twist(recorded, line.seat, TwistAction::Try { card }, &line.card)
}

fn act_discard(recorded: &mut twist::Recorded, line: &Discard) -> Result<Acted, Wrong> {
    let card = find(&line.discard, recorded.card(&line.discard), "CO-4")?;
    act_twist(
        recorded,
        line.seat,
        TwistAction::Discard { card },
        &line.discard,
    )
}

fn act_stop(recorded: &mut twist::Recorded, line: &Stop) -> Result<Acted, Wrong> {
    act_twist(recorded, line.seat, TwistAction::Stop, "stop")
}

fn act_twist(
    recorded: &mut twist::Recorded,
    seat: u8,
    action: TwistAction,
    card: &str,
) -> Result<Acted, Wrong> {
    use antedate_rules::twist::Illegal;
    let applied = recorded.game.apply(Seat(seat), action, &recorded.seed);
    let events = applied.map_err(|illegal| {
        let clause = match illegal {
            Illegal::NotYourTurn { .. } => "CO-3",
            Illegal::Blocked { .. } => "CO-5",
            Illegal::IconDiffers { .. } => "CO-16",
            Illegal::NothingPlaced => "CO-14",
            Illegal::GameOver => "CO-20",
            _ => "CO-4",
        };
        Wrong::new(clause, refused(seat, card, &illegal))
    })?;
    let mut lines = Vec::new();
    recorded.write(&events, &mut lines);
    let happened = Happened::Twist(events.to_vec());
    Ok(Acted { lines, happened })
}

fn act_itinerary(recorded: &mut trek::Recorded, line: &Itinerary) -> Result<Acted, Wrong> {
    let itinerary = recorded.itinerary(&line.itinerary).ok_or_else(|| {
        Wrong::new(
            "TR-3",
            format!("itinerary `{}` is not in the data", line.itinerary),
        )
    })?;
    act_trek(
        recorded,
        line.seat,
        TrekAction::ChooseItinerary(itinerary),
        "TR-3",
    )
}

fn act_pass(recorded: &mut trek::Recorded, line: &Pass) -> Result<Acted, Wrong> {
    act_trek(recorded, line.seat, TrekAction::Pass, "TR-18")
}

fn act_trek(
    recorded: &mut trek::Recorded,
    seat: u8,
    action: TrekAction,
    clause: &'static str,
) -> Result<Acted, Wrong> {
    let applied = recorded.game.apply(Seat(seat), action, &recorded.seed);
    let events =
        applied.map_err(|illegal| Wrong::new(clause, format!("seat {seat}: {illegal}")))?;
    Ok(write_trek(recorded, &events))
}

fn write_trek(recorded: &mut trek::Recorded, events: &[TrekEvent]) -> Acted {
    let mut lines = Vec::new();
    recorded.write(events, &mut lines);
    let happened = Happened::Trek(events.to_vec());
    Acted { lines, happened }
}

fn act_take(recorded: &mut trek::Recorded, line: &Take) -> Result<Acted, Wrong> {
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
    Ok(write_trek(recorded, &events))
}

fn take_clause(illegal: &antedate_rules::trek::Illegal) -> &'static str {
    use antedate_rules::trek::Illegal;
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
