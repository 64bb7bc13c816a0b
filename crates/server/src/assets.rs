//! The files of the web page.

use std::path::{Component, Path, PathBuf};

use bytes::Bytes;

/// A file of the web page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asset {
    /// Its bytes, as they are sent.
    pub body: Bytes,
    /// Its media type.
    pub mime: &'static str,
    /// How the bytes are compressed: `gzip` or `br`.
    pub encoding: Option<&'static str>,
    /// Whether its name changes with its contents, so that it may be kept for ever.
    pub fixed: bool,
    /// A name of its contents: who has them already is told so and sent nothing.
    pub tag: Option<&'static str>,
}

impl Asset {
    /// The value of its `ETag`. Weak, because it is the same for every compression.
    pub(crate) fn etag(&self) -> Option<String> {
        self.tag.map(|tag| format!("W/\"{tag}\""))
    }
}

/// Returns whether a request's `If-None-Match` names the contents.
pub(crate) fn is_known(etag: &str, asked: &str) -> bool {
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    asked
        .split(',')
        .any(|one| one.trim() == "*" || bare(one) == bare(etag))
}

/// Where the files of the web page come from.
pub trait Assets: Send + Sync {
    /// Finds a file by its path without the leading `/`. `accepts` is the request's
    /// `Accept-Encoding`.
    fn find(&self, path: &str, accepts: &str) -> Option<Asset>;
}

/// A page for programs that serve no web app: it says where the protocol is.
#[derive(Debug, Clone, Copy)]
pub struct PlainPage;

const PAGE: &str = include_str!("page.html");

impl Assets for PlainPage {
    fn find(&self, path: &str, _accepts: &str) -> Option<Asset> {
        (path == "index.html").then(|| Asset {
            body: Bytes::from_static(PAGE.as_bytes()),
            mime: "text/html; charset=utf-8",
            encoding: None,
            fixed: false,
            tag: None,
        })
    }
}

/// The files of a folder, read anew each time: for working on the web app.
#[derive(Debug, Clone)]
pub struct Folder(pub PathBuf);

impl Assets for Folder {
    fn find(&self, path: &str, _accepts: &str) -> Option<Asset> {
        let relative = Path::new(path);
        // Nothing above the folder, and nothing hidden in it.
        let inside = relative.components().all(|part| match part {
            Component::Normal(name) => !name.to_string_lossy().starts_with('.'),
            _ => false,
        });
        let body = inside.then(|| std::fs::read(self.0.join(relative)))?.ok()?;
        Some(Asset {
            body: body.into(),
            mime: mime_of(path),
            encoding: None,
            fixed: path.starts_with("assets/"),
            tag: None,
        })
    }
}

/// Returns the media type of a file by the end of its name.
pub(crate) fn mime_of(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contents_are_known_by_their_name_alone() {
        let etag = "W/\"a1\"";
        for asked in ["W/\"a1\"", "\"a1\"", "\"b2\", W/\"a1\"", "*"] {
            assert!(is_known(etag, asked), "{asked}");
        }
        for asked in ["", "\"a\"", "\"a12\"", "W/", "\"b2\""] {
            assert!(!is_known(etag, asked), "{asked}");
        }
    }

    #[test]
    fn a_folder_shows_its_files_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("secret.txt"), "secret").unwrap();
        let web = folder.path().join("web");
        std::fs::create_dir_all(web.join("assets")).unwrap();
        std::fs::write(web.join("assets/app.js"), "1").unwrap();
        std::fs::write(web.join(".env"), "secret").unwrap();
        let assets = Folder(web);
        let found = assets.find("assets/app.js", "").unwrap();
        assert_eq!((&found.body[..], found.fixed), (&b"1"[..], true));
        for bad in [
            "../secret.txt",
            "assets/../../secret.txt",
            "/etc/hostname",
            ".env",
            "",
            "assets",
        ] {
            assert_eq!(assets.find(bad, ""), None, "{bad}");
        }
    }
}
