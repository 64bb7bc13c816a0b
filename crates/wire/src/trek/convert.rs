//! What the rules show of a game of trek, put into words.

use antedate_rules::CardId;
use antedate_rules::trek::{self as rules, Experience, ItineraryId};

use super::{
    Board, IndexedDate, Itinerary, JourneyCard, JourneyStep, Pool, Reward, TrekCard, TrekEvent,
    TrekOutcome, TrekPhase, TrekPlayer, TrekScore, TrekView, TrekWarp, TrekWarps, TrekWords,
    WarpBend, WarpForeseen, WarpKind, WarpPrice,
};
use crate::timeline::{number, numbers};
use crate::{Seen, TokenName, WarpChoice};

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
            rules::Phase::Foresight => TrekPhase::Foresight,
            rules::Phase::Over => TrekPhase::Over,
        }
    }
}

impl From<rules::WarpKind> for WarpKind {
    fn from(kind: rules::WarpKind) -> WarpKind {
        match kind {
            rules::WarpKind::Rewind => WarpKind::Rewind,
            rules::WarpKind::Haste => WarpKind::Haste,
            rules::WarpKind::Exchange => WarpKind::Exchange,
            rules::WarpKind::NewDawn => WarpKind::NewDawn,
            rules::WarpKind::Foresight => WarpKind::Foresight,
            rules::WarpKind::Detour => WarpKind::Detour,
            rules::WarpKind::Prism => WarpKind::Prism,
            rules::WarpKind::Echo => WarpKind::Echo,
        }
    }
}

impl WarpChoice {
    /// Says what was chosen; nothing where the kind left no choice.
    pub fn of(choice: rules::WarpChoice) -> Option<WarpChoice> {
        match choice {
            rules::WarpChoice::None => None,
            rules::WarpChoice::Spaces(one, other) => Some(WarpChoice::Spaces { one, other }),
            rules::WarpChoice::Mat(space) => Some(WarpChoice::Mat { space }),
        }
    }

    /// Returns what was chosen, in the words of the rules; two spaces may be named in any order.
    pub fn to_rules(choice: Option<WarpChoice>) -> rules::WarpChoice {
        match choice {
            None => rules::WarpChoice::None,
            Some(WarpChoice::Spaces { one, other }) => {
                rules::WarpChoice::Spaces(one.min(other), one.max(other))
            }
            Some(WarpChoice::Mat { space }) => rules::WarpChoice::Mat(space),
        }
    }
}

fn warp(id: rules::WarpId, words: &impl TrekWords) -> TrekWarp {
    let values = words.data().values().warps[id.index()];
    TrekWarp {
        name: words.warp_name(id),
        kind: values.kind.into(),
        price: WarpPrice {
            crystals: values.price.crystals(),
            hours: values.price.hours(),
        },
        used_by: None,
    }
}

fn warps(view: &rules::WarpsView, words: &impl TrekWords) -> TrekWarps {
    let laid_out = |laid_out: &rules::LaidOut| TrekWarp {
        used_by: number(laid_out.used_by),
        ..warp(laid_out.warp, words)
    };
    TrekWarps {
        laid_out: view.laid_out.iter().map(laid_out).collect(),
        bend: view.bend.kind.map(|kind| WarpBend {
            kind: kind.into(),
            hours: view.bend.hours,
            echo: view.bend.echo,
        }),
        foreseen: view.foreseen.as_ref().map(|foreseen| WarpForeseen {
            by: foreseen.by.0,
            n: foreseen.n,
            cards: foreseen.cards.as_deref().map(|list| cards(list, words)),
        }),
    }
}

fn cards(list: &[CardId], words: &impl TrekWords) -> Vec<TrekCard> {
    list.iter().map(|id| card(*id, words)).collect()
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
        card: words.turned(Seen::shown(card)),
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
        let back = words.back(Seen::shown(card));
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
            warps: view.warps.as_ref().map(|view| Box::new(warps(view, words))),
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
                warps,
            } => TrekEvent::DayBegan {
                day: *day,
                row: row(cards, words),
                n_deck: *n_deck,
                warps: warps.iter().map(|id| warp(*id, words)).collect(),
            },
            Shown::WarpUsed { .. } => warp_used(shown, words),
            Shown::Foreseen { seat, cards: seen } => TrekEvent::Foreseen {
                seat: seat.0,
                cards: seen.as_deref().map(|list| cards(list, words)),
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
        journey: match journey {
            rules::JourneyStep::Starts => JourneyStep::Starts,
            rules::JourneyStep::Continues => JourneyStep::Continues,
            rules::JourneyStep::Closes => JourneyStep::Closes,
            rules::JourneyStep::Detours => JourneyStep::Detours,
        },
    }
}

fn warp_used(shown: &rules::Shown, words: &impl TrekWords) -> TrekEvent {
    let rules::Shown::WarpUsed {
        seat,
        at,
        choice,
        row: changed,
        cards: seen,
    } = shown
    else {
        unreachable!("called for a time warp used");
    };
    TrekEvent::WarpUsed {
        seat: seat.0,
        at: *at,
        choice: WarpChoice::of(*choice),
        row: changed.as_ref().map(|spaces| row(spaces, words)),
        cards: seen.as_deref().map(|list| cards(list, words)),
    }
}
