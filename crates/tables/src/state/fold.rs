//! How one entry of a log changes a table.

use antedate_record::Seed;
use antedate_record::lines::{HandedTo, Header, Line};
use antedate_rules::{CardId, ManySeats, Seat};
use antedate_wire::{By, Driver, Event, Phase, Pin, PlayerNumber};

use super::{
    CHAT_SHOWN, EntryEffect, FoldError, Player, Running, SeatHolder, SeatState, State, deal_hash,
};
use crate::contents::Contents;
use crate::games::{LoggedEvents, ShownEvents};
use crate::log::{Entry, GuestHash, Preset, Stored, TokenHash};

/// A transcript being written while a log is folded.
#[derive(Default)]
pub(crate) struct Writing {
    pub(crate) header: Option<Header>,
    pub(crate) lines: Vec<Line>,
    /// Where a bot was said to move for somebody whose clock ran out, until they play again.
    lent: Option<usize>,
}

impl Writing {
    /// Writes that a bot moves for somebody whose clock ran out.
    fn lend(&mut self, to: HandedTo) {
        if self.lent.is_none() {
            self.lent = Some(self.lines.len());
            self.lines.push(Line::HandedTo(to));
        }
    }

    /// Writes that whoever a bot has moved for plays again. A turn of trek is written when its
    /// last step is made: until then it is the bot's.
    fn give_back(&mut self, running: &Running) {
        let Some(lent) = self.lent_to() else { return };
        let is_move = |line: &Line| !matches!(line, Line::HandedTo(_));
        let since = self.lent.map_or(0, |at| at + 1);
        if self.lines[since..].iter().any(is_move) {
            self.lent = None;
            let back = running.handed(lent.seat, &Driver::Owner);
            self.lines.push(Line::HandedTo(back));
        }
    }

    /// Writes who plays a seat from here on, unless the bot that has just moved for it stays.
    fn hand_over(&mut self, running: &Running, handed: HandedTo) {
        let lent = self.lent_to();
        if lent.as_ref() == Some(&handed) {
            self.lent = None;
            return;
        }
        self.give_back(running);
        if lent.is_some_and(|lent| lent.seat == handed.seat) {
            self.lent = None;
        }
        self.lines.push(Line::HandedTo(handed));
    }

    fn lent_to(&self) -> Option<HandedTo> {
        match self.lines.get(self.lent?)? {
            Line::HandedTo(lent) => Some(lent.clone()),
            _ => None,
        }
    }
}

/// Folds one entry. `state` is `None` before the first.
pub(crate) fn fold(
    state: &mut Option<State>,
    contents: &Contents,
    seq: u64,
    stored: &Stored,
    mut writing: Option<&mut Writing>,
) -> Result<EntryEffect, FoldError> {
    let out_of_place = FoldError::OutOfPlace {
        seq,
        kind: stored.entry.kind(),
    };
    let state = match (state, &stored.entry) {
        (state @ None, Entry::Created { settings, options }) => {
            *state = Some(State::new(
                settings.clone(),
                options.to_wire(settings.rules),
                stored.at,
            ));
            return Ok(EntryEffect::Plain(Box::new(Event::Created)));
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
            let (seat, by) = (*seat, By::from(*by));
            state.write_mover(seat, by, writing.as_deref_mut());
            let folded = state.fold_events(seq, stored.at, Some(Seat(seat)), events, writing);
            let (running, shown) = folded.ok_or(out_of_place)?;
            running.count(Seat(seat), by);
            Ok(EntryEffect::Played {
                seat,
                by,
                shown,
                keeps_legal: running.game.keep_legal(events),
            })
        }
        Entry::Dropped { seat, events } => {
            state.write_mover(*seat, By::Owner, writing.as_deref_mut());
            let folded = state.fold_events(seq, stored.at, Some(Seat(*seat)), events, writing);
            let (running, shown) = folded.ok_or(out_of_place)?;
            running.seats[usize::from(*seat)].left = true;
            Ok(EntryEffect::Dropped { seat: *seat, shown })
        }
        Entry::CardClosed { why, seat, events } => {
            let acted = seat.map(Seat);
            let folded = state.fold_events(seq, stored.at, acted, events, writing);
            let (_, shown) = folded.ok_or(out_of_place)?;
            let (why, seat) = ((*why).into(), *seat);
            Ok(EntryEffect::CardClosed { why, seat, shown })
        }
        Entry::SeatTaken { player, events } => {
            let player = *player;
            let taken = state.fold_seat_taken(seq, stored.at, player, events, writing);
            let shown = taken.ok_or(out_of_place)?;
            Ok(EntryEffect::SeatTaken { player, shown })
        }
        Entry::HandedOver { seat, to, .. } => {
            let running = state.game.as_mut().ok_or(out_of_place)?;
            let to = Driver::from(to.clone());
            running.hand_over(Seat(*seat), &to, stored.at);
            if let Some(writing) = writing {
                writing.hand_over(running, running.handed(*seat, &to));
            }
            Ok(state.plain(stored))
        }
        Entry::Ended => {
            let running = state.game.as_mut().ok_or(out_of_place)?;
            running.end(state.options.public);
            let event = Event::Ended {
                unlisted: running.unlisted(contents),
                seed: state.opened_seed().unwrap_or_default(),
            };
            Ok(EntryEffect::Plain(Box::new(event)))
        }
        Entry::Away { player } | Entry::Back { player } => {
            match stored.entry {
                Entry::Away { .. } => state.away.insert(*player),
                _ => state.away.remove(player),
            };
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
        seat: Option<Seat>,
        events: &LoggedEvents,
        lines: Option<&mut Vec<Line>>,
    ) -> Option<ShownEvents> {
        let before = (self.game.to_act(), self.game.on_clock());
        let shown = self.game.fold(events, lines)?;
        self.last_play = seq;
        let begin_anew = self.game.begin_anew(events);
        let goes_on = match self.game.is_together() {
            true => !begin_anew,
            false if self.game.is_alone() => true,
            false => seat.is_some_and(|seat| self.others_choose_on(before.0, seat)),
        };
        if self.game.is_alone()
            && let Some(seat) = seat.filter(|_| !self.game.keep_legal(events))
        {
            self.seats[seat.index()].stands_since = seq;
        }
        if !goes_on {
            (self.stands_since, self.stands_at) = (seq, at);
        }
        // Where all act at once, a choice gives nobody more time, and the next card gives it
        // to all.
        let before = if begin_anew {
            ManySeats::EMPTY
        } else {
            before.1
        };
        self.wait(before, seat.filter(|_| !self.game.is_together()), at);
        let game = &self.game;
        self.pins.retain(|pin| game.is_held(CardId(pin.card)));
        Some(shown)
    }

    /// Says whether a seat was one of several that the game waited for, and waits for just the
    /// others now.
    fn others_choose_on(&self, before: ManySeats, seat: Seat) -> bool {
        let others = before.without(ManySeats::one(seat));
        before.contains(seat) && others != ManySeats::EMPTY && self.game.to_act() == others
    }

    /// Counts a player's own moves, and how often running the clock has run out for a seat. A
    /// move that the clock made is no more the player's own than one of a bot they asked for.
    fn count(&mut self, seat: Seat, by: By) {
        let seat = &mut self.seats[seat.index()];
        seat.acts += u32::from(by == By::Owner);
        seat.stood_in |= by == By::Clock;
        seat.expired = match by {
            By::Clock => seat.expired + 1,
            By::Owner | By::Bot => 0,
        };
    }

    fn end(&mut self, public: bool) {
        self.ended = true;
        self.public = public;
        self.pins.clear();
    }

    fn hand_over(&mut self, seat: Seat, to: &Driver, at: i64) {
        let state = &mut self.seats[seat.index()];
        state.driver = to.clone();
        state.stood_in |= matches!(to, Driver::Bot { .. });
        state.expired = 0;
        // Whoever takes over has the whole time to decide.
        state.since = at;
    }

    fn handed(&self, seat: u16, to: &Driver) -> HandedTo {
        let handed_to = match to {
            Driver::Owner => self.seats[usize::from(seat)].name.clone(),
            Driver::Bot { level } => format!("bot:{level}"),
        };
        HandedTo { seat, handed_to }
    }
}

impl State {
    /// Writes before a move that a bot makes it, if it is made because a clock ran out: nobody
    /// who reads the record shall take it for the player's own.
    fn write_mover(&self, seat: u16, by: By, writing: Option<&mut Writing>) {
        let (Some(writing), Some(running)) = (writing, &self.game) else {
            return;
        };
        writing.give_back(running);
        if by == By::Clock {
            let level = self.settings.stand_in.clone();
            writing.lend(running.handed(seat, &Driver::Bot { level }));
        }
    }

    /// Folds the events of the running game; `None` if there is none they fit.
    fn fold_events(
        &mut self,
        seq: u64,
        at: i64,
        seat: Option<Seat>,
        events: &LoggedEvents,
        writing: Option<&mut Writing>,
    ) -> Option<(&mut Running, ShownEvents)> {
        let lines = writing.map(|writing| &mut writing.lines);
        let running = self.game.as_mut()?;
        let shown = running.fold_events(seq, at, seat, events, lines)?;
        Some((running, shown))
    }

    /// Folds that somebody who came late takes a seat (CH-12); `None` if they cannot.
    fn fold_seat_taken(
        &mut self,
        seq: u64,
        at: i64,
        player: PlayerNumber,
        events: &LoggedEvents,
        mut writing: Option<&mut Writing>,
    ) -> Option<ShownEvents> {
        let player = self.player(player)?;
        let (name, mut seat) = (player.name.clone(), seat_state(player));
        seat.stands_since = seq;
        let running = self.game.as_mut()?;
        seat.since = match running.game.is_together() {
            true => running.stands_at,
            false => at,
        };
        running.seats.push(seat);
        let lines = writing.as_deref_mut().map(|writing| &mut writing.lines);
        let shown = running.game.fold(events, lines)?;
        running.last_play = seq;
        // The rules know no names.
        if let Some(Line::Joined(line)) = writing.and_then(|writing| writing.lines.last_mut()) {
            line.joined = name;
        }
        Some(shown)
    }

    fn fold_started(
        &mut self,
        contents: &Contents,
        seq: u64,
        stored: &Stored,
        writing: Option<&mut Writing>,
    ) -> Result<EntryEffect, FoldError> {
        let Entry::Started {
            game: number,
            order,
            seed,
            commitment,
            deal,
            without,
        } = &stored.entry
        else {
            unreachable!("called for the start of a game");
        };
        let differs = |why: String| FoldError::DealDiffers { seq, why };
        let seed = Seed::from_hex(seed).ok_or_else(|| differs("the seed is no seed".into()))?;
        let dealt = self.deal(contents, without, order, seed);
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
                lent: None,
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
            clock: self.options.clock,
            shared: Vec::new(),
            pins: Vec::new(),
            last_play: seq,
            stands_since: seq,
            stands_at: stored.at,
        };
        running.wait(ManySeats::EMPTY, None, stored.at);
        self.n_games = *number;
        self.again.clear();
        self.game = Some(running.clone());
        Ok(EntryEffect::Started {
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
                self.note_departure(*player);
                self.host = self.next_host(*player);
                self.away.remove(player);
                self.again.remove(player);
                self.players.retain(|other| other.number != *player);
                self.heard.retain(|heard| heard.asked.player != *player);
                self.options.forget(*player);
            }
            Entry::Locked { locked } => self.locked = *locked,
            Entry::OptionsSet { options } => {
                self.options = options.to_wire(self.settings.rules);
            }
            Entry::Said { player, text } => {
                let line = self.chat_line(*player, stored.at, text);
                self.chat.push_back(line);
                if self.chat.len() > CHAT_SHOWN {
                    self.chat.pop_front();
                }
            }
            Entry::Signalled {
                player,
                preset: Preset::Again,
            } if self.phase() == Phase::Finished => {
                self.again.insert(*player);
            }
            Entry::Pinned { player, card, pin } => self.pin(Pin {
                player: *player,
                card: *card,
                pin: (*pin).into(),
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

    /// Notes in the game that a player has left, unless they were out of it (TC-17a).
    fn note_departure(&mut self, player: PlayerNumber) {
        let running = self.game.as_mut().filter(|running| !running.ended);
        let Some(running) = running else { return };
        if let Some(seat) = running.seat_of(player)
            && running.game.is_in(seat)
        {
            running.seats[seat.index()].left = true;
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
    fn sitting(&self, player: PlayerNumber, guest: &GuestHash) -> SeatHolder {
        let others = self.players.iter().filter(|other| other.number != player);
        let mut sittings = others.filter_map(|other| other.guest.as_ref());
        SeatHolder {
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
        acts: 0,
        stands_since: 0,
    }
}
