//! What a live table needs of a game, and the games behind one face.
//!
//! A game implements [`TableGame`] for its recorded form, in a folder of its own beside this
//! file: that is all that knows it. [`any`] makes the `enum`s of all games from the list in
//! `antedate_rules`, and [`live`] puts a game behind [`LiveGame`], which everything else
//! calls and which names no game.

mod any;
mod cards;
mod chorus;
mod live;
mod timeline;
mod trek;
mod twist;

use std::ops::RangeInclusive;

use antedate_decks::{DeckKind, Pool, PoolCard};
use antedate_record::lines::{Header, Options as HeaderOptions};
use antedate_record::{EventOf, Recorder, Seed};
use antedate_rules::{CardId, Date, Events, Game as Rules, ManySeats, Seat, Viewer};
use antedate_wire::{Action, CardNumber, GameEvents, GameView, Params, PlayerNumber, RuleSet};

use crate::bots::RandomPlayer;
use crate::contents::{CardWords, Contents};
use crate::log;
use crate::refusal::Refusal;

pub(crate) use any::{AnyPart, Cards, ShownEvents, bundle, live_game};
pub use any::{BriefGame, GameAction, LoggedEvents, Outcome};
pub use chorus::ChorusResult;
pub(crate) use live::{Decided, Game, LiveGame, deal};
pub use timeline::TimelineResult;
pub use trek::TrekResult;
pub use twist::TwistResult;

/// What a game of a [`TableGame`] is to the rules.
pub(crate) type RulesOf<R> = <R as Recorder>::Game;
type ActionOf<R> = <RulesOf<R> as Rules>::Action;
type IllegalOf<R> = <RulesOf<R> as Rules>::Illegal;
type ShownOf<R> = <RulesOf<R> as Rules>::Shown;
type ViewOf<R> = <RulesOf<R> as Rules>::View;
type PositionOf<R> = Position<ViewOf<R>, ActionOf<R>>;

/// Who sits where, for a deal.
#[derive(Debug, Clone)]
pub(crate) struct Seating {
    pub(crate) players: Vec<PlayerNumber>,
    pub(crate) names: Vec<String>,
    pub(crate) first: Option<Seat>,
}

/// A game in one seat as a bot sees it, in the words of its rules.
#[derive(Debug, Clone, PartialEq)]
pub struct Position<V, A> {
    /// All that the seat may know.
    pub view: V,
    /// Everything that may be done; empty only for whoever is asked for advice.
    pub legal: Vec<A>,
}

/// Plays a dealt game to the moment that an example shows; `false` if it never comes.
pub(crate) type PlayTo<R> = fn(&mut R, &mut RandomPlayer) -> bool;

/// A position of the rulebook: its name, who looks at it, and how it is found.
pub(crate) type ExampleSpec<R> = (&'static str, Seat, PlayTo<R>);

/// What the hall of fame lists of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HallList {
    /// The best scores.
    Scores,
    /// The longest winning streaks.
    Streaks,
}

/// Everything that a table has to know of one game.
pub(crate) trait TableGame: Recorder<Game: Rules> + Send + Sync {
    /// The game's name in messages.
    const RULES: RuleSet;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;
    /// What is said when another number is asked for.
    const SEATS_ALLOWED: &'static str;
    /// Whether the team pins advice on cards (CO-24).
    const HAS_PINS: bool = false;
    /// What the hall of fame lists of it.
    const HALL: HallList = HallList::Scores;
    /// Whether every date is in sight, so that there is nothing to look up.
    const DATES_OPEN: bool = false;
    /// Whether it can be played without some cards of its decks.
    const CAN_LACK_CARDS: bool = true;
    /// The built-in deck when none is named; the rulebook shows its cards.
    const USUAL_DECK: &'static str = "classic";
    /// The version of the log that had the game first.
    const LOG_SINCE: u32 = 1;
    /// The positions of the rulebook.
    const EXAMPLES: &'static [ExampleSpec<Self>];

    /// The cards of a pool, made ready for dealing.
    type Cards: Send + Sync + 'static;
    /// The game's own options, as clients choose them.
    type Options: Clone + Default + PartialEq;
    /// An event, as the log keeps it.
    type Log: Clone + PartialEq;
    /// How a game ended, as the results keep it.
    type Result;

    // Before a game.

    /// Says what a generated deck is made as to be played by these rules, if it can be.
    fn generated_kind() -> Option<DeckKind>;

    /// Says whether decks of a kind can be played with.
    fn plays(kind: DeckKind) -> bool {
        kind.edition().is_some()
    }

    /// Makes the cards of a pool ready; `None` if they are not made for this game.
    fn prepare(pool: &Pool) -> Option<Self::Cards>;

    /// Counts the cards that the smallest table needs.
    fn cards_needed(options: &Self::Options) -> usize;

    /// Says whether a card of the pool can be dealt.
    fn deals(_card: PoolCard<'_>) -> bool {
        true
    }

    /// Counts the cards that a game of these players is to have, so that it need not use any
    /// twice.
    fn cards_wanted(options: &Self::Options, _players: &[PlayerNumber]) -> usize {
        Self::cards_needed(options)
    }

    /// Checks the game's own options.
    fn check_options(_options: &Self::Options) -> Result<(), Refusal> {
        Ok(())
    }

    /// Lists the players that `options` name and `before` did not.
    fn newly_named(_options: &Self::Options, _before: &Self::Options) -> Vec<PlayerNumber> {
        Vec::new()
    }

    /// The options of the rulebook's positions.
    fn example_options() -> Self::Options {
        Self::Options::default()
    }

    /// Shuffles and deals.
    fn deal(
        cards: &Self::Cards,
        pool: &Pool,
        options: &Self::Options,
        seating: Seating,
        seed: Seed,
    ) -> Result<(Header, Self), Refusal>;

    // Codecs.

    /// Writes the game's own options into the log's.
    fn log_options(options: &Self::Options, log: &mut log::Options);

    /// Reads the game's own options from the log's.
    fn read_options(log: &log::Options) -> Self::Options;

    /// Reads what a header says of the game's own options.
    fn header_options(header: &HeaderOptions) -> Self::Options;

    /// Turns an event into what the log keeps.
    fn log_event(event: &EventOf<Self>) -> Self::Log;

    /// Turns what the log keeps into the event.
    fn read_event(log: &Self::Log) -> EventOf<Self>;

    /// Returns the first version of the log that has an event (`docs/log.md`).
    fn log_since(_event: &Self::Log) -> u32 {
        1
    }

    /// Turns an action of a message into one of the rules; `None` if it is another game's.
    fn read_action(action: Action) -> Option<ActionOf<Self>>;

    /// Turns an action of the rules into what a client would send.
    fn wire_action(action: ActionOf<Self>) -> Action;

    /// Returns the code of a refusal, and the values its sentence needs.
    fn refuse(illegal: &IllegalOf<Self>) -> (&'static str, Params);

    /// Puts a view into words.
    fn wire_view(&self, view: &ViewOf<Self>, words: CardWords<'_>) -> GameView;

    /// Puts what a viewer is told into words.
    fn wire_events(&self, shown: &[ShownOf<Self>], words: CardWords<'_>) -> GameEvents;

    // While a game is played.

    /// Says whether an event ends the game.
    fn is_end(event: &EventOf<Self>) -> bool;

    /// Says whether a seat still plays: it has not been eliminated or dropped (TC-14, TC-17).
    fn is_in(&self, _seat: Seat) -> bool {
        true
    }

    /// Says whether everybody acts at once, on one clock, and the table closes what is open
    /// (CH-4).
    fn is_together(&self) -> bool {
        false
    }

    /// Says whether each plays at a pace of their own (CH-10): nobody waits for anybody, and
    /// nobody's move changes what another chooses from.
    fn is_alone(&self) -> bool {
        false
    }

    /// Lists the seats that may be told something else of an event than spectators are.
    fn told_apart(&self, _event: &EventOf<Self>) -> ManySeats {
        ManySeats::first(self.game().n_seats())
    }

    /// Says with whose eyes a replay with all cards open tells what a seat did: who acts is
    /// told most.
    fn open_eyes(&self, seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }

    /// Lists the seats whose time runs: those the game waits for, unless all share one clock.
    fn on_clock(&self) -> ManySeats {
        self.game().to_act()
    }

    /// Says whether all have the whole time again after an event, where all act at once.
    fn begins_anew(_event: &EventOf<Self>) -> bool {
        false
    }

    /// Says whether every seat may do after an event what it could before.
    fn keeps_legal(_event: &EventOf<Self>) -> bool {
        false
    }

    /// Works out what it means that the table closes what is open (CH-4); `None` where
    /// nothing ever is.
    fn decide_close(&self) -> Option<Result<Events<EventOf<Self>>, IllegalOf<Self>>> {
        None
    }

    /// Works out what it means that a seat's own time has run out, where nobody acts for it
    /// (CH-4, CH-10); `None` elsewhere.
    fn decide_time_up(
        &self,
        _seat: Seat,
    ) -> Option<Result<Events<EventOf<Self>>, IllegalOf<Self>>> {
        None
    }

    /// Works out what it means that somebody comes late (CH-12); `None` where nobody can.
    fn decide_join(&self) -> Option<Result<Events<EventOf<Self>>, IllegalOf<Self>>> {
        None
    }

    /// Works out what it means that a seat is dropped (TC-17); `None` where none ever is.
    fn decide_drop(&self, _seat: Seat) -> Option<Result<Events<EventOf<Self>>, IllegalOf<Self>>> {
        None
    }

    /// Says whether a card lies before some player, where advice can be pinned on it.
    fn is_held(&self, _card: CardId) -> bool {
        false
    }

    /// Says whether a card is the first of a stack of the main row, where a pin can point.
    fn heads_stack(&self, _card: CardId) -> bool {
        false
    }

    /// Says whether `seat` is in the middle of a turn.
    fn is_within_turn(&self, _seat: Seat) -> bool {
        false
    }

    /// Says whether the game waits for whoever does this no longer, or for something else.
    fn settles(_action: &ActionOf<Self>) -> bool {
        true
    }

    /// Says whether a steady player prefers this action to others.
    fn is_steady(_action: &ActionOf<Self>) -> bool {
        false
    }

    /// Lists the cards that a view shows.
    fn cards_in(view: &ViewOf<Self>) -> Vec<CardId>;

    /// Lists the cards that an event turned, with their dates, where a card can be hidden
    /// again later: whoever sat there remembers them (SEC-3a).
    fn turned(&self, _event: &EventOf<Self>) -> Vec<(CardId, Date)> {
        Vec::new()
    }

    // After a game.

    /// Returns the card whose place an event says, and whether it was right.
    fn tried(_event: &EventOf<Self>) -> Option<(CardId, bool)> {
        None
    }

    /// Lists the cards whose place a seat said, and whether rightly, where events do not say it
    /// one seat at a time.
    fn tries_of(&self, _seat: Seat) -> Vec<(CardId, bool)> {
        Vec::new()
    }

    /// Says how the game ended; `None` while it runs.
    fn result(&self) -> Option<Self::Result>;

    /// Counts the cards of the game.
    fn n_cards(&self) -> usize;

    /// Returns the draw pile, top first. Secret while the game runs.
    fn pile(&self) -> Vec<CardNumber>;

    /// Builds a view in which each player is shown as they see themselves.
    fn open_view(&self) -> ViewOf<Self>;

    /// Checks that a header has the cards of `contents`; else names one that differs.
    fn check_deck(&self, header: &Header, contents: &Contents) -> Result<(), String>;
}
