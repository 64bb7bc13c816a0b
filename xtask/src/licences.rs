//! Every package inside the program may be given away with it.

use anyhow::{Context, bail};
use serde_json::Value;

use crate::command;

/// Licences that ask for no more than to be named with the program, which the page of
/// credits does.
const ALLOWED: [&str; 10] = [
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Looks at the licence of every package.
pub(crate) fn check(metadata: &Value) -> anyhow::Result<()> {
    let packages = metadata["packages"].as_array().context("no packages")?;
    let faults: Vec<String> = packages.iter().filter_map(fault).collect();
    if !faults.is_empty() {
        bail!(
            "{}\nchoose another package, or allow the licence in xtask/src/licences.rs if it asks \
             for nothing more than a credit",
            faults.join("\n")
        );
    }
    println!(
        "{} packages, each with a licence that allows it",
        packages.len()
    );
    Ok(())
}

/// Asks cargo about every package that is built on this kind of machine; packages of
/// others need not even have been fetched.
pub(crate) fn metadata() -> anyhow::Result<Value> {
    let about = said_by("rustc", &["-vV"])?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("rustc does not say what machine this is")?;
    let args = [
        "metadata",
        "--format-version=1",
        "--locked",
        "--filter-platform",
        host,
    ];
    Ok(serde_json::from_str(&said_by("cargo", &args)?)?)
}

/// Returns what a program prints.
fn said_by(program: &str, args: &[&str]) -> anyhow::Result<String> {
    let output = command(program, args)
        .stderr(std::process::Stdio::inherit())
        .output()
        .with_context(|| format!("{program} cannot be run"))?;
    if !output.status.success() {
        bail!("`{program} {}` failed", args.join(" "));
    }
    Ok(String::from_utf8(output.stdout)?)
}

fn fault(package: &Value) -> Option<String> {
    let name = package["name"].as_str().unwrap_or("?");
    match package["license"].as_str() {
        None => Some(format!("{name} names no licence")),
        Some(licence) if is_allowed(licence) => None,
        Some(licence) => Some(format!("{name} has the licence {licence}")),
    }
}

/// Reads an SPDX expression: of alternatives one must be allowed, of licences that hold
/// together each.
fn is_allowed(expression: &str) -> bool {
    let spaced = expression
        .replace('(', " ( ")
        .replace(')', " ) ")
        // The old way to write an alternative.
        .replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words };
    let allowed = reader.alternatives();
    allowed && reader.words.is_empty()
}

/// The words of an expression that are still to be read.
struct Reader<'a> {
    words: &'a [&'a str],
}

impl Reader<'_> {
    fn takes(&mut self, word: &str) -> bool {
        let found = self.words.first() == Some(&word);
        if found {
            self.words = &self.words[1..];
        }
        found
    }

    fn alternatives(&mut self) -> bool {
        let mut allowed = self.all();
        while self.takes("OR") {
            // Both sides are read, whatever the first one says.
            allowed |= self.all();
        }
        allowed
    }

    fn all(&mut self) -> bool {
        let mut allowed = self.one();
        while self.takes("AND") {
            allowed &= self.one();
        }
        allowed
    }

    fn one(&mut self) -> bool {
        if self.takes("(") {
            return self.alternatives() & self.takes(")");
        }
        let Some((licence, rest)) = self.words.split_first() else {
            return false;
        };
        self.words = rest;
        if self.takes("WITH") {
            // An exception only ever allows more.
            self.words = self.words.get(1..).unwrap_or_default();
        }
        ALLOWED.contains(licence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read_as_they_are_meant() {
        for fine in [
            "MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 OR GPL-2.0-only",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR MIT",
            "GPL-3.0-only OR (MIT AND Zlib)",
        ] {
            assert!(is_allowed(fine), "{fine}");
        }
        for not_fine in [
            "",
            "GPL-3.0-only",
            "MIT AND GPL-2.0-only",
            "MIT AND (GPL-2.0-only OR LGPL-3.0-only)",
            "(MIT",
            "MIT MIT",
            "AND",
        ] {
            assert!(!is_allowed(not_fine), "{not_fine}");
        }
    }

    #[test]
    fn one_package_with_a_bad_licence_fails_the_whole() {
        let fine = serde_json::json!({"name": "fine", "license": "MIT"});
        let bad = serde_json::json!({"name": "bad", "license": "GPL-3.0-only"});
        assert!(check(&serde_json::json!({"packages": [fine]})).is_ok());
        let failed = check(&serde_json::json!({"packages": [fine, bad]})).unwrap_err();
        let said = failed.to_string();
        assert!(said.contains("bad has the licence GPL-3.0-only"), "{said}");
    }

    #[test]
    fn a_package_without_a_licence_is_named() {
        let package = serde_json::json!({"name": "mystery", "license": null});
        assert_eq!(fault(&package).unwrap(), "mystery names no licence");
    }
}
