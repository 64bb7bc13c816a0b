//! The games by name, and what a message holds of the one that is played.

use antedate_rules::games;
use serde::{Deserialize, Serialize};

use crate::{CardNumber, PlayerNumber, SeatNumber};

/// What a client knows of a game: folds what it is told.
pub(crate) trait Folded {
    /// What it is told.
    type Event;

    /// Folds one event; `None` if it cannot have happened here.
    fn fold(&mut self, event: &Self::Event) -> Option<()>;

    /// Says whether everybody acts at once, on one clock (CH-3).
    fn is_together(&self) -> bool {
        false
    }

    /// Says whether all have the whole time again after an event, where all act at once.
    fn begins_anew(_event: &Self::Event) -> bool {
        false
    }

    /// Says whether every seat may do after an event what it could before.
    fn keeps_legal(_event: &Self::Event) -> bool {
        false
    }

    /// Lists the seats the game waits for; none once it is over.
    fn to_act(&self) -> Vec<SeatNumber>;

    /// Lists the seats whose time runs: those the game waits for, unless all share one clock.
    fn on_clock(&self) -> Vec<SeatNumber> {
        self.to_act()
    }

    /// Says whether a card lies before some player, where advice can be pinned on it.
    fn is_held(&self, _card: CardNumber) -> bool {
        false
    }

    /// Takes away what the seat alone may see: it is the viewer's own no more (SEC-1).
    fn hide_own(&mut self, _seat: SeatNumber) {}
}

/// The options that one game has and others have not.
pub(crate) trait OwnOptions {
    /// Forgets somebody who has left.
    fn forget(&mut self, _player: PlayerNumber) {}
}

macro_rules! define {
    ($($Name:ident $name:ident),*) => {
        /// The games.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        #[expect(missing_docs, reason = "the list of the games says what each is")]
        pub enum RuleSet {
            $($Name,)*
        }

        impl RuleSet {
            /// All of them.
            pub const ALL: [RuleSet; [$(stringify!($name)),*].len()] = [$(RuleSet::$Name),*];

            /// Returns the name in records.
            pub fn name(self) -> &'static str {
                match self { $(RuleSet::$Name => stringify!($name),)* }
            }
        }

        /// A game as one viewer may know it.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(tag = "rules", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "each is that of the game it is named for")]
        pub enum GameView {
            $($Name(crate::$name::View),)*
        }

        impl GameView {
            fn folded(&self) -> &dyn AnyFolded {
                match self { $(GameView::$Name(view) => view,)* }
            }

            fn folded_mut(&mut self) -> &mut dyn AnyFolded {
                match self { $(GameView::$Name(view) => view,)* }
            }

            /// Folds events; `None` if they cannot have happened here.
            pub(crate) fn fold(&mut self, events: &GameEvents) -> Option<()> {
                match (self, events) {
                    $((GameView::$Name(view), GameEvents::$Name(events)) => {
                        events.iter().try_for_each(|event| Folded::fold(view, event))
                    })*
                    _ => None,
                }
            }
        }

        /// What happened in a game.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(tag = "rules", content = "list", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "each is that of the game it is named for")]
        pub enum GameEvents {
            $($Name(Vec<crate::$name::Event>),)*
        }

        impl GameEvents {
            /// Says whether nothing happened that is told.
            pub fn is_empty(&self) -> bool {
                match self { $(GameEvents::$Name(events) => events.is_empty(),)* }
            }

            /// Says whether all have the whole time again, where all act at once.
            pub(crate) fn begin_anew(&self) -> bool {
                match self {
                    $(GameEvents::$Name(events) => {
                        events.iter().any(<crate::$name::View as Folded>::begins_anew)
                    })*
                }
            }

            /// Says whether every seat may do what it could before.
            pub(crate) fn keep_legal(&self) -> bool {
                match self {
                    $(GameEvents::$Name(events) => {
                        events.iter().all(<crate::$name::View as Folded>::keeps_legal)
                    })*
                }
            }
        }

        /// The options that one game has and others have not.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(tag = "rules", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "each is that of the game it is named for")]
        pub enum GameOptions {
            $($Name(crate::$name::Options),)*
        }

        impl GameOptions {
            /// Returns those of an ordinary game.
            pub fn of(rules: RuleSet) -> GameOptions {
                match rules { $(RuleSet::$Name => GameOptions::$Name(Default::default()),)* }
            }

            /// Returns the game they are of.
            pub fn rules(&self) -> RuleSet {
                match self { $(GameOptions::$Name(_) => RuleSet::$Name,)* }
            }

            /// Forgets somebody who has left.
            pub fn forget(&mut self, player: PlayerNumber) {
                match self { $(GameOptions::$Name(options) => options.forget(player),)* }
            }
        }

        $(
            impl From<crate::$name::View> for GameView {
                fn from(view: crate::$name::View) -> GameView {
                    GameView::$Name(view)
                }
            }

            impl From<Vec<crate::$name::Event>> for GameEvents {
                fn from(events: Vec<crate::$name::Event>) -> GameEvents {
                    GameEvents::$Name(events)
                }
            }

            impl From<crate::$name::Options> for GameOptions {
                fn from(options: crate::$name::Options) -> GameOptions {
                    GameOptions::$Name(options)
                }
            }

            impl<'a> TryFrom<&'a GameOptions> for &'a crate::$name::Options {
                type Error = RuleSet;

                fn try_from(options: &'a GameOptions) -> Result<&'a crate::$name::Options, RuleSet> {
                    match options {
                        GameOptions::$Name(options) => Ok(options),
                        #[allow(unreachable_patterns, reason = "were there one game")]
                        other => Err(other.rules()),
                    }
                }
            }
        )*
    };
}
games!(define);

impl RuleSet {
    /// Finds a game by its name in records.
    pub fn by_name(name: &str) -> Option<RuleSet> {
        RuleSet::ALL.into_iter().find(|rules| rules.name() == name)
    }
}

/// The part of [`Folded`] that is the same whatever the game.
trait AnyFolded {
    fn is_together(&self) -> bool;
    fn to_act(&self) -> Vec<SeatNumber>;
    fn on_clock(&self) -> Vec<SeatNumber>;
    fn is_held(&self, card: CardNumber) -> bool;
    fn hide_own(&mut self, seat: SeatNumber);
}

impl<V: Folded> AnyFolded for V {
    fn is_together(&self) -> bool {
        Folded::is_together(self)
    }

    fn on_clock(&self) -> Vec<SeatNumber> {
        Folded::on_clock(self)
    }

    fn to_act(&self) -> Vec<SeatNumber> {
        Folded::to_act(self)
    }

    fn is_held(&self, card: CardNumber) -> bool {
        Folded::is_held(self, card)
    }

    fn hide_own(&mut self, seat: SeatNumber) {
        Folded::hide_own(self, seat);
    }
}

impl GameView {
    /// Lists the seats the game waits for; none once it is over.
    pub fn to_act(&self) -> Vec<SeatNumber> {
        self.folded().to_act()
    }

    /// Says whether everybody acts at once, on one clock.
    pub(crate) fn is_together(&self) -> bool {
        self.folded().is_together()
    }

    /// Lists the seats whose time runs.
    pub(crate) fn on_clock(&self) -> Vec<SeatNumber> {
        self.folded().on_clock()
    }

    pub(crate) fn is_held(&self, card: CardNumber) -> bool {
        self.folded().is_held(card)
    }

    pub(crate) fn hide_own(&mut self, seat: SeatNumber) {
        self.folded_mut().hide_own(seat);
    }
}
