//! Many cards on a sheet, front and back, with marks to cut along.
//!
//! The cards stand in the middle of the sheet without gaps, so one cut parts two of them. The back
//! of a sheet has the columns the other way round: turned over the long edge, each back lies
//! behind its front.

use crate::Paper;
use crate::canvas::{Area, Canvas, Printer};
use crate::colours::INK;

/// What a printer cannot reach at the edges of a sheet.
const MARGIN: f32 = 6.0;
/// How long the marks are, how far from the cards, and how thick.
const MARK: f32 = 3.2;
const MARK_GAP: f32 = 1.2;
const MARK_THICK: f32 = 0.15;

/// The two sides of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Front,
    Back,
}

/// How cards stand on a sheet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Grid {
    columns: usize,
    rows: usize,
    left: f32,
    top: f32,
    card: (f32, f32),
}

impl Grid {
    /// As many cards of a size as a sheet holds.
    pub(crate) fn of(paper: Paper, card: (f32, f32)) -> Grid {
        let (width, height) = paper.size();
        let fits = |room: f32, side: f32| ((room - 2.0 * MARGIN) / side).floor().max(1.0) as usize;
        let (columns, rows) = (fits(width, card.0), fits(height, card.1));
        Grid {
            columns,
            rows,
            left: (width - columns as f32 * card.0) / 2.0,
            top: (height - rows as f32 * card.1) / 2.0,
            card,
        }
    }

    /// Returns how many cards a sheet holds.
    pub(crate) fn n(&self) -> usize {
        self.columns * self.rows
    }

    /// Returns where the n-th card of a sheet stands.
    pub(crate) fn place(&self, n: usize, side: Side) -> (f32, f32) {
        let (row, column) = (n / self.columns, n % self.columns);
        let column = match side {
            Side::Front => column,
            Side::Back => self.columns - 1 - column,
        };
        let x = self.left + column as f32 * self.card.0;
        (x, self.top + row as f32 * self.card.1)
    }

    fn marks(&self, canvas: &mut Canvas<'_, '_>) {
        let right = self.left + self.columns as f32 * self.card.0;
        let bottom = self.top + self.rows as f32 * self.card.1;
        for column in 0..=self.columns {
            let x = self.left + column as f32 * self.card.0;
            for (from, to) in [
                (self.top - MARK_GAP - MARK, self.top - MARK_GAP),
                (bottom + MARK_GAP, bottom + MARK_GAP + MARK),
            ] {
                canvas.line((x, from), (x, to), MARK_THICK, INK);
            }
        }
        for row in 0..=self.rows {
            let y = self.top + row as f32 * self.card.1;
            for (from, to) in [
                (self.left - MARK_GAP - MARK, self.left - MARK_GAP),
                (right + MARK_GAP, right + MARK_GAP + MARK),
            ] {
                canvas.line((from, y), (to, y), MARK_THICK, INK);
            }
        }
    }
}

/// Prints cards, each sheet's front and then its back. `draw` draws one side of the n-th card
/// into the area it is given.
pub(crate) fn print_cards(
    printer: &mut Printer<'_>,
    card: (f32, f32),
    n: usize,
    mut draw: impl FnMut(&mut Canvas<'_, '_>, usize, Side, Area),
) {
    let grid = Grid::of(printer.paper, card);
    let area = Area::new(0.0, 0.0, card.0, card.1);
    for first in (0..n).step_by(grid.n()) {
        for side in [Side::Front, Side::Back] {
            printer.page(|canvas| {
                for at in first..n.min(first + grid.n()) {
                    let (x, y) = grid.place(at - first, side);
                    canvas.at(x, y, |canvas| draw(canvas, at, side, area));
                }
                grid.marks(canvas);
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turned over the long edge, what was at x is at the width less x.
    #[test]
    fn each_back_lies_behind_its_front() {
        for paper in Paper::ALL {
            for card in [(63.0, 88.0), (44.0, 68.0), (88.0, 126.0)] {
                let grid = Grid::of(paper, card);
                for n in 0..grid.n() {
                    let (front, back) = (grid.place(n, Side::Front), grid.place(n, Side::Back));
                    let turned = paper.size().0 - back.0 - card.0;
                    assert!((turned - front.0).abs() < 0.001, "{paper:?} {card:?} {n}");
                    assert_eq!(front.1, back.1);
                }
            }
        }
    }

    #[test]
    fn nine_cards_stand_on_either_paper_with_room_for_the_marks() {
        for paper in Paper::ALL {
            let grid = Grid::of(paper, (63.0, 88.0));
            assert_eq!(grid.n(), 9);
            assert!(grid.left.min(grid.top) >= MARGIN && MARK + MARK_GAP < MARGIN);
        }
    }
}
