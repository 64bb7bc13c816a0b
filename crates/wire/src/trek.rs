//! Trek as a client sees it.

use antedate_rules::CardId;
use antedate_rules::trek::{self as rules, Data, Experience, ItineraryId};
use serde::{Deserialize, Serialize};

use crate::timeline::{number, numbers};
use crate::{CardNumber, SeatNumber, Seen, TokenName, Turned, Words};

/// The words of a trek deck in one language.
pub trait TrekWords: Words {
    /// Returns the values of the deck, which are public.
    fn data(&self) -> &Data;
    /// Returns the name of an itinerary.
    fn itinerary_name(&self, itinerary: ItineraryId) -> String;
    /// Lists the faces an ancestor may have.
    fn ancestor_faces(&self) -> Vec<AncestorFace>;
}

/// A card of trek in sight: in this game cards show their dates (SEC-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrekCard {
    /// Number, front and back.
    #[serde(flatten)]
    pub card: Turned,
    /// Its day, 1 to 3.
    pub day: u8,
    /// How far it moves the watch.
    pub hours: u8,
    /// What it brings.
    pub benefits: Vec<TokenName>,
}

/// A face of an ancestor; all ancestors are alike in value (TR-16).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AncestorFace {
    /// What it says.
    pub title: String,
    /// One or two sentences.
    pub note: String,
    /// The name of the picture.
    pub motif: String,
}

/// What a space or a row pays (TR-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// So many points.
    Points(u8),
    /// So many crystals.
    Crystals(u8),
}

/// An itinerary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Itinerary {
    /// Its number, by which it is chosen.
    pub itinerary: u8,
    /// Its name.
    pub name: String,
    /// The spaces of the columns person, event, innovation and progress, from the top.
    pub columns: Vec<Vec<Option<Reward>>>,
    /// What each row pays once complete.
    pub rows: Vec<Option<Reward>>,
}

/// A date of the index.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct IndexedDate {
    /// The date as it is shown.
    pub label: String,
    /// The date as it is compared.
    pub value: i64,
}

/// The values of the deck that hold for all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Board {
    /// What the mat brings under the deck top and the five spaces.
    pub mat: Vec<Option<TokenName>>,
    /// Points for a journey of 1, 2, … cards.
    pub journey: Vec<u16>,
    /// Points for each further card.
    pub journey_beyond: u16,
    /// Points for landing on 12 exactly.
    pub punctuality: u8,
    /// How far an ancestor moves the watch.
    pub ancestor_hours: u8,
    /// What an ancestor brings.
    pub ancestor_benefits: Vec<TokenName>,
    /// The faces an ancestor may have.
    pub ancestors: Vec<AncestorFace>,
    /// The date index: the dates of each day's cards, earliest first. Which cards a day
    /// has is public, the order of its deck is not (SEC-1).
    pub dates: Vec<Vec<IndexedDate>>,
}

/// What a game of trek is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TrekPhase {
    /// Players choose today's itinerary.
    Choosing,
    /// A player takes a card.
    Turn,
    /// A player places tokens.
    Tokens,
    /// Nothing: the game is over.
    Over,
}

/// The tokens still to be placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Pool {
    /// Person tokens.
    pub person: u8,
    /// Event tokens.
    pub event: u8,
    /// Innovation tokens.
    pub innovation: u8,
    /// Progress tokens.
    pub progress: u8,
    /// Wild tokens.
    pub wild: u8,
}

/// A card of a journey.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum JourneyCard {
    /// A history card.
    Card(Box<TrekCard>),
    /// An ancestor.
    Ancestor,
}

/// How a player stands (TR-21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrekScore {
    /// Points on the track.
    pub points: u32,
    /// One for each crystal.
    pub crystals: u32,
    /// For the journeys as they lie.
    pub journeys: u32,
    /// All together.
    pub total: u32,
}

/// A player of trek as one viewer sees them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrekPlayer {
    /// Where the watch stands: 0 at the start of a day, 12 when done.
    pub hour: u8,
    /// Points on the track.
    pub points: u16,
    /// Time crystals.
    pub crystals: u16,
    /// Whether today's itinerary has been chosen.
    pub has_chosen: bool,
    /// Today's itinerary, once shown; the chooser sees it at once.
    pub itinerary: Option<Itinerary>,
    /// Tokens in each column of today's itinerary.
    pub filled: Vec<u8>,
    /// The itineraries of earlier days.
    pub used: Vec<Itinerary>,
    /// The itineraries not used so far; `null` unless they are the viewer's own.
    pub unused: Option<Vec<Itinerary>>,
    /// The journeys in the order started, the open one last.
    pub journeys: Vec<Vec<JourneyCard>>,
    /// How they stand.
    pub score: TrekScore,
}

/// All that one viewer may know of a game of trek now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrekView {
    /// The day, 1 to 3.
    pub day: u8,
    /// What the game is waiting for.
    pub phase: TrekPhase,
    /// Whose turn it is, while cards are taken.
    pub turn: Option<SeatNumber>,
    /// Who has yet to choose an itinerary.
    pub choosing: Vec<SeatNumber>,
    /// The departures row: the deck top, then the five spaces to its right.
    pub row: Vec<Option<TrekCard>>,
    /// Cards in the day deck, the deck top included.
    pub n_deck: usize,
    /// Ancestors left.
    pub n_ancestors: u8,
    /// Tokens that the player whose turn it is has yet to place.
    pub pool: Pool,
    /// The seats by when their watch last moved; on one space the later lies above.
    pub stack: Vec<SeatNumber>,
    /// The players by seat.
    pub players: Vec<TrekPlayer>,
    /// The values that hold for all.
    pub board: Board,
    /// How the game ended.
    pub outcome: Option<TrekOutcome>,
}

/// How a game of trek ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrekOutcome {
    /// The final score of each seat.
    pub scores: Vec<u32>,
    /// The lengths of each seat's journeys.
    pub journeys: Vec<Vec<u8>>,
    /// The crystals each seat has left.
    pub crystals: Vec<u16>,
    /// Who won; several share the victory.
    pub winners: Vec<SeatNumber>,
}

/// What happened in a game of trek.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TrekEvent {
    /// A player chose today's itinerary.
    ItineraryChosen {
        /// Who.
        seat: SeatNumber,
        /// Which; the chooser alone is told.
        itinerary: Option<Itinerary>,
    },
    /// All have chosen.
    ItinerariesRevealed {
        /// The itineraries by seat.
        itineraries: Vec<Itinerary>,
    },
    /// A card was taken.
    CardTaken {
        /// Who took it.
        seat: SeatNumber,
        /// What was taken.
        taken: JourneyCard,
        /// The space it lay on, 0 being the deck top; `null` for an ancestor.
        space: Option<u8>,
        /// Crystals spent.
        spent: u8,
        /// Where the watch now stands.
        watch: u8,
        /// Points for punctuality.
        points: u8,
        /// Crystals among the benefits.
        crystals: u8,
        /// `starts`, `continues` or `closes`.
        journey: String,
    },
    /// A token was placed.
    TokenPlaced {
        /// Whose.
        seat: SeatNumber,
        /// The token.
        token: TokenName,
        /// The column.
        column: TokenName,
        /// Points it paid.
        points: u16,
        /// Crystals it paid.
        crystals: u16,
    },
    /// A token found no free space.
    TokenReturned {
        /// Whose.
        seat: SeatNumber,
        /// The token.
        token: TokenName,
    },
    /// The turn is over and the row refilled.
    TurnEnded {
        /// Whose turn it was.
        seat: SeatNumber,
        /// The row, by card number.
        row: Vec<Option<CardNumber>>,
        /// The card that came into sight, if one did.
        fresh: Option<Box<TrekCard>>,
        /// Cards in the day deck, the deck top included.
        n_deck: usize,
    },
    /// A player had nothing to take; the watch is on 12.
    Passed {
        /// Who.
        seat: SeatNumber,
    },
    /// The next player is to act.
    TurnPassed {
        /// Who.
        to: SeatNumber,
    },
    /// A day is over.
    DayEnded {
        /// Which.
        day: u8,
    },
    /// The next day begins.
    DayBegan {
        /// Which.
        day: u8,
        /// The row as laid out.
        row: Vec<Option<TrekCard>>,
        /// Cards in the day deck, the deck top included.
        n_deck: usize,
    },
    /// The game is over.
    GameEnded {
        /// How.
        outcome: TrekOutcome,
    },
}

impl From<Experience> for TokenName {
    fn from(experience: Experience) -> TokenName {
        match experience {
            Experience::Person => TokenName::Person,
            Experience::Event => TokenName::Event,
            Experience::Innovation => TokenName::Innovation,
            Experience::Progress => TokenName::Progress,
        }
    }
}

impl From<rules::Token> for TokenName {
    fn from(token: rules::Token) -> TokenName {
        match token {
            rules::Token::Coloured(colour) => colour.into(),
            rules::Token::Wild => TokenName::Wild,
        }
    }
}

impl From<rules::Benefit> for TokenName {
    fn from(benefit: rules::Benefit) -> TokenName {
        match benefit {
            rules::Benefit::Experience(experience) => experience.into(),
            rules::Benefit::Wild => TokenName::Wild,
            rules::Benefit::Crystal => TokenName::Crystal,
        }
    }
}

impl TokenName {
    /// Returns the column it names, if it names one.
    pub fn column(self) -> Option<Experience> {
        match self {
            TokenName::Person => Some(Experience::Person),
            TokenName::Event => Some(Experience::Event),
            TokenName::Innovation => Some(Experience::Innovation),
            TokenName::Progress => Some(Experience::Progress),
            TokenName::Wild | TokenName::Crystal => None,
        }
    }

    /// Returns the token it names, if it names one.
    pub fn token(self) -> Option<rules::Token> {
        match self {
            TokenName::Wild => Some(rules::Token::Wild),
            other => other.column().map(rules::Token::Coloured),
        }
    }
}

impl From<rules::Pool> for Pool {
    fn from(pool: rules::Pool) -> Pool {
        let [person, event, innovation, progress] = pool.coloured;
        Pool {
            person,
            event,
            innovation,
            progress,
            wild: pool.wild,
        }
    }
}

impl From<rules::Score> for TrekScore {
    fn from(score: rules::Score) -> TrekScore {
        TrekScore {
            points: score.points,
            crystals: score.crystals,
            journeys: score.journeys,
            total: score.total(),
        }
    }
}

impl From<&rules::Outcome> for TrekOutcome {
    fn from(outcome: &rules::Outcome) -> TrekOutcome {
        TrekOutcome {
            scores: outcome.scores.clone(),
            journeys: outcome.journeys.clone(),
            crystals: outcome.crystals.clone(),
            winners: numbers(outcome.winners),
        }
    }
}

impl From<rules::Phase> for TrekPhase {
    fn from(phase: rules::Phase) -> TrekPhase {
        match phase {
            rules::Phase::Choosing => TrekPhase::Choosing,
            rules::Phase::Turn => TrekPhase::Turn,
            rules::Phase::Tokens => TrekPhase::Tokens,
            rules::Phase::Over => TrekPhase::Over,
        }
    }
}

fn benefits(benefits: &[rules::Benefit]) -> Vec<TokenName> {
    benefits.iter().map(|benefit| (*benefit).into()).collect()
}

fn rewards(rewards: &[Option<rules::Reward>]) -> Vec<Option<Reward>> {
    let reward = |reward: rules::Reward| match reward {
        rules::Reward::Points(n) => Reward::Points(n),
        rules::Reward::Crystals(n) => Reward::Crystals(n),
    };
    rewards.iter().map(|space| space.map(reward)).collect()
}

fn card(card: CardId, words: &impl TrekWords) -> TrekCard {
    let values = words.data().card(card);
    TrekCard {
        card: words.turned(Seen::in_trek(card)),
        day: values.day,
        hours: values.hours,
        benefits: benefits(&values.benefits),
    }
}

fn row(row: &[Option<CardId>], words: &impl TrekWords) -> Vec<Option<TrekCard>> {
    row.iter()
        .map(|space| space.map(|id| card(id, words)))
        .collect()
}

fn itinerary(id: ItineraryId, words: &impl TrekWords) -> Itinerary {
    let values = &words.data().values().itineraries[id.index()];
    Itinerary {
        itinerary: id.0,
        name: words.itinerary_name(id),
        columns: values
            .columns
            .iter()
            .map(|column| rewards(column))
            .collect(),
        rows: rewards(&values.rows),
    }
}

fn board(words: &impl TrekWords) -> Board {
    let values = words.data().values();
    Board {
        mat: values.mat.iter().map(|b| b.map(TokenName::from)).collect(),
        journey: values.journey.clone(),
        journey_beyond: values.journey_beyond,
        punctuality: values.punctuality,
        ancestor_hours: values.ancestor.hours,
        ancestor_benefits: benefits(&values.ancestor.benefits),
        ancestors: words.ancestor_faces(),
        dates: (1..=3).map(|day| dates(day, words)).collect(),
    }
}

/// By date and by nothing else, so that the list says nothing about the shuffle.
fn dates(day: u8, words: &impl TrekWords) -> Vec<IndexedDate> {
    let date = |card: CardId| {
        let back = words.back(Seen::in_trek(card));
        IndexedDate {
            label: back.label.clone(),
            value: back.value,
        }
    };
    let mut dates: Vec<IndexedDate> = words.data().day_cards(day).map(date).collect();
    dates.sort_by_key(|date| date.value);
    dates
}

impl TrekView {
    /// Puts a view into words.
    pub fn of(view: &rules::View, words: &impl TrekWords) -> TrekView {
        TrekView {
            day: view.day,
            phase: view.phase.into(),
            turn: number(view.turn),
            choosing: numbers(view.choosing),
            row: row(&view.row, words),
            n_deck: view.n_deck,
            n_ancestors: view.n_ancestors,
            pool: view.pool.into(),
            stack: view.stack.iter().map(|seat| seat.0).collect(),
            players: view.players.iter().map(|p| player(p, words)).collect(),
            board: board(words),
            outcome: view.outcome.as_ref().map(TrekOutcome::from),
        }
    }
}

fn player(player: &rules::PlayerView, words: &impl TrekWords) -> TrekPlayer {
    let all = |ids: &Vec<ItineraryId>| ids.iter().map(|id| itinerary(*id, words)).collect();
    let step = |step: &rules::JourneyCard| match step {
        rules::JourneyCard::Card(id) => JourneyCard::Card(Box::new(card(*id, words))),
        rules::JourneyCard::Ancestor => JourneyCard::Ancestor,
    };
    TrekPlayer {
        hour: player.hour,
        points: player.points,
        crystals: player.crystals,
        has_chosen: player.has_chosen,
        itinerary: player.itinerary.map(|id| itinerary(id, words)),
        filled: player.filled.to_vec(),
        used: all(&player.used),
        unused: player.unused.as_ref().map(all),
        journeys: player
            .journeys
            .iter()
            .map(|journey| journey.iter().map(step).collect())
            .collect(),
        score: player.score.into(),
    }
}

impl TrekEvent {
    /// Puts an event into words.
    pub fn of(shown: &rules::Shown, words: &impl TrekWords) -> TrekEvent {
        use rules::Shown;
        match shown {
            Shown::ItineraryChosen {
                seat,
                itinerary: id,
            } => TrekEvent::ItineraryChosen {
                seat: seat.0,
                itinerary: id.map(|id| itinerary(id, words)),
            },
            Shown::ItinerariesRevealed { itineraries } => TrekEvent::ItinerariesRevealed {
                itineraries: itineraries.iter().map(|id| itinerary(*id, words)).collect(),
            },
            Shown::CardTaken { .. } => taken(shown, words),
            Shown::TokenPlaced {
                seat,
                token,
                column,
                points,
                crystals,
            } => TrekEvent::TokenPlaced {
                seat: seat.0,
                token: (*token).into(),
                column: (*column).into(),
                points: *points,
                crystals: *crystals,
            },
            Shown::TokenReturned { seat, token } => TrekEvent::TokenReturned {
                seat: seat.0,
                token: (*token).into(),
            },
            Shown::TurnEnded { seat, row, n_deck } => TrekEvent::TurnEnded {
                seat: seat.0,
                row: row.iter().map(|space| space.map(|id| id.0)).collect(),
                // Only the deck top can be new (TR-17).
                fresh: row[0].map(|id| Box::new(card(id, words))),
                n_deck: *n_deck,
            },
            Shown::Passed { seat } => TrekEvent::Passed { seat: seat.0 },
            Shown::TurnPassed { to } => TrekEvent::TurnPassed { to: to.0 },
            Shown::DayEnded { day } => TrekEvent::DayEnded { day: *day },
            Shown::DayBegan {
                day,
                row: cards,
                n_deck,
            } => TrekEvent::DayBegan {
                day: *day,
                row: row(cards, words),
                n_deck: *n_deck,
            },
            Shown::GameEnded { outcome } => TrekEvent::GameEnded {
                outcome: outcome.into(),
            },
        }
    }
}

fn taken(shown: &rules::Shown, words: &impl TrekWords) -> TrekEvent {
    let rules::Shown::CardTaken {
        seat,
        taken,
        spent,
        watch,
        points,
        crystals,
        journey,
    } = shown
    else {
        unreachable!("called for a card taken");
    };
    let (taken, space) = match taken {
        rules::Taken::Card { card: id, space } => {
            (JourneyCard::Card(Box::new(card(*id, words))), Some(*space))
        }
        rules::Taken::Ancestor => (JourneyCard::Ancestor, None),
    };
    TrekEvent::CardTaken {
        seat: seat.0,
        taken,
        space,
        spent: *spent,
        watch: *watch,
        points: *points,
        crystals: *crystals,
        journey: journey.name().to_owned(),
    }
}
