//! Whole games on the full screen, resizing, leaving and coming back.

use crate::pty::Pty;

/// What is on the screen once a game is over, in the bar of keys.
const OVER: &str = "R Play again";

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

#[test]
fn a_game_of_timeline_against_an_oracle() {
    let folder = folder();
    let mut pty = Pty::play(folder.path(), &["timeline", "--bots", "oracle"], 80, 24);
    let first = pty.wait_for("Your turn");
    assert!(first.contains("Timeline · Classic · round 1"), "{first}");
    assert!(first.contains("Ada (you)"), "{first}");
    let last = pty.play_until(OVER);
    assert!(
        last.contains("Madame Sibyl wins") || last.contains("You win"),
        "{last}"
    );
    pty.press("q");
    assert_eq!(pty.end(), 0);
    let left = std::fs::read_dir(folder.path().join("play"))
        .unwrap()
        .flatten();
    let names: Vec<String> = left
        .map(|file| file.file_name().into_string().unwrap())
        .collect();
    assert!(
        names.iter().all(|name| !name.ends_with(".game")),
        "{names:?}"
    );
    assert!(
        names.iter().any(|name| name.ends_with(".jsonl")),
        "{names:?}"
    );
}

#[test]
fn a_game_of_twist_alone_and_once_more() {
    let folder = folder();
    let mut pty = Pty::play(folder.path(), &["twist"], 80, 24);
    let last = pty.play_until(OVER);
    assert!(last.contains("Score: "), "{last}");
    pty.press("r");
    let again = pty.wait_for("Your turn");
    assert!(again.contains("Draw pile: 30"), "{again}");
}

#[test]
fn a_game_of_trek_by_two_at_one_keyboard() {
    let folder = folder();
    let mut pty = Pty::play(folder.path(), &["trek", "--seats", "Ada,Bo"], 80, 24);
    let curtain = pty.wait_for("Pass the keyboard to");
    assert!(
        !curtain.contains("=10"),
        "an itinerary behind the curtain:\n{curtain}"
    );
    let last = pty.play_until(OVER);
    assert!(
        last.contains("wins") || last.contains("share the victory"),
        "{last}"
    );
}

#[test]
fn the_saga_runs_upwards_in_italian() {
    let folder = folder();
    let args = [
        "timeline", "--deck", "saga", "--bots", "scholar", "--lang", "it",
    ];
    let mut pty = Pty::play(folder.path(), &args, 100, 30);
    let first = pty.wait_for("Tocca a te");
    assert!(first.contains("scena"), "{first}");
    pty.press("1");
    pty.wait_for("Dove va");
    pty.press("\r");
    pty.wait_for("Enter: continua");
}

#[test]
fn a_window_may_change_its_size_at_any_time() {
    let folder = folder();
    let mut pty = Pty::play(folder.path(), &["timeline", "--bots", "novice"], 80, 24);
    pty.wait_for("Your turn");
    pty.resize(40, 10);
    let small = pty.wait("a word about the size", |text| {
        text.split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .contains("40 × 10 characters")
    });
    assert!(!small.contains("Your turn"), "{small}");
    pty.resize(132, 43);
    pty.wait_for("Your turn");
    pty.press("2");
    let wide = pty.wait_for("Where does");
    let longest = wide.lines().map(|line| line.chars().count()).max().unwrap();
    assert!(longest > 100, "the wide window is used:\n{wide}");
    pty.resize(80, 24);
    pty.wait("80 columns", |text| {
        text.contains("Where does") && text.lines().all(|line| line.chars().count() <= 80)
    });
}

#[test]
fn control_c_keeps_the_game_and_resume_goes_on() {
    let folder = folder();
    let mut pty = Pty::play(
        folder.path(),
        &["timeline", "--bots", "novice", "--lang", "it"],
        80,
        24,
    );
    pty.wait_for("Tocca a te");
    pty.press("1\r");
    pty.wait_for("Enter: continua");
    pty.press("\r");
    let before = pty.wait("round 2", |text| {
        text.contains("giro 2") && text.contains("Tocca a te") && !text.contains("Enter: continua")
    });
    pty.press("\x03");
    assert_eq!(pty.end(), 0);
    let farewell = pty.wait_for("antedate play --resume");
    assert!(farewell.contains("La partita è salvata"), "{farewell}");

    // In the language of the game, with the very same cards.
    let mut pty = Pty::play(folder.path(), &["--resume"], 80, 24);
    let after = pty.wait_for("Tocca a te");
    let hand = |text: &str| {
        let rows = text
            .lines()
            .filter(|line| line.trim_start_matches('▸').starts_with([' ', '1']));
        rows.filter(|line| line.contains('(') && line.contains(')'))
            .map(|line| line.trim_start_matches(['▸', ' ']).trim().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        hand(&before),
        hand(&after),
        "before:\n{before}\nafter:\n{after}"
    );
    pty.press("q");
    pty.wait_for("Uscire?");
    pty.press("\r");
    assert_eq!(pty.end(), 0);
}

#[test]
fn a_game_can_be_played_in_one_window_only() {
    let folder = folder();
    let mut first = Pty::play(folder.path(), &["timeline"], 80, 24);
    first.wait_for("Your turn");
    let mut second = Pty::play(folder.path(), &["--resume"], 80, 24);
    assert_eq!(second.end(), 1);
    second.wait_for("another window");
    first.press("\x03");
    assert_eq!(first.end(), 0);
}

#[test]
fn no_color_means_no_colour() {
    let folder = folder();
    let colours = |raw: &[u8]| {
        let text = String::from_utf8_lossy(raw).into_owned();
        let codes = text.split("\x1b[").skip(1).filter_map(|part| {
            let end = part.find(|c: char| c.is_ascii_alphabetic())?;
            (part.as_bytes()[end] == b'm').then(|| part[..end].to_owned())
        });
        let is_colour = |code: &str| {
            code.split(';').any(|n| {
                let n: u32 = n.parse().unwrap_or(0);
                matches!(n, 30..=38 | 40..=48 | 90..=107)
            })
        };
        codes.filter(|code| is_colour(code)).count()
    };
    let args = ["timeline", "--bots", "novice"];
    let plain = Pty::play_with(folder.path(), &args, 80, 24, &[("NO_COLOR", "1")]);
    let text = plain.wait_for("Your turn");
    assert!(
        text.contains("▸ 1"),
        "the choice in focus has a mark:\n{text}"
    );
    assert_eq!(colours(&plain.raw()), 0);
    let painted = Pty::play(folder.path(), &args, 80, 24);
    painted.wait_for("Your turn");
    assert!(colours(&painted.raw()) > 0);
    // Sixteen colours suffice: nothing asks for one of 256 or more.
    let raw = String::from_utf8_lossy(&painted.raw()).into_owned();
    assert!(
        !raw.contains("38;2;") && !raw.contains("48;2;"),
        "no true colours"
    );
}

/// The list of characters is longer than a small window: what is in focus is in sight.
#[test]
fn a_long_menu_scrolls_in_a_small_window() {
    let folder = folder();
    let mut pty = Pty::play(folder.path(), &[], 60, 20);
    pty.wait_for("Put history in order");
    pty.press("1");
    pty.wait_for("Deck");
    pty.press("1");
    pty.wait_for("How many people");
    pty.press("1");
    pty.wait_for("Player 1’s name");
    pty.press("\r");
    pty.wait_for("How many bots");
    pty.press("1");
    let top = pty.wait_for("▸ 1  Novice");
    assert!(!top.contains("Naturalist"), "{top}");
    // The key for the end.
    pty.press("\x1b[F");
    let bottom = pty.wait_for("▸10  Naturalist");
    assert!(!bottom.contains("Novice"), "{bottom}");
}

#[test]
fn the_menu_leads_to_a_game_and_back() {
    let folder = folder();
    let mut pty = Pty::play(folder.path(), &[], 80, 24);
    let menu = pty.wait_for("Put history in order");
    for game in ["Timeline", "Twist", "Trek"] {
        assert!(menu.contains(game), "{menu}");
    }
    assert!(
        !menu.contains("Continue my"),
        "there is nothing to go on with:\n{menu}"
    );
    pty.press("1");
    pty.wait_for("Deck");
    pty.press("\x1b");
    pty.wait_for("Put history in order");
    pty.press("2");
    pty.wait_for("Deck");
    pty.press("1");
    pty.wait_for("How many people");
    pty.press("1");
    pty.wait_for("Player 1’s name");
    pty.press("\x7f\x7f\x7f\x7f\x7f\x7fZoë\r");
    pty.wait_for("How many bots");
    pty.press("2");
    pty.wait_for("Novice");
    pty.press("1");
    pty.wait("a game with Zoë and a novice", |text| {
        text.contains("Zoë") && text.contains("Cousin Pip") && text.contains("Score")
    });
    pty.press("\x03");
    assert_eq!(pty.end(), 0);
    let pty = Pty::play(folder.path(), &[], 80, 24);
    pty.wait_for("Continue my last game");
}
