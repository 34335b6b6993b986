//! Sends webhooks, signed according to the public specification Standard Webhooks, to permitted receivers only.
//!
//! The organizations choose the URLs, and the requests come from inside the operator's network. So a request goes only
//! to the public internet, unless the operator allows more. The rules apply to the address that is connected to, not to
//! one that was resolved earlier.

mod addresses;
mod failure;
mod names;
mod rules;
mod sender;
mod signature;

pub use names::{DnsResolver, SystemResolver};
pub use rules::{InvalidReceiverRule, WebhookDestinationRules};
pub use sender::{HttpWebhookSender, UnusableTls, WebhookSenderSettings, WebhookTimeouts};
