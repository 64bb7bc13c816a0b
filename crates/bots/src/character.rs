//! Who sits down to play: the characters, as data.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use antedate_decks::{Lang, for_each_lang};
use serde::Deserialize;

use Field::{Topic, Years};

/// A bot's nature: how well it knows dates, and what it knows best.
#[derive(Debug, Clone, PartialEq)]
pub struct Character {
    /// The name in records and on the command line.
    pub id: &'static str,
    /// How far off its dates are, on the scale of [`Scale`](crate::Scale); 0 knows every date.
    pub width: f64,
    /// What it knows better than the rest.
    pub strong: &'static [Field],
    /// What it knows worse than the rest.
    pub weak: &'static [Field],
    /// Whether it looks ahead, or plays what seems best at once.
    pub plans: bool,
}

/// A part of what there is to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// A topic of a deck, by its slug.
    Topic(&'static str),
    /// The years from one to another, both included.
    Years(i64, i64),
}

impl Field {
    /// Says whether a card belongs here. Only a year can be in a period.
    pub(crate) fn covers(self, topic: &str, year: Option<i64>) -> bool {
        match self {
            Topic(slug) => slug == topic,
            Years(from, to) => year.is_some_and(|year| (from..=to).contains(&year)),
        }
    }
}

impl Character {
    /// Returns what the character is in `lang`: "Amateur".
    pub fn name(&self, lang: Lang) -> &'static str {
        self.texts(lang).map_or(self.id, |texts| &texts.name)
    }

    /// Lists who of this character sits down at a table, in this order.
    pub fn people(&self, lang: Lang) -> &'static [String] {
        self.texts(lang).map_or(&[], |texts| &texts.people)
    }

    /// Returns what a reader of `lang` calls somebody of this character whom a record calls by its id and a number, as
    /// in `amateur 2`; `None` for anybody else.
    pub fn called(&self, recorded: &str, lang: Lang) -> Option<String> {
        let number = recorded.strip_prefix(self.id)?.trim_start();
        let nth = if number.is_empty() {
            0
        } else {
            number.parse::<usize>().ok()?.checked_sub(1)?
        };
        let people = self.people(lang);
        let (round, at) = (nth.checked_div(people.len())?, nth % people.len());
        let person = &people[at];
        Some(if round == 0 {
            person.clone()
        } else {
            format!("{person} {}", round + 1)
        })
    }

    /// Lists all that the character and its people are called, in every language.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        let people = |lang| self.people(lang).iter().map(String::as_str);
        Lang::ALL
            .into_iter()
            .flat_map(move |lang| std::iter::once(self.name(lang)).chain(people(lang)))
    }

    /// Returns one line about the character in `lang`.
    pub fn line(&self, lang: Lang) -> &'static str {
        self.texts(lang).map_or("", |texts| &texts.line)
    }

    fn texts(&self, lang: Lang) -> Option<&'static Texts> {
        texts(lang).get(self.id)
    }

    /// Returns a twin that knows as much and does not look ahead, to measure what planning is worth.
    pub fn without_plans(&self) -> Character {
        Character {
            plans: false,
            ..self.clone()
        }
    }

    /// Says whether the character knows every date.
    pub fn is_oracle(&self) -> bool {
        self.width == 0.0
    }

    /// Finds a character by its id.
    pub fn by_id(id: &str) -> Option<&'static Character> {
        CHARACTERS.iter().find(|character| character.id == id)
    }

    /// Lists the levels, weakest first: the characters without a field of their own.
    pub fn levels() -> impl Iterator<Item = &'static Character> {
        CHARACTERS
            .iter()
            .filter(|character| character.strong.is_empty())
    }
}

/// What a character is in a language, who plays it, and one line about it.
#[derive(Deserialize)]
struct Texts {
    name: String,
    people: Vec<String>,
    line: String,
}

/// Returns the texts of a language by the ids of the characters, read once.
fn texts(lang: Lang) -> &'static BTreeMap<String, Texts> {
    macro_rules! read {
        ($($lang:ident $code:ident $english:literal;)*) => {
            match lang {
                $(Lang::$lang => {
                    static READ: LazyLock<BTreeMap<String, Texts>> = LazyLock::new(|| {
                        let text = include_str!(
                            concat!("../../../locales/bots/", stringify!($code), ".toml")
                        );
                        // A test sees to it that every file can be read and is complete.
                        let mut texts: BTreeMap<String, Texts> =
                            toml::from_str(text).unwrap_or_default();
                        for one in texts.values_mut() {
                            one.line = antedate_decks::typeset(&one.line, Lang::$lang);
                        }
                        texts
                    });
                    &READ
                })*
            }
        };
    }
    for_each_lang!(read)
}

/// Every character: the levels from weakest to strongest, then the specialists.
pub static CHARACTERS: [Character; 10] = [
    Character {
        id: "novice",
        width: 1.15,
        strong: &[],
        weak: &[],
        plans: false,
    },
    Character {
        id: "pupil",
        width: 0.75,
        strong: &[],
        weak: &[],
        plans: false,
    },
    Character {
        id: "amateur",
        width: 0.48,
        strong: &[],
        weak: &[],
        plans: true,
    },
    Character {
        id: "scholar",
        width: 0.28,
        strong: &[],
        weak: &[],
        plans: true,
    },
    Character {
        id: "historian",
        width: 0.14,
        strong: &[],
        weak: &[],
        plans: true,
    },
    Character {
        id: "oracle",
        width: 0.0,
        strong: &[],
        weak: &[],
        plans: true,
    },
    Character {
        id: "medievalist",
        width: 0.55,
        strong: &[Years(476, 1500), Topic("duel"), Topic("choice")],
        weak: &[Topic("invention"), Topic("leisure"), Topic("chase")],
        plans: true,
    },
    Character {
        id: "engineer",
        width: 0.55,
        strong: &[
            Topic("invention"),
            Topic("building"),
            Topic("battle"),
            Topic("chase"),
        ],
        weak: &[Topic("arts"), Topic("society"), Topic("loss")],
        plans: true,
    },
    Character {
        id: "film-buff",
        width: 0.55,
        strong: &[
            Topic("arts"),
            Topic("leisure"),
            Topic("meeting"),
            Topic("secret"),
            Topic("loss"),
        ],
        weak: &[Topic("science"), Topic("building")],
        plans: true,
    },
    Character {
        id: "naturalist",
        width: 0.55,
        strong: &[
            Topic("nature"),
            Topic("science"),
            Topic("exploration"),
            Topic("wonder"),
        ],
        weak: &[Topic("arts"), Topic("leisure"), Topic("duel")],
        plans: true,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_has_words_in_every_language_and_its_own_id() {
        for (n, character) in CHARACTERS.iter().enumerate() {
            assert_eq!(Character::by_id(character.id), Some(&CHARACTERS[n]));
            for lang in Lang::ALL {
                assert_eq!(texts(lang).len(), CHARACTERS.len(), "{lang}");
                assert!(!character.texts(lang).unwrap().name.is_empty());
                assert!(character.line(lang).ends_with('.'), "{}", character.id);
            }
        }
    }

    #[test]
    fn everybody_of_a_language_has_a_name_of_their_own_that_fits_a_seat() {
        for lang in Lang::ALL {
            let all = CHARACTERS
                .iter()
                .flat_map(|character| character.people(lang));
            let names: std::collections::BTreeSet<&String> = all.clone().collect();
            assert_eq!(names.len(), all.count(), "{lang}");
            assert!(
                names.iter().all(|name| name.chars().count() <= 24),
                "{lang}"
            );
            assert_eq!(names.len(), 3 * CHARACTERS.len(), "{lang}");
        }
    }

    #[test]
    fn the_number_of_a_bot_says_who_of_its_level_it_is() {
        let amateur = Character::by_id("amateur").unwrap();
        let called = |recorded| amateur.called(recorded, Lang::En);
        let people = amateur.people(Lang::En);
        assert_eq!(called("amateur").as_ref(), people.first());
        assert_eq!(called("amateur 3").as_ref(), people.get(2));
        // More of them than there are names.
        assert_eq!(called("amateur 4"), Some(format!("{} 2", people[0])));
        for other in ["Ada", "amateur 0", "amateur x", "amateurish", "novice"] {
            assert_eq!(called(other), None, "{other}");
        }
    }

    #[test]
    fn each_level_knows_more_than_the_one_below() {
        let widths: Vec<f64> = Character::levels().map(|level| level.width).collect();
        assert_eq!(widths.len(), 6);
        assert!(widths.windows(2).all(|pair| pair[1] < pair[0]));
        assert!(CHARACTERS[5].is_oracle());
    }
}
