//! A table in short, for the lobby.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use antedate_decks::Pool;
use antedate_tables::{Contents, Table, Viewer};
use antedate_wire::{Lang, Phase, TableSummary};

use crate::chance::show_code;
use crate::lock::lock;

/// Sums up a table; `None` before it is made.
pub(crate) fn summary_of(
    id: &str,
    code: Option<&str>,
    table: &Table,
    lang: Lang,
) -> Option<TableSummary> {
    // A spectator's view: what is in it is for everybody.
    let view = table.view(Viewer::Spectator, lang)?;
    let pool = table.contents().pool();
    Some(TableSummary {
        table: id.to_owned(),
        code: code.map(show_code),
        rules: view.rules,
        decks: view.decks,
        deck_ids: pool.refs().iter().map(|deck| deck.id.clone()).collect(),
        cards: pool.len(),
        topics: topic_names(pool, lang),
        from: pool.filter().from,
        to: pool.filter().to,
        fame: pool.filter().fame,
        lang: table.spoken(),
        phase: view.phase,
        players: view.players,
        seats: view.options.seats,
        room: table.has_room(),
        clock: view.options.clock,
        public: view.options.public,
        game: table.n_games(),
        at: table.at(),
        awaited: Some(table.awaited()),
    })
}

/// The public tables, kept beside the tables so that listing them wakes none.
#[derive(Default)]
pub struct Lobby {
    listed: Mutex<HashMap<String, Listed>>,
}

struct Listed {
    summary: TableSummary,
    contents: Arc<Contents>,
}

/// The most tables that are listed at once.
const MAX_LISTED: usize = 100;

impl Lobby {
    /// Updates a table's line; one that is closed or private is removed. Says whether that
    /// changes the list.
    pub(crate) fn update(&self, id: &str, code: Option<&str>, table: &Table) -> bool {
        let mut listed = lock(&self.listed);
        if !table.is_public() || table.phase() == Phase::Closed {
            return listed.remove(id).is_some();
        }
        let Some(summary) = summary_of(id, code, table, Lang::En) else {
            return false;
        };
        let summary = TableSummary {
            awaited: None,
            ..summary
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
    pub fn list(&self, lang: Lang) -> Vec<TableSummary> {
        let listed = lock(&self.listed);
        let mut tables: Vec<&Listed> = listed.values().collect();
        tables.sort_by_key(|table| std::cmp::Reverse((table.summary.at, &table.summary.table)));
        tables.truncate(MAX_LISTED);
        tables
            .into_iter()
            .map(|table| table.in_lang(lang))
            .collect()
    }
}

/// Names the topics a filter asks for, each by the first deck that has it.
fn topic_names(pool: &Pool, lang: Lang) -> Vec<String> {
    let name = |topic: &String| {
        let mut cards = pool.cards();
        let card = cards.find(|card| card.card.topic == *topic);
        card.map(|card| card.deck.topic_name(topic, lang).to_owned())
    };
    pool.filter().topics.iter().filter_map(name).collect()
}

impl Listed {
    fn in_lang(&self, lang: Lang) -> TableSummary {
        let pool = self.contents.pool();
        let decks = pool.decks().iter();
        TableSummary {
            decks: decks.map(|deck| deck.name(lang).to_owned()).collect(),
            topics: topic_names(pool, lang),
            ..self.summary.clone()
        }
    }
}
