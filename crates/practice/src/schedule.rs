//! What a guest has to practise: a fold of their games and of their answers.

use std::collections::BTreeMap;

use antedate_tables::GameResult;

use crate::{Grade, Memory, StoredAnswer};

/// A card, wherever it was played: the ids of its deck and of itself.
pub type ItemId = (String, String);

/// A card that is practised.
#[derive(Debug, Clone, PartialEq)]
pub struct Item {
    /// How well it is remembered.
    pub memory: Memory,
    /// How often it was reviewed, in games and when practising.
    pub reviews: u32,
    /// How often it was missed.
    pub missed: u32,
}

/// How many cards are where.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// To be practised now.
    pub due: usize,
    /// On their way: not due, and not learned.
    pub learning: usize,
    /// Known for weeks.
    pub learned: usize,
}

/// What a guest has to practise.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Schedule {
    items: BTreeMap<ItemId, Item>,
}

/// A card was placed, in a game or when practising.
struct Review<'a> {
    at: i64,
    deck: &'a str,
    card: &'a str,
    grade: Grade,
    /// Whether a card begins to be practised though it was known.
    begins: bool,
}

impl Schedule {
    /// Folds a guest's games and answers, in the order of time. A card begins to be practised
    /// when it is missed in a game, or when it is asked.
    pub fn of<'a>(
        guest: &str,
        games: impl IntoIterator<Item = &'a GameResult>,
        answers: impl IntoIterator<Item = (i64, &'a StoredAnswer)>,
    ) -> Schedule {
        let games = games.into_iter().flat_map(|game| in_game(guest, game));
        let answers = answers.into_iter().map(|(at, answer)| Review {
            at,
            deck: &answer.deck,
            card: &answer.card,
            grade: answer.grade(),
            begins: true,
        });
        let mut reviews: Vec<Review<'_>> = games.chain(answers).collect();
        reviews.sort_by_key(|review| review.at);
        let mut schedule = Schedule::default();
        reviews.iter().for_each(|review| schedule.add(review));
        schedule
    }

    fn add(&mut self, review: &Review<'_>) {
        let id = (review.deck.to_owned(), review.card.to_owned());
        let missed = u32::from(review.grade == Grade::Again);
        if let Some(item) = self.items.get_mut(&id) {
            item.memory = item.memory.review(review.at, review.grade);
            item.reviews += 1;
            item.missed += missed;
        } else if review.begins || missed > 0 {
            let item = Item {
                memory: Memory::begin(review.at, review.grade),
                reviews: 1,
                missed,
            };
            self.items.insert(id, item);
        }
    }

    /// Lists the cards that are practised.
    pub fn items(&self) -> impl Iterator<Item = (&ItemId, &Item)> {
        self.items.iter()
    }

    /// Finds a card.
    pub fn item(&self, deck: &str, card: &str) -> Option<&Item> {
        self.items.get(&(deck.to_owned(), card.to_owned()))
    }

    /// Counts the cards at a moment.
    pub fn counts(&self, now: i64) -> Counts {
        let mut counts = Counts::default();
        for item in self.items.values() {
            match () {
                () if item.memory.due <= now => counts.due += 1,
                () if item.memory.is_learned() => counts.learned += 1,
                () => counts.learning += 1,
            }
        }
        counts
    }
}

/// Lists the cards that a guest placed in a game.
fn in_game<'a>(guest: &str, game: &'a GameResult) -> Vec<Review<'a>> {
    let own = game.own_seat(guest).and_then(|seat| game.seats.get(seat));
    let tries = own.into_iter().flat_map(|seat| &seat.tries);
    let review = |one: &'a antedate_tables::Try| {
        Some(Review {
            at: game.ended,
            deck: &game.decks.get(usize::from(one.deck))?.id,
            card: &one.card,
            grade: if one.right { Grade::Good } else { Grade::Again },
            begins: false,
        })
    };
    tries.filter_map(review).collect()
}
