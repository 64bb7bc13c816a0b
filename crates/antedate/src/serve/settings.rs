//! What a host can choose, from flags, the environment and a file.
//!
//! One precedence for everything: a flag wins over the environment, the environment over the
//! file, the file over the default. `clap` reads flags and most of the environment; this module
//! reads the rest of it and adds the file beneath them.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use antedate_bus::{BadUrl, NatsUrl};
use antedate_store::postgres::is_address;
use antedate_tables::Pace;
use anyhow::{Context, Result, anyhow, bail};
use clap::builder::BoolishValueParser;
use serde::Deserialize;

use crate::Usage;
use crate::database::Database;

/// What `serve` can be told: a flag wins over the environment, that over the file of `--config`.
///
/// Addresses may hold a password. The parser of flags repeats what it cannot read, so it takes
/// them as they are, and this module reads them.
#[derive(clap::Args, Default)]
pub(crate) struct Args {
    /// Read settings from this TOML file [default: antedate/config.toml in the user's
    /// configuration folder, if it exists]
    #[arg(long, value_name = "FILE", env = "ANTEDATE_CONFIG")]
    config: Option<PathBuf>,
    /// The port to listen on; 0 picks any free one [default: 8080]
    #[arg(long, env = "ANTEDATE_PORT")]
    port: Option<u16>,
    /// Let phones and computers on the same network in, and show a QR code for them
    #[arg(long, env = "ANTEDATE_LAN", value_name = "YES", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = BoolishValueParser::new())]
    lan: Option<bool>,
    /// Open the page in the browser
    #[arg(long, env = "ANTEDATE_OPEN", value_name = "YES", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = BoolishValueParser::new())]
    open: Option<bool>,
    /// The folder to keep the games in [env: ANTEDATE_DATA] [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Keep the games in this PostgreSQL database instead, like
    /// postgres://user:password@host:5432/name; several servers may share it
    /// [env: ANTEDATE_DATABASE]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// The NATS server over which several nodes on one database wake each other, like
    /// nats://127.0.0.1:4222 [env: ANTEDATE_BUS] [default: none, a single node]
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    /// Also offer the decks in this folder; may be given several times [env: ANTEDATE_DECKS,
    /// separated as in PATH]
    #[arg(long, value_name = "DIR")]
    decks: Vec<PathBuf>,
    /// Serve the web page from this folder instead of the built-in one
    #[arg(long, value_name = "DIR", env = "ANTEDATE_WEB")]
    web: Option<PathBuf>,
    /// An address under which browsers reach this server through a proxy, like
    /// `https://play.example.org`; may be given several times
    #[arg(
        long,
        value_name = "URL",
        env = "ANTEDATE_ORIGIN",
        value_delimiter = ','
    )]
    origin: Vec<String>,
    /// How long bots seem to think, in milliseconds: from-to, or 0 for no delay
    /// [default: 800-2000]
    #[arg(long, value_name = "MS", value_parser = parse_pace, env = "ANTEDATE_BOT_PACE")]
    bot_pace: Option<Pace>,
    /// Remove a table when nothing has happened at it for this long, unless a game is being played there:
    /// 36h, 90d, 52w, or forever [default: forever]
    #[arg(long, value_name = "TIME", env = "ANTEDATE_KEEP_GAMES")]
    keep_games: Option<Keep>,
    /// Show results of public tables, and those that players choose to show, to everybody
    /// [default: true]
    #[arg(long, env = "ANTEDATE_HALL", value_name = "YES", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = BoolishValueParser::new())]
    hall: Option<bool>,
    /// Rate-limit the address that the proxy names in X-Forwarded-For, not the proxy's own; only if nobody
    /// can bypass the proxy
    #[arg(long, env = "ANTEDATE_BEHIND_PROXY", value_name = "YES", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = BoolishValueParser::new())]
    behind_proxy: Option<bool>,
    /// Lift the rate limits per address, for load tests
    #[arg(long, env = "ANTEDATE_UNLIMITED", value_name = "YES", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = BoolishValueParser::new())]
    unlimited: Option<bool>,
}

/// What the environment says of settings that the parser of flags does not read there: a list,
/// and where the games are, which a folder and a database decide together.
#[derive(Default)]
struct Environment {
    place: Place,
    decks: Vec<PathBuf>,
}

impl Environment {
    fn read() -> Environment {
        let decks = variable("ANTEDATE_DECKS").unwrap_or_default();
        let decks = std::env::split_paths(&decks);
        Environment {
            place: Place {
                data: variable("ANTEDATE_DATA"),
                database: Typed::variable("ANTEDATE_DATABASE"),
                bus: Typed::variable("ANTEDATE_BUS"),
            },
            // Nothing between two separators is no folder.
            decks: decks.filter(|path| !path.as_os_str().is_empty()).collect(),
        }
    }
}

/// Where the games are, and how nodes that share them are joined, as flags, environment or
/// file say it.
#[derive(Default)]
struct Place {
    data: Option<PathBuf>,
    database: Option<Typed>,
    bus: Option<Typed>,
}

impl Place {
    /// Asks one after the other. Whoever names a folder means a folder, whatever those say who
    /// come later.
    fn decide(asked: [Place; 3]) -> Place {
        let mut decided = Place::default();
        for place in asked {
            decided.data = decided.data.or(place.data);
            decided.database = decided.database.or(place.database);
            decided.bus = decided.bus.or(place.bus);
            if decided.data.is_some() && decided.database.is_none() {
                break;
            }
        }
        decided
    }
}

/// What the bus is called in the file.
const FILE_BUS: &str = "bus";

/// A text and who said it, looked at only if it decides. It may hold a password.
#[derive(PartialEq)]
pub(crate) struct Typed {
    by: &'static str,
    text: String,
}

impl Typed {
    fn new(by: &'static str, text: Option<String>) -> Option<Typed> {
        text.map(|text| Typed { by, text })
    }

    /// What cannot be read as text is no address either, and is not passed over.
    fn variable(by: &'static str) -> Option<Typed> {
        let text = variable(by).map(|text| text.to_string_lossy().into_owned());
        Typed::new(by, text)
    }

    /// Words what is wrong with it. What a file says is a wrong setting, not a wrong flag.
    fn fault(&self, said: String) -> anyhow::Error {
        match self.by == FILE_BUS {
            true => anyhow!(said),
            false => Usage(said).into(),
        }
    }

    fn read<T>(&self, parse: impl Fn(&str) -> Result<T, String>) -> Result<T, Usage> {
        parse(&self.text).map_err(|fault| Usage(format!("{}: {fault}", self.by)))
    }
}

/// The file: every key is a flag's name.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    port: Option<u16>,
    lan: Option<bool>,
    open: Option<bool>,
    data: Option<PathBuf>,
    #[serde(default, deserialize_with = "read_database")]
    database: Option<String>,
    #[serde(default, deserialize_with = "read_bus")]
    bus: Option<String>,
    decks: Option<Vec<PathBuf>>,
    web: Option<PathBuf>,
    origin: Option<Vec<String>>,
    #[serde(default, deserialize_with = "read_pace")]
    bot_pace: Option<Pace>,
    keep_games: Option<Keep>,
    hall: Option<bool>,
    behind_proxy: Option<bool>,
    unlimited: Option<bool>,
}

/// Everything decided.
#[derive(Debug, PartialEq)]
pub(crate) struct Settings {
    pub(crate) port: u16,
    pub(crate) lan: bool,
    pub(crate) open: bool,
    pub(crate) data: Option<PathBuf>,
    pub(crate) postgres: Option<String>,
    bus: Option<Typed>,
    pub(crate) decks: Vec<PathBuf>,
    pub(crate) web: Option<PathBuf>,
    pub(crate) origin: Vec<String>,
    pub(crate) bot_pace: Pace,
    pub(crate) keep_games: Keep,
    pub(crate) hall: bool,
    pub(crate) behind_proxy: bool,
    pub(crate) unlimited: bool,
}

impl Settings {
    /// Puts flags and environment over the file, and the file over the defaults.
    ///
    /// # Errors
    /// The file of `--config` cannot be read, or a file says something that is not a setting,
    /// or a flag or variable that decides is wrong ([`Usage`]).
    pub(crate) fn resolve(args: &Args) -> Result<Settings> {
        let file = match (&args.config, usual_file()) {
            (Some(path), _) => read(path)?,
            (None, Some(path)) if path.is_file() => read(&path)?,
            _ => File::default(),
        };
        args.over(Environment::read(), file)
    }

    /// Returns the folder the games are kept in, which need not be there yet.
    ///
    /// # Errors
    /// None is named, and there is no home to keep them in.
    pub(crate) fn data_folder(&self) -> Result<PathBuf> {
        let folder = self.data.clone().or_else(data_folder);
        folder.context("there is no home folder to keep the games in; name one with --data")
    }

    /// Returns the bus that joins this node to others.
    ///
    /// # Errors
    /// Its address is wrong, or the games are in a folder, which nodes cannot share.
    pub(crate) fn bus(&self) -> Result<Option<NatsUrl>> {
        let Some(typed) = &self.bus else {
            return Ok(None);
        };
        if self.postgres.is_none() {
            let by = typed.by;
            return Err(typed.fault(format!(
                "{by} joins servers that share a database; name it with --database, or leave {by} out"
            )));
        }
        Ok(Some(typed.read(parse_bus)?))
    }

    /// Returns where the games are kept.
    ///
    /// # Errors
    /// None is named, and there is no home to keep them in.
    pub(crate) fn database(&self) -> Result<Database> {
        match &self.postgres {
            Some(url) => Ok(Database::Postgres(url.clone())),
            None => Ok(Database::Folder(self.data_folder()?)),
        }
    }
}

impl fmt::Debug for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} …", self.by)
    }
}

impl Args {
    /// The arguments of a command that asks only where the games are.
    pub(crate) fn about(
        config: Option<&Path>,
        data: Option<&Path>,
        database: Option<&str>,
    ) -> Args {
        Args {
            config: config.map(Path::to_owned),
            data: data.map(Path::to_owned),
            database: database.map(str::to_owned),
            ..Args::default()
        }
    }

    fn over(&self, environment: Environment, file: File) -> Result<Settings> {
        let of_flags = Place {
            data: self.data.clone(),
            database: Typed::new("--database", self.database.clone()),
            bus: Typed::new("--bus", self.bus.clone()),
        };
        let of_file = Place {
            data: file.data,
            database: Typed::new("database", file.database),
            bus: Typed::new(FILE_BUS, file.bus),
        };
        let place = Place::decide([of_flags, environment.place, of_file]);
        let postgres = place.database.map(|typed| typed.read(parse_database));
        Ok(Settings {
            port: self.port.or(file.port).unwrap_or(8080),
            lan: self.lan.or(file.lan).unwrap_or(false),
            open: self.open.or(file.open).unwrap_or(false),
            postgres: postgres.transpose()?,
            data: place.data,
            bus: place.bus,
            decks: first_given([self.decks.clone(), environment.decks], file.decks),
            web: self.web.clone().or(file.web),
            origin: first_given([self.origin.clone()], file.origin),
            bot_pace: self.bot_pace.or(file.bot_pace).unwrap_or_default(),
            keep_games: self.keep_games.or(file.keep_games).unwrap_or_default(),
            hall: self.hall.or(file.hall).unwrap_or(true),
            behind_proxy: self.behind_proxy.or(file.behind_proxy).unwrap_or(false),
            unlimited: self.unlimited.or(file.unlimited).unwrap_or(false),
        })
    }
}

/// Returns the first list that says something: lists replace each other, like all settings.
fn first_given<T, const N: usize>(lists: [Vec<T>; N], file: Option<Vec<T>>) -> Vec<T> {
    let mut given = lists.into_iter().filter(|list| !list.is_empty());
    given.next().or(file).unwrap_or_default()
}

fn read(path: &Path) -> Result<File> {
    let shown = path.display();
    let text = std::fs::read_to_string(path)
        .with_context(|| format!("cannot read the configuration file {shown}"))?;
    let file = toml::from_str::<File>(&text).map_err(|fault| {
        // Without the line itself: it may hold a password.
        let (line, why) = (line_of(&text, &fault), fault.message());
        anyhow!("the configuration file {shown} is not right: line {line}: {why}")
    })?;
    let folder = path.parent().unwrap_or(Path::new(""));
    Ok(file.lying_in(folder))
}

fn line_of(text: &str, fault: &toml::de::Error) -> usize {
    let start = fault.span().map_or(0, |span| span.start);
    let before = text.bytes().take(start);
    1 + before.filter(|byte| *byte == b'\n').count()
}

impl File {
    /// Paths in a file are meant from where it lies, wherever the program is started.
    fn lying_in(self, folder: &Path) -> File {
        let found = |path: PathBuf| folder.join(path);
        File {
            data: self.data.map(found),
            decks: self
                .decks
                .map(|decks| decks.into_iter().map(found).collect()),
            web: self.web.map(found),
            ..self
        }
    }
}

/// How long the tables of games that are over are kept; for ever if there is no time.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Keep(pub(crate) Option<Duration>);

impl FromStr for Keep {
    type Err = String;

    fn from_str(text: &str) -> Result<Keep, String> {
        let text = text.trim();
        if text == "forever" {
            return Ok(Keep(None));
        }
        let hours = [('h', 1), ('d', 24), ('w', 7 * 24)]
            .iter()
            .find_map(|(unit, hours)| {
                let number = text.strip_suffix(*unit)?.trim_end().parse::<u32>().ok()?;
                // A century is for ever, and nothing is too short for a game between breaks.
                let hours = u64::from(number) * hours;
                (1..=24 * 36_525).contains(&hours).then_some(hours)
            });
        hours
            .map(|hours| Keep(Some(Duration::from_secs(hours * 3600))))
            .ok_or_else(|| "give a time like 36h, 90d or 52w, or `forever`".to_owned())
    }
}

impl TryFrom<String> for Keep {
    type Error = String;

    fn try_from(text: String) -> Result<Keep, String> {
        text.parse()
    }
}

fn read_pace<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Pace>, D::Error> {
    let text = String::deserialize(from)?;
    parse_pace(&text)
        .map(Some)
        .map_err(serde::de::Error::custom)
}

fn read_database<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    let text = String::deserialize(from)?;
    parse_database(&text)
        .map(Some)
        .map_err(serde::de::Error::custom)
}

fn parse_database(text: &str) -> Result<String, String> {
    match is_address(text) {
        true => Ok(text.to_owned()),
        // It may be an address with a mistake in it, and hold a password: not repeated.
        false => Err("give an address like postgres://user:password@host:5432/name".to_owned()),
    }
}

fn read_bus<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    let text = String::deserialize(from)?;
    let read = parse_bus(&text).map_err(serde::de::Error::custom);
    read.map(|_| Some(text))
}

fn parse_bus(text: &str) -> Result<NatsUrl, String> {
    text.parse().map_err(|fault: BadUrl| fault.to_string())
}

pub(crate) fn parse_pace(text: &str) -> Result<Pace, String> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let number = |part: &str| part.trim().parse::<u32>().ok().filter(|ms| *ms <= 60_000);
    match (number(from), number(to)) {
        (Some(from), Some(to)) if from <= to => Ok(Pace { from, to }),
        _ => Err("give two numbers of at most 60000 like 800-2000, or 0".to_owned()),
    }
}

/// Returns what a variable says; an empty one says nothing.
fn variable(name: &str) -> Option<PathBuf> {
    let value = std::env::var_os(name).filter(|value| !value.is_empty());
    value.map(PathBuf::from)
}

/// Where programs of this user keep their data.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let folder = if cfg!(windows) {
        variable("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        variable("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| Some(variable("HOME")?.join(".local/share")))
    };
    folder.map(|folder| folder.join("antedate"))
}

/// Where programs of this user keep their configuration.
fn usual_file() -> Option<PathBuf> {
    let folder = if cfg!(windows) {
        variable("APPDATA")
    } else if cfg!(target_os = "macos") {
        variable("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        let home = || Some(variable("HOME")?.join(".config"));
        variable("XDG_CONFIG_HOME").or_else(home)
    };
    folder.map(|folder| folder.join("antedate/config.toml"))
}

/// Checks a web folder, which is easily the wrong one.
pub(crate) fn check_web(folder: &Path) -> Result<()> {
    if !folder.join("index.html").is_file() {
        bail!(
            "{} has no index.html; build the web app first, or leave --web out",
            folder.display()
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests;
