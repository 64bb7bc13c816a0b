//! No viewer learns a secret: another game that differs only in what the viewer cannot see
//! gives the same views, the same shown events, the same actions and refusals (SEC-1 to SEC-4).

use antedate_rules::trek::{
    Action, Event, Experience, Illegal, ItineraryId, Sealed, Shown, Source, Token, Trek, View,
};
use antedate_rules::{CardId, Events, Game, NoChance, Seat, Viewer};

use crate::table::{Dice, Table, act, refused};

/// Everything that reaches one viewer in the course of a game.
#[derive(Debug, PartialEq)]
struct Told {
    views: Vec<View>,
    shown: Vec<Shown>,
    legal: Vec<Vec<Action>>,
    refusals: Vec<Option<Illegal>>,
}

/// What a curious player might try.
fn attempts() -> impl Iterator<Item = Action> {
    let itineraries = (0..24).map(|id| Action::ChooseItinerary(ItineraryId(id)));
    let takes = (0..7).map(|space| Action::Take {
        source: Source::Space(space),
        crystals: 9,
    });
    let tokens =
        [Token::Wild, Token::Coloured(Experience::Event)].map(|token| Action::PlaceToken {
            token,
            column: Experience::Event,
        });
    itineraries.chain(takes).chain(tokens).chain([Action::Pass])
}

fn told(table: &Table, log: &[Event], viewer: Viewer) -> Told {
    let mut game = table.clone().deal();
    let mut told = Told {
        views: vec![game.view(viewer)],
        shown: Vec::new(),
        legal: Vec::new(),
        refusals: Vec::new(),
    };
    for event in log {
        if let Viewer::Seat(seat) = viewer {
            told.legal.push(game.legal_actions(seat));
            told.refusals.extend(attempts().map(|action| {
                game.decide(seat, action, &NoChance, &mut Events::new())
                    .err()
            }));
        }
        game.evolve(event);
        told.shown.push(game.show(viewer, event));
        told.views.push(game.view(viewer));
    }
    told
}

/// Changes all that `viewer` has not seen by the end of `log`: the order of the decks below
/// what came into sight, the itineraries others have not shown, and choices not yet shown.
fn with_other_secrets(
    dice: &mut Dice,
    table: &Table,
    log: &[Event],
    viewer: Viewer,
) -> (Table, Vec<Event>) {
    let (mut table, mut log) = (table.clone(), log.to_vec());
    let mut game = table.clone().deal();
    log.iter().for_each(|event| game.evolve(event));
    for day in 1..=3u8 {
        let n_seen = n_seen(&game, &log, &table.days[usize::from(day) - 1], day);
        dice.shuffle(&mut table.days[usize::from(day) - 1][n_seen..]);
    }
    let hidden = |seat: usize| viewer != Viewer::Seat(Seat(seat as u8));
    let view = game.view(viewer);
    let public = |seat: usize, id: &ItineraryId| {
        let player = &view.players[seat];
        player.used.contains(id) || player.itinerary == Some(*id)
    };
    // The unused itineraries of the others change places with each other.
    let mut places = Vec::new();
    for (seat, four) in table.itineraries.iter().enumerate() {
        for (nth, id) in four.iter().enumerate() {
            if hidden(seat) && !public(seat, id) {
                places.push((seat, nth));
            }
        }
    }
    let mut ids: Vec<ItineraryId> = places
        .iter()
        .map(|(s, n)| table.itineraries[*s][*n])
        .collect();
    ids.extend(
        (0..table.data.itineraries.len() as u8)
            .map(ItineraryId)
            .filter(|id| !table.itineraries.as_flattened().contains(id)),
    );
    dice.shuffle(&mut ids);
    let before = table.itineraries.clone();
    for ((seat, nth), id) in places.into_iter().zip(ids) {
        table.itineraries[seat][nth] = id;
    }
    // A choice not yet shown is now for what lies in its place.
    for event in &mut log {
        if let Event::ItineraryChosen { seat, itinerary } = event {
            let four = &before[seat.index()];
            let nth = four
                .iter()
                .position(|id| *id == itinerary.0)
                .expect("one of four");
            *itinerary = Sealed(table.itineraries[seat.index()][nth]);
        }
    }
    (table, log)
}

fn n_seen(game: &Trek, log: &[Event], deck: &[CardId], day: u8) -> usize {
    let began = |event: &Event| *event == Event::DayBegan { day };
    if day > 1 && !log.iter().any(began) {
        return 0;
    }
    if day < game.day() {
        // Every card that was ever in sight: those taken, and the row when the day ended.
        let ended = log
            .iter()
            .position(|event| *event == Event::DayEnded { day });
        let day_log = &log[..ended.expect("the day is over")];
        let taken = day_log.iter().filter(|event| match event {
            Event::CardTaken { taken, .. } => match taken {
                antedate_rules::trek::Taken::Card { card, .. } => deck.contains(card),
                antedate_rules::trek::Taken::Ancestor => false,
            },
            _ => false,
        });
        return deck.len().min(6 + taken.count());
    }
    deck.len() - game.n_deck() + usize::from(game.row()[0].is_some())
}

/// Plays a while, to anywhere between the deal and the end.
fn some_game(dice: &mut Dice, n_seats: usize) -> (Table, Vec<Event>) {
    let mut table = dice.table(n_seats);
    // Some itineraries stay in the box.
    let spare = table.data.itineraries[0].clone();
    table.data.itineraries.extend([spare.clone(), spare]);
    let mut game = table.clone().deal();
    let mut log = game.opening().to_vec();
    log.iter().for_each(|event| game.evolve(event));
    for _ in 0..dice.below(120) {
        let Some((seat, action)) = dice.pick(&game) else {
            break;
        };
        log.extend(act(&mut game, seat.0, action));
    }
    (table, log)
}

#[test]
fn nothing_that_reaches_a_viewer_depends_on_a_secret() {
    let mut n_changed = 0;
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let n_seats = 2 + (seed % 3) as usize;
        let (table, log) = some_game(&mut dice, n_seats);
        for viewer in Viewer::all(n_seats) {
            let (other, other_log) = with_other_secrets(&mut dice, &table, &log, viewer);
            n_changed += usize::from(other.days != table.days)
                + usize::from(other.itineraries != table.itineraries)
                + usize::from(other_log != log);
            let expected = told(&table, &log, viewer);
            assert!(
                told(&other, &other_log, viewer) == expected,
                "seed {seed}, {viewer:?}"
            );
        }
    }
    assert!(n_changed > 2000, "the secrets did change: {n_changed}");
}

#[test]
fn a_choice_is_told_to_its_owner_alone_until_all_have_chosen() {
    let mut game = Table::blank(2).deal();
    let events = act(&mut game, 0, Action::ChooseItinerary(ItineraryId(2)));
    let seat = Seat(0);
    let shown = |viewer| game.show(viewer, &events[0]);
    let chosen = |itinerary| Shown::ItineraryChosen { seat, itinerary };
    assert_eq!(shown(Viewer::Seat(Seat(0))), chosen(Some(ItineraryId(2))));
    assert_eq!(shown(Viewer::Seat(Seat(1))), chosen(None));
    assert_eq!(shown(Viewer::Spectator), chosen(None));
    assert!(
        !format!("{:?}", events[0]).contains('2'),
        "nor does its Debug tell"
    );
    let seen = |game: &Trek, viewer| game.view(viewer).players[0].itinerary;
    assert_eq!(seen(&game, Viewer::Seat(Seat(0))), Some(ItineraryId(2)));
    assert_eq!(seen(&game, Viewer::Seat(Seat(1))), None);

    let events = act(&mut game, 1, Action::ChooseItinerary(ItineraryId(5)));
    let itineraries = vec![ItineraryId(2), ItineraryId(5)];
    let revealed = Shown::ItinerariesRevealed { itineraries };
    assert_eq!(game.show(Viewer::Spectator, &events[1]), revealed);
    assert_eq!(seen(&game, Viewer::Spectator), Some(ItineraryId(2)));
    assert_eq!(game.view(Viewer::Spectator).players[0].unused, None);
    assert_eq!(refused(&game, 1, Action::Pass).code(), "not_your_turn");
}
