//! `deck lint` and `deck explain`.

use std::fmt::Write as _;
use std::process::ExitCode;

use antedate_decks::{Code, Finding, Lang, Severity, lint as lint_deck, parsed};
use serde_json::{Value, json};

use super::{print_json, print_text};
use crate::calendar::this_year;

pub(super) fn lint(spec: &str, json: bool) -> anyhow::Result<ExitCode> {
    let findings = lint_deck(&parsed(spec)?, this_year());
    let n_warnings = findings
        .iter()
        .filter(|finding| finding.is_warning())
        .count();
    let n_errors = findings.len() - n_warnings;
    if json {
        print_json(&json!({
            "deck": spec,
            "errors": n_errors,
            "warnings": n_warnings,
            "findings": findings.iter().map(finding_json).collect::<Vec<_>>(),
        }))?;
    } else {
        let mut text = String::new();
        for finding in &findings {
            writeln!(text, "{finding}")?;
        }
        writeln!(
            text,
            "{spec}: {}, {}",
            counted(n_errors, "error"),
            counted(n_warnings, "warning")
        )?;
        if !findings.is_empty() {
            writeln!(
                text,
                "`antedate deck explain CODE` says what a code means and what to do."
            )?;
        }
        print_text(&text)?;
    }
    Ok(ExitCode::from(u8::from(n_errors > 0)))
}

fn counted(n: usize, word: &str) -> String {
    let plural = if n == 1 { "" } else { "s" };
    format!("{n} {word}{plural}")
}

fn finding_json(finding: &Finding) -> Value {
    json!({
        "code": finding.code.name(),
        "severity": severity(finding.code),
        "file": finding.file,
        "line": finding.line,
        "card": finding.card,
        "lang": finding.lang.map(Lang::code),
        "message": finding.message,
    })
}

fn severity(code: Code) -> &'static str {
    match code.severity() {
        Severity::Warning => "warning",
        Severity::Error | Severity::Fatal => "error",
    }
}

pub(super) fn explain(name: Option<&str>, json: bool) -> anyhow::Result<ExitCode> {
    let codes: Vec<Code> = match name {
        None => Code::ALL.to_vec(),
        Some(name) => Code::by_name(name).into_iter().collect(),
    };
    if codes.is_empty() {
        let name = name.unwrap_or("");
        eprintln!("error: there is no code `{name}`; `antedate deck explain` lists all of them");
        return Ok(ExitCode::from(2));
    }
    if json {
        let entry = |code: &Code| json!({"code": code.name(), "severity": severity(*code), "explanation": code.explanation()});
        print_json(&codes.iter().map(entry).collect())?;
    } else {
        let mut text = String::new();
        for code in codes {
            writeln!(
                text,
                "{code} ({})\n  {}",
                severity(code),
                code.explanation()
            )?;
        }
        print_text(&text)?;
    }
    Ok(ExitCode::SUCCESS)
}
