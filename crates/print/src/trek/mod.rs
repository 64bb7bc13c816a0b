//! Everything of the box of trek: cards of three days, ancestors, time warps, itineraries, the
//! board and the tokens.

mod board;
mod itineraries;
mod pieces;
mod tokens;

use antedate_decks::trek::{Ancestor, Benefit, Price, TrekData, Warp};
use antedate_decks::{Card, typeset};

use crate::Job;
use crate::canvas::{Align, Area, Canvas, Printer};
use crate::cards::{CARD, picture, story, tint};
use crate::colours::{CREAM, Colour, DAYS, GOLD, INK, SOFT, WHITE};
use crate::sheets::{Side, print_cards};
use crate::text::fit;
use crate::words::Words;

use self::tokens::token;

/// The border of a card.
const BORDER: f32 = 3.5;
/// The radius of the hours.
const HOURS: f32 = 6.2;
/// How far it is from one token to the next.
const STEP: f32 = 8.4;

pub(crate) fn print(printer: &mut Printer<'_>, job: &Job<'_>, data: &TrekData, words: &Words) {
    history(printer, job, words);
    ancestors(printer, job, data, words);
    warps(printer, job, data, words);
    itineraries::print(printer, job, data, words);
    board::print(printer, data, words);
    pieces::print(printer, words);
}

/// The three day decks, one after the other.
fn history(printer: &mut Printer<'_>, job: &Job<'_>, words: &Words) {
    let day_of = |card: &Card| card.trek.as_ref().map_or(1, |trek| trek.day);
    let mut cards: Vec<&Card> = job.deck.cards.iter().collect();
    cards.sort_by_key(|card| day_of(card));
    print_cards(printer, CARD, cards.len(), |canvas, n, side, area| {
        let day = day_of(cards[n]);
        match side {
            Side::Front => departure(canvas, job, words, cards[n], area),
            Side::Back => {
                let name = words.say_with("trek-day", &[("day", day.into())]);
                let colour = DAYS[usize::from(day.clamp(1, 3) - 1)];
                plain_back(canvas, &name, "pocket-watch", colour, area);
            }
        }
    });
}

/// A back that tells nothing but which pile a card is of.
fn plain_back(canvas: &mut Canvas<'_, '_>, name: &str, motif: &str, colour: Colour, area: Area) {
    canvas.fill(area, INK);
    canvas.fill_rounded(area.inset(BORDER), 2.0, colour);
    canvas.outline(area.inset(BORDER + 2.0), 1.5, 0.4, GOLD);
    let (x, y) = area.middle();
    canvas.motif(motif, Area::new(x - 17.0, y - 26.0, 34.0, 34.0), CREAM);
    let room = Area::new(area.x + 9.0, y + 12.0, area.w - 18.0, 14.0);
    canvas.fitted(name, &canvas.faces.title, room, (8.0, 3.5), CREAM);
}

fn departure(canvas: &mut Canvas<'_, '_>, job: &Job<'_>, words: &Words, card: &Card, area: Area) {
    let (deck, lang) = (job.deck, job.lang);
    let (front, back) = (deck.front(card, lang), deck.back(card, lang));
    let tint = tint(deck, &card.topic);
    let inner = area.inset(BORDER);
    canvas.fill(area, WHITE);
    picture(canvas, front.motif, inner, tint);
    let trek = card.trek.as_ref();
    hours(
        canvas,
        words,
        inner,
        trek.map_or(0, |trek| trek.hours),
        tint,
    );
    let benefits = trek.map_or(&[][..], |trek| &trek.benefits);
    tokens_in_row(
        canvas,
        words,
        benefits,
        (inner.x + inner.w - 5.4, inner.y + 5.4),
    );
    let label = typeset(&back.label, lang);
    let date = Area::new(inner.x + 1.0, inner.y + 44.5, inner.w - 2.0, 8.5);
    canvas.fitted(&label, &canvas.faces.title, date, (7.0, 3.0), tint);
    let title = typeset(front.title, lang);
    let room = Area::new(inner.x + 1.0, inner.y + 53.0, inner.w - 2.0, 11.5);
    canvas.fitted(&title, &canvas.faces.title, room, (4.2, 2.4), INK);
    story(
        canvas,
        deck,
        card,
        lang,
        Area::new(inner.x + 1.5, inner.y + 65.5, inner.w - 3.0, 15.5),
    );
}

/// The hours a visit takes, in the upper left corner.
fn hours(canvas: &mut Canvas<'_, '_>, words: &Words, inner: Area, n: u8, colour: Colour) {
    let middle = (inner.x + HOURS + 0.8, inner.y + HOURS + 0.8);
    canvas.circle(middle, HOURS, GOLD);
    canvas.circle(middle, HOURS - 0.6, CREAM);
    let said = format!("{n}\u{a0}{}", words.say("trek-h"));
    let room = Area::new(middle.0 - 5.0, middle.1 - 4.0, 10.0, 8.0);
    canvas.fitted(&said, &canvas.faces.label, room, (5.2, 2.4), colour);
}

/// Tokens one below the other, from a corner down.
fn tokens_in_row(
    canvas: &mut Canvas<'_, '_>,
    words: &Words,
    benefits: &[Benefit],
    (x, y): (f32, f32),
) {
    for (n, benefit) in benefits.iter().enumerate() {
        token(canvas, words, *benefit, (x, y + n as f32 * STEP), 3.9);
    }
}

fn ancestors(printer: &mut Printer<'_>, job: &Job<'_>, data: &TrekData, words: &Words) {
    // With fewer faces than cards some are printed twice.
    let pile = usize::from(data.ancestor_pile.iter().copied().max().unwrap_or(0));
    let n = if data.ancestors.is_empty() { 0 } else { pile };
    let name = words.say("trek-ancestor");
    print_cards(printer, CARD, n, |canvas, n, side, area| match side {
        Side::Front => ancestor(
            canvas,
            job,
            words,
            data,
            &data.ancestors[n % data.ancestors.len()],
            area,
        ),
        Side::Back => plain_back(canvas, &name, "campfire", [0x4c, 0x4a, 0x86], area),
    });
}

fn ancestor(
    canvas: &mut Canvas<'_, '_>,
    job: &Job<'_>,
    words: &Words,
    data: &TrekData,
    one: &Ancestor,
    area: Area,
) {
    let inner = area.inset(BORDER);
    let text = job.deck.ancestor_text(&one.id, job.lang);
    let (title, note) = text.map_or(("", ""), |text| (text.title.as_str(), text.note.as_str()));
    canvas.fill(area, WHITE);
    picture(canvas, &one.motif, inner, [0x4c, 0x4a, 0x86]);
    hours(
        canvas,
        words,
        inner,
        data.ancestor_hours,
        [0x4c, 0x4a, 0x86],
    );
    let corner = (inner.x + inner.w - 5.4, inner.y + 5.4);
    tokens_in_row(canvas, words, &data.ancestor_benefits, corner);
    let room = Area::new(inner.x + 1.0, inner.y + 46.0, inner.w - 2.0, 13.0);
    canvas.fitted(
        &typeset(title, job.lang),
        &canvas.faces.title,
        room,
        (5.2, 2.6),
        INK,
    );
    let body = &canvas.faces.body;
    let room = Area::new(inner.x + 1.5, inner.y + 61.0, inner.w - 3.0, 19.0);
    let fitted = fit(&typeset(note, job.lang), body, (room.w, room.h), (3.2, 1.9));
    canvas.lines(&fitted, body, room, Align::Middle, true, SOFT);
}

fn warps(printer: &mut Printer<'_>, job: &Job<'_>, data: &TrekData, words: &Words) {
    let name = words.say("trek-warps");
    print_cards(
        printer,
        CARD,
        data.warps.len(),
        |canvas, n, side, area| match side {
            Side::Front => warp(canvas, job, words, &data.warps[n], area),
            Side::Back => plain_back(canvas, &name, "hourglass", [0x7d, 0x35, 0x62], area),
        },
    );
}

fn warp(canvas: &mut Canvas<'_, '_>, job: &Job<'_>, words: &Words, warp: &Warp, area: Area) {
    let inner = area.inset(BORDER);
    let colour = [0x7d, 0x35, 0x62];
    canvas.fill(area, WHITE);
    canvas.fill_rounded(Area::new(inner.x, inner.y, inner.w, 30.0), 2.0, colour);
    canvas.motif(
        "hourglass",
        Area::new(inner.x, inner.y + 3.0, inner.w, 24.0),
        CREAM,
    );
    let kind = warp.kind.name();
    let (x, w) = (inner.x + 1.5, inner.w - 3.0);
    let title = typeset(job.deck.warp_name(&warp.id, job.lang), job.lang);
    let faces = canvas.faces;
    canvas.fitted(
        &title,
        &faces.title,
        Area::new(x, inner.y + 31.5, w, 12.0),
        (5.4, 2.8),
        INK,
    );
    let kind_name = words.say(&format!("warp-{kind}"));
    canvas.fitted(
        &kind_name,
        &faces.label,
        Area::new(x, inner.y + 44.0, w, 6.0),
        (3.6, 2.2),
        colour,
    );
    let does = words.say(&format!("warp-does-{kind}"));
    canvas.fitted(
        &does,
        &faces.body,
        Area::new(x, inner.y + 51.0, w, 20.0),
        (3.7, 2.2),
        INK,
    );
    canvas.fill_rounded(
        Area::new(inner.x + 6.0, inner.y + 72.5, inner.w - 12.0, 7.5),
        3.7,
        GOLD,
    );
    let room = Area::new(inner.x + 8.0, inner.y + 73.0, inner.w - 16.0, 6.5);
    canvas.fitted(
        &price(warp.price, words),
        &faces.label,
        room,
        (3.8, 2.2),
        INK,
    );
}

fn price(price: Price, words: &Words) -> String {
    match price {
        Price::Crystals(0) | Price::Hours(0) => words.say("warp-free"),
        Price::Crystals(n) => words.say_with("warp-costs-crystals", &[("n", n.into())]),
        Price::Hours(n) => words.say_with("warp-costs-hours", &[("n", n.into())]),
    }
}
