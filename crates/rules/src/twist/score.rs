//! What a game is worth (CO-21 to CO-23).

use super::{HAND, N_CARDS, Twist, Why};

/// Where each of the 36 cards lies (CO-22): the five places a score is counted from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// Cards in the main row, stacked ones included.
    pub main: u8,
    /// Cards in the slots, stacked ones included.
    pub slots: u8,
    /// Cards in the discard pile.
    pub discard: u8,
    /// Cards in the draw pile.
    pub draw: u8,
    /// Cards before players.
    pub hands: u8,
}

/// The lowest score of each rank above rank 0, which is for scores below 0 (CO-23).
pub const RANK_STARTS: [i16; 7] = [0, 11, 21, 31, 41, 51, 61];

/// The best score there can be: 35 cards in the main row and the first discard (CO-23).
pub const BEST_SCORE: i16 = 69;

impl Tally {
    /// Returns the score (CO-21).
    pub fn score(&self) -> i16 {
        2 * i16::from(self.main) + i16::from(self.slots)
            - i16::from(self.discard)
            - i16::from(self.draw)
            - i16::from(self.hands)
    }

    /// Returns the rank, from 0 (below 0 points) to 7 (61 and more) (CO-23).
    pub fn rank(&self) -> u8 {
        RANK_STARTS
            .iter()
            .filter(|start| self.score() >= **start)
            .count() as u8
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Why it ended.
    pub why: Why,
    /// Where the cards lie.
    pub tally: Tally,
}

impl Twist {
    /// Counts where the cards lie now; public at all times.
    pub fn tally(&self) -> Tally {
        let hands: usize = self.hands.iter().map(|hand| hand.len()).sum();
        debug_assert!(hands <= HAND * self.hands.len());
        Tally {
            main: self.n_main,
            slots: self.n_slots,
            discard: self.discard.len() as u8,
            draw: N_CARDS as u8 - self.next_draw,
            hands: hands as u8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Known answer 1 (CO-21, CO-23): 30 + 8 − 2 − 11 = 25, rank 3.
    #[test]
    fn the_books_own_score() {
        let tally = Tally {
            main: 15,
            slots: 8,
            discard: 11,
            draw: 0,
            hands: 2,
        };
        assert_eq!((tally.score(), tally.rank()), (25, 3));
    }

    /// CO-23: the edges of every rank, and the best score there can be.
    #[test]
    fn ranks_begin_where_the_table_says() {
        let rank = |main, discard| {
            Tally {
                main,
                slots: 0,
                discard,
                draw: 0,
                hands: 0,
            }
            .rank()
        };
        assert_eq!(
            [rank(0, 1), rank(0, 0), rank(5, 0), rank(6, 1)],
            [0, 1, 1, 2]
        );
        assert_eq!(
            [rank(10, 0), rank(11, 1), rank(15, 0), rank(16, 1)],
            [2, 3, 3, 4]
        );
        assert_eq!(
            [rank(20, 0), rank(21, 1), rank(26, 1), rank(31, 1)],
            [4, 5, 6, 7]
        );
        let best = Tally {
            main: 35,
            slots: 0,
            discard: 1,
            draw: 0,
            hands: 0,
        };
        assert_eq!((best.score(), best.rank()), (BEST_SCORE, 7));
    }
}
