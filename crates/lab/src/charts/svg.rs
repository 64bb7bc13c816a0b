//! As much of SVG as a chart needs.

use std::fmt::Write as _;

/// The colours of the series, apart in hue and in lightness.
pub(super) const COLOURS: usize = 8;

const STYLE: &str = "\
svg{--paper:#fdfaf3;--ink:#2b2622;--soft:#6f665c;--grid:#e4dccd;--band:#f5efe3;\
--c0:#24618e;--c1:#c4532f;--c2:#4f8a4c;--c3:#8a5aa0;--c4:#b9851c;--c5:#2b9292;--c6:#c2608f;--c7:#75685b}\
@media(prefers-color-scheme:dark){svg{--paper:#1d1a17;--ink:#f0e9dc;--soft:#a99f92;--grid:#3a342d;--band:#26221d;\
--c0:#6fb1e0;--c1:#ee8a66;--c2:#86c382;--c3:#c39ad8;--c4:#e3b552;--c5:#62c6c6;--c6:#ea94bd;--c7:#b5a797}}\
.paper{fill:var(--paper)}.band{fill:var(--band)}\
text{font:13px 'Source Sans 3','Segoe UI',system-ui,-apple-system,sans-serif;fill:var(--ink);font-variant-numeric:tabular-nums}\
.title{font:600 20px 'Playfair Display',Georgia,serif;font-feature-settings:'lnum'}\
.soft{fill:var(--soft);font-size:12px}.grid{stroke:var(--grid);stroke-width:1}\
.mark{stroke:var(--soft);stroke-width:1.5;stroke-dasharray:4 4}\
.whisker{stroke-width:1.75;stroke-linecap:round}.dot{stroke:var(--paper);stroke-width:1.5}";

/// A drawing that grows downwards.
pub(super) struct Svg {
    width: f64,
    body: String,
}

/// Where a text begins, or ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    fn name(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }
}

/// Makes a text safe inside an element.
pub(super) fn escape(text: &str) -> String {
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
    escaped.replace('>', "&gt;").replace('"', "&quot;")
}

/// Returns the style of a series.
fn paint(series: usize, of: &str) -> String {
    format!("style=\"{of}:var(--c{})\"", series % COLOURS)
}

impl Svg {
    pub(super) fn new(width: f64) -> Svg {
        Svg {
            width,
            body: String::new(),
        }
    }

    fn push(&mut self, element: std::fmt::Arguments<'_>) {
        self.body
            .write_fmt(element)
            .expect("a string takes everything");
        self.body.push('\n');
    }

    pub(super) fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, class: &str, text: &str) {
        let (anchor, text) = (anchor.name(), escape(text));
        self.push(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" class=\"{class}\">{text}</text>"
        ));
    }

    /// Writes in the colour of a series.
    pub(super) fn series_text(
        &mut self,
        (x, y): (f64, f64),
        anchor: Anchor,
        series: usize,
        text: &str,
    ) {
        let (anchor, text, fill) = (anchor.name(), escape(text), paint(series, "fill"));
        self.push(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" {fill}>{text}</text>"
        ));
    }

    pub(super) fn line(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64), class: &str) {
        self.push(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" class=\"{class}\"/>"
        ));
    }

    pub(super) fn band(&mut self, (x, y): (f64, f64), (width, height): (f64, f64)) {
        self.push(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"3\" class=\"band\"/>"
        ));
    }

    /// Draws a bar that says `about` when it is pointed at.
    pub(super) fn bar(
        &mut self,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        series: usize,
        about: &str,
    ) {
        let (fill, about) = (paint(series, "fill"), escape(about));
        self.push(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"2\" {fill}>\
             <title>{about}</title></rect>"
        ));
    }

    pub(super) fn dot(&mut self, (x, y): (f64, f64), series: usize, about: &str) {
        let (fill, about) = (paint(series, "fill"), escape(about));
        self.push(format_args!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" class=\"dot\" {fill}><title>{about}</title></circle>"
        ));
    }

    /// Draws a confidence interval; on a bar in the colour of the ink, else in that of a series.
    pub(super) fn whisker(&mut self, (low, high): (f64, f64), y: f64, series: Option<usize>) {
        let stroke = match series {
            Some(series) => paint(series, "stroke"),
            None => "style=\"stroke:var(--ink)\"".to_owned(),
        };
        self.push(format_args!(
            "<path d=\"M{low:.1} {y:.1}H{high:.1}M{low:.1} {:.1}v6M{high:.1} {:.1}v6\" fill=\"none\" class=\"whisker\" {stroke}/>",
            y - 3.0,
            y - 3.0
        ));
    }

    /// Returns the whole drawing, `height` high.
    pub(super) fn finish(self, height: f64, title: &str, about: &str) -> String {
        let (width, title, about) = (self.width, escape(title), escape(about));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
             width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\">\n\
             <title>{title}</title>\n<desc>{about}</desc>\n<style>{STYLE}</style>\n\
             <rect width=\"100%\" height=\"100%\" class=\"paper\"/>\n{}</svg>\n",
            self.body
        )
    }
}
