//! Games that read like a story, in `tests/stories/timeline/*.txt`.

use std::cell::RefCell;
use std::fmt::Write as _;

use antedate_rules::timeline::{Action, Dated, Event, Gap, Illegal, Standing, Timeline};
use antedate_rules::{CardId, Chance, Edition, Events, Game, Seat, Viewer};

use crate::common::storybook::{Teller, number};
use crate::table::{deal, setup};

type Named = (String, i64);

/// A story as far as it has been told.
pub(crate) struct Story {
    edition: &'static Edition,
    first: Seat,
    hands: Vec<Vec<Named>>,
    line: Vec<Named>,
    pile: Vec<Named>,
    /// The names of the cards, by number.
    cards: Vec<String>,
    /// How the next reshuffle turns out, top first.
    shuffled: RefCell<Vec<CardId>>,
    game: Option<Timeline>,
}

/// The order the story has announced, for the one reshuffle that follows.
impl Chance for Story {
    fn reshuffle(&self, _nth: u32, cards: &mut [CardId]) {
        let order = std::mem::take(&mut *self.shuffled.borrow_mut());
        assert_eq!(order.len(), cards.len(), "the story shuffles other cards");
        cards.copy_from_slice(&order);
    }
}

impl Teller for Story {
    fn new() -> Story {
        Story {
            edition: &Edition::CLASSIC,
            first: Seat(0),
            hands: Vec::new(),
            line: Vec::new(),
            pile: Vec::new(),
            cards: Vec::new(),
            shuffled: RefCell::default(),
            game: None,
        }
    }

    fn tell(&mut self, line: &str) -> String {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["begin"] => return self.begin(),
            ["edition", id] => self.edition = Edition::by_id(id).expect("an edition"),
            ["first", seat] => self.first = Seat(number(seat)),
            ["seat", seat, "holds", ref cards @ ..] => {
                assert_eq!(number::<usize>(seat), self.hands.len(), "seats in order");
                self.hands.push(named(cards));
            }
            ["line", ref cards @ ..] => self.line = named(cards),
            ["pile", ref cards @ ..] => self.pile = named(cards),
            ["shuffle", ref cards @ ..] => {
                let order = cards.iter().map(|name| self.card(name)).collect();
                *self.shuffled.borrow_mut() = order;
            }
            ["seat", seat, "leaves"] => {
                return self.act(|story, game, events| {
                    game.decide_drop(Seat(number(seat)), story, events)
                });
            }
            ["seat", seat, "places", name, side, of] => {
                let action = self.placing(name, side, of);
                return self.act(|story, game, events| {
                    game.decide(Seat(number(seat)), action, story, events)
                });
            }
            _ => panic!("no story goes {line:?}"),
        }
        String::new()
    }
}

impl Story {
    fn begin(&mut self) -> String {
        let dates = |cards: &[Named]| -> Vec<i64> { cards.iter().map(|card| card.1).collect() };
        let hands: Vec<Vec<i64>> = self.hands.iter().map(|hand| dates(hand)).collect();
        let hands: Vec<&[i64]> = hands.iter().map(Vec::as_slice).collect();
        let mut setup = setup(&hands, self.line[0].1, &dates(&self.pile));
        (setup.edition, setup.first) = (self.edition, self.first);
        let hands = self.hands.iter().flatten();
        let cards = hands.chain(&self.line).chain(&self.pile);
        self.cards = cards.map(|card| card.0.clone()).collect();
        let game = deal(&setup);
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

    fn names(&self, cards: &[CardId]) -> String {
        let names: Vec<&str> = cards.iter().map(|card| self.name(*card)).collect();
        names.join(" ")
    }

    fn dated(&self, cards: &[Dated]) -> String {
        let dated = |card: &Dated| format!("{} {}", self.name(card.card), card.date.0);
        let cards: Vec<String> = cards.iter().map(dated).collect();
        cards.join(", ")
    }

    /// Reads "before NAME", "after NAME" or "at GAP".
    fn placing(&self, name: &str, side: &str, of: &str) -> Action {
        let line = self.game.as_ref().map_or(&[][..], Timeline::line);
        let place = |name: &str| -> Gap {
            let at = line.iter().position(|card| self.name(*card) == name);
            at.expect("a card of the line") as Gap
        };
        let gap = match side {
            "before" => place(of),
            "after" => place(of) + 1,
            _ => number(of),
        };
        let card = self.card(name);
        Action::Place { card, gap }
    }

    fn act(
        &mut self,
        decide: impl FnOnce(&Story, &Timeline, &mut Events<Event>) -> Result<(), Illegal>,
    ) -> String {
        let mut game = self.game.take().expect("the story has begun");
        let mut events = Events::new();
        let mut told = String::new();
        if let Err(illegal) = decide(self, &game, &mut events) {
            let _ = writeln!(told, "refused, {}: {illegal}", illegal.code());
        } else {
            for event in &events {
                game.evolve(event);
                let _ = writeln!(told, "{}", self.event(&game, event));
            }
            told += &self.table(&game);
        }
        self.game = Some(game);
        told
    }

    fn event(&self, game: &Timeline, event: &Event) -> String {
        let name = |card: &CardId| self.name(*card);
        let year = |card: &CardId| game.deal().date(*card).0;
        match event {
            Event::CardPlaced { seat, card, .. } => {
                format!("{seat} was right: {} is of {}", name(card), year(card))
            }
            Event::CardMisplaced { seat, card, .. } => {
                format!("{seat} was wrong: {} is of {}", name(card), year(card))
            }
            Event::PileReshuffled { pile } => {
                format!("the discard pile was shuffled: {}", self.names(&pile.0))
            }
            Event::CardDrawn { seat, card } => format!("{seat} drew {}", name(card)),
            Event::NothingToDraw { seat } => format!("there was no card for {seat}"),
            Event::SeatDropped { seat, cards } => {
                format!("{seat} left behind: {}", self.names(cards))
            }
            Event::RoundEnded {
                round,
                out,
                eliminated,
            } => format!("round {round} is over; out of cards {out:?}, eliminated {eliminated:?}"),
            Event::TurnPassed { to } => format!("{to} is to act"),
            Event::GameEnded { winners, rounds } => {
                format!("the game is over in round {rounds}, won by {winners:?}")
            }
        }
    }

    fn table(&self, game: &Timeline) -> String {
        let view = game.view(Viewer::Spectator);
        let mut told = format!("  line {}\n", self.dated(&view.line));
        for (seat, hand) in view.hands.iter().enumerate() {
            let standing = match view.standings[seat] {
                Standing::In => "",
                Standing::Eliminated => " (eliminated)",
                Standing::Dropped => " (left)",
            };
            let hand = match hand.len() {
                0 => "nothing".to_owned(),
                _ => self.names(hand),
            };
            let _ = writeln!(told, "  seat {seat}{standing} holds {hand}");
        }
        let top = view.draw_top.map_or("-", |card| self.name(card));
        let discard = match view.discard.len() {
            0 => "-".to_owned(),
            _ => self.dated(&view.discard),
        };
        let n_draw = view.n_draw;
        let _ = writeln!(told, "  pile {n_draw}, top {top} | discard {discard}");
        told
    }
}

/// Reads cards as name and date in turn.
fn named(words: &[&str]) -> Vec<Named> {
    words
        .chunks(2)
        .map(|pair| (pair[0].to_owned(), number(pair[1])))
        .collect()
}
