//! Cards and seats as the log keeps them: small numbers.

use antedate_rules::{CardId, CardList, Seat, SeatSet};

pub(super) fn numbers(cards: &[CardId]) -> Vec<u8> {
    cards.iter().map(|card| card.0).collect()
}

pub(super) fn cards<const N: usize>(numbers: &[u8]) -> CardList<N> {
    numbers.iter().take(N).map(|n| CardId(*n)).collect()
}

pub(super) fn seats(set: SeatSet) -> Vec<u16> {
    set.iter().map(|seat| seat.0).collect()
}

pub(super) fn seat_set(numbers: &[u16]) -> SeatSet {
    numbers.iter().map(|n| Seat(*n)).collect()
}
