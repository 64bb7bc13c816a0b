//! What both faces can do: offer a choice, ask for a line, play a table.

use std::sync::mpsc::Sender;

use crate::client::Client;
use crate::link::{LinkEvent, Report};
use crate::words::Words;

/// Everything that can happen to a face.
pub(crate) enum FaceEvent {
    /// A key was pressed, or the window changed its size.
    Input(crossterm::event::Event),
    /// A line was typed; `None` at the end of the input.
    Line(Option<String>),
    /// Something came from the table with this number.
    LinkEvent(u32, LinkEvent),
    /// The program is asked to end.
    Stop,
}

/// The program is to end.
#[derive(Debug)]
pub(crate) struct Stopped;

/// An answer; `None` goes one step back.
pub(crate) type Answered<T> = Result<Option<T>, Stopped>;

/// How a table was left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Left {
    /// By whoever sits here. What was played is saved.
    Stopped,
    /// The table could not be entered, and this is why.
    Refused(String),
}

/// A table to play at.
pub(crate) struct Table {
    pub(crate) client: Client,
    /// Whether it is a server's.
    pub(crate) remote: bool,
}

/// Options to choose from.
pub(crate) struct Menu<'a> {
    pub(crate) title: &'a str,
    pub(crate) options: &'a [String],
    /// Whether it is the first one: who backs out of it leaves the program.
    pub(crate) first: bool,
}

/// A way to show the game and to hear the player.
pub(crate) trait Face {
    /// Offers options and returns the place of the one chosen.
    fn choose(&mut self, words: &Words, menu: &Menu<'_>) -> Answered<usize>;
    /// Asks for a line of text; an empty answer means the one proposed.
    fn ask(&mut self, words: &Words, title: &str, proposed: &str) -> Answered<String>;
    /// Says something and waits until it is read.
    fn say(&mut self, words: &Words, text: &str) -> Answered<()>;
    /// Returns where the next table reports to.
    fn report(&mut self) -> Report;
    /// Plays at a table until it is left.
    fn play(&mut self, words: &Words, table: Table) -> std::io::Result<Left>;
}

/// Returns where the table with this number reports to.
pub(crate) fn report_to(sender: &Sender<FaceEvent>, number: u32) -> Report {
    let sender = sender.clone();
    Box::new(move |heard| {
        let _ = sender.send(FaceEvent::LinkEvent(number, heard));
    })
}

/// Tells a face when the system asks the program to end.
pub(crate) fn watch_signals(sender: Sender<FaceEvent>) {
    std::thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
        else {
            return;
        };
        runtime.block_on(async {
            wait_for_a_signal().await;
            let _ = sender.send(FaceEvent::Stop);
        });
    });
}

#[cfg(unix)]
async fn wait_for_a_signal() {
    use tokio::signal::unix::{SignalKind, signal};
    let (Ok(mut interrupt), Ok(mut terminate), Ok(mut hang_up)) = (
        signal(SignalKind::interrupt()),
        signal(SignalKind::terminate()),
        signal(SignalKind::hangup()),
    ) else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
        _ = hang_up.recv() => {}
    }
}

#[cfg(not(unix))]
async fn wait_for_a_signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}
