//! The positions of the rulebook: dealt, played and told by the rules themselves.
//!
//! Nothing here is written by hand but what a position has to show. It is looked for among
//! deals in a fixed order, so it is the same at every start, and whatever a reader tries in
//! it is answered with what the rules did.

use antedate_record::Seed;
use antedate_record::lines::Header;
use antedate_rules::trek::{Event as TrekEvent, JourneyStep, Phase as TrekPhase};
use antedate_rules::twist::{Twist, Went};
use antedate_rules::{CardId, Game as Rules, Seat, Viewer};
use antedate_wire::{
    Action, By, Event, Example, ExampleMove, Eyes, Frame, Lang, Options, RuleSet, Source,
};

use crate::bots::RandomPlayer;
use crate::contents::Contents;
use crate::events::LoggedEvents;
use crate::game::{self, Game, Seating, say_timeline, say_trek, say_twist};
use crate::replay::{Look, table_view};

/// Who sits at the tables of the examples.
const NAMES: [&str; 2] = ["Ada", "Bo"];
/// So many deals are looked at for one position.
const MOST_DEALS: u64 = 20_000;
/// So many moves are played in one deal.
const MOST_MOVES: usize = 60;
/// Seeds of the examples, apart from all others.
const SEEDS: u64 = 0x0072_756c_6573;

/// A game at the moment an example shows.
struct Scene {
    header: Header,
    game: Game,
}

/// Builds the examples of a rule set from the cards of its built-in deck, in one language.
/// One whose position is not found among the deals is left out.
pub fn examples(contents: &Contents, lang: Lang) -> Vec<Example> {
    let wanted: &[(&str, Seat, Reaches)] = match contents.rules() {
        RuleSet::Timeline => &[
            ("place", Seat(0), reach_place),
            ("same-date", Seat(0), reach_same_date),
            ("last-card", Seat(1), reach_last_card),
        ],
        RuleSet::Twist => &[
            ("turn", Seat(0), reach_turn),
            ("discard", Seat(0), reach_discard),
        ],
        RuleSet::Trek => &[
            ("itinerary", Seat(0), reach_itinerary),
            ("departure", Seat(0), reach_departure),
            ("noon", Seat(0), reach_noon),
        ],
    };
    let found = wanted.iter().filter_map(|(name, seat, reaches)| {
        let scene = find(contents, *reaches)?;
        Some(tell(&scene, contents, lang, name, *seat))
    });
    found.collect()
}

/// Plays a dealt game to the moment that an example shows; `false` if it never comes.
type Reaches = fn(&mut Game, &mut RandomPlayer) -> bool;

fn find(contents: &Contents, reaches: Reaches) -> Option<Scene> {
    let options = Options {
        seats: NAMES.len() as u8,
        hand: 3,
        ..Options::default()
    };
    (0..MOST_DEALS).find_map(|n| {
        let seating = Seating {
            names: NAMES.map(str::to_owned).to_vec(),
            first: Some(Seat(0)),
            handicaps: vec![0; NAMES.len()],
        };
        let seed = Seed::derived(SEEDS, n);
        let (header, mut game) = game::deal(contents, &options, seating, seed).ok()?;
        reaches(&mut game, &mut RandomPlayer::new(n)).then_some(Scene { header, game })
    })
}

fn tell(scene: &Scene, contents: &Contents, lang: Lang, name: &str, seat: Seat) -> Example {
    let look = Look {
        eyes: Eyes::Seat(seat.0),
        lang,
        game: 1,
        bots: Vec::new(),
    };
    let eyes = Viewer::Seat(seat);
    let view = scene.game.view(eyes, contents, lang.into());
    let telling = Telling {
        contents,
        lang,
        seat,
    };
    Example {
        name: name.to_owned(),
        view: table_view(&scene.game, &scene.header, contents, &look, view),
        moves: telling.moves(&scene.game, 1),
    }
}

struct Telling<'a> {
    contents: &'a Contents,
    lang: Lang,
    seat: Seat,
}

impl Telling<'_> {
    /// Everything that may be done, and what follows; `seq` is the number of its frame.
    fn moves(&self, game: &Game, seq: u64) -> Vec<ExampleMove> {
        let legal = game.legal(self.seat).into_iter();
        legal
            .filter_map(|action| self.one_move(game, action, seq))
            .collect()
    }

    fn one_move(&self, game: &Game, action: Action, seq: u64) -> Option<ExampleMove> {
        let mut game = game.clone();
        let events = game.decide(self.seat, action).ok()?;
        let shown = game.fold(&events, None)?;
        let eyes = Viewer::Seat(self.seat);
        let events = game.tell(&shown, eyes, self.contents, self.lang.into())?;
        let then = match game.is_within_turn(self.seat) {
            true => self.moves(&game, seq + 1),
            false => Vec::new(),
        };
        let event = Event::Played {
            seat: self.seat.0,
            by: By::Owner,
            events,
        };
        Some(ExampleMove {
            action,
            frame: Frame {
                seq,
                at: None,
                event: Some(event),
            },
            then,
        })
    }
}

impl Game {
    fn legal(&self, seat: Seat) -> Vec<Action> {
        fn all<A>(actions: Vec<A>, say: fn(A) -> Action) -> Vec<Action> {
            actions.into_iter().map(say).collect()
        }
        match self {
            Game::Timeline(recorded) => all(recorded.game.legal_actions(seat), say_timeline),
            Game::Twist(recorded) => all(recorded.game.legal_actions(seat), say_twist),
            Game::Trek(recorded) => all(recorded.game.legal_actions(seat), say_trek),
        }
    }

    /// Says whether `seat` is in the middle of a turn.
    fn is_within_turn(&self, seat: Seat) -> bool {
        match self {
            Game::Timeline(_) => false,
            Game::Twist(recorded) => {
                recorded.game.turn() == Some(seat) && recorded.game.has_tried()
            }
            Game::Trek(recorded) => {
                let game = &recorded.game;
                game.turn() == Some(seat) && game.phase() == TrekPhase::Tokens
            }
        }
    }

    /// Does something for a seat; `false` if that is not allowed.
    fn act(&mut self, seat: Seat, action: Action) -> bool {
        let decided = self.decide(seat, action);
        decided.is_ok_and(|events| self.fold(&events, None).is_some())
    }

    /// Does anything that is allowed, but spends no crystals; `false` once nothing is.
    fn act_at_random(&mut self, chance: &mut RandomPlayer) -> bool {
        let Some(seat) = self.to_act().iter().next() else {
            return false;
        };
        let mut legal = self.legal(seat);
        legal.retain(|action| !matches!(action, Action::Take { crystals, .. } if *crystals > 0));
        legal
            .get(chance.below(legal.len()))
            .is_some_and(|action| self.act(seat, *action))
    }

    /// Plays at random until `there`.
    fn play_until(
        &mut self,
        chance: &mut RandomPlayer,
        there: impl Fn(&Game) -> Option<bool>,
    ) -> bool {
        for _ in 0..MOST_MOVES {
            if there(self) == Some(true) {
                return true;
            }
            if !self.act_at_random(chance) {
                return false;
            }
        }
        false
    }

    /// Places the first card of whoever is to act where it is right.
    fn place_right(&mut self) -> bool {
        let Game::Timeline(recorded) = &*self else {
            return false;
        };
        let Some(seat) = recorded.game.turn() else {
            return false;
        };
        let Some(card) = recorded.game.hand(seat).first().copied() else {
            return false;
        };
        let mut gaps = 0..=recorded.game.line().len() as u8;
        let right = gaps.find(|gap| recorded.game.fits(card, *gap));
        let action = right.map(|gap| Action::Place { card: card.0, gap });
        action.is_some_and(|action| self.act(seat, action))
    }
}

/// A line of a few cards, and a hand to choose from (TC-5, TC-6).
fn reach_place(game: &mut Game, _: &mut RandomPlayer) -> bool {
    (0..2).all(|_| game.place_right())
}

/// A card in the hand is of the same date as one in the line (TC-7).
fn reach_same_date(game: &mut Game, _: &mut RandomPlayer) -> bool {
    if !(0..2).all(|_| game.place_right()) {
        return false;
    }
    let Game::Timeline(recorded) = game else {
        return false;
    };
    let date = |card: &CardId| recorded.game.deal().date(*card);
    let line = recorded.game.line();
    let twin = |card: &CardId| line.iter().any(|lying| date(lying) == date(card));
    recorded.game.hand(Seat(0)).iter().any(twin)
}

/// The other has placed everything, and this is one's last card (TC-13, TC-14).
fn reach_last_card(game: &mut Game, _: &mut RandomPlayer) -> bool {
    (0..5).all(|_| game.place_right())
}

/// The game of twist, if the reader's turn has just begun.
fn beginning_turn(game: &Game) -> Option<&Twist> {
    let Game::Twist(recorded) = game else {
        return None;
    };
    let begins = recorded.game.turn() == Some(Seat(0)) && !recorded.game.has_tried();
    begins.then_some(&recorded.game)
}

/// Cards that go to an end, to a slot, and one whose slot is taken (CO-8 to CO-11).
fn reach_turn(game: &mut Game, chance: &mut RandomPlayer) -> bool {
    game.play_until(chance, |game| {
        let game = beginning_turn(game)?;
        let hand = game.hand(Seat(0));
        let upright = hand.iter().filter(|card| !game.is_blocked(**card));
        let went: Vec<Went> = upright.map(|card| game.place_of(*card)).collect();
        let any = |wanted: fn(&Went) -> bool| went.iter().any(wanted);
        Some(
            went.len() >= 3
                && game.main_row().len() >= 3
                && any(|went| matches!(went, Went::Left | Went::Right))
                && any(|went| matches!(went, Went::Slot(_)))
                && any(|went| matches!(went, Went::Blocked(_))),
        )
    })
}

/// A blocked card whose icon matches the discard pile (CO-5, CO-16).
fn reach_discard(game: &mut Game, chance: &mut RandomPlayer) -> bool {
    game.play_until(chance, |game| {
        let game = beginning_turn(game)?;
        let hand = game.hand(Seat(0));
        let matches = |card: &&CardId| game.deal().faces(**card).front == game.icon_to_match();
        let n_matching = hand.iter().filter(matches).count();
        let blocked = hand.iter().filter(|card| game.is_blocked(**card));
        Some(n_matching < hand.len() && hand.len() == 4 && blocked.filter(matches).count() == 1)
    })
}

/// The other has chosen an itinerary in secret (TR-3).
fn reach_itinerary(game: &mut Game, _: &mut RandomPlayer) -> bool {
    let choice = game.legal(Seat(1)).first().copied();
    choice.is_some_and(|action| game.act(Seat(1), action))
}

/// What taking a card without crystals would do to seat 0: where the watch lands, its points
/// for punctuality, and the journey.
fn takes(game: &Game) -> Vec<(u8, u8, JourneyStep)> {
    let take = |space| Action::Take {
        source: Source::Space { space },
        crystals: 0,
    };
    let mut all = Vec::new();
    for space in 0..6 {
        let Ok(LoggedEvents::Trek(events)) = game.decide(Seat(0), take(space)) else {
            continue;
        };
        for event in events.iter().map(TrekEvent::from) {
            if let TrekEvent::CardTaken {
                watch,
                points,
                journey,
                ..
            } = event
            {
                all.push((watch, points, journey));
            }
        }
    }
    all
}

/// One's watch is somewhere in the day, a journey is under way, and crystals are at hand.
fn is_on_the_way(game: &Game, hours: std::ops::RangeInclusive<u8>) -> Option<bool> {
    let Game::Trek(recorded) = game else {
        return None;
    };
    let game = &recorded.game;
    if game.turn() != Some(Seat(0)) || game.phase() != TrekPhase::Turn {
        return None;
    }
    let me = game.view(Viewer::Seat(Seat(0))).players.swap_remove(0);
    let journey = me.journeys.last().map_or(0, Vec::len);
    Some(hours.contains(&me.hour) && journey >= 2 && (1..=3).contains(&me.crystals))
}

/// Departures that go on with the journey, and some that end it (TR-13, TR-14).
fn reach_departure(game: &mut Game, chance: &mut RandomPlayer) -> bool {
    game.play_until(chance, |game| {
        let all = takes(game);
        let any = |wanted: JourneyStep| all.iter().any(|(_, _, step)| *step == wanted);
        Some(
            is_on_the_way(game, 3..=6)?
                && all.len() == 6
                && any(JourneyStep::Continues)
                && any(JourneyStep::Closes),
        )
    })
}

/// Departures that arrive on 12 exactly, and some that pass it (TR-9).
fn reach_noon(game: &mut Game, chance: &mut RandomPlayer) -> bool {
    game.play_until(chance, |game| {
        let all = takes(game);
        let noon = |paid: bool| {
            all.iter()
                .any(|(watch, points, _)| *watch == 12 && (*points > 0) == paid)
        };
        Some(is_on_the_way(game, 8..=11)? && noon(true) && noon(false))
    })
}
