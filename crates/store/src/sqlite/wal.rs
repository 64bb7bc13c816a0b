//! Finds a save that was cut short, from the write-ahead log that a killed process leaves.
//!
//! SQLite itself ignores such frames when it opens the file, which is right but silent;
//! whoever runs the server should hear of it.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

const HEADER: u64 = 32;
const FRAME_HEADER: u64 = 24;

/// Counts the frames that were written in the log's present round, whole or not. Frames
/// of earlier rounds, which the file still holds, carry other salts.
pub(super) fn count_frames(database: &Path) -> u64 {
    let mut name = database.as_os_str().to_owned();
    name.push("-wal");
    frames(Path::new(&name)).unwrap_or(0)
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
