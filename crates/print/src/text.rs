//! Lines of text: broken where they may break, and as large as they fit.

use crate::font::Face;

/// A text broken into lines of one size.
pub(crate) struct Fitted {
    pub(crate) size: f32,
    pub(crate) lines: Vec<String>,
}

/// From one baseline to the next, as a share of the size.
pub(crate) const LEADING: f32 = 1.22;
/// How much smaller the next size is that is tried.
const STEP: f32 = 0.96;

impl Fitted {
    /// Returns how high the lines stand.
    pub(crate) fn height(&self) -> f32 {
        self.lines.len() as f32 * self.size * LEADING
    }
}

/// Breaks a text into lines that are at most so wide.
pub(crate) fn wrap(text: &str, face: &Face, size: f32, width: f32) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let longer = match line.is_empty() {
                true => word.to_owned(),
                false => format!("{line} {word}"),
            };
            if line.is_empty() || face.width(&longer) * size <= width {
                line = longer;
            } else {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
            }
        }
        lines.push(line);
    }
    lines
}

/// Finds the largest size, from `most` to `least`, at which a text fits into a box. At `least`
/// it is broken all the same, and may stand out of it.
pub(crate) fn fit(
    text: &str,
    face: &Face,
    (width, height): (f32, f32),
    (most, least): (f32, f32),
) -> Fitted {
    let mut size = most;
    loop {
        let lines = wrap(text, face, size, width);
        let fitted = Fitted { size, lines };
        let widest = fitted.lines.iter().map(|line| face.width(line) * size);
        let fits = fitted.height() <= height && widest.fold(0.0, f32::max) <= width + 0.01;
        if fits || size <= least {
            return fitted;
        }
        size = (size * STEP).max(least);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts;

    #[test]
    fn lines_break_at_spaces_and_not_at_firm_ones() {
        let face = Face::of(fonts::BODY);
        let wide = face.width("forty two lines");
        assert_eq!(wrap("forty two lines more", &face, 1.0, wide).len(), 2);
        let firm = wrap("forty\u{a0}two lines", &face, 1.0, face.width("forty"));
        assert_eq!(firm, ["forty\u{a0}two", "lines"]);
    }

    #[test]
    fn a_text_is_as_large_as_it_fits() {
        let face = Face::of(fonts::BODY);
        let text = "Short of chalk, his planners marked the streets with barley meal.";
        let roomy = fit(text, &face, (60.0, 60.0), (5.0, 2.0));
        let tight = fit(text, &face, (40.0, 8.0), (5.0, 1.0));
        assert_eq!(roomy.size, 5.0);
        assert!(tight.size < 5.0 && tight.height() <= 8.0);
        for line in &tight.lines {
            assert!(face.width(line) * tight.size <= 40.01, "{line}");
        }
    }
}
