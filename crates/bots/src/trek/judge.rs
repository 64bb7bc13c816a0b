//! Weighing what a seat can do now, by what is gained at once and the outlooks.

use antedate_rules::trek::{
    Action, Bend, Source, Standing, Token, Trek, Warp, WarpChoice, WarpKind,
};
use antedate_rules::{CardId, Events, Game, NoChance, Seat};

use super::tables::{NOON, Offer, Tables};

/// What a crystal is worth over the point it scores at the end, while hours are left to save.
const CRYSTAL_EARLY: f32 = 0.9;

/// How far a player looks when weighing a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lookahead {
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
    pub(super) lookahead: Lookahead,
    /// What a time warp must bring at the start of a day to be used; less is enough later.
    pub(super) warp_bar: f32,
}

/// A seat's position, and what depends on the day.
#[derive(Clone, Copy)]
struct Position<'a> {
    game: &'a Trek,
    seat: Seat,
    standing: Standing,
    day: u8,
    crystal: f32,
    bend: Bend,
}

impl Judge<'_> {
    /// Returns what a crystal is worth on a day with some hours left.
    #[inline]
    fn crystal(&self, day: u8, hours: u8) -> f32 {
        if self.lookahead != Lookahead::Outlook {
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
            bend: game.bend(),
        }
    }

    /// Returns the action of `seat` that is worth most, the first of several. Of time warps
    /// only those are looked at whose worth is seen without trying them out.
    #[inline]
    pub(super) fn best(&self, game: &Trek, seat: Seat) -> Option<Action> {
        let position = self.position(game, seat);
        let n_takes = game.n_takes(seat);
        let n = if n_takes > 0 {
            n_takes
        } else {
            game.n_actions(seat)
        };
        let best = self.best_of(&position, n)?;
        if n_takes > 0 {
            let warps = self.weigh_warps(&position, best.0);
            let dearest = warps.max_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((worth, action)) = dearest
                && worth > best.0
            {
                return Some(action);
            }
        }
        Some(best.1)
    }

    #[inline]
    fn best_of(&self, position: &Position<'_>, n: usize) -> Option<(f32, Action)> {
        let mut best: Option<(f32, Action)> = None;
        for n in 0..n {
            let action = position.game.nth_action(position.seat, n)?;
            let worth = self.worth(position, action);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best
    }

    /// Lists the actions of `seat` with what each is worth; of each time warp the best way to
    /// use it. Whoever `tries` also looks at those whose worth shows only once they are used.
    pub(super) fn weigh(&self, game: &Trek, seat: Seat, tries: bool) -> Vec<(f32, Action)> {
        let position = self.position(game, seat);
        let n_takes = game.n_takes(seat);
        if n_takes == 0 {
            let actions = game.legal_actions(seat).into_iter();
            return actions
                .map(|action| (self.worth(&position, action), action))
                .collect();
        }
        let takes = (0..n_takes).filter_map(|n| game.nth_action(seat, n));
        let mut weighed: Vec<(f32, Action)> = takes
            .map(|action| (self.worth(&position, action), action))
            .collect();
        let most = weighed
            .iter()
            .map(|(worth, _)| *worth)
            .fold(f32::MIN, f32::max);
        weighed.extend(self.weigh_warps(&position, most));
        if tries {
            weighed.extend(self.try_warps(&position, n_takes, most));
        }
        weighed
    }

    /// Returns what a time warp must bring now to be used.
    #[inline]
    fn bar(&self, position: &Position<'_>) -> f32 {
        self.warp_bar * f32::from(NOON as u8 - position.standing.hour) / NOON as f32
    }

    /// Weighs the time warps that bend the next card; `most` is what the best card brings
    /// without them.
    #[inline]
    fn weigh_warps<'a>(
        &'a self,
        position: &'a Position<'a>,
        most: f32,
    ) -> impl Iterator<Item = (f32, Action)> + 'a {
        let at_hand = position.game.warps_at_hand(position.seat);
        at_hand.filter_map(move |(at, warp)| {
            let (worth, choice) = self.bent(position, warp)?;
            let paid = f32::from(warp.price.crystals()) * position.crystal;
            let worth = worth - paid - self.bar(position);
            let action = Action::UseWarp { at, choice };
            // An hour of the price may be worth something by itself, with a warp that would
            // change nothing and cannot be used (TW-5).
            let is_better = worth + self.bar(position) > most + 0.01;
            let is_legal = || {
                let (game, seat) = (position.game, position.seat);
                game.decide(seat, action, &NoChance, &mut Events::new())
                    .is_ok()
            };
            (is_better && is_legal()).then_some((worth, action))
        })
    }

    /// Returns the best card as a warp bends it, without its price in crystals; `None` for a
    /// warp that does something else.
    #[inline]
    fn bent(&self, position: &Position<'_>, warp: Warp) -> Option<(f32, WarpChoice)> {
        let mut bent = *position;
        bent.bend = Bend {
            kind: Some(warp.kind),
            hours: warp.price.hours(),
            echo: None,
        };
        match warp.kind {
            WarpKind::Haste | WarpKind::Detour | WarpKind::Prism => {}
            WarpKind::Rewind if position.standing.hour > 0 => bent.standing.hour -= 1,
            WarpKind::Echo => return self.best_echo(&bent),
            _ => return None,
        }
        Some((self.best_take(&bent), WarpChoice::None))
    }

    fn best_echo(&self, bent: &Position<'_>) -> Option<(f32, WarpChoice)> {
        let spaces = (1u8..).zip(&self.tables.mat[1..]);
        let with_something = spaces.filter(|(_, mat)| mat.n_tokens() + mat.crystals > 0);
        let weighed = with_something.map(|(space, _)| {
            let mut bent = *bent;
            bent.bend.echo = Some(space);
            (self.best_take(&bent), WarpChoice::Mat(space))
        });
        weighed.max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// Returns what the best take without crystals is worth.
    #[inline]
    fn best_take(&self, position: &Position<'_>) -> f32 {
        let row = (0u8..6).map(Source::Space);
        let has_ancestor = position.game.n_ancestors() > 0 && position.standing.open > 0;
        let sources = row.chain(has_ancestor.then_some(Source::Ancestor));
        sources
            .map(|source| self.take_worth(position, source, 0))
            .fold(f32::MIN, f32::max)
    }

    /// Tries out the other time warps, each in its best way.
    fn try_warps(&self, position: &Position<'_>, n_takes: usize, most: f32) -> Vec<(f32, Action)> {
        let (game, seat) = (position.game, position.seat);
        let mut tried: Vec<(f32, Action)> = Vec::new();
        for n in n_takes..game.n_actions(seat) {
            let Some(Action::UseWarp { at, choice }) = game.nth_action(seat, n) else {
                continue;
            };
            let id = game.laid_out()[usize::from(at)];
            let kind = game.deal().data().values().warps[id.index()].kind;
            let others = [WarpKind::Exchange, WarpKind::NewDawn, WarpKind::Foresight];
            if !others.contains(&kind) {
                continue;
            }
            let action = Action::UseWarp { at, choice };
            let mut then = game.clone();
            if then.apply(seat, action, &NoChance).is_err() {
                continue;
            }
            let worth = match kind {
                WarpKind::Foresight => most,
                _ => self.best_take(&self.position(&then, seat)),
            };
            let worth = worth - self.bar(position);
            let same = |other: &&mut (f32, Action)| matches!(other.1, Action::UseWarp { at: there, .. } if there == at);
            match tried.iter_mut().find(same) {
                Some(other) if worth > other.0 => *other = (worth, action),
                Some(_) => {}
                None => tried.push((worth, action)),
            }
        }
        tried
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
            Action::PutOnTop(nth) => {
                let card = position.game.unseen().nth(usize::from(nth));
                card.map_or(0.0, |card| {
                    self.offer_worth(position, self.tables.card(card), false, false, 0)
                })
            }
            Action::Pass | Action::UseWarp { .. } => 0.0,
        }
    }

    fn token_worth(&self, position: &Position<'_>, column: usize) -> f32 {
        let Some(itinerary) = position.game.itinerary(position.seat) else {
            return 0.0;
        };
        let board = self.tables.board(itinerary);
        let hours = match self.lookahead {
            Lookahead::Outlook => NOON as u8 - position.standing.hour,
            Lookahead::Gains | Lookahead::HourlyGains => 0,
        };
        let filling = board.filling(&position.standing.filled);
        board.worth(filling, column, hours, position.crystal)
    }

    /// Weighs a take, tokens placed at sight.
    #[inline]
    fn take_worth(&self, position: &Position<'_>, source: Source, spent: u8) -> f32 {
        let (tables, bend) = (self.tables, position.bend);
        let (card, space) = match source {
            Source::Space(space) => match position.game.row()[usize::from(space)] {
                Some(card) => (Some(card), space),
                None => return f32::MIN,
            },
            Source::Ancestor => (None, 0),
        };
        let mut offer = *card.map_or(&tables.ancestor, |card| tables.card(card));
        offer = offer.with(tables.mat[usize::from(bend.echo.unwrap_or(space))]);
        if bend.kind.is_some() {
            offer.hours = bend.hours(offer.hours);
            if bend.kind == Some(WarpKind::Prism) {
                offer = offer.all_wild();
            }
        }
        let detours = |card: CardId| {
            bend.kind == Some(WarpKind::Detour) && position.game.would_detour(position.seat, card)
        };
        let goes_on = card.is_some_and(detours);
        self.offer_worth(position, &offer, card.is_none(), goes_on, spent)
    }

    /// Weighs what an ancestor or a card brings, which may go on with the journey by a detour.
    #[inline]
    fn offer_worth(
        &self,
        position: &Position<'_>,
        offer: &Offer,
        is_ancestor: bool,
        detours: bool,
        spent: u8,
    ) -> f32 {
        let standing = &position.standing;
        let reached = standing.hour + offer.hours - spent;
        let hours = NOON as u8 - reached.min(NOON as u8);
        let punctual = match usize::from(reached) == NOON {
            true => f32::from(self.tables.data().values().punctuality),
            false => 0.0,
        };
        let crystals = f32::from(offer.crystals) - f32::from(spent);
        let worth = punctual
            + crystals * position.crystal
            + self.board_worth(position, offer, hours)
            + self.journey_worth(position, is_ancestor || detours, offer, hours);
        match self.lookahead {
            Lookahead::HourlyGains => worth / f32::from(reached - standing.hour).max(1.0),
            Lookahead::Gains | Lookahead::Outlook => worth,
        }
    }

    #[inline]
    fn board_worth(&self, position: &Position<'_>, offer: &Offer, hours: u8) -> f32 {
        let Some(itinerary) = position.game.itinerary(position.seat) else {
            return 0.0;
        };
        let board = self.tables.board(itinerary);
        let filled = position.standing.filled;
        match self.lookahead {
            Lookahead::Gains | Lookahead::HourlyGains => {
                let (points, crystals, _) = board.place(filled, offer, 0, 1.0);
                points + crystals + f32::from(offer.n_tokens())
            }
            Lookahead::Outlook => {
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
        keeps_date: bool,
        offer: &Offer,
        hours: u8,
    ) -> f32 {
        let (tables, open) = (self.tables, position.standing.open);
        let last = position
            .standing
            .last
            .map_or(0, |card| tables.card(card).rank);
        let continues = keeps_date || offer.rank >= last || open == 0;
        let rank = if keeps_date { last } else { offer.rank };
        let length = if continues { open } else { 0 };
        let step = tables.steps[usize::from(length).min(tables.steps.len() - 1)];
        match self.lookahead {
            Lookahead::Gains | Lookahead::HourlyGains => step,
            Lookahead::Outlook => {
                step + tables.journey_outlook(position.day, hours, rank, length + 1)
            }
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
