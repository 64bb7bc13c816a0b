//! The types that hold something of any one game, made from the list of the games.

use antedate_record::{AnyEvents, AnyGame, EventOf};
use antedate_rules::games;
use antedate_wire::{Action, GameOptions, RuleSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::live::{Bundle, BundleOf, Game, PerViewer};
use super::{ActionOf, PositionOf, ShownOf, TableGame};

/// A [`TableGame`] whose parts are found in, and put into, the types of any game.
pub(crate) trait AnyPart: TableGame {
    fn cards(cards: &Cards) -> Option<&Self::Cards>;
    fn options(options: &GameOptions) -> Option<&Self::Options>;
    fn any_options(options: Self::Options) -> GameOptions;
    fn any_cards(cards: Self::Cards) -> Cards;
    fn events(events: &AnyEvents) -> Option<&[EventOf<Self>]>;
    fn any_events(events: Vec<EventOf<Self>>) -> AnyEvents;
    fn stored(events: &StoredEvents) -> Option<&[Self::Log]>;
    fn any_stored(events: Vec<Self::Log>) -> StoredEvents;
    fn shown(shown: &ShownEvents) -> Option<&PerViewer<ShownOf<Self>>>;
    fn any_shown(shown: PerViewer<ShownOf<Self>>) -> ShownEvents;
    fn action(action: GameAction) -> Option<ActionOf<Self>>;
    fn any_action(action: ActionOf<Self>) -> GameAction;
    fn any_brief(position: PositionOf<Self>) -> BriefGame;
    fn any_result(result: Self::Result) -> Outcome;
}

macro_rules! define {
    ($($Name:ident $name:ident),*) => {
        /// Cards made ready for dealing.
        pub(crate) enum Cards {
            $($Name(<antedate_record::$name::Recorded as TableGame>::Cards),)*
        }

        /// Events as the log keeps them.
        #[derive(Clone, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub(crate) enum StoredEvents {
            $($Name(Vec<<antedate_record::$name::Recorded as TableGame>::Log>),)*
        }

        impl StoredEvents {
            /// Returns the first version of the log that has the game and all of these events.
            pub(crate) fn since(&self) -> u32 {
                match self {
                    $(StoredEvents::$Name(events) => events
                        .iter()
                        .map(<antedate_record::$name::Recorded as TableGame>::log_since)
                        .max()
                        .unwrap_or(1)
                        .max(<antedate_record::$name::Recorded as TableGame>::LOG_SINCE),)*
                }
            }
        }

        /// What viewers are told of the events of one entry, without words.
        #[derive(Debug, Clone, PartialEq)]
        pub(crate) enum ShownEvents {
            $($Name(PerViewer<ShownOf<antedate_record::$name::Recorded>>),)*
        }

        impl ShownEvents {
            /// Says whether a viewer is told something else than spectators are.
            pub(crate) fn is_told_apart(&self, viewer: antedate_rules::Viewer) -> bool {
                match self { $(ShownEvents::$Name(shown) => shown.is_told_apart(viewer),)* }
            }
        }

        /// An action, in the words of its rules.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[expect(missing_docs, reason = "each is that of the game it is named for")]
        pub enum GameAction {
            $($Name(ActionOf<antedate_record::$name::Recorded>),)*
        }

        impl GameAction {
            /// Says whether the game waits for whoever does this no longer.
            pub(crate) fn settles(&self) -> bool {
                match self { $(GameAction::$Name(action) => antedate_record::$name::Recorded::settles(action),)* }
            }

            /// Says whether a steady player prefers this action to others.
            pub(crate) fn is_steady(&self) -> bool {
                match self { $(GameAction::$Name(action) => antedate_record::$name::Recorded::is_steady(action),)* }
            }
        }

        impl From<GameAction> for Action {
            /// Says it as a client would.
            fn from(action: GameAction) -> Action {
                match action {
                    $(GameAction::$Name(action) => antedate_record::$name::Recorded::wire_action(action),)*
                }
            }
        }

        /// A game as a bot in one seat sees it.
        #[derive(Debug, Clone, PartialEq)]
        #[expect(missing_docs, reason = "each is that of the game it is named for")]
        pub enum BriefGame {
            $($Name(Box<PositionOf<antedate_record::$name::Recorded>>),)*
        }

        impl BriefGame {
            /// Lists everything that may be done; empty only for whoever is asked for advice.
            pub fn legal(&self) -> Vec<GameAction> {
                match self {
                    $(BriefGame::$Name(position) => {
                        position.legal.iter().copied().map(GameAction::$Name).collect()
                    })*
                }
            }
        }

        /// How a game ended.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "of", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "each is that of the game it is named for")]
        pub enum Outcome {
            $($Name(super::$name::Ended),)*
        }

        impl Outcome {
            pub(crate) fn score(&self) -> &dyn crate::results::Scored {
                match self { $(Outcome::$Name(result) => result,)* }
            }
        }

        $(
            impl AnyPart for antedate_record::$name::Recorded {
                fn cards(cards: &Cards) -> Option<&Self::Cards> {
                    part!(cards, Cards::$Name)
                }

                fn any_cards(cards: Self::Cards) -> Cards {
                    Cards::$Name(cards)
                }

                fn options(options: &GameOptions) -> Option<&Self::Options> {
                    part!(options, GameOptions::$Name)
                }

                fn any_options(options: Self::Options) -> GameOptions {
                    GameOptions::$Name(options)
                }

                fn events(events: &AnyEvents) -> Option<&[EventOf<Self>]> {
                    part!(events, AnyEvents::$Name)
                }

                fn any_events(events: Vec<EventOf<Self>>) -> AnyEvents {
                    AnyEvents::$Name(events)
                }

                fn stored(events: &StoredEvents) -> Option<&[Self::Log]> {
                    part!(events, StoredEvents::$Name)
                }

                fn any_stored(events: Vec<Self::Log>) -> StoredEvents {
                    StoredEvents::$Name(events)
                }

                fn shown(shown: &ShownEvents) -> Option<&PerViewer<ShownOf<Self>>> {
                    part!(shown, ShownEvents::$Name)
                }

                fn any_shown(shown: PerViewer<ShownOf<Self>>) -> ShownEvents {
                    ShownEvents::$Name(shown)
                }

                fn action(action: GameAction) -> Option<ActionOf<Self>> {
                    part!(action, GameAction::$Name)
                }

                fn any_action(action: ActionOf<Self>) -> GameAction {
                    GameAction::$Name(action)
                }

                fn any_brief(position: PositionOf<Self>) -> BriefGame {
                    BriefGame::$Name(Box::new(position))
                }

                fn any_result(result: Self::Result) -> Outcome {
                    Outcome::$Name(result)
                }
            }
        )*

        /// Takes a recorded game to a table.
        pub(crate) fn live_game(recorded: &AnyGame) -> Game {
            match recorded { $(AnyGame::$Name(recorded) => recorded.clone(),)* }
        }

        /// Returns what a table has to know of a game before one is dealt.
        pub(crate) fn bundle(rules: RuleSet) -> &'static dyn Bundle {
            match rules { $(RuleSet::$Name => &BundleOf::<antedate_record::$name::Recorded>::NEW,)* }
        }
    };
}

/// Returns what is inside if it belongs to this game.
macro_rules! part {
    ($any:expr, $Part:path) => {
        match $any {
            $Part(part) => Some(part),
            _ => None,
        }
    };
}

games!(define);

/// The events of one action: as the log keeps them, and, until they have been folded, as
/// the rules made them.
#[derive(Clone)]
pub struct LoggedEvents {
    pub(crate) stored: StoredEvents,
    pub(crate) fresh: Option<std::sync::Arc<AnyEvents>>,
}

impl PartialEq for LoggedEvents {
    fn eq(&self, other: &LoggedEvents) -> bool {
        self.stored == other.stored
    }
}

impl Serialize for LoggedEvents {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.stored.serialize(to)
    }
}

impl<'de> Deserialize<'de> for LoggedEvents {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<LoggedEvents, D::Error> {
        let stored = StoredEvents::deserialize(from)?;
        Ok(LoggedEvents {
            stored,
            fresh: None,
        })
    }
}
