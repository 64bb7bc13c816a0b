//! Cooperative Twist in the lab.

use antedate_bots::measure::show_fronts;
use antedate_bots::twist::TwistPlayer;
use antedate_bots::{Budget, Character};
use antedate_decks::Pool;
use antedate_record::lines::{Header, Line};
use antedate_record::twist::{Dealer, Order, Recorded};
use antedate_record::{Seed, pool};
use antedate_rules::twist::{Action, Event, N_CARDS, Outcome, RANK_STARTS, Twist, View, Went};
use antedate_rules::{CardId, Edition, Game, Seat};
use serde::Serialize;

use super::dated_cards::DatedCards;
use super::{
    CHECKED, Counted, GameDetails, GameEnd, GameOption, LabGame, OwnDetails, RulesInfo, ScoreKind,
};
use crate::charts::{Chart, Row, Rows, Unit, point};
use crate::counts::{CardCounts, Tally, UNITS};
use crate::simulate::{LabError, Spec};
use crate::stats::Share;

impl LabGame for Dealer {
    type Game = Twist;
    type Recorded = Recorded;
    type Deck = DatedCards;
    type Bot = TwistPlayer;
    type Tally = ();

    const INFO: RulesInfo = RulesInfo {
        name: "twist",
        usual_nodes: 4000,
        scores: ScoreKind::Team,
        edition: &Edition::TWIST,
        only_deck: None,
        options: &[GameOption::First],
        has_best_score: true,
        placed: [
            "cards tried that were not blocked",
            "blocked when it was tried",
        ],
    };

    fn new(spec: &Spec) -> Result<Dealer, LabError> {
        let order = Order {
            edition: spec.edition,
            decks: pool::decks(&spec.pool),
            filter: pool::filter(&spec.pool),
            seats: spec.seat_names(),
            first: spec.first,
        };
        Dealer::new(pool::twist_cards(&spec.pool), order).map_err(LabError::setup)
    }

    fn for_bench(seats: Vec<String>) -> Dealer {
        let pool = antedate_decks::open("generated:120:twist").expect("a generated deck is valid");
        let order = Order {
            edition: &Edition::TWIST,
            decks: pool::decks(&pool),
            filter: None,
            seats,
            first: Some(Seat(0)),
        };
        Dealer::new(pool::twist_cards(&pool), order).expect("four can play")
    }

    fn deal(&self, seed: Seed) -> Recorded {
        Dealer::deal(self, seed).expect(CHECKED)
    }

    fn header(&self, recorded: &Recorded) -> Header {
        Dealer::header(self, recorded)
    }

    fn game(recorded: &mut Recorded) -> &mut Twist {
        &mut recorded.game
    }

    fn write(recorded: &mut Recorded, events: &[Event], lines: &mut Vec<Line>) {
        recorded.write(events, lines);
    }

    fn turn(game: &Twist) -> Option<Seat> {
        game.turn()
    }

    /// The team's score is everybody's; nobody wins against anybody.
    fn ending(outcome: &Outcome, n_seats: usize) -> GameEnd {
        GameEnd {
            winners: Vec::new(),
            scores: vec![UNITS * i64::from(outcome.tally.score()); n_seats],
        }
    }

    /// Tries what goes to the main row, then what fills a slot; discards rather than be
    /// blocked.
    fn greedy(game: &Twist, seat: Seat) -> Option<Action> {
        let worth = |action: &Action| match action {
            Action::Try { card } => match game.place_of(*card) {
                Went::Left | Went::Right => 5,
                Went::Stack(_) => 4,
                Went::Slot(_) => 3,
                Went::Blocked(_) => 0,
            },
            Action::Discard { .. } => 2,
            Action::Stop => 1,
        };
        // The first of the best, so that the choice is the same every time.
        game.legal_actions(seat).into_iter().rev().max_by_key(worth)
    }

    fn deck(pool: &Pool) -> DatedCards {
        DatedCards::of(pool)
    }

    fn bot(deck: &DatedCards, character: &'static Character, seed: u64) -> TwistPlayer {
        TwistPlayer {
            mind: deck.mind(character, seed),
        }
    }

    fn pool_indices(deck: &DatedCards, recorded: &Recorded) -> Vec<usize> {
        deck.indices(N_CARDS, |card| recorded.id(card))
    }

    fn observe(bot: &mut TwistPlayer, view: &View, pool_indices: &[usize]) {
        show_fronts(&mut bot.mind, view, pool_indices);
    }

    fn count(
        _game: &Twist,
        event: &Event,
        pool_indices: &[usize],
        cards: &mut CardCounts,
        (): &mut (),
    ) {
        if let Event::CardTried { seat, card, went } = event {
            cards.tried(seat.index(), pool_indices[card.index()], went.is_success());
        }
    }

    fn details(counted: &Counted<'_, Dealer>) -> GameDetails {
        GameDetails::Twist(TwistDetails {
            ranks: ranks(counted.tally),
        })
    }

    fn best_score(game: &Twist, n_seats: usize, budget: &Budget) -> Option<i16> {
        let face = |card: usize| game.deal().faces(CardId(card as u8));
        let cards: Vec<_> = (0..N_CARDS).map(face).collect();
        antedate_bots::twist::bound(&cards, n_seats, game.deal().first(), budget)
    }
}

/// What a report tells of `twist` alone.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TwistDetails {
    /// How many games reached each rank (CO-23).
    pub ranks: Vec<RankDetails>,
}

/// How many games reached a rank.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct RankDetails {
    /// The lowest score of the rank.
    pub from: i16,
    /// Games that ended in this rank.
    pub ended: u64,
    /// Games that reached it or a higher one.
    pub reached: u64,
    /// The share of those.
    #[serde(flatten)]
    pub share: Share,
}

fn ranks(tally: &Tally<()>) -> Vec<RankDetails> {
    let scores = &tally.scores[0];
    let at_least = |from: i64| scores.range(from * UNITS..).map(|(_, n)| n).sum::<u64>();
    let ends = RANK_STARTS[1..].iter().map(|end| at_least((*end).into()));
    let rank = |(from, above): (&i16, u64)| {
        let reached = at_least((*from).into());
        RankDetails {
            from: *from,
            ended: reached - above,
            reached,
            share: Share::of(reached as f64, tally.games),
        }
    };
    RANK_STARTS.iter().zip(ends.chain([0])).map(rank).collect()
}

impl OwnDetails for TwistDetails {
    fn result_lines(&self) -> Vec<String> {
        let reached = self.ranks.iter().filter(|rank| rank.reached > 0);
        reached
            .map(|rank| format!("{:>3} or more: {}", rank.from, rank.share))
            .collect()
    }

    fn charts(&self, games: u64) -> Vec<Chart> {
        let row = |rank: &RankDetails| Row {
            label: format!("{} or more", rank.from),
            note: format!("{} games", rank.reached),
            points: vec![Some(point(&rank.share))],
        };
        let about =
            format!("The share of {games} games that reached each rank, with 95 % confidence.");
        let chart = Rows {
            title: "Reach of the ranks",
            about: &about,
            unit: Unit::Percent,
            series: vec!["reached".into()],
            rows: self.ranks.iter().map(row).collect(),
            marks: Vec::new(),
            span: (0.0, 1.0),
        };
        vec![Chart {
            name: "ranks",
            svg: chart.draw(),
        }]
    }
}
