//! What the values of a deck promise, worked out once: public knowledge, no position.
//!
//! Two outlooks, both in points still to come. The *board outlook* says what a lone player
//! can expect from the rest of an itinerary; the *journey outlook* what one can expect to
//! add to the journeys in the rest of the game. Each is a small dynamic program over hours.

use std::sync::Arc;

use antedate_rules::CardId;
use antedate_rules::trek::{Benefit, Data, Experience, ItineraryId, N_DAYS};

use crate::Rng;

/// Hours of a day, and the hour watches stop at.
pub(super) const NOON: usize = 12;
/// Journeys longer than this all grow by the same points (TR-21).
const MAX_JOURNEY: usize = 10;
/// Rows imagined for each hour of the journey outlook.
const ROWS_DREAMT: usize = 20;
/// What one token is worth, give or take, while nothing is known about the itinerary.
const TOKEN: f32 = 1.6;
/// What a crystal of an itinerary is worth, give or take: a point, and an hour if it is used.
const CRYSTAL: f32 = 1.4;
/// How often an ancestor is still there to be taken.
const ANCESTOR_LEFT: f64 = 0.6;
/// How far the player rather than chance chooses the colour of a token.
const CHOICE: f32 = 0.6;

/// A card, an ancestor or a space of the mat as the player weighs it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Offer {
    pub(super) hours: u8,
    /// The place among the distinct dates.
    pub(super) rank: u8,
    pub(super) coloured: [u8; 4],
    pub(super) wild: u8,
    pub(super) crystals: u8,
}

impl Offer {
    fn of(benefits: impl IntoIterator<Item = Benefit>) -> Offer {
        let mut offer = Offer::default();
        for benefit in benefits {
            match benefit {
                Benefit::Experience(experience) => offer.coloured[experience.index()] += 1,
                Benefit::Wild => offer.wild += 1,
                Benefit::Crystal => offer.crystals += 1,
            }
        }
        offer
    }

    /// Adds what another brings, keeping this one's date and hours.
    #[inline]
    pub(super) fn with(self, other: Offer) -> Offer {
        Offer {
            coloured: std::array::from_fn(|at| self.coloured[at] + other.coloured[at]),
            wild: self.wild + other.wild,
            crystals: self.crystals + other.crystals,
            ..self
        }
    }

    /// Makes all tokens wild (TW-4).
    #[inline]
    pub(super) fn all_wild(self) -> Offer {
        Offer {
            coloured: [0; 4],
            wild: self.n_tokens(),
            ..self
        }
    }

    #[inline]
    pub(super) fn n_tokens(&self) -> u8 {
        self.coloured.iter().sum::<u8>() + self.wild
    }
}

/// One itinerary: what each token pays, and what the rest is worth.
pub(super) struct BoardTable {
    lengths: [u8; 4],
    strides: [usize; 4],
    /// For each filling and column, the points and crystals of the next token.
    pays: Vec<[(f32, f32); 4]>,
    /// For each filling and hours left, the points to come.
    outlook: Vec<[f32; NOON + 1]>,
}

impl BoardTable {
    fn new(data: &Data, itinerary: ItineraryId, tokens_an_hour: f32) -> BoardTable {
        let columns = &data.values().itineraries[itinerary.index()].columns;
        let lengths: [u8; 4] = std::array::from_fn(|at| columns[at].len() as u8);
        let mut strides = [1; 4];
        for at in 1..4 {
            strides[at] = strides[at - 1] * (usize::from(lengths[at - 1]) + 1);
        }
        let n_fillings = strides[3] * (usize::from(lengths[3]) + 1);
        let mut table = BoardTable {
            lengths,
            strides,
            pays: vec![[(0.0, 0.0); 4]; n_fillings],
            outlook: vec![[0.0; NOON + 1]; n_fillings],
        };
        // A token raises the number of the filling, so the fullest come first.
        for filling in (0..n_fillings).rev() {
            let filled = table.filled(filling);
            table.pays[filling] = Experience::ALL.map(|column| {
                let gains = data.pays(itinerary, filled, column).unwrap_or_default();
                (f32::from(gains.points), f32::from(gains.crystals))
            });
            for hours in 1..=NOON {
                let gain = tokens_an_hour * table.token_gain(filling, &filled, hours);
                table.outlook[filling][hours] = table.outlook[filling][hours - 1] + gain;
            }
        }
        table
    }

    fn filled(&self, filling: usize) -> [u8; 4] {
        std::array::from_fn(|at| {
            (filling / self.strides[at] % (usize::from(self.lengths[at]) + 1)) as u8
        })
    }

    /// Returns what a token of the next hour can be expected to bring, now and later.
    fn token_gain(&self, filling: usize, filled: &[u8; 4], hours: usize) -> f32 {
        let stay = self.outlook[filling][hours - 1];
        let (mut best, mut sum) = (0.0f32, 0.0);
        for at in (0..4).filter(|at| filled[*at] < self.lengths[*at]) {
            let (points, crystals) = self.pays[filling][at];
            let next = self.outlook[filling + self.strides[at]][hours - 1];
            let gain = points + crystals * CRYSTAL + next - stay;
            best = best.max(gain);
            sum += gain;
        }
        CHOICE * best + (1.0 - CHOICE) * sum / 4.0
    }

    #[inline]
    pub(super) fn filling(&self, filled: &[u8; 4]) -> usize {
        (0..4)
            .map(|at| usize::from(filled[at]) * self.strides[at])
            .sum()
    }

    /// Returns the points to come from a filling with some hours left.
    #[inline]
    pub(super) fn outlook(&self, filling: usize, hours: u8) -> f32 {
        self.outlook[filling][usize::from(hours)]
    }

    /// Places the tokens of an offer as well as it can be seen at once: coloured ones, then
    /// each wild where it helps most. Returns points, crystals and the filling reached.
    #[inline]
    pub(super) fn place(
        &self,
        filled: [u8; 4],
        offer: &Offer,
        hours: u8,
        crystal: f32,
    ) -> (f32, f32, usize) {
        let (mut filled, mut filling) = (filled, self.filling(&filled));
        let (mut points, mut crystals) = (0.0, 0.0);
        let mut put = |at: usize, filled: &mut [u8; 4], filling: &mut usize| {
            let (more, shards) = self.pays[*filling][at];
            points += more;
            crystals += shards;
            filled[at] += 1;
            *filling += self.strides[at];
        };
        for at in 0..4 {
            let n = offer.coloured[at].min(self.lengths[at] - filled[at]);
            (0..n).for_each(|_| put(at, &mut filled, &mut filling));
        }
        for _ in 0..offer.wild {
            if let Some(at) = self.best_column(&filled, filling, hours, crystal) {
                put(at, &mut filled, &mut filling);
            }
        }
        (points, crystals, filling)
    }

    /// Returns the column where one more token helps most.
    #[inline]
    fn best_column(
        &self,
        filled: &[u8; 4],
        filling: usize,
        hours: u8,
        crystal: f32,
    ) -> Option<usize> {
        let mut best = None;
        for at in (0..4).filter(|at| filled[*at] < self.lengths[*at]) {
            let worth = self.worth(filling, at, hours, crystal);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, at));
            }
        }
        best.map(|(_, at)| at)
    }

    /// Returns what a token in a column with a free space is worth.
    #[inline]
    pub(super) fn worth(&self, filling: usize, column: usize, hours: u8, crystal: f32) -> f32 {
        let (points, crystals) = self.pays[filling][column];
        points + crystals * crystal + self.outlook(filling + self.strides[column], hours)
    }
}

/// All that can be said about a deck before a card is dealt.
pub struct Tables {
    data: Arc<Data>,
    pub(super) cards: Vec<Offer>,
    pub(super) ancestor: Offer,
    pub(super) mat: [Offer; 6],
    pub(super) boards: Vec<BoardTable>,
    /// What the next card of a journey of so many adds; of a first card in place 0.
    pub(super) steps: [f32; MAX_JOURNEY + 1],
    tokens_an_hour: f32,
    n_ranks: usize,
    /// By day, hours left, rank of the last date and length.
    journeys: Vec<f32>,
}

impl Tables {
    /// Works the tables of a deck out. Takes a moment; do it once a deck.
    pub fn new(data: Arc<Data>) -> Tables {
        let values = data.values();
        let mut dates: Vec<_> = values.cards.iter().map(|card| card.date).collect();
        dates.sort_unstable();
        dates.dedup();
        let cards = values.cards.iter().map(|card| Offer {
            hours: card.hours,
            rank: dates.partition_point(|date| *date < card.date) as u8,
            ..Offer::of(card.benefits.iter().copied())
        });
        let cards: Vec<Offer> = cards.collect();
        let mat = values.mat.map(Offer::of);
        let tokens_an_hour = tokens_an_hour(&cards, &mat);
        let points = |length| data.journey_points(length) as f32;
        let mut tables = Tables {
            cards,
            ancestor: Offer {
                hours: values.ancestor.hours,
                ..Offer::of(values.ancestor.benefits.iter().copied())
            },
            mat,
            tokens_an_hour,
            boards: (0..values.itineraries.len() as u8)
                .map(|id| BoardTable::new(&data, ItineraryId(id), tokens_an_hour))
                .collect(),
            steps: std::array::from_fn(|length| points(length + 1) - points(length)),
            n_ranks: dates.len(),
            journeys: vec![0.0; (N_DAYS * NOON + 1) * dates.len() * (MAX_JOURNEY + 1)],
            data,
        };
        tables.dream();
        tables
    }

    /// Returns the values the tables are made from.
    pub fn data(&self) -> &Arc<Data> {
        &self.data
    }

    #[inline]
    pub(super) fn card(&self, card: CardId) -> &Offer {
        &self.cards[card.index()]
    }

    #[inline]
    pub(super) fn board(&self, itinerary: ItineraryId) -> &BoardTable {
        &self.boards[itinerary.index()]
    }

    /// Returns the points that journeys can be expected to gain from here: on a day, 1 to 3,
    /// with some hours left, an open journey of `length` cards and its last date's rank.
    #[inline]
    pub(super) fn journey_outlook(&self, day: u8, hours: u8, rank: u8, length: u8) -> f32 {
        let hours_left = (N_DAYS - usize::from(day)) * NOON + usize::from(hours);
        self.journeys[self.journey_at(hours_left, usize::from(rank), usize::from(length))]
    }

    #[inline]
    fn journey_at(&self, hours_left: usize, rank: usize, length: usize) -> usize {
        (hours_left * self.n_ranks + rank) * (MAX_JOURNEY + 1) + length.min(MAX_JOURNEY)
    }

    /// Fills the journey outlook, the last hour first: at each hour a lone player meets
    /// some rows of chance cards and takes the best of each.
    fn dream(&mut self) {
        let mut rng = Rng::new(0x7265_6b74);
        for hours_left in 1..=N_DAYS * NOON {
            let day = N_DAYS - (hours_left - 1) / NOON;
            let rows = self.dream_rows(day as u8, &mut rng);
            for rank in 0..self.n_ranks {
                for length in 0..=MAX_JOURNEY {
                    let sum: f32 = rows
                        .iter()
                        .map(|row| self.dream_step(row, hours_left, rank, length))
                        .sum();
                    let at = self.journey_at(hours_left, rank, length);
                    self.journeys[at] = sum / rows.len() as f32;
                }
            }
        }
    }

    /// Draws rows of a day, each offer with what lies on the mat under it; the last of a row
    /// may be an ancestor, marked by the rank that follows any date.
    fn dream_rows(&self, day: u8, rng: &mut Rng) -> Vec<Vec<Offer>> {
        let mut cards: Vec<CardId> = self.data.day_cards(day).collect();
        let ancestor = Offer {
            rank: u8::MAX,
            ..self.ancestor
        };
        let row = |_| {
            rng.shuffle_front(&mut cards, self.mat.len());
            let offers = cards.iter().zip(self.mat);
            let mut row: Vec<Offer> = offers
                .map(|(card, mat)| self.card(*card).with(mat))
                .collect();
            if rng.unit() < ANCESTOR_LEFT {
                row.push(ancestor);
            }
            row
        };
        (0..ROWS_DREAMT).map(row).collect()
    }

    /// Takes the best of a row and returns what it means for the journeys alone.
    fn dream_step(&self, row: &[Offer], hours_left: usize, rank: usize, length: usize) -> f32 {
        let today = (hours_left - 1) % NOON + 1;
        let (mut most, mut journeys) = (f32::MIN, 0.0);
        for offer in row {
            let hours = usize::from(offer.hours).min(today);
            let is_ancestor = offer.rank == u8::MAX;
            if is_ancestor && length == 0 {
                continue;
            }
            let later = usize::from(offer.rank) >= rank;
            let (step, rank, length) = match (is_ancestor, later) {
                (true, _) => (self.steps[length], rank, length + 1),
                (_, true) => (self.steps[length], usize::from(offer.rank), length + 1),
                (_, false) => (self.steps[0], usize::from(offer.rank), 1),
            };
            let to_come = self.journeys[self.journey_at(hours_left - hours, rank, length)];
            let tokens = TOKEN * (f32::from(offer.n_tokens()) - self.tokens_an_hour * hours as f32);
            let worth = step + to_come + tokens + f32::from(offer.crystals);
            if worth > most {
                (most, journeys) = (worth, step + to_come);
            }
        }
        journeys
    }
}

/// Returns how many tokens an hour of a chance card brings, its share of the mat included.
fn tokens_an_hour(cards: &[Offer], mat: &[Offer; 6]) -> f32 {
    let tokens = |offers: &[Offer]| offers.iter().map(|o| f32::from(o.n_tokens())).sum::<f32>();
    let n_cards = cards.len() as f32;
    let hours: f32 = cards.iter().map(|card| f32::from(card.hours)).sum();
    (tokens(cards) + n_cards * tokens(mat) / mat.len() as f32) / hours
}
