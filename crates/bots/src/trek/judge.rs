//! Weighing what a seat can do now, by what is gained at once and the outlooks.

use antedate_rules::trek::{Action, Source, Standing, Token, Trek};
use antedate_rules::{Game, Seat};

use super::tables::{NOON, Offer, Tables};

/// What a crystal is worth over the point it scores at the end, while hours are left to save.
const CRYSTAL_EARLY: f32 = 0.9;

/// How far a player looks when weighing a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sight {
    /// At what the turn brings, each token counting one point, whatever it takes.
    Gains,
    /// At what each hour of the turn brings.
    HourlyGains,
    /// Also at what it leaves to come.
    Outlook,
}

/// Weighs the turns of a game, real values and imagined position.
pub(super) struct Judge<'a> {
    pub(super) tables: &'a Tables,
    pub(super) sight: Sight,
}

/// A seat's position, and what depends on the day.
struct Position<'a> {
    game: &'a Trek,
    seat: Seat,
    standing: Standing,
    day: u8,
    crystal: f32,
}

impl Judge<'_> {
    /// Returns what a crystal is worth on a day with some hours left.
    #[inline]
    fn crystal(&self, day: u8, hours: u8) -> f32 {
        if self.sight != Sight::Outlook {
            return 1.0;
        }
        let hours_left = f32::from(3 - day) * NOON as f32 + f32::from(hours);
        1.0 + CRYSTAL_EARLY * (hours_left / NOON as f32).min(1.0)
    }

    fn position<'a>(&self, game: &'a Trek, seat: Seat) -> Position<'a> {
        let standing = game.standing(seat);
        let day = game.day();
        Position {
            game,
            seat,
            standing,
            day,
            crystal: self.crystal(day, NOON as u8 - standing.hour),
        }
    }

    /// Returns the action of `seat` that is worth most, the first of several.
    #[inline]
    pub(super) fn best(&self, game: &Trek, seat: Seat) -> Option<Action> {
        let position = self.position(game, seat);
        let mut best: Option<(f32, Action)> = None;
        for n in 0..game.n_actions(seat) {
            let action = game.nth_action(seat, n)?;
            let worth = self.worth(&position, action);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// Lists the actions of `seat` with what each is worth.
    pub(super) fn weigh(&self, game: &Trek, seat: Seat) -> Vec<(f32, Action)> {
        let position = self.position(game, seat);
        let actions = game.legal_actions(seat).into_iter();
        actions
            .map(|action| (self.worth(&position, action), action))
            .collect()
    }

    #[inline]
    fn worth(&self, position: &Position<'_>, action: Action) -> f32 {
        match action {
            Action::Take { source, crystals } => self.take_worth(position, source, crystals),
            Action::PlaceToken { token, column } => {
                let crowded = matches!(token, Token::Coloured(_));
                self.token_worth(position, column.index()) - f32::from(u8::from(crowded)) * 0.01
            }
            Action::ChooseItinerary(itinerary) => {
                self.tables.board(itinerary).outlook(0, NOON as u8)
            }
            Action::Pass => 0.0,
        }
    }

    fn token_worth(&self, position: &Position<'_>, column: usize) -> f32 {
        let Some(itinerary) = position.game.itinerary(position.seat) else {
            return 0.0;
        };
        let board = self.tables.board(itinerary);
        let hours = match self.sight {
            Sight::Outlook => NOON as u8 - position.standing.hour,
            Sight::Gains | Sight::HourlyGains => 0,
        };
        let filling = board.filling(&position.standing.filled);
        board.worth(filling, column, hours, position.crystal)
    }

    /// Weighs a take, tokens placed at sight.
    #[inline]
    fn take_worth(&self, position: &Position<'_>, source: Source, spent: u8) -> f32 {
        let (standing, tables) = (&position.standing, self.tables);
        let offer = match source {
            Source::Space(space) => {
                let Some(card) = position.game.row()[usize::from(space)] else {
                    return f32::MIN;
                };
                tables.card(card).with(tables.mat[usize::from(space)])
            }
            Source::Ancestor => tables.ancestor,
        };
        let reached = standing.hour + offer.hours - spent;
        let hours = NOON as u8 - reached.min(NOON as u8);
        let punctual = match usize::from(reached) == NOON {
            true => f32::from(tables.data().values().punctuality),
            false => 0.0,
        };
        let crystals = f32::from(offer.crystals) - f32::from(spent);
        let worth = punctual
            + crystals * position.crystal
            + self.board_worth(position, &offer, hours)
            + self.journey_worth(position, source, &offer, hours);
        match self.sight {
            Sight::HourlyGains => worth / f32::from(reached - standing.hour),
            Sight::Gains | Sight::Outlook => worth,
        }
    }

    #[inline]
    fn board_worth(&self, position: &Position<'_>, offer: &Offer, hours: u8) -> f32 {
        let Some(itinerary) = position.game.itinerary(position.seat) else {
            return 0.0;
        };
        let board = self.tables.board(itinerary);
        let filled = position.standing.filled;
        match self.sight {
            Sight::Gains | Sight::HourlyGains => {
                let (points, crystals, _) = board.place(filled, offer, 0, 1.0);
                points + crystals + f32::from(offer.n_tokens())
            }
            Sight::Outlook => {
                let crystal = position.crystal;
                let (points, crystals, filling) = board.place(filled, offer, hours, crystal);
                points + crystals * crystal + board.outlook(filling, hours)
            }
        }
    }

    #[inline]
    fn journey_worth(
        &self,
        position: &Position<'_>,
        source: Source,
        offer: &Offer,
        hours: u8,
    ) -> f32 {
        let (tables, open) = (self.tables, position.standing.open);
        let last = position
            .standing
            .last
            .map_or(0, |card| tables.card(card).rank);
        let continues = source == Source::Ancestor || offer.rank >= last || open == 0;
        let rank = if source == Source::Ancestor {
            last
        } else {
            offer.rank
        };
        let length = if continues { open } else { 0 };
        let step = tables.steps[usize::from(length).min(tables.steps.len() - 1)];
        match self.sight {
            Sight::Gains | Sight::HourlyGains => step,
            Sight::Outlook => step + tables.journey_outlook(position.day, hours, rank, length + 1),
        }
    }

    /// Returns what a seat has and can expect, at the start of a day or after the last.
    pub(super) fn standing_worth(&self, game: &Trek, seat: Seat, is_over: bool) -> f32 {
        let total = game.score(seat).total() as f32;
        if is_over {
            return total;
        }
        let standing = game.standing(seat);
        let last = standing.last.map_or(0, |card| self.tables.card(card).rank);
        let (day, hours) = (game.day(), NOON as u8 - standing.hour);
        let crystal = self.crystal(day, hours) - 1.0;
        total
            + f32::from(standing.crystals) * crystal
            + self.tables.journey_outlook(day, hours, last, standing.open)
    }
}
