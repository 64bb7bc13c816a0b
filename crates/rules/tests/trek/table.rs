//! Small tables to play at: values by hand, and values by chance.

use std::sync::Arc;

use antedate_rules::trek::{
    Action, Ancestor, Benefit, Card, Data, DataSetup, Deal, Event, Experience, Illegal, Itinerary,
    ItineraryId, Price, Reward, Setup, Source, Trek, Warp, WarpId, WarpKind,
};
use antedate_rules::{CardId, Date, Events, Game, NoChance, Seat};

use crate::common::dice::Dice;

/// A game to be dealt. A day's cards are listed top first; the first five lie on spaces
/// 5, 4, 3, 2, 1 and the sixth is the deck top.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) data: DataSetup,
    pub(crate) days: [Vec<CardId>; 3],
    pub(crate) watches: Vec<Seat>,
    pub(crate) itineraries: Vec<[ItineraryId; 4]>,
    pub(crate) first_game: Option<Vec<u8>>,
    pub(crate) warps: Option<[Vec<WarpId>; 3]>,
}

impl Table {
    /// Nothing printed anywhere: no cards yet, blank itineraries of three spaces a column,
    /// no benefits on the mat. The watches are stacked so that seat 0 lies on top.
    pub(crate) fn blank(n_seats: usize) -> Table {
        Table {
            data: DataSetup {
                cards: Vec::new(),
                ancestor: Ancestor {
                    hours: 2,
                    benefits: Vec::new(),
                },
                ancestors: [6, 9, 12],
                mat: [None; 6],
                journey: vec![0, 2, 5, 8, 11, 14, 18, 22, 26, 30],
                journey_beyond: 3,
                punctuality: 3,
                itineraries: vec![board("... / ... / ... / ...", ""); 4 * n_seats],
                warps: Vec::new(),
            },
            days: Default::default(),
            watches: Seat::all(n_seats).rev().collect(),
            itineraries: (0..n_seats as u8)
                .map(|seat| [0, 1, 2, 3].map(|nth| ItineraryId(4 * seat + nth)))
                .collect(),
            first_game: None,
            warps: None,
        }
    }

    /// Lays out time warps on day I, filled up with some that nobody can pay, as those of the
    /// other days are.
    pub(crate) fn warps(mut self, today: &[(WarpKind, Price)]) -> Table {
        let a_day = self.itineraries.len() + 1;
        let dear = (WarpKind::Foresight, Price::Crystals(12));
        let mut all = today.to_vec();
        all.resize(3 * a_day, dear);
        let warp = |(kind, price)| Warp { kind, price };
        self.data.warps = all.into_iter().map(warp).collect();
        let ids = |day: usize| (0..a_day).map(move |nth| WarpId((day * a_day + nth) as u8));
        self.warps = Some([0, 1, 2].map(|day| ids(day).collect()));
        self
    }

    /// Adds a card to the bottom of a day deck.
    pub(crate) fn card(mut self, day: u8, date: i64, hours: u8, benefits: &str) -> Table {
        let card = CardId(self.data.cards.len() as u8);
        self.data.cards.push(Card {
            day,
            date: Date(date),
            hours,
            benefits: benefits.chars().map(benefit).collect(),
        });
        self.days[usize::from(day) - 1].push(card);
        self
    }

    /// Gives `seat` a first itinerary.
    pub(crate) fn itinerary(mut self, seat: u16, columns: &str, rows: &str) -> Table {
        self.data.itineraries[4 * usize::from(seat)] = board(columns, rows);
        self
    }

    /// Deals, after filling each day deck up to six with cards of one hour and no use.
    pub(crate) fn deal(mut self) -> Trek {
        for day in 1..=3 {
            while self.days[usize::from(day) - 1].len() < 6 {
                let date = 9000 + self.data.cards.len() as i64;
                self = self.card(day, date, 1, "");
            }
        }
        Trek::new(Arc::new(self.check().expect("a table of the tests")))
    }

    /// Deals, and lets everybody choose their first itinerary.
    pub(crate) fn start(self) -> Trek {
        let mut game = self.deal();
        for seat in Seat::all(game.n_seats()) {
            let first = game.deal().itineraries(seat)[0];
            act(&mut game, seat.0, Action::ChooseItinerary(first));
        }
        game
    }

    pub(crate) fn check(&self) -> Result<Deal, antedate_rules::trek::SetupError> {
        let data = Data::new(self.data.clone()).expect("values of the tests");
        Deal::new(Setup {
            data: Arc::new(data),
            days: self.days.clone(),
            watches: self.watches.clone(),
            itineraries: self.itineraries.clone(),
            first_game: self.first_game.clone(),
            warps: self.warps.clone(),
        })
    }
}

/// Without a price.
pub(crate) const FREE: Price = Price::Crystals(0);

/// Reads a benefit: the first letter of an experience (`g` for progress, which is green),
/// `w` for wild, `c` for crystal.
pub(crate) fn benefit(letter: char) -> Benefit {
    match letter {
        'p' => Benefit::Experience(Experience::Person),
        'e' => Benefit::Experience(Experience::Event),
        'i' => Benefit::Experience(Experience::Innovation),
        'g' => Benefit::Experience(Experience::Progress),
        'w' => Benefit::Wild,
        'c' => Benefit::Crystal,
        other => panic!("no benefit is written {other:?}"),
    }
}

/// Reads an itinerary: columns parted by `/`, spaces `.` or `3p` or `1c`; rows alike.
pub(crate) fn board(columns: &str, rows: &str) -> Itinerary {
    let mut columns = columns.split('/').map(rewards);
    Itinerary {
        columns: std::array::from_fn(|_| columns.next().expect("four columns")),
        rows: rewards(rows),
    }
}

fn rewards(text: &str) -> Vec<Option<Reward>> {
    let mut rewards = Vec::new();
    let mut number = 0;
    for letter in text.chars().filter(|letter| *letter != ' ') {
        match letter {
            '.' => rewards.push(None),
            'p' => rewards.push(Some(Reward::Points(std::mem::take(&mut number)))),
            'c' => rewards.push(Some(Reward::Crystals(std::mem::take(&mut number)))),
            digit => number = 10 * number + digit.to_digit(10).expect("a number") as u8,
        }
    }
    rewards
}

/// Acts by the rules.
pub(crate) fn act(game: &mut Trek, seat: u16, action: Action) -> Events<Event> {
    game.apply(Seat(seat), action, &NoChance)
        .unwrap_or_else(|illegal| panic!("{action:?} of seat {seat} was refused: {illegal}"))
}

/// Acts against the rules.
pub(crate) fn refused(game: &Trek, seat: u16, action: Action) -> Illegal {
    let mut events = Events::new();
    game.decide(Seat(seat), action, &NoChance, &mut events)
        .expect_err("this is against the rules")
}

/// Finds where the card of a date lies.
pub(crate) fn take(game: &Trek, date: i64, crystals: u8) -> Action {
    let at = |card: &Option<CardId>| {
        card.is_some_and(|card| game.deal().data().card(card).date == Date(date))
    };
    let space = game.row().iter().position(at).expect("a card in sight");
    Action::Take {
        source: Source::Space(space as u8),
        crystals,
    }
}

pub(crate) const ANCESTOR: Action = Action::Take {
    source: Source::Ancestor,
    crystals: 0,
};

impl Dice {
    fn text(&mut self, letters: &[&str], most: usize) -> String {
        (0..self.below(most + 1))
            .map(|_| letters[self.below(letters.len())])
            .collect()
    }

    /// Makes a table of chance values: short decks and long ones, cheap cards and dear
    /// ones, itineraries with full, short and empty columns, few ancestors and many.
    pub(crate) fn table(&mut self, n_seats: usize) -> Table {
        let mut table = Table::blank(n_seats);
        let most_hours = 1 + self.below(6);
        for day in 1..=3 {
            for _ in 0..6 + self.below(30) {
                let (date, hours) = (self.below(60) as i64, 1 + self.below(most_hours) as u8);
                let benefits = self.text(&["p", "e", "i", "g", "w", "c"], 6);
                table = table.card(day, date, hours, &benefits);
            }
            self.shuffle(&mut table.days[usize::from(day) - 1]);
        }
        table.data.mat = [None, Some('p'), Some('e'), Some('w'), None, Some('c')]
            .map(|letter| letter.map(benefit));
        table.data.ancestors = [0, 3, 12].map(|most| self.below(most + 1) as u8);
        table.data.ancestor.benefits = self.text(&["w", "c"], 2).chars().map(benefit).collect();
        for itinerary in &mut table.data.itineraries {
            let mut column = || self.text(&[".", "3p", "1c"], 5);
            let columns = [column(), column(), column(), column()];
            *itinerary = board(&columns.join("/"), "");
            let longest = itinerary.columns.iter().map(Vec::len).max();
            let row = |_| rewards(["6p", "1c", "."][self.below(3)])[0];
            itinerary.rows = (0..longest.unwrap_or(0)).map(row).collect();
        }
        self.shuffle(&mut table.watches);
        let mut dealt: Vec<ItineraryId> = (0..4 * n_seats as u8).map(ItineraryId).collect();
        self.shuffle(&mut dealt);
        table.itineraries = dealt
            .chunks(4)
            .map(|four| [four[0], four[1], four[2], four[3]])
            .collect();
        if self.below(2) == 0 {
            self.lay_out_warps(&mut table);
        }
        if self.below(4) == 0 {
            table.first_game = Some((0..n_seats).map(|_| self.below(4) as u8).collect());
        }
        table
    }

    /// Time warps of all kinds, most of them cheap, and some that stay in the box.
    fn lay_out_warps(&mut self, table: &mut Table) {
        let a_day = table.itineraries.len() + 1;
        let prices = [
            FREE,
            Price::Crystals(1),
            Price::Hours(1),
            Price::Crystals(2),
        ];
        let warp = |_| Warp {
            kind: WarpKind::ALL[self.below(8)],
            price: prices[self.below(4)],
        };
        table.data.warps = (0..3 * a_day + 4).map(warp).collect();
        let mut ids: Vec<WarpId> = (0..table.data.warps.len() as u8).map(WarpId).collect();
        self.shuffle(&mut ids);
        table.warps = Some([0, 1, 2].map(|day| ids[day * a_day..][..a_day].to_vec()));
    }

    /// Chooses a seat to act and one of its actions.
    pub(crate) fn pick(&mut self, game: &Trek) -> Option<(Seat, Action)> {
        let to_act: Vec<Seat> = game.to_act().iter().collect();
        let seat = *to_act.get(self.below(to_act.len().max(1)))?;
        let n = self.below(game.n_actions(seat));
        game.nth_action(seat, n).map(|action| (seat, action))
    }
}
