//! How the interviewer reacts to what an invitee says about the conversation itself, and to feelings.

use serde::Serialize;

/// The patterns are in the notation of [`crate::intents::AnswerPatterns`], and each is looked for in one clause or sentence.
#[derive(Serialize)]
pub struct RapportPhrases {
    /// Each class with its words and phrases, separated by `|`.
    pub classes: &'static [(&'static str, &'static str)],
    /// In a clause: "I did just say", which reproaches the interviewer with asking again.
    pub said_before: &'static str,
    /// In a clause of a few words: "I already said". In a longer clause it may be part of a story.
    pub said_before_alone: &'static str,
    /// In a clause of a few words: "as I said", which is no reproach if much new follows.
    pub as_said: &'static str,
    /// In such a clause: "I already told my boss", which says nothing about the conversation.
    pub to_others: &'static str,
    /// In a sentence: "you don't even ask about that".
    pub unasked: &'static str,
    /// In a short sentence: "I don't know what you mean", "your question makes no sense".
    pub puzzled: &'static str,
    /// In a question: "do you mean the new rota?"
    pub guesses: &'static str,
    /// In a question: "is there anything else you wanted to ask?"
    pub more_questions: &'static str,
    /// A whole question of a few words: "is that all?"
    pub all_asked: &'static str,
    /// At the beginning of a clause: "write that down", "tell him".
    pub pass_on: &'static str,
    /// Words that ask for a reason, with which a rhetorical question begins: "Why can't they just call?"
    pub reason_words: &'static [&'static str],
    /// Ends of questions by people who did not understand: "help with what?"
    pub echo_words: &'static [&'static str],
    /// Words that ask for a person, with which a rhetorical question begins: "Who has time for that?"
    pub person_words: &'static [&'static str],
    /// Words that join a rhetorical question to its sentence: "I should have called, but who?"
    pub joining: &'static [&'static str],
    /// Words that address the interviewer or the organization.
    pub addressed: &'static [&'static str],
    /// In a clause: denies the danger of which a notice warned, right after that notice.
    pub no_danger: &'static str,
    /// The same after a "no": "I was talking about the cat". Without it, the answer may say what the danger is.
    pub spoke_of: &'static str,
    pub feelings: FeelingPatterns,
    /// Words with which a sentence says that a feeling is over, imagined or another person's.
    pub not_felt: &'static [&'static str],
    pub formal: RapportReplies,
    pub informal: RapportReplies,
}

impl RapportPhrases {
    pub fn replies(&self, is_informal: bool) -> &RapportReplies {
        if is_informal { &self.informal } else { &self.formal }
    }
}

/// What shows a feeling in a sentence.
#[derive(Serialize)]
pub struct FeelingPatterns {
    pub fear: &'static str,
    pub exhaustion: &'static str,
    /// Pain, an accident or a hurt.
    pub grief: &'static str,
    /// A death. It is not followed up.
    pub loss: &'static str,
    /// Tears, which may be of joy.
    pub tears: &'static str,
    pub relief: &'static str,
    /// Pride, and what moves someone.
    pub pride: &'static str,
    pub anger: &'static str,
    pub shame: &'static str,
    pub quarrel: &'static str,
    pub joy: &'static str,
}

/// What is said before the next question.
#[derive(Serialize)]
pub struct RapportReplies {
    /// After "I did just say".
    pub said_before: &'static [&'static str],
    /// After "you don't even ask about that".
    pub unasked: &'static [&'static str],
    /// After a question that the invitee did not understand. The first one of [`crate::interviewer::InterviewerPhrases`]
    /// may have been said before.
    pub unclear: &'static [&'static str],
    /// After a right guess at what was meant. It asks nothing: the invitee answers.
    pub confirmed: &'static str,
    pub more_to_ask: &'static str,
    pub nothing_to_ask: &'static str,
    /// After a request to pass something on.
    pub passed_on: &'static str,
    /// After the last answer, before the farewell gives thanks.
    pub noted: &'static [&'static str],
    /// After something serious without a word of feeling.
    pub confided: &'static [&'static str],
    pub fear: &'static [&'static str],
    pub exhaustion: &'static [&'static str],
    pub grief: &'static [&'static str],
    pub anger: &'static [&'static str],
    pub shame: &'static [&'static str],
    pub quarrel: &'static [&'static str],
    pub loss: &'static [&'static str],
    pub relief: &'static [&'static str],
    pub pride: &'static [&'static str],
    /// After something that weighs on the person, without a word of feeling.
    pub burden: &'static [&'static str],
    /// After something with serious consequences.
    pub serious: &'static [&'static str],
    /// After something bad that is said without a word of feeling.
    pub hardship: &'static [&'static str],
    pub joy: &'static [&'static str],
}

impl RapportReplies {
    /// Returns all sentences that respond to a feeling.
    pub fn to_feelings(&self) -> impl Iterator<Item = &'static str> {
        let lists = [self.fear, self.exhaustion, self.grief, self.anger, self.shame, self.quarrel];
        let others = [self.loss, self.relief, self.pride, self.hardship, self.joy, self.confided];
        let weights = [self.burden, self.serious];
        lists.into_iter().chain(others).chain(weights).flatten().copied()
    }

    /// Returns all apologies.
    pub fn apologies(&self) -> impl Iterator<Item = &'static str> {
        [self.said_before, self.unasked, self.unclear].into_iter().flatten().copied()
    }
}

#[cfg(test)]
mod tests;
