//! Takes a guest out of a table's log, so that what is left still folds to the same games.

use std::collections::BTreeSet;
use std::sync::Arc;

use antedate_record::Seed;
use antedate_wire::PlayerNumber;

use crate::contents::Contents;
use crate::log::{Entry, Stored};
use crate::state::{self, FoldError, State, deal_hash};

/// Lists the players of a log who are, or were, a guest's: also the others on their device,
/// who have nobody else to ask.
pub fn players_of<'a>(
    log: impl IntoIterator<Item = &'a Stored>,
    guest: &str,
) -> BTreeSet<PlayerNumber> {
    let player = |stored: &Stored| match &stored.entry {
        Entry::Joined {
            player,
            guest: Some(other),
            ..
        }
        | Entry::SeatMoved {
            player,
            guest: Some(other),
            ..
        } if other == guest => Some(*player),
        _ => None,
    };
    log.into_iter().filter_map(player).collect()
}

/// Works out which entries of a whole log change when a guest is erased, with their numbers.
///
/// Names become neutral, what was said is gone, and so are tokens and the ids of messages.
/// Moves stay: the games are also those of the others. The fingerprint of each deal is made
/// anew, since a transcript's header has the names in it; the seed and its commitment do not
/// change, so every transcript still proves its shuffle.
///
/// # Errors
/// The log is damaged, or was not made with these cards.
pub fn erase(
    contents: &Arc<Contents>,
    log: &[Stored],
    guest: &str,
) -> Result<Vec<(u64, Stored)>, FoldError> {
    let players = players_of(log, guest);
    let mut state: Option<State> = None;
    let mut changed = Vec::new();
    for (seq, old) in (1..).zip(log) {
        let mut new = without(old, &players);
        if let (Entry::Started { .. }, Some(state)) = (&new.entry, &state) {
            new.entry = dealt_anew(&new.entry, state, contents, seq)?;
        }
        state::fold(&mut state, contents, seq, &new, None)?;
        if new != *old {
            changed.push((seq, new));
        }
    }
    Ok(changed)
}

fn without(old: &Stored, players: &BTreeSet<PlayerNumber>) -> Stored {
    let mut new = old.clone();
    new.asked = new.asked.filter(|asked| !players.contains(&asked.player));
    match &mut new.entry {
        Entry::Joined {
            player,
            name,
            token,
            guest,
            ..
        } if players.contains(player) => {
            *name = neutral_name(*player);
            (*token, *guest) = (None, None);
        }
        Entry::SeatMoved {
            player,
            token,
            guest,
        } if players.contains(player) => {
            (*token, *guest) = (None, None);
        }
        Entry::Said { player, .. }
        | Entry::Signalled { player, .. }
        | Entry::Shared { player, .. }
            if players.contains(player) =>
        {
            new.entry = Entry::Erased;
        }
        _ => {}
    }
    new
}

/// What somebody is called who wanted to be forgotten.
fn neutral_name(player: PlayerNumber) -> String {
    format!("Guest {}", player + 1)
}

/// The same deal, with the fingerprint that it has under the new names.
fn dealt_anew(
    started: &Entry,
    state: &State,
    contents: &Contents,
    seq: u64,
) -> Result<Entry, FoldError> {
    let mut started = started.clone();
    if let Entry::Started {
        order,
        seed,
        deal,
        without,
        ..
    } = &mut started
    {
        let differs = |why: String| FoldError::DealDiffers { seq, why };
        let seed = Seed::from_hex(seed).ok_or_else(|| differs("the seed is no seed".into()))?;
        let dealt = state.deal(contents, without, order, seed);
        let (header, _) = dealt.map_err(|refusal| differs(refusal.to_string()))?;
        *deal = deal_hash(&header);
    }
    Ok(started)
}
