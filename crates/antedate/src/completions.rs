//! `antedate completions`: what the shell completes.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Arg, Command, CommandFactory};
use clap_complete::Shell;

const EXAMPLES: &str = "Examples:
  antedate completions bash > ~/.local/share/bash-completion/completions/antedate
  antedate completions zsh > ~/.zfunc/_antedate
  antedate completions fish > ~/.config/fish/completions/antedate.fish";

/// Print a completion script for a shell.
#[derive(clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    /// The shell
    #[arg(value_enum)]
    shell: ForShell,
}

/// The shells on offer.
#[derive(Clone, Copy, clap::ValueEnum)]
enum ForShell {
    Bash,
    Zsh,
    Fish,
}

impl From<ForShell> for Shell {
    fn from(shell: ForShell) -> Shell {
        match shell {
            ForShell::Bash => Shell::Bash,
            ForShell::Zsh => Shell::Zsh,
            ForShell::Fish => Shell::Fish,
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut script = Vec::new();
    let mut command = crate::Cli::command();
    clap_complete::generate(
        Shell::from(args.shell),
        &mut command,
        "antedate",
        &mut script,
    );
    if matches!(args.shell, ForShell::Fish) {
        fish_values(&command, &mut Vec::new(), &mut script)?;
    }
    std::io::stdout().lock().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

/// Writes what `clap_complete` leaves out for fish: the values of arguments without a name,
/// such as the games of `antedate play`.
fn fish_values(command: &Command, path: &mut Vec<String>, script: &mut Vec<u8>) -> Result<()> {
    for values in command.get_positionals().map(Arg::get_possible_values) {
        let shown = values.iter().filter(|value| !value.is_hide_set());
        let told: Vec<String> = shown
            .map(|value| {
                let help = value.get_help().map(ToString::to_string);
                let help = help.unwrap_or_default().replace('\'', "\\'");
                format!("{}\\t'{help}'", value.get_name())
            })
            .collect();
        let Some((first, deeper)) = path.split_first().filter(|_| !told.is_empty()) else {
            continue;
        };
        let mut place = format!("__fish_antedate_using_subcommand {first}");
        for name in deeper {
            place += &format!("; and __fish_seen_subcommand_from {name}");
        }
        let told = told.join("\n");
        writeln!(
            script,
            "complete -c antedate -n \"{place}\" -f -a \"{told}\""
        )?;
    }
    for deeper in command.get_subcommands() {
        path.push(deeper.get_name().to_owned());
        fish_values(deeper, path, script)?;
        path.pop();
    }
    Ok(())
}
