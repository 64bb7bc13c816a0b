//! Menus on the full screen: a list to choose from, a line to fill in.

use crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::Screen;
use super::compose::panel;
use crate::blocks::{Block, Row, Tone};
use crate::face::{Answered, Happening, Stopped};
use crate::paint::{paint, paint_over};
use crate::words::Words;

/// The sign over every menu.
const SIGN: &str = "A N T E D A T E";

pub(super) fn choose(
    screen: &mut Screen,
    words: &Words,
    title: &str,
    options: &[String],
) -> Answered<usize> {
    let mut focus = 0;
    let last = options.len().saturating_sub(1);
    loop {
        let rows = options.iter().enumerate().map(|(at, option)| {
            let (mark, tone) = match at == focus {
                true => ("▸", Tone::Focus),
                false => (" ", Tone::Plain),
            };
            Row::new(format!("{mark}{:>2}  {option} ", at + 1), tone)
        });
        let foot = format!("↑↓ Enter · Esc: {}", words.t("back"));
        show(screen, title, rows.collect(), &foot)?;
        match key(screen)?.code {
            KeyCode::Up => focus = focus.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => focus = (focus + 1).min(last),
            KeyCode::Home => focus = 0,
            KeyCode::End => focus = last,
            KeyCode::Enter => return Ok(Some(focus)),
            KeyCode::Esc | KeyCode::Backspace => return Ok(None),
            KeyCode::Char(c) => {
                let number = c.to_digit(10).and_then(|n| usize::try_from(n).ok());
                if let Some(n) = number.filter(|n| (1..=options.len()).contains(n)) {
                    return Ok(Some(n - 1));
                }
            }
            _ => {}
        }
    }
}

pub(super) fn ask(
    screen: &mut Screen,
    words: &Words,
    title: &str,
    proposed: &str,
) -> Answered<String> {
    let mut text = proposed.to_owned();
    loop {
        let foot = format!("Enter · Esc: {}", words.t("back"));
        show(screen, title, vec![Row::plain(format!("{text}▏"))], &foot)?;
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
        show(
            screen,
            SIGN,
            rows.clone(),
            &format!("Enter: {}", words.t("term-key-on")),
        )?;
        if matches!(key(screen)?.code, KeyCode::Enter | KeyCode::Esc) {
            return Ok(Some(()));
        }
    }
}

fn show(screen: &mut Screen, title: &str, rows: Block, foot: &str) -> Result<(), Stopped> {
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
        paint_over(frame, &panel(title, rows, foot, wide, tall, 0), colour);
    });
    drawn.map(|_| ()).map_err(|_| Stopped)
}

/// Waits for a key; redraws are for the caller when the size changes.
fn key(screen: &mut Screen) -> Result<KeyEvent, Stopped> {
    loop {
        match screen.next(None) {
            Some(Happening::Input(Input::Key(key))) if key.kind != KeyEventKind::Release => {
                let control = key.modifiers.contains(KeyModifiers::CONTROL);
                if control && key.code == KeyCode::Char('c') {
                    return Err(Stopped);
                }
                return Ok(key);
            }
            Some(Happening::Input(Input::Resize(..))) => {
                return Ok(KeyEvent::new(KeyCode::Null, KeyModifiers::NONE));
            }
            Some(Happening::Stop) | None => return Err(Stopped),
            Some(_) => {}
        }
    }
}
