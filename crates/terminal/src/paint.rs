//! Rows on a real terminal: sixteen colours, or none.

use antedate_wire::TokenName;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

use crate::blocks::{Block, Row, Tone};

/// Whether colours may be used: not when `NO_COLOR` is set to anything.
pub(crate) fn has_colour() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Paints rows from the top left.
pub(crate) fn paint(frame: &mut Frame<'_>, rows: &[Row], colour: bool) {
    let area = frame.area();
    paint_at(frame, rows, Position::new(area.x, area.y), colour);
}

fn paint_at(frame: &mut Frame<'_>, rows: &[Row], at: Position, colour: bool) {
    let area = frame.area();
    for (row, y) in rows.iter().zip(at.y..area.bottom()) {
        let spans = row.0.iter();
        let spans = spans.map(|piece| Span::styled(piece.text.clone(), style(piece.tone, colour)));
        let line = Line::from_iter(spans);
        let wide = area.right().saturating_sub(at.x);
        frame.buffer_mut().set_line(at.x, y, &line, wide);
    }
}

/// Paints a block in the middle, over what is there.
pub(crate) fn paint_over(frame: &mut Frame<'_>, block: &Block, colour: bool) {
    let area = frame.area();
    let wide = block.iter().map(Row::width).max().unwrap_or(0);
    let wide = u16::try_from(wide).unwrap_or(u16::MAX).min(area.width);
    let tall = u16::try_from(block.len())
        .unwrap_or(u16::MAX)
        .min(area.height);
    let place = Rect {
        x: area.x + (area.width - wide) / 2,
        y: area.y + (area.height - tall) / 2,
        width: wide,
        height: tall,
    };
    frame.render_widget(Clear, place);
    paint_at(frame, block, Position::new(place.x, place.y), colour);
}

/// Returns how a tone looks. Without colour, weight and reversal say what shapes and
/// words do not.
fn style(tone: Tone, colour: bool) -> Style {
    let plain = Style::new();
    let (painted, bare) = match tone {
        Tone::Plain => (plain, plain),
        Tone::Dim => (plain.fg(Color::DarkGray), plain.add_modifier(Modifier::DIM)),
        Tone::Strong => (bold(plain), bold(plain)),
        Tone::Bar => (
            bold(plain.fg(Color::White).bg(Color::Blue)),
            plain.add_modifier(Modifier::REVERSED),
        ),
        Tone::Date => (bold(plain.fg(Color::Yellow)), bold(plain)),
        Tone::Focus => (
            bold(plain.fg(Color::Black).bg(Color::Yellow)),
            bold(plain).add_modifier(Modifier::REVERSED),
        ),
        Tone::Choice => (bold(plain.fg(Color::Cyan)), bold(plain)),
        Tone::Good => (bold(plain.fg(Color::Green)), bold(plain)),
        Tone::Bad => (bold(plain.fg(Color::Red)), bold(plain)),
        Tone::Warn => (bold(plain.fg(Color::Magenta)), bold(plain)),
        Tone::Seat(seat) => (
            bold(plain.fg(SEATS[usize::from(seat) % SEATS.len()])),
            bold(plain),
        ),
        Tone::Topic(topic) => (plain.fg(TOPICS[usize::from(topic) % TOPICS.len()]), plain),
        Tone::Token(token) => (bold(plain.fg(token_colour(token))), bold(plain)),
    };
    if colour { painted } else { bare }
}

fn bold(style: Style) -> Style {
    style.add_modifier(Modifier::BOLD)
}

const SEATS: [Color; 8] = [
    Color::LightCyan,
    Color::LightMagenta,
    Color::LightYellow,
    Color::LightGreen,
    Color::LightRed,
    Color::LightBlue,
    Color::White,
    Color::Gray,
];

const TOPICS: [Color; 8] = [
    Color::Cyan,
    Color::Green,
    Color::Magenta,
    Color::Red,
    Color::LightBlue,
    Color::LightGreen,
    Color::LightMagenta,
    Color::LightRed,
];

fn token_colour(token: TokenName) -> Color {
    match token {
        TokenName::Person => Color::LightRed,
        TokenName::Event => Color::LightBlue,
        TokenName::Innovation => Color::LightYellow,
        TokenName::Progress => Color::LightGreen,
        TokenName::Wild => Color::White,
        TokenName::Crystal => Color::LightCyan,
    }
}
