//! Takes apart what surrounds the questions of a prompt: the e-mail, the plan, the limits and the farewell.

mod attention;
mod brackets;
mod commas;
mod conditions;
mod farewell;
mod groups;
mod inline_lists;
mod insertions;
mod invitee_requests;
mod item_labels;
mod letter;
mod limits;
mod named_topics;
mod numbered_conditions;
mod opinions;
mod plan;
mod reasons;
mod restraints;
mod sections;
mod sentence_forms;
mod spelling;
mod talks;
mod third_person;
mod unprompted;
mod verdicts;
mod word_order;
mod yes_no;

use colloquy_domain::guide::FormOfAddress;
use colloquy_domain::language::Language;

use self::brackets::capitalized;
pub use self::third_person::in_plural;
pub use self::yes_no::{parted_rest, plain};
use super::compose::lowered;
use super::matching::{has_any, normalized};
use crate::prompt_parts::keywords::{after_link, without_leads};
use crate::prompt_parts::wording::{after_any, tails};

/// A prompt without what surrounds it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PromptWithoutFraming {
    pub text: String,
    /// Whether the text has a list of topics, which is more exact than what the text says about its goals.
    pub has_topic_list: bool,
    pub most_questions: Option<usize>,
    pub address: Option<FormOfAddress>,
    pub farewell: Option<String>,
}

impl PromptWithoutFraming {
    pub fn of(prompt: &str, language: Language) -> Self {
        let text = letter::body(&spelling::with_one_gender(prompt, language));
        let text = word_order::usual(&text, language);
        let text = sections::with_lists(&numbered_conditions::in_place(&text, language), language);
        let text = verdicts::left_out(&yes_no::without_marks(&text, language), language);
        let text =
            inline_lists::parted(&item_labels::with_lists(&inline_lists::without_slashes(&text), language));
        let text = reasons::with_plain_reasons(&spelling::usual(&text, language));
        let or = match language {
            Language::English => " or ",
            Language::German => " oder ",
            Language::French | Language::Portuguese => " ou ",
            Language::Italian | Language::Spanish => " o ",
            Language::Dutch => " of ",
        };
        let text = text.replace(" w/ ", " with ").replace(" + ", " & ").replace("- experience with ", "- ");
        let text = text.replace(" & ", language.tables().guide.and);
        let text = if language == Language::English { compared(&text) } else { text };
        let text = attention::without_attention(&text, language);
        let text = commas::between_questions(&text, language);
        // "… und darüber, ob sie es nutzen" asks whether they do.
        let text = match language {
            Language::German => {
                ABOUT_IT.iter().fold(text, |text, about| text.replace(&format!(" {about}, "), " "))
            }
            _ => text,
        };
        // "¿Cómo fue?, ¿volverían?" are two questions.
        let text = text.replace("?, ¿", "? ¿");
        // As one word, it has no question in it.
        let text = text.replace(" in Frage ", " infrage ").replace(" nach dem Warum", " nach dem Grund");
        // What is asked "also" is no further point of a list.
        let text = text.replace(" ob auch ", " ob ").replace(" of ook ", " of ");
        let text = if language == Language::English { with_people_asked(&text) } else { text };
        let text = opinions::asked(&text, language);
        let text = joined_questions(&text.replace(" / ", or), language);
        let text = invitee_requests::as_questions(&invitee_requests::with_reasons(&text, language), language);
        let text = without_number_of_people(&text, language);
        let (text, has_topic_list) = plan::unlabelled(&text, language);
        let text = talks::parted(&item_labels::parted(&text, language), language);
        let text = brackets::resolved(&unprompted::as_bans(&text, language), language);
        let text = sentence_forms::rewritten(&named_topics::as_items(&text, language), language);
        let text = with_tellers_asked(&text, language);
        let text = groups::limited(&text, language);
        let text = conditions::apart(&yes_no::with_rest_joined(&text, language), language);
        let text = insertions::parted(&text, language);
        let text = without_company(&with_plain_beginnings(&text, language), language);
        let text = third_person::addressed(&text, language);
        let mut briefing = PromptWithoutFraming { has_topic_list, ..PromptWithoutFraming::default() };
        let mut kept: Vec<String> = Vec::new();
        let mut is_ending = false;
        for line in text.lines() {
            if let Some(heading) = line.trim().strip_prefix('#') {
                is_ending = tables(language).any(|own| is_one_of(heading, own.briefing.endings));
            }
            let said = farewell::statement(line, language)
                .filter(|_| is_ending && farewell::is_told(line, language));
            if said.is_some() {
                briefing.farewell = briefing.farewell.take().or(said);
            } else {
                kept.push(briefing.without_limits(line, language));
            }
        }
        briefing.text = kept.join("\n");
        briefing
    }

    /// Reads the sentences of a line that set a limit or say how to end, and returns the others.
    fn without_limits(&mut self, line: &str, language: Language) -> String {
        let mut kept = String::new();
        for piece in crate::prompt_parts::pieces(line) {
            let is_limit = limits::most_questions(piece.text, language);
            // "How do you use it" addresses the invitee, and asks for nothing.
            let address = limits::address(piece.text, language).filter(|_| !piece.is_question);
            self.most_questions = self.most_questions.or(is_limit);
            self.address = self.address.or(address);
            let without_address = address.and_then(|_| limits::without_address(piece.text, language));
            if let Some(rest) = without_address {
                kept.push_str(&rest);
                continue;
            }
            if let Some(list) = limits::list_beside_limit(piece.text, language) {
                kept.push_str(&list);
                continue;
            }
            if limits::is_only_a_limit(piece.text, language) && (is_limit.is_some() || address.is_some()) {
                continue;
            }
            if !piece.is_question && farewell::is_ending(piece.text, language) {
                self.farewell = self.farewell.take().or_else(|| farewell::statement(piece.text, language));
                continue;
            }
            kept.push_str(piece.text);
        }
        kept
    }
}

const ABOUT_IT: [&str; 5] = ["darüber", "danach", "davon", "darauf", "darum"];

/// Returns the text with another sentence for each one that `replaced` returns one for.
fn with_sentences(text: &str, replaced: impl Fn(&str) -> Option<String>) -> String {
    let line = |line: &str| {
        let pieces = crate::prompt_parts::pieces(line);
        pieces
            .iter()
            .map(|piece| replaced(piece.text).unwrap_or_else(|| piece.text.to_owned()))
            .collect::<String>()
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns "Para cerrar, pregunta qué programarían" of "Para cerrar, que nos digan qué programarían".
fn with_tellers_asked(text: &str, language: Language) -> String {
    let tables = language.tables();
    let own = &tables.briefing;
    let conditions = tables.prompt.conditions;
    let sentence = |piece: &str| {
        let bare = piece.trim_start();
        let (before, rest) = match after_any(bare, own.endings) {
            Some((_, rest)) => (&bare[..bare.len() - rest.len()], rest),
            None => ("", bare),
        };
        let (teller, asked) = after_any(rest, own.asks_to_tell)?;
        let is_told = teller.starts_with("que ") || teller.starts_with("qu'") || teller.starts_with("che ");
        let asks = after_any(asked, tables.prompt.question_words).is_some();
        let space = &piece[..piece.len() - bare.len()];
        (is_told && asks && after_any(bare, conditions).is_none())
            .then(|| format!("{space}{before}{} {asked}", own.then_ask[0]))
    };
    with_sentences(text, sentence)
}

/// Returns "Parla con le persone che affittano" of "Parla con chi affitta", which would ask with whom.
fn with_plain_beginnings(text: &str, language: Language) -> String {
    let own = &language.tables().briefing;
    let plain = |piece: &str| {
        let found =
            own.plain_beginnings.iter().find_map(|(from, to)| Some((to, after_any(piece, &[*from])?.1)));
        let space = if piece.starts_with(' ') { " " } else { "" };
        found.map_or_else(|| piece.to_owned(), |(to, rest)| format!("{space}{to} {rest}"))
    };
    let line = |line: &str| {
        let pieces = crate::prompt_parts::pieces(line);
        pieces
            .iter()
            .map(|piece| if piece.is_question { piece.text.to_owned() } else { plain(piece.text) })
            .collect::<String>()
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns "Ask the tenant about what was broken" of "Get the tenant's account of what was broken".
fn with_people_asked(text: &str) -> String {
    const VERBS: &[&str] = &["get", "gather", "collect", "capture", "hear", "find out"];
    const VIEWS: [&str; 12] = [
        "account of",
        "take on",
        "view of",
        "views on",
        "view on",
        "opinion on",
        "opinions on",
        "thoughts on",
        "perspective on",
        "feedback on",
        "impressions of",
        "impression of",
    ];
    let sentence = |piece: &str| {
        let begin = &piece[..piece.len() - piece.trim_start().len()];
        let (_, rest) = after_any(piece.trim_start(), VERBS)?;
        let (people, rest) =
            rest.split_once("'s ").or_else(|| rest.split_once("’s ")).or_else(|| rest.split_once("s' "))?;
        let (_, what) = after_any(rest, &VIEWS)?;
        let is_short =
            people.split(' ').count() <= 4 && after_any(people, &["the", "a", "each", "our"]).is_some();
        is_short.then(|| format!("{begin}Ask {people} about {what}"))
    };
    with_sentences(text, sentence)
}

/// Makes one question of "Was it repaired? If so, who did it?"
fn joined_questions(text: &str, language: Language) -> String {
    let pairs = language.tables().briefing.if_so;
    let join = |line: &str| {
        pairs.iter().fold(with_yes(line, language), |line, (begins, joins)| {
            let joined = format!(", {joins}, ");
            let mut line = line;
            line = line.replace(&format!("? {begins}: "), &format!("? {begins}, "));
            while let Some(joined) = requested_in_case(&line, begins, &joined, language) {
                line = joined;
            }
            line.replace(&format!("? {begins}, ¿"), &joined).replace(&format!("? {begins}, "), &joined)
        })
    };
    text.lines().map(join).collect::<Vec<_>>().join("\n")
}

/// Returns "pay compared with competitors" of "pay vs. competitors", whose full stop ends no sentence.
fn compared(text: &str) -> String {
    [" vs. ", " vs ", " versus "]
        .iter()
        .fold(text.to_owned(), |text, sign| text.replace(sign, " compared with "))
}

/// Returns "Did they pay? If so, ask how" of "Did they pay? Then ask how".
fn with_yes(line: &str, language: Language) -> String {
    let (then_ask, if_so): (&[&str], &str) = match language {
        Language::English => (&["Then ask", "Then please ask"], "If so, ask"),
        Language::German => (&["Dann frage", "Dann frag", "Dann bitte fragen"], "Wenn ja, frage"),
        Language::Dutch => (&["Vraag dan", "Dan vragen"], "Zo ja, vraag"),
        _ => return line.to_owned(),
    };
    then_ask.iter().fold(line.to_owned(), |line, ask| {
        // "Could you tell me about your child? Then ask about the morning" has two topics.
        let asks = |rest: &str| after_any(rest, language.tables().prompt.question_words).is_some();
        let then = format!("? {ask} ");
        match line.split_once(&then) {
            Some((_, rest)) if asks(rest) => line.replace(&then, &format!("? {if_so} ")),
            _ => line,
        }
    })
}

/// Makes one question of "Did you invite anyone? If so, ask how they reacted." They are not the invitee, who is addressed.
fn requested_in_case(line: &str, begins: &str, joined: &str, language: Language) -> Option<String> {
    let cues = &language.tables().prompt;
    let (question, request) = line.split_once(&format!("? {begins}, "))?;
    let (request, rest) = request.split_once('.').unwrap_or((request, ""));
    let (_, clause) = after_any(without_leads(request, cues), cues.asking)?;
    let clause = clause.trim_start_matches([',', ' ']);
    after_any(clause, cues.question_words)?;
    let direct = match clause.contains(' ') {
        true => direct_question_about_others(clause, language)?,
        false => clause.to_owned(),
    };
    let space = if language == Language::French { "\u{a0}" } else { "" };
    Some(format!("{}{joined}{}{space}?{rest}", question.trim_end(), lowered(&direct)))
}

/// Returns "how did they react" for "how they reacted".
fn direct_question_about_others(clause: &str, language: Language) -> Option<String> {
    let direct = language.tables().guide.direct_question;
    if language != Language::English {
        return direct(clause);
    }
    if clause.split(' ').any(|word| word == "you") {
        return None;
    }
    let to_invitee = format!("{clause} ").replace(" they ", " you ");
    Some(format!("{} ", direct(to_invitee.trim_end())?).replace(" you ", " they ").trim_end().to_owned())
}

/// Asks about people instead of their number: one of them knows why they leave, and not why a lot of them do.
fn without_number_of_people(text: &str, language: Language) -> String {
    let pairs = language.tables().briefing.why_so_many;
    pairs.iter().fold(text.to_owned(), |text, (many, plain)| {
        // "Pourquoi tant d'élèves" has no space after it.
        let end = if many.ends_with('\'') { "" } else { " " };
        let with_end = |many: &str, plain: &str| (format!("{many}{end}"), format!("{plain} "));
        let (lower, plain_lower) = with_end(many, plain);
        let (upper, plain_upper) = with_end(&capitalized(many), &capitalized(plain));
        text.replace(&lower, &plain_lower).replace(&upper, &plain_upper)
    })
}

/// Returns "talk about the hall" of "talk with them about the hall".
fn without_company(text: &str, language: Language) -> String {
    let tables = language.tables();
    let mut text = text.to_owned();
    // "… that stayed with them? How did they find it?" has two questions.
    let ends = |found: &PhraseMatch, text: &str| {
        text[found.before.len()..text.len() - found.after.len()].contains(['?', '.', '!'])
    };
    while let Some(found) = find(&text, tables.briefing.company)
        && !ends(&found, &text)
        && (after_link(found.after, tables.prompt.near_links).is_some()
            || begins_phrase(found.after, language))
    {
        text = format!("{}{}", found.before, found.after);
    }
    text
}

/// Returns whether a text begins with the article or the possessive of a thing: "abordez avec eux l'emplacement".
fn begins_phrase(text: &str, language: Language) -> bool {
    let own = &language.tables().guide;
    after_any(text, own.determiners).is_some()
        || after_any(text, own.their).is_some()
        || text.starts_with("l'")
}

/// A phrase in a text, and what stands around it.
pub struct PhraseMatch<'t> {
    pub before: &'t str,
    pub after: &'t str,
}

/// Returns the first occurrence of a phrase as whole words. The longest phrase at its place counts.
pub fn find<'t>(text: &'t str, phrases: &[&str]) -> Option<PhraseMatch<'t>> {
    tails(text).find_map(|tail| {
        let (_, after) = after_any(tail, phrases)?;
        Some(PhraseMatch { before: &text[..text.len() - tail.len()], after })
    })
}

/// Returns whether a sentence asks a colleague to use the service: "could you get the tool to …".
pub fn is_petition(sentence: &str, language: Language) -> bool {
    let own = &language.tables().briefing;
    let Some(found) = find(sentence, own.petitions) else { return false };
    let cues = &language.tables().prompt;
    let asks = |verb: &&&str| !own.informing.contains(*verb) && has_any(found.after, &[**verb]);
    has_any(found.after, own.tools) || cues.asking.iter().find(asks).is_some()
}

/// Returns whether a text is one of the phrases.
fn is_one_of(text: &str, phrases: &[&str]) -> bool {
    let text = normalized(text);
    phrases.contains(&text.trim())
}

/// Returns the tables of the language and of English, in which many prompts have their headings.
fn tables(language: Language) -> impl Iterator<Item = &'static colloquy_languages::LanguageTables> {
    let english = (language != Language::English).then_some(Language::English);
    std::iter::once(language).chain(english).map(Language::tables)
}

#[cfg(test)]
mod tests;
