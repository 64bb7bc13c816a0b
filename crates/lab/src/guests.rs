//! The characters of `bots` at the tables of the lab: what they are told, and what is noted
//! of how they play.

use std::sync::Arc;

use antedate_bots::measure::show_fronts;
use antedate_bots::timeline::TimelinePlayer;
use antedate_bots::trek::{Level, Tables, TrekPlayer};
use antedate_bots::twist::TwistPlayer;
use antedate_bots::{Budget, Character, DeckFacts, Mind, Player, Rng};
use antedate_decks::Pool;
use antedate_record::{pool, timeline, trek, twist};
use antedate_rules::timeline::{Event as TimelineEvent, Timeline};
use antedate_rules::trek::{Data, Event as TrekEvent, Trek};
use antedate_rules::twist::{Event as TwistEvent, N_CARDS, Twist};
use antedate_rules::{CardId, Game, Seat, Viewer};

use crate::counts::Details;
use crate::ruleset::Ruleset;

/// What a seat may see of a game of this rule set.
pub(crate) type ViewOf<R> = <<R as Ruleset>::Game as Game>::View;
/// What a seat may do in it.
pub(crate) type ActionOf<R> = <<R as Ruleset>::Game as Game>::Action;

/// A rule set whose seats characters can take.
pub(crate) trait Guests: Ruleset {
    /// What everybody may know of the deck before a game.
    type Lore: Send + Sync;
    /// Somebody in a seat. It gets views and nothing else of the game.
    type Bot: Player<View = ViewOf<Self>, Action = ActionOf<Self>>;

    fn lore(pool: &Pool) -> Self::Lore;
    /// Says which card of the pool each card in play is.
    fn places(lore: &Self::Lore, recorded: &Self::Recorded) -> Vec<usize>;
    fn seat(lore: &Self::Lore, character: &'static Character, seed: u64) -> Self::Bot;
    /// Tells a bot which cards of the pool lie in view, and lets it remember the dates.
    fn look(bot: &mut Self::Bot, view: &ViewOf<Self>, places: &[usize]);
    /// Notes what is worth counting of an event that has just been folded in.
    fn note(
        game: &Self::Game,
        event: &<Self::Game as Game>::Event,
        places: &[usize],
        details: &mut Details,
    );
    /// Returns whose turn it is, once turns are taken.
    fn turn(game: &Self::Game) -> Option<Seat>;
}

/// A deck of dated cards.
pub(crate) struct Dates {
    deck: Arc<DeckFacts>,
    /// The ids of the cards in the order of the pool, which is their own.
    ids: Vec<String>,
}

impl Dates {
    fn of(pool: &Pool) -> Dates {
        Dates {
            deck: Arc::new(DeckFacts::of_pool(pool)),
            ids: pool.cards().map(|card| card.card.id.clone()).collect(),
        }
    }

    fn place(&self, id: &str) -> usize {
        let found = self.ids.binary_search_by(|other| other.as_str().cmp(id));
        found.expect("every card in play is of the pool")
    }

    fn mind(&self, character: &'static Character, seed: u64) -> Mind {
        Mind::new(character, &self.deck, seed)
    }
}

impl Guests for timeline::Dealer {
    type Lore = Dates;
    type Bot = TimelinePlayer;

    fn lore(pool: &Pool) -> Dates {
        Dates::of(pool)
    }

    fn places(lore: &Dates, recorded: &timeline::Recorded) -> Vec<usize> {
        let n_cards = recorded.game.deal().n_cards();
        let cards = (0..n_cards).map(|card| CardId(card as u8));
        cards.map(|card| lore.place(recorded.id(card))).collect()
    }

    fn seat(lore: &Dates, character: &'static Character, seed: u64) -> TimelinePlayer {
        TimelinePlayer {
            mind: lore.mind(character, seed),
        }
    }

    fn look(bot: &mut TimelinePlayer, view: &ViewOf<Self>, places: &[usize]) {
        bot.look(view, places);
    }

    fn note(game: &Timeline, event: &TimelineEvent, places: &[usize], details: &mut Details) {
        let (seat, card, right) = match event {
            TimelineEvent::CardPlaced { seat, card, .. } => (seat.index(), card, true),
            TimelineEvent::CardMisplaced { seat, card, .. } => (seat.index(), card, false),
            _ => return,
        };
        details.tried(seat, places[card.index()], right);
        details.tried_in_line(seat, game.line().len() - usize::from(right), right);
    }

    fn turn(game: &Timeline) -> Option<Seat> {
        game.turn()
    }
}

impl Guests for twist::Dealer {
    type Lore = Dates;
    type Bot = TwistPlayer;

    fn lore(pool: &Pool) -> Dates {
        Dates::of(pool)
    }

    fn places(lore: &Dates, recorded: &twist::Recorded) -> Vec<usize> {
        let cards = (0..N_CARDS).map(|card| CardId(card as u8));
        cards.map(|card| lore.place(recorded.id(card))).collect()
    }

    fn seat(lore: &Dates, character: &'static Character, seed: u64) -> TwistPlayer {
        TwistPlayer {
            mind: lore.mind(character, seed),
        }
    }

    fn look(bot: &mut TwistPlayer, view: &ViewOf<Self>, places: &[usize]) {
        show_fronts(&mut bot.mind, view, places);
    }

    fn note(_game: &Twist, event: &TwistEvent, places: &[usize], details: &mut Details) {
        if let TwistEvent::CardTried { seat, card, went } = event {
            details.tried(seat.index(), places[card.index()], went.is_success());
        }
    }

    fn turn(game: &Twist) -> Option<Seat> {
        game.turn()
    }
}

impl Guests for trek::Dealer {
    /// The dates of trek are public: what is worked out of the deck once.
    type Lore = Option<Arc<Tables>>;
    type Bot = TrekPlayer;

    fn lore(pool: &Pool) -> Option<Arc<Tables>> {
        let values = pool::trek_values(&pool.decks()[0])?;
        let data = Data::new(values.setup).ok()?;
        Some(Arc::new(Tables::new(Arc::new(data))))
    }

    fn places(_lore: &Option<Arc<Tables>>, _recorded: &trek::Recorded) -> Vec<usize> {
        Vec::new()
    }

    fn seat(lore: &Option<Arc<Tables>>, character: &'static Character, _seed: u64) -> TrekPlayer {
        let tables = lore.as_ref().expect("the dealer checked the values");
        TrekPlayer::new(Arc::clone(tables), Level::of(character))
    }

    fn look(_bot: &mut TrekPlayer, _view: &ViewOf<Self>, _places: &[usize]) {}

    fn note(game: &Trek, event: &TrekEvent, _places: &[usize], details: &mut Details) {
        details.trek.hear(&game.show(Viewer::Spectator, event));
    }

    fn turn(game: &Trek) -> Option<Seat> {
        game.turn()
    }
}

/// One seat's character in one game, with what steers its thinking.
pub(crate) struct Guest<R: Guests> {
    pub(crate) bot: R::Bot,
    rng: Rng,
}

impl<R: Guests> Guest<R> {
    /// Seats a character; `seed` names its game and its seat.
    pub(crate) fn new(lore: &R::Lore, character: &'static Character, seed: [u64; 2]) -> Guest<R> {
        Guest {
            bot: R::seat(lore, character, seed[0]),
            rng: Rng::new(seed[1]),
        }
    }

    pub(crate) fn choose(
        &mut self,
        view: &ViewOf<R>,
        seat: Seat,
        budget: &Budget,
    ) -> Option<ActionOf<R>> {
        self.bot.choose(view, seat, budget, &mut self.rng)
    }
}
