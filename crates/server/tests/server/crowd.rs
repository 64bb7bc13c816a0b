//! The results of a day with a hundred thousand players are answered without looking at each.

use std::time::{Duration, Instant};

use antedate_runs::{Deal, Run, StoredAnswer, names};
use antedate_store::{RunAnswer, Store, wait};
use serde_json::json;

use crate::common::start;
use crate::daily::{THURSDAY, TestClock, ask, play};
use crate::home;

/// Fills a day with guests who all finish it, with choices of their own, and returns how many had
/// so many points.
fn fill(store: &dyn Store, n_players: u32) -> Vec<u64> {
    let run = format!("daily:{THURSDAY}");
    let deal = wait(store.run(run.clone())).unwrap().unwrap();
    let deal = Deal::from_json(&deal.body).unwrap();
    let mut points = vec![0; 11];
    let players: Vec<u32> = (0..n_players).collect();
    // One card of many at a time: of a guest's own answers each waits for the one before.
    for some in players.chunks(400) {
        for card in 1..=10 {
            let place = |player: &u32| {
                let chosen = (0..10).map(|nth| Some((player / (nth + 1) % (nth + 2)) as u8));
                let chosen: Vec<_> = chosen.collect();
                let mut counts = Vec::new();
                if card == 10 {
                    let finished = Run::of(&deal, &chosen).unwrap();
                    points[usize::from(finished.points())] += 1;
                    counts = names(&finished);
                }
                let answer = RunAnswer {
                    run: run.clone(),
                    guest: format!("{player:064x}"),
                    card,
                    id: format!("a{card}"),
                    at: 1,
                    body: StoredAnswer::of(chosen[card as usize - 1]).to_json(),
                };
                store.put_run_answer(answer, counts, 99)
            };
            let kept: Vec<_> = some.iter().map(place).collect();
            kept.into_iter().for_each(|kept| drop(wait(kept).unwrap()));
        }
    }
    points
}

/// Returns the middle and the slowest but one of a hundred of the times that a day with so many
/// players is answered in, by a player who has finished it.
async fn answer_times(n_players: u32) -> (Duration, Duration) {
    let folder = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let mut config = clock.config();
    config.limits = false;
    let server = start(folder.path(), config).await;
    let address = server.address();
    let first = play(address, 0, &format!("/api/daily/{THURSDAY}")).await;
    let store = home::store(folder.path());
    let mut points = tokio::task::block_in_place(|| fill(&*store, n_players));
    points[first["run"]["points"].as_u64().unwrap() as usize] += 1;
    let mut times = Vec::new();
    for _ in 0..200 {
        let begun = Instant::now();
        let told = ask(address, 0, "/api/daily").await.json();
        times.push(begun.elapsed());
        assert_eq!(told["everybody"]["players"], n_players + 1);
        assert_eq!(told["everybody"]["points"], json!(points));
    }
    times.sort_unstable();
    (times[100], times[198])
}

#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_of_a_crowd_are_those_of_its_runs() {
    answer_times(300).await;
}

/// The measurement of docs/performance.md.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "fills a day with 100,000 players; run with --run-ignored only"]
async fn a_hundred_thousand_players() {
    let (median, p99) = answer_times(100_000).await;
    println!("a day with 100,001 players is answered in {median:?} (median), {p99:?} (p99)");
}
