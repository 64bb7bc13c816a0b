//! Using a time warp (TW-2 to TW-5): what is allowed, what it brings about, and the ways.

use super::data::{Face, WarpKind};
use super::event::{Action, Event, SealedTop, Taken, WarpChoice};
use super::warps::{Bend, Looked, rewound};
use super::{Illegal, Phase, ROW, Slot, Trek};
use crate::{Events, Seat};

impl Trek {
    pub(super) fn decide_warp(
        &self,
        seat: Seat,
        at: u8,
        choice: WarpChoice,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.check_start(seat)?;
        let Some(last) = self.laid_out().len().checked_sub(1) else {
            return Err(Illegal::NoWarps);
        };
        let Some(warp) = self.warp(at) else {
            let last = last as u8;
            return Err(Illegal::NoSuchWarp { at, last });
        };
        if self.warps.has_used(seat) {
            return Err(Illegal::MarkerUsed);
        }
        if let Some(by) = self.markers()[usize::from(at)] {
            return Err(Illegal::WarpTaken { by });
        }
        let (price, held) = (warp.price.crystals(), self.player(seat).crystals);
        if u16::from(price) > held {
            return Err(Illegal::WarpTooDear { price, held });
        }
        if self.must_pass(seat) {
            return Err(Illegal::NothingToTake);
        }
        self.check_choice(seat, warp.kind, choice)?;
        events.push(Event::WarpUsed { seat, at, choice });
        Ok(())
    }

    /// Checks that the warp would change something (TW-5) and that the choice is one of its kind.
    fn check_choice(&self, seat: Seat, kind: WarpKind, choice: WarpChoice) -> Result<(), Illegal> {
        match (kind, choice) {
            (WarpKind::Exchange, WarpChoice::Spaces(one, other)) => {
                for space in [one, other] {
                    match self.row.get(usize::from(space)) {
                        None => return Err(Illegal::NoSuchSpace { space }),
                        Some(&Slot::EMPTY) => return Err(Illegal::EmptySpace { space }),
                        Some(_) => {}
                    }
                }
                // One order for each exchange, so that each is one action.
                if one < other {
                    Ok(())
                } else {
                    Err(Illegal::SameSpace)
                }
            }
            (WarpKind::Echo, WarpChoice::Mat(space)) => {
                match self.data().values().mat.get(usize::from(space)) {
                    None => Err(Illegal::NoSuchSpace { space }),
                    Some(None) => Err(Illegal::NothingToEcho { space }),
                    Some(_) if !self.would_echo(seat, space) => {
                        Err(Illegal::WarpChangesNothing { kind })
                    }
                    Some(_) => Ok(()),
                }
            }
            (WarpKind::Exchange | WarpKind::Echo, _) => Err(Illegal::WrongWarpChoice { kind }),
            (_, WarpChoice::None) if self.would_change(seat, kind) => Ok(()),
            (_, WarpChoice::None) => Err(Illegal::WarpChangesNothing { kind }),
            _ => Err(Illegal::WrongWarpChoice { kind }),
        }
    }

    pub(super) fn decide_top(
        &self,
        seat: Seat,
        nth: u8,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        match self.phase {
            Phase::Foresight => {}
            Phase::Tokens => return Err(Illegal::TokensFirst),
            _ => return Err(Illegal::NotLooking),
        }
        let n = self.n_foreseen() as u8;
        if nth >= n {
            return Err(Illegal::NoSuchTop { nth, last: n - 1 });
        }
        let top = SealedTop(nth);
        events.push(Event::Foreseen { seat, top });
        Ok(())
    }

    pub(super) fn fold_warp(&mut self, seat: Seat, at: u8, choice: WarpChoice) {
        let Some(warp) = self.warp(at) else {
            return;
        };
        self.warps.markers[usize::from(at)] = Some(seat);
        self.players[seat.index()].crystals -= u16::from(warp.price.crystals());
        self.warps.bend = Bend {
            kind: Some(warp.kind),
            hours: warp.price.hours(),
            echo: match choice {
                WarpChoice::Mat(space) => Some(space),
                WarpChoice::None | WarpChoice::Spaces(..) => None,
            },
        };
        match (warp.kind, choice) {
            (WarpKind::Rewind, _) => self.move_watch(seat, rewound(self.player(seat).hour)),
            (WarpKind::Exchange, WarpChoice::Spaces(one, other)) => {
                self.row.swap(usize::from(one), usize::from(other));
            }
            (WarpKind::NewDawn, _) => self.dawn_anew(),
            (WarpKind::Foresight, _) => {
                let n = self.n_foreseen() as u8;
                self.warps.looked = Some(Looked { seat, n });
                self.phase = Phase::Foresight;
            }
            _ => {}
        }
    }

    /// Lists what `seat` could take now, hours and crystals apart.
    #[inline]
    pub(super) fn in_reach(&self, seat: Seat) -> impl Iterator<Item = (Taken, Face)> + '_ {
        let row = (0u8..).zip(self.row).filter_map(|(space, slot)| {
            let card = slot.card()?;
            Some((Taken::Card { card, space }, self.data().face(card)))
        });
        let offers_ancestor = self.ancestors > 0 && self.player(seat).has_journey();
        row.chain(offers_ancestor.then(|| (Taken::Ancestor, self.data().ancestor())))
    }

    /// Says whether `seat` may use a time warp now, which ones and whether it would change
    /// anything apart.
    #[inline]
    fn has_marker(&self, seat: Seat) -> bool {
        !self.laid_out().is_empty() && !self.warps.has_used(seat)
    }

    /// Counts the ways to use a time warp now.
    #[inline]
    pub(super) fn count_warps(&self, seat: Seat) -> usize {
        if !self.has_marker(seat) {
            return 0;
        }
        let all = 0..self.laid_out().len() as u8;
        all.map(|at| self.count_choices(seat, at)).sum()
    }

    #[inline]
    pub(super) fn nth_warp(&self, seat: Seat, n: usize) -> Option<Action> {
        if !self.has_marker(seat) {
            return None;
        }
        let mut rest = n;
        for at in 0..self.laid_out().len() as u8 {
            let n_choices = self.count_choices(seat, at);
            if rest < n_choices {
                let choice = self.nth_choice(seat, at, rest)?;
                return Some(Action::UseWarp { at, choice });
            }
            rest -= n_choices;
        }
        None
    }

    fn count_choices(&self, seat: Seat, at: u8) -> usize {
        let Some(warp) = self.warp(at) else {
            return 0;
        };
        let is_free = self.warps.markers[usize::from(at)].is_none();
        if !is_free || u16::from(warp.price.crystals()) > self.player(seat).crystals {
            return 0;
        }
        match warp.kind {
            WarpKind::Exchange => {
                let n = self.n_in_row();
                n * n.saturating_sub(1) / 2
            }
            WarpKind::Echo => self.echoes(seat).count(),
            kind => usize::from(self.would_change(seat, kind)),
        }
    }

    fn nth_choice(&self, seat: Seat, at: u8, n: usize) -> Option<WarpChoice> {
        match self.warp(at)?.kind {
            WarpKind::Exchange => self.exchanges().nth(n),
            WarpKind::Echo => self.echoes(seat).nth(n),
            _ => Some(WarpChoice::None),
        }
    }

    fn exchanges(&self) -> impl Iterator<Item = WarpChoice> + '_ {
        let filled = |space: &u8| self.row[usize::from(*space)] != Slot::EMPTY;
        let spaces = move || (0..ROW as u8).filter(filled);
        spaces().flat_map(move |one| {
            let later = spaces().filter(move |other| *other > one);
            later.map(move |other| WarpChoice::Spaces(one, other))
        })
    }

    fn echoes(&self, seat: Seat) -> impl Iterator<Item = WarpChoice> + '_ {
        let spaces = (1..ROW as u8).filter(move |space| self.would_echo(seat, *space));
        spaces.map(WarpChoice::Mat)
    }
}
