//! The dice of simple players. A game's own chance never comes from here.

use antedate_dice::Dice;

/// Returns dice that differ for every seed, game and seat.
pub(crate) fn dice_of(seed: u64, game: u64, seat: u64) -> Dice {
    let of_game = Dice::new(seed).bits() ^ game;
    Dice::new(Dice::new(of_game).bits() ^ seat)
}
