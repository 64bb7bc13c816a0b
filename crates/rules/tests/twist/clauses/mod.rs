//! Every clause of section 3, D-1 to D-3, and the known answers of section 8 about them.
//! (Known answer 1 and CO-23 are beside the score itself.)

mod discarding;
mod end;
mod placing;
mod setup;
