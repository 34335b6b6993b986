//! The phrases that express what an invitee means: an answer, a wish, or a question to the interviewer.
//!
//! Commas separate the phrases of a text. All are in lower case.

use serde::Serialize;

#[derive(Serialize)]
pub struct IntentPhrases {
    /// Phrases that may surround a whole answer.
    pub courtesies: &'static str,
    pub stop: PhrasePattern,
    pub repeat: PhrasePattern,
    pub skip: PhrasePattern,
    pub unknown: PhrasePattern,
    pub refusal: PhrasePattern,
    pub machine: PhrasePattern,
    pub privacy: PhrasePattern,
    pub length: PhrasePattern,
    pub back: PhrasePattern,
    pub greeting: PhrasePattern,
    /// What invitees say to begin, which is no answer: "sure, go ahead".
    pub ready: &'static str,
    pub hostile: PhrasePattern,
    /// Phrases at the end of a statement that make it sound like a question.
    pub tags: &'static str,
    /// Words before a question that is only reported: "I thought: who do I call?"
    pub reporting: &'static str,
    pub yes: PhrasePattern,
    pub no: PhrasePattern,
    /// Parts of an instruction to the interviewer.
    pub injection: &'static str,
    pub patterns: AnswerPatterns,
}

#[derive(Serialize)]
pub struct PhrasePattern {
    /// Phrases that are the whole answer, apart from courtesies.
    pub whole: &'static str,
    /// Phrases that may be a part of the answer.
    pub within: &'static str,
}

/// Patterns of words, which generalize over phrases. In a pattern, `$name` stands for a class of words, `…` for up to four
/// words of any kind, and `*` after the beginning of a word for any ending.
#[derive(Serialize)]
pub struct AnswerPatterns {
    /// Each class with its words and phrases, separated by `|`.
    pub classes: &'static [(&'static str, &'static str)],
    /// The invitee does not want to answer.
    pub refusal: &'static str,
    /// The invitee has answered this already.
    pub already_said: &'static str,
    /// The invitee wants to go on, unless the sentence is negated.
    pub going_on: &'static str,
    /// The invitee does not feel heard.
    pub feels_ignored: &'static str,
    /// The interview takes too long for the invitee.
    pub impatient: &'static str,
    /// The invitee says before an interview how much time there is: "I have ten minutes".
    pub has_time: &'static str,
    /// Impatient in a few words, about one's own time: "I'm in a hurry".
    pub in_a_hurry: &'static str,
    /// Impatient if they are about the interview, as "it takes too long" may be.
    pub maybe_impatient: &'static str,
    /// The invitee has nothing to add.
    pub nothing: &'static str,
    /// The invitee is at the end of their strength, without a word about life or death.
    pub weary: &'static str,
    /// Small talk about something else.
    pub digressions: &'static str,
    /// Those whom answers are often about. An answer that begins with one of them is a digression only with a sign of
    /// another: "my neighbour told me about it" answers a question.
    pub companions: &'static str,
    /// Questions about who conducts the interview.
    pub organizer: &'static str,
    /// Questions about what the interview is for.
    pub purpose: &'static str,
    /// Questions about how many questions or topics remain.
    pub count: &'static str,
    /// Questions about whether the answers appear under a name.
    pub name_use: &'static str,
    /// Questions about whether someone gets to know the answers: "will Anna read this?"
    pub readers: &'static str,
    /// Questions about whom to turn to.
    pub contact: &'static str,
    /// Questions about why something is asked.
    pub reason: &'static str,
    /// Questions about what a question means.
    pub unclear: &'static str,
    /// Words that leave open what is meant.
    pub vague: &'static str,
    /// Words that give or hint at a cause or a decision.
    pub causes: &'static str,
    /// Words for harm, trouble and strong feelings.
    pub harm: &'static str,
    /// Words that report something that happened.
    pub events: &'static str,
}

/// Splits a text into its phrases.
pub fn phrases(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split(", ").filter(|phrase| !phrase.is_empty())
}

#[cfg(test)]
mod tests;
