//! Timeline at a table.

mod examples;
mod log;

use std::ops::RangeInclusive;

use antedate_decks::{DeckKind, Pool};
use antedate_record::Seed;
use antedate_record::lines::{Header, Options as HeaderOptions};
use antedate_record::pool::{decks, filter, timeline_cards};
use antedate_record::timeline::{Dealer, Order, Recorded, SortedPool};
use antedate_rules::timeline::{
    Action, Event, HAND_SIZES, Illegal, MAX_HANDICAP, SEATS, SetupError, Shown, View,
};
use antedate_rules::{CardId, Date, Edition, Events, Game, Seat, Viewer};
use antedate_wire::{
    Action as WireAction, CardNumber, GameEvents, GameView, Params, PlayerNumber, RuleSet,
    TimelineEvent, TimelineOptions, TimelineView,
};
use serde::{Deserialize, Serialize};

use super::cards::{numbers, seats};
use super::{ExampleSpec, HallList, Seating, TableGame};
use crate::contents::{CardWords, Contents};
use crate::log::Options as LogOptions;
use crate::refusal::{Refusal, params};
use crate::replay::check_cards;
use crate::results::Scored;

use self::log::TimelineLog;

pub(super) use self::TimelineResult as Ended;

/// How a game of timeline ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimelineResult {
    /// The seats that won.
    pub winners: Vec<u16>,
    /// How many rounds it took.
    pub rounds: u32,
}

impl Scored for TimelineResult {
    fn winners(&self) -> &[u16] {
        &self.winners
    }
}

/// So many cards are used for each that is dealt: of 60 games of novices each, at tables of two, four
/// and eight, 19 in 20 used no more than 24, 50 and 100 (`antedate lab`).
const CARDS_USED: usize = 3;

impl TableGame for Recorded {
    const RULES: RuleSet = RuleSet::Timeline;
    const SEATS: RangeInclusive<usize> = SEATS;
    const SEATS_ALLOWED: &'static str = "choose 2 to 8 (TC-1)";
    const HALL: HallList = HallList::Streaks;
    const EXAMPLES: &'static [ExampleSpec<Recorded>] = examples::WANTED;

    /// What the rules say of the cards is said when a game is dealt.
    type Cards = (&'static Edition, Result<SortedPool, SetupError>);
    type Options = TimelineOptions;
    type Log = TimelineLog;
    type Result = TimelineResult;

    fn generated_kind() -> Option<DeckKind> {
        Some(DeckKind::Classic)
    }

    fn prepare(pool: &Pool) -> Option<Self::Cards> {
        let edition = pool.kind().edition()?;
        Some((edition, SortedPool::new(edition, timeline_cards(pool))))
    }

    fn cards_needed(options: &TimelineOptions) -> usize {
        1 + usize::from(options.hand) * *SEATS.start()
    }

    fn cards_wanted(options: &TimelineOptions, players: &[PlayerNumber]) -> usize {
        let extra = |player| options.handicaps.get(player).copied().unwrap_or(0);
        let held = players
            .iter()
            .map(|player| usize::from(options.hand + extra(player)));
        1 + held.sum::<usize>() * CARDS_USED
    }

    fn check_options(options: &TimelineOptions) -> Result<(), Refusal> {
        let bad = |option, value: u8, allowed| {
            Err(Refusal::BadOption {
                option,
                value: value.into(),
                allowed,
            })
        };
        if !HAND_SIZES.contains(&options.hand) {
            return bad("hand", options.hand, "choose 3 to 6");
        }
        let mut extras = options.handicaps.values();
        match extras.find(|extra| **extra > MAX_HANDICAP) {
            Some(extra) => bad("handicaps", *extra, "choose 0 to 6"),
            None => Ok(()),
        }
    }

    fn newly_named(options: &TimelineOptions, before: &TimelineOptions) -> Vec<PlayerNumber> {
        let named = options.handicaps.iter();
        let newly = named.filter(|(player, extra)| before.handicaps.get(player) != Some(extra));
        newly.map(|(player, _)| *player).collect()
    }

    fn example_options() -> TimelineOptions {
        TimelineOptions {
            hand: 3,
            ..TimelineOptions::default()
        }
    }

    fn deal(
        (edition, stock): &Self::Cards,
        pool: &Pool,
        options: &TimelineOptions,
        seating: Seating,
        seed: Seed,
    ) -> Result<(Header, Recorded), Refusal> {
        let handicap = |player| options.handicaps.get(player).copied().unwrap_or(0);
        let order = Order {
            edition,
            decks: decks(pool),
            filter: filter(pool),
            handicaps: seating.players.iter().map(handicap).collect(),
            seats: seating.names,
            first: seating.first,
            hand: options.hand,
        };
        let dealer = Dealer::from_stock(stock.clone().map_err(cannot_deal)?, order);
        let dealer = dealer.map_err(cannot_deal)?;
        let recorded = dealer.deal(seed).map_err(cannot_deal)?;
        Ok((dealer.header(&recorded), recorded))
    }

    fn log_options(options: &TimelineOptions, log: &mut LogOptions) {
        log.hand = options.hand;
        log.handicaps = options.handicaps.clone();
    }

    fn read_options(log: &LogOptions) -> TimelineOptions {
        TimelineOptions {
            hand: log.hand,
            handicaps: log.handicaps.clone(),
        }
    }

    fn header_options(header: &HeaderOptions) -> TimelineOptions {
        let usual = TimelineOptions::default();
        TimelineOptions {
            hand: header.hand.unwrap_or(usual.hand),
            ..usual
        }
    }

    fn log_event(event: &Event) -> TimelineLog {
        event.into()
    }

    fn read_event(log: &TimelineLog) -> Event {
        log.into()
    }

    fn read_action(action: WireAction) -> Option<Action> {
        match action {
            WireAction::Place { card, gap } => {
                let card = CardId(card);
                Some(Action::Place { card, gap })
            }
            _ => None,
        }
    }

    fn wire_action(Action::Place { card, gap }: Action) -> WireAction {
        WireAction::Place { card: card.0, gap }
    }

    fn refuse(illegal: &Illegal) -> (&'static str, Params) {
        (illegal.code(), params_of(illegal))
    }

    fn wire_view(&self, view: &View, words: CardWords<'_>) -> GameView {
        TimelineView::of(view, &words).into()
    }

    fn wire_events(&self, shown: &[Shown], words: CardWords<'_>) -> GameEvents {
        let events = shown.iter().map(|shown| TimelineEvent::of(shown, &words));
        events.collect::<Vec<_>>().into()
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::GameEnded { .. })
    }

    fn is_in(&self, seat: Seat) -> bool {
        self.game.still_in().contains(seat)
    }

    fn decide_drop(&self, seat: Seat) -> Option<Result<Events<Event>, Illegal>> {
        let mut events = Events::new();
        let decided = self.game.decide_drop(seat, &self.seed, &mut events);
        Some(decided.map(|()| events))
    }

    fn cards_in(view: &View) -> Vec<CardId> {
        let dated = view.line.iter().chain(&view.discard).map(|card| card.card);
        let fronts = view.hands.iter().flatten().copied();
        dated.chain(fronts).chain(view.draw_top).collect()
    }

    /// A reshuffle hides cards that were turned; dropped cards are turned back up (TC-17a).
    fn turned(&self, event: &Event) -> Vec<(CardId, Date)> {
        let cards = match event {
            Event::CardPlaced { card, .. } | Event::CardMisplaced { card, .. } => vec![*card],
            Event::SeatDropped { cards, .. } => cards.to_vec(),
            _ => Vec::new(),
        };
        let date = |card| (card, self.game.deal().date(card));
        cards.into_iter().map(date).collect()
    }

    fn tried(event: &Event) -> Option<(CardId, bool)> {
        match event {
            Event::CardPlaced { card, .. } => Some((*card, true)),
            Event::CardMisplaced { card, .. } => Some((*card, false)),
            _ => None,
        }
    }

    fn result(&self) -> Option<TimelineResult> {
        let outcome = self.game.outcome()?;
        Some(TimelineResult {
            winners: seats(outcome.winners),
            rounds: outcome.rounds,
        })
    }

    fn n_cards(&self) -> usize {
        self.game.deal().n_cards()
    }

    fn pile(&self) -> Vec<CardNumber> {
        numbers(self.game.draw_pile())
    }

    fn open_view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    fn check_deck(&self, header: &Header, contents: &Contents) -> Result<(), String> {
        check_cards(header, contents, false)
    }
}

fn cannot_deal(error: SetupError) -> Refusal {
    match error {
        SetupError::TooFewCards { n_cards, needed } => Refusal::TooFewCards {
            have: n_cards,
            needed,
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
        Illegal::NoSuchGap { gap, last } => {
            params([("gap", (*gap).into()), ("last", (*last).into())])
        }
        Illegal::OutOfGame { seat } => params([("seat", seat.0.into())]),
        _ => Params::new(),
    }
}
