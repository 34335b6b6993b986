//! Interview guides in requests to models and in their responses.

mod draft;

use colloquy_domain::guide::{GuideTopic, InterviewGuide, TopicDepth};

use crate::material::line;

pub use draft::{SCHEMA, checked, json_object};

/// Returns the names of the topics, one on each line.
pub fn topic_names(guide: &InterviewGuide) -> String {
    guide.topics.iter().map(|topic| format!("- {}", line(&topic.name))).collect::<Vec<_>>().join("\n")
}

/// Returns the question that opens the first topic.
pub fn first_question(guide: &InterviewGuide) -> String {
    guide.topics.first().map(|topic| line(&topic.opening)).unwrap_or_default()
}

/// Returns the guide as an interviewer needs it, with the topics numbered from 1.
pub fn outline(guide: &InterviewGuide) -> String {
    let topics = guide.topics.iter().zip(1..).map(|(topic, number)| topic_line(topic, number));
    let conditions = guide
        .conditions
        .iter()
        .map(|asked| format!("Only if {}: {}", line(&asked.condition), line(&asked.question)));
    let unmentioned = guide.unmentioned.iter().map(|text| format!("Never mention: {}", line(text)));
    let closing = guide.closing.iter().map(|closing| format!("Last question: {}", line(closing)));
    topics.chain(conditions).chain(unmentioned).chain(closing).collect::<Vec<_>>().join("\n")
}

fn topic_line(topic: &GuideTopic, number: usize) -> String {
    let depth = match topic.depth {
        TopicDepth::Usual => "",
        TopicDepth::Brief => " (brief)",
        TopicDepth::Deep => " (deep)",
    };
    let optional = if topic.is_required { "" } else { " (optional)" };
    format!("{number}. {}: {}{depth}{optional}", line(&topic.name), line(&topic.opening))
}

#[cfg(test)]
mod tests;
