//! What a finished game comes to: a fold of its part of the log, and nothing else.
//!
//! Everything that is told about people (their pages, the hall of fame) is made of these, so
//! it can be thrown away and made again from the log.

use std::sync::Arc;

use antedate_decks::{DeckRef, builtin_ids, era_of};
use antedate_rules::{CardId, DateKind};
use antedate_wire::{BotLevel, By, PlayerNumber, RuleSet};
use serde::{Deserialize, Serialize};

use crate::contents::{CardNames, Contents};
use crate::decide::stamp;
use crate::entry::{Entry, GuestHash, Stored};
use crate::events::{LoggedEvents, TimelineLog, TwistLog, WentLog};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::state::{FoldError, Running, SeatState};
use crate::table::Table;

/// A seat that a guest holds, or has held.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct GuestSeat {
    /// The guest.
    pub guest: GuestHash,
    /// Their number at the table.
    pub player: PlayerNumber,
}

/// What a finished game came to. Holds no card's date and no order of cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number at the table.
    pub game: u32,
    /// The rules.
    pub rules: RuleSet,
    /// What the cards are made for: `classic`, `twist`, `saga` or `trek`.
    pub edition: String,
    /// The decks.
    pub decks: Vec<DeckRef>,
    /// Whether one built-in deck was played with, and the whole of it.
    pub whole: bool,
    /// Whether the table was open to all when the game ended.
    pub public: bool,
    /// When it began, in milliseconds since 1970.
    pub started: i64,
    /// When it ended.
    pub ended: i64,
    /// The seats in order.
    pub seats: Vec<SeatResult>,
    /// How it ended.
    pub outcome: Outcome,
}

/// What a game came to for one seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatResult {
    /// Who sat there.
    pub player: PlayerNumber,
    /// Their name.
    pub name: String,
    /// How a bot plays that sat there from the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<BotLevel>,
    /// The guest who held the seat at the end, or when they left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<GuestHash>,
    /// Whether it is the guest's own seat, and not that of somebody else on their device.
    #[serde(default, skip_serializing_if = "is_false")]
    pub own: bool,
    /// Whether everybody may see this person's name.
    #[serde(default, skip_serializing_if = "is_false")]
    pub shown: bool,
    /// Whether a bot has played this person's seat, for a while or to the end.
    #[serde(default, skip_serializing_if = "is_false")]
    pub stood_in: bool,
    /// Whether the person left before the end, or was dropped.
    #[serde(default, skip_serializing_if = "is_false")]
    pub left: bool,
    /// How often the person acted.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub acts: u32,
    /// The cards whose place they said, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tries: Vec<Try>,
}

/// A card whose place a person said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Try {
    /// The deck's id of the card.
    pub card: String,
    /// Which of the decks it is from.
    #[serde(default, skip_serializing_if = "is_first")]
    pub deck: u8,
    /// Its topic.
    pub topic: String,
    /// Its place in `antedate_decks::ERAS`; none for scenes, which are no years.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub era: Option<u8>,
    /// Whether it fitted; in twist, whether its slot was free (CO-11a).
    pub right: bool,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Outcome {
    /// Timeline.
    Timeline {
        /// The seats that won.
        winners: Vec<u8>,
        /// How many rounds it took.
        rounds: u32,
    },
    /// Twist.
    Twist {
        /// The team's score.
        score: i16,
        /// Its rank, 0 to 7 (CO-23).
        rank: u8,
    },
    /// Trek.
    Trek {
        /// Each seat's score.
        scores: Vec<u32>,
        /// The seats that won.
        winners: Vec<u8>,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_false(value: &bool) -> bool {
    !*value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_zero(value: &u32) -> bool {
    *value == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_first(value: &u8) -> bool {
    *value == 0
}

impl GameResult {
    /// Writes the result as the store keeps it.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a result is plain data")
    }

    /// Reads a result from the store; `None` if an older or newer program wrote it.
    pub fn from_json(text: &str) -> Option<GameResult> {
        serde_json::from_str(text).ok()
    }

    /// Finds the seat that is a guest's own.
    pub fn own_seat(&self, guest: &str) -> Option<usize> {
        let own = |seat: &SeatResult| seat.own && seat.guest.as_deref() == Some(guest);
        self.seats.iter().position(own)
    }

    /// Says whether a seat won: never one that was left. In twist all win or lose together,
    /// and nobody does either.
    pub fn won(&self, seat: usize) -> bool {
        let winners = match &self.outcome {
            Outcome::Timeline { winners, .. } | Outcome::Trek { winners, .. } => winners,
            Outcome::Twist { .. } => return false,
        };
        let stayed = self.seats.get(seat).is_some_and(|seat| !seat.left);
        stayed && winners.iter().any(|winner| usize::from(*winner) == seat)
    }

    /// Says whether a person played to the end: a game that bots played out among
    /// themselves is nobody's.
    pub fn is_real(&self) -> bool {
        let mut seats = self.seats.iter();
        seats.any(|seat| seat.bot.is_none() && seat.acts > 0 && !seat.left)
    }

    /// Says whether everybody may see the result: that of a private table only if one of its
    /// players shows it. Their names are shown one by one.
    pub fn is_open(&self) -> bool {
        self.is_real() && self.seats.iter().any(|seat| seat.shown)
    }

    /// Says whether bots sat at the table from the beginning.
    pub fn with_bots(&self) -> bool {
        self.seats.iter().any(|seat| seat.bot.is_some())
    }

    /// Says whether a bot stood in for a person, or a person left.
    pub fn stood_in(&self) -> bool {
        self.seats.iter().any(|seat| seat.stood_in || seat.left)
    }

    /// Returns the best score of a person who stayed, which in twist is the team's; none in
    /// timeline.
    pub fn best_score(&self) -> Option<i64> {
        match &self.outcome {
            Outcome::Timeline { .. } => None,
            Outcome::Twist { score, .. } => Some(i64::from(*score)),
            Outcome::Trek { scores, .. } => {
                let all = self.seats.iter().zip(scores);
                let people = all.filter(|(seat, _)| seat.bot.is_none() && !seat.left);
                people.map(|(_, score)| i64::from(*score)).max()
            }
        }
    }

    /// Returns what a seat scored by itself; only in trek it does.
    pub fn score_of(&self, seat: usize) -> Option<i64> {
        match &self.outcome {
            Outcome::Timeline { .. } | Outcome::Twist { .. } => None,
            Outcome::Trek { scores, .. } => scores.get(seat).map(|one| i64::from(*one)),
        }
    }

    /// Returns what the team of twist scored, and its rank (CO-23).
    pub fn of_team(&self) -> Option<(i64, u8)> {
        match self.outcome {
            Outcome::Twist { score, rank } => Some((i64::from(score), rank)),
            Outcome::Timeline { .. } | Outcome::Trek { .. } => None,
        }
    }

    /// Returns the same without who is who: for everybody's eyes.
    #[must_use]
    pub fn without_guests(mut self) -> GameResult {
        for seat in &mut self.seats {
            seat.guest = None;
        }
        self
    }
}

/// Notes which guest sits down, or takes a seat along, with these entries.
pub fn seat_guest(entries: &mut [Stored], sitting: &str) {
    for stored in entries {
        if let Entry::Joined {
            token: Some(_),
            guest,
            ..
        }
        | Entry::SeatMoved { guest, .. } = &mut stored.entry
        {
            *guest = Some(sitting.to_owned());
        }
    }
}

/// All that is derived from the log of one table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chronicle {
    /// Who holds, or has held, which seat; each once.
    pub seats: Vec<GuestSeat>,
    /// The games that are over and that somebody may ask for: guests on their own pages, or
    /// everybody. Any other comes when one of its players shows it.
    pub results: Vec<GameResult>,
}

impl Chronicle {
    /// Derives everything from a whole log.
    ///
    /// # Errors
    /// The log is damaged, or was not made with these cards.
    pub fn of(
        contents: Arc<Contents>,
        log: impl IntoIterator<Item = Stored>,
    ) -> Result<Chronicle, FoldError> {
        let mut table = Table::new(contents);
        let mut all = Chronicle::default();
        for stored in log {
            let entry = stored.entry.clone();
            table.evolve(stored)?;
            all.add(&entry, &table);
        }
        Ok(all)
    }

    /// Says whether an entry of this kind brings anything.
    pub fn is_made_of(entry: &Entry) -> bool {
        matches!(
            entry,
            Entry::Joined { .. } | Entry::SeatMoved { .. } | Entry::Ended | Entry::Shared { .. }
        )
    }

    /// Adds what one entry brings, which has just been folded into `table`.
    pub fn add(&mut self, entry: &Entry, table: &Table) {
        match entry {
            Entry::Joined {
                player,
                guest: Some(guest),
                ..
            }
            | Entry::SeatMoved {
                player,
                guest: Some(guest),
                ..
            } => {
                let (guest, player) = (guest.clone(), *player);
                let seat = GuestSeat { guest, player };
                if !self.seats.contains(&seat) {
                    self.seats.push(seat);
                }
            }
            Entry::Ended | Entry::Shared { .. } if table.result_is_asked_for() => {
                if let Some(result) = table.result() {
                    self.results.retain(|other| other.game != result.game);
                    self.results.push(result);
                }
            }
            _ => {}
        }
    }
}

impl Table {
    /// Says whether anybody may ask for the last game's result, now or later.
    fn result_is_asked_for(&self) -> bool {
        let running = self.state().and_then(|state| state.game.as_ref());
        running.is_some_and(|running| {
            let guests = running.seats.iter().any(|seat| seat.guest.is_some());
            guests || running.public || !running.shared.is_empty()
        })
    }

    /// Returns what the last game came to, if it is over.
    pub fn result(&self) -> Option<GameResult> {
        let state = self.state()?;
        let running = state.game.as_ref().filter(|running| running.ended)?;
        let pool = self.contents().pool();
        let at = |wanted: fn(&Entry) -> bool| {
            let mut log = self.game_log();
            log.find(|stored| wanted(&stored.entry))
                .map(|stored| stored.at)
        };
        let built_in = |deck: &DeckRef| builtin_ids().any(|id| id == deck.id);
        Some(GameResult {
            game: running.number,
            rules: running.game.rules(),
            edition: pool.kind().id().to_owned(),
            decks: pool.refs().to_vec(),
            whole: matches!(pool.refs(), [deck] if built_in(deck)) && pool.filter().is_empty(),
            public: running.public,
            started: at(|entry| matches!(entry, Entry::Started { .. }))?,
            ended: at(|entry| matches!(entry, Entry::Ended))?,
            seats: self.seat_results(running),
            outcome: running.game.outcome()?,
        })
    }

    /// Works out what it means that a player shows the last game's result to everybody; none
    /// if they do already.
    ///
    /// # Errors
    /// `not_finished` while the game runs, and `not_seated` for somebody who did not play.
    pub fn decide_share(&self, player: PlayerNumber, now: i64) -> Result<Vec<Stored>, Refusal> {
        let running = self.state().and_then(|state| state.game.as_ref());
        let running = running.filter(|running| running.ended);
        let running = running.ok_or(Refusal::NotFinished)?;
        running.seat_of(player).ok_or(Refusal::NotSeated)?;
        if running.public || running.shared.contains(&player) {
            return Ok(Vec::new());
        }
        let game = running.number;
        Ok(stamp(
            vec![Entry::Shared { player, game }],
            None,
            now.max(self.at()),
        ))
    }

    fn seat_results(&self, running: &Running) -> Vec<SeatResult> {
        let mut seats: Vec<SeatResult> = running.seats.iter().map(seat_result).collect();
        for seat in &mut seats {
            let shared = running.public || running.shared.contains(&seat.player);
            seat.shown = shared && seat.bot.is_none();
        }
        for stored in self.game_log() {
            let Entry::Played {
                seat,
                by: By::Owner,
                events,
            } = &stored.entry
            else {
                continue;
            };
            let seat = &mut seats[usize::from(*seat)];
            seat.acts += 1;
            for (card, right) in tries(events) {
                let name = running.game.card_name(CardId(card));
                seat.tries.extend(a_try(self.contents(), name, right));
            }
        }
        seats
    }
}

fn seat_result(seat: &SeatState) -> SeatResult {
    SeatResult {
        player: seat.player,
        name: seat.name.clone(),
        bot: seat.bot.clone(),
        guest: seat.guest.as_ref().map(|sitting| sitting.guest.clone()),
        own: seat.guest.as_ref().is_some_and(|sitting| sitting.own),
        shown: false,
        stood_in: seat.stood_in,
        left: seat.left,
        acts: 0,
        tries: Vec::new(),
    }
}

/// Lists the cards whose place was said, and whether rightly.
fn tries(events: &LoggedEvents) -> Vec<(u8, bool)> {
    match events {
        LoggedEvents::Timeline(events) => {
            let said = events.iter().filter_map(|event| match event {
                TimelineLog::Placed(_, card, _) => Some((*card, true)),
                TimelineLog::Misplaced(_, card, _) => Some((*card, false)),
                _ => None,
            });
            said.collect()
        }
        LoggedEvents::Twist(events) => {
            let said = events.iter().filter_map(|event| match event {
                TwistLog::Tried(_, card, WentLog::Blocked(..)) => Some((*card, false)),
                TwistLog::Tried(_, card, _) => Some((*card, true)),
                _ => None,
            });
            said.collect()
        }
        // In trek the dates lie open: there is nothing to say rightly or wrongly.
        LoggedEvents::Trek(_) => Vec::new(),
    }
}

fn a_try(contents: &Contents, card: &str, right: bool) -> Option<Try> {
    let pool = contents.pool();
    let found = pool.find(card)?;
    let deck = pool.refs().iter().position(|deck| deck.id == found.deck.id);
    let years = pool.kind().edition();
    let years = years.is_some_and(|edition| edition.dates == DateKind::Year);
    Some(Try {
        card: card.to_owned(),
        deck: u8::try_from(deck?).ok()?,
        topic: found.card.topic.clone(),
        era: years.then(|| era_of(found.card.value()) as u8),
        right,
    })
}

impl Game {
    fn card_name(&self, card: CardId) -> &str {
        match self {
            Game::Timeline(recorded) => recorded.card_name(card),
            Game::Twist(recorded) => recorded.card_name(card),
            Game::Trek(recorded) => recorded.card_name(card),
        }
    }

    /// Says how the game ended; `None` while it runs.
    fn outcome(&self) -> Option<Outcome> {
        use antedate_rules::{Game as _, Seat, SeatSet, Viewer};
        let seats = |set: SeatSet| set.iter().map(|Seat(seat)| seat).collect();
        let all = Viewer::Spectator;
        Some(match self {
            Game::Timeline(recorded) => {
                let outcome = recorded.game.view(all).outcome?;
                let (winners, rounds) = (seats(outcome.winners), outcome.rounds);
                Outcome::Timeline { winners, rounds }
            }
            Game::Twist(recorded) => {
                let tally = recorded.game.tally();
                let (score, rank) = (tally.score(), tally.rank());
                Outcome::Twist { score, rank }
            }
            Game::Trek(recorded) => {
                let outcome = recorded.game.view(all).outcome?;
                let (scores, winners) = (outcome.scores, seats(outcome.winners));
                Outcome::Trek { scores, winners }
            }
        })
    }
}
