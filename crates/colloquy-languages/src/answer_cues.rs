//! Signs in answers that decide whether the interviewer follows them up, and how.

/// The signs of one language. The patterns are in the notation of [`crate::intents::AnswerPatterns`], without classes.
pub struct AnswerCues {
    /// What was bad is over, or was put right: "it works again". Nothing remains to be asked.
    pub settled: &'static str,
    /// What someone plays down or jokes about: "it is only a detail".
    pub trifles: &'static str,
    /// Private life, which is none of the interviewer's business unless it is asked about.
    pub private: &'static str,
    /// The interview itself: its questions, and what the interviewer does not understand.
    pub interview: &'static str,
    /// What begins an answer without saying anything: "not much", and what was said before: "as I said".
    pub empty: &'static str,
    /// What would be better. Whoever names it is not asked for it.
    pub remedies: &'static str,
    /// Losses, dangers, quarrels and giving up, which weigh more than other complaints.
    pub weighty: &'static str,
    /// Words with which a condition begins. Without it, its clause would say that something is so.
    pub conditions: &'static [&'static str],
    /// Articles with which a part of a sentence begins that can be named as it is.
    pub articles: &'static [&'static str],
    /// Words with which a sentence begins that refers to the one before it.
    pub referring: &'static [&'static str],
    /// Nouns and adjectives that name nothing alone: "the problem".
    pub hollow: &'static [&'static str],
    /// Numbers in words before a unit of time.
    pub numbers: &'static [&'static str],
    /// Units of time, in the plural, and phrases such as "half an hour".
    pub durations: &'static [&'static str],
    pub tenses: TenseCues,
}

/// Signs of the time that a clause is about.
pub struct TenseCues {
    /// Verbs for something that happened, and other words for it.
    pub events: &'static str,
    /// Endings of such verbs.
    pub event_endings: &'static [&'static str],
    /// Verbs before a participle.
    pub auxiliaries: &'static str,
    /// Beginnings of participles. Empty if their endings are enough.
    pub participle_beginnings: &'static [&'static str],
    pub participle_endings: &'static [&'static str],
    /// Words that only look like one of those.
    pub exceptions: &'static [&'static str],
    /// Verbs for how something was.
    pub states: &'static str,
    pub state_endings: &'static [&'static str],
    /// Verbs for how something is.
    pub present: &'static str,
    /// Words for what happens again and again.
    pub habits: &'static str,
    /// Words with which people begin to say what is no longer so: "formerly", "used to". A first week is not over in this
    /// sense.
    pub formerly: &'static str,
    /// Words for the present, with which it is compared.
    pub nowadays: &'static str,
}
