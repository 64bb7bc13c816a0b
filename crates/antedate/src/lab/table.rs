//! Which table a lab plays at, as the command line says it.

use antedate_decks::{DeckKind, Pool, open_for};
use antedate_lab::{GameOption, PlayerKind, Rules, Spec};
use antedate_rules::{Edition, Seat};
use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::Usage;

/// The deck of a table.
#[derive(clap::Args)]
pub(super) struct DeckArgs {
    /// The edition [default: the deck's]
    #[arg(long)]
    edition: Option<EditionArg>,
    /// A built-in deck, several joined with `+`, a folder, or `generated:SIZE[:ties]` [default: the edition's, or the game's usual one]
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
    /// Draw the itineraries of day I at random in trek
    #[arg(long)]
    first_game: bool,
    /// Lay out time warps in trek
    #[arg(long)]
    warps: bool,
}

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum EditionArg {
    Classic,
    Twist,
    Saga,
}

/// Reads the name of a rule set.
pub(super) fn rules_parser() -> impl TypedValueParser<Value = Rules> {
    let names = Rules::ALL.iter().map(|rules| rules.name());
    PossibleValuesParser::new(names)
        .map(|name| Rules::by_name(&name).expect("one of the possible values"))
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
        if let Some((only, kind)) = rules.info().only_deck {
            if asked.is_some() {
                return Err(Usage(format!("{rules} has no editions; leave --edition out")).into());
            }
            let deck = self.deck.as_deref().unwrap_or(only);
            return Ok((usual, open_for(deck, Some(kind))?));
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

impl GameArgs {
    /// Refuses an option that the rule set does not have, rather than ignoring it.
    pub(super) fn check(&self, rules: Rules) -> Result<(), Usage> {
        let has_not = |option| !rules.info().options.contains(&option);
        let refused = |why: String| Err(Usage(why));
        if has_not(GameOption::Hand) && (self.hand != 4 || !self.handicap.is_empty()) {
            return refused(format!(
                "{rules} has fixed hands; leave --hand and --handicap out"
            ));
        }
        if has_not(GameOption::First) && self.first.is_some() {
            return refused(format!(
                "in {rules} the watches say who begins; leave --first out"
            ));
        }
        if has_not(GameOption::FirstGame) && self.first_game {
            return refused(format!(
                "{rules} has no itineraries; leave --first-game out"
            ));
        }
        if has_not(GameOption::Warps) && self.warps {
            return refused(format!("{rules} has no time warps; leave --warps out"));
        }
        Ok(())
    }

    /// Puts these options on a table.
    pub(super) fn apply(&self, spec: &mut Spec) {
        spec.hand = self.hand;
        spec.handicaps.clone_from(&self.handicap);
        spec.first = self.first.map(|seat| Seat(seat.into()));
        spec.first_game = self.first_game;
        spec.warps = self.warps;
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
        warps: false,
        nodes: nodes.unwrap_or(rules.info().usual_nodes),
        details: false,
        timing: false,
    }
}
