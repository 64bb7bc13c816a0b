//! Dealing, recording and re-dealing games of `chorus`.

mod recorder;

use std::sync::Arc;

use antedate_rules::chorus::{
    Chorus, DEFAULT_RUN, Deal, Event, LastCard, MAX_CARDS, Outcome, Pace, Setup, SetupError, Shown,
    Standing,
};
use antedate_rules::{CardId, Date, Edition, Game, Seat, Viewer};

use crate::Seed;
use crate::chance::stream;
use crate::lines::{
    CardEntry, Choose, ChorusResult, Close, Decks, DoneLine, Dropped, Header, Joined, Line,
    Options, ResultLine, TurnedLine, VERSION,
};
pub use crate::timeline::PoolCard;

/// What the header of a game calls the pace at which each plays alone.
const ALONE: &str = "alone";

/// What a table asks for.
#[derive(Debug, Clone)]
pub struct Order {
    /// The decks the pool comes from.
    pub decks: Decks,
    /// How they were filtered.
    pub filter: Option<serde_json::Value>,
    /// The players' names, seat 0 first.
    pub seats: Vec<String>,
    /// How many cards the run has (CH-1).
    pub run: u8,
    /// After how many misses a player is out (CH-8).
    pub lives: Option<u8>,
    /// Whether all are told who chose which gap (CH-11).
    pub names: bool,
    /// Whether all place each card together (CH-10).
    pub pace: Pace,
    /// How many teams there are (CH-9).
    pub teams: Option<u8>,
}

impl Order {
    /// Returns the ordinary game for these seats.
    pub fn new(decks: Decks, seats: Vec<String>) -> Order {
        Order {
            decks,
            filter: None,
            seats,
            run: DEFAULT_RUN,
            lives: None,
            names: false,
            pace: Pace::Together,
            teams: None,
        }
    }
}

/// The cards of a pool, sorted and checked once for all tables that are dealt from it.
#[derive(Clone)]
pub struct Stock {
    edition: &'static Edition,
    /// The pool, sorted by the bytes of the ids.
    pool: Arc<[PoolCard]>,
    ids: Arc<[String]>,
    /// The places of the pool in order, which a shuffle starts from.
    places: Arc<[u16]>,
}

impl Stock {
    /// Sorts and checks a pool.
    ///
    /// # Errors
    /// The edition does not allow a date.
    pub fn new(edition: &'static Edition, mut pool: Vec<PoolCard>) -> Result<Stock, SetupError> {
        pool.sort_by(|a, b| a.id.as_bytes().cmp(b.id.as_bytes()));
        let dates: Vec<Date> = pool.iter().map(|card| Date(card.date)).collect();
        edition.check_dates(&dates)?;
        Ok(Stock {
            edition,
            ids: pool.iter().map(|card| card.id.clone()).collect(),
            places: (0..pool.len() as u16).collect(),
            pool: pool.into(),
        })
    }
}

/// Deals any number of games from one pool to one table.
pub struct Dealer {
    order: Order,
    stock: Stock,
}

/// A game, the names of its cards, and its seed.
#[derive(Clone)]
pub struct Recorded {
    /// The game.
    pub game: Chorus,
    /// The seed.
    pub seed: Seed,
    /// Which card of the pool each card of the game is.
    order: [u16; MAX_CARDS],
    ids: Arc<[String]>,
    /// The name of whoever comes late in a transcript that is being read.
    latecomer: String,
}

impl Dealer {
    /// Checks what a table asks for.
    ///
    /// # Errors
    /// The order breaks a clause of the rules.
    pub fn new(stock: Stock, order: Order) -> Result<Dealer, SetupError> {
        let dealer = Dealer { order, stock };
        dealer.deal(Seed([0; 32]))?;
        Ok(dealer)
    }

    /// Shuffles the pool, takes the first card and the run, and deals (CH-2).
    ///
    /// # Errors
    /// The deck has too few cards.
    pub fn deal(&self, seed: Seed) -> Result<Recorded, SetupError> {
        let needed = usize::from(self.order.run) + 1;
        let n_cards = self.stock.pool.len();
        if n_cards < needed {
            return Err(SetupError::TooFewCards { n_cards, needed });
        }
        let mut places = self.stock.places.to_vec();
        seed.stream(stream::DEAL).shuffle_front(&mut places, needed);
        places.truncate(needed);
        let date = |at: &u16| Date(self.stock.pool[usize::from(*at)].date);
        let deal = Deal::of_checked(&Setup {
            edition: self.stock.edition,
            dates: places.iter().map(date).collect(),
            n_seats: self.order.seats.len(),
            lives: self.order.lives,
            names: self.order.names,
            pace: self.order.pace,
            teams: self.order.teams,
        })?;
        Ok(Recorded::new(deal, seed, &places, self.stock.ids.clone()))
    }

    /// Writes the header of a game dealt here.
    pub fn header(&self, recorded: &Recorded) -> Header {
        let entry = |at: &u16| {
            let card = &self.stock.pool[usize::from(*at)];
            CardEntry {
                id: card.id.clone(),
                date: card.date,
                front: None,
                back: None,
            }
        };
        let n_cards = recorded.game.deal().n_cards();
        let ids = || self.stock.ids.to_vec();
        Header {
            antedate: VERSION,
            rules: "chorus".into(),
            edition: Some(self.stock.edition.id.into()),
            deck: Some(self.order.decks.clone()),
            filter: self.order.filter.clone(),
            seats: self.order.seats.clone(),
            first: None,
            options: Options {
                lives: self.order.lives,
                names: self.order.names,
                pace: (self.order.pace == Pace::Alone).then(|| ALONE.into()),
                teams: self.order.teams,
                ..Options::default()
            },
            seed: recorded.seed.to_hex(),
            commitment: recorded.seed.commitment(),
            pool: (self.stock.pool.len() > n_cards).then(ids),
            cards: Some(recorded.order[..n_cards].iter().map(entry).collect()),
            trek: None,
        }
    }
}

impl Recorded {
    fn new(deal: Deal, seed: Seed, places: &[u16], ids: Arc<[String]>) -> Recorded {
        let mut order = [0; MAX_CARDS];
        order[..places.len()].copy_from_slice(places);
        Recorded {
            game: Chorus::new(Arc::new(deal)),
            seed,
            order,
            ids,
            latecomer: String::new(),
        }
    }

    /// Returns the id of a card.
    pub fn id(&self, card: CardId) -> &str {
        &self.ids[usize::from(self.order[card.index()])]
    }

    /// Finds a card by its id.
    pub fn card(&self, id: &str) -> Option<CardId> {
        (0..self.game.deal().n_cards())
            .map(|n| CardId(n as u8))
            .find(|card| self.id(*card) == id)
    }

    /// Writes the lines of the events of one action, which have been folded in.
    pub fn write(&self, events: &[Event], lines: &mut Vec<Line>) {
        for event in events {
            match *event {
                Event::Chosen {
                    seat,
                    gap: Some(choose),
                    done: false,
                } => lines.push(Line::Choose(Choose {
                    seat: seat.0,
                    choose,
                })),
                Event::Chosen { seat, gap, .. } => lines.push(Line::Done(DoneLine {
                    seat: seat.0,
                    done: gap,
                })),
                Event::CardClosed { .. } => lines.extend(self.closed(event)),
                Event::OwnCardClosed {
                    seat,
                    card,
                    first,
                    last,
                } => lines.push(Line::Turned(TurnedLine {
                    seat: seat.0,
                    turned: self.id(card).to_owned(),
                    right: [first, last],
                    out: self.game.standing(seat) == Standing::Out,
                })),
                Event::SeatJoined { seat } => lines.push(Line::Joined(Joined {
                    seat: seat.0,
                    joined: self.latecomer.clone(),
                })),
                Event::SeatDropped { seat } => lines.push(Line::Dropped(Dropped {
                    seat: seat.0,
                    dropped: Vec::new(),
                })),
                Event::GameEnded => {
                    lines.extend(self.game.outcome().map(|outcome| result(&outcome)));
                }
            }
        }
    }

    /// Writes the line of the card that was closed last.
    fn closed(&self, event: &Event) -> Option<Line> {
        let Shown::CardClosed { closed, out, .. } = self.game.show(Viewer::Spectator, event) else {
            return None;
        };
        let LastCard {
            card,
            first,
            last,
            counts,
            n_passed,
            ..
        } = closed;
        Some(Line::Close(Close {
            close: self.id(card.card).to_owned(),
            right: [first, last],
            counts,
            passed: n_passed,
            out: out.iter().map(|seat| seat.0).collect(),
        }))
    }
}

fn result(outcome: &Outcome) -> Line {
    let number = |seat: &Seat| seat.0;
    ResultLine::of(&ChorusResult {
        points: outcome.points.clone(),
        distances: outcome.distances.clone(),
        winners: outcome.winners.iter().map(number).collect(),
    })
}
