//! Small tables for the tests.

use antedate_decks::{DeckKind, open_for};
use antedate_lab::{Details, GameDetails, Lab, PlayerKind, Rules, Spec, ValueDetails};
use antedate_rules::Edition;

/// Describes a table of these players with a generated deck.
pub(crate) fn spec(rules: Rules, players: &str, nodes: u64) -> Spec {
    let (edition, deck, kind) = match rules {
        Rules::Timeline => (&Edition::CLASSIC, "generated:220", DeckKind::Classic),
        Rules::Twist => (&Edition::SAGA, "generated:100", DeckKind::Saga),
        Rules::Chorus => (&Edition::CLASSIC, "generated:60", DeckKind::Classic),
        Rules::Trek => (&Edition::CLASSIC, "generated", DeckKind::Trek),
    };
    let kind_of = |name: &str| name.parse::<PlayerKind>().expect("a player");
    Spec {
        rules,
        edition,
        pool: open_for(deck, Some(kind)).expect("a generated deck"),
        players: players.split(',').map(kind_of).collect(),
        seed: 5,
        hand: 4,
        handicaps: Vec::new(),
        first: None,
        first_game: false,
        warps: false,
        nodes,
        details: true,
        timing: false,
    }
}

/// Sets such a table up.
pub(crate) fn lab(rules: Rules, players: &str, nodes: u64) -> Lab {
    Lab::new(&spec(rules, players, nodes)).expect("a table")
}

/// Returns what a report tells of the values of a trek deck.
pub(crate) fn trek_values(details: &Details) -> &ValueDetails {
    match &details.game {
        GameDetails::Trek(trek) => trek.values.as_ref().expect("they were counted"),
        other => panic!("not a report of trek: {other:?}"),
    }
}
