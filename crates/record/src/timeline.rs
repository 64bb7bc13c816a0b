//! Dealing, recording and re-dealing games of `timeline`.

use std::collections::BTreeMap;
use std::sync::Arc;

use antedate_rules::timeline::{
    DEFAULT_HAND, Deal, Event, MAX_CARDS, Outcome, Pile, Setup, SetupError, Timeline,
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

/// A game, the names of its cards, and its seed.
#[derive(Clone)]
pub struct Recorded {
    /// The game.
    pub game: Timeline,
    /// The ids of the cards in shuffled order.
    pub ids: Arc<[String]>,
    /// The seed.
    pub seed: Seed,
}

/// Shuffles the pool and deals.
///
/// # Errors
/// The order breaks a clause of the rules.
pub fn deal(
    pool: &[PoolCard],
    order: &Order,
    seed: Seed,
) -> Result<(Header, Recorded), SetupError> {
    let mut shuffled: Vec<&PoolCard> = pool.iter().collect();
    shuffled.sort_by(|a, b| a.id.as_bytes().cmp(b.id.as_bytes()));
    seed.stream(stream::DEAL)
        .shuffle_front(&mut shuffled, MAX_CARDS);
    shuffled.truncate(MAX_CARDS); // TC-2b
    let n_seats = order.seats.len();
    let first = order.first.unwrap_or_else(|| random_first(&seed, n_seats));
    let mut handicaps = order.handicaps.clone();
    handicaps.resize(n_seats, 0);
    let setup = Setup {
        edition: order.edition,
        dates: shuffled.iter().map(|card| Date(card.date)).collect(),
        handicaps,
        hand: order.hand,
        first,
    };
    let deal = Arc::new(Deal::new(&setup)?);
    let ids: Arc<[String]> = shuffled.iter().map(|card| card.id.clone()).collect();
    let header = header(order, &setup, &shuffled, pool, &seed);
    Ok((
        header,
        Recorded {
            game: Timeline::new(deal),
            ids,
            seed,
        },
    ))
}

/// Draws a random first seat.
pub fn random_first(seed: &Seed, n_seats: usize) -> Seat {
    Seat(seed.stream(stream::FIRST_SEAT).below(n_seats.max(1) as u32) as u8)
}

fn header(
    order: &Order,
    setup: &Setup,
    shuffled: &[&PoolCard],
    pool: &[PoolCard],
    seed: &Seed,
) -> Header {
    let entry = |card: &&PoolCard| CardEntry {
        id: card.id.clone(),
        date: card.date,
        front: None,
        back: None,
    };
    let extra = setup
        .handicaps
        .iter()
        .enumerate()
        .filter(|(_, extra)| **extra > 0);
    let options = Options {
        hand: (order.hand != DEFAULT_HAND).then_some(order.hand),
        handicap: extra
            .map(|(seat, extra)| (seat.to_string(), *extra))
            .collect(),
        first_game: false,
    };
    Header {
        antedate: VERSION,
        rules: "timeline".into(),
        edition: Some(order.edition.id.into()),
        deck: Some(order.decks.clone()),
        filter: order.filter.clone(),
        seats: order.seats.clone(),
        first: Some(setup.first.0),
        options,
        seed: seed.to_hex(),
        commitment: seed.commitment(),
        pool: (pool.len() > shuffled.len())
            .then(|| pool.iter().map(|card| card.id.clone()).collect()),
        cards: Some(shuffled.iter().map(entry).collect()),
        trek: None,
    }
}

impl Recorded {
    /// Returns the id of a card.
    pub fn id(&self, card: CardId) -> &str {
        &self.ids[card.index()]
    }

    /// Finds a card by its id.
    pub fn card(&self, id: &str) -> Option<CardId> {
        self.ids
            .iter()
            .position(|other| other == id)
            .map(|at| CardId(at as u8))
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
