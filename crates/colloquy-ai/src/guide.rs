//! Makes the guide of an interview from its prompt by rules.

use colloquy_domain::guide::{GuideDraft, GuideTopic, InterviewGuide, TopicDepth};
use colloquy_domain::language::Language;
use colloquy_languages::fill;

use crate::interviewer::question_plan::{PlannedQuestion, QuestionPlan, QuestionStyle, with_one_mark};

/// Returns the guide for a prompt. The same prompt always gives the same guide.
pub fn guide_of(prompt: &str, language: Language) -> InterviewGuide {
    let plan = QuestionPlan::of(prompt, language);
    let topics: Vec<GuideTopic> = plan.points.iter().map(|point| topic(point, language)).collect();
    let closing = plan.closing.map(|closing| closing.text);
    let draft = GuideDraft { topics, closing, ..GuideDraft::default() };
    InterviewGuide::new(draft).unwrap_or_else(|_| without_topics(language))
}

fn topic(point: &PlannedQuestion, language: Language) -> GuideTopic {
    let phrases = &language.tables().generator;
    let wording = match point.style {
        QuestionStyle::Question => "{question}",
        QuestionStyle::Foreign => phrases.openings_with_foreign_question[0],
        QuestionStyle::Clause => phrases.openings_with_clause[0],
        QuestionStyle::Subject | QuestionStyle::Following => phrases.openings[0],
    };
    GuideTopic {
        name: point.text.clone(),
        // A foreign question is quoted before another one, and an opening has only one question mark.
        opening: with_one_mark(&fill(wording, &[("topic", &point.text), ("question", &point.text)])),
        keywords: point.keywords.clone(),
        is_required: true,
        depth: TopicDepth::Usual,
    }
}

/// Returns the guide for a prompt that names nothing to ask about.
fn without_topics(language: Language) -> InterviewGuide {
    let phrases = &language.tables().generator;
    let topic = GuideTopic {
        name: phrases.titles_without_topic[0].to_owned(),
        opening: phrases.openings_without_topic[0].to_owned(),
        keywords: Vec::new(),
        is_required: true,
        depth: TopicDepth::Deep,
    };
    InterviewGuide::new(GuideDraft { topics: vec![topic], ..GuideDraft::default() })
        .expect("the phrases of every language are fit to be spoken")
}
