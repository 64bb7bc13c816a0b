//! The fonts of everything that is drawn outside the page: see `fonts/README.md`.

/// Titles: Playfair Display, bold, renamed as its licence asks.
pub const TITLE: &[u8] = include_bytes!("../fonts/title.ttf");
/// Labels: Source Sans 3, semibold, renamed likewise.
pub const LABEL: &[u8] = include_bytes!("../fonts/text.ttf");
/// What is read: Source Sans 3, regular, renamed likewise.
pub const BODY: &[u8] = include_bytes!("../fonts/body.ttf");
