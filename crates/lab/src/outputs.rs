//! Where the results of a run go while it goes on, so that it can be cut and go on later.

use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// Why results cannot be kept.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OutputError {
    /// A file cannot be written.
    #[error("{path}: cannot be written; check the folder: {error}", path = path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The transcripts cannot be written to standard output.
    #[error("the transcripts cannot be written: {0}")]
    Stream(#[from] io::Error),
    /// The file does not hold a state.
    #[error(
        "{path}: not the state of a run: {why}; name another file, or delete it to begin again",
        path = path.display()
    )]
    NotAState {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The state is of other games.
    #[error(
        "{path}: the state of another run, with {key} {theirs} instead of {ours}; \
         give the same options, or name another file",
        path = path.display()
    )]
    OtherRun {
        /// The file.
        path: PathBuf,
        /// What differs.
        key: String,
        /// What the state says.
        theirs: String,
        /// What was asked for.
        ours: String,
    },
    /// What was written so far is gone.
    #[error(
        "{part}: shorter than when the run was cut, so it cannot go on; delete {state} to begin again",
        part = part.display(),
        state = state.display()
    )]
    Shorter {
        /// The unfinished file.
        part: PathBuf,
        /// The file with the state.
        state: PathBuf,
    },
}

/// A file that is written beside its name and gets it at the end, so that nobody takes half
/// of it for the whole.
pub(crate) struct PartFile {
    path: PathBuf,
    part: PathBuf,
    out: BufWriter<File>,
    /// Bytes written so far.
    written: u64,
    /// Whether to leave what there is for another run to go on with.
    keep: bool,
    finished: bool,
}

fn cannot<'a>(path: &'a Path) -> impl Fn(io::Error) -> OutputError + 'a {
    |error| OutputError::Write {
        path: path.to_owned(),
        error,
    }
}

/// Returns the name a file has until it is finished.
fn part_of(path: &Path) -> PathBuf {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    PathBuf::from(part)
}

impl PartFile {
    fn create(path: &Path, keep: bool) -> Result<PartFile, OutputError> {
        let part = part_of(path);
        let out = BufWriter::new(File::create(&part).map_err(cannot(path))?);
        let path = path.to_owned();
        Ok(PartFile {
            path,
            part,
            out,
            written: 0,
            keep,
            finished: false,
        })
    }

    /// Goes on after the first `written` bytes.
    fn go_on(path: &Path, written: u64, state: &Path) -> Result<PartFile, OutputError> {
        let part = part_of(path);
        let file = File::options().write(true).open(&part);
        let is_short = |file: &File| file.metadata().map_or(0, |about| about.len()) < written;
        let Some(mut file) = file.ok().filter(|file| !is_short(file)) else {
            let state = state.to_owned();
            return Err(OutputError::Shorter { part, state });
        };
        file.set_len(written).map_err(cannot(path))?;
        file.seek(io::SeekFrom::End(0)).map_err(cannot(path))?;
        Ok(PartFile {
            path: path.to_owned(),
            part,
            out: BufWriter::new(file),
            written,
            keep: true,
            finished: false,
        })
    }

    fn write(&mut self, text: &str) -> Result<(), OutputError> {
        self.out
            .write_all(text.as_bytes())
            .map_err(cannot(&self.path))?;
        self.written += text.len() as u64;
        Ok(())
    }

    fn flush(&mut self) -> Result<u64, OutputError> {
        self.out.flush().map_err(cannot(&self.path))?;
        Ok(self.written)
    }

    fn finish(mut self) -> Result<(), OutputError> {
        self.flush()?;
        fs::rename(&self.part, &self.path).map_err(cannot(&self.path))?;
        self.finished = true;
        Ok(())
    }
}

impl Drop for PartFile {
    fn drop(&mut self) {
        if !self.finished && !self.keep {
            // The error that matters is the one that ended the run.
            let _ = fs::remove_file(&self.part);
        }
    }
}

/// Where a text goes.
pub enum Target<'a> {
    /// To a file, which gets its name when it is whole.
    File(PathBuf),
    /// To a stream.
    Stream(&'a mut dyn Write),
}

/// Where the results of a run go besides the report.
#[derive(Default)]
pub struct Outputs<'a> {
    /// The transcripts.
    pub transcripts: Option<Target<'a>>,
    /// A row for each game and seat.
    pub csv: Option<PathBuf>,
    /// What is needed to go on after the run was cut; deleted at the end.
    pub state: Option<PathBuf>,
}

/// What a run keeps to go on later.
#[derive(Serialize, Deserialize)]
struct State<T> {
    antedate_lab: u32,
    run: serde_json::Value,
    done: u64,
    transcripts: u64,
    csv: u64,
    tally: T,
}

const STATE_VERSION: u32 = 1;
/// How often the state is saved.
const SAVE_INTERVAL: Duration = Duration::from_secs(1);

enum Stream<'a> {
    File(PartFile),
    Stream(&'a mut dyn Write),
}

/// The outputs of a run that is going on.
pub(crate) struct Open<'a> {
    transcripts: Option<Stream<'a>>,
    csv: Option<PartFile>,
    state: Option<StateFile>,
}

struct StateFile {
    path: PathBuf,
    run: serde_json::Value,
    saved: Option<Instant>,
}

impl<'a> Open<'a> {
    /// Opens the outputs of the run that `run` describes; returns where to go on, if it was
    /// cut before. `csv_titles` begins a new table.
    pub(crate) fn new<T: DeserializeOwned>(
        outputs: Outputs<'a>,
        run: serde_json::Value,
        csv_titles: &str,
    ) -> Result<(Open<'a>, Option<(u64, T)>), OutputError> {
        let begun: Option<State<T>> = match &outputs.state {
            Some(path) => read_state(path, &run)?,
            None => None,
        };
        let keep = outputs.state.is_some();
        let open = |path: &Path, written: Option<u64>| match (&outputs.state, written) {
            (Some(state), Some(written)) => PartFile::go_on(path, written, state),
            _ => PartFile::create(path, keep),
        };
        let transcripts = match outputs.transcripts {
            None => None,
            Some(Target::Stream(out)) => Some(Stream::Stream(out)),
            Some(Target::File(path)) => {
                let written = begun.as_ref().map(|state| state.transcripts);
                Some(Stream::File(open(&path, written)?))
            }
        };
        let mut csv = match &outputs.csv {
            Some(path) => Some(open(path, begun.as_ref().map(|state| state.csv))?),
            None => None,
        };
        if let (Some(csv), None) = (&mut csv, &begun) {
            csv.write(csv_titles)?;
        }
        let state = outputs.state.map(|path| StateFile {
            path,
            run,
            saved: None,
        });
        let open = Open {
            transcripts,
            csv,
            state,
        };
        Ok((open, begun.map(|state| (state.done, state.tally))))
    }

    /// Writes what some games brought.
    pub(crate) fn write(&mut self, transcripts: &str, csv: &str) -> Result<(), OutputError> {
        match &mut self.transcripts {
            Some(Stream::File(file)) => file.write(transcripts)?,
            Some(Stream::Stream(out)) => out.write_all(transcripts.as_bytes())?,
            None => {}
        }
        match &mut self.csv {
            Some(file) => file.write(csv),
            None => Ok(()),
        }
    }

    /// Saves what is needed to go on from here, unless that was done just now.
    pub(crate) fn save<T: Serialize>(&mut self, done: u64, tally: &T) -> Result<(), OutputError> {
        let Some(state) = &mut self.state else {
            return Ok(());
        };
        if state
            .saved
            .is_some_and(|saved| saved.elapsed() < SAVE_INTERVAL)
        {
            return Ok(());
        }
        let transcripts = match &mut self.transcripts {
            Some(Stream::File(file)) => file.flush()?,
            _ => 0,
        };
        let csv = match &mut self.csv {
            Some(file) => file.flush()?,
            None => 0,
        };
        let now = State {
            antedate_lab: STATE_VERSION,
            run: state.run.clone(),
            done,
            transcripts,
            csv,
            tally,
        };
        let text = serde_json::to_string(&now).map_err(io::Error::from);
        // Renamed in one step: a run cut while saving leaves the state before.
        let part = part_of(&state.path);
        text.and_then(|text| fs::write(&part, text))
            .and_then(|()| fs::rename(&part, &state.path))
            .map_err(cannot(&state.path))?;
        state.saved = Some(Instant::now());
        Ok(())
    }

    /// Gives every file its name; there is nothing to go on with any more.
    pub(crate) fn finish(self) -> Result<(), OutputError> {
        match self.transcripts {
            Some(Stream::File(file)) => file.finish()?,
            Some(Stream::Stream(out)) => out.flush()?,
            None => {}
        }
        if let Some(csv) = self.csv {
            csv.finish()?;
        }
        match self.state {
            Some(state) if state.path.exists() => {
                fs::remove_file(&state.path).map_err(cannot(&state.path))
            }
            _ => Ok(()),
        }
    }
}

/// Reads a state that was saved, and checks that it is of the same run.
fn read_state<T: DeserializeOwned>(
    path: &Path,
    run: &serde_json::Value,
) -> Result<Option<State<T>>, OutputError> {
    let not_a_state = |why: String| OutputError::NotAState {
        path: path.to_owned(),
        why,
    };
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(not_a_state(error.to_string())),
    };
    // Other runs may count other things, so the description is compared first.
    let any: State<serde_json::Value> =
        serde_json::from_str(&text).map_err(|error| not_a_state(error.to_string()))?;
    if any.antedate_lab != STATE_VERSION {
        return Err(not_a_state(format!("version {}", any.antedate_lab)));
    }
    if let Some(key) = first_difference(&any.run, run) {
        let told =
            |run: &serde_json::Value| run.get(&key).map_or("nothing".into(), ToString::to_string);
        return Err(OutputError::OtherRun {
            path: path.to_owned(),
            theirs: told(&any.run),
            ours: told(run),
            key,
        });
    }
    let state = serde_json::from_str(&text);
    state
        .map(Some)
        .map_err(|error| not_a_state(error.to_string()))
}

/// Names what differs in two descriptions of runs.
fn first_difference(theirs: &serde_json::Value, ours: &serde_json::Value) -> Option<String> {
    let keys = |run: &serde_json::Value| -> Vec<String> {
        run.as_object()
            .map_or_else(Vec::new, |map| map.keys().cloned().collect())
    };
    let mut all = keys(ours);
    all.extend(keys(theirs));
    all.into_iter().find(|key| theirs.get(key) != ours.get(key))
}
