//! What is read and kept apart from the cards: the rules, on two pages a game, and the table of
//! dates.

use antedate_decks::{Deck, DeckKind, typeset};

use crate::canvas::{Align, Area, Canvas, Faces, Printer};
use crate::colours::{INK, RULE, SOFT};
use crate::text::{LEADING, fit, wrap};
use crate::words::{Chapter, Words};
use crate::{Job, Paper};

/// The edge of a page that is read.
const EDGE: f32 = 14.0;
/// Between two columns.
const GUTTER: f32 = 8.0;
/// What the title of a page takes.
const HEAD: f32 = 17.0;
/// What the rules of a game may take.
const PAGES_OF_RULES: usize = 2;
/// The size of the rules' letters: at most, at least if they stand on one page, and at least.
const LARGEST: f32 = 4.2;
const READABLE: f32 = 3.5;
const SMALLEST: f32 = 2.2;

pub(crate) fn print(printer: &mut Printer<'_>, job: &Job<'_>, words: &Words) {
    for game in games(job.deck.kind) {
        rules(printer, job, words, game);
    }
    dates(printer, job, words);
}

/// The games that a deck is printed for.
fn games(kind: DeckKind) -> &'static [&'static str] {
    match kind {
        DeckKind::Classic => &["timeline"],
        DeckKind::Twist | DeckKind::Saga => &["timeline", "twist"],
        DeckKind::Trek => &["trek"],
    }
}

/// One line of a column.
enum Line {
    Heading(String),
    Text(String),
    Space,
}

/// The columns of a page.
fn columns(paper: Paper, n: usize) -> Vec<Area> {
    let (width, height) = paper.size();
    let each = (width - 2.0 * EDGE - (n - 1) as f32 * GUTTER) / n as f32;
    let top = EDGE + HEAD;
    let column = |at: usize| {
        let x = EDGE + at as f32 * (each + GUTTER);
        Area::new(x, top, each, height - top - EDGE)
    };
    (0..n).map(column).collect()
}

fn head(canvas: &mut Canvas<'_, '_>, paper: Paper, title: &str) {
    let width = paper.size().0 - 2.0 * EDGE;
    let room = Area::new(EDGE, EDGE - 3.0, width, 11.0);
    canvas.fitted(title, &canvas.faces.title, room, (8.0, 4.0), INK);
    canvas.line((EDGE, EDGE + 10.5), (EDGE + width, EDGE + 10.5), 0.3, RULE);
}

fn rules(printer: &mut Printer<'_>, job: &Job<'_>, words: &Words, game: &str) {
    let book = words.book(game);
    let columns = columns(printer.paper, 2);
    let room = (columns[0].w, columns[0].h);
    let (size, lines) = set_rules(&book, &printer.faces, room);
    let title = words.say(&format!("game-{game}"));
    let per_page = columns.len();
    let split = split_into_columns(lines, size, room.1);
    for page in split.chunks(per_page) {
        printer.page(|canvas| {
            head(canvas, job.paper, &title);
            for (area, lines) in columns.iter().zip(page) {
                let mut y = area.y;
                for line in lines {
                    y += height_of(line, size);
                    write_line(canvas, line, size, (area.x, y - size * 0.3));
                }
            }
        });
    }
}

fn write_line(canvas: &mut Canvas<'_, '_>, line: &Line, size: f32, at: (f32, f32)) {
    match line {
        Line::Heading(text) => {
            let face = &canvas.faces.title;
            canvas.write(text, face, size * 1.25, at, Align::Left, INK);
        }
        Line::Text(text) => canvas.write(text, &canvas.faces.body, size, at, Align::Left, INK),
        Line::Space => {}
    }
}

fn height_of(line: &Line, size: f32) -> f32 {
    match line {
        Line::Heading(_) => size * 1.9,
        Line::Text(_) => size * LEADING,
        Line::Space => size * 0.5,
    }
}

/// Breaks the rules into lines: on one page if they can be read there, else on two, as large as
/// they fit.
fn set_rules(book: &[Chapter], faces: &Faces, (width, height): (f32, f32)) -> (f32, Vec<Line>) {
    let fits = |size: f32, pages: usize| {
        let lines = lines_of(book, faces, size, width);
        split_into_columns(lines, size, height).len() <= 2 * pages
    };
    let sizes = |most: f32, least: f32| {
        std::iter::successors(Some(most), |size| Some(size * 0.97)).take_while(move |s| *s > least)
    };
    let one_page = sizes(LARGEST, READABLE).find(|size| fits(*size, 1));
    let two_pages = || sizes(LARGEST, SMALLEST).find(|size| fits(*size, PAGES_OF_RULES));
    let size = one_page.or_else(two_pages).unwrap_or(SMALLEST);
    (size, lines_of(book, faces, size, width))
}

fn lines_of(book: &[Chapter], faces: &Faces, size: f32, width: f32) -> Vec<Line> {
    let mut lines = Vec::new();
    for chapter in book {
        let heading = wrap(&chapter.title, &faces.title, size * 1.25, width);
        lines.extend(heading.into_iter().map(Line::Heading));
        for paragraph in &chapter.paragraphs {
            let text = wrap(paragraph, &faces.body, size, width);
            lines.extend(text.into_iter().map(Line::Text));
            lines.push(Line::Space);
        }
    }
    lines
}

/// Fills one column after the other. A heading never stands last in its column.
fn split_into_columns(lines: Vec<Line>, size: f32, height: f32) -> Vec<Vec<Line>> {
    let mut columns: Vec<Vec<Line>> = vec![Vec::new()];
    let mut used = 0.0;
    for line in lines {
        let needs = match line {
            Line::Heading(_) => height_of(&line, size) + 2.0 * size * LEADING,
            Line::Text(_) | Line::Space => height_of(&line, size),
        };
        if used + needs > height {
            columns.push(Vec::new());
            used = 0.0;
        }
        let column = columns.last_mut().expect("there is one from the start");
        if column.is_empty() && matches!(line, Line::Space) {
            continue;
        }
        used += height_of(&line, size);
        column.push(line);
    }
    columns
}

/// All dates in order, for whoever keeps the table: it is not for players.
fn dates(printer: &mut Printer<'_>, job: &Job<'_>, words: &Words) {
    const SIZE: f32 = 2.9;
    let rows = dates_of(job.deck, job);
    let columns = columns(printer.paper, 2);
    let n_rows = (columns[0].h / (SIZE * 1.5)).floor() as usize;
    let name = typeset(job.deck.name(job.lang), job.lang);
    let title = format!("{name} – {}", words.say("print-dates"));
    for page in rows.chunks(n_rows * columns.len()) {
        printer.page(|canvas| {
            head(canvas, job.paper, &title);
            let how = words.say("print-dates-how");
            let note = Area::new(EDGE, EDGE + 11.0, job.paper.size().0 - 2.0 * EDGE, 4.5);
            canvas.fitted(&how, &canvas.faces.body, note, (2.9, 2.0), SOFT);
            for (area, rows) in columns.iter().zip(page.chunks(n_rows)) {
                let mut y = area.y + SIZE;
                for (label, title) in rows {
                    date_row(canvas, (label, title), SIZE, (area.x, y), area.w);
                    y += SIZE * 1.5;
                }
            }
        });
    }
}

fn date_row(
    canvas: &mut Canvas<'_, '_>,
    (label, title): (&str, &str),
    size: f32,
    (x, y): (f32, f32),
    width: f32,
) {
    /// What the date takes of a row.
    const SHARE: f32 = 0.3;
    let (label_face, body) = (&canvas.faces.label, &canvas.faces.body);
    let label = fit(
        label,
        label_face,
        (width * SHARE, size * LEADING),
        (size, 1.6),
    );
    let rest = width * (1.0 - SHARE) - 2.0;
    let title = fit(title, body, (rest, size * LEADING), (size, 1.6));
    let at = (x + width * SHARE, y);
    canvas.write(
        &label.lines.join(" "),
        label_face,
        label.size,
        at,
        Align::Right,
        INK,
    );
    let at = (x + width * SHARE + 2.0, y);
    canvas.write(
        &title.lines.join(" "),
        body,
        title.size,
        at,
        Align::Left,
        INK,
    );
}

fn dates_of(deck: &Deck, job: &Job<'_>) -> Vec<(String, String)> {
    let mut cards: Vec<_> = deck.cards.iter().collect();
    cards.sort_by_key(|card| (card.value(), &card.id));
    let row = |card| {
        let (front, back) = (deck.front(card, job.lang), deck.back(card, job.lang));
        (
            typeset(&back.label, job.lang),
            typeset(front.title, job.lang),
        )
    };
    cards.into_iter().map(row).collect()
}
