//! What the interviewer says.

use serde::Serialize;

/// All phrases of one language. `{question}`, `{organization}`, `{count}`, `{clause}` and `{title}` are placeholders. A
/// turn has at most one question.
#[derive(Serialize)]
pub struct InterviewerPhrases {
    /// Neutral: an acknowledgement neither praises nor doubts.
    pub acknowledgements: &'static [&'static str],
    /// After an answer about something bad.
    pub sympathies: &'static [&'static str],
    /// After an invitee who does not want to answer.
    pub passed: &'static [&'static str],
    /// After an invitee who does not know.
    pub unknown: &'static [&'static str],
    pub follow_ups: FollowUpPhrases,
    /// Names something that the invitee mentioned, before a follow-up question.
    pub mentioned: &'static str,
    /// Repeats how long something was, before a follow-up question.
    pub durations: &'static str,
    /// Repeats a clause of the answer, before a follow-up question.
    pub quotes: &'static [&'static str],
    /// Repeats a clause of an earlier answer, before the question of its topic.
    pub earlier_quote: &'static str,
    /// Asks only for more about a topic, after an earlier answer that was about it.
    pub earlier_more: &'static str,
    /// Refers to an earlier answer without repeating it.
    pub earlier: &'static str,
    /// Words that connect a clause with what precedes, and that are left out when it is repeated.
    pub connectives: &'static [&'static str],
    /// Words with which a clause may begin that stands alone in the middle of a sentence, besides articles.
    pub subjects: &'static [&'static str],
    /// Words with which a clause begins that cannot stand alone.
    pub dependent: &'static [&'static str],
    /// Those of them before which no clause ends: "I always have to leave".
    pub completing: &'static [&'static str],
    /// Those after which the verb goes to the end of the clause. Without such a word, the rest would be in the wrong order.
    pub verb_last: &'static [&'static str],
    /// Numbers that go on after "and": "a hundred and forty".
    pub numbers_before_and: &'static [&'static str],
    /// Beginnings of a sentence that reports a clause of the answer. Languages without them quote it.
    pub reported: &'static [&'static str],
    /// Words with which a clause begins that can be reported.
    pub reportable: &'static [&'static str],
    /// The words that turn a clause about oneself into one about the invitee.
    pub second_person: &'static [(&'static str, &'static str)],
    /// After an invitee who does not feel heard.
    pub feels_ignored: &'static str,
    /// After an invitee who does not feel heard, with a clause of their answer.
    pub feels_ignored_quote: &'static str,
    /// After an invitee who wants to finish sooner.
    pub hurried: &'static [&'static str],
    /// Phrases with which invitees say that they are crying. That is met with sympathy and not followed up.
    pub in_tears: &'static [&'static str],
    /// Parts of questions for what someone wishes: "what could we have done".
    pub wish_questions: &'static [&'static str],
    /// Beginnings of questions for how something was, which praise or a complaint answers.
    pub general_questions: &'static [&'static str],
    /// Beginnings of questions for a fact, which a few words answer completely.
    pub fact_questions: &'static [&'static str],
    /// Before a question that is asked again after an answer about something else.
    pub brought_back: &'static [&'static str],
    /// Before a question of the guide, towards an invitee who speaks another language.
    pub foreign_guide: &'static str,
    /// The first one also serves to ask again.
    pub last_questions: &'static [&'static str],
    /// Phrases that show that a question of the prompt is meant as the last one.
    pub closing_signs: &'static [&'static str],
    pub farewells: &'static [&'static str],
    /// If the invitee wanted to stop.
    pub stopped: &'static [&'static str],
    /// If no time or no answer is left.
    pub exhausted: &'static [&'static str],
    pub over: &'static str,
    pub once_more: &'static [&'static str],
    /// After an invitee who asks what a question means.
    pub unclear: &'static str,
    /// Said to someone who denies the danger that the interviewer has heard.
    pub misunderstood: &'static str,
    /// Asks about the topic in other words then.
    pub meant: &'static str,
    pub unheard: &'static [&'static str],
    pub greeted: &'static [&'static str],
    pub replies: CounterQuestionReplies,
    /// After an instruction to the interviewer.
    pub deflected: &'static [&'static str],
    /// After exhaustion. The last sentence asks whether to continue.
    pub weary: &'static [&'static str],
    /// After hostility. The last sentence asks whether to continue.
    pub calm: &'static [&'static str],
    /// Patterns of words that praise or agree with an answer, in the notation of [`crate::intents::AnswerPatterns`].
    pub praises: &'static str,
    /// Patterns of words that call something good, which no reply to something bad may have.
    pub welcomes: &'static str,
    /// Patterns of words that promise something.
    pub promises: &'static str,
    /// Patterns of words that take up what the invitee said.
    pub references: &'static str,
}

/// Questions after an answer. Each is used at most once in an interview, the first ones first.
#[derive(Serialize)]
pub struct FollowUpPhrases {
    /// For more about anything: good or bad, over or still so.
    pub more: &'static [&'static str],
    /// For something serious that happened, with which an answer ends: how it was, then what followed.
    pub then: &'static [&'static str],
    /// For what would help with something bad that is still so.
    pub help: &'static [&'static str],
    /// For what is meant by something unclear.
    pub vague: &'static [&'static str],
    /// For something that someone wishes, which has not happened.
    pub wish: &'static [&'static str],
    /// For something good, which is not praised.
    pub good: &'static [&'static str],
    /// After an answer that says almost nothing.
    pub thin: &'static [&'static str],
    /// After an invitee who does not know an answer.
    pub easier: &'static [&'static str],
}

impl FollowUpPhrases {
    pub fn all(&self) -> impl Iterator<Item = &'static str> {
        let lists =
            [self.more, self.then, self.help, self.vague, self.wish, self.good, self.thin, self.easier];
        lists.into_iter().flatten().copied()
    }
}

/// Answers to the invitee's own questions.
#[derive(Serialize)]
pub struct CounterQuestionReplies {
    pub machine: &'static str,
    pub privacy: &'static str,
    pub organizer: &'static str,
    pub purpose: &'static str,
    pub name_use: &'static str,
    pub contact: &'static str,
    pub reason: &'static str,
    /// Of a question about the interviewer's own view.
    pub opinion: &'static str,
    /// Of a question that the interviewer has no answer to.
    pub unknown: &'static str,
    pub many_minutes: &'static str,
    pub one_minute: &'static str,
    pub many_topics: &'static str,
    pub one_topic: &'static str,
    pub no_topic: &'static str,
}

impl InterviewerPhrases {
    /// Returns all sentences that end an interview.
    pub fn ends(&self) -> impl Iterator<Item = &'static str> {
        let lists = [self.farewells, self.stopped, self.exhausted];
        lists.into_iter().flatten().copied().chain([self.over])
    }
}
