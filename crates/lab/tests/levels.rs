//! Bots at the tables of the lab: whole games, with the levels in order.

mod common;

use antedate_bots::Character;
use antedate_lab::{Lab, Outputs, PlayerKind, Report, Rules};

use common::{lab, spec, trek_values};

fn play(lab: &Lab, games: u64) -> Report {
    let run = lab.run(games, 2, Outputs::default(), &|_| {});
    run.expect("nothing to write")
}

/// Returns the share of the victories of the first of two.
fn won(rules: Rules, players: [&str; 2], nodes: u64, games: u64) -> f64 {
    let report = play(&lab(rules, &players.join(","), nodes), games);
    report.details.expect("asked for").seats[0].won.share
}

#[test]
fn timeline_levels_are_ordered() {
    let levels: Vec<&str> = Character::levels().map(|level| level.id).collect();
    for pair in levels.windows(2) {
        let won = won(Rules::Timeline, [pair[1], pair[0]], 60, 300);
        assert!(won > 0.55, "{} against {}: {won}", pair[1], pair[0]);
    }
}

/// Far fewer games than the levels are measured with, and far below what they reach.
#[test]
fn trek_levels_are_ordered() {
    let levels: Vec<&str> = Character::levels().map(|level| level.id).collect();
    let pairs = levels[..5].windows(2).map(|pair| (pair[1], pair[0], 4000));
    for (strong, weak, nodes) in pairs.chain([("oracle", "scholar", 1000)]) {
        let won = won(Rules::Trek, [strong, weak], nodes, 40);
        assert!(won > 0.55, "{strong} against {weak}: {won}");
    }
}

#[test]
fn the_oracle_never_misplaces() {
    let mut spec = spec(Rules::Timeline, "oracle,novice", 60);
    spec.pool = antedate_decks::open("generated:120:ties").expect("a generated deck");
    let report = play(&Lab::new(&spec).expect("a table"), 100);
    let details = report.details.expect("asked for");
    let placed = details.players[0].placed.expect("it placed cards");
    assert!(placed.right > 300 && placed.wrong == 0, "{placed:?}");
}

/// Those who plan beat equals who play what they are surest of.
#[test]
fn planning_pays_in_timeline() {
    let planner = Character::by_id("scholar").expect("a character");
    let twin: &'static Character = Box::leak(Box::new(planner.without_plans()));
    let mut spec = spec(Rules::Timeline, "random,random", 600);
    spec.players = [planner, twin].map(PlayerKind::Character).to_vec();
    let report = play(&Lab::new(&spec).expect("a table"), 500);
    let won = report.details.expect("asked for").seats[0].won.share;
    assert!(won > 0.5, "{won}");
}

/// What a spectator of trek counts adds up.
#[test]
fn the_counts_of_trek_add_up() {
    let report = play(&lab(Rules::Trek, "scholar,amateur,novice", 300), 6);
    let details = report.details.expect("asked for");
    let trek = trek_values(&details);
    let n_used: u64 = trek.itineraries.iter().map(|payer| payer.used).sum();
    assert_eq!(n_used, 6 * 3 * 3, "each seat uses one a day (TR-3)");
    let shares = trek.balance.spaces.iter().sum::<f64>() + trek.balance.ancestors;
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    let paid = |payers: &[antedate_lab::PointSource]| -> f64 {
        let each = payers
            .iter()
            .map(|payer| payer.paid.mean * payer.used as f64);
        each.sum()
    };
    let (by_take, by_day) = (paid(&trek.takes), paid(&trek.itineraries));
    assert!(
        by_take >= by_day && by_day > 0.0,
        "cards pay too: {by_take} {by_day}"
    );
}
