//! Warnings that a deck maker has looked at and silenced.

use std::collections::BTreeSet;

use super::Lint;
use crate::codes::{Code, Severity};

/// Takes silenced warnings away, and reports silence that silences nothing.
pub(super) fn apply(lint: &mut Lint<'_>) {
    let mut used: BTreeSet<(Option<String>, Code)> = BTreeSet::new();
    let deck = lint.deck;
    lint.findings.retain(|finding| {
        let allow = match &finding.card {
            Some(id) => deck.card(id).map_or(&[][..], |card| &card.allow),
            None => &deck.allow,
        };
        let silenced = finding.is_warning() && allow.iter().any(|name| name == finding.code.name());
        if silenced {
            used.insert((finding.card.clone(), finding.code));
        }
        !silenced
    });
    for name in &deck.allow {
        if let Some((code, message)) = judge(name, |code| used.contains(&(None, code))) {
            lint.deck(code, message);
        }
    }
    if lint.origin.deck_unexplained {
        lint.deck(Code::AllowWhy, "`allow` has no comment that says why");
    }
    for card in &deck.cards {
        for name in &card.allow {
            let used = |code| used.contains(&(Some(card.id.clone()), code));
            if let Some((code, message)) = judge(name, used) {
                lint.card(code, card, message);
            }
        }
        if lint.origin.unexplained.contains(&card.id) {
            lint.card(Code::AllowWhy, card, "`allow` has no comment that says why");
        }
    }
}

/// Says what is wrong with one name under `allow`.
fn judge(name: &str, used: impl Fn(Code) -> bool) -> Option<(Code, String)> {
    let shown = crate::dates::shortened(name);
    match Code::by_name(name).filter(|code| code.severity() == Severity::Warning) {
        None => Some((
            Code::AllowUnknown,
            format!("`{shown}` is not a warning that can be silenced"),
        )),
        Some(code) if !used(code) => Some((
            Code::AllowUnused,
            format!("`{shown}` does not occur here; remove it from `allow`"),
        )),
        Some(_) => None,
    }
}
