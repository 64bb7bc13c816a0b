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
    /// The shell: bash, zsh or fish
    #[arg(value_parser = parse_shell)]
    shell: Shell,
}

fn parse_shell(text: &str) -> Result<Shell, String> {
    match text {
        "bash" => Ok(Shell::Bash),
        "zsh" => Ok(Shell::Zsh),
        "fish" => Ok(Shell::Fish),
        _ => Err("choose bash, zsh or fish".to_owned()),
    }
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut script = Vec::new();
    let mut command = crate::Cli::command();
    clap_complete::generate(args.shell, &mut command, "antedate", &mut script);
    std::io::stdout().lock().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
