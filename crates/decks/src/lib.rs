//! Decks of the chronology card games: the format, its checks, importers and the built-in decks.
//!
//! A deck is a folder of text files (`docs/deck-format.md`). [`Deck::load`]
//! reads one; [`open`] finds one by what a person types: a built-in id, ids
//! joined with `+`, a path, or `generated:220`. The result is a [`Pool`]: the
//! cards to play with, and what a transcript says about where they came from.
//!
//! ```
//! use antedate_decks::{Filter, Lang, open};
//! let pool = open("generated:220")?.filtered(&Filter::default())?;
//! let card = pool.cards().next().expect("a pool is never empty");
//! assert!(!card.front(Lang::En).title.is_empty());
//! # Ok::<(), antedate_decks::OpenError>(())
//! ```

mod builtin;
mod codes;
mod dates;
mod deck;
mod doc;
mod eras;
mod export;
mod finding;
mod generated;
mod generated_trek;
pub mod import;
mod labels;
mod lang;
mod lenient;
mod lint;
mod load;
mod load_fields;
mod load_trek;
pub mod motifs;
mod pool;
mod together;
mod toml_tree;
pub mod trek;
mod typeset;
mod write;
mod year;

pub use builtin::{builtin, builtin_ids, builtin_parsed};
pub use codes::{Code, Severity, explain};
pub use dates::{CardDate, DateError, Era, OutsideDate, Precision, When};
pub use deck::{Back, Card, CardText, Deck, DeckKind, Front, Icons, Texts};
pub use eras::{ERAS, Stretch, era_bounds, era_name, era_of, scenes_name};
pub use export::export;
pub use finding::{DeckErrors, Finding};
pub use generated::{GeneratedError, MAX_GENERATED, generated};
pub use generated_trek::generated_trek;
pub use lang::{Lang, UnknownLang};
pub use lenient::{Counting, parse_lenient};
pub use lint::{MAX_TITLE_CHARS, lint};
pub use load::{MAX_CARDS, MAX_FILE_BYTES, MAX_TEXT_BYTES, Origin, Parsed, Sources};
pub use pool::{DeckRef, Filter, OpenError, Pool, PoolCard, open, open_for, parse_bound, parsed};
pub use typeset::typeset;
pub use year::{MAX_YEAR, Year, YearError};
