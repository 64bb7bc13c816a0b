//! The positions of the rulebook: dealt, played and told by the rules themselves.
//!
//! Nothing here is written by hand but what a position has to show, which each game says. It
//! is looked for among deals in a fixed order, so it is the same at every start, and whatever
//! a reader tries in it is answered with what the rules did.

use antedate_record::Seed;
use antedate_record::lines::Header;
use antedate_rules::{Game as Rules, Seat, Viewer};
use antedate_wire::{By, Event, Example, ExampleMove, Eyes, Frame, Lang};

use crate::bots::RandomPlayer;
use crate::contents::Contents;
use crate::games::{
    AnyPart, Game, GameAction, LiveGame, PlayTo, RulesOf, Seating, TableGame, bundle, deal,
};
use crate::replay::{ReplayOptions, table_view};

/// Who sits at the tables of the examples.
const NAMES: [&str; 2] = ["Ada", "Bo"];
/// So many deals are looked at for one position.
const MAX_DEALS: u64 = 20_000;
/// So many moves are played in one deal.
const MAX_MOVES: usize = 60;
/// Seeds of the examples, apart from all others.
const SEEDS: u64 = 0x0072_756c_6573;

/// Builds the examples of a rule set from the cards of its built-in deck, in one language.
/// One whose position is not found among the deals is left out.
pub fn examples(contents: &Contents, lang: Lang) -> Vec<Example> {
    bundle(contents.rules()).examples(contents, lang)
}

/// Builds the examples of one game.
pub(crate) fn of_game<R: AnyPart>(contents: &Contents, lang: Lang) -> Vec<Example> {
    let found = R::EXAMPLES.iter().filter_map(|(name, seat, reaches)| {
        let (header, game) = find::<R>(contents, *reaches)?;
        Some(tell(&header, &game.boxed(), contents, lang, name, *seat))
    });
    found.collect()
}

fn find<R: AnyPart>(contents: &Contents, reaches: PlayTo<R>) -> Option<(Header, R)> {
    (0..MAX_DEALS).find_map(|n| {
        let seating = Seating {
            players: (0..NAMES.len() as u32).collect(),
            names: NAMES.map(str::to_owned).to_vec(),
            first: Some(Seat(0)),
        };
        let (options, seed) = (R::example_options(), Seed::derived(SEEDS, n));
        let (header, mut game) = deal::<R>(contents, &options, seating, seed).ok()?;
        reaches(&mut game, &mut RandomPlayer::new(n)).then_some((header, game))
    })
}

/// Plays at random, with actions that are `allowed`, until the game is `there`; `false` if it
/// does not come there.
pub(crate) fn play_until<R: TableGame>(
    recorded: &mut R,
    chance: &mut RandomPlayer,
    allowed: impl Fn(&<RulesOf<R> as Rules>::Action) -> bool,
    there: impl Fn(&RulesOf<R>) -> bool,
) -> bool {
    let seed = recorded.seed();
    for _ in 0..MAX_MOVES {
        if there(recorded.game()) {
            return true;
        }
        let game = recorded.game_mut();
        let Some(seat) = game.to_act().lowest() else {
            return false;
        };
        let mut legal = game.legal_actions(seat);
        legal.retain(&allowed);
        let action = legal.get(chance.below(legal.len()));
        if action.is_none_or(|action| game.apply(seat, *action, &seed).is_err()) {
            return false;
        }
    }
    false
}

fn tell(
    header: &Header,
    game: &Game,
    contents: &Contents,
    lang: Lang,
    name: &str,
    seat: Seat,
) -> Example {
    let look = ReplayOptions {
        eyes: Eyes::Seat(seat.0),
        lang,
        game: 1,
        bots: Vec::new(),
    };
    let view = game.view(Viewer::Seat(seat), contents, lang);
    let writer = ExampleWriter {
        contents,
        lang,
        seat,
    };
    Example {
        name: name.to_owned(),
        view: table_view(&**game, header, contents, &look, view),
        moves: writer.moves(game, 1),
    }
}

struct ExampleWriter<'a> {
    contents: &'a Contents,
    lang: Lang,
    seat: Seat,
}

impl ExampleWriter<'_> {
    /// Everything that may be done, and what follows; `seq` is the number of its frame.
    fn moves(&self, game: &Game, seq: u64) -> Vec<ExampleMove> {
        let legal = game.legal(self.seat).into_iter();
        legal
            .filter_map(|action| self.one_move(game, action, seq))
            .collect()
    }

    fn one_move(&self, game: &Game, action: GameAction, seq: u64) -> Option<ExampleMove> {
        let mut game = game.clone();
        let decided = game.decide(self.seat, action).ok()?;
        let shown = game.fold(&decided.events, None)?;
        let eyes = Viewer::Seat(self.seat);
        let events = game.tell(&shown, eyes, self.contents, self.lang)?;
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
            action: action.into(),
            frame: Frame {
                seq,
                at: None,
                event: Some(event),
                legal: Vec::new(),
            },
            then,
        })
    }
}
