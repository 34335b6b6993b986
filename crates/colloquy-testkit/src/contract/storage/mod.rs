//! The contract of a storage.

mod commits;
mod concurrency;
mod deliveries;
mod delivery_fixture;
mod endpoints;
mod events;
mod fields;
mod fixture;
mod invitations;
mod listing;
mod log;
mod lookup;
mod mails;
mod session_runs;
mod sharing;
mod unread;
mod unsubscriptions;

pub use commits::*;
pub use concurrency::*;
pub use deliveries::*;
pub use endpoints::*;
pub use events::*;
pub use fields::*;
pub use invitations::*;
pub use listing::*;
pub use log::*;
pub use lookup::*;
pub use mails::*;
pub use session_runs::*;
pub use sharing::*;
pub use unread::*;
pub use unsubscriptions::*;
