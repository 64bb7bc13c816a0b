//! `antedate serve`: the games in the browser, from this machine.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;

use antedate_server::{Asset, Assets, BadDeck, Config, Folder, Library, Server};
use antedate_store::{SqliteOptions, SqliteStore, sqlite};
use antedate_tables::Pace;
use anyhow::{Context, Result, bail};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// What `serve` can be told. A flag wins over the environment.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The port to listen on; 0 takes any free one
    #[arg(long, default_value_t = 8080, env = "ANTEDATE_PORT")]
    port: u16,
    /// Let phones and computers of the same network in, and show a QR code for them
    #[arg(long, env = "ANTEDATE_LAN")]
    lan: bool,
    /// Open the browser
    #[arg(long)]
    open: bool,
    /// The folder to keep the games in [default: the user's data folder]
    #[arg(long, value_name = "DIR", env = "ANTEDATE_DATA")]
    data: Option<PathBuf>,
    /// Offer the decks of this folder too; may be given several times
    #[arg(long, value_name = "DIR")]
    decks: Vec<PathBuf>,
    /// Serve the web page from this folder instead of the built-in one
    #[arg(long, value_name = "DIR", env = "ANTEDATE_WEB")]
    web: Option<PathBuf>,
    /// An address under which browsers reach this server through a proxy, like
    /// `https://play.example.org`; may be given several times
    #[arg(
        long,
        value_name = "URL",
        env = "ANTEDATE_ORIGIN",
        value_delimiter = ','
    )]
    origin: Vec<String>,
    /// How long bots seem to think, in milliseconds: from-to, or 0 for no waiting
    #[arg(long, value_name = "MS", default_value = "800-2000", value_parser = parse_pace, env = "ANTEDATE_BOT_PACE")]
    bot_pace: Pace,
    /// Lift the limits on how fast one address may ask, for load tests
    #[arg(long)]
    unlimited: bool,
}

fn parse_pace(text: &str) -> Result<Pace, String> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let number = |part: &str| part.trim().parse::<u32>().ok().filter(|ms| *ms <= 60_000);
    match (number(from), number(to)) {
        (Some(from), Some(to)) if from <= to => Ok(Pace { from, to }),
        _ => Err("give two numbers of at most 60000 like 800-2000, or 0".to_owned()),
    }
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    // Each connection takes a descriptor; the usual limit is for other times.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(serve(args))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &Args) -> Result<()> {
    let store = open_store(args.data.as_deref())?;
    let (library, bad) = Library::load(&args.decks, crate::deck_cmd::this_year());
    bad.iter().for_each(report);
    let host = if args.lan {
        Ipv4Addr::UNSPECIFIED
    } else {
        Ipv4Addr::LOCALHOST
    };
    let address = SocketAddr::from((host, args.port));
    let server = Server::start(address, config(args)?, Arc::new(store), library).await?;
    announce(server.address(), args)?;
    wait_for_the_end().await;
    eprintln!("stopping; players are told and come back by themselves");
    server.stop().await;
    Ok(())
}

fn config(args: &Args) -> Result<Config> {
    let mut config = Config {
        pace: args.bot_pace,
        origins: args
            .origin
            .iter()
            .map(|url| url.trim_end_matches('/').to_owned())
            .collect(),
        address: address_for_others(args),
        limits: !args.unlimited,
        assets: Arc::new(WebApp),
        ..Config::default()
    };
    if let Some(folder) = &args.web {
        if !folder.join("index.html").is_file() {
            bail!(
                "{} has no index.html; build the web app first, or leave --web out",
                folder.display()
            );
        }
        config.assets = Arc::new(Folder(folder.clone()));
    }
    Ok(config)
}

/// The address the page shows to friends; a port that the system chooses is known too late.
fn address_for_others(args: &Args) -> Option<String> {
    let named = args.origin.first();
    let named = named.map(|url| url.trim_end_matches('/').to_owned());
    named.or_else(|| lan_url(args.port).filter(|_| args.lan && args.port != 0))
}

/// The web app inside the program.
struct WebApp;

impl Assets for WebApp {
    fn find(&self, path: &str, accepts: &str) -> Option<Asset> {
        let asset = antedate_web_assets::find(path)?;
        let (body, encoding) = asset.for_accepted(accepts);
        let (mime, fixed) = (asset.mime, asset.immutable);
        Some(Asset {
            body: body.into(),
            mime,
            encoding,
            fixed,
        })
    }
}

fn open_store(folder: Option<&Path>) -> Result<SqliteStore> {
    let folder = match folder {
        Some(folder) => folder.to_owned(),
        None => data_folder()
            .context("there is no home folder to keep the games in; name one with --data")?,
    };
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let store = SqliteStore::open(&sqlite::file_in(&folder), &SqliteOptions::default())?;
    if let Some(mended) = &store.opened().mended {
        eprintln!("note: {mended}");
    }
    Ok(store)
}

/// Where programs of this user keep their data.
fn data_folder() -> Option<PathBuf> {
    let variable = |name| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let folder = if cfg!(windows) {
        variable("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        variable("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| Some(variable("HOME")?.join(".local/share")))
    };
    folder.map(|folder| folder.join("antedate"))
}

fn report(bad: &BadDeck) {
    eprintln!("warning: the deck in {} is left out:", bad.folder.display());
    for reason in &bad.reasons {
        eprintln!("  {reason}");
    }
}

/// Says where the server is; other programs wait for this line.
fn announce(address: SocketAddr, args: &Args) -> Result<()> {
    let near = SocketAddr::from((Ipv4Addr::LOCALHOST, address.port()));
    let mut out = std::io::stdout().lock();
    writeln!(out, "listening on http://{near}")?;
    if args.lan {
        match lan_url(address.port()) {
            Some(url) => {
                writeln!(out, "on this network: {url}")?;
                writeln!(out, "{}", qr(&url)?)?;
            }
            None => writeln!(out, "this machine is on no network; only it can play")?,
        }
    }
    out.flush()?;
    if args.open {
        open_browser(&format!("http://{near}"));
    }
    Ok(())
}

fn qr(url: &str) -> Result<String> {
    let code = QrCode::new(url).context("the address is too long for a QR code")?;
    // Dark on light, whatever the terminal's colours: phones want it so.
    let mut image = code.render::<Dense1x2>();
    Ok(image
        .dark_color(Dense1x2::Light)
        .light_color(Dense1x2::Dark)
        .build())
}

/// Where others on the network find a server on this port.
fn lan_url(port: u16) -> Option<String> {
    lan_address().map(|ip| format!("http://{}", SocketAddr::from((ip, port))))
}

/// Asks the system which of its addresses it would speak from; nothing is sent.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

fn open_browser(url: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command
        .args(arguments)
        .arg(url)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    if command.spawn().is_err() {
        eprintln!("note: no browser could be opened; open {url}");
    }
}

async fn wait_for_the_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
