//! `antedate backup` and `antedate restore`.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use antedate_store::sqlite;
use anyhow::Context;

use super::{FolderArgs, contents, now, size, size_of};
use crate::calendar;

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate backup games-2026-11-16.db
  antedate backup --replace /mnt/stick/antedate.db
  antedate backup --data /srv/antedate nightly.db

The server may keep running: the backup holds every move that was acknowledged before it began. The file
appears only once it is complete and checked. It holds the secrets of running games: keep it to yourself.")]
pub(crate) struct BackupArgs {
    /// The file to write
    file: PathBuf,
    /// Overwrite an existing file
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    from: FolderArgs,
}

pub(crate) fn backup(args: &BackupArgs) -> anyhow::Result<ExitCode> {
    let from = args.from.database()?;
    let instead = "its own tool makes a copy while servers run: pg_dump -Fc -d ADDRESS -f FILE";
    let database = sqlite::file_in(from.folder(instead)?);
    let checked = sqlite::back_up(&database, &args.file, args.replace)?;
    writeln!(
        io::stdout(),
        "{}: {} ({})",
        args.file.display(),
        contents(&checked),
        size(size_of(&args.file))
    )?;
    Ok(ExitCode::SUCCESS)
}

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate restore games-2026-11-16.db
  antedate restore games-2026-11-16.db --replace
  antedate restore games-2026-11-16.db --data /srv/antedate
  antedate restore damaged.db --salvage

Stop the server first. The file is checked before anything is changed: that it is a backup of this
program, that its schema is known, and that every entry is as it was written. A damaged one is refused;
with --salvage all intact tables are restored, and each of the others is named.")]
pub(crate) struct RestoreArgs {
    /// The backup
    file: PathBuf,
    /// Replace the existing games, which are kept beside it under another name
    #[arg(long)]
    replace: bool,
    /// Restore the intact tables of a damaged backup, and list the others line by line
    #[arg(long)]
    salvage: bool,
    #[command(flatten)]
    to: FolderArgs,
}

pub(crate) fn restore(args: &RestoreArgs) -> anyhow::Result<ExitCode> {
    let to = args.to.database()?;
    let instead =
        "its own tool puts a copy back, with the servers stopped: pg_restore -d ADDRESS FILE";
    let folder = to.folder(instead)?;
    sqlite::make_folder(folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let aside = format!("before-restore-{}.db", calendar::stamp(now()));
    let aside = args.replace.then_some(aside.as_str());
    let mut out = io::stdout().lock();
    let restored = match args.salvage {
        false => sqlite::restore(&args.file, folder, aside)?,
        true => {
            let salvaged = sqlite::salvage(&args.file, folder, aside)?;
            for lost in &salvaged.left_out {
                writeln!(out, "left out: {lost}")?;
            }
            salvaged.restored
        }
    };
    let database = sqlite::file_in(folder);
    writeln!(
        out,
        "{}: {}",
        database.display(),
        contents(&restored.checked)
    )?;
    if let Some(aside) = &restored.aside {
        writeln!(
            out,
            "what was there is kept as {}; remove it when you do not need it",
            aside.display()
        )?;
    }
    writeln!(out, "start the server: players come back by themselves")?;
    Ok(ExitCode::SUCCESS)
}
