//! The texts of the page on which members begin.

use serde::Serialize;

#[derive(Serialize)]
pub struct OverviewTexts {
    pub heading: &'static str,
    pub running: &'static str,
    pub none_running: &'static str,
    pub more_running: &'static str,
    pub person: &'static str,
    pub interview: &'static str,
    pub started: &'static str,
    pub status: &'static str,
    pub in_progress: &'static str,
    pub interrupted: &'static str,
    pub attention: &'static str,
    pub all_well: &'static str,
    /// Somebody who reported a danger in an interview.
    pub danger: &'static str,
    /// An invitation whose mail failed.
    pub undelivered: &'static str,
    /// An interview that the invitee left and did not resume in time.
    pub abandoned: &'static str,
    pub newest: &'static str,
    pub all_interviews: &'static str,
    pub usage: &'static str,
    pub week: &'static str,
    /// The sums of the week, of `{started}` and `{completed}`.
    pub week_counts: &'static str,
    /// What the plot of the week counts.
    pub completed: &'static str,
}
