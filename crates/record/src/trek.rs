//! Dealing, recording and re-dealing games of `trek`.

use std::collections::BTreeMap;
use std::sync::Arc;

use antedate_rules::trek::{
    ANCESTORS, Ancestor, Benefit, Card, Data, DataError, DataSetup, Deal, Event, ITINERARIES_EACH,
    Itinerary as ItineraryValues, ItineraryId, Outcome, Reward, Setup, SetupError, Taken, Trek,
};
use antedate_rules::{CardId, Date, Game, Seat};

use crate::Seed;
use crate::chance::stream;
use crate::lines::{
    DayEnd, Decks, Gained, Header, Itinerary, Line, Options, Pass, ResultLine, Take, TrekAncestor,
    TrekCard, TrekColumns, TrekData, TrekHeader, TrekItinerary, TrekResult, TrekReward, VERSION,
};

/// The name an ancestor has in a record.
pub const ANCESTOR: &str = "ancestor";

/// The values of a trek deck with the names of its cards and itineraries, both in the order
/// of their ids.
#[derive(Debug, Clone)]
pub struct Values {
    /// The values by place.
    pub setup: DataSetup,
    /// The ids of the cards.
    pub card_ids: Vec<String>,
    /// The ids of the itineraries.
    pub itinerary_ids: Vec<String>,
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
    /// The seed.
    pub seed: Seed,
    open_turn: Option<Take>,
}

/// All that chance decides before a game of trek.
pub(crate) struct Chances {
    pub(crate) days: [Vec<CardId>; 3],
    pub(crate) watches: Vec<Seat>,
    pub(crate) itineraries: Vec<[ItineraryId; ITINERARIES_EACH]>,
}

/// Draws which of its four itineraries each seat uses on day I of a *first game* (TR-3a).
fn draw_first_game(seed: &Seed, n_seats: usize) -> Vec<u8> {
    let mut stream = seed.stream(stream::FIRST_GAME);
    let mut below = || stream.below(ITINERARIES_EACH as u32) as u8;
    (0..n_seats).map(|_| below()).collect()
}

impl Chances {
    /// Draws everything from the seed. Cards and itineraries are numbered in the order of
    /// their ids, which is the order a shuffle starts from.
    pub(crate) fn draw(seed: &Seed, data: &Data, n_seats: usize) -> Chances {
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
        Chances {
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
        let card_ids = values.card_ids.as_slice().into();
        let itinerary_ids = values.itinerary_ids.as_slice().into();
        Ok(Dealer {
            order,
            values,
            data,
            card_ids,
            itinerary_ids,
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
        })?;
        Ok(Recorded {
            game: Trek::new(Arc::new(deal)),
            card_ids: self.card_ids.clone(),
            itinerary_ids: self.itinerary_ids.clone(),
            seed,
            open_turn: None,
        })
    }

    pub(crate) fn chances(&self, seed: &Seed) -> Chances {
        Chances::draw(seed, &self.data, self.order.seats.len())
    }

    /// Writes the header of a game dealt here.
    pub fn header(&self, recorded: &Recorded) -> Header {
        header(
            &self.values,
            &self.order,
            &self.chances(&recorded.seed),
            &recorded.seed,
        )
    }
}

fn header(values: &Values, order: &Order, chances: &Chances, seed: &Seed) -> Header {
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
            data: write_values(values, order.seats.len()),
        }),
    }
}

fn write_values(values: &Values, n_seats: usize) -> TrekData {
    let setup = &values.setup;
    let write_card = |card: &Card| TrekCard {
        date: card.date.0,
        hours: card.hours,
        benefits: write_benefits(&card.benefits),
    };
    TrekData {
        cards: values
            .card_ids
            .iter()
            .cloned()
            .zip(setup.cards.iter().map(write_card))
            .collect(),
        ancestor: TrekAncestor {
            hours: setup.ancestor.hours,
            benefits: write_benefits(&setup.ancestor.benefits),
        },
        ancestors: setup.ancestors[n_seats - 2],
        mat: setup
            .mat
            .iter()
            .map(|benefit| benefit.map(|b| b.name().to_owned()))
            .collect(),
        journey: setup.journey.clone(),
        journey_beyond: setup.journey_beyond,
        punctuality: setup.punctuality,
        itineraries: values
            .itinerary_ids
            .iter()
            .cloned()
            .zip(setup.itineraries.iter().map(write_itinerary))
            .collect(),
    }
}

fn write_benefits(benefits: &[Benefit]) -> Vec<String> {
    benefits
        .iter()
        .map(|benefit| benefit.name().to_owned())
        .collect()
}

fn write_itinerary(itinerary: &ItineraryValues) -> TrekItinerary {
    let rewards =
        |rewards: &[Option<Reward>]| rewards.iter().map(|r| r.map(write_reward)).collect();
    let [person, event, innovation, progress] = &itinerary.columns;
    TrekItinerary {
        columns: TrekColumns {
            person: rewards(person),
            event: rewards(event),
            innovation: rewards(innovation),
            progress: rewards(progress),
        },
        rows: rewards(&itinerary.rows),
    }
}

fn write_reward(reward: Reward) -> TrekReward {
    match reward {
        Reward::Points(points) => TrekReward::Points(points),
        Reward::Crystals(crystals) => TrekReward::Crystals(crystals),
    }
}

/// Reads the values of a record back.
///
/// # Errors
/// A sentence that says which value is not known.
pub(crate) fn read_values(header: &TrekHeader) -> Result<Values, String> {
    let data = &header.data;
    let mut day_of: BTreeMap<&str, u8> = BTreeMap::new();
    for (day, ids) in (1u8..).zip(&header.days) {
        for id in ids {
            if day_of.insert(id, day).is_some() {
                return Err(format!("card `{id}` is in the day decks twice (TR-2)"));
            }
        }
    }
    let read_card = |(id, card): (&String, &TrekCard)| {
        let day = day_of.remove(id.as_str());
        Ok(Card {
            day: day.ok_or_else(|| format!("card `{id}` of the data is in no day deck (TR-2)"))?,
            date: Date(card.date),
            hours: card.hours,
            benefits: read_benefits(&card.benefits)?,
        })
    };
    let cards = data
        .cards
        .iter()
        .map(read_card)
        .collect::<Result<Vec<_>, String>>()?;
    if let Some(id) = day_of.keys().next() {
        return Err(format!(
            "card `{id}` of a day deck is not in the data (TR-2)"
        ));
    }
    let mat: Vec<_> = data
        .mat
        .iter()
        .map(read_mat)
        .collect::<Result<_, String>>()?;
    let setup = DataSetup {
        cards,
        ancestor: Ancestor {
            hours: data.ancestor.hours,
            benefits: read_benefits(&data.ancestor.benefits)?,
        },
        ancestors: ANCESTORS,
        mat: mat
            .try_into()
            .map_err(|_| "the mat has six entries (TR-10)".to_owned())?,
        journey: data.journey.clone(),
        journey_beyond: data.journey_beyond,
        punctuality: data.punctuality,
        itineraries: data.itineraries.values().map(read_itinerary).collect(),
    };
    Ok(Values {
        setup,
        card_ids: data.cards.keys().cloned().collect(),
        itinerary_ids: data.itineraries.keys().cloned().collect(),
    })
}

fn read_mat(name: &Option<String>) -> Result<Option<Benefit>, String> {
    name.as_deref().map(read_benefit).transpose()
}

fn read_benefits(names: &[String]) -> Result<Vec<Benefit>, String> {
    names.iter().map(|name| read_benefit(name)).collect()
}

fn read_benefit(name: &str) -> Result<Benefit, String> {
    let known = Benefit::ALL.map(Benefit::name).join(", ");
    Benefit::by_name(name).ok_or_else(|| format!("`{name}` is no benefit; known are {known}"))
}

fn read_itinerary(itinerary: &TrekItinerary) -> ItineraryValues {
    let rewards =
        |rewards: &[Option<TrekReward>]| rewards.iter().map(|r| r.map(read_reward)).collect();
    let columns = &itinerary.columns;
    ItineraryValues {
        columns: [
            rewards(&columns.person),
            rewards(&columns.event),
            rewards(&columns.innovation),
            rewards(&columns.progress),
        ],
        rows: rewards(&itinerary.rows),
    }
}

fn read_reward(reward: TrekReward) -> Reward {
    match reward {
        TrekReward::Points(points) => Reward::Points(points),
        TrekReward::Crystals(crystals) => Reward::Crystals(crystals),
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
                Event::DayEnded { day } => lines.push(Line::DayEnd(DayEnd { day_end: *day })),
                Event::GameEnded => lines.extend(self.game.outcome().map(|end| result(&end))),
                Event::ItinerariesRevealed
                | Event::TokenReturned { .. }
                | Event::TurnPassed { .. }
                | Event::DayBegan { .. } => {}
            }
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
