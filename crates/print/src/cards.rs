//! Cards with a date (D-1): the front has a white border and says what happened, the back has a
//! dark one and says when.

use antedate_decks::{Card, Deck, DeckKind, Lang, typeset};

use crate::Job;
use crate::canvas::{Align, Area, Canvas, Printer};
use crate::colours::{CREAM, Colour, GOLD, INK, RULE, SOFT, TINTS, WHITE};
use crate::sheets::{Side, print_cards};
use crate::text::fit;
use crate::words::Words;

/// The usual size of playing cards, for which there are sleeves.
pub(crate) const CARD: (f32, f32) = (63.0, 88.0);
/// The border of a card.
const BORDER: f32 = 3.5;
/// The picture, from the upper border on.
const PICTURE: f32 = 44.0;
/// How large a sign in a corner is.
const ICON: f32 = 11.0;

pub(crate) fn print(printer: &mut Printer<'_>, job: &Job<'_>, _: &Words) {
    let deck = job.deck;
    print_cards(printer, CARD, deck.cards.len(), |canvas, n, side, area| {
        let card = &deck.cards[n];
        match side {
            Side::Front => front(canvas, deck, card, job.lang, area),
            Side::Back => back(canvas, deck, card, job.lang, area),
        }
    });
}

/// Returns the colour of a topic.
pub(crate) fn tint(deck: &Deck, topic: &str) -> Colour {
    let at = deck.topics.iter().position(|other| other == topic);
    TINTS[at.unwrap_or(0) % TINTS.len()]
}

fn front(canvas: &mut Canvas<'_, '_>, deck: &Deck, card: &Card, lang: Lang, area: Area) {
    let words = deck.front(card, lang);
    let tint = tint(deck, &card.topic);
    let inner = area.inset(BORDER);
    canvas.fill(area, WHITE);
    picture(canvas, words.motif, inner, tint);
    corner(canvas, deck.kind, words.icon, inner, INK, WHITE);
    let title = typeset(words.title, lang);
    let room = Area::new(inner.x + 1.5, inner.y + PICTURE + 1.5, inner.w - 3.0, 28.0);
    canvas.fitted(&title, &canvas.faces.title, room, (6.2, 3.0), INK);
    let topic = typeset(words.topic_name, lang);
    let foot = Area::new(inner.x + 1.5, inner.y + inner.h - 4.5, inner.w - 3.0, 4.5);
    canvas.fitted(&topic, &canvas.faces.label, foot, (2.7, 1.8), tint);
}

/// A picture on its tint.
pub(crate) fn picture(canvas: &mut Canvas<'_, '_>, motif: &str, inner: Area, tint: Colour) {
    let plate = Area::new(inner.x, inner.y, inner.w, PICTURE);
    canvas.fill_rounded(plate, 2.0, tint);
    canvas.motif(motif, plate.inset(4.5), CREAM);
}

fn back(canvas: &mut Canvas<'_, '_>, deck: &Deck, card: &Card, lang: Lang, area: Area) {
    let (front, back) = (deck.front(card, lang), deck.back(card, lang));
    let tint = tint(deck, &card.topic);
    let inner = area.inset(BORDER);
    canvas.fill(area, INK);
    canvas.fill_rounded(inner, 2.0, CREAM);
    // A sign in the corner leaves the date less room.
    let aside = if back.icon.is_some() { ICON } else { 0.0 };
    let (left, right) = match is_on_the_right(deck.kind) {
        true => (0.0, aside),
        false => (aside, 0.0),
    };
    let date = Area::new(
        inner.x + 2.0 + left,
        inner.y + 1.5,
        inner.w - 4.0 - left - right,
        12.5,
    );
    let label = typeset(&back.label, lang);
    canvas.fitted(&label, &canvas.faces.title, date, (9.5, 3.0), tint);
    corner(canvas, deck.kind, back.icon, inner, tint, CREAM);
    canvas.line(
        (inner.x + 3.0, inner.y + 15.0),
        (inner.x + inner.w - 3.0, inner.y + 15.0),
        0.3,
        RULE,
    );
    let title = typeset(front.title, lang);
    let room = Area::new(inner.x + 2.5, inner.y + 16.5, inner.w - 5.0, 16.5);
    canvas.fitted(&title, &canvas.faces.title, room, (4.6, 2.6), INK);
    story(
        canvas,
        deck,
        card,
        lang,
        Area::new(inner.x + 3.0, inner.y + 34.5, inner.w - 6.0, 38.0),
    );
    let source = typeset(back.source, lang);
    let foot = Area::new(inner.x + 2.5, inner.y + inner.h - 7.0, inner.w - 5.0, 6.0);
    canvas.fitted(&source, &canvas.faces.body, foot, (2.2, 1.5), SOFT);
}

/// The note, to be read aloud.
pub(crate) fn story(canvas: &mut Canvas<'_, '_>, deck: &Deck, card: &Card, lang: Lang, room: Area) {
    let note = typeset(deck.back(card, lang).note, lang);
    let face = &canvas.faces.body;
    let fitted = fit(&note, face, (room.w, room.h), (4.0, 2.0));
    canvas.lines(&fitted, face, room, Align::Left, true, INK);
}

/// The icon of twist and saga (CO-16), in the corner of its edition.
fn corner(
    canvas: &mut Canvas<'_, '_>,
    kind: DeckKind,
    icon: Option<&str>,
    inner: Area,
    ink: Colour,
    ground: Colour,
) {
    let Some(icon) = icon else {
        return;
    };
    let radius = ICON / 2.0;
    let x = match is_on_the_right(kind) {
        true => inner.x + inner.w - radius - 1.0,
        false => inner.x + radius + 1.0,
    };
    let middle = (x, inner.y + radius + 1.0);
    canvas.circle(middle, radius, GOLD);
    canvas.circle(middle, radius - 0.6, ground);
    let side = ICON * 0.66;
    let area = Area::new(middle.0 - side / 2.0, middle.1 - side / 2.0, side, side);
    canvas.motif(icon, area, ink);
}

/// The edition table (section 5): top left, in the saga top right.
fn is_on_the_right(kind: DeckKind) -> bool {
    kind == DeckKind::Saga
}
