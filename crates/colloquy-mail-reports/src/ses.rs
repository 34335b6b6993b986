//! The notifications of Amazon SES about bounces and complaints, which Amazon SNS signs and sends.

mod client;
mod envelope;
mod notification;
mod signature;

pub use client::{SnsError, SnsReceiver};
pub use envelope::SnsContent;
