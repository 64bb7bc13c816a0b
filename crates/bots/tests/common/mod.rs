//! Small tables for the tests: games whose hidden pile can be turned round.

use std::sync::Arc;

use antedate_bots::measure::show_fronts;
use antedate_bots::{Character, DeckFacts, Mind};
use antedate_decks::{Pool, open};
use antedate_rules::twist::{Faces, N_CARDS};
use antedate_rules::{CardId, Date, Edition, Seat, timeline, twist};

/// A saga table: the first 36 cards of a generated deck.
pub(crate) struct Saga {
    pub(crate) pool: Pool,
    pub(crate) deck: Arc<DeckFacts>,
    pub(crate) n_seats: usize,
}

impl Saga {
    pub(crate) fn new(n_seats: usize) -> Saga {
        let pool = open("generated:100:saga").expect("a generated deck");
        Saga {
            deck: Arc::new(DeckFacts::of_pool(&pool)),
            pool,
            n_seats,
        }
    }

    pub(crate) fn faces(&self, card: usize) -> Faces {
        let card = self.pool.card(card);
        let icons = card.card.icons.expect("a saga card");
        Faces {
            date: card.date(),
            front: icons.front,
            back: icons.back,
        }
    }

    /// Deals the deck in order, with the pile below its top turned by `turned` places.
    pub(crate) fn game(&self, turned: usize) -> twist::Twist {
        let mut cards: Vec<Faces> = (0..N_CARDS).map(|card| self.faces(card)).collect();
        let n_shown = self.n_seats * twist::HAND + 3;
        let n_hidden = N_CARDS - n_shown;
        cards[n_shown..].rotate_left(turned % n_hidden);
        deal(cards, self.n_seats)
    }

    /// Seats somebody who sees the fronts in view.
    pub(crate) fn mind(&self, view: &twist::View, character: &str) -> Mind {
        let character = Character::by_id(character).expect("a character");
        let mut mind = Mind::new(character, &self.deck, 11);
        let in_order: Vec<usize> = (0..N_CARDS).collect();
        show_fronts(&mut mind, view, &in_order);
        mind
    }
}

/// Deals `twist` cards in the order given.
pub(crate) fn deal(cards: Vec<Faces>, n_seats: usize) -> twist::Twist {
    let setup = twist::Setup {
        edition: &Edition::SAGA,
        cards,
        n_seats,
        first: Seat(0),
    };
    twist::Twist::new(Arc::new(twist::Deal::new(&setup).expect("a deal")))
}

/// A classic table: a generated deck in order.
pub(crate) struct Classic {
    pub(crate) pool: Pool,
    pub(crate) deck: Arc<DeckFacts>,
    pub(crate) n_seats: usize,
}

impl Classic {
    pub(crate) fn new(n_seats: usize) -> Classic {
        let pool = open("generated:220").expect("a generated deck");
        Classic {
            deck: Arc::new(DeckFacts::of_pool(&pool)),
            pool,
            n_seats,
        }
    }

    /// Deals the deck in order, with the pile below its top turned by `turned` places.
    pub(crate) fn game(&self, turned: usize) -> timeline::Timeline {
        let mut dates: Vec<Date> = self
            .pool
            .cards()
            .map(antedate_decks::PoolCard::date)
            .collect();
        dates[self.n_seats * 4 + 2..].rotate_left(turned);
        let setup = timeline::Setup::new(&Edition::CLASSIC, dates, self.n_seats);
        timeline::Timeline::new(Arc::new(timeline::Deal::new(&setup).expect("a deal")))
    }

    /// Seats somebody who sees the fronts in view.
    pub(crate) fn mind(&self, view: &timeline::View, character: &str) -> Mind {
        let character = Character::by_id(character).expect("a character");
        let mut mind = Mind::new(character, &self.deck, 11);
        let held = view.hands.iter().flatten().copied();
        let cards = held
            .chain(view.draw_top)
            .chain(view.line.iter().map(|card| card.card));
        cards.for_each(|card: CardId| mind.see(card, card.index()));
        mind
    }
}
