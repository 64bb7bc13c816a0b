//! Competitive Timeline in the lab.

use antedate_bots::Character;
use antedate_bots::timeline::TimelinePlayer;
use antedate_decks::Pool;
use antedate_record::lines::{Header, Line};
use antedate_record::timeline::{Dealer, Order, Recorded};
use antedate_record::{Seed, pool};
use antedate_rules::timeline::{Action, Event, Outcome, Timeline, View};
use antedate_rules::{Edition, Seat};

use super::dated_cards::DatedCards;
use super::{
    CHECKED, Counted, GameDetails, GameEnd, GameOption, LabGame, NoDetails, RulesInfo, ScoreKind,
};
use crate::counts::{CardCounts, UNITS};
use crate::simulate::{LabError, Spec};

impl LabGame for Dealer {
    type Game = Timeline;
    type Recorded = Recorded;
    type Deck = DatedCards;
    type Bot = TimelinePlayer;
    type Tally = ();

    const INFO: RulesInfo = RulesInfo {
        name: "timeline",
        usual_nodes: 400,
        scores: ScoreKind::Victory,
        edition: &Edition::CLASSIC,
        only_deck: None,
        options: &[GameOption::Hand, GameOption::First],
        has_best_score: false,
        placed: ["cards placed right", "placed wrong"],
    };

    fn new(spec: &Spec) -> Result<Dealer, LabError> {
        let decks = pool::decks(&spec.pool);
        let mut order = Order::new(spec.edition, decks, spec.seat_names());
        order.hand = spec.hand;
        order.handicaps.clone_from(&spec.handicaps);
        order.first = spec.first;
        order.filter = pool::filter(&spec.pool);
        Dealer::new(pool::timeline_cards(&spec.pool), order).map_err(LabError::setup)
    }

    fn for_bench(seats: Vec<String>) -> Dealer {
        let pool = antedate_decks::open("generated:220").expect("a generated deck is valid");
        let mut order = Order::new(&Edition::CLASSIC, pool::decks(&pool), seats);
        order.first = Some(Seat(0));
        Dealer::new(pool::timeline_cards(&pool), order).expect("four can play")
    }

    fn deal(&self, seed: Seed) -> Recorded {
        Dealer::deal(self, seed).expect(CHECKED)
    }

    fn header(&self, recorded: &Recorded) -> Header {
        Dealer::header(self, recorded)
    }

    fn game(recorded: &mut Recorded) -> &mut Timeline {
        &mut recorded.game
    }

    fn write(recorded: &mut Recorded, events: &[Event], lines: &mut Vec<Line>) {
        recorded.write(events, lines);
    }

    fn turn(game: &Timeline) -> Option<Seat> {
        game.turn()
    }

    /// A player's score is their share of the victory.
    fn ending(outcome: &Outcome, n_seats: usize) -> GameEnd {
        let share = UNITS / outcome.winners.len().max(1) as i64;
        let score = |seat| share * i64::from(outcome.winners.contains(seat));
        GameEnd {
            winners: outcome.winners.iter().map(Seat::index).collect(),
            scores: Seat::all(n_seats).map(score).collect(),
        }
    }

    /// Places a card where it is right; with several, the one with the fewest right gaps,
    /// since it will be the hardest to place later.
    fn greedy(game: &Timeline, seat: Seat) -> Option<Action> {
        let n_gaps = game.line().len() as u8 + 1;
        let right_gaps = |card| (0..n_gaps).filter(move |gap| game.fits(card, *gap));
        let hardest = game
            .hand(seat)
            .iter()
            .min_by_key(|card| right_gaps(**card).count())?;
        let (card, gap) = (*hardest, right_gaps(*hardest).next()?);
        Some(Action::Place { card, gap })
    }

    fn deck(pool: &Pool) -> DatedCards {
        DatedCards::of(pool)
    }

    fn bot(deck: &DatedCards, character: &'static Character, seed: u64) -> TimelinePlayer {
        TimelinePlayer {
            mind: deck.mind(character, seed),
        }
    }

    fn pool_indices(deck: &DatedCards, recorded: &Recorded) -> Vec<usize> {
        deck.indices(recorded.game.deal().n_cards(), |card| recorded.id(card))
    }

    fn observe(bot: &mut TimelinePlayer, view: &View, pool_indices: &[usize]) {
        bot.look(view, pool_indices);
    }

    fn count(
        game: &Timeline,
        event: &Event,
        pool_indices: &[usize],
        cards: &mut CardCounts,
        (): &mut (),
    ) {
        let (seat, card, right) = match event {
            Event::CardPlaced { seat, card, .. } => (seat.index(), card, true),
            Event::CardMisplaced { seat, card, .. } => (seat.index(), card, false),
            _ => return,
        };
        cards.tried(seat, pool_indices[card.index()], right);
        cards.tried_in_line(seat, game.line().len() - usize::from(right), right);
    }

    fn details(_counted: &Counted<'_, Dealer>) -> GameDetails {
        GameDetails::Timeline(NoDetails {})
    }
}
