//! Plays games by the thousand, the same ones whatever the number of threads.

use std::io::{self, Write};

use antedate_decks::Pool;
use antedate_record::{Seed, pool, timeline, trek, twist};
use antedate_rules::{Edition, Events, Game};
use rayon::prelude::*;

use crate::dice::Dice;
use crate::players::PlayerKind;
use crate::report::{Report, Sums};
use crate::ruleset::{Rules, Ruleset, Tally};

/// What to simulate.
pub struct Spec {
    /// The rule set.
    pub rules: Rules,
    /// The edition; of no meaning for `trek`.
    pub edition: &'static Edition,
    /// The cards.
    pub pool: Pool,
    /// Who sits where.
    pub players: Vec<PlayerKind>,
    /// Which games follow from it, whatever the number of threads.
    pub seed: u64,
    /// Cards dealt to each player (`timeline`).
    pub hand: u8,
    /// Whether day I's itineraries are random (`trek`).
    pub first_game: bool,
}

/// Why a simulation cannot be run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LabError {
    /// A clause of `timeline`.
    #[error(transparent)]
    Timeline(#[from] antedate_rules::timeline::SetupError),
    /// A clause of `twist`.
    #[error(transparent)]
    Twist(#[from] antedate_rules::twist::SetupError),
    /// A clause of `trek`.
    #[error(transparent)]
    Trek(#[from] trek::DealError),
    /// A deck without hours and itineraries.
    #[error("`{0}` is not a trek deck; choose one made for trek")]
    NotATrekDeck(String),
    /// The transcripts could not be written.
    #[error("the transcripts cannot be written: {0}")]
    Write(#[from] io::Error),
}

/// Games handed to one thread at a time.
const CHUNK: u64 = 64;
/// Chunks played before their transcripts are written, so that memory stays bounded.
const CHUNKS_AT_ONCE: u64 = 64;

/// A simulation that has been checked and can be run.
pub struct Lab {
    table: AnyDealer,
    players: Vec<PlayerKind>,
    seed: u64,
}

enum AnyDealer {
    Timeline(Box<timeline::Dealer>),
    Twist(twist::Dealer),
    Trek(trek::Dealer),
}

impl Lab {
    /// Checks a simulation.
    ///
    /// # Errors
    /// The deck or the number of players is against the rules.
    pub fn new(spec: Spec) -> Result<Lab, LabError> {
        let decks = pool::decks(&spec.pool);
        let filter = pool::filter(&spec.pool);
        let seats: Vec<String> = spec
            .players
            .iter()
            .map(|kind| kind.name().to_owned())
            .collect();
        let table = match spec.rules {
            Rules::Timeline => {
                let mut order = timeline::Order::new(spec.edition, decks, seats);
                order.hand = spec.hand;
                order.filter = filter;
                AnyDealer::Timeline(Box::new(timeline::Dealer::new(
                    pool::timeline_cards(&spec.pool),
                    order,
                )?))
            }
            Rules::Twist => {
                let order = twist::Order {
                    edition: spec.edition,
                    decks,
                    filter,
                    seats,
                    first: None,
                };
                AnyDealer::Twist(twist::Dealer::new(pool::twist_cards(&spec.pool), order)?)
            }
            Rules::Trek => {
                let deck = &spec.pool.decks()[0];
                let values = pool::trek_values(deck)
                    .ok_or_else(|| LabError::NotATrekDeck(deck.id.clone()))?;
                let order = trek::Order {
                    decks,
                    seats,
                    first_game: spec.first_game,
                };
                AnyDealer::Trek(trek::Dealer::new(values, order)?)
            }
        };
        Ok(Lab {
            table,
            players: spec.players,
            seed: spec.seed,
        })
    }

    /// Plays `games` games. Their transcripts go to `transcripts` in order; `played` hears now
    /// and then how many have been played since it was last called.
    ///
    /// # Errors
    /// The transcripts cannot be written.
    pub fn run(
        &self,
        games: u64,
        transcripts: Option<&mut dyn Write>,
        played: &dyn Fn(u64),
    ) -> Result<Report, LabError> {
        let sums = match &self.table {
            AnyDealer::Timeline(dealer) => self.run_all(&**dealer, games, transcripts, played),
            AnyDealer::Twist(dealer) => self.run_all(dealer, games, transcripts, played),
            AnyDealer::Trek(dealer) => self.run_all(dealer, games, transcripts, played),
        }?;
        let names: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        Ok(sums.report(&names))
    }

    fn run_all<R: Ruleset>(
        &self,
        rules: &R,
        games: u64,
        mut transcripts: Option<&mut dyn Write>,
        played: &dyn Fn(u64),
    ) -> Result<Sums, LabError> {
        let mut sums = Sums::new(self.players.len());
        let mut start = 0;
        while start < games {
            let end = games.min(start + CHUNK * CHUNKS_AT_ONCE);
            let chunks: Vec<u64> = (start..end).step_by(CHUNK as usize).collect();
            let write = transcripts.is_some();
            let done: Vec<(Sums, String)> = chunks
                .into_par_iter()
                .map(|first| self.run_chunk(rules, first..end.min(first + CHUNK), write))
                .collect();
            for (chunk, text) in &done {
                sums = sums.merge(chunk);
                if let Some(out) = &mut transcripts {
                    out.write_all(text.as_bytes())?;
                }
            }
            played(end - start);
            start = end;
        }
        Ok(sums)
    }

    fn run_chunk<R: Ruleset>(
        &self,
        rules: &R,
        games: std::ops::Range<u64>,
        write: bool,
    ) -> (Sums, String) {
        let mut sums = Sums::new(self.players.len());
        let mut text = String::new();
        for game in games {
            sums.add(&self.play(rules, game, write.then_some(&mut text)));
        }
        (sums, text)
    }

    fn play<R: Ruleset>(&self, rules: &R, game: u64, text: Option<&mut String>) -> Tally {
        let seed = Seed::derived(self.seed, game);
        let mut recorded = rules.deal(seed);
        let mut dice: Vec<Dice> = (0..self.players.len())
            .map(|seat| Dice::new(self.seed, game, seat as u64))
            .collect();
        let mut lines = Vec::new();
        let header = text.is_some().then(|| rules.header(&recorded));
        R::open(&mut recorded, &mut lines);
        let mut events = Events::new();
        let outcome = loop {
            let state = R::game(&mut recorded);
            let Some(seat) = state.to_act().lowest() else {
                break state.outcome();
            };
            let greedy = match self.players[seat.index()] {
                PlayerKind::Greedy => R::greedy(state, seat),
                PlayerKind::Random => None,
            };
            let n_actions = state.n_actions(seat);
            let action = greedy
                .or_else(|| state.nth_action(seat, dice[seat.index()].below(n_actions)))
                .expect("whoever is to act has an action");
            events.clear();
            state
                .decide(seat, action, &seed, &mut events)
                .expect("a listed action is legal");
            events.iter().for_each(|event| state.evolve(event));
            if text.is_some() {
                R::write(&mut recorded, &events, &mut lines);
            }
        };
        if let (Some(text), Some(header)) = (text, header) {
            text.push_str(&header.to_json());
            text.push('\n');
            for line in &lines {
                text.push_str(&line.to_json());
                text.push('\n');
            }
        }
        outcome.map_or_else(Tally::default, |outcome| {
            R::tally(&outcome, self.players.len())
        })
    }
}
