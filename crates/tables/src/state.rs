//! What a table is at one moment: the fold of its log.

mod fold;
mod plain;

use std::collections::{BTreeSet, VecDeque};

use antedate_record::Seed;
use antedate_record::lines::Header;
use antedate_rules::Seat;
use antedate_wire::{
    BotLevel, By, ChatLine, Clock, Driver, Event, First, GameOptions, Options, Phase, Pin,
    PlayerNumber, PlayerView, WhyClosed,
};

use crate::contents::Contents;
use crate::games::{Decided, Game, Seating, ShownEvents, bundle};
use crate::log::{Asked, GuestHash, Settings, TokenHash};
use crate::refusal::Refusal;

pub(crate) use fold::{Writing, fold};

/// How many things said a view shows.
pub const CHAT_SHOWN: usize = 50;
/// How many messages of each player a table remembers by their ids: whoever hears no answer
/// sends again, however much others have said meanwhile. The store knows all of them.
const MAX_REMEMBERED: usize = 16;
/// The stream of the seed from which the luck of seat 0's player is drawn; the other seats
/// count down from it. No transcript uses it, and it tells nothing of the deal.
const EXPIRY_STREAM: u64 = u64::MAX;
/// After so many expiries running, a bot holds the seat.
pub(crate) const MAX_EXPIRIES: u8 = 2;

/// Why a log cannot be folded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    /// The first entry makes the table, and no other does.
    #[error("entry {seq} of the log is `{kind}`, which cannot come there; the log is damaged")]
    OutOfPlace {
        /// Its number.
        seq: u64,
        /// What it is.
        kind: &'static str,
    },
    /// The deck or the program differs from those the game was dealt with.
    #[error(
        "entry {seq} deals other cards than it did when the game began: {why}; the deck or the program has changed"
    )]
    DealDiffers {
        /// Its number.
        seq: u64,
        /// What is different.
        why: String,
    },
}

/// Somebody with a seat at the table.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) number: PlayerNumber,
    pub(crate) name: String,
    pub(crate) token: Option<TokenHash>,
    pub(crate) guest: Option<SeatHolder>,
    pub(crate) bot: Option<BotLevel>,
}

/// The guest who holds a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SeatHolder {
    pub(crate) guest: GuestHash,
    /// Whether the seat is the guest's own. Of several people on one device only the first
    /// is the guest; the others are somebody else, of whom nothing is counted.
    pub(crate) own: bool,
}

impl Player {
    pub(crate) fn view(&self) -> PlayerView {
        PlayerView {
            player: self.number,
            name: self.name.clone(),
            bot: self.bot.clone(),
        }
    }
}

/// A seat of a game.
#[derive(Clone)]
pub(crate) struct SeatState {
    pub(crate) player: PlayerNumber,
    pub(crate) name: String,
    pub(crate) driver: Driver,
    /// Since when the game has waited for this seat.
    pub(crate) since: i64,
    /// How often running the clock has run out.
    pub(crate) expired: u8,
    pub(crate) guest: Option<SeatHolder>,
    /// How a bot plays that sat here from the beginning.
    pub(crate) bot: Option<BotLevel>,
    /// Whether a bot has played this person's seat, for a while or to the end.
    pub(crate) stood_in: bool,
    /// Whether they left before the end, or were dropped.
    pub(crate) left: bool,
    /// How often the player acted.
    pub(crate) acts: u32,
    /// The number of the last entry that opened another card for this seat alone.
    pub(crate) stands_since: u64,
}

/// A game at the table, running or over.
#[derive(Clone)]
pub(crate) struct Running {
    pub(crate) number: u32,
    pub(crate) game: Game,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) commitment: String,
    pub(crate) ended: bool,
    /// Whether the table was open to all when the game ended.
    pub(crate) public: bool,
    /// How long each decision might take.
    pub(crate) clock: Clock,
    /// Who shows the result to everybody.
    pub(crate) shared: Vec<PlayerNumber>,
    pub(crate) pins: Vec<Pin>,
    /// The number of the last entry that changed the game.
    pub(crate) last_play: u64,
    /// The number of the last entry after which a move that was thought of before may not
    /// stand any more. Of several who choose at once none changes what the others choose from.
    pub(crate) stands_since: u64,
    /// When that was: where all act at once, since when the open card has lain there.
    pub(crate) stands_at: i64,
}

impl Running {
    /// Returns the seat of a player in this game.
    pub(crate) fn seat_of(&self, player: PlayerNumber) -> Option<Seat> {
        let at = self.seats.iter().position(|seat| seat.player == player)?;
        Some(Seat(at as u16))
    }

    /// Returns the number of the last entry after which what a seat thought of before may not
    /// stand any more.
    pub(crate) fn stands_since(&self, seat: Seat) -> u64 {
        match self.game.is_alone() {
            true => self.seats[seat.index()].stands_since,
            false => self.stands_since,
        }
    }

    /// Draws the chance of whoever plays a seat: the same in the whole game.
    pub(crate) fn luck(&self, seat: Seat) -> u64 {
        let mut stream = self.game.seed().stream(EXPIRY_STREAM - u64::from(seat.0));
        let mut half = || u64::from(stream.below(u32::MAX));
        half() << 32 | half()
    }

    /// Notes since when each seat is waited for; `acted` begins to decide anew.
    fn wait(&mut self, before: antedate_rules::ManySeats, acted: Option<Seat>, at: i64) {
        for seat in self.game.on_clock().iter() {
            if !before.contains(seat) || acted == Some(seat) {
                self.seats[seat.index()].since = at;
            }
        }
    }
}

/// A message that was done.
#[derive(Clone)]
pub(crate) struct AppliedMessage {
    /// Told apart by it first: all remembered ids lie in different places of the memory.
    print: u32,
    pub(crate) asked: Asked,
    pub(crate) seq: u64,
}

/// A fingerprint of a message's id (FNV-1a).
fn print(id: &str) -> u32 {
    id.bytes().fold(0x811c_9dc5, |sum, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// What a table is at one moment.
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) settings: Settings,
    pub(crate) options: Options,
    pub(crate) locked: bool,
    pub(crate) closed: bool,
    /// In the order of their seats in the next game.
    pub(crate) players: Vec<Player>,
    pub(crate) next_player: PlayerNumber,
    pub(crate) host: Option<PlayerNumber>,
    /// The people who have not been connected for a while.
    pub(crate) away: BTreeSet<PlayerNumber>,
    /// Who wants to play again, since the last game is over.
    pub(crate) again: BTreeSet<PlayerNumber>,
    pub(crate) game: Option<Running>,
    pub(crate) n_games: u32,
    pub(crate) chat: VecDeque<ChatLine>,
    pub(crate) heard: VecDeque<AppliedMessage>,
    /// When the last entry was made.
    pub(crate) at: i64,
}

/// What an entry means to viewers, before it is put into words for one of them.
#[derive(Clone)]
pub(crate) enum EntryEffect {
    /// Not for anybody's eyes.
    Hidden,
    /// The same for all, in every language.
    Plain(Box<Event>),
    Started {
        game: Box<Running>,
    },
    Played {
        seat: u16,
        by: By,
        shown: ShownEvents,
        /// Whether every seat may do what it could before.
        keeps_legal: bool,
    },
    CardClosed {
        why: WhyClosed,
        seat: Option<u16>,
        shown: ShownEvents,
    },
    SeatTaken {
        player: PlayerNumber,
        shown: ShownEvents,
    },
    Dropped {
        seat: u16,
        shown: ShownEvents,
    },
}

impl EntryEffect {
    /// Says whether it may change what somebody may do in the game.
    pub(crate) fn touches_game(&self) -> bool {
        match self {
            EntryEffect::Hidden => false,
            EntryEffect::Plain(event) => matches!(
                **event,
                Event::HandedOver { .. } | Event::Ended { .. } | Event::Closed
            ),
            EntryEffect::Played { keeps_legal, .. } => !keeps_legal,
            EntryEffect::Started { .. }
            | EntryEffect::CardClosed { .. }
            | EntryEffect::SeatTaken { .. }
            | EntryEffect::Dropped { .. } => true,
        }
    }
}

impl State {
    pub(crate) fn new(settings: Settings, options: Options, at: i64) -> State {
        State {
            settings,
            options,
            locked: false,
            closed: false,
            players: Vec::new(),
            next_player: 0,
            host: None,
            away: BTreeSet::new(),
            again: BTreeSet::new(),
            game: None,
            n_games: 0,
            chat: VecDeque::new(),
            heard: VecDeque::new(),
            at,
        }
    }

    pub(crate) fn phase(&self) -> Phase {
        match &self.game {
            _ if self.closed => Phase::Closed,
            None => Phase::Lobby,
            Some(running) if running.ended => Phase::Finished,
            Some(_) => Phase::Playing,
        }
    }

    pub(crate) fn player(&self, number: PlayerNumber) -> Option<&Player> {
        self.players.iter().find(|player| player.number == number)
    }

    /// Who would be host if `gone` left: the person who has been here longest.
    pub(crate) fn next_host(&self, gone: PlayerNumber) -> Option<PlayerNumber> {
        if self.host != Some(gone) {
            return self.host;
        }
        let people = self.players.iter().filter(|player| player.bot.is_none());
        let others = people.map(|player| player.number).filter(|n| *n != gone);
        others.min()
    }

    /// Who has the host's rights, were `gone` not here: the host, or while they are away whoever
    /// of the people at the table has been here longest. Where all are away the host keeps them.
    fn acting_without(&self, gone: Option<PlayerNumber>) -> Option<PlayerNumber> {
        let host = gone.map_or(self.host, |gone| self.next_host(gone))?;
        let people = self.players.iter().filter(|player| player.bot.is_none());
        let here = people.map(|player| player.number);
        let here = here.filter(|player| Some(*player) != gone && !self.away.contains(player));
        match self.away.contains(&host) {
            true => here.min().or(Some(host)),
            false => Some(host),
        }
    }

    /// Who has the host's rights now.
    pub(crate) fn acting_host(&self) -> Option<PlayerNumber> {
        self.acting_without(None)
    }

    /// Who would have the host's rights if `gone` left.
    pub(crate) fn acting_host_after(&self, gone: PlayerNumber) -> Option<PlayerNumber> {
        self.acting_without(Some(gone))
    }

    /// Where the next game's players sit, and who begins.
    fn seating(&self, order: &[PlayerNumber]) -> Seating {
        let name = |number: &PlayerNumber| {
            let player = self.player(*number);
            player.map_or_else(String::new, |player| player.name.clone())
        };
        let first = match self.options.first {
            First::Random => None,
            First::Player { player } => order.iter().position(|number| *number == player),
        };
        Seating {
            players: order.to_vec(),
            names: order.iter().map(name).collect(),
            first: first.map(|at| Seat(at as u16)),
        }
    }

    /// Deals a game to these players, without some of the cards.
    pub(crate) fn deal(
        &self,
        contents: &Contents,
        without: &[String],
        order: &[PlayerNumber],
        seed: Seed,
    ) -> Result<(Header, Game), Refusal> {
        let rules = self.settings.rules;
        let usual = GameOptions::of(rules);
        let options = self.options.game.as_ref().unwrap_or(&usual);
        bundle(rules).deal(contents, without, options, self.seating(order), seed)
    }

    /// Works out what it means that somebody sits down now: nothing of the game unless one is
    /// being played (CH-12).
    pub(crate) fn decide_late(&self) -> Result<Option<Decided>, Refusal> {
        match self.game.as_ref().filter(|running| !running.ended) {
            None => Ok(None),
            Some(running) => running.game.decide_join().map(Some),
        }
    }

    /// Finds a message that was done.
    pub(crate) fn find_heard(&self, player: PlayerNumber, id: &str) -> Option<&AppliedMessage> {
        let print = print(id);
        let mut latest_first = self.heard.iter().rev();
        latest_first.find(|heard| {
            heard.print == print && heard.asked.player == player && heard.asked.id == id
        })
    }

    fn remember(&mut self, asked: &Asked, seq: u64) {
        let own = |heard: &AppliedMessage| heard.asked.player == asked.player;
        if self.heard.iter().filter(|heard| own(heard)).count() >= MAX_REMEMBERED
            && let Some(oldest) = self.heard.iter().position(own)
        {
            self.heard.remove(oldest);
        }
        self.heard.push_back(AppliedMessage {
            print: print(&asked.id),
            asked: asked.clone(),
            seq,
        });
    }

    fn chat_line(&self, player: PlayerNumber, at: i64, text: &str) -> ChatLine {
        let name = self.player(player).map(|player| player.name.clone());
        ChatLine {
            player,
            name: name.unwrap_or_default(),
            at,
            text: text.to_owned(),
        }
    }

    /// Returns the seed of a game that is over (SEC-5).
    pub(crate) fn opened_seed(&self) -> Option<String> {
        let running = self.game.as_ref().filter(|running| running.ended)?;
        Some(running.game.seed().to_hex())
    }
}

/// The fingerprint of a deal: the SHA-256 of the transcript's header.
pub(crate) fn deal_hash(header: &Header) -> String {
    use sha2::Digest;
    antedate_record::chance::hex(&sha2::Sha256::digest(header.to_json()))
}
