//! `deck print`: a deck on paper.

use std::path::PathBuf;
use std::process::ExitCode;

use antedate_decks::{Lang, open};
use antedate_print::{Job, Paper};
use anyhow::{Context, bail};
use clap::ValueEnum;

use super::print_text;

/// What is printed, and where to.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The deck's folder, or the id of a built-in deck.
    deck: String,
    #[arg(long, default_value = "en", help = format!("The language of the words: {}", Lang::choices()))]
    lang: Lang,
    /// The paper in the printer.
    #[arg(long, value_enum, default_value = "a4")]
    paper: PaperArg,
    /// The PDF to write.
    #[arg(short, long)]
    output: PathBuf,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum PaperArg {
    A4,
    Letter,
}

impl From<PaperArg> for Paper {
    fn from(paper: PaperArg) -> Paper {
        match paper {
            PaperArg::A4 => Paper::A4,
            PaperArg::Letter => Paper::Letter,
        }
    }
}

pub(super) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let pool = open(&args.deck)?;
    let [deck] = pool.decks() else {
        bail!("one deck is printed at a time; give a single id or folder");
    };
    let picture = |name: &str| {
        let file = antedate_web_assets::find(&format!("motifs/{name}.svg"))?;
        Some(String::from_utf8_lossy(file.plain).into_owned())
    };
    let job = Job {
        deck,
        lang: args.lang,
        paper: args.paper.into(),
        picture: &picture,
    };
    let printed = antedate_print::print(&job)?;
    std::fs::write(&args.output, &printed.pdf)
        .with_context(|| format!("cannot write {}", args.output.display()))?;
    if !antedate_web_assets::is_app() {
        eprintln!("The cards have no pictures: this program was built without the web page.");
    }
    if !printed.missing.is_empty() {
        let letters: String = printed.missing.iter().collect();
        eprintln!("These letters are in none of the fonts, and are left out: {letters}");
    }
    print_text(&format!(
        "{}: {} pages. Print them on both sides, turned over the long edge, at actual size, and cut along the marks.\n",
        args.output.display(),
        printed.pages
    ))?;
    Ok(ExitCode::SUCCESS)
}
