//! All that a viewer may know of a table.

use serde::{Deserialize, Serialize};

use crate::{
    Action, BotLevel, CardNumber, Driver, GameView, Lang, Options, PinKind, PlayerNumber, RuleSet,
    SeatNumber,
};

/// What the table is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// No game has begun.
    Lobby,
    /// A game is running.
    Playing,
    /// A game is over; a rematch can begin.
    Finished,
    /// The last person left.
    Closed,
}

/// All that one viewer may know of a table now.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TableView {
    /// The version of the protocol.
    pub v: u32,
    /// The number of the last entry this view knows.
    pub seq: u64,
    /// The language of the cards.
    pub lang: Lang,
    /// The viewer's player number; `null` for a spectator.
    pub you: Option<PlayerNumber>,
    /// What the table is doing.
    pub phase: Phase,
    /// The game played here.
    pub rules: RuleSet,
    /// The edition: `classic`, `twist` or `saga`; `null` in trek.
    pub edition: Option<String>,
    /// Which way the line runs, in games that have one.
    pub line: Option<Line>,
    /// The names of the decks.
    pub decks: Vec<String>,
    /// The options.
    pub options: Options,
    /// Whether the table is locked.
    pub locked: bool,
    /// Who has the host's rights: the host, or while they are away the person who has been here
    /// longest; `null` once the table is closed.
    pub host: Option<PlayerNumber>,
    /// The people who have not been connected for two minutes.
    #[serde(default)]
    pub away: Vec<PlayerNumber>,
    /// Who wants to play again, once a game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<PlayerNumber>>"))]
    pub again: Vec<PlayerNumber>,
    /// The players by the seat they have in the next game.
    pub players: Vec<PlayerView>,
    /// The game being played, or the last one.
    pub game: Option<RunningGame>,
    /// The last things said, oldest first, at most fifty.
    pub chat: Vec<ChatLine>,
}

/// Which way a line of cards runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// Left to right.
    Horizontal,
    /// Bottom to top.
    Vertical,
}

/// A player at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayerView {
    /// Their number at this table.
    pub player: PlayerNumber,
    /// Their name.
    pub name: String,
    /// Of a bot, how it plays; `null` for a person.
    pub bot: Option<BotLevel>,
}

/// A seat of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameSeat {
    /// Who sits there.
    pub player: PlayerNumber,
    /// Their name, also after they have left.
    pub name: String,
    /// Who plays the seat.
    pub driver: Driver,
}

/// A game at a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunningGame {
    /// Its number at this table, from 1.
    pub game: u32,
    /// The seats.
    pub seats: Vec<GameSeat>,
    /// The viewer's seat; `null` for a spectator.
    pub you: Option<SeatNumber>,
    /// The commitment to the seed (SEC-5).
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Until when each seat the game waits for has to decide, when there is a clock.
    pub due: Vec<Due>,
    /// Pinned advice (CO-24).
    pub pins: Vec<Pin>,
    /// What the viewer's own seat may do now, ready to be sent with `act`; nothing while the
    /// game waits for others, or a bot plays the seat.
    #[serde(default)]
    pub legal: Vec<Action>,
    /// Why no list of the hall will have the game, once it is over; left out if one may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub unlisted: Option<Unlisted>,
    /// The game itself.
    pub view: GameView,
}

/// Why a game that is over is on no list of the hall of fame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Unlisted {
    /// It was not played with the whole of one built-in deck.
    Deck,
    /// A bot stood in for a person, a clock ran out, or somebody left: nobody decided
    /// everything from the first move to the last.
    StoodIn,
    /// There was time to look dates up: no clock, or a long one.
    Clock,
}

/// A deadline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Due {
    /// For which seat.
    pub seat: SeatNumber,
    /// In milliseconds since 1970.
    pub at: i64,
}

/// Advice pinned on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Pin {
    /// Whose.
    pub player: PlayerNumber,
    /// On which card.
    pub card: CardNumber,
    /// What it says.
    pub pin: PinKind,
}

/// Something said. Shown as text, whatever it contains.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChatLine {
    /// By whom.
    pub player: PlayerNumber,
    /// Their name, also after they have left.
    pub name: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub text: String,
}
