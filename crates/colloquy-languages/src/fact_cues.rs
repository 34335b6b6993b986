//! Questions for a fact, and the words by which an answer to another question has given it already.

/// The words of one language, in the notation of [`crate::intents::AnswerPatterns`] without classes. Each question has the
/// words of its answers beside it.
pub struct FactCues {
    pub when: &'static str,
    pub dates: &'static str,
    pub how_often: &'static str,
    pub frequencies: &'static str,
    /// Questions for someone to ask or to talk to.
    pub whom: &'static str,
    pub contacting: &'static str,
    /// Questions for who comes along.
    pub company: &'static str,
    pub companions: &'static str,
    /// Verbs with which companions came along.
    pub motion: &'static str,
    pub how_much: &'static str,
    pub amounts: &'static str,
    /// Questions for what would have kept someone.
    pub staying: &'static str,
    pub would_stay: &'static str,
    /// Words for waiting in questions.
    pub waiting: &'static str,
    pub durations: &'static str,
    /// Words by which a duration is that of waiting.
    pub waited: &'static str,
    /// Questions for the time of day, and times of the day.
    pub times_asked: &'static str,
    pub times: &'static str,
    /// Questions for how long something has been so, and what says so of oneself.
    pub how_long: &'static str,
    pub spans: &'static str,
    /// Questions for what replaced something.
    pub instead: &'static str,
    pub replacements: &'static str,
    /// Questions for how someone came to something or heard of it.
    pub origins: &'static str,
    pub brought: &'static str,
    /// Questions for whether someone would recommend something.
    pub recommending: &'static str,
    pub recommended: &'static str,
    /// Questions for whether someone would come back.
    pub returning: &'static str,
    pub would_return: &'static str,
}
