//! What a program did to its files, read from the record of `strace`.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// One thing done to a file, or said.
pub(crate) enum Act {
    /// Bytes were written to a file at a place.
    Wrote(PathBuf, usize, Vec<u8>),
    /// A file got another length.
    Cut(PathBuf, usize),
    /// All that was written to a file is on the disk; of a folder, the names in it.
    Synced(PathBuf),
    /// A file is no more.
    Removed(PathBuf),
    /// The program promised that this entry is kept.
    Acknowledged(u64),
}

/// Reads a record; only files whose names begin with `base` matter. A call that another
/// thread interrupts in the record counts from where it is finished: one thread alone writes
/// to these files, so nothing can be written while it waits for a sync.
pub(crate) fn read(record: &str, base: &Path) -> Vec<Act> {
    let mut reader = Reader {
        base: base.to_string_lossy().into_owned(),
        folder: base.parent().unwrap_or(base).to_owned(),
        files: HashMap::new(),
        begun: HashMap::new(),
        acts: Vec::new(),
    };
    record.lines().for_each(|line| reader.line(line));
    reader.acts
}

struct Reader {
    base: String,
    folder: PathBuf,
    /// Open files: their names, and where the next write goes.
    files: HashMap<String, (PathBuf, usize)>,
    /// Calls of threads that are not finished.
    begun: HashMap<String, String>,
    acts: Vec<Act>,
}

impl Reader {
    fn line(&mut self, line: &str) {
        let Some((thread, call)) = line.split_once(char::is_whitespace) else {
            return;
        };
        let call = call.trim_start();
        if let Some(begun) = call.strip_suffix(" <unfinished ...>") {
            self.begun.insert(thread.to_owned(), begun.to_owned());
        } else if let Some((_, rest)) = call.split_once(" resumed>") {
            let begun = self.begun.remove(thread).unwrap_or_default();
            self.call(&(begun + rest));
        } else {
            self.call(call);
        }
    }

    fn call(&mut self, call: &str) {
        let Some((name, rest)) = call.split_once('(') else {
            return;
        };
        let Some((arguments, result)) = rest.rsplit_once(" = ") else {
            return;
        };
        let arguments = arguments.trim_end().trim_end_matches(')');
        let arguments: Vec<&str> = arguments.split(", ").collect();
        if result.starts_with('-') {
            return;
        }
        self.done(name, &arguments, result.trim());
    }

    fn done(&mut self, name: &str, arguments: &[&str], result: &str) {
        let first = arguments[0];
        let number = |text: &str| text.parse::<usize>().unwrap_or(0);
        match name {
            "openat" => self.open(arguments[1], result),
            "close" => {
                self.files.remove(first);
            }
            "unlink" => {
                let path = PathBuf::from(text(first));
                self.acts.push(Act::Removed(path));
            }
            "write" if first == "1" => self.said(&text(arguments[1])),
            "lseek" => {
                if let Some((_, at)) = self.files.get_mut(first) {
                    *at = number(result);
                }
            }
            _ => self.on_file(name, first, arguments, number(result)),
        }
    }

    fn on_file(&mut self, name: &str, file: &str, arguments: &[&str], n_done: usize) {
        let Some((path, at)) = self.files.get_mut(file) else {
            return;
        };
        let number = |text: &str| text.parse::<usize>().unwrap_or(0);
        let path = path.clone();
        match name {
            "write" => {
                let bytes = bytes(arguments[1]);
                self.acts.push(Act::Wrote(path, *at, bytes));
                *at += n_done;
            }
            "pwrite64" => {
                let bytes = bytes(arguments[1]);
                self.acts
                    .push(Act::Wrote(path, number(arguments[3]), bytes));
            }
            "ftruncate" => self.acts.push(Act::Cut(path, number(arguments[1]))),
            "fsync" | "fdatasync" => self.acts.push(Act::Synced(path)),
            _ => {}
        }
    }

    fn open(&mut self, name: &str, file: &str) {
        let path = text(name);
        // The index of the log is shared memory: it is made anew after a cut.
        let ours = path.starts_with(&self.base) || Path::new(&path) == self.folder;
        if ours && !path.ends_with("-shm") {
            self.files.insert(file.to_owned(), (path.into(), 0));
        }
    }

    fn said(&mut self, words: &str) {
        let seq = words.split_once("acknowledged ");
        let seq = seq.and_then(|(_, rest)| rest.split_once('.')?.0.parse().ok());
        self.acts.extend(seq.map(Act::Acknowledged));
    }
}

/// Reads a string that is written as `"\x61\x62"`.
fn bytes(written: &str) -> Vec<u8> {
    let digits = written.trim_matches('"').split("\\x").skip(1);
    let read = digits.map(|pair| u8::from_str_radix(pair, 16));
    read.collect::<Result<_, _>>()
        .expect("every byte is written in hexadecimal digits")
}

fn text(written: &str) -> String {
    String::from_utf8_lossy(&bytes(written)).into_owned()
}
