//! The texts about how long data is kept.

use serde::Serialize;

#[derive(Serialize)]
pub struct RetentionTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    /// Of the page of one interview.
    pub interview_lead: &'static str,
    pub audio: &'static str,
    pub transcripts: &'static str,
    pub personal_fields: &'static str,
    pub logs: &'static str,
    pub mails: &'static str,
    pub webhook_bodies: &'static str,
    pub logs_hint: &'static str,
    pub mails_hint: &'static str,
    pub webhook_bodies_hint: &'static str,
    pub forever: &'static str,
    /// `{period}` is that of the organization.
    pub as_organization: &'static str,
    pub after_days: &'static str,
    /// `{count}` is a number of days.
    pub days: &'static str,
    /// Labels the number of days of `{kind}`.
    pub days_of: &'static str,
    pub bad_days: &'static str,
    pub preview: &'static str,
    pub preview_heading: &'static str,
    pub nothing_expired: &'static str,
    /// `{count}` is a number of invitations.
    pub expired: &'static str,
    /// As `expired`, if there may be more.
    pub expired_at_least: &'static str,
}
