//! The board: the clock, the mat, the track of points and what journeys are worth.

use antedate_decks::trek::{Benefit, TrekData};

use super::tokens::token;
use crate::canvas::{Align, Area, Canvas, Printer};
use crate::colours::{CREAM, Colour, GOLD, INK, RULE, SOFT, WHITE};
use crate::words::Words;

const GREEN: Colour = [0x27, 0x48, 0x3d];
/// The clock's face, and a space on it: a watch of 18 mm lies there.
const DIAL: f32 = 88.0;
const HOUR: f32 = 10.5;
/// The track has rows of ten.
const TRACK: u8 = 60;

pub(super) fn print(printer: &mut Printer<'_>, data: &TrekData, words: &Words) {
    let (width, height) = printer.paper.size();
    printer.page(|canvas| {
        clock(canvas, data, words, (width / 2.0, 12.0 + DIAL));
        track(canvas, width, 2.0 * DIAL + 20.0, height - 12.0);
    });
    printer.page(|canvas| {
        mat(canvas, data, words, width);
        journeys(canvas, data, words, width);
    });
}

fn clock(canvas: &mut Canvas<'_, '_>, data: &TrekData, words: &Words, (x, y): (f32, f32)) {
    canvas.circle((x, y), DIAL, INK);
    canvas.circle((x, y), DIAL - 1.2, CREAM);
    canvas.motif(
        "pocket-watch",
        Area::new(x - 26.0, y - 26.0, 52.0, 52.0),
        RULE,
    );
    for hour in 1..=12u8 {
        let angle = f32::from(hour) * std::f32::consts::PI / 6.0;
        let place = |r: f32| (x + r * angle.sin(), y - r * angle.cos());
        let (middle, last) = (place(DIAL - HOUR - 7.5), hour == 12);
        canvas.circle(middle, HOUR, if last { GOLD } else { RULE });
        canvas.circle(middle, HOUR - 0.5, WHITE);
        let (nx, ny) = place(DIAL - 4.2);
        let room = Area::new(nx - 5.0, ny - 3.2, 10.0, 6.4);
        canvas.fitted(
            &hour.to_string(),
            &canvas.faces.title,
            room,
            (5.6, 3.0),
            INK,
        );
    }
    // What landing on 12 exactly pays (TR-9).
    let at = (x, y - (DIAL - HOUR - 7.5));
    canvas.circle(at, 4.6, GREEN);
    let room = Area::new(at.0 - 4.0, at.1 - 3.0, 8.0, 6.0);
    let points = format!("+{}", data.punctuality);
    canvas.fitted(&points, &canvas.faces.label, room, (4.6, 2.5), CREAM);
    let title = words.say("trek-clock");
    let room = Area::new(x - 30.0, y + 27.0, 60.0, 9.0);
    canvas.fitted(&title, &canvas.faces.title, room, (6.0, 3.0), SOFT);
}

fn track(canvas: &mut Canvas<'_, '_>, width: f32, top: f32, bottom: f32) {
    let (left, columns) = (14.0, 10);
    let w = (width - 2.0 * left) / columns as f32;
    let rows = f32::from(TRACK / columns);
    let h = ((bottom - top) / rows).min(14.0);
    for n in 0..TRACK {
        let (row, column) = (n / columns, n % columns);
        let space = Area::new(left + f32::from(column) * w, top + f32::from(row) * h, w, h);
        canvas.outline(space, 0.0, 0.3, RULE);
        let at = (space.x + 1.2, space.y + 4.2);
        canvas.write(
            &n.to_string(),
            &canvas.faces.label,
            3.6,
            at,
            Align::Left,
            SOFT,
        );
    }
}

/// Six spaces in a row: the cards are laid above them, and each space says what it adds.
fn mat(canvas: &mut Canvas<'_, '_>, data: &TrekData, words: &Words, width: f32) {
    let left = 14.0;
    let w = (width - 2.0 * left) / data.mat.len() as f32;
    let faces = canvas.faces;
    let room = Area::new(left, 11.0, width - 2.0 * left, 9.0);
    canvas.fitted(&words.say("print-mat"), &faces.title, room, (6.0, 3.0), INK);
    let room = Area::new(left, 21.0, width - 2.0 * left, 10.0);
    canvas.fitted(
        &words.say("print-mat-how"),
        &faces.body,
        room,
        (3.4, 2.2),
        SOFT,
    );
    for (n, benefit) in data.mat.iter().enumerate() {
        let space = Area::new(left + n as f32 * w, 34.0, w, 34.0);
        canvas.fill(space, if n == 0 { RULE } else { CREAM });
        canvas.outline(space, 0.0, 0.4, INK);
        let (x, y) = space.middle();
        match benefit {
            Some(benefit) => {
                token(canvas, words, *benefit, (x, y - 4.0), 7.0);
                named(
                    canvas,
                    words,
                    *benefit,
                    Area::new(space.x + 1.0, y + 6.0, w - 2.0, 8.0),
                );
            }
            None => {
                let room = Area::new(space.x + 1.0, y - 5.0, w - 2.0, 10.0);
                canvas.fitted(
                    &words.say("trek-nothing"),
                    &faces.body,
                    room,
                    (3.6, 2.0),
                    SOFT,
                );
            }
        }
    }
}

pub(super) fn named(canvas: &mut Canvas<'_, '_>, words: &Words, benefit: Benefit, room: Area) {
    let name = words.say(&format!("token-{}", benefit.name()));
    canvas.fitted(&name, &canvas.faces.label, room, (3.4, 1.8), INK);
}

/// What a journey is worth by its length (TR-21).
fn journeys(canvas: &mut Canvas<'_, '_>, data: &TrekData, words: &Words, width: f32) {
    let left = 14.0;
    let w = (width - 2.0 * left) / data.journey.len() as f32;
    let faces = canvas.faces;
    let room = Area::new(left, 84.0, width - 2.0 * left, 9.0);
    canvas.fitted(
        &words.say("trek-strip"),
        &faces.title,
        room,
        (6.0, 3.0),
        INK,
    );
    for (n, points) in data.journey.iter().enumerate() {
        let space = Area::new(left + n as f32 * w, 97.0, w, 24.0);
        canvas.outline(space, 0.0, 0.4, INK);
        let upper = Area::new(space.x, space.y, w, 10.0);
        canvas.fill(upper, RULE);
        canvas.fitted(&(n + 1).to_string(), &faces.label, upper, (5.0, 3.0), INK);
        let lower = Area::new(space.x, space.y + 10.0, w, 14.0);
        canvas.fitted(&points.to_string(), &faces.title, lower, (7.5, 3.0), GREEN);
    }
    let beyond = [
        ("n", data.journey.len() as i64),
        ("points", data.journey_beyond.into()),
    ];
    let room = Area::new(left, 123.0, width - 2.0 * left, 8.0);
    canvas.fitted(
        &words.say_with("trek-strip-beyond", &beyond),
        &faces.body,
        room,
        (3.8, 2.2),
        SOFT,
    );
}
