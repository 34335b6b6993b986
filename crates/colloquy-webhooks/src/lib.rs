//! Webhooks as they leave: signed by the public specification Standard Webhooks, and sent nowhere but where an
//! organization may be told of something.
//!
//! The organizations choose the addresses, and the requests come from inside the operator's network. So a request goes
//! to the public internet only, unless the operator allows more, and what is held to that is the address which is
//! connected to, not the one that somebody looked up before.

mod addresses;
mod failure;
mod names;
mod rules;
mod sender;
mod signature;

pub use names::{DnsResolver, SystemResolver};
pub use rules::{InvalidRule, ReceiverRules};
pub use sender::{HttpWebhookSender, SenderSettings, TimeLimits, UnusableTls};
