//! The seal of a day: its seed follows from a secret of the server and the date, so that no day
//! can be drawn again until it suits somebody.

use antedate_record::Seed;
use sha2::{Digest, Sha256};

use crate::Day;

/// The name by which a server keeps the secret of its days.
pub const SECRET: &str = "daily";

/// The bytes that SHA-256 takes at a time.
const BLOCK: usize = 64;

/// Returns the seed that shuffles a day's cards, published when the day is over.
pub fn deal_seed(secret: &Seed, day: Day) -> Seed {
    Seed(hmac(&secret.0, &format!("antedate-daily-1 deal {day}")))
}

/// Returns the seed by which a day's cards are chosen. It is never published: the choice also
/// rests on what had been played by then.
pub fn choice_seed(secret: &Seed, day: Day) -> Seed {
    Seed(hmac(&secret.0, &format!("antedate-daily-1 choice {day}")))
}

/// HMAC-SHA256 (RFC 2104): to know it for some texts tells nothing of others.
fn hmac(key: &[u8; 32], text: &str) -> [u8; 32] {
    let pad = |with: u8| {
        let mut block = [with; BLOCK];
        block
            .iter_mut()
            .zip(key)
            .for_each(|(byte, key)| *byte ^= key);
        block
    };
    let inner = Sha256::new().chain_update(pad(0x36)).chain_update(text);
    let outer = Sha256::new().chain_update(pad(0x5c));
    outer.chain_update(inner.finalize()).finalize().into()
}

#[cfg(test)]
mod tests {
    use antedate_record::chance::hex;

    use super::*;

    /// The expected one is OpenSSL's: `openssl dgst -sha256 -mac HMAC`.
    #[test]
    fn it_is_hmac() {
        let key = std::array::from_fn(|n| n as u8);
        assert_eq!(hex(&hmac(&key, "antedate")), EXPECTED);
    }

    const EXPECTED: &str = "63c620100a1e6413cb79eb3862e6dffa043b2e08fcd3e17a218ed806f09408a3";

    #[test]
    fn days_and_purposes_differ() {
        let secret = Seed([7; 32]);
        assert!(deal_seed(&secret, Day(1)) != deal_seed(&secret, Day(2)));
        assert!(deal_seed(&secret, Day(1)) != choice_seed(&secret, Day(1)));
        assert!(deal_seed(&secret, Day(1)) != deal_seed(&Seed([8; 32]), Day(1)));
    }
}
