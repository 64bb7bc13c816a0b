//! Chorus at a table.

mod examples;
mod log;

use std::ops::RangeInclusive;

use antedate_decks::{DeckKind, Pool};
use antedate_record::Seed;
use antedate_record::chorus::{Dealer, Order, Recorded, Stock};
use antedate_record::lines::{Header, Options as HeaderOptions};
use antedate_record::pool::{decks, filter, timeline_cards};
use antedate_rules::chorus::{
    Action, Event, Illegal, LIVES, RUNS, SEATS, SetupError, Shown, Standing, TEAMS, View,
};
use antedate_rules::{CardId, Events, Game, ManySeats, Seat, Viewer};
use antedate_wire::{
    Action as WireAction, CardNumber, ChorusEvent, ChorusOptions, ChorusPace, ChorusView,
    GameEvents, GameView, Params, RuleSet,
};
use serde::{Deserialize, Serialize};

use super::{ExampleSpec, Seating, TableGame};
use crate::contents::{CardWords, Contents};
use crate::log::Options as LogOptions;
use crate::refusal::{Refusal, params};
use crate::replay::check_cards;
use crate::results::Scored;

use self::log::ChorusLog;

pub(super) use self::ChorusResult as Ended;

/// How a game of chorus ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorusResult {
    /// Each seat's points.
    pub points: Vec<u8>,
    /// Each seat's sum of distances.
    pub distances: Vec<u16>,
    /// The seats that won.
    pub winners: Vec<u16>,
}

impl Scored for ChorusResult {
    /// Nobody wins against nobody.
    fn winners(&self) -> &[u16] {
        match self.points.len() {
            1 => &[],
            _ => &self.winners,
        }
    }
}

impl TableGame for Recorded {
    const RULES: RuleSet = RuleSet::Chorus;
    const SEATS: RangeInclusive<usize> = SEATS;
    const SEATS_ALLOWED: &'static str = "choose 1 to 300 (CH-1)";
    const LOG_SINCE: u32 = 2;
    const EXAMPLES: &'static [ExampleSpec<Recorded>] = examples::WANTED;

    /// What the rules say of the cards is said when a game is dealt.
    type Cards = Result<Stock, SetupError>;
    type Options = ChorusOptions;
    type Log = ChorusLog;
    type Result = ChorusResult;

    fn generated_kind() -> Option<DeckKind> {
        Some(DeckKind::Classic)
    }

    fn prepare(pool: &Pool) -> Option<Self::Cards> {
        let edition = pool.kind().edition()?;
        Some(Stock::new(edition, timeline_cards(pool)))
    }

    fn cards_needed(options: &ChorusOptions) -> usize {
        1 + usize::from(options.run)
    }

    fn check_options(options: &ChorusOptions) -> Result<(), Refusal> {
        let bad = |option, value: u8, allowed| {
            Err(Refusal::BadOption {
                option,
                value: value.into(),
                allowed,
            })
        };
        if !RUNS.contains(&options.run) {
            return bad("run", options.run, "choose 5 to 30 (CH-1)");
        }
        if let Some(lives) = options.lives.filter(|lives| !LIVES.contains(lives)) {
            return bad("lives", lives, "choose 1 to 5, or none (CH-8)");
        }
        match options.teams.filter(|teams| !TEAMS.contains(teams)) {
            Some(teams) => bad("teams", teams, "choose 2 to 8, or none (CH-9)"),
            None => Ok(()),
        }
    }

    fn example_options() -> ChorusOptions {
        ChorusOptions {
            names: true,
            ..ChorusOptions::default()
        }
    }

    fn deal(
        stock: &Self::Cards,
        pool: &Pool,
        options: &ChorusOptions,
        seating: Seating,
        seed: Seed,
    ) -> Result<(Header, Recorded), Refusal> {
        let order = Order {
            decks: decks(pool),
            filter: filter(pool),
            seats: seating.names,
            run: options.run,
            lives: options.lives,
            names: options.names,
            pace: options.pace.into(),
            teams: options.teams,
        };
        let dealer = Dealer::new(stock.clone().map_err(cannot_deal)?, order);
        let dealer = dealer.map_err(cannot_deal)?;
        let recorded = dealer.deal(seed).map_err(cannot_deal)?;
        Ok((dealer.header(&recorded), recorded))
    }

    fn log_options(options: &ChorusOptions, log: &mut LogOptions) {
        (log.run, log.lives, log.names) = (options.run, options.lives, options.names);
        (log.alone, log.teams) = (options.pace == ChorusPace::Alone, options.teams);
    }

    fn read_options(log: &LogOptions) -> ChorusOptions {
        ChorusOptions {
            run: log.run,
            lives: log.lives,
            names: log.names,
            pace: pace_of(log.alone),
            teams: log.teams,
        }
    }

    fn header_options(header: &HeaderOptions) -> ChorusOptions {
        ChorusOptions {
            lives: header.lives,
            names: header.names,
            pace: pace_of(header.pace.is_some()),
            teams: header.teams,
            ..ChorusOptions::default()
        }
    }

    fn log_event(event: &Event) -> ChorusLog {
        event.into()
    }

    fn read_event(log: &ChorusLog) -> Event {
        log.into()
    }

    fn read_action(action: WireAction) -> Option<Action> {
        match action {
            WireAction::Gap { gap } => Some(Action::Choose { gap }),
            WireAction::Done { gap } => Some(Action::Done { gap }),
            _ => None,
        }
    }

    fn wire_action(action: Action) -> WireAction {
        match action {
            Action::Choose { gap } => WireAction::Gap { gap },
            Action::Done { gap } => WireAction::Done { gap },
        }
    }

    fn refuse(illegal: &Illegal) -> (&'static str, Params) {
        (illegal.code(), params_of(illegal))
    }

    fn wire_view(&self, view: &View, words: CardWords<'_>) -> GameView {
        ChorusView::of(view, &words).into()
    }

    fn wire_events(&self, shown: &[Shown], words: CardWords<'_>) -> GameEvents {
        let events = shown
            .iter()
            .filter_map(|shown| ChorusEvent::of(shown, &words));
        events.collect::<Vec<_>>().into()
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::GameEnded)
    }

    fn is_in(&self, seat: Seat) -> bool {
        self.game.standing(seat) == Standing::In
    }

    fn is_together(&self) -> bool {
        !self.game.is_alone()
    }

    fn is_alone(&self) -> bool {
        self.game.is_alone()
    }

    /// A choice is told to whoever made it; a card that is closed for all, to all alike.
    fn told_apart(&self, event: &Event) -> ManySeats {
        match event {
            Event::Chosen { seat, .. } => ManySeats::one(*seat),
            Event::CardClosed { .. } | Event::SeatDropped { .. } => ManySeats::EMPTY,
            Event::SeatJoined { .. } | Event::GameEnded if !self.game.is_alone() => {
                ManySeats::EMPTY
            }
            _ => ManySeats::first(self.game.n_seats()),
        }
    }

    /// Whoever plays at a pace of their own has a line of their own, and there is no line in
    /// which all could be shown.
    fn open_eyes(&self, _seat: Seat) -> Viewer {
        Viewer::Spectator
    }

    fn on_clock(&self) -> ManySeats {
        match self.game.current() {
            _ if self.game.is_alone() => self.game.to_act(),
            Some(_) => self.game.still_in(),
            None => ManySeats::EMPTY,
        }
    }

    fn begins_anew(event: &Event) -> bool {
        matches!(event, Event::CardClosed { .. })
    }

    fn keeps_legal(event: &Event) -> bool {
        matches!(event, Event::Chosen { .. })
    }

    fn decide_close(&self) -> Option<Result<Events<Event>, Illegal>> {
        let mut events = Events::new();
        let decided = self.game.decide_close(&mut events);
        Some(decided.map(|()| events))
    }

    fn decide_time_up(&self, seat: Seat) -> Option<Result<Events<Event>, Illegal>> {
        let mut events = Events::new();
        let decided = self.game.decide_time_up(seat, &mut events);
        Some(decided.map(|()| events))
    }

    fn decide_join(&self) -> Option<Result<Events<Event>, Illegal>> {
        let mut events = Events::new();
        let decided = self.game.decide_join(&mut events);
        Some(decided.map(|()| events))
    }

    fn decide_drop(&self, seat: Seat) -> Option<Result<Events<Event>, Illegal>> {
        let mut events = Events::new();
        let decided = self.game.decide_drop(seat, &mut events);
        Some(decided.map(|()| events))
    }

    fn settles(action: &Action) -> bool {
        matches!(action, Action::Done { .. })
    }

    /// Says a gap, and "done" with it.
    fn is_steady(action: &Action) -> bool {
        matches!(action, Action::Done { gap: Some(_) })
    }

    fn cards_in(view: &View) -> Vec<CardId> {
        let line = view.line.iter().map(|card| card.card);
        line.chain(view.current).collect()
    }

    fn tries_of(&self, seat: Seat) -> Vec<(CardId, bool)> {
        let said = (0..self.game.n_closed_of(seat)).filter(|n| self.game.has_said(seat, *n));
        let tried = |n: usize| (CardId(n as CardNumber + 1), self.game.is_hit(seat, n));
        said.map(tried).collect()
    }

    fn result(&self) -> Option<ChorusResult> {
        let outcome = self.game.outcome()?;
        Some(ChorusResult {
            points: outcome.points,
            distances: outcome.distances,
            winners: outcome.winners.iter().map(|seat| seat.0).collect(),
        })
    }

    fn n_cards(&self) -> usize {
        self.game.deal().n_cards()
    }

    /// The cards of the run that are still to come.
    fn pile(&self) -> Vec<CardNumber> {
        let n_open = self.game.line().len() + usize::from(self.game.current().is_some());
        (n_open as CardNumber..self.n_cards() as CardNumber).collect()
    }

    fn open_view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    fn check_deck(&self, header: &Header, contents: &Contents) -> Result<(), String> {
        check_cards(header, contents, false)
    }
}

fn pace_of(is_alone: bool) -> ChorusPace {
    match is_alone {
        true => ChorusPace::Alone,
        false => ChorusPace::Together,
    }
}

fn cannot_deal(error: SetupError) -> Refusal {
    match error {
        SetupError::TooFewCards { n_cards, needed } => Refusal::TooFewCards {
            have: n_cards,
            needed,
        },
        SetupError::EmptyTeam { teams, n_seats } => Refusal::TooFewPlayers {
            needed: teams.into(),
            have: n_seats,
        },
        other => Refusal::CannotDeal(other.to_string()),
    }
}

fn params_of(illegal: &Illegal) -> Params {
    match illegal {
        Illegal::NoSuchGap { gap, last } => {
            params([("gap", (*gap).into()), ("last", (*last).into())])
        }
        Illegal::OutOfGame { seat } => params([("seat", seat.0.into())]),
        Illegal::TableFull => params([("seats", (*SEATS.end() as u64).into())]),
        Illegal::TooLate { lives } => params([("lives", (*lives).into())]),
        _ => Params::new(),
    }
}
