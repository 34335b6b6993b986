//! Tests with real receivers, over real connections.

mod contract;
mod delivery;
mod failures;
mod guards;
mod harness;
mod libraries;
mod receiver;
