//! Chance against a second implementation, written from the format alone (`chance.py`).

use std::io::Write;
use std::process::{Command, Stdio};

use antedate_record::Seed;

/// Asks the Python script, one line a request.
fn ask(requests: &[String]) -> Vec<String> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/chance.py");
    let mut python = Command::new("python3")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 is needed: apt-get install -y python3");
    let text = requests.join("\n");
    let mut input = python.stdin.take().expect("it is piped");
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = python.wait_with_output().expect("it was started");
    writer
        .join()
        .expect("the writer does not panic")
        .expect("the script reads all it is asked");
    assert!(output.status.success(), "the script failed");
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(str::to_owned)
        .collect()
}

fn seeds() -> impl Iterator<Item = Seed> {
    (0..6)
        .map(|game| Seed::derived(11, game))
        .chain([Seed([0; 32]), Seed([255; 32])])
}

fn written(numbers: impl IntoIterator<Item = u32>) -> String {
    numbers
        .into_iter()
        .map(|number| number.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn commitments_agree() {
    let asked: Vec<String> = seeds()
        .map(|seed| format!("commitment {}", seed.to_hex()))
        .collect();
    let ours: Vec<String> = seeds().map(|seed| seed.commitment()).collect();
    assert_eq!(ours, ask(&asked));
}

#[test]
fn shuffles_agree_on_every_stream() {
    let sizes = [0, 1, 2, 3, 10, 36, 120, 255, 1000];
    let streams = [0, 1, 2, 3, 4, 5, 6, 16, 17, 300, u64::from(u32::MAX) + 7];
    let (mut asked, mut ours) = (Vec::new(), Vec::new());
    for (seed, stream) in seeds().zip(streams.iter().cycle()) {
        for n in sizes {
            let mut items: Vec<u32> = (0..n).collect();
            seed.stream(*stream).shuffle(&mut items);
            ours.push(written(items));
            asked.push(format!("shuffle {} {stream} {n}", seed.to_hex()));
        }
    }
    assert_eq!(ours, ask(&asked));
}

/// Large bounds, where a draw is often rejected.
#[test]
fn numbers_below_a_bound_agree() {
    let bounds = [1, 2, 3, 7, 255, 1 << 31, (1 << 31) + 1, 3 << 30, u32::MAX];
    let (mut asked, mut ours) = (Vec::new(), Vec::new());
    for seed in seeds() {
        for n in bounds {
            let mut stream = seed.stream(6);
            ours.push(written((0..50).map(|_| stream.below(n))));
            asked.push(format!("below {} 6 {n} 50", seed.to_hex()));
        }
    }
    assert_eq!(ours, ask(&asked));
}
