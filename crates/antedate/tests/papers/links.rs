//! Links between the papers.

use std::collections::BTreeSet;
use std::path::Path;

use crate::{papers, read, short};

/// Lists what a paper links to, code left out.
fn targets(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut fenced = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        if fenced {
            continue;
        }
        let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
        for part in prose.split("](").skip(1) {
            let end = part.find(')').expect("a link ends");
            found.push(part[..end].to_owned());
        }
        for part in prose.split("src=\"").skip(1) {
            let end = part.find('"').expect("an address ends");
            found.push(part[..end].to_owned());
        }
    }
    found
}

/// The anchors of a paper's headings, as forges make them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let slug = |heading: &str| {
        let words = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = words.chars().filter_map(|c| match c {
            ' ' => Some('-'),
            c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
            _ => None,
        });
        kept.collect()
    };
    headings.map(slug).collect()
}

fn fault(paper: &Path, text: &str, target: &str) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let folder = paper.parent().expect("a file is in a folder");
    let leads_to = match file {
        "" => paper.to_owned(),
        file => folder.join(file),
    };
    if !leads_to.exists() {
        return Some(format!("{}: `{target}` leads nowhere", short(paper)));
    }
    if anchor.is_empty() {
        return None;
    }
    let there = match file {
        "" => text.to_owned(),
        _ => read(&leads_to),
    };
    let known = anchors(&there).contains(anchor);
    (!known).then(|| format!("{}: `{target}` names no heading", short(paper)))
}

#[test]
fn every_link_of_every_paper_leads_somewhere() {
    let mut n_links = 0;
    let mut faults = Vec::new();
    for paper in papers() {
        let text = read(&paper);
        for target in targets(&text) {
            n_links += 1;
            faults.extend(fault(&paper, &text, &target));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(n_links > 20, "only {n_links} links were found");
}

#[test]
fn a_link_that_leads_nowhere_is_seen() {
    let paper = crate::project().join("README.md");
    let text = "# One\n[a](ARCHITECTURE.md) [b](nothing.md) [c](#one) [d](#two) `[e](code.md)`\n";
    let faults: Vec<String> = targets(text)
        .iter()
        .filter_map(|target| fault(&paper, text, target))
        .collect();
    assert_eq!(
        faults,
        [
            "README.md: `nothing.md` leads nowhere",
            "README.md: `#two` names no heading"
        ]
    );
}
