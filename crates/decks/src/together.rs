//! Two things at once.

/// Does two things, and on two threads where that is worth it.
pub(crate) fn together<A, B: Send>(
    worth_it: bool,
    first: impl FnOnce() -> A,
    second: impl FnOnce() -> B + Send,
) -> (A, B) {
    if !worth_it {
        return (first(), second());
    }
    std::thread::scope(|scope| {
        let second = scope.spawn(second);
        let first = first();
        let second = second.join();
        (
            first,
            second.unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_are_done_either_way() {
        for worth_it in [false, true] {
            assert_eq!(together(worth_it, || 1, || "two"), (1, "two"));
        }
    }
}
