//! The wire: the operation table, the records, the error shapes, the cursor, and the OpenAPI document made of them.
//!
//! It knows nothing of the domain, so that the command line and the documents can be built on it alone.

pub mod commands;
pub mod cursor;
pub mod error;
pub mod events;
pub mod openapi;
pub mod operations;
pub mod records;
pub mod time;
mod tree;
pub mod words;

pub use time::Time;
pub use tree::Tree;

/// The interface version, which is the first segment of every path.
pub const VERSION: &str = "v1";

/// The largest body that is read.
pub const MAX_BODY_BYTES: usize = 1024 * 1024;

/// The most rows of a list, and how many there are without `limit`.
pub const MAX_PAGE: usize = 1_000;
