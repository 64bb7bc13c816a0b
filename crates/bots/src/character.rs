//! Who sits down to play: the characters, as data.

use antedate_decks::Lang;

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
    names: [&'static str; 4],
    lines: [&'static str; 4],
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
    /// Returns the character's name in `lang`.
    pub fn name(&self, lang: Lang) -> &'static str {
        self.names[place(lang)]
    }

    /// Returns one line about the character in `lang`.
    pub fn line(&self, lang: Lang) -> &'static str {
        self.lines[place(lang)]
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

fn place(lang: Lang) -> usize {
    match lang {
        Lang::En => 0,
        Lang::It => 1,
        Lang::Pl => 2,
        Lang::Ru => 3,
    }
}


/// Every character: the levels from weakest to strongest, then the specialists.
pub static CHARACTERS: [Character; 10] = [
    Character {
        id: "novice",
        width: 1.15,
        strong: &[],
        weak: &[],
        plans: false,
        names: ["Novice", "Principiante", "Nowicjusz", "Новичок"],
        lines: [
            "Guesses with a smile, and is right about every other time.",
            "Tira a indovinare con un sorriso e ci prende una volta su due.",
            "Zgaduje z uśmiechem i co drugi raz ma rację.",
            "Угадывает с улыбкой и попадает через раз.",
        ],
    },
    Character {
        id: "pupil",
        width: 0.75,
        strong: &[],
        weak: &[],
        plans: false,
        names: ["Pupil", "Alunno", "Uczeń", "Ученик"],
        lines: [
            "Remembers last week's lesson, more or less.",
            "Ricorda la lezione della settimana scorsa, più o meno.",
            "Pamięta lekcję z zeszłego tygodnia, mniej więcej.",
            "Помнит урок прошлой недели, более или менее.",
        ],
    },
    Character {
        id: "amateur",
        width: 0.48,
        strong: &[],
        weak: &[],
        plans: true,
        names: ["Amateur", "Appassionato", "Amator", "Любитель"],
        lines: [
            "Reads a history book on every holiday.",
            "Legge un libro di storia a ogni vacanza.",
            "Na każdych wakacjach czyta książkę historyczną.",
            "В каждый отпуск берёт с собой книгу по истории.",
        ],
    },
    Character {
        id: "scholar",
        width: 0.28,
        strong: &[],
        weak: &[],
        plans: true,
        names: ["Scholar", "Studioso", "Badacz", "Знаток"],
        lines: [
            "Knows the century of nearly everything.",
            "Di quasi tutto conosce il secolo.",
            "Prawie wszystkiemu potrafi przypisać wiek.",
            "Почти у всего знает век.",
        ],
    },
    Character {
        id: "historian",
        width: 0.14,
        strong: &[],
        weak: &[],
        plans: true,
        names: ["Historian", "Storico", "Historyk", "Историк"],
        lines: [
            "Teaches this for a living and rarely errs.",
            "Lo insegna di mestiere e sbaglia di rado.",
            "Uczy tego na co dzień i rzadko się myli.",
            "Преподаёт это и редко ошибается.",
        ],
    },
    Character {
        id: "oracle",
        width: 0.0,
        strong: &[],
        weak: &[],
        plans: true,
        names: ["Oracle", "Oracolo", "Wyrocznia", "Оракул"],
        lines: [
            "Knows every date. Only the order of the pile is a secret to it.",
            "Conosce ogni data. Per lui è un segreto solo l'ordine del mazzo.",
            "Zna każdą datę. Tajemnicą jest dla niej tylko kolejność stosu.",
            "Знает каждую дату. Для него секрет только порядок колоды.",
        ],
    },
    Character {
        id: "medievalist",
        width: 0.55,
        strong: &[Years(476, 1500), Topic("duel"), Topic("choice")],
        weak: &[Topic("invention"), Topic("leisure"), Topic("chase")],
        plans: true,
        names: ["Medievalist", "Medievista", "Mediewista", "Медиевист"],
        lines: [
            "At home between the fall of Rome and the first printing press.",
            "Di casa tra la caduta di Roma e la prima stampa.",
            "Czuje się jak w domu między upadkiem Rzymu a pierwszym drukiem.",
            "Как дома между падением Рима и первым печатным станком.",
        ],
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
        names: ["Engineer", "Ingegnera", "Inżynierka", "Инженер"],
        lines: [
            "Knows who built it, how it worked, and when it was switched on.",
            "Sa chi l'ha costruito, come funzionava e quando l'hanno acceso.",
            "Wie, kto to zbudował, jak działało i kiedy je włączono.",
            "Знает, кто это построил, как оно работало и когда его включили.",
        ],
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
        names: ["Film buff", "Cinefilo", "Kinoman", "Киноман"],
        lines: [
            "Has seen it all, twice, and stays for the credits.",
            "Ha visto tutto due volte e resta fino ai titoli di coda.",
            "Widział wszystko dwa razy i zostaje do napisów końcowych.",
            "Видел всё дважды и досиживает до титров.",
        ],
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
        names: ["Naturalist", "Naturalista", "Przyrodniczka", "Натуралист"],
        lines: [
            "Counts in millions of years, and knows every expedition by heart.",
            "Conta in milioni di anni e conosce a memoria ogni spedizione.",
            "Liczy w milionach lat i zna na pamięć każdą wyprawę.",
            "Считает миллионами лет и знает наизусть каждую экспедицию.",
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_has_words_in_four_languages_and_its_own_id() {
        for (n, character) in CHARACTERS.iter().enumerate() {
            assert_eq!(Character::by_id(character.id), Some(&CHARACTERS[n]));
            for lang in Lang::ALL {
                assert!(!character.name(lang).is_empty());
                assert!(character.line(lang).ends_with('.'), "{}", character.id);
            }
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
