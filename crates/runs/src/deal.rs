//! The cards of a run, in order: as they are stored, and ready to be played.
//!
//! A stored deal holds the words of its cards too, so that it can be played and read whatever
//! becomes of the decks. It holds every secret of the run, and is never sent.

use std::sync::Arc;

use antedate_decks::{Card, Deck, DeckKind, DeckRef, Lang};
use antedate_record::Seed;
use antedate_record::chorus::{Dealer, Order, Stock};
use antedate_record::lines::{Decks, Line};
use antedate_record::timeline::PoolCard;
use antedate_rules::chorus::{self, Action, Pace, Setup};
use antedate_rules::{CardId, Date, Edition, Events, Game, NoChance};
use serde::{Deserialize, Serialize};

use crate::Run;
use crate::run::SEAT;

/// Why there is no such deal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DealError {
    /// It was not written by this program, or by a newer one.
    #[error("a stored deal cannot be read: {0}")]
    Unreadable(String),
    /// A deck has no such card, or none of that date.
    #[error("the deck `{deck}` has no card `{card}` of that date any more")]
    CardChanged {
        /// The deck.
        deck: String,
        /// The card.
        card: String,
    },
    /// The cards cannot be played.
    #[error(transparent)]
    Setup(#[from] chorus::SetupError),
}

/// A deal as the store keeps it. Fields are only ever added, with a default (`docs/log.md`).
#[derive(Serialize, Deserialize)]
struct StoredDeal {
    /// The version of the format; currently 1.
    v: u32,
    edition: String,
    /// The first card of the line and the run, in order.
    cards: Vec<StoredCard>,
    decks: Vec<StoredDeck>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    /// How many of a hundred choices are expected to be wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hard: Option<u8>,
}

#[derive(Clone, Serialize, Deserialize)]
struct StoredCard {
    /// Its deck's place in the list.
    deck: usize,
    id: String,
    date: i64,
}

#[derive(Serialize, Deserialize)]
struct StoredDeck {
    #[serde(flatten)]
    named: DeckRef,
    /// The deck with the cards of the run and no others.
    body: serde_json::Value,
}

/// Lists the names of the cards of a stored deal, in order, without reading their words.
pub fn keys_of(text: &str) -> Option<Vec<String>> {
    #[derive(Deserialize)]
    struct Names {
        cards: Vec<StoredCard>,
        decks: Vec<Named>,
    }
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    let Names { cards, decks } = serde_json::from_str(text).ok()?;
    let key = |card: &StoredCard| Some(crate::PoolCard::key(&decks.get(card.deck)?.id, &card.id));
    cards.iter().map(key).collect()
}

/// The cards of a run, ready to be played. It has no `Debug`: it holds every secret.
pub struct Deal {
    edition: &'static Edition,
    cards: Vec<StoredCard>,
    /// The decks as they are named, and with the cards of the run alone.
    decks: Vec<(DeckRef, Arc<Deck>)>,
    seed: Option<Seed>,
    hard: Option<u8>,
    rules: Arc<chorus::Deal>,
}

/// A card of a run with its words.
#[derive(Debug, Clone, Copy)]
pub struct Texts<'a> {
    /// Its deck.
    pub deck: &'a Deck,
    /// The card.
    pub card: &'a Card,
}

impl Deal {
    /// Shuffles the cards of a day as a transcript says (CH-2): they are the whole pool.
    ///
    /// # Errors
    /// The cards cannot be played.
    pub fn shuffled(
        cards: &[(Arc<Deck>, String)],
        seed: Seed,
        hard: u8,
    ) -> Result<Deal, DealError> {
        let edition = edition_of(cards.iter().map(|(deck, _)| deck.kind));
        let find = |id: &str| cards.iter().find(|(_, other)| other == id);
        let pool = cards.iter().map(|(deck, id)| {
            let card = deck.card(id).ok_or_else(|| changed(&deck.id, id))?;
            Ok(PoolCard {
                id: id.clone(),
                date: card.value(),
            })
        });
        let pool = pool.collect::<Result<Vec<PoolCard>, DealError>>()?;
        let run = cards.len().saturating_sub(1) as u8;
        let stock = Stock::new(edition, pool)?;
        let dealt = Dealer::new(stock, order(Vec::new(), run, ""))?.deal(seed)?;
        let ids = (0..cards.len()).map(|n| dealt.id(CardId(n as u8)));
        let in_order = ids.filter_map(|id| {
            let (deck, id) = find(id)?;
            Some((deck.clone(), id.clone(), deck.card(id)?.value()))
        });
        Deal::build(
            edition,
            &in_order.collect::<Vec<_>>(),
            Some(seed),
            Some(hard),
        )
    }

    /// Takes the cards of a game that was played, in the order they came.
    ///
    /// # Errors
    /// A deck has changed since, or the cards cannot be played.
    pub fn of_game(
        edition: &'static Edition,
        cards: &[(Arc<Deck>, String, i64)],
    ) -> Result<Deal, DealError> {
        Deal::build(edition, cards, None, None)
    }

    fn build(
        edition: &'static Edition,
        cards: &[(Arc<Deck>, String, i64)],
        seed: Option<Seed>,
        hard: Option<u8>,
    ) -> Result<Deal, DealError> {
        let mut whole: Vec<Arc<Deck>> = Vec::new();
        let mut dealt = Vec::new();
        for (deck, id, date) in cards {
            if deck.card(id).is_none_or(|card| card.value() != *date) {
                return Err(changed(&deck.id, id));
            }
            let at = whole.iter().position(|other| other.id == deck.id);
            let at = at.unwrap_or_else(|| {
                whole.push(deck.clone());
                whole.len() - 1
            });
            dealt.push(StoredCard {
                deck: at,
                id: id.clone(),
                date: *date,
            });
        }
        let part = |(at, deck): (usize, &Arc<Deck>)| {
            let own = dealt.iter().filter(|card| card.deck == at);
            let ids: Vec<&str> = own.map(|card| card.id.as_str()).collect();
            (reference(deck), Arc::new(part_of(deck, &ids)))
        };
        let decks = whole.iter().enumerate().map(part).collect();
        Deal::ready(edition, dealt, decks, seed, hard)
    }

    fn ready(
        edition: &'static Edition,
        cards: Vec<StoredCard>,
        decks: Vec<(DeckRef, Arc<Deck>)>,
        seed: Option<Seed>,
        hard: Option<u8>,
    ) -> Result<Deal, DealError> {
        let mut setup = Setup::new(
            edition,
            cards.iter().map(|card| Date(card.date)).collect(),
            1,
        );
        setup.pace = Pace::Alone; // CH-10
        Ok(Deal {
            edition,
            rules: Arc::new(chorus::Deal::new(&setup)?),
            cards,
            decks,
            seed,
            hard,
        })
    }

    /// Writes the deal as the store keeps it.
    pub fn to_json(&self) -> String {
        let deck = |(named, deck): &(DeckRef, Arc<Deck>)| StoredDeck {
            named: named.clone(),
            body: serde_json::from_str(&deck.to_json()).expect("a deck is written as JSON"),
        };
        let stored = StoredDeal {
            v: 1,
            edition: self.edition.id.to_owned(),
            cards: self.cards.clone(),
            decks: self.decks.iter().map(deck).collect(),
            seed: self.seed.map(|seed| seed.to_hex()),
            hard: self.hard,
        };
        serde_json::to_string(&stored).expect("a deal is plain data")
    }

    /// Reads a deal from the store.
    ///
    /// # Errors
    /// It is none, or a newer program wrote it.
    pub fn from_json(text: &str) -> Result<Deal, DealError> {
        let unreadable = |why: String| DealError::Unreadable(why);
        let stored: StoredDeal =
            serde_json::from_str(text).map_err(|error| unreadable(error.to_string()))?;
        if stored.v != 1 {
            let why = format!("it is of version {}, which is not known", stored.v);
            return Err(unreadable(why));
        }
        let edition = Edition::by_id(&stored.edition);
        let edition = edition.ok_or_else(|| unreadable("its edition is not known".into()))?;
        let mut decks = Vec::new();
        for StoredDeck { named, body } in stored.decks {
            let deck = Deck::from_json(&named.id, &body.to_string());
            let deck = deck.map_err(|error| unreadable(error.to_string()))?;
            decks.push((named, Arc::new(deck)));
        }
        let seed = match &stored.seed {
            Some(hex) => Some(Seed::from_hex(hex).ok_or_else(|| unreadable("its seed".into()))?),
            None => None,
        };
        for card in &stored.cards {
            let deck = decks
                .get(card.deck)
                .and_then(|(_, deck)| deck.card(&card.id));
            if deck.is_none_or(|found| found.value() != card.date) {
                return Err(unreadable("one of its cards is missing".into()));
            }
        }
        Deal::ready(edition, stored.cards, decks, seed, stored.hard)
    }

    /// Says whether decks as they are now still have the cards with the same dates.
    ///
    /// # Errors
    /// Names the first card that is gone or has another date.
    pub fn check_decks(
        &self,
        mut now: impl FnMut(&str) -> Option<Arc<Deck>>,
    ) -> Result<(), DealError> {
        for (at, (named, _)) in self.decks.iter().enumerate() {
            let deck = now(&named.id);
            for card in self.cards.iter().filter(|card| card.deck == at) {
                let found = deck.as_ref().and_then(|deck| deck.card(&card.id));
                if found.is_none_or(|found| found.value() != card.date) {
                    return Err(changed(&named.id, &card.id));
                }
            }
        }
        Ok(())
    }

    /// Counts the cards of the run; one more begins the line.
    pub fn run(&self) -> usize {
        self.cards.len() - 1
    }

    /// Returns a card: 0 began the line.
    pub fn card(&self, n: usize) -> Texts<'_> {
        let card = &self.cards[n];
        let deck = &self.decks[card.deck].1;
        Texts {
            deck,
            card: deck.card(&card.id).expect("checked when it was made"),
        }
    }

    /// Lists the names of the cards among all decks, in order.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        let key = |card: &StoredCard| crate::PoolCard::key(&self.decks[card.deck].0.id, &card.id);
        self.cards.iter().map(key)
    }

    /// Returns the seed. Secret until the day is over.
    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// Returns how many of a hundred choices were expected to be wrong.
    pub fn hard(&self) -> Option<u8> {
        self.hard
    }

    pub(crate) fn rules(&self) -> &Arc<chorus::Deal> {
        &self.rules
    }

    /// Writes the transcript of a finished run, which anybody can verify; `None` if the deal
    /// has no seed. Everything secret is in it.
    pub fn transcript(&self, name: &str, run: &Run<'_>) -> Option<String> {
        let seed = self.seed?;
        let pool = self.cards.iter().map(|card| PoolCard {
            id: card.id.clone(),
            date: card.date,
        });
        let stock = Stock::new(self.edition, pool.collect()).ok()?;
        let refs = self.decks.iter().map(|(named, _)| named.clone());
        let order = order(refs.collect(), self.run() as u8, name);
        let dealer = Dealer::new(stock, order).ok()?;
        let mut dealt = dealer.deal(seed).ok()?;
        let mut text = dealer.header(&dealt).to_json() + "\n";
        let mut lines: Vec<Line> = Vec::new();
        for choice in run.choices() {
            let mut events = Events::new();
            let action = Action::Done { gap: choice.gap };
            dealt
                .game
                .decide(SEAT, action, &NoChance, &mut events)
                .ok()?;
            events.iter().for_each(|event| dealt.game.evolve(event));
            dealt.write(&events, &mut lines);
        }
        lines
            .iter()
            .for_each(|line| text += &(line.to_json() + "\n"));
        Some(text)
    }
}

impl<'a> Texts<'a> {
    /// Returns what everybody may see. Icons are for Twist: in a run there is nothing to match.
    pub fn front(self, lang: Lang) -> antedate_decks::Front<'a> {
        antedate_decks::Front {
            icon: None,
            ..self.deck.front(self.card, lang)
        }
    }

    /// Returns what turning the card shows.
    pub fn back(self, lang: Lang) -> antedate_decks::Back<'a> {
        antedate_decks::Back {
            icon: None,
            ..self.deck.back(self.card, lang)
        }
    }
}

fn changed(deck: &str, card: &str) -> DealError {
    DealError::CardChanged {
        deck: deck.to_owned(),
        card: card.to_owned(),
    }
}

/// Orders a run for one seat at a pace of its own (CH-10).
fn order(decks: Vec<DeckRef>, run: u8, name: &str) -> Order {
    Order {
        run,
        pace: Pace::Alone,
        ..Order::new(Decks::of(decks), vec![name.to_owned()])
    }
}

/// Classic and twist cards make a classic pool together.
fn edition_of(mut kinds: impl Iterator<Item = DeckKind>) -> &'static Edition {
    let first = kinds.next().unwrap_or(DeckKind::Classic);
    let one = kinds.all(|kind| kind == first);
    let own = first.edition().filter(|_| one);
    own.unwrap_or(&Edition::CLASSIC)
}

fn reference(deck: &Deck) -> DeckRef {
    DeckRef {
        id: deck.id.clone(),
        version: deck.version.clone(),
        hash: deck.hash(),
    }
}

/// Returns a deck with some of its cards and their words.
fn part_of(deck: &Deck, ids: &[&str]) -> Deck {
    let mut part = deck.clone();
    part.cards.retain(|card| ids.contains(&card.id.as_str()));
    for texts in part.texts.values_mut() {
        texts.cards.retain(|id, _| ids.contains(&id.as_str()));
    }
    part
}
