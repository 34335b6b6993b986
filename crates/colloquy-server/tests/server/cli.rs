//! The command line against the service.

mod commands;
mod desk;
mod failures;
mod terminal;
