//! Histograms, one below the other over the same axis.

use super::axis::{Axis, Unit};
use super::svg::{Anchor, Svg};

/// One histogram.
pub(super) struct Panel {
    pub(super) label: String,
    /// What is drawn as a dashed line: the mean.
    pub(super) mean: f64,
    /// Values and how often they came, lowest first.
    pub(super) counts: Vec<(f64, u64)>,
}

/// Some histograms.
pub(super) struct Columns<'a> {
    pub(super) title: &'a str,
    pub(super) about: &'a str,
    pub(super) panels: Vec<Panel>,
}

const WIDTH: f64 = 860.0;
const EDGE: f64 = 24.0;
const LEFT: f64 = 150.0;
const PANEL: f64 = 120.0;
const GAP: f64 = 22.0;
/// Neighbouring values are put together until no more columns than this are left.
const MAX_COLUMNS: f64 = 70.0;

impl Columns<'_> {
    pub(super) fn draw(&self) -> String {
        let mut svg = Svg::new(WIDTH);
        svg.text((EDGE, 40.0), Anchor::Start, "title", self.title);
        svg.text((EDGE, 61.0), Anchor::Start, "soft", self.about);
        let values = || self.panels.iter().flat_map(|panel| panel.counts.iter());
        let low = values().map(|(value, _)| *value).fold(f64::MAX, f64::min);
        let high = values().map(|(value, _)| *value).fold(f64::MIN, f64::max);
        let (low, high) = if low > high { (0.0, 1.0) } else { (low, high) };
        let bin = ((high - low + 1.0) / MAX_COLUMNS).ceil().max(1.0);
        let ends = (LEFT, WIDTH - EDGE);
        let axis = Axis::new((low - bin / 2.0, high + bin / 2.0), ends, Unit::Number(0));
        let mut top = 84.0;
        for (series, panel) in self.panels.iter().enumerate() {
            draw_panel(&mut svg, panel, series, top, &axis, bin);
            top += PANEL + GAP;
        }
        let bottom = top - GAP;
        for (x, word) in axis.ticks() {
            svg.text((x, bottom + 18.0), Anchor::Middle, "soft", &word);
        }
        svg.finish(bottom + 40.0, self.title, self.about)
    }
}

fn draw_panel(svg: &mut Svg, panel: &Panel, series: usize, top: f64, axis: &Axis, bin: f64) {
    let bottom = top + PANEL;
    svg.band((EDGE - 8.0, top), (WIDTH - 2.0 * EDGE + 16.0, PANEL));
    for (x, _) in axis.ticks() {
        svg.line((x, top), (x, bottom), "grid");
    }
    let columns = put_together(&panel.counts, bin);
    let n: u64 = columns.iter().map(|(_, count)| count).sum();
    let most = columns.iter().map(|(_, count)| *count).max().unwrap_or(1);
    for (value, count) in columns {
        let (left, right) = (axis.at(value - 0.5), axis.at(value + bin - 0.5));
        let height = (PANEL - 16.0) * count as f64 / most.max(1) as f64;
        let last = value + bin - 1.0;
        let values = match bin > 1.0 {
            true => format!("{value} to {last}"),
            false => format!("{value}"),
        };
        let share = 100.0 * count as f64 / n.max(1) as f64;
        let about = format!("{values}: {count} games, {share:.1} %");
        let gap = ((right - left) * 0.12).min(2.0);
        let size = (right - left - gap, height);
        svg.bar((left + gap / 2.0, bottom - height), size, series, &about);
    }
    let x = axis.at(panel.mean);
    svg.line((x, top + 4.0), (x, bottom), "mark");
    svg.series_text((EDGE, top + 24.0), Anchor::Start, series, &panel.label);
    let mean = Unit::Number(2).show(panel.mean);
    svg.text(
        (EDGE, top + 44.0),
        Anchor::Start,
        "soft",
        &format!("mean {mean}"),
    );
    svg.text(
        (EDGE, top + 62.0),
        Anchor::Start,
        "soft",
        &format!("{n} games"),
    );
}

/// Puts `bin` neighbouring values into one column.
fn put_together(counts: &[(f64, u64)], bin: f64) -> Vec<(f64, u64)> {
    let mut columns: Vec<(f64, u64)> = Vec::new();
    for (value, count) in counts {
        let start = (value / bin).floor() * bin;
        match columns.last_mut() {
            Some(last) if last.0 == start => last.1 += count,
            _ => columns.push((start, *count)),
        }
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_put_together() {
        let counts = [(-3.0, 1), (-2.0, 2), (0.0, 4), (1.0, 8), (2.0, 16)];
        assert_eq!(put_together(&counts, 1.0), counts);
        let pairs = [(-4.0, 1), (-2.0, 2), (0.0, 12), (2.0, 16)];
        assert_eq!(put_together(&counts, 2.0), pairs);
    }
}
