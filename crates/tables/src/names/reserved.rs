//! Which names are nobody's to take: our own words, and the names of the bots.

use antedate_decks::Lang;
use unicode_normalization::UnicodeNormalization;

use super::looks_like;

/// What this program is called in every language; what it and whoever runs it are called in
/// one of them is in that language's file. Nobody shall speak in their name.
const OURS: [&str; 3] = ["antedate", "random", "steady"];

/// Says whether a name, with or without numbers and signs around it, can be taken for one of ours
/// or for one of these: the names of bots.
pub fn is_reserved<'a>(name: &str, bots: impl IntoIterator<Item = &'a str>) -> bool {
    let name: String = name.nfkc().collect();
    let bare = name.trim_matches(|c: char| !c.is_alphabetic());
    let is_taken = |word: &str| looks_like(&name, word) || looks_like(bare, word);
    let of_language = |lang: Lang| lang.reserved_names().iter().any(|word| is_taken(word));
    OURS.into_iter().any(is_taken)
        || Lang::ALL.into_iter().any(of_language)
        || bots.into_iter().any(is_taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_words_and_the_bots_names_are_taken() {
        let bots = ["Oracle", "Новичок"];
        for name in [
            "Server",
            "SYSTEM",
            "h\u{43e}st",
            "Antedate",
            "Bot 3",
            "бот",
            "oracle",
            "Oracle 2",
            "[Server]",
            "★ host ★",
            "2. Bot!",
            "новичок",
        ] {
            assert!(is_reserved(name, bots), "{name}");
        }
        for name in ["Ada", "Roboto", "Hosta", "Serverin", "2", "Oracula"] {
            assert!(!is_reserved(name, bots), "{name}");
        }
    }
}
