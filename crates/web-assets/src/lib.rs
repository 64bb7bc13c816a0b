//! The web app, built from `web/` by this crate's build script and embedded here, each
//! file also compressed beforehand, so that serving one costs no work.
//!
//! The app has addresses of its own (`/`, `/new`, `/t/CODE`, …); a server answers every
//! address that is neither its own nor a file's with [`page`].

/// One file of the web app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asset {
    /// Its address below `/`, without a leading slash.
    pub path: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// A name of its contents, to be quoted in an `ETag`.
    pub hash: &'static str,
    /// Whether the address holds a hash of the contents, so that it may be kept for ever.
    pub immutable: bool,
    /// The contents.
    pub plain: &'static [u8],
    /// The contents for clients that accept `gzip`, where that is smaller.
    pub gzip: Option<&'static [u8]>,
    /// The contents for clients that accept `br`, where that is smaller.
    pub brotli: Option<&'static [u8]>,
}

impl Asset {
    /// Returns the smallest contents for a request's `Accept-Encoding`, and the
    /// `Content-Encoding` to send with them.
    pub fn for_accepted(&self, accepts: &str) -> (&'static [u8], Option<&'static str>) {
        let accepted = |name: &str| {
            let mut offers = accepts.split(',').map(str::trim);
            offers.any(|offer| offer.split(';').next() == Some(name) && !is_refused(offer))
        };
        match (self.brotli, self.gzip) {
            (Some(brotli), _) if accepted("br") => (brotli, Some("br")),
            (_, Some(gzip)) if accepted("gzip") => (gzip, Some("gzip")),
            _ => (self.plain, None),
        }
    }
}

/// `br;q=0` names an encoding in order to refuse it.
fn is_refused(offer: &str) -> bool {
    let weight = offer.split(";q=").nth(1).map(str::trim);
    weight.is_some_and(|weight| weight.parse() == Ok(0.0_f32))
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Returns the file at an address, with or without its leading slash.
pub fn find(path: &str) -> Option<&'static Asset> {
    let path = path.strip_prefix('/').unwrap_or(path);
    let at = ASSETS.binary_search_by(|asset| asset.path.cmp(path)).ok()?;
    Some(&ASSETS[at])
}

/// Returns the page that every address of the app shows.
pub fn page() -> &'static Asset {
    find("index.html").expect("the build script refuses a build without index.html")
}

/// Returns whether the app was built; without npm the page says what to install instead.
pub fn is_app() -> bool {
    IS_APP
}

/// Returns every file, by address.
pub fn all() -> &'static [Asset] {
    ASSETS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_with_and_without_a_slash_and_nothing_else_is() {
        assert_eq!(find("/index.html"), Some(page()));
        assert_eq!(
            find("index.html").map(|page| page.mime),
            Some("text/html; charset=utf-8")
        );
        assert_eq!(find("/../Cargo.toml"), None);
        assert_eq!(find(""), None);
    }

    #[test]
    fn the_smallest_accepted_contents_are_chosen() {
        let asset = Asset {
            gzip: Some(b"gz"),
            brotli: Some(b"br"),
            ..*page()
        };
        assert_eq!(
            asset.for_accepted("gzip, deflate, br"),
            (&b"br"[..], Some("br"))
        );
        assert_eq!(
            asset.for_accepted("gzip, br;q=0"),
            (&b"gz"[..], Some("gzip"))
        );
        assert_eq!(asset.for_accepted("identity"), (asset.plain, None));
        assert_eq!(asset.for_accepted(""), (asset.plain, None));
    }

    #[test]
    fn the_real_app_is_embedded() {
        assert!(
            is_app(),
            "the page that says what to install was embedded; install Node.js 20 or newer with npm"
        );
        assert!(
            all()
                .iter()
                .any(|asset| asset.immutable && asset.brotli.is_some())
        );
    }

    #[test]
    fn the_first_load_is_small() {
        // Fonts of other scripts and the texts of other languages come when asked for.
        let first = |asset: &&Asset| {
            let name = asset.path;
            name == "index.html"
                || name.starts_with("assets/index-")
                || name.starts_with("assets/first-")
                || name.starts_with("assets/en-")
                || (name.contains("-latin-wght") && name.ends_with(".woff2"))
        };
        assert!(
            all()
                .iter()
                .any(|asset| asset.path.starts_with("assets/first-"))
        );
        let size = |asset: &Asset| asset.brotli.or(asset.gzip).unwrap_or(asset.plain).len();
        let total: usize = all().iter().filter(first).map(size).sum();
        assert!(
            total <= 200 * 1024,
            "the first load is {total} bytes compressed"
        );
    }
}
