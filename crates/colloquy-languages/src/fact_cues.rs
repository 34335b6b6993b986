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
}
