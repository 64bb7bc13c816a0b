//! A cluster of one test or of one test run.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// What a cluster does about a power cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Durability {
    /// Everything is synced to the disk, as on a real server.
    Full,
    /// Nothing is: for tests that are not about it.
    None,
}

/// A running cluster. Dropping it stops it and removes its folder.
pub struct Cluster {
    folder: TempDir,
    port: u16,
    durability: Durability,
    keeper: Option<Child>,
}

/// How long a cluster may take to start on a busy machine.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// Runs the server and stops it when it is told how. When whoever asked is gone, the pipe
/// from which it reads is closed: then it ends it at once and leaves nothing behind.
const WATCHDOG: &str = r#"
"$1/postgres" -D "$2/data" >>"$2/log" 2>&1 &
read -r how
kill -"${how:-QUIT}" $!
wait $!
[ -n "$how" ] || rm -rf "$2"
"#;

impl Cluster {
    /// Starts a cluster.
    ///
    /// # Panics
    /// PostgreSQL is not installed, or does not start; the message says what it said.
    pub fn start(durability: Durability) -> Cluster {
        let folder = tempfile::Builder::new()
            .prefix("antedate-postgres-")
            .tempdir();
        let folder = folder.expect("a temporary folder");
        let mut cluster = Cluster {
            folder,
            port: free_port(),
            durability,
            keeper: None,
        };
        cluster.make();
        cluster.run();
        cluster
    }

    /// Returns the cluster's address.
    pub fn url(&self) -> String {
        format!("postgres://antedate@127.0.0.1:{}/postgres", self.port)
    }

    /// Returns the port on which it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Returns the folder with all its files.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Stops it as a host would: connections are cut, everything is written.
    pub fn stop(&mut self) {
        self.end("INT");
    }

    /// Stops it like a crash.
    pub fn crash(&mut self) {
        self.end("QUIT");
    }

    /// Starts it again on the same port.
    pub fn run(&mut self) {
        let mut keeper = as_server("sh");
        keeper.args(["-c", WATCHDOG, "sh"]);
        keeper.arg(bin_folder()).arg(self.folder());
        let keeper = keeper.stdin(Stdio::piped());
        let keeper = keeper.stdout(Stdio::null()).stderr(Stdio::null());
        self.keeper = Some(keeper.spawn().expect("a shell"));
        self.wait_until_it_answers();
    }

    /// Halts all its processes: connections stay, and nothing answers.
    pub fn pause(&self) {
        self.signal("STOP");
    }

    /// Lets its processes go on.
    pub fn resume(&self) {
        self.signal("CONT");
    }

    fn end(&mut self, how: &str) {
        let Some(mut keeper) = self.keeper.take() else {
            return;
        };
        if let Some(mut words) = keeper.stdin.take() {
            use std::io::Write;
            let _ = writeln!(words, "{how}");
        }
        let _ = keeper.wait();
    }

    /// Signals the postmaster and its children.
    fn signal(&self, signal: &str) {
        let pid = fs::read_to_string(self.folder().join("data/postmaster.pid"));
        let pid = pid.expect("a running cluster");
        let pid = pid.lines().next().unwrap_or_default().to_owned();
        let children = Command::new("pgrep").args(["-P", &pid]).output();
        let children = children.expect("pgrep can be started").stdout;
        let children = String::from_utf8_lossy(&children).into_owned();
        let kill = |pids: &[&str]| {
            let mut kill = Command::new("kill");
            kill.arg(format!("-{signal}")).args(pids);
            kill.stderr(Stdio::null()).status()
        };
        let status = kill(&[pid.as_str()]);
        assert!(
            status.is_ok_and(|status| status.success()),
            "kill -{signal}"
        );
        // One of its children may have ended meanwhile.
        for child in children.split_whitespace() {
            let _ = kill(&[child]);
        }
    }

    fn make(&self) {
        give_to_server(self.folder());
        let data = self.folder().join("data");
        let mut initdb = as_server(bin_folder().join("initdb"));
        initdb.args(["--no-sync", "-A", "trust", "-U", "antedate", "-E", "UTF8"]);
        // Words are sorted as in English: nothing of ours may depend on the host's choice.
        initdb.args([
            "--locale-provider=icu",
            "--icu-locale=en",
            "--locale=C.UTF-8",
        ]);
        initdb.arg("-D").arg(&data);
        let output = initdb.output().expect("initdb can be started");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "initdb failed: {said}");
        let sync = match self.durability {
            Durability::Full => "on",
            Durability::None => "off",
        };
        let settings = format!(
            "\nlisten_addresses = '127.0.0.1'\nport = {}\nunix_socket_directories = '{}'\nfsync = {sync}\nmax_connections = 200\n",
            self.port,
            self.folder().display()
        );
        let file = data.join("postgresql.conf");
        let defaults = fs::read_to_string(&file).unwrap_or_default();
        fs::write(&file, defaults + &settings).expect("a configuration file");
        // One role needs a password, for tests of wrong ones.
        let who = "local all all trust\nhost all locked 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n";
        fs::write(data.join("pg_hba.conf"), who).expect("a configuration file");
    }

    fn wait_until_it_answers(&self) {
        let begun = Instant::now();
        let port = self.port.to_string();
        loop {
            let mut ready = Command::new(bin_folder().join("pg_isready"));
            ready.args(["-q", "-h", "127.0.0.1", "-p", &port]);
            if ready.status().is_ok_and(|status| status.success()) {
                return;
            }
            if begun.elapsed() > START_TIMEOUT {
                let log = fs::File::open(self.folder().join("log"));
                let said = log.map(|log| BufReader::new(log).lines().map_while(Result::ok));
                let said: Vec<String> = said.map(Iterator::collect).unwrap_or_default();
                panic!("PostgreSQL does not start: {}", said.join("; "));
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if self.keeper.is_some() {
            // One that is paused would not hear it.
            self.resume();
        }
        self.crash();
    }
}

/// Returns the folder with PostgreSQL's programs, the newest if there are several.
///
/// # Panics
/// There is none.
pub fn bin_folder() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let newest = versions
        .filter_map(|version| version.ok()?.file_name().to_str()?.parse::<u32>().ok())
        .max();
    let newest = newest.expect("PostgreSQL; install it with `apt-get install -y postgresql`");
    PathBuf::from(format!("/usr/lib/postgresql/{newest}/bin"))
}

fn free_port() -> u16 {
    let socket = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    socket.local_addr().expect("its address").port()
}

/// The user that runs the server, if we are root.
fn server_user() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt;
    let root = fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
    let users = fs::read_to_string("/etc/passwd").ok().filter(|_| root)?;
    let line = users.lines().find(|line| line.starts_with("postgres:"))?;
    let mut numbers = line.split(':').skip(2).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

fn give_to_server(folder: &Path) {
    if let Some((user, group)) = server_user() {
        std::os::unix::fs::chown(folder, Some(user), Some(group)).expect("root may give away");
    }
}

/// A command that is run as the user of the server.
fn as_server(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let Some((user, group)) = server_user() else {
        return Command::new(program);
    };
    let mut command = Command::new("setpriv");
    command.args([
        format!("--reuid={user}"),
        format!("--regid={group}"),
        "--clear-groups".to_owned(),
        "--".to_owned(),
    ]);
    command.arg(program).current_dir("/");
    command
}
