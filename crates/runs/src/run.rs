//! One guest's way through a deal: a fold of what they chose, by the rules of chorus at the
//! pace *alone* with one seat (CH-10).

use antedate_rules::chorus::{Action, Chorus, Gap, Illegal};
use antedate_rules::{CardId, Events, Game, NoChance, Seat};

use crate::Deal;

/// The only seat.
pub(crate) const SEAT: Seat = Seat(0);

/// What was chosen for a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The gap; none for a pass.
    pub gap: Option<Gap>,
    /// Whether it was right (CH-5).
    pub right: bool,
    /// How many gaps it was off (CH-6).
    pub off: u16,
}

/// How far somebody has come.
#[derive(Clone)]
pub struct Run<'a> {
    deal: &'a Deal,
    game: Chorus,
    choices: Vec<Choice>,
}

impl<'a> Run<'a> {
    /// Turns the first card of the line up, and shows the front of the next (CH-2).
    pub fn begin(deal: &'a Deal) -> Run<'a> {
        Run {
            deal,
            game: Chorus::new(deal.rules().clone()),
            choices: Vec::new(),
        }
    }

    /// Folds what was chosen, the first card first.
    ///
    /// # Errors
    /// One of the choices breaks the rules.
    pub fn of(deal: &'a Deal, chosen: &[Option<Gap>]) -> Result<Run<'a>, Illegal> {
        let mut run = Run::begin(deal);
        chosen
            .iter()
            .try_for_each(|gap| run.choose(*gap).map(drop))?;
        Ok(run)
    }

    /// Places the current card: the choice stands, and the card is turned (CH-3 to CH-6).
    ///
    /// # Errors
    /// The run is over, or the line has no such gap; nothing is changed then.
    pub fn choose(&mut self, gap: Option<Gap>) -> Result<Choice, Illegal> {
        let before = self.game.distance(SEAT);
        let nth = self.choices.len();
        let mut events = Events::new();
        let action = Action::Done { gap };
        self.game.decide(SEAT, action, &NoChance, &mut events)?;
        events.iter().for_each(|event| self.game.evolve(event));
        let choice = Choice {
            gap,
            right: self.game.is_hit(SEAT, nth),
            off: self.game.distance(SEAT) - before,
        };
        self.choices.push(choice);
        Ok(choice)
    }

    /// Returns the deal.
    pub fn deal(&self) -> &'a Deal {
        self.deal
    }

    /// Returns the card to be placed now, by its place in the run from 1; none once the run is
    /// finished.
    pub fn current(&self) -> Option<usize> {
        self.game.current_of(SEAT).map(CardId::index)
    }

    /// Says whether every card was placed.
    pub fn is_finished(&self) -> bool {
        self.game.is_over()
    }

    /// Lists what was chosen, the first card first.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Lists the cards of the line, earliest first: 0 began it.
    pub fn line(&self) -> impl Iterator<Item = usize> {
        self.game.line().iter().map(|card| card.index())
    }

    /// Returns the first and the last right gap of a card that was placed (CH-5). None for a
    /// card that was not: they would tell where it belongs.
    pub fn right_gaps(&self, card: usize) -> Option<(Gap, Gap)> {
        let placed = (1..=self.choices.len()).contains(&card);
        placed.then(|| self.deal.rules().right(card - 1))
    }

    /// Returns the points so far (CH-6).
    pub fn points(&self) -> u8 {
        self.game.points(SEAT)
    }

    /// Returns the sum of the distances so far (CH-6).
    pub fn distance(&self) -> u16 {
        self.game.distance(SEAT)
    }
}
