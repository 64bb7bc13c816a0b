//! A bot's advice to its team (CO-24), as the pins a person would set.

use antedate_bots::Scale;
use antedate_bots::twist::Pin;
use antedate_rules::twist::View;
use antedate_rules::{CardId, Date};
use antedate_tables::Advice;
use antedate_wire::PinKind;

/// Turns advice into pins, one a card: what to do with it matters more than where it goes.
pub(crate) fn pins(said: &[Pin], view: &View, scale: Scale) -> Vec<Advice> {
    let mut pins: Vec<Advice> = Vec::new();
    for pin in said {
        let (card, pin) = match *pin {
            Pin::Play { card } => (card, PinKind::Play),
            Pin::Discard { card } => (card, PinKind::Discard),
            Pin::AboutHere { card, from, to } => {
                let after = stack_before(view, scale, from, to).map(|card| card.0);
                (card, PinKind::About { after })
            }
        };
        if pins.iter().all(|other| other.card != card.0) {
            pins.push(Advice { card: card.0, pin });
        }
    }
    pins
}

/// Returns the first card of the last stack of the main row that is not later than the
/// middle of two dates; `None` if the middle comes before all.
fn stack_before(view: &View, scale: Scale, from: Date, to: Date) -> Option<CardId> {
    let at = |date: Date| scale.at(date.0 as f64);
    let middle = (at(from) + at(to)) / 2.0;
    let firsts = view.row.iter().filter_map(|stack| stack.first());
    let mut before = firsts.filter(|first| at(first.date) <= middle);
    before.next_back().map(|first| first.card)
}
