//! Positions with one right answer, and what holds of every decision.

use std::sync::Arc;

use antedate_decks::generated_trek;
use antedate_record::pool::trek_values;
use antedate_rules::trek::{
    Action, Ancestor, Bend, Benefit, Card, Data, DataSetup, Deal, Experience, Itinerary,
    ItineraryId, JourneyCard, LaidOut, Phase, PlayerView, Pool, Price, Reward, Score, Setup,
    Source, Trek, View, Warp, WarpId, WarpKind, WarpsView,
};
use antedate_rules::{CardId, Date, Game, NoChance, Seat, SeatSet, Viewer};

use super::{Level, NODES, Tables, TrekPlayer};
use crate::{Budget, Cancel, Player, Rng};

/// The last day of two, seat 0 to act and seat 1 done: what is best can be counted.
struct Puzzle {
    /// Date, hours and benefits of the cards: the first lies rightmost, the sixth on top.
    cards: Vec<(i64, u8, Vec<Benefit>)>,
    /// The dates of the open journey.
    journey: Vec<i64>,
    hour: u8,
    crystals: u16,
    itinerary: Itinerary,
    filled: [u8; 4],
    ancestors: u8,
    /// A time warp that lies beside the clock, among others of no use.
    warp: Option<Warp>,
}

/// A warp that nobody can pay.
const NO_USE: Warp = Warp {
    kind: WarpKind::Foresight,
    price: Price::Crystals(12),
};

impl Default for Puzzle {
    fn default() -> Puzzle {
        Puzzle {
            cards: Vec::new(),
            journey: vec![100],
            hour: 0,
            crystals: 0,
            itinerary: Itinerary::default(),
            filled: [0; 4],
            ancestors: 0,
            warp: None,
        }
    }
}

impl Puzzle {
    fn data(&self) -> Data {
        let card = |day: u8, date: i64, hours: u8, benefits: &[Benefit]| Card {
            day,
            date: Date(date),
            hours,
            benefits: benefits.to_vec(),
        };
        // The cards of earlier days: those of the journey, then enough to fill the decks.
        let mut dates = self.journey.clone();
        dates.resize(12, 5000);
        let mut cards: Vec<Card> = dates
            .iter()
            .enumerate()
            .map(|(at, date)| card(1 + at as u8 / 6, *date, 2, &[]))
            .collect();
        let last_day = self.cards.iter();
        cards.extend(last_day.map(|(date, hours, benefits)| card(3, *date, *hours, benefits)));
        let data = Data::new(DataSetup {
            cards,
            ancestor: Ancestor {
                hours: 1,
                benefits: Vec::new(),
            },
            ancestors: [6, 9, 12],
            mat: [None; 6],
            journey: vec![0, 2, 5, 8, 11, 14, 18, 22, 26, 30],
            journey_beyond: 3,
            punctuality: 3,
            itineraries: vec![self.itinerary.clone(); 8],
            warps: vec![self.warp.unwrap_or(NO_USE); 9],
        });
        data.expect("values to play with")
    }

    fn view(&self) -> View {
        let player = |hour: u8, first: u8| PlayerView {
            hour,
            points: 20,
            crystals: 0,
            has_chosen: true,
            itinerary: Some(ItineraryId(first + 2)),
            filled: [0; 4],
            used: vec![ItineraryId(first), ItineraryId(first + 1)],
            unused: None,
            journeys: Vec::new(),
            score: Score {
                points: 20,
                crystals: 0,
                journeys: 0,
            },
        };
        let journey = (0..self.journey.len() as u8).map(|card| JourneyCard::Card(CardId(card)));
        let own = PlayerView {
            crystals: self.crystals,
            filled: self.filled,
            unused: Some(vec![ItineraryId(3)]),
            journeys: vec![journey.collect()],
            ..player(self.hour, 0)
        };
        View {
            day: 3,
            phase: Phase::Turn,
            turn: Some(Seat(0)),
            choosing: SeatSet::EMPTY,
            row: std::array::from_fn(|space| Some(CardId(12 + 5 - space as u8))),
            n_deck: self.cards.len() - 5,
            n_ancestors: self.ancestors,
            pool: Pool::default(),
            stack: vec![Seat(1), Seat(0)],
            players: vec![own, player(12, 4)],
            warps: self.warp.map(|_| WarpsView {
                laid_out: [6, 7, 8]
                    .map(|id| LaidOut {
                        warp: WarpId(id),
                        used_by: None,
                    })
                    .to_vec(),
                bend: Bend::default(),
                foreseen: None,
            }),
            outcome: None,
        }
    }

    fn choose(&self, level: Level) -> Action {
        let bot = TrekPlayer::new(Arc::new(Tables::new(Arc::new(self.data()))), level);
        let (budget, mut rng) = (Budget::nodes(NODES), Rng::new(1));
        let chosen = bot.choose(&self.view(), Seat(0), &budget, &mut rng);
        chosen.expect("seat 0 is to act")
    }

    /// Returns the date taken, `None` for an ancestor, and the crystals spent.
    fn solve(&self, level: Level) -> (Option<i64>, u8) {
        match self.choose(level) {
            Action::Take {
                source: Source::Space(space),
                crystals,
            } => (Some(self.cards[5 - usize::from(space)].0), crystals),
            Action::Take { crystals, .. } => (None, crystals),
            other => panic!("{other:?} is no take"),
        }
    }
}

fn plain(dates: &[i64], hours: u8) -> Vec<(i64, u8, Vec<Benefit>)> {
    dates
        .iter()
        .map(|date| (*date, hours, Vec::new()))
        .collect()
}

/// Both levels that search, and the one that weighs.
const STRONG: [Level; 3] = [Level::Scholar, Level::Historian, Level::Oracle];

/// TR-9: at 10 o'clock all six cards continue the journey, and only one stops on 12 exactly.
#[test]
fn an_exact_landing() {
    let mut cards = plain(&[200, 210, 220, 230, 240, 250], 3);
    cards[3].1 = 2;
    for level in STRONG {
        let puzzle = Puzzle {
            cards: cards.clone(),
            hour: 10,
            ..Puzzle::default()
        };
        assert_eq!(puzzle.solve(level), (Some(230), 0), "{level:?}");
    }
}

/// TR-7, TR-9: every card passes 12; a crystal, worth a point, makes it three.
#[test]
fn a_crystal_for_punctuality() {
    for level in STRONG {
        let puzzle = Puzzle {
            cards: plain(&[200, 210, 220, 230, 240, 250], 3),
            hour: 10,
            crystals: 2,
            ..Puzzle::default()
        };
        assert_eq!(puzzle.solve(level).1, 1, "{level:?}");
    }
}

/// TR-12, TR-14: the last turn. Going on with the journey is worth 3 points; the card that
/// breaks it completes a row worth 10.
#[test]
fn a_journey_worth_breaking_for_a_row() {
    let mut cards = plain(&[200, 210, 50, 230, 240, 250], 2);
    cards[2].2 = vec![Benefit::Experience(Experience::Person)];
    let itinerary = Itinerary {
        columns: std::array::from_fn(|_| vec![None]),
        rows: vec![Some(Reward::Points(10))],
    };
    for level in STRONG {
        let puzzle = Puzzle {
            cards: cards.clone(),
            journey: vec![90, 95, 100],
            hour: 11,
            itinerary: itinerary.clone(),
            filled: [0, 1, 1, 1],
            ..Puzzle::default()
        };
        assert_eq!(puzzle.solve(level), (Some(50), 0), "{level:?}");
    }
}

/// TR-14: a whole day of cards of one hour. Going on now would lead to the end of time, one
/// point or two better off; a fresh start leaves room for a long journey. All that is in
/// sight and to come is later than the earliest card.
#[test]
fn a_journey_worth_breaking_for_what_is_to_come() {
    let mut dates = vec![10, 20, 30, 40, 50, 9000];
    dates.extend((60..90).step_by(2));
    let puzzle = Puzzle {
        cards: plain(&dates, 1),
        ..Puzzle::default()
    };
    for level in STRONG {
        assert_eq!(puzzle.solve(level), (Some(10), 0), "{level:?}");
    }
}

/// TR-16: every card would break a long journey; an ancestor carries it on.
#[test]
fn an_ancestor_saves_a_journey() {
    let puzzle = Puzzle {
        cards: plain(&[10, 20, 30, 40, 50, 60], 1),
        journey: vec![100, 110, 120, 130, 140, 150],
        hour: 11,
        ancestors: 1,
        ..Puzzle::default()
    };
    for level in STRONG {
        assert_eq!(puzzle.solve(level), (None, 0), "{level:?}");
    }
}

/// TW-4: the last turn. Every card would break a journey of nine, and one fits before its last:
/// a detour is worth using.
#[test]
fn a_detour_saves_a_journey() {
    for level in STRONG {
        let puzzle = Puzzle {
            cards: plain(&[10, 20, 175, 30, 40, 50], 1),
            journey: vec![100, 110, 120, 130, 140, 150, 160, 170, 180],
            hour: 11,
            warp: Some(Warp {
                kind: WarpKind::Detour,
                price: Price::Crystals(0),
            }),
            ..Puzzle::default()
        };
        let used = puzzle.choose(level);
        assert!(
            matches!(used, Action::UseWarp { .. }),
            "{level:?}: {used:?}"
        );
    }
}

fn generated() -> Arc<Tables> {
    let values = trek_values(&generated_trek()).expect("a trek deck");
    Arc::new(Tables::new(Arc::new(
        Data::new(values.setup).expect("playable values"),
    )))
}

fn shuffled_deal(data: &Arc<Data>, n_seats: usize, rng: &mut Rng) -> Setup {
    let days = [1, 2, 3].map(|day| {
        let mut cards: Vec<CardId> = data.day_cards(day).collect();
        let n_cards = cards.len();
        rng.shuffle_front(&mut cards, n_cards);
        cards
    });
    Setup {
        data: Arc::clone(data),
        days,
        watches: Seat::all(n_seats).collect(),
        itineraries: (0..n_seats as u8)
            .map(|seat| [0, 1, 2, 3].map(|nth| ItineraryId(4 * seat + nth)))
            .collect(),
        first_game: None,
        warps: Some([0, 1, 2].map(|day| {
            let a_day = n_seats as u8 + 1;
            (0..a_day).map(|nth| WarpId(day * a_day + nth)).collect()
        })),
    }
}

fn start(setup: Setup) -> Trek {
    Trek::new(Arc::new(Deal::new(setup).expect("a deal")))
}

/// Plays a game of two levels and calls `look` before each decision.
fn play(tables: &Arc<Tables>, mut game: Trek, levels: &[Level], mut look: impl FnMut(&View, Seat)) {
    let (budget, mut rng) = (Budget::nodes(60), Rng::new(9));
    while let Some(seat) = game.to_act().lowest() {
        let view = game.view(Viewer::Seat(seat));
        look(&view, seat);
        let level = levels[seat.index() % levels.len()];
        let bot = TrekPlayer::new(Arc::clone(tables), level);
        let action = bot.choose(&view, seat, &budget, &mut rng).expect("to act");
        assert!(
            game.apply(seat, action, &NoChance).is_ok(),
            "{action:?} is illegal"
        );
    }
}

#[test]
fn every_level_plays_whole_games_of_every_size() {
    let tables = generated();
    for n_seats in 2..=4 {
        let mut rng = Rng::new(n_seats as u64);
        let game = start(shuffled_deal(tables.data(), n_seats, &mut rng));
        play(&tables, game.clone(), &Level::ALL[..3], |_, _| {});
        play(&tables, game, &Level::ALL[3..], |_, _| {});
    }
}

/// Two deals that look alike to a seat get the same decision, whatever lies below the deck
/// top and whatever the other holds; and so does the same view twice.
#[test]
fn equal_views_get_equal_decisions() {
    let tables = generated();
    for seed in 0..10 {
        let mut rng = Rng::new(seed);
        let one = shuffled_deal(tables.data(), 2, &mut rng);
        let mut other = one.clone();
        other.days[0][6..].reverse();
        other.days[1].reverse();
        other.itineraries[1] = [20, 21, 22, 23].map(ItineraryId);
        let views = [one, other].map(|setup| start(setup).view(Viewer::Seat(Seat(0))));
        assert_eq!(views[0], views[1]);
        for level in Level::ALL {
            let bot = TrekPlayer::new(Arc::clone(&tables), level);
            let budget = Budget::nodes(400);
            let choose = |view| bot.choose(view, Seat(0), &budget, &mut Rng::new(seed));
            assert!(choose(&views[0]).is_some());
            assert_eq!(choose(&views[0]), choose(&views[1]), "{level:?}");
        }
    }
}

#[test]
fn whoever_is_not_to_act_has_nothing_to_choose() {
    let tables = generated();
    let game = start(shuffled_deal(tables.data(), 2, &mut Rng::new(3)));
    let bot = TrekPlayer::new(Arc::clone(&tables), Level::Oracle);
    play(&tables, game, &[Level::Pupil], |view, seat| {
        if view.turn == Some(seat) {
            let other = Seat(1 - seat.0);
            let chosen = bot.choose(view, other, &Budget::nodes(10), &mut Rng::new(1));
            assert_eq!(chosen, None);
        }
    });
}

#[test]
fn a_cancelled_search_still_answers() {
    let tables = generated();
    let game = start(shuffled_deal(tables.data(), 2, &mut Rng::new(5)));
    let cancel = Cancel::default();
    cancel.cancel();
    let budget = Budget {
        cancel: Some(cancel),
        ..Budget::nodes(u64::MAX)
    };
    let bot = TrekPlayer::new(Arc::clone(&tables), Level::Oracle);
    play(&tables, game, &[Level::Pupil], |view, seat| {
        assert!(bot.choose(view, seat, &budget, &mut Rng::new(1)).is_some());
    });
}
