//! Compares what clients were told with what is in the log.

use std::collections::HashMap;

use antedate_store::Row;
use serde_json::Value;

use crate::client::Client;

/// What a log says of the messages that asked for its entries.
pub(crate) struct Asked {
    /// The numbers of the entries of each player's message.
    numbers: HashMap<(u64, String), Vec<u64>>,
    pub(crate) n_entries: usize,
}

impl Asked {
    /// Reads a log, whose numbers must be without a gap.
    pub(crate) fn of(rows: &[Row]) -> Result<Asked, String> {
        let mut numbers: HashMap<(u64, String), Vec<u64>> = HashMap::new();
        for (n, row) in rows.iter().enumerate() {
            if row.seq != n as u64 + 1 {
                return Err(format!("entry {} is missing from the log", n + 1));
            }
            let body: Value = serde_json::from_str(&row.body).map_err(|error| error.to_string())?;
            let asked = &body["asked"];
            if let (Some(player), Some(id)) = (asked["player"].as_u64(), asked["id"].as_str()) {
                let numbers = numbers.entry((player, id.to_owned())).or_default();
                numbers.push(row.seq);
            }
        }
        Ok(Asked {
            numbers,
            n_entries: rows.len(),
        })
    }

    /// Lists what a client was told that is not so.
    pub(crate) fn compare(&self, client: &Client) -> Vec<String> {
        let mut wrong = client.history.wrong.clone();
        let numbers = |id: &String| {
            let key = (u64::from(client.player), id.clone());
            self.numbers.get(&key).map_or(&[][..], Vec::as_slice)
        };
        let mut last = 0;
        for (id, seq) in &client.history.done {
            match numbers(id) {
                [number] if number == seq => {}
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
    use crate::chance::Chance;
    use crate::world::World;
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
        let world = Arc::new(World::new(vec![1], 1));
        let seat = (0, String::new());
        let mut client = Client::new(world, (0, String::new()), seat, Chance::new(1));
        let done = done.iter().map(|(id, seq)| ((*id).to_owned(), *seq));
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
}
