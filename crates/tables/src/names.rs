//! What a name and a text may be made of: signs that people can see.

mod looks;
mod reserved;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

pub use looks::looks_like;
pub use reserved::is_reserved;

/// The most marks on one letter, as Unicode's UTS 39 has it: more are not writing any more, and
/// are drawn over the lines around them.
const MAX_MARKS: usize = 4;

/// Returns a name without the blanks around it, if it is one: of 1 to `max` characters, all
/// of which can be seen.
pub fn visible_name(name: &str, max: usize) -> Option<&str> {
    let name = name.trim();
    let n_chars = name.chars().count();
    let good = (1..=max).contains(&n_chars) && is_visible(name) && name.chars().any(draws);
    good.then_some(name)
}

/// Says whether nothing in a text hides, or turns the direction of what is around it: with
/// such signs one name could pass for another. Those that make one picture of several, as in
/// a family of emoji, may stand where they do so.
pub(crate) fn is_visible(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let hidden = |at: usize| match signs[at] {
        JOINER => !joins(&signs, at),
        // The flags of some lands are spelled out after a black one.
        c if is_tag(c) => !spells_flag(&signs, at),
        c => hides(c),
    };
    !(0..signs.len()).any(hidden) && !has_piles(text)
}

/// Says whether marks pile up on a letter.
fn has_piles(text: &str) -> bool {
    let mut n_marks = 0;
    text.nfd().any(|c| {
        n_marks = if is_combining_mark(c) { n_marks + 1 } else { 0 };
        n_marks > MAX_MARKS
    })
}

const JOINER: char = '\u{200d}';
/// Asks for the picture of a sign, not its letter.
const AS_PICTURE: char = '\u{fe0f}';
const BLACK_FLAG: char = '\u{1f3f4}';

fn joins(signs: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| signs[before]);
    let before = before.is_some_and(|c| is_picture(c) || c == AS_PICTURE);
    before && signs.get(at + 1).copied().is_some_and(is_picture)
}

/// Signs of the blocks that emoji are taken from.
fn is_picture(c: char) -> bool {
    matches!(c, '\u{1f000}'..='\u{1faff}' | '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{23ff}'
        | '\u{2600}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}')
}

fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0000}'..='\u{e007f}')
}

fn spells_flag(signs: &[char], at: usize) -> bool {
    let mut before = signs[..at].iter().rev().skip_while(|c| is_tag(**c));
    before.next() == Some(&BLACK_FLAG)
}

/// Says whether a sign is a control character, one that nobody sees, or one that turns the
/// direction of what follows.
pub fn hides(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// Says whether a sign leaves something to see when it stands alone.
fn draws(c: char) -> bool {
    let blank = c.is_whitespace() || c == JOINER || is_tag(c);
    // Fillers, joiners of marks, and signs that only choose the look of another.
    !(blank
        || matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good(name: &str) -> bool {
        visible_name(name, 24).is_some()
    }

    #[test]
    fn people_may_be_called_by_pictures_made_of_several() {
        for name in [
            "👩‍👩‍👧",
            "Ada 👩🏽‍🚀",
            "❤️‍🔥",
            "🏳️‍🌈",
            "🧔‍♂️",
            "👁️‍🗨️",
            "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
            "Zoë",
            "Łukasz",
            "Вера",
            "O’Neil",
            "1",
        ] {
            assert!(good(name), "{name}");
        }
    }

    #[test]
    fn nothing_may_hide_in_a_name() {
        for name in [
            "Ada\u{200d}",
            "\u{200d}Ada",
            "A\u{200d}da",
            "👩\u{200d}",
            "\u{200d}👩",
            "👩\u{200d}\u{200d}👧",
            "👩\u{200d}a",
            "Ada\u{200b}",
            "Ada\u{202e}",
            "\u{2066}Ada",
            "Ada\u{ad}",
            "Ada\u{e0041}",
            "Ada\u{0}",
            "A\nda",
        ] {
            assert!(!good(name), "{name:?}");
        }
    }

    #[test]
    fn marks_do_not_pile_up_on_a_letter() {
        for name in ["Nguyễn", "שָׁלוֹם", "ภู่", "1️⃣", "e\u{301}\u{323}"] {
            assert!(good(name), "{name}");
        }
        assert!(!good(&format!("A{}", "\u{301}".repeat(5))));
        assert!(is_visible("Zażółć gęślą jaźń"));
        let pile = format!("z{}", "\u{489}".repeat(15));
        assert!(
            !is_visible(&pile) && !is_visible(&"a\u{300}\u{301}\u{302}\u{303}\u{304}".repeat(3))
        );
    }

    #[test]
    fn a_name_is_something_to_see() {
        for name in [
            "",
            "  ",
            "\u{3164}",
            "\u{fe0f}",
            "\u{2800}\u{2800}",
            "\u{34f}",
        ] {
            assert!(!good(name), "{name:?}");
        }
        assert_eq!(visible_name("  Ada ", 24), Some("Ada"));
        assert!(good(&"é".repeat(24)) && !good(&"é".repeat(25)));
    }
}
