//! The itineraries: four columns of spaces for tokens, with what spaces and rows pay.

use antedate_decks::trek::{Benefit, Experience, Itinerary, Reward, TrekData};
use antedate_decks::typeset;

use super::plain_back;
use super::tokens::token;
use crate::Job;
use crate::canvas::{Area, Canvas, Printer};
use crate::colours::{CREAM, Colour, GOLD, INK, RULE, WHITE};
use crate::sheets::{Side, print_cards};
use crate::words::Words;

/// Large enough for tokens to lie on.
const CARD: (f32, f32) = (88.0, 126.0);
const BORDER: f32 = 4.0;
/// A space: a token of 12 mm and a little more.
const SPACE: f32 = 13.0;
const COLUMN: f32 = 16.0;

pub(super) fn print(printer: &mut Printer<'_>, job: &Job<'_>, data: &TrekData, words: &Words) {
    let name = words.say("trek-your-itineraries");
    let all = &data.itineraries;
    print_cards(
        printer,
        CARD,
        all.len(),
        |canvas, n, side, area| match side {
            Side::Front => itinerary(canvas, job, words, &all[n], area),
            Side::Back => plain_back(canvas, &name, "caravel", [0x22, 0x69, 0x5f], area),
        },
    );
}

fn itinerary(
    canvas: &mut Canvas<'_, '_>,
    job: &Job<'_>,
    words: &Words,
    one: &Itinerary,
    area: Area,
) {
    let inner = area.inset(BORDER);
    canvas.fill(area, WHITE);
    canvas.fill_rounded(inner, 2.0, CREAM);
    let name = typeset(job.deck.itinerary_name(&one.id, job.lang), job.lang);
    let room = Area::new(inner.x + 3.0, inner.y, inner.w - 6.0, 8.0);
    canvas.fitted(&name, &canvas.faces.title, room, (4.4, 2.4), INK);
    let (left, top) = (inner.x + 0.5, inner.y + 8.0);
    for (column, experience) in Experience::ALL.into_iter().enumerate() {
        let x = left + column as f32 * COLUMN + COLUMN / 2.0;
        for (row, reward) in one.columns[column].iter().enumerate() {
            let y = top + row as f32 * SPACE + SPACE / 2.0;
            let space = Area::new(x - 6.3, y - 6.0, 12.6, 12.0);
            canvas.fill_rounded(space, 2.0, WHITE);
            canvas.outline(space, 2.0, 0.35, RULE);
            match reward {
                Some(reward) => pays(canvas, words, *reward, (x, y)),
                None => token(canvas, words, Benefit::Experience(experience), (x, y), 2.2),
            }
        }
        // Which column it is stands below it, where no token ever lies.
        let below = top + one.columns[column].len() as f32 * SPACE + 3.2;
        if one.columns[column].len() < 8 {
            token(
                canvas,
                words,
                Benefit::Experience(experience),
                (x, below),
                2.6,
            );
        }
    }
    rows(canvas, words, one, (left + 4.0 * COLUMN, top));
}

/// What completing a row pays, at its end.
fn rows(canvas: &mut Canvas<'_, '_>, words: &Words, one: &Itinerary, (x, top): (f32, f32)) {
    for (row, reward) in one.rows.iter().enumerate() {
        let Some(reward) = reward else { continue };
        let y = top + row as f32 * SPACE + SPACE / 2.0;
        let arrow = [(x + 0.6, y - 3.0), (x + 3.6, y), (x + 0.6, y + 3.0)];
        canvas.polygon(&arrow, GOLD);
        pays(canvas, words, *reward, (x + 9.0, y));
    }
}

fn pays(canvas: &mut Canvas<'_, '_>, words: &Words, reward: Reward, at: (f32, f32)) {
    const GREEN: Colour = [0x27, 0x48, 0x3d];
    let number = |canvas: &mut Canvas<'_, '_>, n: u8, (x, y): (f32, f32), ink| {
        let room = Area::new(x - 4.0, y - 3.2, 8.0, 6.4);
        canvas.fitted(&n.to_string(), &canvas.faces.label, room, (4.8, 2.5), ink);
    };
    match reward {
        Reward::Points(n) => {
            canvas.circle(at, 4.3, GREEN);
            number(canvas, n, at, CREAM);
        }
        Reward::Crystals(1) => token(canvas, words, Benefit::Crystal, at, 3.6),
        Reward::Crystals(n) => {
            number(canvas, n, (at.0 - 3.2, at.1), INK);
            token(canvas, words, Benefit::Crystal, (at.0 + 2.2, at.1), 3.2);
        }
    }
}
