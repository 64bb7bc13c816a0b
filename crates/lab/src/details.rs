//! The finer results: who won from where, who placed what right.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::counts::{CardCounts, Details as Counts, Tally, Tries, UNITS, add_each};
use crate::games::{Counted, GameDetails, LabGame, Rules};
use crate::names::Names;
use crate::players::PlayerKind;
use crate::simulator::Recording;
use crate::stats::{Mean, Share, quantile};
use crate::times::{CpuTime, Times};

/// The finer results of a run.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Details {
    /// The rule set.
    pub rules: Rules,
    /// How each seat did, seat 0 first.
    pub seats: Vec<SeatDetails>,
    /// How often whoever took the first turn won; not in a team.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_to_act: Option<Share>,
    /// How long the games were.
    pub moves: Lengths,
    /// How each kind of player did, wherever it sat.
    pub players: Vec<KindDetails>,
    /// The periods and topics of [`KindDetails`], the cards of each counted.
    pub cards: Vec<CardDetails>,
    /// What is told of this rule set alone.
    #[serde(flatten)]
    pub game: GameDetails,
}

/// How one seat did.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatDetails {
    /// Who sat there.
    pub player: String,
    /// The share of the victories; a shared one counts in parts.
    pub won: Share,
    /// The mean score.
    pub score: Mean,
    /// How many games ended with each score, lowest first.
    pub scores: Vec<(f64, u64)>,
}

/// How long games were, in actions of all players.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Lengths {
    /// The mean.
    pub mean: f64,
    /// The middle.
    pub median: u32,
    /// How many games took so many actions, shortest first.
    pub counts: Vec<(u32, u64)>,
}

/// How one kind of player did.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct KindDetails {
    /// Who.
    pub player: String,
    /// The cards it placed, as [`RulesInfo::placed`](crate::RulesInfo::placed) calls them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placed: Option<Accuracy>,
    /// By the number of cards in the line, where there is one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_line: Vec<Group>,
    /// By the period of the card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_era: Vec<Group>,
    /// By the topic of the card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_topic: Vec<Group>,
    /// How long it thought, where it was timed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cpu: Option<CpuTime>,
}

/// How many were right.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Accuracy {
    /// Right ones.
    pub right: u64,
    /// Wrong ones.
    pub wrong: u64,
    /// The share of the right ones.
    #[serde(flatten)]
    pub share: Share,
}

impl Accuracy {
    fn of([right, wrong]: Tries) -> Option<Accuracy> {
        (right + wrong > 0).then(|| Accuracy {
            right,
            wrong,
            share: Share::of(right as f64, right + wrong),
        })
    }
}

/// Some cards and how many were placed right.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Group {
    /// What they have in common.
    pub name: String,
    /// How many were right.
    #[serde(flatten)]
    pub placed: Accuracy,
}

/// How often a card was placed right by all together; the hardest cards come first.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CardDetails {
    /// The card's id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its date.
    pub date: String,
    /// How many were right.
    #[serde(flatten)]
    pub placed: Accuracy,
}

impl Details {
    pub(crate) fn new<R: LabGame>(
        tally: &Tally<R::Tally>,
        details: &Counts<R::Tally>,
        deck: &R::Deck,
        players: &[PlayerKind],
        names: &Names,
        wanted: Recording,
    ) -> Details {
        let first_won = Share::of(tally.first_won as f64 / UNITS as f64, tally.games);
        let counted = Counted::<R> {
            tally,
            own: wanted.details.then_some(&details.own),
            deck,
            players,
            first_won,
        };
        Details {
            rules: names.rules,
            seats: seats(tally, players),
            first_to_act: (!names.rules.is_team()).then_some(first_won),
            moves: lengths(tally),
            players: kinds(players, details, names),
            cards: cards(&details.cards, names),
            game: R::details(&counted),
        }
    }
}

fn seats<T>(tally: &Tally<T>, players: &[PlayerKind]) -> Vec<SeatDetails> {
    let units = UNITS as f64;
    let seat = |(seat, kind): (usize, &PlayerKind)| {
        let scores = tally.scores[seat].iter();
        let scores: Vec<(f64, u64)> = scores
            .map(|(score, n)| (*score as f64 / units, *n))
            .collect();
        SeatDetails {
            player: kind.to_string(),
            won: Share::of(tally.won[seat] as f64 / units, tally.games),
            score: Mean::of_counts(scores.iter().copied()),
            scores,
        }
    };
    players.iter().enumerate().map(seat).collect()
}

fn lengths<T>(tally: &Tally<T>) -> Lengths {
    let moves = &tally.moves;
    Lengths {
        mean: Mean::of_counts(moves.iter().map(|(n, count)| (f64::from(*n), *count))).mean,
        median: quantile(moves, 0.5).unwrap_or(0),
        counts: moves.iter().map(|(n, count)| (*n, *count)).collect(),
    }
}

/// Puts the seats of equal players together.
fn kinds<T>(players: &[PlayerKind], counted: &Counts<T>, names: &Names) -> Vec<KindDetails> {
    let mut kinds: Vec<&'static str> = Vec::new();
    for player in players.iter().map(|kind| kind.name()) {
        if !kinds.contains(&player) {
            kinds.push(player);
        }
    }
    let of_kind = |kind: &&'static str| {
        let sits = |seat: &usize| players[*seat].name() == *kind;
        let seats: Vec<usize> = (0..players.len()).filter(sits).collect();
        kind_details(kind, &seats, counted, names)
    };
    kinds.iter().map(of_kind).collect()
}

fn kind_details<T>(
    player: &str,
    seats: &[usize],
    counted: &Counts<T>,
    names: &Names,
) -> KindDetails {
    let mut all: Tries = [0; 2];
    let mut by_era = vec![[0; 2]; names.eras.len()];
    let mut by_topic = vec![[0; 2]; names.topics.len()];
    for (card, by_seat) in &counted.cards.cards {
        let name = &names.cards[*card as usize];
        for tries in seats.iter().map(|seat| &by_seat[*seat]) {
            add_each(&mut all, tries);
            add_each(&mut by_era[name.era], tries);
            add_each(&mut by_topic[name.topic], tries);
        }
    }
    let mut by_line: BTreeMap<u8, Tries> = BTreeMap::new();
    for (line, tries) in seats.iter().flat_map(|seat| &counted.cards.lines[*seat]) {
        add_each(by_line.entry(*line).or_default(), tries);
    }
    let mut times = Times::default();
    seats
        .iter()
        .for_each(|seat| times.merge(&counted.times[*seat]));
    let lines = by_line
        .iter()
        .map(|(line, tries)| (line.to_string(), *tries));
    KindDetails {
        player: player.to_owned(),
        placed: Accuracy::of(all),
        by_line: groups(lines),
        by_era: groups(names.eras.iter().cloned().zip(by_era)),
        by_topic: groups(names.topics.iter().cloned().zip(by_topic)),
        cpu: times.report(),
    }
}

/// Names the groups in which something was placed.
fn groups(tries: impl Iterator<Item = (String, Tries)>) -> Vec<Group> {
    let group = |(name, tries)| {
        Some(Group {
            name,
            placed: Accuracy::of(tries)?,
        })
    };
    tries.filter_map(group).collect()
}

fn cards(counted: &CardCounts, names: &Names) -> Vec<CardDetails> {
    let card = |(card, by_seat): (&u32, &Vec<Tries>)| {
        let mut tries = [0; 2];
        by_seat.iter().for_each(|seat| add_each(&mut tries, seat));
        let name = &names.cards[*card as usize];
        Some(CardDetails {
            id: name.id.clone(),
            title: name.title.clone(),
            date: name.date.clone(),
            placed: Accuracy::of(tries)?,
        })
    };
    let mut cards: Vec<CardDetails> = counted.cards.iter().filter_map(card).collect();
    // By what is sure: a card that failed once is not the hardest of all.
    cards.sort_by(|a, b| a.placed.share.high.total_cmp(&b.placed.share.high));
    cards
}
