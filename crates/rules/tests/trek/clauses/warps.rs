//! Time warps: TW-1 to TW-6, a known answer for each kind and each refusal.

use antedate_rules::trek::{
    Action, Data, DataError, Event, Experience, Illegal, JourneyCard, JourneyStep, Phase, Price,
    SetupError, Shown, Source, Token, Trek, Warp, WarpChoice, WarpId, WarpKind,
};
use antedate_rules::{CardId, Date, Events, Game, Seat, Viewer};

use super::{crystals, dates, go, hour, lengths, points, taking};
use crate::table::{ANCESTOR, FREE, Table, act, benefit, refused, take};

/// Six cards of the first day and more: enough for the row, with the rest of the deck below.
fn table(cards: &[(i64, u8, &str)], warps: &[(WarpKind, Price)]) -> Table {
    let mut table = Table::blank(2);
    for (date, hours, benefits) in cards {
        table = table.card(1, *date, *hours, benefits);
    }
    table.warps(warps)
}

fn uses(at: u8) -> Action {
    Action::UseWarp {
        at,
        choice: WarpChoice::None,
    }
}

fn exchange(one: u8, other: u8) -> Action {
    Action::UseWarp {
        at: 0,
        choice: WarpChoice::Spaces(one, other),
    }
}

fn echo(space: u8) -> Action {
    Action::UseWarp {
        at: 0,
        choice: WarpChoice::Mat(space),
    }
}

fn nothing(kind: WarpKind) -> Illegal {
    Illegal::WarpChangesNothing { kind }
}

/// Two watches on hour 2, seat 0 on top; the row is 500, 400, 300 and so on from the right.
fn two_on_hour_two(kind: WarpKind) -> Trek {
    let cards = [
        (100, 2, ""),
        (200, 2, ""),
        (300, 1, ""),
        (400, 3, ""),
        (500, 5, ""),
        (600, 4, ""),
        (700, 1, ""),
        (800, 1, ""),
        (900, 1, ""),
    ];
    let mut table = table(&cards, &[(kind, FREE)]);
    table.watches = vec![Seat(0), Seat(1)];
    let mut game = table.start();
    go(&mut game, 1, 100, 0);
    go(&mut game, 0, 200, 0);
    game
}

#[test]
fn tw_1_one_more_than_there_are_players_is_laid_out_each_day() {
    let game = two_on_hour_two(WarpKind::Rewind);
    assert_eq!(game.laid_out(), [WarpId(0), WarpId(1), WarpId(2)]);
    let mut game = super::long_days(2).warps(&[]).start();
    for date in [100, 101] {
        let seat = game.turn().expect("somebody acts");
        go(&mut game, seat.0, date, 0);
    }
    assert_eq!((game.day(), game.phase()), (2, Phase::Choosing));
    assert_eq!(game.laid_out(), [WarpId(3), WarpId(4), WarpId(5)]);
    let seen = game.view(Viewer::Spectator).warps.expect("with warps");
    assert_eq!(seen.laid_out.len(), 3, "before itineraries are chosen");
}

#[test]
fn tw_1_a_set_up_lays_out_each_warp_once_and_enough_of_them() {
    let right = Table::blank(2).warps(&[]);
    let fault = |spoil: fn(&mut Table)| {
        let mut table = right.clone();
        for day in 1..=3 {
            for nth in 0..6 {
                table = table.card(day, 100 * i64::from(day) + nth, 1, "");
            }
        }
        spoil(&mut table);
        table.check().err()
    };
    assert_eq!(fault(|_| {}), None);

    assert_eq!(
        fault(|table| {
            table.warps.as_mut().expect("with warps")[0].pop();
        }),
        Some(SetupError::WarpCount {
            day: 1,
            n_laid_out: 2,
            needed: 3
        })
    );
    assert_eq!(
        fault(|table| table.warps.as_mut().expect("with warps")[2][0] = WarpId(0)),
        Some(SetupError::WarpTwice {
            day: 3,
            warp: WarpId(0)
        })
    );
    assert_eq!(
        fault(|table| table.warps.as_mut().expect("with warps")[1][2] = WarpId(99)),
        Some(SetupError::NoSuchWarp {
            day: 2,
            warp: WarpId(99)
        })
    );
    assert_eq!(
        fault(|table| {
            table.data.warps.pop();
        }),
        Some(SetupError::TooFewWarps {
            n_seats: 2,
            n_warps: 8,
            needed: 9
        })
    );
}

#[test]
fn tw_3_a_price_is_at_most_the_hours_of_the_clock() {
    let mut values = Table::blank(2).warps(&[]);
    for day in 1..=3 {
        for nth in 0..6 {
            values = values.card(day, 100 * i64::from(day) + nth, 1, "");
        }
    }
    values.data.warps[4].price = Price::Hours(13);
    let fault = Data::new(values.data.clone()).err();
    assert_eq!(fault, Some(DataError::WarpPrice { warp: 4, price: 13 }));
    let spare = Warp {
        kind: WarpKind::Echo,
        price: FREE,
    };
    values.data.warps = vec![spare; 256];
    let fault = Data::new(values.data).err();
    assert_eq!(fault, Some(DataError::TooManyWarps { n_warps: 256 }));
}

#[test]
fn tw_2_one_warp_a_player_a_day_and_a_warp_serves_one_player() {
    let cards = [(100, 1, ""), (200, 2, ""), (300, 3, ""), (400, 1, "")];
    let warps = [(WarpKind::Haste, FREE), (WarpKind::Haste, FREE)];
    let mut game = table(&cards, &warps).start();
    act(&mut game, 0, uses(0));
    assert_eq!(game.markers(), [Some(Seat(0)), None, None]);
    assert_eq!(refused(&game, 0, uses(1)), Illegal::MarkerUsed);
    go(&mut game, 0, 100, 0);
    let by = Seat(0);
    assert_eq!(refused(&game, 1, uses(0)), Illegal::WarpTaken { by });
    act(&mut game, 1, uses(1));
    go(&mut game, 1, 300, 0); // On 1, above seat 0.
    assert_eq!(refused(&game, 1, uses(0)), Illegal::MarkerUsed);
    let (at, last) = (3, 2);
    assert_eq!(refused(&game, 1, uses(3)), Illegal::NoSuchWarp { at, last });
    let turn = Seat(1);
    assert_eq!(refused(&game, 0, uses(1)), Illegal::NotYourTurn { turn });
}

#[test]
fn tw_2_the_marker_is_back_in_hand_the_next_day() {
    let mut game = super::long_days(2)
        .warps(&[(WarpKind::Haste, FREE), (WarpKind::Haste, FREE)])
        .start();
    for (at, date) in [(0, 100), (1, 101)] {
        let seat = game.turn().expect("somebody acts");
        act(&mut game, seat.0, uses(at));
        go(&mut game, seat.0, date, 0);
    }
    assert_eq!(game.markers(), [Some(Seat(0)), Some(Seat(1)), None]);
    // Both stand on 10, and any card leads to the end of the day.
    for date in [102, 103] {
        let seat = game.turn().expect("somebody acts");
        go(&mut game, seat.0, date, 0);
    }
    assert_eq!(game.day(), 2);
    assert_eq!(game.markers(), [None, None, None]);
}

#[test]
fn tw_2_a_game_without_warps_has_none_to_use() {
    let game = Table::blank(2).start();
    assert_eq!(refused(&game, 0, uses(0)), Illegal::NoWarps);
    assert_eq!(refused(&game, 0, Action::PutOnTop(0)), Illegal::NotLooking);
    assert_eq!(game.view(Viewer::Spectator).warps, None);
    let choosing = Table::blank(2).warps(&[]).deal();
    assert_eq!(refused(&choosing, 0, uses(0)), Illegal::ChooseFirst);
}

#[test]
fn tw_3_crystals_are_paid_at_once_and_hours_with_the_card() {
    let cards = [(100, 3, ""), (200, 2, ""), (300, 2, "")];
    let (crystal, hour_more) = (Price::Crystals(1), Price::Hours(1));
    let warps = [(WarpKind::Haste, crystal), (WarpKind::Haste, hour_more)];
    let mut game = table(&cards, &warps).start();
    act(&mut game, 0, uses(0));
    assert_eq!(crystals(&game, 0), 0);
    go(&mut game, 0, 100, 0);
    assert_eq!(hour(&game, 0), 1, "3 − 2");
    act(&mut game, 1, uses(1));
    assert_eq!(crystals(&game, 1), 1);
    // Of 2 hours haste leaves 1, the price adds 1 (TW-3), and a crystal saves it (TR-7).
    let (asked, hours) = (2, 2);
    let dear = take(&game, 200, 2);
    let (refusal, held) = (refused(&game, 1, dear), 1);
    assert_eq!(refusal, Illegal::NotEnoughCrystals { asked, held });
    let _ = hours;
    go(&mut game, 1, 200, 1);
    assert_eq!(hour(&game, 1), 1);
}

/// TR-7a: crystals save all but one of the hours, those of the price included.
#[test]
fn tw_3_an_hour_of_the_price_can_be_saved_by_a_crystal_too() {
    let cards = [(100, 1, ""), (200, 1, ""), (300, 2, "")];
    let mut game = table(&cards, &[(WarpKind::Exchange, Price::Hours(1))]).start();
    let (asked, hours) = (1, 1);
    let spending = take(&game, 100, 1);
    let refusal = refused(&game, 0, spending);
    assert_eq!(refusal, Illegal::BelowOneHour { asked, hours });
    act(&mut game, 0, exchange(1, 2));
    go(&mut game, 0, 100, 1);
    assert_eq!((hour(&game, 0), crystals(&game, 0)), (1, 0));
}

#[test]
fn tw_3_who_lacks_the_crystals_cannot_use_it() {
    let cards = [(100, 3, ""), (200, 3, "")];
    let game = table(&cards, &[(WarpKind::Haste, Price::Crystals(2))]).start();
    let (price, held) = (2, 1);
    let refusal = refused(&game, 0, uses(0));
    assert_eq!(refusal, Illegal::WarpTooDear { price, held });
}

#[test]
fn tw_4_rewind_takes_the_watch_back_one_hour() {
    let mut game = two_on_hour_two(WarpKind::Rewind);
    assert_eq!(game.stack().last(), Some(&Seat(0)));
    act(&mut game, 0, uses(0));
    assert_eq!((hour(&game, 0), game.turn()), (1, Some(Seat(0))));
    go(&mut game, 0, 300, 0);
    // One hour from 1: on top of seat 1 again, and so it acts once more (TR-8, TR-5).
    assert_eq!((hour(&game, 0), game.turn()), (2, Some(Seat(0))));
}

#[test]
fn tw_4_rewind_can_bring_punctuality() {
    let cards = [(100, 11, ""), (200, 12, ""), (300, 2, "")];
    let mut game = table(&cards, &[(WarpKind::Rewind, FREE)]).start();
    go(&mut game, 0, 100, 0);
    go(&mut game, 1, 200, 0);
    act(&mut game, 0, uses(0));
    go(&mut game, 0, 300, 0);
    assert_eq!(points(&game, 0), 3, "10 + 2 is 12 exactly (TR-9)");
}

#[test]
fn tw_5_rewind_at_hour_0_changes_nothing() {
    let game = table(&[(100, 1, "")], &[(WarpKind::Rewind, FREE)]).start();
    assert_eq!(refused(&game, 0, uses(0)), nothing(WarpKind::Rewind));
}

#[test]
fn tw_4_haste_saves_two_hours_and_leaves_one() {
    for (hours, left) in [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3)] {
        let cards = [(100, hours, ""), (200, 5, "")];
        let mut game = table(&cards, &[(WarpKind::Haste, FREE)]).start();
        act(&mut game, 0, uses(0));
        go(&mut game, 0, 100, 0);
        assert_eq!(hour(&game, 0), left, "of {hours}");
    }
}

#[test]
fn tw_5_haste_is_of_no_use_where_all_cards_take_an_hour() {
    let game = table(&[(100, 1, "")], &[(WarpKind::Haste, FREE)]).start();
    assert_eq!(refused(&game, 0, uses(0)), nothing(WarpKind::Haste));
}

#[test]
fn tw_4_exchange_lets_two_cards_change_places() {
    let cards = [(100, 1, "p"), (200, 1, ""), (300, 1, "")];
    let mut laid = table(&cards, &[(WarpKind::Exchange, FREE)]);
    laid.data.mat[5] = Some(benefit('c'));
    let mut game = laid.start();
    let before = dates(&game);
    let events = act(&mut game, 0, exchange(0, 5));
    let mut after = before;
    after.swap(0, 5);
    assert_eq!(dates(&game), after);
    let shown = game.show(Viewer::Spectator, &events[0]);
    let Shown::WarpUsed { row: Some(row), .. } = shown else {
        panic!("{shown:?} tells no row");
    };
    assert_eq!(row, game.row());
    go(&mut game, 0, 100, 0);
    assert_eq!(crystals(&game, 0), 1, "the deck top has nothing on the mat");
}

#[test]
fn tw_4_exchange_asks_for_two_cards() {
    let mut game = table(
        &[(100, 1, ""), (200, 12, "")],
        &[(WarpKind::Exchange, FREE)],
    )
    .start();
    assert_eq!(refused(&game, 0, exchange(2, 2)), Illegal::SameSpace);
    assert_eq!(refused(&game, 0, exchange(3, 2)), Illegal::SameSpace);
    let space = 6;
    assert_eq!(
        refused(&game, 0, exchange(2, 6)),
        Illegal::NoSuchSpace { space }
    );
    let kind = WarpKind::Exchange;
    assert_eq!(
        refused(&game, 0, uses(0)),
        Illegal::WrongWarpChoice { kind }
    );
    assert_eq!(
        refused(&game, 0, echo(1)),
        Illegal::WrongWarpChoice { kind }
    );
    go(&mut game, 0, 100, 0); // The deck is empty, and the leftmost space (TR-18).
    let space = 0;
    assert_eq!(
        refused(&game, 1, exchange(0, 2)),
        Illegal::EmptySpace { space }
    );
}

/// TW-5: no card to exchange.
#[test]
fn tw_5_one_card_alone_cannot_be_exchanged() {
    let mut game = table(
        &[(100, 1, ""), (200, 12, "")],
        &[(WarpKind::Exchange, FREE)],
    )
    .start();
    go(&mut game, 1 - 1, 100, 0);
    go(&mut game, 1, 200, 0);
    while game.row().iter().flatten().count() > 1 {
        let last = dates(&game).into_iter().flatten().next().expect("a card");
        go(&mut game, 0, last, 0);
    }
    let warps = game.legal_actions(Seat(0)).into_iter();
    let n_warps = warps.filter(|action| matches!(action, Action::UseWarp { .. }));
    assert_eq!(n_warps.count(), 0);
}

#[test]
fn tw_4_new_dawn_lays_the_five_spaces_out_anew() {
    let dates_of = |n| (1..=n).map(|nth| 100 * nth).collect::<Vec<i64>>();
    let cards: Vec<(i64, u8, &str)> = dates_of(9).into_iter().map(|date| (date, 1, "")).collect();
    let mut game = table(&cards, &[(WarpKind::NewDawn, FREE)]).start();
    assert_eq!(dates(&game), [600, 500, 400, 300, 200, 100].map(Some));
    act(&mut game, 0, uses(0));
    // The deck top comes to lie rightmost, and of the five put under it the first is on top.
    assert_eq!(dates(&game), [200, 100, 900, 800, 700, 600].map(Some));
    assert_eq!(game.n_deck(), 4);
    let below: Vec<i64> = game
        .unseen()
        .map(|card| game.deal().data().card(card).date.0)
        .collect();
    assert_eq!(below, [300, 400, 500]);
    go(&mut game, 0, 900, 0);
    assert_eq!(dates(&game)[0], Some(300));
}

#[test]
fn tw_5_new_dawn_needs_a_deck() {
    let mut game = table(&[(100, 1, "")], &[(WarpKind::NewDawn, FREE)]).start();
    go(&mut game, 0, 100, 0);
    assert_eq!(game.n_deck(), 0);
    assert_eq!(refused(&game, 1, uses(0)), nothing(WarpKind::NewDawn));
}

/// Eight cards: three lie below the deck top.
fn foresight() -> Trek {
    let cards: Vec<(i64, u8, &str)> = (1..=9).map(|nth| (100 * nth, 1, "")).collect();
    table(&cards, &[(WarpKind::Foresight, FREE)]).start()
}

#[test]
fn tw_4_foresight_puts_one_of_the_next_three_on_top() {
    let mut game = foresight();
    act(&mut game, 0, uses(0));
    assert_eq!(
        (game.phase(), game.turn()),
        (Phase::Foresight, Some(Seat(0)))
    );
    assert_eq!(game.n_actions(Seat(0)), 3);
    let taking = take(&game, 100, 0);
    assert_eq!(refused(&game, 0, taking), Illegal::PutOnTopFirst);
    assert_eq!(refused(&game, 0, uses(0)), Illegal::PutOnTopFirst);
    assert_eq!(refused(&game, 0, Action::Pass), Illegal::PutOnTopFirst);
    let (token, column) = (Token::Wild, Experience::Person);
    let placing = Action::PlaceToken { token, column };
    assert_eq!(refused(&game, 0, placing), Illegal::PutOnTopFirst);
    let (nth, last) = (3, 2);
    let refusal = refused(&game, 0, Action::PutOnTop(3));
    assert_eq!(refusal, Illegal::NoSuchTop { nth, last });
    act(&mut game, 0, Action::PutOnTop(2));
    assert_eq!(game.phase(), Phase::Turn);
    assert_eq!(refused(&game, 0, Action::PutOnTop(0)), Illegal::NotLooking);
    go(&mut game, 0, 100, 0);
    assert_eq!(dates(&game)[0], Some(900));
    go(&mut game, 1, 200, 0);
    assert_eq!(dates(&game)[0], Some(700), "the others stay in their order");
}

/// TW-6: what was seen and chosen is told to who looked, for as long as it lies there.
#[test]
fn tw_6_foresight_is_secret() {
    let mut game = foresight();
    let seen = |game: &Trek, viewer| {
        let foreseen = game.view(viewer).warps.and_then(|warps| warps.foreseen);
        foreseen.map(|foreseen| (foreseen.by, foreseen.n, foreseen.cards))
    };
    let eyes = Viewer::Seat(Seat(0));
    let ids = |numbers: [u8; 3]| numbers.map(CardId).to_vec();
    let events = act(&mut game, 0, uses(0));
    assert_eq!(seen(&game, eyes), Some((Seat(0), 3, Some(ids([6, 7, 8])))));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(seen(&game, viewer), Some((Seat(0), 3, None)));
        let shown = game.show(viewer, &events[0]);
        assert!(matches!(shown, Shown::WarpUsed { cards: None, .. }));
    }
    let events = act(&mut game, 0, Action::PutOnTop(1));
    assert!(
        !format!("{:?}", events[0]).contains('1'),
        "nor does its Debug tell"
    );
    let seat = Seat(0);
    let told = |viewer| game.show(viewer, &events[0]);
    let cards = Some(ids([7, 6, 8]));
    assert_eq!(told(eyes), Shown::Foreseen { seat, cards });
    let cards = None;
    assert_eq!(told(Viewer::Spectator), Shown::Foreseen { seat, cards });
    go(&mut game, 0, 100, 0);
    let left = Some(vec![CardId(6), CardId(8)]);
    assert_eq!(seen(&game, eyes), Some((Seat(0), 2, left)));
    go(&mut game, 1, 200, 0);
    go(&mut game, 1, 300, 0);
    assert_eq!(seen(&game, eyes), None, "all have come into sight");
}

#[test]
fn tw_5_foresight_needs_two_cards_to_choose_from() {
    let cards: Vec<(i64, u8, &str)> = (1..=7).map(|nth| (100 * nth, 1, "")).collect();
    let game = table(&cards, &[(WarpKind::Foresight, FREE)]).start();
    assert_eq!(game.unseen().count(), 1);
    assert_eq!(refused(&game, 0, uses(0)), nothing(WarpKind::Foresight));
}

/// Seat 0 has a journey of the dates, and a detour at hand.
fn detour(journey: &[i64], others: &[i64]) -> Trek {
    let mut cards: Vec<(i64, u8, &str)> = journey.iter().map(|date| (*date, 1, "")).collect();
    cards.push((5000, 12, ""));
    cards.extend(others.iter().map(|date| (*date, 1, "")));
    let mut game = table(&cards, &[(WarpKind::Detour, FREE)]).start();
    let (first, rest) = journey.split_first().expect("a journey");
    go(&mut game, 0, *first, 0);
    go(&mut game, 1, 5000, 0);
    for date in rest {
        go(&mut game, 0, *date, 0);
    }
    game
}

fn journey(game: &Trek) -> Vec<Option<i64>> {
    let player = &game.view(Viewer::Spectator).players[0];
    let date = |card: &JourneyCard| match card {
        JourneyCard::Card(card) => Some(game.deal().data().card(*card).date.0),
        JourneyCard::Ancestor => None,
    };
    player
        .journeys
        .last()
        .expect("a journey")
        .iter()
        .map(date)
        .collect()
}

#[test]
fn tw_4_detour_lays_a_card_before_the_last_one() {
    let mut game = detour(&[100, 300], &[200, 400, 150, 500]);
    act(&mut game, 0, uses(0));
    let events = go(&mut game, 0, 200, 0);
    assert_eq!(taking(&events).3, JourneyStep::Detours);
    assert_eq!(journey(&game), [100, 200, 300].map(Some));
    assert_eq!(lengths(&game, 0), [3]);
    // Its last date stays: 400 goes on with 300, and 150 closes.
    assert_eq!(taking(&go(&mut game, 0, 400, 0)).3, JourneyStep::Continues);
    assert_eq!(taking(&go(&mut game, 0, 150, 0)).3, JourneyStep::Closes);
}

/// TW-4, TR-15: not earlier than the card before the last one; an equal date fits.
#[test]
fn tw_4_a_card_that_does_not_fit_closes_the_journey_all_the_same() {
    let mut game = detour(&[100, 300], &[90, 100, 310, 320]);
    act(&mut game, 0, uses(0));
    let events = go(&mut game.clone(), 0, 90, 0);
    assert_eq!(taking(&events).3, JourneyStep::Closes);
    let events = go(&mut game.clone(), 0, 310, 0);
    assert_eq!(taking(&events).3, JourneyStep::Continues);
    // The other card of 100 is the first of the journey.
    let events = go(&mut game, 0, 100, 0);
    assert_eq!(taking(&events).3, JourneyStep::Detours);
    assert_eq!(journey(&game), [100, 100, 300].map(Some));
}

#[test]
fn tw_4_a_detour_before_a_single_card_begins_the_journey_anew() {
    let mut game = detour(&[300], &[200, 250, 260]);
    act(&mut game, 0, uses(0));
    go(&mut game, 0, 200, 0);
    assert_eq!(journey(&game), [200, 300].map(Some));
    assert_eq!(lengths(&game, 0), [2]);
}

/// TR-16: ancestors have the date of the card before them, and stay with it.
#[test]
fn tw_4_ancestors_stay_behind_the_card_they_followed() {
    let mut game = detour(&[100, 300], &[200, 50, 320]);
    act(&mut game, 0, ANCESTOR);
    act(&mut game, 0, uses(0));
    go(&mut game, 0, 200, 0);
    assert_eq!(journey(&game), [Some(100), Some(200), Some(300), None]);
}

#[test]
fn tw_5_a_detour_needs_a_card_that_fits() {
    let game = detour(&[100, 300], &[90, 310]);
    assert_eq!(refused(&game, 0, uses(0)), nothing(WarpKind::Detour));
    let game = table(&[(100, 1, "")], &[(WarpKind::Detour, FREE)]).start();
    assert_eq!(refused(&game, 0, uses(0)), nothing(WarpKind::Detour));
}

#[test]
fn tw_4_prism_makes_the_tokens_of_the_turn_wild() {
    let cards = [(100, 1, "pec"), (200, 1, "i"), (300, 1, "")];
    let mut laid = table(&cards, &[(WarpKind::Prism, FREE)]);
    laid.data.mat[5] = Some(benefit('g'));
    let mut game = laid.start();
    act(&mut game, 0, uses(0));
    go(&mut game, 0, 100, 0);
    assert_eq!(game.pool().wild, 3, "card and mat, without the crystal");
    assert_eq!(game.pool().coloured, [0; 4]);
    for _ in 0..3 {
        let (token, column) = (Token::Wild, Experience::Innovation);
        act(&mut game, 0, Action::PlaceToken { token, column });
    }
    let filled = game.view(Viewer::Spectator).players[0].filled;
    assert_eq!((filled, crystals(&game, 0)), ([0, 0, 3, 0], 2));
    // The other's tokens have their colours.
    go(&mut game, 1, 200, 0);
    assert_eq!(game.view(Viewer::Spectator).players[1].filled[2], 1);
}

/// TW-5: without a coloured token, or with all columns full.
#[test]
fn tw_5_prism_needs_a_coloured_token_and_a_space_for_it() {
    let cards = [(100, 1, "wwc"), (200, 1, ""), (300, 1, "")];
    let game = table(&cards, &[(WarpKind::Prism, FREE)]).start();
    assert_eq!(refused(&game, 0, uses(0)), nothing(WarpKind::Prism));
    let cards = [(100, 1, "ppp"), (200, 1, "e")];
    let mut laid = table(&cards, &[(WarpKind::Prism, FREE)]).itinerary(0, "/ / /", "");
    laid.watches = vec![Seat(1), Seat(0)];
    assert_eq!(refused(&laid.start(), 0, uses(0)), nothing(WarpKind::Prism));
}

fn with_mat(cards: &[(i64, u8, &str)]) -> Table {
    let mut table = table(cards, &[(WarpKind::Echo, FREE)]);
    table.data.mat = ['-', 'p', 'e', 'i', 'g', 'c'].map(|letter| match letter {
        '-' => None,
        letter => Some(benefit(letter)),
    });
    table
}

/// The benefit of another space instead of the card's own space; the card's own benefits stay.
#[test]
fn tw_4_echo_brings_the_benefit_of_any_space() {
    let mut game = with_mat(&[(100, 1, "i"), (200, 1, ""), (300, 1, "")]).start();
    act(&mut game, 0, echo(2));
    go(&mut game, 0, 100, 0);
    let player = &game.view(Viewer::Spectator).players[0];
    assert_eq!((player.filled, player.crystals), ([0, 1, 1, 0], 1));
    // The warp is that of one turn: space 5 brings its own again.
    go(&mut game, 1, 200, 0);
    assert_eq!(crystals(&game, 1), 2);
}

/// The deck top and an ancestor lie on nothing; an echo brings them something all the same.
#[test]
fn tw_4_echo_reaches_the_deck_top_and_ancestors() {
    let mut game = with_mat(&[(100, 1, ""), (200, 12, ""), (300, 1, "")]).start();
    let top = dates(&game)[0].expect("a deck top");
    act(&mut game.clone(), 0, echo(5));
    let mut other = game.clone();
    act(&mut other, 0, echo(5));
    go(&mut other, 0, top, 0);
    assert_eq!(crystals(&other, 0), 2);
    go(&mut game, 0, 100, 0);
    go(&mut game, 1, 200, 0);
    act(&mut game, 0, echo(4));
    act(&mut game, 0, ANCESTOR);
    assert_eq!(game.view(Viewer::Spectator).players[0].filled[3], 1);
}

#[test]
fn tw_5_echo_asks_for_a_space_with_something_else() {
    let game = with_mat(&[(100, 1, ""), (200, 1, "")]).start();
    let space = 0;
    assert_eq!(refused(&game, 0, echo(0)), Illegal::NothingToEcho { space });
    let space = 6;
    assert_eq!(refused(&game, 0, echo(6)), Illegal::NoSuchSpace { space });
    let kind = WarpKind::Echo;
    assert_eq!(
        refused(&game, 0, uses(0)),
        Illegal::WrongWarpChoice { kind }
    );
    assert_eq!(
        refused(&game, 0, exchange(1, 2)),
        Illegal::WrongWarpChoice { kind }
    );
    let mut same = with_mat(&[(100, 1, ""), (200, 1, "")]);
    same.data.mat = [None, None, None, None, None, Some(benefit('c'))];
    let mut game = same.start();
    let n_seats = game.n_seats() as u16;
    while game.row().iter().flatten().count() > 1 {
        let seat = game.turn().expect("somebody acts");
        let left = dates(&game).into_iter().flatten().next().expect("a card");
        go(&mut game, seat.0 % n_seats, left, 0);
    }
    // One card is left, on the space itself, and ancestors are not: nothing would change.
    let seat = game.turn().expect("somebody acts").0;
    let mut without = game.clone();
    while without.n_ancestors() > 0 && without.turn() == Some(Seat(seat)) {
        act(&mut without, seat, ANCESTOR);
    }
    if without.n_ancestors() == 0 && without.turn() == Some(Seat(seat)) {
        assert_eq!(refused(&without, seat, echo(5)), nothing(kind));
    }
}

/// TW-5: there is no turn of a warp alone.
#[test]
fn tw_5_who_can_only_pass_uses_no_warp() {
    let mut laid = Table::blank(2).warps(&[(WarpKind::Rewind, FREE)]);
    laid.data.ancestors = [0; 3];
    let mut game = laid.start();
    while game.row().iter().flatten().count() > 0 {
        let seat = game.turn().expect("somebody acts");
        let left = dates(&game).into_iter().flatten().next().expect("a card");
        go(&mut game, seat.0, left, 0);
    }
    let seat = game.turn().expect("somebody acts");
    assert_eq!(game.legal_actions(seat), [Action::Pass]);
    assert_eq!(refused(&game, seat.0, uses(0)), Illegal::NothingToTake);
}

/// TW-2: before choosing a card, not after.
#[test]
fn tw_2_a_warp_comes_before_the_card() {
    let cards = [(100, 1, "w"), (200, 3, ""), (300, 1, "")];
    let mut game = table(&cards, &[(WarpKind::Haste, FREE)]).start();
    go(&mut game, 0, 100, 0);
    assert_eq!(game.phase(), Phase::Tokens);
    assert_eq!(refused(&game, 0, uses(0)), Illegal::TokensFirst);
    assert_eq!(refused(&game, 0, Action::PutOnTop(0)), Illegal::TokensFirst);
}

/// A record has the warp by itself, and the turn after it as ever (TR-11a).
#[test]
fn tw_4_a_whole_turn_of_a_record_is_bent_as_well() {
    let cards = [(100, 4, "pe"), (200, 1, ""), (300, 1, "")];
    let mut game = table(&cards, &[(WarpKind::Prism, Price::Hours(1))]).start();
    act(&mut game, 0, uses(0));
    let columns = [Experience::Progress, Experience::Progress];
    let mut events = Events::new();
    let (source, spent) = (Source::Space(5), 1);
    let decided = game.decide_turn(Seat(0), source, spent, &columns, &mut events);
    decided.expect("a turn of wild tokens");
    events.iter().for_each(|event| game.evolve(event));
    assert_eq!(game.view(Viewer::Spectator).players[0].filled, [0, 0, 0, 2]);
    assert_eq!(hour(&game, 0), 4, "4 + 1 − 1");
    let ended = Event::TurnEnded { seat: Seat(0) };
    assert!(events.contains(&ended));
    assert_eq!(game.bend().kind, None);
    assert_eq!(game.deal().data().card(CardId(0)).date, Date(100));
}
