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
    DuplicateId "E-DUP-ID" Fatal "Two cards, ancestors, itineraries or time warps have the same id, so transcripts could not tell them apart. Rename one.";
    BadDate "E-DATE" Fatal "The date follows none of the forms of docs/deck-format.md, or does not exist (no year 0, no scene 101).";
    BadValue "E-VALUE" Fatal "The explicit value and the label disagree: the value lies outside what the date says, so players would see a label that contradicts the order. It is a historical year, BCE negative, never 0.";
    DateKind "E-DATE-KIND" Fatal "Scene numbers belong to saga decks and years to all others (D-2).";
    BadField "E-FIELD" Fatal "A field holds a value outside its range: an edition that does not exist, a fame other than 1 to 5, a version that is not like 1.0.0.";
    BadIcon "E-ICON" Fatal "Twist and saga decks name six icons, each card has a front and a back one out of those six, and other decks have none.";
    BadTrek "E-TREK" Fatal "The trek part of the deck is incomplete or outside what the rules allow: day 1 to 3, hours 1 to 5, known benefits, a mat of six, a journey table of ten, known time warps.";
    NoCards "E-NO-CARDS" Fatal "The deck has no cards. Add at least one `[[card]]` to deck.toml.";
    NoWords "E-NO-WORDS" Fatal "A deck has at least one language file, best en.toml: it is what players see where their own language is missing.";
    FolderName "E-FOLDER-NAME" Error "The folder's name is not the deck's id. Rename the folder: people open a deck by its folder and transcripts name it by its id.";
    DuplicateTitle "E-DUP-TITLE" Error "Two cards have the same title in one language, so players cannot tell which of two dates is meant. Reword one.";
    NearTitle "W-NEAR-TITLE" Warning "Two titles are made of almost the same words. Either they are the same event twice, or players will mix them up. Reword one.";
    DateInTitle "E-DATE-IN-TITLE" Error "A title names a year, a decade, a century or a millennium, in digits or in words. That is the answer. Reword it.";
    NumberInTitle "W-NUMBER-IN-TITLE" Warning "A title has a number of three digits, which may be read as a year or give the order away. Reword it, or silence this if the number is part of a name.";
    DateOpensNote "E-DATE-OPENS-NOTE" Error "A note begins with a date. The label has just said it; begin with something worth reading.";
    DateInId "E-DATE-IN-ID" Error "An id contains a year, a decade or a century. It must say nothing of the date (SEC-4): ids stand in records, and whoever makes a tool may show them. Choose another before the deck is out.";
    EraHint "W-ERA-HINT" Warning "A title has a word that places it in an era (ancient, medieval, Victorian, world war and the like), which gives part of the answer away. Reword it.";
    MissingText "E-MISSING-TEXT" Error "A language file lacks the words of a card, a topic, an ancestor, an itinerary or a time warp, or they are empty. Players would see another language in between.";
    MissingNote "W-NO-NOTE" Warning "A card has no note, so there is nothing to learn when it is turned. Add one or two sentences.";
    MissingLanguage "W-NO-LANGUAGE" Warning "The deck is in several languages but not in all of them. Add the file, or silence this in deck.toml.";
    StrayText "E-STRAY-TEXT" Error "A language file has words for a card, topic, ancestor, itinerary or time warp that deck.toml does not have: a renamed or removed one, or a typing error.";
    Untranslated "W-UNTRANSLATED" Warning "A title or note is the same as in English. If it is a name that stays the same, silence this for the card.";
    WrongScript "E-WRONG-SCRIPT" Error "A Russian text is not in Cyrillic letters, or a text in another language is. Texts were put into the wrong file, or an editor mixed alphabets.";
    LongTitle "E-LONG-TITLE" Error "A title has more than 60 characters and will not fit on a card. Say less; the note has room.";
    LongNote "W-LONG-NOTE" Warning "A note has more than 300 characters. Nobody reads that much in the middle of a game.";
    ControlCharacter "E-CONTROL" Error "A text contains control characters, invisible ones, or ones that turn the direction of writing round. They can make a text look like another. Type it again.";
    Html "E-HTML" Error "A text contains an HTML tag. Texts are plain and are shown as they stand.";
    NoSource "E-NO-SOURCE" Error "A card has no source. Name the Wikidata item or a work in which a person can look the date up.";
    RoundYear "W-ROUND-YEAR" Warning "A year before 1500 that ends in 0 is given as exact. It is usually rounded: write c. before it, or silence this and say in a comment why it is exact.";
    Astronomical "W-ASTRONOMICAL" Warning "A year BCE just one short of a full hundred, such as 499 or 2999, usually comes from a source that counts 1 BCE as 0. Check it; add one.";
    AstronomicalDeck "E-ASTRONOMICAL" Error "Most years BCE of this deck end in 9: the years of the whole deck were taken from a source that counts 1 BCE as 0 (Wikidata does). Add one to each, or import again with --years astronomical.";
    Future "E-FUTURE" Error "A card is dated later than this year. What has not happened yet cannot be put in order.";
    UnknownMotif "E-UNKNOWN-MOTIF" Error "There is no picture of that name: motifs are those of the game-icons set, and our own printing-press, telegraph, gramophone and typewriter.";
    UnknownTopic "E-UNKNOWN-TOPIC" Error "A card has a topic that deck.toml does not list under `topics`.";
    EmptyTopic "W-EMPTY-TOPIC" Warning "A topic of the deck has no cards. Remove it from `topics`, or give it cards.";
    TopicBalance "W-TOPIC-BALANCE" Warning "One topic has more than two fifths of the cards, which makes the deck one about that topic.";
    EraBalance "W-ERA-BALANCE" Warning "More than a quarter of the cards lie in one era, where players can only guess the order. Spread them over time.";
    SameIcon "E-SAME-ICON" Error "A card has the same icon on front and back, which the rules forbid (CO-17).";
    IconBalance "W-ICON-BALANCE" Warning "The 30 ordered pairs of front and back icons are not equally frequent, so some discards are easier than others.";
    IconHint "W-ICON-HINT" Warning "An icon goes with one period or one topic, so it says something about the date. Icons must be independent of both.";
    RepeatedValue "E-REPEATED-VALUE" Error "Two cards have the same value in a deck that promises unique dates (D-3). Change a date or the promise.";
    MustBeUnique "E-MUST-BE-UNIQUE" Error "Saga and trek decks have unique dates (D-3): set unique_dates = true.";
    TooFewCards "E-TOO-FEW-CARDS" Error "The deck has too few cards for any game: 9 for two players (TC-2a), 6 in each day of a trek deck (TR-2a).";
    FewCards "W-FEW-CARDS" Warning "The deck is too small for some games of its edition: 33 cards for eight players (TC-2a), 36 for the cooperative game (CO-1).";
    TrekShape "W-TREK-SHAPE" Warning "The trek deck differs from the printed one: 36 cards a day, 12 ancestors, 24 itineraries, a journey table that never falls, three time warps of each kind or none.";
    TrekPlay "E-TREK-PLAY" Error "Four players cannot play this trek deck: it needs 16 itineraries, as many ancestors as the largest pile, at most 255 cards, and 15 time warps or none.";
    Unreachable "E-UNREACHABLE" Error "An itinerary has a reward that can never be earned: its row has no spaces, or a day cannot bring the tokens to get there.";
    AllowUnknown "E-ALLOW-UNKNOWN" Error "`allow` names something that is not a warning. Errors cannot be silenced.";
    AllowUnused "W-ALLOW-UNUSED" Warning "`allow` silences a warning that does not occur. Remove it, so that it cannot hide something later.";
    AllowWhy "W-ALLOW-WHY" Warning "`allow` has no comment behind it or on the line above. Say why the warning does not apply.";
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
