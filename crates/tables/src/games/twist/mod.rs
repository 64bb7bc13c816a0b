//! Twist at a table.

mod examples;
mod log;

use std::ops::RangeInclusive;

use antedate_decks::{DeckKind, Pool};
use antedate_record::Seed;
use antedate_record::lines::{Header, Options as HeaderOptions};
use antedate_record::pool::{decks, filter, twist_cards};
use antedate_record::twist::{Dealer, Order, PoolCard, Recorded};
use antedate_rules::twist::{
    Action, Event, Held, Illegal, N_CARDS, SEATS, SetupError, Shown, View, Went,
};
use antedate_rules::{CardId, Edition, Game, Seat, Viewer};
use antedate_wire::{
    Action as WireAction, CardNumber, GameEvents, GameView, Params, RuleSet, TwistEvent,
    TwistOptions, TwistView,
};
use serde::{Deserialize, Serialize};

use super::{ExampleSpec, Seating, TableGame};
use crate::contents::{CardWords, Contents};
use crate::log::Options as LogOptions;
use crate::refusal::{Refusal, params};
use crate::replay::check_cards;
use crate::results::Scored;

use self::log::TwistLog;

pub(super) use self::TwistResult as Ended;

/// How a game of twist ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TwistResult {
    /// The team's score.
    pub score: i16,
    /// Its rank, 0 to 7 (CO-23).
    pub rank: u8,
}

/// All win or lose together, and nobody does either.
impl Scored for TwistResult {
    fn of_team(&self) -> Option<(i64, u8)> {
        Some((i64::from(self.score), self.rank))
    }
}

impl TableGame for Recorded {
    const RULES: RuleSet = RuleSet::Twist;
    const SEATS: RangeInclusive<usize> = SEATS;
    const SEATS_ALLOWED: &'static str = "choose 1 to 8 (CO-1)";
    const HAS_PINS: bool = true;
    const USUAL_DECK: &'static str = "twist";
    const EXAMPLES: &'static [ExampleSpec<Recorded>] = examples::WANTED;

    type Cards = (&'static Edition, Vec<PoolCard>);
    type Options = TwistOptions;
    type Log = TwistLog;
    type Result = TwistResult;

    fn generated_kind() -> Option<DeckKind> {
        Some(DeckKind::Twist)
    }

    fn plays(kind: DeckKind) -> bool {
        kind.edition().is_some_and(Edition::cooperative)
    }

    fn prepare(pool: &Pool) -> Option<Self::Cards> {
        let edition = pool.kind().edition();
        let edition = edition.filter(|edition| edition.cooperative())?;
        Some((edition, twist_cards(pool)))
    }

    fn cards_needed(_: &TwistOptions) -> usize {
        N_CARDS
    }

    fn deals(card: antedate_decks::PoolCard<'_>) -> bool {
        card.card.icons.is_some()
    }

    fn deal(
        (edition, cards): &Self::Cards,
        pool: &Pool,
        _: &TwistOptions,
        seating: Seating,
        seed: Seed,
    ) -> Result<(Header, Recorded), Refusal> {
        let order = Order {
            edition,
            decks: decks(pool),
            filter: filter(pool),
            seats: seating.names,
            first: seating.first,
        };
        let dealer = Dealer::new(cards.clone(), order).map_err(cannot_deal)?;
        let recorded = dealer.deal(seed).map_err(cannot_deal)?;
        Ok((dealer.header(&recorded), recorded))
    }

    fn log_options(_: &TwistOptions, _: &mut LogOptions) {}

    fn read_options(_: &LogOptions) -> TwistOptions {
        TwistOptions::default()
    }

    fn header_options(_: &HeaderOptions) -> TwistOptions {
        TwistOptions::default()
    }

    fn log_event(event: &Event) -> TwistLog {
        event.into()
    }

    fn read_event(log: &TwistLog) -> Event {
        log.into()
    }

    fn read_action(action: WireAction) -> Option<Action> {
        match action {
            WireAction::Try { card } => Some(Action::Try { card: CardId(card) }),
            WireAction::Stop => Some(Action::Stop),
            WireAction::Discard { card } => Some(Action::Discard { card: CardId(card) }),
            _ => None,
        }
    }

    fn wire_action(action: Action) -> WireAction {
        match action {
            Action::Try { card } => WireAction::Try { card: card.0 },
            Action::Stop => WireAction::Stop,
            Action::Discard { card } => WireAction::Discard { card: card.0 },
        }
    }

    fn refuse(illegal: &Illegal) -> (&'static str, Params) {
        (illegal.code(), params_of(illegal))
    }

    fn wire_view(&self, view: &View, words: CardWords<'_>) -> GameView {
        TwistView::of(view, &words).into()
    }

    fn wire_events(&self, shown: &[Shown], words: CardWords<'_>) -> GameEvents {
        let events = shown.iter().map(|shown| TwistEvent::of(shown, &words));
        events.collect::<Vec<_>>().into()
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::GameEnded { .. })
    }

    fn is_held(&self, card: CardId) -> bool {
        let game = &self.game;
        Seat::all(game.n_seats()).any(|seat| game.hand(seat).contains(&card))
    }

    fn heads_stack(&self, card: CardId) -> bool {
        let row = self.game.main_row();
        row.iter().any(|stack| stack.first() == Some(&card))
    }

    fn is_within_turn(&self, seat: Seat) -> bool {
        self.game.turn() == Some(seat) && self.game.has_tried()
    }

    /// Ends a turn while it is ahead, and prefers a sure discard to a try.
    fn is_steady(action: &Action) -> bool {
        matches!(action, Action::Stop | Action::Discard { .. })
    }

    fn cards_in(view: &View) -> Vec<CardId> {
        let stacks = view.row.iter().chain(&view.slots).flatten();
        let turned = stacks.chain(&view.discard).map(|card| card.card);
        let held = view.hands.iter().flatten().map(|held| match held {
            Held::Upright(front) => front.card,
            Held::Blocked(card) => card.card,
        });
        let top = view.draw_top.map(|front| front.card);
        turned.chain(held).chain(top).collect()
    }

    /// A card is right if its slot was free (CO-11a).
    fn tried(event: &Event) -> Option<(CardId, bool)> {
        match event {
            Event::CardTried { card, went, .. } => Some((*card, !matches!(went, Went::Blocked(_)))),
            _ => None,
        }
    }

    fn result(&self) -> Option<TwistResult> {
        let tally = self.game.outcome()?.tally;
        Some(TwistResult {
            score: tally.score(),
            rank: tally.rank(),
        })
    }

    fn n_cards(&self) -> usize {
        N_CARDS
    }

    fn pile(&self) -> Vec<CardNumber> {
        self.game.draw_pile().map(|card| card.0).collect()
    }

    fn open_view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    fn check_deck(&self, header: &Header, contents: &Contents) -> Result<(), String> {
        check_cards(header, contents, true)
    }
}

fn cannot_deal(error: SetupError) -> Refusal {
    match error {
        SetupError::CardCount { n_cards } => Refusal::TooFewCards {
            have: n_cards,
            needed: N_CARDS,
        },
        other => Refusal::CannotDeal(other.to_string()),
    }
}

fn params_of(illegal: &Illegal) -> Params {
    match illegal {
        Illegal::NotYourTurn { turn } => params([("turn", turn.0.into())]),
        Illegal::NotInHand { card, n_held } => {
            params([("card", card.0.into()), ("held", (*n_held).into())])
        }
        Illegal::Blocked { card } | Illegal::IconDiffers { card } => {
            params([("card", card.0.into())])
        }
        _ => Params::new(),
    }
}
