//! Plural categories, by the rules of Unicode's CLDR as they are written there.
//!
//! The page evaluates the same rules in `web/src/i18n/plural.ts`.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A CLDR plural category.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Category {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

/// The rules of a language; whatever none of them fits is `Other`.
#[derive(Debug, Default, Deserialize)]
#[serde(try_from = "BTreeMap<Category, String>")]
pub(crate) struct Plurals(Vec<(Category, Rule)>);

/// Conditions of which one must hold, each of relations that must all hold.
type Rule = Vec<Vec<Relation>>;

/// "i % 10 = 2..4": an operand, perhaps what is left of it, and the values it has or has not.
#[derive(Debug)]
struct Relation {
    operand: Operand,
    modulo: Option<u64>,
    is_in: bool,
    ranges: Vec<(u64, u64)>,
}

#[derive(Debug, Clone, Copy)]
enum Operand {
    /// The number itself.
    Number,
    /// Its whole part.
    Integer,
    /// How many digits its fraction has.
    FractionLength,
    /// The digits of its fraction, as a number.
    Fraction,
    /// Its exponent, which is always 0 here.
    Exponent,
}

impl Plurals {
    /// Returns the category of a number of thousandths.
    pub(crate) fn of(&self, thousandths: u64) -> Category {
        let fits = |rule: &Rule| {
            let mut conditions = rule.iter();
            conditions.any(|all| all.iter().all(|relation| relation.holds(thousandths)))
        };
        let found = self.0.iter().find(|(_, rule)| fits(rule));
        found.map_or(Category::Other, |(category, _)| *category)
    }
}

impl Relation {
    fn holds(&self, thousandths: u64) -> bool {
        let found = value(self.operand, thousandths).is_some_and(|value| {
            let value = self.modulo.map_or(value, |modulo| value % modulo);
            let mut ranges = self.ranges.iter();
            ranges.any(|(from, to)| (*from..=*to).contains(&value))
        });
        found == self.is_in
    }
}

/// The value of an operand; a number with a fraction is none of the whole ones.
fn value(operand: Operand, thousandths: u64) -> Option<u64> {
    let mut fraction = thousandths % 1000;
    let mut length = 3;
    while length > 0 && fraction.is_multiple_of(10) {
        fraction /= 10;
        length -= 1;
    }
    match operand {
        Operand::Number => (length == 0).then_some(thousandths / 1000),
        Operand::Integer => Some(thousandths / 1000),
        Operand::FractionLength => Some(length),
        Operand::Fraction => Some(fraction),
        Operand::Exponent => Some(0),
    }
}

impl TryFrom<BTreeMap<Category, String>> for Plurals {
    type Error = String;

    fn try_from(rules: BTreeMap<Category, String>) -> Result<Plurals, String> {
        let read = |(category, rule): (Category, String)| {
            let read = rule
                .split(" or ")
                .map(|all| all.split(" and ").map(relation).collect());
            let read: Option<Rule> = read.collect();
            let read = read.ok_or_else(|| format!("`{rule}` is not a plural rule of CLDR"))?;
            Ok((category, read))
        };
        rules
            .into_iter()
            .map(read)
            .collect::<Result<_, _>>()
            .map(Plurals)
    }
}

fn relation(text: &str) -> Option<Relation> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (operand, modulo, sign, values) = match words[..] {
        [operand, sign, values] => (operand, None, sign, values),
        [operand, "%", modulo, sign, values] => {
            let modulo = modulo.parse().ok().filter(|modulo| *modulo > 0)?;
            (operand, Some(modulo), sign, values)
        }
        _ => return None,
    };
    let operand = match operand {
        "n" => Operand::Number,
        "i" => Operand::Integer,
        "v" | "w" => Operand::FractionLength,
        "f" | "t" => Operand::Fraction,
        "e" | "c" => Operand::Exponent,
        _ => return None,
    };
    let is_in = match sign {
        "=" => true,
        "!=" => false,
        _ => return None,
    };
    let range = |text: &str| {
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        Some((from.parse().ok()?, to.parse().ok()?))
    };
    let ranges = values.split(',').map(range).collect::<Option<_>>()?;
    Some(Relation {
        operand,
        modulo,
        is_in,
        ranges,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    /// The categories of whole numbers and of 1.5, worked out by hand from the tables of CLDR.
    #[test]
    fn numbers_have_the_categories_of_cldr() {
        use Category::{Few, Many, One, Other, Two};
        let of = |lang: Lang, n: u64| lang.language().plural.of(n * 1000);
        let few = [0, 1, 2, 5, 11, 12, 21, 22, 25];
        let polish = [Many, One, Few, Many, Many, Many, Many, Few, Many];
        assert_eq!(few.map(|n| of(Lang::Pl, n)), polish);
        let russian = [Many, One, Few, Many, Many, Many, One, Few, Many];
        assert_eq!(few.map(|n| of(Lang::Ru, n)), russian);
        assert_eq!(
            [0, 1, 2, 21].map(|n| of(Lang::En, n)),
            [Other, One, Other, Other]
        );
        assert_eq!(of(Lang::It, 1_000_000), Many);
        for lang in [Lang::En, Lang::Pl, Lang::Ru] {
            assert_eq!(lang.language().plural.of(1500), Other, "{lang}");
        }
        let nth = |n: u64| Lang::En.language().ordinal.of(n * 1000);
        let ordinals = [One, Two, Few, Other, Other, Other, One, Other];
        assert_eq!([1, 2, 3, 4, 11, 12, 101, 111].map(nth), ordinals);
    }

    #[test]
    fn what_is_no_rule_is_refused() {
        for rule in ["", "n", "n = x", "q = 1", "n % 0 = 1", "n < 2", "n = 1 and"] {
            let rules = BTreeMap::from([(Category::One, rule.to_owned())]);
            assert!(Plurals::try_from(rules).is_err(), "{rule}");
        }
    }
}
