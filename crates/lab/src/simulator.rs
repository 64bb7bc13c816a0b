//! Plays games of one rule set, one after another, with the same players.

use std::fmt::Write as _;
use std::ops::Range;

use antedate_bots::{Budget, Character, Player, Rng};
use antedate_dice::Dice;
use antedate_record::Seed;
use antedate_record::lines::Line;
use antedate_rules::{Events, Game, Seat, Viewer};
use cpu_time::ThreadTime;

use crate::campaign::{WorkSplit, work_through};
use crate::counts::{Details, Played, Tally, UNITS};
use crate::dice::dice_of;
use crate::games::{ActionOf, LabGame, ViewOf};
use crate::names::Names;
use crate::outputs::{Open, Outputs};
use crate::players::PlayerKind;
use crate::report::Report;
use crate::simulate::LabError;
use crate::times::Times;

/// What is written down of each game besides the counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Recording {
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
struct Part<T> {
    tally: Tally<T>,
    transcripts: String,
    csv: String,
}

/// The titles of the columns of [`Part::csv`].
const CSV_TITLES: &str = "game,seat,player,first,won,score,moves\n";

/// Who plays, and how.
pub(crate) struct Seats {
    pub(crate) players: Vec<PlayerKind>,
    pub(crate) seed: u64,
    pub(crate) budget: Budget,
}

/// What to play, and what to write down of it.
pub(crate) struct Run<'a> {
    pub(crate) seats: &'a Seats,
    pub(crate) names: &'a Names,
    pub(crate) wanted: Recording,
    pub(crate) games: u64,
    pub(crate) shares: WorkSplit,
    /// All that decides the results, to go on only with a state of the same run.
    pub(crate) about: serde_json::Value,
}

/// A simulator of a rule set that the caller does not know.
pub(crate) trait Simulate: Send + Sync {
    /// Plays many games; see [`Lab::run`](crate::Lab::run).
    fn run(
        &self,
        run: Run<'_>,
        outputs: Outputs<'_>,
        played: &dyn Fn(u64),
    ) -> Result<Report, LabError>;

    /// Plays one game and counts nothing else of it.
    fn play_one(&self, seats: &Seats, game: u64) -> Played;

    /// Searches for the best score of a deal, as
    /// [`LabGame::best_score`](crate::games::LabGame::best_score) does.
    fn best_score(&self, seats: &Seats, game: u64, budget: &Budget) -> Option<i16>;
}

/// A rule set with a deck, ready to be dealt again and again.
pub(crate) struct Simulator<R: LabGame> {
    pub(crate) rules: R,
    pub(crate) deck: R::Deck,
}

impl<R: LabGame> Simulate for Simulator<R> {
    fn run(
        &self,
        run: Run<'_>,
        outputs: Outputs<'_>,
        played: &dyn Fn(u64),
    ) -> Result<Report, LabError> {
        let (seats, wanted) = (run.seats, run.wanted);
        let (mut open, begun) = Open::new(outputs, run.about, CSV_TITLES)?;
        let fresh = || (0, new_tally::<R>(seats, wanted));
        let (mut done, mut tally): (u64, Tally<R::Tally>) = begun.unwrap_or_else(fresh);
        played(done);
        work_through(
            done..run.games,
            run.shares,
            |games| self.play_all(seats, games, wanted),
            |end, part| {
                tally.merge(&part.tally);
                open.write(&part.transcripts, &part.csv)?;
                played(end - done);
                done = end;
                open.save(done, &tally)
            },
        )?;
        open.finish()?;
        let players = &seats.players;
        let report = Report::new::<R>(&tally, &self.deck, players, run.names, wanted);
        Ok(report)
    }

    fn play_one(&self, seats: &Seats, game: u64) -> Played {
        self.play(seats, game, Recording::default(), None, None)
    }

    fn best_score(&self, seats: &Seats, game: u64, budget: &Budget) -> Option<i16> {
        let mut recorded = self.rules.deal(Seed::derived(seats.seed, game));
        R::best_score(R::game(&mut recorded), seats.players.len(), budget)
    }
}

fn new_tally<R: LabGame>(seats: &Seats, wanted: Recording) -> Tally<R::Tally> {
    Tally::new(seats.players.len(), wanted.details || wanted.timing)
}

impl<R: LabGame> Simulator<R> {
    /// Plays the games `games`.
    fn play_all(&self, seats: &Seats, games: Range<u64>, wanted: Recording) -> Part<R::Tally> {
        let mut part = Part {
            tally: new_tally::<R>(seats, wanted),
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

    /// Plays one game.
    fn play(
        &self,
        seats: &Seats,
        game: u64,
        wanted: Recording,
        mut details: Option<&mut Details<R::Tally>>,
        text: Option<&mut String>,
    ) -> Played {
        let seed = Seed::derived(seats.seed, game);
        let mut recorded = self.rules.deal(seed);
        let mut seated = self.seat(seats, game, &recorded, wanted.details);
        let mut lines = Vec::new();
        let header = text.is_some().then(|| self.rules.header(&recorded));
        R::open(&mut recorded, &mut lines);
        let mut events = Events::new();
        let (mut moves, mut first) = (0, R::turn(R::game(&mut recorded)));
        if let Some(mut dice) = seated.dice()
            && first.is_some()
            && details.is_none()
            && text.is_none()
        {
            // Nobody thinks and nobody takes notes.
            let mut pick = |seat: Seat, n| dice[seat.index()].below_small(n);
            moves = R::game(&mut recorded).play_out(&seed, &mut pick);
        }
        while let Some(seat) = R::game(&mut recorded).to_act().lowest() {
            let state = R::game(&mut recorded);
            first = first.or_else(|| R::turn(state));
            let times = details.as_mut().filter(|_| wanted.timing);
            let times = times.map(|details| &mut details.times[seat.index()]);
            let action = seated.choose(state, seat, &seats.budget, times);
            if let Some(details) = details.as_mut().filter(|_| wanted.details) {
                // Dice of its own, so that looking closer changes no game.
                let mut rng = Rng::new(seats.seed ^ game.rotate_left(32) ^ moves);
                seated.judge(state, seat, action, &mut rng, &mut details.own);
            }
            events.clear();
            let decided = state.decide(seat, action, &seed, &mut events);
            decided.expect("players choose among the legal actions");
            moves += 1;
            for event in &events {
                state.evolve(event);
                if let Some(details) = details.as_mut().filter(|_| wanted.details) {
                    let (cards, own) = (&mut details.cards, &mut details.own);
                    R::count(state, event, &seated.pool_indices, cards, own);
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
    ) -> Lineup<R> {
        let sit = |(seat, kind): (usize, &PlayerKind)| {
            let mut dice = dice_of(seats.seed, game, seat as u64);
            match kind {
                PlayerKind::Random => SeatedPlayer::Random(dice),
                PlayerKind::Greedy => SeatedPlayer::Greedy(dice),
                PlayerKind::Character(character) => {
                    let bot = SeatedBot::new(&self.deck, character, &mut dice);
                    SeatedPlayer::Bot(Box::new(bot))
                }
            }
        };
        let players: Vec<_> = seats.players.iter().enumerate().map(sit).collect();
        let is_bot = |player: &SeatedPlayer<R>| matches!(player, SeatedPlayer::Bot(_));
        let has_bots = players.iter().any(is_bot);
        Lineup {
            players,
            has_bots,
            pool_indices: if has_bots || with_details {
                R::pool_indices(&self.deck, recorded)
            } else {
                Vec::new()
            },
        }
    }
}

/// The players of one game.
struct Lineup<R: LabGame> {
    players: Vec<SeatedPlayer<R>>,
    has_bots: bool,
    /// The index in the pool of each card in play, where somebody needs to know.
    pool_indices: Vec<usize>,
}

enum SeatedPlayer<R: LabGame> {
    Random(Dice),
    Greedy(Dice),
    Bot(Box<SeatedBot<R>>),
}

/// A character in a seat, with what steers its thinking.
struct SeatedBot<R: LabGame> {
    bot: R::Bot,
    rng: Rng,
}

impl<R: LabGame> SeatedBot<R> {
    /// Seats a character; `dice` are of its game and its seat.
    fn new(deck: &R::Deck, character: &'static Character, dice: &mut Dice) -> SeatedBot<R> {
        SeatedBot {
            bot: R::bot(deck, character, dice.bits()),
            rng: Rng::new(dice.bits()),
        }
    }

    fn choose(&mut self, view: &ViewOf<R>, seat: Seat, budget: &Budget) -> Option<ActionOf<R>> {
        self.bot.choose(view, seat, budget, &mut self.rng)
    }
}

impl<R: LabGame> Lineup<R> {
    fn choose(
        &mut self,
        game: &R::Game,
        seat: Seat,
        budget: &Budget,
        times: Option<&mut Times>,
    ) -> ActionOf<R> {
        if self.has_bots {
            self.observe(game);
        }
        let began = times.as_ref().map(|_| ThreadTime::now());
        let chosen = match &mut self.players[seat.index()] {
            SeatedPlayer::Random(dice) => any(game, seat, dice),
            SeatedPlayer::Greedy(dice) => R::greedy(game, seat).or_else(|| any(game, seat, dice)),
            SeatedPlayer::Bot(bot) => bot.choose(&game.view(Viewer::Seat(seat)), seat, budget),
        };
        if let (Some(times), Some(began)) = (times, began) {
            times.add(began.elapsed());
        }
        chosen.expect("whoever is to act has an action")
    }

    /// Counts what a character thinks of what it is about to do.
    fn judge(
        &self,
        game: &R::Game,
        seat: Seat,
        action: ActionOf<R>,
        rng: &mut Rng,
        tally: &mut R::Tally,
    ) {
        if let SeatedPlayer::Bot(seated) = &self.players[seat.index()] {
            let view = game.view(Viewer::Seat(seat));
            R::judge(&seated.bot, &view, seat, action, rng, tally);
        }
    }

    /// Returns everybody's dice, if all throw them.
    fn dice<'a>(&'a mut self) -> Option<Vec<&'a mut Dice>> {
        let dice = |player: &'a mut SeatedPlayer<R>| match player {
            SeatedPlayer::Random(dice) => Some(dice),
            SeatedPlayer::Greedy(_) | SeatedPlayer::Bot(_) => None,
        };
        self.players.iter_mut().map(dice).collect()
    }

    /// Lets every character see what its seat sees, also between its turns.
    fn observe(&mut self, game: &R::Game) {
        for (seat, player) in Seat::all(self.players.len()).zip(&mut self.players) {
            if let SeatedPlayer::Bot(seated) = player {
                let view = game.view(Viewer::Seat(seat));
                R::observe(&mut seated.bot, &view, &self.pool_indices);
            }
        }
    }
}

fn any<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
    game.nth_action(seat, dice.below_small(game.n_actions(seat)))
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
