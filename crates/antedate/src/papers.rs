//! Every command that a paper shows is one that the program understands.

use clap::Parser;
use clap::error::ErrorKind;

use crate::Cli;

#[path = "../tests/papers/text.rs"]
mod text;

/// Says what is wrong with a call. A command that is only named inside a sentence may
/// lack what it needs to run.
fn fault(args: &[String], named: bool) -> Option<String> {
    let words = std::iter::once("antedate").chain(args.iter().map(String::as_str));
    let error = Cli::try_parse_from(words).err()?;
    let incomplete = matches!(
        error.kind(),
        ErrorKind::MissingRequiredArgument | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    let asks_for_help = matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
    );
    let fine = asks_for_help || (incomplete && named);
    (!fine).then(|| error.to_string())
}

#[test]
fn every_command_in_the_papers_is_understood() {
    let mut n_commands = 0;
    for paper in text::papers() {
        for code in text::code(&text::read(&paper)) {
            let Some(args) = text::arguments(&code.text) else {
                continue;
            };
            // Dots stand for what the reader fills in.
            if code.text.contains('…') {
                continue;
            }
            n_commands += 1;
            if let Some(fault) = fault(&args, code.fence.is_empty()) {
                panic!("{}: `{}`\n{fault}", text::short(&paper), code.text);
            }
        }
    }
    assert!(n_commands > 30, "only {n_commands} commands were found");
}

#[test]
fn a_command_that_is_not_there_is_seen() {
    let args = |line: &str| text::arguments(line).expect("ours");
    assert!(fault(&args("antedate sing"), true).is_some());
    assert!(fault(&args("antedate deck list --loud"), true).is_some());
    assert!(fault(&args("antedate verify"), true).is_none());
    assert!(fault(&args("antedate verify"), false).is_some());
    let line = "antedate play timeline --bots novice";
    assert!(fault(&args(line), false).is_none());
}
