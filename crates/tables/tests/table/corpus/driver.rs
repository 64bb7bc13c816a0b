//! Plays random tables: people come, go, talk and choose options, and every game is
//! played to its end.

use std::sync::Arc;

use antedate_decks::builtin;
use antedate_rules::Seat;
use antedate_tables::{
    Contents, Decision, Entry, Pace, RandomPlayer, Refusal, SeatPlayer, Stored, Table, Viewer, Who,
    WorkKind,
};
use antedate_wire::{
    Action, Clock, Command, Driver, Event, First, GameEvents, GameOptions, GameView, Held, Lang,
    OnLeave, Options, Phase, PinKind, PlayerNumber, Preset, RuleSet, TimelineEvent, TrekEvent,
    TwistEvent, Went,
};

use super::Stage;
use crate::support::{Room, Seeds, contents, contents_of, create, own_options, token};

/// More than any game takes.
const MAX_MOVES: usize = 2_000;
/// More than a view keeps.
const N_SAID: usize = 60;

pub(super) fn contents_by_id(rules: RuleSet, deck: &str) -> Arc<Contents> {
    match builtin(deck) {
        Some(deck) => contents_of((*deck.expect("a good deck")).clone(), rules),
        None => contents(rules),
    }
}

/// Plays a whole table, from its making until it is closed.
pub(crate) fn play(rules: RuleSet, deck: &str, seed: u64) -> Stage {
    let mut plot = Plot::new(rules, deck, seed);
    plot.idle(25);
    for _ in 0..2 {
        plot.begin_game();
        plot.disturbed_moves(60);
        plot.play_out();
        plot.idle(10);
    }
    plot.begin_game();
    plot.disturbed_moves(20);
    plot.talk();
    plot.everybody_leaves();
    plot.stage
}

struct Plot {
    rules: RuleSet,
    stage: Stage,
    chance: RandomPlayer,
    /// Whether the players find moves that turn out well.
    lucky: bool,
    n_messages: u64,
}

impl Plot {
    fn new(rules: RuleSet, deck: &str, seed: u64) -> Plot {
        let mut chance = RandomPlayer::new(seed);
        let contents = contents_by_id(rules, deck);
        let asked = create(rules, any_options(rules, &mut chance), &["random"]);
        let entries = Table::create(&contents, &asked, Pace::NONE, "random".into(), 1000);
        let mut entries = entries.expect("a good table");
        if seed == 0 {
            seat_bot_first(&mut entries);
        }
        let room = Room::of(contents, Vec::new(), seed);
        let mut plot = Plot {
            rules,
            stage: Stage::new(room, entries),
            chance,
            lucky: seed % 2 == 1,
            n_messages: 0,
        };
        plot.stage.watch(
            Viewer::Player(host(&plot.stage)),
            any_lang(&mut plot.chance),
        );
        plot
    }

    /// Asks for something; a refusal changes nothing.
    fn ask(&mut self, who: Who, command: &Command) -> Result<Decision, Refusal> {
        self.n_messages += 1;
        let room = &mut self.stage.room;
        room.now += self.chance.below(20_000) as i64;
        let mut decision = room.decide(who, &format!("c{}", self.n_messages), command)?;
        self.stage.keep(std::mem::take(&mut decision.entries));
        Ok(decision)
    }

    fn join(&mut self) {
        let n = self.n_messages + 1;
        let command = Command::Join {
            name: format!("Guest {n}"),
            token: token(n),
        };
        let joined = self.ask(Who::Stranger, &command);
        if let Ok(Some(player)) = joined.map(|decision| decision.done.player)
            && self.stage.tracks.len() < 4
        {
            let lang = any_lang(&mut self.chance);
            self.stage.watch(Viewer::Player(player), lang);
        }
    }

    fn people(&self) -> Vec<PlayerNumber> {
        let players = self.stage.room.table.players().into_iter();
        let people = players.filter(|player| player.bot.is_none());
        people.map(|player| player.player).collect()
    }

    fn any_person(&mut self) -> PlayerNumber {
        let people = self.people();
        people[self.chance.below(people.len())]
    }

    fn any_player(&mut self) -> PlayerNumber {
        let players = self.stage.room.table.players();
        players[self.chance.below(players.len())].player
    }

    /// Does what is done between games; the last person stays.
    fn idle(&mut self, n_steps: usize) {
        for _ in 0..n_steps {
            let (person, other) = (self.any_person(), self.any_player());
            let is_alone = self.people().len() == 1;
            let host = Who::Player(host(&self.stage));
            let level = "steady".to_owned();
            let (who, command) = match self.chance.below(12) {
                0 | 1 => {
                    self.join();
                    continue;
                }
                2 => (host, Command::AddBot { level }),
                3 => (host, Command::RemoveBot { player: other }),
                4 if !is_alone => (Who::Player(person), Command::Leave),
                5 if !is_alone => (host, Command::Kick { player: other }),
                6 => {
                    let locked = self.chance.below(4) == 0;
                    (host, Command::Lock { locked })
                }
                7 | 8 => {
                    let rules = self.rules;
                    let mut options = any_options(rules, &mut self.chance);
                    options.first = First::Player { player: other };
                    if let Some(GameOptions::Timeline(own)) = &mut options.game {
                        own.handicaps.insert(other, 2);
                    }
                    (host, Command::SetOptions { options })
                }
                9 => {
                    let first = First::Player { player: other };
                    (host, Command::SetFirst { first })
                }
                10 => {
                    let token = token(1_000_000 + self.n_messages);
                    (Who::Player(person), Command::MoveSeat { token })
                }
                _ => (Who::Player(person), self.something_said()),
            };
            // Much is refused, which is no matter here.
            let _ = self.ask(who, &command);
        }
    }

    fn something_said(&mut self) -> Command {
        match self.chance.below(3) {
            0 => Command::Signal {
                preset: Preset::Thanks,
            },
            1 => Command::Signal {
                preset: Preset::Again,
            },
            _ => Command::Say {
                text: format!("<b>message</b> {}", self.n_messages),
            },
        }
    }

    fn talk(&mut self) {
        for n in 0..N_SAID {
            let who = Who::Player(self.any_person());
            let text = format!("line {n}");
            self.ask(who, &Command::Say { text }).expect("a short text");
        }
    }

    fn begin_game(&mut self) {
        let host = Who::Player(host(&self.stage));
        let begin = match self.stage.room.table.phase() {
            Phase::Lobby => Command::Start,
            _ => Command::Rematch,
        };
        let mut begun = self.ask(host, &begin).map(|_| ());
        if let Err(Refusal::TooFewPlayers { .. }) = begun {
            let level = "random".to_owned();
            self.ask(host, &Command::AddBot { level })
                .expect("there is room");
            begun = self.ask(host, &begin).map(|_| ());
        }
        begun.expect("a game can begin");
    }

    /// Plays, while people do other things and bots and clocks do their work.
    fn disturbed_moves(&mut self, n_steps: usize) {
        for _ in 0..n_steps {
            if self.stage.room.table.phase() != Phase::Playing {
                return;
            }
            match self.chance.below(10) {
                0 | 1 => self.disturb(),
                2 => self.due_work(),
                _ => self.make_move(),
            }
        }
    }

    fn disturb(&mut self) {
        // CH-12: in chorus somebody may come late.
        if self.rules == RuleSet::Chorus && self.chance.below(4) == 0 {
            return self.join();
        }
        let (person, other) = (self.any_person(), self.any_player());
        let is_alone = self.people().len() == 1;
        let host = Who::Player(host(&self.stage));
        let level = "random".to_owned();
        let (who, command) = match self.chance.below(12) {
            0 if !is_alone => (Who::Player(person), Command::Leave),
            1 if !is_alone => (host, Command::Kick { player: other }),
            2 | 3 => (
                host,
                Command::HandOver {
                    of: Some(other),
                    to: Driver::Bot { level },
                },
            ),
            4 | 5 => (
                Who::Player(person),
                Command::HandOver {
                    of: None,
                    to: Driver::Owner,
                },
            ),
            6 if self.rules == RuleSet::Chorus => (host, Command::CloseCard),
            6 => (host, Command::Drop { player: other }),
            7 | 8 => (Who::Player(person), self.any_pin()),
            9 | 10 => self.unpinning(),
            _ => (Who::Player(person), self.something_said()),
        };
        let _ = self.ask(who, &command);
    }

    fn any_pin(&mut self) -> Command {
        let pins = [
            PinKind::Play,
            PinKind::Discard,
            PinKind::About { after: None },
        ];
        Command::Pin {
            card: self.any_held(),
            pin: pins[self.chance.below(3)],
        }
    }

    fn unpinning(&mut self) -> (Who, Command) {
        let game = self.stage.room.view(Viewer::Spectator).game;
        let pins = game.map_or(Vec::new(), |game| game.pins);
        let pin = pins.get(self.chance.below(pins.len()));
        let (player, card) = pin.map_or((0, 0), |pin| (pin.player, pin.card));
        (Who::Player(player), Command::Unpin { card })
    }

    /// A card before some player of twist.
    fn any_held(&mut self) -> u8 {
        let view = self.stage.room.view(Viewer::Spectator);
        let Some(GameView::Twist(view)) = view.game.map(|game| game.view) else {
            return 0;
        };
        let held: Vec<u8> = view.hands.iter().flatten().map(Held::card).collect();
        let at = self.chance.below(held.len());
        held.get(at).copied().unwrap_or_default()
    }

    /// Lets time pass until a bot or a clock acts.
    fn due_work(&mut self) {
        let Some(work) = self.stage.room.table.next_due() else {
            return;
        };
        let room = &mut self.stage.room;
        room.now = room.now.max(work.at);
        let decision = if matches!(work.kind, WorkKind::Close(_)) {
            room.table.decide_due_close(&work, room.now)
        } else {
            let brief = room.table.brief(work.seat).expect("it is waited for");
            let action = self.chance.choose(&brief).expect("a move");
            room.table.decide_due(&work, action, room.now)
        };
        let decision = decision.expect("due now");
        self.stage.keep(decision.entries);
    }

    fn make_move(&mut self) {
        let room = &self.stage.room;
        let seats = (0..).zip(room.table.seats());
        let waiting: Vec<_> = seats
            .map(|(seat, player)| (player, legal(&room.table, Seat(seat))))
            .filter(|(_, legal)| !legal.is_empty())
            .collect();
        let Some((player, legal)) = waiting.get(self.chance.below(waiting.len())) else {
            return;
        };
        let any = legal[self.chance.below(legal.len())];
        // A choice of chorus tells nobody how good it is: none is better than another.
        let lucky = legal
            .iter()
            .filter(|_| self.lucky && self.rules != RuleSet::Chorus);
        let good = lucky.max_by_key(|action| promise(room, *player, **action));
        let action = good.copied().unwrap_or(any);
        let command = Command::Act { seen: None, action };
        if self.ask(Who::Player(*player), &command).is_err() {
            self.due_work(); // A bot plays this seat.
        }
    }

    fn play_out(&mut self) {
        for _ in 0..MAX_MOVES {
            if self.stage.room.table.phase() != Phase::Playing {
                return;
            }
            self.make_move();
        }
        panic!("a game of {:?} does not end", self.rules);
    }

    fn everybody_leaves(&mut self) {
        for person in self.people() {
            self.ask(Who::Player(person), &Command::Leave)
                .expect("everybody may leave");
        }
        assert_eq!(
            self.stage.room.table.phase(),
            Phase::Closed,
            "{:?}",
            self.rules
        );
    }
}

/// Lets the bot sit down before the person: it does not become the host.
fn seat_bot_first(entries: &mut [Stored]) {
    entries[1..].reverse();
    for (n, stored) in (0..).zip(&mut entries[1..]) {
        if let Entry::Joined { player, .. } = &mut stored.entry {
            *player = n;
        }
    }
}

fn host(stage: &Stage) -> PlayerNumber {
    let view = stage.room.view(Viewer::Spectator);
    view.host.expect("a table with people has a host")
}

fn any_lang(chance: &mut RandomPlayer) -> Lang {
    Lang::ALL[chance.below(Lang::ALL.len())]
}

fn any_options(rules: RuleSet, chance: &mut RandomPlayer) -> Options {
    let clocks = [Clock::None, Clock::HalfMinute, Clock::Day];
    let options = Options {
        seats: 4,
        clock: clocks[chance.below(3)],
        on_leave: [OnLeave::Bot, OnLeave::Drop][chance.below(2)],
        ..Options::default()
    };
    let (first_game, hand) = (chance.below(2) == 0, 3 + chance.below(3) as u8);
    Options {
        public: chance.below(2) == 0,
        ..options.with(own_options(rules, first_game, hand))
    }
}

/// Lists what a seat may do; nothing if the game does not wait for it.
pub(super) fn legal(table: &Table, seat: Seat) -> Vec<Action> {
    let legal = table.brief(seat).map(|brief| brief.game.legal());
    legal.into_iter().flatten().map(Into::into).collect()
}

/// Says how well an action turns out: a card that lies right is good, and so is a watch
/// that moves little, since it leaves time for more cards.
fn promise(room: &Room, player: PlayerNumber, action: Action) -> i32 {
    let mut table = room.table.clone();
    let command = Command::Act { seen: None, action };
    let decided = table.decide(
        Who::Player(player),
        "try",
        &command,
        room.now,
        &mut Seeds(0),
    );
    let Ok(decision) = decided else {
        return 0;
    };
    let told = decision.entries.into_iter().map(|entry| {
        let told = table.evolve(entry).expect("what was decided");
        table.frame(Viewer::Spectator, Lang::En, &told)
    });
    told.map(|frame| worth(frame.event)).sum()
}

fn worth(event: Option<Event>) -> i32 {
    let Some(Event::Played { events, .. }) = event else {
        return 0;
    };
    match events {
        GameEvents::Timeline(events) => {
            let is_wrong =
                |event: &TimelineEvent| matches!(event, TimelineEvent::CardMisplaced { .. });
            -i32::from(events.iter().any(is_wrong))
        }
        GameEvents::Twist(events) => {
            let is_wrong = |event: &TwistEvent| {
                matches!(
                    event,
                    TwistEvent::CardTried {
                        went: Went::Blocked(_),
                        ..
                    }
                )
            };
            -i32::from(events.iter().any(is_wrong))
        }
        // A choice tells nobody how good it is.
        GameEvents::Chorus(_) => 0,
        GameEvents::Trek(events) => {
            let watch = |event: &TrekEvent| match event {
                TrekEvent::CardTaken { watch, .. } => i32::from(*watch),
                _ => 0,
            };
            -events.iter().map(watch).sum::<i32>()
        }
    }
}
