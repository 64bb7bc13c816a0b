//! Dealing, recording and re-dealing games of `trek`.

mod recorder;
mod values;

use std::sync::Arc;

use antedate_rules::trek::{
    Data, DataError, DataSetup, Deal, Event, FORESEEN, ITINERARIES_EACH, ItineraryId, N_DAYS,
    Outcome, Setup, SetupError, Taken, Trek, WarpChoice, WarpId, WarpKind, n_laid_out,
};
use antedate_rules::{CardId, Game, Seat};

use crate::Seed;
use crate::chance::stream;
use crate::lines::{
    DayEnd, Decks, Gained, Header, Itinerary, Line, Looked, Options, Pass, ResultLine, Take,
    TrekHeader, TrekResult, VERSION, Warp,
};

use values::{read_values, write_price, write_values};

/// The name an ancestor has in a record.
pub const ANCESTOR: &str = "ancestor";

/// The values of a trek deck with the names of its cards, itineraries and time warps, each in
/// the order of their ids.
#[derive(Debug, Clone)]
pub struct Values {
    /// The values by place.
    pub setup: DataSetup,
    /// The ids of the cards.
    pub card_ids: Vec<String>,
    /// The ids of the itineraries.
    pub itinerary_ids: Vec<String>,
    /// The ids of the time warps.
    pub warp_ids: Vec<String>,
}

/// What a table asks for.
#[derive(Debug, Clone)]
pub struct Order {
    /// The deck.
    pub decks: Decks,
    /// The players' names, seat 0 first.
    pub seats: Vec<String>,
    /// Whether day I's itineraries are random (TR-3a).
    pub first_game: bool,
    /// Whether time warps are laid out (section 10).
    pub warps: bool,
}

/// Why a game of trek cannot be dealt.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// The values are not playable.
    #[error(transparent)]
    Data(#[from] DataError),
    /// The set-up breaks a clause.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// TR-1.
    #[error("trek is for 2 to 4 players, not {0}; change the number of players (TR-1)")]
    SeatCount(usize),
    /// TR-3.
    #[error(
        "the deck has {have} itineraries and {need} are dealt; add some or play with fewer (TR-3)"
    )]
    TooFewItineraries {
        /// Itineraries there are.
        have: usize,
        /// Itineraries needed.
        need: usize,
    },
    /// TW-1.
    #[error(
        "the deck has {have} time warps and {need} are laid out; add some or play without (TW-1)"
    )]
    TooFewWarps {
        /// Warps there are.
        have: usize,
        /// Warps needed.
        need: usize,
    },
}

/// A game, the names of its cards and itineraries, and the turn being written down.
#[derive(Clone)]
pub struct Recorded {
    /// The game.
    pub game: Trek,
    /// The ids of the cards.
    pub card_ids: Arc<[String]>,
    /// The ids of the itineraries.
    pub itinerary_ids: Arc<[String]>,
    /// The ids of the time warps.
    pub warp_ids: Arc<[String]>,
    /// The seed.
    pub seed: Seed,
    open_turn: Option<Take>,
}

/// All that chance decides before a game of trek.
pub(crate) struct Draws {
    pub(crate) days: [Vec<CardId>; 3],
    pub(crate) watches: Vec<Seat>,
    pub(crate) itineraries: Vec<[ItineraryId; ITINERARIES_EACH]>,
}

/// Draws the time warps laid out each day (TW-1); the deck has enough.
fn draw_warps(seed: &Seed, data: &Data, n_seats: usize) -> [Vec<WarpId>; N_DAYS] {
    let a_day = n_laid_out(n_seats);
    let mut warps: Vec<WarpId> = (0..data.values().warps.len() as u8).map(WarpId).collect();
    seed.stream(stream::WARPS)
        .shuffle_front(&mut warps, N_DAYS * a_day);
    std::array::from_fn(|day| {
        warps
            .iter()
            .skip(day * a_day)
            .take(a_day)
            .copied()
            .collect()
    })
}

/// Draws which of its four itineraries each seat uses on day I of a *first game* (TR-3a).
fn draw_first_game(seed: &Seed, n_seats: usize) -> Vec<u8> {
    let mut stream = seed.stream(stream::FIRST_GAME);
    let mut below = || stream.below(ITINERARIES_EACH as u32) as u8;
    (0..n_seats).map(|_| below()).collect()
}

impl Draws {
    /// Draws everything from the seed. Cards and itineraries are numbered in the order of
    /// their ids, which is the order a shuffle starts from.
    pub(crate) fn draw(seed: &Seed, data: &Data, n_seats: usize) -> Draws {
        let days = std::array::from_fn(|day| {
            let mut cards: Vec<CardId> = data.day_cards(day as u8 + 1).collect();
            seed.stream(stream::DEAL + day as u64).shuffle(&mut cards);
            cards
        });
        let n_itineraries = data.values().itineraries.len() as u8;
        let mut itineraries: Vec<ItineraryId> = (0..n_itineraries).map(ItineraryId).collect();
        seed.stream(stream::ITINERARIES)
            .shuffle_front(&mut itineraries, n_seats * ITINERARIES_EACH);
        let mut watches: Vec<Seat> = Seat::all(n_seats).collect();
        seed.stream(stream::WATCHES).shuffle(&mut watches);
        Draws {
            days,
            watches,
            itineraries: itineraries
                .as_chunks()
                .0
                .iter()
                .take(n_seats)
                .copied()
                .collect(),
        }
    }
}

/// Deals any number of games with one deck to one table.
pub struct Dealer {
    order: Order,
    values: Values,
    data: Arc<Data>,
    card_ids: Arc<[String]>,
    itinerary_ids: Arc<[String]>,
    warp_ids: Arc<[String]>,
}

impl Dealer {
    /// Checks what a table asks for.
    ///
    /// # Errors
    /// The order or the deck breaks a clause of the rules.
    pub fn new(values: Values, order: Order) -> Result<Dealer, DealError> {
        let n_seats = order.seats.len();
        if !antedate_rules::trek::SEATS.contains(&n_seats) {
            return Err(DealError::SeatCount(n_seats));
        }
        let data = Arc::new(Data::new(values.setup.clone())?);
        let (have, need) = (values.itinerary_ids.len(), n_seats * ITINERARIES_EACH);
        if have < need {
            return Err(DealError::TooFewItineraries { have, need });
        }
        let (have, need) = (values.warp_ids.len(), N_DAYS * n_laid_out(n_seats));
        if order.warps && have < need {
            return Err(DealError::TooFewWarps { have, need });
        }
        let card_ids = values.card_ids.as_slice().into();
        let itinerary_ids = values.itinerary_ids.as_slice().into();
        let warp_ids = values.warp_ids.as_slice().into();
        Ok(Dealer {
            order,
            values,
            data,
            card_ids,
            itinerary_ids,
            warp_ids,
        })
    }

    /// Shuffles and deals one game.
    ///
    /// # Errors
    /// The deck breaks a clause of the rules.
    pub fn deal(&self, seed: Seed) -> Result<Recorded, SetupError> {
        let chances = self.chances(&seed);
        let n_seats = self.order.seats.len();
        let deal = Deal::new(Setup {
            data: self.data.clone(),
            days: chances.days,
            watches: chances.watches,
            itineraries: chances.itineraries,
            first_game: self
                .order
                .first_game
                .then(|| draw_first_game(&seed, n_seats)),
            warps: self.warps(&seed),
        })?;
        Ok(Recorded {
            game: Trek::new(Arc::new(deal)),
            card_ids: self.card_ids.clone(),
            itinerary_ids: self.itinerary_ids.clone(),
            warp_ids: self.warp_ids.clone(),
            seed,
            open_turn: None,
        })
    }

    pub(crate) fn chances(&self, seed: &Seed) -> Draws {
        Draws::draw(seed, &self.data, self.order.seats.len())
    }

    /// Draws the time warps laid out each day, in a game with them.
    pub(crate) fn warps(&self, seed: &Seed) -> Option<[Vec<WarpId>; N_DAYS]> {
        let n_seats = self.order.seats.len();
        self.order
            .warps
            .then(|| draw_warps(seed, &self.data, n_seats))
    }

    /// Writes the header of a game dealt here.
    pub fn header(&self, recorded: &Recorded) -> Header {
        header(
            &self.values,
            &self.order,
            &self.chances(&recorded.seed),
            recorded,
        )
    }
}

fn header(values: &Values, order: &Order, chances: &Draws, recorded: &Recorded) -> Header {
    let seed = &recorded.seed;
    let warp = |id: &WarpId| values.warp_ids[id.index()].clone();
    let card = |card: &CardId| values.card_ids[card.index()].clone();
    let itinerary = |id: &ItineraryId| values.itinerary_ids[id.index()].clone();
    Header {
        antedate: VERSION,
        rules: "trek".into(),
        edition: None,
        deck: Some(order.decks.clone()),
        filter: None,
        seats: order.seats.clone(),
        first: None,
        options: Options {
            first_game: order.first_game,
            warps: order.warps,
            ..Options::default()
        },
        seed: seed.to_hex(),
        commitment: seed.commitment(),
        pool: None,
        cards: None,
        trek: Some(TrekHeader {
            days: chances
                .days
                .iter()
                .map(|day| day.iter().map(card).collect())
                .collect(),
            watches: chances.watches.iter().map(|seat| seat.0).collect(),
            itineraries: chances
                .itineraries
                .iter()
                .map(|four| four.iter().map(itinerary).collect())
                .collect(),
            warps: recorded.game.deal().warps().map(|days| {
                let of_day = |day: &Vec<WarpId>| day.iter().map(warp).collect();
                days.iter().map(of_day).collect()
            }),
            data: write_values(values, order.seats.len(), order.warps),
        }),
    }
}

impl Recorded {
    /// Finds a card by its id.
    pub fn card(&self, id: &str) -> Option<CardId> {
        self.card_ids
            .iter()
            .position(|other| other == id)
            .map(|at| CardId(at as u8))
    }

    /// Finds an itinerary by its id.
    pub fn itinerary(&self, id: &str) -> Option<ItineraryId> {
        self.itinerary_ids
            .iter()
            .position(|other| other == id)
            .map(|at| ItineraryId(at as u8))
    }

    /// Starts the game: folds what a *first game* decides by chance and writes it down (TR-3a).
    pub fn open(&mut self, lines: &mut Vec<Line>) {
        let events = self.game.opening();
        events.iter().for_each(|event| self.game.evolve(event));
        self.write(&events, lines);
    }

    /// Writes the lines of the events of one action, which have been folded in. A turn is
    /// written when it is over.
    pub fn write(&mut self, events: &[Event], lines: &mut Vec<Line>) {
        for event in events {
            match event {
                Event::ItineraryChosen { seat, itinerary } => {
                    lines.push(Line::Itinerary(Itinerary {
                        seat: seat.0,
                        itinerary: self.itinerary_ids[itinerary.0.index()].clone(),
                    }))
                }
                Event::CardTaken { .. } => self.open_turn = Some(self.take(event)),
                Event::TokenPlaced {
                    column,
                    points,
                    crystals,
                    ..
                } => {
                    if let Some(turn) = &mut self.open_turn {
                        turn.tokens.push(column.name().to_owned());
                        turn.gained.points += u32::from(*points);
                        turn.gained.crystals += u32::from(*crystals);
                    }
                }
                Event::TurnEnded { .. } => lines.extend(self.open_turn.take().map(Line::Take)),
                Event::Passed { seat } => {
                    lines.push(Line::Pass(Pass {
                        seat: seat.0,
                        pass: true,
                        watch: 12,
                    }));
                }
                Event::WarpUsed { seat, at, choice } => {
                    lines.push(Line::Warp(self.warp(*seat, *at, *choice)));
                }
                Event::Foreseen { seat, .. } => lines.push(Line::Looked(Looked {
                    seat: seat.0,
                    looked: self.looked_at().map(str::to_owned).collect(),
                })),
                Event::DayEnded { day } => lines.push(Line::DayEnd(DayEnd { day_end: *day })),
                Event::GameEnded => lines.extend(self.game.outcome().map(|end| result(&end))),
                Event::ItinerariesRevealed
                | Event::TokenReturned { .. }
                | Event::TurnPassed { .. }
                | Event::DayBegan { .. } => {}
            }
        }
    }

    /// Lists the ids of the cards that foresight shows.
    fn looked_at(&self) -> impl Iterator<Item = &str> {
        let cards = self.game.unseen().take(FORESEEN);
        cards.map(|card| self.card_ids[card.index()].as_str())
    }

    /// The line of a time warp that has been used.
    fn warp(&self, seat: Seat, at: u8, choice: WarpChoice) -> Warp {
        let id = self.game.laid_out()[usize::from(at)];
        let warp = self.game.deal().data().values().warps[id.index()];
        let hour = self.game.standing(seat).hour;
        Warp {
            seat: seat.0,
            warp: self.warp_ids[id.index()].clone(),
            paid: write_price(warp.price),
            watch: (warp.kind == WarpKind::Rewind).then_some(hour),
            spaces: match choice {
                WarpChoice::Spaces(one, other) => Some([one, other]),
                _ => None,
            },
            echoes: match choice {
                WarpChoice::Mat(space) => Some(space),
                _ => None,
            },
        }
    }

    fn take(&self, event: &Event) -> Take {
        let Event::CardTaken {
            seat,
            taken,
            spent,
            watch,
            points,
            crystals,
            journey,
        } = event
        else {
            unreachable!("called for a card taken");
        };
        let (take, space) = match taken {
            Taken::Card { card, space } => (self.card_ids[card.index()].clone(), Some(*space)),
            Taken::Ancestor => (ANCESTOR.to_owned(), None),
        };
        Take {
            seat: seat.0,
            take,
            space,
            crystals: *spent,
            tokens: Vec::new(),
            watch: *watch,
            gained: Gained {
                points: u32::from(*points),
                crystals: u32::from(*crystals),
            },
            journey: journey.name().to_owned(),
        }
    }
}

fn result(outcome: &Outcome) -> Line {
    ResultLine::of(&TrekResult {
        scores: outcome.scores.clone(),
        journeys: outcome
            .journeys
            .iter()
            .map(|lengths| lengths.iter().map(|length| u32::from(*length)).collect())
            .collect(),
        crystals: outcome
            .crystals
            .iter()
            .map(|crystals| u32::from(*crystals))
            .collect(),
        winners: outcome.winners.iter().map(|seat| seat.0).collect(),
    })
}
