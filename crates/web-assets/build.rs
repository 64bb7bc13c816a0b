//! Builds `web/` with npm into a cache below the target folder, and lists the files for
//! embedding. Nothing is written into the source tree.
//!
//! The cache is keyed by a hash of the sources and the lock file, and shared by all
//! profiles. `ANTEDATE_WEB_DIST` names a folder built elsewhere. Without npm a page that
//! says what to install is embedded.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, str};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// What the app is built from, besides `web/`.
const BESIDE_WEB: [&str; 3] = ["locales", "decks", "Cargo.lock"];
/// Folders that tools make, that only tests need, or that hold texts of the terminal alone.
const NOT_SOURCES: [&str; 8] = [
    "node_modules",
    "dist",
    "e2e",
    "shots",
    "terminal",
    "test-results",
    "playwright-report",
    ".vite",
];
/// Files that decide which packages are installed.
const PACKAGES: [&str; 3] = ["package.json", "package-lock.json", ".npmrc"];

fn main() {
    println!("cargo::rerun-if-env-changed=ANTEDATE_WEB_DIST");
    let dist = match env::var_os("ANTEDATE_WEB_DIST") {
        Some(folder) => Some(PathBuf::from(folder)),
        None => build(),
    };
    let list = match &dist {
        Some(folder) => list_files(folder),
        None => list_notice(),
    };
    let text = list.unwrap_or_else(|error| panic!("cannot list the files of the web app: {error}"));
    fs::write(out_dir().join("assets.rs"), text).expect("OUT_DIR can be written to");
}

fn out_dir() -> PathBuf {
    PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"))
}

fn project() -> PathBuf {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    here.join("../..")
        .canonicalize()
        .expect("the crate lies two folders deep")
}

/// Builds the app, or finds it built. `None` without npm.
fn build() -> Option<PathBuf> {
    let sources = sources().expect("the sources of the web app can be read");
    if !has_npm() {
        println!("cargo::warning=npm is missing: the web page will say what to install");
        return None;
    }
    let cache = target().join("web");
    fs::create_dir_all(&cache).expect("the target folder can be written to");
    // Two cargo commands may want the same build at once.
    let lock = File::create(cache.join("lock")).expect("the cache can be written to");
    lock.lock().expect("the cache can be locked");
    let dist = cache.join(format!("dist-{}", key(&sources)));
    if !dist.join("index.html").is_file() {
        build_into(&cache, &sources, &dist);
    }
    Some(dist)
}

fn build_into(cache: &Path, sources: &[PathBuf], dist: &Path) {
    let packages: Vec<PathBuf> = PACKAGES
        .iter()
        .map(|name| project().join("web").join(name))
        .collect();
    let work = cache.join(format!("work-{}", key(&packages)));
    let web = work.join("web");
    forget_sources(&work).expect("old copies can be removed");
    for source in sources {
        copy(source, &work)
            .unwrap_or_else(|error| panic!("cannot copy {}: {error}", source.display()));
    }
    if !web.join("node_modules/.package-lock.json").is_file() {
        npm(
            &web,
            &[
                "ci",
                "--omit=dev",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
            ],
        );
    }
    fs::write(web.join("crates.json"), crates()).expect("the copy can be written to");
    // Built beside and renamed, so that a build broken off leaves nothing that looks whole.
    let half = cache.join("dist-half");
    let _ = fs::remove_dir_all(&half);
    let half_name = half.to_string_lossy().into_owned();
    npm(
        &web,
        &[
            "run",
            "build",
            "--",
            "--outDir",
            &half_name,
            "--emptyOutDir",
        ],
    );
    let _ = fs::remove_dir_all(dist);
    fs::rename(&half, dist).expect("the finished build can be renamed");
}

/// Lists the crates inside the program with their licences as JSON, for the page that
/// credits them. Cargo asks the network only for what a first build has not fetched yet.
fn crates() -> String {
    let metadata = cargo_metadata(&["--offline"]).or_else(|| cargo_metadata(&[]));
    if metadata.is_none() {
        println!("cargo::warning=cargo cannot list the crates: the page will not credit them");
    }
    let list = metadata.as_ref().map(inside_the_program);
    Value::Array(list.unwrap_or_default()).to_string()
}

fn cargo_metadata(more: &[&str]) -> Option<Value> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let platform = env::var("TARGET").expect("cargo sets TARGET");
    let output = Command::new(cargo)
        .args(["metadata", "--format-version=1", "--locked"])
        .args(["--filter-platform", &platform])
        .args(more)
        .current_dir(project())
        .output();
    let told = output.ok().filter(|output| output.status.success())?;
    serde_json::from_slice(&told.stdout).ok()
}

/// Follows the dependencies of the program; those of tests and build scripts are not in it.
fn inside_the_program(metadata: &Value) -> Vec<Value> {
    let named = |package: &&Value| package["name"] == "antedate" && package["source"].is_null();
    let program = list(&metadata["packages"]).find(named);
    let mut ids: Vec<&Value> = program.map(|package| &package["id"]).into_iter().collect();
    let mut at = 0;
    while let Some(&id) = ids.get(at) {
        let node = list(&metadata["resolve"]["nodes"]).find(|node| node["id"] == *id);
        let deps = list(&node.unwrap_or(&Value::Null)["deps"]);
        let real = |dep: &&Value| list(&dep["dep_kinds"]).any(|kind| kind["kind"].is_null());
        for dep in deps.filter(real).map(|dep| &dep["pkg"]) {
            if !ids.contains(&dep) {
                ids.push(dep);
            }
        }
        at += 1;
    }
    let foreign = |package: &&Value| !package["source"].is_null() && ids.contains(&&package["id"]);
    let credit = |package: &Value| {
        json!({
            "name": package["name"],
            "version": package["version"],
            "licence": licence(package),
        })
    };
    let packages = list(&metadata["packages"]).filter(foreign);
    packages.map(credit).collect()
}

/// Names a licence as the package does, or by the first line of the file that it points to.
fn licence(package: &Value) -> Option<String> {
    if let Some(expression) = package["license"].as_str() {
        return Some(expression.to_owned());
    }
    let manifest = Path::new(package["manifest_path"].as_str()?);
    let file = manifest.with_file_name(package["license_file"].as_str()?);
    let text = fs::read_to_string(file).ok()?;
    let first = text.lines().map(str::trim).find(|line| !line.is_empty())?;
    Some(first.to_owned())
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Removes earlier copies of the sources, and keeps the installed packages.
fn forget_sources(work: &Path) -> io::Result<()> {
    let web = work.join("web");
    fs::create_dir_all(&web)?;
    for folder in [work, &web] {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path == web || path.ends_with("node_modules") {
                continue;
            }
            if path.is_dir() {
                fs::remove_dir_all(path)?;
            } else {
                fs::remove_file(path)?;
            }
        }
    }
    Ok(())
}

fn copy(source: &Path, work: &Path) -> io::Result<()> {
    let project = project();
    let place = work.join(
        source
            .strip_prefix(&project)
            .expect("sources lie in the project"),
    );
    fs::create_dir_all(place.parent().expect("a file has a folder"))?;
    fs::copy(source, place).map(drop)
}

fn has_npm() -> bool {
    npm_command()
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success())
}

fn npm_command() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Runs npm, and ends the build with all that it said when it fails.
fn npm(folder: &Path, args: &[&str]) {
    let output = npm_command()
        .args(args)
        .current_dir(folder)
        .output()
        .expect("npm runs");
    assert!(
        output.status.success(),
        "`npm {}` failed; install Node.js 20 or newer, or set ANTEDATE_WEB_DIST to a built folder\n{}{}",
        args.join(" "),
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
}

/// The target folder, whatever profile or triple is built.
fn target() -> PathBuf {
    let out = out_dir();
    let is_target = |folder: &&Path| folder.join("CACHEDIR.TAG").is_file();
    let found = out
        .ancestors()
        .find(is_target)
        .or_else(|| out.ancestors().nth(4));
    found.unwrap_or(&out).to_owned()
}

/// Every source file in order, each told to cargo.
fn sources() -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    collect(&project().join("web"), &mut files)?;
    for name in BESIDE_WEB {
        let path = project().join(name);
        if path.is_file() {
            keep(path, &mut files);
        } else {
            collect(&path, &mut files)?;
        }
    }
    files.sort();
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() {
            if !NOT_SOURCES.contains(&name.as_str()) {
                collect(&path, files)?;
            }
        } else if !name.ends_with(".test.ts") {
            keep(path, files);
        }
    }
    // A file that appears changes its folder.
    if !folder.ends_with("web") {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    Ok(())
}

fn keep(file: PathBuf, files: &mut Vec<PathBuf>) {
    println!("cargo::rerun-if-changed={}", file.display());
    files.push(file);
}

fn key(files: &[PathBuf]) -> String {
    let mut hash = Sha256::new();
    for file in files {
        let name = file
            .strip_prefix(project())
            .unwrap_or(file)
            .to_string_lossy()
            .into_owned();
        let contents = fs::read(file).unwrap_or_default();
        hash.update((name.len() as u64).to_le_bytes());
        hash.update(name.as_bytes());
        hash.update((contents.len() as u64).to_le_bytes());
        hash.update(contents);
    }
    hex(&hash.finalize())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Writes the list of the files in a built folder as Rust.
fn list_files(folder: &Path) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    let folder = folder.canonicalize()?;
    let mut named = Vec::new();
    for file in files {
        let file = file.canonicalize()?;
        let name = file
            .strip_prefix(&folder)
            .expect("the file lies in the folder");
        named.push((name.to_string_lossy().replace('\\', "/"), file));
    }
    named.sort();
    assert!(
        named.iter().any(|(name, _)| name == "index.html"),
        "{} has no index.html; build the web app into it",
        folder.display()
    );
    let mut list = String::new();
    for (name, file) in &named {
        if !name.ends_with(".br") && !name.ends_with(".gz") {
            list.push_str(&entry(name, file)?);
        }
    }
    Ok(module(&list, true))
}

fn entry(name: &str, file: &Path) -> io::Result<String> {
    let bytes = |path: &Path| format!("include_bytes!({:?})", path.to_string_lossy());
    let packed = |ending: &str| {
        let packed = PathBuf::from(format!("{}.{ending}", file.display()));
        match packed.is_file() {
            true => format!("Some({})", bytes(&packed)),
            false => "None".to_owned(),
        }
    };
    Ok(format!(
        "Asset {{ path: {name:?}, mime: {:?}, hash: {:?}, immutable: {}, plain: {}, gzip: {}, brotli: {} }},\n",
        mime(name),
        hex(&Sha256::digest(fs::read(file)?)),
        name.starts_with("assets/"),
        bytes(file),
        packed("gz"),
        packed("br"),
    ))
}

fn list_notice() -> io::Result<String> {
    let page = out_dir().join("index.html");
    fs::write(&page, include_str!("notice.html"))?;
    Ok(module(&entry("index.html", &page)?, false))
}

fn module(list: &str, is_app: bool) -> String {
    format!("const IS_APP: bool = {is_app};\nstatic ASSETS: &[Asset] = &[\n{list}];\n")
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
