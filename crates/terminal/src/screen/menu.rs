//! Menus on the full screen: a list to choose from, a line to fill in.

use crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::Screen;
use super::compose::{panel, panel_height, panel_width};
use crate::blocks::{Block, Row, Tone, width, wrap};
use crate::face::{Answered, Happening, Menu, Stopped};
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
        let foot = format!("1–9 ↑↓ Enter: {} · Esc: {out}", words.t("term-key-choose"));
        show(screen, title, rows, &foot, in_sight)?;
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
