//! The positions of trek in the rulebook.

use std::ops::RangeInclusive;

use antedate_record::trek::Recorded;
use antedate_rules::trek::{Action, Event, JourneyStep, Phase, Source, Trek};
use antedate_rules::{Events, Game, NoChance, Seat, Viewer};

use crate::bots::RandomPlayer;
use crate::examples::play_until;
use crate::games::ExampleSpec;

pub(super) const WANTED: &[ExampleSpec<Recorded>] = &[
    ("itinerary", Seat(0), reach_itinerary),
    ("departure", Seat(0), reach_departure),
    ("noon", Seat(0), reach_noon),
];

/// The other has chosen an itinerary in secret (TR-3).
fn reach_itinerary(recorded: &mut Recorded, _: &mut RandomPlayer) -> bool {
    let choice = recorded.game.nth_action(Seat(1), 0);
    choice.is_some_and(|action| {
        let applied = recorded.game.apply(Seat(1), action, &recorded.seed);
        applied.is_ok()
    })
}

/// What taking a card without crystals would do to seat 0: where the watch lands, its points
/// for punctuality, and the journey.
fn takes(game: &Trek) -> Vec<(u8, u8, JourneyStep)> {
    let mut all = Vec::new();
    for space in 0..6 {
        let (source, crystals) = (Source::Space(space), 0);
        let mut events = Events::new();
        let take = Action::Take { source, crystals };
        if game.decide(Seat(0), take, &NoChance, &mut events).is_err() {
            continue;
        }
        all.extend(events.iter().filter_map(|event| match event {
            Event::CardTaken {
                watch,
                points,
                journey,
                ..
            } => Some((*watch, *points, *journey)),
            _ => None,
        }));
    }
    all
}

/// One's watch is somewhere in the day, a journey is under way, and crystals are at hand.
fn is_on_the_way(game: &Trek, hours: RangeInclusive<u8>) -> bool {
    if game.turn() != Some(Seat(0)) || game.phase() != Phase::Turn {
        return false;
    }
    let me = game.view(Viewer::Seat(Seat(0))).players.swap_remove(0);
    let journey = me.journeys.last().map_or(0, Vec::len);
    hours.contains(&me.hour) && journey >= 2 && (1..=3).contains(&me.crystals)
}

/// Plays on, without spending crystals, until the game is as wanted.
fn reach(
    recorded: &mut Recorded,
    chance: &mut RandomPlayer,
    there: impl Fn(&Trek) -> bool,
) -> bool {
    let spends = |action: &Action| matches!(action, Action::Take { crystals: 1.., .. });
    play_until(recorded, chance, |action| !spends(action), there)
}

/// Departures that go on with the journey, and some that end it (TR-13, TR-14).
fn reach_departure(recorded: &mut Recorded, chance: &mut RandomPlayer) -> bool {
    reach(recorded, chance, |game| {
        let all = takes(game);
        let any = |wanted: JourneyStep| all.iter().any(|(_, _, step)| *step == wanted);
        is_on_the_way(game, 3..=6)
            && all.len() == 6
            && any(JourneyStep::Continues)
            && any(JourneyStep::Closes)
    })
}

/// Departures that arrive on 12 exactly, and some that pass it (TR-9).
fn reach_noon(recorded: &mut Recorded, chance: &mut RandomPlayer) -> bool {
    reach(recorded, chance, |game| {
        let all = takes(game);
        let mut noons = all.iter().filter(|(watch, ..)| *watch == 12);
        let paid = noons.clone().any(|(_, points, _)| *points > 0);
        is_on_the_way(game, 8..=11) && paid && noons.any(|(_, points, _)| *points == 0)
    })
}
