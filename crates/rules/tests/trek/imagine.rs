//! Hypothetical games: as the view says, and as guessed.

use std::sync::Arc;

use antedate_rules::trek::{Guess, ImagineError, ItineraryId, Phase, SetupError, Trek};
use antedate_rules::{Game, NoChance, Seat, Viewer};

use crate::common::dice::Dice;
use crate::table::{Table, act};

/// What `game` hides from `viewer`: the guess that is right.
fn right_guess(game: &Trek, viewer: Viewer) -> Guess {
    let deal = game.deal();
    let view = game.view(viewer);
    let hidden = |seat: Seat| {
        let seen = &view.players[seat.index()];
        let shown = |itinerary: &ItineraryId| {
            seen.used.contains(itinerary)
                || seen.itinerary == Some(*itinerary)
                || seen.unused.iter().flatten().any(|own| own == itinerary)
        };
        let mut hidden = deal.itineraries(seat).to_vec();
        hidden.retain(|itinerary| !shown(itinerary));
        // A choice in secret comes first.
        hidden.sort_by_key(|itinerary| game.itinerary(seat) != Some(*itinerary));
        hidden
    };
    Guess {
        rest: game.unseen().collect(),
        later: (game.day() + 1..=3)
            .map(|day| deal.day(day).to_vec())
            .collect(),
        itineraries: Seat::all(game.n_seats()).map(hidden).collect(),
        warps: deal
            .warps()
            .map_or(Vec::new(), |days| days[usize::from(game.day())..].to_vec()),
    }
}

fn imagine(game: &Trek, viewer: Viewer) -> Trek {
    let guess = right_guess(game, viewer);
    Trek::imagine(game.deal().data(), &game.view(viewer), &guess).expect("the right guess")
}

/// With the right guess every pair of eyes sees the same, and whatever is played from
/// there on goes as it goes in the game itself.
#[test]
fn the_right_guess_gives_the_game_back() {
    for seed in 0..120 {
        let mut dice = Dice::new(seed ^ 0x1234);
        let mut table = dice.table(2 + (seed % 3) as usize);
        table.first_game = None; // Of a first game the draw of day I is folded before play.
        let mut game = table.deal();
        let start = dice.below(60);
        for n in 0.. {
            if n == start {
                break;
            }
            let Some((seat, action)) = dice.pick(&game) else {
                break;
            };
            act(&mut game, seat.0, action);
        }
        for viewer in Viewer::all(game.n_seats()) {
            let (mut real, mut imagined) = (game.clone(), imagine(&game, viewer));
            let mut dice = Dice::new(seed);
            loop {
                for viewer in Viewer::all(game.n_seats()) {
                    assert_same_but_for_order(&imagined, &real, viewer);
                }
                assert_eq!(imagined.outcome(), real.outcome());
                let Some((seat, action)) = dice.pick(&real) else {
                    break;
                };
                act(&mut real, seat.0, action);
                let done = imagined.apply(seat, action, &NoChance);
                assert!(done.is_ok(), "{action:?} is legal in one game only");
            }
        }
    }
}

/// The order in which itineraries were dealt is nothing to see; all else must be alike.
fn assert_same_but_for_order(imagined: &Trek, real: &Trek, viewer: Viewer) {
    let [mut imagined_view, mut real_view] = [imagined.view(viewer), real.view(viewer)];
    for view in [&mut imagined_view, &mut real_view] {
        for player in &mut view.players {
            player.unused.iter_mut().for_each(|unused| unused.sort());
        }
    }
    assert_eq!(imagined_view, real_view);
    for seat in Seat::all(real.n_seats()) {
        assert_eq!(imagined.standing(seat), real.standing(seat));
    }
}

/// Two games alike in one seat's eyes are imagined alike: a guess is all that differs.
#[test]
fn equal_views_and_guesses_give_equal_games() {
    let mut dice = Dice::new(7);
    let table = dice.table(2);
    let mut other = table.clone();
    let below_top = 6..other.days[0].len();
    other.days[0][below_top].reverse();
    other.itineraries[1].reverse();
    let (game, other) = (table.deal(), other.deal());
    let eyes = Viewer::Seat(Seat(0));
    assert_eq!(game.view(eyes), other.view(eyes));
    let guess = right_guess(&game, eyes);
    let of = |game: &Trek| {
        let imagined = Trek::imagine(game.deal().data(), &game.view(eyes), &guess);
        imagined.expect("a guess that fits").deal().day(1).to_vec()
    };
    assert_eq!(of(&game), of(&other));
}

#[test]
fn a_guess_that_does_not_fit_is_refused() {
    let game = Table::blank(2).start();
    assert_eq!(game.phase(), Phase::Turn);
    let eyes = Viewer::Seat(Seat(0));
    let (data, view) = (Arc::clone(game.deal().data()), game.view(eyes));
    let right = right_guess(&game, eyes);
    let refusal = |guess: &Guess| match Trek::imagine(&data, &view, guess) {
        Ok(_) => panic!("{guess:?} was taken"),
        Err(error) => error,
    };
    let mut guess = right.clone();
    guess.later.pop();
    let (guessed, needed) = (1, 2);
    assert_eq!(refusal(&guess), ImagineError::Days { guessed, needed });
    let with_warps = Table::blank(2).warps(&[]).start();
    let view = with_warps.view(eyes);
    let mut guess = right_guess(&with_warps, eyes);
    guess.warps.pop();
    let refused = Trek::imagine(with_warps.deal().data(), &view, &guess).map(|_| ());
    assert_eq!(refused, Err(ImagineError::Warps { guessed, needed }));
    let mut guess = right.clone();
    guess.itineraries[1].pop();
    let (seat, n_known) = (Seat(1), 3);
    assert_eq!(refusal(&guess), ImagineError::Itineraries { seat, n_known });
    let mut guess = right;
    guess.itineraries[1][0] = guess.itineraries[1][1];
    assert!(matches!(
        refusal(&guess),
        ImagineError::Setup(SetupError::ItineraryTwice { .. })
    ));
}
