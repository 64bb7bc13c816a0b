//! Dealing, recording and re-dealing games of `twist`.

use std::sync::Arc;

use antedate_rules::twist::{
    Between, Deal, Event, Faces, N_CARDS, Outcome, Setup, SetupError, Twist, Went, Why,
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

/// A game, the names of its cards, and its seed.
#[derive(Clone)]
pub struct Recorded {
    /// The game.
    pub game: Twist,
    /// The ids of the 36 cards in shuffled order.
    pub ids: Arc<[String]>,
    /// The names of the icons, by number.
    pub icons: Arc<[String]>,
    /// The seed.
    pub seed: Seed,
}

/// Shuffles the pool, takes 36 cards and deals (CO-1).
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
        .shuffle_front(&mut shuffled, N_CARDS);
    shuffled.truncate(N_CARDS);
    let entries: Vec<CardEntry> = shuffled.iter().map(|card| entry(card)).collect();
    let first = order
        .first
        .unwrap_or_else(|| random_first(&seed, order.seats.len()));
    let recorded = lay_out(order.edition, &entries, order.seats.len(), first, seed)?;
    let header = Header {
        antedate: VERSION,
        rules: "twist".into(),
        edition: Some(order.edition.id.into()),
        deck: Some(order.decks.clone()),
        filter: order.filter.clone(),
        seats: order.seats.clone(),
        first: Some(first.0),
        options: Options::default(),
        seed: seed.to_hex(),
        commitment: seed.commitment(),
        pool: Some(pool.iter().map(|card| card.id.clone()).collect()),
        cards: Some(entries),
        trek: None,
    };
    Ok((header, recorded))
}

fn entry(card: &PoolCard) -> CardEntry {
    CardEntry {
        id: card.id.clone(),
        date: card.date,
        front: Some(card.front.clone()),
        back: Some(card.back.clone()),
    }
}

/// Lays out a game from the cards as they were shuffled.
///
/// # Errors
/// The set-up breaks a clause of the rules.
pub(crate) fn lay_out(
    edition: &'static Edition,
    entries: &[CardEntry],
    n_seats: usize,
    first: Seat,
    seed: Seed,
) -> Result<Recorded, SetupError> {
    let mut icons: Vec<String> = Vec::new();
    let mut number = |name: &Option<String>| {
        let name = name.clone().unwrap_or_default();
        let at = icons
            .iter()
            .position(|icon| *icon == name)
            .unwrap_or_else(|| {
                icons.push(name);
                icons.len() - 1
            });
        Icon(at as u8)
    };
    let faces = |card: &CardEntry| Faces {
        date: Date(card.date),
        front: number(&card.front),
        back: number(&card.back),
    };
    let cards = entries.iter().map(faces).collect();
    let deal = Arc::new(Deal::new(&Setup {
        edition,
        cards,
        n_seats,
        first,
    })?);
    let ids = entries.iter().map(|card| card.id.clone()).collect();
    Ok(Recorded {
        game: Twist::new(deal),
        ids,
        icons: icons.into(),
        seed,
    })
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

    /// Returns the name of an icon.
    pub fn icon(&self, icon: Icon) -> &str {
        &self.icons[usize::from(icon.0)]
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
