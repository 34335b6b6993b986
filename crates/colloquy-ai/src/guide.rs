//! Makes the guide of an interview from its prompt by rules.

mod audience;
mod check;
mod compose;
mod keywords;
mod matching;
mod reading;
mod section;
mod spelling;

use colloquy_domain::guide::{
    ConditionalQuestion, GuideDraft, GuideTopic, InterviewGuide, TOPICS_MAX, TopicDepth,
};
use colloquy_domain::language::Language;

use compose::Composer;
pub use compose::with_one_mark;
use keywords::keywords;
use matching::{has_any, normalized};
use reading::{Condition, Point, PointForm, PromptReading};

/// How much of the prompt is read. Nothing after it is asked.
const READ_CHARACTERS: usize = 20_000;
/// As many as a guide allows.
const CONDITIONS: usize = 20;
const UNMENTIONED: usize = 40;
const PURPOSE_CHARACTERS: usize = 1_000;
const NOTE_CHARACTERS: usize = 500;
/// In an interview of so few topics, each of them is explored.
const FEW_TOPICS: usize = 2;
/// How many questions a topic usually has, with its follow-up.
const TURNS_OF_TOPIC: usize = 2;
/// How many words from "questions" their greatest number may be.
const BUDGET_WORDS: usize = 4;
/// The most characters of a question that is its own name.
const NAME_CHARACTERS: usize = 100;

/// Returns the guide for a prompt. The same prompt always gives the same guide.
pub fn guide_of(prompt: &str, language: Language) -> InterviewGuide {
    let end = prompt.char_indices().nth(READ_CHARACTERS).map_or(prompt.len(), |(end, _)| end);
    let prompt = &prompt[..end];
    let reading = PromptReading::of(prompt, language);
    let corrected =
        if reading.points.is_empty() { spelling::corrected(prompt, reading.language) } else { None };
    let (prompt, reading) = match &corrected {
        Some(corrected) => (corrected.as_str(), PromptReading::of(corrected, language)),
        None => (prompt, reading),
    };
    let composer = Composer { reading: &reading, prompt, language };
    let (topics, closing) = topics(&composer);
    let draft = GuideDraft {
        goal: line(&reading.goals.join(". "), PURPOSE_CHARACTERS),
        audience: line(&reading.audience.description, PURPOSE_CHARACTERS),
        topics,
        conditions: conditions(&composer),
        unmentioned: unmentioned(&reading),
        closing,
    };
    InterviewGuide::new(draft).unwrap_or_else(|_| {
        let topics = composer.general();
        InterviewGuide::new(GuideDraft { topics, ..GuideDraft::default() })
            .expect("the phrases of every language are fit to be spoken")
    })
}

/// Returns the topics in order, and the organization's own last question.
fn topics(composer: &Composer) -> (Vec<GuideTopic>, Option<String>) {
    let signs = composer.language.tables().guide.closing_signs;
    let mut general = composer.general().into_iter();
    let (mut topics, mut closing): (Vec<GuideTopic>, _) = (Vec::new(), None);
    let wanted = composer.reading.points.iter().filter(|point| !is_banned(point, composer.reading));
    let mut are_general = true;
    for point in wanted {
        let worded = composer.topic(point, topics.len());
        are_general &= worded.is_none();
        // Better a general question than a wrong one.
        let Some(topic) = worded.or_else(|| general.next()) else { continue };
        if has_any(&topic.opening, signs) && point.form != PointForm::NounPhrase {
            closing = Some(topic.opening);
        } else if topics.len() < TOPICS_MAX {
            keep(&mut topics, topic);
        }
    }
    if topics.is_empty() || are_general {
        topics = composer.general();
    }
    if budget(composer).is_some_and(|budget| budget < topics.len() * TURNS_OF_TOPIC) {
        topics.iter_mut().for_each(|topic| topic.depth = TopicDepth::Brief);
    } else if topics.len() <= FEW_TOPICS {
        for topic in topics.iter_mut().filter(|topic| topic.depth == TopicDepth::Usual) {
            topic.depth = TopicDepth::Deep;
        }
    }
    (topics, closing)
}

/// Returns the greatest number of questions that the prompt allows: "max 5 questions".
fn budget(composer: &Composer) -> Option<usize> {
    let words = &composer.reading.language.tables().guide;
    let text = normalized(composer.prompt);
    let words_of: Vec<&str> = text.split_whitespace().collect();
    let counted = words_of.iter().position(|word| words.counted.contains(word))?;
    let near = &words_of[counted.saturating_sub(BUDGET_WORDS)..(counted + BUDGET_WORDS).min(words_of.len())];
    has_any(&near.join(" "), words.at_most).then(|| near.iter().find_map(|word| word.parse().ok())).flatten()
}

/// Adds a topic whose question is new, with a name that no other topic has.
fn keep(topics: &mut Vec<GuideTopic>, mut topic: GuideTopic) {
    let is_same = |one: &str, other: &str| normalized(one) == normalized(other);
    if topics.iter().any(|known| is_same(&known.opening, &topic.opening)) {
        return;
    }
    let has_name = |known: &GuideTopic| known.name.to_lowercase() == topic.name.to_lowercase();
    if topics.iter().any(has_name) {
        // A question that was made from the name asks nothing new.
        if normalized(&topic.opening).contains(&normalized(&topic.name)) {
            return;
        }
        let question = topic.opening.trim_matches(|letter: char| !letter.is_alphanumeric());
        topic.name = compose::lowered(question).chars().take(NAME_CHARACTERS).collect();
    }
    if !topics.iter().any(|known| known.name.to_lowercase() == topic.name.to_lowercase()) {
        topics.push(topic);
    }
}

/// Returns whether the organization does not want a point to be brought up.
fn is_banned(point: &Point, reading: &PromptReading) -> bool {
    let text = normalized(&point.text);
    point.form == PointForm::NounPhrase && reading.bans.iter().any(|ban| normalized(ban) == text)
}

fn conditions(composer: &Composer) -> Vec<ConditionalQuestion> {
    let conditional = |condition: &Condition| {
        let keywords = reasons(&condition.condition, composer);
        let question = composer.follow_up(condition.point.as_ref());
        let condition = line(&condition.condition, NOTE_CHARACTERS);
        (!keywords.is_empty()).then_some(ConditionalQuestion { condition, keywords, question })
    };
    composer.reading.conditions.iter().filter_map(conditional).take(CONDITIONS).collect()
}

/// Returns the words by which an answer meets a condition: those after "if they mention".
fn reasons(condition: &str, composer: &Composer) -> Vec<String> {
    let tables = composer.reading.language.tables();
    let people = composer.reading.audience.nouns(&tables.guide);
    let words = normalized(condition);
    let is_reason = |word: &&str| {
        !tables.guide.mentions.contains(word)
            && !tables.prompt.conditions.contains(word)
            && !tables.guide.third_person.contains(word)
            && !people.iter().any(|noun| noun == word)
    };
    let reason: Vec<&str> = words.split_whitespace().filter(is_reason).collect();
    let mut found = keywords(&[&reason.join(" ")], composer.reading.language);
    found.retain(|word| !tables.guide.third_person.contains(&word.as_str()));
    found
}

fn unmentioned(reading: &PromptReading) -> Vec<String> {
    let bans = reading.bans.iter().map(|ban| line(ban, NOTE_CHARACTERS));
    bans.filter(|ban| ban.contains(char::is_alphanumeric)).take(UNMENTIONED).collect()
}

/// Returns a text as one line, cut to a number of characters.
fn line(text: &str, characters: usize) -> String {
    let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.chars().filter(|letter| !letter.is_control()).take(characters).collect()
}
