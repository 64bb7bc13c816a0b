//! The friendly menu, and games made of what was chosen there or on the command line.

use std::sync::Arc;

use antedate_decks::{Deck, builtin, builtin_ids, open_for};
use antedate_tables::{Contents, generated_kind, plays, usual_deck};
use antedate_wire::{Lang, Options, RuleSet};

use crate::client::level_name;
use crate::face::{Answered, Face, Menu};
use crate::games;
use crate::link::{Address, LocalGame};
use crate::words::{Words, say};
use crate::{BadGame, PlayRequest};

/// So many players the menus offer at most; the command line takes more.
const MOST_OFFERED: usize = 8;

/// What can be played by whom.
fn seats(rules: RuleSet) -> std::ops::RangeInclusive<usize> {
    games::info(rules).seats.clone()
}

impl LocalGame {
    /// Makes a game of what somebody typed. A game that needs more players than are
    /// named gets a bot.
    ///
    /// # Errors
    /// There is no such deck or bot, or the number of players does not fit.
    pub fn new(
        rules: RuleSet,
        deck: Option<&str>,
        people: Vec<String>,
        mut bots: Vec<String>,
        levels: &[String],
    ) -> Result<LocalGame, BadGame> {
        if let Some(unknown) = bots.iter().find(|bot| !levels.contains(bot)) {
            return Err(BadGame::NoSuchBot {
                bot: unknown.clone(),
                known: levels.join(", "),
            });
        }
        let least = *seats(rules).start();
        if bots.is_empty() && people.len() < least {
            bots.push(usual_bot(levels));
        }
        let n_players = people.len() + bots.len();
        if !seats(rules).contains(&n_players) {
            return Err(BadGame::Players {
                rules: rules.name(),
                least,
                most: *seats(rules).end(),
                n_players,
            });
        }
        let contents = contents(rules, deck.unwrap_or(usual_deck(rules)))?;
        Ok(LocalGame {
            contents: Arc::new(contents),
            people,
            bots,
            options: Options::default(),
        })
    }

    /// Turns a way to play on, by the name of its flag.
    ///
    /// # Errors
    /// The game has no such way to play.
    pub fn with_variant(mut self, name: &'static str) -> Result<LocalGame, BadGame> {
        let rules = self.contents.rules();
        let variant = games::info(rules).variant.as_ref();
        let Some(variant) = variant.filter(|variant| variant.name == name) else {
            return Err(BadGame::NoVariant {
                rules: rules.name(),
                name,
            });
        };
        self.options = (variant.options)();
        Ok(self)
    }
}

/// The bot that sits down when nobody has named one: neither the weakest nor the best.
fn usual_bot(levels: &[String]) -> String {
    let wanted = levels.iter().find(|level| *level == "amateur");
    wanted.or(levels.first()).cloned().unwrap_or_default()
}

fn contents(rules: RuleSet, deck: &str) -> Result<Contents, BadGame> {
    let pool = open_for(deck, generated_kind(rules))?;
    Ok(Contents::new(pool, rules)?)
}

/// Lists the built-in decks that can be played by some rules.
fn decks(rules: RuleSet) -> Vec<Arc<Deck>> {
    let all = builtin_ids().filter_map(builtin).filter_map(Result::ok);
    all.filter(|deck| plays(rules, deck.kind)).collect()
}

/// What the first menu leads to.
pub(crate) enum Chosen {
    /// Something to play.
    Play(PlayRequest),
    /// Another language of the interface.
    Language(Lang),
    /// The end.
    Quit,
}

/// What the menu has to know.
pub(crate) struct MenuContext<'a> {
    /// Whether a game waits to be resumed.
    pub(crate) resume: bool,
    /// The characters of the bots.
    pub(crate) levels: &'a [String],
    /// The server of a bare code.
    pub(crate) server: &'a str,
}

/// Leads through the menu until there is something to do.
pub(crate) fn menu(
    face: &mut dyn Face,
    words: &Words,
    offer: &MenuContext<'_>,
) -> Answered<Chosen> {
    loop {
        let mut entries: Vec<(String, Entry)> = Vec::new();
        if offer.resume {
            entries.push((words.t("term-menu-resume"), Entry::Resume));
        }
        for info in games::ALL {
            let line = format!("{} – {}", words.t(info.name), words.t(info.what));
            entries.push((line, Entry::Game(info.rules)));
        }
        entries.push((words.t("term-menu-join"), Entry::Join));
        entries.push((language_in_all(words), Entry::Language));
        entries.push((words.t("term-menu-quit"), Entry::Quit));
        let labels: Vec<String> = entries.iter().map(|(label, _)| label.clone()).collect();
        let picked = face.choose(
            words,
            &Menu {
                title: &words.t("home-title"),
                options: &labels,
                first: true,
            },
        )?;
        let chosen = match picked.map(|at| &entries[at].1) {
            None | Some(Entry::Quit) => return Ok(Some(Chosen::Quit)),
            Some(Entry::Resume) => Some(Chosen::Play(PlayRequest::Resume)),
            Some(Entry::Game(rules)) => new_game(face, words, *rules, offer.levels)?,
            Some(Entry::Join) => join(face, words, offer.server)?,
            Some(Entry::Language) => language(face, words)?,
        };
        if chosen.is_some() {
            return Ok(chosen);
        }
    }
}

enum Entry {
    Resume,
    Game(RuleSet),
    Join,
    Language,
    Quit,
}

/// Offers the options of a menu that has one before it.
fn pick(face: &mut dyn Face, words: &Words, title: &str, options: &[String]) -> Answered<usize> {
    let title = words.t(title);
    face.choose(
        words,
        &Menu {
            title: &title,
            options,
            first: false,
        },
    )
}

/// "Language" in every language, the present one first: whoever looks for theirs may not read it.
fn language_in_all(words: &Words) -> String {
    let others = Lang::ALL.into_iter().filter(|lang| *lang != words.lang());
    let others = others.map(|lang| Words::new(lang).t("language"));
    let all: Vec<String> = [words.t("language")].into_iter().chain(others).collect();
    all.join(" / ")
}

fn language(face: &mut dyn Face, words: &Words) -> Answered<Chosen> {
    let names = Lang::ALL.map(|lang| lang.name().to_owned());
    let picked = pick(face, words, "language", &names)?;
    Ok(picked.map(|at| Chosen::Language(Lang::ALL[at])))
}

fn join(face: &mut dyn Face, words: &Words, server: &str) -> Answered<Chosen> {
    loop {
        let Some(code) = face.ask(words, &words.t("term-ask-code"), "")? else {
            return Ok(None);
        };
        match Address::parse(&code, server) {
            Ok(address) => {
                let Some(name) = face.ask(words, &words.t("your-name"), &words.t("term-player"))?
                else {
                    continue;
                };
                return Ok(Some(Chosen::Play(PlayRequest::Join { address, name })));
            }
            Err(_) => {
                let text = say!(words, "term-bad-address", text = code);
                if face.say(words, &text)?.is_none() {
                    return Ok(None);
                }
            }
        }
    }
}

/// Makes a new game step by step; backing out of a step leads to the one before.
fn new_game(
    face: &mut dyn Face,
    words: &Words,
    rules: RuleSet,
    levels: &[String],
) -> Answered<Chosen> {
    let decks = decks(rules);
    while let Some(deck) = choose_deck(face, words, &decks)? {
        while let Some(people) = choose_people(face, words, rules)? {
            let Some(bots) = choose_bots(face, words, rules, people.len(), levels)? else {
                continue;
            };
            let Some(variant) = choose_variant(face, words, rules)? else {
                continue;
            };
            let game = LocalGame::new(rules, Some(&deck), people, bots, levels);
            let game = match variant {
                Some(name) => game.and_then(|game| game.with_variant(name)),
                None => game,
            };
            match game {
                Ok(game) => return Ok(Some(Chosen::Play(PlayRequest::New(game)))),
                Err(error) => face.say(words, &error.to_string())?,
            };
        }
        // The only deck is not asked for, so the step before is the first menu.
        if decks.len() == 1 {
            break;
        }
    }
    Ok(None)
}

fn choose_deck(face: &mut dyn Face, words: &Words, decks: &[Arc<Deck>]) -> Answered<String> {
    if let [only] = decks {
        return Ok(Some(only.id.clone()));
    }
    let lang = words.lang();
    let names: Vec<String> = decks
        .iter()
        .map(|deck| {
            let cards = say!(words, "n-cards", n = deck.cards.len());
            format!("{} ({cards})", deck.name(lang))
        })
        .collect();
    let picked = pick(face, words, "deck", &names)?;
    Ok(picked.map(|at| decks[at].id.clone()))
}

fn choose_people(face: &mut dyn Face, words: &Words, rules: RuleSet) -> Answered<Vec<String>> {
    let most = MOST_OFFERED.min(*seats(rules).end());
    let counts: Vec<String> = (1..=most)
        .map(|n| say!(words, "term-n-people", n = n))
        .collect();
    while let Some(picked) = pick(face, words, "term-how-many-people", &counts)? {
        if let Some(people) = ask_names(face, words, picked + 1)? {
            return Ok(Some(people));
        }
    }
    Ok(None)
}

/// Asks everybody's name; backing out of the first leads out.
fn ask_names(face: &mut dyn Face, words: &Words, n_people: usize) -> Answered<Vec<String>> {
    let mut people: Vec<String> = Vec::new();
    while people.len() < n_people {
        let n = people.len() + 1;
        let proposed = match n_people {
            1 => words.t("term-player"),
            _ => format!("{} {n}", words.t("term-player")),
        };
        let title = say!(words, "term-name-of", n = n);
        let Some(name) = face.ask(words, &title, &proposed)? else {
            match people.pop() {
                Some(_) => continue,
                None => return Ok(None),
            }
        };
        let name = name.trim().to_owned();
        if name.is_empty() || people.contains(&name) {
            face.say(words, &words.t("error-name-taken"))?;
            continue;
        }
        people.push(name);
    }
    Ok(Some(people))
}

/// Asks for the way to play, where the game has one besides the usual one.
fn choose_variant(
    face: &mut dyn Face,
    words: &Words,
    rules: RuleSet,
) -> Answered<Option<&'static str>> {
    let Some(variant) = &games::info(rules).variant else {
        return Ok(Some(None));
    };
    let choices = variant.choices.map(|choice| words.t(choice));
    let picked = pick(face, words, variant.title, &choices)?;
    Ok(picked.map(|at| (at == 1).then_some(variant.name)))
}

fn choose_bots(
    face: &mut dyn Face,
    words: &Words,
    rules: RuleSet,
    n_people: usize,
    levels: &[String],
) -> Answered<Vec<String>> {
    let least = seats(rules).start().saturating_sub(n_people);
    let most = MOST_OFFERED
        .min(*seats(rules).end())
        .saturating_sub(n_people);
    if most == 0 {
        return Ok(Some(Vec::new()));
    }
    let counts: Vec<String> = (least..=most)
        .map(|n| say!(words, "term-n-bots", n = n))
        .collect();
    let names: Vec<String> = levels
        .iter()
        .map(|level| level_line(level, words))
        .collect();
    while let Some(picked) = pick(face, words, "term-how-many-bots", &counts)? {
        let n_bots = least + picked;
        if n_bots == 0 {
            return Ok(Some(Vec::new()));
        }
        if let Some(level) = pick(face, words, "bot-level", &names)? {
            return Ok(Some(vec![levels[level].clone(); n_bots]));
        }
    }
    Ok(None)
}

/// Names a character, with the line about it if it has one.
fn level_line(level: &str, words: &Words) -> String {
    let name = level_name(level, words);
    match antedate_bots::Character::by_id(level) {
        Some(character) => format!("{name} – {}", character.line(words.lang())),
        None => name,
    }
}

#[cfg(test)]
mod tests;
