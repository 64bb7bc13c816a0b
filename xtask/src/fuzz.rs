//! Runs the fuzz targets under `fuzz/`.

use anyhow::{Context, bail};

use crate::{command, finish};

/// Runs every target, or the one named, for some seconds.
pub(crate) fn run(seconds: u32, only: Option<&str>) -> anyhow::Result<()> {
    let targets = targets()?;
    let chosen: Vec<&String> = targets
        .iter()
        .filter(|target| only.is_none_or(|only| only == *target))
        .collect();
    if chosen.is_empty() {
        bail!(
            "there is no such target; choose one of {}",
            targets.join(", ")
        );
    }
    for target in chosen {
        let time = format!("-max_total_time={seconds}");
        let args = [
            "+nightly",
            "fuzz",
            "run",
            target,
            "--",
            &time,
            "-rss_limit_mb=2048",
            "-verbosity=0",
            "-print_final_stats=1",
        ];
        // The `cargo` of this process is bound to its own toolchain; the proxy chooses another.
        finish(
            command("cargo", &args)
                .env_remove("RUSTUP_TOOLCHAIN")
                .env_remove("CARGO"),
        )?;
    }
    Ok(())
}

/// Lists the targets: one file each.
fn targets() -> anyhow::Result<Vec<String>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../fuzz/fuzz_targets");
    let mut targets = Vec::new();
    for entry in std::fs::read_dir(folder).context("the folder of fuzz targets cannot be read")? {
        let path = entry?.path();
        targets.extend(
            path.file_stem()
                .map(|stem| stem.to_string_lossy().into_owned()),
        );
    }
    targets.sort();
    Ok(targets)
}
