//! Dealing, recording and re-dealing games of `timeline`.

mod recorder;

use std::collections::BTreeMap;
use std::sync::Arc;

use antedate_rules::timeline::{
    CardOrder, CardSet, DEFAULT_HAND, Deal, Event, MAX_CARDS, Outcome, Pile, Seating, SetupError,
    Timeline,
};
use antedate_rules::{CardId, Date, Edition, Game, Seat, SeatSet};

use crate::Seed;
use crate::chance::stream;
use crate::lines::{
    CardEntry, Decks, Dropped, Header, Line, Options, Place, ResultLine, RoundEnd, TimelineResult,
    VERSION,
};

/// A card of the pool a game is dealt from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PoolCard {
    /// The deck's id of the card.
    pub id: String,
    /// Its date.
    pub date: i64,
}

/// What a table asks for.
#[derive(Debug, Clone)]
pub struct Order {
    /// The edition.
    pub edition: &'static Edition,
    /// The decks the pool comes from.
    pub decks: Decks,
    /// How they were filtered.
    pub filter: Option<serde_json::Value>,
    /// The players' names, seat 0 first.
    pub seats: Vec<String>,
    /// Who begins; `None` asks for a random seat (TC-4).
    pub first: Option<Seat>,
    /// Cards dealt to each player.
    pub hand: u8,
    /// Extra cards of each seat; seats beyond its end have none.
    pub handicaps: Vec<u8>,
}

impl Order {
    /// Returns the ordinary game for these seats: four cards each, a random seat begins.
    pub fn new(edition: &'static Edition, decks: Decks, seats: Vec<String>) -> Order {
        let (hand, handicaps) = (DEFAULT_HAND, Vec::new());
        Order {
            edition,
            decks,
            filter: None,
            seats,
            first: None,
            hand,
            handicaps,
        }
    }
}

/// The cards of a pool, sorted and ranked once for all tables that are dealt from it.
#[derive(Clone)]
pub struct SortedPool {
    edition: &'static Edition,
    /// The pool, sorted by the bytes of the ids.
    pool: Arc<[PoolCard]>,
    /// All cards ranked once; only where no pool card is ever left out.
    ranked: Option<Named>,
}

impl SortedPool {
    /// Sorts and ranks a pool.
    ///
    /// # Errors
    /// The edition does not allow a date.
    pub fn new(
        edition: &'static Edition,
        mut pool: Vec<PoolCard>,
    ) -> Result<SortedPool, SetupError> {
        pool.sort_by(|a, b| a.id.as_bytes().cmp(b.id.as_bytes()));
        let ranked = if pool.len() <= MAX_CARDS {
            let dates = pool.iter().map(|card| Date(card.date)).collect();
            Some(Named {
                cards: Arc::new(CardSet::new(edition, dates)?),
                ids: pool.iter().map(|card| card.id.clone()).collect(),
            })
        } else {
            None
        };
        Ok(SortedPool {
            edition,
            pool: pool.into(),
            ranked,
        })
    }

    /// Returns the edition.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }
}

/// Deals any number of games from one pool to one table.
pub struct Dealer {
    order: Order,
    stock: SortedPool,
    handicaps: Vec<u8>,
}

/// A game, the names of its cards, and its seed.
#[derive(Clone)]
pub struct Recorded {
    /// The game.
    pub game: Timeline,
    /// The seed.
    pub seed: Seed,
    /// The ids of the cards the game was dealt from, by their place in the set.
    pub(crate) ids: Arc<[String]>,
}

impl Dealer {
    /// Checks what a table asks for.
    ///
    /// # Errors
    /// The order breaks a clause of the rules.
    pub fn new(pool: Vec<PoolCard>, order: Order) -> Result<Dealer, SetupError> {
        Dealer::from_stock(SortedPool::new(order.edition, pool)?, order)
    }

    /// Checks what a table asks for, with cards made ready before. The order's edition is
    /// the stock's.
    ///
    /// # Errors
    /// The order breaks a clause of the rules.
    pub fn from_stock(stock: SortedPool, order: Order) -> Result<Dealer, SetupError> {
        let mut handicaps = order.handicaps.clone();
        handicaps.resize(order.seats.len(), 0);
        Seating::new(order.hand, &handicaps, order.first.unwrap_or(Seat(0)))?;
        let order = Order {
            edition: stock.edition,
            ..order
        };
        let dealer = Dealer {
            order,
            stock,
            handicaps,
        };
        dealer.deal(Seed([0; 32]))?;
        Ok(dealer)
    }

    /// Shuffles and deals one game.
    ///
    /// # Errors
    /// The deck has too few cards.
    pub fn deal(&self, seed: Seed) -> Result<Recorded, SetupError> {
        let n_seats = self.handicaps.len();
        let first = self
            .order
            .first
            .unwrap_or_else(|| random_first(&seed, n_seats));
        let seating = Seating::new(self.order.hand, &self.handicaps, first)?;
        let (named, order) = match &self.stock.ranked {
            Some(all) => {
                let mut order = in_order(self.stock.pool.len());
                seed.stream(stream::DEAL).shuffle(&mut order);
                (all.clone(), order)
            }
            None => (self.deal_some(&seed)?, in_order(MAX_CARDS)),
        };
        let deal = Deal::shuffled(named.cards, order, seating)?;
        Ok(Recorded {
            game: Timeline::new(Arc::new(deal)),
            seed,
            ids: named.ids,
        })
    }

    /// Takes the first 255 cards of the shuffle of a larger pool (TC-2b).
    fn deal_some(&self, seed: &Seed) -> Result<Named, SetupError> {
        let mut shuffled: Vec<&PoolCard> = self.stock.pool.iter().collect();
        seed.stream(stream::DEAL)
            .shuffle_front(&mut shuffled, MAX_CARDS);
        shuffled.truncate(MAX_CARDS);
        let dates = shuffled.iter().map(|card| Date(card.date)).collect();
        let cards = Arc::new(CardSet::new(self.order.edition, dates)?);
        let ids = shuffled.iter().map(|card| card.id.clone()).collect();
        Ok(Named { cards, ids })
    }

    /// Writes the header of a game dealt here.
    pub fn header(&self, recorded: &Recorded) -> Header {
        let deal = recorded.game.deal();
        let entry = |n: usize| {
            let card = CardId(n as u8);
            let (id, date) = (recorded.id(card).to_owned(), deal.date(card).0);
            CardEntry {
                id,
                date,
                front: None,
                back: None,
            }
        };
        let extra = self
            .handicaps
            .iter()
            .enumerate()
            .filter(|(_, extra)| **extra > 0);
        let options = Options {
            hand: (self.order.hand != DEFAULT_HAND).then_some(self.order.hand),
            handicap: extra
                .map(|(seat, extra)| (seat.to_string(), *extra))
                .collect(),
            ..Options::default()
        };
        Header {
            antedate: VERSION,
            rules: "timeline".into(),
            edition: Some(self.order.edition.id.into()),
            deck: Some(self.order.decks.clone()),
            filter: self.order.filter.clone(),
            seats: self.order.seats.clone(),
            first: Some(deal.first().0),
            options,
            seed: recorded.seed.to_hex(),
            commitment: recorded.seed.commitment(),
            pool: (self.stock.pool.len() > deal.n_cards())
                .then(|| self.stock.pool.iter().map(|card| card.id.clone()).collect()),
            cards: Some((0..deal.n_cards()).map(entry).collect()),
            trek: None,
        }
    }
}

/// The cards a game is dealt from, and their names.
#[derive(Clone)]
struct Named {
    cards: Arc<CardSet>,
    ids: Arc<[String]>,
}

/// Returns the places of `n_cards` cards, unshuffled.
fn in_order(n_cards: usize) -> CardOrder {
    // Counted once, by the compiler: a deal is a few hundred nanoseconds.
    const PLACES: [u8; MAX_CARDS] = {
        let mut places = [0; MAX_CARDS];
        let mut at = 0;
        while at < MAX_CARDS {
            places[at] = at as u8;
            at += 1;
        }
        places
    };
    let mut order = CardOrder::from(PLACES);
    order.truncate(n_cards);
    order
}

/// Draws a random first seat.
pub(crate) fn random_first(seed: &Seed, n_seats: usize) -> Seat {
    Seat(seed.stream(stream::FIRST_SEAT).below(n_seats.max(1) as u32) as u16)
}

impl Recorded {
    /// Returns the id of a card.
    pub fn id(&self, card: CardId) -> &str {
        &self.ids[self.game.deal().place_in_set(card)]
    }

    /// Finds a card by its id.
    pub fn card(&self, id: &str) -> Option<CardId> {
        let n_cards = self.game.deal().n_cards();
        (0..n_cards)
            .map(|n| CardId(n as u8))
            .find(|card| self.id(*card) == id)
    }

    /// Writes the lines of the events of one action, which have been folded in.
    pub fn write(&self, events: &[Event], lines: &mut Vec<Line>) {
        let n_before = lines.len();
        for event in events {
            match event {
                Event::CardPlaced { seat, card, gap } => {
                    lines.push(self.place(*seat, *card, *gap, true))
                }
                Event::CardMisplaced { seat, card, gap } => {
                    lines.push(self.place(*seat, *card, *gap, false));
                }
                Event::PileReshuffled { pile } => self.note_reshuffle(lines.last_mut(), pile),
                Event::CardDrawn { seat, card } => {
                    note_draw(lines.last_mut(), *seat, Some(self.id(*card).to_owned()));
                }
                Event::NothingToDraw { seat } => note_draw(lines.last_mut(), *seat, None),
                Event::SeatDropped { seat, cards } => {
                    lines.push(Line::Dropped(Dropped {
                        seat: seat.0,
                        dropped: self.ids_of(cards),
                    }));
                }
                Event::RoundEnded {
                    round,
                    out,
                    eliminated,
                } => {
                    lines.push(round_end(*round, *out, *eliminated));
                }
                Event::TurnPassed { .. } => {}
                Event::GameEnded { .. } => {
                    lines.extend(self.game.outcome().map(|end| result(&end)))
                }
            }
        }
        debug_assert!(events.is_empty() || lines.len() > n_before);
    }

    fn place(&self, seat: Seat, card: CardId, gap: u8, right: bool) -> Line {
        Line::Place(Place {
            seat: seat.0,
            place: self.id(card).to_owned(),
            gap: u32::from(gap),
            right,
            reshuffled: None,
            drew: None,
        })
    }

    fn ids_of(&self, cards: &[CardId]) -> Vec<String> {
        cards.iter().map(|card| self.id(*card).to_owned()).collect()
    }

    /// A reshuffle stands in the line of the draw that needed it.
    fn note_reshuffle(&self, line: Option<&mut Line>, pile: &Pile) {
        match line {
            Some(Line::Place(place)) => place.reshuffled = Some(self.ids_of(&pile.0)),
            Some(Line::RoundEnd(end)) => end.reshuffled = Some(self.ids_of(&pile.0)),
            _ => unreachable!("only a wrong card and a play-off draw"),
        }
    }
}

fn note_draw(line: Option<&mut Line>, seat: Seat, card: Option<String>) {
    match line {
        Some(Line::Place(place)) => place.drew = card,
        Some(Line::RoundEnd(end)) => {
            end.drew
                .get_or_insert_default()
                .insert(seat.0.to_string(), card);
        }
        _ => unreachable!("only a wrong card and a play-off draw"),
    }
}

fn round_end(round: u32, out: SeatSet, eliminated: SeatSet) -> Line {
    let play_off = out.len() > 1; // TC-14
    let numbers = |seats: SeatSet| seats.iter().map(|seat| seat.0).collect();
    Line::RoundEnd(RoundEnd {
        round_end: round,
        out: numbers(out),
        eliminated: play_off.then(|| numbers(eliminated)),
        reshuffled: None,
        drew: play_off.then(BTreeMap::new),
    })
}

fn result(outcome: &Outcome) -> Line {
    ResultLine::of(&TimelineResult {
        winners: outcome.winners.iter().map(|seat| seat.0).collect(),
        rounds: outcome.rounds,
    })
}
