//! Numbers of Twist worked out by hand.

use crate::common::laws::n_paths;
use crate::table::game;

#[test]
fn path_counts_are_the_ones_worked_out_by_hand() {
    // One player alone; nothing can be discarded; the pile holds later and later cards,
    // which always go to the right end. The hand is 110, 120, 130, 140, the row 100.
    // Depth 1: 4 tries, each to the right.
    // Depth 2: 3 more tries or the end of the turn: 4 * 4 = 16. A second try a, b succeeds
    //   always: right if b > a, else in the slot between 100 and a.
    // Depth 3: after the end or the second success a new turn with 4 tries: 64.
    // Depth 4: after a and the end, every first try of the new turn succeeds, and is
    //   followed by 3 tries or the end: 4 * 4 * 4 = 64 ways. After a < b (6 pairs) all
    //   slots are empty, likewise 4 * 4: 96. After b < a the slot below a is taken, and
    //   whatever of the hand is below a is blocked; then only the 3 other tries follow:
    //   a = 120 (1 pair): 4 * 4 = 16; a = 130 (2 pairs, one card blocked): 3 * 4 + 3 = 15;
    //   a = 140 (3 pairs, two cards blocked): 2 * 4 + 2 * 3 = 14. 16 + 30 + 42 = 88.
    //   Together 64 + 96 + 88 = 248.
    let alone = game(&["110xy 120xy 130xy 140xy"], "100xy", "");
    assert_eq!(
        [1, 2, 3, 4].map(|depth| n_paths(&alone, depth)),
        [4, 16, 64, 248]
    );

    // All four cards match the discard pile, whose new top then matches none: 4 tries and
    // 4 discards; after a try 3 more or the end, after a discard 4 tries: 16 + 16.
    let matching = game(&["110ab 120ab 130ab 140ab"], "100xy", "");
    assert_eq!([1, 2].map(|depth| n_paths(&matching, depth)), [8, 32]);

    // All four are sure to be blocked: any order of four tries (CO-14), and nothing after
    // it (CO-15).
    let blocked = crate::table::crowded("110bc 120bc 130bc 140bc");
    assert_eq!(
        [1, 2, 3, 4, 5].map(|depth| n_paths(&blocked, depth)),
        [4, 12, 24, 24, 0]
    );
}
