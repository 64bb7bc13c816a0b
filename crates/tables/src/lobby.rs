//! What happens around a game: sitting down, options, bots, talk.

use antedate_wire::{BotLevel, Command, First, GameOptions, Options, Phase, PlayerNumber, RuleSet};

use crate::contents::Contents;
use crate::games::bundle;
use crate::log::{self, Entry, TokenHash};
use crate::names::{is_visible, looks_like, visible_name};
use crate::refusal::Refusal;
use crate::state::State;

/// The longest name, in characters.
pub const MAX_NAME: usize = 24;
/// The longest thing said, in characters.
pub const MAX_TEXT: usize = 500;
/// The longest name of a bot's level.
const MAX_LEVEL: usize = 20;

/// What asking for a seat comes to.
pub(crate) enum Joining {
    /// Somebody sits down, and takes a seat where a game is under way (CH-12).
    New(Vec<Entry>),
    /// The token has a seat already.
    Already(PlayerNumber),
}

/// Decides whether somebody may sit down.
pub(crate) fn join(state: &State, name: &str, token: &str) -> Result<Joining, Refusal> {
    let token = TokenHash::of(token).ok_or(Refusal::BadToken)?;
    let mut players = state.players.iter();
    if let Some(player) = players.find(|player| player.token == Some(token)) {
        return Ok(Joining::Already(player.number));
    }
    if state.closed {
        return Err(Refusal::TableClosed);
    }
    if state.locked {
        return Err(Refusal::TableLocked);
    }
    let late = state.decide_late()?;
    check_room(state)?;
    let name = check_name(state, name)?;
    let player = state.next_player;
    let joined = Entry::Joined {
        player,
        name,
        token: Some(token),
        guest: None,
        bot: None,
    };
    let events = late.map(|decided| decided.events);
    let seat_taken = events.map(|events| Entry::SeatTaken { player, events });
    Ok(Joining::New(
        [joined].into_iter().chain(seat_taken).collect(),
    ))
}

/// Decides everything around a game that a seated player asks for.
pub(crate) fn decide(
    state: &State,
    player: PlayerNumber,
    command: &Command,
) -> Result<Vec<Entry>, Refusal> {
    match command {
        Command::Say { text } => Ok(vec![Entry::Said {
            player,
            text: check_text(text)?,
        }]),
        Command::Signal { preset } => Ok(vec![Entry::Signalled {
            player,
            preset: (*preset).into(),
        }]),
        Command::MoveSeat { token } => move_seat(state, player, token),
        _ => {
            check_host(state, player)?;
            manage(state, command)
        }
    }
}

/// What the host alone may do.
fn manage(state: &State, command: &Command) -> Result<Vec<Entry>, Refusal> {
    match command {
        Command::Lock { locked } if state.locked == *locked => Ok(Vec::new()),
        Command::Lock { locked } => Ok(vec![Entry::Locked { locked: *locked }]),
        Command::AddBot { level } => {
            check_idle(state)?;
            Ok(vec![add_bot(state, level)?])
        }
        Command::RemoveBot { player } => {
            check_idle(state)?;
            let (player, kicked) = (*player, true);
            match state.player(player) {
                None => Err(Refusal::NoSuchPlayer { player }),
                Some(found) if found.bot.is_none() => Err(Refusal::NotABot { player }),
                Some(_) => Ok(vec![Entry::Left { player, kicked }]),
            }
        }
        Command::SetOptions { options } => {
            let options = with_game(state.settings.rules, options);
            set_options(state, options)
        }
        Command::SetFirst { first } => {
            let mut options = state.options.clone();
            options.first = *first;
            set_options(state, options)
        }
        // Everything else has been decided before.
        _ => Ok(Vec::new()),
    }
}

/// Decides whether a bot may sit down.
pub(crate) fn add_bot(state: &State, level: &BotLevel) -> Result<Entry, Refusal> {
    check_level(level)?;
    check_room(state)?;
    Ok(Entry::Joined {
        player: state.next_player,
        name: bot_name(state, level),
        token: None,
        guest: None,
        bot: Some(level.clone()),
    })
}

fn set_options(state: &State, options: Options) -> Result<Vec<Entry>, Refusal> {
    check_idle(state)?;
    check_options(state.settings.rules, &options)?;
    if usize::from(options.seats) < state.players.len() {
        return Err(Refusal::BadOption {
            option: "seats",
            value: options.seats.into(),
            allowed: "more players than that are here",
        });
    }
    let mut named = newly_named(state, &options).into_iter();
    if let Some(player) = named.find(|number| state.player(*number).is_none()) {
        return Err(Refusal::NoSuchPlayer { player });
    }
    if options == state.options {
        return Ok(Vec::new());
    }
    let options = log::Options::of(state.settings.rules, &options);
    Ok(vec![Entry::OptionsSet { options }])
}

/// Lists the players that changed options name. Those of a new table may name players who are
/// yet to come, and whoever sends them along unchanged does not name them anew.
fn newly_named(state: &State, options: &Options) -> Vec<PlayerNumber> {
    let first = match options.first {
        First::Player { player } if options.first != state.options.first => Some(player),
        _ => None,
    };
    let rules = state.settings.rules;
    let game = GameOptions::of(rules);
    let [game, before] = [options, &state.options].map(|of| of.game.as_ref().unwrap_or(&game));
    let named = bundle(rules).newly_named(game, before);
    first.into_iter().chain(named).collect()
}

/// Fills in the game's own options if they are left out.
pub(crate) fn with_game(rules: RuleSet, options: &Options) -> Options {
    let game = options.game.clone();
    let game = game.unwrap_or_else(|| GameOptions::of(rules));
    options.clone().with(game)
}

/// Checks the options of a table against its rule set.
pub(crate) fn check_options(rules: RuleSet, options: &Options) -> Result<(), Refusal> {
    let game = bundle(rules);
    if !game.seats().contains(&usize::from(options.seats)) {
        return Err(Refusal::BadOption {
            option: "seats",
            value: options.seats.into(),
            allowed: game.seats_allowed(),
        });
    }
    options
        .game
        .as_ref()
        .map_or(Ok(()), |own| game.check_options(own))
}

/// Checks that there are as many cards as the smallest table needs (TC-2a, CO-1).
pub(crate) fn check_cards(contents: &Contents, options: &Options) -> Result<(), Refusal> {
    let rules = contents.rules();
    let usual = GameOptions::of(rules);
    let needed = bundle(rules).cards_needed(options.game.as_ref().unwrap_or(&usual));
    let have = contents.pool().len();
    match have < needed {
        true => Err(Refusal::TooFewCards { have, needed }),
        false => Ok(()),
    }
}

fn move_seat(state: &State, player: PlayerNumber, token: &str) -> Result<Vec<Entry>, Refusal> {
    let token = TokenHash::of(token).ok_or(Refusal::BadToken)?;
    let mut players = state.players.iter();
    match players.find(|other| other.token == Some(token)) {
        Some(other) if other.number == player => Ok(Vec::new()),
        Some(_) => Err(Refusal::TokenUsed),
        None => Ok(vec![Entry::SeatMoved {
            player,
            token: Some(token),
            guest: None,
        }]),
    }
}

pub(crate) fn check_host(state: &State, player: PlayerNumber) -> Result<(), Refusal> {
    if state.acting_host() == Some(player) {
        Ok(())
    } else {
        Err(Refusal::NotHost)
    }
}

/// Most things around a game wait until it is over.
pub(crate) fn check_idle(state: &State) -> Result<(), Refusal> {
    if state.phase() == Phase::Playing {
        Err(Refusal::GameRunning)
    } else {
        Ok(())
    }
}

pub(crate) fn check_enough(state: &State) -> Result<(), Refusal> {
    let seats = bundle(state.settings.rules).seats();
    let (needed, have) = (*seats.start(), state.players.len());
    if have < needed {
        return Err(Refusal::TooFewPlayers { needed, have });
    }
    Ok(())
}

fn check_room(state: &State) -> Result<(), Refusal> {
    let seats = state.options.seats;
    if state.players.len() >= usize::from(seats) {
        return Err(Refusal::TableFull { seats });
    }
    Ok(())
}

pub(crate) fn check_level(level: &BotLevel) -> Result<(), Refusal> {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if level.is_empty() || level.len() > MAX_LEVEL || !level.bytes().all(plain) {
        return Err(Refusal::BadLevel);
    }
    Ok(())
}

fn check_name(state: &State, name: &str) -> Result<String, Refusal> {
    let name = visible_name(name, MAX_NAME).ok_or(Refusal::BadName { max: MAX_NAME })?;
    let mut players = state.players.iter();
    if players.any(|player| looks_like(&player.name, name)) {
        return Err(Refusal::NameTaken);
    }
    Ok(name.to_owned())
}

fn check_text(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    let n_chars = text.chars().count();
    if n_chars == 0 || n_chars > MAX_TEXT {
        return Err(Refusal::BadText { max: MAX_TEXT });
    }
    if !text.split('\n').all(is_visible) {
        return Err(Refusal::BadCharacters);
    }
    Ok(text.to_owned())
}

/// The level's name, with a number when there are several of it.
fn bot_name(state: &State, level: &str) -> String {
    let taken = |name: &str| state.players.iter().any(|player| player.name == name);
    if !taken(level) {
        return level.to_owned();
    }
    let mut numbered = (2..).map(|n| format!("{level} {n}"));
    numbered.find(|name| !taken(name)).unwrap_or_default()
}
