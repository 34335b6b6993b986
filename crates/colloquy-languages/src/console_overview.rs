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
    pub newest: &'static str,
    pub all_interviews: &'static str,
    pub usage: &'static str,
}
