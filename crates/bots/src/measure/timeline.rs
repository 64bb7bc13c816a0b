//! Duels and larger tables at `timeline`.

use std::ops::{AddAssign, Range};
use std::sync::Arc;

use antedate_decks::Pool;
use antedate_record::Seed;
use antedate_rules::timeline::{Action, Deal, Event, MAX_CARDS, Setup, SetupError, Timeline, View};
use antedate_rules::{Edition, Game, Seat, Viewer};

use super::shuffled;
use crate::timeline::TimelinePlayer;
use crate::{Budget, Character, DeckFacts, Mind, Player, Rng};

/// A table and what is played with.
#[derive(Debug, Clone)]
pub struct TimelineTable<'a> {
    /// The cards.
    pub pool: &'a Pool,
    /// Who plays; game `g` seats them turned by `g` places, so that all begin equally often.
    pub players: Vec<&'static Character>,
    /// What each decision may cost.
    pub budget: Budget,
}

/// How many games went, by player (not by seat).
#[derive(Debug, Clone, PartialEq, Default)]
pub struct TimelineTally {
    /// Games played.
    pub n_games: u64,
    /// Victories of each player; a shared one counts in parts.
    pub wins: Vec<f64>,
    /// Cards placed and misplaced by each player.
    pub placed: Vec<[u64; 2]>,
    /// Cards placed and misplaced by each player on a line of five cards.
    pub on_five: Vec<[u64; 2]>,
    /// Decisions made by all.
    pub n_decisions: u64,
    /// Rounds played in all games.
    pub n_rounds: u64,
}

impl TimelineTally {
    fn empty(n: usize) -> TimelineTally {
        TimelineTally {
            n_games: 0,
            wins: vec![0.0; n],
            placed: vec![[0; 2]; n],
            on_five: vec![[0; 2]; n],
            ..TimelineTally::default()
        }
    }

    /// Returns the share of the games a player won.
    pub fn win_rate(&self, player: usize) -> f64 {
        self.wins[player] / self.n_games.max(1) as f64
    }
}

impl AddAssign<&TimelineTally> for TimelineTally {
    fn add_assign(&mut self, other: &TimelineTally) {
        if self.wins.is_empty() {
            *self = TimelineTally::empty(other.wins.len());
        }
        self.n_games += other.n_games;
        self.n_decisions += other.n_decisions;
        self.n_rounds += other.n_rounds;
        for (player, won) in other.wins.iter().enumerate() {
            self.wins[player] += won;
            for right in 0..2 {
                self.placed[player][right] += other.placed[player][right];
                self.on_five[player][right] += other.on_five[player][right];
            }
        }
    }
}

/// Plays the games `games` of seed `seed`. However they are split, the sums are the same.
///
/// # Errors
/// The table or the deck breaks a clause of the rules.
pub fn measure_timeline(
    table: &TimelineTable<'_>,
    seed: u64,
    games: Range<u64>,
) -> Result<TimelineTally, SetupError> {
    let deck = Arc::new(DeckFacts::of_pool(table.pool));
    let mut tally = TimelineTally::empty(table.players.len());
    for game in games {
        let turned = (game % table.players.len().max(1) as u64) as usize;
        tally += &play_timeline(table, &deck, Seed::derived(seed, game), turned)?;
    }
    Ok(tally)
}

/// Plays one game, with player `p` at seat `p + turned`, counted round the table.
///
/// # Errors
/// The table or the deck breaks a clause of the rules.
pub fn play_timeline(
    table: &TimelineTable<'_>,
    deck: &Arc<DeckFacts>,
    seed: Seed,
    turned: usize,
) -> Result<TimelineTally, SetupError> {
    let n = table.players.len();
    let dealt = shuffled(table.pool, &seed, MAX_CARDS);
    let dates = dealt.iter().map(|card| table.pool.card(*card).date());
    let edition = table.pool.edition().edition().unwrap_or(&Edition::CLASSIC);
    let setup = Setup::new(edition, dates.collect(), n);
    let mut game = Timeline::new(Arc::new(Deal::new(&setup)?));
    let mut chance = super::thinking(&seed);
    let player_at = |seat: Seat| (seat.index() + n - turned) % n;
    let mut bots: Vec<TimelinePlayer> = Seat::all(n)
        .map(|seat| TimelinePlayer {
            mind: Mind::new(table.players[player_at(seat)], deck, chance.bits()),
        })
        .collect();
    let mut tally = TimelineTally::empty(n);
    while let Some(seat) = game.turn() {
        let view = game.view(Viewer::Seat(seat));
        bots.iter_mut().for_each(|bot| look(&mut bot.mind, &view, &dealt));
        let action = choose(&bots[seat.index()], &view, seat, &table.budget, &mut chance);
        let applied = game.apply(seat, action, &seed);
        let events = applied.expect("bots choose among the legal actions");
        tally.count(player_at(seat), view.line.len(), &events);
    }
    let outcome = game.outcome().expect("nobody's turn, so it is over");
    for seat in outcome.winners.iter() {
        tally.wins[player_at(seat)] += 1.0 / outcome.winners.len() as f64;
    }
    tally.n_games = 1;
    tally.n_rounds = u64::from(outcome.rounds);
    Ok(tally)
}

fn choose(
    bot: &TimelinePlayer,
    view: &View,
    seat: Seat,
    budget: &Budget,
    rng: &mut Rng,
) -> Action {
    let action = bot.choose(view, seat, budget, rng);
    action.expect("it is this bot's turn")
}

impl TimelineTally {
    fn count(&mut self, player: usize, line: usize, events: &[Event]) {
        let right = events.iter().find_map(|event| match event {
            Event::CardPlaced { .. } => Some(0),
            Event::CardMisplaced { .. } => Some(1),
            _ => None,
        });
        let Some(right) = right else { return };
        self.n_decisions += 1;
        self.placed[player][right] += 1;
        if line == 5 {
            self.on_five[player][right] += 1;
        }
    }
}

/// Lets a bot see the fronts in view, and keeps in mind the dates a reshuffle may hide.
fn look(mind: &mut Mind, view: &View, dealt: &[usize]) {
    let dated = || view.line.iter().chain(&view.discard);
    let held = view.hands.iter().flatten().copied();
    let fronts = held.chain(view.draw_top).chain(dated().map(|card| card.card));
    fronts.for_each(|card| mind.see(card, dealt[card.index()]));
    dated().for_each(|card| mind.remember(card.card, card.date));
}
