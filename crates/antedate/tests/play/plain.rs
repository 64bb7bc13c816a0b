//! The plain face through pipes.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use std::io::Write;

use antedate_decks::Lang;

fn play(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_antedate"))
        .arg("play")
        .args(args)
        .env("ANTEDATE_DATA", folder)
        .env("ANTEDATE_BOT_PACE", "0")
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env("USER", "ada")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The program may leave before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_game_of_timeline_in_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let played = play(
        folder.path(),
        &["timeline", "--bots", "oracle", "--plain"],
        &"1 1\n".repeat(300),
    );
    let told = out(&played);
    assert!(played.status.success(), "{}", err(&played));
    assert!(told.contains("The game is over."), "{told}");
    assert!(told.contains("★"), "{told}");
    assert!(!told.contains('\x1b'), "no escape codes in a pipe");
    // The record is kept and is sound.
    let kept = std::fs::read_dir(folder.path().join("play"))
        .unwrap()
        .flatten();
    let record = kept
        .map(|file| file.path())
        .find(|path| path.extension().is_some_and(|e| e == "jsonl"));
    let verified = Command::new(env!("CARGO_BIN_EXE_antedate"))
        .arg("verify")
        .arg(record.expect("a record"))
        .output()
        .unwrap();
    assert!(verified.status.success(), "{}", err(&verified));
}

#[test]
fn a_game_of_twist_in_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let played = play(folder.path(), &["twist", "--plain"], &"1 1\n".repeat(300));
    let told = out(&played);
    assert!(told.contains("Score: "), "{told}");
    assert!(told.contains("r: play again"), "{told}");
}

#[test]
fn a_game_of_trek_by_two_with_secrets_kept() {
    let folder = tempfile::tempdir().unwrap();
    // An empty line takes the keyboard, where that is asked for.
    let played = play(
        folder.path(),
        &["trek", "--seats", "Ada,Bo", "--plain"],
        &"\n1\n".repeat(600),
    );
    let told = out(&played);
    assert!(told.contains("Day 3 begins."), "{told}");
    assert!(!told.contains(" \n"), "no row ends in spaces");
    assert!(told.contains("★"), "{told}");
}

#[test]
fn the_end_of_the_input_keeps_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let played = play(folder.path(), &["timeline", "--bots", "novice"], "1 1\n");
    let told = out(&played);
    assert!(told.contains("antedate play --resume"), "{told}");
    let resumed = play(folder.path(), &["--resume"], "?\nl\nh\ni\nq\n");
    let told = out(&resumed);
    assert!(resumed.status.success(), "{}", err(&resumed));
    assert!(
        told.contains("round") || told.contains("The timeline"),
        "{told}"
    );
    assert!(told.contains("Type a number to choose"), "{told}");
}

/// `antedate play … | head` ends without a word when nobody reads any more.
#[test]
fn a_reader_that_goes_away_is_no_trouble() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_antedate"))
        .args(["play", "timeline", "--seats", "Ada,Bo", "--plain"])
        .env("ANTEDATE_DATA", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(b"1 1\nq\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(err(&output), "");
    assert!(output.status.success());
}

#[test]
fn a_question_mark_explains_the_menu() {
    let folder = tempfile::tempdir().unwrap();
    let told = out(&play(folder.path(), &["--plain"], "?\nq\n"));
    assert!(told.contains("Type a number to choose."), "{told}");
    assert!(!told.contains("isn’t one of the choices"), "{told}");
}

#[test]
fn what_is_not_understood_is_said_and_nothing_happens() {
    let folder = tempfile::tempdir().unwrap();
    // No bot can make a move of its own meanwhile.
    let played = play(
        folder.path(),
        &["timeline", "--seats", "Ada,Bo", "--plain"],
        "99\nhello\n0\n1 99\nb\nq\n",
    );
    let told = out(&played);
    assert_eq!(
        told.matches("isn’t one of the choices").count(),
        4,
        "{told}"
    );
    assert!(
        !told.contains("Wrong.") && !told.contains("Right."),
        "{told}"
    );
}

#[test]
fn the_menu_can_be_read_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut languages = Lang::ALL.iter();
    let polish = languages.position(|lang| *lang == Lang::Pl).unwrap() + 1;
    // Language, Polish; Timeline, the classic deck, one person, one bot, the first character.
    let typed = format!("6\n{polish}\n1\n1\n1\nZosia\n1\n1\nq\n");
    let played = play(folder.path(), &["--plain"], &typed);
    let told = out(&played);
    assert!(told.contains("Put history in order"), "{told}");
    assert!(told.contains("Zosia"), "{told}");
    assert!(told.contains("Twoja kolej"), "{told}");
    assert!(told.contains("Gra jest zapisana"), "{told}");
}

/// A deck of one's own: the spreadsheet of the examples, imported and played from its folder.
#[test]
fn a_deck_is_played_from_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    let deck = folder.path().join("my-deck");
    let imported = Command::new(env!("CARGO_BIN_EXE_antedate"))
        .args(["deck", "import"])
        .arg(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../examples/events.csv"
        ))
        .arg("-o")
        .arg(&deck)
        .output()
        .unwrap();
    assert!(imported.status.success(), "{}", err(&imported));
    let deck = deck.to_str().unwrap();
    let played = play(
        folder.path(),
        &["timeline", "--deck", deck, "--seats", "Ada,Bo"],
        "1 1\nq\n",
    );
    let told = out(&played);
    assert!(played.status.success(), "{}", err(&played));
    assert!(told.contains("Draw pile: 3"), "{told}");
    // The game goes on with its own cards when the deck is gone.
    std::fs::remove_dir_all(deck).unwrap();
    let resumed = play(folder.path(), &["--resume"], "q\n");
    assert!(resumed.status.success(), "{}", err(&resumed));
    assert!(out(&resumed).contains("Your turn"), "{}", out(&resumed));
}

#[test]
fn every_mistake_on_the_command_line_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let cases: [(&[&str], &str); 7] = [
        (&["timeline", "--deck", "nonsense"], "nonsense"),
        (&["twist", "--deck", "classic"], "cannot be played as twist"),
        (&["timeline", "--bots", "genius"], "novice"),
        (&["trek", "--seats", "A,B,C,D,E"], "2 to 4 players"),
        (&["timeline", "--seats", "Ada,Ada"], "called that"),
        (&["--join", "https://127.0.0.1:9/j/ABC"], "reach the server"),
        (&["--resume"], "There’s no game to continue"),
    ];
    for (args, expected) in cases {
        let refused = play(folder.path(), args, "");
        assert_eq!(
            refused.status.code(),
            Some(1),
            "{args:?}: {}",
            out(&refused)
        );
        assert!(
            err(&refused).contains(expected),
            "{args:?}: {}",
            err(&refused)
        );
    }
    let usage = play(folder.path(), &["--resume", "--join", "ABCD"], "");
    assert_eq!(usage.status.code(), Some(2));
    let usage = play(folder.path(), &["--join", "!!"], "");
    assert_eq!(usage.status.code(), Some(2));
    assert!(err(&usage).contains("neither a code"), "{}", err(&usage));
}

#[test]
fn a_name_that_is_taken_is_said_once() {
    let folder = tempfile::tempdir().unwrap();
    let refused = play(folder.path(), &["timeline", "--seats", "Ada,Ada"], "");
    let said = err(&refused);
    assert_eq!(said.matches("called that").count(), 1, "{said}");
}

#[test]
fn a_file_cut_short_loses_only_what_was_never_told() {
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &["timeline", "--bots", "novice"], "1 1\n");
    let file = games(folder.path()).remove(0);
    let whole = std::fs::read(&file).unwrap();
    let inside_a_letter = [&whole[..], "{\"by\":\"é".as_bytes()].concat();
    for cut in [
        &whole[..whole.len() - 20],
        &inside_a_letter[..inside_a_letter.len() - 1],
    ] {
        std::fs::write(&file, cut).unwrap();
        let resumed = play(folder.path(), &["--resume"], "q\n");
        assert!(resumed.status.success(), "{}", err(&resumed));
    }
    std::fs::write(&file, "not a game\n").unwrap();
    let damaged = play(folder.path(), &["--resume"], "q\n");
    assert_eq!(damaged.status.code(), Some(1));
    assert!(err(&damaged).contains("no saved game"), "{}", err(&damaged));
}

/// The files of games that are not over.
fn games(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder.join("play")).unwrap().flatten();
    let files = files.map(|file| file.path());
    files
        .filter(|path| path.extension().is_some_and(|ending| ending == "game"))
        .collect()
}

#[test]
fn a_game_that_never_began_does_not_hide_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &["timeline", "--bots", "novice"], "1 1\n");
    let whole = std::fs::read(&games(folder.path())[0]).unwrap();
    let header = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    for cut in [0, 40, header] {
        let file = folder.path().join("play/0-cut.game");
        std::fs::write(file, &whole[..cut]).unwrap();
        let resumed = play(folder.path(), &["--resume"], "q\n");
        assert!(resumed.status.success(), "{cut}: {}", err(&resumed));
        assert!(out(&resumed).contains("Your turn"), "{}", out(&resumed));
    }
}

#[cfg(unix)]
#[test]
fn a_saved_game_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &["timeline", "--bots", "novice"], "1 1\n");
    let saved = games(folder.path());
    assert_eq!(saved.len(), 1);
    for path in [&saved[0], &folder.path().join("play")] {
        let mode = std::fs::metadata(path).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}: {mode:o}", path.display());
    }
}

/// A limit on the size of files does what a full disk does.
#[cfg(unix)]
#[test]
fn a_game_for_which_there_is_no_room_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let program = env!("CARGO_BIN_EXE_antedate");
    let script =
        format!("trap '' XFSZ; ulimit -f 1; exec '{program}' play timeline --bots novice --plain");
    let refused = Command::new("sh")
        .args(["-c", &script])
        .env("ANTEDATE_DATA", folder.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(1), "{}", out(&refused));
    let said = err(&refused);
    assert!(said.contains("is the disk full"), "{said}");
    assert_eq!(games(folder.path()), Vec::<PathBuf>::new());
}
