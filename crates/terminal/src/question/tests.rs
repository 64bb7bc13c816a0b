//! The questions offer exactly what the rules allow.

use antedate_decks::open_for;
use antedate_record::Seed;
use antedate_rules::Seat;
use antedate_tables::{Contents, Pace, RandomPlayer, SeatPlayer, SeedSource, Table, Viewer, Who};
use antedate_wire::{Action, Command, CreateTable, Lang, Options, RuleSet, RunningGame};

use super::question;
use crate::words::Words;

struct Seeds(u64);

impl SeedSource for Seeds {
    fn seed(&mut self) -> Seed {
        self.0 += 1;
        Seed::derived(11, self.0)
    }
}

/// Lists every action that answering the questions can lead to.
fn offered(game: &RunningGame, path: &[usize], words: &Words) -> Vec<Action> {
    let Some(asked) = question(game, path, words) else {
        return Vec::new();
    };
    let choices = asked.choices.iter().enumerate();
    choices
        .flat_map(|(at, choice)| match choice.action {
            Some(action) => vec![action],
            None => offered(game, &[path, &[at]].concat(), words),
        })
        .collect()
}

fn sorted(actions: Vec<Action>) -> Vec<String> {
    let mut actions: Vec<String> = actions.iter().map(|action| format!("{action:?}")).collect();
    actions.sort();
    actions
}

/// Plays a game at random between two people and compares at every step.
fn compare(rules: RuleSet, deck: &str, seed: u64) {
    let pool = open_for(deck, None).unwrap();
    let contents = std::sync::Arc::new(Contents::new(pool, rules).unwrap());
    let asked = CreateTable {
        rules,
        decks: Vec::new(),
        filter: None,
        lang: None,
        options: Options {
            seats: 2,
            ..Options::default()
        },
        name: "Ada".into(),
        token: Seed::derived(1, 1).to_hex(),
        bots: Vec::new(),
    };
    let entries = Table::create(&contents, &asked, Pace::NONE, "amateur".into(), 1).unwrap();
    let mut table = Table::fold(contents, entries).unwrap();
    let mut seeds = Seeds(seed);
    let join = Command::Join {
        name: "Bo".into(),
        token: Seed::derived(1, 2).to_hex(),
    };
    let mut send = |table: &mut Table, who: Who, command: &Command| {
        let id = format!("m{}", table.seq());
        let decision = table.decide(who, &id, command, 2, &mut seeds).unwrap();
        for entry in decision.entries {
            table.evolve(entry).unwrap();
        }
    };
    send(&mut table, Who::Stranger, &join);
    send(&mut table, Who::Player(0), &Command::Start);
    let words = Words::new(Lang::En);
    let mut chance = RandomPlayer::new(seed);
    for _ in 0..400 {
        let mut acted = false;
        for seat in 0..2u16 {
            let player = table.seats()[usize::from(seat)];
            let view = table.view(Viewer::Player(player), Lang::En).unwrap();
            let game = view.game.unwrap();
            let brief = table.brief(Seat(seat));
            let legal = brief
                .as_ref()
                .map_or(Vec::new(), |brief| brief.game.legal());
            let legal: Vec<Action> = legal.into_iter().map(Into::into).collect();
            let found = offered(&game, &[], &words);
            assert_eq!(
                sorted(found),
                sorted(legal.clone()),
                "{rules:?}, seed {seed}"
            );
            if let (Some(brief), false) = (brief, acted) {
                let action = chance.choose(&brief).unwrap().into();
                let command = Command::Act { seen: None, action };
                send(&mut table, Who::Player(player), &command);
                acted = true;
            }
        }
        if !acted {
            return;
        }
    }
    panic!("{rules:?}, seed {seed}: the game has no end");
}

#[test]
fn the_questions_offer_exactly_what_the_rules_allow() {
    for seed in 0..4 {
        compare(RuleSet::Timeline, "generated:40", seed);
        compare(RuleSet::Twist, "generated:60:twist", seed);
        compare(RuleSet::Twist, "generated:60:saga", seed);
        compare(RuleSet::Trek, "generated", seed);
    }
}
