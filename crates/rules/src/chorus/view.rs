//! What each pair of eyes may see (CH-2, CH-10, CH-11): built from nothing, field by field.
//!
//! At a pace of their own everybody looks at the table from as far as they have come: what
//! others did with a card is in sight once one has closed that card too.

use super::{ABSENT, Chorus, Event, Gap, NO_GAP, Outcome, Pace};
use crate::{CardId, Date, Game, Seat, Viewer};

/// A card whose date is public. An undated card is a bare [`CardId`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dated {
    /// The card.
    pub card: CardId,
    /// Its date.
    pub date: Date,
}

/// How a player stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// Still in the game.
    In,
    /// Has made as many misses as there are lives (CH-8).
    Out,
    /// Left for good (TC-17).
    Dropped,
}

/// What a viewer may know of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatView {
    /// How they stand.
    pub standing: Standing,
    /// Whether they have said "done" for the current card; at a pace of their own, whether they
    /// have finished the run.
    pub done: bool,
    /// How many cards they have closed, as far as the viewer has come too.
    pub closed: u8,
    /// Their team, where there are any (CH-9).
    pub team: Option<u8>,
    /// Their points and the sum of their distances: where the option *names* is on, or once
    /// the game is over. Card by card they would tell who chose rightly (CH-11).
    pub score: Option<(u8, u16)>,
}

/// What only the player in a seat may know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// The gap chosen for the current card.
    pub choice: Option<Gap>,
    /// For each card that was closed, whether it was placed rightly.
    pub hits: Vec<bool>,
    /// The sum of the distances.
    pub distance: u16,
    /// How many misses there were.
    pub misses: u8,
    /// The gap chosen for the card closed last.
    pub last_choice: Option<Gap>,
}

/// The card that was closed last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastCard {
    /// The card.
    pub card: Dated,
    /// The first of the gaps that were right.
    pub first: Gap,
    /// The last of them.
    pub last: Gap,
    /// How many chose each gap, of the line as it then was. Empty at a pace of their own
    /// without the option *names*: each further number would tell who chose what.
    pub counts: Vec<u16>,
    /// How many passed.
    pub n_passed: u16,
    /// The gap each seat chose, where the option *names* is on (CH-11).
    pub choices: Option<Vec<Option<Gap>>>,
}

/// What was chosen for one card of a run that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardCounts {
    /// The card.
    pub card: CardId,
    /// The first of the gaps that were right.
    pub first: Gap,
    /// The last of them.
    pub last: Gap,
    /// How many chose each gap, of the line as it then was.
    pub counts: Vec<u16>,
    /// How many passed.
    pub n_passed: u16,
}

/// All that a viewer may know of a game now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// The front of the card that is open for the viewer; `None` once there is none.
    pub current: Option<CardId>,
    /// How many cards the run has.
    pub run: usize,
    /// The pace (CH-10).
    pub pace: Pace,
    /// After how many misses a player is out (CH-8).
    pub lives: Option<u8>,
    /// How many teams there are (CH-9).
    pub teams: Option<u8>,
    /// Whether all are told who chose which gap (CH-11).
    pub names: bool,
    /// The line as far as the viewer has come, earliest first.
    pub line: Vec<Dated>,
    /// The players.
    pub seats: Vec<SeatView>,
    /// The card closed last.
    pub last: Option<LastCard>,
    /// What is the viewer's own.
    pub own: Option<Own>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// What a viewer is told of one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shown {
    /// Nothing: the viewer has not come so far (CH-10).
    Nothing,
    /// Somebody chose, chose anew, or passed.
    Chosen {
        /// Who.
        seat: Seat,
        /// Whether they said "done".
        done: bool,
        /// The choice, for the player alone (CH-11).
        own: Option<Option<Gap>>,
    },
    /// The current card was turned and joined the line.
    CardClosed {
        /// The card, the right gaps and the choices.
        closed: LastCard,
        /// Who is out now (CH-8).
        out: Vec<Seat>,
        /// The front of the next card of the run, if there is one and the game goes on.
        next: Option<CardId>,
    },
    /// The viewer's own card was turned, at a pace of their own.
    OwnCardClosed {
        /// The card, the right gaps and the choices of those who have closed it too.
        closed: LastCard,
        /// The players as they are in sight from here.
        seats: Vec<SeatView>,
        /// The front of the viewer's next card, if there is one.
        next: Option<CardId>,
    },
    /// Another player has closed a card that the viewer has closed too.
    OtherCardClosed {
        /// Who.
        seat: Seat,
        /// How they stand now.
        now: SeatView,
        /// What they chose, where it is the viewer's last card and *names* is on.
        choice: Option<Option<Gap>>,
    },
    /// A player came late (CH-12).
    SeatJoined {
        /// Who.
        seat: Seat,
        /// How they stand.
        now: SeatView,
    },
    /// A player left for good.
    SeatDropped {
        /// Who.
        seat: Seat,
    },
    /// The run is over.
    GameEnded {
        /// How.
        outcome: Outcome,
        /// What not everybody has seen, where each played at a pace of their own.
        opened: Option<Opened>,
    },
}

/// What is open to all once a run is over that each went through at a pace of their own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// The whole line.
    pub line: Vec<Dated>,
    /// The players.
    pub seats: Vec<SeatView>,
}

impl Chorus {
    pub(super) fn build_view(&self, viewer: Viewer) -> View {
        let from = self.reach(viewer);
        View {
            current: self.current_for(viewer),
            run: self.deal.run(),
            pace: self.deal.pace(),
            lives: self.deal.lives(),
            teams: self.deal.teams(),
            names: self.deal.names(),
            line: self.dated_line(from),
            seats: self.seat_views(from),
            last: self.last_of(viewer).map(|n| self.closed_card(n)),
            own: match viewer {
                Viewer::Seat(seat) => self.own(seat),
                Viewer::Spectator => None,
            },
            outcome: self.outcome(),
        }
    }

    pub(super) fn build_shown(&self, viewer: Viewer, event: &Event) -> Shown {
        match *event {
            Event::Chosen { seat, .. } if self.is_alone() && viewer != Viewer::Seat(seat) => {
                Shown::Nothing
            }
            Event::Chosen { seat, gap, done } => Shown::Chosen {
                seat,
                done: done && !self.is_alone(),
                own: (viewer == Viewer::Seat(seat)).then_some(gap),
            },
            Event::CardClosed { .. } => self.show_closed(),
            Event::OwnCardClosed { seat, card, .. } => self.show_own_closed(viewer, seat, card),
            Event::SeatJoined { seat } => Shown::SeatJoined {
                seat,
                now: self.seat_view(seat, self.reach(viewer)),
            },
            Event::SeatDropped { seat } => Shown::SeatDropped { seat },
            Event::GameEnded => Shown::GameEnded {
                outcome: self.outcome().expect("the game has just ended"),
                opened: self.is_alone().then(|| Opened {
                    line: self.dated_line(self.n_closed()),
                    seats: self.seat_views(self.n_closed()),
                }),
            },
        }
    }

    /// How many cards of the run a viewer may know all about.
    fn reach(&self, viewer: Viewer) -> usize {
        match (self.deal.pace(), viewer) {
            (Pace::Together, _) => self.n_closed(),
            _ if self.over => self.n_closed(),
            (Pace::Alone, Viewer::Seat(seat)) if seat.0 < self.n_seats => self.n_closed_of(seat),
            (Pace::Alone, _) => 0,
        }
    }

    fn current_for(&self, viewer: Viewer) -> Option<CardId> {
        match (self.deal.pace(), viewer) {
            (Pace::Together, _) => self.current(),
            (Pace::Alone, Viewer::Seat(seat)) if self.still_in.contains(seat) => {
                self.current_of(seat)
            }
            (Pace::Alone, _) => None,
        }
    }

    /// Returns the number of the card that was closed last for a viewer.
    fn last_of(&self, viewer: Viewer) -> Option<usize> {
        let n_closed = match (self.deal.pace(), viewer) {
            (Pace::Together, _) => self.n_closed(),
            (Pace::Alone, Viewer::Seat(seat)) if seat.0 < self.n_seats => self.n_closed_of(seat),
            (Pace::Alone, _) => 0,
        };
        n_closed.checked_sub(1)
    }

    /// Tells of the card that has just been closed for all.
    fn show_closed(&self) -> Shown {
        let n = self.n_closed() - 1;
        let is_out = |seat: &Seat| {
            let played = self.players[seat.index()].choices[n] != ABSENT;
            played && self.standing(*seat) == Standing::Out
        };
        let next = self.card_after(self.n_closed());
        Shown::CardClosed {
            closed: self.closed_card(n),
            out: Seat::all(self.n_seats()).filter(is_out).collect(),
            next: next.filter(|_| !self.still_in.is_empty()),
        }
    }

    /// Tells of a card that one player has closed at a pace of their own.
    fn show_own_closed(&self, viewer: Viewer, seat: Seat, card: CardId) -> Shown {
        let (n, reach) = (card.index() - 1, self.reach(viewer));
        if viewer == Viewer::Seat(seat) {
            return Shown::OwnCardClosed {
                closed: self.closed_card(n),
                seats: self.seat_views(reach),
                next: self.current_for(viewer),
            };
        }
        if n >= reach {
            return Shown::Nothing;
        }
        let choice = self.players[seat.index()].choices[n];
        let is_told = self.deal.names() && n + 1 == reach;
        Shown::OtherCardClosed {
            seat,
            now: self.seat_view(seat, reach),
            choice: is_told.then_some((choice < ABSENT).then_some(choice)),
        }
    }

    /// Counts who chose what for the `n`-th card of the run, counted from 0, of those for whom
    /// it is closed.
    pub(super) fn counts(&self, n: usize) -> CardCounts {
        let (first, last) = self.deal.right(n);
        let mut counts = vec![0; n + 2];
        let mut n_passed = 0;
        for player in &self.players[..self.n_seats()] {
            match counts.get_mut(usize::from(player.choices[n])) {
                Some(count) => *count += 1,
                None => n_passed += u16::from(player.choices[n] == NO_GAP),
            }
        }
        CardCounts {
            card: CardId(n as u8 + 1),
            first,
            last,
            counts,
            n_passed,
        }
    }

    fn closed_card(&self, n: usize) -> LastCard {
        let players = || self.players[..self.n_seats()].iter();
        let chosen = |gap: Gap| (gap < ABSENT).then_some(gap);
        let names = self.deal.names();
        let CardCounts {
            card,
            first,
            last,
            counts,
            n_passed,
        } = self.counts(n);
        let is_told = names || !self.is_alone();
        LastCard {
            card: self.turned(card),
            first,
            last,
            counts: if is_told { counts } else { Vec::new() },
            n_passed: if is_told { n_passed } else { 0 },
            choices: names.then(|| players().map(|player| chosen(player.choices[n])).collect()),
        }
    }

    fn own(&self, seat: Seat) -> Option<Own> {
        let last = self.last_of(Viewer::Seat(seat));
        (seat.0 < self.n_seats).then(|| Own {
            seat,
            choice: self.choice(seat),
            hits: (0..self.n_closed_of(seat))
                .map(|n| self.is_hit(seat, n))
                .collect(),
            distance: self.distance(seat),
            misses: self.misses(seat),
            last_choice: last
                .map(|n| self.players[seat.index()].choices[n])
                .filter(|choice| *choice < ABSENT),
        })
    }

    fn seat_views(&self, reach: usize) -> Vec<SeatView> {
        let seats = Seat::all(self.n_seats());
        seats.map(|seat| self.seat_view(seat, reach)).collect()
    }

    /// Builds what may be known of a seat by whoever has closed `reach` cards.
    fn seat_view(&self, seat: Seat, reach: usize) -> SeatView {
        let closed = self.n_closed_of(seat).min(reach);
        let is_told = self.deal.names() || self.over;
        let standing = match self.standing(seat) {
            // Who is out went out with a card that one may not have come to (CH-10).
            Standing::Out if self.is_alone() && self.n_closed_of(seat) > reach => Standing::In,
            standing => standing,
        };
        let done = match self.deal.pace() {
            Pace::Together => {
                self.still_in.contains(seat) && !self.waiting.contains(seat) && !self.over
            }
            Pace::Alone => closed == self.deal.run(),
        };
        SeatView {
            standing,
            done,
            closed: closed as u8,
            team: self.deal.team_of(seat),
            score: is_told.then(|| self.score_after(seat, closed)),
        }
    }

    /// Returns a player's points and distances after so many cards.
    fn score_after(&self, seat: Seat, n_closed: usize) -> (u8, u16) {
        if n_closed == self.n_closed_of(seat) {
            return (self.points(seat), self.distance(seat));
        }
        let choices = &self.players[seat.index()].choices[..n_closed];
        let distances = choices.iter().enumerate().map(|(n, choice)| {
            let (first, last) = self.deal.right(n);
            super::distance(*choice, first, last, n as u16 + 1)
        });
        distances.fold((0, 0), |(points, sum), distance| {
            (points + u8::from(distance == 0), sum + distance)
        })
    }

    /// Returns how `seat` stands.
    pub fn standing(&self, seat: Seat) -> Standing {
        if self.still_in.contains(seat) {
            Standing::In
        } else if self.dropped.contains(seat) {
            Standing::Dropped
        } else {
            Standing::Out
        }
    }

    fn dated_line(&self, n_closed: usize) -> Vec<Dated> {
        let line = match n_closed == self.n_closed() {
            true => self.line,
            false => self.line_after(n_closed),
        };
        line.iter().map(|card| self.turned(*card)).collect()
    }

    fn turned(&self, card: CardId) -> Dated {
        Dated {
            card,
            date: self.deal.date(card),
        }
    }
}
