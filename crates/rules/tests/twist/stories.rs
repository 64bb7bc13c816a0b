//! Games that read like a story, in `tests/stories/twist/*.txt`.

use std::fmt::Write as _;

use antedate_rules::twist::{
    Action, Event, Faces, HAND, Held, N_CARDS, Setup, ShownFront, Turned, Twist, Went, Why,
};
use antedate_rules::{CardId, Date, Edition, Events, Game, Icon, NoChance, Seat, Viewer};

use crate::common::storybook::{Teller, number};
use crate::table::{deal, filler};

type Named = (String, Faces);

/// A story as far as it has been told.
pub(crate) struct Story {
    setup: Setup,
    /// The names of the cards, and of the icons, by number.
    cards: Vec<String>,
    icons: Vec<String>,
    game: Option<Twist>,
}

impl Teller for Story {
    fn new() -> Story {
        Story {
            setup: Setup {
                edition: &Edition::TWIST,
                cards: Vec::new(),
                n_seats: 0,
                first: Seat(0),
            },
            cards: Vec::new(),
            icons: Vec::new(),
            game: None,
        }
    }

    fn tell(&mut self, line: &str) -> String {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["begin"] => return self.begin(),
            ["edition", id] => self.setup.edition = Edition::by_id(id).expect("an edition"),
            ["first", seat] => self.setup.first = Seat(number(seat)),
            ["seat", seat, "holds", ref cards @ ..] => {
                assert_eq!(number::<usize>(seat), self.setup.n_seats, "seats in order");
                self.setup.n_seats += 1;
                self.deal(cards, self.setup.n_seats * HAND);
            }
            ["row" | "discard" | "pile", ref cards @ ..] => self.deal(cards, 0),
            ["look"] => return self.table(self.game.as_ref().expect("the story has begun")),
            ["seat", seat, "stops"] => return self.act(Seat(number(seat)), Action::Stop),
            ["seat", seat, "discards", name] => {
                let card = self.card(name);
                return self.act(Seat(number(seat)), Action::Discard { card });
            }
            ["seat", seat, "tries", ref names @ ..] => {
                let seat = Seat(number(seat));
                let cards: Vec<CardId> = names.iter().map(|name| self.card(name)).collect();
                let tries = cards.into_iter().map(|card| Action::Try { card });
                return tries.map(|action| self.act(seat, action)).collect();
            }
            _ => panic!("no story goes {line:?}"),
        }
        String::new()
    }
}

impl Story {
    /// Adds cards to the deal, and fills up with cards of no interest.
    fn deal(&mut self, words: &[&str], at_least: usize) {
        for words in words.chunks(3) {
            let (name, faces) = self.read(words);
            self.cards.push(name);
            self.setup.cards.push(faces);
        }
        self.fill(at_least);
    }

    fn fill(&mut self, at_least: usize) {
        for n in self.cards.len()..at_least {
            let (front, back) = (self.icon("star"), self.icon("dot"));
            let date = match self.setup.edition.equal_dates {
                true => filler(n).date,
                false => Date(60 + n as i64),
            };
            self.cards.push(format!("late-{n}"));
            self.setup.cards.push(Faces { date, front, back });
        }
    }

    /// Reads a card: its name, its date, its icons as `front/back`.
    fn read(&mut self, words: &[&str]) -> Named {
        let (front, back) = words[2].split_once('/').expect("two icons");
        let faces = Faces {
            date: Date(number(words[1])),
            front: self.icon(front),
            back: self.icon(back),
        };
        (words[0].to_owned(), faces)
    }

    fn icon(&mut self, name: &str) -> Icon {
        let known = self.icons.iter().position(|icon| icon == name);
        let at = known.unwrap_or_else(|| {
            self.icons.push(name.to_owned());
            self.icons.len() - 1
        });
        Icon(at as u8)
    }

    fn begin(&mut self) -> String {
        self.fill(N_CARDS);
        let game = deal(&self.setup);
        let told = self.table(&game);
        self.game = Some(game);
        told
    }

    fn card(&self, name: &str) -> CardId {
        let at = self.cards.iter().position(|other| other == name);
        CardId(at.unwrap_or_else(|| panic!("no card {name}")) as u8)
    }

    fn name(&self, card: CardId) -> &str {
        &self.cards[card.index()]
    }

    fn act(&mut self, seat: Seat, action: Action) -> String {
        let mut game = self.game.take().expect("the story has begun");
        let mut events = Events::new();
        let mut told = String::new();
        if let Err(illegal) = game.decide(seat, action, &NoChance, &mut events) {
            let _ = writeln!(told, "refused, {}: {illegal}", illegal.code());
        }
        for event in &events {
            game.evolve(event);
            let _ = writeln!(told, "{}", self.event(&game, event));
        }
        self.game = Some(game);
        told
    }

    fn event(&self, game: &Twist, event: &Event) -> String {
        match event {
            Event::CardTried { seat, card, went } => {
                let faces = game.deal().faces(*card);
                let (name, date) = (self.name(*card), faces.date.0);
                format!("{seat} tried {name}, {date}: {}", self.went(*went))
            }
            Event::Stopped { seat } => format!("{seat} ended the turn"),
            Event::CardDiscarded { seat, card } => {
                let back = &self.icons[usize::from(game.icon_to_match().0)];
                format!(
                    "{seat} discarded {}; now {back} is to match",
                    self.name(*card)
                )
            }
            Event::CardsDrawn { seat, cards } => {
                let names: Vec<&str> = cards.iter().map(|card| self.name(*card)).collect();
                match names.len() {
                    0 => format!("{seat} drew nothing"),
                    _ => format!("{seat} drew {}", names.join(" ")),
                }
            }
            Event::TurnPassed { to } => format!("{to} is to act"),
            Event::GameEnded { why } => {
                let why = match why {
                    Why::AllOut => "nobody has cards left",
                    Why::CannotAct => "the player to act can neither try nor discard",
                    Why::NoCardPlaced => "every card was tried and none placed",
                };
                let tally = game.tally();
                let (score, rank) = (tally.score(), tally.rank());
                format!("the game is over, {why}: score {score}, rank {rank}\n  {tally:?}")
            }
        }
    }

    fn went(&self, went: Went) -> String {
        match (went, went.between()) {
            (Went::Left, _) => "the new left end".to_owned(),
            (Went::Right, _) => "the new right end".to_owned(),
            (Went::Stack(on), _) => format!("stacked on {}", self.name(on)),
            (_, Some(between)) => {
                let (earlier, later) = (self.name(between.earlier), self.name(between.later));
                let what = match went.is_success() {
                    true => "in the slot",
                    false => "blocked, taken is the slot",
                };
                format!("{what} between {earlier} and {later}")
            }
            (_, None) => unreachable!("a slot is between two cards"),
        }
    }

    fn table(&self, game: &Twist) -> String {
        let view = game.view(Viewer::Spectator);
        let mut told = format!("  row {}\n", self.stacks(&view.row));
        if !view.slots.is_empty() {
            let _ = writeln!(told, "  slots {}", self.stacks(&view.slots));
        }
        for (seat, hand) in view.hands.iter().enumerate() {
            let held = |held: &Held| match held {
                Held::Upright(front) => self.front(front),
                Held::Blocked(card) => {
                    let back = &self.icons[usize::from(card.back.0)];
                    let front = &self.icons[usize::from(card.front.0)];
                    let (name, date) = (self.name(card.card), card.date.0);
                    format!("[{name} {date} {front}/{back}]")
                }
            };
            let hand: Vec<String> = hand.iter().map(held).collect();
            let hand = match hand.len() {
                0 => "nothing".to_owned(),
                _ => hand.join(" "),
            };
            let _ = writeln!(told, "  seat {seat} holds {hand}");
        }
        let top = view.draw_top.map_or("-".to_owned(), |top| self.front(&top));
        let discard: Vec<&str> = view.discard.iter().map(|c| self.name(c.card)).collect();
        let to_match = &self.icons[usize::from(game.icon_to_match().0)];
        let _ = writeln!(
            told,
            "  pile {}, top {top} | discard {}, to match {to_match}",
            view.n_draw,
            discard.join(" ")
        );
        told
    }

    fn front(&self, front: &ShownFront) -> String {
        let icon = &self.icons[usize::from(front.front.0)];
        format!("{}/{icon}", self.name(front.card))
    }

    fn stacks(&self, stacks: &[Vec<Turned>]) -> String {
        let stack = |stack: &Vec<Turned>| match stack.first() {
            None => "-".to_owned(),
            Some(first) => {
                let names: Vec<&str> = stack.iter().map(|card| self.name(card.card)).collect();
                format!("{} {}", names.join("+"), first.date.0)
            }
        };
        let stacks: Vec<String> = stacks.iter().map(stack).collect();
        stacks.join(", ")
    }
}
