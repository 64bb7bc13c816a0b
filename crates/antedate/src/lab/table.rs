//! Which table a lab plays at, as the command line says it.

use antedate_decks::{DeckKind, Pool, open_for};
use antedate_lab::{PlayerKind, Rules, Spec};
use antedate_rules::{Edition, Seat};
use clap::ValueEnum;

use crate::Usage;

/// The deck of a table.
#[derive(clap::Args)]
pub(super) struct DeckArgs {
    /// The edition [default: the deck's]
    #[arg(long)]
    edition: Option<EditionArg>,
    /// A built-in deck, several joined with `+`, a folder, or `generated:SIZE[:ties]` [default: the edition's, or the usual one of the game]
    #[arg(long)]
    deck: Option<String>,
}

/// The options of a game.
#[derive(clap::Args)]
pub(super) struct GameArgs {
    /// Cards dealt to each player in timeline, 3 to 6
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=6))]
    hand: u8,
    /// Extra cards in timeline, seat by seat: `0,2` gives seat 1 two more
    #[arg(long, value_delimiter = ',', value_name = "N,…", value_parser = clap::value_parser!(u8).range(0..=6))]
    handicap: Vec<u8>,
    /// The seat that begins in timeline and twist [default: a random one in each game]
    #[arg(long, value_name = "SEAT")]
    first: Option<u8>,
    /// Make day I's itineraries random in trek
    #[arg(long)]
    first_game: bool,
}

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum RulesArg {
    Timeline,
    Twist,
    Trek,
}

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum EditionArg {
    Classic,
    Twist,
    Saga,
}

impl From<RulesArg> for Rules {
    fn from(rules: RulesArg) -> Rules {
        match rules {
            RulesArg::Timeline => Rules::Timeline,
            RulesArg::Twist => Rules::Twist,
            RulesArg::Trek => Rules::Trek,
        }
    }
}

impl DeckArgs {
    /// Finds the edition and the cards. Unless it is named the edition is that of the deck,
    /// or `usual` where no deck is named either.
    pub(super) fn open(
        &self,
        rules: Rules,
        usual: &'static Edition,
    ) -> anyhow::Result<(&'static Edition, Pool)> {
        let asked = self.edition.map(EditionArg::edition);
        if rules == Rules::Trek {
            if asked.is_some() {
                return Err(Usage("trek has no editions; leave --edition out".to_owned()).into());
            }
            let deck = self.deck.as_deref().unwrap_or("trek");
            return Ok((usual, open_for(deck, Some(DeckKind::Trek))?));
        }
        let expected = asked.unwrap_or(usual);
        let kind = DeckKind::by_id(expected.id).expect("every edition has its kind of deck");
        let deck = self.deck.as_deref().unwrap_or(expected.deck);
        let pool = open_for(deck, Some(kind))?;
        let edition = asked.or(pool.kind().edition()).unwrap_or(usual);
        Ok((edition, pool))
    }
}

impl EditionArg {
    fn edition(self) -> &'static Edition {
        match self {
            EditionArg::Classic => &Edition::CLASSIC,
            EditionArg::Twist => &Edition::TWIST,
            EditionArg::Saga => &Edition::SAGA,
        }
    }
}

/// Returns the edition of a rule set when neither edition nor deck is named.
pub(super) fn usual_edition(rules: Rules) -> &'static Edition {
    match rules {
        Rules::Timeline | Rules::Trek => &Edition::CLASSIC,
        Rules::Twist => &Edition::TWIST,
    }
}

impl GameArgs {
    /// Refuses an option that the rule set does not have, rather than ignoring it.
    pub(super) fn check(&self, rules: Rules) -> Result<(), Usage> {
        let name = rules.name();
        let refused = |why: &str| Err(Usage(why.to_owned()));
        if rules != Rules::Timeline && (self.hand != 4 || !self.handicap.is_empty()) {
            return refused(&format!(
                "{name} has fixed hands; leave --hand and --handicap out"
            ));
        }
        if rules == Rules::Trek && self.first.is_some() {
            return refused("in trek the watches say who begins; leave --first out");
        }
        if rules != Rules::Trek && self.first_game {
            return refused(&format!(
                "{name} has no itineraries; leave --first-game out"
            ));
        }
        Ok(())
    }

    /// Puts these options on a table.
    pub(super) fn apply(&self, spec: &mut Spec) {
        spec.hand = self.hand;
        spec.handicaps.clone_from(&self.handicap);
        spec.first = self.first.map(Seat);
        spec.first_game = self.first_game;
    }
}

/// Describes the usual game of these players.
pub(super) fn usual_game(
    rules: Rules,
    (edition, pool): (&'static Edition, Pool),
    players: Vec<PlayerKind>,
    seed: u64,
    nodes: Option<u64>,
) -> Spec {
    Spec {
        rules,
        edition,
        pool,
        players,
        seed,
        hand: 4,
        handicaps: Vec::new(),
        first: None,
        first_game: false,
        nodes: nodes.unwrap_or(rules.usual_nodes()),
        details: false,
        timing: false,
    }
}
