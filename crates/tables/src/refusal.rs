//! Why a message is refused: what is wrong, and what to do. None depends on a secret.

use antedate_rules::Seat;
use antedate_wire::{ErrorBody, Params};

/// Why a message is refused. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The sender has no seat here.
    #[error("you have no seat at this table; join it, or enter with your seat's token")]
    NotSeated,
    /// Only the host may.
    #[error("only the host can do this; ask them")]
    NotHost,
    /// The table is closed.
    #[error("this table is closed; make a new one")]
    TableClosed,
    /// A game is running.
    #[error("a game is running; wait until it is over")]
    GameRunning,
    /// No game is running.
    #[error("no game is running; the host can start one")]
    NoGame,
    /// The table is locked.
    #[error("the host has locked the table; ask them to unlock it")]
    TableLocked,
    /// Every seat is taken.
    #[error("all {seats} seats are taken; watch, or ask the host for more seats")]
    TableFull {
        /// The seats.
        seats: u16,
    },
    /// A name that cannot be shown.
    #[error("a name has 1 to {max} characters, all of which can be seen; choose another")]
    BadName {
        /// The most characters.
        max: usize,
    },
    /// Somebody has that name.
    #[error(
        "somebody at this table is called that, or by a name that looks like it; choose another name"
    )]
    NameTaken,
    /// A name of ours, or of a bot.
    #[error("this name is kept for the server or its bots; choose another")]
    NameReserved,
    /// Not a token.
    #[error("a seat's token is 64 hexadecimal digits made by chance; make one and send it again")]
    BadToken,
    /// The token belongs to another player here.
    #[error("this token is in use at this table; make a new one")]
    TokenUsed,
    /// Not a message id.
    #[error(
        "a message's id has 1 to {max} printable ASCII characters; send it again with such an id"
    )]
    BadId {
        /// The most characters.
        max: usize,
    },
    /// The id was used for another player's join or is otherwise not the sender's.
    #[error("player {player} is not at this table; look at the list of players")]
    NoSuchPlayer {
        /// Who was named.
        player: u32,
    },
    /// A person was named where a bot is meant, or the reverse.
    #[error("player {player} is not a bot; use `kick` to send a person away")]
    NotABot {
        /// Who was named.
        player: u32,
    },
    /// Not the name of a level.
    #[error("a bot's level is a short name of a-z, 0-9 and '-'; choose one the server lists")]
    BadLevel,
    /// An option outside its range.
    #[error("the option {option} cannot be {value}; {allowed}")]
    BadOption {
        /// Which.
        option: &'static str,
        /// The value asked for.
        value: i64,
        /// What is allowed.
        allowed: &'static str,
    },
    /// Fewer players than the game needs.
    #[error("this game needs {needed} players and {have} are here; invite somebody or add bots")]
    TooFewPlayers {
        /// Players needed.
        needed: usize,
        /// Players here.
        have: usize,
    },
    /// TC-2a, CO-1: after a filter, perhaps.
    #[error(
        "there are {have} cards and this game needs {needed}; take a larger deck, more topics or years, fewer players or smaller hands"
    )]
    TooFewCards {
        /// Cards there are.
        have: usize,
        /// Cards needed.
        needed: usize,
    },
    /// The set-up breaks a clause.
    #[error("the game cannot be dealt: {0}")]
    CannotDeal(String),
    /// A bot plays the seat.
    #[error("a bot plays your seat; take the seat back first")]
    BotHoldsSeat,
    /// A bot that is stronger than the table's options let one be who holds a person's seat.
    #[error(
        "a bot that holds a person's seat at this table is one of: {allowed}; choose one of these"
    )]
    StandInTooStrong {
        /// The levels.
        allowed: &'static str,
    },
    /// The seat is not a person's to take back.
    #[error("this seat belongs to nobody who is here; the bot plays on")]
    OwnerGone,
    /// A move was made since.
    #[error("a move was made after frame {seen}, which you had seen; look again and decide again")]
    Stale {
        /// What the client had seen.
        seen: u64,
        /// The number of the move.
        now: u64,
    },
    /// An action or options of another game.
    #[error("this belongs to another game; this table plays {rules}")]
    WrongGame {
        /// The rule set played.
        rules: &'static str,
    },
    /// Only timeline and chorus drop players (TC-17).
    #[error("in {rules} a seat is never dropped; hand it to a bot (TC-17)")]
    CannotDrop {
        /// The rule set played.
        rules: &'static str,
    },
    /// Only chorus has a card that the table can close (CH-4).
    #[error("in {rules} there is no card to close; wait for whoever is to act")]
    NothingToClose {
        /// The rule set played.
        rules: &'static str,
    },
    /// The seat is out of the game.
    #[error("{seat} is no longer in the game; there is nothing to drop")]
    AlreadyOut {
        /// The seat.
        seat: Seat,
    },
    /// Empty or too long.
    #[error("a message has 1 to {max} characters; shorten it")]
    BadText {
        /// The most characters.
        max: usize,
    },
    /// Characters that hide, or change how the text around them reads.
    #[error(
        "this has characters that cannot be seen, that turn the direction of the text, or that pile up on one letter; take them out and send it again"
    )]
    BadCharacters,
    /// Pins are for twist (CO-24).
    #[error("pins belong to the cooperative game; use the chat")]
    NoPins,
    /// A pin on or after a card that does not lie there.
    #[error(
        "card #{card} does not lie there; pin a card before a player, after a card of the main row"
    )]
    BadPin {
        /// The card.
        card: u8,
    },
    /// The transcript of a running game is secret.
    #[error("the game is not finished; its transcript is secret until then")]
    NotFinished,
    /// The log cannot be folded any more.
    #[error("the record of this table is damaged: {0}")]
    Damaged(String),
    /// The due work was done by somebody else, or is not due yet.
    #[error("this work is done or not due; ask for the next")]
    NotDue,
    /// The rules refuse.
    #[error("{message}")]
    Illegal {
        /// The rules' name of the reason.
        code: &'static str,
        /// The values that a sentence needs.
        params: Params,
        /// The reason.
        message: String,
    },
}

impl Refusal {
    /// Returns a name that survives rewording.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotSeated => "not_seated",
            Refusal::NotHost => "not_host",
            Refusal::TableClosed => "table_closed",
            Refusal::GameRunning => "game_running",
            Refusal::NoGame => "no_game",
            Refusal::TableLocked => "table_locked",
            Refusal::TableFull { .. } => "table_full",
            Refusal::BadName { .. } => "bad_name",
            Refusal::NameTaken => "name_taken",
            Refusal::NameReserved => "name_reserved",
            Refusal::BadToken => "bad_token",
            Refusal::TokenUsed => "token_used",
            Refusal::BadId { .. } => "bad_id",
            Refusal::NoSuchPlayer { .. } => "no_such_player",
            Refusal::NotABot { .. } => "not_a_bot",
            Refusal::BadLevel => "bad_level",
            Refusal::BadOption { .. } => "bad_option",
            Refusal::TooFewPlayers { .. } => "too_few_players",
            Refusal::TooFewCards { .. } => "too_few_cards",
            Refusal::CannotDeal(_) => "cannot_deal",
            Refusal::BotHoldsSeat => "bot_holds_seat",
            Refusal::StandInTooStrong { .. } => "stand_in_too_strong",
            Refusal::OwnerGone => "owner_gone",
            Refusal::Stale { .. } => "stale",
            Refusal::WrongGame { .. } => "wrong_game",
            Refusal::CannotDrop { .. } => "cannot_drop",
            Refusal::NothingToClose { .. } => "nothing_to_close",
            Refusal::AlreadyOut { .. } => "already_out",
            Refusal::BadText { .. } => "bad_text",
            Refusal::BadCharacters => "bad_characters",
            Refusal::NoPins => "no_pins",
            Refusal::BadPin { .. } => "bad_pin",
            Refusal::NotFinished => "not_finished",
            Refusal::Damaged(_) => "table_damaged",
            Refusal::NotDue => "not_due",
            Refusal::Illegal { code, .. } => code,
        }
    }

    /// Returns the values that a sentence in any language needs.
    pub fn params(&self) -> Params {
        match self {
            Refusal::TableFull { seats } => params([("seats", (*seats).into())]),
            Refusal::BadName { max } | Refusal::BadText { max } | Refusal::BadId { max } => {
                params([("max", (*max).into())])
            }
            Refusal::NoSuchPlayer { player } | Refusal::NotABot { player } => {
                params([("player", (*player).into())])
            }
            Refusal::BadOption { option, value, .. } => {
                params([("option", (*option).into()), ("value", (*value).into())])
            }
            Refusal::TooFewPlayers { needed, have } | Refusal::TooFewCards { needed, have } => {
                params([("needed", (*needed).into()), ("have", (*have).into())])
            }
            Refusal::StandInTooStrong { allowed } => params([("allowed", (*allowed).into())]),
            Refusal::CannotDeal(reason) => params([("reason", reason.as_str().into())]),
            Refusal::Stale { seen, now } => {
                params([("seen", (*seen).into()), ("now", (*now).into())])
            }
            Refusal::WrongGame { rules }
            | Refusal::CannotDrop { rules }
            | Refusal::NothingToClose { rules } => params([("rules", (*rules).into())]),
            Refusal::AlreadyOut { seat } => params([("seat", seat.0.into())]),
            Refusal::BadPin { card } => params([("card", (*card).into())]),
            Refusal::Illegal { params, .. } => params.clone(),
            _ => Params::new(),
        }
    }

    /// Builds what the client is sent.
    pub fn body(&self) -> ErrorBody {
        ErrorBody {
            code: self.code().to_owned(),
            params: self.params(),
            message: self.to_string(),
        }
    }
}

/// Names the values of an error.
pub(crate) fn params<const N: usize>(list: [(&str, antedate_wire::Param); N]) -> Params {
    let owned = list.map(|(name, value)| (name.to_owned(), value));
    owned.into_iter().collect()
}
