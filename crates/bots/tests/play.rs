//! How bots play: whole games, levels in order, and positions with one right answer.

mod common;

use antedate_bots::measure::{TwistTeam, measure_bound, measure_twist};
use antedate_bots::timeline::TimelinePlayer;
use antedate_bots::twist::{Pin, TwistPlayer};
use antedate_bots::{Budget, Cancel, Character, Player, Rng};
use antedate_decks::open;
use antedate_rules::timeline::Action as Place;
use antedate_rules::twist::{Action, Faces, Twist, View};
use antedate_rules::{CardId, Date, Game, Icon, NoChance, Seat, Viewer};

fn character(id: &str) -> &'static Character {
    Character::by_id(id).expect("a character")
}

fn team_mean(id: &str, n_seats: usize, nodes: u64, n_games: u64) -> f64 {
    let pool = open("generated:100:saga").expect("a generated deck");
    let team = TwistTeam {
        pool: &pool,
        seats: vec![character(id); n_seats],
        budget: Budget::nodes(nodes),
    };
    let games = measure_twist(&team, 4, 0..n_games).expect("a team");
    let scores = games
        .iter()
        .map(|game| f64::from(game.outcome.tally.score()));
    scores.sum::<f64>() / n_games as f64
}

#[test]
fn twist_scores_rise_with_knowledge() {
    let means = ["novice", "scholar", "oracle"].map(|id| team_mean(id, 3, 300, 40));
    assert!(
        means[0] + 4.0 < means[1] && means[1] + 4.0 < means[2],
        "{means:?}"
    );
}

#[test]
fn games_repeat_by_seed_however_they_are_split() {
    let pool = open("generated:100:saga").expect("a generated deck");
    let team = TwistTeam {
        pool: &pool,
        seats: vec![character("amateur"); 2],
        budget: Budget::nodes(200),
    };
    let whole = measure_twist(&team, 1, 0..6).expect("a team");
    let mut parts = measure_twist(&team, 1, 0..2).expect("a team");
    parts.extend(measure_twist(&team, 1, 2..6).expect("a team"));
    assert_eq!(whole, parts);
}

#[test]
fn the_bound_grows_with_the_search_and_beats_a_fair_team() {
    let pool = open("generated:100:saga").expect("a generated deck");
    let mean = |nodes| {
        let found = measure_bound(&pool, 2, &Budget::nodes(nodes), 4, 0..12).expect("deals");
        found.iter().map(|score| f64::from(*score)).sum::<f64>() / 12.0
    };
    let (short, long) = (mean(200), mean(4000));
    assert!(
        short <= long && team_mean("oracle", 2, 300, 12) < long,
        "{short} {long}"
    );
}

/// A table for two: the scenes of both hands, of the row and of the discard pile, then of the
/// pile. Icons: see each test.
fn dealt(cards: [(i64, u8, u8); 36]) -> (View, TwistPlayer) {
    let faces = |(scene, front, back)| Faces {
        date: Date(scene),
        front: Icon(front),
        back: Icon(back),
    };
    let view = common::deal(cards.map(faces).to_vec(), 2).view(Viewer::Seat(Seat(0)));
    let table = common::Saga::new(2);
    let scene_of = |scene: i64| {
        let dates = table
            .pool
            .cards()
            .position(|card| card.date() == Date(scene));
        dates.expect("a saga has every scene")
    };
    let mut mind = table.mind(&view, "oracle");
    for (at, card) in cards.iter().enumerate().take(11) {
        mind.see(CardId(at as u8), scene_of(card.0));
    }
    (view, TwistPlayer { mind })
}

fn choose(view: &View, bot: &TwistPlayer) -> Option<Action> {
    bot.choose(view, Seat(0), &Budget::nodes(2000), &mut Rng::new(1))
}

/// Scenes 40, 30, 20 and 10 all fit before 50; only nearest first keeps them all in the row.
#[test]
fn the_row_is_extended_in_the_winning_order() {
    let mut cards: [(i64, u8, u8); 36] = std::array::from_fn(|at| (52 + at as i64, 0, 1));
    let hands = [20, 40, 10, 30, 90, 91, 92, 93];
    for (card, scene) in cards.iter_mut().zip(hands) {
        card.0 = scene;
    }
    cards[8] = (50, 0, 1);
    cards[9] = (51, 0, 2);
    let (view, bot) = dealt(cards);
    assert_eq!(choose(&view, &bot), Some(Action::Try { card: CardId(1) }));
    let pins = bot.advise(&view, &Budget::nodes(2000), &mut Rng::new(1));
    assert_eq!(pins[0], Pin::Play { card: CardId(1) });
    let about = Pin::AboutHere {
        card: CardId(1),
        from: Date(40),
        to: Date(40),
    };
    assert!(pins.contains(&about));
}

/// Every card of the hand belongs into a slot that is taken; one of them can be discarded,
/// and anything else ends the game at once (CO-15).
#[test]
fn a_forced_discard_is_found() {
    let mut cards: [(i64, u8, u8); 36] = std::array::from_fn(|at| (1 + at as i64, 0, 1));
    let first = [(10, 0, 1), (90, 0, 1), (52, 3, 1), (54, 3, 1)];
    let second = [(50, 0, 1), (95, 0, 1), (96, 0, 1), (97, 0, 1)];
    cards[..4].copy_from_slice(&first);
    cards[4..8].copy_from_slice(&second);
    cards[8] = (80, 0, 1);
    cards[9] = (99, 1, 2);
    cards[10] = (53, 3, 1);
    cards[11] = (55, 2, 1);
    (12..36).for_each(|at| cards[at].0 = at as i64);
    let table = common::Saga::new(2);
    let faces = cards.map(|(scene, front, back)| Faces {
        date: Date(scene),
        front: Icon(front),
        back: Icon(back),
    });
    let mut game = common::deal(faces.to_vec(), 2);
    // Scenes 10 and 90 widen the row round 80, and 50 takes the slot between 10 and 80.
    let play = [(0, 0), (0, 1), (1, 4)];
    for (seat, card) in play {
        let card = CardId(card);
        let tried = game.apply(Seat(seat), Action::Try { card }, &NoChance);
        tried.expect("an upright card");
    }
    let stopped = game.apply(Seat(1), Action::Stop, &NoChance);
    stopped.expect("one card was placed");
    let view = game.view(Viewer::Seat(Seat(0)));
    assert_eq!(view.turn, Some(Seat(0)));
    let mut mind = table.mind(&view, "oracle");
    for (at, card) in cards.iter().enumerate().take(14) {
        let deck_card = table
            .pool
            .cards()
            .position(|other| other.date() == Date(card.0));
        mind.see(CardId(at as u8), deck_card.expect("a saga has every scene"));
    }
    // Seat 0 holds 52, 54, 53 and 55; only 55 shows the icon of the discard pile.
    let discard = Action::Discard { card: CardId(11) };
    assert_eq!(choose(&view, &TwistPlayer { mind }), Some(discard));
}

/// Picks cards of the saga for a position, each once.
struct Picker {
    table: common::Saga,
    picked: Vec<usize>,
}

impl Picker {
    fn new() -> Picker {
        Picker {
            table: common::Saga::new(2),
            picked: Vec::new(),
        }
    }

    /// Picks a card of these scenes that fits, if there is one left.
    fn pick(
        &mut self,
        scenes: std::ops::RangeInclusive<i64>,
        fits: impl Fn(Faces) -> bool,
    ) -> Option<usize> {
        let found = (0..self.table.pool.len()).find(|card| {
            let faces = self.table.faces(*card);
            !self.picked.contains(card) && scenes.contains(&faces.date.0) && fits(faces)
        })?;
        self.picked.push(found);
        Some(found)
    }

    /// Deals these cards and whatever else is left, and plays to a row of three whose left slot
    /// is taken: seat 0 widens the row with its first two cards, seat 1 fills the slot with its
    /// first card and stops.
    fn deal(&mut self, mut cards: Vec<usize>) -> (Twist, TwistPlayer) {
        while cards.len() < 36 {
            cards.push(self.pick(1..=100, |_| true).expect("a hundred cards"));
        }
        let faces = cards.iter().map(|card| self.table.faces(*card));
        let mut game = common::deal(faces.collect(), 2);
        for (seat, card) in [(0, 0), (0, 1), (1, 4)] {
            let action = Action::Try { card: CardId(card) };
            game.apply(Seat(seat), action, &NoChance)
                .expect("an upright card");
        }
        game.apply(Seat(1), Action::Stop, &NoChance)
            .expect("one card was placed");
        let view = game.view(Viewer::Seat(Seat(0)));
        assert_eq!((view.turn, view.n_draw), (Some(Seat(0)), 23));
        let oracle = character("oracle");
        let mut mind = antedate_bots::Mind::new(oracle, &self.table.deck, 11);
        for (at, card) in cards.iter().enumerate().take(14) {
            mind.see(CardId(at as u8), *card);
        }
        (game, TwistPlayer { mind })
    }
}

/// Scenes of the slot that is taken, in the positions of [`Picker::deal`].
const TAKEN: std::ops::RangeInclusive<i64> = 12..=75;

/// Nobody can place anything, and seat 0 may discard two cards. After one of them the partner
/// can discard, too; after the other the game is over (CO-16, CO-15).
fn two_discards(icons: [Icon; 3]) -> Option<(Twist, TwistPlayer)> {
    let [icon, good, bad] = icons;
    if good == bad {
        return None;
    }
    let mut picker = Picker::new();
    let idle = |faces: Faces| ![icon, good, bad].contains(&faces.front);
    let cards = vec![
        picker.pick(1..=10, |_| true)?,
        picker.pick(90..=99, |_| true)?,
        picker.pick(TAKEN, idle)?,
        picker.pick(TAKEN, idle)?,
        picker.pick(TAKEN, idle)?,
        picker.pick(TAKEN, |faces| faces.front == good)?,
        picker.pick(TAKEN, idle)?,
        picker.pick(TAKEN, idle)?,
        picker.pick(78..=82, |_| true)?,
        picker.pick(1..=100, |faces| faces.back == icon)?,
        picker.pick(TAKEN, |faces| faces.front == icon && faces.back == bad)?,
        picker.pick(TAKEN, |faces| faces.front == icon && faces.back == good)?,
        picker.pick(TAKEN, idle)?,
        // On top of the pile lies something to go on with.
        picker.pick(83..=89, |_| true)?,
    ];
    Some(picker.deal(cards))
}

#[test]
fn the_discard_that_keeps_the_partner_in_the_game_is_found() {
    let icons = |at: usize| [at / 36, at / 6 % 6, at % 6].map(|icon| Icon(icon as u8));
    let positions: Vec<_> = (0..216).filter_map(|at| two_discards(icons(at))).collect();
    assert!(positions.len() > 3, "{}", positions.len());
    for (game, bot) in positions {
        let view = game.view(Viewer::Seat(Seat(0)));
        let discard = Action::Discard { card: CardId(11) };
        assert_eq!(choose(&view, &bot), Some(discard));
    }
}

/// Seat 0 can widen the row and fill its right slot, the only place where the partner has a
/// card for and without which the game is over: it widens the row and stops.
#[test]
fn the_only_slot_is_left_to_the_partner() {
    let mut picker = Picker::new();
    let mut pick = |scenes, fits: &dyn Fn(Faces) -> bool| picker.pick(scenes, fits);
    let top = pick(100..=100, &|_| true);
    let row = pick(80..=80, &|_| true);
    let first_discard = pick(11..=11, &|_| true);
    let icon = common::Saga::new(2)
        .faces(first_discard.expect("scene 11"))
        .back;
    let idle = |faces: Faces| faces.front != icon;
    let (low, high) = (pick(1..=1, &|_| true), pick(95..=95, &|_| true));
    let mut slot = || pick(81..=94, &idle);
    let (own, of_partner) = (slot(), slot());
    let mut dead = || pick(TAKEN, &idle);
    let cards = [
        low,
        high,
        dead(),
        dead(),
        dead(),
        of_partner,
        dead(),
        dead(),
        row,
        first_discard,
        top,
        own,
        dead(),
    ];
    let cards = cards.map(|card| card.expect("a card that fits"));
    let (mut game, bot) = picker.deal(cards.to_vec());
    let widen = Action::Try { card: CardId(10) };
    let view = game.view(Viewer::Seat(Seat(0)));
    assert_eq!(choose(&view, &bot), Some(widen));
    game.apply(Seat(0), widen, &NoChance)
        .expect("a card of its own");
    let view = game.view(Viewer::Seat(Seat(0)));
    assert_eq!(choose(&view, &bot), Some(Action::Stop));
}

/// A cancelled bot still answers, and with a legal action.
#[test]
fn a_cancelled_bot_answers_at_once() {
    let table = common::Saga::new(3);
    let game = table.game(0);
    let view = game.view(Viewer::Seat(Seat(0)));
    let bot = TwistPlayer {
        mind: table.mind(&view, "scholar"),
    };
    let cancel = Cancel::default();
    cancel.cancel();
    let budget = Budget {
        cancel: Some(cancel),
        ..Budget::nodes(u64::MAX)
    };
    let action = bot.choose(&view, Seat(0), &budget, &mut Rng::new(1));
    let action = action.expect("it is its turn");
    assert!(game.legal_actions(Seat(0)).contains(&action));
}

/// Whoever knows the dates puts a card on the right side of the first one.
#[test]
fn a_known_card_goes_where_it_belongs() {
    let table = common::Classic::new(2);
    let view = table.game(0).view(Viewer::Seat(Seat(0)));
    let bot = TimelinePlayer {
        mind: table.mind(&view, "oracle"),
    };
    let truth = |card: CardId| table.pool.card(card.index()).date();
    let choice = bot.choose(&view, Seat(0), &Budget::nodes(100), &mut Rng::new(1));
    let Some(Place::Place { card, gap }) = choice else {
        panic!("it is its turn");
    };
    let after_start = truth(card) >= view.line[0].date;
    assert_eq!(gap, u8::from(after_start));
}
