//! Text in blocks: rows of pieces, each with a tone. Both faces are built of these; the
//! full screen paints the tones, the plain face prints the words alone.

use antedate_wire::TokenName;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How a piece of text is meant. Nothing is said by tone alone: a word, a mark or a shape
/// says it too, for terminals without colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Tone {
    /// Ordinary text.
    #[default]
    Plain,
    /// Of less weight.
    Dim,
    /// Of more weight.
    Strong,
    /// The bar at the top.
    Bar,
    /// A date.
    Date,
    /// What is chosen now.
    Focus,
    /// A place that can be chosen.
    Choice,
    /// Right.
    Good,
    /// Wrong.
    Bad,
    /// Worth a look: banners.
    Warn,
    /// The seat of a player, by number.
    Seat(u16),
    /// The topic of a card, by its place among the tints.
    Topic(u8),
    /// A token of trek.
    Token(TokenName),
}

/// A run of text in one tone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

/// One row of the screen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Row(pub(crate) Vec<Piece>);

/// Rows that belong together.
pub(crate) type Block = Vec<Row>;

impl Row {
    pub(crate) fn new(text: impl Into<String>, tone: Tone) -> Row {
        Row::default().and(text, tone)
    }

    pub(crate) fn plain(text: impl Into<String>) -> Row {
        Row::new(text, Tone::Plain)
    }

    /// Returns the row with another piece at its end.
    pub(crate) fn and(mut self, text: impl Into<String>, tone: Tone) -> Row {
        self.push(text, tone);
        self
    }

    pub(crate) fn push(&mut self, text: impl Into<String>, tone: Tone) {
        let text = text.into();
        if !text.is_empty() {
            self.0.push(Piece { text, tone });
        }
    }

    pub(crate) fn append(&mut self, other: Row) {
        self.0.extend(other.0);
    }

    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|piece| width(&piece.text)).sum()
    }

    /// Returns the words without their tones.
    pub(crate) fn text(&self) -> String {
        self.0.iter().map(|piece| piece.text.as_str()).collect()
    }

    /// Fills the row with spaces up to a width.
    pub(crate) fn padded(mut self, to: usize) -> Row {
        let missing = to.saturating_sub(self.width());
        self.push(" ".repeat(missing), Tone::Plain);
        self
    }

    /// Fills the row with spaces of one tone, for bars.
    pub(crate) fn filled(mut self, to: usize, tone: Tone) -> Row {
        let missing = to.saturating_sub(self.width());
        self.push(" ".repeat(missing), tone);
        self
    }
}

/// Returns the columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// Breaks a text into lines of at most `to` columns, between words where it can.
pub(crate) fn wrap(text: &str, to: usize) -> Vec<String> {
    let to = to.max(1);
    let mut lines = vec![String::new()];
    // A space that must not break is part of its word.
    let words = text.split([' ', '\n', '\t']);
    for word in words.filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("never empty");
        let room = to.saturating_sub(width(line));
        if line.is_empty() && width(word) <= to {
            line.push_str(word);
        } else if width(word) < room {
            line.push(' ');
            line.push_str(word);
        } else if width(word) <= to {
            lines.push(word.to_owned());
        } else {
            break_word(&mut lines, word, to);
        }
    }
    lines
}

/// Breaks a word that is longer than a line, after its own hyphen if it has one there.
fn break_word(lines: &mut Vec<String>, word: &str, to: usize) {
    if lines.last().is_some_and(|line| !line.is_empty()) {
        lines.push(String::new());
    }
    let mut rest = word;
    while width(rest) > to {
        let fitting = clip(rest, to.saturating_sub(1).max(1));
        let hyphen = fitting.rfind('-').filter(|at| *at > 0);
        let (part, mark) = match hyphen {
            Some(at) => (&rest[..=at], ""),
            None => (&rest[..fitting.len()], if to > 1 { "-" } else { "" }),
        };
        let line = lines.last_mut().expect("never empty");
        line.push_str(part);
        line.push_str(mark);
        lines.push(String::new());
        rest = &rest[part.len()..];
    }
    lines.last_mut().expect("never empty").push_str(rest);
}

/// Returns the longest beginning that takes at most `to` columns.
fn clip(text: &str, to: usize) -> &str {
    let mut used = 0;
    for (at, c) in text.char_indices() {
        used += c.width().unwrap_or(0);
        if used > to {
            return &text[..at];
        }
    }
    text
}

/// Shortens a text to at most `to` columns, with a sign that there is more.
pub(crate) fn shorten(text: &str, to: usize) -> String {
    if width(text) <= to {
        return text.to_owned();
    }
    if to == 0 {
        return String::new();
    }
    format!("{}…", clip(text, to - 1).trim_end())
}

/// Breaks a text into rows of one tone.
pub(crate) fn paragraph(text: &str, to: usize, tone: Tone) -> Block {
    let lines = text.lines().flat_map(|line| wrap(line, to));
    lines.map(|line| Row::new(line, tone)).collect()
}

/// Puts blocks side by side, each as wide as its widest row, `gap` columns apart.
pub(crate) fn beside(blocks: Vec<Block>, gap: usize) -> Block {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let mut rows = vec![Row::default(); height];
    let mut at = 0;
    for (n, block) in blocks.into_iter().enumerate() {
        let left = at + if n == 0 { 0 } else { gap };
        let wide = block.iter().map(Row::width).max().unwrap_or(0);
        for (row, part) in rows.iter_mut().zip(block) {
            *row = std::mem::take(row).padded(left);
            row.append(part);
        }
        at = left + wide;
    }
    rows
}

/// What a box is drawn with.
pub(crate) struct Frame<'a> {
    /// The width, borders included.
    pub(crate) width: usize,
    /// What stands in the upper border.
    pub(crate) top: Row,
    /// What stands in the lower border.
    pub(crate) bottom: Row,
    /// The tone of the border.
    pub(crate) tone: Tone,
    /// A border of double lines, for what is chosen: it shows without colour too.
    pub(crate) double: bool,
    /// The rows inside.
    pub(crate) rows: &'a [Row],
}

/// Draws a box around rows. What is too wide for a border is shortened.
pub(crate) fn boxed(frame: Frame<'_>) -> Block {
    let inner = frame.width.saturating_sub(2);
    let [tl, tr, bl, br, h, v] = match frame.double {
        true => ["╔", "╗", "╚", "╝", "═", "║"],
        false => ["╭", "╮", "╰", "╯", "─", "│"],
    };
    let border = |left: &str, label: Row, right: &str| {
        let label = shortened(label, inner.saturating_sub(1));
        let mut row = Row::new(left, frame.tone);
        if label.width() > 0 {
            row.push(h, frame.tone);
        }
        row.append(label);
        let missing = (inner + 1).saturating_sub(row.width());
        row.push(h.repeat(missing), frame.tone);
        row.and(right, frame.tone)
    };
    let mut block = vec![border(tl, frame.top, tr)];
    for row in frame.rows {
        let mut line = Row::new(v, frame.tone);
        line.append(shortened(row.clone(), inner));
        block.push(line.padded(inner + 1).and(v, frame.tone));
    }
    block.push(border(bl, frame.bottom, br));
    block
}

/// Where a label goes in a box of some inner width: into the border if it fits there, or
/// else broken into rows inside. Nothing of a date is ever cut off.
pub(crate) fn label(text: &str, inner: usize, tone: Tone) -> (Row, Block) {
    match width(text) < inner {
        true => (Row::new(text, tone), Block::new()),
        false => (Row::default(), paragraph(text, inner, tone)),
    }
}

/// Shortens a row of pieces to at most `to` columns.
pub(crate) fn shortened(row: Row, to: usize) -> Row {
    if row.width() <= to {
        return row;
    }
    let mut short = Row::default();
    for piece in row.0 {
        let room = to.saturating_sub(short.width());
        if width(&piece.text) <= room && room > 0 {
            short.push(piece.text, piece.tone);
        } else {
            short.push(shorten(&piece.text, room), piece.tone);
            break;
        }
    }
    short
}

/// Joins words into rows of at most `to` columns; a word is never broken.
pub(crate) fn flow(words: Vec<Row>, gap: &str, to: usize) -> Block {
    let mut rows: Block = Vec::new();
    for word in words {
        match rows.last_mut() {
            Some(row) if row.width() + width(gap) + word.width() <= to => {
                row.push(gap, Tone::Dim);
                row.append(word);
            }
            _ => rows.push(shortened(word, to)),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn words_are_kept_whole_where_they_fit() {
        let lines = wrap("The Great Pyramid of Giza is completed", 12);
        assert_eq!(lines, ["The Great", "Pyramid of", "Giza is", "completed"]);
        assert_eq!(wrap("Stockton-Darlington", 12), ["Stockton-", "Darlington"]);
        assert_eq!(wrap("фотографирования", 10), ["фотографи-", "рования"]);
        assert_eq!(wrap("", 10), [""]);
    }

    #[test]
    fn a_box_is_as_wide_as_it_is_told() {
        let rows = [Row::plain("far too long for this"), Row::plain("short")];
        let block = boxed(Frame {
            width: 12,
            top: Row::plain("a very long label"),
            bottom: Row::default(),
            tone: Tone::Plain,
            double: false,
            rows: &rows,
        });
        assert!(block.iter().all(|row| row.width() == 12), "{block:?}");
    }

    #[test]
    fn blocks_stand_side_by_side() {
        let block = beside(
            vec![
                vec![Row::plain("one"), Row::plain("three")],
                vec![Row::plain("two")],
            ],
            2,
        );
        let texts: Vec<String> = block.iter().map(Row::text).collect();
        assert_eq!(texts, ["one    two", "three"]);
    }

    proptest! {
        #[test]
        fn no_line_is_too_wide_and_no_letter_is_lost(text in "[a-zA-Zżółćш ,-]{0,80}", to in 2usize..30) {
            let lines = wrap(&text, to);
            prop_assert!(lines.iter().all(|line| width(line) <= to), "{lines:?}");
            let letters = |text: &str| text.chars().filter(|c| c.is_alphabetic()).collect::<String>();
            prop_assert_eq!(letters(&lines.concat()), letters(&text));
        }

        #[test]
        fn a_shortened_text_fits(text in "\\PC{0,40}", to in 0usize..20) {
            prop_assert!(width(&shorten(&text, to)) <= to);
        }
    }
}
