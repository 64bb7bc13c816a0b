//! The PostgreSQL store alone: a database that goes away, answers that are lost, several
//! nodes, older and newer schemas, and what is said about wrong addresses.

mod common;
mod proxy;

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use antedate_scratch_postgres::{Cluster, Durability, Scratch};
use antedate_store::{Guest, PostgresOptions, PostgresStore, Store, StoreError, TableLog, wait};
use common::{append, asked, bodies, caller_clock, entry, table};
use proxy::{Proxy, Trick};

fn open(url: &str) -> PostgresStore {
    PostgresStore::open(url, &caller_clock()).expect("a good database")
}

fn refused(url: &str) -> StoreError {
    let opened = PostgresStore::open(url, &caller_clock());
    opened.err().expect("it cannot be opened")
}

/// Appends one entry after another until one is saved; says how often it was in vain.
fn append_at_last(store: &PostgresStore, id: &str, expected: u64) -> u32 {
    let begun = Instant::now();
    let mut n_vain = 0;
    loop {
        let message = format!("m{expected}");
        match wait(store.append(append(id, expected, vec![asked(1, &message, "x")]))) {
            Ok(seq) => {
                assert_eq!(seq, expected + 1);
                return n_vain;
            }
            Err(StoreError::Unreachable { .. }) => n_vain += 1,
            Err(other) => panic!("{other}"),
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "it came back");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn each_wrong_address_gets_its_own_sentence() {
    let cluster = Cluster::start(Durability::None);
    let scratch = Scratch::in_cluster(&cluster.url());
    scratch.sql("CREATE ROLE locked LOGIN PASSWORD 'right'");
    let server = format!("127.0.0.1:{}", cluster.port());
    let cases = [
        (
            format!("postgres://locked:wrong@{server}/postgres"),
            "does not let `locked` in; check the user and the password",
        ),
        (
            format!("postgres://antedate@{server}/nowhere"),
            "there is no database `nowhere`",
        ),
        (
            "postgres://antedate@nowhere.invalid/postgres".to_owned(),
            "its host is not known",
        ),
        (
            "postgres://antedate@127.0.0.1:1/postgres".to_owned(),
            "cannot be reached: Connection refused",
        ),
        (
            format!("postgres://locked:right@{server}/postgres"),
            "let the user own the database",
        ),
    ];
    for (url, expected) in cases {
        let said = refused(&url).to_string();
        assert!(said.contains(expected), "{url}: {said}");
        assert!(
            !said.contains("wrong") && !said.contains("right@"),
            "{said}"
        );
    }
}

/// The database is killed, comes back, is paused, and goes on: what was answered is there,
/// once and in order, and what was refused is not.
#[test]
fn a_database_that_goes_away_costs_nothing_that_was_answered() {
    let mut cluster = Cluster::start(Durability::Full);
    let scratch = Scratch::in_cluster(&cluster.url());
    let store = open(&scratch.url());
    wait(store.create(table("t"), vec![entry("a")], None)).unwrap();
    for seq in 1..20 {
        assert_eq!(
            append_at_last(&store, "t", seq),
            0,
            "nothing is in vain yet"
        );
    }
    cluster.crash();
    let error = wait(store.append(append("t", 20, vec![entry("vain")]))).unwrap_err();
    assert!(error.to_string().contains("saving is paused"), "{error}");
    let error = wait(store.load("t".into(), 0)).unwrap_err();
    assert!(matches!(error, StoreError::Unreachable { .. }), "{error}");
    // While it is away nobody waits for long.
    let begun = Instant::now();
    for _ in 0..50 {
        wait(store.append(append("t", 20, vec![entry("vain")]))).unwrap_err();
    }
    assert!(begun.elapsed() < Duration::from_secs(10), "{begun:?}");
    cluster.run();
    append_at_last(&store, "t", 20);
    assert_eq!(bodies(&store, "t", 1), ["x"; 20]);

    cluster.pause();
    let error = wait(store.append(append("t", 21, vec![entry("vain")]))).unwrap_err();
    assert!(error.to_string().contains("does not answer"), "{error}");
    cluster.resume();
    append_at_last(&store, "t", 21);
    cluster.stop();
    cluster.run();
    append_at_last(&store, "t", 22);
    assert_eq!(bodies(&store, "t", 1), ["x"; 22]);
}

/// A crash forgets transactions that had written nothing to the disk, and their numbers are
/// given out again: another transaction that was committed under the same number is not ours.
#[test]
fn the_number_of_a_transaction_that_a_crash_undid_proves_nothing() {
    saves_in_vain_before_a_crash(|number, before| {
        let after = number();
        assert!(
            after <= before + 2,
            "{before} and then {after}: no number was given out again"
        );
        for _ in 0..5 {
            number();
        }
    });
}

/// Nor is a number waited for that nobody else takes.
#[test]
fn a_transaction_that_a_crash_undid_is_known_to_be_undone() {
    saves_in_vain_before_a_crash(|_, _| {});
}

/// Crashes the database when a commit has been sent that never arrives. `then` is given the
/// way to take a transaction's number, and the last number before the crash.
fn saves_in_vain_before_a_crash(then: impl FnOnce(&dyn Fn() -> u64, u64)) {
    let mut cluster = Cluster::start(Durability::Full);
    // Nothing but a commit writes to the disk, so that the number is really given out again.
    let settings = cluster.folder().join("data/postgresql.conf");
    let told = std::fs::read_to_string(&settings).unwrap() + "wal_writer_delay = '10s'\n";
    std::fs::write(&settings, told).unwrap();
    cluster.stop();
    cluster.run();
    let scratch = Scratch::in_cluster(&cluster.url());
    let proxy = Proxy::to(cluster.port());
    let server = format!("postgres://antedate@127.0.0.1:{}/postgres", proxy.port());
    let store = Arc::new(open(&scratch.url_by(&server)));
    wait(store.create(table("t"), vec![entry("a")], None)).unwrap();
    let number = || -> u64 { scratch.sql("SELECT pg_current_xact_id()").parse().unwrap() };
    let before = number();
    proxy.play(Trick::ClosedAtCommit);
    let writer = store.clone();
    let vain = entry("vain");
    let saving = std::thread::spawn(move || wait(writer.append(append("t", 1, vec![vain]))));
    while proxy.n_played() == 0 {
        std::thread::sleep(Duration::from_millis(5));
    }
    cluster.crash();
    cluster.run();
    then(&number, before);
    proxy.open_again();
    let error = saving.join().unwrap().unwrap_err();
    assert!(matches!(error, StoreError::Unreachable { .. }), "{error}");
    append_at_last(&store, "t", 1);
    assert_eq!(bodies(&*store, "t", 0), ["a", "x"]);
}

/// Rewriting a table keeps what somebody in the database can still see.
#[test]
fn who_reads_while_a_guest_is_forgotten_does_not_keep_them_in_the_files() {
    let scratch = Arc::new(Scratch::new());
    let store = open(&scratch.url());
    let hash = "5ec3e75ec3e7";
    let guest = Guest {
        hash: hash.to_owned(),
        name: "Zenobia".to_owned(),
        seen: 1,
    };
    wait(store.put_guest(guest)).unwrap();
    assert!(scratch.holds(hash));
    let reader = scratch.clone();
    let reading = std::thread::spawn(move || reader.sql("SELECT pg_sleep(1.5)"));
    let reads = "SELECT count(*) FROM pg_stat_activity
        WHERE query LIKE '%pg_sleep(1.5)' AND pid <> pg_backend_pid()";
    while scratch.sql(reads) == "0" && !reading.is_finished() {
        std::thread::sleep(Duration::from_millis(10));
    }
    wait(store.forget_guest(hash.to_owned())).unwrap();
    assert!(!scratch.holds(hash), "the guest is still there");
    assert!(!scratch.holds("Zenobia"), "the name is still there");
    reading.join().unwrap();
}

/// A connection that wipes waits for locks as long as it takes. When wiping fails half-way,
/// whoever is lent a connection next waits no longer than ever.
#[test]
fn after_a_wipe_that_failed_nobody_waits_for_a_lock_without_end() {
    let scratch = Arc::new(Scratch::new());
    let options = PostgresOptions {
        connections: 1,
        ..caller_clock()
    };
    let store = PostgresStore::open(&scratch.url(), &options).unwrap();
    scratch.sql("ALTER TABLE tickets RENAME TO elsewhere");
    let failed = wait(store.forget_guest("g".to_owned())).unwrap_err();
    assert!(failed.to_string().contains("tickets"), "{failed}");
    let other = scratch.clone();
    let holding = std::thread::spawn(move || {
        other.sql("BEGIN; LOCK TABLE guests; SELECT pg_sleep(7); COMMIT");
    });
    let held = "SELECT count(*) FROM pg_locks
        WHERE relation = 'guests'::regclass AND mode = 'AccessExclusiveLock'";
    while scratch.sql(held) == "0" && !holding.is_finished() {
        std::thread::sleep(Duration::from_millis(10));
    }
    let guest = Guest {
        hash: "g".to_owned(),
        name: "Ada".to_owned(),
        seen: 1,
    };
    let refused = wait(store.put_guest(guest)).unwrap_err();
    assert!(refused.to_string().contains("lock timeout"), "{refused}");
    holding.join().unwrap();
}

/// The connection dies when the commit has been sent. Whatever became of it, the answer is
/// the truth.
#[test]
fn a_commit_whose_answer_is_lost_is_looked_up_before_anybody_is_told() {
    let cluster = Cluster::start(Durability::None);
    let scratch = Scratch::in_cluster(&cluster.url());
    let proxy = Proxy::to(cluster.port());
    let server = format!("postgres://antedate@127.0.0.1:{}/postgres", proxy.port());
    let store = open(&scratch.url_by(&server));
    wait(store.create(table("t"), vec![entry("a")], None)).unwrap();

    proxy.play(Trick::AnswerLost);
    let saved = wait(store.append(append("t", 1, vec![entry("b")])));
    assert_eq!(saved, Ok(2), "it was saved, and is said to be");
    assert_eq!(proxy.n_played(), 1);
    assert_eq!(bodies(&store, "t", 0), ["a", "b"]);

    // The session still holds the table when the commit is lost on the way.
    for (n, trick) in [Trick::CommitLost, Trick::CommitLostAndHeld]
        .into_iter()
        .enumerate()
    {
        proxy.play(trick);
        let lost = wait(store.append(append("t", 2 + n as u64, vec![entry("lost")])));
        assert!(
            matches!(lost, Err(StoreError::Unreachable { .. })),
            "{lost:?}"
        );
        assert_eq!(proxy.n_played(), 2 + n);
        let again = wait(store.append(append("t", 2 + n as u64, vec![entry("again")])));
        assert_eq!(again, Ok(3 + n as u64));
    }
    assert_eq!(bodies(&store, "t", 0), ["a", "b", "again", "again"]);

    // Work is lent once, whether or not the answer was heard.
    wait(store.create(table("u"), vec![entry("a")], Some(100))).unwrap();
    proxy.play(Trick::AnswerLost);
    let lent = wait(store.claim_due(100, 0, 50, 10)).unwrap();
    assert_eq!(lent.len(), 1, "{lent:?}");
    assert_eq!(wait(store.claim_due(100, 0, 50, 10)), Ok(Vec::new()));
}

#[test]
fn races_between_nodes_have_one_winner_each() {
    let scratch = Scratch::new();
    let nodes = [open(&scratch.url()), open(&scratch.url())].map(Arc::new);
    wait(nodes[0].create(table("t"), vec![entry("0")], None)).unwrap();
    wait(nodes[0].create(table("u"), vec![entry("0")], None)).unwrap();
    let threads: Vec<_> = (0..6)
        .map(|n| {
            let node = nodes[n % 2].clone();
            std::thread::spawn(move || {
                let mut won = Vec::new();
                for expected in 1..=25 {
                    let ids = if n % 2 == 0 { ["t", "u"] } else { ["u", "t"] };
                    let body = format!("{n}");
                    let replies =
                        ids.map(|id| (id, node.append(append(id, expected, vec![entry(&body)]))));
                    for (id, reply) in replies {
                        match wait(reply) {
                            Ok(seq) => won.push((id, seq, body.clone())),
                            Err(StoreError::Race { now }) => assert_ne!(now, expected),
                            Err(other) => panic!("{other}"),
                        }
                    }
                }
                won
            })
        })
        .collect();
    let won = threads.into_iter().flat_map(|one| one.join().unwrap());
    let mut won: Vec<_> = won.collect();
    won.sort();
    let mut stored = Vec::new();
    for id in ["t", "u"] {
        let bodies = bodies(&*nodes[1], id, 1);
        stored.extend((2..).zip(bodies).map(|(seq, body)| (id, seq, body)));
    }
    assert_eq!(won, stored);
}

fn claim_often(node: &PostgresStore, now: i64) -> Vec<String> {
    let lent = (0..6).flat_map(|_| wait(node.claim_due(now, 0, 60_000, 5)).unwrap());
    lent.map(|claim| claim.table).collect()
}

/// The time of nodes may differ: the database's decides, and each table is lent once.
#[test]
fn due_work_is_lent_once_by_the_clock_of_the_database() {
    let scratch = Scratch::new();
    let by_database = PostgresOptions::default();
    let open = || PostgresStore::open(&scratch.url(), &by_database).unwrap();
    let nodes = [open(), open()];
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
    for n in 0..40 {
        let due = now - 60_000 + n;
        wait(nodes[0].create(table(&format!("t{n}")), vec![entry("a")], Some(due))).unwrap();
    }
    let later = now + 3_600_000;
    wait(nodes[0].create(table("later"), vec![entry("a")], Some(later))).unwrap();
    // One node lives in 1970, the other in the far future.
    let [one, other] = &nodes;
    let mut claims = std::thread::scope(|scope| {
        let one = scope.spawn(|| claim_often(one, 0));
        let mut all = claim_often(other, i64::MAX / 2);
        all.extend(one.join().unwrap());
        all
    });
    claims.sort();
    let mut expected: Vec<String> = (0..40).map(|n| format!("t{n}")).collect();
    expected.sort();
    assert_eq!(claims, expected);
    let early = wait(nodes[0].claim_due(0, 7_200_000, 1, 10)).unwrap();
    assert_eq!(early, [], "nothing has been due for two hours");
}

#[test]
fn a_newer_schema_is_refused_unless_it_says_that_older_programs_may_go_on() {
    let scratch = Scratch::new();
    drop(open(&scratch.url()));
    scratch.sql("UPDATE antedate_schema SET version = 99, oldest = 99");
    let error = refused(&scratch.url());
    assert!(
        matches!(error, StoreError::NewerSchema { found: 99, .. }),
        "{error}"
    );
    assert!(
        error.to_string().contains("use the newer program"),
        "{error}"
    );
    scratch.sql("UPDATE antedate_schema SET oldest = 1");
    let store = open(&scratch.url());
    wait(store.create(table("t"), vec![entry("a")], None)).unwrap();
    drop(store);
    assert_eq!(scratch.sql("SELECT version FROM antedate_schema"), "99");
}

#[test]
fn commands_that_change_nothing_refuse_a_database_without_our_tables() {
    let scratch = Scratch::new();
    let as_it_is = PostgresOptions {
        migrate: false,
        ..caller_clock()
    };
    let error = PostgresStore::open(&scratch.url(), &as_it_is)
        .err()
        .unwrap();
    assert!(matches!(error, StoreError::NoDatabase { .. }), "{error}");
    assert_eq!(scratch.sql("SELECT to_regclass('tables') IS NULL"), "t");
    drop(open(&scratch.url()));
    PostgresStore::open(&scratch.url(), &as_it_is).unwrap();
    scratch.sql("DROP TABLE antedate_schema");
    let error = refused(&scratch.url()).to_string();
    assert!(error.contains("tables of something else"), "{error}");
}

/// Many nodes that start at once make the tables once.
#[test]
fn nodes_that_start_together_migrate_once() {
    let scratch = Scratch::new();
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| drop(open(&scratch.url())));
        }
    });
    assert_eq!(scratch.sql("SELECT count(*) FROM antedate_schema"), "1");
}
