//! A deck's files take any text: they load or are refused, and the lint never panics.
#![no_main]

use antedate_decks::{Parsed, Sources};
use libfuzzer_sys::fuzz_target;

/// The fuzzer's text is split at NUL into `deck.toml`, `en.toml` and `ru.toml`; `FACTS` and
/// `WORDS` are put before them, so that it need not find the header by chance.
const FACTS: &str = "id = \"x\"\nversion = \"1.0.0\"\nedition = \"classic\"\nlicence = \"CC0-1.0\"\nauthors = [\"a\"]\ntopics = [\"t\"]\n";
const WORDS: &str = "name = \"X\"\ndescription = \"A deck.\"\n[topics]\nt = \"T\"\n";

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let mut parts = text.split('\0');
    let mut sources = Sources::default();
    for (file, before) in [("deck.toml", FACTS), ("en.toml", WORDS), ("ru.toml", WORDS)] {
        if let Some(part) = parts.next() {
            sources
                .files
                .insert(file.to_owned(), before.to_owned() + part);
        }
    }
    let parsed = Parsed::from_sources(&sources);
    let _ = antedate_decks::lint(&parsed, 2026);
});
