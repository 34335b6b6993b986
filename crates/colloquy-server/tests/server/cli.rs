//! The command line against the service.

mod commands;
mod failures;
mod stub_server;
mod terminal;
