//! Chorus in the lab.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use antedate_bots::Character;
use antedate_bots::chorus::ChorusPlayer;
use antedate_decks::Pool;
use antedate_record::chorus::{Dealer, Order, Recorded, Stock};
use antedate_record::lines::{Header, Line};
use antedate_record::{Seed, pool};
use antedate_rules::chorus::{Action, Chorus, Deal, Event, Outcome, Setup, View};
use antedate_rules::{Date, Edition, Events, Game, MOST_SEATS, NoChance, Seat};

use super::dated_cards::DatedCards;
use super::{CHECKED, Counted, GameDetails, GameEnd, LabGame, NoDetails, RulesInfo, ScoreKind};
use crate::counts::{CardCounts, UNITS};
use crate::simulate::{LabError, Spec};

impl LabGame for Dealer {
    type Game = Chorus;
    type Recorded = Recorded;
    type Deck = DatedCards;
    type Bot = ChorusPlayer;
    type Tally = ();

    const INFO: RulesInfo = RulesInfo {
        name: "chorus",
        usual_nodes: 1,
        scores: ScoreKind::Points,
        edition: &Edition::CLASSIC,
        only_deck: None,
        options: &[],
        has_best_score: false,
        placed: ["cards placed right", "placed wrong"],
    };
    /// One alone: that of many is measured by [`closing`].
    const BENCH_SEATS: usize = 1;

    fn new(spec: &Spec) -> Result<Dealer, LabError> {
        let stock = Stock::new(spec.edition, pool::timeline_cards(&spec.pool));
        let mut order = Order::new(pool::decks(&spec.pool), spec.seat_names());
        order.filter = pool::filter(&spec.pool);
        Dealer::new(stock.map_err(LabError::setup)?, order).map_err(LabError::setup)
    }

    fn for_bench(seats: Vec<String>) -> Dealer {
        let pool = antedate_decks::open("generated:220").expect("a generated deck is valid");
        let stock = Stock::new(&Edition::CLASSIC, pool::timeline_cards(&pool));
        let order = Order::new(pool::decks(&pool), seats);
        Dealer::new(stock.expect("a generated deck is valid"), order).expect("one can play")
    }

    fn deal(&self, seed: Seed) -> Recorded {
        Dealer::deal(self, seed).expect(CHECKED)
    }

    fn header(&self, recorded: &Recorded) -> Header {
        Dealer::header(self, recorded)
    }

    fn game(recorded: &mut Recorded) -> &mut Chorus {
        &mut recorded.game
    }

    fn write(recorded: &mut Recorded, events: &[Event], lines: &mut Vec<Line>) {
        recorded.write(events, lines);
    }

    /// There are no turns: the lowest seat that is waited for.
    fn turn(game: &Chorus) -> Option<Seat> {
        game.to_act().lowest()
    }

    fn ending(outcome: &Outcome, _n_seats: usize) -> GameEnd {
        let score = |points: &u8| UNITS * i64::from(*points);
        GameEnd {
            winners: outcome.winners.iter().map(|seat| seat.index()).collect(),
            scores: outcome.points.iter().map(score).collect(),
        }
    }

    /// Says a gap that is right.
    fn greedy(game: &Chorus, _: Seat) -> Option<Action> {
        let (gap, _) = game.right_gaps(game.current()?);
        Some(Action::Done { gap: Some(gap) })
    }

    fn deck(pool: &Pool) -> DatedCards {
        DatedCards::of(pool)
    }

    fn bot(deck: &DatedCards, character: &'static Character, seed: u64) -> ChorusPlayer {
        ChorusPlayer {
            mind: deck.mind(character, seed),
        }
    }

    fn pool_indices(deck: &DatedCards, recorded: &Recorded) -> Vec<usize> {
        deck.indices(recorded.game.deal().n_cards(), |card| recorded.id(card))
    }

    fn observe(bot: &mut ChorusPlayer, view: &View, pool_indices: &[usize]) {
        bot.look(view, pool_indices);
    }

    fn count(
        game: &Chorus,
        event: &Event,
        pool_indices: &[usize],
        cards: &mut CardCounts,
        (): &mut (),
    ) {
        let Event::CardClosed { card, .. } = event else {
            return;
        };
        let n = card.index() - 1;
        for seat in Seat::all(game.n_seats()).filter(|seat| game.has_said(*seat, n)) {
            let right = game.is_hit(seat, n);
            cards.tried(seat.index(), pool_indices[card.index()], right);
            cards.tried_in_line(seat.index(), game.line().len() - 1, right);
        }
    }

    fn details(_counted: &Counted<'_, Dealer>) -> GameDetails {
        GameDetails::Chorus(NoDetails {})
    }
}

/// Measures how long it takes to close the last card of the longest run for 300 players, who
/// have all chosen; the best of what was measured in about `time`.
pub(crate) fn closing(time: Duration) -> Duration {
    let n_cards = antedate_rules::chorus::MAX_CARDS as i64;
    let dates = (1..=n_cards).map(|n| Date(n * 37 % 101 + 1)).collect();
    let deal = Deal::new(&Setup::new(&Edition::CLASSIC, dates, MOST_SEATS));
    let mut game = Chorus::new(Arc::new(deal.expect("300 can play")));
    let mut events = Events::new();
    let mut close = |game: &mut Chorus| {
        events.clear();
        game.decide_close(&mut events).expect("a card is open");
        events.iter().for_each(|event| game.evolve(event));
    };
    (0..n_cards - 2).for_each(|_| close(&mut game));
    for seat in Seat::all(MOST_SEATS) {
        let gap = (seat.0 % n_cards as u16) as u8;
        let chosen = game.apply(seat, Action::Choose { gap }, &NoChance);
        chosen.expect("the card is open");
    }
    let (began, mut best) = (Instant::now(), Duration::MAX);
    while began.elapsed() < time {
        let mut last = game.clone();
        let closing = Instant::now();
        close(black_box(&mut last));
        best = best.min(closing.elapsed());
        black_box(last);
    }
    best
}
