//! Positions of trek with every card that may be taken, and what the rules make of it. The
//! page shows this before a player decides.

use antedate_rules::Seat;
use antedate_tables::{RandomPlayer, Table, Viewer, Who};
use antedate_wire::{
    Action, Command, Event, GameEvents, GameView, Lang, Options, Phase, PlayerNumber, RuleSet,
    SeatNumber, Source, TokenName, TrekEvent, TrekOptions, TrekPhase, TrekPlayer, TrekView,
};
use serde::Serialize;

use super::driver::{contents_by_id, legal};
use crate::support::{Room, Seeds, create};

const N_GAMES: u64 = 9;
/// One position in so many is written.
const SAMPLED: usize = 2;

/// A position, and what the player whose turn it is may do.
#[derive(Serialize)]
pub(super) struct Position {
    seat: SeatNumber,
    view: TrekView,
    takes: Vec<Take>,
    /// The tokens that may be placed, and where.
    tokens: Vec<(TokenName, TokenName)>,
}

/// A card that may be taken, and the turn that follows.
#[derive(Serialize)]
struct Take {
    source: Source,
    crystals: u8,
    /// What happened, until all tokens lay.
    events: Vec<TrekEvent>,
    /// The player after that.
    after: TrekPlayer,
    /// Whether the same player takes the next card of the day.
    again: bool,
}

/// Plays games at random and looks at some of their positions.
pub(super) fn collect() -> Vec<Position> {
    let mut positions = Vec::new();
    for seed in 0..N_GAMES {
        let first_game = seed == 0;
        let warps = seed >= N_GAMES / 2;
        let options = Options::default().with(TrekOptions { first_game, warps });
        let contents = contents_by_id(RuleSet::Trek, "trek");
        let asked = create(RuleSet::Trek, options, &[]);
        let mut room = Room::new(contents, &asked, seed);
        for guest in 0..=seed % 3 {
            room.join(1 + guest).expect("there is room");
        }
        room.send(0, Command::Start).expect("two to four can play");
        let mut chance = RandomPlayer::new(seed);
        while room.table.phase() == Phase::Playing {
            if chance.below(SAMPLED) == 0 {
                positions.extend(position(&room, &mut chance));
            }
            let Some((player, action)) = room.any_move(&mut chance) else {
                break;
            };
            let command = Command::Act { seen: None, action };
            room.send(player, command).expect("a legal move");
        }
    }
    assert!(positions.len() > 100, "only {} positions", positions.len());
    positions
}

fn position(room: &Room, chance: &mut RandomPlayer) -> Option<Position> {
    let view = trek_view(&room.table, Viewer::Spectator)?;
    let seat = view.turn?;
    let player = *room.table.seats().get(usize::from(seat))?;
    let view = trek_view(&room.table, Viewer::Player(player))?;
    let mut position = Position {
        seat,
        view,
        takes: Vec::new(),
        tokens: Vec::new(),
    };
    for action in legal(&room.table, Seat(seat)) {
        match action {
            Action::Take { source, crystals } => {
                let turn = Turn::play(room, seat, action, chance);
                let after = trek_view(&turn.table, Viewer::Player(player))?;
                position.takes.push(Take {
                    source,
                    crystals,
                    events: turn.events,
                    after: after.players[usize::from(seat)].clone(),
                    again: after.turn == Some(seat),
                });
            }
            Action::Token { token, column } => position.tokens.push((token, column)),
            _ => {}
        }
    }
    Some(position)
}

fn trek_view(table: &Table, viewer: Viewer) -> Option<TrekView> {
    match table.view(viewer, Lang::En)?.game?.view {
        GameView::Trek(view) => Some(view),
        _ => None,
    }
}

/// A turn that is tried on a copy of the table.
struct Turn {
    table: Table,
    player: PlayerNumber,
    now: i64,
    events: Vec<TrekEvent>,
}

impl Turn {
    /// Takes a card and places the tokens: the coloured ones first, as the page does, then the
    /// wild ones anywhere.
    fn play(room: &Room, seat: SeatNumber, action: Action, chance: &mut RandomPlayer) -> Turn {
        let mut turn = Turn {
            table: room.table.clone(),
            player: room.table.seats()[usize::from(seat)],
            now: room.now,
            events: Vec::new(),
        };
        turn.act(action);
        while turn.is_placing(seat) {
            let choices = legal(&turn.table, Seat(seat));
            let is_wild = |action: &&Action| matches!(action, Action::Token { token, .. } if *token == TokenName::Wild);
            let coloured = choices.iter().find(|action| !is_wild(action));
            let any = choices[chance.below(choices.len())];
            turn.act(coloured.copied().unwrap_or(any));
        }
        turn
    }

    fn is_placing(&self, seat: SeatNumber) -> bool {
        let view = trek_view(&self.table, Viewer::Spectator);
        view.is_some_and(|view| view.phase == TrekPhase::Tokens && view.turn == Some(seat))
    }

    fn act(&mut self, action: Action) {
        let who = Who::Player(self.player);
        let command = Command::Act { seen: None, action };
        let id = format!("t{}", self.events.len());
        let decided = self
            .table
            .decide(who, &id, &command, self.now, &mut Seeds(0));
        for entry in decided.expect("a legal action").entries {
            let told = self.table.evolve(entry).expect("what was decided");
            let viewer = Viewer::Player(self.player);
            let frame = self.table.frame(viewer, Lang::En, &told);
            if let Some(Event::Played { events, .. }) = frame.event
                && let GameEvents::Trek(list) = events
            {
                self.events.extend(list);
            }
        }
    }
}
