//! What a message brings about: entries for the log, or a refusal.

use antedate_record::Seed;
use antedate_rules::Seat;
use antedate_wire::{
    Action, BotLevel, Command, CreateTable, Done, Driver, OnLeave, Phase, PinKind, PlayerNumber,
};

use crate::absence;
use crate::contents::Contents;
use crate::fresh::SeenLately;
use crate::games::Decided;
use crate::lobby;
use crate::log::{self, Asked, By, Entry, Pace, Settings, Stored, Why, WhyClosed};
use crate::refusal::Refusal;
use crate::state::{Running, State, deal_hash};
use crate::table::Table;

/// The longest id of a message.
const MAX_ID: usize = 36;

/// Where the secret of a game comes from: 256 bits of real chance, or a test's own.
pub trait SeedSource {
    /// Returns a seed that nobody knows.
    fn seed(&mut self) -> Seed;
}

/// Who sends a message. The server has checked it: a player's token, or nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// A player of the table.
    Player(PlayerNumber),
    /// Somebody without a seat.
    Stranger,
}

/// What a message brings about.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// What to append to the log, in order, all or nothing; perhaps nothing.
    pub entries: Vec<Stored>,
    /// What to answer once they are durable.
    pub done: Done,
    /// Whether the message had been done before, so that this is its answer once more.
    pub repeated: bool,
}

/// Entries with their time, the first of which remembers the message.
pub(crate) fn stamp(entries: Vec<Entry>, asked: Option<Asked>, at: i64) -> Vec<Stored> {
    let mut asked = asked;
    let stored = |entry: Entry| Stored {
        v: entry.version(),
        at,
        asked: asked.take(),
        entry,
    };
    entries.into_iter().map(stored).collect()
}

impl Table {
    /// Works out the first entries of a new table: its making, its host, and its bots.
    ///
    /// # Errors
    /// The options do not fit the game, or a name, token or level is not one.
    pub fn create(
        contents: &Contents,
        asked: &CreateTable,
        pace: Pace,
        stand_in: BotLevel,
        now: i64,
    ) -> Result<Vec<Stored>, Refusal> {
        let options = lobby::with_game(asked.rules, &asked.options);
        lobby::check_options(asked.rules, &options)?;
        lobby::check_cards(contents, &options)?;
        lobby::check_level(&stand_in)?;
        let settings = Settings {
            rules: asked.rules,
            decks: contents.pool().refs().to_vec(),
            filter: contents.pool().filter().clone(),
            pace,
            stand_in,
            lang: asked.lang,
        };
        let created = Entry::Created {
            settings: settings.clone(),
            options: log::Options::of(asked.rules, &options),
        };
        let mut state = State::new(settings, options, now);
        let mut entries = vec![created];
        let host = lobby::join(&state, &asked.name, &asked.token)?;
        let lobby::Joining::New(joined) = host else {
            unreachable!("nobody sits at a new table");
        };
        joined.iter().for_each(|entry| state.sit_down(entry));
        entries.extend(joined);
        for level in &asked.bots {
            let bot = lobby::add_bot(&state, level)?;
            state.sit_down(&bot);
            entries.push(bot);
        }
        Ok(stamp(entries, None, now))
    }

    /// Works out what a message brings about where nobody has played before; changes nothing.
    /// See [`Table::decide_knowing`].
    ///
    /// # Errors
    /// The message is refused; nothing depends on a secret.
    pub fn decide(
        &self,
        who: Who,
        id: &str,
        command: &Command,
        now: i64,
        seeds: &mut dyn SeedSource,
    ) -> Result<Decision, Refusal> {
        self.decide_knowing(who, id, command, now, seeds, &SeenLately::default())
    }

    /// Works out what a message brings about; changes nothing. A game that begins may leave
    /// cards out that were `seen` by the guests of [`Table::guests_asked`].
    ///
    /// `enter`, `catch_up`, `language` and `typing` belong to a connection and make no
    /// entries.
    ///
    /// # Errors
    /// The message is refused; nothing depends on a secret.
    pub fn decide_knowing(
        &self,
        who: Who,
        id: &str,
        command: &Command,
        now: i64,
        seeds: &mut dyn SeedSource,
        seen: &SeenLately,
    ) -> Result<Decision, Refusal> {
        check_id(id)?;
        let state = self.state().ok_or(Refusal::TableClosed)?;
        if let Some(done) = self.heard(state, who, id) {
            return Ok(Decision {
                entries: Vec::new(),
                done,
                repeated: true,
            });
        }
        let decider = Decider {
            state,
            contents: self.contents(),
            seeds,
            seen,
        };
        let (entries, joined) = match command {
            Command::Join { name, token } => match lobby::join(state, name, token)? {
                lobby::Joining::New(entries) => (entries, Some(state.next_player)),
                lobby::Joining::Already(player) => return Ok(self.joined_before(player)),
            },
            _ => (decider.decide(who, command)?, None),
        };
        let sender = joined.or(match who {
            Who::Player(player) => Some(player),
            Who::Stranger => None,
        });
        let asked = sender.map(|player| Asked {
            player,
            id: id.to_owned(),
        });
        let made_any = u64::from(!entries.is_empty());
        Ok(Decision {
            // A clock that is set back must not make entries older than those before.
            entries: stamp(entries, asked, now.max(state.at)),
            done: Done {
                seq: self.seq() + made_any,
                player: joined,
            },
            repeated: false,
        })
    }

    /// Works out what it brings about that a player goes for good without a message of
    /// theirs: a guest is erased. It has no id, so it is never taken for a repeat of one that
    /// the player chose. Nothing if they have no seat, or the table is closed.
    pub fn decide_departure(&self, player: PlayerNumber, now: i64) -> Vec<Stored> {
        let state = self.state().filter(|state| !state.closed);
        let Some(state) = state.filter(|state| state.player(player).is_some()) else {
            return Vec::new();
        };
        stamp(leave(state, player, false), None, now.max(state.at))
    }

    /// Recognises a message that has been done. The store knows also those which this
    /// table has forgotten.
    fn heard(&self, state: &State, who: Who, id: &str) -> Option<Done> {
        let Who::Player(player) = who else {
            return None;
        };
        let heard = state.find_heard(player, id)?;
        Some(Done {
            seq: heard.seq,
            player: None,
        })
    }

    /// A join is recognised by its token: who sends it again may not have heard the answer.
    fn joined_before(&self, player: PlayerNumber) -> Decision {
        Decision {
            entries: Vec::new(),
            done: Done {
                seq: self.seq(),
                player: Some(player),
            },
            repeated: true,
        }
    }
}

/// Checks the id of a message.
///
/// # Errors
/// It is empty, too long, or has other characters than printable ASCII.
pub fn check_id(id: &str) -> Result<(), Refusal> {
    let printable = id.bytes().all(|byte| byte.is_ascii_graphic());
    if id.is_empty() || id.len() > MAX_ID || !printable {
        return Err(Refusal::BadId { max: MAX_ID });
    }
    Ok(())
}

/// Where messages are decided.
struct Decider<'a> {
    state: &'a State,
    contents: &'a Contents,
    seeds: &'a mut dyn SeedSource,
    seen: &'a SeenLately,
}

impl Decider<'_> {
    fn decide(self, who: Who, command: &Command) -> Result<Vec<Entry>, Refusal> {
        if matches!(
            command,
            Command::Enter { .. }
                | Command::CatchUp { .. }
                | Command::Language { .. }
                | Command::Typing
        ) {
            return Ok(Vec::new());
        }
        if self.state.closed {
            return Err(Refusal::TableClosed);
        }
        let player = self.sender(who)?;
        match command {
            Command::Leave => Ok(leave(self.state, player, false)),
            Command::Kick { player: other } => self.kick(player, *other),
            Command::HandOver { of, to } => self.hand_over(player, of.unwrap_or(player), to),
            Command::Drop { player: other } => self.drop_player(player, *other),
            Command::CloseCard => self.close_card(player),
            Command::Start => self.start(player, false),
            Command::Rematch => self.start(player, true),
            Command::Act { seen, action } => self.act(player, *seen, *action),
            Command::Pin { card, pin } => self.pin(player, *card, *pin),
            Command::Unpin { card } => self.unpin(player, *card),
            other => lobby::decide(self.state, player, other),
        }
    }

    fn sender(&self, who: Who) -> Result<PlayerNumber, Refusal> {
        match who {
            Who::Player(player) if self.state.player(player).is_some() => Ok(player),
            _ => Err(Refusal::NotSeated),
        }
    }

    fn running(&self) -> Result<&Running, Refusal> {
        running(self.state).ok_or(Refusal::NoGame)
    }

    fn kick(&self, host: PlayerNumber, other: PlayerNumber) -> Result<Vec<Entry>, Refusal> {
        lobby::check_host(self.state, host)?;
        // Whoever has the rights for a while does not keep them by sending the host away.
        if self.state.host == Some(other) && other != host {
            return Err(Refusal::NotHost);
        }
        let found = self.state.player(other);
        let found = found.ok_or(Refusal::NoSuchPlayer { player: other })?;
        if found.bot.is_some() && self.state.phase() == Phase::Playing {
            return Err(Refusal::GameRunning);
        }
        Ok(leave(self.state, other, true))
    }

    fn hand_over(
        &self,
        sender: PlayerNumber,
        of: PlayerNumber,
        to: &Driver,
    ) -> Result<Vec<Entry>, Refusal> {
        let by_host = sender != of && lobby::check_host(self.state, sender).is_ok();
        let away = self.state.away.contains(&of) && matches!(to, Driver::Bot { .. });
        if sender != of && !by_host && !away {
            return Err(Refusal::NotHost);
        }
        if let Driver::Bot { level } = to {
            lobby::check_level(level)?;
            absence::check_stand_in(self.state, level)?;
        }
        let running = self.running()?;
        let seat = running.seat_of(of);
        let seat = seat.ok_or(Refusal::NoSuchPlayer { player: of })?;
        let is_person = |player: &&crate::state::Player| player.bot.is_none();
        let owner_here = self.state.player(of).filter(is_person).is_some();
        if *to == Driver::Owner && !owner_here {
            return Err(Refusal::OwnerGone);
        }
        if running.seats[seat.index()].driver == *to {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::HandedOver {
            seat: seat.0,
            to: to.clone().into(),
            why: match sender == of {
                true => Why::Asked,
                false if by_host => Why::Host,
                false => Why::Away,
            },
        }])
    }

    fn drop_player(&self, host: PlayerNumber, of: PlayerNumber) -> Result<Vec<Entry>, Refusal> {
        lobby::check_host(self.state, host)?;
        let running = self.running()?;
        let seat = running.seat_of(of);
        let seat = seat.ok_or(Refusal::NoSuchPlayer { player: of })?;
        Ok(dropped(seat, running.game.decide_drop(seat)?))
    }

    /// Closes the open card for all (CH-4).
    fn close_card(&self, host: PlayerNumber) -> Result<Vec<Entry>, Refusal> {
        lobby::check_host(self.state, host)?;
        let decided = self.running()?.game.decide_close()?;
        Ok(closed(WhyClosed::Host, None, decided))
    }

    /// Deals a game. The seed is drawn here and nowhere else.
    fn start(self, host: PlayerNumber, rotate: bool) -> Result<Vec<Entry>, Refusal> {
        let state = self.state;
        lobby::check_host(state, host)?;
        lobby::check_idle(state)?;
        if rotate && state.game.is_none() {
            return Err(Refusal::NoGame);
        }
        lobby::check_enough(state)?;
        let mut order: Vec<PlayerNumber> = state.players.iter().map(|p| p.number).collect();
        if rotate {
            order.rotate_left(1);
        }
        let seed = self.seeds.seed();
        let without = state.left_out(self.contents, &order, seed, self.seen);
        let (header, _) = state.deal(self.contents, &without, &order, seed)?;
        Ok(vec![Entry::Started {
            game: state.n_games + 1,
            order,
            seed: seed.to_hex(),
            commitment: seed.commitment(),
            deal: deal_hash(&header),
            without,
        }])
    }

    fn act(
        &self,
        player: PlayerNumber,
        seen: Option<u64>,
        action: Action,
    ) -> Result<Vec<Entry>, Refusal> {
        let running = self.running()?;
        let seat = running.seat_of(player).ok_or(Refusal::NotSeated)?;
        if running.seats[seat.index()].driver != Driver::Owner {
            return Err(Refusal::BotHoldsSeat);
        }
        let now = running.stands_since(seat);
        if let Some(seen) = seen.filter(|seen| *seen < now) {
            return Err(Refusal::Stale { seen, now });
        }
        let action = running.game.read_action(action)?;
        let decided = running.game.decide(seat, action)?;
        Ok(played(seat, By::Owner, decided))
    }

    fn pin(&self, player: PlayerNumber, card: u8, pin: PinKind) -> Result<Vec<Entry>, Refusal> {
        let running = self.running()?;
        if !running.game.has_pins() {
            return Err(Refusal::NoPins);
        }
        running.seat_of(player).ok_or(Refusal::NotSeated)?;
        if !running.game.is_held(antedate_rules::CardId(card)) {
            return Err(Refusal::BadPin { card });
        }
        if let PinKind::About { after: Some(after) } = pin
            && !running.game.heads_stack(antedate_rules::CardId(after))
        {
            return Err(Refusal::BadPin { card: after });
        }
        let pin = pin.into();
        Ok(vec![Entry::Pinned { player, card, pin }])
    }

    fn unpin(&self, player: PlayerNumber, card: u8) -> Result<Vec<Entry>, Refusal> {
        let running = self.running()?;
        let mut pins = running.pins.iter();
        let pinned = pins.any(|pin| (pin.player, pin.card) == (player, card));
        Ok(match pinned {
            true => vec![Entry::Unpinned { player, card }],
            false => Vec::new(),
        })
    }
}

/// The game that is being played.
fn running(state: &State) -> Option<&Running> {
    state.game.as_ref().filter(|running| !running.ended)
}

/// A player leaves for good (TC-17): a bot plays on, or the seat is dropped. Without
/// any person left the table is closed, so that bots do not play on for nobody.
fn leave(state: &State, player: PlayerNumber, kicked: bool) -> Vec<Entry> {
    let mut entries = vec![Entry::Left { player, kicked }];
    if state.next_host(player).is_none() {
        entries.push(Entry::Closed);
        return entries;
    }
    let Some(running) = running(state) else {
        return entries;
    };
    // TC-17a: the departure of somebody who is out changes nothing.
    let seat = running.seat_of(player);
    let Some(seat) = seat.filter(|seat| running.game.is_in(*seat)) else {
        return entries;
    };
    let drop = state.options.on_leave == OnLeave::Drop;
    if let (true, Ok(decided)) = (drop, running.game.decide_drop(seat)) {
        entries.extend(dropped(seat, decided));
    } else if running.seats[seat.index()].driver == Driver::Owner {
        entries.push(Entry::HandedOver {
            seat: seat.0,
            to: log::Driver::Bot {
                level: state.settings.stand_in.clone(),
            },
            why: Why::Left,
        });
    }
    entries
}

/// The entries of an action, and of the end of the game if it brings that.
pub(crate) fn played(seat: Seat, by: By, decided: Decided) -> Vec<Entry> {
    let Decided { events, over } = decided;
    let mut entries = vec![Entry::Played {
        seat: seat.0,
        by,
        events,
    }];
    entries.extend(over.then_some(Entry::Ended));
    entries
}

/// The entries of a card that the table closes, and of the end of the game if it brings that.
pub(crate) fn closed(why: WhyClosed, seat: Option<Seat>, decided: Decided) -> Vec<Entry> {
    let Decided { events, over } = decided;
    let seat = seat.map(|seat| seat.0);
    let mut entries = vec![Entry::CardClosed { why, seat, events }];
    entries.extend(over.then_some(Entry::Ended));
    entries
}

fn dropped(seat: Seat, decided: Decided) -> Vec<Entry> {
    let Decided { events, over } = decided;
    let mut entries = vec![Entry::Dropped {
        seat: seat.0,
        events,
    }];
    entries.extend(over.then_some(Entry::Ended));
    entries
}
