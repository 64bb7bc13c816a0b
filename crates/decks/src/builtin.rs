//! The decks that come with the program.

use std::sync::{Arc, OnceLock};

use crate::deck::Deck;
use crate::finding::DeckErrors;
use crate::load::{Parsed, Sources};

type Files = &'static [(&'static str, &'static str)];

/// The decks of the repository's `decks/` folder: id, then file names and texts.
static EMBEDDED: &[(&str, Files)] = include!(concat!(env!("OUT_DIR"), "/builtin_decks.rs"));

type Loaded = Result<Arc<Deck>, DeckErrors>;

/// Each deck is read when it is first asked for, and kept.
static LOADED: OnceLock<Vec<OnceLock<Loaded>>> = OnceLock::new();

/// Lists the ids of the built-in decks, in alphabetical order.
pub fn builtin_ids() -> impl Iterator<Item = &'static str> {
    EMBEDDED.iter().map(|(id, _)| *id)
}

/// Returns a built-in deck; `None` if there is none of that id.
pub fn builtin(id: &str) -> Option<Result<Arc<Deck>, DeckErrors>> {
    let at = EMBEDDED.iter().position(|(other, _)| *other == id)?;
    let slots = LOADED.get_or_init(|| EMBEDDED.iter().map(|_| OnceLock::new()).collect());
    let load =
        || Deck::from_sources(&format!("the built-in deck {id}"), &sources(at)).map(Arc::new);
    Some(slots[at].get_or_init(load).clone())
}

/// Reads a built-in deck again, for a report about its files.
pub fn builtin_parsed(id: &str) -> Option<Parsed> {
    let at = EMBEDDED.iter().position(|(other, _)| *other == id)?;
    let mut parsed = Parsed::from_sources(&sources(at));
    parsed.origin.folder = Some(id.to_owned());
    Some(parsed)
}

fn sources(at: usize) -> Sources {
    let files = EMBEDDED[at].1.iter();
    Sources {
        files: files
            .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
            .collect(),
    }
}
