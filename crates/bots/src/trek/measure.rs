//! How trek goes between levels, and how a deck of it plays.
//!
//! Games are dealt and run here as any table does it; the players get views, and the
//! counting looks on as a spectator. Sums are the same however the games are split.

mod balance;
mod tally;

pub use balance::Balance;
pub use tally::{Paid, TrekTally};

use std::ops::Range;
use std::sync::Arc;

use antedate_record::Seed;
use antedate_record::lines::Decks;
use antedate_record::trek::{DealError, Dealer, Order, Values};
use antedate_rules::{Game, NoChance, Seat, Viewer};

use super::{Level, Tables, TrekPlayer};
use crate::{Budget, Player, Rng};

/// A table and what is played with.
pub struct TrekTable {
    tables: Arc<Tables>,
    dealer: Dealer,
    /// Who plays.
    players: Vec<Level>,
    /// What each decision may cost.
    budget: Budget,
}

impl TrekTable {
    /// Sets a table up for the values of a deck.
    ///
    /// # Errors
    /// The deck or the number of players breaks a clause of the rules.
    pub fn new(
        values: Values,
        decks: Decks,
        players: Vec<Level>,
        budget: Budget,
    ) -> Result<TrekTable, DealError> {
        let data = antedate_rules::trek::Data::new(values.setup.clone())?;
        let order = Order {
            decks,
            seats: players.iter().map(|level| level.id().to_owned()).collect(),
            first_game: false,
        };
        Ok(TrekTable {
            tables: Arc::new(Tables::new(Arc::new(data))),
            dealer: Dealer::new(values, order)?,
            players,
            budget,
        })
    }

    /// Returns how often a deal is played: once from every seat, so that luck falls on all
    /// alike; among equals that would only be the same game again.
    fn n_turns(&self) -> u64 {
        let equal = self.players.windows(2).all(|pair| pair[0] == pair[1]);
        if equal { 1 } else { self.players.len() as u64 }
    }
}

/// Plays the games `games` of seed `seed`. However they are split, the sums are the same.
///
/// # Errors
/// The deck breaks a clause of the rules.
pub fn measure_trek(
    table: &TrekTable,
    seed: u64,
    games: Range<u64>,
) -> Result<TrekTally, DealError> {
    let mut tally = TrekTally::new(table.tables.boards.len(), table.players.len());
    let n_turns = table.n_turns();
    for game in games {
        let (deal, turned) = (game / n_turns, (game % n_turns) as usize);
        let mut rng = Rng::new(seed.rotate_left(32) ^ game);
        play(
            table,
            Seed::derived(seed, deal),
            turned,
            &mut rng,
            &mut tally,
        )?;
    }
    Ok(tally)
}

/// Plays one game, with player `p` at seat `p + turned`, counted round the table.
fn play(
    table: &TrekTable,
    seed: Seed,
    turned: usize,
    rng: &mut Rng,
    tally: &mut TrekTally,
) -> Result<(), DealError> {
    let mut game = table.dealer.deal(seed)?.game;
    let n = table.players.len();
    let player_at = |seat: Seat| (seat.index() + n - turned) % n;
    let bots: Vec<TrekPlayer> = table
        .players
        .iter()
        .map(|level| TrekPlayer::new(Arc::clone(&table.tables), *level))
        .collect();
    tally.begin(Seat::all(n).map(player_at).collect());
    while let Some(seat) = game.to_act().lowest() {
        let view = game.view(Viewer::Seat(seat));
        let action = bots[player_at(seat)].choose(&view, seat, &table.budget, rng);
        let action = action.expect("this seat is to act");
        let applied = game.apply(seat, action, &NoChance);
        for event in applied.expect("bots choose among the legal actions") {
            tally.hear(&game.show(Viewer::Spectator, &event));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use antedate_decks::{DeckKind, open_for};
    use antedate_record::pool::trek_values;

    use super::*;
    use crate::trek::NODES;

    fn table(players: &[Level], nodes: u64) -> TrekTable {
        let deck = open_for("generated", Some(DeckKind::Trek)).expect("the generated deck");
        let values = trek_values(&deck.decks()[0]).expect("a trek deck");
        let decks = antedate_record::pool::decks(&deck);
        let budget = Budget::nodes(nodes);
        TrekTable::new(values, decks, players.to_vec(), budget).expect("a table")
    }

    #[test]
    fn sums_do_not_depend_on_how_games_are_split() {
        let table = table(&[Level::Historian, Level::Scholar, Level::Novice], 300);
        let whole = measure_trek(&table, 3, 0..6).expect("games");
        let mut parts = measure_trek(&table, 3, 4..6).expect("games");
        parts += &measure_trek(&table, 3, 0..4).expect("games");
        assert_eq!(parts.balance(), whole.balance());
        assert_eq!(parts.wins, whole.wins);
        assert_eq!(whole.n_games, 6);
        let n_spaces: u64 = whole.spaces.iter().sum();
        assert_eq!(n_spaces + whole.n_ancestors, whole.n_takes);
        let n_used: u64 = whole.itineraries.iter().map(|paid| paid.n).sum();
        assert_eq!(n_used, 6 * 3 * 3, "each seat uses one a day (TR-3)");
    }

    /// Far fewer games than the levels are measured with, and far below what they reach.
    #[test]
    fn stronger_levels_win_more_often() {
        let pairs = Level::ALL[..5]
            .windows(2)
            .map(|pair| (pair[1], pair[0], NODES));
        for (strong, weak, nodes) in pairs.chain([(Level::Oracle, Level::Scholar, 1000)]) {
            let table = table(&[strong, weak], nodes);
            let tally = measure_trek(&table, 5, 0..40).expect("games");
            let won = tally.win_rate(0);
            assert!(
                won > 0.55,
                "{strong:?} won {won} of its games against {weak:?}"
            );
        }
    }
}
