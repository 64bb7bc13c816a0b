//! Small tables for the tests.

use antedate_decks::{DeckKind, open_for};
use antedate_lab::{Lab, PlayerKind, Rules, Spec};
use antedate_rules::Edition;

/// Describes a table of these players with a generated deck.
pub(crate) fn spec(rules: Rules, players: &str, nodes: u64) -> Spec {
    let (edition, deck, kind) = match rules {
        Rules::Timeline => (&Edition::CLASSIC, "generated:220", DeckKind::Classic),
        Rules::Twist => (&Edition::SAGA, "generated:100", DeckKind::Saga),
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
        nodes,
        details: true,
        timing: false,
    }
}

/// Sets such a table up.
pub(crate) fn lab(rules: Rules, players: &str, nodes: u64) -> Lab {
    Lab::new(&spec(rules, players, nodes)).expect("a table")
}
