//! The interview guide: what an interviewer asks, in which order, and what it leaves alone. It is made from the
//! organization's prompt, by a model or by rules, and every interviewer conducts from it.

mod json;
mod stored;

use std::ops::Deref;

pub use stored::{GuideSourceHash, StoredGuide};

/// No invitee answers more topics in one interview.
pub const TOPICS_MAX: usize = 40;
const CONDITIONS_MAX: usize = 20;
const UNMENTIONED_MAX: usize = 40;
const KEYWORDS_MAX: usize = 40;
const PURPOSE_CHARACTERS: usize = 1_000;
const NAME_CHARACTERS: usize = 160;
const QUESTION_CHARACTERS: usize = 500;

/// How far the interviewer follows up on a topic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum TopicDepth {
    /// One question. A follow-up only if the answer says almost nothing.
    Brief,
    #[default]
    Usual,
    /// As far as the limits allow.
    Deep,
}

impl TopicDepth {
    /// Returns the most follow-ups on a topic of this depth, in a row or not.
    pub fn follow_ups(self) -> usize {
        match self {
            TopicDepth::Brief => 0,
            TopicDepth::Usual => 1,
            TopicDepth::Deep => 2,
        }
    }
}

/// How the organization wants its invitees to be addressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormOfAddress {
    /// "du", "tu", "tú", "você", "je".
    Informal,
    /// "Sie", "vous", "usted", "Lei", "o senhor", "u".
    Formal,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuideTopic {
    /// What it is called towards the invitee, without a verb: "your first week".
    pub name: String,
    /// The question that opens it, written to the invitee.
    pub opening: String,
    /// Words by which an answer shows that it is about this topic, in lower case.
    pub keywords: Vec<String>,
    /// Whether the interview asks about it before it closes, as far as its limits allow.
    pub is_required: bool,
    pub depth: TopicDepth,
}

/// A question that is asked only if an answer gives reason to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConditionalQuestion {
    /// The reason, as the organization describes it. Never spoken.
    pub condition: String,
    /// Words by which an answer meets the condition, in lower case.
    pub keywords: Vec<String>,
    /// The question, written to the invitee.
    pub question: String,
    /// The question with the condition in it, for an interview in which nothing was said about it: "If you have children,
    /// how do they get here?" None if people are not asked whether the condition is met.
    pub if_unknown: Option<String>,
}

/// The parts of a guide before they are checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuideDraft {
    /// What the organization wants to find out, for the interviewer only. May be empty.
    pub goal: String,
    /// The people whom it asks. This description is never shown or spoken. May be empty.
    pub audience: String,
    /// In the order in which they are asked.
    pub topics: Vec<GuideTopic>,
    pub conditions: Vec<ConditionalQuestion>,
    /// What the interviewer does not bring up.
    pub unmentioned: Vec<String>,
    /// The organization's own last question, written to the invitee.
    pub closing: Option<String>,
    /// What the organization wants to be said at the end, written to the invitee. It is no question.
    pub farewell: Option<String>,
    /// The most questions that the organization allows.
    pub most_questions: Option<usize>,
    /// The address that the organization asks for, if it does.
    pub address: Option<FormOfAddress>,
}

/// Why a draft is no guide.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnusableGuide {
    #[error("it has no topic")]
    NoTopic,
    #[error("it has more than {1} {0}")]
    TooMany(&'static str, usize),
    #[error("{0} is empty")]
    Empty(&'static str),
    #[error("{0} has more than {1} characters")]
    TooLong(&'static str, usize),
    #[error("{0} has a line break or a control character")]
    NotOneLine(&'static str),
    #[error("{0} asks more than one question")]
    SeveralQuestions(&'static str),
    #[error("{0} asks a question")]
    Question(&'static str),
    #[error("two topics are called {0:?}")]
    SameName(String),
}

/// A guide whose parts are complete and fit to be spoken. It is read like its [`GuideDraft`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterviewGuide(GuideDraft);

impl Deref for InterviewGuide {
    type Target = GuideDraft;

    fn deref(&self) -> &GuideDraft {
        &self.0
    }
}

impl InterviewGuide {
    /// Returns whether invitees are addressed as "du", "tu" or "je".
    pub fn is_informal(&self) -> bool {
        self.address == Some(FormOfAddress::Informal)
    }

    pub fn new(draft: GuideDraft) -> Result<Self, UnusableGuide> {
        if draft.topics.is_empty() {
            return Err(UnusableGuide::NoTopic);
        }
        check_count("topics", draft.topics.len(), TOPICS_MAX)?;
        check_count("conditions", draft.conditions.len(), CONDITIONS_MAX)?;
        check_count("things not to mention", draft.unmentioned.len(), UNMENTIONED_MAX)?;
        for (what, text) in [("the goal", &draft.goal), ("the audience", &draft.audience)] {
            check_length(what, text, PURPOSE_CHARACTERS)?;
        }
        for topic in &draft.topics {
            check_line("a topic's name", &topic.name, NAME_CHARACTERS)?;
            check_question("a topic's question", &topic.opening)?;
            check_count("keywords of a topic", topic.keywords.len(), KEYWORDS_MAX)?;
        }
        for condition in &draft.conditions {
            check_line("a condition", &condition.condition, QUESTION_CHARACTERS)?;
            check_question("a conditional question", &condition.question)?;
            if let Some(question) = &condition.if_unknown {
                check_question("a question with its condition", question)?;
            }
            check_count("keywords of a condition", condition.keywords.len(), KEYWORDS_MAX)?;
        }
        for text in &draft.unmentioned {
            check_line("a thing not to mention", text, QUESTION_CHARACTERS)?;
        }
        draft.closing.iter().try_for_each(|closing| check_question("the closing question", closing))?;
        draft.farewell.iter().try_for_each(|farewell| check_statement("the farewell", farewell))?;
        if draft.most_questions == Some(0) {
            return Err(UnusableGuide::Empty("the number of questions"));
        }
        check_names(&draft.topics)?;
        Ok(InterviewGuide(draft))
    }
}

fn check_names(topics: &[GuideTopic]) -> Result<(), UnusableGuide> {
    let names: Vec<String> = topics.iter().map(|topic| topic.name.to_lowercase()).collect();
    let repeated = names.iter().enumerate().find(|(place, name)| names[..*place].contains(*name));
    repeated.map_or(Ok(()), |(place, _)| Err(UnusableGuide::SameName(topics[place].name.clone())))
}

fn check_count(what: &'static str, count: usize, max: usize) -> Result<(), UnusableGuide> {
    if count > max { Err(UnusableGuide::TooMany(what, max)) } else { Ok(()) }
}

fn check_length(what: &'static str, text: &str, max: usize) -> Result<(), UnusableGuide> {
    if text.chars().count() > max { Err(UnusableGuide::TooLong(what, max)) } else { Ok(()) }
}

fn check_line(what: &'static str, text: &str, max: usize) -> Result<(), UnusableGuide> {
    check_length(what, text, max)?;
    if text.trim().is_empty() {
        return Err(UnusableGuide::Empty(what));
    }
    if text.chars().any(char::is_control) {
        return Err(UnusableGuide::NotOneLine(what));
    }
    Ok(())
}

fn check_question(what: &'static str, text: &str) -> Result<(), UnusableGuide> {
    check_line(what, text, QUESTION_CHARACTERS)?;
    if text.matches(['?', '？']).count() > 1 {
        return Err(UnusableGuide::SeveralQuestions(what));
    }
    Ok(())
}

fn check_statement(what: &'static str, text: &str) -> Result<(), UnusableGuide> {
    check_line(what, text, QUESTION_CHARACTERS)?;
    if text.contains(['?', '？']) { Err(UnusableGuide::Question(what)) } else { Ok(()) }
}

#[cfg(test)]
mod tests;
