//! Dates: whatever the strict grammar reads it writes back and reads again the same.
#![no_main]

use antedate_decks::{Counting, Lang, When, parse_lenient};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let _ = parse_lenient(text, Counting::Historical);
    let _ = parse_lenient(text, Counting::Astronomical);
    if let Ok(when) = text.parse::<When>() {
        assert_eq!(when.to_string().parse::<When>(), Ok(when));
        assert!(
            when.admits(when.default_value()),
            "{text}: {}",
            when.default_value()
        );
        for lang in Lang::ALL {
            assert!(!when.label(lang).is_empty());
        }
    }
});
