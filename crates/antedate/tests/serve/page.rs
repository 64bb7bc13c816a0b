//! The page as it leaves the program: nothing inline, nothing from anybody else.

use std::collections::BTreeSet;

use crate::common::Server;

/// Lists the addresses in a text.
fn addresses(text: &str) -> Vec<&str> {
    let ends =
        |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '`' | ')' | '<' | '>' | '\\');
    let begins = text.match_indices("http").filter(|(at, _)| {
        let rest = &text[*at..];
        rest.starts_with("http://") || rest.starts_with("https://")
    });
    begins
        .map(|(at, _)| text[at..].split(ends).next().unwrap_or_default())
        .collect()
}

/// Lists the files of this server that a text names.
fn files(text: &str) -> Vec<String> {
    let quoted = text.split(['"', '\'', '`', '(', ')']);
    let named = quoted.filter(|part| {
        let known = [
            ".js",
            ".css",
            ".woff2",
            ".svg",
            ".json",
            ".webmanifest",
            ".png",
        ];
        known.iter().any(|end| part.ends_with(end)) && !part.contains([' ', '<', ':', '$', '{'])
    });
    named
        .map(|part| {
            part.trim_start_matches("./")
                .trim_start_matches('/')
                .to_owned()
        })
        .collect()
}

#[test]
fn the_page_asks_nobody_else_for_anything_and_has_nothing_inline() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (status, page) = server.request("GET", "/", "");
    assert_eq!(status, 200);
    for inline in ["<style", " style=", " onclick=", " onload=", "javascript:"] {
        assert!(!page.contains(inline), "{inline} in {page}");
    }
    let scripts = page.match_indices("<script").map(|(at, _)| &page[at..]);
    for script in scripts {
        let tag = script.split('>').next().unwrap();
        assert!(tag.contains("src="), "a script that is inline: {tag}");
    }
    let mut seen = BTreeSet::new();
    let mut waiting = vec![(String::new(), page)];
    while let Some((name, text)) = waiting.pop() {
        for address in addresses(&text) {
            // Names of languages, and links that a person may follow; none is fetched.
            let harmless = [
                "http://www.w3.org/",
                "https://svelte.dev/e/",
                "https://game-icons.net",
                "https://www.wikidata.org/wiki/",
            ];
            let known = harmless.iter().any(|known| address.starts_with(known));
            assert!(known, "{name} names {address}");
        }
        for file in files(&text) {
            let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
            for path in [file.clone(), format!("{folder}/{file}")] {
                let (status, text) = server.request("GET", &format!("/{path}"), "");
                if status == 200 && seen.insert(path.clone()) && !path.ends_with(".woff2") {
                    waiting.push((path, text));
                }
            }
        }
    }
    assert!(seen.iter().any(|path| path.ends_with(".js")), "{seen:?}");
}
