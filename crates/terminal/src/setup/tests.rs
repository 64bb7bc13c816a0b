//! The menu with a player who answers from a list.

use std::collections::VecDeque;

use super::*;
use crate::face::{Left, Stopped, Table};
use crate::link::Report;

/// What somebody answers: a place in a list, a name, or a step back.
enum Reply {
    Pick(usize),
    Name(&'static str),
    Back,
}

/// Answers in order, and keeps the titles of what was asked.
struct Scripted {
    replies: VecDeque<Reply>,
    asked: Vec<String>,
}

impl Scripted {
    fn new(replies: impl IntoIterator<Item = Reply>) -> Scripted {
        Scripted {
            replies: replies.into_iter().collect(),
            asked: Vec::new(),
        }
    }
}

impl Face for Scripted {
    fn choose(&mut self, _words: &Words, menu: &Menu<'_>) -> Answered<usize> {
        self.asked.push(menu.title.to_owned());
        match self.replies.pop_front() {
            Some(Reply::Pick(at)) => Ok(Some(at)),
            Some(Reply::Back) => Ok(None),
            Some(Reply::Name(name)) => panic!("`{name}` is no choice in {}", menu.title),
            None => Err(Stopped),
        }
    }

    fn ask(&mut self, _words: &Words, title: &str, _proposed: &str) -> Answered<String> {
        self.asked.push(title.to_owned());
        match self.replies.pop_front() {
            Some(Reply::Name(name)) => Ok(Some(name.to_owned())),
            Some(Reply::Back) => Ok(None),
            Some(Reply::Pick(at)) => panic!("{at} is no answer to {title}"),
            None => Err(Stopped),
        }
    }

    fn say(&mut self, _words: &Words, text: &str) -> Answered<()> {
        self.asked.push(text.to_owned());
        Ok(Some(()))
    }

    fn report(&mut self) -> Report {
        Box::new(|_| {})
    }

    fn play(&mut self, _words: &Words, _table: Table) -> std::io::Result<Left> {
        Ok(Left::Stopped)
    }
}

const FIRST: &str = "Put history in order";
const DECK: &str = "Deck";
const PEOPLE: &str = "How many people are playing at this keyboard?";
const BOTS: &str = "How many bots?";
const CHARACTER: &str = "Bots’ character";

fn lead(face: &mut Scripted) -> Answered<Chosen> {
    let levels = ["novice".to_owned(), "oracle".to_owned()];
    let offer = MenuContext {
        resume: false,
        levels: &levels,
        server: "http://127.0.0.1:8080",
    };
    menu(face, &Words::new(Lang::En), &offer)
}

#[test]
fn backing_out_of_a_step_leads_to_the_one_before() {
    use Reply::{Back, Name, Pick};
    let mut face = Scripted::new([
        Pick(0), // Timeline
        Pick(0), // the first deck
        Pick(1), // two people
        Name("Ada"),
        Back, // the second name: the first is asked again
        Name("Zoe"),
        Name("Bo"),
        Pick(1), // one bot
        Back,    // its character
        Back,    // how many bots
        Back,    // how many people
        Back,    // the deck
        Back,    // the first menu
    ]);
    let left = lead(&mut face).unwrap();
    assert!(matches!(left, Some(Chosen::Quit)));
    let (one, two) = ("Player 1’s name", "Player 2’s name");
    assert_eq!(
        face.asked,
        [
            FIRST, DECK, PEOPLE, one, two, one, two, BOTS, CHARACTER, BOTS, PEOPLE, DECK, FIRST
        ]
    );
}

/// Trek has one deck, which is not asked for.
#[test]
fn a_step_that_is_not_asked_is_not_gone_back_to() {
    let mut face = Scripted::new([Reply::Pick(2), Reply::Back, Reply::Back]);
    assert!(matches!(lead(&mut face).unwrap(), Some(Chosen::Quit)));
    assert_eq!(face.asked, [FIRST, PEOPLE, FIRST]);
}

#[test]
fn trek_is_made_with_time_warps_where_they_are_chosen() {
    use Reply::{Back, Name, Pick};
    for (answer, warps) in [(0, false), (1, true)] {
        let mut face = Scripted::new([
            Pick(2), // Trek
            Pick(0), // one person
            Name("Ada"),
            Pick(0), // one bot
            Pick(0), // its character
            Back,    // time warps: the people are asked for again
            Pick(0),
            Name("Ada"),
            Pick(0),
            Pick(1),
            Pick(answer),
        ]);
        let Ok(Some(Chosen::Play(PlayRequest::New(game)))) = lead(&mut face) else {
            panic!("there is a game to play");
        };
        assert_eq!(face.asked.last().map(String::as_str), Some("Time warps"));
        let usual = Options::default();
        let with = usual.clone().with(antedate_wire::TrekOptions {
            warps: true,
            ..antedate_wire::TrekOptions::default()
        });
        assert_eq!(game.options == with, warps);
        assert_eq!(game.options == usual, !warps);
    }
}

#[test]
fn a_way_to_play_belongs_to_its_game() {
    let levels = ["novice".to_owned()];
    let people = vec!["Ada".to_owned()];
    let game = LocalGame::new(RuleSet::Twist, None, people, Vec::new(), &levels);
    let refused = game.expect("one can play").with_variant("warps");
    let said = refused.err().map(|error| error.to_string());
    assert_eq!(
        said.as_deref(),
        Some("twist has no time warps; leave --warps out")
    );
}

#[test]
fn two_people_of_one_name_are_told_so() {
    use Reply::{Name, Pick};
    let replies = [
        Pick(1),
        Pick(0),
        Pick(1),
        Name("Ada"),
        Name("Ada"),
        Name("Bo"),
        Pick(0),
    ];
    let mut face = Scripted::new(replies);
    let Ok(Some(Chosen::Play(PlayRequest::New(game)))) = lead(&mut face) else {
        panic!("there is a game to play");
    };
    assert_eq!(game.people, ["Ada", "Bo"]);
    assert!(game.bots.is_empty());
}
