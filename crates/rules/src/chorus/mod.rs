//! Chorus: section 9 of the rules (`CH-…`). Everybody places the same card at the same moment
//! on one line.
//!
//! Cards are numbered by their place in the shuffle: card 0 begins the line, and card `n` is
//! the `n`-th of the run. A choice lies in the state from when it is made, and nobody else is
//! told of it before the card closes.

mod deal;
mod decide;
mod view;

pub use deal::{DEFAULT_RUN, Deal, LIVES, MAX_CARDS, Pace, RUNS, SEATS, Setup, SetupError, TEAMS};
pub use view::{CardCounts, Dated, LastCard, Opened, Own, SeatView, Shown, Standing, View};

use std::sync::Arc;

use crate::game::play_out;
use crate::{CardId, CardList, Chance, Events, Game, MOST_SEATS, ManySeats, Seat, Viewer};

use self::deal::MAX_RUN;

/// A position the current card can take: 0 is before all, n is after all (TC-5).
pub type Gap = u8;

/// What a player asks for while the current card is open (CH-3, CH-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Choose a gap and keep thinking: the table waits for this player's "done".
    Choose {
        /// The gap.
        gap: Gap,
    },
    /// Say "done", with this gap or with none, which passes.
    Done {
        /// The gap.
        gap: Option<Gap>,
    },
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A player chose, chose anew, or passed (CH-3). Secret from everybody else (CH-11).
    Chosen {
        /// Who.
        seat: Seat,
        /// The gap; none for a pass.
        gap: Option<Gap>,
        /// Whether they said "done".
        done: bool,
    },
    /// The current card was turned for all and joined the line (CH-5).
    CardClosed {
        /// The card.
        card: CardId,
        /// The first of the gaps that were right.
        first: Gap,
        /// The last of them, where the card now lies.
        last: Gap,
    },
    /// The current card was turned for one player, and joined the line of their own (CH-10).
    OwnCardClosed {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The first of the gaps that were right.
        first: Gap,
        /// The last of them, where the card now lies.
        last: Gap,
    },
    /// A player came late (CH-12).
    SeatJoined {
        /// Who.
        seat: Seat,
    },
    /// A player left for good (TC-17).
    SeatDropped {
        /// Who.
        seat: Seat,
    },
    /// The run is over (CH-7, CH-8).
    GameEnded,
}

/// Why an action is refused. A wrong choice is not here: it is legal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The line is shorter than that.
    #[error("there is no gap {gap}; choose one from 0 to {last}")]
    NoSuchGap {
        /// The gap asked for.
        gap: Gap,
        /// The last gap of the line.
        last: Gap,
    },
    /// The player has made as many misses as there are lives, or was dropped.
    #[error("{seat} is no longer in the game; watch the others play it out")]
    OutOfGame {
        /// The seat that asked.
        seat: Seat,
    },
    /// The player has gone through the whole run at a pace of their own.
    #[error("you have placed every card of the run; wait until the others have too")]
    Finished,
    /// There is no such seat.
    #[error("there is no {seat}; the table has seats 0 to {last}")]
    NoSuchSeat {
        /// The seat that asked.
        seat: Seat,
        /// The last seat of the table.
        last: u16,
    },
    /// CH-10: nobody closes a card for others.
    #[error("everybody closes their own cards here; drop a player who is not coming back")]
    OwnPace,
    /// CH-12, CH-8.
    #[error("the cards played so far have cost all {lives} lives; wait for the next run")]
    TooLate {
        /// The lives of a player.
        lives: u8,
    },
    /// CH-1.
    #[error("300 players are here already; wait for the next table")]
    TableFull,
    /// The run has ended.
    #[error("the game is over; start another one")]
    GameOver,
}

impl Illegal {
    /// Returns a name that survives rewording.
    pub fn code(&self) -> &'static str {
        match self {
            Illegal::NoSuchGap { .. } => "no_such_gap",
            Illegal::OutOfGame { .. } => "out_of_game",
            Illegal::Finished => "run_finished",
            Illegal::NoSuchSeat { .. } => "no_such_seat",
            Illegal::OwnPace => "own_pace",
            Illegal::TooLate { .. } => "too_late",
            Illegal::TableFull => "table_full",
            Illegal::GameOver => "game_over",
        }
    }
}

/// How a run ended (CH-7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Each seat's points.
    pub points: Vec<u8>,
    /// Each seat's sum of distances (CH-6).
    pub distances: Vec<u16>,
    /// Who won; several share it. With teams, all who stayed in the winning ones.
    pub winners: Vec<Seat>,
    /// The teams by number, where there are any (CH-9).
    pub teams: Vec<TeamScore>,
    /// How many chose each gap of each card, the first of the run first (CH-11).
    pub cards: Vec<CardCounts>,
}

/// What the members of a team came to who stayed: the result is the mean (CH-9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TeamScore {
    /// How many members stayed.
    pub members: u16,
    /// The sum of their points.
    pub points: u32,
    /// The sum of their distances.
    pub distance: u32,
}

impl TeamScore {
    /// Says whether another team's mean is better: more points, then the smaller distance.
    /// Sums are multiplied by the sizes, so that nothing is rounded.
    fn is_behind(&self, other: &TeamScore) -> bool {
        let times = |sum: u32, members: u16| u64::from(sum) * u64::from(members);
        let mine = times(self.points, other.members);
        let theirs = times(other.points, self.members);
        let is_farther = times(self.distance, other.members) > times(other.distance, self.members);
        mine < theirs || (mine == theirs && is_farther)
    }
}

/// One player's run so far.
#[derive(Clone, Copy)]
struct Player {
    /// The gap chosen for each card that was closed: [`NO_GAP`] for a pass, [`ABSENT`] for a
    /// card that closed while they were not in.
    choices: [Gap; MAX_RUN],
    /// The sum of the distances (CH-6).
    distance: u16,
    points: u8,
    misses: u8,
    /// How many cards were closed for this player; for all together, while they are in.
    n_closed: u8,
    /// The gap chosen for the current card, or [`NO_GAP`].
    choice: Gap,
}

/// Nothing is chosen.
const NO_GAP: Gap = Gap::MAX;
/// Of a player who had nothing to choose: they were out, or had not come yet.
const ABSENT: Gap = Gap::MAX - 1;

const NEW_PLAYER: Player = Player {
    choices: [ABSENT; MAX_RUN],
    distance: 0,
    points: 0,
    misses: 0,
    n_closed: 0,
    choice: NO_GAP,
};

/// One game of Chorus.
#[derive(Clone)]
pub struct Chorus {
    deal: Arc<Deal>,
    /// The line of all together, or of whoever has come farthest.
    line: CardList<MAX_CARDS>,
    players: [Player; MOST_SEATS],
    n_seats: u16,
    /// The players still in (CH-8).
    still_in: ManySeats,
    /// Those of them who have not said "done" for the current card, or have not finished the
    /// run at a pace of their own.
    waiting: ManySeats,
    dropped: ManySeats,
    over: bool,
}

const _: () = assert!(size_of::<Chorus>() <= 16 << 10);

impl Chorus {
    /// Turns the first card back up and shows the front of the next (CH-2).
    pub fn new(deal: Arc<Deal>) -> Chorus {
        let mut line = CardList::new();
        line.push(CardId(0));
        let all = ManySeats::first(deal.n_seats());
        Chorus {
            line,
            players: [NEW_PLAYER; MOST_SEATS],
            n_seats: deal.n_seats() as u16,
            still_in: all,
            waiting: all,
            dropped: ManySeats::EMPTY,
            over: false,
            deal,
        }
    }

    /// Returns the card that is open for all together, or for whoever has come farthest, while
    /// the game goes on.
    #[inline]
    pub fn current(&self) -> Option<CardId> {
        self.card_after(self.n_closed())
    }

    /// Says whether the run is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Returns the card that is open for a player.
    #[inline]
    pub fn current_of(&self, seat: Seat) -> Option<CardId> {
        self.card_after(self.n_closed_of(seat))
    }

    /// Returns the card that is open once so many have been closed.
    #[inline]
    fn card_after(&self, n_closed: usize) -> Option<CardId> {
        // The cards are numbered in the order they come, and all before are on the line.
        let next = CardId(n_closed as u8 + 1);
        (!self.over && next.index() < self.deal.n_cards()).then_some(next)
    }

    /// Says whether each plays at a pace of their own (CH-10).
    #[inline]
    pub fn is_alone(&self) -> bool {
        self.deal.pace() == Pace::Alone
    }

    /// Counts the cards of the run that have been closed for all, or for whoever has come
    /// farthest.
    #[inline]
    pub fn n_closed(&self) -> usize {
        self.line.len() - 1
    }

    /// Counts the cards of the run that have been closed for a player.
    #[inline]
    pub fn n_closed_of(&self, seat: Seat) -> usize {
        match self.deal.pace() {
            Pace::Together => self.n_closed(),
            Pace::Alone => usize::from(self.players[seat.index()].n_closed),
        }
    }

    /// Returns the cards of the line, earliest first: of all together, or of whoever has come
    /// farthest.
    #[inline]
    pub fn line(&self) -> &[CardId] {
        &self.line
    }

    /// Returns the line once so many cards have been closed. It is the same whatever was
    /// chosen for them (CH-5).
    fn line_after(&self, n_closed: usize) -> CardList<MAX_CARDS> {
        let mut line = CardList::new();
        line.push(CardId(0));
        for n in 0..n_closed {
            line.insert(usize::from(self.deal.right(n).1), CardId(n as u8 + 1));
        }
        line
    }

    /// Returns what was dealt. Secret.
    pub fn deal(&self) -> &Arc<Deal> {
        &self.deal
    }

    /// Returns the players still in.
    pub fn still_in(&self) -> ManySeats {
        self.still_in
    }

    /// Returns the players who have left for good.
    pub fn dropped(&self) -> ManySeats {
        self.dropped
    }

    /// Returns what a player has chosen for the current card. Secret from everybody else.
    pub fn choice(&self, seat: Seat) -> Option<Gap> {
        let choice = self.players[seat.index()].choice;
        (choice != NO_GAP).then_some(choice)
    }

    /// Returns a player's points (CH-6).
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.players[seat.index()].points
    }

    /// Returns a player's sum of distances (CH-6).
    #[inline]
    pub fn distance(&self, seat: Seat) -> u16 {
        self.players[seat.index()].distance
    }

    /// Counts a player's misses (CH-8).
    #[inline]
    pub fn misses(&self, seat: Seat) -> u8 {
        self.players[seat.index()].misses
    }

    /// Says whether a player placed the `n`-th card of the run rightly, counted from 0.
    pub fn is_hit(&self, seat: Seat, n: usize) -> bool {
        let (first, last) = self.deal.right(n);
        (first..=last).contains(&self.players[seat.index()].choices[n])
    }

    /// Says whether a player chose a gap for the `n`-th card of the run, counted from 0.
    pub fn has_said(&self, seat: Seat, n: usize) -> bool {
        self.players[seat.index()].choices[n] < ABSENT
    }

    /// Returns the first and the last gap that are right for a card (CH-5). Secret.
    #[inline]
    pub fn right_gaps(&self, card: CardId) -> (Gap, Gap) {
        self.deal.right(card.index() - 1)
    }

    /// What [`Game::evolve`] does.
    #[inline(always)]
    fn fold(&mut self, event: &Event) {
        match *event {
            Event::Chosen { seat, gap, done } => {
                self.players[seat.index()].choice = gap.unwrap_or(NO_GAP);
                match done && !self.is_alone() {
                    true => self.waiting.remove(seat),
                    false => self.waiting.insert(seat),
                }
            }
            Event::CardClosed { first, last, .. } => self.fold_close(first, last),
            Event::OwnCardClosed {
                seat, first, last, ..
            } => self.fold_own_close(seat, first, last),
            Event::SeatJoined { seat } => self.fold_join(seat),
            Event::SeatDropped { seat } => {
                self.still_in.remove(seat);
                self.waiting.remove(seat);
                self.dropped.insert(seat);
            }
            Event::GameEnded => {
                self.over = true;
                self.waiting = ManySeats::EMPTY;
            }
        }
    }

    #[inline(always)]
    fn fold_close(&mut self, first: Gap, last: Gap) {
        let (n_closed, lives) = (self.n_closed(), self.lives_or_endless());
        let n_seats = usize::from(self.n_seats);
        for (seat, player) in Seat::all(n_seats).zip(&mut self.players[..n_seats]) {
            if self.still_in.contains(seat) {
                player.close(n_closed, first, last);
                if player.misses >= lives {
                    self.still_in.remove(seat); // CH-8
                }
            }
        }
        self.waiting = self.still_in;
        self.line
            .insert(usize::from(last), CardId(n_closed as u8 + 1));
    }

    #[inline(always)]
    fn fold_own_close(&mut self, seat: Seat, first: Gap, last: Gap) {
        let lives = self.lives_or_endless();
        let player = &mut self.players[seat.index()];
        let n_closed = usize::from(player.n_closed);
        player.close(n_closed, first, last);
        let is_out = player.misses >= lives;
        if is_out {
            self.still_in.remove(seat); // CH-8
        }
        if is_out || n_closed + 1 == self.deal.run() {
            self.waiting.remove(seat);
        }
        if n_closed == self.n_closed() {
            self.line
                .insert(usize::from(last), CardId(n_closed as u8 + 1));
        }
    }

    fn lives_or_endless(&self) -> u8 {
        self.deal.lives().unwrap_or(u8::MAX)
    }

    /// CH-12: whoever comes late has passed the cards that were closed for all.
    fn fold_join(&mut self, seat: Seat) {
        let n_missed = match self.deal.pace() {
            Pace::Together => self.n_closed() as u16,
            Pace::Alone => 0,
        };
        self.n_seats = seat.0 + 1;
        self.players[seat.index()] = Player {
            // The largest distances that lines of 1, 2, … cards have (CH-6).
            distance: n_missed * (n_missed + 1) / 2,
            misses: n_missed as u8,
            n_closed: n_missed as u8,
            ..NEW_PLAYER
        };
        self.still_in.insert(seat);
        self.waiting.insert(seat);
    }

    /// What [`Game::decide`] does.
    #[inline(always)]
    fn decide_action(
        &self,
        seat: Seat,
        action: Action,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        let (gap, done) = match action {
            Action::Choose { gap } => (Some(gap), false),
            Action::Done { gap } => (gap, true),
        };
        self.decide_choice(seat, gap, done, events)
    }

    /// Sums up the teams (CH-9); who has left belongs to none.
    fn team_scores(&self) -> Vec<TeamScore> {
        let n_teams = usize::from(self.deal.teams().unwrap_or(0));
        let mut teams = vec![TeamScore::default(); n_teams];
        for seat in Seat::all(self.n_seats()).filter(|seat| !self.dropped.contains(*seat)) {
            if let Some(team) = self.deal.team_of(seat) {
                let team = &mut teams[usize::from(team)];
                team.members += 1;
                team.points += u32::from(self.points(seat));
                team.distance += u32::from(self.distance(seat));
            }
        }
        teams
    }

    /// Most points, then the smaller distance (CH-7); who has left cannot win (TC-17a).
    fn winners(&self, teams: &[TeamScore]) -> Vec<Seat> {
        let stayed = || Seat::all(self.n_seats()).filter(|seat| !self.dropped.contains(*seat));
        if self.deal.teams().is_some() {
            let wins = |team: u8| {
                let team = &teams[usize::from(team)];
                !teams
                    .iter()
                    .any(|other| other.members > 0 && team.is_behind(other))
            };
            let in_winning = |seat: &Seat| self.deal.team_of(*seat).is_some_and(wins);
            return stayed().filter(in_winning).collect();
        }
        let rank = |seat: Seat| (self.points(seat), std::cmp::Reverse(self.distance(seat)));
        let best = stayed().map(rank).max();
        stayed().filter(|seat| Some(rank(*seat)) == best).collect()
    }
}

impl Player {
    /// Notes what was chosen for the `n`-th card of the run, which is closed.
    #[inline(always)]
    fn close(&mut self, n: usize, first: Gap, last: Gap) {
        let choice = std::mem::replace(&mut self.choice, NO_GAP);
        let distance = distance(choice, first, last, n as u16 + 1);
        self.choices[n] = choice;
        self.n_closed = n as u8 + 1;
        self.points += u8::from(distance == 0);
        self.misses += u8::from(distance > 0);
        self.distance += distance;
    }
}

/// How many gaps a choice was from the nearest right one; a pass counts as `largest` (CH-6).
#[inline]
fn distance(choice: Gap, first: Gap, last: Gap, largest: u16) -> u16 {
    match choice {
        NO_GAP => largest,
        gap => u16::from(first.saturating_sub(gap).max(gap.saturating_sub(last))),
    }
}

impl Game for Chorus {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Shown = Shown;
    type Illegal = Illegal;
    type Outcome = Outcome;

    fn n_seats(&self) -> usize {
        usize::from(self.n_seats)
    }

    #[inline]
    fn to_act(&self) -> ManySeats {
        self.waiting
    }

    #[inline]
    fn n_actions(&self, seat: Seat) -> usize {
        if !self.still_in.contains(seat) {
            return 0;
        }
        // Each gap and a pass with "done", and each gap without. The card's number is the
        // number of cards in the line, so the last gap.
        let card = self.current_of(seat);
        card.map_or(0, |card| 2 * (card.index() + 1) + 1)
    }

    #[inline]
    fn nth_action(&self, seat: Seat, n: usize) -> Option<Action> {
        if n >= self.n_actions(seat) {
            return None;
        }
        let n_gaps = self.current_of(seat)?.index() + 1;
        Some(match n.checked_sub(n_gaps) {
            None => Action::Done {
                gap: Some(n as Gap),
            },
            Some(0) => Action::Done { gap: None },
            Some(after) => Action::Choose {
                gap: (after - 1) as Gap,
            },
        })
    }

    fn decide(
        &self,
        seat: Seat,
        action: Action,
        _chance: &dyn Chance,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.decide_action(seat, action, events)
    }

    fn evolve(&mut self, event: &Event) {
        self.fold(event);
    }

    fn play_out(
        &mut self,
        _chance: &dyn Chance,
        pick: &mut dyn FnMut(Seat, usize) -> usize,
    ) -> u64 {
        play_out(self, pick, |game, seat, action, events| {
            game.decide_action(seat, action, events)?;
            events.iter().for_each(|event| game.fold(event));
            Ok(())
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        self.build_view(viewer)
    }

    fn show(&self, viewer: Viewer, event: &Event) -> Shown {
        self.build_shown(viewer, event)
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.over {
            return None;
        }
        let seats = || Seat::all(self.n_seats());
        let teams = self.team_scores();
        Some(Outcome {
            points: seats().map(|seat| self.points(seat)).collect(),
            distances: seats().map(|seat| self.distance(seat)).collect(),
            winners: self.winners(&teams),
            teams,
            cards: (0..self.n_closed()).map(|n| self.counts(n)).collect(),
        })
    }
}
