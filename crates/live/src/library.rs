//! The decks on offer, and the cards of tables made of them.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use antedate_decks::{
    Deck, DeckKind, DeckRef, Filter, Parsed, builtin, builtin_ids, lint, open_for,
};
use antedate_store::Store;
use antedate_tables::{Contents, generated_kind};
use antedate_wire::RuleSet;

use crate::error::LiveError;
use crate::lock::lock;

/// A folder that was not offered, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadDeck {
    /// The folder.
    pub folder: PathBuf,
    /// Everything that is wrong with it.
    pub reasons: Vec<String>,
}

/// The decks on offer.
#[derive(Default)]
pub struct Library {
    own: BTreeMap<String, Arc<Deck>>,
    /// The cards of running tables, which share them.
    ready: Mutex<HashMap<String, Arc<Contents>>>,
    /// Decks by hash, for the words of cards that were played.
    read: Mutex<HashMap<String, Arc<Deck>>>,
}

/// More prepared contents than this are not kept unless a table uses them.
const MAX_CACHED: usize = 64;
/// The largest generated deck that anybody may ask for.
const MAX_GENERATED: usize = 1_000;
/// The most decks of one table.
const MAX_DECKS: usize = 8;

impl Library {
    /// Reads the decks of folders: each is a deck, or holds folders that are. Those that
    /// cannot be used are returned; warnings of the lint do not keep a deck out.
    pub fn load(folders: &[PathBuf], this_year: i64) -> (Library, Vec<BadDeck>) {
        let mut library = Library::default();
        let mut bad = Vec::new();
        for folder in folders.iter().flat_map(|folder| deck_folders(folder)) {
            match load_one(&folder, this_year) {
                Ok(deck) if library.is_taken(&deck.id) => bad.push(BadDeck {
                    folder,
                    reasons: vec![format!(
                        "there is another deck `{}`; give one of them another id",
                        deck.id
                    )],
                }),
                Ok(deck) => {
                    library.own.insert(deck.id.clone(), Arc::new(deck));
                }
                Err(reasons) => bad.push(BadDeck { folder, reasons }),
            }
        }
        (library, bad)
    }

    /// Lists the ids of the decks that are not built in.
    pub fn own_ids(&self) -> impl Iterator<Item = &str> {
        self.own.keys().map(String::as_str)
    }

    fn is_taken(&self, id: &str) -> bool {
        self.own.contains_key(id) || builtin_ids().any(|other| other == id)
    }

    /// Lists all decks on offer.
    pub fn all(&self) -> impl Iterator<Item = Arc<Deck>> {
        let ready = builtin_ids().filter_map(builtin).filter_map(Result::ok);
        ready.chain(self.own.values().cloned())
    }

    /// Finds a deck on offer by its id.
    pub fn deck(&self, id: &str) -> Option<Arc<Deck>> {
        let own = self.own.get(id).cloned();
        own.or_else(|| builtin(id)?.ok())
    }

    /// Finds a deck on offer by its id.
    ///
    /// # Errors
    /// There is none.
    pub fn offered(&self, id: &str) -> Result<Arc<Deck>, LiveError> {
        self.deck(id).ok_or_else(|| no_such_deck(id))
    }

    /// Finds a deck that can be looked at: one on offer, or a generated one.
    ///
    /// # Errors
    /// There is none.
    pub fn shown(&self, id: &str) -> Result<Arc<Deck>, LiveError> {
        match self.offered(id) {
            Err(_) if id == "generated" => self.find(id, None),
            Err(_) if is_small_generated(id) => self.find(id, Some(DeckKind::Classic)),
            found => found,
        }
    }

    /// Finds a deck; a generated one is made as `kind`.
    fn find(&self, id: &str, kind: Option<DeckKind>) -> Result<Arc<Deck>, LiveError> {
        if let Some(deck) = self.own.get(id) {
            return Ok(deck.clone());
        }
        // A path is for the owner of the machine, not for whoever sends a request.
        let known = builtin_ids().any(|other| other == id) || is_small_generated(id);
        let known = known.then(|| open_for(id, kind));
        match known {
            Some(Ok(pool)) => Ok(pool.decks()[0].clone()),
            Some(Err(error)) => Err(LiveError::bad_decks(error)),
            None => Err(no_such_deck(id)),
        }
    }

    /// Prepares the cards of a new table.
    ///
    /// # Errors
    /// A deck is not on offer, or cannot be played with these rules.
    pub fn contents(
        &self,
        rules: RuleSet,
        ids: &[String],
        filter: &Filter,
    ) -> Result<Arc<Contents>, LiveError> {
        if ids.is_empty() || ids.len() > MAX_DECKS {
            return Err(LiveError::bad_decks(format!("name 1 to {MAX_DECKS} decks")));
        }
        // Quoted, since the ids are the sender's word: one must not stand for two decks.
        let key = format!("{} {ids:?} {filter}", rules.name());
        self.prepared(key, || {
            let decks = ids.iter().map(|id| self.find(id, generated_kind(rules)));
            prepare(decks.collect::<Result<_, _>>()?, filter, rules)
        })
    }

    /// Makes the cards of a table in the store ready: the very decks it was made with.
    pub(crate) async fn restore(
        &self,
        store: &dyn Store,
        rules: RuleSet,
        refs: &[DeckRef],
        filter: &Filter,
    ) -> Result<Arc<Contents>, LiveError> {
        let hashes: Vec<&str> = refs.iter().map(|deck| deck.hash.as_str()).collect();
        let key = format!("{} #{} {filter}", rules.name(), hashes.join("+"));
        if let Some(contents) = self.lookup(&key) {
            return Ok(contents);
        }
        let mut decks = Vec::new();
        for deck in refs {
            let body = store.deck(deck.hash.clone()).await?;
            let body = body.ok_or_else(|| LiveError::damaged("a deck is missing"))?;
            let deck = Deck::from_json(&deck.id, &body).map_err(LiveError::damaged)?;
            decks.push(Arc::new(deck));
        }
        self.prepared(key, || {
            let contents = prepare(decks, filter, rules)?;
            match contents.pool().refs() == refs {
                true => Ok(contents),
                false => Err(LiveError::damaged("a stored deck is not what it was")),
            }
        })
    }

    /// Finds the very decks that a transcript from anywhere names: among those offered,
    /// else among those that tables of this server were made with.
    ///
    /// # Errors
    /// A deck is not here, or is another state of it.
    pub async fn named(
        &self,
        store: &dyn Store,
        rules: RuleSet,
        refs: &[DeckRef],
    ) -> Result<Arc<Contents>, LiveError> {
        if refs.len() > MAX_DECKS {
            return Err(LiveError::bad_decks(format!("name 1 to {MAX_DECKS} decks")));
        }
        // The cards of a filter are some of these, so one pool serves every filter. The name
        // is the sender's word: it must not stand for the deck of a table, and quoted it cannot
        // stand for two decks.
        let names = refs.iter().map(|deck| (&deck.id, &deck.hash));
        let names: Vec<_> = names.collect();
        let key = format!("named {} {names:?}", rules.name());
        if let Some(contents) = self.lookup(&key) {
            return Ok(contents);
        }
        let mut decks = Vec::new();
        for wanted in refs {
            decks.push(self.find_named(store, rules, wanted).await?);
        }
        self.prepared(key, || prepare(decks, &Filter::default(), rules))
    }

    async fn find_named(
        &self,
        store: &dyn Store,
        rules: RuleSet,
        wanted: &DeckRef,
    ) -> Result<Arc<Deck>, LiveError> {
        let offered = self.find(&wanted.id, generated_kind(rules)).ok();
        if let Some(deck) = offered.iter().find(|deck| deck.hash() == wanted.hash) {
            return Ok(deck.clone());
        }
        // Hashes are plain; anything else need not bother the store.
        let plain = wanted.hash.len() <= 128 && wanted.hash.bytes().all(|b| b.is_ascii_hexdigit());
        let kept = match plain {
            true => store.deck(wanted.hash.clone()).await?,
            false => None,
        };
        match kept {
            Some(body) => {
                let deck = Deck::from_json(&wanted.id, &body).map_err(LiveError::damaged)?;
                Ok(Arc::new(deck))
            }
            None => Err(unknown_deck(wanted, offered.as_deref())),
        }
    }

    /// Finds a deck that was played with, by its hash; `None` if it is nowhere any more.
    ///
    /// # Errors
    /// The store fails, or the deck is damaged.
    pub async fn played(
        &self,
        store: &dyn Store,
        deck: &DeckRef,
    ) -> Result<Option<Arc<Deck>>, LiveError> {
        let known = {
            let read = lock(&self.read);
            read.get(&deck.hash).cloned()
        };
        if known.is_some() {
            return Ok(known);
        }
        let Some(body) = store.deck(deck.hash.clone()).await? else {
            return Ok(None);
        };
        let found = Deck::from_json(&deck.id, &body).map_err(LiveError::damaged)?;
        let found = Arc::new(found);
        let mut read = lock(&self.read);
        if read.len() >= MAX_CACHED {
            read.clear();
        }
        read.insert(deck.hash.clone(), found.clone());
        Ok(Some(found))
    }

    fn lookup(&self, key: &str) -> Option<Arc<Contents>> {
        let ready = lock(&self.ready);
        ready.get(key).cloned()
    }

    fn prepared(
        &self,
        key: String,
        make: impl FnOnce() -> Result<Contents, LiveError>,
    ) -> Result<Arc<Contents>, LiveError> {
        if let Some(contents) = self.lookup(&key) {
            return Ok(contents);
        }
        let contents = Arc::new(make()?);
        let mut ready = lock(&self.ready);
        if ready.len() >= MAX_CACHED {
            ready.retain(|_, contents| Arc::strong_count(contents) > 1);
        }
        Ok(ready.entry(key).or_insert(contents).clone())
    }
}

/// Stores the decks of a table, which is refused without them.
pub(crate) async fn store_decks(store: &dyn Store, contents: &Contents) -> Result<(), LiveError> {
    let pool = contents.pool();
    for (deck, reference) in pool.decks().iter().zip(pool.refs()) {
        store
            .put_deck(reference.hash.clone(), deck.to_json())
            .await?;
    }
    Ok(())
}

fn prepare(decks: Vec<Arc<Deck>>, filter: &Filter, rules: RuleSet) -> Result<Contents, LiveError> {
    Contents::combined(decks, filter, rules).map_err(LiveError::bad_decks)
}

fn is_small_generated(id: &str) -> bool {
    let size = id.strip_prefix("generated:").map(|rest| {
        let size = rest.split(':').next().unwrap_or("");
        size.parse::<usize>()
            .is_ok_and(|size| size <= MAX_GENERATED)
    });
    id == "generated" || size.unwrap_or(false)
}

fn no_such_deck(id: &str) -> LiveError {
    let deck = id.chars().take(40).collect();
    LiveError::NoSuchDeck { deck }
}

/// A transcript was played with a deck that is not here, or with another state of it.
fn unknown_deck(wanted: &DeckRef, offered: Option<&Deck>) -> LiveError {
    let short = |text: &str| text.chars().take(64).collect::<String>();
    let wanted = DeckRef {
        id: short(&wanted.id),
        version: short(&wanted.version),
        hash: short(&wanted.hash),
    };
    match offered {
        None => LiveError::UnknownDeck { wanted },
        Some(ours) => LiveError::DeckDiffers {
            wanted,
            ours: ours.hash(),
        },
    }
}

fn deck_folders(folder: &Path) -> Vec<PathBuf> {
    let is_deck = |path: &Path| path.join("deck.toml").is_file();
    if is_deck(folder) {
        return vec![folder.to_owned()];
    }
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    found.retain(|path| is_deck(path));
    found.sort_unstable();
    match found.is_empty() {
        true => vec![folder.to_owned()],
        false => found,
    }
}

fn load_one(folder: &Path, this_year: i64) -> Result<Deck, Vec<String>> {
    let parsed = Parsed::from_folder(folder);
    let mut findings = parsed.findings.clone();
    if parsed.deck.is_some() {
        findings.extend(lint(&parsed, this_year));
    }
    let errors = findings.iter().filter(|finding| !finding.is_warning());
    let errors: Vec<String> = errors.map(ToString::to_string).collect();
    match parsed.deck {
        Some(deck) if errors.is_empty() => Ok(deck),
        _ => Err(errors),
    }
}
