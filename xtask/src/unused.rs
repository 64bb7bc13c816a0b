//! Every dependency that a manifest names is used where it says.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use serde_json::Value;

/// Looks for the name of every dependency in the sources that may use it.
pub(crate) fn check(metadata: &Value) -> anyhow::Result<()> {
    let packages = metadata["packages"].as_array().context("no packages")?;
    let members = metadata["workspace_members"].as_array().context("none")?;
    let mut faults = Vec::new();
    for package in packages.iter().filter(|p| members.contains(&p["id"])) {
        faults.extend(faults_of(package)?);
    }
    if !faults.is_empty() {
        bail!("{}\ntake them out of the manifest", faults.join("\n"));
    }
    Ok(())
}

fn faults_of(package: &Value) -> anyhow::Result<Vec<String>> {
    let manifest = package["manifest_path"].as_str().context("no manifest")?;
    let folder = Path::new(manifest).parent().context("no folder")?;
    let dependencies = package["dependencies"].as_array().context("none")?;
    let mut faults = Vec::new();
    for dependency in dependencies {
        let name = dependency["rename"]
            .as_str()
            .or(dependency["name"].as_str());
        let name = name.context("a dependency has a name")?;
        let kind = dependency["kind"].as_str().unwrap_or("normal");
        if !is_used(folder, places(kind), name) {
            let whose = package["name"].as_str().unwrap_or("?");
            faults.push(format!(
                "{whose} has the {kind} dependency {name} and does not use it"
            ));
        }
    }
    Ok(faults)
}

/// Where the sources lie that may use a kind of dependency.
fn places(kind: &str) -> &'static [&'static str] {
    match kind {
        "build" => &["build.rs"],
        "dev" => &["src", "tests", "examples", "benches"],
        _ => &["src"],
    }
}

fn is_used(folder: &Path, places: &[&str], name: &str) -> bool {
    let name = name.replace('-', "_");
    let mut places = places.iter().map(|place| folder.join(place));
    places.any(|place| names(&place, &name))
}

/// Says whether a file, or any Rust file below a folder, has a word in it.
fn names(place: &Path, word: &str) -> bool {
    if place.is_dir() {
        let entries = fs::read_dir(place).into_iter().flatten().flatten();
        return entries.into_iter().any(|entry| names(&entry.path(), word));
    }
    place.extension().is_some_and(|ending| ending == "rs")
        && fs::read_to_string(place).is_ok_and(|text| has_word(&text, word))
}

fn has_word(text: &str, word: &str) -> bool {
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    text.split(|c| !in_word(c)).any(|other| other == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(dependency: &Value) -> Value {
        serde_json::json!({
            "name": "xtask",
            "manifest_path": concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"),
            "dependencies": [dependency],
        })
    }

    #[test]
    fn a_dependency_that_nothing_uses_is_named() {
        // Put together here, so that this file does not name it.
        let name = ["never", "heard", "of"].join("-");
        let unused = serde_json::json!({"name": name, "kind": null, "rename": null});
        let faults = faults_of(&package(&unused)).unwrap();
        assert_eq!(
            faults,
            [format!(
                "xtask has the normal dependency {name} and does not use it"
            )]
        );
        let used = serde_json::json!({"name": "serde-json", "kind": null, "rename": null});
        assert!(faults_of(&package(&used)).unwrap().is_empty());
        let elsewhere = serde_json::json!({"name": "serde-json", "kind": "build", "rename": null});
        assert_eq!(faults_of(&package(&elsewhere)).unwrap().len(), 1);
    }

    #[test]
    fn a_part_of_a_word_is_no_use() {
        assert!(has_word("use anyhow::bail;", "anyhow"));
        assert!(!has_word("use anyhow_more::bail;", "anyhow"));
    }
}
