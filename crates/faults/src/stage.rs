//! Everything that can break: three nodes, a database, a bus, and the ways between them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use antedate_dice::Dice;
use antedate_scratch_nats::NatsServer;
use antedate_scratch_postgres::{Cluster, Durability};
use anyhow::Result;
use tokio::time::sleep;

use crate::node::{Node, NodeConfig};
use crate::proxy::Proxy;
use crate::world::SharedState;

/// How many nodes there are.
pub(crate) const N_NODES: usize = 3;

/// A way to break something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    KillNode,
    StopNode,
    PauseNode,
    RestartNats,
    PausePostgres,
    CrashPostgres,
    CutClients,
    CutDatabase,
    CutBus,
    JumpClock,
}

impl Fault {
    /// All, the killing of a node several times: it is what happens most.
    const ROUND: [Fault; 12] = [
        Fault::KillNode,
        Fault::KillNode,
        Fault::KillNode,
        Fault::StopNode,
        Fault::PauseNode,
        Fault::RestartNats,
        Fault::PausePostgres,
        Fault::CrashPostgres,
        Fault::CutClients,
        Fault::CutDatabase,
        Fault::CutBus,
        Fault::JumpClock,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Fault::KillNode => "nodes killed (kill -9)",
            Fault::StopNode => "nodes stopped in order",
            Fault::PauseNode => "nodes paused",
            Fault::RestartNats => "NATS killed and restarted",
            Fault::PausePostgres => "PostgreSQL paused",
            Fault::CrashPostgres => "PostgreSQL crashed and restarted",
            Fault::CutClients => "connections of clients cut",
            Fault::CutDatabase => "connections to PostgreSQL cut",
            Fault::CutBus => "connections to NATS cut",
            Fault::JumpClock => "clocks that jumped",
        }
    }
}

/// Everything that can break.
pub(crate) struct Stage {
    pub(crate) postgres: Cluster,
    nats: Option<NatsServer>,
    nats_port: u16,
    to_postgres: Proxy,
    to_nats: Proxy,
    pub(crate) to_nodes: Vec<Proxy>,
    pub(crate) nodes: Vec<Node>,
    pub(crate) recipe: NodeConfig,
}

impl Stage {
    /// Starts everything. `recipe` says how; its addresses are filled in.
    pub(crate) async fn set(mut recipe: NodeConfig) -> Result<Stage> {
        let postgres = tokio::task::block_in_place(|| Cluster::start(Durability::Full));
        let nats = NatsServer::start();
        let to_postgres = Proxy::start(postgres.port()).await?;
        let to_nats = Proxy::start(nats.port()).await?;
        let port = to_postgres.port;
        recipe.database = format!("postgres://antedate@127.0.0.1:{port}/postgres");
        recipe.bus = format!("nats://127.0.0.1:{}", to_nats.port);
        let (mut nodes, mut to_nodes) = (Vec::new(), Vec::new());
        for number in 0..N_NODES {
            let node = Node::start(&recipe, number).await?;
            to_nodes.push(Proxy::start(node.port).await?);
            nodes.push(node);
        }
        Ok(Stage {
            postgres,
            nats_port: nats.port(),
            nats: Some(nats),
            to_postgres,
            to_nats,
            to_nodes,
            nodes,
            recipe,
        })
    }

    /// Breaks one thing after the other for a while, and mends each before the next. Returns
    /// how often each was broken.
    pub(crate) async fn rough(
        &mut self,
        world: &Arc<SharedState>,
        chance: &mut Dice,
        time: Duration,
    ) -> Result<BTreeMap<Fault, u32>> {
        let end = Instant::now() + time;
        let mut counts = BTreeMap::new();
        let mut round: Vec<Fault> = Vec::new();
        while Instant::now() < end {
            if round.is_empty() {
                round = Fault::ROUND.to_vec();
            }
            let fault = round.swap_remove(chance.below(round.len()));
            *counts.entry(fault).or_insert(0) += 1;
            self.break_one(fault, world, chance).await?;
            sleep(Duration::from_millis(chance.between(300, 1_200))).await;
        }
        for node in &self.nodes {
            node.set_clock(0)?;
        }
        Ok(counts)
    }

    async fn break_one(
        &mut self,
        fault: Fault,
        world: &Arc<SharedState>,
        chance: &mut Dice,
    ) -> Result<()> {
        let number = chance.below(N_NODES);
        let a_while = Duration::from_millis(chance.between(500, 3_000));
        match fault {
            Fault::KillNode => {
                world.killed(number);
                self.nodes[number].kill();
                // Long enough to see the others take over.
                sleep(a_while + Duration::from_secs(1)).await;
                self.nodes[number].run().await?;
            }
            Fault::StopNode => {
                self.nodes[number].stop();
                sleep(a_while).await;
                self.nodes[number].run().await?;
            }
            Fault::PauseNode => {
                self.nodes[number].signal("STOP");
                sleep(a_while).await;
                self.nodes[number].signal("CONT");
            }
            Fault::RestartNats => {
                self.nats = None;
                sleep(a_while).await;
                let port = self.nats_port;
                let start = || NatsServer::start_at(port, &[]);
                self.nats = Some(tokio::task::block_in_place(start));
            }
            Fault::PausePostgres => {
                tokio::task::block_in_place(|| self.postgres.pause());
                sleep(a_while).await;
                tokio::task::block_in_place(|| self.postgres.resume());
            }
            Fault::CrashPostgres => {
                tokio::task::block_in_place(|| self.postgres.crash());
                sleep(a_while).await;
                tokio::task::block_in_place(|| self.postgres.run());
            }
            Fault::CutClients => self.to_nodes[number].cut(),
            Fault::CutDatabase => self.to_postgres.cut(),
            Fault::CutBus => self.to_nats.cut(),
            Fault::JumpClock => {
                let hours = chance.between(0, 4) as i64 - 2;
                self.nodes[number].set_clock(hours * 3_600_000 + 1_234)?;
            }
        }
        Ok(())
    }
}
