//! The chronology card games in the terminal: full screen, or line by line.
//!
//! Everything here is a client of the protocol (`docs/protocol.md`): a link leads to a
//! table on this machine, which is the same live table that the server runs, or to
//! a table of a server. What comes over a link is folded into views; questions, notes,
//! lists and boards are made of views alone; two faces show them.
//!
//! | module | what it does |
//! |---|---|
//! | `link` | the way to a table: local, or over a WebSocket that mends itself |
//! | `saved` | games on disk, each entry before it is told |
//! | `private` | files that others on this machine cannot read |
//! | `client` | the views of the people at this keyboard |
//! | `games` | a folder a game: its board, lists, questions, news and result |
//! | `question` | what a person is asked, as choices that lead to actions |
//! | `news`, `result`, `listing`, `board`, `blocks` | what the games share: words, lists and rows of text |
//! | `screen`, `plain` | the two faces |
//! | `setup` | the menu |

mod blocks;
mod board;
mod client;
mod face;
mod games;
mod link;
mod listing;
mod news;
mod paint;
mod plain;
mod private;
mod question;
mod result;
mod saved;
mod screen;
mod setup;
mod tokens;
mod words;

use std::io::IsTerminal;
use std::path::PathBuf;

use antedate_tables::Pace;
use antedate_wire::{Lang, RuleSet};

use client::Client;
use face::{Face, Left, Table};
use setup::{Chosen, MenuContext};
use words::{Words, say};

pub use antedate_live::MakePlayer;
pub use link::{Address, BadAddress, LocalGame, MakeError};
pub use saved::SaveError;
pub use words::language_of_environment;

/// Says in a few words what a game is.
pub fn what_is(rules: RuleSet, lang: Lang) -> String {
    Words::new(lang).t(games::info(rules).what)
}

/// What somebody wants to play.
pub enum PlayRequest {
    /// They choose from a menu.
    Menu,
    /// A new game on this machine.
    New(LocalGame),
    /// The last game that is not over.
    Resume,
    /// A table of a server.
    Join {
        /// Where it is.
        address: Address,
        /// The name to sit down with.
        name: String,
    },
}

/// How the terminal is set up.
pub struct Setup {
    /// The language of the interface and the cards; by default that of the saved game, or
    /// the one the environment names.
    pub lang: Option<Lang>,
    /// Lines instead of a full screen.
    pub plain: bool,
    /// The folder to keep games in.
    pub folder: PathBuf,
    /// How long bots seem to think.
    pub pace: Pace,
    /// The characters of bots on offer, each known to `make_player`.
    pub levels: Vec<String>,
    /// Makes the bots.
    pub make_player: MakePlayer,
    /// The server of a bare code.
    pub server: String,
}

/// Why a game cannot be made of what was asked for.
#[derive(Debug, thiserror::Error)]
pub enum BadGame {
    /// No such deck.
    #[error(transparent)]
    Deck(#[from] antedate_decks::OpenError),
    /// A deck of another game.
    #[error(transparent)]
    Contents(#[from] antedate_tables::ContentsError),
    /// No such bot.
    #[error("there is no bot `{bot}`; choose from {known}")]
    NoSuchBot {
        /// What was asked for.
        bot: String,
        /// What there is.
        known: String,
    },
    /// Too few or too many players.
    #[error(
        "{rules} is for {least} to {most} players and these are {n_players}; name people with --seats and bots with --bots"
    )]
    Players {
        /// The game.
        rules: &'static str,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
        /// How many were asked for.
        n_players: usize,
    },
    /// A way to play that belongs to another game.
    #[error("{rules} has no time warps; leave --{name} out")]
    NoVariant {
        /// The game.
        rules: &'static str,
        /// The flag.
        name: &'static str,
    },
}

/// Why playing came to an end that nobody asked for.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// A game could not be made or kept.
    #[error(transparent)]
    Make(#[from] MakeError),
    /// A saved game could not be read.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// There is no game to resume.
    #[error("{0}")]
    NothingToResume(String),
    /// A table could not be entered.
    #[error("{0}")]
    Refused(String),
    /// The terminal failed.
    #[error("the terminal cannot be used ({0}); try --plain")]
    Terminal(#[from] std::io::Error),
}

/// Plays in the terminal until the player leaves.
///
/// # Errors
/// The game cannot be made, kept or entered, or the terminal fails.
pub fn play(setup: &Setup, want: PlayRequest) -> Result<(), PlayError> {
    let plain = setup.plain || !is_screen();
    let mut words = Words::new(setup.lang.unwrap_or_else(language_of_environment));
    let mut face: Box<dyn Face> = match plain {
        true => Box::new(plain::Plain::open()),
        false => Box::new(screen::Screen::open()?),
    };
    let mut session = Session {
        setup,
        face: &mut *face,
        farewell: None,
    };
    let done = session.run(&mut words, want);
    let farewell = session.farewell.take();
    // The screen is given back before anything is said.
    drop(face);
    done?;
    if let Some(text) = farewell {
        plain::print(&text);
    }
    Ok(())
}

/// Says whether there is a terminal that can be drawn on.
fn is_screen() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    !dumb && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

struct Session<'a> {
    setup: &'a Setup,
    face: &'a mut dyn Face,
    /// What is said when the screen is given back.
    farewell: Option<String>,
}

impl Session<'_> {
    fn run(&mut self, words: &mut Words, want: PlayRequest) -> Result<(), PlayError> {
        if !matches!(want, PlayRequest::Menu) {
            return self.play(words, want);
        }
        loop {
            let offer = MenuContext {
                resume: saved::is_any(&self.setup.folder),
                levels: &self.setup.levels,
                server: &self.setup.server,
            };
            match setup::menu(self.face, words, &offer) {
                Ok(Some(Chosen::Language(lang))) => *words = Words::new(lang),
                Ok(Some(Chosen::Play(want))) => return self.play(words, want),
                Ok(Some(Chosen::Quit) | None) | Err(face::Stopped) => return Ok(()),
            }
        }
    }

    fn play(&mut self, words: &Words, want: PlayRequest) -> Result<(), PlayError> {
        let setup = self.setup;
        match want {
            PlayRequest::Menu => Ok(()),
            PlayRequest::New(game) => {
                let made = link::make_table(
                    &game,
                    &setup.folder,
                    setup.pace,
                    words.lang(),
                    &mut antedate_live::Chance::default(),
                )?;
                self.play_local(words, made)
            }
            PlayRequest::Resume => {
                let found = saved::newest(&setup.folder)?;
                let found = found
                    .ok_or_else(|| PlayError::NothingToResume(words.t("term-nothing-to-resume")))?;
                let words = Words::new(setup.lang.unwrap_or(found.lang));
                self.play_local(&words, found)
            }
            PlayRequest::Join { address, name } => self.play_remote(words, address, name),
        }
    }

    fn play_local(&mut self, words: &Words, resumed: saved::Resumed) -> Result<(), PlayError> {
        let file = resumed.saved.path().to_owned();
        let report = self.face.report();
        let make_player = self.setup.make_player.clone();
        let (link, people) = link::open_local(resumed, words.lang(), make_player, report)?;
        let client = Client::new(Box::new(link), people.len());
        let left = self.face.play(
            words,
            Table {
                client,
                remote: false,
            },
        )?;
        if let Left::Refused(why) = left {
            return Err(PlayError::Refused(why));
        }
        // A game that is over has left its record alone.
        if file.exists() {
            self.farewell = Some(words.t("term-saved"));
        }
        Ok(())
    }

    fn play_remote(
        &mut self,
        words: &Words,
        address: Address,
        name: String,
    ) -> Result<(), PlayError> {
        let again = say!(words, "term-come-back", address = address.to_string());
        let joining = link::Joining {
            address,
            name,
            folder: self.setup.folder.clone(),
            lang: words.lang(),
        };
        let link = link::open_remote(joining, self.face.report())?;
        let client = Client::new(Box::new(link), 1);
        match self.face.play(
            words,
            Table {
                client,
                remote: true,
            },
        )? {
            Left::Stopped => {
                self.farewell = Some(again);
                Ok(())
            }
            Left::Refused(why) => Err(PlayError::Refused(why)),
        }
    }
}
