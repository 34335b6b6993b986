//! The texts of the page with the results of an interview.

use serde::Serialize;

#[derive(Serialize)]
pub struct InterviewResultsTexts {
    pub heading: &'static str,
    /// The name of the view beside this one.
    pub details: &'static str,
    pub none: &'static str,
    /// If older interviews are left out. `{count}` were read.
    pub newest: &'static str,
    pub dangers: &'static str,
    pub answered: &'static str,
    /// A plot: invited, started, ended.
    pub progress: &'static str,
    pub invited: &'static str,
    pub started: &'static str,
    pub ended: &'static str,
    /// A plot: why interviews ended.
    pub ends: &'static str,
    pub finished: &'static str,
    pub max_minutes: &'static str,
    pub max_responses: &'static str,
    pub invitee_ended: &'static str,
    pub abandoned: &'static str,
    pub by_organization: &'static str,
    pub sentiment: &'static str,
    /// A plot of durations, with ranges in minutes.
    pub duration: &'static str,
    pub under: &'static str,
    pub between: &'static str,
    pub or_more: &'static str,
    pub median: &'static str,
    pub median_answers: &'static str,
    /// Heads a column of counts.
    pub count: &'static str,
    pub topics: &'static str,
    pub topic: &'static str,
    pub declined: &'static str,
    pub not_asked: &'static str,
    pub recurring: &'static str,
    pub recurring_lead: &'static str,
    pub people: &'static str,
    pub what_was_said: &'static str,
    /// "{count} more", all of which are in the table.
    pub more: &'static str,
    pub transcript: &'static str,
    pub save_findings: &'static str,
}
