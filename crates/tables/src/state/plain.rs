//! What an entry means to viewers who all see the same.

use antedate_wire::{Event, PlayerView};

use super::{EntryEffect, State};
use crate::log::{Entry, Stored};

impl State {
    /// Says what an entry means to all viewers alike; called before it is folded.
    pub(super) fn plain(&self, stored: &Stored) -> EntryEffect {
        let event = match &stored.entry {
            Entry::SeatMoved { .. } | Entry::Shared { .. } | Entry::Erased => {
                return EntryEffect::Hidden;
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
                host: self.acting_host_after(*player),
            },
            Entry::Locked { locked } => Event::Locked { locked: *locked },
            Entry::OptionsSet { options } => Event::OptionsSet {
                options: options.to_wire(self.settings.rules),
            },
            Entry::HandedOver { seat, to, why } => Event::HandedOver {
                seat: *seat,
                to: to.clone().into(),
                why: (*why).into(),
            },
            Entry::Said { player, text } => Event::Said {
                line: self.chat_line(*player, stored.at, text),
            },
            Entry::Signalled { player, preset } => Event::Signalled {
                player: *player,
                preset: (*preset).into(),
            },
            Entry::Pinned { player, card, pin } => Event::Pinned {
                player: *player,
                card: *card,
                pin: (*pin).into(),
            },
            Entry::Unpinned { player, card } => Event::Unpinned {
                player: *player,
                card: *card,
            },
            // Folded first: these say who has the host's rights from here on.
            Entry::Away { player } => Event::Away {
                player: *player,
                host: self.acting_host(),
            },
            Entry::Back { player } => Event::Back {
                player: *player,
                host: self.acting_host(),
            },
            Entry::Closed => Event::Closed,
            Entry::Created { .. }
            | Entry::Started { .. }
            | Entry::Played { .. }
            | Entry::Ended
            | Entry::CardClosed { .. }
            | Entry::SeatTaken { .. }
            | Entry::Dropped { .. } => return EntryEffect::Hidden,
        };
        EntryEffect::Plain(Box::new(event))
    }
}
