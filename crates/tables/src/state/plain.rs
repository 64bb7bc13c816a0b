//! What an entry means to viewers who all see the same.

use antedate_wire::{Event, PlayerView};

use super::{State, What};
use crate::entry::{Entry, Stored};

impl State {
    /// Says what an entry means to all viewers alike; called before it is folded.
    pub(super) fn plain(&self, stored: &Stored) -> What {
        let event = match &stored.entry {
            Entry::SeatMoved { .. } | Entry::Shared { .. } | Entry::Erased => {
                return What::Hidden;
            }
            Entry::Joined {
                player, name, bot, ..
            } => Event::Joined {
                player: PlayerView {
                    player: *player,
                    name: name.clone(),
                    bot: bot.clone(),
                },
            },
            Entry::Left { player, kicked } => Event::Left {
                player: *player,
                kicked: *kicked,
                host: self.next_host(*player),
            },
            Entry::Locked { locked } => Event::Locked { locked: *locked },
            Entry::OptionsSet { options } => Event::OptionsSet {
                options: options.clone(),
            },
            Entry::HandedOver { seat, to, why } => Event::HandedOver {
                seat: *seat,
                to: to.clone(),
                why: *why,
            },
            Entry::Said { player, text } => Event::Said {
                line: self.chat_line(*player, stored.at, text),
            },
            Entry::Signalled { player, preset } => Event::Signalled {
                player: *player,
                preset: *preset,
            },
            Entry::Pinned { player, card, pin } => Event::Pinned {
                player: *player,
                card: *card,
                pin: *pin,
            },
            Entry::Unpinned { player, card } => Event::Unpinned {
                player: *player,
                card: *card,
            },
            Entry::Ended => Event::Ended {
                seed: self.opened_seed().unwrap_or_default(),
            },
            Entry::Closed => Event::Closed,
            Entry::Created { .. }
            | Entry::Started { .. }
            | Entry::Played { .. }
            | Entry::Dropped { .. } => return What::Hidden,
        };
        What::Plain(Box::new(event))
    }
}
