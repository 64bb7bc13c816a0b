//! No byte that reaches a client may depend on a secret (SEC-2, SEC-4).
//!
//! Two ways to find a leak. *Non-interference*: the same game is played twice with decks
//! that differ only in what is hidden to the end, and everything sent to anybody must be
//! the same, byte for byte. *Search*: everything sent is searched for the words of every
//! back before that card is turned.

use std::collections::BTreeSet;

use antedate_decks::{Deck, Lang as DeckLang};
use antedate_tables::{Entry, PendingFrame, RandomPlayer, Stored, Viewer, Who};
use antedate_wire::{Action, Clock, Command, Lang, Options, PinKind, RuleSet};

use crate::secrets::{Sight, leak, marked, other_secrets, secrets};
use crate::support::{Client, GAMES, Room, contents_of, create, deck, json, viewers};

fn marked_deck(rules: RuleSet) -> Deck {
    marked(deck(rules))
}

fn room(deck: Deck, rules: RuleSet, seed: u64) -> Room {
    let options = Options {
        clock: Clock::Minute,
        ..Options::default()
    };
    let mut room = Room::new(contents_of(deck, rules), &create(rules, options, &[]), seed);
    room.join(1).expect("there is room");
    room.join(2).expect("there is room");
    room
}

/// Everything a viewer is sent while `script` is played: frames, views, tails and answers.
fn traffic(room: &mut Room, script: &[(u32, Action)]) -> Vec<String> {
    let mut sent = Vec::new();
    room.send(0, Command::Start).expect("three can play");
    for (n, (player, action)) in script.iter().enumerate() {
        for command in nosy(n as u8) {
            for who in [Who::Player(0), Who::Player(1), Who::Stranger] {
                if let Err(refusal) = room.decide(who, "nosy", &command) {
                    sent.push(json(&refusal.body()));
                }
            }
        }
        let since = room.table.seq();
        let action = Command::Act {
            seen: None,
            action: *action,
        };
        let told = match room.send(*player, action) {
            Ok((done, told)) => {
                sent.push(json(&done));
                told
            }
            Err(refusal) => {
                sent.push(json(&refusal.body()));
                Vec::new()
            }
        };
        sent.extend(shown(room, &told, since));
    }
    sent
}

/// All that all viewers get of some entries.
fn shown(room: &Room, told: &[PendingFrame], since: u64) -> Vec<String> {
    let mut sent = Vec::new();
    for viewer in viewers(&room.table) {
        for told in told {
            sent.push(json(&room.table.frame(viewer, Lang::En, told)));
        }
        sent.push(json(&room.view(viewer)));
        let tail = room.table.catch_up(viewer, Lang::En, since);
        sent.push(format!("{tail:?}"));
    }
    sent.push(format!("{:?}", room.table.next_due()));
    // A finished game has no secrets, and its transcript names the deck by its contents.
    sent.extend(
        room.table
            .transcript()
            .err()
            .map(|refusal| json(&refusal.body())),
    );
    sent
}

/// Messages that fish for secrets.
fn nosy(n: u8) -> Vec<Command> {
    let act = |action| Command::Act { seen: None, action };
    vec![
        act(Action::Place { card: n, gap: 99 }),
        act(Action::Try { card: n }),
        act(Action::Discard { card: n }),
        act(Action::Stop),
        act(Action::Choose { itinerary: n }),
        act(Action::Pass),
        Command::Pin {
            card: n,
            pin: PinKind::About { after: Some(n) },
        },
        Command::Drop { player: 9 },
    ]
}

/// Plays some random moves and returns them with the ids of the cards and itineraries
/// that have come into anybody's sight.
fn script(rules: RuleSet, seed: u64, n_moves: usize) -> (Vec<(u32, Action)>, Sight) {
    let mut room = room(marked_deck(rules), rules, seed);
    room.send(0, Command::Start).expect("three can play");
    let mut chance = RandomPlayer::new(seed);
    let (mut moves, mut sight) = (Vec::new(), Sight::default());
    sight.look(&room);
    while let (true, Some((player, action))) = (moves.len() < n_moves, room.any_move(&mut chance)) {
        moves.push((player, action));
        let command = Command::Act { seen: None, action };
        let (_, told) = room.send(player, command).expect("a legal move");
        sight.hear(&room, &told);
        sight.look(&room);
    }
    (moves, sight)
}

impl Sight {
    fn look(&mut self, room: &Room) {
        self.read(&serde_json::to_value(room.view(Viewer::Spectator)).expect("plain data"));
        for player in 0..3 {
            let view = room.view(Viewer::Player(player));
            self.read(&serde_json::to_value(view).expect("plain data"));
        }
    }

    fn hear(&mut self, room: &Room, told: &[PendingFrame]) {
        for told in told {
            let frame = room.table.frame(Viewer::Spectator, Lang::En, told);
            self.read(&serde_json::to_value(frame).expect("plain data"));
        }
    }
}

#[test]
fn traffic_does_not_depend_on_secrets() {
    for rules in GAMES {
        for seed in 0..6 {
            let n_moves = 1 + seed as usize * 6;
            let (moves, sight) = script(rules, seed, n_moves);
            let deck = marked_deck(rules);
            let (other, n_changed) = other_secrets(&deck, &sight);
            assert!(
                n_changed > 10 || n_moves > 20,
                "{rules:?}: {n_changed} secrets differ"
            );
            let [one, two] =
                [deck, other].map(|deck| traffic(&mut room(deck, rules, seed), &moves));
            assert_eq!(one.len(), two.len());
            for (one, two) in one.iter().zip(&two) {
                assert_eq!(one, two, "{rules:?}, seed {seed}");
            }
        }
    }
}

/// The cards that have been turned, from the log, which knows.
fn turned(room: &Room) -> BTreeSet<String> {
    let mut sight = Sight::default();
    sight.look(room);
    sight.backs
}

#[test]
fn whole_games_never_name_a_back_before_it_is_turned() {
    for rules in [RuleSet::Timeline, RuleSet::Twist] {
        for seed in 0..2 {
            let deck = marked_deck(rules);
            let secrets = secrets(&deck);
            let mut room = room(deck, rules, seed);
            room.send(0, Command::Start).expect("three can play");
            let mut chance = RandomPlayer::new(seed);
            let mut known = turned(&room);
            let mut n_checked = 0;
            while let Some((player, action)) = room.any_move(&mut chance) {
                let since = room.table.seq();
                let (_, told) = room
                    .send(player, Command::Act { seen: None, action })
                    .expect("legal");
                known.extend(turned(&room));
                if room.table.transcript().is_ok() {
                    break; // The seed is open, and everything with it.
                }
                for sent in shown(&room, &told, since) {
                    assert_eq!(
                        leak(&sent, &secrets, &known),
                        None,
                        "{rules:?}, seed {seed}"
                    );
                    n_checked += 1;
                }
            }
            assert!(n_checked > 50 && known.len() < secrets.len(), "{n_checked}");
        }
    }
}

/// In trek dates are public; the order of the decks, the seed, the itineraries of others
/// and their choices are not.
#[test]
fn trek_never_names_a_card_below_the_deck_top_nor_anothers_itinerary() {
    for seed in 0..2 {
        let deck = marked_deck(RuleSet::Trek);
        let mut room = room(deck.clone(), RuleSet::Trek, seed);
        room.send(0, Command::Start).expect("three can play");
        let mut chance = RandomPlayer::new(seed);
        let mut seen = BTreeSet::new();
        let mut n_checked = 0;
        while let Some((player, action)) = room.any_move(&mut chance) {
            let (_, told) = room
                .send(player, Command::Act { seen: None, action })
                .expect("legal");
            if room.table.transcript().is_ok() {
                break;
            }
            seen.extend(in_row(&room));
            // The last card of a day comes into sight just before the row is cleared.
            for told in &told {
                let frame = room.table.frame(Viewer::Spectator, Lang::En, told);
                fresh(&serde_json::to_value(frame).expect("plain data"), &mut seen);
            }
            for viewer in viewers(&room.table) {
                let view = room.view(viewer);
                let own = seat_of(&room, viewer);
                let mut sent: Vec<String> = vec![json(&view)];
                sent.extend(
                    told.iter()
                        .map(|told| json(&room.table.frame(viewer, Lang::En, told))),
                );
                for sent in sent {
                    let hidden = deck.cards.iter().filter(|card| !seen.contains(&card.id));
                    for card in hidden {
                        assert!(!sent.contains(&format!("\"{}\"", card.id)), "{}", card.id);
                    }
                    n_checked += 1;
                }
                check_itineraries(&room, viewer, own);
            }
        }
        assert!(n_checked > 100, "{n_checked}");
    }
}

fn in_row(room: &Room) -> Vec<String> {
    let mut sight = Sight::default();
    sight.look(room);
    sight.backs.into_iter().collect()
}

/// Adds the cards that frames say came to the top of the deck.
fn fresh(value: &serde_json::Value, seen: &mut BTreeSet<String>) {
    let top = &value["event"]["events"]["list"];
    for event in top.as_array().into_iter().flatten() {
        seen.extend(event["fresh"]["back"]["id"].as_str().map(str::to_owned));
    }
}

/// The viewer's seat, from the list of seats and not from what the viewer is told.
fn seat_of(room: &Room, viewer: Viewer) -> Option<u8> {
    let seats = room.table.seats();
    let at = seats
        .iter()
        .position(|player| viewer == Viewer::Player(*player))?;
    Some(at as u8)
}

fn check_itineraries(room: &Room, viewer: Viewer, own: Option<u8>) {
    let Some(game) = room.view(viewer).game else {
        return;
    };
    let antedate_wire::GameView::Trek(view) = game.view else {
        panic!("a game of trek");
    };
    for (seat, player) in (0..).zip(&view.players) {
        let theirs = own != Some(seat);
        assert_eq!(player.unused.is_none(), theirs);
        if theirs && !view.choosing.is_empty() {
            assert!(
                player.itinerary.is_none(),
                "a choice before all have chosen"
            );
        }
    }
}

/// SEC-1: the seat of somebody who left is somebody else's, with all that it sees. What the
/// one who left is sent from then on is what everybody is sent, and a client that has folded
/// all of it knows no more.
#[test]
fn whoever_has_left_sees_what_a_spectator_sees() {
    let (gone, anybody) = (Viewer::Player(1), Viewer::Spectator);
    for rules in GAMES {
        let mut room = room(marked_deck(rules), rules, 3);
        room.send(0, Command::Start).expect("three can play");
        let mut client = Client::new(gone, &room.table);
        let (_, mut told) = room.send(1, Command::Leave).expect("a seat");
        let (mut chance, mut n_told) = (RandomPlayer::new(3), 0);
        for _ in 0..30 {
            for told in &told {
                n_told += 1;
                let [own, all] = [gone, anybody].map(|v| room.table.frame(v, Lang::En, told));
                assert_eq!(json(&own), json(&all));
                assert_eq!(
                    room.table.audience(gone, told) == room.table.audience(anybody, told),
                    json(&own) == json(&all)
                );
            }
            assert_eq!(json(&room.view(gone)), json(&room.view(anybody)));
            client.catch_up(&room.table);
            assert_eq!(json(&client.view), json(&room.view(anybody)));
            // Whoever is waited for acts when the clock says so, the bot at once.
            let Some(due) = room.table.next_due() else {
                break;
            };
            room.now = room.now.max(due.at);
            told = room.work(due, &mut chance).expect("it is due");
        }
        assert!(n_told > 10, "{n_told} entries of {rules:?}");
    }
}

/// The searcher itself: a leak planted in what is sent is found.
#[test]
fn a_planted_leak_is_found() {
    let deck = marked_deck(RuleSet::Twist);
    let secrets = secrets(&deck);
    let room = {
        let mut room = room(deck.clone(), RuleSet::Twist, 1);
        room.send(0, Command::Start).expect("three can play");
        room
    };
    let known = turned(&room);
    let honest = json(&room.view(Viewer::Spectator));
    assert_eq!(leak(&honest, &secrets, &known), None);
    let hidden = deck
        .cards
        .iter()
        .find(|card| !known.contains(&card.id))
        .expect("a hidden card");
    let back = deck.back(hidden, DeckLang::En);
    for word in [
        back.note.to_owned(),
        back.source.to_owned(),
        format!("\"{}\"", hidden.id),
    ] {
        let leaky = honest.replacen(
            "\"title\":",
            &format!("\"hint\":{},\"title\":", json(&word)),
            1,
        );
        let leaky = leaky.replace("\\\"", "\"");
        assert!(leak(&leaky, &secrets, &known).is_some(), "{word}");
    }
}

/// The seed is nowhere but in the log until the game is over, and the log's own words for
/// debugging do not show it.
#[test]
fn the_seed_stays_in_the_log() {
    for rules in GAMES {
        let mut room = room(deck(rules), rules, 3);
        room.send(0, Command::Start).expect("three can play");
        let seed =
            room.log
                .iter()
                .find_map(|text| match Stored::from_json(text).expect("ours").entry {
                    Entry::Started { seed, .. } => Some(seed),
                    _ => None,
                });
        let seed = seed.expect("a game has begun");
        for viewer in viewers(&room.table) {
            assert!(!json(&room.view(viewer)).contains(&seed));
        }
        let entry = Stored::from_json(room.log.last().expect("entries")).expect("ours");
        assert!(!format!("{entry:?}").contains(&seed));
        room.play_out(&mut RandomPlayer::new(3));
        let opened = room.view(Viewer::Spectator).game.expect("a game").seed;
        assert_eq!(opened, Some(seed), "and is opened at the end (SEC-5)");
    }
}
