//! Placing the tokens of a turn (TR-11 to TR-12a).
//!
//! Tokens of card and mat form one pool, which the player empties in any order. What
//! leaves no choice is placed at once; the rest is asked for, one token at a time.

use super::board::{Board, Gains};
use super::counts::Counts;
use super::{Event, Experience};
use crate::{Events, Seat};

/// A token of the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token {
    /// A token of one experience, which goes to its own column only.
    Coloured(Experience),
    /// A wild token, which goes to any column.
    Wild,
}

impl std::fmt::Display for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Token::Coloured(colour) => colour.fmt(f),
            Token::Wild => f.write_str("wild"),
        }
    }
}

/// The tokens still to be placed, counted (TR-11a: their order is the player's).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pool {
    /// Tokens of each experience, in the order of [`Experience::ALL`].
    pub coloured: [u8; 4],
    /// Wild tokens.
    pub wild: u8,
}

impl Pool {
    #[inline]
    pub(super) fn plus(self, other: Pool) -> Pool {
        Pool {
            coloured: std::array::from_fn(|at| self.coloured[at] + other.coloured[at]),
            wild: self.wild + other.wild,
        }
    }

    /// Says whether no token is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Pool::default()
    }

    #[inline]
    pub(super) fn remove(&mut self, token: Token) {
        match token {
            Token::Coloured(colour) => self.coloured[colour.index()] -= 1,
            Token::Wild => self.wild -= 1,
        }
    }
}

/// Why a list of columns is not a way to place a pool of tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TokenFault {
    /// More tokens than spaces.
    #[error("the {column} column has only {free} free spaces")]
    NoSpace {
        /// The column.
        column: Experience,
        /// Its free spaces.
        free: u8,
    },
    /// A coloured token whose column has space must be placed.
    #[error("a {column} token is left over while its column has space")]
    ColouredLeftOver {
        /// The column.
        column: Experience,
    },
    /// More tokens than the turn brought.
    #[error("more tokens are placed than card and mat bring")]
    TooMany,
    /// A wild token must be placed while any column has space.
    #[error("a wild token is left over while a column has space")]
    WildLeftOver,
}

/// How many of the tokens in each column are wild, in one way to read a list of columns.
pub(super) type Wilds = [u8; 4];

/// Says whether a pool can be placed so that its tokens go to `columns` in that order, all
/// others being returned; `free` counts the free spaces of each column (TR-11, TR-11a).
///
/// # Errors
/// Says which part of TR-11a the list breaks.
pub fn check_columns(free: [u8; 4], pool: Pool, columns: &[Experience]) -> Result<(), TokenFault> {
    read_columns(free, pool, columns).map(|_| ())
}

/// Finds out which tokens of a list of columns are wild. The order of the list is always
/// possible when its counts are: a column has space for each of its tokens in any order,
/// and a token without a space can be returned last.
pub(super) fn read_columns(
    free: [u8; 4],
    pool: Pool,
    columns: &[Experience],
) -> Result<Wilds, TokenFault> {
    let mut placed = [0usize; 4];
    for column in columns {
        placed[column.index()] += 1;
    }
    let mut wilds = [0; 4];
    for column in Experience::ALL {
        let at = column.index();
        if placed[at] > usize::from(free[at]) {
            let free = free[at];
            return Err(TokenFault::NoSpace { column, free });
        }
        let (placed, coloured) = (placed[at] as u8, pool.coloured[at]);
        if placed < coloured && placed < free[at] {
            return Err(TokenFault::ColouredLeftOver { column });
        }
        wilds[at] = placed.saturating_sub(coloured);
    }
    let full = |at: usize| placed[at] == usize::from(free[at]);
    let left = pool.wild.checked_sub(wilds.iter().sum());
    let mut left = left.ok_or(TokenFault::TooMany)?;
    if (0..4).all(full) {
        return Ok(wilds);
    }
    // A wild that is still left has crowded a coloured token out of a column now full.
    for at in (0..4).filter(|at| full(*at)) {
        let more = left.min(placed[at] as u8 - wilds[at]);
        wilds[at] += more;
        left -= more;
    }
    if left > 0 {
        return Err(TokenFault::WildLeftOver);
    }
    Ok(wilds)
}

/// The placing of tokens by one player, worked out before anything is folded.
pub(super) struct Placing<'a> {
    seat: Seat,
    board: &'a Board,
    filled: Counts,
    pool: Pool,
    events: &'a mut Events<Event>,
}

impl<'a> Placing<'a> {
    #[inline]
    pub(super) fn new(
        seat: Seat,
        board: &'a Board,
        filled: Counts,
        pool: Pool,
        events: &'a mut Events<Event>,
    ) -> Placing<'a> {
        Placing {
            seat,
            board,
            filled,
            pool,
            events,
        }
    }

    /// Puts one token on the topmost empty space of a column (TR-11) and pays (TR-12).
    #[inline]
    pub(super) fn place(&mut self, token: Token, column: Experience) {
        self.filled.add_one(column);
        let Gains { points, crystals } = self.board.paid(self.filled, column);
        self.pool.remove(token);
        self.events.push(Event::TokenPlaced {
            seat: self.seat,
            token,
            column,
            points,
            crystals,
        });
    }

    #[inline]
    fn give_back(&mut self, token: Token) {
        self.pool.remove(token);
        self.events.push(Event::TokenReturned {
            seat: self.seat,
            token,
        });
    }

    /// Places and returns all that leaves no choice. Says whether the pool is now empty.
    #[inline]
    pub(super) fn settle(&mut self) -> bool {
        if self.pool.is_empty() {
            return true;
        }
        self.place_unthreatened();
        if self.pool.wild > 0 {
            let free = self.board.free(self.filled);
            let mut open = Experience::ALL.into_iter().filter(|c| free.get(*c) > 0);
            match (open.next(), open.next()) {
                (Some(_), Some(_)) => return false,
                (Some(only), None) => self.fill(only, free.get(only)),
                (None, _) => {}
            }
        }
        self.give_back_all();
        true
    }

    /// Places the coloured tokens that no wild can crowd out of their column, and all of
    /// them when no wild is left.
    #[inline]
    fn place_unthreatened(&mut self) {
        let free = self.board.free(self.filled);
        let wild = self.pool.wild;
        for column in Experience::ALL {
            let (n, free) = (self.pool.coloured[column.index()], free.get(column));
            if n == 0 {
                continue;
            }
            if wild == 0 || n + wild <= free {
                (0..n.min(free)).for_each(|_| self.place(Token::Coloured(column), column));
            } else if free == 0 {
                (0..n).for_each(|_| self.give_back(Token::Coloured(column)));
            }
        }
    }

    /// Fills the only column with space: its own tokens first, which changes nothing.
    fn fill(&mut self, column: Experience, free: u8) {
        for _ in 0..free {
            if self.pool.coloured[column.index()] > 0 {
                self.place(Token::Coloured(column), column);
            } else if self.pool.wild > 0 {
                self.place(Token::Wild, column);
            }
        }
    }

    fn give_back_all(&mut self) {
        for colour in Experience::ALL {
            (0..self.pool.coloured[colour.index()])
                .for_each(|_| self.give_back(Token::Coloured(colour)));
        }
        (0..self.pool.wild).for_each(|_| self.give_back(Token::Wild));
    }

    /// Places the whole pool in the order of a list of columns, read before: in each
    /// column the wilds come last, which changes nothing.
    pub(super) fn follow(&mut self, columns: &[Experience], wilds: Wilds) {
        for (i, column) in columns.iter().enumerate() {
            let to_come = columns[i..].iter().filter(|other| *other == column).count();
            let token = if to_come <= usize::from(wilds[column.index()]) {
                Token::Wild
            } else {
                Token::Coloured(*column)
            };
            self.place(token, *column);
        }
        self.give_back_all();
    }
}
