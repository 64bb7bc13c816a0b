//! Trekking Through History in the lab.

mod balance;
mod details;
mod tally;

use std::sync::Arc;

use antedate_bots::trek::{Level, NODES, Tables, TrekPlayer};
use antedate_bots::{Character, Rng};
use antedate_decks::{DeckKind, Lang, Pool};
use antedate_record::lines::{Header, Line};
use antedate_record::trek::{Dealer, Order, Recorded};
use antedate_record::{Seed, pool};
use antedate_rules::trek::{Action, Data, Event, JourneyStep, Outcome, Trek, View};
use antedate_rules::{Edition, Events, Game, NoChance, Seat, Viewer};

use super::{CHECKED, Counted, GameDetails, GameEnd, GameOption, LabGame, RulesInfo, ScoreKind};
use crate::counts::{CardCounts, UNITS};
use crate::simulate::{LabError, Spec};

pub use balance::{Balance, WarpBalance, WarpsBalance};
pub use details::{PointSource, TrekDetails, ValueDetails};
use tally::TrekTally;

/// How many ways a day could go on say what a time warp brought.
const DRAWS: u64 = 60;

/// A trek deck. Its dates are public: what is worked out of it once.
pub(crate) struct TrekDeck {
    tables: Option<Arc<Tables>>,
    /// Id and name of the itineraries, by their place in the data.
    itineraries: Vec<(String, String)>,
}

impl LabGame for Dealer {
    type Game = Trek;
    type Recorded = Recorded;
    type Deck = TrekDeck;
    type Bot = TrekPlayer;
    type Tally = TrekTally;

    const INFO: RulesInfo = RulesInfo {
        name: "trek",
        usual_nodes: NODES,
        scores: ScoreKind::Points,
        edition: &Edition::CLASSIC,
        only_deck: Some(("trek", DeckKind::Trek)),
        options: &[GameOption::FirstGame, GameOption::Warps],
        has_best_score: false,
        placed: ["cards placed right", "placed wrong"],
    };

    fn new(spec: &Spec) -> Result<Dealer, LabError> {
        let deck = &spec.pool.decks()[0];
        let values = pool::trek_values(deck).ok_or_else(|| LabError::WrongDeck {
            deck: deck.id.clone(),
            rules: spec.rules,
        })?;
        let order = Order {
            decks: pool::decks(&spec.pool),
            seats: spec.seat_names(),
            first_game: spec.first_game,
            warps: spec.warps,
        };
        Dealer::new(values, order).map_err(LabError::setup)
    }

    fn for_bench(seats: Vec<String>) -> Dealer {
        bench_dealer(seats, false)
    }

    fn with_option_for_bench(seats: Vec<String>) -> Option<(&'static str, Dealer)> {
        Some(("trek-warps", bench_dealer(seats, true)))
    }

    fn deal(&self, seed: Seed) -> Recorded {
        Dealer::deal(self, seed).expect(CHECKED)
    }

    fn header(&self, recorded: &Recorded) -> Header {
        Dealer::header(self, recorded)
    }

    fn open(recorded: &mut Recorded, lines: &mut Vec<Line>) {
        recorded.open(lines);
    }

    fn game(recorded: &mut Recorded) -> &mut Trek {
        &mut recorded.game
    }

    fn write(recorded: &mut Recorded, events: &[Event], lines: &mut Vec<Line>) {
        recorded.write(events, lines);
    }

    fn turn(game: &Trek) -> Option<Seat> {
        game.turn()
    }

    fn ending(outcome: &Outcome, _n_seats: usize) -> GameEnd {
        let scores = outcome.scores.iter();
        GameEnd {
            winners: outcome.winners.iter().map(Seat::index).collect(),
            scores: scores.map(|score| UNITS * i64::from(*score)).collect(),
        }
    }

    /// Takes what pays most now, each hour costing a little and a broken journey a lot. Uses no
    /// time warps.
    fn greedy(game: &Trek, seat: Seat) -> Option<Action> {
        let worth = |action: &Action| {
            let mut events = Events::new();
            if game.decide(seat, *action, &NoChance, &mut events).is_err() {
                return i32::MIN;
            }
            events.iter().map(event_worth).sum()
        };
        let all = game.legal_actions(seat).into_iter().rev();
        let all = all.filter(|action| !matches!(action, Action::UseWarp { .. }));
        all.max_by_key(worth)
    }

    fn deck(pool: &Pool) -> TrekDeck {
        let deck = &pool.decks()[0];
        let data = pool::trek_values(deck).and_then(|values| Data::new(values.setup).ok());
        let itineraries = deck.trek.iter().flat_map(|data| &data.itineraries);
        let named = itineraries.map(|itinerary| {
            let name = deck.itinerary_name(&itinerary.id, Lang::En);
            (itinerary.id.clone(), name.to_owned())
        });
        TrekDeck {
            tables: data.map(|data| Arc::new(Tables::new(Arc::new(data)))),
            itineraries: named.collect(),
        }
    }

    fn bot(deck: &TrekDeck, character: &'static Character, _seed: u64) -> TrekPlayer {
        let tables = deck.tables.as_ref().expect("the dealer checked the values");
        TrekPlayer::new(Arc::clone(tables), Level::of(character))
    }

    fn judge(
        bot: &TrekPlayer,
        view: &View,
        seat: Seat,
        action: Action,
        rng: &mut Rng,
        tally: &mut TrekTally,
    ) {
        let Action::UseWarp { at, .. } = action else {
            return;
        };
        if let Some(warps) = &view.warps
            && let Some(points) = bot.gain(view, seat, action, DRAWS, rng)
        {
            let warp = warps.laid_out[usize::from(at)].warp;
            let kind = bot.data().values().warps[warp.index()].kind;
            tally.count_gain(kind, points);
        }
    }

    fn count(
        game: &Trek,
        event: &Event,
        _pool_indices: &[usize],
        _cards: &mut CardCounts,
        tally: &mut TrekTally,
    ) {
        tally.count(&game.show(Viewer::Spectator, event));
        let data = game.deal().data().values();
        match event {
            Event::WarpUsed { at, .. } => {
                let warp = game.laid_out()[usize::from(*at)];
                tally.count_use(data.warps[warp.index()].kind);
            }
            Event::ItinerariesRevealed if game.deal().warps().is_some() => {
                let kinds = game.laid_out().iter();
                let kinds = kinds.map(|warp| data.warps[warp.index()].kind);
                tally.count_warps(game.n_seats(), kinds);
            }
            _ => {}
        }
    }

    fn details(counted: &Counted<'_, Dealer>) -> GameDetails {
        GameDetails::Trek(TrekDetails::new(counted))
    }
}

/// Makes the dealer of the bench: a made-up deck, four players.
fn bench_dealer(seats: Vec<String>, warps: bool) -> Dealer {
    let pool = antedate_decks::open("generated").expect("a generated deck is valid");
    let values = pool::trek_values(&pool.decks()[0]).expect("it is a trek deck");
    let order = Order {
        decks: pool::decks(&pool),
        seats,
        first_game: false,
        warps,
    };
    Dealer::new(values, order).expect("four can play")
}

fn event_worth(event: &Event) -> i32 {
    match event {
        Event::CardTaken {
            spent,
            watch,
            points,
            crystals,
            journey,
            ..
        } => {
            let journey = match journey {
                JourneyStep::Continues | JourneyStep::Detours => 60,
                JourneyStep::Starts => 0,
                JourneyStep::Closes => -40,
            };
            20 * i32::from(*points) + 15 * i32::from(*crystals) + journey
                - 15 * i32::from(*spent)
                - 12 * i32::from(*watch)
        }
        Event::TokenPlaced {
            points, crystals, ..
        } => 8 + 20 * i32::from(*points) + 15 * i32::from(*crystals),
        _ => 0,
    }
}
