//! What a guest's games come to: a fold of their results.

use std::collections::BTreeMap;

use antedate_decks::DeckRef;
use antedate_wire::{BestGame, Hits, RuleSet};

use crate::results::{GameResult, Try};

/// How a guest fared with one card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardHits {
    /// The deck it was in when it was last played.
    pub deck: DeckRef,
    /// Its topic there.
    pub topic: String,
    /// Its place there in `antedate_decks::ERAS`; none for scenes.
    pub era: Option<u8>,
    /// How often it was placed rightly.
    pub hits: Hits,
}

/// How many games of one kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct GamesWon {
    /// Games played.
    pub games: u32,
    /// Games won; in twist none.
    pub won: u32,
}

/// What a guest's games come to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Profile {
    /// Games by rules.
    pub games: BTreeMap<RuleSet, GamesWon>,
    /// All cards placed.
    pub all: Hits,
    /// By deck and card.
    pub cards: BTreeMap<(String, String), CardHits>,
    /// The best game of each edition of twist, and of trek.
    pub best: Vec<BestGame>,
    /// Games of timeline won one after the other, wherever they were played.
    pub streak: Runs,
}

/// Victories one after the other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Runs {
    /// The longest run.
    pub best: u32,
    /// The present one.
    pub now: u32,
}

impl Runs {
    fn add(&mut self, counts: Option<bool>) {
        self.now = match counts {
            None => return,
            Some(true) => self.now + 1,
            Some(false) => 0,
        };
        self.best = self.best.max(self.now);
    }
}

impl Profile {
    /// Folds a guest's results, oldest first. Games in which they did not act, and seats of
    /// others on their device, are passed over.
    pub fn of<'a>(guest: &str, results: impl IntoIterator<Item = &'a GameResult>) -> Profile {
        let mut profile = Profile::default();
        for result in results {
            if let Some(seat) = result.own_seat(guest)
                && result.seats[seat].acts > 0
            {
                profile.add(result, seat);
            }
        }
        profile
    }

    fn add(&mut self, result: &GameResult, seat: usize) {
        let won = result.won(seat);
        let tally = self.games.entry(result.rules).or_default();
        tally.games += 1;
        tally.won += u32::from(won);
        for one in &result.seats[seat].tries {
            self.add_try(one, result);
        }
        if let Some((score, rank)) = result.of_team() {
            self.add_best(result, seat, score, Some(rank));
        } else if let Some(score) = result.score_of(seat) {
            self.add_best(result, seat, score, None);
        } else {
            self.streak.add(result.counts(seat));
        }
    }

    fn add_try(&mut self, one: &Try, result: &GameResult) {
        self.all.add(one.right);
        let Some(deck) = result.decks.get(usize::from(one.deck)) else {
            return;
        };
        let key = (deck.id.clone(), one.card.clone());
        let known = self.cards.get(&key).map(|card| card.hits);
        let mut hits = known.unwrap_or_default();
        hits.add(one.right);
        let card = CardHits {
            deck: deck.clone(),
            topic: one.topic.clone(),
            era: one.era,
            hits,
        };
        self.cards.insert(key, card);
    }

    /// A game counts as one's best only if one played it to the end.
    fn add_best(&mut self, result: &GameResult, seat: usize, score: i64, rank: Option<u8>) {
        if result.seats[seat].left {
            return;
        }
        let best = BestGame {
            rules: result.rules,
            edition: result.edition.clone(),
            seats: result.seats.len(),
            score,
            rank,
            ended: result.ended,
        };
        let same = |other: &BestGame| (other.rules, &other.edition) == (best.rules, &best.edition);
        match self.best.iter().position(same) {
            Some(at) if self.best[at].score < score => self.best[at] = best,
            Some(_) => {}
            None => self.best.push(best),
        }
    }

    /// Lists the cards missed most, at most `most` of them: those missed more often first,
    /// then those that were hit less often.
    pub fn missed(&self, most: usize) -> Vec<(&str, &CardHits)> {
        let missed = self.cards.iter().filter(|(_, card)| card.hits.wrong() > 0);
        let mut missed: Vec<(&str, &CardHits)> =
            missed.map(|((_, id), card)| (id.as_str(), card)).collect();
        missed.sort_by_key(|(id, card)| {
            (
                std::cmp::Reverse(card.hits.wrong()),
                card.hits.right,
                id.to_string(),
            )
        });
        missed.truncate(most);
        missed
    }
}
