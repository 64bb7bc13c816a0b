//! `deck import` and `deck export`.

use std::fmt::Write as _;
use std::process::ExitCode;

use antedate_decks::import::{Format, ImportOptions, Report, RowNote, import_file, save};
use antedate_decks::{Lang, open};
use anyhow::{Context, bail};
use serde_json::{Value, json};

use super::{ImportArgs, print_json, print_text};

/// A report names so many rows of a kind, then counts the rest.
const MAX_LISTED: usize = 200;

pub(super) fn import(args: &ImportArgs) -> anyhow::Result<ExitCode> {
    let format = match args.format {
        Some(format) => format.into(),
        None => Format::of_path(&args.file)
            .context("what kind of file is it? say --format csv, tsv or json")?,
    };
    let name = args
        .output
        .file_name()
        .context("the output must be a folder with a name")?;
    let options = ImportOptions {
        format,
        years: args.years.map(Into::into),
        lang: args.lang,
        deck_id: name.to_string_lossy().into_owned(),
        file_name: args
            .file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned(),
    };
    let imported =
        import_file(&args.file, &options).with_context(|| args.file.display().to_string())?;
    save(&imported.sources, &args.output)?;
    let output = args.output.display().to_string();
    if args.json {
        print_json(&report_json(&imported.report, &output))?;
    } else {
        print_text(&report_text(&imported.report, &output)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn report_text(report: &Report, output: &str) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    for note in &report.notes {
        writeln!(text, "note: {note}")?;
    }
    list(&mut text, "cleaned", &report.cleaned)?;
    list(&mut text, "skipped", &report.skipped)?;
    writeln!(
        text,
        "{output}: {} cards taken, {} rows skipped; `antedate deck lint {output}` checks the deck",
        report.taken,
        report.skipped.len()
    )?;
    Ok(text)
}

fn list(text: &mut String, what: &str, notes: &[RowNote]) -> std::fmt::Result {
    for note in notes.iter().take(MAX_LISTED) {
        writeln!(text, "row {} {what}: {}", note.row, note.message)?;
    }
    if notes.len() > MAX_LISTED {
        writeln!(text, "… and {} more rows {what}", notes.len() - MAX_LISTED)?;
    }
    Ok(())
}

fn report_json(report: &Report, output: &str) -> Value {
    let rows = |notes: &[RowNote]| -> Value {
        notes
            .iter()
            .map(|note| json!({"row": note.row, "message": note.message}))
            .collect()
    };
    json!({
        "output": output,
        "taken": report.taken,
        "skipped": rows(&report.skipped),
        "cleaned": rows(&report.cleaned),
        "notes": report.notes,
    })
}

pub(super) fn export(spec: &str, format: Format, lang: Option<Lang>) -> anyhow::Result<ExitCode> {
    let pool = open(spec)?;
    let [deck] = pool.decks() else {
        bail!("one deck is exported at a time; give a single id or folder");
    };
    print_text(&antedate_decks::export(deck, format, lang))?;
    Ok(ExitCode::SUCCESS)
}
