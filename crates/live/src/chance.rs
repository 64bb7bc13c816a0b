//! Secrets and names drawn at random.

use std::sync::Arc;

use antedate_record::Seed;
use antedate_record::chance::hex;
use antedate_tables::SeedSource;
use sha2::{Digest, Sha256};

/// Letters and digits that are not mistaken for each other (no I, L, O, U).
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Eight letters of thirty-two: 40 bits, and wrong guesses are slowed down.
const CODE_LETTERS: usize = 8;

/// Fills bytes at random.
type Fill = dyn Fn(&mut [u8]) + Send + Sync;

/// Where secrets come from: the operating system, or a test's own source.
#[derive(Clone)]
pub struct Chance(Arc<Fill>);

impl Default for Chance {
    fn default() -> Chance {
        Chance::new(|bytes| {
            getrandom::fill(bytes).expect("the operating system has a source of chance");
        })
    }
}

impl Chance {
    /// Makes a source of a function that fills bytes.
    pub fn new(fill: impl Fn(&mut [u8]) + Send + Sync + 'static) -> Chance {
        Chance(Arc::new(fill))
    }

    fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.0)(&mut bytes);
        bytes
    }

    /// Draws a secret of 256 bits, in hexadecimal digits.
    pub fn secret(&self) -> String {
        hex(&self.bytes::<32>())
    }

    /// Draws a table's id: 130 bits, in small letters and digits.
    pub(crate) fn table_id(&self) -> String {
        self.letters(26).to_ascii_lowercase()
    }

    /// Draws a code by which people join, without its dash.
    pub(crate) fn code(&self) -> String {
        self.letters(CODE_LETTERS)
    }

    /// Draws a number, for players that choose at random.
    pub(crate) fn number(&self) -> u64 {
        u64::from_le_bytes(self.bytes())
    }

    fn letters(&self, n: usize) -> String {
        let mut bytes = vec![0; n];
        (self.0)(&mut bytes);
        let letter = |byte: u8| char::from(ALPHABET[usize::from(byte % 32)]);
        bytes.into_iter().map(letter).collect()
    }
}

impl SeedSource for Chance {
    fn seed(&mut self) -> Seed {
        Seed(self.bytes())
    }
}

/// Writes a code as people read it.
pub fn show_code(code: &str) -> String {
    match code.split_at_checked(CODE_LETTERS / 2) {
        Some((left, right)) if !right.is_empty() => format!("{left}-{right}"),
        _ => code.to_owned(),
    }
}

/// Reads a code as people type it; `None` if it cannot be one.
pub fn read_code(typed: &str) -> Option<String> {
    let letters = typed.chars().filter(|c| !matches!(c, '-' | ' '));
    let code: String = letters
        .map(|c| match c.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        })
        .take(CODE_LETTERS + 1)
        .collect();
    let known = code.bytes().all(|byte| ALPHABET.contains(&byte));
    (code.len() == CODE_LETTERS && known).then_some(code)
}

/// The SHA-256 of a secret, which is all that is kept of it.
pub fn hash(purpose: &str, secret: &str) -> String {
    let mut sha = Sha256::new();
    sha.update(purpose);
    sha.update([0]);
    sha.update(secret);
    hex(&sha.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_people_type_it() {
        assert_eq!(read_code("7qk2-m9xd").as_deref(), Some("7QK2M9XD"));
        assert_eq!(read_code("oil0 0000").as_deref(), Some("01100000"));
        assert_eq!(show_code("7QK2M9XD"), "7QK2-M9XD");
        for bad in [
            "",
            "7QK2M9X",
            "7QK2M9XDD",
            "7QK2M9X!",
            "7QK2M9XU",
            "ąęłńóśźż",
        ] {
            assert_eq!(read_code(bad), None, "{bad}");
        }
    }

    #[test]
    fn what_is_drawn_differs_and_has_its_length() {
        let chance = Chance::default();
        assert_ne!(chance.secret(), chance.secret());
        assert_eq!(chance.secret().len(), 64);
        assert_eq!(chance.table_id().len(), 26);
        let code = chance.code();
        assert_eq!(read_code(&code), Some(code));
    }
}
