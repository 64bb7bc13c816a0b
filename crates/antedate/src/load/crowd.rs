//! One table of chorus under load: a crowd that places the same card at the same moment.
//!
//! Every player has a connection and a task of their own. Each chooses when the card is shown,
//! at once or within the time that `--rate` leaves, and the card closes with the last of them.
//! Measured is how long after the card closed each screen has the reveal.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use antedate_dice::Dice;
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde_json::json;
use tokio::task::JoinSet;

use super::client::{Socket, get, post};
use super::counts::Counts;
use super::scan::{Scanned, hear, number_after};
use super::table::token;

/// Cards of a run: the longest, so that few of them are the first.
const RUN: u64 = 30;
/// After so long without a message the table counts as stuck.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A table with a connection for each player.
pub(super) struct Crowd {
    host: Arc<str>,
    table: String,
    screens: Vec<Screen>,
}

/// One player.
struct Screen {
    socket: Socket,
    player: usize,
    dice: Dice,
    n_sent: u64,
    /// How many cards lie in the line.
    n_line: u64,
    /// The seat of the game that is played, from the frame that started it.
    seat: Option<usize>,
    is_open: bool,
    n_games: u64,
    /// What was acknowledged: the game, the seat, and the gap.
    acknowledged: Vec<(u64, usize, u64)>,
    micros: Vec<u32>,
}

#[derive(Deserialize)]
struct Started {
    event: StartedEvent,
}

#[derive(Deserialize)]
struct StartedEvent {
    seats: Vec<usize>,
}

/// A line of a transcript that says "done".
#[derive(Deserialize)]
struct Done {
    seat: usize,
    done: Option<u64>,
}

impl Crowd {
    /// Makes a table, seats its players and connects them; the game is not yet begun.
    pub(super) async fn make(hosts: &[Arc<str>], n_players: u16) -> Result<Crowd> {
        let host = hosts.first().context("no server is named")?.clone();
        let tokens = (0..n_players)
            .map(|_| token())
            .collect::<Result<Vec<_>>>()?;
        let asked = json!({
            "rules": "chorus", "decks": ["classic"], "name": "0", "token": tokens[0],
            "options": {"seats": n_players, "game": {"rules": "chorus", "run": RUN}},
        });
        let made = post(&host, "/api/tables", &asked).await?;
        let table = made["table"].as_str().context("no table was made")?;
        for (n, token) in tokens.iter().enumerate().skip(1) {
            let joining = json!({"name": n.to_string(), "token": token});
            post(&host, &format!("/api/tables/{table}/join"), &joining).await?;
        }
        let mut screens = Vec::new();
        for (player, token) in tokens.iter().enumerate() {
            let at = &hosts[player % hosts.len()];
            screens.push(Screen::enter(at, table, player, token).await?);
        }
        Ok(Crowd {
            table: table.to_owned(),
            host,
            screens,
        })
    }

    /// Plays until `end`: within `think` each player says something of each card.
    pub(super) async fn play(self, end: Instant, think: Duration) -> Counts {
        let mut playing = JoinSet::new();
        for mut screen in self.screens {
            playing.spawn(async move {
                let played = screen.play(end, think).await;
                (screen, played)
            });
        }
        let (mut counts, mut screens) = (Counts::default(), Vec::new());
        while let Some(played) = playing.join_next().await {
            let Ok((screen, played)) = played else {
                counts.errors += 1;
                continue;
            };
            if let Err(error) = played {
                counts.error(&error);
            }
            screens.push(screen);
        }
        for screen in &screens {
            counts.micros.extend(&screen.micros);
            counts.games = counts.games.max(screen.n_games);
        }
        let compared = compare(&self.host, &self.table, &screens, &mut counts).await;
        if let Err(error) = compared {
            counts.error(&error);
        }
        counts
    }
}

/// Compares what was acknowledged in finished games with their transcripts.
async fn compare(host: &str, table: &str, screens: &[Screen], counts: &mut Counts) -> Result<()> {
    // The last game may be unfinished.
    for game in 1..counts.games {
        let path = format!("/api/tables/{table}/transcript?game={game}");
        let transcript = get(host, &path).await?;
        let lines = transcript.lines();
        let kept: Vec<Done> = lines
            .filter_map(|line| serde_json::from_str(line).ok())
            .collect();
        for screen in screens {
            let own = screen.acknowledged.iter().filter(|one| one.0 == game);
            let mut kept = kept.iter();
            for (_, seat, gap) in own {
                counts.checked += 1;
                let found = kept.any(|line| (line.seat, line.done) == (*seat, Some(*gap)));
                counts.lost += u64::from(!found);
            }
        }
    }
    Ok(())
}

impl Screen {
    async fn enter(host: &str, table: &str, player: usize, token: &str) -> Result<Screen> {
        let mut socket = Socket::open(host, table).await?;
        let enter = format!(
            r#"{{"v":2,"id":"enter","do":{{"type":"enter","tokens":["{token}"],"lang":"en"}}}}"#
        );
        socket.send(&enter).await?;
        loop {
            let text = socket.read().await?;
            match hear(text, "enter") {
                Scanned::Answer(None) => bail!("a player could not enter: {text}"),
                Scanned::View(_) => break,
                _ => {}
            }
        }
        Ok(Screen {
            socket,
            player,
            dice: Dice::new(player as u64),
            n_sent: 0,
            n_line: 0,
            seat: None,
            is_open: false,
            n_games: 0,
            acknowledged: Vec::new(),
            micros: Vec::new(),
        })
    }

    async fn play(&mut self, end: Instant, think: Duration) -> Result<()> {
        if self.player == 0 {
            self.send(r#"{"type":"start"}"#).await?;
        }
        while Instant::now() < end {
            if self.is_open {
                self.think(end, think).await?;
                self.choose().await?;
            }
            let heard = tokio::time::timeout(TIMEOUT, self.hear_until_asked(end)).await;
            heard.unwrap_or_else(|_| bail!("nothing came for {} s", TIMEOUT.as_secs()))?;
        }
        Ok(())
    }

    /// Waits for a part of `think`, and reads what comes meanwhile: nobody's screen stands still.
    async fn think(&mut self, end: Instant, think: Duration) -> Result<()> {
        let part = self.dice.bits() as f64 / u64::MAX as f64;
        let until = (Instant::now() + think.mul_f64(part)).min(end);
        while Instant::now() < until && self.is_open {
            let heard = tokio::time::timeout_at(until.into(), self.hear_one()).await;
            if let Ok(heard) = heard {
                heard?;
            }
        }
        Ok(())
    }

    async fn choose(&mut self) -> Result<()> {
        if !self.is_open {
            return Ok(());
        }
        let gap = self.dice.bits() % (self.n_line + 1);
        self.is_open = false;
        let action = format!(r#"{{"type":"act","action":{{"type":"done","gap":{gap}}}}}"#);
        self.send(&action).await?;
        if let Some(seat) = self.seat {
            self.acknowledged.push((self.n_games, seat, gap));
        }
        Ok(())
    }

    async fn send(&mut self, command: &str) -> Result<()> {
        self.n_sent += 1;
        let id = self.n_sent;
        let text = format!(r#"{{"id":"c{id}","do":{command}}}"#);
        self.socket.send(&text).await
    }

    async fn hear_until_asked(&mut self, end: Instant) -> Result<()> {
        while !self.is_open && Instant::now() < end {
            let heard = tokio::time::timeout_at(end.into(), self.hear_one()).await;
            if let Ok(heard) = heard {
                heard?;
            }
        }
        Ok(())
    }

    async fn hear_one(&mut self) -> Result<()> {
        let text = self.socket.read().await?;
        if text.contains(r#""error":{"code""#) {
            bail!("a message was refused: {text}");
        }
        if text.contains(r#""event":{"type":"started""#) {
            let Started { event } = serde_json::from_str(text)?;
            self.seat = event.seats.iter().position(|seat| *seat == self.player);
            (self.n_line, self.is_open) = (1, true);
            self.n_games += 1;
            return Ok(());
        }
        if text.contains(r#"{"type":"card_closed","closed""#) {
            self.micros.extend(micros_since(text));
            self.n_line += 1;
            let is_over = text.contains(r#"{"type":"game_ended""#);
            self.is_open = !is_over;
        }
        if self.player == 0 && text.contains(r#""event":{"type":"ended""#) {
            return self.send(r#"{"type":"rematch"}"#).await;
        }
        Ok(())
    }
}

/// How long ago the entry of a frame was made, by this machine's clock, which is the server's.
fn micros_since(frame: &str) -> Option<u32> {
    let at = number_after(frame, r#""at":"#)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    let since = now.checked_sub(Duration::from_millis(at))?;
    u32::try_from(since.as_micros()).ok()
}
