//! A finished game, read from its transcript and told again to any pair of eyes.
//!
//! There is one way for a game of this table's log and for a file from elsewhere: the
//! transcript is verified line by line, and what the rules make of each line is told just
//! as a live table tells it. So a replay cannot show what the rules did not do.

use antedate_record::lines::{CardEntry, DeckRef, Decks, Header, Line};
use antedate_record::verify::{Fault, Games, Happened, Playback};
use antedate_rules::{Seat, Viewer};
use antedate_wire::{
    BotLevel, By, Driver, Event, Eyes, Frame, GameSeat, GameView, Lang, OpenCards, OpenPile,
    Options, Phase, PlayerView, Replay, RuleSet, RunningGame, TableView, VERSION,
};

use crate::contents::Contents;
use crate::games::{Game, LiveGame, bundle, live_game};
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
        seat: u16,
        /// How many there are.
        seats: usize,
    },
}

/// How a game is looked at.
#[derive(Debug, Clone)]
pub struct ReplayOptions {
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
    Ok((live_game(&playback.game).rules(), decks))
}

/// Verifies the first game of a transcript and tells it again.
///
/// # Errors
/// The text is no transcript, breaks a rule, or has other cards than `contents`.
pub fn replay(
    text: &str,
    contents: &Contents,
    look: &ReplayOptions,
) -> Result<Replay, ReplayError> {
    let mut games = Games::new(text.as_bytes());
    let mut playback = first_game(&mut games, text)?;
    check_deck(&playback, contents)?;
    let mut teller = ReplayWriter::new(&playback, contents, look)?;
    let view = table_view(
        &*teller.game,
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
fn check_deck(playback: &Playback, contents: &Contents) -> Result<(), ReplayError> {
    let differ = |card: &str| ReplayError::CardsDiffer {
        card: card.to_owned(),
    };
    if contents.rules() != live_game(&playback.game).rules() {
        return Err(differ(contents.rules().name()));
    }
    let game = live_game(&playback.game);
    let checked = game.check_deck(&playback.header, contents);
    checked.map_err(|card| differ(&card))
}

/// Checks that the cards a header lists are those of the deck, with their icons if the game has
/// them; else names one that is not.
pub(crate) fn check_cards(header: &Header, contents: &Contents, icons: bool) -> Result<(), String> {
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
    let mut cards = header.cards.iter().flatten();
    match cards.find(|card| !is_ours(card)) {
        Some(card) => Err(card.id.clone()),
        None => Ok(()),
    }
}

/// Folds a game beside its playback and words what happens.
struct ReplayWriter<'a> {
    game: Game,
    contents: &'a Contents,
    look: &'a ReplayOptions,
    /// Who plays each seat just now, as far as the transcript says.
    driven: Vec<By>,
    frames: Vec<Frame>,
    piles: Vec<OpenPile>,
}

impl<'a> ReplayWriter<'a> {
    fn new(
        playback: &Playback,
        contents: &'a Contents,
        look: &'a ReplayOptions,
    ) -> Result<ReplayWriter<'a>, ReplayError> {
        let seats = playback.game.n_seats();
        if let Eyes::Seat(seat) = look.eyes
            && usize::from(seat) >= seats
        {
            return Err(ReplayError::NoSuchSeat { seat, seats });
        }
        let by = |seat: usize| match look.bots.get(seat) {
            Some(Some(_)) => By::Bot,
            _ => By::Owner,
        };
        let mut teller = ReplayWriter {
            game: live_game(&playback.game),
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
        let (contents, lang) = (self.contents, self.look.lang);
        match self.look.eyes {
            Eyes::Seat(seat) => self.game.view(Viewer::Seat(Seat(seat)), contents, lang),
            Eyes::All => self.game.open_view(contents, lang),
            Eyes::Spectator => self.game.view(Viewer::Spectator, contents, lang),
        }
    }

    /// Tells what a line brought about.
    fn tell(&mut self, line: &Line, happened: Option<Happened>) {
        if let Line::HandedTo(handed) = line {
            let is_bot = handed.handed_to.starts_with("bot:");
            self.driven[usize::from(handed.seat)] = if is_bot { By::Bot } else { By::Owner };
        }
        let Some(Happened { seat, events }) = happened else {
            return;
        };
        let Some(shown) = self.game.fold_events(&events) else {
            return;
        };
        let viewer = match self.look.eyes {
            Eyes::Seat(own) => Viewer::Seat(Seat(own)),
            Eyes::All => self.game.open_eyes(seat),
            Eyes::Spectator => Viewer::Spectator,
        };
        let lang = self.look.lang;
        if let Line::Joined(_) = line {
            self.driven.push(By::Owner);
        }
        let Some(events) = self.game.tell(&shown, viewer, self.contents, lang) else {
            return;
        };
        let (seat, by) = (seat.0, self.driven[seat.index()]);
        let event = match line {
            Line::Joined(joined) => Event::SeatTaken {
                seat: GameSeat {
                    player: u32::from(seat),
                    name: joined.joined.clone(),
                    driver: Driver::Owner,
                },
                due: None,
                events,
            },
            Line::Dropped(_) => Event::Dropped { seat, events },
            _ => Event::Played { seat, by, events },
        };
        self.frames.push(Frame {
            seq: self.frames.len() as u64 + 1,
            at: None,
            event: Some(event),
            legal: Vec::new(),
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

/// The table around a game, as these eyes see it.
pub(crate) fn table_view(
    game: &dyn LiveGame,
    header: &Header,
    contents: &Contents,
    look: &ReplayOptions,
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
        decks: contents.deck_names(look.lang),
        options: options_of(game.rules(), header),
        locked: false,
        host: None,
        away: Vec::new(),
        again: Vec::new(),
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
            legal: Vec::new(),
            unlisted: None,
            view,
        }),
        chat: Vec::new(),
    }
}

fn options_of(rules: RuleSet, header: &Header) -> Options {
    Options {
        seats: header.seats.len() as u16,
        game: Some(bundle(rules).header_options(&header.options)),
        ..Options::default()
    }
}
