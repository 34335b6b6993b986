//! The operations of version 1, one file for each verb, with the name of its use case.

pub mod interviews;
pub mod invitations;
mod log_page;
mod pages;
pub mod share_links;
pub mod voices;
