//! The small words every rule set shares: seats, cards, dates, viewers.

use std::fmt;

/// A place at the table, counted from 0 clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u16);

impl Seat {
    /// Returns the seat's number as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Lists the seats of a table of `n`.
    pub fn all(n: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..n as u16).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats of a game for at most eight.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set with nobody in it.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Returns the set of the first `n` seats.
    #[inline]
    pub fn first(n: usize) -> SeatSet {
        debug_assert!(n <= 8);
        SeatSet(((1u16 << n) - 1) as u8)
    }

    /// Returns the set that holds `seat` alone.
    #[inline]
    pub fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Says whether `seat` is in the set.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Adds `seat`.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Returns the seats that are here and not in `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Returns the seats that are in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// Returns the seats of the set that pass a test. All eight seats are tested, since
    /// that is quicker than to find out which.
    #[inline]
    #[must_use]
    pub(crate) fn filter(self, passes: impl Fn(Seat) -> bool) -> SeatSet {
        let all = (0..8).fold(0, |set, seat| set | u8::from(passes(Seat(seat))) << seat);
        self.and(SeatSet(all))
    }

    /// Returns the seats with a lower number than `seat`.
    #[inline]
    #[must_use]
    pub fn before(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & ((1u16 << seat.0) - 1) as u8)
    }

    /// Returns the seats with a higher number than `seat`.
    #[inline]
    #[must_use]
    pub fn after(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & (0xfeu16 << seat.0) as u8)
    }

    /// Counts the seats.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Says whether nobody is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seat in the set that comes first clockwise, `from` included.
    #[inline]
    pub fn next_from(self, from: Seat) -> Option<Seat> {
        let at_or_after = self.0 & (0xffu16 << from.0) as u8;
        SeatSet(if at_or_after != 0 {
            at_or_after
        } else {
            self.0
        })
        .lowest()
    }

    /// Returns the seat with the lowest number.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u16))
    }

    /// Lists the seats by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = SeatSet(left).lowest()?;
            left &= left - 1;
            Some(seat)
        })
    }

    /// Lists the seats clockwise, beginning with `first` or the next one in the set.
    pub fn clockwise(self, first: Seat, n: usize) -> impl Iterator<Item = Seat> {
        (0..n as u16)
            .map(move |i| Seat((first.0 + i) % n as u16))
            .filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|seat| seat.0))
            .finish()
    }
}

/// How many seats the largest table has (CH-1).
pub const MOST_SEATS: usize = 300;
/// The 64-bit words that hold a bit for each of them.
const SEAT_WORDS: usize = MOST_SEATS.div_ceil(64);

/// A set of seats of any game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct ManySeats([u64; SEAT_WORDS]);

impl ManySeats {
    /// The set with nobody in it.
    pub const EMPTY: ManySeats = ManySeats([0; SEAT_WORDS]);

    /// Returns the set of the first `n` seats.
    pub fn first(n: usize) -> ManySeats {
        Seat::all(n).collect()
    }

    /// Returns the set that holds `seat` alone.
    #[inline]
    pub fn one(seat: Seat) -> ManySeats {
        let mut set = ManySeats::EMPTY;
        set.insert(seat);
        set
    }

    /// Says whether `seat` is in the set.
    #[inline]
    pub fn contains(&self, seat: Seat) -> bool {
        let word = self.0.get(seat.index() / 64);
        word.is_some_and(|word| word >> (seat.index() % 64) & 1 == 1)
    }

    /// Adds `seat`.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0[seat.index() / 64] |= 1 << (seat.index() % 64);
    }

    /// Takes `seat` out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0[seat.index() / 64] &= !(1 << (seat.index() % 64));
    }

    /// Returns the seats that are here and not in `other`.
    #[inline]
    #[must_use]
    pub fn without(mut self, other: ManySeats) -> ManySeats {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= !other;
        }
        self
    }

    /// Counts the seats.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Says whether nobody is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == ManySeats::EMPTY
    }

    /// Says whether `seat` is in the set, and nobody else.
    #[inline]
    pub fn is_only(&self, seat: Seat) -> bool {
        *self == ManySeats::one(seat)
    }

    /// Returns the seat with the lowest number.
    #[inline]
    pub fn lowest(&self) -> Option<Seat> {
        let at = self.0.iter().position(|word| *word != 0)?;
        Some(Seat(at as u16 * 64 + self.0[at].trailing_zeros() as u16))
    }

    /// Lists the seats by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.lowest()?;
            left.remove(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for ManySeats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> ManySeats {
        let mut set = ManySeats::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl From<SeatSet> for ManySeats {
    #[inline]
    fn from(set: SeatSet) -> ManySeats {
        let mut many = ManySeats::EMPTY;
        many.0[0] = u64::from(set.0);
        many
    }
}

impl fmt::Debug for ManySeats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|seat| seat.0))
            .finish()
    }
}

/// A card of one game, numbered after the shuffle, so that the number says
/// nothing about the date (SEC-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

impl CardId {
    /// Returns the card's number as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A point on the line of time (D-2). The rules compare dates and never print them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date(pub i64);

/// An icon of the twist and saga editions, by its number in the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Icon(pub u8);

/// Whose eyes a view is made for (section 6 of the rules).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who watches.
    Spectator,
}

impl Viewer {
    /// Lists everybody who may look at a table of `n` seats.
    pub fn all(n: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(n).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_follow_each_other_clockwise() {
        let set: SeatSet = [Seat(1), Seat(4), Seat(5)].into_iter().collect();
        assert_eq!(set.next_from(Seat(2)), Some(Seat(4)));
        assert_eq!(set.next_from(Seat(0)), Some(Seat(1)));
        assert_eq!(set.next_from(Seat(5)), Some(Seat(5)));
        let round: Vec<u16> = set.clockwise(Seat(5), 6).map(|seat| seat.0).collect();
        assert_eq!(round, [5, 1, 4]);
        assert_eq!(SeatSet::first(8).len(), 8);
        assert_eq!(SeatSet::EMPTY.next_from(Seat(0)), None);
        let even = set.filter(|seat| seat.0 % 2 == 0);
        assert_eq!(even, SeatSet::one(Seat(4)));
    }

    #[test]
    fn many_seats_are_a_set_like_few() {
        let mut set: ManySeats = [Seat(3), Seat(64), Seat(299)].into_iter().collect();
        assert_eq!((set.len(), set.lowest()), (3, Some(Seat(3))));
        assert!(set.contains(Seat(299)) && !set.contains(Seat(298)));
        assert!(!set.contains(Seat(9999)), "no table has such a seat");
        set.remove(Seat(3));
        let listed: Vec<u16> = set.iter().map(|seat| seat.0).collect();
        assert_eq!(listed, [64, 299]);
        assert_eq!(
            set.without(ManySeats::one(Seat(64))),
            ManySeats::one(Seat(299))
        );
        let few: ManySeats = SeatSet::first(5).into();
        assert_eq!(few, ManySeats::first(5));
        assert_eq!(ManySeats::first(MOST_SEATS).len(), MOST_SEATS);
        assert!(ManySeats::EMPTY.is_empty() && ManySeats::EMPTY.lowest().is_none());
    }
}
