//! No player can reach a game: the source says so, and equal views give equal decisions.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use antedate_bots::timeline::TimelinePlayer;
use antedate_bots::twist::TwistPlayer;
use antedate_bots::{Budget, Character, Mind, Player, Rng};
use antedate_rules::{Game, Seat, Viewer};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            found.push(path);
        }
    }
}

/// Lists the words of a source, without its comments.
fn words(text: &str) -> Vec<String> {
    let code = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or(""));
    let split = |line: &str| -> Vec<String> {
        line.split(|c: char| !c.is_alphanumeric() && c != '_')
            .map(str::to_owned)
            .collect()
    };
    code.flat_map(split).collect()
}

/// What only whoever runs a game may name.
const SECRET: [&str; 7] = [
    "Timeline",
    "Twist",
    "Trek",
    "Deal",
    "Game",
    "Recorded",
    "antedate_record",
];

/// Outside the measuring programs, which run games as a table does, and tests, no source
/// names a game, a deal or the trait that a game is used through. The player of trek imagines
/// games from its view (`Trek::imagine`), so it may name those; but nothing that others can
/// call takes one.
#[test]
fn no_player_names_a_game_state() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let runs_games = ["measure", "trek/tests.rs"];
    let is_player = |path: &&PathBuf| {
        !runs_games
            .iter()
            .any(|part| path.starts_with(root.join(part)))
    };
    let mut n_checked = 0;
    for path in files.iter().filter(is_player) {
        let text = fs::read_to_string(path).expect("a source");
        let imagines = path.starts_with(root.join("trek"));
        let allowed = |word: &str| imagines && ["Trek", "Game"].contains(&word);
        for word in words(&text) {
            let named = SECRET.contains(&word.as_str()) && !allowed(&word);
            assert!(!named, "{}: {word}", path.display());
        }
        let public = text
            .split("pub fn ")
            .skip(1)
            .filter_map(|rest| rest.split('{').next());
        for signature in public {
            let taken = words(signature)
                .iter()
                .any(|word| SECRET.contains(&word.as_str()));
            assert!(!taken, "{}: pub fn {signature}", path.display());
        }
        n_checked += 1;
    }
    assert!(n_checked >= 10, "{n_checked}");
    // The check can fail: the runner of games does name them.
    let runner = fs::read_to_string(root.join("measure/twist.rs")).expect("a source");
    assert!(words(&runner).contains(&"Twist".to_owned()));
}

/// Two deals that differ in the order of the pile alone: the views are equal, so are the
/// decisions.
#[test]
fn equal_views_give_equal_decisions_in_twist() {
    let table = common::Saga::new(3);
    let (game, other) = (table.game(0), table.game(7));
    let view = game.view(Viewer::Seat(Seat(0)));
    assert!(view == other.view(Viewer::Spectator));
    let bot = TwistPlayer {
        mind: table.mind(&view, "amateur"),
    };
    let choose = |view| bot.choose(view, Seat(0), &Budget::nodes(400), &mut Rng::new(5));
    let choice = choose(&view);
    assert!(choice.is_some());
    assert_eq!(choice, choose(&other.view(Viewer::Seat(Seat(0)))));
}

#[test]
fn equal_views_give_equal_decisions_in_timeline() {
    let table = common::Classic::new(2);
    let (game, other) = (table.game(0), table.game(100));
    let view = game.view(Viewer::Seat(Seat(0)));
    let twin = other.view(Viewer::Seat(Seat(0)));
    assert!(view == twin);
    let bot = TimelinePlayer {
        mind: table.mind(&view, "scholar"),
    };
    let choose = |view| bot.choose(view, Seat(0), &Budget::nodes(400), &mut Rng::new(5));
    assert!(choose(&view).is_some());
    assert_eq!(choose(&view), choose(&twin));
    assert_eq!(
        bot.choose(&view, Seat(1), &Budget::nodes(9), &mut Rng::new(5)),
        None
    );
}

/// A mind is made of a character, a deck and a seed, and of nothing a game hides.
#[test]
fn the_same_seed_seats_the_same_mind() {
    let deck = common::Classic::new(2).deck;
    let pupil = Character::by_id("pupil").expect("a character");
    assert_eq!(Mind::new(pupil, &deck, 3), Mind::new(pupil, &deck, 3));
    assert_ne!(Mind::new(pupil, &deck, 3), Mind::new(pupil, &deck, 4));
}
