//! One table: who sits there, and one game after another.

use std::fmt::Write as _;
use std::ops::Range;

use antedate_bots::Budget;
use antedate_record::Seed;
use antedate_record::lines::Line;
use antedate_rules::{Events, Game, Seat, Viewer};
use cpu_time::ThreadTime;

use crate::counts::{Details, Played, Tally, UNITS};
use crate::dice::Dice;
use crate::guests::{ActionOf, Guest, Guests};
use crate::players::PlayerKind;
use crate::times::Times;

/// What is written down of each game besides the counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Wanted {
    /// The transcript.
    pub(crate) transcripts: bool,
    /// A row for each seat.
    pub(crate) csv: bool,
    /// Everything in [`Details`] but the times.
    pub(crate) details: bool,
    /// How long characters think.
    pub(crate) timing: bool,
}

/// What some consecutive games brought.
pub(crate) struct Part {
    pub(crate) tally: Tally,
    pub(crate) transcripts: String,
    pub(crate) csv: String,
}

/// The titles of the columns of [`Part::csv`].
pub(crate) const CSV_TITLES: &str = "game,seat,player,first,won,score,moves\n";

/// Who plays, and how.
pub(crate) struct Seats {
    pub(crate) players: Vec<PlayerKind>,
    pub(crate) seed: u64,
    pub(crate) budget: Budget,
}

/// A rule set with a deck, ready to be dealt again and again.
pub(crate) struct Table<R: Guests> {
    pub(crate) dealer: R,
    pub(crate) lore: R::Lore,
}

impl<R: Guests> Table<R> {
    /// Plays the games `games`.
    pub(crate) fn play_all(&self, seats: &Seats, games: Range<u64>, wanted: Wanted) -> Part {
        let mut part = Part {
            tally: Tally::new(seats.players.len(), wanted.details || wanted.timing),
            transcripts: String::new(),
            csv: String::new(),
        };
        for game in games {
            let text = wanted.transcripts.then_some(&mut part.transcripts);
            let played = self.play(seats, game, wanted, part.tally.details.as_mut(), text);
            part.tally.add(&played);
            if wanted.csv {
                write_rows(&mut part.csv, game, seats, &played);
            }
        }
        part
    }

    /// Deals one game.
    pub(crate) fn deal(&self, seats: &Seats, game: u64) -> R::Recorded {
        self.dealer.deal(Seed::derived(seats.seed, game))
    }

    /// Plays one game.
    pub(crate) fn play(
        &self,
        seats: &Seats,
        game: u64,
        wanted: Wanted,
        mut details: Option<&mut Details>,
        text: Option<&mut String>,
    ) -> Played {
        let seed = Seed::derived(seats.seed, game);
        let mut recorded = self.dealer.deal(seed);
        let mut sitting = self.seat(seats, game, &recorded, wanted.details);
        let mut lines = Vec::new();
        let header = text.is_some().then(|| self.dealer.header(&recorded));
        R::open(&mut recorded, &mut lines);
        let mut events = Events::new();
        let (mut moves, mut first) = (0, R::turn(R::game(&mut recorded)));
        if let Some(mut dice) = sitting.dice()
            && first.is_some()
            && details.is_none()
            && text.is_none()
        {
            // Nobody thinks and nobody takes notes.
            let mut pick = |seat: Seat, n| dice[seat.index()].below(n);
            moves = R::game(&mut recorded).play_out(&seed, &mut pick);
        }
        while let Some(seat) = R::game(&mut recorded).to_act().lowest() {
            let state = R::game(&mut recorded);
            first = first.or_else(|| R::turn(state));
            let times = details.as_mut().filter(|_| wanted.timing);
            let times = times.map(|details| &mut details.times[seat.index()]);
            let action = sitting.choose(state, seat, &seats.budget, times);
            events.clear();
            let decided = state.decide(seat, action, &seed, &mut events);
            decided.expect("players choose among the legal actions");
            moves += 1;
            for event in &events {
                state.evolve(event);
                if let Some(details) = details.as_mut().filter(|_| wanted.details) {
                    R::note(state, event, &sitting.places, details);
                }
            }
            if text.is_some() {
                R::write(&mut recorded, &events, &mut lines);
            }
        }
        if let (Some(text), Some(header)) = (text, header) {
            write_lines(text, &header.to_json(), &lines);
        }
        let outcome = R::game(&mut recorded).outcome();
        let outcome = outcome.expect("nobody is to act, so it is over");
        let ending = R::ending(&outcome, seats.players.len());
        Played {
            winners: ending.winners,
            scores: ending.scores,
            first: first.map_or(0, Seat::index),
            moves: moves as u32,
        }
    }

    fn seat(
        &self,
        seats: &Seats,
        game: u64,
        recorded: &R::Recorded,
        with_details: bool,
    ) -> Sitting<R> {
        let mut has_guests = false;
        let sit = |(seat, kind): (usize, &PlayerKind)| {
            let mut dice = Dice::new(seats.seed, game, seat as u64);
            match kind {
                PlayerKind::Random => Sitter::Random(dice),
                PlayerKind::Greedy => Sitter::Greedy(dice),
                PlayerKind::Character(character) => {
                    has_guests = true;
                    let seed = [dice.next(), dice.next()];
                    Sitter::Guest(Box::new(Guest::new(&self.lore, character, seed)))
                }
            }
        };
        let sitters = seats.players.iter().enumerate().map(sit).collect();
        Sitting {
            sitters,
            has_guests,
            places: if has_guests || with_details {
                R::places(&self.lore, recorded)
            } else {
                Vec::new()
            },
        }
    }
}

/// Everybody at the table during one game.
struct Sitting<R: Guests> {
    sitters: Vec<Sitter<R>>,
    has_guests: bool,
    /// Which card of the pool each card in play is, where somebody needs to know.
    places: Vec<usize>,
}

enum Sitter<R: Guests> {
    Random(Dice),
    Greedy(Dice),
    Guest(Box<Guest<R>>),
}

impl<R: Guests> Sitting<R> {
    fn choose(
        &mut self,
        game: &R::Game,
        seat: Seat,
        budget: &Budget,
        times: Option<&mut Times>,
    ) -> ActionOf<R> {
        if self.has_guests {
            self.look(game);
        }
        let began = times.as_ref().map(|_| ThreadTime::now());
        let chosen = match &mut self.sitters[seat.index()] {
            Sitter::Random(dice) => any(game, seat, dice),
            Sitter::Greedy(dice) => R::greedy(game, seat).or_else(|| any(game, seat, dice)),
            Sitter::Guest(guest) => guest.choose(&game.view(Viewer::Seat(seat)), seat, budget),
        };
        if let (Some(times), Some(began)) = (times, began) {
            times.add(began.elapsed());
        }
        chosen.expect("whoever is to act has an action")
    }

    /// Returns everybody's dice, if all throw them.
    fn dice<'a>(&'a mut self) -> Option<Vec<&'a mut Dice>> {
        let dice = |sitter: &'a mut Sitter<R>| match sitter {
            Sitter::Random(dice) => Some(dice),
            Sitter::Greedy(_) | Sitter::Guest(_) => None,
        };
        self.sitters.iter_mut().map(dice).collect()
    }

    /// Lets every character see what its seat sees, also between its turns.
    fn look(&mut self, game: &R::Game) {
        for (seat, sitter) in Seat::all(self.sitters.len()).zip(&mut self.sitters) {
            if let Sitter::Guest(guest) = sitter {
                R::look(&mut guest.bot, &game.view(Viewer::Seat(seat)), &self.places);
            }
        }
    }
}

fn any<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
    game.nth_action(seat, dice.below(game.n_actions(seat)))
}

fn write_lines(text: &mut String, header: &str, lines: &[Line]) {
    text.push_str(header);
    text.push('\n');
    for line in lines {
        text.push_str(&line.to_json());
        text.push('\n');
    }
}

/// Writes one row for each seat: shares and scores as the report counts them.
fn write_rows(csv: &mut String, game: u64, seats: &Seats, played: &Played) {
    for (seat, player) in seats.players.iter().enumerate() {
        let first = u8::from(played.first == seat);
        let [won, score] = [played.won(seat), played.scores[seat]].map(|n| n as f64 / UNITS as f64);
        let moves = played.moves;
        let row = writeln!(csv, "{game},{seat},{player},{first},{won},{score},{moves}");
        row.expect("a string takes everything");
    }
}
