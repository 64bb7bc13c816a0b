//! Prints the conversation of a short game, as `docs/protocol.md` shows it:
//! `cargo run -p antedate-tables --example conversation`.

use std::sync::Arc;

use antedate_decks::{DeckKind, Pool, generated};
use antedate_record::Seed;
use antedate_tables::{Contents, Pace, SeedSource, Stored, Table, Viewer, Who};
use antedate_wire::{
    Action, Answer, AnswerResult, ClientMessage, Command, CreateTable, First, Hint, Lang, Options,
    RuleSet, ServerMessage, TimelineOptions,
};

struct Fixed;

impl SeedSource for Fixed {
    fn seed(&mut self) -> Seed {
        Seed::derived(1, 3)
    }
}

fn print(arrow: &str, value: &impl serde::Serialize) {
    let text = serde_json::to_string(value).expect("plain data");
    println!("{arrow} {text}");
}

struct Conversation {
    table: Table,
    now: i64,
}

impl Conversation {
    fn keep(&mut self, entries: Vec<Stored>) {
        for stored in entries {
            let told = self.table.evolve(stored).expect("what was decided");
            let frame = self.table.frame(Viewer::Player(0), Lang::En, &told);
            print("<", &ServerMessage::Frame(frame));
        }
    }

    fn say(&mut self, who: Who, id: &str, command: Command) {
        self.now += 1000;
        let message = ClientMessage {
            v: None,
            id: id.to_owned(),
            player: None,
            command,
        };
        print(">", &message);
        let decided = self
            .table
            .decide(who, id, &message.command, self.now, &mut Fixed);
        let (result, entries) = match decided {
            Ok(decision) => (AnswerResult::Ok(decision.done), decision.entries),
            Err(refusal) => (AnswerResult::Error(refusal.body()), Vec::new()),
        };
        let id = id.to_owned();
        print("<", &ServerMessage::Answer(Answer { id, result }));
        self.keep(entries);
    }
}

impl Conversation {
    fn bot_moves(&mut self) {
        if let Some(work) = self.table.next_due() {
            self.now = self.now.max(work.at);
            let brief = self.table.brief(work.seat).expect("a bot to move");
            let decision = self
                .table
                .decide_due(&work, brief.game.legal()[0], self.now);
            self.keep(decision.expect("due").entries);
        }
    }
}

fn main() {
    let deck = generated(DeckKind::Classic, 7, false).expect("a size in bounds");
    let pool = Pool::combine(vec![Arc::new(deck)]).expect("one deck");
    let contents = Arc::new(Contents::new(pool, RuleSet::Timeline).expect("a classic deck"));
    let options = Options {
        seats: 2,
        first: First::Player { player: 0 },
        ..Options::default()
    };
    let options = options.with(TimelineOptions {
        hand: 3,
        ..TimelineOptions::default()
    });
    let asked = CreateTable {
        rules: RuleSet::Timeline,
        decks: vec!["generated:7".into()],
        filter: None,
        lang: None,
        options,
        name: "Ada".into(),
        token: Seed::derived(8, 0).to_hex(),
        bots: vec!["novice".into()],
    };
    print(">", &asked);
    let now = 1_800_000_000_000;
    let entries = Table::create(&contents, &asked, Pace::default(), "amateur".into(), now);
    let mut talk = Conversation {
        table: Table::new(contents),
        now,
    };
    for stored in entries.expect("a good table") {
        talk.table.evolve(stored).expect("what was decided");
    }
    talk.say(
        Who::Player(0),
        "a1",
        Command::Enter {
            tokens: vec![asked.token],
            lang: Lang::En,
            since: None,
        },
    );
    let view = talk.table.view(Viewer::Player(0), Lang::En);
    print("<", &ServerMessage::View(Box::new(view.expect("made"))));
    let (here, watching) = (vec![0], 0);
    print("<", &ServerMessage::Hint(Hint::Presence { here, watching }));
    talk.say(Who::Player(0), "a2", Command::Start);
    let me = Who::Player(0);
    let place = |card, gap| Command::Act {
        seen: None,
        action: Action::Place { card, gap },
    };
    talk.say(me, "a3", place(0, 1));
    talk.say(me, "a4", place(1, 0));
    talk.say(me, "a3", place(0, 1));
    talk.bot_moves();
    talk.say(
        me,
        "a5",
        Command::Say {
            text: "Who would have thought?".into(),
        },
    );
    talk.say(me, "a6", Command::Leave);
}
