//! The nodes: processes of their own, which can be killed.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::task::{block_in_place, spawn_blocking};
use tokio::time::timeout;

/// How long a node may take to start on a busy machine.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// How nodes are started.
#[derive(Clone)]
pub(crate) struct NodeConfig {
    pub(crate) database: String,
    pub(crate) bus: String,
    /// Where they keep their logs and clocks.
    pub(crate) folder: PathBuf,
    /// A fault put in on purpose.
    pub(crate) planted: Option<String>,
}

/// One node, which runs or does not.
pub(crate) struct Node {
    recipe: NodeConfig,
    number: usize,
    pub(crate) port: u16,
    child: Option<Child>,
}

impl Node {
    /// Starts a node and waits until it answers.
    pub(crate) async fn start(recipe: &NodeConfig, number: usize) -> Result<Node> {
        let mut node = Node {
            recipe: recipe.clone(),
            number,
            port: antedate_scratch_nats::free_port(),
            child: None,
        };
        node.run().await?;
        Ok(node)
    }

    /// Starts it again on the port it had.
    pub(crate) async fn run(&mut self) -> Result<()> {
        let recipe = &self.recipe;
        let log = File::options().create(true).append(true).open(self.log())?;
        let mut command = Command::new(std::env::current_exe()?);
        command
            .args(["node", "--port", &self.port.to_string()])
            .args(["--database", &recipe.database, "--bus", &recipe.bus])
            .arg("--clock")
            .arg(self.file("clock"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log);
        if let Some(fault) = &recipe.planted {
            command.args(["--planted", fault]);
        }
        let mut child = command.spawn().context("a node cannot be started")?;
        let out = child.stdout.take().context("a node has no output")?;
        self.child = Some(child);
        let first = spawn_blocking(move || {
            let mut line = String::new();
            BufReader::new(out).read_line(&mut line).map(|_| line)
        });
        let first = timeout(START_TIMEOUT, first).await;
        match first.context("a node does not start")??? {
            line if line.starts_with("listening on") => Ok(()),
            _ => bail!("a node ended at its start; see {}", self.log().display()),
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.recipe.folder.join(format!("{name}-{}", self.number))
    }

    /// Says where it writes what it logs.
    pub(crate) fn log(&self) -> PathBuf {
        self.file("log")
    }

    /// Ends it at once (`kill -9`).
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = block_in_place(|| child.wait());
        }
    }

    /// Ends it in order, as for an upgrade.
    pub(crate) fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            // A node ends when nobody can tell it anything any more.
            drop(child.stdin.take());
            let _ = block_in_place(|| child.wait());
        }
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, signal: &str) {
        if let Some(child) = &self.child {
            let mut kill = Command::new("kill");
            kill.args([format!("-{signal}"), child.id().to_string()]);
            let _ = block_in_place(|| kill.status());
        }
    }

    /// Makes its clock wrong by so many milliseconds.
    pub(crate) fn set_clock(&self, wrong_by: i64) -> Result<()> {
        Ok(std::fs::write(self.file("clock"), wrong_by.to_string())?)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
