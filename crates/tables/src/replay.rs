//! A finished game, read from its transcript and told again to any pair of eyes.
//!
//! There is one way for a game of this table's log and for a file from elsewhere: the
//! transcript is verified line by line, and what the rules make of each line is told just
//! as a live table tells it. So a replay cannot show what the rules did not do.

use antedate_record::lines::{CardEntry, DeckRef, Decks, Header, Line};
use antedate_record::verify::{Fault, Games, Happened, Playback, Table as Recorded};
use antedate_rules::{CardId, Game as Rules, Seat, Viewer};
use antedate_wire::{
    BotLevel, By, CardNumber, Driver, Event, Eyes, Frame, GameSeat, GameView, Lang, OpenCards,
    OpenPile, Options, Over, Phase, PlayerView, Replay, RuleSet, RunningGame, Seen, TableView,
    TrekView, Turned, VERSION, Words,
};

use crate::contents::{Cards, Contents};
use crate::game::{self, Game, ShownEvents};
use crate::table::line_of;

/// Why a game cannot be told again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The text does not begin like a transcript.
    #[error("this is not a transcript: {why}; choose a file that this program wrote")]
    NotTranscript {
        /// What is there instead.
        why: String,
    },
    /// A line is not what the rules allow.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The header names no deck.
    #[error("the transcript does not say with which deck the game was played")]
    NoDeck,
    /// The deck is the right one and the card is not.
    #[error(
        "card `{card}` of the transcript is not as the deck has it; was the transcript changed?"
    )]
    CardsDiffer {
        /// The card.
        card: String,
    },
    /// There is nobody whose eyes these are.
    #[error("there is no seat {seat}; the game had {seats}")]
    NoSuchSeat {
        /// The seat.
        seat: u8,
        /// How many there are.
        seats: usize,
    },
}

/// How a game is looked at.
#[derive(Debug, Clone)]
pub struct Look {
    /// Whose eyes.
    pub eyes: Eyes,
    /// The language of the cards.
    pub lang: Lang,
    /// The number of the game at its table; 1 for a file.
    pub game: u32,
    /// Which bot sat on each seat, where it is known.
    pub bots: Vec<Option<BotLevel>>,
}

/// Says which game a transcript holds, and with which decks it was played.
///
/// # Errors
/// The text does not begin with the header of a game that can be dealt.
pub fn decks_of(text: &str) -> Result<(RuleSet, Vec<DeckRef>), ReplayError> {
    let playback = first_game(&mut Games::new(text.as_bytes()), text)?;
    let decks = match playback.header.deck {
        Some(Decks::One(deck)) => vec![deck],
        Some(Decks::Many(decks)) if !decks.is_empty() => decks,
        _ => return Err(ReplayError::NoDeck),
    };
    Ok((Game::of(&playback.table).rules(), decks))
}

/// Verifies the first game of a transcript and tells it again.
///
/// # Errors
/// The text is no transcript, breaks a rule, or has other cards than `contents`.
pub fn replay(text: &str, contents: &Contents, look: &Look) -> Result<Replay, ReplayError> {
    let mut games = Games::new(text.as_bytes());
    let mut playback = first_game(&mut games, text)?;
    check_cards(&playback, contents)?;
    let mut teller = Teller::new(&playback, contents, look)?;
    let view = table_view(
        &teller.game,
        &playback.header,
        contents,
        look,
        teller.view(),
    );
    while let Some(line) = playback.next_line(&mut games)? {
        teller.tell(&line, playback.take_happened());
    }
    Ok(Replay {
        view,
        open: teller.open_cards(),
        frames: teller.frames,
    })
}

/// Reads the header of the first game and deals it.
fn first_game(games: &mut Games<&[u8]>, text: &str) -> Result<Playback, ReplayError> {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let not = |why: &str| ReplayError::NotTranscript {
        why: why.to_owned(),
    };
    let first = first.ok_or_else(|| not("there is nothing in it"))?;
    let read = serde_json::from_str::<serde_json::Value>(first);
    let begins = read.is_ok_and(|value| value.get("antedate").is_some());
    if !begins {
        return Err(not("its first line is not the header of a game"));
    }
    games
        .next_game()?
        .ok_or_else(|| not("there is nothing in it"))
}

/// A card's words are found by its id, so the cards must be those of the deck.
fn check_cards(playback: &Playback, contents: &Contents) -> Result<(), ReplayError> {
    let differ = |card: &str| ReplayError::CardsDiffer {
        card: card.to_owned(),
    };
    if contents.rules() != Game::of(&playback.table).rules() {
        return Err(differ(contents.rules().name()));
    }
    if let (Recorded::Trek(recorded), Cards::Trek(values)) = (&playback.table, contents.cards()) {
        let data = recorded.game.deal().data().values();
        let named = recorded.card_ids.iter().zip(&data.cards);
        let known = values.card_ids.iter().zip(&values.setup.cards);
        let mut pairs = named.zip(known);
        if let Some(((id, _), _)) = pairs.find(|(theirs, ours)| theirs != ours) {
            return Err(differ(id));
        }
        let same = recorded.card_ids.len() == values.card_ids.len()
            && *recorded.itinerary_ids == *values.itinerary_ids
            && data.itineraries == values.setup.itineraries;
        return if same { Ok(()) } else { Err(differ("trek")) };
    }
    let icons = matches!(contents.cards(), Cards::Twist(..));
    let is_ours = |card: &CardEntry| {
        let found = contents.pool().find(&card.id);
        found.is_some_and(|ours| {
            let icon = |icon: Option<antedate_rules::Icon>| {
                icon.map(|icon| ours.deck.icon_name(icon).to_owned())
            };
            let front = icon(ours.card.icons.map(|icons| icons.front));
            let back = icon(ours.card.icons.map(|icons| icons.back));
            let same_icons = !icons || (front == card.front && back == card.back);
            ours.card.value() == card.date && same_icons
        })
    };
    let mut cards = playback.header.cards.iter().flatten();
    match cards.find(|card| !is_ours(card)) {
        Some(card) => Err(differ(&card.id)),
        None => Ok(()),
    }
}

/// Folds a game beside its playback and words what happens.
struct Teller<'a> {
    game: Game,
    contents: &'a Contents,
    look: &'a Look,
    /// Who plays each seat just now, as far as the transcript says.
    driven: Vec<By>,
    frames: Vec<Frame>,
    piles: Vec<OpenPile>,
}

impl<'a> Teller<'a> {
    fn new(
        playback: &Playback,
        contents: &'a Contents,
        look: &'a Look,
    ) -> Result<Teller<'a>, ReplayError> {
        let seats = playback.table.n_seats();
        if let Eyes::Seat(seat) = look.eyes
            && usize::from(seat) >= seats
        {
            return Err(ReplayError::NoSuchSeat { seat, seats });
        }
        let by = |seat: usize| match look.bots.get(seat) {
            Some(Some(_)) => By::Bot,
            _ => By::Owner,
        };
        let mut teller = Teller {
            game: Game::of(&playback.table),
            contents,
            look,
            driven: (0..seats).map(by).collect(),
            frames: Vec::new(),
            piles: Vec::new(),
        };
        teller.note_pile();
        Ok(teller)
    }

    fn view(&self) -> GameView {
        let (contents, lang) = (self.contents, self.look.lang.into());
        match (self.look.eyes, &self.game) {
            (Eyes::Seat(seat), game) => game.view(Viewer::Seat(Seat(seat)), contents, lang),
            // Each player as they see themselves: their own itineraries, and their choice.
            (Eyes::All, Game::Trek(recorded)) => {
                let mut view = recorded.game.view(Viewer::Spectator);
                for (seat, player) in Seat::all(view.players.len()).zip(&mut view.players) {
                    let own = recorded.game.view(Viewer::Seat(seat));
                    *player = own.players[seat.index()].clone();
                }
                let words = game::trek_words(recorded, contents, lang);
                GameView::Trek(TrekView::of(&view, &words))
            }
            (_, game) => game.view(Viewer::Spectator, contents, lang),
        }
    }

    /// Tells what a line brought about.
    fn tell(&mut self, line: &Line, happened: Option<Happened>) {
        if let Line::HandedTo(handed) = line {
            let is_bot = handed.handed_to.starts_with("bot:");
            self.driven[usize::from(handed.seat)] = if is_bot { By::Bot } else { By::Owner };
        }
        let Some(happened) = happened else { return };
        let Some(seat) = seat_of(line) else { return };
        let Some(shown) = self.game.fold_again(&happened) else {
            return;
        };
        let viewer = match self.look.eyes {
            Eyes::Seat(own) => Viewer::Seat(Seat(own)),
            // Who acts is told most.
            Eyes::All => Viewer::Seat(Seat(seat)),
            Eyes::Spectator => Viewer::Spectator,
        };
        let lang = self.look.lang.into();
        let Some(events) = self.game.tell(&shown, viewer, self.contents, lang) else {
            return;
        };
        let by = self.driven[usize::from(seat)];
        let event = match line {
            Line::Dropped(_) => Event::Dropped { seat, events },
            _ => Event::Played { seat, by, events },
        };
        self.frames.push(Frame {
            seq: self.frames.len() as u64 + 1,
            at: None,
            event: Some(event),
        });
        self.note_pile();
    }

    /// Notes the draw pile when it is more than the last one without some cards on top.
    fn note_pile(&mut self) {
        let cards = self.game.pile();
        let grew = |last: &OpenPile| !last.cards.ends_with(&cards);
        if self.piles.last().is_none_or(grew) {
            let from = self.frames.len() as u64;
            self.piles.push(OpenPile { from, cards });
        }
    }

    /// Turns every card, if all were asked for; the game is over by now.
    fn open_cards(&mut self) -> Option<OpenCards> {
        if self.look.eyes != Eyes::All {
            return None;
        }
        Some(OpenCards {
            cards: self.game.open_cards(self.contents, self.look.lang)?,
            piles: std::mem::take(&mut self.piles),
        })
    }
}

impl Game {
    fn of(table: &Recorded) -> Game {
        match table {
            Recorded::Timeline(recorded) => Game::Timeline(recorded.clone()),
            Recorded::Twist(recorded) => Game::Twist(recorded.clone()),
            Recorded::Trek(recorded) => Game::Trek(recorded.clone()),
        }
    }

    /// Folds what happened; `None` if it happened in another game.
    fn fold_again(&mut self, happened: &Happened) -> Option<ShownEvents> {
        Some(match (self, happened) {
            (Game::Timeline(recorded), Happened::Timeline(events)) => {
                ShownEvents::Timeline(game::fold(&mut recorded.game, events.iter().copied()))
            }
            (Game::Twist(recorded), Happened::Twist(events)) => {
                ShownEvents::Twist(game::fold(&mut recorded.game, events.iter().copied()))
            }
            (Game::Trek(recorded), Happened::Trek(events)) => {
                ShownEvents::Trek(game::fold(&mut recorded.game, events.iter().copied()))
            }
            _ => return None,
        })
    }

    /// The draw pile, or the day's deck, top first. Secret while the game runs.
    fn pile(&self) -> Vec<CardNumber> {
        match self {
            Game::Timeline(recorded) => {
                let pile = recorded.game.draw_pile();
                pile.iter().map(|card| card.0).collect()
            }
            Game::Twist(recorded) => recorded.game.draw_pile().map(|card| card.0).collect(),
            Game::Trek(recorded) => {
                let day = recorded.game.deal().day(recorded.game.day());
                let left = &day[day.len() - recorded.game.n_deck()..];
                left.iter().map(|card| card.0).collect()
            }
        }
    }

    /// Turns every card of a game that is over; `None` while it runs.
    fn open_cards(&self, contents: &Contents, lang: Lang) -> Option<Vec<Turned>> {
        let (over, n_cards, names): (Over, usize, &dyn crate::contents::CardNames) = match self {
            Game::Timeline(recorded) => {
                let n_cards = recorded.game.deal().n_cards();
                (Over::of(&recorded.game)?, n_cards, &**recorded)
            }
            Game::Twist(recorded) => {
                let n_cards = antedate_rules::twist::N_CARDS;
                (Over::of(&recorded.game)?, n_cards, &**recorded)
            }
            Game::Trek(recorded) => {
                let n_cards = recorded.card_ids.len();
                (Over::of(&recorded.game)?, n_cards, &**recorded)
            }
        };
        let words = game::words(contents, names, lang.into());
        let cards = (0..n_cards).map(|card| CardId(card as CardNumber));
        Some(
            cards
                .map(|card| words.turned(Seen::after(over, card)))
                .collect(),
        )
    }
}

/// The table around a game, as these eyes see it.
pub(crate) fn table_view(
    game: &Game,
    header: &Header,
    contents: &Contents,
    look: &Look,
    view: GameView,
) -> TableView {
    let you = match look.eyes {
        Eyes::Seat(seat) => Some(seat),
        Eyes::Spectator | Eyes::All => None,
    };
    let bot = |seat: usize| look.bots.get(seat).cloned().flatten();
    let named = || header.seats.iter().cloned().enumerate();
    TableView {
        v: VERSION,
        seq: 0,
        lang: look.lang,
        you: you.map(u32::from),
        phase: Phase::Playing,
        rules: game.rules(),
        edition: contents.edition().map(|edition| edition.id.to_owned()),
        line: contents.edition().map(line_of),
        decks: contents.deck_names(look.lang.into()),
        options: options_of(header),
        locked: false,
        host: None,
        players: named()
            .map(|(seat, name)| PlayerView {
                player: seat as u32,
                name,
                bot: bot(seat),
            })
            .collect(),
        game: Some(RunningGame {
            game: look.game,
            seats: named()
                .map(|(seat, name)| GameSeat {
                    player: seat as u32,
                    name,
                    driver: bot(seat).map_or(Driver::Owner, |level| Driver::Bot { level }),
                })
                .collect(),
            you,
            commitment: header.commitment.clone(),
            seed: Some(header.seed.clone()),
            due: Vec::new(),
            pins: Vec::new(),
            view,
        }),
        chat: Vec::new(),
    }
}

fn options_of(header: &Header) -> Options {
    let defaults = Options::default();
    Options {
        seats: header.seats.len() as u8,
        hand: header.options.hand.unwrap_or(defaults.hand),
        first_game: header.options.first_game,
        ..defaults
    }
}

/// Who acted, in a line that stands for an action.
fn seat_of(line: &Line) -> Option<u8> {
    Some(match line {
        Line::Place(line) => line.seat,
        Line::Dropped(line) => line.seat,
        Line::Try(line) => line.seat,
        Line::Stop(line) => line.seat,
        Line::Discard(line) => line.seat,
        Line::Itinerary(line) => line.seat,
        Line::Take(line) => line.seat,
        Line::Pass(line) => line.seat,
        Line::RoundEnd(_)
        | Line::Drew(_)
        | Line::DayEnd(_)
        | Line::HandedTo(_)
        | Line::Result(_) => return None,
    })
}
