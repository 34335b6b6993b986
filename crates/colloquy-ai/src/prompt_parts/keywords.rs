//! Reads a sentence of a prompt by its keywords.

use colloquy_languages::prompt::PromptCueWords;

use super::items::is_enumeration;
use super::sentences::PromptSentence;
use super::wording::{
    InviteePronounReach, PREPOSITIONS, addressed, after, after_any, after_question_word, asks_before,
    begins_with, cut_at_word, in_any, tails, trimmed, word_count,
};
use super::{
    InterviewPromptTopic, QUESTION_CHARACTERS, Reading, TOPIC_CHARACTERS, TOPIC_WORDS, TopicPhraseKind,
};

/// How many words after its verb a topic may begin: "ask the people in the shop about".
const OBJECT_WORDS: usize = 16;
/// The most words that name whom to ask: "our new volunteers".
const PEOPLE_WORDS: usize = 4;
/// Question words that may begin a description of people: "visitors who came by car".
const DESCRIBES_PEOPLE: [&str; 2] = ["who", "quem"];
/// What people talk about of their own: "parle avec les bénévoles de leur motivation".
const POSSESSIVES_OF_OTHERS: [&str; 4] = ["leur", "leurs", "su", "sus"];
/// The most words in a heading that is not a topic itself.
const HEADING_WORDS: usize = 3;
/// The most lead phrases before an instruction: "and then, please, could you".
const LEADS: usize = 4;
/// The most words in a rule of conduct in the middle of a sentence: "and be polite".
const MANNER_WORDS: usize = 5;

/// Reads a sentence by an explicit cue of the language. Returns `None` if it has none.
pub fn read_by_cue(sentence: &PromptSentence, cues: &PromptCueWords) -> Option<Vec<Reading>> {
    let text = without_label(&sentence.text);
    let setting = text.split_once(':').map_or("", |(label, _)| label).trim().to_lowercase();
    if in_any(|keywords| keywords.settings).any(|known| known == setting) {
        return Some(vec![Reading::Aside]);
    }
    // "Interview guide:" has no topic.
    let is_label = is_label_word(&text.split(' ').next().unwrap_or("").to_lowercase());
    if sentence.is_heading
        && word_count(text) <= HEADING_WORDS
        && (is_label || !is_instruction(without_leads(text, cues), cues))
    {
        return Some(vec![topic(TopicPhraseKind::Statement, text, cues)]);
    }
    let is_bare_label = is_label_word(&text.to_lowercase());
    if is_bare_label || (sentence.is_heading && list_follows(text, cues)) {
        return Some(vec![Reading::Aside]);
    }
    if sentence.is_question {
        return read_instruction(text, cues, cues.asking, &[])
            .filter(|_| !has_spoken_part(text))
            .map(|it| vec![it]);
    }
    let readings: Vec<Option<Reading>> = parts(text, cues).iter().map(|part| read_part(part, cues)).collect();
    readings[0].as_ref()?;
    if readings.len() > 1 && begins_with(text, |keywords| keywords.conditions) {
        return Some(vec![Reading::Aside]);
    }
    Some(readings.into_iter().flatten().collect())
}

/// The fewest commas in an enumeration, and its most characters.
const LISTED_PARTS: usize = 2;
const LIST_CHARACTERS: usize = 1_000;

pub fn read_part(text: &str, cues: &PromptCueWords) -> Option<Reading> {
    let instruction = without_leads(text, cues);
    if after_any(instruction, cues.manners).is_some() || after_any(text, cues.manners).is_some() {
        return Some(Reading::Aside);
    }
    let marked = |text| {
        let marked = tails(text).find_map(|tail| after_any(tail, cues.markers));
        marked.filter(|(_, rest)| !rest.is_empty()).map(|(_, rest)| after_verb(rest, cues))
    };
    let reading = read_instruction(text, cues, cues.asking, cues.exploring)
        .or_else(|| marked(text))
        .or_else(|| after_link(text, cues.links).map(|(link, rest)| linked(link, rest, cues)))
        .or_else(|| clause(text, cues));
    let follows = after_any(instruction, cues.following).is_some();
    match reading {
        Some(Reading::Topic(topic)) => Some(Reading::Topic(InterviewPromptTopic { follows, ..topic })),
        reading => reading,
    }
}

/// Reads a sentence without a cue as a question, the name of a topic, or a statement.
pub fn read_without_cue(sentence: &PromptSentence, cues: &PromptCueWords, marks: (&str, &str)) -> Reading {
    let text = without_label(&sentence.text);
    if sentence.is_question {
        return question(text, cues, marks);
    }
    if let Some((_, list)) = text.split_once(": ").filter(|(_, list)| is_enumeration(list, cues.conjunctions))
    {
        return topic(TopicPhraseKind::Subject, list, cues);
    }
    let is_sentence = begins_with(text, |keywords| keywords.speakers)
        || tails(text).last().is_some_and(|last| begins_with(last, |keywords| keywords.occasions));
    let form = if word_count(text) <= TOPIC_WORDS && !is_sentence {
        TopicPhraseKind::Subject
    } else {
        TopicPhraseKind::Statement
    };
    topic(form, text, cues)
}

/// Returns the topic of a question that has a word like "about".
pub fn topic_of_question(question: &str, cues: &PromptCueWords) -> Option<InterviewPromptTopic> {
    let (link, rest) = tails(question).skip(1).filter_map(|tail| after_link(tail, cues.links)).last()?;
    let is_worth_it = rest.split(' ').any(|word| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        word.chars().count() > 2 && !cues.function_words.contains(&word.as_str())
    });
    match linked(link, rest, cues) {
        Reading::Topic(topic) if is_worth_it && topic.form == TopicPhraseKind::Subject => Some(topic),
        _ => None,
    }
}

/// Returns whether a word is a label, in any language.
fn is_label_word(name: &str) -> bool {
    in_any(|keywords| keywords.labels).any(|label| label == name)
}

pub fn without_label(text: &str) -> &str {
    let Some((label, rest)) = text.split_once(':') else { return text };
    let name =
        label.trim().trim_end_matches(|digit: char| digit.is_ascii_digit() || digit == ' ').to_lowercase();
    let is_question = in_any(|keywords| keywords.question_labels).any(|label| label == name);
    let is_label = name.is_empty() || is_question || is_label_word(&name);
    if is_label && rest.contains(char::is_alphanumeric) { rest.trim() } else { text }
}

pub fn without_leads<'t>(text: &'t str, cues: &PromptCueWords) -> &'t str {
    let mut rest = text;
    for _ in 0..LEADS {
        rest = after_any(rest, cues.leads).map_or(rest, |(_, after)| after);
    }
    rest
}

/// Returns whether a heading only announces its list: "Ask about the following:".
fn list_follows(text: &str, cues: &PromptCueWords) -> bool {
    tails(text).any(|tail| after_any(tail, cues.list_heads).is_some())
}

/// Splits a sentence into its instructions: "ask about X, and find out why Y" has two.
pub fn parts<'t>(text: &'t str, cues: &PromptCueWords) -> Vec<&'t str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for tail in tails(text).skip(1) {
        let at = text.len() - tail.len();
        let rest = after_any(tail, cues.conjunctions).map(|(_, rest)| rest);
        let is_joined = rest.is_some() || text[..at].trim_end().ends_with([',', ':']);
        // "Then, ask about tea" is one instruction.
        let says_something = !without_leads(&text[start..at], cues).is_empty();
        if is_joined && says_something && is_instruction(without_leads(rest.unwrap_or(tail), cues), cues) {
            parts.push(text[start..at].trim());
            start = at;
        }
    }
    parts.push(&text[start..]);
    parts
}

pub fn is_instruction(text: &str, cues: &PromptCueWords) -> bool {
    let verb = after_any(text, cues.asking).or_else(|| after_any(text, cues.exploring));
    // Short words such as "no" and "ne" may occur in the middle of any sentence.
    let manner = after_any(text, cues.manners).filter(|(manner, _)| manner.len() > 2 || *manner == "be");
    verb.is_some_and(|(_, object)| !object.is_empty())
        || (manner.is_some() && word_count(text) <= MANNER_WORDS)
}

fn read_instruction(
    text: &str,
    cues: &PromptCueWords,
    asking: &[&str],
    exploring: &[&str],
) -> Option<Reading> {
    let instruction = without_leads(text, cues);
    let without_also =
        |rest| in_any(|keywords| keywords.also).find_map(|also| after(rest, also)).unwrap_or(rest);
    if let Some((_, rest)) = after_any(instruction, exploring) {
        return Some(after_verb(without_also(rest), cues));
    }
    let (verb, rest) = after_any(instruction, asking)?;
    let rest = without_also(rest);
    if begins_with(rest, |keywords| keywords.always) {
        return Some(Reading::Aside);
    }
    let is_company = begins_with(rest, |keywords| keywords.with);
    // "Follow up with more" has no topic.
    if rest.is_empty() || (is_company && verb == "follow up") {
        return Some(Reading::Aside);
    }
    let is_object = tails(rest).take(OBJECT_WORDS).any(|tail| after_link(tail, cues.links).is_some());
    let near = after_link(rest, cues.near_links).filter(|_| !is_object && clause(rest, cues).is_none());
    if let Some((link, rest)) = near {
        return Some(relayed(rest, cues).unwrap_or_else(|| linked(link, rest, cues)));
    }
    // "Parle avec les adhérents de la qualité, de la fraîcheur, des prix": each part of the list has its link.
    let list = tails(rest).skip(2).filter(|tail| is_company && !asks_before(rest, tail, cues)).find(|tail| {
        let mut parts = tail.split(", ");
        after_link(tail, cues.near_links)
            .is_some_and(|(_, object)| after_any(object, cues.articles).is_some())
            && parts.clone().count() > 1
            && parts.all(|part| after_link(part, cues.near_links).is_some())
    });
    if let Some((link, rest)) = list.and_then(|tail| after_link(tail, cues.near_links)) {
        return Some(linked(link, rest, cues));
    }
    for (place, tail) in tails(rest).take(OBJECT_WORDS).enumerate() {
        let is_relative = place > 0
            && begins_with(tail, |keywords| keywords.relatives)
            && !follows_people(rest, tail, cues)
            || is_reflexive(rest, tail, cues);
        if let Some(reading) = clause(tail, cues).filter(|_| !is_relative) {
            return Some(reading);
        }
        if let Some((link, rest)) = after_link(tail, cues.links) {
            return Some(linked(link, rest, cues));
        }
        if let Some((_, rest)) = after_any(tail, cues.relays)
            && let Some(reading) = relayed(rest, cues)
        {
            return Some(reading);
        }
    }
    // "Talk with the buyers of the app", where the language joins "of" and "the".
    // In "avec des bénévoles" it does not.
    let joins = |((_, article), after): &((&str, &str), &str)| {
        !article.is_empty() || after_any(after, &POSSESSIVES_OF_OTHERS).is_some()
    };
    let mut of_others = tails(rest).skip(2).filter_map(|tail| after_link(tail, cues.near_links));
    let of_company = of_others.find(joins);
    let about = &cues.asked_about;
    let asked_about = tails(rest).skip(1).find_map(|tail| after_link(tail, about.links));
    let asks = !is_company && about.verbs.iter().any(|begin| verb.starts_with(begin));
    match of_company.filter(|_| is_company).or(asked_about.filter(|_| asks)) {
        Some((link, rest)) => Some(linked(link, rest, cues)),
        None if names_a_list(rest, cues) => Some(Reading::Aside),
        None => Some(topic(TopicPhraseKind::Subject, if is_company { instruction } else { rest }, cues)),
    }
}

/// Returns whether nothing but people is named before a clause that does not describe people: "visitors where they parked".
pub fn follows_people(text: &str, clause: &str, cues: &PromptCueWords) -> bool {
    let before = text[..text.len() - clause.len()].trim_end();
    let asks = after_any(clause, cues.interrogatives).or_else(|| after_any(clause, cues.whether));
    let is_place = |word: &str| PREPOSITIONS.contains(&word.to_lowercase().as_str());
    asks.is_some_and(|(word, _)| !DESCRIBES_PEOPLE.contains(&word))
        && word_count(before) <= PEOPLE_WORDS
        && !before.contains(',')
        && !before.split_whitespace().any(is_place)
}

/// Returns whether the tail begins with a word that asks "whether" elsewhere, after a relative pronoun: "inquilinos que se
/// mudaram".
pub fn is_reflexive(text: &str, tail: &str, cues: &PromptCueWords) -> bool {
    let before = text[..text.len() - tail.len()].trim_end();
    let pronoun = before.rsplit(' ').next().unwrap_or_default().to_lowercase();
    cues.relatives.contains(&pronoun.as_str()) && after_any(tail, cues.whether).is_some()
}

/// Returns whether a text only refers to a list, as "ask follow-up questions" does.
fn names_a_list(text: &str, cues: &PromptCueWords) -> bool {
    tails(text).last().is_some_and(|last| after_any(last, cues.list_heads).is_some())
}

/// Reads the object of a second verb: "ask them to describe X" is about X.
fn relayed(rest: &str, cues: &PromptCueWords) -> Option<Reading> {
    after_any(rest, cues.exploring).map(|(_, object)| after_verb(object, cues))
}

fn after_verb(rest: &str, cues: &PromptCueWords) -> Reading {
    let link = after_link(rest, cues.links).or_else(|| after_link(rest, cues.near_links));
    // "Preguntar por qué" has no link.
    match link.filter(|_| after_question_word(rest, cues).is_none()) {
        Some((link, rest)) => linked(link, rest, cues),
        None => linked(("", ""), rest, cues),
    }
}

pub fn after_link<'t>(
    text: &'t str,
    links: &[(&'static str, &'static str)],
) -> Option<((&'static str, &'static str), &'t str)> {
    let matches = links.iter().filter_map(|link| Some((*link, after(text, link.0)?)));
    matches.max_by_key(|(link, _)| link.0.len())
}

fn linked(link: (&str, &str), rest: &str, cues: &PromptCueWords) -> Reading {
    if let Some(reading) = clause(rest, cues) {
        return reading;
    }
    let (link, article) = link;
    let space = if article.is_empty() || article.ends_with('\'') { "" } else { " " };
    let whole = without_repeated(link, article, &format!("{article}{space}{rest}"), cues);
    if rest.is_empty() {
        Reading::Aside
    } else {
        topic(TopicPhraseKind::Subject, &(cues.nominative)(link, trimmed(&whole)), cues)
    }
}

/// Removes repeated links: "about X and about Y" is about "X and Y".
fn without_repeated(link: &str, article: &str, text: &str, cues: &PromptCueWords) -> String {
    let mut text = text.to_owned();
    if link.is_empty() || link.ends_with('\'') {
        return text;
    }
    let kept = if article.is_empty() { String::new() } else { format!("{article} ") };
    let is_genitive = !article.is_empty() || cues.near_links.iter().any(|(near, _)| *near == link);
    let contracted: Vec<_> = cues
        .near_links
        .iter()
        .chain(cues.links)
        .filter(|(_, article)| is_genitive && !article.is_empty())
        .collect();
    for then in in_any(|keywords| keywords.also) {
        text = text.replace(&format!(", {then} {link} "), &format!(", {link} "));
    }
    for joint in cues.conjunctions.iter().map(|word| format!(" {word} ")).chain([", ".to_owned()]) {
        text = text.replace(&format!("{joint}{link} "), &format!("{joint}{kept}"));
        // "Des repas, de la sieste": what is not contracted has its article already.
        let plain = cues.near_links.iter().filter(|(_, article)| is_genitive && article.is_empty());
        for (link, _) in plain {
            for article in cues.articles {
                text = text.replace(&format!("{joint}{link} {article} "), &format!("{joint}{article} "));
            }
            text = text.replace(&format!("{joint}{link} l'"), &format!("{joint}l'"));
            // "Des prix et de ce qu'ils aimeraient trouver"
            for asked in cues.question_words.iter().filter(|asked| asked.len() > 2) {
                let end = if asked.ends_with('\'') { "" } else { " " };
                text = text.replace(&format!("{joint}{link} {asked}{end}"), &format!("{joint}{asked}{end}"));
            }
        }
        for (link, article) in &contracted {
            let space = if link.ends_with('\'') { "" } else { " " };
            text = text.replace(&format!("{joint}{link}{space}"), &format!("{joint}{article}{space}"));
        }
    }
    text
}

fn clause(text: &str, cues: &PromptCueWords) -> Option<Reading> {
    let rest = after_question_word(text, cues)?;
    rest.contains(char::is_alphanumeric).then(|| topic(TopicPhraseKind::Clause, text, cues))
}

fn topic(form: TopicPhraseKind, text: &str, cues: &PromptCueWords) -> Reading {
    let unquoted = text.replace('"', "");
    // The parts of an enumeration are topics of their own.
    let is_list = unquoted.matches(", ").count() >= LISTED_PARTS;
    let most = if is_list { LIST_CHARACTERS } else { TOPIC_CHARACTERS };
    let mut text = cut_at_word(&unquoted, most, cues);
    if form != TopicPhraseKind::Statement {
        text = addressed(&text, InviteePronounReach { pronoun: 4, possessive: 1 }, cues);
    }
    if text.chars().filter(|letter| letter.is_alphanumeric()).count() < 2 {
        return Reading::Aside;
    }
    Reading::Topic(InterviewPromptTopic { text, form, follows: false })
}

/// Returns whether a text quotes what to say, as in "Ask them: how are you?".
pub fn has_spoken_part(text: &str) -> bool {
    text.contains(['"', '¿']) || text.contains(": ")
}

pub fn question(text: &str, cues: &PromptCueWords, marks: (&str, &str)) -> Reading {
    // "Si pudiera cambiar algo, ¿qué sería?" begins with its condition.
    let is_condition = |before: &str| before.ends_with(", ") && after_any(before, cues.whether).is_some();
    let spoken = match text.rsplit_once('¿') {
        Some((before, _)) if is_condition(before) => text,
        Some((_, question)) => question,
        None => text,
    };
    let spoken = spoken.split_once('"').map_or(spoken, |(_, quoted)| quoted);
    // "How did you book: by phone or by app?" is one question.
    let is_whole = |before: &str| after_any(before.trim_start_matches('¿'), cues.question_words).is_some();
    let said = spoken.rsplit_once(": ").filter(|(before, _)| !is_whole(before));
    let spoken = said.map_or(spoken, |(_, said)| said);
    let spoken = addressed(
        trimmed(spoken.trim_end_matches('"')),
        InviteePronounReach { pronoun: 4, possessive: 3 },
        cues,
    )
    .replace('"', "");
    let length = spoken.chars().count();
    let is_whole = word_count(&spoken) >= 2 || length >= 8;
    if !is_whole || length > QUESTION_CHARACTERS {
        return topic(TopicPhraseKind::Statement, &spoken, cues);
    }
    let mut letters = spoken.chars();
    let first: String = letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    let before = if spoken.contains('¿') { "" } else { marks.0 };
    Reading::Question(format!("{before}{first}{}{}", letters.as_str(), marks.1))
}
