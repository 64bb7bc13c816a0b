//! The events of a game as the log keeps them, and back.
//!
//! The rules' own types are not serialisable, so that renaming one cannot make a log
//! unreadable: this is where they are told apart.

use antedate_rules::timeline::Pile;
use antedate_rules::trek::{Experience, ItineraryId, JourneyStep, Sealed, Taken, Token};
use antedate_rules::twist::{Between, Went, Why};
use antedate_rules::{CardId, CardList, Seat, SeatSet, timeline, trek, twist};
use serde::{Deserialize, Serialize};

/// The events of one action.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LoggedEvents {
    /// Of timeline.
    Timeline(Vec<TimelineLog>),
    /// Of twist.
    Twist(Vec<TwistLog>),
    /// Of trek.
    Trek(Vec<TrekLog>),
}

impl LoggedEvents {
    /// Says whether the game is over with these.
    pub(crate) fn end_the_game(&self) -> bool {
        match self {
            LoggedEvents::Timeline(list) => {
                let mut list = list.iter();
                list.any(|event| matches!(event, TimelineLog::Ended(..)))
            }
            LoggedEvents::Twist(list) => {
                let mut list = list.iter();
                list.any(|event| matches!(event, TwistLog::Ended(_)))
            }
            LoggedEvents::Trek(list) => list.contains(&TrekLog::Ended),
        }
    }
}

/// An event of timeline.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimelineLog {
    /// Seat, card, gap.
    Placed(u8, u8, u8),
    /// Seat, card, gap.
    Misplaced(u8, u8, u8),
    /// The new pile, top first. Secret.
    Reshuffled(Vec<u8>),
    /// Seat, card.
    Drew(u8, u8),
    /// Seat.
    DrewNothing(u8),
    /// Seat, cards.
    Dropped(u8, Vec<u8>),
    /// Round, seats without cards, seats eliminated.
    RoundEnded(u32, Vec<u8>, Vec<u8>),
    /// Seat.
    Turn(u8),
    /// Winners, rounds.
    Ended(Vec<u8>, u32),
}

/// An event of twist.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TwistLog {
    /// Seat, card, where it went.
    Tried(u8, u8, WentLog),
    /// Seat.
    Stopped(u8),
    /// Seat, card.
    Discarded(u8, u8),
    /// Seat, cards.
    Drew(u8, Vec<u8>),
    /// Seat.
    Turn(u8),
    /// Why.
    Ended(WhyLog),
}

/// Where a card of twist went.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WentLog {
    /// Earlier end.
    Left,
    /// Later end.
    Right,
    /// Between two cards.
    Slot(u8, u8),
    /// On a card.
    Stack(u8),
    /// Between two cards, where one lies already.
    Blocked(u8, u8),
}

/// Why a game of twist ended.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyLog {
    /// CO-20.
    AllOut,
    /// CO-20.
    CannotAct,
    /// CO-15.
    NoCardPlaced,
}

/// An event of trek.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrekLog {
    /// Seat, itinerary. Secret until all have chosen.
    Chose(u8, u8),
    /// All have chosen.
    Revealed,
    /// A card taken.
    Took {
        /// Who.
        seat: u8,
        /// Card and space; none for an ancestor.
        card: Option<(u8, u8)>,
        /// Crystals spent.
        spent: u8,
        /// Where the watch now stands.
        watch: u8,
        /// Points for punctuality.
        points: u8,
        /// Crystals gained.
        crystals: u8,
        /// What it did to the journey.
        journey: StepLog,
    },
    /// Seat, token (4 is wild), column, points, crystals.
    Token(u8, u8, u8, u16, u16),
    /// Seat, token (4 is wild).
    Returned(u8, u8),
    /// Seat.
    TurnEnded(u8),
    /// Seat.
    Passed(u8),
    /// Seat.
    Turn(u8),
    /// Day.
    DayEnded(u8),
    /// Day.
    DayBegan(u8),
    /// The end.
    Ended,
}

/// What a card did to a journey.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepLog {
    /// It began the first.
    Starts,
    /// It went on top.
    Continues,
    /// It closed one and began another.
    Closes,
}

fn numbers(cards: &[CardId]) -> Vec<u8> {
    cards.iter().map(|card| card.0).collect()
}

fn cards<const N: usize>(numbers: &[u8]) -> CardList<N> {
    numbers.iter().take(N).map(|n| CardId(*n)).collect()
}

fn seats(set: SeatSet) -> Vec<u8> {
    set.iter().map(|seat| seat.0).collect()
}

fn seat_set(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|n| Seat(*n)).collect()
}

impl From<&timeline::Event> for TimelineLog {
    fn from(event: &timeline::Event) -> TimelineLog {
        use timeline::Event;
        match event {
            Event::CardPlaced { seat, card, gap } => TimelineLog::Placed(seat.0, card.0, *gap),
            Event::CardMisplaced { seat, card, gap } => {
                TimelineLog::Misplaced(seat.0, card.0, *gap)
            }
            Event::PileReshuffled { pile } => TimelineLog::Reshuffled(numbers(&pile.0)),
            Event::CardDrawn { seat, card } => TimelineLog::Drew(seat.0, card.0),
            Event::NothingToDraw { seat } => TimelineLog::DrewNothing(seat.0),
            Event::SeatDropped { seat, cards } => TimelineLog::Dropped(seat.0, numbers(cards)),
            Event::RoundEnded {
                round,
                out,
                eliminated,
            } => TimelineLog::RoundEnded(*round, seats(*out), seats(*eliminated)),
            Event::TurnPassed { to } => TimelineLog::Turn(to.0),
            Event::GameEnded { winners, rounds } => TimelineLog::Ended(seats(*winners), *rounds),
        }
    }
}

impl From<&TimelineLog> for timeline::Event {
    fn from(event: &TimelineLog) -> timeline::Event {
        use timeline::Event;
        match event {
            TimelineLog::Placed(seat, card, gap) => Event::CardPlaced {
                seat: Seat(*seat),
                card: CardId(*card),
                gap: *gap,
            },
            TimelineLog::Misplaced(seat, card, gap) => Event::CardMisplaced {
                seat: Seat(*seat),
                card: CardId(*card),
                gap: *gap,
            },
            TimelineLog::Reshuffled(pile) => Event::PileReshuffled {
                pile: Pile(cards(pile)),
            },
            TimelineLog::Drew(seat, card) => Event::CardDrawn {
                seat: Seat(*seat),
                card: CardId(*card),
            },
            TimelineLog::DrewNothing(seat) => Event::NothingToDraw { seat: Seat(*seat) },
            TimelineLog::Dropped(seat, list) => Event::SeatDropped {
                seat: Seat(*seat),
                cards: cards(list),
            },
            TimelineLog::RoundEnded(round, out, eliminated) => Event::RoundEnded {
                round: *round,
                out: seat_set(out),
                eliminated: seat_set(eliminated),
            },
            TimelineLog::Turn(to) => Event::TurnPassed { to: Seat(*to) },
            TimelineLog::Ended(winners, rounds) => Event::GameEnded {
                winners: seat_set(winners),
                rounds: *rounds,
            },
        }
    }
}

impl From<Went> for WentLog {
    fn from(went: Went) -> WentLog {
        match went {
            Went::Left => WentLog::Left,
            Went::Right => WentLog::Right,
            Went::Slot(b) => WentLog::Slot(b.earlier.0, b.later.0),
            Went::Stack(on) => WentLog::Stack(on.0),
            Went::Blocked(b) => WentLog::Blocked(b.earlier.0, b.later.0),
        }
    }
}

impl From<WentLog> for Went {
    fn from(went: WentLog) -> Went {
        let between = |earlier, later| Between {
            earlier: CardId(earlier),
            later: CardId(later),
        };
        match went {
            WentLog::Left => Went::Left,
            WentLog::Right => Went::Right,
            WentLog::Slot(earlier, later) => Went::Slot(between(earlier, later)),
            WentLog::Stack(on) => Went::Stack(CardId(on)),
            WentLog::Blocked(earlier, later) => Went::Blocked(between(earlier, later)),
        }
    }
}

impl From<Why> for WhyLog {
    fn from(why: Why) -> WhyLog {
        match why {
            Why::AllOut => WhyLog::AllOut,
            Why::CannotAct => WhyLog::CannotAct,
            Why::NoCardPlaced => WhyLog::NoCardPlaced,
        }
    }
}

impl From<WhyLog> for Why {
    fn from(why: WhyLog) -> Why {
        match why {
            WhyLog::AllOut => Why::AllOut,
            WhyLog::CannotAct => Why::CannotAct,
            WhyLog::NoCardPlaced => Why::NoCardPlaced,
        }
    }
}

impl From<&twist::Event> for TwistLog {
    fn from(event: &twist::Event) -> TwistLog {
        use twist::Event;
        match event {
            Event::CardTried { seat, card, went } => {
                TwistLog::Tried(seat.0, card.0, (*went).into())
            }
            Event::Stopped { seat } => TwistLog::Stopped(seat.0),
            Event::CardDiscarded { seat, card } => TwistLog::Discarded(seat.0, card.0),
            Event::CardsDrawn { seat, cards } => TwistLog::Drew(seat.0, numbers(cards)),
            Event::TurnPassed { to } => TwistLog::Turn(to.0),
            Event::GameEnded { why } => TwistLog::Ended((*why).into()),
        }
    }
}

impl From<&TwistLog> for twist::Event {
    fn from(event: &TwistLog) -> twist::Event {
        use twist::Event;
        match event {
            TwistLog::Tried(seat, card, went) => Event::CardTried {
                seat: Seat(*seat),
                card: CardId(*card),
                went: (*went).into(),
            },
            TwistLog::Stopped(seat) => Event::Stopped { seat: Seat(*seat) },
            TwistLog::Discarded(seat, card) => Event::CardDiscarded {
                seat: Seat(*seat),
                card: CardId(*card),
            },
            TwistLog::Drew(seat, list) => Event::CardsDrawn {
                seat: Seat(*seat),
                cards: cards(list),
            },
            TwistLog::Turn(to) => Event::TurnPassed { to: Seat(*to) },
            TwistLog::Ended(why) => Event::GameEnded { why: (*why).into() },
        }
    }
}

/// The number of a wild token, after the four experiences.
const WILD: u8 = 4;

fn token_number(token: Token) -> u8 {
    match token {
        Token::Coloured(colour) => colour.index() as u8,
        Token::Wild => WILD,
    }
}

fn experience(number: u8) -> Experience {
    Experience::ALL[usize::from(number) % Experience::ALL.len()]
}

fn token(number: u8) -> Token {
    if number == WILD {
        Token::Wild
    } else {
        Token::Coloured(experience(number))
    }
}

impl From<JourneyStep> for StepLog {
    fn from(step: JourneyStep) -> StepLog {
        match step {
            JourneyStep::Starts => StepLog::Starts,
            JourneyStep::Continues => StepLog::Continues,
            JourneyStep::Closes => StepLog::Closes,
        }
    }
}

impl From<StepLog> for JourneyStep {
    fn from(step: StepLog) -> JourneyStep {
        match step {
            StepLog::Starts => JourneyStep::Starts,
            StepLog::Continues => JourneyStep::Continues,
            StepLog::Closes => JourneyStep::Closes,
        }
    }
}

impl From<&trek::Event> for TrekLog {
    fn from(event: &trek::Event) -> TrekLog {
        use trek::Event;
        match *event {
            Event::ItineraryChosen { seat, itinerary } => TrekLog::Chose(seat.0, itinerary.0.0),
            Event::ItinerariesRevealed => TrekLog::Revealed,
            Event::CardTaken {
                seat,
                taken,
                spent,
                watch,
                points,
                crystals,
                journey,
            } => TrekLog::Took {
                seat: seat.0,
                card: match taken {
                    Taken::Card { card, space } => Some((card.0, space)),
                    Taken::Ancestor => None,
                },
                spent,
                watch,
                points,
                crystals,
                journey: journey.into(),
            },
            Event::TokenPlaced {
                seat,
                token,
                column,
                points,
                crystals,
            } => TrekLog::Token(
                seat.0,
                token_number(token),
                column.index() as u8,
                points,
                crystals,
            ),
            Event::TokenReturned { seat, token } => TrekLog::Returned(seat.0, token_number(token)),
            Event::TurnEnded { seat } => TrekLog::TurnEnded(seat.0),
            Event::Passed { seat } => TrekLog::Passed(seat.0),
            Event::TurnPassed { to } => TrekLog::Turn(to.0),
            Event::DayEnded { day } => TrekLog::DayEnded(day),
            Event::DayBegan { day } => TrekLog::DayBegan(day),
            Event::GameEnded => TrekLog::Ended,
        }
    }
}

impl From<&TrekLog> for trek::Event {
    fn from(event: &TrekLog) -> trek::Event {
        use trek::Event;
        match *event {
            TrekLog::Chose(seat, itinerary) => Event::ItineraryChosen {
                seat: Seat(seat),
                itinerary: Sealed(ItineraryId(itinerary)),
            },
            TrekLog::Revealed => Event::ItinerariesRevealed,
            TrekLog::Took {
                seat,
                card,
                spent,
                watch,
                points,
                crystals,
                journey,
            } => Event::CardTaken {
                seat: Seat(seat),
                taken: card.map_or(Taken::Ancestor, |(card, space)| Taken::Card {
                    card: CardId(card),
                    space,
                }),
                spent,
                watch,
                points,
                crystals,
                journey: journey.into(),
            },
            TrekLog::Token(seat, number, column, points, crystals) => Event::TokenPlaced {
                seat: Seat(seat),
                token: token(number),
                column: experience(column),
                points,
                crystals,
            },
            TrekLog::Returned(seat, number) => Event::TokenReturned {
                seat: Seat(seat),
                token: token(number),
            },
            TrekLog::TurnEnded(seat) => Event::TurnEnded { seat: Seat(seat) },
            TrekLog::Passed(seat) => Event::Passed { seat: Seat(seat) },
            TrekLog::Turn(to) => Event::TurnPassed { to: Seat(to) },
            TrekLog::DayEnded(day) => Event::DayEnded { day },
            TrekLog::DayBegan(day) => Event::DayBegan { day },
            TrekLog::Ended => Event::GameEnded,
        }
    }
}
