//! Dealing, recording and re-dealing games of `twist`.

mod recorder;

use std::sync::Arc;

use antedate_rules::twist::{
    Between, CardSet, Deal, Event, Faces, N_CARDS, Outcome, SetupError, Twist, Went, Why,
};
use antedate_rules::{CardId, Date, Edition, Game, Icon, Seat};

use crate::Seed;
use crate::chance::stream;
use crate::lines::{
    CardEntry, Decks, Discard, Drew, Header, Line, Options, ResultLine, Stop, Try, TwistResult,
    VERSION,
};
use crate::timeline::random_first;

/// A card of the pool a game is dealt from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PoolCard {
    /// The deck's id of the card.
    pub id: String,
    /// Its date.
    pub date: i64,
    /// The name of the icon on the front.
    pub front: String,
    /// The name of the icon on the back.
    pub back: String,
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
    /// Who begins; `None` asks for a random seat (CO-3).
    pub first: Option<Seat>,
}

/// Deals any number of games from one pool to one table.
pub struct Dealer {
    order: Order,
    /// The pool, sorted by the bytes of the ids.
    pool: Vec<PoolCard>,
    /// The places of the pool in order, which a shuffle starts from.
    places: Vec<u16>,
    cards: Arc<CardSet>,
    names: Arc<Names>,
}

/// The names of what rules know by number.
pub(crate) struct Names {
    /// The ids of the cards of the pool.
    cards: Vec<String>,
    /// The icons.
    icons: Vec<String>,
}

/// A game, the names of its cards, and its seed.
#[derive(Clone)]
pub struct Recorded {
    /// The game.
    pub game: Twist,
    /// The seed.
    pub seed: Seed,
    /// Which card of the pool each of the 36 is.
    order: [u16; N_CARDS],
    names: Arc<Names>,
}

impl Dealer {
    /// Checks what a table asks for.
    ///
    /// # Errors
    /// The order breaks a clause of the rules.
    pub fn new(mut pool: Vec<PoolCard>, order: Order) -> Result<Dealer, SetupError> {
        pool.sort_by(|a, b| a.id.as_bytes().cmp(b.id.as_bytes()));
        let (cards, names) = number_cards(order.edition, &pool)?;
        let places = (0..pool.len() as u16).collect();
        let dealer = Dealer {
            order,
            pool,
            places,
            cards: Arc::new(cards),
            names: Arc::new(names),
        };
        dealer.deal(Seed([0; 32]))?;
        Ok(dealer)
    }

    /// Shuffles the pool, takes 36 cards and deals (CO-1).
    ///
    /// # Errors
    /// The deck has too few cards.
    pub fn deal(&self, seed: Seed) -> Result<Recorded, SetupError> {
        let mut order = self.places.clone();
        seed.stream(stream::DEAL).shuffle_front(&mut order, N_CARDS);
        order.truncate(N_CARDS);
        let n_seats = self.order.seats.len();
        let first = self
            .order
            .first
            .unwrap_or_else(|| random_first(&seed, n_seats));
        lay_out(
            self.cards.clone(),
            self.names.clone(),
            &order,
            n_seats,
            first,
            seed,
        )
    }

    /// Writes the header of a game dealt here.
    pub fn header(&self, recorded: &Recorded) -> Header {
        Header {
            antedate: VERSION,
            rules: "twist".into(),
            edition: Some(self.order.edition.id.into()),
            deck: Some(self.order.decks.clone()),
            filter: self.order.filter.clone(),
            seats: self.order.seats.clone(),
            first: Some(recorded.game.deal().first().0),
            options: Options::default(),
            seed: recorded.seed.to_hex(),
            commitment: recorded.seed.commitment(),
            pool: Some(self.pool.iter().map(|card| card.id.clone()).collect()),
            cards: Some(
                recorded
                    .order
                    .iter()
                    .map(|at| entry(&self.pool[usize::from(*at)]))
                    .collect(),
            ),
            trek: None,
        }
    }
}

fn entry(card: &PoolCard) -> CardEntry {
    CardEntry {
        id: card.id.clone(),
        date: card.date,
        front: Some(card.front.clone()),
        back: Some(card.back.clone()),
    }
}

/// Gives every icon a number and checks the cards.
fn number_cards(
    edition: &'static Edition,
    pool: &[PoolCard],
) -> Result<(CardSet, Names), SetupError> {
    let mut icons: Vec<String> = Vec::new();
    let mut number = |name: &String| {
        let at = icons
            .iter()
            .position(|icon| icon == name)
            .unwrap_or_else(|| {
                icons.push(name.clone());
                icons.len() - 1
            });
        // A number too large for an icon is refused with the other cards.
        Icon(u8::try_from(at).unwrap_or(u8::MAX))
    };
    let faces = |card: &PoolCard| Faces {
        date: Date(card.date),
        front: number(&card.front),
        back: number(&card.back),
    };
    let cards = CardSet::new(edition, pool.iter().map(faces).collect())?;
    Ok((
        cards,
        Names {
            cards: pool.iter().map(|card| card.id.clone()).collect(),
            icons,
        },
    ))
}

fn lay_out(
    cards: Arc<CardSet>,
    names: Arc<Names>,
    order: &[u16],
    n_seats: usize,
    first: Seat,
    seed: Seed,
) -> Result<Recorded, SetupError> {
    let deal = Arc::new(Deal::shuffled(cards, order, n_seats, first)?);
    let order = order.try_into().map_err(|_| SetupError::CardCount {
        n_cards: order.len(),
    })?;
    Ok(Recorded {
        game: Twist::new(deal),
        seed,
        order,
        names,
    })
}

/// Lays out a game from the 36 cards of a record, as they were shuffled.
///
/// # Errors
/// The set-up breaks a clause of the rules.
pub(crate) fn lay_out_record(
    edition: &'static Edition,
    entries: &[CardEntry],
    n_seats: usize,
    first: Seat,
    seed: Seed,
) -> Result<Recorded, SetupError> {
    let pool_card = |entry: &CardEntry| PoolCard {
        id: entry.id.clone(),
        date: entry.date,
        front: entry.front.clone().unwrap_or_default(),
        back: entry.back.clone().unwrap_or_default(),
    };
    let pool: Vec<PoolCard> = entries.iter().map(pool_card).collect();
    let (cards, names) = number_cards(edition, &pool)?;
    let order: Vec<u16> = (0..pool.len() as u16).collect();
    lay_out(
        Arc::new(cards),
        Arc::new(names),
        &order,
        n_seats,
        first,
        seed,
    )
}

impl Recorded {
    /// Returns the id of a card.
    pub fn id(&self, card: CardId) -> &str {
        &self.names.cards[usize::from(self.order[card.index()])]
    }

    /// Finds a card by its id.
    pub fn card(&self, id: &str) -> Option<CardId> {
        (0..N_CARDS as u8)
            .map(CardId)
            .find(|card| self.id(*card) == id)
    }

    /// Returns the name of an icon.
    pub fn icon(&self, icon: Icon) -> &str {
        &self.names.icons[usize::from(icon.0)]
    }

    /// Writes the lines of the events of one action, which have been folded in.
    pub fn write(&self, events: &[Event], lines: &mut Vec<Line>) {
        let name = |card: &CardId| self.id(*card).to_owned();
        for event in events {
            match event {
                Event::CardTried { seat, card, went } => {
                    lines.push(self.tried(*seat, *card, *went))
                }
                Event::Stopped { seat } => lines.push(Line::Stop(Stop {
                    seat: seat.0,
                    stop: true,
                })),
                Event::CardDiscarded { seat, card } => {
                    lines.push(Line::Discard(Discard {
                        seat: seat.0,
                        discard: name(card),
                    }));
                }
                Event::CardsDrawn { seat, cards } => {
                    let drew = cards.iter().map(name).collect();
                    lines.push(Line::Drew(Drew { seat: seat.0, drew }));
                }
                Event::TurnPassed { .. } => {}
                Event::GameEnded { .. } => {
                    lines.extend(self.game.outcome().map(|end| result(&end)))
                }
            }
        }
    }

    fn tried(&self, seat: Seat, card: CardId, went: Went) -> Line {
        let name = |card: CardId| self.id(card).to_owned();
        let (word, on) = match went {
            Went::Left => ("left", None),
            Went::Right => ("right", None),
            Went::Slot(_) => ("slot", None),
            Went::Stack(on) => ("stack", Some(name(on))),
            Went::Blocked(_) => ("blocked", None),
        };
        let between = went
            .between()
            .map(|Between { earlier, later }| [name(earlier), name(later)]);
        Line::Try(Try {
            seat: seat.0,
            card: name(card),
            went: word.into(),
            on,
            between,
        })
    }
}

fn result(outcome: &Outcome) -> Line {
    let tally = outcome.tally;
    ResultLine::of(&TwistResult {
        score: tally.score(),
        main: tally.main,
        slots: tally.slots,
        discard: tally.discard,
        draw: tally.draw,
        hands: tally.hands,
        rank: tally.rank(),
        why: why(outcome.why).into(),
    })
}

fn why(why: Why) -> &'static str {
    match why {
        Why::AllOut => "all_out",
        Why::CannotAct => "cannot_act",
        Why::NoCardPlaced => "no_card_placed",
    }
}
