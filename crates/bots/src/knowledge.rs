//! What a bot believes about the dates of a deck.
//!
//! A bot does not know dates. When it sits down, whoever seats it draws for each
//! card of the deck a guess that is off by as much as the character is wide; from
//! then on the bot has the guesses and what it has seen turned, and nothing else.
//! The guesses of one topic lean the same way, so that a date turned at the table
//! teaches something about the cards that are still hidden.

use std::sync::Arc;

use antedate_decks::Pool;
use antedate_rules::{CardId, Date, DateKind, Icon};

use crate::{Character, Rng};

/// How dates are spread for a mind: evenly for scenes, and for years ever more
/// tightly the longer ago, so that the same width is a few years in living memory,
/// centuries in antiquity and millions of years before that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scale(pub DateKind);

/// The year that memory looks back from. Fixed, so that a seed gives the same bot for ever.
const NOW: f64 = 2030.0;
/// How many years back the scale bends from even to logarithmic.
const LIVING_MEMORY: f64 = 50.0;
/// How many scenes make one step of the scale.
const SCENES: f64 = 10.0;

impl Scale {
    /// Returns where a date lies, given as the rules compare it.
    pub fn at(self, date: f64) -> f64 {
        let ago = (NOW - date) / LIVING_MEMORY;
        match self.0 {
            DateKind::Scene => date / SCENES,
            DateKind::Year if ago < 0.0 => -ago,
            DateKind::Year => -ago.ln_1p(),
        }
    }

    /// Returns the date that lies at a place of the scale.
    pub fn date(self, place: f64) -> f64 {
        match self.0 {
            DateKind::Scene => place * SCENES,
            DateKind::Year if place > 0.0 => NOW + place * LIVING_MEMORY,
            DateKind::Year => NOW - (-place).exp_m1() * LIVING_MEMORY,
        }
    }
}

/// What is public about a card of a deck before any game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardFacts {
    /// The date. A bot's thinking never reads it: it enters through [`Knowledge::draw`] alone.
    date: Date,
    /// The topic, as a number into the deck's list.
    topic: usize,
    /// From 1 (specialists know it) to 5 (everybody has heard of it).
    fame: u8,
    /// The icons on front and back, where the deck has them.
    icons: Option<(Icon, Icon)>,
}

/// The deck a game is played with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckFacts {
    cards: Vec<CardFacts>,
    topics: Vec<String>,
    scale: Scale,
    unique_dates: bool,
}

impl DeckFacts {
    /// Collects the facts of a pool's cards, in the pool's order.
    pub fn of_pool(pool: &Pool) -> DeckFacts {
        let topics = pool.topics();
        let edition = pool.kind().edition();
        let topic_of = |topic: &str| topics.iter().position(|other| other == topic);
        let facts = pool.cards().map(|card| CardFacts {
            date: card.date(),
            topic: topic_of(&card.card.topic).unwrap_or(0),
            fame: card.card.fame,
            icons: card.card.icons.map(|icons| (icons.front, icons.back)),
        });
        DeckFacts {
            cards: facts.collect(),
            scale: Scale(edition.map_or(DateKind::Year, |edition| edition.dates)),
            unique_dates: pool.decks().iter().all(|deck| deck.unique_dates)
                && pool.decks().len() == 1,
            topics,
        }
    }

    /// Counts the cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Says whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Returns how dates are spread.
    pub fn scale(&self) -> Scale {
        self.scale
    }

    /// Returns the icons of a card: public for the front, and known of the back to
    /// whoever knows the card by heart.
    pub(crate) fn icons(&self, card: usize) -> Option<(Icon, Icon)> {
        self.cards[card].icons
    }
}

/// Which card of the deck each card in play is, as far as fronts are visible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fronts([Option<u32>; 256]);

impl Default for Fronts {
    fn default() -> Fronts {
        Fronts([None; 256])
    }
}

impl Fronts {
    /// Notes that the front of `card` has been seen: it is the deck's card `of_deck`.
    pub fn show(&mut self, card: CardId, of_deck: usize) {
        self.0[card.index()] = Some(of_deck as u32);
    }

    /// Returns which card of the deck `card` is, once its front was visible.
    #[inline]
    pub fn of(&self, card: CardId) -> Option<usize> {
        self.0[card.index()].map(|of_deck| of_deck as usize)
    }

    /// Lists the cards of the deck that have been seen.
    pub(crate) fn seen(&self) -> impl Iterator<Item = usize> {
        self.0.iter().flatten().map(|of_deck| *of_deck as usize)
    }
}

/// A belief about one date: a bell curve on the [`Scale`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Belief {
    /// The likeliest place.
    pub mean: f64,
    /// How far off it may be; 0 for a known date.
    pub width: f64,
}

impl Belief {
    /// Returns the chance that the date lies from `low` to `high`.
    #[inline]
    pub fn between(self, low: f64, high: f64) -> f64 {
        if self.width == 0.0 {
            return f64::from(u8::from(low <= self.mean && self.mean <= high));
        }
        (self.below(high) - self.below(low)).max(0.0)
    }

    /// Returns the chance that an uncertain date lies below `place`.
    #[inline]
    pub(crate) fn below(self, place: f64) -> f64 {
        bell_below((place - self.mean) / self.width)
    }

    /// Imagines a date.
    #[inline]
    pub fn imagine(self, rng: &mut Rng) -> f64 {
        if self.width == 0.0 {
            return self.mean;
        }
        self.mean + self.width * rng.bell()
    }
}

/// Returns the share of the bell curve below `x`, right to about one part in 7,000.
#[inline]
fn bell_below(x: f64) -> f64 {
    1.0 / (1.0 + (-x * (1.5976 + 0.070_565_992 * x * x)).exp())
}

/// What one bot believes about the deck in one game.
#[derive(Debug, Clone, PartialEq)]
pub struct Knowledge {
    deck: Arc<DeckFacts>,
    guesses: Vec<Guess>,
    /// How each topic's guesses lean, as learned so far.
    leanings: Vec<TopicBias>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Guess {
    place: f64,
    width: f64,
    /// The date, once it has been turned at the table.
    seen: bool,
}

/// How far off a character's date for a card of a certain fame usually is, on the [`Scale`],
/// where it is neither strong nor weak: what is common to a topic and the card's own.
pub fn usual_width(character: &Character, fame: u8) -> f64 {
    let fame = FAME[usize::from(fame.clamp(1, 5)) - 1];
    character.width * (fame * fame + COMMON * COMMON).sqrt()
}

/// A bell curve for the common error of a topic.
#[derive(Debug, Clone, Copy, PartialEq)]
struct TopicBias {
    mean: f64,
    variance: f64,
}

/// How much of a character's width each fame from 1 to 5 lets through.
const FAME: [f64; 5] = [1.5, 1.25, 1.0, 0.8, 0.6];
const STRONG: f64 = 0.4;
const WEAK: f64 = 1.3;
/// How much of the width is common to a topic.
const COMMON: f64 = 0.5;
/// How much a bot's grasp of a card varies from game to game.
const GRASP_SPREAD: f64 = 0.35;

impl Knowledge {
    /// Draws what `character` believes about the deck in one game.
    ///
    /// This is the only place where a hidden date touches a bot.
    pub fn draw(character: &Character, deck: &Arc<DeckFacts>, seed: u64) -> Knowledge {
        let mut rng = Rng::new(seed);
        let common = COMMON * character.width;
        let leans: Vec<f64> = deck.topics.iter().map(|_| common * rng.bell()).collect();
        let guess = |facts: &CardFacts| {
            let width = width_of(character, deck, facts) * (GRASP_SPREAD * rng.bell()).exp();
            let error = leans.get(facts.topic).unwrap_or(&0.0) + width * rng.bell();
            Guess {
                place: deck.scale.at(facts.date.0 as f64) + error,
                width,
                seen: false,
            }
        };
        let guesses = deck.cards.iter().map(guess).collect();
        let leaning = TopicBias {
            mean: 0.0,
            variance: common * common,
        };
        Knowledge {
            deck: Arc::clone(deck),
            guesses,
            leanings: vec![leaning; deck.topics.len()],
        }
    }

    /// Returns the deck.
    pub fn deck(&self) -> &Arc<DeckFacts> {
        &self.deck
    }

    /// Says whether a card was known by heart or has been turned.
    pub(crate) fn is_known(&self, card: usize) -> bool {
        self.belief(card).width == 0.0
    }

    /// Takes in a date turned at the table: the card is known, and its topic better understood.
    pub fn learn(&mut self, card: usize, date: Date) {
        let guess = &mut self.guesses[card];
        if guess.seen {
            return;
        }
        let place = self.deck.scale.at(date.0 as f64);
        let (error, width) = (guess.place - place, guess.width);
        *guess = Guess {
            place,
            width: 0.0,
            seen: true,
        };
        if let Some(leaning) = self.leanings.get_mut(self.deck.cards[card].topic) {
            leaning.update(error, width * width);
        }
    }

    /// Returns what the bot believes about a card now.
    #[inline]
    pub fn belief(&self, card: usize) -> Belief {
        let guess = self.guesses[card];
        let leaning = self.leanings.get(self.deck.cards[card].topic);
        match leaning {
            Some(leaning) if !guess.seen => Belief {
                mean: guess.place - leaning.mean,
                width: (guess.width * guess.width + leaning.variance).sqrt(),
            },
            _ => Belief {
                mean: guess.place,
                width: guess.width,
            },
        }
    }

    /// Returns the belief about a card in play; a card never shown could be anything.
    pub(crate) fn belief_in(&self, fronts: &Fronts, card: CardId) -> Belief {
        match fronts.of(card) {
            Some(card) => self.belief(card),
            None => self.no_idea(),
        }
    }

    fn no_idea(&self) -> Belief {
        let n = self.guesses.len().max(1) as f64;
        let mean = self.guesses.iter().map(|guess| guess.place).sum::<f64>() / n;
        let square = |guess: &Guess| (guess.place - mean).powi(2);
        let variance = self.guesses.iter().map(square).sum::<f64>() / n;
        Belief {
            mean,
            width: variance.sqrt().max(f64::MIN_POSITIVE),
        }
    }

    /// Returns the places between which a guess fits a gap of the line (TC-6): half a
    /// step wider where equal dates may stand together, half a step narrower where not.
    pub(crate) fn edges(&self, date: Date) -> Edges {
        let half = if self.deck.unique_dates { 0.5 } else { -0.5 };
        let (date, scale) = (date.0 as f64, self.deck.scale);
        Edges {
            exact: scale.at(date),
            after: scale.at(date + half),
            before: scale.at(date - half),
        }
    }
}

/// Where a card of the line ends one gap and begins the next.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Edges {
    /// The card's own place.
    pub(crate) exact: f64,
    /// The lowest place of a later card.
    pub(crate) after: f64,
    /// The highest place of an earlier card.
    pub(crate) before: f64,
}

impl TopicBias {
    /// Weighs in one more error, known up to `noise`.
    fn update(&mut self, error: f64, noise: f64) {
        if self.variance == 0.0 {
            return;
        }
        let gain = self.variance / (self.variance + noise);
        self.mean += gain * (error - self.mean);
        self.variance *= 1.0 - gain;
    }
}

fn width_of(character: &Character, deck: &DeckFacts, facts: &CardFacts) -> f64 {
    let topic = deck.topics.get(facts.topic).map_or("", String::as_str);
    let year = (deck.scale.0 == DateKind::Year).then_some(facts.date.0);
    let covered = |fields: &[crate::Field]| fields.iter().any(|field| field.covers(topic, year));
    let bent = match (covered(character.strong), covered(character.weak)) {
        (true, _) => STRONG,
        (false, true) => WEAK,
        (false, false) => 1.0,
    };
    let fame = FAME[usize::from(facts.fame.clamp(1, 5)) - 1];
    character.width * fame * bent
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CHARACTERS;

    fn deck() -> Arc<DeckFacts> {
        let pool = antedate_decks::open("generated:220").expect("a generated deck");
        Arc::new(DeckFacts::of_pool(&pool))
    }

    #[test]
    fn the_scale_goes_both_ways_and_keeps_order() {
        let years = [
            -4.5e9, -65e6, -3500.0, -1.0, 1.0, 1492.0, 1999.0, 2029.0, 2040.0,
        ];
        let scale = Scale(DateKind::Year);
        assert!(
            years
                .windows(2)
                .all(|pair| scale.at(pair[0]) < scale.at(pair[1]))
        );
        for year in years {
            assert!(
                (scale.date(scale.at(year)) / year - 1.0).abs() < 1e-9,
                "{year}"
            );
        }
        assert_eq!(
            Scale(DateKind::Scene).date(Scale(DateKind::Scene).at(42.0)),
            42.0
        );
    }

    /// A width of 0.2: a decade or two in living memory, centuries in antiquity.
    #[test]
    fn error_grows_with_distance_in_time() {
        let scale = Scale(DateKind::Year);
        let off = |year: f64| year - scale.date(scale.at(year) - 0.2);
        assert!((10.0..25.0).contains(&off(1990.0)), "{}", off(1990.0));
        assert!((100.0..140.0).contains(&off(1500.0)), "{}", off(1500.0));
        assert!((400.0..700.0).contains(&off(-500.0)), "{}", off(-500.0));
    }

    #[test]
    fn the_bell_is_close_to_the_tables() {
        for (x, below) in [
            (0.0, 0.5),
            (1.0, 0.841_34),
            (-2.0, 0.022_75),
            (3.0, 0.998_65),
        ] {
            assert!((bell_below(x) - below).abs() < 2e-4, "{x}");
        }
    }

    #[test]
    fn an_oracle_knows_and_others_are_off_by_about_their_width() {
        let deck = deck();
        let off = |character: &Character| {
            let knowledge = Knowledge::draw(character, &deck, 5);
            let errors = (0..deck.len()).map(|card| {
                let truth = deck.scale.at(deck.cards[card].date.0 as f64);
                (knowledge.belief(card).mean - truth).abs()
            });
            errors.sum::<f64>() / deck.len() as f64
        };
        let offs: Vec<f64> = CHARACTERS[..6].iter().map(off).collect();
        assert!(offs.windows(2).all(|pair| pair[1] < pair[0]), "{offs:?}");
        assert_eq!(offs[5], 0.0);
    }

    /// Beliefs are honest: about two truths in three lie within one width.
    #[test]
    fn beliefs_are_calibrated() {
        let deck = deck();
        let mut within = 0;
        for seed in 0..50 {
            let knowledge = Knowledge::draw(&CHARACTERS[2], &deck, seed);
            within += (0..deck.len())
                .filter(|card| {
                    let belief = knowledge.belief(*card);
                    let truth = deck.scale.at(deck.cards[*card].date.0 as f64);
                    (belief.mean - truth).abs() < belief.width
                })
                .count();
        }
        let share = within as f64 / (50 * deck.len()) as f64;
        assert!((0.66..0.71).contains(&share), "{share}");
    }

    /// Turned dates make the rest of a topic better known, on average.
    #[test]
    fn turned_dates_teach() {
        let deck = deck();
        let (mut before, mut after) = (0.0, 0.0);
        for seed in 0..40 {
            let mut knowledge = Knowledge::draw(&CHARACTERS[0], &deck, seed);
            let error = |knowledge: &Knowledge| {
                let off = |card: usize| {
                    let truth = deck.scale.at(deck.cards[card].date.0 as f64);
                    (knowledge.belief(card).mean - truth).powi(2)
                };
                (100..deck.len()).map(off).sum::<f64>()
            };
            before += error(&knowledge);
            let width = knowledge.belief(150).width;
            (0..100).for_each(|card| knowledge.learn(card, deck.cards[card].date));
            after += error(&knowledge);
            assert!(knowledge.belief(150).width < width);
            assert_eq!(knowledge.belief(3).width, 0.0);
        }
        assert!(after < 0.95 * before, "{after} against {before}");
    }

    #[test]
    fn the_same_seed_draws_the_same_beliefs() {
        let deck = deck();
        let draw = |seed| Knowledge::draw(&CHARACTERS[1], &deck, seed);
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }

    #[test]
    fn specialists_know_their_field() {
        let deck = deck();
        let engineer = Character::by_id("engineer").expect("a character");
        let knowledge = Knowledge::draw(engineer, &deck, 1);
        let mean_width = |topic: &str| {
            let of_topic = |card: &usize| deck.topics[deck.cards[*card].topic] == topic;
            let widths: Vec<f64> = (0..deck.len())
                .filter(of_topic)
                .map(|card| knowledge.guesses[card].width)
                .collect();
            widths.iter().sum::<f64>() / widths.len() as f64
        };
        assert!(mean_width("invention") * 1.5 < mean_width("science"));
        assert!(mean_width("science") < mean_width("arts"));
    }
}
