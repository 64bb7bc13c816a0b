//! What happened in trek, in words.

use antedate_wire::{
    GameView, JourneyCard, JourneyStep, RunningGame, SeatNumber, TokenName, TrekEvent,
};

use super::warps;
use crate::blocks::Tone;
use crate::client::{named_seats, seat_name};
use crate::news::Note;
use crate::tokens;
use crate::words::{Words, say};

pub(in crate::games) fn tell(game: &RunningGame, event: &TrekEvent, words: &Words) -> Option<Note> {
    let plain = |text| Some(Note::new(text, Tone::Plain));
    let name = |seat: SeatNumber| seat_name(game, seat, words);
    match event {
        TrekEvent::ItineraryChosen { seat, .. } => {
            plain(say!(words, "term-has-chosen", name = name(*seat)))
        }
        TrekEvent::ItinerariesRevealed { itineraries } => {
            let shown = named_seats(game, words).zip(itineraries);
            let texts = shown.map(|((_, name), itinerary)| format!("{name}: {}", itinerary.name));
            plain(texts.collect::<Vec<_>>().join(" · "))
        }
        TrekEvent::CardTaken { .. } => tell_taken(game, event, words),
        TrekEvent::TokenPlaced {
            seat,
            token,
            column,
            points,
            crystals,
        } => {
            let mut text = format!("{}: {}", name(*seat), tokens::name(*token, words));
            if *token == TokenName::Wild {
                text += &format!(" → {}", tokens::name(*column, words));
            }
            text += &gained(*points, *crystals, words);
            Some(Note::new(text, Tone::Token(*token)))
        }
        TrekEvent::TokenReturned { seat, token } => plain(say!(
            words,
            "term-token-returned",
            name = name(*seat),
            token = tokens::name(*token, words)
        )),
        TrekEvent::Passed { seat } => plain(say!(words, "term-passed", name = name(*seat))),
        TrekEvent::WarpUsed { seat, at, .. } => {
            let GameView::Trek(view) = &game.view else {
                return None;
            };
            let warp = view.warps.as_ref()?.laid_out.get(usize::from(*at))?;
            let (name, warp) = (name(*seat), warps::named(warp, words));
            plain(say!(words, "term-warp-used", name = name, warp = warp))
        }
        TrekEvent::Foreseen { seat, .. } => {
            plain(say!(words, "term-foreseen", name = name(*seat)))
        }
        TrekEvent::DayEnded { day } => {
            let text = say!(words, "term-day-ended", day = *day);
            Some(Note::new(text, Tone::Strong))
        }
        TrekEvent::DayBegan { day, .. } => {
            let text = say!(words, "term-day-began", day = *day);
            Some(Note::new(text, Tone::Strong))
        }
        TrekEvent::TurnEnded { .. }
        | TrekEvent::TurnPassed { .. }
        | TrekEvent::GameEnded { .. } => None,
    }
}

/// Says what was gained, after a sign; nothing when there is nothing.
fn gained(points: u16, crystals: u16, words: &Words) -> String {
    let mut parts = Vec::new();
    if points > 0 {
        parts.push(say!(words, "term-plus-points", n = points));
    }
    if crystals > 0 {
        parts.push(say!(words, "term-plus-crystals", n = crystals));
    }
    match parts.is_empty() {
        true => String::new(),
        false => format!(" ({})", parts.join(", ")),
    }
}

fn tell_taken(game: &RunningGame, event: &TrekEvent, words: &Words) -> Option<Note> {
    let TrekEvent::CardTaken {
        seat,
        taken,
        watch,
        points,
        journey,
        ..
    } = event
    else {
        return None;
    };
    let (title, date) = match taken {
        JourneyCard::Card(card) => (card.card.front.title.clone(), card.card.back.label.as_str()),
        JourneyCard::Ancestor => (words.t("trek-ancestor"), ""),
    };
    let dated = match date {
        "" => title,
        date => format!("{title} ({date})"),
    };
    let mut text = say!(
        words,
        "term-took",
        name = seat_name(game, *seat, words),
        card = dated,
        hour = *watch
    );
    if *journey == JourneyStep::Closes {
        text = format!("{text} {}", words.t("term-new-journey"));
    }
    text += &gained(u16::from(*points), 0, words);
    let note = Note::new(text, Tone::Plain);
    Some(match taken {
        JourneyCard::Card(card) => Note {
            turned: Some((*seat, card.card.clone())),
            ..note
        },
        JourneyCard::Ancestor => note,
    })
}
