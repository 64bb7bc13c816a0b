//! The TypeScript types of the web app are those of the wire.
//!
//! `ANTEDATE_WRITE_TYPES=1 cargo test -p antedate-web-assets --test wire_types` writes
//! them again after a change of `crates/wire`.

use std::path::Path;

#[test]
fn the_types_of_the_web_app_are_those_of_the_wire() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
    if std::env::var_os("ANTEDATE_WRITE_TYPES").is_some() {
        antedate_wire::write_types(&folder).unwrap();
    }
    if let Err(drift) = antedate_wire::check_types(&folder).unwrap() {
        panic!("{drift}: set ANTEDATE_WRITE_TYPES=1 and run this test");
    }
}
