//! Teams at `twist`.

use std::sync::Arc;

use antedate_decks::Pool;
use antedate_record::Seed;
use antedate_rules::twist::{Deal, Faces, Held, N_CARDS, Outcome, Setup, SetupError, Twist, View};
use antedate_rules::{Edition, Game, NoChance, Seat, Viewer};

use super::shuffled;
use crate::twist::{TwistPlayer, bound};
use crate::{Budget, Character, DeckFacts, Mind, Player};

/// A team and what it plays with.
#[derive(Debug, Clone)]
pub struct TwistTeam<'a> {
    /// The cards.
    pub pool: &'a Pool,
    /// Who sits at each seat.
    pub seats: Vec<&'static Character>,
    /// What each decision may cost.
    pub budget: Budget,
}

/// How one game went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TwistGame {
    /// The end.
    pub outcome: Outcome,
    /// How many decisions were made.
    pub n_decisions: u32,
}

/// Plays `n_games` games of seed `seed` and returns them in order. The games `first..` of a
/// seed are the same however they are split.
///
/// # Errors
/// The team or the deck breaks a clause of the rules.
pub fn measure_twist(
    team: &TwistTeam<'_>,
    seed: u64,
    games: std::ops::Range<u64>,
) -> Result<Vec<TwistGame>, SetupError> {
    let deck = Arc::new(DeckFacts::of_pool(team.pool));
    games
        .map(|game| play_twist(team, &deck, Seed::derived(seed, game)))
        .collect()
}

/// Looks up both faces of the cards dealt.
pub(super) fn faces_of(pool: &Pool, dealt: &[usize]) -> Vec<Faces> {
    let faces = |card: &usize| {
        let card = pool.card(*card);
        card.card.icons.map(|icons| Faces {
            date: card.date(),
            front: icons.front,
            back: icons.back,
        })
    };
    dealt.iter().filter_map(faces).collect()
}

/// Plays one game.
///
/// # Errors
/// The team or the deck breaks a clause of the rules.
pub fn play_twist(
    team: &TwistTeam<'_>,
    deck: &Arc<DeckFacts>,
    seed: Seed,
) -> Result<TwistGame, SetupError> {
    let dealt = shuffled(team.pool, &seed, N_CARDS);
    let setup = Setup {
        edition: team.pool.kind().edition().unwrap_or(&Edition::CLASSIC),
        cards: faces_of(team.pool, &dealt),
        n_seats: team.seats.len(),
        first: Seat(0),
    };
    let mut game = Twist::new(Arc::new(Deal::new(&setup)?));
    let mut chance = super::thinking(&seed);
    let seat_bot = |character: &&'static Character| TwistPlayer {
        mind: Mind::new(character, deck, chance.bits()),
    };
    let mut bots: Vec<TwistPlayer> = team.seats.iter().map(seat_bot).collect();
    let mut n_decisions = 0;
    while let Some(seat) = game.turn() {
        let view = game.view(Viewer::Seat(seat));
        let bot = &mut bots[seat.index()];
        show_fronts(&mut bot.mind, &view, &dealt);
        let action = bot.choose(&view, seat, &team.budget, &mut chance);
        let action = action.expect("it is this bot's turn");
        let applied = game.apply(seat, action, &NoChance);
        applied.expect("bots choose among the legal actions");
        n_decisions += 1;
    }
    Ok(TwistGame {
        outcome: game.outcome().expect("nobody's turn, so it is over"),
        n_decisions,
    })
}

/// Tells a bot which card of the deck each card in view is.
pub fn show_fronts(mind: &mut Mind, view: &View, dealt: &[usize]) {
    let held = view.hands.iter().flatten().map(|held| match held {
        Held::Upright(shown) => shown.card,
        Held::Blocked(turned) => turned.card,
    });
    let turned = view
        .row
        .iter()
        .chain(&view.slots)
        .flatten()
        .chain(&view.discard);
    let cards = held.chain(turned.map(|turned| turned.card));
    for card in cards.chain(view.draw_top.map(|top| top.card)) {
        mind.see(card, dealt[card.index()]);
    }
}

/// Finds the best score of each deal of [`measure_twist`] with the pile in sight.
///
/// # Errors
/// The team or the deck breaks a clause of the rules.
pub fn measure_bound(
    pool: &Pool,
    n_seats: usize,
    budget: &Budget,
    seed: u64,
    games: std::ops::Range<u64>,
) -> Result<Vec<i16>, SetupError> {
    let found = games.map(|game| {
        let dealt = shuffled(pool, &Seed::derived(seed, game), N_CARDS);
        let cards = faces_of(pool, &dealt);
        let n_cards = cards.len();
        bound(&cards, n_seats, Seat(0), budget).ok_or(if n_cards == N_CARDS {
            SetupError::SeatCount { n_seats }
        } else {
            SetupError::CardCount { n_cards }
        })
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twist::{Table, lay_out};
    use antedate_rules::CardId;
    use antedate_rules::twist::Action;

    /// Counts the cards of a seat on an imagined table.
    fn n_held(table: &Table, seat: usize) -> u32 {
        table.hands[seat].count_ones()
    }

    /// What bots imagine keeps the rules: random games, step by step beside the real thing.
    #[test]
    fn an_imagined_table_agrees_with_the_rules() {
        for spec in ["generated:100:saga", "generated:60:twist:ties"] {
            let pool = antedate_decks::open(spec).expect("a generated deck");
            (0..150).for_each(|game| agree(&pool, &Seed::derived(2, game), 1 + game as usize % 5));
        }
    }

    fn agree(pool: &Pool, seed: &Seed, n_seats: usize) {
        let mut rng = super::super::thinking(seed);
        let cards = faces_of(pool, &shuffled(pool, seed, N_CARDS));
        let (world, mut table) = lay_out(&cards, n_seats, Seat(0), &[]).expect("36 cards");
        let mut order: Vec<usize> = (0..N_CARDS).collect();
        order.sort_by_key(|card| (cards[*card].date, *card));
        let setup = Setup {
            edition: pool.kind().edition().expect("not trek"),
            cards,
            n_seats,
            first: Seat(0),
        };
        let mut game = Twist::new(Arc::new(Deal::new(&setup).expect("a deal")));
        let number = |card: CardId| {
            let at = order.iter().position(|other| *other == card.index());
            at.expect("every card has a number") as u8
        };
        while let Some(seat) = game.turn() {
            assert_eq!((table.over, Seat(table.turn.into())), (false, seat));
            let legal = game.legal_actions(seat);
            let action = legal[rng.below(legal.len())];
            match action {
                Action::Try { card } => table.try_card(&world, number(card)),
                Action::Discard { card } => table.discard(&world, number(card)),
                Action::Stop => table.end_turn(&world),
            }
            game.apply(seat, action, &NoChance).expect("a legal action");
            assert_eq!(table.score(), game.tally().score());
            for seat in Seat::all(n_seats) {
                assert_eq!(n_held(&table, seat.index()) as usize, game.hand(seat).len());
            }
        }
        assert!(table.over);
    }
}
