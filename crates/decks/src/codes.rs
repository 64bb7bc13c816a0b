//! The names of everything the loader and the lint can find, with explanations.

use std::fmt;

/// How bad a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth a look; the exit code stays 0.
    Warning,
    /// Wrong, but the deck can still be played.
    Error,
    /// The deck cannot be used.
    Fatal,
}

macro_rules! codes {
    ($($variant:ident $name:literal $severity:ident $explanation:literal;)*) => {
        /// The kind of a finding. Its printed name never changes.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code {
            $(#[doc = $explanation] $variant,)*
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$variant,)*];

            /// Returns the printed name.
            pub fn name(self) -> &'static str {
                match self { $(Code::$variant => $name,)* }
            }

            /// Returns how bad it is.
            pub fn severity(self) -> Severity {
                match self { $(Code::$variant => Severity::$severity,)* }
            }

            /// Returns what it means and what to do.
            pub fn explanation(self) -> &'static str {
                match self { $(Code::$variant => $explanation,)* }
            }
        }
    };
}

codes! {
    Read "E-READ" Fatal "A file of the deck could not be read, or is not text in UTF-8. Check that it exists, that you may read it, and that your editor saves UTF-8.";
    TooLarge "E-TOO-LARGE" Fatal "A file, a list or a text is larger than any deck needs (64 MiB a file, 100,000 cards, 64 KiB a text). Split the deck.";
    Toml "E-TOML" Fatal "The file is not valid TOML. The line named is where reading stopped making sense: often a missing quote or bracket just before it.";
    UnknownKey "E-UNKNOWN-KEY" Fatal "A key that the format does not know, usually a typing error. docs/deck-format.md lists all keys.";
    Missing "E-MISSING" Fatal "A field that every deck or card must have is not there. Add it; docs/deck-format.md shows what it looks like.";
    WrongType "E-TYPE" Fatal "A field holds another kind of thing than it should: a number instead of a text, a text instead of a list.";
    BadId "E-ID" Fatal "An id is a slug of a-z, 0-9 and '-', 1 to 64 characters, beginning and ending with a letter or digit. It never changes once a deck is out, since transcripts refer to it.";
    DuplicateId "E-DUP-ID" Fatal "Two cards, ancestors or itineraries have the same id, so transcripts could not tell them apart. Rename one.";
    BadDate "E-DATE" Fatal "The date follows none of the forms of docs/deck-format.md, or does not exist (no year 0, no scene 101).";
    BadValue "E-VALUE" Fatal "The explicit value and the label disagree: the value lies outside what the date says, so players would see a label that contradicts the order. It is a historical year, BCE negative, never 0.";
    DateKind "E-DATE-KIND" Fatal "Scene numbers belong to saga decks and years to all others (D-2).";
    BadField "E-FIELD" Fatal "A field holds a value outside its range: an edition that does not exist, a fame other than 1 to 5, a version that is not like 1.0.0.";
    BadIcon "E-ICON" Fatal "Twist and saga decks name six icons, each card has a front and a back one out of those six, and other decks have none.";
    BadTrek "E-TREK" Fatal "The trek part of the deck is incomplete or outside what the rules allow: day 1 to 3, hours 1 to 5, known benefits, a mat of six, a journey table of ten.";
    NoCards "E-NO-CARDS" Fatal "The deck has no cards. Add at least one [[card]] to deck.toml.";
    NoWords "E-NO-WORDS" Fatal "A deck has at least one language file, best en.toml: it is what players see where their own language is missing.";
}

impl Code {
    /// Finds a code by its printed name, in any case.
    pub fn by_name(name: &str) -> Option<Code> {
        Code::ALL
            .iter()
            .copied()
            .find(|code| code.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Explains a code by its printed name.
pub fn explain(name: &str) -> Option<&'static str> {
    Code::by_name(name).map(Code::explanation)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_how_bad_it_is_and_are_distinct() {
        for code in Code::ALL {
            let warning = code.severity() == Severity::Warning;
            assert_eq!(code.name().starts_with("W-"), warning, "{code}");
            assert_eq!(code.name().starts_with("E-"), !warning, "{code}");
            assert_eq!(Code::by_name(&code.name().to_lowercase()), Some(*code));
            assert!(code.explanation().len() > 40, "{code}");
        }
        assert_eq!(explain("E-NONSENSE"), None);
    }
}
