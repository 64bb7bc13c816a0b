//! One small number for each column of an itinerary, in one machine word.
//!
//! Placing a token changes one column and looks at all four at once. As four bytes in
//! memory that makes the processor wait for its own write; as one word it does not.

use super::data::Experience;

/// A number below 128 for each column.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Counts(u32);

/// The top bit of each number, which none of them uses.
const TOP_BITS: u32 = 0x8080_8080;

impl Counts {
    pub(super) fn new(counts: [u8; 4]) -> Counts {
        debug_assert!(counts.iter().all(|count| *count < 128));
        Counts(u32::from_le_bytes(counts))
    }

    #[inline]
    pub(super) fn get(self, column: Experience) -> u8 {
        (self.0 >> (8 * column.index())) as u8
    }

    #[inline]
    pub(super) fn add_one(&mut self, column: Experience) {
        self.0 += 1 << (8 * column.index());
    }

    /// Says whether no number is below its counterpart.
    #[inline]
    pub(super) fn reaches(self, other: Counts) -> bool {
        // With its top bit set no number borrows from the next, and keeps the bit just when
        // it is not below.
        ((self.0 | TOP_BITS) - other.0) & TOP_BITS == TOP_BITS
    }

    /// Subtracts each number, which must not be above its counterpart.
    #[inline]
    pub(super) fn minus(self, other: Counts) -> Counts {
        debug_assert!(self.reaches(other));
        Counts(self.0 - other.0)
    }

    pub(super) fn to_array(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_the_four_numbers_they_stand_for() {
        let mut counts = Counts::new([0, 12, 5, 127]);
        for (column, count) in Experience::ALL.into_iter().zip([0, 12, 5, 127]) {
            assert_eq!(counts.get(column), count);
        }
        counts.add_one(Experience::Person);
        assert_eq!(counts.to_array(), [1, 12, 5, 127]);
        assert_eq!(
            counts.minus(Counts::new([1, 2, 0, 127])).to_array(),
            [0, 10, 5, 0]
        );
    }

    #[test]
    fn one_number_below_is_enough_not_to_reach() {
        let counts = Counts::new([1, 12, 0, 127]);
        assert!(counts.reaches(Counts::new([1, 0, 0, 127])));
        assert!(!counts.reaches(Counts::new([2, 0, 0, 0])));
        assert!(!counts.reaches(Counts::new([0, 13, 0, 0])));
        assert!(!counts.reaches(Counts::new([0, 0, 1, 127])));
    }
}
