//! Characters at live tables: whole games, steady beliefs, bounded thinking, advice.

use std::sync::Arc;
use std::time::{Duration, Instant};

use antedate_decks::{DeckKind, Pool, generated, generated_trek};
use antedate_players::{Cast, Thinking};
use antedate_record::Seed;
use antedate_rules::CardId;
use antedate_rules::twist::Held;
use antedate_tables::{
    AdviceDue, BriefGame, Contents, Entry, Pace, SeedSource, Stored, Table, Who,
};
use antedate_wire::{Command, CreateTable, Driver, Options, PinKind, RuleSet, StandIns};

const GAMES: [RuleSet; 4] = RuleSet::ALL;

struct OneSeed(u64);

impl SeedSource for OneSeed {
    fn seed(&mut self) -> Seed {
        Seed::derived(5, self.0)
    }
}

fn contents(rules: RuleSet, n_cards: usize) -> Arc<Contents> {
    let deck = match rules {
        RuleSet::Timeline | RuleSet::Chorus => generated(DeckKind::Classic, n_cards, true),
        RuleSet::Twist => generated(DeckKind::Twist, n_cards, true),
        RuleSet::Trek => Ok(generated_trek()),
    };
    let deck = Arc::new(deck.expect("a size in bounds"));
    let pool = Pool::combine(vec![deck]).expect("one deck");
    Arc::new(Contents::new(pool, rules).expect("a deck for these rules"))
}

/// A table, the log it was folded from, and the time.
struct Room {
    table: Table,
    log: Vec<Stored>,
    now: i64,
    cast: Cast,
}

impl Room {
    /// Deals a game for Ada and bots of these levels.
    fn deal(contents: Arc<Contents>, bots: &[&str], seed: u64) -> Room {
        let asked = CreateTable {
            rules: contents.rules(),
            decks: Vec::new(),
            filter: None,
            lang: None,
            options: Options {
                stand_ins: StandIns::Any,
                ..Options::default()
            },
            name: "Ada".into(),
            token: "0a".repeat(32),
            bots: bots.iter().map(|level| (*level).to_owned()).collect(),
        };
        let entries = Table::create(&contents, &asked, Pace::NONE, "amateur".into(), 0);
        let mut room = Room {
            table: Table::new(contents),
            log: Vec::new(),
            now: 0,
            cast: Cast::new(Thinking {
                nodes: 60,
                at_most: Duration::from_secs(60),
            }),
        };
        room.keep(entries.expect("a good table"));
        room.send(&Command::Start, seed);
        room
    }

    fn keep(&mut self, entries: Vec<Stored>) {
        for stored in entries {
            self.log.push(stored.clone());
            self.table.evolve(stored).expect("what was decided");
        }
    }

    fn send(&mut self, command: &Command, seed: u64) {
        let id = format!("m{}", self.log.len());
        let seeds = &mut OneSeed(seed);
        let decided = self
            .table
            .decide(Who::Player(0), &id, command, self.now, seeds);
        self.keep(decided.expect("a good command").entries);
    }

    /// Lets a character play Ada's seat too.
    fn hand_ada_to(&mut self, level: &str) {
        let to = Driver::Bot {
            level: level.into(),
        };
        self.send(&Command::HandOver { of: None, to }, 0);
    }

    /// Plays bots' turns until the game is over or it is a person's.
    fn play(&mut self) {
        while let Some(work) = self.table.next_due() {
            self.now = self.now.max(work.at);
            let brief = self.table.brief(work.seat).expect("it is waited for");
            let level = self.table.bot_level(work.seat).expect("a bot");
            let action = self.cast.seat(level, work.after).choose(&brief);
            let decided = self
                .table
                .decide_due(&work, action.expect("a move"), self.now);
            self.keep(decided.expect("a legal action").entries);
        }
    }

    fn refolded(&self) -> Table {
        Table::fold(self.table.contents().clone(), self.log.clone()).expect("a good log")
    }

    fn advice_due(&mut self) -> AdviceDue {
        let advice_due = self
            .table
            .advice_due()
            .expect("a person's turn beside a bot");
        self.now = self.now.max(advice_due.at);
        let brief = self
            .table
            .advice_brief(&advice_due)
            .expect("a running game");
        let advice = self.cast.seat(&advice_due.level, 1).advise(&brief);
        let decided = self.table.decide_advice(&advice_due, &advice, self.now);
        self.keep(decided.expect("in time").entries);
        advice_due
    }

    fn pins(&self) -> Vec<(u32, u8, PinKind)> {
        let view = self
            .table
            .view(antedate_tables::Viewer::Spectator, antedate_wire::Lang::En);
        let game = view.and_then(|view| view.game).expect("a game");
        game.pins
            .iter()
            .map(|pin| (pin.player, pin.card, pin.pin))
            .collect()
    }
}

#[test]
fn every_character_plays_every_game_to_its_end() {
    for rules in GAMES {
        let contents = contents(rules, 80);
        for (n, pair) in Cast::offered().chunks(2).enumerate() {
            let mut room = Room::deal(contents.clone(), &[pair[0].id], n as u64);
            room.hand_ada_to(pair[1].id);
            room.play();
            let transcript = room.table.transcript().expect("the game is over");
            let found = antedate_record::verify::verify(transcript.as_bytes());
            assert!(found.is_ok(), "{rules:?} {n}: {:?}", found.err());
        }
    }
}

/// An oracle knows every date, so it misplaces nothing; a novice does.
#[test]
fn what_a_character_knows_shows_in_its_play() {
    let misplaced = |level: &str| {
        let mut room = Room::deal(contents(RuleSet::Timeline, 80), &[level], 3);
        room.hand_ada_to(level);
        room.play();
        let transcript = room.table.transcript().expect("the game is over");
        transcript.matches("\"right\":false").count()
    };
    assert_eq!(misplaced("oracle"), 0);
    assert!(misplaced("novice") > 0);
}

/// After a restart a bot is given the same, so it believes and chooses the same.
#[test]
fn a_restart_changes_nothing_in_a_bots_head() {
    for rules in GAMES {
        let mut room = Room::deal(contents(rules, 80), &["scholar", "pupil"], 9);
        room.hand_ada_to("engineer");
        for _ in 0..12 {
            let Some(work) = room.table.next_due() else {
                break;
            };
            let again = room.refolded();
            let brief = room.table.brief(work.seat).expect("it is waited for");
            let same = again.brief(work.seat).expect("it is waited for");
            assert_eq!((brief.luck, &brief.names), (same.luck, &same.names));
            assert_eq!(brief.remembered, same.remembered);
            let level = room.table.bot_level(work.seat).expect("a bot");
            let chosen = room.cast.seat(level, 4).choose(&brief);
            assert_eq!(room.cast.seat(level, 4).choose(&same), chosen);
            room.now = room.now.max(work.at);
            let decided = room
                .table
                .decide_due(&work, chosen.expect("a move"), room.now);
            room.keep(decided.expect("a legal action").entries);
        }
    }
}

/// Each seat has luck of its own, and the deal cannot be told from it.
#[test]
fn luck_differs_between_seats_and_games() {
    let lucks = |seed| {
        let room = Room::deal(contents(RuleSet::Trek, 0), &["novice", "novice"], seed);
        let seats = [0, 1, 2].map(antedate_rules::Seat);
        seats.map(|seat| room.table.brief(seat).expect("all choose itineraries").luck)
    };
    let mut all = [lucks(1), lucks(2)].concat();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 6);
}

/// A pile that is reshuffled hides dates; whoever sat there still knows them (SEC-3a).
#[test]
fn dates_turned_before_a_reshuffle_are_remembered() {
    let mut room = Room::deal(contents(RuleSet::Timeline, 24), &["novice", "novice"], 2);
    room.hand_ada_to("novice");
    let mut hidden_again = 0;
    while let Some(work) = room.table.next_due() {
        let brief = room.table.brief(work.seat).expect("it is waited for");
        let BriefGame::Timeline(position) = &brief.game else {
            panic!("a game of timeline");
        };
        let view = &position.view;
        let shown = |card: CardId| {
            let mut dated = view.line.iter().chain(&view.discard);
            dated.any(|dated| dated.card == card)
        };
        let first = view.line.len() + view.discard.len();
        assert!(
            brief.remembered.len() + 1 >= first,
            "all but the card the line began with"
        );
        hidden_again += brief
            .remembered
            .iter()
            .filter(|(card, _)| !shown(*card))
            .count();
        let known = |card: &CardId| brief.names.iter().any(|(named, _)| named == card);
        assert!(brief.remembered.iter().all(|(card, _)| known(card)));
        let action = room.cast.seat("novice", work.after).choose(&brief);
        room.now = room.now.max(work.at);
        let decided = room
            .table
            .decide_due(&work, action.expect("a move"), room.now);
        room.keep(decided.expect("a legal action").entries);
    }
    assert!(hidden_again > 0, "this game reshuffles");
}

#[test]
fn thinking_ends_by_the_clock_whatever_it_may_imagine() {
    for rules in GAMES {
        let room = Room::deal(contents(rules, 80), &["oracle"], 1);
        let brief = (0..2).find_map(|seat| room.table.brief(antedate_rules::Seat(seat)));
        let brief = brief.expect("somebody is to act");
        let cast = Cast::new(Thinking {
            nodes: u64::MAX,
            at_most: Duration::from_millis(30),
        });
        // The first decision works the deck out, which is not thinking.
        cast.seat("historian", 1).choose(&brief);
        let began = Instant::now();
        cast.seat("historian", 1).choose(&brief);
        assert!(began.elapsed() < Duration::from_secs(5), "{rules:?}");
    }
}

/// CO-24: the bot pins what it would do on the cards of the person whose turn it is, and
/// changes its pins when the turn goes on.
#[test]
fn a_bot_advises_the_person_beside_it() {
    let mut room = Room::deal(contents(RuleSet::Twist, 80), &["historian", "pupil"], 4);
    room.play();
    let advice_due = room.advice_due();
    let pins = room.pins();
    assert!(!pins.is_empty());
    assert!(
        pins.iter().all(|(player, _, _)| *player == 1),
        "one voice, of the next bot"
    );
    assert_eq!(advice_due.level, "historian");
    let brief = room.table.brief(antedate_rules::Seat(0)).expect("her turn");
    let BriefGame::Twist(position) = &brief.game else {
        panic!("a game of twist");
    };
    let view = &position.view;
    let to_do = pins
        .iter()
        .find(|(_, _, pin)| *pin != PinKind::About { after: None });
    assert!(to_do.is_some());
    let card_of = |held: &Held| match held {
        Held::Upright(front) => front.card.0,
        Held::Blocked(turned) => turned.card.0,
    };
    let held = |card: u8| view.hands[0].iter().any(|held| card_of(held) == card);
    assert!(
        pins.iter().all(|(_, card, _)| held(*card)),
        "pins lie on her cards"
    );
    // The same advice again changes nothing; after her move it is not asked for any more.
    let before = room.log.len();
    room.advice_due();
    assert_eq!(room.log.len(), before);
    let action = brief.game.legal()[0].into();
    room.send(&Command::Act { seen: None, action }, 0);
    let late = room.table.decide_advice(&advice_due, &[], room.now);
    assert_eq!(late.err().map(|refusal| refusal.code()), Some("not_due"));
    let pinned = |entry: &Entry| matches!(entry, Entry::Pinned { .. });
    assert_eq!(
        room.log
            .iter()
            .filter(|stored| pinned(&stored.entry))
            .count(),
        pins.len()
    );
}

#[test]
fn nobody_is_advised_without_a_bot_or_in_other_games() {
    let mut alone = Room::deal(contents(RuleSet::Twist, 80), &[], 4);
    assert_eq!(alone.table.advice_due(), None);
    alone.hand_ada_to("historian");
    assert_eq!(alone.table.advice_due(), None);
    for rules in [RuleSet::Timeline, RuleSet::Trek] {
        let room = Room::deal(contents(rules, 80), &["historian"], 4);
        assert_eq!(room.table.advice_due(), None);
    }
}
