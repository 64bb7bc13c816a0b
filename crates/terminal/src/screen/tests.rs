//! Whole games drawn at every turn, in every language and several sizes, without a terminal.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use antedate_players::{Cast, Thinking};
use antedate_record::Seed;
use antedate_tables::{Pace, SeedSource};
use antedate_wire::{GameView, Held, Lang, Phase, RuleSet, TableView};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::Game;
use super::compose::{panel, window};
use super::overlay::Overlay;
use crate::blocks::{Block, Row, width};
use crate::client::Client;
use crate::face::Left;
use crate::link::{LinkEvent, LocalGame, make_table, open_local};
use crate::words::Words;

const SIZES: [(usize, usize); 4] = [(60, 20), (80, 24), (100, 34), (120, 40)];
/// The most people at one table.
const PEOPLE: usize = 8;

/// A table on this machine, and what it says.
struct LocalTable {
    receiver: Receiver<LinkEvent>,
    client: Option<Client>,
    _folder: tempfile::TempDir,
}

/// The same deal on every run.
struct Fixed(u8);

impl SeedSource for Fixed {
    fn seed(&mut self) -> Seed {
        Seed([self.0; 32])
    }
}

fn local_table(
    rules: RuleSet,
    deck: &str,
    people: &[&str],
    bots: &[&str],
    lang: Lang,
    seed: u8,
) -> LocalTable {
    let folder = tempfile::tempdir().unwrap();
    let levels = ["oracle", "novice"].map(str::to_owned);
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    let game = LocalGame::new(rules, Some(deck), names(people), names(bots), &levels).unwrap();
    let made = make_table(&game, folder.path(), Pace::NONE, lang, &mut Fixed(seed)).unwrap();
    // What is drawn matters here, not how well is played.
    let cast = Cast::new(Thinking {
        nodes: 20,
        ..Thinking::default()
    });
    let make_player = Arc::new(move |level: &str, _| cast.seat(level, u64::from(seed)));
    let (sender, receiver) = channel();
    let report = Box::new(move |heard| {
        let _ = sender.send(heard);
    });
    let (link, people) = open_local(made, lang, make_player, report).unwrap();
    LocalTable {
        receiver,
        client: Some(Client::new(Box::new(link), people.len())),
        _folder: folder,
    }
}

/// Hears everything until the table waits for us or the game is over.
fn hear(game: &mut Game<'_>, receiver: &Receiver<LinkEvent>) {
    loop {
        let waits = game.client.asked().is_some();
        // Each person at the device is told apart; the last is told last.
        let is_over = |view: &TableView| view.phase == Phase::Finished;
        let over = game.client.view(0).is_some_and(is_over)
            && (1..PEOPLE).all(|eyes| game.client.view(eyes).is_none_or(is_over));
        let wait = if waits || over {
            Duration::ZERO
        } else {
            Duration::from_secs(20)
        };
        match receiver.recv_timeout(wait) {
            Ok(heard) => {
                if let Some(told) = game.client.hear(heard) {
                    game.tell(told);
                }
            }
            Err(_) => {
                assert!(waits || over, "the table went silent");
                return;
            }
        }
    }
}

fn press(game: &mut Game<'_>, code: KeyCode) {
    game.press(KeyEvent::new(code, KeyModifiers::NONE));
}

/// Nothing is wider or taller than the screen, and the keys are on it.
fn check(game: &Game<'_>) {
    for (wide, tall) in SIZES {
        let rows = game.compose(wide, tall);
        assert!(
            rows.len() <= tall,
            "{} rows on {tall}:\n{}",
            rows.len(),
            text(&rows)
        );
        for row in &rows {
            assert!(
                row.width() <= wide,
                "{} columns on {wide}: {}",
                row.width(),
                row.text()
            );
        }
        if game.eyes.is_some() && !game.is_curtained() {
            let help = game.help(wide);
            assert_eq!(
                &rows[rows.len() - help.len()..],
                &help[..],
                "{}",
                text(&rows)
            );
        }
        if let Some(over) = game.overlay_block(wide, tall) {
            assert!(over.len() <= tall, "{}", text(&over));
            assert!(
                over.iter().all(|row| row.width() <= wide),
                "{}",
                text(&over)
            );
        }
    }
}

/// At 80×24 the title of every card in hand can be read in full, and so can the prompt.
fn check_hand(game: &Game<'_>) {
    let Some(question) = game.question() else {
        return;
    };
    let rows = game.compose(80, 24);
    let shown: String = text(&rows).split_whitespace().collect::<Vec<_>>().join(" ");
    let squeeze = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in titles_in_hand(game).into_iter().chain([question.prompt]) {
        let words = squeeze(&words);
        assert!(
            shown.contains(&words),
            "`{words}` is not on\n{}",
            text(&rows)
        );
    }
}

/// The titles of one's cards; trek has no hand.
fn titles_in_hand(game: &Game<'_>) -> Vec<String> {
    let Some((game, you)) = game.game().and_then(|game| Some((game, game.you?))) else {
        return Vec::new();
    };
    let you = usize::from(you);
    match &game.view {
        GameView::Timeline(view) => {
            let hand = view.hands[you].iter();
            hand.map(|card| card.front.title.clone()).collect()
        }
        GameView::Twist(view) => {
            let hand = view.hands[you].iter();
            hand.map(|held| match held {
                Held::Upright(card) => card.front.title.clone(),
                Held::Blocked(card) => card.front.title.clone(),
            })
            .collect()
        }
        GameView::Trek(_) | GameView::Chorus(_) => Vec::new(),
    }
}

fn text(rows: &Block) -> String {
    rows.iter().map(|row| row.text() + "\n").collect()
}

fn play_whole(rules: RuleSet, deck: &str, people: &[&str], bots: &[&str], lang: Lang, seed: u8) {
    let mut local = local_table(rules, deck, people, bots, lang, seed);
    let words = Words::new(lang);
    let mut game = Game::new(&words, local.client.take().unwrap(), false);
    for turn in 0..2_000 {
        hear(&mut game, &local.receiver);
        game.settle();
        check(&game);
        check_hand(&game);
        if game
            .client
            .view(0)
            .is_some_and(|view| view.phase == Phase::Finished)
            && game.overlay.is_none()
        {
            let rows = game.compose(80, 24);
            assert!(text(&rows).contains(&words.t("rematch")), "{}", text(&rows));
            return;
        }
        // A look at everything else from time to time.
        if turn % 9 == 4 && game.overlay.is_none() {
            for key in ['l', 'h', 'i', '?'] {
                press(&mut game, KeyCode::Char(key));
                check(&game);
                press(&mut game, KeyCode::Esc);
            }
        }
        press(&mut game, KeyCode::Enter);
    }
    panic!("the game does not end");
}

#[test]
fn timeline_fits_every_screen_in_every_language() {
    for lang in Lang::ALL {
        let bots = ["oracle", "novice"];
        play_whole(RuleSet::Timeline, "classic", &["Ada"], &bots, lang, 1);
    }
}

#[test]
fn the_saga_runs_upwards_and_fits() {
    let people = ["Ada", "Bo"];
    play_whole(RuleSet::Timeline, "saga", &people, &["oracle"], Lang::It, 2);
    play_whole(RuleSet::Twist, "saga", &["Ada"], &["oracle"], Lang::Ru, 3);
}

#[test]
fn twist_fits_every_screen_in_every_language() {
    let people = ["Ada", "Bo"];
    for lang in Lang::ALL {
        play_whole(RuleSet::Twist, "twist", &people, &["oracle"], lang, 4);
    }
}

#[test]
fn trek_fits_every_screen_in_every_language() {
    let bots = ["oracle", "novice", "novice"];
    for lang in Lang::ALL {
        play_whole(RuleSet::Trek, "trek", &["Ada"], &bots, lang, 5);
    }
    play_whole(RuleSet::Trek, "trek", &["Ada", "Bo"], &[], Lang::En, 6);
}

#[test]
fn a_curtain_hides_the_table_until_the_keyboard_is_taken() {
    let mut local = local_table(RuleSet::Trek, "trek", &["Ada", "Bo"], &[], Lang::En, 7);
    let words = Words::new(Lang::En);
    let mut game = Game::new(&words, local.client.take().unwrap(), false);
    hear(&mut game, &local.receiver);
    game.settle();
    let names = |game: &Game<'_>| {
        let view = game.client.view(0).unwrap().game.as_ref().unwrap();
        let GameView::Trek(trek) = &view.view else {
            unreachable!()
        };
        let you = usize::from(view.you.unwrap());
        let own = trek.players[you].unused.as_ref().unwrap();
        own.iter()
            .map(|itinerary| itinerary.name.clone())
            .collect::<Vec<_>>()
    };
    let secret = names(&game);
    let seen = |game: &Game<'_>| {
        let mut rows = game.compose(120, 40);
        rows.extend(game.overlay_block(120, 40).unwrap_or_default());
        let shown = text(&rows);
        secret.iter().any(|name| shown.contains(name.as_str()))
    };
    assert!(!seen(&game), "the curtain is up and shows an itinerary");
    press(&mut game, KeyCode::Enter);
    assert!(seen(&game), "Ada sees her itineraries");
    press(&mut game, KeyCode::Enter);
    hear(&mut game, &local.receiver);
    game.settle();
    assert!(
        !seen(&game),
        "the curtain is up again and shows an itinerary"
    );
    let over = game.overlay_block(120, 40).unwrap();
    assert!(text(&over).contains("Bo"), "{}", text(&over));
    press(&mut game, KeyCode::Enter);
    assert!(!seen(&game), "Bo sees Ada's itineraries");
}

#[test]
fn numbers_pick_and_escape_goes_back() {
    let mut local = local_table(
        RuleSet::Timeline,
        "classic",
        &["Ada", "Bo"],
        &[],
        Lang::En,
        7,
    );
    let words = Words::new(Lang::En);
    let mut game = Game::new(&words, local.client.take().unwrap(), false);
    hear(&mut game, &local.receiver);
    game.settle();
    press(&mut game, KeyCode::Enter);
    press(&mut game, KeyCode::Char('3'));
    assert_eq!(game.path, [2]);
    press(&mut game, KeyCode::Char('2'));
    assert_eq!(game.focus, 1);
    press(&mut game, KeyCode::Char('9'));
    assert_eq!(game.focus, 1, "there is no gap 9");
    press(&mut game, KeyCode::Esc);
    assert!(game.path.is_empty());
    assert_eq!(game.focus, 2, "the card that was picked is in focus again");
    press(&mut game, KeyCode::Char('q'));
    assert!(game.left.is_none(), "leaving is asked about");
    press(&mut game, KeyCode::Enter);
    assert_eq!(game.left, Some(Left::Stopped));
}

/// Whoever wants to leave need not first confirm that the turned card has been seen.
#[test]
fn a_letter_over_a_turned_card_goes_to_the_table() {
    let mut local = local_table(RuleSet::Twist, "twist", &["Ada"], &[], Lang::En, 8);
    let words = Words::new(Lang::En);
    let mut game = Game::new(&words, local.client.take().unwrap(), false);
    hear(&mut game, &local.receiver);
    game.settle();
    press(&mut game, KeyCode::Enter);
    press(&mut game, KeyCode::Char('t'));
    hear(&mut game, &local.receiver);
    game.settle();
    assert!(matches!(game.overlay, Some(Overlay::Reveal(_))));
    press(&mut game, KeyCode::Down);
    assert!(
        matches!(game.overlay, Some(Overlay::Reveal(_))),
        "an arrow does not close the card"
    );
    press(&mut game, KeyCode::Char('q'));
    assert!(matches!(game.overlay, Some(Overlay::Leave)));
    press(&mut game, KeyCode::Enter);
    assert_eq!(game.left, Some(Left::Stopped));
}

#[test]
fn a_window_keeps_in_sight_what_it_is_told_to() {
    let rows: Block = (0..30).map(|n| Row::plain(n.to_string())).collect();
    for from in 0..27 {
        let (shown, above, below) = window(rows.clone(), 10, Some((from, from + 3)), 0);
        assert_eq!((shown.len(), above + below), (10, 20));
        let has = |n: usize| shown.iter().any(|row| row.text() == n.to_string());
        assert!((from..from + 3).all(has), "{from}: {}", text(&shown));
    }
    let (shown, above, _) = window(rows.clone(), 10, None, 100);
    assert_eq!((shown.len(), above), (10, 20), "scrolling stops at the end");
    assert_eq!(width(&shown[9].text()), 2);
}

/// The list of keys says what works in this game, and the lists are called what they show.
#[test]
fn keys_and_lists_are_those_of_the_game() {
    for (rules, deck, line, has_twist_keys) in [
        (RuleSet::Timeline, "classic", "The timeline", false),
        (RuleSet::Twist, "twist", "The main row", true),
        (RuleSet::Trek, "trek", "Everyone’s journeys", false),
    ] {
        let mut local = local_table(rules, deck, &["Ada"], &["novice"], Lang::En, 9);
        let words = Words::new(Lang::En);
        let mut game = Game::new(&words, local.client.take().unwrap(), false);
        hear(&mut game, &local.receiver);
        game.settle();
        press(&mut game, KeyCode::Char('?'));
        let keys = text(&game.overlay_block(100, 40).unwrap());
        assert_eq!(keys.contains("flip the card"), has_twist_keys, "{keys}");
        assert!(!keys.contains("Chat"), "nobody is elsewhere:\n{keys}");
        press(&mut game, KeyCode::Esc);
        press(&mut game, KeyCode::Char('l'));
        let list = text(&game.overlay_block(100, 40).unwrap());
        assert!(list.contains(&format!(" {line}")), "{list}");
    }
}

#[test]
fn what_goes_on_below_a_row_that_is_set_in_is_set_in_too() {
    let long = "    1802  Alexander von Humboldt climbs high on Chimborazo";
    let rows = vec![Row::plain("Ada"), Row::plain(long)];
    let shown = text(&panel("Journeys", rows, "Esc", 44, 24, 0));
    assert!(
        shown.contains("║     1802  Alexander von Humboldt"),
        "{shown}"
    );
    assert!(shown.contains("║       climbs"), "{shown}");
}
