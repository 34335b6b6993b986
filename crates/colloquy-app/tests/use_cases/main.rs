//! The use cases on the fakes of the testkit: what each refuses, what it commits together, what it logs, and what a
//! repeated call changes. Every operation has a module of its name; `coverage.rs` checks that.

mod accounts;
mod activity;
mod coverage;
mod dangers;
mod deadlines;
mod erasures;
mod exports;
mod generators;
mod guides;
mod idempotency;
mod interview_reads;
mod interview_texts;
mod interviews;
mod invitation_states;
mod invitations;
mod invitee_pages;
mod mail_reports;
mod notes;
mod organizations;
mod page_versions;
mod preparation;
mod recordings;
mod reminder_plans;
mod reminders;
mod retention;
mod search;
mod sending;
mod share_links;
mod timeline;
mod unsubscriptions;
mod visitors;
mod voices;
mod webhooks;
mod withdrawals;
mod world;
