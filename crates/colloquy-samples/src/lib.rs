//! The code in the documentation, read block by block, for the tests that run it.
//!
//! The blocks of Rust are tests of this crate; each bears the name of its page and its line. The tests of the service
//! run the others (`colloquy-server`, `tests/server/samples.rs`).

mod page;

pub use page::{SampleItem, SamplePage, read, read_all};

/// Each block of Rust, as a test.
#[cfg(doctest)]
pub mod rust {
    include!(concat!(env!("OUT_DIR"), "/rust.rs"));
}

#[cfg(test)]
mod tests;
