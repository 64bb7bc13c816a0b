//! What is drawn with, in millimetres.

use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point, Rect, Transform};
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;

use crate::colours::Colour;
use crate::font::Face;
use crate::motif::{Motifs, UNITS};
use crate::text::{Fitted, LEADING, fit};
use crate::{Paper, PrintError, Printed, fonts};

/// A point of the printer's, the unit of the file, in millimetres.
const POINT: f32 = 25.4 / 72.0;
/// How far a circle's handles are from its ends, as a share of its radius.
const HANDLE: f32 = 0.552_285;

/// The fonts.
pub(crate) struct Faces {
    pub(crate) title: Face,
    pub(crate) label: Face,
    pub(crate) body: Face,
}

/// Makes one sheet after the other.
pub(crate) struct Printer<'a> {
    document: Document,
    pub(crate) paper: Paper,
    pub(crate) faces: Faces,
    motifs: Motifs<'a>,
    pages: usize,
}

impl<'a> Printer<'a> {
    pub(crate) fn new(document: Document, paper: Paper, motifs: Motifs<'a>) -> Printer<'a> {
        Printer {
            document,
            paper,
            faces: Faces {
                title: Face::of(fonts::TITLE),
                label: Face::of(fonts::LABEL),
                body: Face::of(fonts::BODY),
            },
            motifs,
            pages: 0,
        }
    }

    /// Draws one side of a sheet.
    pub(crate) fn page(&mut self, draw: impl FnOnce(&mut Canvas<'_, '_>)) {
        let (width, height) = self.paper.size();
        let settings = PageSettings::from_wh(width / POINT, height / POINT);
        let settings = settings.expect("a sheet of paper has a size");
        let mut page = self.document.start_page_with(settings);
        let mut surface = page.surface();
        surface.push_transform(&Transform::from_scale(1.0 / POINT, 1.0 / POINT));
        draw(&mut Canvas {
            surface: &mut surface,
            faces: &self.faces,
            motifs: &self.motifs,
        });
        surface.pop();
        surface.finish();
        page.finish();
        self.pages += 1;
    }

    pub(crate) fn finish(self) -> Result<Printed, PrintError> {
        let faces = [&self.faces.title, &self.faces.label, &self.faces.body];
        let missing = faces.into_iter().flat_map(Face::missing).collect();
        let pdf = self.document.finish();
        Ok(Printed {
            pdf: pdf.map_err(|error| PrintError(format!("{error:?}")))?,
            pages: self.pages,
            missing,
        })
    }
}

/// Where a line begins or ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Middle,
    Right,
}

/// A rectangle: left, top, width, height.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Area {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) w: f32,
    pub(crate) h: f32,
}

impl Area {
    pub(crate) const fn new(x: f32, y: f32, w: f32, h: f32) -> Area {
        Area { x, y, w, h }
    }

    /// The same, smaller on every side.
    pub(crate) fn inset(self, by: f32) -> Area {
        Area::new(
            self.x + by,
            self.y + by,
            self.w - 2.0 * by,
            self.h - 2.0 * by,
        )
    }

    pub(crate) fn middle(self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// One side of a sheet, or a card on it.
pub(crate) struct Canvas<'c, 's> {
    surface: &'c mut Surface<'s>,
    pub(crate) faces: &'c Faces,
    motifs: &'c Motifs<'c>,
}

impl Canvas<'_, '_> {
    /// Draws something whose top left corner is there.
    pub(crate) fn at(&mut self, x: f32, y: f32, draw: impl FnOnce(&mut Self)) {
        self.surface
            .push_transform(&Transform::from_translate(x, y));
        draw(self);
        self.surface.pop();
    }

    pub(crate) fn fill(&mut self, area: Area, colour: Colour) {
        self.fill_path(rounded(area, 0.0), colour);
    }

    pub(crate) fn fill_rounded(&mut self, area: Area, radius: f32, colour: Colour) {
        self.fill_path(rounded(area, radius), colour);
    }

    pub(crate) fn outline(&mut self, area: Area, radius: f32, thick: f32, colour: Colour) {
        let Some(path) = rounded(area, radius) else {
            return;
        };
        self.surface.set_fill(None);
        self.surface.set_stroke(Some(Stroke {
            paint: rgb::Color::new(colour[0], colour[1], colour[2]).into(),
            width: thick,
            ..Stroke::default()
        }));
        self.surface.draw_path(&path);
        self.surface.set_stroke(None);
    }

    pub(crate) fn circle(&mut self, (x, y): (f32, f32), radius: f32, colour: Colour) {
        let area = Area::new(x - radius, y - radius, 2.0 * radius, 2.0 * radius);
        self.fill_path(rounded(area, radius), colour);
    }

    pub(crate) fn line(&mut self, from: (f32, f32), to: (f32, f32), thick: f32, colour: Colour) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(f32::EPSILON);
        let (nx, ny) = (-dy / length * thick / 2.0, dx / length * thick / 2.0);
        let corners = [
            (from.0 + nx, from.1 + ny),
            (to.0 + nx, to.1 + ny),
            (to.0 - nx, to.1 - ny),
            (from.0 - nx, from.1 - ny),
        ];
        self.polygon(&corners, colour);
    }

    pub(crate) fn polygon(&mut self, corners: &[(f32, f32)], colour: Colour) {
        let mut path = PathBuilder::new();
        for (at, (x, y)) in corners.iter().enumerate() {
            match at {
                0 => path.move_to(*x, *y),
                _ => path.line_to(*x, *y),
            }
        }
        path.close();
        self.fill_path(path.finish(), colour);
    }

    /// Draws a picture as large as it fits into an area.
    pub(crate) fn motif(&mut self, name: &str, area: Area, colour: Colour) {
        let side = area.w.min(area.h);
        let (x, y) = area.middle();
        let scale = side / UNITS;
        let place = Transform::from_row(scale, 0.0, 0.0, scale, x - side / 2.0, y - side / 2.0);
        self.surface.push_transform(&place);
        if let Some(path) = self.motifs.outline(name) {
            self.ink(colour);
            self.surface.draw_path(&path);
        }
        self.surface.pop();
    }

    fn fill_path(&mut self, path: Option<Path>, colour: Colour) {
        let Some(path) = path else {
            return;
        };
        self.ink(colour);
        self.surface.draw_path(&path);
    }

    fn ink(&mut self, [red, green, blue]: Colour) {
        self.surface.set_fill(Some(Fill {
            paint: rgb::Color::new(red, green, blue).into(),
            opacity: NormalizedF32::ONE,
            rule: FillRule::NonZero,
        }));
    }

    /// Writes a line on a baseline.
    pub(crate) fn write(
        &mut self,
        line: &str,
        face: &Face,
        size: f32,
        (x, y): (f32, f32),
        align: Align,
        colour: Colour,
    ) {
        let width = face.width(line) * size;
        let x = match align {
            Align::Left => x,
            Align::Middle => x - width / 2.0,
            Align::Right => x - width,
        };
        let glyphs = face.glyphs(line);
        self.ink(colour);
        let start = Point::from_xy(x, y);
        self.surface
            .draw_glyphs(start, &glyphs, face.font.clone(), line, size, false);
    }

    /// Writes lines into an area, from its top or in the middle of its height.
    pub(crate) fn lines(
        &mut self,
        fitted: &Fitted,
        face: &Face,
        area: Area,
        align: Align,
        from_top: bool,
        colour: Colour,
    ) {
        let spare = if from_top {
            0.0
        } else {
            (area.h - fitted.height()) / 2.0
        };
        let x = match align {
            Align::Left => area.x,
            Align::Middle => area.x + area.w / 2.0,
            Align::Right => area.x + area.w,
        };
        // The letters stand in the middle of their line.
        let mut y = area.y + spare + fitted.size * (0.5 * LEADING + 0.32);
        for line in &fitted.lines {
            self.write(line, face, fitted.size, (x, y), align, colour);
            y += fitted.size * LEADING;
        }
    }

    /// Writes a text in the middle of an area, as large as it fits between two sizes.
    pub(crate) fn fitted(
        &mut self,
        text: &str,
        face: &Face,
        area: Area,
        sizes: (f32, f32),
        colour: Colour,
    ) {
        let fitted = fit(text, face, (area.w, area.h), sizes);
        self.lines(&fitted, face, area, Align::Middle, false, colour);
    }
}

fn rounded(area: Area, radius: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    if radius <= 0.0 {
        path.push_rect(Rect::from_xywh(area.x, area.y, area.w, area.h)?);
        return path.finish();
    }
    let (r, k) = (radius, radius * (1.0 - HANDLE));
    let (left, top, right, bottom) = (area.x, area.y, area.x + area.w, area.y + area.h);
    path.move_to(left + r, top);
    path.line_to(right - r, top);
    path.cubic_to(right - k, top, right, top + k, right, top + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    path.line_to(left + r, bottom);
    path.cubic_to(left + k, bottom, left, bottom - k, left, bottom - r);
    path.line_to(left, top + r);
    path.cubic_to(left, top + k, left + k, top, left + r, top);
    path.close();
    path.finish()
}
