//! A disk that fills up while people play, and has room again.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use antedate_live::Library;
use antedate_server::Server;
use antedate_store::{
    Append, Claim, Duel, DuelPlayer, Guest, IdleTable, NewEntry, NewReport, NewTable,
    PracticeAnswer, Reply, ResultRow, Rewrite, Row, RunAnswer, RunStore, Store, StoreError,
    StoredRun, TableInfo, TableLog, Ticket,
};
use serde_json::json;

use crate::common::{Client, PATIENCE, choices, get, id_of, make, post, quick, request, token};
use crate::home;

/// A store whose disk is full when the test says so, or that is slow to find a table and then
/// breaks down.
struct Filling {
    inner: Arc<dyn Store>,
    full: Arc<AtomicBool>,
    folder: PathBuf,
    breaks: bool,
}

impl Filling {
    fn unless_full<T: Send + 'static>(
        &self,
        save: impl FnOnce(&dyn Store) -> Reply<T>,
    ) -> Reply<T> {
        if !self.full.load(Ordering::Relaxed) {
            return save(&*self.inner);
        }
        Box::pin(async { Err(StoreError::Full) })
    }
}

impl TableLog for Filling {
    fn append(&self, append: Append) -> Reply<u64> {
        self.unless_full(|store| store.append(append))
    }
    fn load(&self, table: String, since: u64) -> Reply<Vec<Row>> {
        self.inner.load(table, since)
    }
}

impl RunStore for Filling {
    fn put_secret(&self, name: String, value: String) -> Reply<String> {
        self.unless_full(move |store| store.put_secret(name, value))
    }
    fn put_run(&self, run: StoredRun) -> Reply<StoredRun> {
        self.unless_full(move |store| store.put_run(run))
    }
    fn run(&self, id: String) -> Reply<Option<StoredRun>> {
        self.inner.run(id)
    }
    fn runs_before(&self, start: String, before: String, limit: usize) -> Reply<Vec<String>> {
        self.inner.runs_before(start, before, limit)
    }
    fn put_run_answer(
        &self,
        answer: RunAnswer,
        counts: Vec<String>,
        most: u64,
    ) -> Reply<RunAnswer> {
        self.unless_full(move |store| store.put_run_answer(answer, counts, most))
    }
    fn run_answers(&self, run: String, guest: String) -> Reply<Vec<RunAnswer>> {
        self.inner.run_answers(run, guest)
    }
    fn run_answers_of(&self, guest: String) -> Reply<Vec<RunAnswer>> {
        self.inner.run_answers_of(guest)
    }
    fn counted_runs(&self, guest: String) -> Reply<Vec<String>> {
        self.inner.counted_runs(guest)
    }
    fn run_players(&self, run: String, after: String, limit: usize) -> Reply<Vec<String>> {
        self.inner.run_players(run, after, limit)
    }
    fn run_counts(&self, run: String) -> Reply<Vec<(String, u64)>> {
        self.inner.run_counts(run)
    }
    fn recount_run(&self, run: String, guests: Vec<(String, Vec<String>)>) -> Reply<()> {
        self.unless_full(move |store| store.recount_run(run, guests))
    }
    fn put_duel(&self, duel: Duel) -> Reply<()> {
        self.unless_full(move |store| store.put_duel(duel))
    }
    fn duel(&self, id: String) -> Reply<Option<(Duel, Vec<DuelPlayer>)>> {
        self.inner.duel(id)
    }
    fn join_duel(&self, player: DuelPlayer, most: usize) -> Reply<Vec<DuelPlayer>> {
        self.unless_full(move |store| store.join_duel(player, most))
    }
    fn duels_of(&self, guest: String) -> Reply<Vec<DuelPlayer>> {
        self.inner.duels_of(guest)
    }
}

impl Store for Filling {
    fn create(&self, table: NewTable, entries: Vec<NewEntry>, due: Option<i64>) -> Reply<u64> {
        self.unless_full(|store| store.create(table, entries, due))
    }
    fn load_many(&self, since: Vec<(String, u64)>) -> Reply<Vec<(String, Vec<Row>)>> {
        self.inner.load_many(since)
    }
    fn running(&self, limit: usize) -> Reply<Vec<TableInfo>> {
        self.inner.running(limit)
    }
    fn find_code(&self, code: String) -> Reply<Option<TableInfo>> {
        self.inner.find_code(code)
    }
    fn find_table(&self, table: String) -> Reply<Option<TableInfo>> {
        match self.breaks {
            true => Box::pin(async {
                tokio::time::sleep(Duration::from_millis(500)).await;
                panic!("a fault put in on purpose");
            }),
            false => self.inner.find_table(table),
        }
    }
    fn tables(&self, after: String, limit: usize) -> Reply<Vec<TableInfo>> {
        self.inner.tables(after, limit)
    }
    fn put_deck(&self, hash: String, body: String) -> Reply<()> {
        self.unless_full(|store| store.put_deck(hash, body))
    }
    fn deck(&self, hash: String) -> Reply<Option<String>> {
        self.inner.deck(hash)
    }
    fn claim_due(&self, now: i64, late: i64, lease: i64, limit: usize) -> Reply<Vec<Claim>> {
        self.unless_full(|store| store.claim_due(now, late, lease, limit))
    }
    fn put_guest(&self, guest: Guest) -> Reply<()> {
        self.unless_full(|store| store.put_guest(guest))
    }
    fn guest(&self, hash: String) -> Reply<Option<Guest>> {
        self.inner.guest(hash)
    }
    fn guests_like(&self, start: String, limit: usize) -> Reply<Vec<String>> {
        self.inner.guests_like(start, limit)
    }
    fn seats_of(&self, guest: String) -> Reply<Vec<(String, u32)>> {
        self.inner.seats_of(guest)
    }
    fn results_of(&self, guest: String) -> Reply<Vec<ResultRow>> {
        self.inner.results_of(guest)
    }
    fn last_results(
        &self,
        guests: Vec<String>,
        each: usize,
        limit: usize,
    ) -> Reply<Vec<ResultRow>> {
        self.inner.last_results(guests, each, limit)
    }
    fn result(&self, id: String) -> Reply<Option<ResultRow>> {
        self.inner.result(id)
    }
    fn board(&self, board: String, since: i64, limit: usize) -> Reply<Vec<ResultRow>> {
        self.inner.board(board, since, limit)
    }
    fn streaks(&self, since: i64, limit: usize) -> Reply<Vec<(u32, String, ResultRow)>> {
        self.inner.streaks(since, limit)
    }
    fn longest_run(&self, guest: String) -> Reply<u32> {
        self.inner.longest_run(guest)
    }
    fn rewrite(&self, rewrite: Rewrite) -> Reply<()> {
        self.unless_full(|store| store.rewrite(rewrite))
    }
    /// There is room to delete somebody, but not to wipe the file.
    fn forget_guest(&self, hash: String) -> Reply<()> {
        if self.full.load(Ordering::Relaxed) {
            let forget = format!("DELETE FROM guests WHERE hash = '{hash}'");
            let note = "INSERT INTO chores (name) VALUES ('wipe')";
            home::change(&self.folder, &format!("{forget}; {note}"));
        }
        self.unless_full(|store| store.forget_guest(hash))
    }
    fn owes_wipe(&self) -> Reply<bool> {
        self.inner.owes_wipe()
    }
    fn put_ticket(&self, ticket: Ticket) -> Reply<()> {
        self.unless_full(|store| store.put_ticket(ticket))
    }
    fn ticket(&self, hash: String, now: i64) -> Reply<Option<Ticket>> {
        self.inner.ticket(hash, now)
    }
    fn put_report(&self, report: NewReport, most: u64) -> Reply<bool> {
        self.unless_full(|store| store.put_report(report, most))
    }
    fn put_practice(&self, answer: PracticeAnswer, most: u64) -> Reply<PracticeAnswer> {
        self.unless_full(move |store| store.put_practice(answer, most))
    }
    fn practice_of(&self, guest: String) -> Reply<Vec<PracticeAnswer>> {
        self.inner.practice_of(guest)
    }
    fn quiet(&self, before: i64, after: i64, limit: usize) -> Reply<Vec<IdleTable>> {
        self.inner.quiet(before, after, limit)
    }
    fn remove(&self, table: String, expected: u64) -> Reply<()> {
        self.unless_full(|store| store.remove(table, expected))
    }
    fn sweep(&self, limit: usize) -> Reply<bool> {
        self.unless_full(|store| store.sweep(limit))
    }
}

/// A server with such a store, and the switch that fills its disk.
async fn start(folder: &Path) -> (Server, Arc<AtomicBool>) {
    let full = Arc::new(AtomicBool::new(false));
    let store = Filling {
        inner: home::store(folder),
        full: full.clone(),
        folder: folder.to_owned(),
        breaks: false,
    };
    (serve(store).await, full)
}

async fn serve(store: Filling) -> Server {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(address, quick(), Arc::new(store), Library::default()).await;
    server.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_refused_with_a_sentence_until_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let (server, full) = start(folder.path()).await;
    let address = server.address();
    let first = json!({"seats": 2, "first": {"type": "player", "player": 0}});
    let table = id_of(
        &make(
            address,
            "timeline",
            json!({"bots": ["random"], "options": first}),
        )
        .await,
    );
    let mut ada = Client::enter(address, &table, &[0]).await;
    let mut watcher = Client::enter(address, &table, &[]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    let before = ada.view().await;

    full.store(true, Ordering::Relaxed);
    let action = choices(&before["game"])[0].clone();
    let act = json!({"type": "act", "action": action});
    let refused = ada.ask_as("move", act.clone()).await;
    assert_eq!(refused["error"]["code"], "saving_paused");
    assert!(
        refused["error"]["message"]
            .as_str()
            .unwrap()
            .contains("disk is full")
    );
    watcher
        .until(|message| message["hint"] == "saving_paused")
        .await;
    assert_eq!(
        ada.view().await,
        before,
        "a move that was refused has not happened"
    );

    full.store(false, Ordering::Relaxed);
    assert!(ada.ask_as("move", act).await["ok"].is_object());
    watcher
        .until(|message| message["hint"] == "saving_resumed")
        .await;
    let over = ada.play().await;
    assert_eq!(over["phase"], "finished", "bots play on too");
    server.stop().await;
}

/// Liveness and readiness are two questions: whoever restarts what is not alive must not restart
/// a server whose disk is full, and whoever sends players somewhere must not send them there.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_save_is_alive_and_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    let (server, full) = start(folder.path()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut ada = Client::enter(address, &table, &[0]).await;
    let ready = get(address, "/readyz").await;
    assert_eq!((ready.status, ready.body.as_str()), (200, "ok\n"));
    full.store(true, Ordering::Relaxed);
    let lock = json!({"type": "lock", "locked": true});
    assert_eq!(ada.code(lock.clone()).await, "saving_paused");
    for _ in 0..2 {
        let ready = get(address, "/readyz").await;
        assert_eq!((ready.status, ready.code()), (503, "saving_paused".into()));
        let alive = get(address, "/healthz").await;
        assert_eq!((alive.status, alive.body.as_str()), (200, "ok\n"));
    }
    // Nobody need play for it to be found out that saving works again.
    full.store(false, Ordering::Relaxed);
    assert_eq!(get(address, "/readyz").await.status, 200);
    assert_eq!(ada.code(lock).await, "");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_whose_wipe_failed_is_wiped_when_they_ask_again() {
    let folder = tempfile::tempdir().unwrap();
    let (server, full) = start(folder.path()).await;
    let address = server.address();
    let secret = "5e".repeat(32);
    let headers = format!("Cookie: antedate_guest={secret}\r\nContent-Type: application/json\r\n");
    let named = request(address, "PUT", "/api/me", &headers, r#"{"name":"Zenobia"}"#).await;
    assert_eq!(named.status, 200, "{}", named.body);

    full.store(true, Ordering::Relaxed);
    let failed = request(address, "DELETE", "/api/me", &headers, "").await;
    assert_eq!(failed.code(), "saving_paused");
    assert!(home::holds(folder.path(), "Zenobia"));

    full.store(false, Ordering::Relaxed);
    let erased = request(address, "DELETE", "/api/me", &headers, "").await;
    assert_eq!(erased.status, 200, "{}", erased.body);
    assert!(!home::holds(folder.path(), "Zenobia"), "the name is left");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_while_saving_is_paused_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let (server, full) = start(folder.path()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut ada = Client::enter(address, &table, &[0]).await;
    let mut early = Client::enter(address, &table, &[]).await;
    full.store(true, Ordering::Relaxed);
    let lock = json!({"type": "lock", "locked": true});
    assert_eq!(ada.code(lock.clone()).await, "saving_paused");
    let mut late = Client::enter(address, &table, &[]).await;
    for watcher in [&mut early, &mut late] {
        let told = watcher.until(|message| message["hint"] == "saving_paused");
        let told = tokio::time::timeout(PATIENCE, told).await;
        told.expect("they are told, whenever they came");
    }
    full.store(false, Ordering::Relaxed);
    assert_eq!(ada.code(lock).await, "");
    late.until(|message| message["hint"] == "saving_resumed")
        .await;
    let mut later = Client::enter(address, &table, &[]).await;
    later.view().await;
    let mut heard = later.heard.iter();
    assert!(!heard.any(|message| message["hint"] == "saving_paused"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ticket_is_still_good_when_its_use_could_not_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (server, full) = start(folder.path()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let bearer = format!("Authorization: Bearer {}\r\n", token(0));
    let path = format!("/api/tables/{table}/ticket");
    let given = request(address, "POST", &path, &bearer, "").await.json();
    let using = json!({"ticket": given["ticket"], "token": token(7)});
    full.store(true, Ordering::Relaxed);
    let paused = post(address, "/api/ticket", &using).await;
    assert_eq!(
        (paused.status, paused.code()),
        (503, "saving_paused".into())
    );
    // The old device has lost nothing yet.
    Client::enter(address, &table, &[0]).await;
    full.store(false, Ordering::Relaxed);
    let moved = post(address, "/api/ticket", &using).await;
    assert_eq!(moved.status, 200, "{}", moved.body);
    Client::enter(address, &table, &[7]).await;
    server.stop().await;
}

/// Many ask for a sleeping table together: one fetches it and the others wait, but not for ever
/// when that breaks down, nor when the server goes down meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_ever_for_a_table_whose_fetching_breaks_down() {
    let folder = tempfile::tempdir().unwrap();
    for stops in [false, true] {
        let server = serve(Filling {
            inner: home::store(folder.path()),
            full: Arc::default(),
            folder: folder.path().to_owned(),
            breaks: true,
        })
        .await;
        let address = server.address();
        let ask = || tokio::spawn(get(address, "/api/tables/sleeping"));
        let asked = [ask(), ask(), ask()];
        if stops {
            tokio::time::sleep(Duration::from_millis(200)).await;
            server.stop().await;
        }
        for one in asked {
            let reply = tokio::time::timeout(PATIENCE, one).await;
            let reply = reply.expect("it is answered").unwrap();
            assert_eq!((reply.status, reply.code()), (503, "going_down".into()));
        }
    }
}
