//! Trek under the laws that every rule set keeps.

use antedate_rules::trek::{
    Action, Event, Experience, FORESEEN, ItineraryId, Outcome, Phase, SEATS, Source, Token, Trek,
    WarpChoice, WarpId,
};
use antedate_rules::{CardId, Chance, Events, Game, Seat, Viewer};

use crate::common::dice::Dice;
use crate::common::laws::{Lawful, laws};
use crate::common::played::Played;
use crate::stories::Story;
use crate::table::{Table, act};

laws!(Trek);

impl Lawful for Trek {
    type Setup = Table;
    type Manner = ();
    type Step = (Seat, Action);
    type Teller = Story;

    const NAME: &'static str = "trek";
    const SEATS: std::ops::RangeInclusive<usize> = SEATS;
    const N_GAMES: u64 = 250;
    /// TR-7, TR-19: every move but a choice, a token or a pass moves a watch by an hour or
    /// more, so at most 36 cards are taken by a player.
    const MAX_STEPS: usize = 2000;
    const LOOK_EVERY: usize = 1;
    const MIN_STORIES: usize = 8;

    fn random(dice: &mut Dice, n_seats: usize) -> (Table, ()) {
        let mut table = dice.table(n_seats);
        // Some itineraries stay in the box.
        let spare = table.data.itineraries[0].clone();
        table.data.itineraries.extend([spare.clone(), spare]);
        (table, ())
    }

    fn deal(table: &Table) -> Trek {
        table.clone().deal()
    }

    fn opening_events(&self) -> Events<Event> {
        self.opening()
    }

    fn next_step(&self, dice: &mut Dice, (): &()) -> Option<(Seat, Action)> {
        dice.pick(self)
    }

    fn decide_step(&self, (seat, action): (Seat, Action), _: &dyn Chance) -> Events<Event> {
        act(&mut self.clone(), seat.0, action)
    }

    fn every_action(&self) -> Vec<Action> {
        let mut actions = vec![Action::Pass];
        actions.extend((0..24).map(|id| Action::ChooseItinerary(ItineraryId(id))));
        for crystals in 0..=12 {
            let sources = (0..8).map(Source::Space).chain([Source::Ancestor]);
            actions.extend(sources.map(|source| Action::Take { source, crystals }));
        }
        let coloured = Experience::ALL.map(Token::Coloured);
        for token in coloured.into_iter().chain([Token::Wild]) {
            actions.extend(Experience::ALL.map(|column| Action::PlaceToken { token, column }));
        }
        for at in 0..6 {
            let spaces = (0..7).flat_map(|one| (one..7).map(move |other| (one, other)));
            let spaces = spaces.map(|(one, other)| WarpChoice::Spaces(one, other));
            let choices = (0..7).map(WarpChoice::Mat).chain([WarpChoice::None]);
            let all = choices.chain(spaces);
            actions.extend(all.map(|choice| Action::UseWarp { at, choice }));
        }
        actions.extend((0..=FORESEEN as u8).map(Action::PutOnTop));
        actions
    }

    fn some_event() -> Event {
        Event::DayBegan { day: 7 }
    }

    /// In sight, unseen, or taken: each card of the day is in one place.
    fn cards(&self) -> (Vec<CardId>, usize) {
        let deck = self.deal().day(self.day());
        let mut today: Vec<CardId> = self.unseen().collect();
        today.extend(self.row().into_iter().flatten());
        let taken = taken(self).into_iter().flatten();
        today.extend(taken.filter(|card| deck.contains(card)));
        (today, deck.len())
    }

    /// No card is taken twice, ancestors taken and left make the pile, and nobody has used
    /// two warps today (TW-2).
    fn check_position(&self) {
        for seat in Seat::all(self.n_seats()) {
            let used = self.markers().iter().filter(|by| **by == Some(seat));
            assert!(used.count() <= 1);
        }
        let taken = taken(self);
        let mut cards: Vec<CardId> = taken.iter().flatten().copied().collect();
        let (n_cards, n_ancestors) = (cards.len(), taken.len() - cards.len());
        cards.sort();
        cards.dedup();
        assert_eq!(cards.len(), n_cards);
        let left = usize::from(self.n_ancestors());
        assert_eq!(n_ancestors + left, usize::from(self.deal().n_ancestors()));
    }

    fn check_end(&self, outcome: &Outcome, log: &[Event]) {
        assert_eq!(self.phase(), Phase::Over);
        let days = log.iter().filter(|e| matches!(e, Event::DayEnded { .. }));
        assert_eq!(days.count(), 3);
        assert!(!outcome.winners.is_empty());
        let best = outcome.scores.iter().max();
        for winner in outcome.winners.iter() {
            assert_eq!(outcome.scores.get(winner.index()), best);
        }
    }

    /// Changes the order of the decks below what came into sight and what others put on top
    /// there, the warps of days to come, the itineraries others have not shown, and choices
    /// not yet shown.
    fn with_other_secrets(played: &Played<Self>, dice: &mut Dice, viewer: Viewer) -> Played<Self> {
        let mut other = played.clone();
        let (game, _) = played.log();
        for day in 1..=3u8 {
            Deck::read(played, viewer, day).change(&mut other, dice);
        }
        change_warps(&mut other.setup, dice, &game);
        change_itineraries(&mut other.setup, dice, &game, viewer);
        // A choice not yet shown is now for what lies in its place.
        for (seat, action) in &mut other.steps {
            if let Action::ChooseItinerary(chosen) = action {
                let four = &played.setup.itineraries[seat.index()];
                let nth = four
                    .iter()
                    .position(|id| id == chosen)
                    .expect("one of four");
                *chosen = other.setup.itineraries[seat.index()][nth];
            }
        }
        other
    }

    fn secrets(played: &Played<Self>) -> Vec<String> {
        let table = &played.setup;
        let chosen = played.steps.iter().filter_map(|(_, action)| match action {
            Action::ChooseItinerary(id) => Some(*id),
            _ => None,
        });
        vec![
            format!("{:?}", table.days),
            format!("{:?}", table.itineraries),
            format!("{:?}", chosen.collect::<Vec<_>>()),
            format!("{:?}", table.warps),
        ]
    }
}

/// Lists what lies in all journeys; an ancestor has no number.
fn taken(game: &Trek) -> Vec<Option<CardId>> {
    Seat::all(game.n_seats())
        .flat_map(|seat| game.journeys(seat).flatten().collect::<Vec<_>>())
        .collect()
}

/// A look into the deck (TW-4).
struct Look {
    /// Which of the steps put a card on top.
    step: usize,
    /// Where in the deck the cards lay.
    at: usize,
    /// How many they were.
    n: usize,
    /// Which was put on top; 0 if none has been yet.
    nth: usize,
    /// Whether the viewer looked.
    is_own: bool,
}

/// A day's deck as it came to lie, and who had looked at what.
struct Deck {
    day: u8,
    order: Vec<CardId>,
    looks: Vec<Look>,
    seen: Vec<CardId>,
    /// Somebody looked at cards that a new dawn had put under the deck, in sight of all.
    is_mixed: bool,
}

impl Deck {
    fn read(played: &Played<Trek>, viewer: Viewer, day: u8) -> Deck {
        let mut deck = Deck {
            day,
            order: played.setup.days[usize::from(day) - 1].clone(),
            looks: Vec::new(),
            seen: Vec::new(),
            is_mixed: false,
        };
        let looked = std::cell::RefCell::new(&mut deck);
        let before = |game: &Trek, step: usize| {
            let mut deck = looked.borrow_mut();
            if game.day() == day && game.phase() == Phase::Foresight {
                let nth = match played.steps.get(step) {
                    Some((_, Action::PutOnTop(nth))) => usize::from(*nth),
                    _ => 0,
                };
                let is_own = game.turn().map(Viewer::Seat) == Some(viewer);
                deck.look(game, step, nth, is_own);
            }
        };
        let mut in_sight = Vec::new();
        let game = played.replay(before, |game, _| {
            if game.day() == day {
                in_sight.extend(game.row().into_iter().flatten());
            }
        });
        if game.phase() == Phase::Foresight {
            before(&game, played.steps.len());
        }
        if day == 1 {
            in_sight.extend(&played.setup.days[0][..6]);
        }
        deck.seen.extend(in_sight);
        deck
    }

    fn look(&mut self, game: &Trek, step: usize, nth: usize, is_own: bool) {
        let next: Vec<CardId> = game.unseen().take(FORESEEN).collect();
        let at = self.order.iter().position(|card| *card == next[0]);
        let at = at.expect("it is of this deck");
        if self.order.get(at..at + next.len()) != Some(&next) {
            self.is_mixed = true;
            return;
        }
        self.order[at..=at + nth].rotate_right(1);
        if is_own {
            self.seen.extend(&next);
        }
        self.looks.push(Look {
            step,
            at,
            n: next.len(),
            nth,
            is_own,
        });
    }

    /// Returns the deck as it was dealt if it came to lie in `order` by these choices, and
    /// what the viewer looked at.
    fn dealt(&self, order: &[CardId], nths: &[usize]) -> (Vec<CardId>, Vec<CardId>) {
        let (mut deck, mut own) = (order.to_vec(), Vec::new());
        for (look, nth) in self.looks.iter().zip(nths).rev() {
            deck[look.at..=look.at + nth].rotate_left(1);
            if look.is_own {
                own.extend(&deck[look.at..look.at + look.n]);
            }
        }
        (deck, own)
    }

    /// Shuffles what the viewer has not seen, and lets others have put another card on top.
    fn change(&self, played: &mut Played<Trek>, dice: &mut Dice) {
        if self.is_mixed {
            return;
        }
        let hidden = |at: &usize| !self.seen.contains(&self.order[*at]);
        let places: Vec<usize> = (0..self.order.len()).filter(hidden).collect();
        let mut cards: Vec<CardId> = places.iter().map(|at| self.order[*at]).collect();
        dice.shuffle(&mut cards);
        let mut order = self.order.clone();
        for (at, card) in places.into_iter().zip(cards) {
            order[at] = card;
        }
        let nths: Vec<usize> = self.looks.iter().map(|look| look.nth).collect();
        let any = |look: &Look| match look.is_own || look.step >= played.steps.len() {
            true => look.nth,
            false => dice.below(look.n),
        };
        let mut others: Vec<usize> = self.looks.iter().map(any).collect();
        if self.dealt(&order, &others).1 != self.dealt(&self.order, &nths).1 {
            others = nths; // What the viewer saw of it would not be the same.
        }
        played.setup.days[usize::from(self.day) - 1] = self.dealt(&order, &others).0;
        for (look, nth) in self.looks.iter().zip(others) {
            if let Some((_, Action::PutOnTop(chosen))) = played.steps.get_mut(look.step) {
                *chosen = nth as u8;
            }
        }
    }
}

/// The warps of days to come change places with each other and with the box.
fn change_warps(table: &mut Table, dice: &mut Dice, game: &Trek) {
    let Some(days) = &mut table.warps else {
        return;
    };
    let (past, later) = days.split_at_mut(usize::from(game.day()));
    let all = (0..table.data.warps.len() as u8).map(WarpId);
    let known = |id: &WarpId| past.iter().flatten().any(|other| other == id);
    let mut ids: Vec<WarpId> = all.filter(|id| !known(id)).collect();
    dice.shuffle(&mut ids);
    for (place, id) in later.iter_mut().flatten().zip(ids) {
        *place = id;
    }
}

/// The unused itineraries of the others change places with each other and with the box.
fn change_itineraries(table: &mut Table, dice: &mut Dice, game: &Trek, viewer: Viewer) {
    let view = game.view(viewer);
    let public = |seat: usize, id: &ItineraryId| {
        let player = &view.players[seat];
        player.used.contains(id) || player.itinerary == Some(*id)
    };
    let mut places = Vec::new();
    for (seat, four) in table.itineraries.iter().enumerate() {
        let hidden = viewer != Viewer::Seat(Seat(seat as u16));
        for (nth, id) in four.iter().enumerate() {
            if hidden && !public(seat, id) {
                places.push((seat, nth));
            }
        }
    }
    let at = |(seat, nth): &(usize, usize)| table.itineraries[*seat][*nth];
    let mut ids: Vec<ItineraryId> = places.iter().map(at).collect();
    let all = (0..table.data.itineraries.len() as u8).map(ItineraryId);
    ids.extend(all.filter(|id| !table.itineraries.as_flattened().contains(id)));
    dice.shuffle(&mut ids);
    for ((seat, nth), id) in places.into_iter().zip(ids) {
        table.itineraries[seat][nth] = id;
    }
}
