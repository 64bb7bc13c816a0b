//! What happened, in words: one note for each thing worth telling.

use antedate_wire::{
    By, Driver, Event, GameEvents, GameView, JourneyCard, Preset, RunningGame, SeatNumber,
    TableView, TimelineEvent, TokenName, TrekEvent, Turned, TwistEvent, Went, Why,
};

use crate::blocks::Tone;
use crate::client::{named_seats, player_name, seat_name};
use crate::tokens;
use crate::words::{Words, say};

/// Something that happened.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Note {
    pub(crate) text: String,
    pub(crate) tone: Tone,
    /// The card that was turned, and by whom, when one was.
    pub(crate) turned: Option<(SeatNumber, Turned)>,
}

impl Note {
    pub(crate) fn new(text: String, tone: Tone) -> Note {
        Note {
            text,
            tone,
            turned: None,
        }
    }

    fn of_card(text: String, tone: Tone, seat: SeatNumber, card: &Turned) -> Note {
        Note {
            text,
            tone,
            turned: Some((seat, card.clone())),
        }
    }
}

/// Tells an event at a table whose view has it folded in.
pub(crate) fn tell(view: &TableView, event: &Event, words: &Words) -> Vec<Note> {
    let plain = |text| vec![Note::new(text, Tone::Plain)];
    match event {
        Event::Joined { player } => plain(say!(words, "say-joined", name = player.name.as_str())),
        Event::Left { player, .. } => plain(say!(
            words,
            "term-left",
            name = player_name(view, *player, words)
        )),
        Event::Started { .. } => vec![Note::new(words.t("say-started"), Tone::Strong)],
        Event::Played { seat, by, events } => {
            let Some(game) = &view.game else {
                return Vec::new();
            };
            let mut notes = Vec::new();
            if *by == By::Clock {
                let name = seat_name(game, *seat, words);
                notes.push(Note::new(
                    say!(words, "term-clock-ran-out", name = name),
                    Tone::Warn,
                ));
            }
            notes.extend(tell_game(game, events, words));
            notes
        }
        Event::Dropped { seat, .. } => match &view.game {
            Some(game) => plain(say!(
                words,
                "term-left",
                name = seat_name(game, *seat, words)
            )),
            None => Vec::new(),
        },
        Event::HandedOver { seat, to, why } => match &view.game {
            Some(game) => tell_hand_over(game, *seat, to, *why, words),
            None => Vec::new(),
        },
        Event::Said { line } => plain(say!(
            words,
            "say-chat",
            name = line.name.as_str(),
            text = line.text.as_str()
        )),
        Event::Signalled { player, preset } => plain(say!(
            words,
            "say-chat",
            name = player_name(view, *player, words),
            text = preset_text(*preset, words)
        )),
        Event::Ended { .. } => vec![Note::new(words.t("say-ended"), Tone::Strong)],
        Event::Closed => vec![Note::new(words.t("table-closed"), Tone::Warn)],
        Event::Created
        | Event::Locked { .. }
        | Event::OptionsSet { .. }
        | Event::Pinned { .. }
        | Event::Unpinned { .. } => Vec::new(),
    }
}

fn preset_text(preset: Preset, words: &Words) -> String {
    words.t(match preset {
        Preset::Hello => "preset-hello",
        Preset::WellPlayed => "preset-well-played",
        Preset::Thanks => "preset-thanks",
        Preset::Oops => "preset-oops",
        Preset::Thinking => "preset-thinking",
        Preset::YourTurn => "preset-your-turn",
        Preset::NeverGuessed => "preset-never-guessed",
        Preset::GoodGame => "preset-good-game",
    })
}

fn tell_hand_over(
    game: &RunningGame,
    seat: SeatNumber,
    to: &Driver,
    why: Why,
    words: &Words,
) -> Vec<Note> {
    // Who left has been told already.
    if why == Why::Left {
        return Vec::new();
    }
    let id = match to {
        Driver::Owner => "term-plays-again",
        Driver::Bot { .. } => "term-bot-plays-for",
    };
    let text = say!(words, id, name = seat_name(game, seat, words));
    vec![Note::new(text, Tone::Warn)]
}

fn tell_game(game: &RunningGame, events: &GameEvents, words: &Words) -> Vec<Note> {
    match events {
        GameEvents::Timeline(events) => events
            .iter()
            .filter_map(|event| tell_timeline(game, event, words))
            .collect(),
        GameEvents::Twist(events) => events
            .iter()
            .filter_map(|event| tell_twist(game, event, words))
            .collect(),
        GameEvents::Trek(events) => events
            .iter()
            .filter_map(|event| tell_trek(game, event, words))
            .collect(),
    }
}

/// Says a text about a turned card and its owner.
fn about(game: &RunningGame, id: &str, seat: SeatNumber, card: &Turned, words: &Words) -> String {
    say!(
        words,
        id,
        name = seat_name(game, seat, words),
        title = card.front.title.as_str(),
        date = card.back.label.as_str()
    )
}

/// Says that a card was misplaced, and between which dates it belongs.
fn misplaced(game: &RunningGame, seat: SeatNumber, card: &Turned, words: &Words) -> String {
    let line = match &game.view {
        GameView::Timeline(view) => view.line.as_slice(),
        GameView::Twist(_) | GameView::Trek(_) => &[],
    };
    let at = line.partition_point(|other| other.back.value <= card.back.value);
    let label = |at: Option<usize>| Some(line.get(at?)?.back.label.as_str());
    let (left, right) = (label(at.checked_sub(1)), label(Some(at)));
    let id = match (left, right) {
        (None, _) => "say-misplaced-before",
        (_, None) => "say-misplaced-after",
        _ => "say-misplaced-between",
    };
    say!(
        words,
        id,
        name = seat_name(game, seat, words),
        title = card.front.title.as_str(),
        date = card.back.label.as_str(),
        left = left.unwrap_or_default(),
        right = right.unwrap_or_default()
    )
}

fn tell_timeline(game: &RunningGame, event: &TimelineEvent, words: &Words) -> Option<Note> {
    match event {
        TimelineEvent::CardPlaced { seat, card, .. } => {
            let text = about(game, "say-placed", *seat, card, words);
            Some(Note::of_card(text, Tone::Good, *seat, card))
        }
        TimelineEvent::CardMisplaced { seat, card, .. } => {
            let text = misplaced(game, *seat, card, words);
            Some(Note::of_card(text, Tone::Bad, *seat, card))
        }
        TimelineEvent::PileReshuffled { .. } => {
            Some(Note::new(words.t("term-reshuffled"), Tone::Dim))
        }
        TimelineEvent::RoundEnded { eliminated, .. } if !eliminated.is_empty() => {
            let names: Vec<String> = eliminated
                .iter()
                .map(|seat| seat_name(game, *seat, words))
                .collect();
            let text = say!(
                words,
                "term-eliminated",
                n = names.len(),
                names = names.join(", ")
            );
            Some(Note::new(text, Tone::Warn))
        }
        _ => None,
    }
}

fn tell_twist(game: &RunningGame, event: &TwistEvent, words: &Words) -> Option<Note> {
    match event {
        TwistEvent::CardTried { seat, card, went } => {
            let (id, tone) = match went {
                Went::Left => ("say-went-left", Tone::Good),
                Went::Right => ("say-went-right", Tone::Good),
                Went::Slot(_) => ("say-went-slot", Tone::Good),
                Went::Stack { .. } => ("say-went-stack", Tone::Good),
                Went::Blocked(_) => ("say-went-blocked", Tone::Bad),
            };
            let text = about(game, id, *seat, card, words);
            Some(Note::of_card(text, tone, *seat, card))
        }
        TwistEvent::CardDiscarded { seat, card } => {
            let text = about(game, "say-discarded", *seat, card, words);
            Some(Note::of_card(text, Tone::Plain, *seat, card))
        }
        _ => None,
    }
}

fn tell_trek(game: &RunningGame, event: &TrekEvent, words: &Words) -> Option<Note> {
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
    if journey == "closes" {
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
