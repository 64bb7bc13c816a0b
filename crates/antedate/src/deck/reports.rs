//! `deck reports`: what readers said of cards, for whoever can correct them.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use antedate_decks::Lang;
use antedate_live::Library;
use antedate_store::sqlite::{self, Archive};
use antedate_store::{NewReport, PostgresStore, Report, StoreError, wait};
use antedate_tables::hides;
use anyhow::bail;
use serde_json::{Value, json};

use super::{print_json, print_text};
use crate::calendar;
use crate::calendar::this_year;
use crate::database::{Database, as_it_is};
use crate::host::FolderArgs;

#[derive(Debug, clap::Args)]
#[command(before_help = "\
Examples:
  antedate deck reports
  antedate deck reports --json
  antedate deck reports --clear 12 --clear 13

What readers wrote under \"This date is wrong\", oldest first: the card, its date, their words. The server
may keep running. Clear a report once you have corrected the deck or rejected the report.")]
pub(super) struct Args {
    /// Write JSON.
    #[arg(long)]
    json: bool,
    /// Remove the report with this number; may be given several times.
    #[arg(long, value_name = "ID")]
    clear: Vec<i64>,
    /// Decks of your own besides those of the settings; may be given several times.
    #[arg(long, value_name = "DIR")]
    decks: Vec<PathBuf>,
    #[command(flatten)]
    of: FolderArgs,
}

pub(super) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let settings = args.of.settings()?;
    let kept = Kept::open(&settings.database()?)?;
    if !args.clear.is_empty() {
        return clear(&kept, &args.clear);
    }
    let reports = kept.reports()?;
    let folders: Vec<PathBuf> = settings
        .decks
        .into_iter()
        .chain(args.decks.clone())
        .collect();
    let (library, _) = Library::load(&folders, this_year());
    if args.json {
        let reports: Value = reports.iter().map(|one| to_json(one, &library)).collect();
        print_json(&reports)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = String::new();
    for report in &reports {
        write_one(&mut text, report, &library)?;
    }
    match reports.len() {
        0 => text.push_str("nobody has reported a wrong date\n"),
        n => writeln!(
            text,
            "{n} in all; remove one with `antedate deck reports --clear ID`"
        )?,
    }
    print_text(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// Where the reports are.
enum Kept {
    File(PathBuf),
    Postgres(PostgresStore),
}

impl Kept {
    fn open(database: &Database) -> anyhow::Result<Kept> {
        Ok(match database {
            Database::Folder(folder) => Kept::File(sqlite::file_in(folder)),
            Database::Postgres(url) => Kept::Postgres(PostgresStore::open(url, &as_it_is())?),
        })
    }

    fn reports(&self) -> Result<Vec<Report>, StoreError> {
        match self {
            Kept::File(path) => Archive::open(path)?.reports(),
            Kept::Postgres(store) => wait(store.reports()),
        }
    }

    fn clear(&self, id: i64) -> Result<bool, StoreError> {
        match self {
            Kept::File(path) => sqlite::clear_report(path, id),
            Kept::Postgres(store) => wait(store.clear_report(id)),
        }
    }
}

fn clear(kept: &Kept, ids: &[i64]) -> anyhow::Result<ExitCode> {
    for id in ids {
        if !kept.clear(*id)? {
            bail!("there is no report {id}; `antedate deck reports` lists them");
        }
    }
    print_text(&format!("{} removed\n", ids.len()))?;
    Ok(ExitCode::SUCCESS)
}

/// What the deck says of a card now; it may have been corrected since the report.
struct Now {
    title: String,
    date: String,
}

fn now(report: &NewReport, library: &Library) -> Option<Now> {
    let deck = library.deck(&report.deck)?;
    let card = deck.card(&report.card)?;
    Some(Now {
        title: deck.front(card, Lang::En).title.to_owned(),
        date: deck.back(card, Lang::En).label,
    })
}

fn to_json(Report { id, said: report }: &Report, library: &Library) -> Value {
    let now = now(report, library);
    json!({
        "id": id,
        "at": report.at,
        "deck": report.deck,
        "card": report.card,
        "title": now.as_ref().map(|now| &now.title),
        "date": now.as_ref().map(|now| &now.date),
        "date_then": report.date,
        "words": report.words,
        "year": report.year,
        "source": report.source,
    })
}

fn write_one(
    text: &mut String,
    Report { id, said: report }: &Report,
    library: &Library,
) -> std::fmt::Result {
    let now = now(report, library);
    let title = now
        .as_ref()
        .map_or("(not in the decks known here)", |now| &now.title);
    let NewReport { deck, card, .. } = report;
    writeln!(
        text,
        "{id}  {}  {deck}/{card}: {title}",
        calendar::show(report.at)
    )?;
    match now {
        Some(now) if now.date != report.date => writeln!(
            text,
            "    date     {} (it was {} when this was written)",
            now.date, report.date
        )?,
        _ => writeln!(text, "    date     {}", report.date)?,
    }
    if let Some(year) = report.year {
        let year = antedate_decks::Year::from_historical(year)
            .map_or_else(|_| year.to_string(), |year| year.print(Lang::En));
        writeln!(text, "    they say {year}")?;
    }
    if !report.source.is_empty() {
        writeln!(text, "    source   {}", plain(&report.source))?;
    }
    for (at, line) in report.words.lines().enumerate() {
        let label = if at == 0 { "words   " } else { "        " };
        writeln!(text, "    {label} {}", plain(line))?;
    }
    writeln!(text)
}

/// A stranger's words must not steer the terminal; the server takes such signs out, and a
/// database may have been written by anybody.
fn plain(words: &str) -> String {
    words
        .chars()
        .map(|c| if hides(c) { '\u{fffd}' } else { c })
        .collect()
}
