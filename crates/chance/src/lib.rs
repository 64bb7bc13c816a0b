//! All the chance of a game, from one secret seed, so that anyone can recompute it.
//!
//! Written out to the letter of `docs/transcript.md`, because library shuffles may
//! change between releases, and a seed has to give the same deal for as long as
//! its record is kept.

use std::fmt;

use antedate_rules::CardId;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// What each numbered stream of the generator is for.
pub mod stream {
    /// The deal of `timeline` and `twist`, or day I of `trek`; days II and III follow.
    pub const DEAL: u64 = 0;
    /// The itineraries.
    pub const ITINERARIES: u64 = 3;
    /// The first stack of watches.
    pub const WATCHES: u64 = 4;
    /// The random itineraries of a first game.
    pub const FIRST_GAME: u64 = 5;
    /// A random first seat.
    pub const FIRST_SEAT: u64 = 6;
    /// The time warps of `trek`.
    pub const WARPS: u64 = 7;
    /// The first reshuffle; the others follow.
    pub const RESHUFFLE: u64 = 16;
}

/// The secret a game's chance follows from. Its `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Seed {
    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        let mut seed = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        for (byte, digits) in seed.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let nibble = |digit: u8| char::from(digit).to_digit(16);
            *byte = (nibble(digits[0])? * 16 + nibble(digits[1])?) as u8;
        }
        Some(Seed(seed))
    }

    /// Writes 64 lower-case hexadecimal digits. Publishes the secret.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// Derives the seed of one game of many from a small number, for simulations.
    pub fn derived(seed: u64, game: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"antedate-lab-1");
        hash.update(seed.to_le_bytes());
        hash.update(game.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// Returns the commitment published when the game begins (SEC-5).
    pub fn commitment(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(b"antedate-seed-1");
        hash.update(self.0);
        hex(&hash.finalize())
    }

    /// Opens one of the generator's streams at its beginning.
    pub fn stream(&self, number: u64) -> Stream {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(number);
        Stream(rng)
    }
}

impl antedate_rules::Chance for Seed {
    fn reshuffle(&self, nth: u32, cards: &mut [CardId]) {
        self.stream(stream::RESHUFFLE + u64::from(nth))
            .shuffle(cards);
    }
}

/// How many words the generator makes at a time.
const N_WORDS: usize = 64;

/// One stream of random words.
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// Returns a number below `n`, every one as likely as another.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            if !is_uneven(product, n) {
                return (product >> 32) as u32;
            }
        }
    }

    /// Shuffles from the front, so that a prefix needs only its own draws.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_front(items, items.len());
    }

    /// Shuffles the first `n` places and no more.
    #[inline]
    pub fn shuffle_front<T>(&mut self, items: &mut [T], n: usize) {
        let n = n.min(items.len().saturating_sub(1));
        let n_after = items.len() - n;
        // What is still to be shuffled, and what no more than moves.
        let mut rest = items;
        // Words are fetched many at a time, and never more than places are left.
        let mut words = [0; N_WORDS];
        while rest.len() > n_after {
            let words = &mut words[..(rest.len() - n_after).min(N_WORDS)];
            self.fill(words);
            for word in words {
                let n_left = rest.len() as u32;
                let product = u64::from(*word) * u64::from(n_left);
                if !is_uneven(product, n_left) {
                    rest.swap(0, (product >> 32) as usize);
                    rest = &mut rest[1..];
                }
            }
        }
    }

    fn fill(&mut self, words: &mut [u32]) {
        let mut bytes = [0; 4 * N_WORDS];
        let bytes = &mut bytes[..4 * words.len()];
        self.0.fill_bytes(bytes);
        let (quads, _) = bytes.as_chunks();
        for (word, quad) in words.iter_mut().zip(quads) {
            *word = u32::from_le_bytes(*quad);
        }
    }
}

/// Says whether a random word times `n` is one of those that would make some numbers
/// below `n` likelier than others.
#[inline]
fn is_uneven(product: u64, n: u32) -> bool {
    let low = product as u32;
    // 2³² mod n is below n, so the division is rarely needed.
    low < n && low < n.wrapping_neg() % n
}

/// Writes bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: [char; 16] = [
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f',
    ];
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        text.push(DIGITS[usize::from(byte >> 4)]);
        text.push(DIGITS[usize::from(byte & 15)]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTING: Seed = Seed({
        let mut seed = [0; 32];
        let mut i = 0;
        while i < 32 {
            seed[i] = i as u8;
            i += 1;
        }
        seed
    });

    /// The known answers of the transcript format.
    #[test]
    fn known_answers() {
        assert_eq!(Seed([0; 32]).stream(0).0.next_u32(), 0xade0_b876);
        let shuffled = |number| {
            let mut letters: Vec<char> = ('a'..='j').collect();
            COUNTING.stream(number).shuffle(&mut letters);
            letters.into_iter().collect::<String>()
        };
        assert_eq!(shuffled(stream::DEAL), "eafcgihdjb");
        assert_eq!(shuffled(stream::RESHUFFLE), "ibafdhcgje");
        assert_eq!(
            COUNTING.commitment(),
            "caebb5b8eab2865e78c9f6320e17930a8027a35e6ea3320da4134e33fddf531d"
        );
    }

    #[test]
    fn a_prefix_needs_only_its_own_draws() {
        let (mut whole, mut front): (Vec<u32>, Vec<u32>) = ((0..300).collect(), (0..300).collect());
        COUNTING.stream(0).shuffle(&mut whole);
        COUNTING.stream(0).shuffle_front(&mut front, 36);
        assert_eq!(whole[..36], front[..36]);
    }

    #[test]
    fn hex_goes_both_ways_and_refuses_the_rest() {
        assert_eq!(Seed::from_hex(&COUNTING.to_hex()), Some(COUNTING));
        for bad in ["", "00", &"g".repeat(64), &"é".repeat(32), &"0".repeat(65)] {
            assert_eq!(Seed::from_hex(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_seed_does_not_show_itself() {
        assert_eq!(format!("{COUNTING:?}"), "Seed(secret)");
    }
}
