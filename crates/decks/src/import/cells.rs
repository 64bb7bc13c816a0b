//! Making a cell of somebody's spreadsheet safe to keep.

/// A cell after cleaning.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) text: String,
    /// What was removed, in words.
    pub(super) removed: Vec<&'static str>,
}

/// Cleans a cell that is shown to people, or says why it cannot be kept.
pub(super) fn clean(raw: &str) -> Result<Cell, String> {
    let mut removed = Vec::new();
    let mut text = without(raw, &mut removed, "control characters", |c| {
        c.is_control() && !matches!(c, '\t' | '\n' | '\r')
    });
    text = without(
        &text,
        &mut removed,
        "bidirectional control characters",
        is_bidi,
    );
    if text.contains('<') {
        let stripped = without_tags(&text);
        if stripped != text {
            removed.push("HTML");
            text = stripped;
        }
    }
    let text = text.replace(['\t', '\n', '\r'], " ").trim().to_owned();
    match unmarked(&text) {
        Some(plain) => Ok(Cell {
            text: plain.to_owned(),
            removed,
        }),
        None if is_formula(&text) => Err(format!(
            "`{}` is a spreadsheet formula; paste it as plain text",
            crate::dates::shortened(&text)
        )),
        None => Ok(Cell { text, removed }),
    }
}

fn without(
    text: &str,
    removed: &mut Vec<&'static str>,
    what: &'static str,
    unwanted: impl Fn(char) -> bool,
) -> String {
    if !text.contains(&unwanted) {
        return text.to_owned();
    }
    removed.push(what);
    text.chars().filter(|c| !unwanted(*c)).collect()
}

/// Characters that turn the direction of writing round, or are invisible.
pub(crate) fn is_bidi(c: char) -> bool {
    matches!(c,
        '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Returns where an HTML tag that begins at the start of `text` ends.
fn tag_end(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('<')?;
    let name = inside.strip_prefix('/').unwrap_or(inside);
    let begins = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '!');
    // A tag that never ends is one too: browsers see it so.
    begins.then(|| text.find('>').map_or(text.len(), |end| end + 1))
}

/// Says whether a text contains an HTML tag.
pub(crate) fn has_tag(text: &str) -> bool {
    text.match_indices('<')
        .any(|(at, _)| tag_end(&text[at..]).is_some())
}

fn without_tags(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let skip = tag_end(rest);
        if skip.is_none() {
            plain.push('<');
        }
        rest = &rest[skip.unwrap_or(1)..];
    }
    plain.push_str(rest);
    // Taking a tag out can bring another together.
    if has_tag(&plain) {
        plain.replace('<', "")
    } else {
        plain
    }
}

/// Says whether a spreadsheet would run the text.
fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '@', '+']) || text.starts_with('-') && text.contains('(')
}

const FORMULA_SIGNS: [char; 4] = ['=', '+', '-', '@'];

/// Marks a text that a spreadsheet might run as plain text, with an apostrophe.
pub(crate) fn marked(text: &str) -> String {
    if text.trim_start_matches('\'').starts_with(FORMULA_SIGNS) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

/// Takes the mark of [`marked`] off; `None` if there is none.
fn unmarked(text: &str) -> Option<&str> {
    let rest = text.strip_prefix('\'')?;
    rest.trim_start_matches('\'')
        .starts_with(FORMULA_SIGNS)
        .then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cleaned(raw: &str) -> (String, Vec<&'static str>) {
        let cell = clean(raw).expect("kept");
        (cell.text, cell.removed)
    }

    #[test]
    fn what_is_dangerous_is_removed_and_named() {
        assert_eq!(cleaned(" plain – text "), ("plain – text".into(), vec![]));
        assert_eq!(
            cleaned("a\u{0}b"),
            ("ab".into(), vec!["control characters"])
        );
        assert_eq!(
            cleaned("a\u{202e}b"),
            ("ab".into(), vec!["bidirectional control characters"])
        );
        assert_eq!(
            cleaned("<b>bold</b> 1 < 2"),
            ("bold 1 < 2".into(), vec!["HTML"])
        );
        assert_eq!(cleaned("x<script src=y"), ("x".into(), vec!["HTML"]));
        assert_eq!(cleaned("a\nb"), ("a b".into(), vec![]));
        let (nested, _) = cleaned("<<b>script>alert(1)<</b>/script>");
        assert!(!has_tag(&nested), "{nested}");
    }

    #[test]
    fn formulas_are_refused_unless_marked_as_text() {
        for formula in ["=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+HYPERLINK(1)"] {
            assert!(clean(formula).is_err(), "{formula}");
            assert_eq!(cleaned(&marked(formula)).0, formula);
        }
        assert_eq!(cleaned("'=x").0, "=x");
        assert_eq!(cleaned("''=x").0, "'=x");
        assert_eq!(cleaned("'twas the night").0, "'twas the night");
    }
}
