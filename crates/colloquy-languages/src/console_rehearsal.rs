//! The texts of the page on which members rehearse an interview.

use serde::Serialize;

#[derive(Serialize)]
pub struct RehearsalTexts {
    pub rehearse: &'static str,
    pub heading: &'static str,
    /// The title of the page. `{title}` is that of the interview.
    pub title: &'static str,
    pub lead: &'static str,
    pub begin: &'static str,
    pub running: &'static str,
    pub running_lead: &'static str,
    pub open: &'static str,
    pub show_outcome: &'static str,
    pub end: &'static str,
    pub ending: &'static str,
    pub ending_lead: &'static str,
    /// Heads the outcome, which is shown once.
    pub deleted: &'static str,
    pub deleted_lead: &'static str,
    /// Heads the topics that were answered.
    pub covered: &'static str,
    pub again: &'static str,
    /// The title of the interview as the member sees it who rehearses it, in the language of the interview.
    pub marked_title: &'static str,
    /// The same for the introduction.
    pub marked_intro: &'static str,
}
