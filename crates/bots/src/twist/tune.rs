//! tmp
use super::policy::*;
use super::world::*;
use crate::Rng;

pub(crate) fn random_world(rng: &mut Rng, n_seats: usize) -> (World, Table) {
    let mut deck: Vec<usize> = (0..100).collect();
    rng.shuffle_front(&mut deck, 36);
    let cards: Vec<Imagined> = deck[..36]
        .iter()
        .map(|d| {
            let f = rng.below(6) as u8;
            let b = (f + 1 + rng.below(5) as u8) % 6;
            Imagined { place: *d as f64, front: f, back: b }
        })
        .collect();
    let (mut world, num) = World::new(&cards, n_seats);
    let mut hands = [0u64; 8];
    for s in 0..n_seats {
        for i in 0..4 {
            hands[s] |= 1 << num[s * 4 + i];
        }
    }
    let main = n_seats * 4;
    world.set_pile((main + 2..36).map(|i| num[i]));
    let mut seen: Vec<usize> = deck[..main + 2].to_vec();
    seen.sort();
    let mut sorted: Vec<usize> = deck[..36].to_vec();
    sorted.sort();
    let unseen = (100 - seen.len()) as f32;
    for (i, v) in sorted.iter().enumerate() {
        let below = (0..*v).filter(|x| !seen.contains(x)).count() as f32;
        world.share_before[i] = below / unseen;
    }
    let table = Table {
        row: world.bit(num[main]),
        slots: 0,
        blocked: 0,
        hands,
        n_drawn: 0,
        turn: 0,
        tried: false,
        n_placed: 0,
        icon: world.back(num[main + 1]),
        n_row: 1,
        n_slots: 0,
        over: false,
    };
    (world, table)
}

pub fn mean(w: &Weights, n_seats: usize, games: u64, seed: u64) -> f64 {
    let mut rng = Rng::new(seed);
    let mut total = 0i64;
    for _ in 0..games {
        let (world, mut t) = random_world(&mut rng, n_seats);
        t.over = t.upright() == 0;
        total += i64::from(w.play_out(&mut t, &world).0);
    }
    total as f64 / games as f64
}

pub fn cem(seats: &[usize], iters: usize, games: u64) -> Weights {
    let mut m: Vec<f64> = Weights::TUNED.0.iter().map(|x| *x as f64).collect();
    let mut sd: Vec<f64> = m.iter().map(|x| (x.abs() * 0.7).max(0.5)).collect();
    let mut rng = Rng::new(99);
    for it in 0..iters {
        let mut pop: Vec<(f64, Vec<f64>)> = (0..60)
            .map(|_| {
                let v: Vec<f64> = m.iter().zip(&sd).map(|(m, s)| m + s * rng.bell()).collect();
                let w = Weights(std::array::from_fn(|i| v[i] as f32));
                let s: f64 = seats.iter().map(|n| mean(&w, *n, games, it as u64)).sum();
                (s / seats.len() as f64, v)
            })
            .collect();
        pop.sort_by(|a, b| b.0.total_cmp(&a.0));
        for i in 0..m.len() {
            let vals: Vec<f64> = pop[..12].iter().map(|p| p.1[i]).collect();
            let mu = vals.iter().sum::<f64>() / 12.0;
            let var = vals.iter().map(|v| (v - mu).powi(2)).sum::<f64>() / 12.0;
            m[i] = mu;
            sd[i] = var.sqrt() + 0.02;
        }
        if it % 5 == 4 {
            let w = Weights(std::array::from_fn(|i| m[i] as f32));
            println!(
                "{it} best {:.2} mean: {:?} {:?}",
                pop[0].0,
                (2..=4).map(|n| mean(&w, n, 2000, 777)).collect::<Vec<_>>(),
                w
            );
        }
    }
    Weights(std::array::from_fn(|i| m[i] as f32))
}
