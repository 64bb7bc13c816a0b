//! Values and deals that are refused, each with a reason (TR-1 to TR-4, section 7).

use std::sync::Arc;

use antedate_rules::trek::{Data, DataError, DataSetup, Experience, ItineraryId, SetupError, Trek};
use antedate_rules::{CardId, Game, Seat};

use crate::table::{Table, benefit, board};

/// Three days of six cards.
fn whole(n_seats: usize) -> Table {
    let mut table = Table::blank(n_seats);
    for day in 1..=3 {
        for date in 0..6 {
            table = table.card(day, date, 1, "p");
        }
    }
    table
}

fn values(change: impl FnOnce(&mut DataSetup)) -> Result<(), DataError> {
    let mut setup = whole(2).data;
    change(&mut setup);
    Data::new(setup).map(|_| ())
}

#[test]
fn good_values_are_taken_up_to_every_limit() {
    assert_eq!(values(|_| {}), Ok(()));
    let limits = |setup: &mut DataSetup| {
        setup.cards[0].hours = 12;
        setup.cards[0].benefits = vec![benefit('w'); 6];
        setup.itineraries[0] = board("............ / / /", ". . . . . . . . . . . 6p");
        let card = setup.cards[0].clone();
        setup.cards.resize(255, card);
        let itinerary = setup.itineraries[0].clone();
        setup.itineraries.resize(255, itinerary);
    };
    assert_eq!(values(limits), Ok(()));
}

#[test]
fn bad_cards_are_refused() {
    let many = values(|s| {
        let card = s.cards[0].clone();
        s.cards.resize(256, card);
    });
    assert_eq!(many, Err(DataError::TooManyCards { n_cards: 256 }));
    assert_eq!(
        values(|s| s.cards[2].day = 4),
        Err(DataError::NoSuchDay { card: 2, day: 4 })
    );
    assert_eq!(
        values(|s| s.cards[2].day = 0),
        Err(DataError::NoSuchDay { card: 2, day: 0 })
    );
    // TR-2a
    let few = DataError::TooFewCards { day: 1, n_cards: 5 };
    assert_eq!(values(|s| s.cards[2].day = 3), Err(few));
    for hours in [0, 13] {
        let wrong = DataError::CardHours { card: 7, hours };
        assert_eq!(values(|s| s.cards[7].hours = hours), Err(wrong));
        let wrong = DataError::AncestorHours { hours };
        assert_eq!(values(|s| s.ancestor.hours = hours), Err(wrong));
    }
    let seven = || vec![benefit('c'); 7];
    let wrong = DataError::CardBenefits {
        card: 7,
        n_benefits: 7,
    };
    assert_eq!(values(|s| s.cards[7].benefits = seven()), Err(wrong));
    let wrong = DataError::AncestorBenefits { n_benefits: 7 };
    assert_eq!(values(|s| s.ancestor.benefits = seven()), Err(wrong));
}

#[test]
fn bad_boards_are_refused() {
    let wrong = values(|s| s.mat[0] = Some(benefit('c')));
    assert_eq!(wrong, Err(DataError::MatUnderDeckTop));
    assert_eq!(
        values(|s| s.journey.clear()),
        Err(DataError::NoJourneyTable)
    );
    let wrong = DataError::TooFewItineraries { n_itineraries: 7 };
    assert_eq!(values(|s| s.itineraries.truncate(7)), Err(wrong));
    let many = values(|s| s.itineraries.resize(256, board("///", "")));
    assert_eq!(
        many,
        Err(DataError::TooManyItineraries { n_itineraries: 256 })
    );
    let long = values(|s| s.itineraries[3] = board("/ ............. //", ""));
    let wrong = DataError::LongColumn {
        itinerary: 3,
        column: Experience::Event,
        n_spaces: 13,
    };
    assert_eq!(long, Err(wrong));
    let beyond = values(|s| s.itineraries[3] = board(".. / . //", ". . 6p"));
    let wrong = DataError::RowBeyondColumns {
        itinerary: 3,
        n_rows: 3,
        longest: 2,
    };
    assert_eq!(beyond, Err(wrong));
}

fn deal(n_seats: usize, change: impl FnOnce(&mut Table)) -> Result<(), SetupError> {
    let mut table = whole(n_seats);
    change(&mut table);
    table.check().map(|_| ())
}

#[test]
fn tr_1_trek_is_for_two_to_four() {
    for n_seats in 2..=4 {
        assert_eq!(deal(n_seats, |_| {}), Ok(()));
    }
    let alone = |table: &mut Table| table.itineraries.truncate(1);
    assert_eq!(deal(2, alone), Err(SetupError::SeatCount { n_seats: 1 }));
    assert_eq!(deal(5, |_| {}), Err(SetupError::SeatCount { n_seats: 5 }));
}

#[test]
fn tr_2_each_day_deck_is_its_own_cards_shuffled() {
    assert_eq!(deal(2, |table| table.days[1].reverse()), Ok(()));
    let wrong = SetupError::DaySize {
        day: 2,
        n_listed: 5,
        n_cards: 6,
    };
    assert_eq!(deal(2, |table| table.days[1].truncate(5)), Err(wrong));
    for stranger in [0, 18, 255] {
        let card = CardId(stranger);
        let wrong = SetupError::NotOfDay { day: 2, card };
        assert_eq!(deal(2, |table| table.days[1][3] = card), Err(wrong));
    }
    let card = CardId(6);
    let wrong = SetupError::CardTwice { day: 2, card };
    assert_eq!(deal(2, |table| table.days[1][3] = card), Err(wrong));
}

#[test]
fn tr_3_itineraries_are_dealt_once_each() {
    let (seat, itinerary) = (Seat(1), ItineraryId(2));
    let twice = deal(2, |table| table.itineraries[1][3] = itinerary);
    assert_eq!(twice, Err(SetupError::ItineraryTwice { seat, itinerary }));
    let itinerary = ItineraryId(8);
    let unknown = deal(2, |table| table.itineraries[1][3] = itinerary);
    assert_eq!(
        unknown,
        Err(SetupError::NoSuchItinerary { seat, itinerary })
    );
    let (n_seats, n_itineraries, needed) = (3, 11, 12);
    let few = deal(3, |table| table.data.itineraries.truncate(11));
    let wrong = SetupError::TooFewItineraries {
        n_seats,
        n_itineraries,
        needed,
    };
    assert_eq!(few, Err(wrong));
    for drawn in [vec![0], vec![0, 4], vec![0, 0, 0]] {
        let wrong = SetupError::FirstGame { n_seats: 2 };
        assert_eq!(deal(2, |table| table.first_game = Some(drawn)), Err(wrong));
    }
}

#[test]
fn tr_4_every_seat_has_one_watch() {
    for watches in [vec![0], vec![0, 0], vec![0, 2], vec![0, 1, 1], vec![0, 200]] {
        let stacked = watches.into_iter().map(Seat).collect();
        let wrong = SetupError::Watches { n_seats: 2 };
        assert_eq!(deal(2, |table| table.watches = stacked), Err(wrong));
    }
}

/// A state is plain memory: a clone shares the deal and nothing else.
#[test]
fn a_clone_is_a_copy_of_its_own() {
    let deal = Arc::new(whole(2).check().expect("a good table"));
    let game = Trek::new(Arc::clone(&deal));
    let mut other = game.clone();
    let choice = other.nth_action(Seat(0), 1).expect("four itineraries");
    crate::table::act(&mut other, 0, choice);
    assert_eq!((game.to_act().len(), other.to_act().len()), (2, 1));
    assert!(size_of::<Trek>() <= 512, "well within one kibibyte");
}
