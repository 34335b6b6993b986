//! The texts of the console about deadlines.

/// `{time}` is a placeholder.
#[derive(serde::Serialize)]
pub struct ConsoleDeadlineTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    /// On the page of one invitation, if the interview has a deadline.
    pub of_interview: &'static str,
    /// The same if it has none.
    pub interview_has_none: &'static str,
    pub label: &'static str,
    pub hint: &'static str,
    pub bad: &'static str,
    pub remove: &'static str,
    pub none: &'static str,
}
