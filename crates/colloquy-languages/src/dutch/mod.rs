mod consent;
mod generator;
mod grammar;
mod guide;
mod home;
mod impact;
mod intents;
mod interviewer;
mod mail;
mod page;
mod prompt;
mod safety;
mod sentiment;
mod session;
mod speech;
mod summary;

crate::tables!("nl", "Dutch");
