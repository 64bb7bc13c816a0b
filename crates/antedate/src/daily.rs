//! `antedate daily`: a past day, how hard it was and how everybody did.

use std::fmt::Write as _;
use std::io::Write;
use std::process::ExitCode;

use antedate_decks::Lang;
use antedate_runs::{Counts, Day, Deal};
use antedate_store::wait;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::Usage;
use crate::host::{FolderArgs, now};

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate daily
  antedate daily --date 2026-11-18 --lang it
  antedate daily --date 2026-11-18 --json --data ./games

Shows the cards of a past day in the order they came, how hard they were taken to be, and how everybody
did. Today’s are secret until the day is over, by UTC.")]
pub(crate) struct Args {
    /// The day by UTC, like 2026-11-18 [default: yesterday]
    #[arg(long, value_name = "DATE")]
    date: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[arg(long, default_value = "en", help = format!("The language of the cards: {}", Lang::choices()))]
    lang: Lang,
    #[command(flatten)]
    from: FolderArgs,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let today = Day::of(now());
    let day = match &args.date {
        Some(text) => text
            .parse::<Day>()
            .map_err(|error| Usage(error.to_string()))?,
        None => Day(today.0 - 1),
    };
    check_is_over(day, today)?;
    let store = args.from.database()?.open()?.store;
    let kept = wait(store.run(day.run()))?;
    let kept = kept.with_context(|| {
        format!("no cards were dealt here on {day}: nobody asked for them while it ran")
    })?;
    let deal = Deal::from_json(&kept.body)?;
    let counts = wait(store.run_counts(day.run()))?;
    let counts = counts.iter().map(|(name, n)| (name.as_str(), *n));
    let counts = Counts::of(deal.run(), counts);
    let told = match args.json {
        true => format!("{:#}\n", as_json(day, &deal, &counts, args.lang)),
        false => as_text(day, &deal, &counts, args.lang),
    };
    std::io::stdout().write_all(told.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The cards of a day are secret until it is over (SEC-5).
fn check_is_over(day: Day, today: Day) -> Result<()> {
    if day == today {
        bail!(
            "{day} is still being played, and its cards are secret until it is over; ask tomorrow"
        );
    }
    if day > today {
        bail!("{day} is still to come; its cards are chosen when it begins");
    }
    Ok(())
}

fn as_json(day: Day, deal: &Deal, counts: &Counts, lang: Lang) -> Value {
    let card = |n: usize| {
        let texts = deal.card(n);
        let back = texts.back(lang);
        let mut card = json!({
            "deck": texts.deck.id, "card": texts.card.id, "title": texts.front(lang).title,
            "date": back.label, "value": back.value, "topic": texts.card.topic,
        });
        if n > 0 {
            card["right"] = counts.right[n - 1].into();
            card["gaps"] = counts.gaps[n - 1].clone().into();
        }
        card
    };
    let seed = deal.seed();
    json!({
        "date": day.to_string(),
        "hard": deal.hard(),
        "players": counts.players(),
        "points": counts.points,
        "commitment": seed.map(|seed| seed.commitment()),
        "seed": seed.map(|seed| seed.to_hex()),
        "cards": (0..=deal.run()).map(card).collect::<Vec<Value>>(),
    })
}

const WEEKDAYS: [&str; 7] = [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
];

fn as_text(day: Day, deal: &Deal, counts: &Counts, lang: Lang) -> String {
    let players = counts.players();
    let mut text = format!("{} {day}\n", WEEKDAYS[day.weekday()]);
    if let Some(hard) = deal.hard() {
        let _ = writeln!(text, "expected wrong: {hard} of 100");
    }
    let n_right: u64 = counts.right.iter().sum();
    let wrong = 100 - percent(n_right, players * deal.run() as u64).unwrap_or(100);
    match players {
        0 => text += "nobody finished it while it ran\n",
        _ => {
            let _ = writeln!(text, "were wrong: {wrong} of 100, {players} played");
        }
    }
    for n in 0..=deal.run() {
        let texts = deal.card(n);
        let share = n
            .checked_sub(1)
            .and_then(|nth| percent(counts.right[nth], players));
        let share = share.map_or_else(String::new, |share| format!("{share:>3}% right"));
        let place = if n == 0 {
            "line".to_owned()
        } else {
            n.to_string()
        };
        let (title, label) = (texts.front(lang).title, texts.back(lang).label);
        let line = format!(
            "{place:>4}  {share:<10}  {label}: {title} ({})",
            texts.deck.id
        );
        let _ = writeln!(text, "{}", line.trim_end());
    }
    if players > 0 {
        let points: Vec<String> = counts.points.iter().map(u64::to_string).collect();
        let _ = writeln!(text, "players by points, from 0: {}", points.join(" "));
    }
    text
}

fn percent(n: u64, of: u64) -> Option<u64> {
    (of > 0).then(|| (200 * n + of) / (2 * of))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_day_that_is_over_is_shown() {
        let refusal = |day| check_is_over(Day(day), Day(5)).unwrap_err().to_string();
        assert!(refusal(5).contains("still being played"));
        assert!(refusal(6).contains("still to come"));
        assert!(check_is_over(Day(4), Day(5)).is_ok());
    }

    #[test]
    fn shares_are_rounded() {
        assert_eq!(percent(0, 0), None);
        assert_eq!(percent(1, 3), Some(33));
        assert_eq!(percent(2, 3), Some(67));
        assert_eq!(percent(3, 3), Some(100));
    }
}
