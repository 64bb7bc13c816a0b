//! A game at a table, whichever it is: written once for all games.

use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

use antedate_decks::{DeckKind, Lang, Pool, PoolCard};
use antedate_record::lines::{Header, Line, Options as HeaderOptions};
use antedate_record::{AnyEvents, EventOf, Recorder, Seed};
use antedate_rules::{CardId, Date, Events, Game as Rules, ManySeats, Seat, Viewer};
use antedate_wire::{
    Action, CardNumber, Example, GameEvents, GameOptions, GameView, Over, PlayerNumber, RuleSet,
    Seen, Turned, Words,
};

use super::any::{AnyPart, BriefGame, Cards, GameAction, LoggedEvents, Outcome, ShownEvents};
use super::{HallList, IllegalOf, Position, Seating, ShownOf, TableGame};
use crate::contents::{CardWords, Contents};
use crate::log;
use crate::refusal::Refusal;

/// A game of any rule set, with the names of its cards and its seed.
pub(crate) type Game = Box<dyn LiveGame>;

/// What an action does.
pub(crate) struct Decided {
    pub(crate) events: LoggedEvents,
    /// Whether the game is over with it.
    pub(crate) over: bool,
}

/// A game at a table. See [`TableGame`] for what is not said here.
pub(crate) trait LiveGame: Send + Sync {
    fn boxed(&self) -> Game;
    fn rules(&self) -> RuleSet;
    fn seed(&self) -> Seed;
    fn to_act(&self) -> ManySeats;
    fn on_clock(&self) -> ManySeats;
    fn is_together(&self) -> bool;
    fn is_alone(&self) -> bool;
    fn open_eyes(&self, seat: Seat) -> Viewer;
    fn has_pins(&self) -> bool;
    fn has_dates_open(&self) -> bool;
    fn card_name(&self, card: CardId) -> &str;
    fn is_in(&self, seat: Seat) -> bool;
    fn is_held(&self, card: CardId) -> bool;
    fn heads_stack(&self, card: CardId) -> bool;
    fn is_within_turn(&self, seat: Seat) -> bool;
    fn legal(&self, seat: Seat) -> Vec<GameAction>;

    /// Folds what chance decides at the start and writes it down.
    fn open(&mut self, lines: &mut Vec<Line>);

    /// Turns an action of a message into one of the rules.
    fn read_action(&self, action: Action) -> Result<GameAction, Refusal>;

    /// Works out what an action does; changes nothing.
    fn decide(&self, seat: Seat, action: GameAction) -> Result<Decided, Refusal>;

    /// Works out what it means that a seat is dropped (TC-17).
    fn decide_drop(&self, seat: Seat) -> Result<Decided, Refusal>;

    /// Works out what it means that the table closes what is open (CH-4).
    fn decide_close(&self) -> Result<Decided, Refusal>;

    /// Works out what it means that a seat's own time has run out, where nobody acts for it.
    fn decide_time_up(&self, seat: Seat) -> Result<Decided, Refusal>;

    /// Works out what it means that somebody comes late (CH-12).
    fn decide_join(&self) -> Result<Decided, Refusal>;

    /// Says whether all have the whole time again after these events.
    fn begin_anew(&self, events: &LoggedEvents) -> bool;

    /// Says whether every seat may do what it could before these events.
    fn keep_legal(&self, events: &LoggedEvents) -> bool;

    /// Folds the events of one entry, writes them into the transcript if one is being
    /// written, and works out what everybody is told. `None` if the events belong to
    /// another rule set.
    fn fold(&mut self, events: &LoggedEvents, lines: Option<&mut Vec<Line>>)
    -> Option<ShownEvents>;

    /// Folds events as the rules made them; `None` if they belong to another rule set.
    fn fold_events(&mut self, events: &AnyEvents) -> Option<ShownEvents>;

    /// Builds what a viewer may know, in words.
    fn view(&self, viewer: Viewer, contents: &Contents, lang: Lang) -> GameView;

    /// Builds a view with all players as they see themselves, in words.
    fn open_view(&self, contents: &Contents, lang: Lang) -> GameView;

    /// Puts what a viewer is told into words.
    fn tell(
        &self,
        shown: &ShownEvents,
        viewer: Viewer,
        contents: &Contents,
        lang: Lang,
    ) -> Option<GameEvents>;

    /// Builds what a bot in a seat sees, and which cards are in sight there.
    fn position(&self, seat: Seat) -> (BriefGame, Vec<CardId>);

    /// Lists the cards that events turned, with their dates, where they may be hidden again.
    fn turned(&self, events: &LoggedEvents) -> Vec<(CardId, Date)>;

    /// Lists the cards whose place was said, and whether rightly.
    fn tried(&self, events: &LoggedEvents) -> Vec<(CardId, bool)>;

    /// Lists the cards whose place a seat said, where events do not say it.
    fn tries_of(&self, seat: Seat) -> Vec<(CardId, bool)>;

    fn outcome(&self) -> Option<Outcome>;
    fn pile(&self) -> Vec<CardNumber>;
    fn n_cards(&self) -> usize;

    /// Turns every card of a game that is over; `None` while it runs.
    fn open_cards(&self, contents: &Contents, lang: Lang) -> Option<Vec<Turned>>;

    fn check_deck(&self, header: &Header, contents: &Contents) -> Result<(), String>;
}

impl Clone for Game {
    fn clone(&self) -> Game {
        (**self).boxed()
    }
}

/// The events of an entry: as the rules have just made them, or else read from the log.
fn events_of<R: AnyPart>(events: &LoggedEvents) -> Option<Vec<EventOf<R>>> {
    match &events.fresh {
        Some(fresh) => Some(R::events(fresh)?.to_vec()),
        None => Some(
            R::stored(&events.stored)?
                .iter()
                .map(R::read_event)
                .collect(),
        ),
    }
}

fn decided<R: AnyPart>(events: &[EventOf<R>]) -> Decided {
    let stored = R::any_stored(events.iter().map(R::log_event).collect());
    Decided {
        over: events.iter().any(R::is_end),
        events: LoggedEvents {
            stored,
            fresh: Some(Arc::new(R::any_events(events.to_vec()))),
        },
    }
}

fn refused<R: AnyPart>(illegal: &IllegalOf<R>) -> Refusal {
    let (code, params) = R::refuse(illegal);
    Refusal::Illegal {
        code,
        params,
        message: illegal.to_string(),
    }
}

fn words<'a, R: AnyPart>(game: &'a R, contents: &'a Contents, lang: Lang) -> CardWords<'a> {
    CardWords {
        contents,
        names: game,
        lang,
    }
}

impl<R: AnyPart> LiveGame for R {
    fn boxed(&self) -> Game {
        Box::new(self.clone())
    }

    fn rules(&self) -> RuleSet {
        R::RULES
    }

    fn seed(&self) -> Seed {
        Recorder::seed(self)
    }

    fn to_act(&self) -> ManySeats {
        self.game().to_act()
    }

    fn on_clock(&self) -> ManySeats {
        TableGame::on_clock(self)
    }

    fn is_together(&self) -> bool {
        TableGame::is_together(self)
    }

    fn is_alone(&self) -> bool {
        TableGame::is_alone(self)
    }

    fn open_eyes(&self, seat: Seat) -> Viewer {
        TableGame::open_eyes(self, seat)
    }

    fn has_pins(&self) -> bool {
        R::HAS_PINS
    }

    fn has_dates_open(&self) -> bool {
        R::DATES_OPEN
    }

    fn card_name(&self, card: CardId) -> &str {
        Recorder::card_name(self, card)
    }

    fn is_in(&self, seat: Seat) -> bool {
        TableGame::is_in(self, seat)
    }

    fn is_held(&self, card: CardId) -> bool {
        TableGame::is_held(self, card)
    }

    fn heads_stack(&self, card: CardId) -> bool {
        TableGame::heads_stack(self, card)
    }

    fn is_within_turn(&self, seat: Seat) -> bool {
        TableGame::is_within_turn(self, seat)
    }

    fn legal(&self, seat: Seat) -> Vec<GameAction> {
        let legal = self.game().legal_actions(seat).into_iter();
        legal.map(R::any_action).collect()
    }

    fn open(&mut self, lines: &mut Vec<Line>) {
        Recorder::open(self, lines);
    }

    fn read_action(&self, action: Action) -> Result<GameAction, Refusal> {
        let action = R::read_action(action).map(R::any_action);
        action.ok_or(Refusal::WrongGame { rules: R::NAME })
    }

    fn decide(&self, seat: Seat, action: GameAction) -> Result<Decided, Refusal> {
        let action = R::action(action).ok_or(Refusal::WrongGame { rules: R::NAME })?;
        let mut events = Events::new();
        let seed = Recorder::seed(self);
        let decide = self.game().decide(seat, action, &seed, &mut events);
        decide.map_err(|illegal| refused::<R>(&illegal))?;
        Ok(decided::<R>(&events))
    }

    fn decide_drop(&self, seat: Seat) -> Result<Decided, Refusal> {
        let drop = TableGame::decide_drop(self, seat);
        let drop = drop.ok_or(Refusal::CannotDrop { rules: R::NAME })?;
        let events = drop.map_err(|illegal| refused::<R>(&illegal))?;
        match events.is_empty() {
            true => Err(Refusal::AlreadyOut { seat }),
            false => Ok(decided::<R>(&events)),
        }
    }

    fn decide_close(&self) -> Result<Decided, Refusal> {
        let close = TableGame::decide_close(self);
        let close = close.ok_or(Refusal::NothingToClose { rules: R::NAME })?;
        let events = close.map_err(|illegal| refused::<R>(&illegal))?;
        Ok(decided::<R>(&events))
    }

    fn decide_time_up(&self, seat: Seat) -> Result<Decided, Refusal> {
        let time_up = TableGame::decide_time_up(self, seat);
        let time_up = time_up.ok_or(Refusal::NothingToClose { rules: R::NAME })?;
        let events = time_up.map_err(|illegal| refused::<R>(&illegal))?;
        Ok(decided::<R>(&events))
    }

    fn decide_join(&self) -> Result<Decided, Refusal> {
        let join = TableGame::decide_join(self).ok_or(Refusal::GameRunning)?;
        let events = join.map_err(|illegal| refused::<R>(&illegal))?;
        Ok(decided::<R>(&events))
    }

    fn begin_anew(&self, events: &LoggedEvents) -> bool {
        let events = events_of::<R>(events).unwrap_or_default();
        events.iter().any(R::begins_anew)
    }

    fn keep_legal(&self, events: &LoggedEvents) -> bool {
        let events = events_of::<R>(events).unwrap_or_default();
        events.iter().all(R::keeps_legal)
    }

    fn fold(
        &mut self,
        events: &LoggedEvents,
        lines: Option<&mut Vec<Line>>,
    ) -> Option<ShownEvents> {
        let events = events_of::<R>(events)?;
        let shown = fold(self, &events);
        if let Some(lines) = lines {
            self.write(&events, lines);
        }
        Some(R::any_shown(shown))
    }

    fn fold_events(&mut self, events: &AnyEvents) -> Option<ShownEvents> {
        let events = R::events(events)?;
        Some(R::any_shown(fold(self, events)))
    }

    fn view(&self, viewer: Viewer, contents: &Contents, lang: Lang) -> GameView {
        self.wire_view(&self.game().view(viewer), words(self, contents, lang))
    }

    fn open_view(&self, contents: &Contents, lang: Lang) -> GameView {
        self.wire_view(&TableGame::open_view(self), words(self, contents, lang))
    }

    fn tell(
        &self,
        shown: &ShownEvents,
        viewer: Viewer,
        contents: &Contents,
        lang: Lang,
    ) -> Option<GameEvents> {
        let shown = R::shown(shown)?.to(viewer);
        let events = self.wire_events(shown, words(self, contents, lang));
        Some(events).filter(|events| !events.is_empty())
    }

    fn position(&self, seat: Seat) -> (BriefGame, Vec<CardId>) {
        let view = self.game().view(Viewer::Seat(seat));
        let seen = R::cards_in(&view);
        let legal = self.game().legal_actions(seat);
        (R::any_brief(Position { view, legal }), seen)
    }

    fn turned(&self, events: &LoggedEvents) -> Vec<(CardId, Date)> {
        let events = events_of::<R>(events).unwrap_or_default();
        let turned = events
            .iter()
            .flat_map(|event| TableGame::turned(self, event));
        turned.collect()
    }

    fn tried(&self, events: &LoggedEvents) -> Vec<(CardId, bool)> {
        let events = events_of::<R>(events).unwrap_or_default();
        events.iter().filter_map(R::tried).collect()
    }

    fn tries_of(&self, seat: Seat) -> Vec<(CardId, bool)> {
        TableGame::tries_of(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result().map(R::any_result)
    }

    fn pile(&self) -> Vec<CardNumber> {
        TableGame::pile(self)
    }

    fn n_cards(&self) -> usize {
        TableGame::n_cards(self)
    }

    fn open_cards(&self, contents: &Contents, lang: Lang) -> Option<Vec<Turned>> {
        let over = Over::of(self.game())?;
        let words = words(self, contents, lang);
        let cards = (0..self.n_cards()).map(|card| CardId(card as CardNumber));
        let turned = cards.map(|card| words.turned(Seen::after(over, card)));
        Some(turned.collect())
    }

    fn check_deck(&self, header: &Header, contents: &Contents) -> Result<(), String> {
        TableGame::check_deck(self, header, contents)
    }
}

/// What viewers are told of the events of one entry, without words. Seats that are told
/// more than spectators are listed apart.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct PerViewer<S> {
    to_all: Vec<S>,
    to_seat: Vec<(Seat, Vec<S>)>,
}

impl<S> PerViewer<S> {
    fn to(&self, viewer: Viewer) -> &[S] {
        let mut seats = self.to_seat.iter();
        let own = seats.find(|(seat, _)| viewer == Viewer::Seat(*seat));
        own.map_or(&self.to_all, |(_, shown)| shown)
    }

    pub(crate) fn is_told_apart(&self, viewer: Viewer) -> bool {
        let mut seats = self.to_seat.iter();
        seats.any(|(seat, _)| viewer == Viewer::Seat(*seat))
    }
}

/// Folds events one by one: each is told as it is just after it happened.
fn fold<R: AnyPart>(recorded: &mut R, events: &[EventOf<R>]) -> PerViewer<ShownOf<R>> {
    let mut to_all: Vec<ShownOf<R>> = Vec::with_capacity(events.len());
    let mut to_seat: Vec<(Seat, Vec<ShownOf<R>>)> = Vec::new();
    for event in events {
        recorded.game_mut().evolve(event);
        let to_spectators = recorded.game().show(Viewer::Spectator, event);
        let apart = recorded.told_apart(event);
        let told_before: ManySeats = to_seat.iter().map(|(seat, _)| *seat).collect();
        for seat in Seat::all(recorded.game().n_seats()) {
            if !apart.contains(seat) && !told_before.contains(seat) {
                continue;
            }
            let shown = recorded.game().show(Viewer::Seat(seat), event);
            match to_seat.iter_mut().find(|(other, _)| *other == seat) {
                Some((_, list)) => list.push(shown),
                // So far this seat was told what everybody was.
                None if shown != to_spectators => {
                    let mut list = to_all.clone();
                    list.push(shown);
                    to_seat.push((seat, list));
                }
                None => {}
            }
        }
        to_all.push(to_spectators);
    }
    PerViewer { to_all, to_seat }
}

/// What a table has to know of a game before one is dealt. See [`TableGame`].
pub(crate) trait Bundle: Sync {
    fn log_since(&self) -> u32;
    fn generated_kind(&self) -> Option<DeckKind>;
    fn plays(&self, kind: DeckKind) -> bool;
    fn hall(&self) -> HallList;
    fn usual_deck(&self) -> &'static str;
    fn prepare(&self, pool: &Pool) -> Option<Cards>;
    fn seats(&self) -> RangeInclusive<usize>;
    fn seats_allowed(&self) -> &'static str;
    fn cards_needed(&self, options: &GameOptions) -> usize;
    fn can_lack_cards(&self) -> bool;
    fn deals(&self, card: PoolCard<'_>) -> bool;
    fn cards_wanted(&self, options: &GameOptions, players: &[PlayerNumber]) -> usize;

    /// Checks the game's own options, and that they are this game's.
    fn check_options(&self, options: &GameOptions) -> Result<(), Refusal>;

    fn newly_named(&self, options: &GameOptions, before: &GameOptions) -> Vec<PlayerNumber>;
    fn log_options(&self, options: &GameOptions, log: &mut log::Options);
    fn read_options(&self, log: &log::Options) -> GameOptions;
    fn header_options(&self, header: &HeaderOptions) -> GameOptions;

    /// Shuffles and deals from the cards of a table, without some of them.
    fn deal(
        &self,
        contents: &Contents,
        without: &[String],
        options: &GameOptions,
        seating: Seating,
        seed: Seed,
    ) -> Result<(Header, Game), Refusal>;

    /// Builds the positions of the rulebook.
    fn examples(&self, contents: &Contents, lang: Lang) -> Vec<Example>;
}

/// The [`Bundle`] of one game.
pub(crate) struct BundleOf<R>(PhantomData<fn() -> R>);

impl<R> BundleOf<R> {
    pub(crate) const NEW: BundleOf<R> = BundleOf(PhantomData);
}

/// The game's own options, or those of an ordinary game.
fn own<R: AnyPart>(options: &GameOptions) -> R::Options {
    R::options(options).cloned().unwrap_or_default()
}

impl<R: AnyPart> Bundle for BundleOf<R> {
    fn log_since(&self) -> u32 {
        R::LOG_SINCE
    }

    fn generated_kind(&self) -> Option<DeckKind> {
        R::generated_kind()
    }

    fn plays(&self, kind: DeckKind) -> bool {
        R::plays(kind)
    }

    fn hall(&self) -> HallList {
        R::HALL
    }

    fn usual_deck(&self) -> &'static str {
        R::USUAL_DECK
    }

    fn prepare(&self, pool: &Pool) -> Option<Cards> {
        R::prepare(pool).map(R::any_cards)
    }

    fn seats(&self) -> RangeInclusive<usize> {
        R::SEATS
    }

    fn seats_allowed(&self) -> &'static str {
        R::SEATS_ALLOWED
    }

    fn cards_needed(&self, options: &GameOptions) -> usize {
        R::cards_needed(&own::<R>(options))
    }

    fn can_lack_cards(&self) -> bool {
        R::CAN_LACK_CARDS
    }

    fn deals(&self, card: PoolCard<'_>) -> bool {
        R::deals(card)
    }

    fn cards_wanted(&self, options: &GameOptions, players: &[PlayerNumber]) -> usize {
        R::cards_wanted(&own::<R>(options), players)
    }

    fn check_options(&self, options: &GameOptions) -> Result<(), Refusal> {
        let options = R::options(options).ok_or(Refusal::WrongGame { rules: R::NAME })?;
        R::check_options(options)
    }

    fn newly_named(&self, options: &GameOptions, before: &GameOptions) -> Vec<PlayerNumber> {
        R::newly_named(&own::<R>(options), &own::<R>(before))
    }

    fn log_options(&self, options: &GameOptions, log: &mut log::Options) {
        R::log_options(&own::<R>(options), log);
    }

    fn read_options(&self, log: &log::Options) -> GameOptions {
        R::any_options(R::read_options(log))
    }

    fn header_options(&self, header: &HeaderOptions) -> GameOptions {
        R::any_options(R::header_options(header))
    }

    fn deal(
        &self,
        contents: &Contents,
        without: &[String],
        options: &GameOptions,
        seating: Seating,
        seed: Seed,
    ) -> Result<(Header, Game), Refusal> {
        let options = own::<R>(options);
        let (header, game) = match without {
            [] => deal::<R>(contents, &options, seating, seed)?,
            without => deal_without::<R>(contents, without, &options, seating, seed)?,
        };
        Ok((header, Box::new(game)))
    }

    fn examples(&self, contents: &Contents, lang: Lang) -> Vec<Example> {
        crate::examples::of_game::<R>(contents, lang)
    }
}

/// Shuffles and deals from the cards of a table that plays this game.
pub(crate) fn deal<R: AnyPart>(
    contents: &Contents,
    options: &R::Options,
    seating: Seating,
    seed: Seed,
) -> Result<(Header, R), Refusal> {
    let cards = R::cards(contents.cards()).ok_or(Refusal::WrongGame { rules: R::NAME })?;
    R::deal(cards, contents.pool(), options, seating, seed)
}

/// Shuffles and deals from the cards of a table but for some, and says so in the header.
fn deal_without<R: AnyPart>(
    contents: &Contents,
    without: &[String],
    options: &R::Options,
    seating: Seating,
    seed: Seed,
) -> Result<(Header, R), Refusal> {
    let ids = without.iter().map(String::as_str).collect();
    let pool = contents.pool().without(&ids);
    let cards = R::prepare(&pool).ok_or(Refusal::WrongGame { rules: R::NAME })?;
    let (mut header, game) = R::deal(&cards, &pool, options, seating, seed)?;
    header.options.fresh = true;
    Ok((header, game))
}
