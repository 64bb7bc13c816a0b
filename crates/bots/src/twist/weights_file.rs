//! The files in `data/` that trained weights are kept in: two lines of remarks, a checksum,
//! and a line of whole numbers for each row, in thousandths.

use super::weights::{N_SUMS, Row, Weights};

/// The weights of a file as it was built in. A broken file does not compile.
pub(super) const fn read(n_seats: usize, file: &[u8]) -> Weights {
    let mut at = after_line(file, after_line(file, 0));
    let checksum = {
        let (mut sum, end) = (0_u64, at + 16);
        while at < end {
            sum = sum << 4 | digit(file[at]);
            at += 1;
        }
        at += 1;
        sum
    };
    assert!(checksum == fnv1a(file, at), "the weights were changed");
    let mut weights = Weights::zero(n_seats);
    let n_rows = weights.n_rows();
    let (mut row, mut sum) = (0, 0);
    while at < file.len() {
        let negative = file[at] == b'-';
        at += negative as usize;
        let mut number = 0_i16;
        while file[at] != b' ' && file[at] != b'\n' {
            number = 10 * number + digit(file[at]) as i16;
            at += 1;
        }
        assert!(row < n_rows, "weights of a larger team");
        weights.set(row, sum, if negative { -number } else { number });
        sum += 1;
        if file[at] == b'\n' {
            assert!(sum == N_SUMS, "a row of another length");
            (row, sum) = (row + 1, 0);
        }
        at += 1;
    }
    assert!(row == n_rows, "weights of a smaller team");
    weights
}

const fn after_line(file: &[u8], mut at: usize) -> usize {
    while file[at] != b'\n' {
        at += 1;
    }
    at + 1
}

const fn digit(byte: u8) -> u64 {
    match byte {
        b'0'..=b'9' => (byte - b'0') as u64,
        b'a'..=b'f' => (byte - b'a') as u64 + 10,
        _ => panic!("not a number"),
    }
}

/// FNV-1a of the bytes from `at` on.
const fn fnv1a(bytes: &[u8], mut at: usize) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(0x0100_0000_01b3);
        at += 1;
    }
    hash
}

impl Weights {
    /// Writes the file of weights that a team of `n_seats` learned from `n_deals` deals of
    /// `seed`.
    pub fn to_file(&self, n_seats: usize, n_deals: u64, seed: u64) -> String {
        let line = |row: Row| row.map(|weight| weight.to_string()).join(" ") + "\n";
        let rows: String = self.thousandths().into_iter().map(line).collect();
        format!(
            "# Weights of twist for {n_seats} players, in thousandths, learned by \
             `twist_weights -- tune {n_seats} {n_deals} {seed}`.\n\
             # A row for each thing in sight, then what the sums are worth. \
             Checksum of the rows: FNV-1a.\n\
             {:016x}\n{rows}",
            fnv1a(rows.as_bytes(), 0)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = include_bytes!("../../data/twist-weights-3.txt");

    #[test]
    fn the_files_are_what_their_maker_writes() {
        for n_seats in 2..=4 {
            let path = format!(
                "{}/data/twist-weights-{n_seats}.txt",
                env!("CARGO_MANIFEST_DIR")
            );
            let file = std::fs::read_to_string(path).expect("the file of the weights");
            let weights = Weights::for_team(n_seats);
            assert_eq!(weights.to_file(n_seats, 1_000_000, 7), file);
            assert_eq!(&read(n_seats, file.as_bytes()), weights);
            assert_ne!(weights, &Weights::zero(n_seats));
        }
    }

    #[test]
    #[should_panic(expected = "the weights were changed")]
    fn a_changed_number_is_noticed() {
        let mut file = FILE.to_vec();
        let last = file.iter().rposition(u8::is_ascii_digit).expect("a number");
        file[last] = if file[last] == b'9' { b'8' } else { b'9' };
        read(3, &file);
    }

    #[test]
    #[should_panic(expected = "weights of a smaller team")]
    fn a_file_of_another_team_is_refused() {
        read(4, FILE);
    }
}
