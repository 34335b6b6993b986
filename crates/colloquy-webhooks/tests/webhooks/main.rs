//! Tests with real receivers, over real connections.

mod delivery;
mod failures;
mod guards;
mod harness;
mod libraries;
mod receiver;
