//! What the tasks need on the machine, and how it is installed.

use std::process::{Command, Stdio};

use anyhow::bail;

use crate::run;

/// Installs what is missing, or says how.
pub(crate) struct Tools {
    install: bool,
}

/// A program the tasks call.
struct Tool {
    /// A call that succeeds when the program is there.
    probe: &'static [&'static str],
    /// What to type to install it.
    install: &'static [&'static str],
}

const NEXTEST: Tool = Tool {
    probe: &["cargo", "nextest", "--version"],
    install: &["cargo", "install", "cargo-nextest", "--locked"],
};
/// Unoptimised, these are built in a third of the time, and they run for seconds.
const CARGO_DENY: Tool = Tool {
    probe: &["cargo", "deny", "--version"],
    install: &["cargo", "install", "cargo-deny", "--locked", "--debug"],
};
const CARGO_MACHETE: Tool = Tool {
    probe: &["cargo", "machete", "--version"],
    install: &["cargo", "install", "cargo-machete", "--locked", "--debug"],
};
const PYTHON: Tool = Tool {
    probe: &["python3", "--version"],
    install: &["apt-get", "install", "-y", "python3"],
};
const NPM: Tool = Tool {
    probe: &["npm", "--version"],
    install: &["apt-get", "install", "-y", "nodejs", "npm"],
};
const CHROMIUM: Tool = Tool {
    // As `web/playwright.config.ts` finds it.
    probe: &["sh", "-c", "\"${CHROMIUM:-/usr/bin/chromium}\" --version"],
    install: &["apt-get", "install", "-y", "chromium"],
};
const STRACE: Tool = Tool {
    probe: &["strace", "--version"],
    install: &["apt-get", "install", "-y", "strace"],
};
const ZSH: Tool = Tool {
    probe: &["zsh", "--version"],
    install: &["apt-get", "install", "-y", "zsh"],
};
const FISH: Tool = Tool {
    probe: &["fish", "--version"],
    install: &["apt-get", "install", "-y", "fish"],
};
const POSTGRESQL: Tool = Tool {
    // The programs of its server are not in the path.
    probe: &["sh", "-c", "ls /usr/lib/postgresql/*/bin/initdb"],
    install: &["apt-get", "install", "-y", "postgresql"],
};
const NATS: Tool = Tool {
    probe: &["nats-server", "--version"],
    install: &["apt-get", "install", "-y", "nats-server"],
};
const CARGO_FUZZ: Tool = Tool {
    probe: &["cargo", "fuzz", "--version"],
    install: &["cargo", "install", "cargo-fuzz", "--locked"],
};
const CXX: Tool = Tool {
    probe: &["c++", "--version"],
    install: &["apt-get", "install", "-y", "g++"],
};

impl Tools {
    pub(crate) fn new(install: bool) -> Tools {
        Tools { install }
    }

    pub(crate) fn need_for_tests(&self) -> anyhow::Result<()> {
        self.need_for_checks()?;
        [
            NEXTEST, PYTHON, CHROMIUM, STRACE, ZSH, FISH, POSTGRESQL, NATS,
        ]
        .iter()
        .try_for_each(|tool| self.need(tool))
    }

    pub(crate) fn need_for_checks(&self) -> anyhow::Result<()> {
        [CARGO_DENY, CARGO_MACHETE, NPM]
            .iter()
            .try_for_each(|tool| self.need(tool))
    }

    pub(crate) fn need_for_pages(&self) -> anyhow::Result<()> {
        [NPM, CHROMIUM].iter().try_for_each(|tool| self.need(tool))
    }

    pub(crate) fn need_for_nodes(&self) -> anyhow::Result<()> {
        [POSTGRESQL, NATS]
            .iter()
            .try_for_each(|tool| self.need(tool))
    }

    pub(crate) fn need_postgresql(&self) -> anyhow::Result<()> {
        self.need(&POSTGRESQL)
    }

    pub(crate) fn need_fuzz(&self) -> anyhow::Result<()> {
        if !has_nightly() {
            bail!("fuzzing needs the nightly toolchain: rustup toolchain install nightly");
        }
        [CXX, CARGO_FUZZ]
            .iter()
            .try_for_each(|tool| self.need(tool))
    }

    fn need(&self, tool: &Tool) -> anyhow::Result<()> {
        if answers(tool.probe) {
            return Ok(());
        }
        let line = tool.install.join(" ");
        if !self.install {
            bail!(
                "`{}` fails, so something is missing; install it with\n    {line}\nor add --install",
                tool.probe.join(" ")
            );
        }
        if tool.install[0] == "apt-get" {
            run("apt-get", &["update"])?;
        }
        run(tool.install[0], &tool.install[1..])
    }
}

/// Says whether the nightly toolchain is installed.
pub(crate) fn has_nightly() -> bool {
    answers(&["rustup", "run", "nightly", "cargo", "--version"])
}

fn answers(call: &[&str]) -> bool {
    let mut command = Command::new(call[0]);
    command
        .args(&call[1..])
        // cargo-machete takes it for a sign that it was not called by cargo.
        .env_remove("CARGO_PKG_NAME")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
