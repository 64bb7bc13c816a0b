//! Thousands of tables in fast time: people come, go and are slow; messages are lost,
//! repeated and late; the program is restarted; and everybody ends up with the same table.

use std::collections::{BTreeMap, BTreeSet};

use antedate_rules::Seat;
use antedate_tables::{PendingFrame, RandomPlayer, Stored, Viewer, Who};
use antedate_wire::{
    Action, Clock, Command, Driver, Lang, OnLeave, Options, Phase, PinKind, PlayerNumber, Preset,
    RuleSet,
};

use crate::support::{Client, GAMES, Room, contents, create, json, own_options, viewers};

const N_STEPS: usize = 90;
/// How many messages of a player a table remembers.
const REMEMBERED: usize = 16;

struct World {
    room: Room,
    chance: RandomPlayer,
    clients: Vec<Client>,
    /// What was sent and done, to be sent again.
    sent: Vec<(PlayerNumber, String, Command, u64)>,
    n_joined: u64,
    tally: BTreeMap<&'static str, u32>,
}

impl World {
    fn new(rules: RuleSet, seed: u64) -> World {
        let mut chance = RandomPlayer::new(seed);
        let clocks = [Clock::None, Clock::HalfMinute, Clock::Day];
        let options = Options {
            seats: 2 + chance.below(3) as u16,
            clock: clocks[chance.below(3)],
            on_leave: [OnLeave::Bot, OnLeave::Drop][chance.below(2)],
            ..Options::default()
        };
        let (first_game, hand) = (chance.below(2) == 0, 3 + chance.below(3) as u8);
        let options = options.with(own_options(rules, first_game, hand));
        let mut room = Room::new(contents(rules), &create(rules, options, &[]), seed);
        // Half of the tables begin at once.
        if chance.below(2) == 0 {
            room.join(1000).expect("there is room");
            room.send(0, Command::Start).expect("two can play");
        }
        let clients = vec![
            Client::new(Viewer::Player(0), &room.table),
            Client::new(Viewer::Spectator, &room.table),
        ];
        World {
            room,
            chance,
            clients,
            sent: Vec::new(),
            n_joined: 0,
            tally: BTreeMap::new(),
        }
    }

    /// Sends each client its frames; some are lost, and some come twice.
    fn deliver(&mut self, told: &[PendingFrame]) {
        for told in told {
            for client in &mut self.clients {
                let frame = self.room.table.frame(client.viewer, Lang::En, told);
                let copies = [0, 1, 1, 1, 1, 2][self.chance.below(6)];
                for _ in 0..copies {
                    client.receive(&frame, &self.room.table);
                }
            }
        }
    }

    fn players(&self) -> Vec<PlayerNumber> {
        let players = self.room.table.players().into_iter();
        players
            .filter(|p| p.bot.is_none())
            .map(|p| p.player)
            .collect()
    }

    fn step(&mut self, n: usize) {
        self.room.now += self.chance.below(20_000) as i64;
        let players = self.players();
        let Some(player) = players.get(self.chance.below(players.len())).copied() else {
            return;
        };
        match self.chance.below(24) {
            0 | 1 => self.join(),
            2 => self.restart(),
            3 | 4 => self.repeat(),
            5..=7 => self.due(),
            8..=15 => self.play(n),
            _ => {
                let command = self.any_command(player, &players);
                self.send(player, &format!("s{n}"), command);
            }
        }
    }

    fn any_command(&mut self, player: PlayerNumber, players: &[PlayerNumber]) -> Command {
        let other = players[self.chance.below(players.len())];
        let card = self.chance.below(40) as u8;
        let level = "random".to_owned();
        match self.chance.below(18) {
            0 if self.chance.below(3) == 0 => Command::Leave,
            1 => Command::HandOver {
                of: Some(other),
                to: Driver::Bot { level },
            },
            2 | 3 => Command::HandOver {
                of: None,
                to: Driver::Owner,
            },
            0 | 4 | 5 => Command::Start,
            6 => Command::Rematch,
            7 => Command::Say {
                text: format!("<b>hello</b> from {player}"),
            },
            8 => Command::Signal {
                preset: Preset::Again,
            },
            9 | 10 => Command::Pin {
                card,
                pin: PinKind::About { after: None },
            },
            11 => Command::Unpin { card },
            12 if self.chance.below(2) == 0 => Command::CloseCard,
            12 => Command::Drop { player: other },
            13 if self.chance.below(2) == 0 => Command::Kick { player: other },
            13 | 17 => Command::Rematch,
            14 => Command::Lock {
                locked: self.chance.below(3) == 0,
            },
            15 => Command::AddBot { level },
            // In chorus also whoever is out, or has said "done" (CH-3, CH-8).
            _ if card < 20 => Command::Act {
                seen: None,
                action: Action::Done { gap: None },
            },
            _ => Command::Act {
                seen: None,
                action: Action::Place { card, gap: 200 },
            },
        }
    }

    /// Decides and stores. Sometimes the decision is made on a table that is out of date:
    /// the append then loses the race, and it is made again.
    fn send(&mut self, player: PlayerNumber, id: &str, command: Command) {
        let who = Who::Player(player);
        match self.room.decide(who, id, &command) {
            Ok(decision) => {
                assert!(!decision.repeated, "a new id");
                let made_any = !decision.entries.is_empty();
                let told = self.room.keep(decision.entries);
                self.deliver(&told);
                *self.tally.entry("done").or_default() += 1;
                if made_any {
                    let seq = decision.done.seq;
                    self.sent.push((player, id.to_owned(), command, seq));
                }
            }
            Err(refusal) => {
                assert!(!refusal.to_string().is_empty());
                *self.tally.entry(refusal.code()).or_default() += 1;
            }
        }
    }

    fn join(&mut self) {
        self.n_joined += 1;
        let before = self.room.table.clone();
        // In the middle of a game they take a seat of it, too (CH-12).
        let n_entries = match before.phase() {
            Phase::Playing => 2,
            _ => 1,
        };
        if let Ok(player) = self.room.join(self.n_joined) {
            let told = before.seq();
            self.clients
                .push(Client::new(Viewer::Player(player), &self.room.table));
            // The others hear of it by asking.
            self.clients
                .iter_mut()
                .for_each(|client| client.catch_up(&self.room.table));
            assert_eq!(self.room.table.seq(), told + n_entries);
            let again = self.room.join(self.n_joined);
            assert_eq!(
                again,
                Ok(player),
                "a join that is sent again has the same answer"
            );
            assert_eq!(
                self.room.table.seq(),
                told + n_entries,
                "and makes no entry"
            );
            let tally = if n_entries == 2 { "late" } else { "joined" };
            *self.tally.entry(tally).or_default() += 1;
        }
    }

    fn play(&mut self, n: usize) {
        if let Some((player, action)) = self.room.any_move(&mut self.chance) {
            let seen = self
                .chance
                .below(3)
                .checked_sub(1)
                .map(|_| self.room.table.seq());
            self.send(player, &format!("p{n}"), Command::Act { seen, action });
        }
    }

    fn due(&mut self) {
        let Some(work) = self.room.table.next_due() else {
            return;
        };
        let early = self.room.work(work, &mut self.chance).err();
        if let Some(refusal) = early {
            assert!(self.room.now < work.at, "{refusal}");
            self.room.now = work.at;
            let told = self.room.work(work, &mut self.chance).expect("due now");
            self.deliver(&told);
        } else {
            self.clients
                .iter_mut()
                .for_each(|client| client.catch_up(&self.room.table));
        }
        assert!(self.room.work(work, &mut self.chance).is_err(), "done once");
        *self.tally.entry("due").or_default() += 1;
    }

    /// A repeated message is answered with the same number and makes no entry, unless its
    /// sender has left the table or done many other things since.
    fn repeat(&mut self) {
        if self.sent.is_empty() {
            return;
        }
        let at = self.chance.below(self.sent.len());
        let (player, id, command, seq) = self.sent[at].clone();
        let later = self.sent[at + 1..].iter().filter(|sent| sent.0 == player);
        if later.count() >= REMEMBERED || !self.room.table.has_player(player) {
            return;
        }
        let again = self.room.decide(Who::Player(player), &id, &command);
        let again = again.expect("an answer");
        assert!(again.repeated && again.entries.is_empty());
        assert_eq!(again.done.seq, seq);
        *self.tally.entry("repeated").or_default() += 1;
    }

    fn restart(&mut self) {
        self.room.table = self.room.refolded();
    }

    fn check(&mut self) {
        let (live, again) = (&self.room.table, self.room.refolded());
        assert_eq!(
            (live.seq(), live.next_due()),
            (again.seq(), again.next_due())
        );
        for viewer in viewers(live) {
            let views = [live, &again].map(|table| json(&table.view(viewer, Lang::En)));
            assert_eq!(views[0], views[1], "the fold of the log is the table");
        }
        for client in &mut self.clients {
            client.catch_up(&self.room.table);
            let fresh = self.room.table.view(client.viewer, Lang::En).expect("made");
            let folded = &client.view;
            assert_eq!(json(folded), json(&fresh), "{:?}", client.viewer);
        }
        self.check_messages();
        self.check_transcript();
    }

    fn check_messages(&self) {
        let mut seen = BTreeSet::new();
        for text in &self.room.log {
            let stored = Stored::from_json(text).expect("what was written");
            if let Some(asked) = stored.asked {
                assert!(seen.insert((asked.player, asked.id)), "one entry a message");
            }
        }
    }

    fn check_transcript(&self) {
        let table = &self.room.table;
        match (table.transcript(), table.phase()) {
            (Ok(text), Phase::Finished | Phase::Closed) => {
                assert_eq!(antedate_record::verify::verify(text.as_bytes()), Ok(1));
            }
            (Err(refusal), _) => assert_eq!(refusal.code(), "not_finished"),
            (Ok(_), phase) => panic!("a transcript while {phase:?}"),
        }
    }
}

/// How many tables of each game; `ANTEDATE_TABLES=10000` for a long run.
fn n_tables() -> u64 {
    let asked = std::env::var("ANTEDATE_TABLES").ok();
    asked.and_then(|n| n.parse().ok()).unwrap_or(400)
}

fn simulate(rules: RuleSet, first: u64) -> BTreeMap<&'static str, u32> {
    let mut total = BTreeMap::new();
    for seed in first..first + n_tables() {
        let mut world = World::new(rules, seed);
        for n in 0..N_STEPS {
            world.step(n);
        }
        world.check();
        for (name, n) in world.tally {
            *total.entry(name).or_default() += n;
        }
        let caught_up: u32 = world.clients.iter().map(|client| client.n_caught_up).sum();
        *total.entry("caught up").or_default() += caught_up;
    }
    total
}

fn check_total(total: &BTreeMap<&'static str, u32>, wanted: &[&str]) {
    for name in wanted {
        assert!(
            total.get(name).is_some_and(|n| *n > 0),
            "no {name} in {total:?}"
        );
    }
}

const ALWAYS: [&str; 8] = [
    "done",
    "due",
    "repeated",
    "caught up",
    "not_host",
    "game_running",
    "no_game",
    "bot_holds_seat",
];

#[test]
fn timeline_tables_hold_together() {
    let total = simulate(RuleSet::Timeline, 0);
    check_total(&total, &ALWAYS);
    check_total(&total, &["already_out", "not_your_turn", "no_pins"]);
}

#[test]
fn twist_tables_hold_together() {
    let total = simulate(RuleSet::Twist, 1_000_000);
    check_total(&total, &ALWAYS);
    check_total(&total, &["cannot_drop", "bad_pin", "wrong_game"]);
}

#[test]
fn trek_tables_hold_together() {
    let total = simulate(RuleSet::Trek, 2_000_000);
    check_total(&total, &ALWAYS);
    check_total(&total, &["cannot_drop", "no_pins", "wrong_game"]);
}

/// Whole games of bots alone end, and their transcripts verify.
#[test]
fn games_of_bots_end_and_verify() {
    for rules in GAMES {
        let asked = create(rules, Options::default(), &["random", "steady"]);
        let mut room = Room::new(contents(rules), &asked, 5);
        room.send(0, Command::Start).expect("three can play");
        let level = "steady".to_owned();
        let to = Driver::Bot { level };
        room.send(0, Command::HandOver { of: None, to })
            .expect("one's own seat");
        let mut chance = RandomPlayer::new(5);
        while let Some(work) = room.table.next_due() {
            room.now = room.now.max(work.at);
            assert!(room.table.bot_level(work.seat).is_some());
            room.work(work, &mut chance).expect("due");
        }
        assert_eq!(room.table.phase(), Phase::Finished);
        let text = room.table.transcript().expect("a finished game");
        assert!(text.contains("\"handed_to\":\"bot:steady\""));
        assert_eq!(antedate_record::verify::verify(text.as_bytes()), Ok(1));
        assert!(
            room.table.brief(Seat(0)).is_none(),
            "nothing to choose after the end"
        );
    }
}

#[test]
fn chorus_tables_hold_together() {
    let total = simulate(RuleSet::Chorus, 3_000_000);
    check_total(&total, &ALWAYS);
    let own = ["already_out", "out_of_game", "no_pins", "late", "own_pace"];
    check_total(&total, &own);
}
