//! A font that can be measured, and drawn with.

use std::cell::RefCell;
use std::collections::BTreeSet;

use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, MetadataProvider};

/// The narrow space of French, which no font here has.
const NARROW: char = '\u{202f}';
/// A narrow space as a share of a usual one.
const NARROW_SHARE: f32 = 0.6;

/// One of our fonts.
pub(crate) struct Face {
    pub(crate) font: Font,
    letters: Charmap<'static>,
    metrics: GlyphMetrics<'static>,
    units: f32,
    missing: RefCell<BTreeSet<char>>,
}

impl Face {
    /// Reads a font that is part of the program.
    pub(crate) fn of(data: &'static [u8]) -> Face {
        let read = FontRef::new(data).expect("a font of the program can be read");
        let (size, location) = (Size::unscaled(), LocationRef::default());
        Face {
            font: Font::new(data.into(), 0).expect("a font of the program can be embedded"),
            units: f32::from(read.metrics(size, location).units_per_em),
            letters: read.charmap(),
            metrics: read.glyph_metrics(size, location),
            missing: RefCell::default(),
        }
    }

    /// Returns how wide a line is, for a size of 1.
    pub(crate) fn width(&self, line: &str) -> f32 {
        line.chars().map(|letter| self.advance(letter)).sum()
    }

    /// Returns the glyphs of a line, for a size of 1. Letters that the font does not have are
    /// left out and noted.
    pub(crate) fn glyphs(&self, line: &str) -> Vec<KrillaGlyph> {
        let glyph = |(at, letter): (usize, char)| {
            let Some(id) = self.glyph(letter) else {
                self.missing.borrow_mut().insert(letter);
                return None;
            };
            Some(KrillaGlyph::new(
                GlyphId::new(id.to_u32()),
                self.advance(letter),
                0.0,
                0.0,
                0.0,
                at..at + letter.len_utf8(),
                None,
            ))
        };
        line.char_indices().filter_map(glyph).collect()
    }

    /// Returns the letters that were asked for and are not there.
    pub(crate) fn missing(&self) -> BTreeSet<char> {
        self.missing.borrow().clone()
    }

    fn glyph(&self, letter: char) -> Option<skrifa::GlyphId> {
        self.letters.map(stand_in(letter))
    }

    fn advance(&self, letter: char) -> f32 {
        let glyph = self.glyph(letter);
        let wide = glyph.and_then(|glyph| self.metrics.advance_width(glyph));
        let share = if letter == NARROW { NARROW_SHARE } else { 1.0 };
        wide.unwrap_or(0.0) / self.units * share
    }
}

/// Signs that look alike, where the subset fonts have one of them alone.
fn stand_in(letter: char) -> char {
    match letter {
        NARROW => ' ',
        'ʻ' => '‘',
        '→' => '›',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use antedate_decks::{Lang, builtin, builtin_ids, typeset};

    use super::*;
    use crate::fonts;

    #[test]
    fn the_fonts_have_every_letter_of_every_built_in_deck() {
        let (title, body) = (Face::of(fonts::TITLE), Face::of(fonts::BODY));
        for id in builtin_ids() {
            let deck = builtin(id).expect("it is built in").expect("it is sound");
            for (card, lang) in deck
                .cards
                .iter()
                .flat_map(|card| Lang::ALL.map(|lang| (card, lang)))
            {
                title.glyphs(&typeset(deck.front(card, lang).title, lang));
                let back = deck.back(card, lang);
                for text in [&back.label, back.note, back.source] {
                    body.glyphs(&typeset(text, lang));
                }
            }
        }
        assert_eq!((title.missing(), body.missing()), Default::default());
    }
}
