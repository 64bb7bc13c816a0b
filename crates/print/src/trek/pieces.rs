//! Pieces to cut out: tokens and crystals, and for each of four seats a watch, a marker for the
//! track and one for the time warps.

use antedate_decks::trek::Benefit;

use super::tokens::token;
use crate::canvas::{Align, Area, Canvas, Printer};
use crate::colours::{Colour, INK, RULE, WHITE};
use crate::words::Words;

/// A square to cut out, with a token on it.
const PIECE: f32 = 12.0;
/// How many of each there are: as many as four players need in a day, and some more.
const OF_EACH: usize = 26;
const PER_ROW: usize = 15;
/// The seats: colour, and a letter so that colour is not the only cue.
const SEATS: [(Colour, &str); 4] = [
    ([0xc2, 0x5f, 0x20], "A"),
    ([0x2f, 0x6f, 0xa8], "B"),
    ([0x8a, 0x57, 0xad], "C"),
    ([0x5b, 0x86, 0x22], "D"),
];

pub(super) fn print(printer: &mut Printer<'_>, words: &Words) {
    let (width, _) = printer.paper.size();
    let left = (width - PER_ROW as f32 * PIECE) / 2.0;
    printer.page(|canvas| {
        let mut y = 12.0;
        for benefit in Benefit::ALL {
            for first in (0..OF_EACH).step_by(PER_ROW) {
                for n in 0..PER_ROW.min(OF_EACH - first) {
                    let area = Area::new(left + n as f32 * PIECE, y, PIECE, PIECE);
                    canvas.outline(area, 0.0, 0.15, RULE);
                    token(canvas, words, benefit, area.middle(), 4.4);
                }
                y += PIECE;
            }
            y += 2.0;
        }
        seats(canvas, left, y + 4.0);
    });
}

/// A watch, two small markers: one for the track, one for the time warps.
fn seats(canvas: &mut Canvas<'_, '_>, left: f32, top: f32) {
    for (n, (colour, letter)) in SEATS.into_iter().enumerate() {
        let x = left + n as f32 * 46.0;
        let watch = (x + 10.0, top + 10.0);
        canvas.circle(watch, 9.0, colour);
        canvas.circle(watch, 7.2, WHITE);
        canvas.motif(
            "pocket-watch",
            Area::new(watch.0 - 5.0, watch.1 - 6.5, 10.0, 10.0),
            colour,
        );
        lettered(canvas, letter, (watch.0, watch.1 + 5.6), 3.2, INK);
        for (place, motif) in [(24.0, None), (36.0, Some("hourglass"))] {
            let middle = (x + place, top + 10.0);
            canvas.circle(middle, 5.0, colour);
            match motif {
                Some(name) => {
                    let area = Area::new(middle.0 - 3.0, middle.1 - 4.0, 6.0, 6.0);
                    canvas.motif(name, area, WHITE);
                    lettered(canvas, letter, (middle.0, middle.1 + 3.9), 2.6, WHITE);
                }
                None => lettered(canvas, letter, (middle.0, middle.1 + 1.9), 5.4, WHITE),
            }
        }
    }
}

fn lettered(canvas: &mut Canvas<'_, '_>, letter: &str, at: (f32, f32), size: f32, ink: Colour) {
    canvas.write(letter, &canvas.faces.label, size, at, Align::Middle, ink);
}
