//! Folds frames into a view, as every client does.
//!
//! The web page has the same fold in TypeScript; this one serves the terminal, bots over
//! the network and the tests, which prove with it that frames tell a client everything: a
//! view that has been folded equals one that is fetched afresh.

mod timeline;
mod trek;
mod twist;

use crate::{
    Driver, Due, Event, First, Frame, GameEvents, GameSeat, GameView, Options, Phase, PlayerNumber,
    PlayerView, RunningGame, SeatNumber, TableView,
};

/// How many things said a view keeps.
const CHAT_KEPT: usize = 50;

/// A frame that does not follow on the view: ask to catch up from `seq`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gap {
    /// The last number known.
    pub seq: u64,
}

/// Folds one frame into a view.
///
/// # Errors
/// Frames are missing in between, or the frame does not belong to this view. A frame that
/// is already known is passed over.
pub fn fold(view: &mut TableView, frame: &Frame) -> Result<(), Gap> {
    if frame.seq <= view.seq {
        return Ok(());
    }
    let gap = Gap { seq: view.seq };
    if frame.seq != view.seq + 1 {
        return Err(gap);
    }
    if let Some(event) = &frame.event {
        let at = frame.at.unwrap_or_default();
        fold_event(view, event, at).ok_or(gap)?;
    }
    view.seq = frame.seq;
    Ok(())
}

fn fold_event(view: &mut TableView, event: &Event, at: i64) -> Option<()> {
    match event {
        Event::Created | Event::Signalled { .. } => {}
        Event::Joined { player } => join(view, player),
        Event::Left { player, host, .. } => leave(view, *player, *host),
        Event::Locked { locked } => view.locked = *locked,
        Event::OptionsSet { options } => view.options = options.clone(),
        Event::Started { .. } => start(view, event, at)?,
        Event::Played { seat, events, .. } | Event::Dropped { seat, events } => {
            play(view, *seat, events, at)?;
        }
        Event::HandedOver { seat, to, .. } => hand_over(view, *seat, to, at)?,
        Event::Said { line } => {
            view.chat.push(line.clone());
            let n_over = view.chat.len().saturating_sub(CHAT_KEPT);
            view.chat.drain(..n_over);
        }
        Event::Pinned { player, card, pin } => {
            let pins = &mut view.game.as_mut()?.pins;
            pins.retain(|pin| (pin.player, pin.card) != (*player, *card));
            pins.push(crate::Pin {
                player: *player,
                card: *card,
                pin: *pin,
            });
        }
        Event::Unpinned { player, card } => {
            let pins = &mut view.game.as_mut()?.pins;
            pins.retain(|pin| (pin.player, pin.card) != (*player, *card));
        }
        Event::Ended { seed } => {
            view.phase = Phase::Finished;
            let game = view.game.as_mut()?;
            game.seed = Some(seed.clone());
            game.pins.clear();
        }
        Event::Closed => view.phase = Phase::Closed,
    }
    Some(())
}

fn join(view: &mut TableView, player: &PlayerView) {
    view.players.push(player.clone());
    if player.bot.is_none() && view.host.is_none() {
        view.host = Some(player.player);
    }
}

fn leave(view: &mut TableView, player: PlayerNumber, host: Option<PlayerNumber>) {
    view.players.retain(|other| other.player != player);
    view.host = host;
    if view.you == Some(player) {
        look_on(view);
    }
    view.options.handicaps.remove(&player);
    if view.options.first == (First::Player { player }) {
        view.options.first = First::Random;
    }
}

/// Whoever has left sees what everybody may see, and no more.
fn look_on(view: &mut TableView) {
    view.you = None;
    let Some(game) = &mut view.game else {
        return;
    };
    if let (Some(seat), GameView::Trek(trek)) = (game.you.take(), &mut game.view) {
        trek.hide_own(seat);
    }
}

fn start(view: &mut TableView, event: &Event, at: i64) -> Option<()> {
    let Event::Started {
        game,
        seats,
        commitment,
        view: dealt,
    } = event
    else {
        return None;
    };
    let place = |player: &PlayerView| seats.iter().position(|seat| *seat == player.player);
    view.players
        .sort_by_key(|player| place(player).unwrap_or(seats.len()));
    let you = seats.iter().position(|seat| Some(*seat) == view.you);
    view.phase = Phase::Playing;
    view.game = Some(RunningGame {
        game: *game,
        seats: view.players.iter().map(seat).collect(),
        you: you.map(|seat| seat as SeatNumber),
        commitment: commitment.clone(),
        seed: None,
        due: Vec::new(),
        pins: Vec::new(),
        view: (**dealt).clone(),
    });
    let options = view.options.clone();
    wait(view.game.as_mut()?, &options, &[], None, at);
    Some(())
}

fn seat(player: &PlayerView) -> GameSeat {
    GameSeat {
        player: player.player,
        name: player.name.clone(),
        driver: match &player.bot {
            Some(level) => Driver::Bot {
                level: level.clone(),
            },
            None => Driver::Owner,
        },
    }
}

fn play(view: &mut TableView, seat: SeatNumber, events: &GameEvents, at: i64) -> Option<()> {
    let options = view.options.clone();
    let game = view.game.as_mut()?;
    let before = game.view.to_act();
    match (&mut game.view, events) {
        (GameView::Timeline(view), GameEvents::Timeline(events)) => {
            events.iter().try_for_each(|event| view.fold(event))?;
        }
        (GameView::Twist(view), GameEvents::Twist(events)) => {
            events.iter().try_for_each(|event| view.fold(event))?;
            game.pins.retain(|pin| view.is_held(pin.card));
        }
        (GameView::Trek(view), GameEvents::Trek(events)) => {
            events.iter().try_for_each(|event| view.fold(event))?;
        }
        _ => return None,
    }
    wait(game, &options, &before, Some(seat), at);
    Some(())
}

fn hand_over(view: &mut TableView, seat: SeatNumber, to: &Driver, at: i64) -> Option<()> {
    let options = view.options.clone();
    let game = view.game.as_mut()?;
    game.seats.get_mut(usize::from(seat))?.driver = to.clone();
    game.due.retain(|due| due.seat != seat);
    let others: Vec<SeatNumber> = game.view.to_act();
    wait(game, &options, &others, Some(seat), at);
    Some(())
}

/// Works out the deadlines: a seat has the whole time from when the game began to wait for
/// it, or from its own last decision.
fn wait(
    game: &mut RunningGame,
    options: &Options,
    before: &[SeatNumber],
    acted: Option<SeatNumber>,
    at: i64,
) {
    let Some(time) = options.clock.millis() else {
        return;
    };
    let old = std::mem::take(&mut game.due);
    for seat in game.view.to_act() {
        if game.seats[usize::from(seat)].driver != Driver::Owner {
            continue;
        }
        let fresh = !before.contains(&seat) || acted == Some(seat);
        let kept = old.iter().find(|due| due.seat == seat && !fresh);
        let at = kept.map_or(at + time, |due| due.at);
        game.due.push(Due { seat, at });
    }
}

impl GameView {
    /// Lists the seats the game waits for; none once it is over.
    pub fn to_act(&self) -> Vec<SeatNumber> {
        match self {
            GameView::Timeline(view) => view.turn.into_iter().collect(),
            GameView::Twist(view) => view.turn.into_iter().collect(),
            GameView::Trek(view) => match view.turn {
                Some(turn) => vec![turn],
                None => view.choosing.clone(),
            },
        }
    }
}
