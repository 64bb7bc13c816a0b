//! The importers take any bytes in every format and way of counting years.
#![no_main]

use antedate_decks::import::{Format, ImportOptions, import};
use antedate_decks::{Counting, Lang};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((choice, rest)) = data.split_first() else {
        return;
    };
    let options = ImportOptions {
        format: [Format::Csv, Format::Tsv, Format::Json][usize::from(choice % 3)],
        years: [
            None,
            Some(Counting::Astronomical),
            Some(Counting::Historical),
        ][usize::from(choice / 3 % 3)],
        lang: Lang::ALL[usize::from(choice / 9) % Lang::ALL.len()],
        deck_id: "fuzzed".into(),
        file_name: "fuzzed".into(),
    };
    let _ = import(rest, &options);
});
