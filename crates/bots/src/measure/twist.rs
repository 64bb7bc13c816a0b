//! Teams at `twist`.

use std::sync::Arc;

use antedate_decks::Pool;
use antedate_record::Seed;
use antedate_rules::twist::{Deal, Faces, Held, N_CARDS, Outcome, Setup, SetupError, Twist, View};
use antedate_rules::{Edition, Game, NoChance, Seat, Viewer};

use super::shuffled;
use crate::twist::TwistPlayer;
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
        edition: team.pool.edition().edition().unwrap_or(&Edition::CLASSIC),
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
fn show_fronts(mind: &mut Mind, view: &View, dealt: &[usize]) {
    let held = view.hands.iter().flatten().map(|held| match held {
        Held::Upright(shown) => shown.card,
        Held::Blocked(turned) => turned.card,
    });
    let turned = view.row.iter().chain(&view.slots).flatten().chain(&view.discard);
    let cards = held.chain(turned.map(|turned| turned.card));
    for card in cards.chain(view.draw_top.map(|top| top.card)) {
        mind.see(card, dealt[card.index()]);
    }
}
