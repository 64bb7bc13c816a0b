//! Why an action is refused: what is wrong, and what to do.

use super::{Experience, ItineraryId, Token, TokenFault, WarpKind};
use crate::Seat;

/// Why an action is refused. Depends on nothing that the player cannot see.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// Somebody else is to act (TR-5).
    #[error("it is {turn}'s turn; wait until your watch is furthest back")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// The day has not begun: this player has yet to choose (TR-3).
    #[error("a day begins with an itinerary; choose one of yours first")]
    ChooseFirst,
    /// This player has chosen, others have not (TR-3).
    #[error("you have chosen an itinerary; wait until everybody has")]
    OthersChoosing,
    /// Itineraries are chosen at the start of a day only (TR-3).
    #[error("itineraries are chosen at the start of a day; play on with the one you have")]
    NotChoosing,
    /// The itinerary was not dealt to this player.
    #[error("{itinerary} is not yours; choose one of the four you were dealt")]
    NotYourItinerary {
        /// The itinerary asked for.
        itinerary: ItineraryId,
    },
    /// Each itinerary is used for one day only (TR-20).
    #[error("{itinerary} was used on an earlier day; choose one you have not used")]
    ItineraryUsed {
        /// The itinerary asked for.
        itinerary: ItineraryId,
    },
    /// In a *first game* the itinerary of day I is drawn (TR-3a).
    #[error("in a first game day I is played with the itinerary drawn for you; take {drawn}")]
    ItineraryDrawn {
        /// The itinerary drawn for this player.
        drawn: ItineraryId,
    },
    /// The departures row has spaces 0 (the deck top) to 5.
    #[error("there is no space {space}; choose 0, the deck top, or a space from 1 to 5")]
    NoSuchSpace {
        /// The space asked for.
        space: u8,
    },
    /// No card lies there (TR-18).
    #[error("space {space} is empty; choose a space with a card, or an ancestor")]
    EmptySpace {
        /// The space asked for.
        space: u8,
    },
    /// The pile is used up (TR-6).
    #[error("no ancestor is left; choose one of the departures")]
    NoAncestorLeft,
    /// TR-16.
    #[error("an ancestor cannot start a journey; take one of the departures first")]
    AncestorCannotStart,
    /// The player has fewer (TR-7).
    #[error("you cannot spend {asked} of your time crystals: you have {held}; spend fewer")]
    NotEnoughCrystals {
        /// Crystals asked for.
        asked: u8,
        /// Crystals the player holds.
        held: u16,
    },
    /// TR-7a.
    #[error(
        "spending {asked} would leave none of the card's hours ({hours}); spend fewer crystals"
    )]
    BelowOneHour {
        /// Crystals asked for.
        asked: u8,
        /// The card's hours.
        hours: u8,
    },
    /// Tokens of this turn are still to be placed (TR-11).
    #[error("you have tokens to place; place them first")]
    TokensFirst,
    /// No token awaits a choice (TR-11).
    #[error("you have no token to place; take a card first")]
    NoTokensToPlace,
    /// The turn brought no such token, or it is placed already.
    #[error("you have no {token} token left; place one of those you have")]
    NoSuchToken {
        /// The token asked for.
        token: Token,
    },
    /// TR-11.
    #[error("a {colour} token goes to the {colour} column only, not to {column}; place it there")]
    WrongColumn {
        /// The token's colour.
        colour: Experience,
        /// The column asked for.
        column: Experience,
    },
    /// TR-11a.
    #[error("the {column} column is full; choose a column with a free space")]
    ColumnFull {
        /// The column asked for.
        column: Experience,
    },
    /// A whole turn's tokens cannot go there in any order (TR-11a).
    #[error("the tokens of this turn cannot go like that: {0}; list another order")]
    ImpossibleTokens(#[from] TokenFault),
    /// TR-18.
    #[error("you can pass only when there is nothing to take; take a card or an ancestor")]
    CannotPass,
    /// The option is off (section 10).
    #[error("this game is played without time warps; take a card")]
    NoWarps,
    /// So many are not laid out (TW-1).
    #[error("there is no time warp {at} today; choose one from 0 to {last}")]
    NoSuchWarp {
        /// The place asked for.
        at: u8,
        /// The last place.
        last: u8,
    },
    /// One warp a player a day (TW-2).
    #[error("you have used a time warp today; take a card")]
    MarkerUsed,
    /// A warp serves one player (TW-2).
    #[error("{by} has used this time warp today; choose one without a marker")]
    WarpTaken {
        /// Whose marker lies on it.
        by: Seat,
    },
    /// The player lacks the crystals (TW-3).
    #[error(
        "this time warp costs {price} time crystals and you have {held}; choose another or take a card"
    )]
    WarpTooDear {
        /// What it costs.
        price: u8,
        /// Crystals the player holds.
        held: u16,
    },
    /// The choice is not one of this kind (TW-4).
    #[error(
        "{kind} does not work like that; say what this kind of time warp asks for, and no more"
    )]
    WrongWarpChoice {
        /// The kind.
        kind: WarpKind,
    },
    /// TW-4.
    #[error("a card cannot change places with itself; choose two spaces, the lower first")]
    SameSpace,
    /// TW-4.
    #[error("the mat has nothing to echo under space {space}; choose another space")]
    NothingToEcho {
        /// The space asked for.
        space: u8,
    },
    /// TW-5.
    #[error("{kind} would change nothing now; use another time warp or take a card")]
    WarpChangesNothing {
        /// The kind.
        kind: WarpKind,
    },
    /// There is no turn of a warp alone (TW-5).
    #[error("there is nothing to take after a time warp; pass")]
    NothingToTake,
    /// Of the cards looked at one is still to be put on top (TW-4).
    #[error("you are looking into the deck; put one of the cards on top first")]
    PutOnTopFirst,
    /// Nobody looks into the deck (TW-4).
    #[error("you are not looking into the deck; take a card")]
    NotLooking,
    /// So many cards were not looked at (TW-4).
    #[error("there is no card {nth} to put on top; choose one from 0 to {last}")]
    NoSuchTop {
        /// The card asked for.
        nth: u8,
        /// The last card.
        last: u8,
    },
    /// There is no such seat.
    #[error("there is no {seat}; the table has seats 0 to {last}")]
    NoSuchSeat {
        /// The seat that asked.
        seat: Seat,
        /// The last seat of the table.
        last: u8,
    },
    /// The game has ended.
    #[error("the game is over; start another one")]
    GameOver,
}

impl Illegal {
    /// Returns a name that survives rewording.
    pub fn code(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn { .. } => "not_your_turn",
            Illegal::ChooseFirst => "choose_first",
            Illegal::OthersChoosing => "others_choosing",
            Illegal::NotChoosing => "not_choosing",
            Illegal::NotYourItinerary { .. } => "not_your_itinerary",
            Illegal::ItineraryUsed { .. } => "itinerary_used",
            Illegal::ItineraryDrawn { .. } => "itinerary_drawn",
            Illegal::NoSuchSpace { .. } => "no_such_space",
            Illegal::EmptySpace { .. } => "empty_space",
            Illegal::NoAncestorLeft => "no_ancestor_left",
            Illegal::AncestorCannotStart => "ancestor_cannot_start",
            Illegal::NotEnoughCrystals { .. } => "not_enough_crystals",
            Illegal::BelowOneHour { .. } => "below_one_hour",
            Illegal::TokensFirst => "tokens_first",
            Illegal::NoTokensToPlace => "no_tokens_to_place",
            Illegal::NoSuchToken { .. } => "no_such_token",
            Illegal::WrongColumn { .. } => "wrong_column",
            Illegal::ColumnFull { .. } => "column_full",
            Illegal::ImpossibleTokens(_) => "impossible_tokens",
            Illegal::CannotPass => "cannot_pass",
            Illegal::NoWarps => "no_warps",
            Illegal::NoSuchWarp { .. } => "no_such_warp",
            Illegal::MarkerUsed => "marker_used",
            Illegal::WarpTaken { .. } => "warp_taken",
            Illegal::WarpTooDear { .. } => "warp_too_dear",
            Illegal::WrongWarpChoice { .. } => "wrong_warp_choice",
            Illegal::SameSpace => "same_space",
            Illegal::NothingToEcho { .. } => "nothing_to_echo",
            Illegal::WarpChangesNothing { .. } => "warp_changes_nothing",
            Illegal::NothingToTake => "nothing_to_take",
            Illegal::PutOnTopFirst => "put_on_top_first",
            Illegal::NotLooking => "not_looking",
            Illegal::NoSuchTop { .. } => "no_such_top",
            Illegal::NoSuchSeat { .. } => "no_such_seat",
            Illegal::GameOver => "game_over",
        }
    }
}
