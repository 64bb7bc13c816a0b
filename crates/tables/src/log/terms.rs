//! Who acted, who plays a seat, what was said and pinned, as the log keeps it.

use serde::{Deserialize, Serialize};

/// Converts between a type of the log and the type of the protocol that has the same names
/// today. A name that only one of them has does not compile.
macro_rules! convert {
    ($name:ident { $($variant:ident),* $(,)? }) => {
        impl From<antedate_wire::$name> for $name {
            fn from(value: antedate_wire::$name) -> $name {
                match value { $(antedate_wire::$name::$variant => $name::$variant),* }
            }
        }

        impl From<$name> for antedate_wire::$name {
            fn from(value: $name) -> antedate_wire::$name {
                match value { $($name::$variant => antedate_wire::$name::$variant),* }
            }
        }
    };
}
pub(super) use convert;

/// Who acted for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The player.
    Owner,
    /// The bot that plays the seat.
    Bot,
    /// A bot, this once, because the clock ran out.
    Clock,
}
convert!(By { Owner, Bot, Clock });

/// Why a seat changed hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The player asked for it.
    Asked,
    /// The host asked for it.
    Host,
    /// The clock ran out twice running.
    Clock,
    /// The player left.
    Left,
    /// The player was away, and somebody at the table asked for it.
    Away,
}
convert!(Why {
    Asked,
    Host,
    Clock,
    Left,
    Away,
});

/// A prepared thing to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is named for what it says")]
pub enum Preset {
    Hello,
    WellPlayed,
    Thanks,
    Oops,
    Thinking,
    YourTurn,
    NeverGuessed,
    GoodGame,
    Again,
}
convert!(Preset {
    Hello,
    WellPlayed,
    Thanks,
    Oops,
    Thinking,
    YourTurn,
    NeverGuessed,
    GoodGame,
    Again,
});

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Driver {
    /// The player who sits there.
    Owner,
    /// A bot.
    Bot {
        /// How it plays.
        level: String,
    },
}

impl From<antedate_wire::Driver> for Driver {
    fn from(driver: antedate_wire::Driver) -> Driver {
        match driver {
            antedate_wire::Driver::Owner => Driver::Owner,
            antedate_wire::Driver::Bot { level } => Driver::Bot { level },
        }
    }
}

impl From<Driver> for antedate_wire::Driver {
    fn from(driver: Driver) -> antedate_wire::Driver {
        match driver {
            Driver::Owner => antedate_wire::Driver::Owner,
            Driver::Bot { level } => antedate_wire::Driver::Bot { level },
        }
    }
}

/// Why the table closed a card of chorus (CH-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyClosed {
    /// The host closed it.
    Host,
    /// The clock ran out.
    Clock,
    /// Everybody who was here had said "done".
    Away,
}
convert!(WhyClosed { Host, Clock, Away });

/// Advice pinned on a card (CO-24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PinKind {
    /// "Play this."
    Play,
    /// "Discard this."
    Discard,
    /// "It is about here."
    About {
        /// The first card of the main-row stack it would come after; none: before all.
        after: Option<u8>,
    },
}

impl From<antedate_wire::PinKind> for PinKind {
    fn from(pin: antedate_wire::PinKind) -> PinKind {
        match pin {
            antedate_wire::PinKind::Play => PinKind::Play,
            antedate_wire::PinKind::Discard => PinKind::Discard,
            antedate_wire::PinKind::About { after } => PinKind::About { after },
        }
    }
}

impl From<PinKind> for antedate_wire::PinKind {
    fn from(pin: PinKind) -> antedate_wire::PinKind {
        match pin {
            PinKind::Play => antedate_wire::PinKind::Play,
            PinKind::Discard => antedate_wire::PinKind::Discard,
            PinKind::About { after } => antedate_wire::PinKind::About { after },
        }
    }
}
