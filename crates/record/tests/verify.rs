//! The verifier: right games pass, and every kind of wrong one is told with its clause.

mod games;

use antedate_record::verify::verify;
use games::{Kind, record, record_with_drops};
use serde_json::{Value, json};

/// A recorded game as values that a test can change.
struct Edited(Vec<Value>);

impl Edited {
    fn of(kind: Kind, seed: u8) -> Edited {
        Edited(
            record(kind, seed)
                .lines()
                .map(|line| serde_json::from_str(line).unwrap())
                .collect(),
        )
    }

    /// Finds the first line with this key, the header excluded.
    fn at(&self, key: &str) -> usize {
        self.find(|line| line.get(key).is_some())
    }

    fn find(&self, wanted: impl Fn(&Value) -> bool) -> usize {
        1 + self.0[1..]
            .iter()
            .position(wanted)
            .expect("the game has such a line")
    }

    fn fault(&self) -> (usize, String) {
        let text: Vec<String> = self.0.iter().map(Value::to_string).collect();
        let fault = verify(text.join("\n").as_bytes()).expect_err("it was made wrong");
        (fault.line, format!("{}: {}", fault.clause, fault.reason))
    }

    /// Sets a key of a line and expects a fault there.
    fn set(kind: Kind, line: impl Fn(&Edited) -> usize, key: &str, value: Value) -> String {
        let mut game = Edited::of(kind, 3);
        let at = line(&game);
        game.0[at][key] = value;
        let (line, reason) = game.fault();
        assert_eq!(line, at + 1, "{reason}");
        reason
    }
}

fn wrong_place(game: &Edited) -> usize {
    game.find(|line| line.get("right") == Some(&json!(false)))
}

#[track_caller]
fn assert_starts(reason: &str, clause: &str) {
    assert!(reason.starts_with(&format!("{clause}: ")), "{reason}");
}

#[test]
fn recorded_games_of_every_kind_pass() {
    for kind in Kind::ALL {
        let games: String = (0..20).map(|seed| record(kind, seed)).collect();
        assert_eq!(verify(games.as_bytes()), Ok(20), "{kind:?}");
    }
}

#[test]
fn a_hand_over_may_stand_anywhere_and_unknown_keys_are_ignored() {
    let mut game = Edited::of(Kind::Twist, 3);
    game.0
        .insert(2, json!({"seat":1,"handed_to":"bot:scholar"}));
    game.0[1]["mood"] = json!("hopeful");
    game.0[0]["table"] = json!({"lamp": "green"});
    let text: Vec<String> = game.0.iter().map(Value::to_string).collect();
    assert_eq!(verify(text.join("\n").as_bytes()), Ok(1));
    game.0[2]["seat"] = json!(7);
    assert_eq!(game.fault().0, 3);
}

/// TC-17: games with drops pass; one that a drop ends has no last `round_end`, and its number
/// of rounds is one more than the last one.
#[test]
fn games_with_drops_pass() {
    let mut n_ended_by_a_drop = 0;
    for seed in 0..10 {
        for (leaver, n_moves) in [(0, 1), (1, 2), (2, 3), (0, 5), (2, 9)] {
            let text = record_with_drops(seed, leaver, n_moves, true);
            assert_eq!(verify(text.as_bytes()), Ok(1), "{text}");
            let lines: Vec<Value> = text
                .lines()
                .map(|line| serde_json::from_str(line).unwrap())
                .collect();
            let [.., last, result] = &lines[..] else {
                panic!("a game has lines")
            };
            if last.get("dropped").is_some() {
                n_ended_by_a_drop += 1;
                let rounds = lines
                    .iter()
                    .filter(|line| line.get("round_end").is_some())
                    .count();
                assert_eq!(result["result"]["rounds"], rounds + 1);
            }
        }
    }
    assert!(n_ended_by_a_drop > 10);
    let mut wrong = Edited(Vec::new());
    let text = record_with_drops(1, 1, 2, false);
    wrong.0.extend(
        text.lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap()),
    );
    let at = wrong.at("dropped");
    wrong.0[at]["dropped"] = json!([]);
    assert_starts(&wrong.fault().1, "TC-17");
}

#[test]
fn timeline_faults_name_their_clause() {
    let set =
        |line: fn(&Edited) -> usize, key, value| Edited::set(Kind::Timeline, line, key, value);
    assert_starts(&set(wrong_place, "right", json!(true)), "TC-6");
    assert_starts(&set(wrong_place, "drew", json!("nobody")), "TC-9");
    assert_starts(&set(wrong_place, "seat", json!(7)), "TC-5");
    assert_starts(&set(wrong_place, "gap", json!(99)), "TC-5");
    assert_starts(&set(wrong_place, "gap", json!(100_000)), "TC-5");
    assert_starts(&set(wrong_place, "place", json!("unheard-of")), "TC-5");
    assert_starts(
        &set(|game| game.at("round_end"), "round_end", json!(9)),
        "TC-12",
    );
    assert_starts(
        &set(|game| game.at("round_end"), "out", json!([0])),
        "TC-13",
    );
    assert_starts(
        &set(
            |game| game.at("result"),
            "result",
            json!({"winners":[],"rounds":1}),
        ),
        "TC-13",
    );
}

#[test]
fn the_wrong_seat_is_told() {
    let mut game = Edited::of(Kind::Timeline, 3);
    let seat = game.0[1]["seat"].as_u64().unwrap();
    game.0[1]["seat"] = json!((seat + 1) % 3);
    assert_starts(&game.fault().1, "TC-4");
}

#[test]
fn twist_faults_name_their_clause() {
    let set = |line: fn(&Edited) -> usize, key, value| Edited::set(Kind::Twist, line, key, value);
    assert_starts(&set(|game| game.at("try"), "went", json!("stack")), "CO-6");
    assert_starts(
        &set(|game| game.at("between"), "between", json!(["a", "b"])),
        "CO-10",
    );
    assert_starts(&set(|game| game.at("drew"), "drew", json!([])), "CO-18");
    let rank = |game: &Edited| game.at("result");
    let mut game = Edited::of(Kind::Twist, 3);
    let at = rank(&game);
    game.0[at]["result"]["rank"] = json!(7);
    assert_starts(&game.fault().1, "CO-23");
    game.0[at]["result"]["score"] = json!(69);
    assert_starts(&game.fault().1, "CO-21");
}

#[test]
fn trek_faults_name_their_clause() {
    let set = |line: fn(&Edited) -> usize, key, value| Edited::set(Kind::Trek, line, key, value);
    assert_starts(&set(|game| game.at("take"), "watch", json!(12)), "TR-9");
    assert_starts(&set(|game| game.at("take"), "crystals", json!(9)), "TR-7");
    assert_starts(
        &set(|game| game.at("take"), "journey", json!("closes")),
        "TR-13",
    );
    assert_starts(
        &set(
            |game| game.at("take"),
            "gained",
            json!({"points":50,"crystals":0}),
        ),
        "TR-12",
    );
    assert_starts(&set(|game| game.at("take"), "space", json!(8)), "TR-6");
    assert_starts(
        &set(|game| game.at("take"), "tokens", json!(["wild"])),
        "TR-11",
    );
    assert_starts(
        &set(|game| game.at("day_end"), "day_end", json!(2)),
        "TR-19",
    );
    assert_starts(
        &set(|game| game.at("itinerary"), "itinerary", json!("nowhere")),
        "TR-3",
    );
    let mut game = Edited::of(Kind::Trek, 3);
    let at = game.at("result");
    game.0[at]["result"]["scores"][0] = json!(500);
    assert_starts(&game.fault().1, "TR-21");
}

/// A transcript made elsewhere may list the tokens of a turn in another order (TR-11).
#[test]
fn tokens_of_a_turn_may_stand_in_any_order() {
    let mut game = Edited::of(Kind::Trek, 3);
    let mut n_turned = 0;
    for line in &mut game.0[1..] {
        if let Some(tokens) = line.get_mut("tokens").and_then(Value::as_array_mut) {
            n_turned += usize::from(tokens.len() > 1 && tokens.first() != tokens.last());
            tokens.reverse();
        }
    }
    assert!(n_turned > 3, "the game has turns with several tokens");
    let text: Vec<String> = game.0.iter().map(Value::to_string).collect();
    assert_eq!(verify(text.join("\n").as_bytes()), Ok(1));
}

#[test]
fn headers_are_checked() {
    for kind in Kind::ALL {
        let set = |key, value| Edited::set(kind, |_| 0, key, value);
        assert_starts(&set("commitment", json!("00")), "SEC-5");
        assert_starts(&set("seed", json!("xyz")), "SEC-5");
        assert_starts(&set("antedate", json!(2)), "format");
        assert_starts(&set("rules", json!("chess")), "format");
        assert_starts(&set("seats", json!("Ada")), "format");
        let n_seats = if kind == Kind::Chorus { 301 } else { 9 };
        let many: Vec<String> = (0..n_seats).map(|seat| seat.to_string()).collect();
        let too_many = set("seats", json!(many));
        assert!(too_many.contains("players"), "{too_many}");
    }
    assert_starts(
        &Edited::set(Kind::Timeline, |_| 0, "edition", json!("deluxe")),
        "format",
    );
    assert_starts(
        &Edited::set(Kind::Twist, |_| 0, "pool", json!(null)),
        "format",
    );
    assert_starts(
        &Edited::set(Kind::Trek, |_| 0, "watches", json!([0, 1, 2])),
        "SEC-5",
    );
    assert_starts(&Edited::set(Kind::Trek, |_| 0, "days", json!([])), "TR-2");
    let mut game = Edited::of(Kind::Trek, 3);
    let cards = game.0[0]["data"]["cards"].as_object_mut().unwrap();
    cards.values_mut().next().unwrap()["date"] = json!(0);
    let reason = game.fault().1;
    assert!(reason.contains("year 0"), "{reason}"); // D-2
}

#[test]
fn a_card_twice_and_another_shuffle_are_told() {
    for (kind, clause) in [
        (Kind::Timeline, "TC-2"),
        (Kind::Twist, "CO-1"),
        (Kind::Chorus, "CH-2"),
    ] {
        let mut game = Edited::of(kind, 3);
        game.0[0]["cards"][1]["id"] = game.0[0]["cards"][0]["id"].clone();
        assert_starts(&game.fault().1, clause);
        let mut game = Edited::of(kind, 3);
        let cards = game.0[0]["cards"].as_array_mut().unwrap();
        let last = cards.len() - 1;
        cards.swap(last - 1, last);
        assert_starts(&game.fault().1, "SEC-5");
    }
}

#[test]
fn missing_and_left_over_lines_are_told() {
    for (kind, key, clause) in [
        (Kind::Timeline, "round_end", "TC-12"),
        (Kind::Twist, "drew", "CO-18"),
        (Kind::Trek, "day_end", "TR-19"),
        (Kind::Chorus, "close", "CH-4"),
    ] {
        let mut game = Edited::of(kind, 3);
        let at = game.at(key);
        game.0.remove(at);
        assert_starts(&game.fault().1, clause);
    }
    let mut game = Edited::of(Kind::Timeline, 3);
    game.0
        .push(json!({"seat":0,"place":"x","gap":0,"right":true}));
    assert!(game.fault().1.contains("header"));
}

#[test]
fn a_cut_file_is_told_wherever_it_is_cut() {
    for kind in Kind::ALL {
        let text = record(kind, 3);
        let n_lines = text.lines().count();
        for keep in [1, n_lines / 2, n_lines - 1] {
            let cut: Vec<&str> = text.lines().take(keep).collect();
            let fault = verify(cut.join("\n").as_bytes()).unwrap_err();
            assert!(fault.reason.contains("cut short"), "{fault}");
        }
        let middle = &text.as_bytes()[..text.len() / 2];
        assert!(verify(middle).unwrap_err().reason.contains("cut short"));
    }
    assert!(verify(&b""[..]).unwrap_err().reason.contains("no game"));
}

#[test]
fn a_handicap_names_its_seat_in_one_way() {
    for key in ["01", "+1", "-1", "3", " 1", ""] {
        let mut game = Edited::of(Kind::Timeline, 3);
        game.0[0]["options"]["handicap"] = json!({"1": 1, key: 1});
        let (line, reason) = game.fault();
        assert_eq!(line, 1, "{reason}");
        assert!(
            reason.contains(&format!("the seat `{key}`; seats are 0 to 2")),
            "{reason}"
        );
    }
}

#[test]
fn options_of_another_game_are_refused_and_unknown_ones_ignored() {
    for (kind, option, value) in [
        (Kind::Timeline, "first_game", json!(true)),
        (Kind::Twist, "first_game", json!(true)),
        (Kind::Twist, "hand", json!(5)),
        (Kind::Trek, "hand", json!(5)),
        (Kind::Trek, "handicap", json!({"1": 1})),
    ] {
        let mut game = Edited::of(kind, 3);
        game.0[0]["options"][option] = value;
        let (line, reason) = game.fault();
        assert_eq!(line, 1, "{reason}");
        assert!(
            reason.contains(&format!("the option `{option}` is one of")),
            "{kind:?}: {reason}"
        );
    }
    for kind in Kind::ALL {
        let mut game = Edited::of(kind, 3);
        game.0[0]["options"]["lamp"] = json!("green");
        let text: Vec<String> = game.0.iter().map(Value::to_string).collect();
        assert_eq!(verify(text.join("\n").as_bytes()), Ok(1), "{kind:?}");
    }
}

#[test]
fn faults_of_chorus_are_told_with_their_clauses() {
    let set = |line: fn(&Edited) -> usize, key, value| Edited::set(Kind::Chorus, line, key, value);
    let close = |game: &Edited| game.at("close");
    assert_starts(&set(close, "right", json!([9, 9])), "CH-5");
    assert_starts(&set(close, "passed", json!(7)), "CH-11");
    assert_starts(&set(close, "counts", json!([3])), "CH-11");
    assert_starts(&set(close, "out", json!([2])), "CH-8");
    assert_starts(&set(|game| game.at("done"), "done", json!(77)), "CH-3");
    assert_starts(&set(|game| game.at("choose"), "seat", json!(3)), "CH-3");
    assert_starts(&set(|_| 0, "options", json!({"lives": 9})), "CH-1");
    let mut game = Edited::of(Kind::Chorus, 3);
    let result = game.at("result");
    game.0[result]["result"]["points"] = json!([9, 9, 9]);
    assert_starts(&game.fault().1, "CH-6");
}
