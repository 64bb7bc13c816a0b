//! Whether two names look alike.
//!
//! A name is compared as a reader sees it: compatibility forms are one (NFKC), case does not
//! matter, and letters that look alike are alike (the skeleton of Unicode's UTS 39).

use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

use super::draws;

/// Says whether two names can be taken for one another.
pub fn looks_like(one: &str, other: &str) -> bool {
    let (one, other) = (Looks::of(one), Looks::of(other));
    one.folded == other.folded || one.drawn == other.drawn
}

/// How a name looks. Two forms, since a capital may look like a letter that its small form does
/// not look like: Cyrillic В is like B, and в is not like b.
struct Looks {
    /// Without regard to case, then to alphabets.
    folded: String,
    /// Without regard to alphabets, then to case.
    drawn: String,
}

impl Looks {
    fn of(name: &str) -> Looks {
        let name = plain(name);
        Looks {
            folded: bones(&fold(&name)),
            drawn: bones(&fold(&bones(&name))),
        }
    }
}

/// Takes away what cannot be seen, and makes one blank of several.
fn plain(name: &str) -> String {
    let compatible: String = name.nfkc().collect();
    let words = compatible.split_whitespace().map(|word| {
        let seen = word.chars().filter(|c| draws(*c));
        seen.collect::<String>()
    });
    words.collect::<Vec<String>>().join(" ")
}

/// Folds case. By way of capitals, so that ß is ss and the two small sigmas are one.
fn fold(name: &str) -> String {
    name.to_uppercase().to_lowercase().nfkc().collect()
}

fn bones(name: &str) -> String {
    skeleton(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_impersonate_look_alike() {
        for other in [
            "ada",
            "ADA",
            "\u{410}da",                   // a Cyrillic А
            "Ad\u{430}",                   // a Cyrillic а
            "\u{ff21}da",                  // fullwidth
            "\u{1d400}\u{1d41d}\u{1d41a}", // bold, of mathematics
            "Ada\u{fe0f}",
            "\u{391}da", // a Greek Α
        ] {
            assert!(looks_like("Ada", other), "{other}");
        }
        assert!(
            looks_like("Paul", "PauI") && looks_like("Bob", "B0b".replace('0', "\u{43e}").as_str())
        );
        assert!(looks_like("Вера", "ВЕРА") && looks_like("Strauß", "STRAUSS"));
        assert!(looks_like("Bea", "\u{412}ea"));
        assert!(looks_like("Jo  Li", "Jo\u{a0}Li"));
    }

    #[test]
    fn people_with_names_of_their_own_do_not() {
        for (one, other) in [
            ("Ada", "Adam"),
            ("Jose", "José"),
            ("Anna", "Hanna"),
            ("Вера", "Вероника"),
            ("Łukasz", "Lukas"),
            ("👩‍👩‍👧", "👩‍👩‍👦"),
            ("Ada 1", "Ada 2"),
        ] {
            assert!(!looks_like(one, other), "{one} {other}");
        }
    }
}
