//! What a prompt asks for, as it was read.

use colloquy_domain::guide::TopicDepth;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsedPromptTopicPhrasing {
    NounPhrase,
    /// An indirect question.
    Clause,
    /// A question of the prompt, verbatim.
    Question,
    /// Questions about the label, each in a line, which say too little without it: "how often", "with whom".
    Details,
}

/// Something to ask about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedPromptTopic {
    pub text: String,
    /// What the question is about, if that is not clear without it: "the first day" in "the first day: how did it go?".
    pub label: Option<String>,
    pub form: ParsedPromptTopicPhrasing,
    pub is_required: bool,
    pub depth: TopicDepth,
}

/// Something to ask only if there is a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedPromptCondition {
    pub condition: String,
    /// What to ask. Without it, the interviewer asks for more.
    pub point: Option<ParsedPromptTopic>,
    /// Whether the point is a topic for some invitees, and not a follow-up.
    pub is_limit: bool,
}
