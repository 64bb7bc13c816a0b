//! A game of any rule set, behind one face.

use antedate_record::lines::{Header, Line};
use antedate_record::{Seed, pool, timeline, trek, twist};
use antedate_rules::timeline::Action as TimelineAction;
use antedate_rules::trek::{Action as TrekAction, ItineraryId, Source as TrekSource};
use antedate_rules::twist::Action as TwistAction;
use antedate_rules::{CardId, Events, Game as Rules, Seat, SeatSet, Viewer};
use antedate_wire::{
    Action, GameEvents, GameView, Options, RuleSet, Source, TimelineEvent, TimelineView, TrekEvent,
    TrekView, TwistEvent, TwistView,
};

use crate::contents::{CardNames, CardWords, Cards, Contents, TrekGameWords};
use crate::events::LoggedEvents;
use crate::refusal::Refusal;

/// A game of any rule set, with the names of its cards and its seed.
#[derive(Clone)]
pub(crate) enum Game {
    Timeline(Box<timeline::Recorded>),
    Twist(Box<twist::Recorded>),
    Trek(Box<trek::Recorded>),
}

/// Who sits where, for a deal.
pub(crate) struct Seating {
    pub(crate) names: Vec<String>,
    pub(crate) first: Option<Seat>,
    pub(crate) handicaps: Vec<u8>,
}

/// What viewers are told of the events of one entry, without words. Seats that are told
/// more than spectators are listed apart.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum ShownEvents {
    Timeline(Told<antedate_rules::timeline::Shown>),
    Twist(Told<antedate_rules::twist::Shown>),
    Trek(Told<antedate_rules::trek::Shown>),
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Told<S> {
    to_all: Vec<S>,
    to_seat: Vec<(Seat, Vec<S>)>,
}

impl<S> Told<S> {
    fn to(&self, viewer: Viewer) -> &[S] {
        let own = self
            .to_seat
            .iter()
            .find(|(seat, _)| viewer == Viewer::Seat(*seat));
        own.map_or(&self.to_all, |(_, shown)| shown)
    }

    fn is_told_apart(&self, viewer: Viewer) -> bool {
        let mut seats = self.to_seat.iter();
        seats.any(|(seat, _)| viewer == Viewer::Seat(*seat))
    }
}

impl ShownEvents {
    /// Says whether a viewer is told something else than spectators are.
    pub(crate) fn is_told_apart(&self, viewer: Viewer) -> bool {
        match self {
            ShownEvents::Timeline(told) => told.is_told_apart(viewer),
            ShownEvents::Twist(told) => told.is_told_apart(viewer),
            ShownEvents::Trek(told) => told.is_told_apart(viewer),
        }
    }
}

/// Shuffles and deals.
pub(crate) fn deal(
    contents: &Contents,
    options: &Options,
    seating: Seating,
    seed: Seed,
) -> Result<(Header, Game), Refusal> {
    let decks = pool::decks(contents.pool());
    let filter = pool::filter(contents.pool());
    let seats = seating.names;
    match contents.cards() {
        Cards::Timeline(edition, stock) => {
            let stock = stock.clone().map_err(|error| refuse_timeline(&error))?;
            let order = timeline::Order {
                edition,
                decks,
                filter,
                seats,
                first: seating.first,
                hand: options.hand,
                handicaps: seating.handicaps,
            };
            let dealer = timeline::Dealer::from_stock(stock, order)
                .map_err(|error| refuse_timeline(&error))?;
            let recorded = dealer.deal(seed).map_err(|error| refuse_timeline(&error))?;
            Ok((dealer.header(&recorded), Game::Timeline(Box::new(recorded))))
        }
        Cards::Twist(edition, cards) => {
            let order = twist::Order {
                edition,
                decks,
                filter,
                seats,
                first: seating.first,
            };
            let dealer =
                twist::Dealer::new(cards.clone(), order).map_err(|error| refuse_twist(&error))?;
            let recorded = dealer.deal(seed).map_err(|error| refuse_twist(&error))?;
            Ok((dealer.header(&recorded), Game::Twist(Box::new(recorded))))
        }
        Cards::Trek(values) => {
            let order = trek::Order {
                decks,
                seats,
                first_game: options.first_game,
            };
            let dealer = trek::Dealer::new((**values).clone(), order)
                .map_err(|error| cannot_deal(&error))?;
            let recorded = dealer.deal(seed).map_err(|error| cannot_deal(&error))?;
            Ok((dealer.header(&recorded), Game::Trek(Box::new(recorded))))
        }
    }
}

fn refuse_timeline(error: &antedate_rules::timeline::SetupError) -> Refusal {
    use antedate_rules::timeline::SetupError::TooFewCards;
    match *error {
        TooFewCards { n_cards, needed } => Refusal::TooFewCards {
            have: n_cards,
            needed,
        },
        _ => cannot_deal(error),
    }
}

fn refuse_twist(error: &antedate_rules::twist::SetupError) -> Refusal {
    use antedate_rules::twist::{N_CARDS, SetupError::CardCount};
    match *error {
        CardCount { n_cards } => Refusal::TooFewCards {
            have: n_cards,
            needed: N_CARDS,
        },
        _ => cannot_deal(error),
    }
}

fn cannot_deal(error: &dyn std::error::Error) -> Refusal {
    Refusal::CannotDeal(error.to_string())
}

/// Checks that a filter leaves as many cards as the smallest table needs (TC-2a, CO-1).
pub(crate) fn check_cards(contents: &Contents, options: &Options) -> Result<(), Refusal> {
    let needed = match contents.rules() {
        RuleSet::Timeline => {
            1 + usize::from(options.hand) * *antedate_rules::timeline::SEATS.start()
        }
        RuleSet::Twist => antedate_rules::twist::N_CARDS,
        RuleSet::Trek => 0,
    };
    let have = contents.pool().len();
    match have < needed {
        true => Err(Refusal::TooFewCards { have, needed }),
        false => Ok(()),
    }
}

impl Game {
    pub(crate) fn rules(&self) -> RuleSet {
        match self {
            Game::Timeline(_) => RuleSet::Timeline,
            Game::Twist(_) => RuleSet::Twist,
            Game::Trek(_) => RuleSet::Trek,
        }
    }

    /// Folds what a *first game* decides by chance (TR-3a) and writes it down.
    pub(crate) fn open(&mut self, lines: &mut Vec<Line>) {
        if let Game::Trek(recorded) = self {
            recorded.open(lines);
        }
    }

    pub(crate) fn to_act(&self) -> SeatSet {
        match self {
            Game::Timeline(recorded) => recorded.game.to_act(),
            Game::Twist(recorded) => recorded.game.to_act(),
            Game::Trek(recorded) => recorded.game.to_act(),
        }
    }

    pub(crate) fn seed(&self) -> Seed {
        match self {
            Game::Timeline(recorded) => recorded.seed,
            Game::Twist(recorded) => recorded.seed,
            Game::Trek(recorded) => recorded.seed,
        }
    }

    /// Says whether a seat can still be dropped (TC-17, TC-17a).
    pub(crate) fn can_drop(&self, seat: Seat) -> bool {
        matches!(self, Game::Timeline(_)) && self.is_in(seat)
    }

    /// Says whether a seat still plays: it has not been eliminated or dropped (TC-14, TC-17).
    pub(crate) fn is_in(&self, seat: Seat) -> bool {
        match self {
            Game::Timeline(recorded) => recorded.game.still_in().contains(seat),
            Game::Twist(_) | Game::Trek(_) => true,
        }
    }

    /// Works out what an action does; changes nothing.
    pub(crate) fn decide(&self, seat: Seat, action: Action) -> Result<LoggedEvents, Refusal> {
        let wrong = || Refusal::WrongGame {
            rules: self.rules().name(),
        };
        match self {
            Game::Timeline(recorded) => {
                let action = timeline_action(action).ok_or_else(wrong)?;
                let events = decide(&recorded.game, seat, action, &recorded.seed)?;
                Ok(LoggedEvents::Timeline(
                    events.iter().map(Into::into).collect(),
                ))
            }
            Game::Twist(recorded) => {
                let action = twist_action(action).ok_or_else(wrong)?;
                let events = decide(&recorded.game, seat, action, &recorded.seed)?;
                Ok(LoggedEvents::Twist(events.iter().map(Into::into).collect()))
            }
            Game::Trek(recorded) => {
                let action = trek_action(action).ok_or_else(wrong)?;
                let events = decide(&recorded.game, seat, action, &recorded.seed)?;
                Ok(LoggedEvents::Trek(events.iter().map(Into::into).collect()))
            }
        }
    }

    /// Works out what it means that a seat is dropped (TC-17).
    pub(crate) fn decide_drop(&self, seat: Seat) -> Result<LoggedEvents, Refusal> {
        let Game::Timeline(recorded) = self else {
            return Err(Refusal::CannotDrop {
                rules: self.rules().name(),
            });
        };
        let mut events = Events::new();
        recorded
            .game
            .decide_drop(seat, &recorded.seed, &mut events)?;
        if events.is_empty() {
            return Err(Refusal::AlreadyOut { seat });
        }
        Ok(LoggedEvents::Timeline(
            events.iter().map(Into::into).collect(),
        ))
    }

    /// Folds the events of one entry, writes them into the transcript if one is being
    /// written, and works out what everybody is told. `None` if the events belong to
    /// another rule set.
    pub(crate) fn fold(
        &mut self,
        events: &LoggedEvents,
        lines: Option<&mut Vec<Line>>,
    ) -> Option<ShownEvents> {
        match (self, events) {
            (Game::Timeline(recorded), LoggedEvents::Timeline(events)) => {
                let events = events.iter().map(Into::into);
                let told = fold(&mut recorded.game, events.clone());
                if let Some(lines) = lines {
                    recorded.write(&events.collect::<Vec<_>>(), lines);
                }
                Some(ShownEvents::Timeline(told))
            }
            (Game::Twist(recorded), LoggedEvents::Twist(events)) => {
                let events = events.iter().map(Into::into);
                let told = fold(&mut recorded.game, events.clone());
                if let Some(lines) = lines {
                    recorded.write(&events.collect::<Vec<_>>(), lines);
                }
                Some(ShownEvents::Twist(told))
            }
            (Game::Trek(recorded), LoggedEvents::Trek(events)) => {
                let events = events.iter().map(Into::into);
                let told = fold(&mut recorded.game, events.clone());
                if let Some(lines) = lines {
                    recorded.write(&events.collect::<Vec<_>>(), lines);
                }
                Some(ShownEvents::Trek(told))
            }
            _ => None,
        }
    }

    /// Builds what a viewer may know, in words.
    pub(crate) fn view(
        &self,
        viewer: Viewer,
        contents: &Contents,
        lang: antedate_decks::Lang,
    ) -> GameView {
        match self {
            Game::Timeline(recorded) => {
                let words = words(contents, &**recorded, lang);
                GameView::Timeline(TimelineView::of(&recorded.game.view(viewer), &words))
            }
            Game::Twist(recorded) => {
                let words = words(contents, &**recorded, lang);
                GameView::Twist(TwistView::of(&recorded.game.view(viewer), &words))
            }
            Game::Trek(recorded) => {
                let words = trek_words(recorded, contents, lang);
                GameView::Trek(TrekView::of(&recorded.game.view(viewer), &words))
            }
        }
    }

    /// Puts what a viewer is told into words.
    pub(crate) fn tell(
        &self,
        shown: &ShownEvents,
        viewer: Viewer,
        contents: &Contents,
        lang: antedate_decks::Lang,
    ) -> Option<GameEvents> {
        Some(match (self, shown) {
            (Game::Timeline(recorded), ShownEvents::Timeline(told)) => {
                let words = words(contents, &**recorded, lang);
                let event = |shown| TimelineEvent::of(shown, &words);
                GameEvents::Timeline(told.to(viewer).iter().map(event).collect())
            }
            (Game::Twist(recorded), ShownEvents::Twist(told)) => {
                let words = words(contents, &**recorded, lang);
                let event = |shown| TwistEvent::of(shown, &words);
                GameEvents::Twist(told.to(viewer).iter().map(event).collect())
            }
            (Game::Trek(recorded), ShownEvents::Trek(told)) => {
                let words = trek_words(recorded, contents, lang);
                let event = |shown| TrekEvent::of(shown, &words);
                GameEvents::Trek(told.to(viewer).iter().map(event).collect())
            }
            _ => return None,
        })
    }

    /// Says whether a card lies before some player (twist).
    pub(crate) fn is_held(&self, card: CardId) -> bool {
        let Game::Twist(recorded) = self else {
            return false;
        };
        let game = &recorded.game;
        Seat::all(game.n_seats()).any(|seat| game.hand(seat).contains(&card))
    }

    /// Says whether a card is the first of a stack of the main row (twist).
    pub(crate) fn heads_stack(&self, card: CardId) -> bool {
        let Game::Twist(recorded) = self else {
            return false;
        };
        let row = recorded.game.main_row();
        row.iter().any(|stack| stack.first() == Some(&card))
    }
}

fn decide<G: Rules>(
    game: &G,
    seat: Seat,
    action: G::Action,
    seed: &Seed,
) -> Result<Events<G::Event>, G::Illegal> {
    let mut events = Events::new();
    game.decide(seat, action, seed, &mut events)?;
    Ok(events)
}

/// Folds events one by one: each is told as it is just after it happened.
pub(crate) fn fold<G: Rules>(
    game: &mut G,
    events: impl ExactSizeIterator<Item = G::Event>,
) -> Told<G::Shown> {
    let mut to_all: Vec<G::Shown> = Vec::with_capacity(events.len());
    let mut to_seat: Vec<(Seat, Vec<G::Shown>)> = Vec::new();
    for event in events {
        game.evolve(&event);
        let to_spectators = game.show(Viewer::Spectator, &event);
        for seat in Seat::all(game.n_seats()) {
            let shown = game.show(Viewer::Seat(seat), &event);
            match to_seat.iter_mut().find(|(other, _)| *other == seat) {
                Some((_, list)) => list.push(shown),
                // So far this seat was told what everybody was.
                None if shown != to_spectators => {
                    let mut list = to_all.clone();
                    list.push(shown);
                    to_seat.push((seat, list));
                }
                None => {}
            }
        }
        to_all.push(to_spectators);
    }
    Told { to_all, to_seat }
}

pub(crate) fn words<'a>(
    contents: &'a Contents,
    names: &'a dyn CardNames,
    lang: antedate_decks::Lang,
) -> CardWords<'a> {
    CardWords {
        contents,
        names,
        lang,
    }
}

pub(crate) fn trek_words<'a>(
    recorded: &'a trek::Recorded,
    contents: &'a Contents,
    lang: antedate_decks::Lang,
) -> TrekGameWords<'a> {
    TrekGameWords {
        cards: words(contents, recorded, lang),
        data: recorded.game.deal().data(),
        itinerary_ids: &recorded.itinerary_ids,
    }
}

fn timeline_action(action: Action) -> Option<TimelineAction> {
    match action {
        Action::Place { card, gap } => Some(TimelineAction::Place {
            card: CardId(card),
            gap,
        }),
        _ => None,
    }
}

fn twist_action(action: Action) -> Option<TwistAction> {
    match action {
        Action::Try { card } => Some(TwistAction::Try { card: CardId(card) }),
        Action::Stop => Some(TwistAction::Stop),
        Action::Discard { card } => Some(TwistAction::Discard { card: CardId(card) }),
        _ => None,
    }
}

fn trek_action(action: Action) -> Option<TrekAction> {
    match action {
        Action::Choose { itinerary } => Some(TrekAction::ChooseItinerary(ItineraryId(itinerary))),
        Action::Take { source, crystals } => Some(TrekAction::Take {
            source: match source {
                Source::Space { space } => TrekSource::Space(space),
                Source::Ancestor => TrekSource::Ancestor,
            },
            crystals,
        }),
        Action::Token { token, column } => Some(TrekAction::PlaceToken {
            token: token.token()?,
            column: column.column()?,
        }),
        Action::Pass => Some(TrekAction::Pass),
        _ => None,
    }
}

/// Says an action of timeline as a client would.
pub fn say_timeline(action: TimelineAction) -> Action {
    let TimelineAction::Place { card, gap } = action;
    Action::Place { card: card.0, gap }
}

/// Says an action of twist as a client would.
pub fn say_twist(action: TwistAction) -> Action {
    match action {
        TwistAction::Try { card } => Action::Try { card: card.0 },
        TwistAction::Stop => Action::Stop,
        TwistAction::Discard { card } => Action::Discard { card: card.0 },
    }
}

/// Says an action of trek as a client would.
pub fn say_trek(action: TrekAction) -> Action {
    match action {
        TrekAction::ChooseItinerary(itinerary) => Action::Choose {
            itinerary: itinerary.0,
        },
        TrekAction::Take { source, crystals } => Action::Take {
            source: match source {
                TrekSource::Space(space) => Source::Space { space },
                TrekSource::Ancestor => Source::Ancestor,
            },
            crystals,
        },
        TrekAction::PlaceToken { token, column } => Action::Token {
            token: token.into(),
            column: column.into(),
        },
        TrekAction::Pass => Action::Pass,
    }
}
