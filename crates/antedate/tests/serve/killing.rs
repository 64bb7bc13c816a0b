//! `kill -9` at random moments while people play: nothing acknowledged is lost, no game is
//! corrupt, and everybody has caught up within two seconds of the restart.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use antedate_store::{SqliteOptions, SqliteStore, TableLog, sqlite, wait};
use serde_json::{Value, json};

use crate::common::{Gone, Server, Socket, token};
use crate::server::request;

/// How often the server is killed; `cargo xtask test --long` asks for more.
const ROUNDS: &str = "ANTEDATE_KILL_ROUNDS";
const N_TABLES: usize = 4;
/// How soon after the restart everybody has caught up.
const CAUGHT_UP: Duration = Duration::from_secs(2);

/// What a pair plays at least: fewer moves would prove little.
const MIN_MOVES: u64 = 11;
/// When a pair that does not play on is given up, also on a crowded machine.
const PLAYED_ON: Duration = Duration::from_secs(60);

/// Where the server is now, and since when; `None` while it is down.
pub(crate) type Address = Arc<Mutex<Option<(String, Instant)>>>;

/// A move that was acknowledged: it is in the log, under its number.
pub(crate) struct Acknowledged {
    pub(crate) seq: u64,
    player: u64,
    id: String,
    /// When the answer came.
    pub(crate) at: Instant,
}

/// How far a pair has come, for whoever waits for it.
#[derive(Default)]
pub(crate) struct Progress {
    /// What was acknowledged.
    pub(crate) moves: AtomicU64,
    /// Games that are over.
    pub(crate) games: AtomicU64,
}

/// Two people at one table, and all they were promised.
pub(crate) struct Pair {
    address: Address,
    n: usize,
    pub(crate) table: String,
    sockets: [Option<Socket>; 2],
    /// The last number each has seen.
    seen: [u64; 2],
    /// The message that each has sent and not heard of.
    open: [Option<(String, Value)>; 2],
    pub(crate) acknowledged: Vec<Acknowledged>,
    n_sent: u64,
    pub(crate) n_games: u64,
    pub(crate) progress: Arc<Progress>,
    slowest: Duration,
    chance: u64,
}

impl Pair {
    pub(crate) fn sit_down(address: &Address, n: usize) -> Pair {
        let host = address.lock().unwrap().as_ref().unwrap().0.clone();
        let asked = json!({"rules": "timeline", "decks": ["classic"], "name": "Ada",
            "token": token(n, 0), "options": {"seats": 2, "game": {"rules": "timeline", "hand": 3}}});
        let (status, made) = request(&host, "POST", "/api/tables", "", &asked.to_string()).unwrap();
        assert_eq!(status, 201, "{made}");
        let made: Value = serde_json::from_str(&made).unwrap();
        let table = made["table"].as_str().unwrap().to_owned();
        let join = json!({"name": "Bea", "token": token(n, 1)}).to_string();
        let path = format!("/api/tables/{table}/join");
        assert_eq!(request(&host, "POST", &path, "", &join).unwrap().0, 200);
        Pair {
            address: address.clone(),
            n,
            table,
            sockets: [None, None],
            seen: [0, 0],
            open: [None, None],
            acknowledged: Vec::new(),
            n_sent: 0,
            n_games: 0,
            progress: Arc::default(),
            slowest: Duration::ZERO,
            chance: n as u64,
        }
    }

    /// Plays until told to stop; whenever the server is gone, waits for it and goes on.
    pub(crate) fn play(mut self, stop: &Mutex<bool>) -> Pair {
        while !*stop.lock().unwrap() {
            if self.turn().is_err() {
                self.leave();
            }
        }
        self
    }

    /// Hangs up.
    pub(crate) fn leave(&mut self) {
        self.sockets = [None, None];
    }

    fn turn(&mut self) -> Result<(), Gone> {
        for player in 0..2 {
            self.connect(player)?;
        }
        let view = self.socket(0)?.view()?;
        let game = &view["game"];
        let to_act = match view["phase"].as_str() {
            Some("playing") => game["view"]["turn"].as_u64().unwrap() as usize,
            _ => return self.begin(&view),
        };
        let player = game["seats"][to_act]["player"].as_u64().unwrap() as usize;
        let hand = game["view"]["hands"][to_act].as_array().unwrap();
        let card = &hand[self.below(hand.len())]["card"];
        let n_gaps = game["view"]["line"].as_array().unwrap().len() + 1;
        let action = json!({"type": "place", "card": card, "gap": self.below(n_gaps)});
        self.say(player, json!({"type": "act", "action": action}))
    }

    fn begin(&mut self, view: &Value) -> Result<(), Gone> {
        let again = view["phase"] == "finished";
        self.n_games += u64::from(again);
        self.progress.games.store(self.n_games, Ordering::Relaxed);
        let command = if again { "rematch" } else { "start" };
        self.say(0, json!({"type": command}))
    }

    /// Comes back to the table, and sends again what was not answered.
    fn connect(&mut self, player: usize) -> Result<(), Gone> {
        if self.sockets[player].is_some() {
            return Ok(());
        }
        let Some((host, since)) = self.address.lock().unwrap().clone() else {
            // The server is down: the test itself brings it back.
            std::thread::sleep(Duration::from_millis(2));
            return Err(Gone);
        };
        let mut socket = Socket::open(&host, &self.table)?;
        let enter = json!({"type": "enter", "tokens": [token(self.n, player)], "lang": "en",
            "since": self.seen[player]});
        let answer = socket.ask("enter", &enter)?;
        let now = answer["ok"]["seq"]
            .as_u64()
            .expect("the seat is still there");
        let last = self.acknowledged.last().map_or(0, |last| last.seq);
        assert!(
            now >= last,
            "entry {last} was acknowledged, and {now} is the last"
        );
        while self.seen[player] < now {
            let message = socket.next()?;
            if matches!(message["type"].as_str(), Some("view" | "frame")) {
                self.seen[player] = message["seq"].as_u64().unwrap();
            }
        }
        self.slowest = self.slowest.max(since.elapsed());
        self.sockets[player] = Some(socket);
        match self.open[player].take() {
            Some((id, command)) => self.say_as(player, id, command),
            None => Ok(()),
        }
    }

    fn say(&mut self, player: usize, command: Value) -> Result<(), Gone> {
        self.n_sent += 1;
        let id = format!("m{}", self.n_sent);
        self.say_as(player, id, command)
    }

    fn say_as(&mut self, player: usize, id: String, command: Value) -> Result<(), Gone> {
        self.open[player] = Some((id.clone(), command.clone()));
        let answer = self.socket(player)?.ask(&id, &command)?;
        self.open[player] = None;
        if let Some(seq) = answer["ok"]["seq"].as_u64() {
            let player = player as u64;
            let at = Instant::now();
            self.acknowledged.push(Acknowledged {
                seq,
                player,
                id,
                at,
            });
            self.progress.moves.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    fn socket(&mut self, player: usize) -> Result<&mut Socket, Gone> {
        self.sockets[player].as_mut().ok_or(Gone)
    }

    fn below(&mut self, n: usize) -> usize {
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) as usize % n
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let rounds = std::env::var(ROUNDS).map_or(20, |rounds| rounds.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let address: Address = Arc::new(Mutex::new(Some((server.host.clone(), Instant::now()))));
    let stop = Arc::new(Mutex::new(false));
    let pairs: Vec<_> = (0..N_TABLES).map(|n| Pair::sit_down(&address, n)).collect();
    let progress: Vec<_> = pairs.iter().map(|pair| pair.progress.clone()).collect();
    let playing: Vec<_> = pairs
        .into_iter()
        .map(|pair| {
            let stop = stop.clone();
            std::thread::spawn(move || pair.play(&stop))
        })
        .collect();
    let mut slowest_start = Duration::ZERO;
    for round in 0..rounds {
        // Uneven, so that the blow falls anywhere in a save.
        let pause = 120 + (round * 7919) % 230;
        std::thread::sleep(Duration::from_millis(pause));
        *address.lock().unwrap() = None;
        server.kill();
        let started = Instant::now();
        server = Server::start(folder.path());
        slowest_start = slowest_start.max(started.elapsed());
        *address.lock().unwrap() = Some((server.host.clone(), Instant::now()));
    }
    // The last life is long enough for everybody to come back and play on.
    for progress in &progress {
        wait_for_moves(progress);
    }
    *stop.lock().unwrap() = true;
    let pairs: Vec<Pair> = playing
        .into_iter()
        .map(|pair| pair.join().unwrap())
        .collect();
    check_transcripts(&server, &pairs);
    server.kill();
    check_log(folder.path(), &pairs);
    let slowest = pairs.iter().map(|pair| pair.slowest).max().unwrap();
    // How long the server took to start tells how crowded this machine is.
    let allowed = CAUGHT_UP.max(slowest_start * 20);
    assert!(
        slowest <= allowed,
        "somebody had caught up only after {slowest:?}, {allowed:?} at most"
    );
}

/// Waits until a pair has played on since now, and enough in all for [`check_log`].
fn wait_for_moves(progress: &Progress) {
    let wanted = (progress.moves.load(Ordering::Relaxed) + 5).max(MIN_MOVES);
    let began = Instant::now();
    while progress.moves.load(Ordering::Relaxed) < wanted {
        assert!(began.elapsed() < PLAYED_ON, "nobody plays on");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Every acknowledged message is in the log under the number that was told.
pub(crate) fn check_log(folder: &Path, pairs: &[Pair]) {
    let file = sqlite::file_in(folder);
    let store = SqliteStore::open(&file, &SqliteOptions::default()).unwrap();
    for pair in pairs {
        let rows = wait(store.load(pair.table.clone(), 0)).unwrap();
        assert!(
            pair.acknowledged.len() as u64 >= MIN_MOVES,
            "too little was played"
        );
        for Acknowledged {
            seq, player, id, ..
        } in &pair.acknowledged
        {
            let row = rows.get(*seq as usize - 1);
            let row = row.unwrap_or_else(|| panic!("entry {seq} was acknowledged and is lost"));
            let entry: Value = serde_json::from_str(&row.body).unwrap();
            let asked = json!({"player": player, "id": id});
            assert_eq!(entry["asked"], asked, "entry {seq} is another's");
        }
    }
}

/// Every game that came to its end is a whole one, by the rules.
fn check_transcripts(server: &Server, pairs: &[Pair]) {
    let mut n_games = 0;
    for pair in pairs {
        for game in 1..=pair.n_games {
            let path = format!("/api/tables/{}/transcript?game={game}", pair.table);
            let (status, record) = server.request("GET", &path, "");
            assert_eq!(status, 200, "{record}");
            let found = antedate_record::verify::verify(record.as_bytes());
            assert!(found.is_ok(), "game {game}: {:?}", found.err());
            n_games += 1;
        }
    }
    assert!(n_games > 0, "no game was played to its end");
}
