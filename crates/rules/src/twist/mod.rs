//! Cooperative Twist: section 3 of the rules (`CO-…`).
