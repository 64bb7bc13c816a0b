//! Wordings with gaps: "{n}th century".

/// Fills the gaps of a wording.
pub(crate) fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut text = String::with_capacity(template.len() + 8);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let Some((name, tail)) = after.split_once('}') else {
            break;
        };
        let value = values.iter().find(|(known, _)| *known == name);
        text.push_str(value.map_or("", |(_, value)| value));
        rest = tail;
    }
    text.push_str(rest);
    text
}

/// Reads back what fills the gaps of a wording; nothing if the text is worded otherwise.
pub(crate) fn read<'t>(template: &'t str, text: &'t str) -> Option<Vec<(&'t str, &'t str)>> {
    let mut values = Vec::new();
    let (mut template, mut text) = (template, text);
    while let Some((before, after)) = template.split_once('{') {
        text = text.strip_prefix(before)?;
        let (name, tail) = after.split_once('}')?;
        let next = tail.split('{').next().unwrap_or_default();
        let end = if next.is_empty() {
            text.len()
        } else {
            text.find(next)?
        };
        values.push((name, &text[..end]));
        (template, text) = (tail, &text[end..]);
    }
    (text == template).then_some(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_filled_in_is_read_back() {
        let template = "lata {tens}. {century} w.";
        let values = [("tens", "20"), ("century", "XX")];
        let text = fill(template, &values);
        assert_eq!(text, "lata 20. XX w.");
        assert_eq!(read(template, &text), Some(values.to_vec()));
        assert_eq!(read("{n}s", "1920s"), Some(vec![("n", "1920")]));
        for other in ["lata 20 XX w.", "lata 20. XX w. p.n.e.", "20. XX w.", ""] {
            assert_eq!(read(template, other), None, "{other}");
        }
    }
}
