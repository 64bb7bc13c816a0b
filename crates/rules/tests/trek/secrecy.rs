//! Who is told of a choice of itinerary. That nothing depends on a secret is one of the laws.

use antedate_rules::trek::{Action, ItineraryId, Shown, Trek};
use antedate_rules::{Game, Seat, Viewer};

use crate::table::{Table, act, refused};

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
