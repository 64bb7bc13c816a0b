//! The cards a table plays with: decks made ready for dealing, and their words.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use antedate_decks::{Deck, DeckKind, Filter, Lang, OpenError, Pool};
use antedate_record::Recorder;
use antedate_rules::{CardId, Edition};
use antedate_wire::{Back, Front, RuleSet, Seen, Words};

use crate::games::{Cards, bundle};

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

/// Says what a generated deck is made as to be played by some rules, if it can be.
pub fn generated_kind(rules: RuleSet) -> Option<DeckKind> {
    bundle(rules).generated_kind()
}

/// Returns the id of the built-in deck that is played with when none is named.
pub fn usual_deck(rules: RuleSet) -> &'static str {
    bundle(rules).usual_deck()
}

/// Says whether decks of a kind can be played with by some rules.
pub fn plays(rules: RuleSet, kind: DeckKind) -> bool {
    bundle(rules).plays(kind)
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

impl Contents {
    /// Makes the cards of `pool` ready for a rule set.
    ///
    /// # Errors
    /// The decks are not made for it.
    pub fn new(pool: Pool, rules: RuleSet) -> Result<Contents, ContentsError> {
        let cards = bundle(rules)
            .prepare(&pool)
            .ok_or(ContentsError::WrongKind {
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
        self.pool.kind().edition()
    }

    pub(crate) fn cards(&self) -> &Cards {
        &self.cards
    }

    pub(crate) fn deck_names(&self, lang: Lang) -> Vec<String> {
        let decks = self.pool.decks().iter();
        decks.map(|deck| deck.name(lang).to_owned()).collect()
    }
}

/// A game that knows which card of the deck each of its cards is.
pub(crate) trait CardNames {
    /// Returns the deck's id of a card.
    fn card_name(&self, card: CardId) -> &str;
}

impl<R: Recorder> CardNames for R {
    fn card_name(&self, card: CardId) -> &str {
        Recorder::card_name(self, card)
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
