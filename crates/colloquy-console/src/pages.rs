//! The pages, one file for each.

pub mod account;
pub mod audit;
pub mod bulk;
pub mod deadline;
pub mod edit_interview;
pub mod erase;
pub mod forgotten_password;
mod history;
mod insights;
pub mod interview_list;
pub mod interviews;
pub mod invitation;
mod invitation_table;
pub mod invite;
pub mod join;
pub mod keys;
pub mod language;
pub mod members;
pub mod new_password;
pub mod notes;
pub mod overview;
pub mod passkeys;
pub mod provider;
pub mod recording;
pub mod rehearsal;
pub mod reminder_plan;
pub mod results;
pub mod retention;
pub mod search;
pub mod service;
pub mod set_up;
pub mod settings;
pub mod share_link;
pub mod sign_in;
pub mod stored_data;
pub mod undelivered;
pub mod voice_sample;
pub mod webhook_endpoint;
pub mod webhook_endpoints;
pub mod withdrawal;

/// The rows of a page of a list.
const ROWS: usize = 50;
