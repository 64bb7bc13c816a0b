//! `antedate play`: the games in the terminal.

use std::process::ExitCode;
use std::sync::Arc;

use antedate_decks::Lang;
use antedate_players::Cast;
use antedate_tables::Pace;
use antedate_terminal::{Address, LocalGame, Setup, Want};
use antedate_wire::RuleSet;
use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::Usage;

const EXAMPLES: &str = "Examples:
  antedate play                                  choose from a menu
  antedate play timeline                         against a bot
  antedate play timeline --bots novice,scholar --lang it
  antedate play twist --deck saga                alone, with the saga
  antedate play trek --seats Ada,Bo              two people at one keyboard
  antedate play --resume                         go on with the last game
  antedate play --join 7QK2-M9XD --name Ada      at a table of a server
  antedate play timeline --plain                 line by line";

/// Play in the terminal: alone, with bots, in turns at one keyboard, or at a server's table.
#[derive(clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game; without it a menu asks
    #[arg(value_enum, conflicts_with_all = ["resume", "join"])]
    game: Option<Game>,
    /// The deck: an id, ids joined with `+`, or a path to a folder
    #[arg(long, value_name = "DECK", requires = "game")]
    deck: Option<String>,
    /// The bots' characters, separated by commas
    #[arg(
        long,
        value_name = "CHARACTERS",
        value_delimiter = ',',
        requires = "game"
    )]
    bots: Vec<String>,
    /// The names of the people at this keyboard, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', requires = "game")]
    seats: Vec<String>,
    /// Go on with the last game that is not over
    #[arg(long, conflicts_with = "join")]
    resume: bool,
    /// Sit at a table of a server: its code, or its address
    #[arg(long, value_name = "CODE|URL")]
    join: Option<String>,
    /// The name to sit down with
    #[arg(long, requires = "join")]
    name: Option<String>,
    /// The server of a bare code
    #[arg(
        long,
        value_name = "URL",
        default_value = "http://127.0.0.1:8080",
        env = "ANTEDATE_SERVER"
    )]
    server: String,
    /// The language: en, it, pl or ru [default: the one the environment names]
    #[arg(long)]
    lang: Option<Lang>,
    /// Line by line, without drawing: for pipes and screen readers
    #[arg(long)]
    plain: bool,
    /// The folder to keep games in [default: the user's data folder]
    #[arg(long, value_name = "DIR", env = "ANTEDATE_DATA")]
    data: Option<std::path::PathBuf>,
    /// How long bots seem to think, in milliseconds: from-to, or 0 for no waiting
    #[arg(long, value_name = "MS", default_value = "800-2000", value_parser = crate::serve::parse_pace, env = "ANTEDATE_BOT_PACE")]
    bot_pace: Pace,
}

#[derive(Clone, Copy, ValueEnum)]
enum Game {
    /// Everyone for themselves
    Timeline,
    /// All together
    Twist,
    /// Three days through time
    Trek,
}

impl From<Game> for RuleSet {
    fn from(game: Game) -> RuleSet {
        match game {
            Game::Timeline => RuleSet::Timeline,
            Game::Twist => RuleSet::Twist,
            Game::Trek => RuleSet::Trek,
        }
    }
}

pub(crate) fn run(args: Args) -> Result<ExitCode> {
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => crate::serve::data_folder()
            .context("there is no home folder to keep games in; name one with --data")?,
    };
    let cast = Cast::default();
    let setup = Setup {
        lang: args.lang.map(wire_lang),
        plain: args.plain,
        folder: folder.join("play"),
        pace: args.bot_pace,
        levels: Cast::offered()
            .iter()
            .map(|one| one.id.to_owned())
            .collect(),
        make_player: Arc::new(move |level, number| cast.seat(level, number)),
        server: args.server.clone(),
    };
    let want = want(args, &setup)?;
    antedate_terminal::play(&setup, want)?;
    Ok(ExitCode::SUCCESS)
}

fn want(args: Args, setup: &Setup) -> Result<Want> {
    if args.resume {
        return Ok(Want::Resume);
    }
    if let Some(join) = &args.join {
        let address = Address::parse(join, &args.server);
        let address = address.map_err(|fault| Usage(fault.to_string()))?;
        let name = args.name.unwrap_or_else(player_name);
        return Ok(Want::Join { address, name });
    }
    let Some(game) = args.game else {
        return Ok(Want::Menu);
    };
    let mut people: Vec<String> = args.seats;
    if people.is_empty() {
        people.push(player_name());
    }
    let game = LocalGame::new(
        game.into(),
        args.deck.as_deref(),
        people,
        args.bots,
        &setup.levels,
    )?;
    Ok(Want::New(game))
}

/// The name this system calls its user by, with a capital letter.
fn player_name() -> String {
    let name = std::env::var("USER").or_else(|_| std::env::var("USERNAME"));
    let name = name.unwrap_or_default();
    let mut letters = name.chars().take(antedate_tables::MAX_NAME);
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => "Ada".to_owned(),
    }
}

fn wire_lang(lang: Lang) -> antedate_wire::Lang {
    match lang {
        Lang::En => antedate_wire::Lang::En,
        Lang::It => antedate_wire::Lang::It,
        Lang::Pl => antedate_wire::Lang::Pl,
        Lang::Ru => antedate_wire::Lang::Ru,
    }
}
