//! What a finished game comes to: a fold of its part of the log, and nothing else.
//!
//! Everything that is told about people (their pages, the hall of fame) is made of these, so
//! it can be thrown away and made again from the log.

use std::collections::BTreeSet;
use std::sync::Arc;

use antedate_decks::{DeckRef, builtin_ids, era_of};
use antedate_rules::{CardId, DateKind, Seat};
use antedate_wire::{BotLevel, PlayerNumber, RuleSet, Unlisted};
use serde::{Deserialize, Serialize};

use crate::contents::Contents;
use crate::decide::stamp;
use crate::games::{HallList, Outcome, bundle};
use crate::log::{By, Entry, GuestHash, Stored};
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
    /// The cards that came into sight, by the deck's ids, in order; none of trek, whose deck
    /// is always the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<String>,
    /// Why no list will have it; none if one may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unlisted: Option<Unlisted>,
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
    /// Whether a bot has played this person's seat, for a while or to the end, or moved for them
    /// when the clock ran out.
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

/// How a game ended, for those who count and compare.
pub(crate) trait Scored {
    /// Lists the seats that won; none where all win or lose together.
    fn winners(&self) -> &[u16] {
        &[]
    }

    /// Returns what a seat scored by itself, where seats score.
    fn score_of(&self, _seat: usize) -> Option<i64> {
        None
    }

    /// Returns what the team scored, and its rank (CO-23), where there is a team.
    fn of_team(&self) -> Option<(i64, u8)> {
        None
    }
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
        let winners = self.outcome.score().winners();
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

    /// Says whether a list may have the result.
    pub fn is_listed(&self) -> bool {
        self.is_open() && self.whole && self.unlisted.is_none()
    }

    /// Says whether a person decided everything in a seat, from the first move to the last.
    pub fn played_through(&self, seat: usize) -> bool {
        self.seats.get(seat).is_some_and(SeatResult::played_through)
    }

    /// Says whether a game counts for the winning streak of whoever sat in a seat, and whether
    /// they won it: only if they played it through. Lists and people's own pages count by this
    /// alone.
    pub fn counts(&self, seat: usize) -> Option<bool> {
        let counts = hall_list(self.rules) == HallList::Streaks && self.played_through(seat);
        counts.then(|| self.won(seat))
    }

    /// Says the same for lists that everybody may see.
    pub fn counts_in_hall(&self, seat: usize) -> Option<bool> {
        let shown = self.seats.get(seat).is_some_and(|seat| seat.shown);
        self.counts(seat).filter(|_| shown && self.is_listed())
    }

    /// Says whether bots sat at the table from the beginning.
    pub fn with_bots(&self) -> bool {
        self.seats.iter().any(|seat| seat.bot.is_some())
    }

    /// Says whether a bot stood in for a person, or a person left.
    pub fn stood_in(&self) -> bool {
        self.seats.iter().any(|seat| seat.stood_in || seat.left)
    }

    /// Returns the best score of a person who stayed, or the team's; none where nobody scores.
    pub fn best_score(&self) -> Option<i64> {
        if let Some((score, _)) = self.of_team() {
            return Some(score);
        }
        let people = self.seats.iter().enumerate();
        let people = people.filter(|(_, seat)| seat.bot.is_none() && !seat.left);
        let own = people.clone().filter(|(_, seat)| seat.played_through());
        let score = |(at, _): (usize, &_)| self.score_of(at);
        own.filter_map(score)
            .max()
            .or(people.filter_map(score).max())
    }

    /// Returns what a seat scored by itself, where seats score.
    pub fn score_of(&self, seat: usize) -> Option<i64> {
        self.outcome.score().score_of(seat)
    }

    /// Returns what the team scored, and its rank (CO-23), where there is a team.
    pub fn of_team(&self) -> Option<(i64, u8)> {
        self.outcome.score().of_team()
    }

    /// Lists the cards that came into sight. Of a game whose result is older than the list,
    /// those that people placed.
    pub(crate) fn cards_seen(&self) -> impl Iterator<Item = &str> {
        let listed = self.seen.iter().map(String::as_str);
        let tries = self.seats.iter().flat_map(|seat| &seat.tries);
        let is_listed = !self.seen.is_empty();
        let tried = tries.filter(move |_| !is_listed);
        listed.chain(tried.map(|one| one.card.as_str()))
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

impl SeatResult {
    fn played_through(&self) -> bool {
        let hand = Hand {
            person: self.bot.is_none(),
            acted: self.acts > 0,
            helped: self.stood_in || self.left,
        };
        hand.played_through()
    }
}

/// Returns what the hall of fame lists of a game.
pub fn hall_list(rules: RuleSet) -> HallList {
    bundle(rules).hall()
}

/// Who moved for a seat.
struct Hand {
    person: bool,
    acted: bool,
    /// Whether somebody else moved for them, or would have.
    helped: bool,
}

impl Hand {
    fn played_through(&self) -> bool {
        self.person && self.acted && !self.helped
    }
}

impl Running {
    /// Says why no list of the hall will have the game, which is over.
    pub(crate) fn unlisted(&self, contents: &Contents) -> Option<Unlisted> {
        let hands = self.seats.iter().map(|seat| Hand {
            person: seat.bot.is_none(),
            acted: seat.acts > 0,
            helped: seat.stood_in || seat.left,
        });
        let mut people = hands.filter(|hand| hand.person);
        let outcome = self.game.outcome();
        let by_people = match outcome.and_then(|outcome| outcome.score().of_team()) {
            // A score of all is by the hands of all.
            Some(_) => people.all(|hand| hand.played_through()),
            None => people.any(|hand| hand.played_through()),
        };
        let in_time = self.game.has_dates_open() || self.clock.is_short();
        match (is_whole(contents), by_people, in_time) {
            (false, _, _) => Some(Unlisted::Deck),
            (true, false, _) => Some(Unlisted::StoodIn),
            (true, true, false) => Some(Unlisted::Clock),
            (true, true, true) => None,
        }
    }
}

/// Says whether the cards are one built-in deck, and the whole of it.
fn is_whole(contents: &Contents) -> bool {
    let pool = contents.pool();
    let built_in = |deck: &DeckRef| builtin_ids().any(|id| id == deck.id);
    matches!(pool.refs(), [deck] if built_in(deck)) && pool.filter().is_empty()
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
        Some(GameResult {
            game: running.number,
            rules: running.game.rules(),
            edition: pool.kind().id().to_owned(),
            decks: pool.refs().to_vec(),
            whole: is_whole(self.contents()),
            public: running.public,
            started: at(|entry| matches!(entry, Entry::Started { .. }))?,
            ended: at(|entry| matches!(entry, Entry::Ended))?,
            seats: self.seat_results(running),
            outcome: running.game.outcome()?,
            seen: self.cards_seen(running),
            unlisted: running.unlisted(self.contents()),
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

    /// Lists the cards that have left the draw pile, once or more often.
    fn cards_seen(&self, running: &Running) -> Vec<String> {
        if !bundle(running.game.rules()).can_lack_cards() {
            return Vec::new();
        }
        let mut hidden: BTreeSet<CardId> = running.game.pile().into_iter().map(CardId).collect();
        let tried = self.game_log().flat_map(|stored| match &stored.entry {
            Entry::Played { events, .. } => running.game.tried(events),
            _ => Vec::new(),
        });
        let said = Seat::all(running.seats.len()).flat_map(|seat| running.game.tries_of(seat));
        for (card, _) in tried.chain(said) {
            hidden.remove(&card);
        }
        let all = (0..running.game.n_cards()).map(|card| CardId(card as u8));
        let seen = all.filter(|card| !hidden.contains(card));
        let mut seen: Vec<String> = seen
            .map(|card| running.game.card_name(card).to_owned())
            .collect();
        seen.sort_unstable();
        seen
    }

    fn seat_results(&self, running: &Running) -> Vec<SeatResult> {
        let mut seats: Vec<SeatResult> = running.seats.iter().map(seat_result).collect();
        for seat in &mut seats {
            let shared = running.public || running.shared.contains(&seat.player);
            seat.shown = shared && seat.bot.is_none();
        }
        for (number, seat) in Seat::all(seats.len()).zip(&mut seats) {
            // Of a seat that somebody else played for a while nobody knows who said what.
            if seat.bot.is_none() && !seat.stood_in {
                for (card, right) in running.game.tries_of(number) {
                    let name = running.game.card_name(card);
                    seat.tries.extend(a_try(self.contents(), name, right));
                }
            }
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
            for (card, right) in running.game.tried(events) {
                let name = running.game.card_name(card);
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
