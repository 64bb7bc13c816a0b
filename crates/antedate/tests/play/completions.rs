//! Completions, tried out in the shells they are for.

use std::path::{Path, PathBuf};
use std::process::Command;

use portable_pty::CommandBuilder;

use crate::help::run;
use crate::pty::Pty;

const INSTALL: &str = "bash, zsh and fish are needed: apt-get install -y bash zsh fish";

#[test]
fn completions_are_written_for_three_shells() {
    for (shell, sign) in [
        ("bash", "complete -F _antedate"),
        ("zsh", "#compdef antedate"),
        ("fish", "complete -c antedate"),
    ] {
        let (code, script) = run(&["completions", shell]);
        assert_eq!(code, 0);
        assert!(script.contains(sign), "{shell}");
        assert!(
            script.contains("completions") && script.contains("play"),
            "{shell}"
        );
    }
    let (code, _) = run(&["completions", "cobol"]);
    assert_eq!(code, 2);
}

/// Words as somebody types them, and what the shell makes of the last one.
const TYPED: [(&str, &str); 5] = [
    ("rep", "replay"),
    ("deck expl", "explain"),
    ("play --res", "--resume"),
    ("completions z", "zsh"),
    ("play tr", "trek"),
];

/// Writes the completions of a shell into a folder.
fn script(shell: &str, folder: &Path, name: &str) -> PathBuf {
    let (_, script) = run(&["completions", shell]);
    let file = folder.join(name);
    std::fs::write(&file, script).unwrap();
    file
}

/// Returns what a shell without a screen answers.
fn said_by(shell: &mut Command) -> String {
    let output = shell.output().expect(INSTALL);
    let trouble = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && trouble.is_empty(), "{trouble}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn bash_completes_commands_options_and_values() {
    const ASK: &str = r#"
        source "$1"; read -ra COMP_WORDS <<< "$2"; COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _antedate antedate "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        echo "${COMPREPLY[*]}""#;
    let folder = tempfile::tempdir().unwrap();
    let script = script("bash", folder.path(), "antedate.bash");
    let completed = |words: &str| {
        let mut bash = Command::new("bash");
        bash.args(["--norc", "-c", ASK, "bash"]).arg(&script);
        said_by(bash.arg(words)).trim().to_owned()
    };
    for (typed, whole) in TYPED {
        assert_eq!(completed(&format!("antedate {typed}")), whole);
    }
    assert_eq!(completed("antedate play t"), "timeline twist trek");
}

#[test]
fn fish_completes_commands_options_and_values() {
    const ASK: &str = "source $argv[1]; complete --do-complete $argv[2]";
    let folder = tempfile::tempdir().unwrap();
    let script = script("fish", folder.path(), "antedate.fish");
    // A home of its own: fish writes its history and settings there.
    let home = tempfile::tempdir().unwrap();
    for (typed, whole) in TYPED {
        let mut fish = Command::new("fish");
        fish.args(["--no-config", "-c", ASK]).arg(&script);
        fish.env("HOME", home.path());
        let said = said_by(fish.arg(format!("antedate {typed}")));
        // The word, and what it means after a tab.
        let words: Vec<&str> = said
            .lines()
            .filter_map(|line| line.split('\t').next())
            .collect();
        assert_eq!(words, [whole]);
    }
}

/// zsh completes only what is typed into it.
#[test]
fn zsh_completes_commands_options_and_values() {
    said_by(Command::new("zsh").arg("--version"));
    let folder = tempfile::tempdir().unwrap();
    script("zsh", folder.path(), "_antedate");
    let home = tempfile::tempdir().unwrap();
    let mut zsh = CommandBuilder::new("zsh");
    zsh.args(["-f", "-i"]);
    zsh.env("HOME", home.path());
    zsh.env("TERM", "xterm");
    zsh.env("PS1", "> ");
    let mut zsh = Pty::start(zsh, 100, 30);
    zsh.wait_for(">");
    let fpath = folder.path().display();
    zsh.press(&format!(
        "fpath=({fpath} $fpath); autoload -U compinit; compinit -u -D; echo rea''dy\r"
    ));
    zsh.wait_for("ready");
    for (typed, whole) in TYPED {
        let typed = format!("antedate {typed}");
        zsh.press(&format!("{typed}\t"));
        let before = typed.rsplit_once(' ').map_or("", |(before, _)| before);
        zsh.wait_for(&format!("{before} {whole}"));
        // Away with the line.
        zsh.press_until("\x15", "an empty line", |screen| !screen.contains(&typed));
    }
    zsh.press("exit\r");
}
