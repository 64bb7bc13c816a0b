//! What the tests of all rule sets share: the laws, golden stories, random numbers.

pub(crate) mod dice;
pub(crate) mod laws;
pub(crate) mod played;
pub(crate) mod storybook;
