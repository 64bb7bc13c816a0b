//! What a table is at one moment: the fold of its log.

use std::collections::VecDeque;

use antedate_record::Seed;
use antedate_record::lines::{HandedTo, Header, Line};
use antedate_rules::{CardId, Seat};
use antedate_wire::{
    BotLevel, By, ChatLine, Driver, Event, First, Options, Phase, Pin, PlayerNumber, PlayerView,
};

use crate::contents::Contents;
use crate::entry::{Asked, Entry, GuestHash, Settings, Stored, TokenHash};
use crate::events::LoggedEvents;
use crate::game::{self, Game, Seating, ShownEvents};

/// How many things said a view shows.
pub const CHAT_SHOWN: usize = 50;
/// How many messages a table remembers by their ids. The store knows all of them.
const REMEMBERED: usize = 128;
/// The stream of the seed from which the luck of seat 0's player is drawn; the other seats
/// count down from it. No transcript uses it, and it tells nothing of the deal.
const LUCK: u64 = u64::MAX;
/// After so many expiries running, a bot holds the seat.
pub(crate) const EXPIRIES: u8 = 2;

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
    pub(crate) guest: Option<Sitting>,
    pub(crate) bot: Option<BotLevel>,
}

/// The guest who holds a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sitting {
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
    pub(crate) guest: Option<Sitting>,
    /// How a bot plays that sat here from the beginning.
    pub(crate) bot: Option<BotLevel>,
    /// Whether a bot has played this person's seat, for a while or to the end.
    pub(crate) stood_in: bool,
    /// Whether they left before the end, or were dropped.
    pub(crate) left: bool,
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
    /// Who shows the result to everybody.
    pub(crate) shared: Vec<PlayerNumber>,
    pub(crate) pins: Vec<Pin>,
    /// The number of the last entry that changed the game.
    pub(crate) last_play: u64,
}

impl Running {
    /// Returns the seat of a player in this game.
    pub(crate) fn seat_of(&self, player: PlayerNumber) -> Option<Seat> {
        let at = self.seats.iter().position(|seat| seat.player == player)?;
        Some(Seat(at as u8))
    }

    /// Draws the chance of whoever plays a seat: the same in the whole game.
    pub(crate) fn luck(&self, seat: Seat) -> u64 {
        let mut stream = self.game.seed().stream(LUCK - u64::from(seat.0));
        let mut half = || u64::from(stream.below(u32::MAX));
        half() << 32 | half()
    }

    /// Notes since when each seat is waited for; `acted` begins to decide anew.
    fn wait(&mut self, before: antedate_rules::SeatSet, acted: Option<Seat>, at: i64) {
        for seat in self.game.to_act().iter() {
            if !before.contains(seat) || acted == Some(seat) {
                self.seats[seat.index()].since = at;
            }
        }
    }
}

/// A message that was done.
#[derive(Clone)]
pub(crate) struct Heard {
    /// Told apart by it first: all remembered ids lie in different places of the memory.
    print: u32,
    asked: Asked,
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
    pub(crate) game: Option<Running>,
    pub(crate) n_games: u32,
    pub(crate) chat: VecDeque<ChatLine>,
    pub(crate) heard: VecDeque<Heard>,
    /// When the last entry was made.
    pub(crate) at: i64,
}

/// What an entry means to viewers, before it is put into words for one of them.
#[derive(Clone)]
pub(crate) enum What {
    /// Not for anybody's eyes.
    Hidden,
    /// The same for all, in every language.
    Plain(Box<Event>),
    Started {
        game: Box<Running>,
    },
    Played {
        seat: u8,
        by: By,
        shown: ShownEvents,
    },
    Dropped {
        seat: u8,
        shown: ShownEvents,
    },
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

    /// Where the next game's players sit, and who begins.
    pub(crate) fn seating(&self, order: &[PlayerNumber]) -> Seating {
        let name = |number: &PlayerNumber| {
            let player = self.player(*number);
            player.map_or_else(String::new, |player| player.name.clone())
        };
        let handicap = |number: &PlayerNumber| self.options.handicaps.get(number).copied();
        let first = match self.options.first {
            First::Random => None,
            First::Player { player } => order.iter().position(|number| *number == player),
        };
        Seating {
            names: order.iter().map(name).collect(),
            first: first.map(|at| Seat(at as u8)),
            handicaps: order.iter().map(|n| handicap(n).unwrap_or(0)).collect(),
        }
    }
}

/// A transcript being written while a log is folded.
#[derive(Default)]
pub(crate) struct Writing {
    pub(crate) header: Option<Header>,
    pub(crate) lines: Vec<Line>,
}

/// Folds one entry. `state` is `None` before the first.
pub(crate) fn fold(
    state: &mut Option<State>,
    contents: &Contents,
    seq: u64,
    stored: &Stored,
    mut writing: Option<&mut Writing>,
) -> Result<What, FoldError> {
    let out_of_place = FoldError::OutOfPlace {
        seq,
        kind: stored.entry.kind(),
    };
    let state = match (state, &stored.entry) {
        (state @ None, Entry::Created { settings, options }) => {
            *state = Some(State::new(settings.clone(), options.clone(), stored.at));
            return Ok(What::Plain(Box::new(Event::Created)));
        }
        (Some(state), _) => state,
        (None, _) => return Err(out_of_place),
    };
    state.at = stored.at;
    if let Some(asked) = &stored.asked {
        state.remember(asked, seq);
    }
    match &stored.entry {
        Entry::Created { .. } => Err(out_of_place),
        Entry::Started { .. } => state.fold_started(contents, seq, stored, writing),
        Entry::Played { seat, by, events } => {
            let lines = writing.as_mut().map(|writing| &mut writing.lines);
            let running = state.game.as_mut().ok_or(out_of_place.clone())?;
            let shown = running.fold_events(seq, stored.at, Seat(*seat), events, lines);
            running.seats[usize::from(*seat)].expired = match by {
                By::Clock => running.seats[usize::from(*seat)].expired + 1,
                By::Owner | By::Bot => 0,
            };
            let (seat, by) = (*seat, *by);
            Ok(What::Played {
                seat,
                by,
                shown: shown.ok_or(out_of_place)?,
            })
        }
        Entry::Dropped { seat, events } => {
            let lines = writing.as_mut().map(|writing| &mut writing.lines);
            let running = state.game.as_mut().ok_or(out_of_place.clone())?;
            let shown = running.fold_events(seq, stored.at, Seat(*seat), events, lines);
            let shown = shown.ok_or(out_of_place)?;
            running.seats[usize::from(*seat)].left = true;
            Ok(What::Dropped { seat: *seat, shown })
        }
        Entry::HandedOver { seat, to, .. } => {
            let running = state.game.as_mut().ok_or(out_of_place)?;
            running.hand_over(Seat(*seat), to, stored.at);
            if let Some(writing) = writing {
                writing.lines.push(running.handed_line(*seat, to));
            }
            Ok(state.plain(stored))
        }
        Entry::Ended => {
            let running = state.game.as_mut().ok_or(out_of_place)?;
            running.ended = true;
            running.public = state.options.public;
            running.pins.clear();
            Ok(state.plain(stored))
        }
        _ => {
            let what = state.plain(stored);
            state.fold_plain(stored);
            Ok(what)
        }
    }
}

impl Running {
    fn fold_events(
        &mut self,
        seq: u64,
        at: i64,
        seat: Seat,
        events: &LoggedEvents,
        lines: Option<&mut Vec<Line>>,
    ) -> Option<ShownEvents> {
        let before = self.game.to_act();
        let shown = self.game.fold(events, lines)?;
        self.last_play = seq;
        self.wait(before, Some(seat), at);
        let game = &self.game;
        self.pins.retain(|pin| game.is_held(CardId(pin.card)));
        Some(shown)
    }

    fn hand_over(&mut self, seat: Seat, to: &Driver, at: i64) {
        let state = &mut self.seats[seat.index()];
        state.driver = to.clone();
        state.stood_in |= matches!(to, Driver::Bot { .. });
        state.expired = 0;
        // Whoever takes over has the whole time to decide.
        state.since = at;
    }

    fn handed_line(&self, seat: u8, to: &Driver) -> Line {
        let handed_to = match to {
            Driver::Owner => self.seats[usize::from(seat)].name.clone(),
            Driver::Bot { level } => format!("bot:{level}"),
        };
        Line::HandedTo(HandedTo { seat, handed_to })
    }
}

impl State {
    /// Finds a message that was done.
    pub(crate) fn find_heard(&self, player: PlayerNumber, id: &str) -> Option<&Heard> {
        let print = print(id);
        let mut latest_first = self.heard.iter().rev();
        latest_first.find(|heard| {
            heard.print == print && heard.asked.player == player && heard.asked.id == id
        })
    }

    fn remember(&mut self, asked: &Asked, seq: u64) {
        self.heard.push_back(Heard {
            print: print(&asked.id),
            asked: asked.clone(),
            seq,
        });
        if self.heard.len() > REMEMBERED {
            self.heard.pop_front();
        }
    }

    fn fold_started(
        &mut self,
        contents: &Contents,
        seq: u64,
        stored: &Stored,
        writing: Option<&mut Writing>,
    ) -> Result<What, FoldError> {
        let Entry::Started {
            game: number,
            order,
            seed,
            commitment,
            deal,
        } = &stored.entry
        else {
            unreachable!("called for the start of a game");
        };
        let differs = |why: String| FoldError::DealDiffers { seq, why };
        let seed = Seed::from_hex(seed).ok_or_else(|| differs("the seed is no seed".into()))?;
        let dealt = game::deal(contents, &self.options, self.seating(order), seed);
        let (header, mut game) = dealt.map_err(|refusal| differs(refusal.to_string()))?;
        if deal_hash(&header) != *deal {
            return Err(differs("the cards come in another order".into()));
        }
        let mut lines = Vec::new();
        game.open(&mut lines);
        if let Some(writing) = writing {
            *writing = Writing {
                header: Some(header),
                lines,
            };
        }
        self.players.sort_by_key(|player| {
            let seat = order.iter().position(|number| *number == player.number);
            seat.unwrap_or(order.len())
        });
        let mut running = Running {
            number: *number,
            seats: self.players.iter().map(seat_state).collect(),
            game,
            commitment: commitment.clone(),
            ended: false,
            public: false,
            shared: Vec::new(),
            pins: Vec::new(),
            last_play: seq,
        };
        running.wait(antedate_rules::SeatSet::EMPTY, None, stored.at);
        self.n_games = *number;
        self.game = Some(running.clone());
        Ok(What::Started {
            game: Box::new(running),
        })
    }

    /// Folds an entry that has nothing to do with the game.
    fn fold_plain(&mut self, stored: &Stored) {
        match &stored.entry {
            Entry::Joined { .. } => self.sit_down(&stored.entry),
            Entry::SeatMoved {
                player,
                token,
                guest,
            } => self.move_seat(*player, *token, guest.as_ref()),
            Entry::Left { player, .. } => {
                if let Some(seat) = self.seat_in_game(*player) {
                    seat.left = true;
                }
                self.host = self.next_host(*player);
                self.players.retain(|other| other.number != *player);
                self.options.handicaps.remove(player);
                if self.options.first == (First::Player { player: *player }) {
                    self.options.first = First::Random;
                }
            }
            Entry::Locked { locked } => self.locked = *locked,
            Entry::OptionsSet { options } => self.options = options.clone(),
            Entry::Said { player, text } => {
                let line = self.chat_line(*player, stored.at, text);
                self.chat.push_back(line);
                if self.chat.len() > CHAT_SHOWN {
                    self.chat.pop_front();
                }
            }
            Entry::Pinned { player, card, pin } => self.pin(Pin {
                player: *player,
                card: *card,
                pin: *pin,
            }),
            Entry::Unpinned { player, card } => self.unpin(*player, *card),
            Entry::Shared { player, game } => {
                let running = self.game.as_mut().filter(|running| running.number == *game);
                if let Some(running) = running {
                    running.shared.push(*player);
                }
            }
            Entry::Closed => self.closed = true,
            _ => {}
        }
    }

    /// Folds a `Joined` entry.
    pub(crate) fn sit_down(&mut self, joined: &Entry) {
        let Entry::Joined {
            player,
            name,
            token,
            guest,
            bot,
        } = joined
        else {
            return;
        };
        let sitting = guest.as_ref().map(|guest| self.sitting(*player, guest));
        self.players.push(Player {
            number: *player,
            name: name.clone(),
            token: *token,
            guest: sitting,
            bot: bot.clone(),
        });
        self.next_player = player + 1;
        if bot.is_none() && self.host.is_none() {
            self.host = Some(*player);
        }
    }

    /// A seat is a guest's own unless they have another one here.
    fn sitting(&self, player: PlayerNumber, guest: &GuestHash) -> Sitting {
        let others = self.players.iter().filter(|other| other.number != player);
        let mut sittings = others.filter_map(|other| other.guest.as_ref());
        Sitting {
            own: !sittings.any(|other| other.own && other.guest == *guest),
            guest: guest.clone(),
        }
    }

    fn move_seat(
        &mut self,
        player: PlayerNumber,
        token: Option<TokenHash>,
        guest: Option<&GuestHash>,
    ) {
        let sitting = guest.map(|guest| self.sitting(player, guest));
        let seat = self.players.iter_mut().find(|p| p.number == player);
        if let Some(seat) = seat {
            seat.token = token;
            seat.guest = sitting.clone().or(seat.guest.take());
        }
        if let (Some(sitting), Some(seat)) = (sitting, self.seat_in_game(player)) {
            seat.guest = Some(sitting);
        }
    }

    /// Finds somebody's seat in the game that is being played.
    fn seat_in_game(&mut self, player: PlayerNumber) -> Option<&mut SeatState> {
        let running = self.game.as_mut().filter(|running| !running.ended)?;
        let mut seats = running.seats.iter_mut();
        seats.find(|seat| seat.player == player)
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

    fn pin(&mut self, pin: Pin) {
        self.unpin(pin.player, pin.card);
        if let Some(running) = &mut self.game {
            running.pins.push(pin);
        }
    }

    fn unpin(&mut self, player: PlayerNumber, card: u8) {
        if let Some(running) = &mut self.game {
            running
                .pins
                .retain(|pin| (pin.player, pin.card) != (player, card));
        }
    }

    /// Says what an entry means to all viewers alike; called before it is folded.
    fn plain(&self, stored: &Stored) -> What {
        let event = match &stored.entry {
            Entry::SeatMoved { .. } | Entry::Shared { .. } | Entry::Erased => {
                return What::Hidden;
            }
            Entry::Joined {
                player, name, bot, ..
            } => Event::Joined {
                player: PlayerView {
                    player: *player,
                    name: name.clone(),
                    bot: bot.clone(),
                },
            },
            Entry::Left { player, kicked } => Event::Left {
                player: *player,
                kicked: *kicked,
                host: self.next_host(*player),
            },
            Entry::Locked { locked } => Event::Locked { locked: *locked },
            Entry::OptionsSet { options } => Event::OptionsSet {
                options: options.clone(),
            },
            Entry::HandedOver { seat, to, why } => Event::HandedOver {
                seat: *seat,
                to: to.clone(),
                why: *why,
            },
            Entry::Said { player, text } => Event::Said {
                line: self.chat_line(*player, stored.at, text),
            },
            Entry::Signalled { player, preset } => Event::Signalled {
                player: *player,
                preset: *preset,
            },
            Entry::Pinned { player, card, pin } => Event::Pinned {
                player: *player,
                card: *card,
                pin: *pin,
            },
            Entry::Unpinned { player, card } => Event::Unpinned {
                player: *player,
                card: *card,
            },
            Entry::Ended => Event::Ended {
                seed: self.opened_seed().unwrap_or_default(),
            },
            Entry::Closed => Event::Closed,
            Entry::Created { .. }
            | Entry::Started { .. }
            | Entry::Played { .. }
            | Entry::Dropped { .. } => return What::Hidden,
        };
        What::Plain(Box::new(event))
    }

    /// Returns the seed of a game that is over (SEC-5).
    pub(crate) fn opened_seed(&self) -> Option<String> {
        let running = self.game.as_ref().filter(|running| running.ended)?;
        Some(running.game.seed().to_hex())
    }
}

fn seat_state(player: &Player) -> SeatState {
    SeatState {
        player: player.number,
        name: player.name.clone(),
        driver: match &player.bot {
            Some(level) => Driver::Bot {
                level: level.clone(),
            },
            None => Driver::Owner,
        },
        since: 0,
        expired: 0,
        guest: player.guest.clone(),
        bot: player.bot.clone(),
        stood_in: false,
        left: false,
    }
}

/// The fingerprint of a deal: the SHA-256 of the transcript's header.
pub(crate) fn deal_hash(header: &Header) -> String {
    use sha2::Digest;
    antedate_record::chance::hex(&sha2::Sha256::digest(header.to_json()))
}
