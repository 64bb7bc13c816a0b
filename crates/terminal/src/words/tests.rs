use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::*;

/// Lists the messages of a catalogue, each with the values it inserts.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in text.lines() {
        if let Some((name, _)) = line.split_once(" =")
            && !name.starts_with([' ', '#'])
        {
            id = name.to_owned();
            assert!(
                found.insert(id.clone(), BTreeSet::new()).is_none(),
                "{id} stands twice"
            );
        }
        for value in line.split('$').skip(1) {
            let end = value.find(|c: char| !c.is_ascii_alphanumeric());
            let value = &value[..end.unwrap_or(value.len())];
            found.entry(id.clone()).or_default().insert(value.into());
        }
    }
    found
}

/// Every quoted text of the sources, tests left out.
fn quoted(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            quoted(&path, into);
        } else if !path.ends_with("tests.rs") {
            let source = std::fs::read_to_string(&path).expect("a source file");
            let source = source.split("mod tests {").next().unwrap_or_default();
            into.extend(source.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
}

fn quoted_in_sources() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    quoted(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    all
}

/// Words joined by hyphens, the first of which begins other ids of the catalogue too.
#[test]
fn every_text_the_sources_name_is_in_every_language() {
    let english: Vec<String> = catalogues(Lang::En)
        .into_iter()
        .flat_map(|text| messages(text).into_keys())
        .collect();
    let first_words: BTreeSet<&str> = english
        .iter()
        .filter_map(|id| id.split('-').next())
        .collect();
    let like_id = |text: &&String| {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let first = text.split_once('-').map(|(first, _)| first);
        first.is_some_and(|first| first_words.contains(first))
            && text.chars().all(fits)
            && !text.ends_with('-')
    };
    let quoted = quoted_in_sources();
    let ids: Vec<&String> = quoted.iter().filter(like_id).collect();
    assert!(ids.len() > 100, "{ids:?}");
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let missing: Vec<_> = ids.iter().filter(|id| !words.own.has_message(id)).collect();
        assert!(missing.is_empty(), "{lang:?}: {missing:?}");
    }
}

#[test]
fn the_terminals_own_texts_are_the_same_in_every_language_and_all_used() {
    let [_, english] = catalogues(Lang::En);
    let english = messages(english);
    let quoted = quoted_in_sources();
    for id in english.keys() {
        // An error is named by its code.
        let code = id.strip_prefix("error-").map(|code| code.replace('-', "_"));
        let used = quoted.contains(id) || code.is_some_and(|code| quoted.contains(&code));
        assert!(used, "nothing says {id}");
    }
    for lang in Lang::ALL {
        let [_, own] = catalogues(lang);
        assert_eq!(messages(own), english, "{lang:?}");
        let read = FluentResource::try_new(own.to_owned());
        let faults = read.err().map(|(_, faults)| faults);
        assert_eq!(faults, None, "{lang:?}");
    }
}

/// The page loads `locales/*.ftl` whole; what only the terminal says would cost every
/// visitor bytes.
#[test]
fn no_text_of_the_terminal_is_in_the_catalogue_of_the_page() {
    for lang in Lang::ALL {
        let [shared, own] = catalogues(lang).map(messages);
        let twice: Vec<_> = own.keys().filter(|id| shared.contains_key(*id)).collect();
        assert!(twice.is_empty(), "{lang:?}: {twice:?}");
        let strays: Vec<_> = shared.keys().filter(|id| id.starts_with("term-")).collect();
        assert!(strays.is_empty(), "{lang:?}: {strays:?}");
    }
}

#[test]
fn plurals_follow_the_language() {
    let polish = Words::new(Lang::Pl);
    let said: Vec<String> = [1, 2, 5]
        .iter()
        .map(|n| say!(polish, "n-cards", n = *n))
        .collect();
    assert_eq!(said.len(), 3);
    assert!(
        said[0] != said[1] && said[1] != said[2] && said[2].starts_with("5 "),
        "{said:?}"
    );
}

#[test]
fn a_date_that_ends_in_a_full_stop_does_not_make_two() {
    assert_eq!(one_full_stop("w 480 p.n.e.. Dalej"), "w 480 p.n.e. Dalej");
    assert_eq!(one_full_stop("w 480 p.n.e.."), "w 480 p.n.e.");
    assert_eq!(
        one_full_stop("say ...: talk, 1.5. "),
        "say ...: talk, 1.5. "
    );
    assert_eq!(one_full_stop(""), "");
}

#[test]
fn an_unknown_text_is_its_id_and_an_unknown_error_is_said_in_english() {
    let words = Words::new(Lang::It);
    assert_eq!(words.t("no-such-text"), "no-such-text");
    let error = ErrorBody {
        code: "unheard_of".into(),
        params: Default::default(),
        message: "the sentence".into(),
    };
    assert_eq!(words.error(&error), "the sentence");
}
