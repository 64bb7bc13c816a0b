//! The picture of a shared result: what a chat shows beside the link. It has the words of the
//! result and nothing of the cards.

use antedate_print::fonts::{LABEL, TITLE};
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider, OutlineGlyphCollection};
use tiny_skia::{
    Color, FillRule, GradientStop, LinearGradient, Paint, Path, PathBuilder, Pixmap, Point, Rect,
    Shader, SpreadMode, Transform,
};

/// The size that chats expect.
const WIDTH: u32 = 1200;
/// As [`WIDTH`].
const HEIGHT: u32 = 630;

const FELT: [u8; 3] = [0x27, 0x48, 0x3d];
const FELT_DEEP: [u8; 3] = [0x1c, 0x37, 0x2e];
const PAPER: [u8; 3] = [0xf6, 0xee, 0xdd];
const SOFT: [u8; 3] = [0xd3, 0xdc, 0xcd];
const GOLD: [u8; 3] = [0xe2, 0xb3, 0x54];
const INK: [u8; 3] = [0x2b, 0x24, 0x1c];
/// The tints of three topics, as on the page.
const TINTS: [[u8; 3]; 3] = [[0x28, 0x5f, 0x7a], [0xa8, 0x4e, 0x26], [0x7d, 0x35, 0x62]];

/// How large the cards are: they must not touch the frame.
const SIZE: f32 = 0.86;

/// Where words begin, and how far they may go before the cards.
const LEFT: f32 = 84.0;
const TEXT_WIDTH: f32 = 610.0;

/// What a picture says.
pub(crate) struct Poster {
    /// The game, small, on top.
    pub(crate) game: String,
    /// The rank or who won, large.
    pub(crate) title: String,
    /// The number to boast with; may be empty.
    pub(crate) score: String,
    /// What the number counts.
    pub(crate) unit: String,
    /// Who, and whether bots helped.
    pub(crate) lines: Vec<String>,
}

/// Draws a picture as PNG; `None` only if there is no memory for it.
pub(crate) fn draw(poster: &Poster) -> Option<Vec<u8>> {
    let mut canvas = Canvas {
        pixels: Pixmap::new(WIDTH, HEIGHT)?,
        title: Face::parse(TITLE)?,
        text: Face::parse(LABEL)?,
    };
    canvas.felt();
    canvas.cards();
    canvas.words(poster);
    canvas.pixels.encode_png().ok()
}

struct Canvas<'a> {
    pixels: Pixmap,
    title: Face<'a>,
    text: Face<'a>,
}

impl Canvas<'_> {
    fn felt(&mut self) {
        let stops = vec![
            GradientStop::new(0.0, colour(FELT)),
            GradientStop::new(1.0, colour(FELT_DEEP)),
        ];
        let ends = (
            Point::from_xy(300.0, 0.0),
            Point::from_xy(900.0, HEIGHT as f32),
        );
        let still = Transform::identity();
        let shader = LinearGradient::new(ends.0, ends.1, stops, SpreadMode::Pad, still);
        let paint = Paint {
            shader: shader.unwrap_or(Shader::SolidColor(colour(FELT))),
            ..Paint::default()
        };
        if let Some(all) = Rect::from_xywh(0.0, 0.0, WIDTH as f32, HEIGHT as f32) {
            self.pixels.fill_rect(all, &paint, still, None);
        }
        // A thin frame, as on a good card.
        for (inset, thick) in [(28.0, 2.0), (36.0, 1.0)] {
            self.frame(inset, thick);
        }
    }

    fn frame(&mut self, inset: f32, thick: f32) {
        let (w, h) = (WIDTH as f32 - 2.0 * inset, HEIGHT as f32 - 2.0 * inset);
        for (x, y, w, h) in [
            (inset, inset, w, thick),
            (inset, inset + h - thick, w, thick),
            (inset, inset, thick, h),
            (inset + w - thick, inset, thick, h),
        ] {
            if let Some(side) = Rect::from_xywh(x, y, w, h) {
                let still = Transform::identity();
                self.pixels.fill_rect(side, &paint(GOLD, 150), still, None);
            }
        }
    }

    /// Three cards in a fan, an hourglass on each: none of them is a card of any deck.
    fn cards(&mut self) {
        let places = [
            (-13.0, 864.0, 334.0),
            (12.0, 1020.0, 334.0),
            (0.0, 942.0, 316.0),
        ];
        for ((turn, x, y), tint) in places.into_iter().zip(TINTS) {
            let at = Transform::from_translate(x, y).pre_concat(Transform::from_rotate(turn));
            let at = at.pre_scale(SIZE, SIZE);
            self.fill(
                rounded(-102.0, -146.0, 212.0, 306.0, 18.0),
                [0, 0, 0],
                70,
                at,
            );
            self.fill(rounded(-108.0, -155.0, 216.0, 310.0, 18.0), PAPER, 255, at);
            self.fill(rounded(-92.0, -138.0, 184.0, 206.0, 10.0), tint, 255, at);
            self.fill(hourglass(), PAPER, 235, at);
            for (y, w) in [(92.0, 130.0), (116.0, 88.0)] {
                self.fill(rounded(-w / 2.0, y, w, 10.0, 5.0), INK, 90, at);
            }
        }
    }

    fn words(&mut self, poster: &Poster) {
        let score = !poster.score.is_empty();
        let mut y = if score { 132.0 } else { 190.0 };
        self.say(&poster.game, FontRole::Text, 30.0, y, GOLD);
        let (size, lines) = self.title_lines(&poster.title);
        for line in lines {
            y += size * 1.1;
            self.say(&line, FontRole::Title, size, y, PAPER);
        }
        if score {
            y += 168.0;
            let end = self.say(&poster.score, FontRole::Title, 170.0, y, GOLD);
            let unit = poster.unit.clone();
            self.say_at(&unit, FontRole::Text, 40.0, (end + 22.0, y), SOFT);
            y += 12.0;
        } else {
            y += 26.0;
        }
        for line in &poster.lines {
            y += 48.0;
            let size = self.size_for(line, FontRole::Text, 32.0);
            self.say(line, FontRole::Text, size, y, SOFT);
        }
        self.say(
            "Antedate",
            FontRole::Title,
            30.0,
            HEIGHT as f32 - 66.0,
            PAPER,
        );
    }

    /// One line as large as it fits, or two.
    fn title_lines(&self, title: &str) -> (f32, Vec<String>) {
        let one = self.size_for(title, FontRole::Title, 76.0);
        if one >= 50.0 {
            return (one, vec![title.to_owned()]);
        }
        let words: Vec<&str> = title.split(' ').collect();
        let halves = |at: usize| [words[..at].join(" "), words[at..].join(" ")];
        let longest = |at: usize| {
            let lengths = halves(at).map(|half| self.length(&half, FontRole::Title, 10.0) as u32);
            lengths[0].max(lengths[1])
        };
        let Some(at) = (1..words.len()).min_by_key(|at| longest(*at)) else {
            return (one, vec![title.to_owned()]);
        };
        let lines = halves(at);
        let sizes = [0, 1].map(|n: usize| self.size_for(&lines[n], FontRole::Title, 60.0));
        (sizes[0].min(sizes[1]), lines.to_vec())
    }

    /// The largest size up to `most` at which a line fits beside the cards.
    fn size_for(&self, line: &str, voice: FontRole, most: f32) -> f32 {
        let length = self.length(line, voice, most);
        if length <= TEXT_WIDTH {
            most
        } else {
            most * TEXT_WIDTH / length
        }
    }

    fn length(&self, line: &str, voice: FontRole, size: f32) -> f32 {
        let face = self.face(voice);
        let scale = size / face.units_per_em;
        let advances = face.glyphs(line).map(|glyph| face.advance(glyph) * scale);
        advances.sum()
    }

    fn say(&mut self, line: &str, voice: FontRole, size: f32, y: f32, ink: [u8; 3]) -> f32 {
        self.say_at(line, voice, size, (LEFT, y), ink)
    }

    /// Writes a line on a baseline, and returns where it ends. Signs that the fonts do not
    /// have are passed over.
    fn say_at(
        &mut self,
        line: &str,
        voice: FontRole,
        size: f32,
        (x, y): (f32, f32),
        ink: [u8; 3],
    ) -> f32 {
        let face = self.face(voice);
        let scale = size / face.units_per_em;
        let mut letters = Vec::new();
        let mut at = x;
        for glyph in face.glyphs(line) {
            let place = Transform::from_row(scale, 0.0, 0.0, -scale, at, y);
            letters.extend(face.outline(glyph).map(|path| (path, place)));
            at += face.advance(glyph) * scale;
        }
        for (path, place) in letters {
            let ink = paint(ink, 255);
            self.pixels
                .fill_path(&path, &ink, FillRule::Winding, place, None);
        }
        at
    }

    fn fill(&mut self, path: Option<Path>, ink: [u8; 3], alpha: u8, at: Transform) {
        if let Some(path) = path {
            let ink = paint(ink, alpha);
            self.pixels
                .fill_path(&path, &ink, FillRule::Winding, at, None);
        }
    }

    fn face(&self, voice: FontRole) -> &Face<'_> {
        match voice {
            FontRole::Title => &self.title,
            FontRole::Text => &self.text,
        }
    }
}

#[derive(Clone, Copy)]
enum FontRole {
    Title,
    Text,
}

/// A font, in its own units.
struct Face<'a> {
    units_per_em: f32,
    letters: Charmap<'a>,
    metrics: GlyphMetrics<'a>,
    outlines: OutlineGlyphCollection<'a>,
}

impl<'a> Face<'a> {
    fn parse(data: &'a [u8]) -> Option<Face<'a>> {
        let font = FontRef::new(data).ok()?;
        let (size, location) = (Size::unscaled(), LocationRef::default());
        Some(Face {
            units_per_em: f32::from(font.metrics(size, location).units_per_em),
            letters: font.charmap(),
            metrics: font.glyph_metrics(size, location),
            outlines: font.outline_glyphs(),
        })
    }

    /// The glyphs of a line; letters that the font does not have are passed over. Neither font
    /// has the narrow space of French.
    fn glyphs(&self, line: &str) -> impl Iterator<Item = GlyphId> {
        let known = |letter| if letter == '\u{202f}' { ' ' } else { letter };
        line.chars()
            .filter_map(move |letter| self.letters.map(known(letter)))
    }

    fn advance(&self, glyph: GlyphId) -> f32 {
        self.metrics.advance_width(glyph).unwrap_or(0.0)
    }

    /// `None` if there is nothing to draw, as of a space.
    fn outline(&self, glyph: GlyphId) -> Option<Path> {
        let mut outline = Outline(PathBuilder::new());
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        let glyph = self.outlines.get(glyph)?;
        glyph.draw(settings, &mut outline).ok()?;
        outline.0.finish()
    }
}

fn colour([red, green, blue]: [u8; 3]) -> Color {
    Color::from_rgba8(red, green, blue, 255)
}

fn paint([red, green, blue]: [u8; 3], alpha: u8) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, alpha);
    paint.anti_alias = true;
    paint
}

/// A rectangle with round corners.
fn rounded(x: f32, y: f32, w: f32, h: f32, r: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.line_to(x + w - r, y);
    path.quad_to(x + w, y, x + w, y + r);
    path.line_to(x + w, y + h - r);
    path.quad_to(x + w, y + h, x + w - r, y + h);
    path.line_to(x + r, y + h);
    path.quad_to(x, y + h, x, y + h - r);
    path.line_to(x, y + r);
    path.quad_to(x, y, x + r, y);
    path.close();
    path.finish()
}

/// Two triangles between two plates.
fn hourglass() -> Option<Path> {
    let mut path = PathBuilder::new();
    for (plate, tip) in [(-106.0, -29.0), (36.0, -41.0)] {
        let wide = if plate < 0.0 { plate + 12.0 } else { plate };
        path.move_to(-48.0, wide);
        path.line_to(48.0, wide);
        path.line_to(5.0, tip);
        path.line_to(-5.0, tip);
        path.close();
        path.push_rect(Rect::from_xywh(-58.0, plate, 116.0, 10.0)?);
    }
    path.finish()
}

/// Takes a glyph's outline over into a path.
struct Outline(PathBuilder);

impl OutlinePen for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }
    fn close(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn poster(title: &str) -> Poster {
        Poster {
            game: "Twist".to_owned(),
            title: title.to_owned(),
            score: "64".to_owned(),
            unit: "punktów".to_owned(),
            lines: vec!["Zażółć, Гипатия".to_owned()],
        }
    }

    #[test]
    fn a_picture_has_the_size_that_chats_expect() {
        let png = draw(&poster("Podróżnicy w czasie")).unwrap();
        assert_eq!(&png[1..4], b"PNG");
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert_eq!((number(16), number(20)), (WIDTH, HEIGHT));
        assert!(png.len() < 300_000, "{} bytes", png.len());
    }

    #[test]
    fn the_fonts_have_the_letters_of_every_language() {
        for font in [TITLE, LABEL] {
            let face = Face::parse(font).unwrap();
            for (lang, text) in crate::words::CATALOGUES {
                let letters = text.chars().filter(|letter| letter.is_alphanumeric());
                for letter in letters.chain("’ «»„“”‚‘¿¡–…,.:;!?".chars()) {
                    let found = [letter].into_iter().chain(letter.to_uppercase());
                    let lacks = found.filter(|letter| face.letters.map(*letter).is_none());
                    assert_eq!(lacks.collect::<String>(), "", "{lang}");
                }
            }
        }
    }

    #[test]
    fn every_title_stays_beside_the_cards() {
        let canvas = Canvas {
            pixels: Pixmap::new(1, 1).unwrap(),
            title: Face::parse(TITLE).unwrap(),
            text: Face::parse(LABEL).unwrap(),
        };
        for title in [
            "64",
            "Time travellers",
            "Bartholomew the Longest and Wolfeschlegelstein win",
            "W".repeat(60).as_str(),
        ] {
            let (size, lines) = canvas.title_lines(title);
            for line in lines {
                assert!(
                    canvas.length(&line, FontRole::Title, size) <= TEXT_WIDTH + 1.0,
                    "{title}"
                );
            }
        }
    }
}
