//! The REST interface: the operation table, the records, the error shapes, the cursor and the OpenAPI
//! document. Beside it, what the service and its command line both need to print responses.
//!
//! This crate does not depend on the domain, so the command line and the documentation can build on it alone.

pub mod commands;
pub mod cursor;
pub mod error;
pub mod events;
pub mod json;
pub mod openapi;
pub mod operations;
pub mod records;
pub mod terminal;
pub mod time;
pub mod words;

pub use time::ApiTimestamp;

/// The version of the interface, which is the first segment of every path.
pub const VERSION: &str = "v1";

/// The maximum size of a request body.
pub const MAX_BODY_BYTES: usize = 1024 * 1024;

/// The maximum number of rows in a list, and the default of `limit`.
pub const MAX_PAGE: usize = 1_000;
