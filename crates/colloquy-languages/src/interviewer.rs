//! What the interviewer says.

use serde::Serialize;

/// All phrases of one language. `{topic}`, `{question}`, `{organization}`, `{count}` and `{word}` are placeholders. A
/// turn has at most one question.
#[derive(Serialize)]
pub struct InterviewerPhrases {
    /// Neutral: an acknowledgement neither praises nor doubts.
    pub acknowledgements: &'static [&'static str],
    /// After an invitee who does not want to answer.
    pub passed: &'static [&'static str],
    /// After an invitee who does not know.
    pub unknown: &'static [&'static str],
    pub subjects: &'static [&'static str],
    pub clauses: &'static [&'static str],
    /// For what belongs to the previous topic.
    pub followings: &'static [&'static str],
    pub questions: &'static [&'static str],
    /// For a question in another language.
    pub foreign_questions: &'static [&'static str],
    /// For a topic that is asked about again, on request.
    pub subjects_again: &'static [&'static str],
    pub foreign_questions_again: &'static [&'static str],
    /// After a thin answer. Each is used at most once in an interview.
    pub probes: &'static [&'static str],
    /// Repeats a noun that the invitee used, with its article.
    pub mention: &'static str,
    /// After [`InterviewerPhrases::mention`].
    pub deeper: &'static [&'static str],
    /// For any topic. Each is used at most once in an interview.
    pub facets: [&'static str; 6],
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
    pub unheard: &'static [&'static str],
    pub greeted: &'static [&'static str],
    pub machine: &'static str,
    pub privacy: &'static str,
    pub many_left: &'static str,
    pub one_left: &'static str,
    pub none_left: &'static str,
    pub cannot: &'static [&'static str],
    /// After an instruction to the interviewer.
    pub deflected: &'static [&'static str],
    /// After hostility. The last sentence asks whether to continue.
    pub calm: &'static [&'static str],
}

impl InterviewerPhrases {
    /// Returns all sentences that end an interview.
    pub fn ends(&self) -> impl Iterator<Item = &'static str> {
        let lists = [self.farewells, self.stopped, self.exhausted];
        lists.into_iter().flatten().copied().chain([self.over])
    }
}
