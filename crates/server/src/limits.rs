//! Limits on how fast a connection or an address may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use antedate_live::lock;

/// The longest message of a client, in bytes.
pub(crate) const MAX_MESSAGE: usize = 16 << 10;
/// The longest body of a request, in bytes.
pub(crate) const MAX_BODY: usize = 64 << 10;
/// The most connections of all.
pub(crate) const MAX_CONNECTIONS: u64 = 50_000;

/// Lets through `rate` a second, and `burst` at once.
#[derive(Debug)]
pub(crate) struct Bucket {
    rate: f64,
    burst: f64,
    left: f64,
    at: Instant,
    /// How many were taken that have not been published to other nodes.
    unpublished: u32,
}

impl Bucket {
    pub(crate) fn new(rate: f64, burst: f64, now: Instant) -> Bucket {
        Bucket {
            rate,
            burst,
            left: burst,
            at: now,
            unpublished: 0,
        }
    }

    /// Takes one; `false` if there is none left.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
            self.unpublished = self.unpublished.saturating_add(1);
        }
        enough
    }

    /// Says after how long one more can be taken than when it was last asked.
    fn wait(&self) -> Duration {
        Duration::from_secs_f64((1.0 - self.left).max(0.0) / self.rate)
    }

    /// Takes what was taken elsewhere, at most as much as comes back in the time that a
    /// full bucket takes to fill.
    fn charge(&mut self, n: u32, now: Instant) {
        self.fill(now);
        self.left = (self.left - f64::from(n)).max(-self.burst);
    }

    fn fill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * self.rate).min(self.burst);
        self.at = now;
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left + passed * self.rate >= self.burst
    }
}

/// A bucket for each address.
pub(crate) struct PerAddress {
    rate: f64,
    burst: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// More addresses than this are not remembered: those that have been quiet go, and if nobody
/// has been, all begin anew. That is kinder to a crowd than to refuse whoever is new, and
/// looking for quiet ones again at every request would cost more than it holds off.
const MAX_ADDRESSES: usize = 20_000;

/// Makes room for one more address where there is none.
fn make_room<T>(known: &mut HashMap<IpAddr, T>, address: IpAddr, is_quiet: impl Fn(&T) -> bool) {
    if known.len() < MAX_ADDRESSES || known.contains_key(&address) {
        return;
    }
    known.retain(|_, one| !is_quiet(one));
    // A tenth at least, so that the next thousands need not look again.
    if known.len() > MAX_ADDRESSES - MAX_ADDRESSES / 10 {
        known.clear();
    }
}

impl PerAddress {
    pub(crate) fn new(rate: f64, burst: f64) -> PerAddress {
        PerAddress {
            rate,
            burst,
            buckets: Mutex::default(),
        }
    }

    /// Takes one for an address, or says how long it has to wait for the next.
    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        self.with(address, now, |bucket| match bucket.take(now) {
            true => Ok(()),
            false => Err(bucket.wait()),
        })
    }

    /// Counts what an address was let through elsewhere.
    pub(crate) fn charge(&self, address: IpAddr, n: u32, now: Instant) {
        self.with(address, now, |bucket| bucket.charge(n, now));
    }

    /// Returns how often each address was let through here since this was last asked.
    pub(crate) fn take_unpublished(&self) -> Vec<(IpAddr, u32)> {
        let mut buckets = self.buckets();
        let told = buckets
            .iter_mut()
            .filter(|(_, bucket)| bucket.unpublished > 0);
        told.map(|(address, bucket)| (*address, std::mem::take(&mut bucket.unpublished)))
            .collect()
    }

    fn with<T>(&self, address: IpAddr, now: Instant, work: impl FnOnce(&mut Bucket) -> T) -> T {
        let (mut buckets, address) = (self.buckets(), network(address));
        make_room(&mut buckets, address, |bucket| bucket.is_full(now));
        let fresh = || Bucket::new(self.rate, self.burst, now);
        work(buckets.entry(address).or_insert_with(fresh))
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<IpAddr, Bucket>> {
        lock(&self.buckets)
    }
}

/// Wrong guesses by address: each after the first few doubles the wait.
#[derive(Default)]
pub(crate) struct BackOff {
    guesses: Mutex<HashMap<IpAddr, Guesses>>,
}

struct Guesses {
    wrong: u32,
    until: Instant,
    last: Instant,
}

impl Guesses {
    fn is_forgotten(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.last) >= GUESSES_TTL
    }
}

/// Typing errors that cost nothing.
const FREE_GUESSES: u32 = 5;
const MAX_WAIT: Duration = Duration::from_secs(300);
/// After so long without a guess an address begins anew.
const GUESSES_TTL: Duration = Duration::from_secs(900);

impl BackOff {
    /// Says how long an address has to wait before its next guess.
    pub(crate) fn wait(&self, address: IpAddr, now: Instant) -> Option<Duration> {
        let guesses = lock(&self.guesses);
        let until = guesses.get(&network(address))?.until;
        let wait = until.saturating_duration_since(now);
        (!wait.is_zero()).then_some(wait)
    }

    /// Remembers a wrong guess.
    pub(crate) fn wrong(&self, address: IpAddr, now: Instant) {
        let (mut guesses, address) = (lock(&self.guesses), network(address));
        make_room(&mut guesses, address, |guess| guess.is_forgotten(now));
        let guess = guesses.entry(address).or_insert(Guesses {
            wrong: 0,
            until: now,
            last: now,
        });
        if guess.is_forgotten(now) {
            guess.wrong = 0;
        }
        guess.wrong += 1;
        guess.last = now;
        if guess.wrong > FREE_GUESSES {
            let doublings = (guess.wrong - FREE_GUESSES - 1).min(16);
            guess.until = now + Duration::from_secs(1 << doublings).min(MAX_WAIT);
        }
    }
}

/// One household has a whole network of addresses of the newer kind.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(long) => match long.to_ipv4_mapped() {
            Some(short) => short.into(),
            None => IpAddr::from(
                u128::from_be_bytes(long.octets())
                    .wrapping_shr(64)
                    .wrapping_shl(64)
                    .to_be_bytes(),
            ),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2.0, 3.0, start);
        let taken = (0..5).filter(|_| bucket.take(start)).count();
        assert_eq!(taken, 3);
        assert!(bucket.take(start + Duration::from_millis(500)));
        assert!(!bucket.take(start + Duration::from_millis(500)));
    }

    #[test]
    fn what_an_address_took_elsewhere_counts_here_too() {
        let start = Instant::now();
        let address: IpAddr = "192.0.2.1".parse().unwrap();
        let (one, other) = (PerAddress::new(1.0, 3.0), PerAddress::new(1.0, 3.0));
        assert!(one.take(address, start).is_ok() && one.take(address, start).is_ok());
        let told = one.take_unpublished();
        assert_eq!(told, [(address, 2)]);
        assert_eq!(one.take_unpublished(), []);
        for (address, n) in told {
            other.charge(address, n, start);
        }
        assert!(other.take(address, start).is_ok());
        assert!(other.take(address, start).is_err());
        // Only what was let through here is told from here.
        assert_eq!(other.take_unpublished(), [(address, 1)]);
        other.charge(address, 1_000, start);
        let late = other.take(address, start + Duration::from_millis(3_900));
        assert!(late.is_err());
        let later = other.take(address, start + Duration::from_millis(4_100));
        assert!(later.is_ok());
    }

    #[test]
    fn who_waits_as_long_as_told_gets_through() {
        let start = Instant::now();
        let address: IpAddr = "192.0.2.1".parse().unwrap();
        for (rate, seconds) in [(0.5, 2), (0.1, 10), (0.05, 20), (50.0, 0)] {
            let limit = PerAddress::new(rate, 3.0);
            let mut waits = (0..4).map(|_| limit.take(address, start));
            assert_eq!(waits.by_ref().take(3).filter(Result::is_ok).count(), 3);
            let wait = waits.next().unwrap().unwrap_err();
            assert_eq!(wait.as_secs(), seconds, "{rate} a second");
            assert!(limit.take(address, start + wait / 2).is_err());
            let soon = Duration::from_micros(1);
            assert!(limit.take(address, start + wait + soon).is_ok());
        }
    }

    #[test]
    fn wrong_guesses_wait_ever_longer_and_only_at_their_own_address() {
        let start = Instant::now();
        let guesser: IpAddr = "192.0.2.1".parse().unwrap();
        let back_off = BackOff::default();
        for _ in 0..FREE_GUESSES {
            back_off.wrong(guesser, start);
        }
        assert_eq!(back_off.wait(guesser, start), None);
        back_off.wrong(guesser, start);
        let second = Duration::from_secs(1);
        assert_eq!(back_off.wait(guesser, start), Some(second));
        back_off.wrong(guesser, start);
        assert_eq!(back_off.wait(guesser, start), Some(2 * second));
        assert_eq!(back_off.wait(guesser, start + 2 * second), None);
        let other = "192.0.2.2".parse().unwrap();
        assert_eq!(back_off.wait(other, start), None);
    }

    #[test]
    fn no_guess_waits_longer_than_the_longest_and_all_are_forgotten() {
        let start = Instant::now();
        let guesser: IpAddr = "192.0.2.1".parse().unwrap();
        let back_off = BackOff::default();
        for _ in 0..40 {
            back_off.wrong(guesser, start);
        }
        assert_eq!(back_off.wait(guesser, start), Some(MAX_WAIT));
        let nearly = start + GUESSES_TTL - Duration::from_secs(1);
        back_off.wrong(guesser, nearly);
        assert_eq!(back_off.wait(guesser, nearly), Some(MAX_WAIT));
        let later = nearly + GUESSES_TTL;
        back_off.wrong(guesser, later);
        assert_eq!(back_off.wait(guesser, later), None);
    }

    #[test]
    fn a_crowd_does_not_fill_the_memory_and_the_quiet_are_forgotten_first() {
        let start = Instant::now();
        let limit = PerAddress::new(1.0, 2.0);
        let address = |n: usize| IpAddr::from((n as u32).to_be_bytes());
        for n in 0..MAX_ADDRESSES / 2 {
            assert!(limit.take(address(n), start).is_ok());
        }
        // The first half has been quiet for long enough, the second has not.
        let later = start + Duration::from_secs(1);
        for n in MAX_ADDRESSES / 2..MAX_ADDRESSES {
            assert!(limit.take(address(n), later).is_ok());
        }
        assert!(limit.take(address(MAX_ADDRESSES), later).is_ok());
        assert_eq!(limit.buckets().len(), MAX_ADDRESSES / 2 + 1);
        assert!(limit.take(address(MAX_ADDRESSES - 1), later).is_ok());
        assert!(limit.take(address(MAX_ADDRESSES - 1), later).is_err());
        for n in 0..3 * MAX_ADDRESSES {
            let _ = limit.take(address(n), later);
            assert!(limit.buckets().len() <= MAX_ADDRESSES);
        }
    }

    #[test]
    fn the_addresses_of_one_household_count_as_one() {
        let of = |text: &str| network(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }
}
