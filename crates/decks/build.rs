//! Lists the languages of `locales/lang/`, and embeds the decks of `decks/`, whichever exist.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let crate_dir = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    let languages = list_of_languages(&crate_dir.join("../../locales/lang"))?;
    fs::write(out.join("langs.rs"), languages)?;
    let root = crate_dir.join("../../decks");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut table = String::from("&[\n");
    for folder in deck_folders(&root)? {
        write_deck(&mut table, &folder)?;
    }
    table.push(']');
    fs::write(out.join("builtin_decks.rs"), table)
}

/// Writes the macro that has a row for each language, English first.
fn list_of_languages(folder: &Path) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        files.push(entry?.path());
    }
    files.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
    files.sort_by_key(|path| (path.file_stem() != Some("en".as_ref()), path.clone()));
    let mut rows = String::new();
    for path in &files {
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read_to_string(path)?;
        let english = text
            .lines()
            .find_map(|line| line.strip_prefix("english = "));
        let code = path.file_stem().unwrap_or_default().to_string_lossy();
        let is_code = code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_lowercase());
        let Some(english) = english.filter(|_| is_code) else {
            let problem = format!(
                "{}: name the file by the two letters of the language, and begin a line with english = \"…\"",
                path.display()
            );
            return Err(io::Error::other(problem));
        };
        let name = code[..1].to_uppercase() + &code[1..];
        writeln!(rows, "            {name} {code} {english};").expect("a text can always grow");
    }
    Ok(LIST.replace("ROWS", rows.trim_end()))
}

/// What the list of languages is written as.
const LIST: &str = r#"/// Calls a macro with every language, English first: its name in Rust, its code, and its name
/// in English. The code is also the name of the language's files in `locales/` and in every deck.
///
/// ```
/// macro_rules! codes {
///     ($($lang:ident $code:ident $english:literal;)*) => { [$(stringify!($code)),*] };
/// }
/// assert_eq!(antedate_decks::for_each_lang!(codes)[0], "en");
/// ```
#[macro_export]
macro_rules! for_each_lang {
    ($with:ident) => {
        $with! {
ROWS
        }
    };
}
"#;

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

/// Writes a deck with all of its files: `deck.toml`, and one for each language it has.
fn write_deck(table: &mut String, folder: &Path) -> io::Result<()> {
    let id = folder.file_name().unwrap_or_default().to_string_lossy();
    println!("cargo::rerun-if-changed={}", folder.display());
    writeln!(table, "({id:?}, &[").expect("a text can always grow");
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        files.extend(entry?.file_name().into_string().ok());
    }
    files.sort();
    for file in files.iter().filter(|file| file.ends_with(".toml")) {
        let path = folder.join(file);
        println!("cargo::rerun-if-changed={}", path.display());
        let path = path.display().to_string();
        writeln!(table, "({file:?}, include_str!({path:?})),").expect("a text can always grow");
    }
    table.push_str("]),\n");
    Ok(())
}
