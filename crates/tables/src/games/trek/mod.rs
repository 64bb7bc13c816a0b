//! Trek at a table.

mod examples;
mod log;
mod words;

use std::ops::RangeInclusive;

use antedate_decks::{DeckKind, Pool};
use antedate_record::Seed;
use antedate_record::lines::{Header, Options as HeaderOptions};
use antedate_record::pool::{decks, trek_values};
use antedate_record::trek::{Dealer, Order, Recorded, Values};
use antedate_rules::trek::{
    Action, Event, Illegal, ItineraryId, JourneyCard, Phase, SEATS, Shown, Source, View,
};
use antedate_rules::{CardId, Game, Seat, Viewer};
use antedate_wire::{
    Action as WireAction, CardNumber, GameEvents, GameView, Params, RuleSet, Source as WireSource,
    TrekEvent, TrekOptions, TrekView, WarpChoice,
};
use serde::{Deserialize, Serialize};

use super::any::AnyPart;
use super::cards::{numbers, seats};
use super::{ExampleSpec, Seating, TableGame};
use crate::contents::{CardWords, Contents};
use crate::log::Options as LogOptions;
use crate::refusal::{Refusal, params};
use crate::results::Scored;

use self::log::TrekLog;

pub(super) use self::TrekResult as Ended;
use self::words::GameWords;

/// How a game of trek ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrekResult {
    /// Each seat's score.
    pub scores: Vec<u32>,
    /// The seats that won.
    pub winners: Vec<u16>,
}

impl Scored for TrekResult {
    fn winners(&self) -> &[u16] {
        &self.winners
    }

    fn score_of(&self, seat: usize) -> Option<i64> {
        self.scores.get(seat).map(|score| i64::from(*score))
    }
}

impl TableGame for Recorded {
    const RULES: RuleSet = RuleSet::Trek;
    const SEATS: RangeInclusive<usize> = SEATS;
    const SEATS_ALLOWED: &'static str = "choose 2 to 4 (TR-1)";
    const DATES_OPEN: bool = true;
    const CAN_LACK_CARDS: bool = false;
    const USUAL_DECK: &'static str = "trek";
    const EXAMPLES: &'static [ExampleSpec<Recorded>] = examples::WANTED;

    type Cards = Box<Values>;
    type Options = TrekOptions;
    type Log = TrekLog;
    type Result = TrekResult;

    /// It has cards of its own.
    fn generated_kind() -> Option<DeckKind> {
        None
    }

    fn plays(kind: DeckKind) -> bool {
        kind == DeckKind::Trek
    }

    fn prepare(pool: &Pool) -> Option<Box<Values>> {
        trek_values(pool.decks().first()?).map(Box::new)
    }

    fn cards_needed(_: &TrekOptions) -> usize {
        0
    }

    fn deal(
        values: &Box<Values>,
        pool: &Pool,
        options: &TrekOptions,
        seating: Seating,
        seed: Seed,
    ) -> Result<(Header, Recorded), Refusal> {
        let order = Order {
            decks: decks(pool),
            seats: seating.names,
            first_game: options.first_game,
            warps: options.warps,
        };
        let dealer = Dealer::new((**values).clone(), order);
        let dealer = dealer.map_err(|error| Refusal::CannotDeal(error.to_string()))?;
        let recorded = dealer.deal(seed);
        let recorded = recorded.map_err(|error| Refusal::CannotDeal(error.to_string()))?;
        Ok((dealer.header(&recorded), recorded))
    }

    fn log_options(options: &TrekOptions, log: &mut LogOptions) {
        log.first_game = options.first_game;
        log.warps = options.warps;
    }

    fn read_options(log: &LogOptions) -> TrekOptions {
        TrekOptions {
            first_game: log.first_game,
            warps: log.warps,
        }
    }

    fn header_options(header: &HeaderOptions) -> TrekOptions {
        TrekOptions {
            first_game: header.first_game,
            warps: header.warps,
        }
    }

    fn log_since(event: &TrekLog) -> u32 {
        event.since()
    }

    fn log_event(event: &Event) -> TrekLog {
        event.into()
    }

    fn read_event(log: &TrekLog) -> Event {
        log.into()
    }

    fn read_action(action: WireAction) -> Option<Action> {
        match action {
            WireAction::Choose { itinerary } => {
                Some(Action::ChooseItinerary(ItineraryId(itinerary)))
            }
            WireAction::Take { source, crystals } => Some(Action::Take {
                source: match source {
                    WireSource::Space { space } => Source::Space(space),
                    WireSource::Ancestor => Source::Ancestor,
                },
                crystals,
            }),
            WireAction::Token { token, column } => Some(Action::PlaceToken {
                token: token.token()?,
                column: column.column()?,
            }),
            WireAction::Pass => Some(Action::Pass),
            WireAction::Warp { at, choice } => Some(Action::UseWarp {
                at,
                choice: WarpChoice::to_rules(choice),
            }),
            WireAction::PutOnTop { nth } => Some(Action::PutOnTop(nth)),
            _ => None,
        }
    }

    fn wire_action(action: Action) -> WireAction {
        match action {
            Action::ChooseItinerary(ItineraryId(itinerary)) => WireAction::Choose { itinerary },
            Action::Take { source, crystals } => WireAction::Take {
                source: match source {
                    Source::Space(space) => WireSource::Space { space },
                    Source::Ancestor => WireSource::Ancestor,
                },
                crystals,
            },
            Action::PlaceToken { token, column } => WireAction::Token {
                token: token.into(),
                column: column.into(),
            },
            Action::Pass => WireAction::Pass,
            Action::UseWarp { at, choice } => WireAction::Warp {
                at,
                choice: WarpChoice::of(choice),
            },
            Action::PutOnTop(nth) => WireAction::PutOnTop { nth },
        }
    }

    fn refuse(illegal: &Illegal) -> (&'static str, Params) {
        (illegal.code(), params_of(illegal))
    }

    fn wire_view(&self, view: &View, words: CardWords<'_>) -> GameView {
        TrekView::of(view, &GameWords::of(self, words)).into()
    }

    fn wire_events(&self, shown: &[Shown], words: CardWords<'_>) -> GameEvents {
        let words = GameWords::of(self, words);
        let events = shown.iter().map(|shown| TrekEvent::of(shown, &words));
        events.collect::<Vec<_>>().into()
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::GameEnded)
    }

    fn is_within_turn(&self, seat: Seat) -> bool {
        let phase = self.game.phase();
        self.game.turn() == Some(seat) && matches!(phase, Phase::Tokens | Phase::Foresight)
    }

    /// Spends no crystals.
    fn is_steady(action: &Action) -> bool {
        matches!(action, Action::Take { crystals: 0, .. })
    }

    fn cards_in(view: &View) -> Vec<CardId> {
        let journeys = view.players.iter().flat_map(|player| &player.journeys);
        let taken = journeys.flatten().filter_map(|card| match card {
            JourneyCard::Card(card) => Some(*card),
            JourneyCard::Ancestor => None,
        });
        view.row.iter().flatten().copied().chain(taken).collect()
    }

    fn result(&self) -> Option<TrekResult> {
        let outcome = self.game.outcome()?;
        Some(TrekResult {
            scores: outcome.scores,
            winners: seats(outcome.winners),
        })
    }

    fn n_cards(&self) -> usize {
        self.card_ids.len()
    }

    /// The day's deck.
    fn pile(&self) -> Vec<CardNumber> {
        let top = self.game.row()[0];
        let deck: Vec<CardId> = top.into_iter().chain(self.game.unseen()).collect();
        numbers(&deck)
    }

    /// Each player as they see themselves: their own itineraries, and their choice; and what
    /// was looked at in the deck.
    fn open_view(&self) -> View {
        let mut view = self.game.view(Viewer::Spectator);
        let looked = view
            .warps
            .as_ref()
            .and_then(|warps| warps.foreseen.as_ref());
        if let Some(by) = looked.map(|foreseen| foreseen.by) {
            view.warps = self.game.view(Viewer::Seat(by)).warps;
        }
        for (seat, player) in Seat::all(view.players.len()).zip(&mut view.players) {
            let own = self.game.view(Viewer::Seat(seat));
            *player = own.players[seat.index()].clone();
        }
        view
    }

    fn check_deck(&self, _: &Header, contents: &Contents) -> Result<(), String> {
        let values = Recorded::cards(contents.cards()).ok_or("trek")?;
        let data = self.game.deal().data().values();
        let named = self.card_ids.iter().zip(&data.cards);
        let known = values.card_ids.iter().zip(&values.setup.cards);
        let mut pairs = named.zip(known);
        if let Some(((id, _), _)) = pairs.find(|(theirs, ours)| theirs != ours) {
            return Err(id.clone());
        }
        let same = self.card_ids.len() == values.card_ids.len()
            && *self.itinerary_ids == *values.itinerary_ids
            && data.itineraries == values.setup.itineraries
            && (data.warps.is_empty()
                || (*self.warp_ids == *values.warp_ids && data.warps == values.setup.warps));
        if same { Ok(()) } else { Err("trek".to_owned()) }
    }
}

fn params_of(illegal: &Illegal) -> Params {
    match illegal {
        Illegal::NotYourTurn { turn } => params([("turn", turn.0.into())]),
        Illegal::NotYourItinerary { itinerary } | Illegal::ItineraryUsed { itinerary } => {
            params([("itinerary", itinerary.0.into())])
        }
        Illegal::ItineraryDrawn { drawn } => params([("itinerary", drawn.0.into())]),
        Illegal::NoSuchSpace { space } | Illegal::EmptySpace { space } => {
            params([("space", (*space).into())])
        }
        Illegal::NotEnoughCrystals { asked, held } => {
            params([("asked", (*asked).into()), ("held", (*held).into())])
        }
        Illegal::BelowOneHour { asked, hours } => {
            params([("asked", (*asked).into()), ("hours", (*hours).into())])
        }
        Illegal::NoSuchToken { token } => params([("token", token.to_string().as_str().into())]),
        Illegal::WrongColumn { colour, column } => params([
            ("token", colour.name().into()),
            ("column", column.name().into()),
        ]),
        Illegal::ColumnFull { column } => params([("column", column.name().into())]),
        Illegal::NoSuchWarp { at, .. } => params([("warp", (*at).into())]),
        Illegal::WarpTaken { by } => params([("seat", by.0.into())]),
        Illegal::WarpTooDear { price, held } => {
            params([("price", (*price).into()), ("held", (*held).into())])
        }
        Illegal::WrongWarpChoice { kind } | Illegal::WarpChangesNothing { kind } => {
            params([("kind", kind.name().into())])
        }
        Illegal::NothingToEcho { space } => params([("space", (*space).into())]),
        Illegal::NoSuchTop { nth, .. } => params([("nth", (*nth).into())]),
        _ => Params::new(),
    }
}
