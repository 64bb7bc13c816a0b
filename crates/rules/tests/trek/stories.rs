//! Games that read like a story, in `tests/stories/trek/*.txt`.

use std::fmt::Write as _;

use antedate_rules::trek::{
    Action, Benefit, Event, Experience, ItineraryId, Phase, Price, Source, Taken, Token, Trek,
    WarpChoice, WarpKind,
};
use antedate_rules::{CardId, Events, Game, NoChance, Seat, Viewer};

use crate::common::storybook::{Teller, number};
use crate::table::{Table, benefit};

/// A story as far as it has been told.
pub(crate) struct Story {
    table: Table,
    cards: Vec<String>,
    itineraries: Vec<String>,
    game: Option<Trek>,
}

impl Teller for Story {
    fn new() -> Story {
        Story {
            table: Table::blank(2),
            cards: Vec::new(),
            itineraries: (0..16).map(|id| format!("plain-{id}")).collect(),
            game: None,
        }
    }

    fn tell(&mut self, line: &str) -> String {
        let words: Vec<&str> = line.split_whitespace().collect();
        if self.game.is_some() {
            let (seat, action) = self.action(&words);
            return self.act(seat, action);
        }
        match words[..] {
            ["begin"] => return self.begin(),
            ["seats", n] => self.table = Table::blank(number(n)),
            ["watches", ref seats @ ..] => {
                self.table.watches = seats.iter().map(|seat| Seat(number(seat))).collect();
            }
            ["ancestors", n] => self.table.data.ancestors = [number(n); 3],
            ["journeys", ref points @ ..] => {
                self.table.data.journey = points.iter().map(|points| number(points)).collect();
            }
            ["mat", ref benefits @ ..] => {
                self.table.data.mat = std::array::from_fn(|space| word_benefit(benefits[space]));
            }
            ["first-game", ref drawn @ ..] => {
                self.table.first_game = Some(drawn.iter().map(|nth| number(nth)).collect());
            }
            ["warps", ref words @ ..] => {
                let warps: Vec<(WarpKind, Price)> = words.iter().map(|word| warp(word)).collect();
                self.table = self.table.clone().warps(&warps);
            }
            ["card", day, name, date, hours, ref benefits @ ..] => {
                let letters: String = benefits.iter().map(|word| letter(word)).collect();
                let hours = number(hours.trim_end_matches('h'));
                self.cards.push(name.to_owned());
                let table = self.table.clone();
                self.table = table.card(number(day), number(date), hours, &letters);
            }
            ["itinerary", seat, name, ref rest @ ..] => {
                let text = rest.join(" ");
                let (columns, rows) = text.split_once("rows").unwrap_or((&text, ""));
                let seat: u16 = number(seat);
                self.itineraries[4 * usize::from(seat)] = name.to_owned();
                self.table = self.table.clone().itinerary(seat, columns, rows);
            }
            _ => panic!("no story begins with {line:?}"),
        }
        String::new()
    }
}

impl Story {
    fn begin(&mut self) -> String {
        let mut game = self.table.clone().deal();
        let n_cards = game.deal().data().values().cards.len();
        self.cards
            .extend((self.cards.len()..n_cards).map(|id| format!("filler-{id}")));
        let opening = game.opening();
        let mut told = String::new();
        for event in &opening {
            game.evolve(event);
            self.tell_event(&game, event, &mut told);
        }
        self.tell_table(&game, &mut told);
        self.game = Some(game);
        told
    }

    fn action(&self, words: &[&str]) -> (Seat, Action) {
        let ["seat", seat, ref deed @ ..] = *words else {
            panic!("somebody must act in {words:?}");
        };
        let action = match *deed {
            ["passes"] => Action::Pass,
            ["chooses", name] => Action::ChooseItinerary(self.itinerary(name)),
            ["takes", name, ref spending @ ..] => Action::Take {
                source: self.source(name),
                crystals: spending.get(1).map_or(0, |crystals| number(crystals)),
            },
            ["puts", token, "on", column] => Action::PlaceToken {
                token: word_token(token),
                column: experience(column),
            },
            ["uses", at, ref choice @ ..] => Action::UseWarp {
                at: number(at),
                choice: match choice {
                    [] => WarpChoice::None,
                    ["on", one, "and", other] => WarpChoice::Spaces(number(one), number(other)),
                    ["of", space] => WarpChoice::Mat(number(space)),
                    _ => panic!("no warp is used {choice:?}"),
                },
            },
            ["puts-on-top", nth] => Action::PutOnTop(number(nth)),
            _ => panic!("nobody can do {words:?}"),
        };
        (Seat(number(seat)), action)
    }

    fn itinerary(&self, name: &str) -> ItineraryId {
        let id = self.itineraries.iter().position(|other| other == name);
        ItineraryId(id.unwrap_or_else(|| panic!("no itinerary {name}")) as u8)
    }

    /// Finds a card in sight; one that is not in sight is looked for on space 9.
    fn source(&self, name: &str) -> Source {
        if name == "ancestor" {
            return Source::Ancestor;
        }
        let row = self.game.as_ref().map_or([None; 6], Trek::row);
        let named = |card: &Option<CardId>| card.is_some_and(|card| self.card(card) == name);
        Source::Space(row.iter().position(named).unwrap_or(9) as u8)
    }

    fn card(&self, card: CardId) -> &str {
        &self.cards[card.index()]
    }

    fn act(&mut self, seat: Seat, action: Action) -> String {
        let mut game = self.game.clone().expect("the story has begun");
        let mut events = Events::new();
        let mut told = String::new();
        match game.decide(seat, action, &NoChance, &mut events) {
            Err(illegal) => {
                let _ = writeln!(told, "refused, {}: {illegal}", illegal.code());
            }
            Ok(()) => {
                for event in &events {
                    game.evolve(event);
                    self.tell_event(&game, event, &mut told);
                }
                if game.phase() != Phase::Choosing || events.len() > 1 {
                    self.tell_table(&game, &mut told);
                }
                self.game = Some(game);
            }
        }
        told
    }

    fn tell_event(&self, game: &Trek, event: &Event, told: &mut String) {
        let line = match event {
            Event::ItineraryChosen { seat, .. } => format!("{seat} has chosen"),
            Event::ItinerariesRevealed => {
                let name = |seat| {
                    game.itinerary(seat)
                        .map(|id| &self.itineraries[id.index()][..])
                };
                let names: Vec<&str> = Seat::all(game.n_seats()).filter_map(name).collect();
                format!("the itineraries are {}", names.join(" and "))
            }
            Event::CardTaken {
                seat,
                taken,
                spent,
                watch,
                points,
                crystals,
                journey,
            } => {
                let what = match taken {
                    Taken::Card { card, space: 0 } => format!("{} off the deck", self.card(*card)),
                    Taken::Card { card, space } => format!("{} from {space}", self.card(*card)),
                    Taken::Ancestor => "an ancestor".to_owned(),
                };
                let spent = some(u16::from(*spent), "crystal", " for ");
                let gained = gains(u16::from(*points), u16::from(*crystals));
                let journey = journey.name();
                format!("{seat} took {what}{spent}, is at {watch}; the journey {journey}{gained}")
            }
            Event::TokenPlaced {
                token,
                column,
                points,
                crystals,
                ..
            } => {
                format!("{token} token on {column}{}", gains(*points, *crystals))
            }
            Event::TokenReturned { token, .. } => format!("{token} token returned"),
            Event::TurnEnded { .. } => return,
            Event::Passed { seat } => format!("{seat} passed"),
            Event::TurnPassed { to } => format!("{to} is to act"),
            Event::DayEnded { day } => format!("day {day} is over"),
            Event::DayBegan { day } => format!("day {day} began"),
            Event::WarpUsed { seat, at, choice } => self.tell_warp(game, *seat, *at, *choice),
            Event::Foreseen { seat, .. } => {
                format!(
                    "{seat} put a card on top; {}",
                    self.tell_foreseen(game, *seat)
                )
            }
            Event::GameEnded => {
                let outcome = game.outcome().expect("the game is over");
                let (scores, winners) = (outcome.scores, outcome.winners);
                let journeys = outcome.journeys;
                format!(
                    "the game is over: scores {scores:?}, journeys {journeys:?}, won by {winners:?}"
                )
            }
        };
        let _ = writeln!(told, "{line}");
    }

    fn tell_warp(&self, game: &Trek, seat: Seat, at: u8, choice: WarpChoice) -> String {
        let warp = game.laid_out()[usize::from(at)];
        let kind = game.deal().data().values().warps[warp.index()].kind;
        let choice = match choice {
            WarpChoice::None => String::new(),
            WarpChoice::Spaces(one, other) => format!(" on {one} and {other}"),
            WarpChoice::Mat(space) => format!(" of {space}"),
        };
        let seen = match kind {
            WarpKind::Foresight => format!("; {}", self.tell_foreseen(game, seat)),
            _ => String::new(),
        };
        format!("{seat} used {kind}{choice}{seen}")
    }

    /// Tells what each pair of eyes sees of the cards looked at (TW-6).
    fn tell_foreseen(&self, game: &Trek, seat: Seat) -> String {
        let seen = |viewer| {
            let foreseen = game.view(viewer).warps?.foreseen?;
            let cards = foreseen.cards?;
            Some(
                cards
                    .iter()
                    .map(|card| self.card(*card))
                    .collect::<Vec<_>>()
                    .join(" "),
            )
        };
        let all = Viewer::all(game.n_seats()).filter_map(|viewer| Some((viewer, seen(viewer)?)));
        let told: Vec<String> = all
            .map(|(viewer, cards)| match viewer == Viewer::Seat(seat) {
                true => format!("{seat} alone sees {cards}"),
                false => format!("{viewer:?} sees {cards} too"),
            })
            .collect();
        told.join(" and ")
    }

    fn tell_table(&self, game: &Trek, told: &mut String) {
        let view = game.view(Viewer::Spectator);
        let name = |card: &Option<CardId>| card.map_or("-", |card| self.card(card)).to_owned();
        let row: Vec<String> = view.row.iter().map(name).collect();
        let _ = write!(told, "  row {} | deck {}", row.join(" "), view.n_deck);
        let _ = writeln!(told, " | ancestors {}", view.n_ancestors);
        if view.warps.is_some() {
            let all = game.laid_out().iter().zip(game.markers());
            let warps: Vec<String> = all
                .map(|(warp, by)| {
                    let values = game.deal().data().values().warps[warp.index()];
                    let by = by.map_or(String::new(), |seat| format!(" by {seat}"));
                    format!("{} {}{by}", values.kind, price(values.price))
                })
                .collect();
            let _ = writeln!(told, "  warps {}", warps.join(", "));
        }
        for (seat, player) in view.players.iter().enumerate() {
            let journeys: Vec<String> = game
                .journeys(Seat(seat as u16))
                .map(|cards| {
                    let name = |card: &Option<CardId>| {
                        card.map_or("ancestor", |card| self.card(card)).to_owned()
                    };
                    cards.iter().map(name).collect::<Vec<_>>().join(" ")
                })
                .collect();
            let (hour, points, crystals) = (player.hour, player.points, player.crystals);
            let tokens = player.filled.map(|n| n.to_string()).join(" ");
            let _ = writeln!(
                told,
                "  seat {seat} at {hour:2} | points {points:2} | crystals {crystals} | tokens {tokens} | {}",
                if journeys.is_empty() {
                    "no journey".to_owned()
                } else {
                    journeys.join(", then ")
                }
            );
        }
        if view.phase == Phase::Tokens {
            let [p, e, i, g] = view.pool.coloured;
            let _ = writeln!(
                told,
                "  to place: {p} {e} {i} {g} and {} wild",
                view.pool.wild
            );
        }
    }
}

/// Tells a number of things, or nothing at all.
fn some(n: u16, thing: &str, before: &str) -> String {
    match n {
        0 => String::new(),
        1 => format!("{before}1 {thing}"),
        _ => format!("{before}{n} {thing}s"),
    }
}

fn gains(points: u16, crystals: u16) -> String {
    some(points, "point", ", +") + &some(crystals, "crystal", ", +")
}

fn experience(word: &str) -> Experience {
    let named = |experience: &Experience| experience.name() == word;
    let found = Experience::ALL.into_iter().find(named);
    found.unwrap_or_else(|| panic!("no experience is called {word:?}"))
}

fn word_token(word: &str) -> Token {
    match word {
        "wild" => Token::Wild,
        colour => Token::Coloured(experience(colour)),
    }
}

fn letter(word: &str) -> char {
    match word {
        "progress" => 'g',
        other => other.chars().next().expect("a word has a letter"),
    }
}

fn word_benefit(word: &str) -> Option<Benefit> {
    (word != "-").then(|| benefit(letter(word)))
}

/// Reads a time warp: its kind, a colon and its price, as `haste:1c`, `echo:1h` or `prism:free`.
fn warp(word: &str) -> (WarpKind, Price) {
    let (kind, price) = word.split_once(':').expect("a kind and its price");
    let kind = WarpKind::by_name(kind).unwrap_or_else(|| panic!("no warp is called {kind:?}"));
    let price = match (price.strip_suffix('c'), price.strip_suffix('h')) {
        (Some(n), _) => Price::Crystals(number(n)),
        (_, Some(n)) => Price::Hours(number(n)),
        _ => Price::Crystals(0),
    };
    (kind, price)
}

fn price(price: Price) -> String {
    match price {
        Price::Crystals(0) | Price::Hours(0) => "free".to_owned(),
        Price::Crystals(n) => format!("{n}c"),
        Price::Hours(n) => format!("{n}h"),
    }
}
