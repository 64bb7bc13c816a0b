//! Slugs from titles in any of our languages, without anything that looks like a date.

use std::collections::HashMap;

/// The longest slug that is made.
const MAX_SLUG: usize = 48;

/// Makes a slug of a text; words that are numbers of three digits or more are left out.
pub(super) fn slug(text: &str) -> String {
    let latin: String = text
        .chars()
        .flat_map(char::to_lowercase)
        .map(latin)
        .collect();
    let mut slug = String::new();
    for word in latin.split(|c: char| !c.is_ascii_alphanumeric()) {
        let number = word.len() > 2 && word.bytes().take(3).all(|byte| byte.is_ascii_digit());
        if word.is_empty() || number || slug.len() + 1 + word.len() > MAX_SLUG {
            continue;
        }
        if !slug.is_empty() {
            slug.push('-');
        }
        slug.push_str(word);
    }
    if slug.is_empty() {
        "card".to_owned()
    } else {
        slug
    }
}

/// Writes a lower-case letter in plain Latin; what has no such writing becomes a space.
fn latin(c: char) -> &'static str {
    const ASCII: &str = "abcdefghijklmnopqrstuvwxyz0123456789";
    if let Some(at) = ASCII.find(c) {
        return &ASCII[at..=at];
    }
    match c {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ą' | 'ā' | 'ă' | 'а' => "a",
        'б' => "b",
        'ç' | 'ć' | 'č' => "c",
        'ď' | 'đ' | 'ð' | 'д' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ę' | 'ē' | 'ě' | 'е' | 'ё' | 'э' => "e",
        'ф' => "f",
        'ğ' | 'г' => "g",
        'х' => "kh",
        'ì' | 'í' | 'î' | 'ï' | 'ī' | 'ı' | 'и' => "i",
        'й' | 'ы' | 'ý' | 'ÿ' => "y",
        'к' => "k",
        'ł' | 'л' => "l",
        'м' => "m",
        'ñ' | 'ń' | 'ň' | 'н' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ő' | 'о' => "o",
        'п' => "p",
        'ř' | 'р' => "r",
        'ś' | 'š' | 'ş' | 'с' => "s",
        'ß' => "ss",
        'ť' | 'ţ' | 'т' => "t",
        'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'у' => "u",
        'в' => "v",
        'ź' | 'ż' | 'ž' | 'з' => "z",
        'ж' => "zh",
        'ц' => "ts",
        'ч' => "ch",
        'ш' => "sh",
        'щ' => "shch",
        'ю' => "yu",
        'я' => "ya",
        'æ' => "ae",
        'œ' => "oe",
        'ь' | 'ъ' | '\'' | '’' => "",
        _ => " ",
    }
}

/// Hands out slugs, each only once.
#[derive(Default)]
pub(super) struct Slugs {
    /// The row that took a slug.
    taken: HashMap<String, u64>,
    /// How often a slug was wanted again.
    again: HashMap<String, usize>,
}

impl Slugs {
    /// Takes a slug as it is; `Err` names the row that has it already.
    pub(super) fn take(&mut self, slug: &str, row: u64) -> Result<(), u64> {
        match self.taken.get(slug) {
            Some(other) => Err(*other),
            None => {
                self.taken.insert(slug.to_owned(), row);
                Ok(())
            }
        }
    }

    /// Makes a free slug for a title.
    pub(super) fn make(&mut self, title: &str, row: u64) -> String {
        let base = slug(title);
        let mut free = base.clone();
        while self.take(&free, row).is_err() {
            let n = self.again.entry(base.clone()).or_insert(0);
            *n += 1;
            free = format!("{base}-{}", letters(*n));
        }
        free
    }
}

/// 1 → b, 2 → c, … 25 → z, 26 → ba: letters, since a number might look like a date.
fn letters(n: usize) -> String {
    let last = char::from(b'a' + (n % 26) as u8);
    if n < 26 {
        last.to_string()
    } else {
        format!("{}{last}", letters(n / 26))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load_fields::is_slug;

    #[test]
    fn slugs_are_plain_and_undated() {
        assert_eq!(slug("Göbekli Tepe is founded"), "gobekli-tepe-is-founded");
        assert_eq!(slug("Łódź dostaje prawa"), "lodz-dostaje-prawa");
        assert_eq!(slug("Щука в 1812 году"), "shchuka-v-godu");
        assert_eq!(slug("Apollo 11 launches"), "apollo-11-launches");
        assert_eq!(slug("日本"), "card");
        let long = slug(&"word ".repeat(100));
        assert!(is_slug(&long) && long.len() <= MAX_SLUG);
    }

    #[test]
    fn no_slug_is_handed_out_twice() {
        let mut slugs = Slugs::default();
        let made: std::collections::BTreeSet<String> =
            (0..2000).map(|row| slugs.make("The same", row)).collect();
        assert_eq!(made.len(), 2000);
        assert!(made.iter().all(|slug| is_slug(slug)));
        assert_eq!(slugs.take("the-same", 9), Err(0));
    }
}
