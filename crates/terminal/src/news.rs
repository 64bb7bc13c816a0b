//! What happened, in words: one note for each thing worth telling.

use antedate_wire::{By, Driver, Event, Preset, RunningGame, SeatNumber, TableView, Turned, Why};

use crate::blocks::Tone;
use crate::client::{player_name, seat_name};
use crate::games;
use crate::words::{Words, say};

/// Something that happened.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Note {
    pub(crate) text: String,
    pub(crate) tone: Tone,
    /// The card that was turned, and by whom, when one was.
    pub(crate) turned: Option<(SeatNumber, Turned)>,
    /// Where a card that was wrong belonged, in the line as it was then.
    pub(crate) belonged: Option<String>,
}

impl Note {
    pub(crate) fn new(text: String, tone: Tone) -> Note {
        Note {
            text,
            tone,
            turned: None,
            belonged: None,
        }
    }

    pub(crate) fn of_card(text: String, tone: Tone, seat: SeatNumber, card: &Turned) -> Note {
        Note {
            text,
            tone,
            turned: Some((seat, card.clone())),
            belonged: None,
        }
    }

    /// Adds where the card belonged; cards that are placed later make no difference to it.
    pub(crate) fn belonging(self, place: String) -> Note {
        Note {
            belonged: Some(place),
            ..self
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
            notes.extend(games::tell(game, events, words));
            notes
        }
        Event::CardClosed { events, .. } | Event::SeatTaken { events, .. } => match &view.game {
            Some(game) => games::tell(game, events, words),
            None => Vec::new(),
        },
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
        | Event::Away { .. }
        | Event::Back { .. }
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
        Preset::Again => "preset-again",
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

/// Says a text about a turned card and its owner.
pub(crate) fn about(
    game: &RunningGame,
    id: &str,
    seat: SeatNumber,
    card: &Turned,
    words: &Words,
) -> String {
    say!(
        words,
        id,
        name = seat_name(game, seat, words),
        title = card.front.title.as_str(),
        date = card.back.label.as_str()
    )
}
