//! `deck list`, `deck show` and `deck stats`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::ExitCode;

use antedate_decks::{Deck, DeckKind, ERAS, Lang, Pool, PoolCard, builtin, builtin_ids, era_of};
use serde_json::{Value, json};

use super::{print_json, print_text};

/// The longest bar of a histogram.
const BAR: usize = 40;

pub(super) fn list(as_json: bool) -> anyhow::Result<ExitCode> {
    let mut decks = Vec::new();
    for id in builtin_ids() {
        decks.extend(builtin(id).transpose()?);
    }
    if as_json {
        print_json(&decks.iter().map(|deck| deck_json(deck)).collect())?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = String::new();
    for deck in decks {
        let langs: Vec<&str> = deck.langs().map(Lang::code).collect();
        writeln!(
            text,
            "{:<10} {:<8} {:<8} {:>4} cards  {:<12} {}",
            deck.id,
            deck.version,
            deck.kind.id(),
            deck.cards.len(),
            langs.join(" "),
            deck.name(Lang::En)
        )?;
    }
    if text.is_empty() {
        text.push_str("no decks are built in\n");
    }
    print_text(&text)?;
    Ok(ExitCode::SUCCESS)
}

fn deck_json(deck: &Deck) -> Value {
    let names: BTreeMap<&str, &str> = deck
        .langs()
        .map(|lang| (lang.code(), deck.name(lang)))
        .collect();
    json!({
        "id": deck.id,
        "version": deck.version,
        "edition": deck.kind.id(),
        "licence": deck.licence,
        "authors": deck.authors,
        "cards": deck.cards.len(),
        "topics": deck.topics,
        "names": names,
        "hash": deck.hash(),
    })
}

/// The cards in the order of time.
fn in_order(pool: &Pool) -> Vec<PoolCard<'_>> {
    let mut cards: Vec<PoolCard<'_>> = pool.cards().collect();
    cards.sort_by_key(|card| card.date());
    cards
}

pub(super) fn show(pool: &Pool, lang: Lang, as_json: bool) -> anyhow::Result<ExitCode> {
    let cards = in_order(pool);
    if as_json {
        let cards: Value = cards.iter().map(|card| card_json(*card, lang)).collect();
        print_json(
            &json!({"decks": pool_json(pool), "filter": pool.filter().to_string(), "cards": cards}),
        )?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = String::new();
    for deck in pool.decks() {
        writeln!(text, "{} {} – {}", deck.id, deck.version, deck.name(lang))?;
        writeln!(text, "{}", deck.description(lang))?;
    }
    writeln!(text)?;
    let labels: Vec<String> = cards.iter().map(|card| card.back(lang).label).collect();
    let width = labels
        .iter()
        .map(|label| label.chars().count())
        .max()
        .unwrap_or(0);
    for (card, label) in cards.iter().zip(labels) {
        let front = card.front(lang);
        writeln!(
            text,
            "{label:>width$}  {}  ({}, {})",
            front.title, front.topic_name, front.id
        )?;
    }
    print_text(&text)?;
    Ok(ExitCode::SUCCESS)
}

fn pool_json(pool: &Pool) -> Value {
    let refs = pool.refs().iter();
    refs.map(|deck| json!({"id": deck.id, "version": deck.version, "hash": deck.hash}))
        .collect()
}

fn card_json(card: PoolCard<'_>, lang: Lang) -> Value {
    let (front, back) = (card.front(lang), card.back(lang));
    json!({
        "id": front.id,
        "title": front.title,
        "topic": front.topic,
        "motif": front.motif,
        "front": front.icon,
        "date": card.card.date.when().to_string(),
        "label": back.label,
        "value": back.value,
        "note": back.note,
        "source": back.source,
        "back": back.icon,
        "fame": card.card.fame,
    })
}

pub(super) fn stats(pool: &Pool, lang: Lang, as_json: bool) -> anyhow::Result<ExitCode> {
    let eras = count_eras(pool);
    let topics = count_topics(pool, lang);
    let fame = [1, 2, 3, 4, 5].map(|fame: u8| {
        let n = pool.cards().filter(|card| card.card.fame == fame).count();
        (format!("fame {fame}"), n)
    });
    if as_json {
        let rows = |rows: &[(String, usize)]| -> Value {
            rows.iter()
                .map(|(name, n)| json!({"name": name, "cards": n}))
                .collect()
        };
        print_json(&json!({
            "decks": pool_json(pool),
            "cards": pool.len(),
            "eras": rows(&eras),
            "topics": rows(&topics),
            "fame": rows(&fame),
        }))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = format!("{} cards\n", pool.len());
    for (heading, rows) in [("eras", &eras[..]), ("topics", &topics), ("fame", &fame)] {
        writeln!(text, "\n{heading}")?;
        draw(&mut text, rows, pool.len())?;
    }
    print_text(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// A saga has no eras, so its hundred scenes are counted by tens.
fn count_eras(pool: &Pool) -> Vec<(String, usize)> {
    if pool.kind() == DeckKind::Saga {
        let tens = (0..10).map(|ten| (format!("scenes {}–{}", ten * 10 + 1, ten * 10 + 10), 0));
        let mut rows: Vec<(String, usize)> = tens.collect();
        for card in pool.cards() {
            rows[(card.date().0 - 1) as usize / 10].1 += 1;
        }
        return rows;
    }
    let mut rows: Vec<(String, usize)> = ERAS
        .iter()
        .map(|(name, _)| ((*name).to_owned(), 0))
        .collect();
    for card in pool.cards() {
        rows[era_of(card.date().0)].1 += 1;
    }
    rows
}

fn count_topics(pool: &Pool, lang: Lang) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for card in pool.cards() {
        *counts
            .entry(card.front(lang).topic_name.to_owned())
            .or_insert(0) += 1;
    }
    let mut rows: Vec<(String, usize)> = counts.into_iter().collect();
    rows.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    rows
}

fn draw(text: &mut String, rows: &[(String, usize)], all: usize) -> std::fmt::Result {
    let width = rows
        .iter()
        .map(|(name, _)| name.chars().count())
        .max()
        .unwrap_or(0);
    let most = rows.iter().map(|(_, n)| *n).max().unwrap_or(0).max(1);
    for (name, n) in rows {
        let bar = "█".repeat((n * BAR).div_ceil(most));
        let percent = n * 100 / all.max(1);
        writeln!(text, "  {name:<width$}  {n:>5} {percent:>3} %  {bar}")?;
    }
    Ok(())
}
