//! `antedate doctor`: looks at everything a server needs, and says what to do.

mod games;
mod machine;
mod postgres;

use std::io::{self, Write};
use std::process::ExitCode;

use antedate_store::sqlite::is_held;
use serde::Serialize;
use serde_json::json;

use crate::serve::{self, Settings};

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate doctor
  antedate doctor --config /etc/antedate.toml
  antedate doctor --data /srv/antedate --port 80 --json

Takes the settings of `serve` and changes nothing. A server may be running.
Exit code: 0 if all is well, 1 if something is wrong.")]
pub(crate) struct DoctorArgs {
    /// Print the findings as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    serve: serve::Args,
}

/// How a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Level {
    /// As it should be.
    Fine,
    /// Worth knowing; the server works.
    Note,
    /// Keeps the server, or some of it, from working.
    Wrong,
}

/// What was found about one thing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Finding {
    check: &'static str,
    level: Level,
    said: String,
    /// What to do about it.
    advice: Option<String>,
}

impl Finding {
    fn fine(check: &'static str, said: impl Into<String>) -> Finding {
        Finding {
            check,
            level: Level::Fine,
            said: said.into(),
            advice: None,
        }
    }

    fn note(check: &'static str, said: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding {
            level: Level::Note,
            advice: Some(advice.into()),
            ..Finding::fine(check, said)
        }
    }

    /// Somebody who was erased is still in the files, whichever the engine.
    fn owed_wipe() -> Finding {
        Finding::note(
            "erasure",
            "somebody who asked to be forgotten is deleted, but not yet gone from the files",
            "start the server once when no copy is being made: it wipes them as it starts",
        )
    }

    fn wrong(check: &'static str, said: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding {
            level: Level::Wrong,
            ..Finding::note(check, said, advice)
        }
    }
}

pub(crate) fn run(args: &DoctorArgs) -> anyhow::Result<ExitCode> {
    let findings = examine(&args.serve);
    let n_wrong = findings
        .iter()
        .filter(|finding| finding.level == Level::Wrong)
        .count();
    let mut out = io::stdout().lock();
    if args.json {
        let report = json!({"ok": n_wrong == 0, "findings": findings});
        writeln!(out, "{report:#}")?;
    } else {
        for finding in &findings {
            write_one(&mut out, finding)?;
        }
        match n_wrong {
            0 => writeln!(out, "all is well")?,
            1 => writeln!(out, "1 thing is wrong")?,
            n => writeln!(out, "{n} things are wrong")?,
        }
    }
    Ok(ExitCode::from(u8::from(n_wrong > 0)))
}

fn write_one(out: &mut impl Write, finding: &Finding) -> io::Result<()> {
    let level = match finding.level {
        Level::Fine => "fine ",
        Level::Note => "note ",
        Level::Wrong => "WRONG",
    };
    writeln!(out, "{level}  {:<14} {}", finding.check, finding.said)?;
    match &finding.advice {
        Some(advice) => writeln!(out, "       {:<14} → {advice}", ""),
        None => Ok(()),
    }
}

fn examine(args: &serve::Args) -> Vec<Finding> {
    let mut findings = vec![games::page(), machine::open_files()];
    match Settings::resolve(args) {
        Ok(settings) => examine_settings(&settings, &mut findings),
        Err(error) => {
            let advice = "mend it where it was said, or name another file with --config; what depends on the settings was not looked at";
            findings.push(Finding::wrong(
                "configuration",
                format!("{error:#}"),
                advice,
            ));
            findings.push(games::built_in_decks());
            findings.push(machine::clock(None));
        }
    }
    findings
}

fn examine_settings(settings: &Settings, findings: &mut Vec<Finding>) {
    findings.push(machine::configuration(settings));
    findings.push(games::built_in_decks());
    findings.extend(games::own_decks(&settings.decks));
    if let Some(url) = &settings.postgres {
        let (found, last_entry) = postgres::database(url);
        findings.extend(found);
        findings.push(machine::port(settings, false));
        findings.push(machine::clock(last_entry));
        return;
    }
    let folder = match settings.data_folder() {
        Ok(folder) => folder,
        Err(error) => {
            let advice = "name a folder with --data";
            findings.push(Finding::wrong("data folder", format!("{error:#}"), advice));
            return;
        }
    };
    let served = is_held(&folder);
    findings.push(machine::writing(&folder));
    findings.push(machine::room(&folder));
    findings.push(machine::port(settings, served));
    let (found, last_entry) = games::database(&folder, served);
    findings.extend(found);
    findings.push(machine::clock(last_entry));
}
