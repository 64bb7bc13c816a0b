//! Every clause of section 2, those of section 1 that the rules know, and known answer 7.

mod end;
mod setup;
mod turn;
