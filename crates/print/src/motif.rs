//! The pictures, as outlines.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use krilla::geom::{Path, PathBuilder};
use kurbo::{BezPath, PathEl};

/// Drawn where there is no picture of a name.
const FALLBACK: &str = "hourglass";
/// The pictures are drawn on a square of so many units.
pub(crate) const UNITS: f32 = 512.0;

/// Finds pictures, and reads each once.
pub(crate) struct Motifs<'a> {
    find: &'a dyn Fn(&str) -> Option<String>,
    read: RefCell<BTreeMap<String, Option<Rc<Path>>>>,
}

impl<'a> Motifs<'a> {
    pub(crate) fn new(find: &'a dyn Fn(&str) -> Option<String>) -> Motifs<'a> {
        Motifs {
            find,
            read: RefCell::default(),
        }
    }

    /// Returns the outline of a picture; `None` if there is not even the one that stands in.
    pub(crate) fn outline(&self, name: &str) -> Option<Rc<Path>> {
        if let Some(known) = self.read.borrow().get(name) {
            return known.clone();
        }
        let read = |name: &str| outline_of(&(self.find)(name)?);
        let found = read(name).or_else(|| read(FALLBACK)).map(Rc::new);
        self.read
            .borrow_mut()
            .insert(name.to_owned(), found.clone());
        found
    }
}

/// Reads the outlines of an SVG file of the set: every path is filled with one colour.
fn outline_of(svg: &str) -> Option<Path> {
    let mut outline = PathBuilder::new();
    for piece in svg.split(" d=\"").skip(1) {
        let path = BezPath::from_svg(piece.split('"').next()?).ok()?;
        for element in path {
            draw(&mut outline, element);
        }
    }
    outline.finish()
}

fn draw(outline: &mut PathBuilder, element: PathEl) {
    let at = |point: kurbo::Point| (point.x as f32, point.y as f32);
    match element {
        PathEl::MoveTo(to) => outline.move_to(at(to).0, at(to).1),
        PathEl::LineTo(to) => outline.line_to(at(to).0, at(to).1),
        PathEl::QuadTo(by, to) => outline.quad_to(at(by).0, at(by).1, at(to).0, at(to).1),
        PathEl::CurveTo(one, two, to) => {
            let [(a, b), (c, d), (e, f)] = [one, two, to].map(at);
            outline.cubic_to(a, b, c, d, e, f);
        }
        PathEl::ClosePath => outline.close(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_that_is_not_there_or_damaged_is_an_hourglass() {
        let find = |name: &str| match name {
            "hourglass" => Some("<svg><path d=\"M0 0h9v9z\"/></svg>".to_owned()),
            "damaged" => Some("<svg><path d=\"M0 0 nonsense\"/></svg>".to_owned()),
            _ => None,
        };
        let motifs = Motifs::new(&find);
        for name in ["hourglass", "unheard-of", "damaged"] {
            assert!(motifs.outline(name).is_some(), "{name}");
        }
        let nothing = |_: &str| None;
        assert!(Motifs::new(&nothing).outline("hourglass").is_none());
    }
}
