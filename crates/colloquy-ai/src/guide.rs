//! Makes the guide of an interview from its prompt by rules.

mod audience;
mod briefing;
mod check;
mod compose;
mod informal;
mod keywords;
mod matching;
mod reading;
mod reasons;
mod sayable;
mod section;
mod subject_name;
mod unknown;

use colloquy_domain::guide::{
    ConditionalQuestion, FormOfAddress, GuideDraft, GuideTopic, InterviewGuide, TOPICS_MAX, TopicDepth,
};
use colloquy_domain::interviewing::names_life_fact;
use colloquy_domain::language::Language;

use crate::prompt_parts::wording::{after_any, tails, word_count};
use compose::GuideComposer;
pub use compose::{capitalized, with_one_mark};
use matching::{has_any, normalized};
use reading::{ParsedPrompt, ParsedPromptCondition, ParsedPromptTopic, ParsedPromptTopicPhrasing};
use reasons::reasons;
use sayable::is_sayable;
pub use sayable::{is_asked_by_name, is_spoken_name};
pub use subject_name::subject_of;

/// How much of the prompt is read. Nothing after it is asked.
const READ_CHARACTERS: usize = 20_000;
/// As many as a guide allows.
const CONDITIONS: usize = 20;
const UNMENTIONED: usize = 40;
const CONDITION_KEYWORDS: usize = 40;
const PURPOSE_CHARACTERS: usize = 1_000;
const NOTE_CHARACTERS: usize = 500;
/// In an interview of so few topics, each of them is explored.
const FEW_TOPICS: usize = 2;
/// The most words in a question of a condition that may be without a verb: "since when exactly?".
const BARE_WORDS: usize = 7;
/// The most characters of a question that is its own name.
const NAME_CHARACTERS: usize = 100;

/// Returns the guide for a prompt. The same prompt always gives the same guide.
pub fn guide_of(prompt: &str, language: Language) -> InterviewGuide {
    let prompt = until_read_characters(prompt);
    let mut reading = ParsedPrompt::of(prompt, language);
    let is_informal = informal::is_informal(&reading, language);
    if is_informal {
        reading.briefing.address = Some(FormOfAddress::Informal);
    }
    let composer = GuideComposer { reading: &reading, prompt, language, is_informal };
    let (topics, closing) = topics(&composer);
    let draft = GuideDraft {
        goal: line(&reading.goals.join(". "), PURPOSE_CHARACTERS),
        audience: line(&reading.audience.description, PURPOSE_CHARACTERS),
        topics,
        conditions: conditions(&composer),
        unmentioned: unmentioned(&reading),
        closing,
        farewell: composer.farewell(),
        most_questions: reading.briefing.most_questions,
        address: reading.briefing.address,
    };
    InterviewGuide::new(draft).unwrap_or_else(|_| {
        let topics = composer.general();
        InterviewGuide::new(GuideDraft { topics, ..GuideDraft::default() })
            .expect("the phrases of every language are fit to be spoken")
    })
}

fn until_read_characters(prompt: &str) -> &str {
    let end = prompt.char_indices().nth(READ_CHARACTERS).map_or(prompt.len(), |(end, _)| end);
    &prompt[..end]
}

/// Returns the topics in order, and the organization's own last question.
fn topics(composer: &GuideComposer) -> (Vec<GuideTopic>, Option<String>) {
    let signs = composer.language.tables().guide.closing_signs;
    let (mut topics, mut closing): (Vec<GuideTopic>, _) = (Vec::new(), None);
    let wanted = composer.reading.points.iter().filter(|point| !is_banned(point, composer.reading));
    for point in wanted {
        // Better no question than a wrong one.
        let Some(topic) = sayable_topic(point, topics.len(), composer) else { continue };
        if has_any(&topic.opening, signs) && point.form != ParsedPromptTopicPhrasing::NounPhrase {
            closing = Some(topic.opening);
        } else if topics.len() < TOPICS_MAX {
            keep(&mut topics, topic, composer);
        }
    }
    if topics.is_empty() {
        topics = composer.general();
    }
    if topics.len() <= FEW_TOPICS {
        for topic in topics.iter_mut().filter(|topic| topic.depth == TopicDepth::Usual) {
            topic.depth = TopicDepth::Deep;
        }
    }
    (topics, closing)
}

/// Returns the topic for a point. If its question is none that someone would say, what it names is asked about openly.
fn sayable_topic(point: &ParsedPromptTopic, place: usize, composer: &GuideComposer) -> Option<GuideTopic> {
    let is_sayable =
        |topic: &GuideTopic| is_sayable(&topic.opening, composer.language, composer.reading.briefing.address);
    let topic = composer.topic(point, place);
    if let Some(topic) = topic.as_ref().filter(|topic| is_sayable(topic)) {
        return Some(topic.clone());
    }
    let names = [point.label.as_deref(), topic.as_ref().map(|topic| topic.name.as_str())];
    let names = names.into_iter().flatten().filter(|name| is_spoken_name(name, composer.language));
    // "Condition when they moved in" has a clause that cannot be turned.
    let is_name = point.form == ParsedPromptTopicPhrasing::NounPhrase;
    let begun = before_clause(&point.text, composer).filter(|_| is_name);
    let named = names.chain(begun).find_map(|name| {
        let text = name.to_owned();
        let form = ParsedPromptTopicPhrasing::NounPhrase;
        composer.topic(&ParsedPromptTopic { text, label: None, form, ..point.clone() }, place)
    });
    named.filter(is_sayable)
}

/// Returns the beginning of a noun phrase, before a clause that describes it.
fn before_clause<'t>(text: &'t str, composer: &GuideComposer) -> Option<&'t str> {
    let cues = &composer.reading.language.tables().prompt;
    let begins = |tail: &&str| {
        [cues.question_words, cues.conditions, cues.relatives]
            .iter()
            .any(|list| after_any(tail, list).is_some())
    };
    let clause = tails(text).skip(1).find(begins)?;
    let name = text[..text.len() - clause.len()].trim_end_matches([' ', ',', ':', '-', '–']);
    (word_count(name) > 0).then_some(name)
}

/// Adds a topic whose question is new, with a name that no other topic has.
fn keep(topics: &mut Vec<GuideTopic>, mut topic: GuideTopic, composer: &GuideComposer) {
    let is_same = |one: &str, other: &str| normalized(one) == normalized(other);
    if topics.iter().any(|known| is_same(&known.opening, &topic.opening)) {
        return;
    }
    if topics.iter().any(|known| known.name.to_lowercase() == topic.name.to_lowercase()) {
        let question = topic.opening.trim_matches(|letter: char| !letter.is_alphanumeric());
        let frames = composer.words().about_clause.iter();
        let formal = composer.language.tables().guide.about_clause.iter();
        let leads = frames.chain(formal).filter_map(|frame| frame.split('{').next());
        let mut leads = leads.map(|lead| lead.trim_start_matches('¿'));
        let lead = leads.find(|lead| question.starts_with(lead));
        let clause = lead.map_or(question, |lead| &question[lead.len()..]);
        topic.name = compose::lowered(clause).chars().take(NAME_CHARACTERS).collect();
    }
    if !topics.iter().any(|known| known.name.to_lowercase() == topic.name.to_lowercase()) {
        topics.push(topic);
    }
}

/// Returns whether the organization does not want a point to be brought up.
fn is_banned(point: &ParsedPromptTopic, reading: &ParsedPrompt) -> bool {
    let text = normalized(&point.text);
    point.form == ParsedPromptTopicPhrasing::NounPhrase
        && reading.bans.iter().any(|ban| normalized(ban) == text)
}

fn conditions(composer: &GuideComposer) -> Vec<ConditionalQuestion> {
    let conditional = |condition: &ParsedPromptCondition| {
        let mut keywords = reasons(&condition.condition, composer);
        let question = if condition.is_limit {
            let topic = condition.point.as_ref().and_then(|point| composer.topic(point, 0));
            let topic = topic.map(|topic| topic.opening);
            // "The reasons" alone are no topic.
            let more = || condition.point.as_ref().map(|point| composer.follow_up(Some(point)));
            let of_condition = || Some(composer.topic_of_condition(&condition.condition)?.opening);
            let opening = topic.or_else(more).or_else(of_condition)?;
            // Who brings up the topic of their own accord belongs to those whom it is for.
            if keywords.is_empty() {
                let own = condition.point.as_ref().map(|point| composer.noun_of(point)).unwrap_or_default();
                keywords = keywords::keywords(&[&own], composer.language);
                keywords.truncate(CONDITION_KEYWORDS);
            }
            opening
        } else {
            composer.follow_up(condition.point.as_ref())
        };
        let question = about_the_invitee(&question, composer);
        let question = composer.with_thing_of(&condition.condition, question);
        let is_broken = !is_sayable(&question, composer.language, composer.reading.briefing.address);
        // "Since when?" is a good question right after an answer.
        let is_broken = is_broken && question.contains(' ') && word_count(&question) > BARE_WORDS;
        let question = match sayable::bare_question_of(&question, composer.language) {
            Some(bare) => bare,
            None if is_broken => composer.words().more.to_owned(),
            None => question,
        };
        // "If they are over 65" has no word by which an answer meets it.
        if keywords.is_empty() && names_life_fact(&condition.condition, composer.language) {
            keywords.push(normalized(&condition.condition).trim().to_owned());
        }
        let if_unknown = composer.if_unknown(&condition.condition, &question);
        let condition = line(&condition.condition, NOTE_CHARACTERS);
        (!keywords.is_empty()).then_some(ConditionalQuestion { condition, keywords, question, if_unknown })
    };
    composer.reading.conditions.iter().filter_map(conditional).take(CONDITIONS).collect()
}

/// Whom a condition is about is the invitee: "if she says so, ask what that means for her".
fn about_the_invitee(question: &str, composer: &GuideComposer) -> String {
    let own = &composer.language.tables().briefing;
    let invitee = if composer.is_informal { own.for_invitee.1 } else { own.for_invitee.0 };
    let ends = |text: &str| text.starts_with([' ', ',', '?', '\u{a0}']);
    own.for_person.iter().fold(question.to_owned(), |question, pronoun| {
        match question.split_once(&format!(" {pronoun}")) {
            Some((before, after)) if ends(after) => format!("{before} {invitee}{after}"),
            _ => question,
        }
    })
}

fn unmentioned(reading: &ParsedPrompt) -> Vec<String> {
    // "Fragen Sie nicht nach dem Gehalt" has the case of its verb, and "n'essayez pas de …" bans nothing to talk about.
    let nominative = reading.language.tables().prompt.nominative;
    let named = |ban: &String| match ban.split_once(' ') {
        Some(("dem", _)) => nominative("nach", ban),
        // "Den Zeitdruck nicht ansprechen"
        Some(("den" | "Den", rest)) if reading.language == Language::German => in_nominative(rest),
        _ => ban.clone(),
    };
    let polite = [
        " svp",
        " please",
        " pls",
        " bitte",
        " alsjeblieft",
        " alstublieft",
        " stp",
        " s'il vous plaît",
        " s'il te plaît",
        " por favor",
        " per favore",
        " grazie",
        " em hipótese alguma",
        " bajo ningún concepto",
        " en ningún caso",
        " in nessun caso",
        " en aucun cas",
        " merci",
        " lieber",
        " liever",
        " to them",
        " to anyone",
    ];
    let bare = |ban: String| {
        let end = polite.iter().find_map(|polite| ban.strip_suffix(polite)).map_or(ban.len(), str::len);
        ban[..end].trim_end_matches([',', ' ']).to_owned()
    };
    let bans = reading.bans.iter().map(|ban| line(&bare(named(ban)), NOTE_CHARACTERS));
    bans.filter(|ban| ban.contains(char::is_alphanumeric) && !ban.contains(" pas "))
        .take(UNMENTIONED)
        .collect()
}

/// Returns "der neue Direktor" for "neuen Direktor", the object of a verb.
fn in_nominative(object: &str) -> String {
    let mut words: Vec<String> = object.split(' ').map(str::to_owned).collect();
    let noun = words.iter().position(|word| word.starts_with(char::is_uppercase)).unwrap_or(0);
    for word in words.iter_mut().take(noun) {
        if let Some(stem) = word.strip_suffix('n').filter(|stem| stem.ends_with('e')) {
            *word = stem.to_owned();
        }
    }
    format!("der {}", words.join(" "))
}

/// Returns a text as one line, cut to a number of characters.
fn line(text: &str, characters: usize) -> String {
    let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.chars().filter(|letter| !letter.is_control()).take(characters).collect()
}
