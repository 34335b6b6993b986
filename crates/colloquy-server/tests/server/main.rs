//! The whole server, as its users meet it: the real program on real databases, over real sockets.

mod ai;
mod concurrency;
mod crash;
mod disk;
mod document;
mod first_start;
mod harness;
mod idempotency;
mod interview;
mod keys;
mod lists;
mod mail;
mod media;
mod operations;
mod outage;
mod pages;
mod protocol;
mod schemathesis;
mod share;
mod spoken;
mod tls;
mod transitions;
mod voices;
mod walk;
mod webhooks;
mod zod;
