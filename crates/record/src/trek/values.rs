//! The values of a deck, written into a header and read back.

use std::collections::BTreeMap;

use antedate_rules::trek::{
    ANCESTORS, Ancestor, Benefit, Card, DataSetup, Itinerary as ItineraryValues, Price, Reward,
    Warp, WarpKind,
};
use antedate_rules::{Date, DateKind};

use super::Values;
use crate::lines::{
    TrekAncestor, TrekCard, TrekColumns, TrekData, TrekHeader, TrekItinerary, TrekPrice,
    TrekReward, TrekWarp,
};

/// Writes the values of a deck; its time warps only for a game with them.
pub(super) fn write_values(values: &Values, n_seats: usize, with_warps: bool) -> TrekData {
    let setup = &values.setup;
    let write_card = |card: &Card| TrekCard {
        date: card.date.0,
        hours: card.hours,
        benefits: write_benefits(&card.benefits),
    };
    TrekData {
        cards: values
            .card_ids
            .iter()
            .cloned()
            .zip(setup.cards.iter().map(write_card))
            .collect(),
        ancestor: TrekAncestor {
            hours: setup.ancestor.hours,
            benefits: write_benefits(&setup.ancestor.benefits),
        },
        ancestors: setup.ancestors[n_seats - 2],
        mat: setup
            .mat
            .iter()
            .map(|benefit| benefit.map(|b| b.name().to_owned()))
            .collect(),
        journey: setup.journey.clone(),
        journey_beyond: setup.journey_beyond,
        punctuality: setup.punctuality,
        itineraries: values
            .itinerary_ids
            .iter()
            .cloned()
            .zip(setup.itineraries.iter().map(write_itinerary))
            .collect(),
        warps: values
            .warp_ids
            .iter()
            .cloned()
            .zip(setup.warps.iter().map(write_warp))
            .filter(|_| with_warps)
            .collect(),
    }
}

fn write_warp(warp: &Warp) -> TrekWarp {
    TrekWarp {
        kind: warp.kind.name().to_owned(),
        price: write_price(warp.price),
    }
}

pub(super) fn write_price(price: Price) -> TrekPrice {
    match price {
        Price::Crystals(crystals) => TrekPrice::Crystals(crystals),
        Price::Hours(hours) => TrekPrice::Hours(hours),
    }
}

fn write_benefits(benefits: &[Benefit]) -> Vec<String> {
    benefits
        .iter()
        .map(|benefit| benefit.name().to_owned())
        .collect()
}

fn write_itinerary(itinerary: &ItineraryValues) -> TrekItinerary {
    let rewards =
        |rewards: &[Option<Reward>]| rewards.iter().map(|r| r.map(write_reward)).collect();
    let [person, event, innovation, progress] = &itinerary.columns;
    TrekItinerary {
        columns: TrekColumns {
            person: rewards(person),
            event: rewards(event),
            innovation: rewards(innovation),
            progress: rewards(progress),
        },
        rows: rewards(&itinerary.rows),
    }
}

fn write_reward(reward: Reward) -> TrekReward {
    match reward {
        Reward::Points(points) => TrekReward::Points(points),
        Reward::Crystals(crystals) => TrekReward::Crystals(crystals),
    }
}

/// Reads the values of a record back.
///
/// # Errors
/// A sentence that says which value is not known.
pub(crate) fn read_values(header: &TrekHeader) -> Result<Values, String> {
    let data = &header.data;
    let mut day_of: BTreeMap<&str, u8> = BTreeMap::new();
    for (day, ids) in (1u8..).zip(&header.days) {
        for id in ids {
            if day_of.insert(id, day).is_some() {
                return Err(format!("card `{id}` is in the day decks twice (TR-2)"));
            }
        }
    }
    let read_card = |(id, card): (&String, &TrekCard)| {
        let day = day_of.remove(id.as_str());
        if !DateKind::Year.admits(card.date) {
            return Err(format!(
                "card `{id}` has the year 0, which there never was (D-2)"
            ));
        }
        Ok(Card {
            day: day.ok_or_else(|| format!("card `{id}` of the data is in no day deck (TR-2)"))?,
            date: Date(card.date),
            hours: card.hours,
            benefits: read_benefits(&card.benefits)?,
        })
    };
    let cards = data
        .cards
        .iter()
        .map(read_card)
        .collect::<Result<Vec<_>, String>>()?;
    if let Some(id) = day_of.keys().next() {
        return Err(format!(
            "card `{id}` of a day deck is not in the data (TR-2)"
        ));
    }
    let mat: Vec<_> = data
        .mat
        .iter()
        .map(read_mat)
        .collect::<Result<_, String>>()?;
    let setup = DataSetup {
        cards,
        ancestor: Ancestor {
            hours: data.ancestor.hours,
            benefits: read_benefits(&data.ancestor.benefits)?,
        },
        ancestors: ANCESTORS,
        mat: mat
            .try_into()
            .map_err(|_| "the mat has six entries (TR-10)".to_owned())?,
        journey: data.journey.clone(),
        journey_beyond: data.journey_beyond,
        punctuality: data.punctuality,
        itineraries: data.itineraries.values().map(read_itinerary).collect(),
        warps: data
            .warps
            .values()
            .map(read_warp)
            .collect::<Result<_, String>>()?,
    };
    Ok(Values {
        setup,
        card_ids: data.cards.keys().cloned().collect(),
        itinerary_ids: data.itineraries.keys().cloned().collect(),
        warp_ids: data.warps.keys().cloned().collect(),
    })
}

fn read_warp(warp: &TrekWarp) -> Result<Warp, String> {
    let kind = WarpKind::by_name(&warp.kind).ok_or_else(|| {
        let known = WarpKind::ALL.map(WarpKind::name).join(", ");
        format!("`{}` is no kind of time warp; known are {known}", warp.kind)
    })?;
    Ok(Warp {
        kind,
        price: match warp.price {
            TrekPrice::Crystals(crystals) => Price::Crystals(crystals),
            TrekPrice::Hours(hours) => Price::Hours(hours),
        },
    })
}

fn read_mat(name: &Option<String>) -> Result<Option<Benefit>, String> {
    name.as_deref().map(read_benefit).transpose()
}

fn read_benefits(names: &[String]) -> Result<Vec<Benefit>, String> {
    names.iter().map(|name| read_benefit(name)).collect()
}

fn read_benefit(name: &str) -> Result<Benefit, String> {
    let known = Benefit::ALL.map(Benefit::name).join(", ");
    Benefit::by_name(name).ok_or_else(|| format!("`{name}` is no benefit; known are {known}"))
}

fn read_itinerary(itinerary: &TrekItinerary) -> ItineraryValues {
    let rewards =
        |rewards: &[Option<TrekReward>]| rewards.iter().map(|r| r.map(read_reward)).collect();
    let columns = &itinerary.columns;
    ItineraryValues {
        columns: [
            rewards(&columns.person),
            rewards(&columns.event),
            rewards(&columns.innovation),
            rewards(&columns.progress),
        ],
        rows: rewards(&itinerary.rows),
    }
}

fn read_reward(reward: TrekReward) -> Reward {
    match reward {
        TrekReward::Points(points) => Reward::Points(points),
        TrekReward::Crystals(crystals) => Reward::Crystals(crystals),
    }
}
