//! Trek as lists.

use antedate_wire::{
    Itinerary, JourneyCard, RunningGame, TokenName, TrekPhase, TrekPlayer, TrekView,
};

use super::warps;
use crate::blocks::{Block, Row, Tone};
use crate::client::named_seats;
use crate::listing::card_row;
use crate::tokens;
use crate::words::{Words, say};

pub(super) fn table(game: &RunningGame, view: &TrekView, words: &Words) -> Block {
    let mut rows = vec![Row::new(
        say!(words, "term-day-of", day = view.day),
        Tone::Strong,
    )];
    rows.extend(players(game, view, words));
    rows.extend(warps::rows(game, view, words));
    if view.phase == TrekPhase::Choosing {
        // What is chosen from comes with the question; the row is in sight too (TR-3a).
        rows.push(Row::new(words.t("term-departures"), Tone::Strong));
        for card in view.row.iter().flatten() {
            rows.push(Row::plain(format!(
                "  {} · {} · {} · {}",
                card.card.back.label,
                card.card.front.title,
                say!(words, "term-hours", n = card.hours),
                tokens::list(&card.benefits, words)
            )));
        }
    }
    if let Some(you) = game.you
        && let Some(player) = view.players.get(usize::from(you))
        && let Some(itinerary) = &player.itinerary
    {
        rows.push(Row::new(itinerary.name.clone(), Tone::Strong));
        rows.extend(itinerary_rows(itinerary, &player.filled, words));
    }
    rows
}

/// Tells where everybody's watch stands and what they have.
pub(super) fn players(game: &RunningGame, view: &TrekView, words: &Words) -> Block {
    let mut rows = Vec::new();
    for ((seat, name), player) in named_seats(game, words).zip(&view.players) {
        rows.push(Row::new(name, Tone::Seat(seat)).and(
            format!(
                ": {} · {} · {} · {}",
                say!(words, "term-at-hour", hour = player.hour),
                say!(words, "term-n-points", n = player.score.total),
                say!(words, "term-n-crystals", n = player.crystals),
                journey_row(player, words)
            ),
            Tone::Plain,
        ));
    }
    rows
}

/// Tells the lengths of a player's journeys and where the open one ends.
pub(crate) fn journey_row(player: &TrekPlayer, words: &Words) -> String {
    if player.journeys.is_empty() {
        return words.t("term-no-journey");
    }
    let lengths: Vec<String> = player
        .journeys
        .iter()
        .map(|journey| journey.len().to_string())
        .collect();
    let open = player.journeys.last().into_iter().flatten();
    let last = open.rev().find_map(|step| match step {
        JourneyCard::Card(card) => Some(card.card.back.label.as_str()),
        JourneyCard::Ancestor => None,
    });
    say!(
        words,
        "term-journeys",
        lengths = lengths.join("+"),
        date = last.unwrap_or("?")
    )
}

/// Lists every journey of everybody, card by card.
pub(super) fn journeys(game: &RunningGame, view: &TrekView, words: &Words) -> Block {
    let mut rows = Vec::new();
    for ((seat, name), player) in named_seats(game, words).zip(&view.players) {
        rows.push(Row::new(
            format!("{name} · {}", journey_row(player, words)),
            Tone::Seat(seat),
        ));
        for journey in &player.journeys {
            rows.push(Row::plain(format!("  ({})", journey.len())));
            for step in journey {
                let mut row = Row::plain("    ");
                match step {
                    JourneyCard::Card(card) => row.append(card_row(&card.card)),
                    JourneyCard::Ancestor => row.push(words.t("trek-ancestor"), Tone::Dim),
                }
                rows.push(row);
            }
        }
    }
    rows
}

/// Draws an itinerary as a small table: a column for each experience, covered spaces
/// marked, what each space and each full row pays.
pub(crate) fn itinerary_rows(itinerary: &Itinerary, filled: &[u8], words: &Words) -> Block {
    let kinds = [
        TokenName::Person,
        TokenName::Event,
        TokenName::Innovation,
        TokenName::Progress,
    ];
    let mut head = Row::plain(" ");
    for kind in kinds {
        head.append(tokens::sign(kind, words));
        head.push(" ", Tone::Plain);
    }
    let mut rows = vec![head];
    for at in 0..itinerary.rows.len() {
        let mut row = Row::plain(" ");
        for (column, kind) in kinds.into_iter().enumerate() {
            let spaces = itinerary.columns.get(column);
            let covered = filled.get(column).is_some_and(|n| usize::from(*n) > at);
            match spaces.and_then(|spaces| spaces.get(at)) {
                None => row.push("   ", Tone::Plain),
                Some(_) if covered => {
                    let text = format!("{:<3}", tokens::shape(kind));
                    row.push(text, Tone::Token(kind));
                }
                Some(Some(reward)) => {
                    row.push(format!("{:<3}", tokens::reward(*reward)), Tone::Strong);
                }
                Some(None) => row.push("·  ", Tone::Dim),
            }
        }
        if let Some(reward) = itinerary.rows[at] {
            row.push(format!("={}", tokens::reward(reward)), Tone::Strong);
        }
        rows.push(row);
    }
    rows
}
