//! `antedate completions`: what the shell completes.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use clap::CommandFactory;
use clap_complete::Shell;

const EXAMPLES: &str = "Examples:
  antedate completions bash > ~/.local/share/bash-completion/completions/antedate
  antedate completions zsh > ~/.zfunc/_antedate
  antedate completions fish > ~/.config/fish/completions/antedate.fish";

/// Write what a shell needs to complete commands and options.
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
    std::io::stdout().lock().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
