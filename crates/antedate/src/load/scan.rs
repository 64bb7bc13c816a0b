//! Finds what the generator needs in a message, without reading all of it.
//!
//! The server writes the kind of a message first, and a quotation mark inside a text is
//! always escaped, so what is looked for here cannot stand in a card's words.

/// A message of the server, as far as it matters here.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Scanned {
    /// The answer to the message of this id: the number of its entry, or a refusal.
    Answer(Option<u64>),
    /// The frame of this number.
    Frame(u64),
    /// A fresh view that knows the entries up to this number.
    View(u64),
    /// A hint.
    Other,
}

/// Tells what a message is; `id` is the message whose answer is waited for.
pub(super) fn hear(text: &str, id: &str) -> Scanned {
    let Some(rest) = text.strip_prefix(r#"{"type":""#) else {
        return Scanned::Other;
    };
    if let Some(rest) = rest.strip_prefix(r#"frame","seq":"#) {
        return number(rest).map_or(Scanned::Other, Scanned::Frame);
    }
    if let Some(rest) = rest.strip_prefix(r#"answer","id":""#) {
        let own = rest
            .strip_prefix(id)
            .and_then(|rest| rest.strip_prefix('"'));
        let done = own.and_then(|rest| rest.strip_prefix(r#","ok":{"seq":"#));
        return Scanned::Answer(done.and_then(number));
    }
    match rest.starts_with(r#"view""#) {
        true => number_after(rest, r#""seq":"#).map_or(Scanned::Other, Scanned::View),
        false => Scanned::Other,
    }
}

/// What happened in a game, as far as it matters here.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Happened<'a> {
    /// A card was turned: whose, the deck's id of it, where, and whether it was right.
    Turned(Move<'a>),
    /// A seat drew a card.
    Drew { seat: usize, card: u8 },
    /// It is a seat's turn.
    Turn(usize),
    /// The game is over.
    Ended,
}

/// A move as it stands in the log.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Move<'a> {
    pub(super) seat: u64,
    pub(super) id: &'a str,
    pub(super) gap: u64,
    pub(super) right: bool,
}

impl Move<'_> {
    /// A fingerprint, to compare what was acknowledged with what was kept (FNV-1a).
    pub(super) fn print(&self) -> u64 {
        let numbers = [self.seat as u8, self.gap as u8, u8::from(self.right)];
        let bytes = numbers.into_iter().chain(self.id.bytes());
        bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    }
}

/// Lists what happened by one frame, in order.
pub(super) fn happened(text: &str) -> impl Iterator<Item = Happened<'_>> {
    const TYPE: &str = r#""type":""#;
    let types = text.match_indices(TYPE);
    types.filter_map(|(at, _)| event(&text[at + TYPE.len()..]))
}

fn event(text: &str) -> Option<Happened<'_>> {
    if let Some(rest) = text.strip_prefix(r#"card_drawn","seat":"#) {
        let card = number_after(rest, r#""card":{"card":"#)?;
        return Some(Happened::Drew {
            seat: number(rest)? as usize,
            card: u8::try_from(card).ok()?,
        });
    }
    if let Some(rest) = text.strip_prefix(r#"turn_passed","to":"#) {
        return Some(Happened::Turn(number(rest)? as usize));
    }
    if let Some(rest) = text.strip_prefix(r#"card_placed","seat":"#) {
        return Some(Happened::Turned(turned(rest, true)?));
    }
    if let Some(rest) = text.strip_prefix(r#"card_misplaced","seat":"#) {
        return Some(Happened::Turned(turned(rest, false)?));
    }
    text.starts_with(r#"game_ended""#)
        .then_some(Happened::Ended)
}

fn turned(text: &str, right: bool) -> Option<Move<'_>> {
    let (_, back) = text.split_once(r#""back":{"id":""#)?;
    Some(Move {
        seat: number(text)?,
        id: back.split('"').next()?,
        gap: number_after(back, r#""gap":"#)?,
        right,
    })
}

/// Reads the number at the beginning of a text.
pub(super) fn number(text: &str) -> Option<u64> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    text[..digits].parse().ok()
}

/// Reads the number that follows the first `before`.
pub(super) fn number_after(text: &str, before: &str) -> Option<u64> {
    let (_, rest) = text.split_once(before)?;
    number(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_told_apart() {
        let answer = r#"{"type":"answer","id":"l12","ok":{"seq":40}}"#;
        assert_eq!(hear(answer, "l12"), Scanned::Answer(Some(40)));
        assert_eq!(hear(answer, "l1"), Scanned::Answer(None));
        let refused = r#"{"type":"answer","id":"l12","error":{"code":"stale"}}"#;
        assert_eq!(hear(refused, "l12"), Scanned::Answer(None));
        assert_eq!(hear(r#"{"type":"frame","seq":7}"#, ""), Scanned::Frame(7));
        let view = r#"{"type":"view","v":2,"seq":9,"lang":"en"}"#;
        assert_eq!(hear(view, ""), Scanned::View(9));
        assert_eq!(
            hear(r#"{"type":"hint","hint":"typing"}"#, ""),
            Scanned::Other
        );
    }

    #[test]
    fn events_are_found_in_order_and_never_inside_words() {
        let frame = concat!(
            r#"{"type":"frame","seq":7,"at":1,"event":{"type":"played","seat":1,"events":{"list":["#,
            r#"{"type":"card_misplaced","seat":1,"card":{"card":5,"front":{"title":"\"type\":\"game_ended\""},"#,
            r#""back":{"id":"a-b","label":"1"}},"gap":3},"#,
            r#"{"type":"card_drawn","seat":1,"card":{"card":9,"front":{}},"draw_top":null},"#,
            r#"{"type":"turn_passed","to":0}]}}}"#
        );
        let turned = Move {
            seat: 1,
            id: "a-b",
            gap: 3,
            right: false,
        };
        let list: Vec<Happened<'_>> = happened(frame).collect();
        let drew = Happened::Drew { seat: 1, card: 9 };
        assert_eq!(list, [Happened::Turned(turned), drew, Happened::Turn(0)]);
    }
}
