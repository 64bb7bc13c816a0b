//! Runs of the daily and of duels: what came first stands, counts are those of the answers, and
//! a guest who is erased is taken out of both.

mod common;

use antedate_store::{Duel, DuelPlayer, RunAnswer, Store, StoreError, StoredRun, wait};
use common::{Home, on_both_engines};

on_both_engines!(
    what_was_kept_first_stands,
    answers_are_kept_once_and_in_order,
    a_finished_run_is_counted_in_the_same_commit,
    two_at_once_keep_one_answer_a_card,
    counts_are_those_of_the_answers_after_an_erasure_and_a_recount,
    a_duel_lets_in_as_many_as_may_and_forgets_who_is_erased,
);

fn answer(guest: &str, card: u32, id: &str) -> RunAnswer {
    RunAnswer {
        run: "daily:1".to_owned(),
        guest: guest.to_owned(),
        card,
        id: id.to_owned(),
        at: 5,
        body: format!("{{\"gap\": \"secretly-{guest}\"}}"),
    }
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// Places two cards, the second of which finishes the run.
fn finish(store: &dyn Store, guest: &str, counted: &[&str]) {
    wait(store.put_run_answer(answer(guest, 1, "a"), Vec::new(), 99)).unwrap();
    wait(store.put_run_answer(answer(guest, 2, "b"), names(counted), 99)).unwrap();
}

fn counts(store: &dyn Store) -> Vec<(String, u64)> {
    wait(store.run_counts("daily:1".to_owned())).unwrap()
}

fn count(name: &str, n: u64) -> (String, u64) {
    (name.to_owned(), n)
}

fn what_was_kept_first_stands(home: &Home) {
    let store = home.open();
    let secret = |value: &str| wait(store.put_secret("daily".into(), value.into())).unwrap();
    assert_eq!(
        (secret("one"), secret("two")),
        ("one".to_owned(), "one".to_owned())
    );
    let run = |id: &str, body: &str| StoredRun {
        id: id.to_owned(),
        at: 1,
        body: body.to_owned(),
    };
    for id in ["daily:2", "daily:1", "daily:3", "duel:1"] {
        assert_eq!(wait(store.put_run(run(id, id))), Ok(run(id, id)));
    }
    assert_eq!(
        wait(store.put_run(run("daily:2", "other"))),
        Ok(run("daily:2", "daily:2"))
    );
    let store = home.open();
    assert_eq!(
        wait(store.run("daily:1".into())),
        Ok(Some(run("daily:1", "daily:1")))
    );
    assert_eq!(wait(store.run("daily:9".into())), Ok(None));
    let before =
        |before: &str, n| wait(store.runs_before("daily:".into(), before.into(), n)).unwrap();
    assert_eq!(before("daily:3", 9), ["daily:2", "daily:1"]);
    assert_eq!(before("daily:9", 2), ["daily:3", "daily:2"]);
    assert_eq!(before("daily:1", 9), Vec::<String>::new());
}

fn answers_are_kept_once_and_in_order(home: &Home) {
    let store = home.open();
    let put = |answer: RunAnswer| wait(store.put_run_answer(answer, Vec::new(), 3));
    assert_eq!(put(answer("ada", 2, "b")), Err(StoreError::Race { now: 0 }));
    let first = answer("ada", 1, "a");
    assert_eq!(put(first.clone()), Ok(first.clone()));
    // Sent again, with whatever else in it; and another one for the same card.
    assert_eq!(
        put(RunAnswer {
            at: 9,
            ..answer("ada", 2, "a")
        }),
        Ok(first.clone())
    );
    assert_eq!(put(answer("ada", 1, "z")), Ok(first.clone()));
    assert_eq!(put(answer("ada", 3, "c")), Err(StoreError::Race { now: 1 }));
    put(answer("ada", 2, "b")).unwrap();
    put(answer("ada", 3, "c")).unwrap();
    assert_eq!(
        put(answer("ada", 4, "d")),
        Err(StoreError::TooManyAnswers { most: 3 })
    );
    put(answer("bo", 1, "a")).unwrap();
    let of = |guest: &str| wait(store.run_answers("daily:1".into(), guest.into())).unwrap();
    assert_eq!(
        of("ada"),
        [first, answer("ada", 2, "b"), answer("ada", 3, "c")]
    );
    assert_eq!(of("bo").len(), 1);
    assert_eq!(wait(store.run_answers_of("ada".into())).unwrap().len(), 3);
    let players = |after: &str, n| wait(store.run_players("daily:1".into(), after.into(), n));
    assert_eq!(players("", 9).unwrap(), ["ada", "bo"]);
    assert_eq!(players("ada", 1).unwrap(), ["bo"]);
}

fn a_finished_run_is_counted_in_the_same_commit(home: &Home) {
    let store = home.open();
    finish(&*store, "ada", &["points 1", "right 2"]);
    finish(&*store, "bo", &["points 1"]);
    // Sent again it is not counted again, nor is a run that is not counted.
    finish(&*store, "bo", &["points 1"]);
    finish(&*store, "cy", &[]);
    assert_eq!(counts(&*store), [count("points 1", 2), count("right 2", 1)]);
    let counted = |guest: &str| wait(store.counted_runs(guest.to_owned())).unwrap();
    assert_eq!(
        (counted("ada"), counted("cy")),
        (vec!["daily:1".to_owned()], vec![])
    );
}

fn two_at_once_keep_one_answer_a_card(home: &Home) {
    let stores = [home.open(), home.open()];
    for card in 1..=10 {
        let tabs = stores.iter().zip(["one", "two"]);
        let sent = tabs.map(|(store, tab)| {
            store.put_run_answer(
                answer("ada", card, &format!("{tab}{card}")),
                names(&["n"]),
                99,
            )
        });
        let kept: Vec<RunAnswer> = sent
            .collect::<Vec<_>>()
            .into_iter()
            .map(|sent| wait(sent).unwrap())
            .collect();
        assert_eq!(kept[0], kept[1]);
    }
    assert_eq!(counts(&*stores[0]), [count("n", 10)]);
}

fn counts_are_those_of_the_answers_after_an_erasure_and_a_recount(home: &Home) {
    let store = home.open();
    finish(&*store, "ada", &["points 1", "right 1"]);
    finish(&*store, "bo", &["points 1", "right 2"]);
    finish(&*store, "cy", &["points 0"]);
    // Whoever has played a day and nothing else is found by a host all the same.
    assert_eq!(
        wait(store.guests_like("ad".to_owned(), 9)).unwrap(),
        ["ada"]
    );
    wait(store.forget_guest("ada".to_owned())).unwrap();
    let left = [
        count("points 0", 1),
        count("points 1", 1),
        count("right 2", 1),
    ];
    assert_eq!(counts(&*store), left);
    assert_eq!(wait(store.run_answers_of("ada".into())), Ok(Vec::new()));
    let anew = vec![
        ("bo".to_owned(), names(&["points 1", "right 2"])),
        ("cy".to_owned(), names(&["points 0"])),
    ];
    drop(store);
    assert!(!home.holds("secretly-ada"), "nothing is left in the files");
    home.vandalise("UPDATE run_counts SET n = 77; UPDATE run_answers SET counts = 'x'");
    let store = home.open();
    wait(store.recount_run("daily:1".into(), anew)).unwrap();
    assert_eq!(counts(&*store), left);
    let counted = wait(store.counted_runs("bo".to_owned())).unwrap();
    assert_eq!(counted, ["daily:1"], "with the last answer alone");
}

fn a_duel_lets_in_as_many_as_may_and_forgets_who_is_erased(home: &Home) {
    let store = home.open();
    let duel = Duel {
        id: "d".to_owned(),
        run: "daily:1".to_owned(),
        at: 3,
    };
    let player = |guest: &str, name: &str| DuelPlayer {
        duel: "d".to_owned(),
        guest: guest.to_owned(),
        name: name.to_owned(),
        at: 4,
    };
    assert_eq!(wait(store.duel("d".into())), Ok(None));
    wait(store.put_duel(duel.clone())).unwrap();
    wait(store.put_duel(Duel {
        at: 9,
        ..duel.clone()
    }))
    .unwrap();
    let join = |guest: &str, name: &str| wait(store.join_duel(player(guest, name), 2));
    join("bo", "Bo").unwrap();
    join("ada", "secretly-ada").unwrap();
    let both = vec![player("bo", "Bo"), player("ada", "secretly-ada")];
    assert_eq!(join("bo", "Other"), Ok(both.clone()), "a name is kept");
    assert_eq!(join("cy", "Cy"), Err(StoreError::DuelFull { most: 2 }));
    assert_eq!(wait(store.duel("d".into())), Ok(Some((duel, both))));
    assert_eq!(wait(store.duels_of("ada".into())).unwrap().len(), 1);
    wait(store.forget_guest("ada".to_owned())).unwrap();
    assert_eq!(
        join("cy", "Cy"),
        Ok(vec![player("bo", "Bo"), player("cy", "Cy")])
    );
    drop(store);
    assert!(!home.holds("secretly-ada"), "nothing is left in the files");
}
