//! `antedate serve`: the games in the browser, from this machine.

mod logging;
mod settings;

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;
use std::time::Duration;

use antedate_bus::{Nats, NatsUrl};
use antedate_live::{BadDeck, Library};
use antedate_server::{Asset, Assets, Config, Folder, Server};
use antedate_store::{StoreError, sqlite};
use anyhow::{Context, Result};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use crate::database::{Database, Opened};
pub(crate) use settings::{Args, Settings, check_web, data_folder, parse_pace};

/// The time from one vain attempt to reach the database to the next grows.
const MIN_BACKOFF: Duration = Duration::from_millis(250);
const MAX_BACKOFF: Duration = Duration::from_secs(10);

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let settings = Settings::resolve(args)?;
    logging::start()?;
    // Each connection takes a descriptor; the usual limit is for other times.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(serve(&settings))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(settings: &Settings) -> Result<()> {
    let bus = settings.bus()?;
    let Some(opened) = open_database(settings).await? else {
        return Ok(());
    };
    let (library, bad) = Library::load(&settings.decks, crate::calendar::this_year());
    bad.iter().for_each(report);
    let host = if settings.lan {
        Ipv4Addr::UNSPECIFIED
    } else {
        Ipv4Addr::LOCALHOST
    };
    let address = SocketAddr::from((host, settings.port));
    let server = Server::start(
        address,
        config(settings, bus)?,
        opened.store.clone(),
        library,
    )
    .await?;
    announce(server.address(), settings)?;
    wait_for_the_end().await;
    eprintln!("stopping; players are told and come back by themselves");
    server.stop().await;
    Ok(())
}

fn config(settings: &Settings, bus: Option<NatsUrl>) -> Result<Config> {
    let mut config = Config {
        live: antedate_live::Config {
            pace: settings.bot_pace,
            keep_games: settings.keep_games.0,
            ..antedate_live::Config::default()
        },
        origins: settings
            .origin
            .iter()
            .map(|url| url.trim_end_matches('/').to_owned())
            .collect(),
        address: address_for_others(settings),
        hall: settings.hall,
        limits: !settings.unlimited,
        behind_proxy: settings.behind_proxy,
        assets: Arc::new(WebApp),
        ..Config::default()
    };
    if let Some(folder) = &settings.web {
        check_web(folder)?;
        config.assets = Arc::new(Folder(folder.clone()));
    }
    if let Some(file) = std::env::var_os(TEST_AHEAD) {
        config.live.clock = ahead_by(PathBuf::from(file));
    }
    if let Some(url) = bus {
        config.live.bus = Arc::new(Nats::start(url));
    }
    Ok(config)
}

/// For tests alone, which cannot wait for the next day: names a file that says by how many
/// milliseconds the clock is ahead, read each time the clock is. A database with a clock of its
/// own is not put forward.
const TEST_AHEAD: &str = "ANTEDATE_TEST_AHEAD";

fn ahead_by(file: PathBuf) -> antedate_live::Clock {
    Arc::new(move || {
        let said = std::fs::read_to_string(&file).unwrap_or_default();
        crate::host::now() + said.trim().parse::<i64>().unwrap_or(0)
    })
}

/// The address the page shows to friends; a port that the system chooses is known too late.
fn address_for_others(settings: &Settings) -> Option<String> {
    let named = settings.origin.first();
    let named = named.map(|url| url.trim_end_matches('/').to_owned());
    named.or_else(|| lan_url(settings.port).filter(|_| settings.lan && settings.port != 0))
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
            tag: Some(asset.hash),
        })
    }
}

/// Opens the games. A database that cannot be reached is waited for, since it may only be
/// starting like this server; any other fault ends the program. `None` if it is told to end
/// meanwhile.
async fn open_database(settings: &Settings) -> Result<Option<Opened>> {
    let database = settings.database()?;
    if let Database::Folder(folder) = &database {
        sqlite::make_folder(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    let mut delay = MIN_BACKOFF;
    loop {
        let tried = database.clone();
        let error = match tokio::task::spawn_blocking(move || tried.serve()).await? {
            Ok(opened) => return Ok(Some(opened)),
            Err(error) => error,
        };
        let is_away = matches!(error.downcast_ref(), Some(StoreError::Unreachable { .. }));
        if !is_away {
            return Err(error);
        }
        eprintln!("waiting: {error}");
        tokio::select! {
            () = tokio::time::sleep(delay) => delay = (delay * 2).min(MAX_BACKOFF),
            () = wait_for_the_end() => return Ok(None),
        }
    }
}

fn report(bad: &BadDeck) {
    eprintln!("warning: the deck in {} is left out:", bad.folder.display());
    for reason in &bad.reasons {
        eprintln!("  {reason}");
    }
}

/// Says where the server is; other programs wait for this line.
fn announce(address: SocketAddr, settings: &Settings) -> Result<()> {
    let near = SocketAddr::from((Ipv4Addr::LOCALHOST, address.port()));
    let mut out = std::io::stdout().lock();
    writeln!(out, "listening on http://{near}")?;
    if settings.lan {
        match lan_url(address.port()) {
            Some(url) => {
                writeln!(out, "on this network: {url}")?;
                writeln!(out, "{}", qr(&url)?)?;
            }
            None => writeln!(out, "this machine is on no network; only it can play")?,
        }
    }
    out.flush()?;
    if settings.open {
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
