//! Trekking Through History: section 4 of the rules (`TR-…`).
