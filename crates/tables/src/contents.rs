//! The cards a table plays with: decks made ready for dealing, and their words.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use antedate_decks::trek::TrekData;
use antedate_decks::{Deck, DeckKind, Filter, Lang, OpenError, Pool};
use antedate_record::pool::{timeline_cards, trek_values, twist_cards};
use antedate_record::{timeline, trek, twist};
use antedate_rules::timeline::SetupError;
use antedate_rules::trek::{Data, ItineraryId};
use antedate_rules::{CardId, Edition};
use antedate_wire::{AncestorFace, Back, Front, RuleSet, Seen, TrekWords, Words};

/// Why decks cannot be played with a rule set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ContentsError {
    /// Trek cards in timeline, years in trek, no icons in twist.
    #[error("{deck} cannot be played as {}; choose a deck made for it", .rules.name())]
    WrongKind {
        /// The deck's kind.
        deck: DeckKind,
        /// The game.
        rules: RuleSet,
    },
    /// They do not go together.
    #[error(transparent)]
    Decks(#[from] OpenError),
}

/// Says what a generated deck is made as to be played by some rules; trek has cards of its
/// own.
pub fn generated_kind(rules: RuleSet) -> Option<DeckKind> {
    match rules {
        RuleSet::Timeline => Some(DeckKind::Classic),
        RuleSet::Twist => Some(DeckKind::Twist),
        RuleSet::Trek => None,
    }
}

/// The cards of a table, ready for dealing. Many tables share one.
pub struct Contents {
    pool: Pool,
    rules: RuleSet,
    cards: Cards,
    /// The place in the pool of each card, by the deck's id of it.
    places: HashMap<String, usize>,
    /// The faces of the pool's cards, worded once in each language that somebody reads.
    faces: [OnceLock<Vec<Faces>>; Lang::ALL.len()],
}

/// The two faces of a card in one language.
struct Faces {
    front: Arc<Front>,
    back: Arc<Back>,
}

impl Faces {
    fn of(card: antedate_decks::PoolCard<'_>, lang: Lang) -> Faces {
        Faces {
            front: Arc::new(front(card.front(lang))),
            back: Arc::new(back(&card.card.id, card.back(lang))),
        }
    }
}

/// Words the front of a card as clients get it.
pub fn front(front: antedate_decks::Front<'_>) -> Front {
    Front {
        title: front.title.to_owned(),
        topic: front.topic.to_owned(),
        topic_name: front.topic_name.to_owned(),
        motif: front.motif.to_owned(),
        icon: front.icon.map(str::to_owned),
    }
}

/// Words the back of a card as clients get it.
pub fn back(id: &str, back: antedate_decks::Back<'_>) -> Back {
    Back {
        id: id.to_owned(),
        label: back.label,
        value: back.value,
        note: back.note.to_owned(),
        source: back.source.to_owned(),
        icon: back.icon.map(str::to_owned),
    }
}

pub(crate) enum Cards {
    /// What the rules say of the cards is said when a game is dealt.
    Timeline(&'static Edition, Result<timeline::Stock, SetupError>),
    Twist(&'static Edition, Vec<twist::PoolCard>),
    Trek(Box<trek::Values>),
}

impl Contents {
    /// Makes the cards of `pool` ready for a rule set.
    ///
    /// # Errors
    /// The decks are not made for it.
    pub fn new(pool: Pool, rules: RuleSet) -> Result<Contents, ContentsError> {
        let cards = prepare(&pool, rules).ok_or(ContentsError::WrongKind {
            deck: pool.kind(),
            rules,
        })?;
        let ids = pool.cards().map(|card| card.card.id.clone());
        let places = ids.zip(0..).collect();
        Ok(Contents {
            pool,
            rules,
            cards,
            places,
            faces: Default::default(),
        })
    }

    /// Combines decks, leaves out what the filter leaves out, and makes the rest ready.
    ///
    /// # Errors
    /// The decks do not go together, too few cards are left, or they are not made for it.
    pub fn combined(
        decks: Vec<Arc<Deck>>,
        filter: &Filter,
        rules: RuleSet,
    ) -> Result<Contents, ContentsError> {
        Contents::new(Pool::combine(decks)?.filtered(filter)?, rules)
    }

    fn faces(&self, id: &str, lang: Lang) -> &Faces {
        let number = Lang::ALL.iter().position(|other| *other == lang);
        let faces = self.faces[number.unwrap_or(0)].get_or_init(|| {
            let cards = self.pool.cards();
            cards.map(|card| Faces::of(card, lang)).collect()
        });
        let place = self.places.get(id);
        &faces[*place.expect("every card dealt comes from the pool")]
    }

    /// Returns the rule set.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Returns the pool of cards.
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Returns the edition; trek has none.
    pub fn edition(&self) -> Option<&'static Edition> {
        match &self.cards {
            Cards::Timeline(edition, _) | Cards::Twist(edition, _) => Some(edition),
            Cards::Trek(_) => None,
        }
    }

    pub(crate) fn cards(&self) -> &Cards {
        &self.cards
    }

    pub(crate) fn deck_names(&self, lang: Lang) -> Vec<String> {
        let decks = self.pool.decks().iter();
        decks.map(|deck| deck.name(lang).to_owned()).collect()
    }
}

fn prepare(pool: &Pool, rules: RuleSet) -> Option<Cards> {
    let edition = pool.kind().edition();
    match rules {
        RuleSet::Timeline => {
            let edition = edition?;
            let stock = timeline::Stock::new(edition, timeline_cards(pool));
            Some(Cards::Timeline(edition, stock))
        }
        RuleSet::Twist => {
            let edition = edition.filter(|edition| edition.cooperative())?;
            Some(Cards::Twist(edition, twist_cards(pool)))
        }
        RuleSet::Trek => {
            let values = trek_values(pool.decks().first()?)?;
            Some(Cards::Trek(Box::new(values)))
        }
    }
}

/// A game that knows which card of the deck each of its cards is.
pub(crate) trait CardNames {
    /// Returns the deck's id of a card.
    fn card_name(&self, card: CardId) -> &str;
}

impl CardNames for timeline::Recorded {
    fn card_name(&self, card: CardId) -> &str {
        self.id(card)
    }
}

impl CardNames for twist::Recorded {
    fn card_name(&self, card: CardId) -> &str {
        self.id(card)
    }
}

impl CardNames for trek::Recorded {
    fn card_name(&self, card: CardId) -> &str {
        &self.card_ids[card.index()]
    }
}

/// The words of one game's cards in one language.
pub(crate) struct CardWords<'a> {
    pub(crate) contents: &'a Contents,
    /// The game, which knows which card of the deck each of its cards is.
    pub(crate) names: &'a dyn CardNames,
    pub(crate) lang: Lang,
}

impl CardWords<'_> {
    fn faces(&self, card: CardId) -> &Faces {
        self.contents.faces(self.names.card_name(card), self.lang)
    }
}

impl Words for CardWords<'_> {
    fn front(&self, card: CardId) -> Arc<Front> {
        self.faces(card).front.clone()
    }

    fn back(&self, card: Seen) -> Arc<Back> {
        self.faces(card.card()).back.clone()
    }
}

/// The words of a game of trek.
pub(crate) struct TrekGameWords<'a> {
    pub(crate) cards: CardWords<'a>,
    pub(crate) data: &'a Data,
    pub(crate) itinerary_ids: &'a [String],
}

impl TrekGameWords<'_> {
    fn tables(&self) -> &TrekData {
        let deck = &self.cards.contents.pool.decks()[0];
        deck.trek.as_ref().expect("a game of trek has a trek deck")
    }
}

impl Words for TrekGameWords<'_> {
    fn front(&self, card: CardId) -> Arc<Front> {
        self.cards.front(card)
    }

    fn back(&self, card: Seen) -> Arc<Back> {
        self.cards.back(card)
    }
}

impl TrekWords for TrekGameWords<'_> {
    fn data(&self) -> &Data {
        self.data
    }

    fn itinerary_name(&self, itinerary: ItineraryId) -> String {
        let deck = &self.cards.contents.pool.decks()[0];
        let id = &self.itinerary_ids[itinerary.index()];
        deck.itinerary_name(id, self.cards.lang).to_owned()
    }

    fn ancestor_faces(&self) -> Vec<AncestorFace> {
        let deck = &self.cards.contents.pool.decks()[0];
        let face = |ancestor: &antedate_decks::trek::Ancestor| {
            let text = deck.ancestor_text(&ancestor.id, self.cards.lang);
            let text = text.cloned().unwrap_or_default();
            AncestorFace {
                title: text.title,
                note: text.note,
                motif: ancestor.motif.clone(),
            }
        };
        self.tables().ancestors.iter().map(face).collect()
    }
}
