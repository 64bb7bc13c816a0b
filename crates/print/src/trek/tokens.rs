//! Tokens: colour, shape and letter together, as on the page and in the terminal.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use antedate_decks::trek::Benefit;

use crate::canvas::{Align, Area, Canvas};
use crate::colours::{Colour, INK, WHITE};
use crate::words::Words;

/// One table of shapes for page, terminal and paper.
static SHAPES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let table = include_str!("../../../../locales/token-shapes.json");
    serde_json::from_str(table).expect("the table of shapes can be read")
});

/// Draws a token around a point.
pub(super) fn token(
    canvas: &mut Canvas<'_, '_>,
    words: &Words,
    benefit: Benefit,
    (x, y): (f32, f32),
    r: f32,
) {
    let name = benefit.name();
    let (colour, ink) = colours(name);
    let shape = SHAPES.get(name).map_or("", String::as_str);
    outlined(canvas, shape, (x, y), r * 1.14, WHITE);
    outlined(canvas, shape, (x, y), r, colour);
    let letter = words.say(&format!("token-letter-{name}"));
    let size = if matches!(shape, "▲" | "★") {
        r * 0.85
    } else {
        r * 1.05
    };
    let low = if shape == "▲" { 0.62 } else { 0.36 };
    let at = (x, y + r * low);
    canvas.write(&letter, &canvas.faces.label, size, at, Align::Middle, ink);
}

fn outlined(canvas: &mut Canvas<'_, '_>, shape: &str, (x, y): (f32, f32), r: f32, colour: Colour) {
    let corner = |(dx, dy): (f32, f32)| (x + dx * r, y + dy * r);
    match shape {
        "●" => canvas.circle((x, y), r, colour),
        "■" => canvas.fill(
            Area::new(x - 0.86 * r, y - 0.86 * r, 1.72 * r, 1.72 * r),
            colour,
        ),
        "◆" => canvas.polygon(
            &[(0.0, -1.05), (1.05, 0.0), (0.0, 1.05), (-1.05, 0.0)].map(corner),
            colour,
        ),
        "▲" => canvas.polygon(
            &[(0.0, -1.0), (1.05, 0.88), (-1.05, 0.88)].map(corner),
            colour,
        ),
        "◇" => {
            let gem = [
                (-0.45, -1.0),
                (0.45, -1.0),
                (1.0, -0.25),
                (0.0, 1.1),
                (-1.0, -0.25),
            ];
            canvas.polygon(&gem.map(corner), colour);
        }
        _ => canvas.polygon(&star().map(corner), colour),
    }
}

fn star() -> [(f32, f32); 10] {
    std::array::from_fn(|n| {
        let angle = n as f32 * std::f32::consts::PI / 5.0;
        let r = if n % 2 == 0 { 1.12 } else { 0.52 };
        (r * angle.sin(), -r * angle.cos())
    })
}

/// What a token is filled with, and what its letter is written with.
fn colours(name: &str) -> (Colour, Colour) {
    match name {
        "person" => ([0xb3, 0x31, 0x2b], WHITE),
        "event" => ([0x1f, 0x5a, 0xa0], WHITE),
        "innovation" => ([0xf0, 0xbd, 0x34], INK),
        "progress" => ([0x2a, 0x71, 0x40], WHITE),
        "crystal" => ([0xb9, 0xee, 0xf2], [0x0f, 0x3c, 0x44]),
        _ => ([0x4a, 0x3a, 0x63], WHITE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_has_a_shape_of_its_own() {
        let shapes = Benefit::ALL.map(|benefit| SHAPES[benefit.name()].clone());
        let known = ["●", "◆", "▲", "■", "★", "◇"];
        for shape in &shapes {
            assert!(known.contains(&shape.as_str()), "{shape} is not drawn");
        }
        let all: std::collections::BTreeSet<_> = shapes.iter().collect();
        assert_eq!(all.len(), Benefit::ALL.len());
    }
}
