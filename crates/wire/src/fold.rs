//! Folds frames into a view, as every client does.
//!
//! The web page has the same fold in TypeScript; this one serves the terminal, bots over
//! the network and the tests, which prove with it that frames tell a client everything: a
//! view that has been folded equals one that is fetched afresh.

use crate::{
    Driver, Due, Event, Frame, GameEvents, GameSeat, Options, Phase, PlayerNumber, PlayerView,
    Preset, RunningGame, SeatNumber, TableView,
};

/// How many things said a view keeps.
const MAX_CHAT: usize = 50;

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
        if touches_game(event)
            && let Some(game) = &mut view.game
        {
            game.legal.clone_from(&frame.legal);
        }
    }
    view.seq = frame.seq;
    Ok(())
}

/// Says whether an event may change what the viewer's seat may do.
pub fn touches_game(event: &Event) -> bool {
    if let Event::Played { events, .. }
    | Event::CardClosed { events, .. }
    | Event::SeatTaken { events, .. } = event
    {
        return !events.keep_legal();
    }
    matches!(
        event,
        Event::Started { .. }
            | Event::Dropped { .. }
            | Event::HandedOver { .. }
            | Event::Ended { .. }
            | Event::Closed
    )
}

fn fold_event(view: &mut TableView, event: &Event, at: i64) -> Option<()> {
    match event {
        Event::Created => {}
        Event::Signalled { player, preset } => {
            if *preset == Preset::Again && view.phase == Phase::Finished {
                view.again.retain(|other| other != player);
                view.again.push(*player);
                view.again.sort_unstable();
            }
        }
        Event::Joined { player } => join(view, player),
        Event::Left { player, host, .. } => leave(view, *player, *host),
        Event::Locked { locked } => view.locked = *locked,
        Event::OptionsSet { options } => view.options = options.clone(),
        Event::Started { .. } => start(view, event, at)?,
        Event::Played { seat, events, .. } | Event::Dropped { seat, events } => {
            play(view, Some(*seat), events, at)?;
        }
        Event::CardClosed { seat, events, .. } => play(view, *seat, events, at)?,
        Event::SeatTaken { seat, due, events } => take_seat(view, seat, *due, events, at)?,
        Event::HandedOver { seat, to, .. } => hand_over(view, *seat, to, at)?,
        Event::Said { line } => {
            view.chat.push(line.clone());
            let n_over = view.chat.len().saturating_sub(MAX_CHAT);
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
        Event::Ended { seed, unlisted } => {
            view.phase = Phase::Finished;
            let game = view.game.as_mut()?;
            game.seed = Some(seed.clone());
            game.unlisted = *unlisted;
            game.pins.clear();
        }
        Event::Closed => view.phase = Phase::Closed,
        Event::Away { player, host } => {
            view.away.push(*player);
            view.away.sort_unstable();
            view.host = *host;
        }
        Event::Back { player, host } => {
            view.away.retain(|other| other != player);
            view.host = *host;
        }
    }
    Some(())
}

fn join(view: &mut TableView, player: &PlayerView) {
    view.players.push(player.clone());
    let away = &view.away;
    if player.bot.is_none() && view.host.is_none_or(|host| away.contains(&host)) {
        view.host = Some(player.player);
    }
}

fn leave(view: &mut TableView, player: PlayerNumber, host: Option<PlayerNumber>) {
    view.players.retain(|other| other.player != player);
    view.away.retain(|other| *other != player);
    view.again.retain(|other| *other != player);
    view.host = host;
    if view.you == Some(player) {
        look_on(view);
    }
    view.options.forget(player);
}

/// Whoever has left sees what everybody may see, and no more.
fn look_on(view: &mut TableView) {
    view.you = None;
    let Some(game) = &mut view.game else {
        return;
    };
    game.legal.clear();
    if let Some(seat) = game.you.take() {
        game.view.hide_own(seat);
        // A clock of one's own was nobody else's to see (CH-10).
        let on_clock = game.view.on_clock();
        game.due.retain(|due| on_clock.contains(&due.seat));
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
    view.again.clear();
    view.game = Some(RunningGame {
        game: *game,
        seats: view.players.iter().map(seat).collect(),
        you: you.map(|seat| seat as SeatNumber),
        commitment: commitment.clone(),
        seed: None,
        due: Vec::new(),
        pins: Vec::new(),
        legal: Vec::new(),
        unlisted: None,
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

fn play(
    view: &mut TableView,
    seat: Option<SeatNumber>,
    events: &GameEvents,
    at: i64,
) -> Option<()> {
    let options = view.options.clone();
    let game = view.game.as_mut()?;
    let mut before = game.view.on_clock();
    game.view.fold(events)?;
    let view = &game.view;
    game.pins.retain(|pin| view.is_held(pin.card));
    // Where all act at once, a choice gives nobody more time, and the next card gives it to all.
    if events.begin_anew() {
        before.clear();
    }
    let acted = seat.filter(|_| !game.view.is_together());
    wait(game, &options, &before, acted, at);
    Some(())
}

/// Somebody comes late (CH-12): their time is that of all, so the frame says it.
fn take_seat(
    view: &mut TableView,
    seat: &GameSeat,
    due: Option<i64>,
    events: &GameEvents,
    at: i64,
) -> Option<()> {
    let game = view.game.as_mut()?;
    let number = game.seats.len() as SeatNumber;
    game.seats.push(seat.clone());
    // A replay has no other word of who they are.
    if !view
        .players
        .iter()
        .any(|player| player.player == seat.player)
    {
        view.players.push(PlayerView {
            player: seat.player,
            name: seat.name.clone(),
            bot: None,
        });
    }
    play(view, None, events, at)?;
    let game = view.game.as_mut()?;
    let mut dues = game.due.iter_mut();
    if let (Some(own), Some(at)) = (dues.find(|due| due.seat == number), due) {
        own.at = at;
    }
    Some(())
}

fn hand_over(view: &mut TableView, seat: SeatNumber, to: &Driver, at: i64) -> Option<()> {
    let options = view.options.clone();
    let game = view.game.as_mut()?;
    game.seats.get_mut(usize::from(seat))?.driver = to.clone();
    game.due.retain(|due| due.seat != seat);
    let others: Vec<SeatNumber> = game.view.on_clock();
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
    for seat in game.view.on_clock() {
        if game.seats[usize::from(seat)].driver != Driver::Owner {
            continue;
        }
        let fresh = !before.contains(&seat) || acted == Some(seat);
        let kept = old.iter().find(|due| due.seat == seat && !fresh);
        let at = kept.map_or(at + time, |due| due.at);
        game.due.push(Due { seat, at });
    }
}
