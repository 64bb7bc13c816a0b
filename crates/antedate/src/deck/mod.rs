//! `antedate deck …`: for those who make decks.

mod exchange;
mod lint;
mod print;
mod reports;
mod show;

use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use antedate_decks::import::Format;
use antedate_decks::{Counting, Filter, Lang, OpenError, Pool, open, parse_bound};
use clap::{Args, Subcommand, ValueEnum};

const EXAMPLES: &str = "Examples:
  antedate deck list
  antedate deck stats classic
  antedate deck show classic+twist --topic science --from 1500
  antedate deck import events.csv -o decks/my-deck
  antedate deck lint decks/my-deck
  antedate deck explain W-ROUND-YEAR
  antedate deck export classic --format csv --lang it > classic.csv
  antedate deck print classic --lang it -o cards.pdf
  antedate deck reports";

/// List, show, check, import and export decks.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct DeckArgs {
    #[command(subcommand)]
    command: DeckCommand,
}

#[derive(Debug, Subcommand)]
enum DeckCommand {
    /// List the built-in decks.
    #[command(before_help = "Example:\n  antedate deck list --json")]
    List {
        /// Write JSON.
        #[arg(long)]
        json: bool,
    },
    /// Show the cards of a deck, with their dates.
    #[command(
        before_help = "Examples:\n  antedate deck show classic --lang pl\n  antedate deck show classic --topic science --from \"500 BCE\" --to 1500"
    )]
    Show {
        #[command(flatten)]
        pool: PoolArgs,
        #[arg(long, default_value = "en", help = format!("The language of the words: {}", Lang::choices()))]
        lang: Lang,
        /// Write JSON.
        #[arg(long)]
        json: bool,
    },
    /// Draw how a deck's cards spread over eras and topics.
    #[command(before_help = "Example:\n  antedate deck stats classic+twist")]
    Stats {
        #[command(flatten)]
        pool: PoolArgs,
        #[arg(long, default_value = "en", help = format!("The language of the topics: {}", Lang::choices()))]
        lang: Lang,
        /// Write JSON.
        #[arg(long)]
        json: bool,
    },
    /// Find what is wrong or doubtful in a deck; exit code 1 if there are errors.
    #[command(
        before_help = "Examples:\n  antedate deck lint decks/my-deck\n  antedate deck lint classic --json"
    )]
    Lint {
        /// The deck's folder, or the id of a built-in deck.
        deck: String,
        /// Write JSON.
        #[arg(long)]
        json: bool,
    },
    /// Explain a lint code, or list all codes.
    #[command(before_help = "Example:\n  antedate deck explain E-DATE-IN-TITLE")]
    Explain {
        /// The code, such as W-ROUND-YEAR.
        code: Option<String>,
        /// Write JSON.
        #[arg(long)]
        json: bool,
    },
    /// Make a deck from a spreadsheet or from JSON.
    #[command(
        before_help = "Examples:\n  antedate deck import events.csv -o decks/my-deck\n  antedate deck import wydarzenia.csv --lang pl -o decks/historia\n  antedate deck import facts.tsv --years astronomical -o decks/facts"
    )]
    Import(ImportArgs),
    /// Write a deck as a spreadsheet or as JSON to standard output.
    #[command(
        before_help = "Examples:\n  antedate deck export classic --format csv --lang it > classic.csv\n  antedate deck export decks/my-deck --format json > my-deck.json"
    )]
    Export {
        /// The deck's folder, or the id of a built-in deck.
        deck: String,
        /// csv and tsv hold the cards, json holds everything.
        #[arg(long, value_enum)]
        format: FormatArg,
        #[arg(long, help = format!("Only this language: {}", Lang::choices()))]
        lang: Option<Lang>,
    },
    /// Write a PDF to print on both sides and cut: cards, rules and dates.
    #[command(
        before_help = "Examples:\n  antedate deck print classic --lang it -o cards.pdf\n  antedate deck print decks/my-deck --paper letter -o my-deck.pdf"
    )]
    Print(print::Args),
    /// Show the wrong dates that readers of the web page reported.
    Reports(reports::Args),
}

#[derive(Debug, Args)]
struct PoolArgs {
    /// An id, ids joined with `+`, a path to a folder, or generated:SIZE.
    deck: String,
    /// Only this topic; may be given several times.
    #[arg(long)]
    topic: Vec<String>,
    /// Nothing before this year: 1500, -500 or "500 BCE".
    #[arg(long, value_parser = parse_bound, allow_hyphen_values = true)]
    from: Option<i64>,
    /// Nothing after this year.
    #[arg(long, value_parser = parse_bound, allow_hyphen_values = true)]
    to: Option<i64>,
    /// Only cards at least so well known: from 1, all, to 5, those that everybody knows.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    fame: Option<u8>,
}

impl PoolArgs {
    fn open(&self) -> Result<Pool, OpenError> {
        let filter = Filter {
            topics: self.topic.clone(),
            from: self.from,
            to: self.to,
            fame: self.fame,
        };
        open(&self.deck)?.filtered(&filter)
    }
}

#[derive(Debug, Args)]
struct ImportArgs {
    /// The file to read.
    file: PathBuf,
    /// The format; by default the file name's extension decides.
    #[arg(long, value_enum)]
    format: Option<FormatArg>,
    /// How to read negative years without an era: historical -480 or astronomical -479 for 480 BCE.
    #[arg(long, value_enum)]
    years: Option<YearsArg>,
    #[arg(long, default_value = "en", help = format!("The language of the words: {}", Lang::choices()))]
    lang: Lang,
    /// The folder to write; its name becomes the deck's id.
    #[arg(short, long)]
    output: PathBuf,
    /// Write the report as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum FormatArg {
    Csv,
    Tsv,
    Json,
}

impl From<FormatArg> for Format {
    fn from(format: FormatArg) -> Format {
        match format {
            FormatArg::Csv => Format::Csv,
            FormatArg::Tsv => Format::Tsv,
            FormatArg::Json => Format::Json,
        }
    }
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum YearsArg {
    Historical,
    Astronomical,
}

impl From<YearsArg> for Counting {
    fn from(years: YearsArg) -> Counting {
        match years {
            YearsArg::Historical => Counting::Historical,
            YearsArg::Astronomical => Counting::Astronomical,
        }
    }
}

/// Runs `antedate deck …`.
pub(crate) fn run(args: DeckArgs) -> anyhow::Result<ExitCode> {
    match args.command {
        DeckCommand::List { json } => show::list(json),
        DeckCommand::Show { pool, lang, json } => show::show(&pool.open()?, lang, json),
        DeckCommand::Stats { pool, lang, json } => show::stats(&pool.open()?, lang, json),
        DeckCommand::Lint { deck, json } => lint::lint(&deck, json),
        DeckCommand::Explain { code, json } => lint::explain(code.as_deref(), json),
        DeckCommand::Import(args) => exchange::import(&args),
        DeckCommand::Print(args) => print::run(&args),
        DeckCommand::Reports(args) => reports::run(&args),
        DeckCommand::Export { deck, format, lang } => exchange::export(&deck, format.into(), lang),
    }
}

/// Prints a text; a reader that has seen enough and closes the pipe is no failure.
fn print_text(text: &str) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Prints JSON, readable by people too.
fn print_json(value: &serde_json::Value) -> anyhow::Result<()> {
    print_text(&format!("{value:#}\n"))
}
