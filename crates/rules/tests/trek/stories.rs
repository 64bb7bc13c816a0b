//! Games that read like a story. In `tests/stories/trek/*.txt` lines with `>` are what is
//! done and lines with `#` are remarks; the rest is what the rules make of it, rewritten
//! by `UPDATE_STORIES=1 cargo test` and reviewed as a diff.

use std::fmt::Write as _;
use std::path::Path;

use antedate_rules::trek::{
    Action, Benefit, Event, Experience, ItineraryId, Phase, Source, Taken, Token, Trek,
};
use antedate_rules::{CardId, Events, Game, NoChance, Seat, Viewer};

use crate::table::{Table, benefit};

/// A story as far as it has been told.
struct Story {
    table: Table,
    cards: Vec<String>,
    itineraries: Vec<String>,
    game: Option<Trek>,
}

impl Story {
    fn new() -> Story {
        Story {
            table: Table::blank(2),
            cards: Vec::new(),
            itineraries: (0..16).map(|id| format!("plain-{id}")).collect(),
            game: None,
        }
    }

    /// Does what one input line says, and tells what came of it.
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
                let seat: u8 = number(seat);
                self.itineraries[4 * usize::from(seat)] = name.to_owned();
                self.table = self.table.clone().itinerary(seat, columns, rows);
            }
            _ => panic!("no story begins with {line:?}"),
        }
        String::new()
    }

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

    fn tell_table(&self, game: &Trek, told: &mut String) {
        let view = game.view(Viewer::Spectator);
        let name = |card: &Option<CardId>| card.map_or("-", |card| self.card(card)).to_owned();
        let row: Vec<String> = view.row.iter().map(name).collect();
        let _ = write!(told, "  row {} | deck {}", row.join(" "), view.n_deck);
        let _ = writeln!(told, " | ancestors {}", view.n_ancestors);
        for (seat, player) in view.players.iter().enumerate() {
            let journeys: Vec<String> = game
                .journeys(Seat(seat as u8))
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

fn number<T: std::str::FromStr>(word: &str) -> T {
    word.parse()
        .unwrap_or_else(|_| panic!("{word:?} is not a number"))
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

/// Tells a story anew from its input lines, keeping the remarks.
fn retell(text: &str) -> String {
    let mut story = Story::new();
    let mut told = String::new();
    let mut quiet = true;
    for line in text.lines() {
        if line.starts_with('#') {
            let _ = writeln!(told, "{}{line}", if quiet { "" } else { "\n" });
            quiet = true;
        } else if let Some(input) = line.strip_prefix("> ") {
            let answer = story.tell(input);
            let _ = write!(told, "{}{line}\n{answer}", if quiet { "" } else { "\n" });
            quiet = answer.is_empty();
        }
    }
    told
}

#[test]
fn every_story_is_told_as_it_was() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stories/trek");
    let mut n_stories = 0;
    for entry in std::fs::read_dir(folder).expect("the folder of the stories") {
        let path = entry.expect("a story").path();
        let text = std::fs::read_to_string(&path).expect("a story in UTF-8");
        let told = retell(&text);
        if std::env::var_os("UPDATE_STORIES").is_some() {
            std::fs::write(&path, &told).expect("a story can be rewritten");
        } else {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            assert!(told == text, "{name} is now told so:\n{told}");
        }
        n_stories += 1;
    }
    assert!(n_stories >= 8, "only {n_stories} stories were found");
}
