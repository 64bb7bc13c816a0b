//! Finds a save that was cut short, from the write-ahead log that a killed process leaves.
//!
//! SQLite itself ignores such frames when it opens the file, which is right but silent;
//! whoever runs the server should hear of it.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

const HEADER: u64 = 32;
const FRAME_HEADER: u64 = 24;

/// Counts the frames that were written in the log's present round, whole or not. Frames
/// of earlier rounds, which the file still holds, carry other salts.
pub(super) fn count_frames(database: &Path) -> u64 {
    frames(&beside(database)).unwrap_or(0)
}

/// The log's own file.
fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

fn frames(wal: &Path) -> io::Result<u64> {
    let mut file = File::open(wal)?;
    let len = file.metadata()?.len();
    let mut header = [0; HEADER as usize];
    file.read_exact(&mut header)?;
    let page = u64::from(u32::from_be_bytes([
        header[8], header[9], header[10], header[11],
    ]));
    let (salts, step) = (&header[16..24], page + FRAME_HEADER);
    let mut n_frames = 0;
    while HEADER + (n_frames * step) + FRAME_HEADER <= len {
        file.seek(SeekFrom::Start(HEADER + n_frames * step))?;
        let mut frame = [0; FRAME_HEADER as usize];
        file.read_exact(&mut frame)?;
        if &frame[8..16] != salts {
            break;
        }
        n_frames += 1;
    }
    Ok(n_frames)
}

/// Returns the size of the log.
pub(super) fn size(database: &Path) -> u64 {
    std::fs::metadata(beside(database)).map_or(0, |data| data.len())
}

/// Counts the frames up to the last whole save, as SQLite itself would find them: a frame
/// counts if the checksum of all up to it fits, and a save ends with a frame that says so.
pub(super) fn count_committed(database: &Path) -> u64 {
    committed(&beside(database)).unwrap_or(0)
}

fn committed(wal: &Path) -> io::Result<u64> {
    let mut file = BufReader::new(File::open(wal)?);
    let mut header = [0; HEADER as usize];
    file.read_exact(&mut header)?;
    let mut sum = Sum::new(&header);
    sum.add(&header[..24]);
    if sum.written() != header[24..32] {
        return Ok(0);
    }
    let mut page = vec![0; number(&header[8..12]) as usize];
    let mut frame = [0; FRAME_HEADER as usize];
    let (mut n_frames, mut n_committed) = (0, 0);
    while file.read_exact(&mut frame).is_ok() && file.read_exact(&mut page).is_ok() {
        sum.add(&frame[..8]);
        sum.add(&page);
        if frame[8..16] != header[16..24] || frame[16..24] != sum.written() {
            break;
        }
        n_frames += 1;
        if number(&frame[4..8]) != 0 {
            n_committed = n_frames;
        }
    }
    Ok(n_committed)
}

fn number(bytes: &[u8]) -> u32 {
    bytes
        .iter()
        .fold(0, |value, byte| value << 8 | u32::from(*byte))
}

/// The running checksum of a log. Its words are read in the order of the machine that
/// wrote it, which the log's first bytes tell.
struct Sum {
    big_endian: bool,
    words: (u32, u32),
}

impl Sum {
    fn new(header: &[u8]) -> Sum {
        Sum {
            big_endian: header[3] & 1 == 1,
            words: (0, 0),
        }
    }

    fn add(&mut self, bytes: &[u8]) {
        let (mut first, mut second) = self.words;
        for pair in bytes.chunks_exact(8) {
            first = first
                .wrapping_add(self.word(&pair[..4]))
                .wrapping_add(second);
            second = second
                .wrapping_add(self.word(&pair[4..]))
                .wrapping_add(first);
        }
        self.words = (first, second);
    }

    fn word(&self, bytes: &[u8]) -> u32 {
        match self.big_endian {
            true => number(bytes),
            false => number(bytes).swap_bytes(),
        }
    }

    /// The checksum as it stands in a log.
    fn written(&self) -> [u8; 8] {
        let (first, second) = self.words;
        (u64::from(first) << 32 | u64::from(second)).to_be_bytes()
    }
}
