//! What the interviewer says. A language is a file beside this one and a line in [`of`].

mod dutch;
mod english;
mod french;
mod german;
mod italian;
mod portuguese;
mod spanish;

use colloquy_domain::language::Language;

/// Everything that is said in one language. `{topic}`, `{question}`, `{organization}`, `{count}` and `{word}` stand for
/// what the interview brings. In a turn at most one of its sentences is a question.
pub struct InterviewerPhrases {
    /// Neutral: an acknowledgement neither praises nor doubts.
    pub acknowledgements: &'static [&'static str],
    /// After somebody does not want to answer.
    pub passed: &'static [&'static str],
    /// After somebody does not know.
    pub unknown: &'static [&'static str],
    pub subjects: &'static [&'static str],
    pub clauses: &'static [&'static str],
    /// For what belongs to the topic before.
    pub followings: &'static [&'static str],
    pub questions: &'static [&'static str],
    /// Around a question in another language.
    pub foreign_questions: &'static [&'static str],
    /// What was asked about, on request.
    pub subjects_again: &'static [&'static str],
    pub foreign_questions_again: &'static [&'static str],
    /// After a thin answer. None is said twice in an interview.
    pub probes: &'static [&'static str],
    /// Takes up a noun, with its article, that the invitee has used.
    pub mention: &'static str,
    /// After [`InterviewerPhrases::mention`].
    pub deeper: &'static [&'static str],
    /// For any topic whatsoever. None is said twice in an interview.
    pub facets: [&'static str; 6],
    /// The first can be said again.
    pub last_questions: &'static [&'static str],
    /// What shows that the prompt's own question is such a last one.
    pub closing_signs: &'static [&'static str],
    pub farewells: &'static [&'static str],
    /// When it was the invitee's wish.
    pub stopped: &'static [&'static str],
    /// When there is no time, or no answer, left.
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
    /// After hostility. Its last sentence asks whether to go on.
    pub calm: &'static [&'static str],
}

pub fn of(language: Language) -> &'static InterviewerPhrases {
    match language {
        Language::English => &english::WORDS,
        Language::French => &french::WORDS,
        Language::German => &german::WORDS,
        Language::Spanish => &spanish::WORDS,
        Language::Italian => &italian::WORDS,
        Language::Portuguese => &portuguese::WORDS,
        Language::Dutch => &dutch::WORDS,
    }
}

impl InterviewerPhrases {
    /// Each of the sentences by which an end is known.
    pub fn ends(&self) -> impl Iterator<Item = &'static str> {
        let lists = [self.farewells, self.stopped, self.exhausted];
        lists.into_iter().flatten().copied().chain([self.over])
    }
}
