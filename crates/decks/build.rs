//! Embeds the decks of the repository's `decks/` folder, whichever exist.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const FILES: [&str; 5] = ["deck.toml", "en.toml", "it.toml", "pl.toml", "ru.toml"];

fn main() -> io::Result<()> {
    let crate_dir = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let root = crate_dir.join("../../decks");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut table = String::from("&[\n");
    for folder in deck_folders(&root)? {
        write_deck(&mut table, &folder);
    }
    table.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("builtin_decks.rs"), table)
}

/// Lists the folders with a `deck.toml`, in a fixed order.
fn deck_folders(root: &Path) -> io::Result<Vec<PathBuf>> {
    if !root.is_dir() {
        return Ok(Vec::new());
    }
    let mut folders = Vec::new();
    for entry in fs::read_dir(root)? {
        let path = entry?.path();
        if path.join("deck.toml").is_file() {
            folders.push(path);
        }
    }
    folders.sort();
    Ok(folders)
}

fn write_deck(table: &mut String, folder: &Path) {
    let id = folder.file_name().unwrap_or_default().to_string_lossy();
    println!("cargo::rerun-if-changed={}", folder.display());
    writeln!(table, "({id:?}, &[").expect("a text can always grow");
    for file in FILES {
        let path = folder.join(file);
        if path.is_file() {
            println!("cargo::rerun-if-changed={}", path.display());
            let path = path.display().to_string();
            writeln!(table, "({file:?}, include_str!({path:?})),").expect("a text can always grow");
        }
    }
    table.push_str("]),\n");
}
