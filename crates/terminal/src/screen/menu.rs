//! Menus on the full screen: a list to choose from, a line to fill in.

use crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::Screen;
use super::compose::{panel, panel_height, panel_width};
use crate::blocks::{Block, Row, Tone, width, wrap};
use crate::face::{Answered, FaceEvent, Menu, Stopped};
use crate::paint::{paint, paint_over};
use crate::words::Words;

/// The sign over every menu.
const SIGN: &str = "A N T E D A T E";

pub(super) fn choose(screen: &mut Screen, words: &Words, menu: &Menu<'_>) -> Answered<usize> {
    let Menu { title, options, .. } = menu;
    let mut focus = 0;
    let last = options.len().saturating_sub(1);
    loop {
        let wide = usize::from(screen.terminal.size().map_err(|_| Stopped)?.width);
        let mut rows = Block::new();
        let mut in_sight = 0;
        for (at, option) in options.iter().enumerate() {
            rows.extend(option_rows(at + 1, option, at == focus, panel_width(wide)));
            if at <= focus {
                in_sight = rows.len();
            }
        }
        let out = words.t(if menu.first {
            "term-key-leave"
        } else {
            "term-key-back"
        });
        let digits = if options.len() > 9 {
            "1–9 0"
        } else {
            "1–9"
        };
        let foot = format!(
            "{digits} ↑↓ Enter: {} · Esc: {out}",
            words.t("term-key-choose")
        );
        show(screen, title, rows, &foot, in_sight)?;
        match key(screen)?.code {
            KeyCode::Up => focus = focus.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => focus = (focus + 1).min(last),
            KeyCode::Home => focus = 0,
            KeyCode::End => focus = last,
            KeyCode::Enter => return Ok(Some(focus)),
            KeyCode::Esc | KeyCode::Backspace => return Ok(None),
            KeyCode::Char(c) => {
                if let Some(place) = place_of(c, options.len()) {
                    return Ok(Some(place));
                }
            }
            _ => {}
        }
    }
}

/// The place of the option that a digit names; `0` names the tenth.
fn place_of(key: char, n_options: usize) -> Option<usize> {
    let digit = usize::try_from(key.to_digit(10)?).ok()?;
    let place = if digit == 0 { 9 } else { digit - 1 };
    (place < n_options).then_some(place)
}

/// One option with its number; what does not fit on a row goes on below its own text.
fn option_rows(number: usize, option: &str, focused: bool, wide: usize) -> Block {
    let (mark, tone) = match focused {
        true => ("▸", Tone::Focus),
        false => (" ", Tone::Plain),
    };
    let head = format!("{mark}{number:>2}  ");
    let lines = wrap(option, wide.saturating_sub(width(&head) + 1));
    let row = |(n, line): (usize, String)| match n {
        0 => Row::new(format!("{head}{line} "), tone),
        _ => Row::new(format!("{}{line} ", " ".repeat(width(&head))), tone),
    };
    lines.into_iter().enumerate().map(row).collect()
}

pub(super) fn ask(
    screen: &mut Screen,
    words: &Words,
    title: &str,
    proposed: &str,
) -> Answered<String> {
    let mut text = proposed.to_owned();
    loop {
        let foot = format!(
            "Enter: {} · Esc: {}",
            words.t("term-key-ok"),
            words.t("term-key-back")
        );
        show(
            screen,
            title,
            vec![Row::plain(format!("{text}▏"))],
            &foot,
            0,
        )?;
        match key(screen)?.code {
            KeyCode::Enter => return Ok(Some(text)),
            KeyCode::Esc => return Ok(None),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Char(c) => text.push(c),
            _ => {}
        }
    }
}

pub(super) fn say(screen: &mut Screen, words: &Words, text: &str) -> Answered<()> {
    let rows = vec![Row::plain(text)];
    loop {
        let foot = format!("Enter: {}", words.t("term-key-on"));
        show(screen, SIGN, rows.clone(), &foot, 0)?;
        if matches!(key(screen)?.code, KeyCode::Enter | KeyCode::Esc) {
            return Ok(Some(()));
        }
    }
}

/// Draws a panel; of one that is too long, its first `in_sight` rows end on the screen.
fn show(
    screen: &mut Screen,
    title: &str,
    rows: Block,
    foot: &str,
    in_sight: usize,
) -> Result<(), Stopped> {
    let colour = screen.colour;
    let drawn = screen.terminal.draw(|frame| {
        let (wide, tall) = (
            usize::from(frame.area().width),
            usize::from(frame.area().height),
        );
        paint(
            frame,
            &[Row::new(format!(" {SIGN}"), Tone::Bar).filled(wide, Tone::Bar)],
            colour,
        );
        let scroll = in_sight.saturating_sub(panel_height(tall));
        paint_over(frame, &panel(title, rows, foot, wide, tall, scroll), colour);
    });
    drawn.map(|_| ()).map_err(|_| Stopped)
}

/// Waits for a key; redraws are for the caller when the size changes.
fn key(screen: &mut Screen) -> Result<KeyEvent, Stopped> {
    loop {
        match screen.next(None) {
            Some(FaceEvent::Input(Input::Key(key))) if key.kind != KeyEventKind::Release => {
                let control = key.modifiers.contains(KeyModifiers::CONTROL);
                if control && key.code == KeyCode::Char('c') {
                    return Err(Stopped);
                }
                return Ok(key);
            }
            Some(FaceEvent::Input(Input::Resize(..))) => {
                return Ok(KeyEvent::new(KeyCode::Null, KeyModifiers::NONE));
            }
            Some(FaceEvent::Stop) | None => return Err(Stopped),
            Some(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::place_of;

    #[test]
    fn every_one_of_ten_options_has_a_digit() {
        let places: Vec<_> = "1234567890".chars().map(|key| place_of(key, 10)).collect();
        assert_eq!(places, (0..10).map(Some).collect::<Vec<_>>());
        assert_eq!(place_of('0', 9), None);
        assert_eq!(place_of('4', 3), None);
        assert_eq!(place_of('a', 10), None);
    }
}
