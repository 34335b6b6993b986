//! The code in the documentation, read block by block for the tests that run it.
//!
//! The blocks of Rust are doc tests of this crate, named after page and line. The tests of the service run
//! the other blocks (`colloquy-server`, `tests/server/samples.rs`).

mod page;

pub use page::{CodeBlockOrHiddenComment, PageWithSamples, read, read_all};

/// Each block of Rust as a doc test.
#[cfg(doctest)]
pub mod rust {
    include!(concat!(env!("OUT_DIR"), "/rust.rs"));
}

#[cfg(test)]
mod tests;
