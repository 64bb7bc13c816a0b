//! Guests who play the daily while everything breaks, each answer at whatever node they reach.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use antedate_live::{Maintenance, hash};
use antedate_store::Store;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::http;
use crate::world::SharedState;
use antedate_dice::Dice;

/// How many play at the same time.
pub(crate) const N_PLAYERS: usize = 8;
/// The cards of a day.
const N_CARDS: u64 = 10;
/// After how long an answer that was not heard is sent again, to any node.
const RETRY_INTERVAL: Duration = Duration::from_millis(150);

/// What was acknowledged to guests who played one after another.
#[derive(Default)]
pub(crate) struct Acknowledged {
    /// The run, the guest's hash and the card, with the gap.
    answers: BTreeMap<(String, String, u64), u64>,
    /// Answers that were refused though nothing was wrong with them.
    refused: Vec<String>,
}

/// Plays the daily as one guest after another until nothing breaks any more.
pub(crate) async fn play(world: Arc<SharedState>, mut chance: Dice) -> Acknowledged {
    let mut known = Acknowledged::default();
    while !world.is_quiet() && !world.is_over() {
        let secret: String = (0..4).map(|_| format!("{:016x}", chance.bits())).collect();
        let guest = Guest {
            cookie: format!("Cookie: antedate_guest={secret}\r\n"),
            hash: hash("guest", &secret),
        };
        guest.play_day(&world, &mut chance, &mut known).await;
    }
    known
}

struct Guest {
    cookie: String,
    hash: String,
}

impl Guest {
    async fn play_day(&self, world: &SharedState, chance: &mut Dice, known: &mut Acknowledged) {
        let Some(told) = self.insist(world, chance, ("GET", "/api/daily"), "").await else {
            return;
        };
        let date = told["date"].as_str().unwrap_or_default().to_owned();
        let path = format!("/api/daily/{date}");
        for card in 1..=N_CARDS {
            let gap = chance.bits() % (card + 1);
            let sent = json!({"id": format!("a{card}"), "card": card, "gap": gap}).to_string();
            let Some(told) = self.insist(world, chance, ("POST", &path), &sent).await else {
                return;
            };
            let kept = &told["run"]["placed"][card as usize - 1]["choice"]["gap"];
            if kept != gap {
                let hash = &self.hash;
                let why = format!("the daily: card {card} of {hash} with gap {gap}: {told}");
                known.refused.push(why);
                return;
            }
            let answer = (format!("daily:{date}"), self.hash.clone(), card);
            known.answers.insert(answer, gap);
        }
    }

    /// Sends a request to any node until one answers; `None` if none does before the end. Only
    /// a server that cannot save or is busy is asked again: every other answer stands.
    async fn insist(
        &self,
        world: &SharedState,
        chance: &mut Dice,
        asked: (&str, &str),
        body: &str,
    ) -> Option<Value> {
        while !world.is_over() {
            let node = chance.bits() as usize % world.n_nodes();
            match http::request(world.port(node), asked, &self.cookie, body).await {
                Ok((408 | 429 | 503, _)) | Err(_) => sleep(RETRY_INTERVAL).await,
                Ok((_, told)) => return Some(told),
            }
        }
        None
    }
}

/// Lists acknowledged answers that are not kept, and counts that are not those of the answers.
pub(crate) async fn compare(store: Arc<dyn Store>, all: &[Acknowledged]) -> Result<Vec<String>> {
    let mut wrong: Vec<String> = all.iter().flat_map(|known| known.refused.clone()).collect();
    let answers: BTreeMap<_, _> = all.iter().flat_map(|known| &known.answers).collect();
    let (mut runs, mut n_kept) = (Vec::new(), 0);
    for ((run, guest, card), gap) in answers {
        let kept = store.run_answers(run.clone(), guest.clone()).await?;
        let kept = kept.iter().find(|kept| u64::from(kept.card) == *card);
        let body: Option<Value> = kept.and_then(|kept| serde_json::from_str(&kept.body).ok());
        match body {
            Some(body) if body["gap"] == *gap => n_kept += 1,
            _ => wrong.push(format!("{run}: card {card} of {guest} is lost: {body:?}")),
        }
        if !runs.contains(run) {
            runs.push(run.clone());
        }
    }
    for run in runs {
        let before = store.run_counts(run.clone()).await?;
        let rebuilt = Maintenance::new(store.clone()).rebuild().await;
        rebuilt.context("the runs cannot be counted anew")?;
        if store.run_counts(run.clone()).await? != before {
            wrong.push(format!("{run}: its counts are not those of its answers"));
        }
    }
    println!("{n_kept} answers of the daily acknowledged and kept");
    Ok(wrong)
}
