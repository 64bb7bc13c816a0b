//! What the machine gives: settings, a disk, a clock, descriptors, a port.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use super::Finding;
use crate::calendar;
use crate::host::{now, size};
use crate::serve::{Settings, check_web};

/// With less room than this saving will soon pause.
const MIN_FREE_BYTES: u64 = 50_000_000;
const LOW_FREE_BYTES: u64 = 500_000_000;
/// Every move waits for a write to reach the disk; beyond this people notice.
const SLOW_WRITE: Duration = Duration::from_millis(100);
/// How often a write is timed: the middle one counts.
const N_WRITES: usize = 5;
/// Each player's browser takes a descriptor, and so do files.
const MIN_OPEN_FILES: u64 = 1024;
/// No clock that is right was before this program: 2026-01-01.
const MIN_CLOCK_MS: i64 = 1_767_225_600_000;
/// Clocks are set a little back now and then.
const MAX_CLOCK_SKEW_MS: i64 = 60_000;

pub(super) fn configuration(settings: &Settings) -> Finding {
    const CHECK: &str = "configuration";
    if let Some(Err(error)) = settings.web.as_deref().map(check_web) {
        return Finding::wrong(CHECK, error.to_string(), "correct --web");
    }
    if let Err(error) = settings.bus() {
        return Finding::wrong(CHECK, error.to_string(), "correct it where it was said");
    }
    let is_address = |url: &&String| url.starts_with("http://") || url.starts_with("https://");
    if let Some(odd) = settings.origin.iter().find(|url| !is_address(url)) {
        let said =
            format!("the origin `{odd}` is no address of a page, so no browser will match it");
        return Finding::wrong(
            CHECK,
            said,
            "write it as browsers do: https://play.example.org",
        );
    }
    Finding::fine(CHECK, "every setting is understood")
}

/// Writes as the store does: to the disk, not to its cache.
pub(super) fn writing(folder: &Path) -> Finding {
    const CHECK: &str = "data folder";
    let shown = folder.display();
    let there = nearest(folder);
    if !there.is_dir() {
        let said = format!("{} is no folder", there.display());
        return Finding::wrong(CHECK, said, "choose another with --data");
    }
    match time_writes(there) {
        Err(error) => {
            let said = format!("nothing can be written to {}: {error}", there.display());
            Finding::wrong(
                CHECK,
                said,
                "let this user write there, or choose another folder with --data",
            )
        }
        Ok(time) if time > SLOW_WRITE => {
            let said = format!(
                "{shown}: a write takes {time:.1?} to reach the disk, and every move waits for it"
            );
            Finding::note(CHECK, said, "keep the games on a faster disk, with --data")
        }
        Ok(time) if there == folder => Finding::fine(
            CHECK,
            format!("{shown}: a write is on the disk in {time:.1?}"),
        ),
        Ok(_) => Finding::fine(CHECK, format!("{shown} is not there yet; `serve` makes it")),
    }
}

/// The folder, or what is there of the way to it.
fn nearest(folder: &Path) -> &Path {
    let mut ways = folder.ancestors().filter(|way| *way != Path::new(""));
    ways.find(|way| way.exists()).unwrap_or(Path::new("."))
}

fn time_writes(folder: &Path) -> io::Result<Duration> {
    let mut file = tempfile::tempfile_in(folder)?;
    let mut times = [Duration::ZERO; N_WRITES];
    for time in &mut times {
        let start = Instant::now();
        file.write_all(&[0; 4096])?;
        file.sync_all()?;
        *time = start.elapsed();
    }
    times.sort_unstable();
    Ok(times[N_WRITES / 2])
}

pub(super) fn room(folder: &Path) -> Finding {
    const CHECK: &str = "disk";
    let Some(free) = free_bytes(nearest(folder)) else {
        return Finding::note(
            CHECK,
            "this system does not say how much room is left",
            "look yourself: saving pauses when the disk is full",
        );
    };
    let said = format!("{} free", size(free));
    match free {
        free if free < MIN_FREE_BYTES => Finding::wrong(
            CHECK,
            said,
            "make room now: saving pauses when the disk is full",
        ),
        free if free < LOW_FREE_BYTES => Finding::note(CHECK, said, "make room before long"),
        _ => Finding::fine(CHECK, said),
    }
}

#[cfg(unix)]
fn free_bytes(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}

#[cfg(not(unix))]
fn free_bytes(_: &Path) -> Option<u64> {
    None
}

pub(super) fn clock(last_entry: Option<i64>) -> Finding {
    judge_clock(now(), last_entry)
}

fn judge_clock(now: i64, last_entry: Option<i64>) -> Finding {
    const CHECK: &str = "clock";
    const ADVICE: &str = "set this machine's clock, and let it follow a time server";
    let shown = calendar::show(now);
    if now < MIN_CLOCK_MS {
        let said = format!("it is {shown} by this machine, which cannot be");
        return Finding::wrong(CHECK, said, ADVICE);
    }
    match last_entry.filter(|last| *last > now + MAX_CLOCK_SKEW_MS) {
        Some(last) => {
            let said = format!(
                "it is {shown} by this machine, and the last move was at {}",
                calendar::show(last)
            );
            Finding::wrong(CHECK, said, ADVICE)
        }
        None => Finding::fine(CHECK, shown),
    }
}

pub(super) fn open_files() -> Finding {
    const CHECK: &str = "open files";
    match rlimit::Resource::NOFILE.get_hard() {
        Ok(most) if most < MIN_OPEN_FILES => {
            let said = format!("this process may open {most} files, and each player takes one");
            Finding::wrong(
                CHECK,
                said,
                "raise the limit: `ulimit -Hn`, or LimitNOFILE= of systemd",
            )
        }
        Ok(u64::MAX) => Finding::fine(CHECK, "as many as the system has"),
        Ok(most) => Finding::fine(CHECK, format!("up to {most}, each player takes one")),
        Err(error) => Finding::note(
            CHECK,
            format!("the limit is not known: {error}"),
            "each player takes one",
        ),
    }
}

pub(super) fn port(settings: &Settings, served: bool) -> Finding {
    const CHECK: &str = "port";
    let port = settings.port;
    if port == 0 {
        return Finding::fine(CHECK, "any free one");
    }
    if served {
        return match health(port) {
            Ok(()) => Finding::fine(CHECK, format!("the server on {port} is well")),
            Err(error) => Finding::note(
                CHECK,
                format!(
                    "the folder is being served, but nothing on port {port} says `ok`: {error}"
                ),
                "if the server was started with another --port, give it here too; if not, look at its log",
            ),
        };
    }
    let host = match settings.lan {
        true => Ipv4Addr::UNSPECIFIED,
        false => Ipv4Addr::LOCALHOST,
    };
    match TcpListener::bind((host, port)) {
        Ok(_) => Finding::fine(CHECK, format!("{port} is free")),
        Err(error) => {
            let (said, advice) = match error.kind() {
                io::ErrorKind::AddrInUse => (
                    format!("{port} is taken by another program"),
                    "stop it, or choose another with --port",
                ),
                io::ErrorKind::PermissionDenied => (
                    format!("this user may not listen on {port}"),
                    "choose one above 1023 with --port, or put a proxy before it",
                ),
                _ => (
                    format!("{port} cannot be listened on: {error}"),
                    "choose another with --port",
                ),
            };
            Finding::wrong(CHECK, said, advice)
        }
    }
}

/// Asks the server of this machine how it is.
fn health(port: u16) -> io::Result<()> {
    const HEALTH_TIMEOUT: Duration = Duration::from_secs(5);
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut stream = TcpStream::connect_timeout(&address, HEALTH_TIMEOUT)?;
    stream.set_read_timeout(Some(HEALTH_TIMEOUT))?;
    write!(
        stream,
        "GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )?;
    let mut answer = String::new();
    stream.take(10_000).read_to_string(&mut answer)?;
    match answer.get(9..12).unwrap_or_default() {
        "200" if answer.ends_with("ok\n") => Ok(()),
        "503" => Err(io::Error::other("a server answers, but cannot save now")),
        _ => Err(io::Error::other("something else answers")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Level;
    use super::*;

    #[test]
    fn a_clock_before_the_last_move_is_wrong_and_a_little_back_is_not() {
        let now = 1_794_821_400_000;
        assert_eq!(judge_clock(now, None).level, Level::Fine);
        assert_eq!(judge_clock(now, Some(now + 1_000)).level, Level::Fine);
        let behind = judge_clock(now, Some(now + 3_600_000));
        assert_eq!(behind.level, Level::Wrong);
        assert!(behind.said.contains("10:30"), "{behind:?}");
        assert_eq!(judge_clock(0, None).level, Level::Wrong);
    }

    #[test]
    fn a_folder_that_is_not_there_is_judged_by_the_way_to_it() {
        let folder = tempfile::tempdir().unwrap();
        let deep = folder.path().join("not/there");
        let found = writing(&deep);
        assert_eq!(found.level, Level::Fine, "{found:?}");
        assert!(found.said.contains("makes it"), "{found:?}");
        assert!(!deep.exists(), "a doctor changes nothing");
        let found = writing(folder.path());
        assert!(found.said.contains("on the disk in"), "{found:?}");
    }
}
