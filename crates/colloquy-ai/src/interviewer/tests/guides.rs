//! Guides for the tests of the interviewer.

use colloquy_domain::guide::{GuideDraft, GuideTopic, InterviewGuide, TopicDepth};
use colloquy_domain::language::Language;

use super::PROMPT;
use crate::guide::guide_of;

/// Returns a guide whose questions do not depend on how prompts are read.
pub fn guide(prompt: &str, language: Language) -> InterviewGuide {
    let topic = |name: &str, opening: String, keywords: &[&str]| GuideTopic {
        name: name.to_owned(),
        opening,
        keywords: keywords.iter().map(|word| (*word).to_owned()).collect(),
        is_required: true,
        depth: TopicDepth::Usual,
    };
    let named = |name: &str| {
        topic(name, format!("Let us start with this topic: {name}. What comes to your mind first?"), &[name])
    };
    let topics: Vec<GuideTopic> = match prompt {
        PROMPT => vec![
            named("onboarding"),
            topic(
                "how you use the app",
                "To begin with, could you tell me how you use the app?".to_owned(),
                &["app"],
            ),
            topic("why you left", "Could you tell me why you left?".to_owned(), &["left"]),
        ],
        list => list.lines().filter_map(|line| line.strip_prefix("- ")).map(named).collect(),
    };
    InterviewGuide::new(GuideDraft { topics, ..GuideDraft::default() })
        .unwrap_or_else(|_| guide_of(prompt, language))
}
