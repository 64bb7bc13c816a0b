//! Rows with a bar each, or with a dot for each series, and how far they may be off.

use super::axis::{Axis, Unit};
use super::svg::{Anchor, Svg};

/// A value with its confidence interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Point {
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// One row.
pub(crate) struct Row {
    pub(crate) label: String,
    /// Small, after the values: how many there were.
    pub(crate) note: String,
    /// One for each series that has something to show here.
    pub(crate) points: Vec<Option<Point>>,
}

/// A value to compare with.
pub(crate) struct Mark {
    pub(crate) value: f64,
    pub(crate) label: String,
}

/// A chart of rows.
pub(crate) struct Rows<'a> {
    pub(crate) title: &'a str,
    /// What is shown, in one line.
    pub(crate) about: &'a str,
    pub(crate) unit: Unit,
    /// The names of the series; one series makes bars.
    pub(crate) series: Vec<String>,
    pub(crate) rows: Vec<Row>,
    pub(crate) marks: Vec<Mark>,
    /// What the axis spans at least.
    pub(crate) span: (f64, f64),
}

const WIDTH: f64 = 860.0;
const EDGE: f64 = 24.0;
/// How wide a character is, give or take.
const CHARACTER: f64 = 7.3;
const WIDEST_LABEL: f64 = 350.0;
const VALUE_WIDTH: f64 = 62.0;
/// Values are written out for no more series than this.
const MAX_LABELLED: usize = 4;

struct Places {
    axis: Axis,
    top: f64,
    row_height: f64,
    right: f64,
    n_written: usize,
}

impl Rows<'_> {
    pub(crate) fn draw(&self) -> String {
        let mut svg = Svg::new(WIDTH);
        svg.text((EDGE, 40.0), Anchor::Start, "title", self.title);
        svg.text((EDGE, 61.0), Anchor::Start, "soft", self.about);
        let places = self.places();
        let bottom = places.top + places.row_height * self.rows.len() as f64;
        if self.series.len() > 1 {
            self.draw_legend(&mut svg);
        }
        for at in (0..self.rows.len()).step_by(2) {
            let y = places.top + places.row_height * at as f64;
            let (x, width) = (EDGE - 8.0, WIDTH - 2.0 * EDGE + 16.0);
            svg.band((x, y), (width, places.row_height));
        }
        self.draw_axis(&mut svg, &places, bottom);
        for (at, row) in self.rows.iter().enumerate() {
            let middle = places.top + places.row_height * (at as f64 + 0.5);
            self.draw_row(&mut svg, &places, row, middle);
        }
        svg.finish(bottom + 44.0, self.title, self.about)
    }

    fn places(&self) -> Places {
        let n_series = self.series.len();
        let longest = |text: fn(&Row) -> &String| {
            let lengths = self.rows.iter().map(|row| text(row).chars().count());
            lengths.max().unwrap_or(0) as f64 * CHARACTER
        };
        let left = EDGE + longest(|row| &row.label).clamp(40.0, WIDEST_LABEL) + 14.0;
        let n_written = if n_series <= MAX_LABELLED {
            n_series
        } else {
            0
        };
        let notes = longest(|row| &row.note) + 8.0;
        let right = WIDTH - EDGE - notes - VALUE_WIDTH * n_written as f64 - 8.0;
        let points = || self.rows.iter().flat_map(|row| row.points.iter().flatten());
        let lows = points().map(|point| point.low);
        let highs = points().map(|point| point.high);
        let marks = || self.marks.iter().map(|mark| mark.value);
        let low = lows.chain(marks()).fold(self.span.0, f64::min);
        let high = highs.chain(marks()).fold(self.span.1, f64::max);
        let has_labels = self.marks.iter().any(|mark| !mark.label.is_empty());
        let legend = if n_series > 1 { 26.0 } else { 0.0 };
        Places {
            axis: Axis::new((low, high), (left, right), self.unit),
            top: 78.0 + legend + if has_labels { 18.0 } else { 0.0 },
            row_height: if n_series > 1 {
                (12.0 * n_series as f64 + 6.0).max(26.0)
            } else {
                26.0
            },
            right,
            n_written,
        }
    }

    fn draw_legend(&self, svg: &mut Svg) {
        let mut x = EDGE + 5.0;
        for (series, name) in self.series.iter().enumerate() {
            svg.dot((x, 82.0), series, name);
            svg.text((x + 10.0, 86.5), Anchor::Start, "", name);
            x += 34.0 + name.chars().count() as f64 * CHARACTER;
        }
    }

    fn draw_axis(&self, svg: &mut Svg, places: &Places, bottom: f64) {
        for (x, word) in places.axis.ticks() {
            svg.line((x, places.top), (x, bottom), "grid");
            svg.text((x, bottom + 18.0), Anchor::Middle, "soft", &word);
        }
        for (at, mark) in self.marks.iter().enumerate() {
            let x = places.axis.at(mark.value);
            svg.line((x, places.top - 4.0), (x, bottom), "mark");
            // The words of two marks stand away from each other.
            let anchor = match (at, self.marks.len()) {
                (_, 1) => Anchor::Middle,
                (0, _) => Anchor::End,
                _ => Anchor::Start,
            };
            svg.text((x, places.top - 8.0), anchor, "soft", &mark.label);
        }
    }

    fn draw_row(&self, svg: &mut Svg, places: &Places, row: &Row, middle: f64) {
        svg.text((EDGE, middle + 4.5), Anchor::Start, "", &row.label);
        svg.text((WIDTH - EDGE, middle + 4.0), Anchor::End, "soft", &row.note);
        let n = row.points.len();
        for (series, point) in row.points.iter().enumerate() {
            let Some(point) = point else { continue };
            let about = self.tell(row, series, point);
            let at = |value: f64| places.axis.at(value);
            if n == 1 {
                let from = at(0.0f64.max(self.span.0));
                let (x, width) = (from.min(at(point.value)), (at(point.value) - from).abs());
                svg.bar((x, middle - 8.0), (width, 16.0), series, &about);
                svg.whisker((at(point.low), at(point.high)), middle, None);
            } else {
                let y = middle + 12.0 * (series as f64 - (n as f64 - 1.0) / 2.0);
                svg.whisker((at(point.low), at(point.high)), y, Some(series));
                svg.dot((at(point.value), y), series, &about);
            }
            if series < places.n_written {
                let x = places.right + 8.0 + VALUE_WIDTH * (series as f64 + 1.0);
                let value = self.unit.show(point.value);
                svg.series_text((x, middle + 4.5), Anchor::End, series, &value);
            }
        }
    }

    fn tell(&self, row: &Row, series: usize, point: &Point) -> String {
        let [value, low, high] = [point.value, point.low, point.high].map(|n| self.unit.show(n));
        let name = match self.series.len() {
            1 => String::new(),
            _ => format!(", {}", self.series[series]),
        };
        format!(
            "{}{name}: {value} ({low} to {high}); {}",
            row.label, row.note
        )
    }
}
