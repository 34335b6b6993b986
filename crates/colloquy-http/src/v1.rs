//! The operations of version 1. A handler extracts, calls the use case of the same name, and renders. Long ones have a file
//! of their own.

pub mod interviews;
pub mod invitations;
mod log_page;
mod pages;
pub mod share_links;
pub mod voices;
