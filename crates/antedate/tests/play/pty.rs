//! A program in a pseudo-terminal, and what its screen shows.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// How long anything may take on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A program with a screen and a keyboard.
pub(crate) struct Pty {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    screen: Arc<Mutex<Shown>>,
}

struct Shown {
    parser: vt100::Parser,
    raw: Vec<u8>,
}

fn nonzero(n: u16) -> NonZero<u16> {
    NonZero::new(n).expect("a screen has a size")
}

fn size(wide: u16, tall: u16) -> PtySize {
    PtySize {
        rows: tall,
        cols: wide,
        pixel_width: 0,
        pixel_height: 0,
    }
}

impl Pty {
    /// Starts `antedate play` with a data folder of its own and bots that do not wait.
    pub(crate) fn play(folder: &Path, args: &[&str], wide: u16, tall: u16) -> Pty {
        Pty::play_with(folder, args, wide, tall, &[])
    }

    pub(crate) fn play_with(
        folder: &Path,
        args: &[&str],
        wide: u16,
        tall: u16,
        env: &[(&str, &str)],
    ) -> Pty {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_antedate"));
        command.arg("play");
        command.args(args);
        command.env("ANTEDATE_DATA", folder);
        command.env("ANTEDATE_BOT_PACE", "0");
        command.env("TERM", "xterm-256color");
        command.env("LANG", "en_GB.UTF-8");
        command.env("USER", "ada");
        command.env_remove("LC_ALL");
        command.env_remove("NO_COLOR");
        for (name, value) in env {
            command.env(name, value);
        }
        Pty::start(command, wide, tall)
    }

    /// Starts any program.
    pub(crate) fn start(command: CommandBuilder, wide: u16, tall: u16) -> Pty {
        let pair = native_pty_system().openpty(size(wide, tall)).unwrap();
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(Shown {
            parser: vt100::Parser::new(nonzero(tall), nonzero(wide), 0),
            raw: Vec::new(),
        }));
        let mut reader = pair.master.try_clone_reader().unwrap();
        let shown = screen.clone();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n) = reader.read(&mut bytes) {
                if n == 0 {
                    break;
                }
                let mut shown = shown.lock().unwrap();
                shown.parser.process(&bytes[..n]);
                shown.raw.extend(&bytes[..n]);
            }
        });
        let writer = pair.master.take_writer().unwrap();
        Pty {
            master: pair.master,
            child,
            writer,
            screen,
        }
    }

    /// Returns the screen as text.
    pub(crate) fn text(&self) -> String {
        self.screen.lock().unwrap().parser.screen().contents()
    }

    /// Returns every byte written so far.
    pub(crate) fn raw(&self) -> Vec<u8> {
        self.screen.lock().unwrap().raw.clone()
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    pub(crate) fn resize(&mut self, wide: u16, tall: u16) {
        let mut shown = self.screen.lock().unwrap();
        shown
            .parser
            .screen_mut()
            .set_size(nonzero(tall), nonzero(wide));
        drop(shown);
        self.master.resize(size(wide, tall)).unwrap();
    }

    /// Waits until the screen is as it should be, and returns it.
    pub(crate) fn wait(&self, what: &str, is: impl Fn(&str) -> bool) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let text = self.text();
            if is(&text) {
                return text;
            }
            assert!(
                Instant::now() < until,
                "waited for {what}; the screen:\n{text}"
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Presses keys until the screen is as it should be: a shell that has just completed a word
    /// may throw away what is pressed before the line is drawn.
    pub(crate) fn press_until(&mut self, keys: &str, what: &str, is: impl Fn(&str) -> bool) {
        let until = Instant::now() + PATIENCE;
        while !is(&self.text()) {
            let text = self.text();
            assert!(
                Instant::now() < until,
                "waited for {what}; the screen:\n{text}"
            );
            self.press(keys);
            let next = Instant::now() + Duration::from_secs(1);
            while Instant::now() < next && !is(&self.text()) {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
    }

    pub(crate) fn wait_for(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }

    /// Waits until the program has ended, and returns its exit code.
    pub(crate) fn end(&mut self) -> u32 {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.exit_code();
            }
            assert!(
                Instant::now() < until,
                "the program does not end:\n{}",
                self.text()
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Presses Enter whenever the screen asks for something, until it shows `last` and nothing
    /// lies over it. Enter takes what is in focus, so it plays any game to its end.
    pub(crate) fn play_until(&mut self, last: &str) -> String {
        let covered = |text: &str| text.contains("Enter: continue");
        let asks = |text: &str| text.contains("Your turn") || covered(text) || text.contains(last);
        for _ in 0..1_000 {
            let before = self.wait("a turn", asks);
            if before.contains(last) && !covered(&before) {
                return before;
            }
            self.press("\r");
            self.wait("an effect", |text| text != before);
        }
        panic!("the game does not end:\n{}", self.text());
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
