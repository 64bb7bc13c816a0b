//! Any sequence of actions, legal or not: nothing panics, a refusal changes nothing, and
//! an action is accepted exactly when it is listed.
#![no_main]

use std::sync::{Arc, LazyLock};

use antedate_record::{Seed, lines::Decks, pool, trek};
use antedate_rules::chorus::{self, Chorus};
use antedate_rules::timeline::{self, Timeline};
use antedate_rules::trek::{Experience, ItineraryId, Source, Token, WarpChoice};
use antedate_rules::twist::{self, Twist};
use antedate_rules::{CardId, Date, Edition, Events, Game, Icon, NoChance, Seat, Viewer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let [rules, setup, actions @ ..] = data else {
        return;
    };
    match rules % 4 {
        0 => play(&mut timeline_game(*setup), actions, |[a, b, _]| {
            timeline::Action::Place {
                card: CardId(a),
                gap: b,
            }
        }),
        1 => play(&mut twist_game(*setup), actions, |[a, b, _]| match b % 4 {
            0 => twist::Action::Stop,
            1 => twist::Action::Discard { card: CardId(a) },
            _ => twist::Action::Try { card: CardId(a) },
        }),
        2 => play(&mut trek_game(*setup), actions, trek_action),
        _ => play(&mut chorus_game(*setup), actions, |[a, b, _]| match b % 4 {
            0 => chorus::Action::Choose { gap: a },
            1 => chorus::Action::Done { gap: None },
            _ => chorus::Action::Done { gap: Some(a) },
        }),
    }
});

/// Each action is three bytes after the seat; every other one is picked from the list, so
/// that games get somewhere.
fn play<G: Game>(game: &mut G, bytes: &[u8], read: impl Fn([u8; 3]) -> G::Action) {
    for step in bytes.chunks_exact(4) {
        let seat = Seat(u16::from(step[0] % 9));
        let wild = read([step[1], step[2], step[3]]);
        try_action(game, seat, wild);
        if let Some(seat) = game.to_act().lowest() {
            let n = usize::from(step[1]) % game.n_actions(seat);
            let listed = game.nth_action(seat, n).expect("n is below the count");
            game.apply(seat, listed, &NoChance)
                .expect("a listed action is legal");
        }
    }
}

fn try_action<G: Game>(game: &mut G, seat: Seat, action: G::Action) {
    let before = game.view(Viewer::Spectator);
    let listed = seat.index() < game.n_seats() && game.legal_actions(seat).contains(&action);
    let mut events = Events::new();
    match game.decide(seat, action, &NoChance, &mut events) {
        Ok(()) => assert!(listed && !events.is_empty()),
        Err(_) => assert!(!listed && events.is_empty()),
    }
    assert_eq!(before, game.view(Viewer::Spectator));
    events.iter().for_each(|event| game.evolve(event));
}

fn timeline_game(setup: u8) -> Timeline {
    let n_seats = 2 + usize::from(setup % 7);
    let date = |n: i64| Date((n * 37 % 50) - 20 + i64::from((n * 37 % 50) >= 20));
    let dates = (0..n_seats as i64 * 4 + 1 + i64::from(setup / 16))
        .map(date)
        .collect();
    let setup = timeline::Setup::new(&Edition::CLASSIC, dates, n_seats);
    Timeline::new(Arc::new(timeline::Deal::new(&setup).expect("enough cards")))
}

fn chorus_game(setup: u8) -> Chorus {
    let n_cards = 6 + i64::from(setup / 16);
    let dates = (0..n_cards).map(|n| Date(1 + n * 37 % 13)).collect();
    let n_seats = 1 + usize::from(setup % 8);
    let mut setup_of = chorus::Setup::new(&Edition::CLASSIC, dates, n_seats);
    setup_of.lives = Some(1 + setup % 5).filter(|_| setup.is_multiple_of(2));
    setup_of.teams = Some(2).filter(|_| setup.is_multiple_of(3) && n_seats >= 2);
    if setup.is_multiple_of(5) {
        setup_of.pace = chorus::Pace::Alone;
    }
    Chorus::new(Arc::new(chorus::Deal::new(&setup_of).expect("a run")))
}

fn twist_game(setup: u8) -> Twist {
    let ties = 1 + i64::from(setup / 64);
    let faces = |n: i64| twist::Faces {
        date: Date(1 + (n * 37 % 72) / ties),
        front: Icon((n % 6) as u8),
        back: Icon(((n + 1 + n / 6 % 5) % 6) as u8),
    };
    let cards = (0..36).map(faces).collect();
    let n_seats = 1 + usize::from(setup % 8);
    let setup = twist::Setup {
        edition: &Edition::TWIST,
        cards,
        n_seats,
        first: Seat(0),
    };
    Twist::new(Arc::new(twist::Deal::new(&setup).expect("36 cards")))
}

/// The values of the generated trek deck, read once.
static TREK: LazyLock<trek::Values> = LazyLock::new(|| {
    let cards = antedate_decks::open("generated").expect("a generated deck is valid");
    pool::trek_values(&cards.decks()[0]).expect("it is a trek deck")
});

fn trek_game(setup: u8) -> antedate_rules::trek::Trek {
    let seats = (0..2 + setup % 3).map(|seat| seat.to_string()).collect();
    let order = trek::Order {
        decks: Decks::Many(Vec::new()),
        seats,
        first_game: setup > 127,
        warps: setup % 2 == 1,
    };
    let dealer = trek::Dealer::new(TREK.clone(), order).expect("they can play");
    let mut recorded = dealer
        .deal(Seed([setup; 32]))
        .expect("the dealer checked it");
    recorded.open(&mut Vec::new());
    recorded.game
}

fn trek_action([a, b, c]: [u8; 3]) -> antedate_rules::trek::Action {
    use antedate_rules::trek::Action;
    let experience = |n: u8| Experience::ALL[usize::from(n % 4)];
    match a % 6 {
        0 => Action::ChooseItinerary(ItineraryId(b)),
        1 if b > 200 => Action::Take {
            source: Source::Ancestor,
            crystals: c,
        },
        1 => Action::Take {
            source: Source::Space(b % 8),
            crystals: c % 8,
        },
        2 if b > 127 => Action::PlaceToken {
            token: Token::Wild,
            column: experience(c),
        },
        2 => Action::PlaceToken {
            token: Token::Coloured(experience(b)),
            column: experience(c),
        },
        3 => Action::UseWarp {
            at: b % 6,
            choice: match c % 3 {
                0 => WarpChoice::None,
                1 => WarpChoice::Spaces(c % 7, c / 7 % 7),
                _ => WarpChoice::Mat(c / 3 % 7),
            },
        },
        4 => Action::PutOnTop(b % 4),
        _ => Action::Pass,
    }
}
