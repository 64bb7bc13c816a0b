//! `antedate play`: the games in the terminal.

use std::process::ExitCode;
use std::sync::Arc;

use antedate_decks::Lang;
use antedate_players::Cast;
use antedate_tables::Pace;
use antedate_terminal::{Address, LocalGame, PlayRequest, Setup};
use antedate_wire::RuleSet;
use anyhow::{Context, Result};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::Usage;

const EXAMPLES: &str = "Examples:
  antedate play                                  choose from a menu
  antedate play timeline                         against a bot
  antedate play timeline --bots novice,scholar --lang it
  antedate play twist --deck saga                alone, with the saga
  antedate play trek --seats Ada,Bo              two people at one keyboard
  antedate play trek --warps                     with time warps
  antedate play --resume                         go on with the last game
  antedate play --join 7QK2-M9XD --name Ada      at a table of a server
  antedate play timeline --plain                 line by line";

/// Play in the terminal: alone, with bots, in turns at one keyboard, or at a server's table.
#[derive(clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game; if omitted, a menu asks
    #[arg(value_parser = game_parser(), conflicts_with_all = ["resume", "join"])]
    game: Option<RuleSet>,
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
    /// Lay out time warps in trek
    #[arg(long, requires = "game")]
    warps: bool,
    /// Resume the last unfinished game
    #[arg(long, conflicts_with = "join")]
    resume: bool,
    /// Join a table on a server: its code, or its address
    #[arg(long, value_name = "CODE|URL")]
    join: Option<String>,
    /// The name to join with
    #[arg(long, requires = "join")]
    name: Option<String>,
    /// The server that a bare code refers to
    #[arg(
        long,
        value_name = "URL",
        default_value = "http://127.0.0.1:8080",
        env = "ANTEDATE_SERVER"
    )]
    server: String,
    #[arg(long, help = format!("The language: {} [default: from the environment]", Lang::choices()))]
    lang: Option<Lang>,
    /// Line by line, without a drawn screen: for pipes and screen readers
    #[arg(long)]
    plain: bool,
    /// The folder to keep games in [default: the user's data folder]
    #[arg(long, value_name = "DIR", env = "ANTEDATE_DATA")]
    data: Option<std::path::PathBuf>,
    /// How long bots seem to think, in milliseconds: from-to, or 0 for no delay
    #[arg(long, value_name = "MS", default_value = "800-2000", value_parser = crate::serve::parse_pace, env = "ANTEDATE_BOT_PACE")]
    bot_pace: Pace,
}

/// Reads the name of a game.
fn game_parser() -> impl TypedValueParser<Value = RuleSet> {
    let games = RuleSet::ALL.map(|rules| {
        let what = antedate_terminal::what_is(rules, Lang::En);
        PossibleValue::new(rules.name()).help(what)
    });
    PossibleValuesParser::new(games)
        .map(|name| RuleSet::by_name(&name).expect("one of the possible values"))
}

pub(crate) fn run(args: Args) -> Result<ExitCode> {
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => crate::serve::data_folder()
            .context("there is no home folder to keep games in; name one with --data")?,
    };
    let cast = Cast::default();
    let setup = Setup {
        lang: args.lang,
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

fn want(args: Args, setup: &Setup) -> Result<PlayRequest> {
    if args.resume {
        return Ok(PlayRequest::Resume);
    }
    if let Some(join) = &args.join {
        let address = Address::parse(join, &args.server);
        let address = address.map_err(|fault| Usage(fault.to_string()))?;
        let name = args.name.unwrap_or_else(player_name);
        return Ok(PlayRequest::Join { address, name });
    }
    let Some(game) = args.game else {
        return Ok(PlayRequest::Menu);
    };
    let mut people: Vec<String> = args.seats;
    if people.is_empty() {
        people.push(player_name());
    }
    let game = LocalGame::new(game, args.deck.as_deref(), people, args.bots, &setup.levels)?;
    let game = match args.warps {
        true => game.with_variant("warps")?,
        false => game,
    };
    Ok(PlayRequest::New(game))
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
