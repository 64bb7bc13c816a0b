//! The placing of tokens, against all orders tried one by one (TR-11, TR-11a).

use std::collections::BTreeSet;

use antedate_rules::trek::{
    Action, Experience, Phase, Pool, Token, TokenFault, Trek, check_columns,
};
use antedate_rules::{Game, Seat, Viewer};

use crate::table::{Table, act, take};

/// One way to place a pool: the columns in order, how many wilds went to each column, and
/// how many spaces are then filled.
type Way = (Vec<Experience>, [u8; 4], [u8; 4]);

/// Tries every order and every choice, by the letter of TR-11a.
fn every_way(free: [u8; 4], pool: Pool) -> BTreeSet<Way> {
    let mut ways = BTreeSet::new();
    place_on(free, free, pool, (Vec::new(), [0; 4]), &mut ways);
    ways
}

fn place_on(
    start: [u8; 4],
    free: [u8; 4],
    pool: Pool,
    (columns, wilds): (Vec<Experience>, [u8; 4]),
    ways: &mut BTreeSet<Way>,
) {
    if pool.is_empty() {
        let filled = std::array::from_fn(|at| start[at] - free[at]);
        ways.insert((columns, wilds, filled));
        return;
    }
    for column in Experience::ALL {
        let at = column.index();
        let placed = |wild: u8| {
            let (mut columns, mut wilds, mut free) = (columns.clone(), wilds, free);
            columns.push(column);
            wilds[at] += wild;
            free[at] -= 1;
            (free, (columns, wilds))
        };
        if pool.coloured[at] > 0 {
            let mut pool = pool;
            pool.coloured[at] -= 1;
            let (free, so_far) = match free[at] {
                0 => (free, (columns.clone(), wilds)),
                _ => placed(0),
            };
            place_on(start, free, pool, so_far, ways);
        }
        if pool.wild > 0 && free[at] > 0 {
            let mut pool = pool;
            pool.wild -= 1;
            let (free, so_far) = placed(1);
            place_on(start, free, pool, so_far, ways);
        }
    }
    if pool.wild > 0 && free == [0; 4] {
        let mut pool = pool;
        pool.wild -= 1;
        place_on(start, free, pool, (columns, wilds), ways);
    }
}

/// Small pools on small itineraries, all of them.
fn cases() -> impl Iterator<Item = ([u8; 4], Pool)> {
    let frees = (0..81u8).map(|n| [n % 3, n / 3 % 3, n / 9 % 3, n / 27]);
    frees.flat_map(|free| {
        (0..24u8).map(move |n| {
            let coloured = [n % 3, n / 3 % 2, 0, 0];
            (
                free,
                Pool {
                    coloured,
                    wild: n / 6,
                },
            )
        })
    })
}

fn every_list(length: usize) -> Vec<Vec<Experience>> {
    let mut lists = vec![Vec::new()];
    for at in 0..length {
        for list in lists.clone().into_iter().filter(|list| list.len() == at) {
            for column in Experience::ALL {
                let mut list = list.clone();
                list.push(column);
                lists.push(list);
            }
        }
    }
    lists
}

#[test]
fn a_list_of_columns_is_possible_just_when_some_order_gives_it() {
    let lists = every_list(4);
    for (free, pool) in cases().step_by(7) {
        let ways = every_way(free, pool);
        let possible: BTreeSet<&[Experience]> = ways.iter().map(|way| &way.0[..]).collect();
        for list in &lists {
            let checked = check_columns(free, pool, list);
            let expected = possible.contains(&list[..]);
            assert_eq!(
                checked.is_ok(),
                expected,
                "{free:?} {pool:?} {list:?} {checked:?}"
            );
        }
        for list in possible {
            assert_eq!(check_columns(free, pool, list), Ok(()));
        }
    }
}

/// Where the wilds go decides everything; the order of the tokens nothing more.
#[test]
fn the_order_of_tokens_matters_only_through_the_columns_of_the_wilds() {
    for (free, pool) in cases() {
        let mut by_wilds = std::collections::BTreeMap::new();
        for (_, wilds, filled) in every_way(free, pool) {
            let before = by_wilds.insert(wilds, filled);
            assert!(
                before.is_none_or(|before| before == filled),
                "{free:?} {pool:?}"
            );
        }
    }
}

/// Returns the positions that small decisions lead to, by what is filled.
fn by_small_decisions(game: &Trek, ends: &mut BTreeSet<[u8; 4]>) {
    if game.phase() != Phase::Tokens {
        ends.insert(game.view(Viewer::Spectator).players[0].filled);
        return;
    }
    let legal = game.legal_actions(Seat(0));
    assert!(
        legal.len() > 1,
        "a player is asked only where there is a choice"
    );
    for action in legal {
        let mut next = game.clone();
        act(&mut next, 0, action);
        by_small_decisions(&next, ends);
    }
}

#[test]
fn small_decisions_reach_every_filling_and_no_other() {
    for (free, pool) in cases().step_by(5) {
        let columns = free.map(|n| ".".repeat(usize::from(n))).join("/");
        let benefits: String = (0..4)
            .map(|at| ["p", "e", "i", "g"][at].repeat(usize::from(pool.coloured[at])))
            .chain(["w".repeat(usize::from(pool.wild))])
            .collect();
        let mut game = Table::blank(2)
            .card(1, 100, 2, &benefits)
            .itinerary(0, &columns, "")
            .start();
        let card = take(&game, 100, 0);
        act(&mut game, 0, card);
        let mut ends = BTreeSet::new();
        by_small_decisions(&game, &mut ends);
        let expected: BTreeSet<[u8; 4]> =
            every_way(free, pool).into_iter().map(|way| way.2).collect();
        assert_eq!(ends, expected, "{free:?} {pool:?}");
    }
}

#[test]
fn impossible_lists_are_refused_with_a_reason() {
    use Experience::{Event, Person};
    let pool = Pool {
        coloured: [1, 0, 0, 0],
        wild: 1,
    };
    let check = |free, columns: &[Experience]| check_columns(free, pool, columns);
    let column = Person;
    assert_eq!(
        check([0, 3, 0, 0], &[Person]),
        Err(TokenFault::NoSpace { column, free: 0 })
    );
    assert_eq!(
        check([3, 3, 0, 0], &[Event]),
        Err(TokenFault::ColouredLeftOver { column })
    );
    assert_eq!(
        check([3, 3, 0, 0], &[Event, Event, Person]),
        Err(TokenFault::TooMany)
    );
    assert_eq!(
        check([3, 3, 0, 0], &[Person]),
        Err(TokenFault::WildLeftOver)
    );
    // The wild fills the last space and the person token is returned, as TR-11a says.
    assert_eq!(check([1, 3, 0, 0], &[Person]), Ok(()));
    assert_eq!(check([1, 3, 0, 0], &[Event, Person]), Ok(()));
}

/// TR-11: a person token must not slip into another column.
#[test]
fn tokens_are_refused_where_they_cannot_go() {
    let mut game = Table::blank(2)
        .card(1, 100, 2, "ppww")
        .itinerary(0, ".. / . / / .", "")
        .start();
    let refusal = |game: &Trek, token, column| {
        crate::table::refused(game, 0, Action::PlaceToken { token, column }).code()
    };
    let person = Token::Coloured(Experience::Person);
    assert_eq!(
        refusal(&game, person, Experience::Person),
        "no_tokens_to_place"
    );
    let card = take(&game, 100, 0);
    act(&mut game, 0, card);
    assert_eq!(refusal(&game, person, Experience::Event), "wrong_column");
    assert_eq!(
        refusal(&game, Token::Wild, Experience::Innovation),
        "column_full"
    );
    let event = Token::Coloured(Experience::Event);
    assert_eq!(refusal(&game, event, Experience::Event), "no_such_token");
    assert_eq!(
        crate::table::refused(&game, 0, Action::Pass).code(),
        "tokens_first"
    );
    assert_eq!(crate::table::refused(&game, 0, card).code(), "tokens_first");
}

/// The most one action can bring about: a card, the six tokens on it and the one of the
/// mat, the end of the turn and the day, and the next day. It fits the buffer.
#[test]
fn the_longest_action_fits_its_buffer() {
    let mut table = Table::blank(2)
        .card(1, 100, 12, "wwwwww")
        .card(1, 200, 12, "wwwwww")
        .itinerary(1, "/ / /", "");
    table.data.mat[5] = Some(crate::table::benefit('w'));
    let mut game = table.start();
    let card = take(&game, 100, 0);
    act(&mut game, 0, card);
    while game.turn() == Some(Seat(0)) {
        let action = game.nth_action(Seat(0), 0).expect("a column");
        act(&mut game, 0, action);
    }
    let card = take(&game, 200, 0);
    assert_eq!(act(&mut game, 1, card).len(), 1 + 7 + 3);
}
