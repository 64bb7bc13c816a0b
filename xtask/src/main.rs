//! Project tasks: `cargo xtask test`, `check`, `faults`, `filmstrip`, `fuzz`, `postgres`, `screenshots`.

mod faults;
mod filmstrip;
mod fuzz;
mod long;
mod packages;
mod postgres;
mod screenshots;
mod tools;
mod web;

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use anyhow::{Context, bail};
use clap::{Parser, Subcommand};

use packages::Advisories;
use tools::Tools;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Project tasks")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every check and every test
    Test {
        /// Install the tools that are missing
        #[arg(long)]
        install: bool,
        /// Run the long campaigns too
        #[arg(long)]
        long: bool,
    },
    /// Check formatting, lints, documentation and packages
    Check {
        /// Install the tools that are missing
        #[arg(long)]
        install: bool,
    },
    /// Take pictures of every screen into target/screenshots
    Screenshots {
        /// Install the tools that are missing
        #[arg(long)]
        install: bool,
    },
    /// Film the moments that a game is played for, eight frames each, into docs/filmstrips
    Filmstrip {
        /// Install the tools that are missing
        #[arg(long)]
        install: bool,
    },
    /// Break nodes, database and bus while many games are played, and check that nothing is lost
    Faults {
        /// How long things break
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Where chance begins: the same seed gives the same faults
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many tables are played at
        #[arg(long, default_value_t = 200)]
        tables: u32,
        /// Plant a fault, which must be found: answer-before-saved
        #[arg(long, value_name = "FAULT")]
        planted: Option<String>,
        /// Install the tools that are missing
        #[arg(long)]
        install: bool,
    },
    /// Run a command beside a PostgreSQL to throw away, which tests then share
    Postgres {
        /// Install the tools that are missing
        #[arg(long)]
        install: bool,
        /// The command, like `cargo nextest run -p antedate-store`
        #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
        command: Vec<OsString>,
    },
    /// Run every fuzz target for a while
    Fuzz {
        /// Seconds for each target
        #[arg(long, default_value_t = 60)]
        seconds: u32,
        /// Run this target alone
        #[arg(long)]
        target: Option<String>,
        /// Install the tools that are missing
        #[arg(long)]
        install: bool,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().task {
        Task::Test { install, long } => test(install, long),
        Task::Check { install } => Tools::new(install)
            .need_for_checks()
            .and_then(|()| check())
            .map(|advisories| advisories.report()),
        Task::Screenshots { install } => Tools::new(install)
            .need_for_pages()
            .and_then(|()| screenshots::run()),
        Task::Filmstrip { install } => Tools::new(install)
            .need_for_pages()
            .and_then(|()| filmstrip::run()),
        Task::Faults {
            seconds,
            seed,
            tables,
            planted,
            install,
        } => Tools::new(install).need_for_nodes().and_then(|()| {
            let tables = tables.to_string();
            let planted = planted.iter().flat_map(|fault| ["--planted", fault]);
            let more: Vec<&str> = ["--tables", &tables].into_iter().chain(planted).collect();
            faults::run_campaign(seconds, seed, &more)
        }),
        Task::Postgres { install, command } => Tools::new(install)
            .need_postgresql()
            .and_then(|()| postgres::run(&command)),
        Task::Fuzz {
            seconds,
            target,
            install,
        } => Tools::new(install)
            .need_fuzz()
            .and_then(|()| fuzz::run(seconds, target.as_deref())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn test(install: bool, long: bool) -> anyhow::Result<()> {
    let tools = Tools::new(install);
    tools.need_for_tests()?;
    let advisories = check()?;
    run("cargo", &["test", "--quiet", "--doc", "--workspace"])?;
    postgres::test_all()?;
    faults::test(long)?;
    web::test()?;
    if long {
        long::run_campaign()?;
    }
    if tools::has_nightly() {
        tools.need_fuzz()?;
        fuzz::run(if long { 120 } else { 8 }, None)?;
    } else {
        println!("no nightly toolchain here: the fuzz targets are not run");
    }
    advisories.report();
    Ok(())
}

fn check() -> anyhow::Result<Advisories> {
    run("cargo", &["fmt", "--all", "--check"])?;
    let fuzz = ["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"];
    run("cargo", &fuzz)?;
    run(
        "cargo",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--quiet",
            "--",
            "-D",
            "warnings",
        ],
    )?;
    web::check()?;
    let mut doc = command("cargo", &["doc", "--workspace", "--no-deps", "--quiet"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    finish(&mut doc)?;
    packages::check()
}

/// Builds every program as the tests do: for one package alone dependencies would be built
/// again, with fewer features.
fn build_all() -> anyhow::Result<()> {
    run("cargo", &["build", "--quiet", "--workspace"])
}

/// Returns where a program lies that was built.
fn built(profile: &str, program: &str) -> String {
    format!("{}/{profile}/{program}", target_folder())
}

/// Returns where cargo writes what it builds.
fn target_folder() -> String {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/../target");
    std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| default.to_owned())
}

/// Runs a command from the project's root and fails if it does.
fn run(program: &str, args: &[&str]) -> anyhow::Result<()> {
    finish(&mut command(program, args))
}

fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    // The manifest's folder is `xtask`; the project is its parent.
    command
        .args(args)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    command
}

fn finish(command: &mut Command) -> anyhow::Result<()> {
    let words: Vec<_> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .collect();
    let line = words
        .iter()
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ");
    println!("+ {line}");
    let status = command
        .status()
        .with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The commands for this program that the papers show are understood by it.
    #[test]
    fn every_task_in_the_papers_is_understood() {
        let papers = [
            include_str!("../../README.md"),
            include_str!("../../CONTRIBUTING.md"),
        ];
        let mut n_tasks = 0;
        for piece in papers.iter().flat_map(|paper| paper.split(['`', '\n'])) {
            let Some(task) = piece.strip_prefix("cargo xtask ") else {
                continue;
            };
            n_tasks += 1;
            let task = task.split(" #").next().unwrap_or_default();
            let words = std::iter::once("cargo xtask").chain(task.split_whitespace());
            if let Err(error) = Cli::try_parse_from(words) {
                panic!("`cargo xtask {task}`: {error}");
            }
        }
        assert!(n_tasks > 5, "only {n_tasks} tasks were found");
    }
}
