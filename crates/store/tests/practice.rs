//! What guests answered when they practised: kept once, in order, not without end, and gone
//! with the guest.

mod common;

use antedate_store::{PracticeAnswer, StoreError, wait};
use common::{Home, on_both_engines};

on_both_engines!(
    answers_are_kept_once_and_listed_oldest_first,
    no_more_answers_are_kept_of_a_guest_than_are_allowed,
    answers_are_gone_with_the_guest,
);

fn answer(guest: &str, id: &str, at: i64) -> PracticeAnswer {
    PracticeAnswer {
        guest: guest.to_owned(),
        id: id.to_owned(),
        at,
        body: format!("{{\"card\": \"secretly-{id}\"}}"),
    }
}

fn answers_are_kept_once_and_listed_oldest_first(home: &Home) {
    let store = home.open();
    let first = answer("ada", "b", 2);
    for new in [answer("ada", "c", 3), first.clone(), answer("bo", "b", 1)] {
        assert_eq!(wait(store.put_practice(new.clone(), 9)), Ok(new));
    }
    let again = PracticeAnswer {
        body: "another".to_owned(),
        ..answer("ada", "b", 9)
    };
    assert_eq!(wait(store.put_practice(again, 9)), Ok(first));
    drop(store);
    let kept = wait(home.open().practice_of("ada".to_owned())).unwrap();
    assert_eq!(kept, [answer("ada", "b", 2), answer("ada", "c", 3)]);
}

fn no_more_answers_are_kept_of_a_guest_than_are_allowed(home: &Home) {
    let store = home.open();
    let put = |guest: &str, id: &str| wait(store.put_practice(answer(guest, id, 1), 2));
    put("ada", "a").unwrap();
    put("ada", "b").unwrap();
    assert_eq!(put("ada", "c"), Err(StoreError::TooManyAnswers { most: 2 }));
    // One that is there already is answered as before.
    put("ada", "b").unwrap();
    put("bo", "c").unwrap();
    assert_eq!(wait(store.practice_of("ada".to_owned())).unwrap().len(), 2);
}

fn answers_are_gone_with_the_guest(home: &Home) {
    let store = home.open();
    for guest in ["ada", "bo"] {
        wait(store.put_practice(answer(guest, guest, 1), 9)).unwrap();
    }
    wait(store.forget_guest("ada".to_owned())).unwrap();
    assert_eq!(wait(store.practice_of("ada".to_owned())), Ok(Vec::new()));
    assert_eq!(wait(store.practice_of("bo".to_owned())).unwrap().len(), 1);
    drop(store);
    assert!(!home.holds("secretly-ada"), "nothing is left in the files");
    assert!(home.holds("secretly-bo"));
}
