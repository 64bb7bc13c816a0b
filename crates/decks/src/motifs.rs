//! The names of the pictures a card may show.

use std::collections::HashSet;
use std::sync::LazyLock;

/// The motifs we draw ourselves, because the game-icons set lacks them.
pub const OURS: [&str; 4] = ["printing-press", "telegraph", "gramophone", "typewriter"];

static NAMES: &str = include_str!("motifs.txt");

static KNOWN: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| NAMES.lines().chain(OURS).collect());

/// Says whether a picture of that name exists.
pub fn is_known(name: &str) -> bool {
    KNOWN.contains(name)
}

/// Lists the names of the game-icons set, in alphabetical order.
pub fn game_icons() -> impl Iterator<Item = &'static str> {
    NAMES.lines()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_set_and_our_own_are_known() {
        assert!(is_known("cartwheel") && is_known("telegraph"));
        assert!(!is_known("") && !is_known("Cartwheel"));
        assert_eq!(game_icons().count(), 4134);
    }

    #[test]
    fn every_motif_of_ours_is_drawn_and_every_drawing_is_ours() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/build/drawn");
        let files = std::fs::read_dir(folder).expect("the drawings lie in the page's build");
        let name = |file: std::io::Result<std::fs::DirEntry>| {
            let path = file.expect("the folder can be read").path();
            path.file_stem()
                .expect("a file has a name")
                .to_string_lossy()
                .into_owned()
        };
        let drawn: std::collections::BTreeSet<String> = files.map(name).collect();
        assert_eq!(drawn, OURS.map(str::to_owned).into());
    }
}
