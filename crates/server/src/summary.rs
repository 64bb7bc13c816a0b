//! A table in short, for the lobby.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use antedate_decks::Pool;
use antedate_tables::{Contents, Table, Viewer};
use antedate_wire::{Clock, Lang, Phase, PlayerView, RuleSet};
use serde::Serialize;

use crate::chance::show_code;
use crate::lock::lock;

/// A table in short.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Summary {
    pub(crate) table: String,
    pub(crate) code: Option<String>,
    pub(crate) rules: RuleSet,
    pub(crate) decks: Vec<String>,
    /// The decks by their ids, which are the same in every language.
    pub(crate) deck_ids: Vec<String>,
    /// How many cards take part.
    pub(crate) cards: usize,
    /// The names of the only topics that take part; all if empty.
    pub(crate) topics: Vec<String>,
    /// The first and the last year that take part.
    pub(crate) from: Option<i64>,
    pub(crate) to: Option<i64>,
    pub(crate) phase: Phase,
    pub(crate) players: Vec<PlayerView>,
    pub(crate) seats: u8,
    pub(crate) room: bool,
    pub(crate) clock: Clock,
    pub(crate) public: bool,
    pub(crate) game: u32,
    pub(crate) at: i64,
}

impl Summary {
    /// Sums up a table; `None` before it is made.
    pub(crate) fn of(id: &str, code: Option<&str>, table: &Table, lang: Lang) -> Option<Summary> {
        // A spectator's view: what is in it is for everybody.
        let view = table.view(Viewer::Spectator, lang)?;
        let pool = table.contents().pool();
        Some(Summary {
            table: id.to_owned(),
            code: code.map(show_code),
            rules: view.rules,
            decks: view.decks,
            deck_ids: pool.refs().iter().map(|deck| deck.id.clone()).collect(),
            cards: pool.len(),
            topics: topic_names(pool, lang.into()),
            from: pool.filter().from,
            to: pool.filter().to,
            phase: view.phase,
            players: view.players,
            seats: view.options.seats,
            room: table.has_room(),
            clock: view.options.clock,
            public: view.options.public,
            game: table.n_games(),
            at: table.at(),
        })
    }
}

/// The public tables, kept beside the tables so that listing them wakes none.
#[derive(Default)]
pub(crate) struct Lobby {
    listed: Mutex<HashMap<String, Listed>>,
}

struct Listed {
    summary: Summary,
    contents: Arc<Contents>,
}

/// The most tables that are listed at once.
const LONGEST_LIST: usize = 100;

impl Lobby {
    /// Shows how a table is now; one that is closed or private is listed no more. Says
    /// whether that changes the list.
    pub(crate) fn update(&self, id: &str, code: Option<&str>, table: &Table) -> bool {
        let mut listed = lock(&self.listed);
        if !table.is_public() || table.phase() == Phase::Closed {
            return listed.remove(id).is_some();
        }
        let Some(summary) = Summary::of(id, code, table, Lang::En) else {
            return false;
        };
        let contents = table.contents().clone();
        listed.insert(id.to_owned(), Listed { summary, contents });
        true
    }

    /// Lists the ids of the tables that are listed.
    pub(crate) fn ids(&self) -> Vec<String> {
        let listed = lock(&self.listed);
        listed.keys().cloned().collect()
    }

    /// Lists a table no more.
    pub(crate) fn remove(&self, id: &str) {
        let mut listed = lock(&self.listed);
        listed.remove(id);
    }

    /// Lists the public tables, the latest first.
    pub(crate) fn list(&self, lang: Lang) -> Vec<Summary> {
        let listed = lock(&self.listed);
        let mut tables: Vec<&Listed> = listed.values().collect();
        tables.sort_by_key(|table| std::cmp::Reverse((table.summary.at, &table.summary.table)));
        tables.truncate(LONGEST_LIST);
        tables.into_iter().map(|table| table.told(lang)).collect()
    }
}

/// Names the topics a filter asks for, each by the first deck that has it.
fn topic_names(pool: &Pool, lang: antedate_decks::Lang) -> Vec<String> {
    let name = |topic: &String| {
        let mut cards = pool.cards();
        let card = cards.find(|card| card.card.topic == *topic);
        card.map(|card| card.deck.topic_name(topic, lang).to_owned())
    };
    pool.filter().topics.iter().filter_map(name).collect()
}

impl Listed {
    fn told(&self, lang: Lang) -> Summary {
        let pool = self.contents.pool();
        let decks = pool.decks().iter();
        Summary {
            decks: decks
                .map(|deck| deck.name(lang.into()).to_owned())
                .collect(),
            topics: topic_names(pool, lang.into()),
            ..self.summary.clone()
        }
    }
}
