//! Compares what clients were told with what is in the log.

use std::collections::HashMap;

use antedate_store::Row;
use serde_json::Value;

use crate::client::{Client, DoneMessage};

/// What a log says of the messages that asked for its entries.
pub(crate) struct Asked {
    /// The numbers of the entries of each player's message.
    numbers: HashMap<(u64, String), Vec<u64>>,
    /// Which players sat where from an entry on.
    orders: Vec<(u64, Vec<u64>)>,
    /// Who played which seat from an entry on.
    drivers: Vec<(u64, usize, Value)>,
    pub(crate) n_entries: usize,
}

impl Asked {
    /// Reads a log, whose numbers must be without a gap.
    pub(crate) fn of(rows: &[Row]) -> Result<Asked, String> {
        let mut asked = Asked {
            numbers: HashMap::new(),
            orders: Vec::new(),
            drivers: Vec::new(),
            n_entries: rows.len(),
        };
        for (n, row) in rows.iter().enumerate() {
            if row.seq != n as u64 + 1 {
                return Err(format!("entry {} is missing from the log", n + 1));
            }
            let body: Value = serde_json::from_str(&row.body).map_err(|error| error.to_string())?;
            asked.add(row.seq, &body);
        }
        Ok(asked)
    }

    fn add(&mut self, seq: u64, body: &Value) {
        let asked = &body["asked"];
        if let (Some(player), Some(id)) = (asked["player"].as_u64(), asked["id"].as_str()) {
            let numbers = self.numbers.entry((player, id.to_owned())).or_default();
            numbers.push(seq);
        }
        let order = body["order"].as_array();
        if let Some(order) = order {
            let order = order.iter().filter_map(Value::as_u64).collect();
            self.orders.push((seq, order));
        }
        if let ("handed_over", Some(seat)) =
            (body["e"].as_str().unwrap_or(""), body["seat"].as_u64())
        {
            self.drivers.push((seq, seat as usize, body["to"].clone()));
        }
    }

    /// Says whether a player's seat was played by `driver` after entry `seq`.
    fn is_played_by(&self, player: u64, driver: &Value, seq: u64) -> bool {
        let mut games = self.orders.iter().rev();
        let Some((dealt, order)) = games.find(|(dealt, _)| *dealt <= seq) else {
            return false;
        };
        let seat = order.iter().position(|other| *other == player);
        let mut drivers = self.drivers.iter().rev();
        let last = drivers.find(|(at, of, _)| (*dealt..=seq).contains(at) && Some(*of) == seat);
        last.map_or(driver["type"] == "owner", |(_, _, to)| to == driver)
    }

    /// Lists what a client was told that is not so.
    pub(crate) fn compare(&self, client: &Client) -> Vec<String> {
        let mut wrong = client.history.wrong.clone();
        let numbers = |id: &String| {
            let key = (u64::from(client.player), id.clone());
            self.numbers.get(&key).map_or(&[][..], Vec::as_slice)
        };
        let mut last = 0;
        for DoneMessage { id, seq, driver } in &client.history.done {
            let is_so = |driver: &Value| self.is_played_by(client.player.into(), driver, *seq);
            match numbers(id) {
                [number] if number == seq => {}
                [] if driver.as_ref().is_some_and(is_so) => continue,
                [] => wrong.push(format!(
                    "{id} was done as entry {seq} and is not in the log"
                )),
                found => wrong.push(format!(
                    "{id} was done as entry {seq}, the log has {found:?}"
                )),
            }
            if *seq <= last {
                wrong.push(format!("{id} was done as entry {seq}, after entry {last}"));
            }
            last = *seq;
        }
        for id in &client.history.refused {
            if !numbers(id).is_empty() {
                wrong.push(format!("{id} was refused and is in the log"));
            }
        }
        wrong
    }
}

/// Returns how long something took at most for this share of all.
pub(crate) fn quantile(times: &mut [std::time::Duration], share: f64) -> std::time::Duration {
    times.sort_unstable();
    let at = (times.len() as f64 * share) as usize;
    let at = at.min(times.len().saturating_sub(1));
    times.get(at).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::SharedState;
    use antedate_dice::Dice;
    use std::sync::Arc;

    fn row(seq: u64, asked: Option<(u32, &str)>) -> Row {
        let asked = asked.map_or(
            Value::Null,
            |(player, id)| serde_json::json!({"player": player, "id": id}),
        );
        Row {
            seq,
            body: serde_json::json!({"asked": asked}).to_string(),
        }
    }

    fn told(done: &[(&str, u64)], refused: &[&str]) -> Client {
        let world = Arc::new(SharedState::new(vec![1], 1));
        let seat = (0, String::new());
        let mut client = Client::new(world, (0, String::new()), seat, Dice::new(1));
        let done = done.iter().map(|(id, seq)| DoneMessage {
            id: (*id).to_owned(),
            seq: *seq,
            driver: None,
        });
        client.history.done = done.collect();
        client.history.refused = refused.iter().map(|id| (*id).to_owned()).collect();
        client
    }

    #[test]
    fn every_way_to_be_told_something_else_is_found() {
        let log = [
            row(1, None),
            row(2, Some((0, "a"))),
            row(3, Some((1, "a"))),
            row(4, Some((0, "b"))),
            row(5, Some((0, "c"))),
            row(6, Some((0, "c"))),
        ];
        let asked = Asked::of(&log).unwrap();
        let wrong = |done: &[_], refused: &[_]| asked.compare(&told(done, refused)).join("; ");
        assert_eq!(wrong(&[("a", 2), ("b", 4)], &["x"]), "");
        assert!(wrong(&[("z", 7)], &[]).contains("not in the log"));
        assert!(wrong(&[("a", 3)], &[]).contains("the log has [2]"));
        assert!(wrong(&[("c", 5)], &[]).contains("[5, 6]"), "done twice");
        assert!(wrong(&[("b", 4), ("a", 2)], &[]).contains("after entry 4"));
        assert!(wrong(&[], &["b"]).contains("refused"));
        assert!(Asked::of(&[row(1, None), row(3, None)]).is_err());
    }

    #[test]
    fn a_seat_that_is_played_as_asked_needs_no_entry() {
        let bot = serde_json::json!({"type": "bot", "level": "steady"});
        let owner = serde_json::json!({"type": "owner"});
        let started = serde_json::json!({"e": "started", "order": [1, 0]});
        let handed = serde_json::json!({"e": "handed_over", "seat": 1, "to": bot});
        let bodies = [&started, &Value::Null, &handed, &Value::Null, &started];
        let log = (1..).zip(bodies).map(|(seq, body)| Row {
            seq,
            body: body.to_string(),
        });
        let asked = Asked::of(&log.collect::<Vec<_>>()).unwrap();
        let is_wrong = |seq, driver: &Value| {
            let mut client = told(&[("a", seq)], &[]);
            client.history.done[0].driver = Some(driver.clone());
            !asked.compare(&client).is_empty()
        };
        assert!(is_wrong(2, &bot), "it was handed over later");
        assert!(!is_wrong(2, &owner));
        assert!(!is_wrong(3, &bot));
        assert!(!is_wrong(4, &bot));
        assert!(is_wrong(4, &owner));
        assert!(is_wrong(5, &bot), "a new game begins with its owners");
        assert!(is_wrong(0, &owner), "there is no game");
    }
}
