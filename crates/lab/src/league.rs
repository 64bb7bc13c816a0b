//! A league: everybody against everybody, or every team by itself where all play together.

use serde::{Deserialize, Serialize};

use crate::campaign::{WorkSplit, work_through};
use crate::counts::UNITS;
use crate::elo::{Elo, Pairing, elo};
use crate::games::Rules;
use crate::outputs::{Open, Outputs};
use crate::players::PlayerKind;
use crate::simulate::{Lab, LabError, Spec};
use crate::stats::{Counts, Mean, Share, add_counts, count};

/// What a league showed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LeagueReport {
    /// The rule set.
    pub rules: Rules,
    /// Games of each pair, or of each team.
    pub games: u64,
    /// Everybody, the best first.
    pub players: Vec<Standing>,
}

/// How one player did in a league.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Standing {
    /// Who.
    pub player: String,
    /// The strength; not of a team.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub elo: Option<Elo>,
    /// The mean score, as [`PlayerReport`](crate::PlayerReport) has it.
    pub score: Mean,
    /// The share of the victories against each of the others, in the order of the report; none
    /// against itself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub won_against: Vec<Option<Share>>,
}

/// A league that has been checked and can be played.
pub struct League {
    rules: Rules,
    players: Vec<PlayerKind>,
    matches: Vec<Match>,
    about: serde_json::Value,
}

/// Two who meet, or a team.
struct Match {
    /// Places among the players; in a team both are the same.
    players: [usize; 2],
    /// Two play every deal from both sides, a team plays it once.
    tables: Vec<Lab>,
}

/// What was counted of one match.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
struct Met {
    games: u64,
    /// Shares of victories of both, in units.
    won: [i64; 2],
    scores: [Counts<i64>; 2],
}

/// Games nobody won that are imagined of every pair, so that who never lost has a strength.
const IMAGINED: f64 = 1.0;

impl League {
    /// Checks a league of `players`; `spec` says all else of the tables. A team has `team`
    /// seats.
    ///
    /// # Errors
    /// The deck or the number of players is against the rules, or nobody would meet anybody.
    pub fn new(spec: &Spec, players: Vec<PlayerKind>, team: usize) -> Result<League, LabError> {
        let named = |at: usize| players[..at].iter().any(|kind| *kind == players[at]);
        if let Some(twice) = (0..players.len()).find(|at| named(*at)) {
            return Err(LabError::Twice(players[twice].name()));
        }
        let table = |seats: Vec<PlayerKind>| {
            Lab::new(&Spec {
                players: seats,
                pool: spec.pool.clone(),
                handicaps: spec.handicaps.clone(),
                ..*spec
            })
        };
        let n = players.len();
        let mut matches = Vec::new();
        if spec.rules.is_team() {
            for (at, player) in players.iter().enumerate() {
                matches.push(Match {
                    players: [at, at],
                    tables: vec![table(vec![*player; team])?],
                });
            }
        } else {
            if n < 2 {
                return Err(LabError::TooFew);
            }
            for (a, b) in (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b))) {
                let (one, other) = (players[a], players[b]);
                matches.push(Match {
                    players: [a, b],
                    tables: vec![table(vec![one, other])?, table(vec![other, one])?],
                });
            }
        }
        let mut about = spec.describe();
        let names: Vec<&str> = players.iter().map(|kind| kind.name()).collect();
        about["players"] = serde_json::json!(names);
        about["team"] = serde_json::json!(team);
        Ok(League {
            rules: spec.rules,
            players,
            matches,
            about,
        })
    }

    /// Returns how many games there are when every match has `games`.
    pub fn n_games(&self, games: u64) -> u64 {
        games * self.matches.len() as u64
    }

    /// Plays `games` games of every match; the rest as [`Lab::run`].
    ///
    /// # Errors
    /// The state cannot be kept or is of another league.
    pub fn run(
        &self,
        games: u64,
        threads: usize,
        state: Option<std::path::PathBuf>,
        played: &dyn Fn(u64),
    ) -> Result<LeagueReport, LabError> {
        let mut run = self.about.clone();
        run["league games"] = serde_json::json!(games);
        let outputs = Outputs {
            state,
            ..Outputs::default()
        };
        let (mut open, begun) = Open::new(outputs, run, "")?;
        let fresh = || (0, vec![Met::default(); self.matches.len()]);
        let (mut done, mut met): (u64, Vec<Met>) = begun.unwrap_or_else(fresh);
        played(done);
        work_through(
            done..self.n_games(games),
            WorkSplit { threads, chunk: 1 },
            |units| self.play(units.start, games),
            |end, (at, part)| {
                met[at].merge(&part);
                played(end - done);
                done = end;
                open.save(done, &met)
            },
        )?;
        open.finish()?;
        Ok(self.report(games, &met))
    }

    /// Plays one game: which of its match, and from which side, follows from its number.
    fn play(&self, unit: u64, games: u64) -> (usize, Met) {
        let (at, game) = ((unit / games) as usize, unit % games);
        let tables = &self.matches[at].tables;
        let side = (game % tables.len() as u64) as usize;
        let played = tables[side].play_one(game / tables.len() as u64);
        let mut met = Met {
            games: 1,
            ..Met::default()
        };
        for place in 0..tables.len() {
            let seat = (place + side) % tables.len();
            met.won[place] = played.won(seat);
            count(&mut met.scores[place], played.scores[seat], 1);
        }
        (at, met)
    }

    fn report(&self, games: u64, met: &[Met]) -> LeagueReport {
        let n = self.players.len();
        let mut results = vec![vec![Pairing::default(); n]; n];
        let mut scores = vec![Counts::new(); n];
        for (pair, met) in self.matches.iter().zip(met) {
            let [a, b] = pair.players;
            for (place, (one, other)) in [(a, b), (b, a)].into_iter().enumerate() {
                add_counts(&mut scores[one], &met.scores[place]);
                results[one][other] = Pairing {
                    points: met.won[place] as f64 / UNITS as f64,
                    games: met.games as f64,
                };
            }
        }
        let is_duel = !self.rules.is_team();
        let strengths = is_duel.then(|| elo(&results, IMAGINED));
        let mean = |at: usize| {
            let units = scores[at].iter();
            Mean::of_counts(units.map(|(score, n)| (*score as f64 / UNITS as f64, *n)))
        };
        let rank = |at: usize| strengths.as_ref().map_or(mean(at).mean, |all| all[at].elo);
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by(|a, b| rank(*b).total_cmp(&rank(*a)));
        let against = |one: usize, other: usize| {
            let met = results[one][other];
            (one != other).then(|| Share::of(met.points, met.games as u64))
        };
        let standing = |at: &usize| Standing {
            player: self.players[*at].to_string(),
            elo: strengths.as_ref().map(|all| all[*at]),
            score: mean(*at),
            won_against: match is_duel {
                true => order.iter().map(|other| against(*at, *other)).collect(),
                false => Vec::new(),
            },
        };
        LeagueReport {
            rules: self.rules,
            games,
            players: order.iter().map(standing).collect(),
        }
    }
}

impl Met {
    fn merge(&mut self, other: &Met) {
        self.games += other.games;
        for place in 0..2 {
            self.won[place] += other.won[place];
            add_counts(&mut self.scores[place], &other.scores[place]);
        }
    }
}
