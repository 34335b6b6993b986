//! Words a point of a prompt as a question to the invitee, and names it.

mod details;
mod english_nouns;
mod general;
mod names;
mod phrases;
mod several;

use colloquy_domain::guide::{GuideTopic, TopicDepth};
use colloquy_domain::language::Language;
use colloquy_languages::fill;
use colloquy_languages::guide::GuideCueWords;

use self::general::open_clause;
pub use self::several::{about_several, is_romance, is_whole_verb};
use self::several::{is_inverted, is_of_several};
use super::briefing::{find, plain};
use super::check::{is_question_fit, is_verbatim_fit};
use super::informal::{addresses_informally, informal, informal_clause, informal_words};
use super::keywords::keywords;
use super::matching::{has_any, has_stem, normalized};
use super::reading::{
    ParsedPrompt, ParsedPromptTopic, ParsedPromptTopicPhrasing, is_certain_question, is_unmarked_question,
};
use crate::prompt_parts::is_latin;
use crate::prompt_parts::wording::{after_any, language as language_of, word_count};

/// The most words that name a scale.
const SCALE_WORDS: usize = 9;
/// The fewest words by which one Romance language is told from another.
const AKIN_WORDS: usize = 9;
/// The most words in an indirect question that the usual question of its family may replace.
const FAMILY_WORDS: usize = 5;

/// A name and a question, before they are a topic of a guide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicWording {
    pub name: String,
    pub opening: String,
}

/// What the words of a guide are made from.
pub struct GuideComposer<'a> {
    pub reading: &'a ParsedPrompt,
    pub prompt: &'a str,
    pub language: Language,
    /// Whether invitees are addressed informally.
    pub is_informal: bool,
}

impl GuideComposer<'_> {
    pub fn words(&self) -> &'static GuideCueWords {
        self.language.tables().guide_words(self.is_informal)
    }

    /// Returns a question to someone who is addressed formally as this interview asks it.
    pub(super) fn addressed(&self, question: &str) -> Option<String> {
        if self.is_informal { informal(question, self.language) } else { Some(question.to_owned()) }
    }

    pub(super) fn is_foreign(&self) -> bool {
        self.reading.has_language && self.reading.language != self.language
    }

    /// Returns the topic for a point, worded by its place, so that not all questions are alike.
    pub fn topic(&self, point: &ParsedPromptTopic, place: usize) -> Option<GuideTopic> {
        let wording = self.wording(point, place)?;
        let texts = [wording.name.as_str(), point.text.as_str()];
        Some(GuideTopic {
            keywords: keywords(&texts, self.language),
            name: self.small(plain(&wording.name)),
            opening: self.small(plain(&wording.opening)),
            is_required: point.is_required,
            depth: point.depth,
        })
    }

    fn wording(&self, point: &ParsedPromptTopic, place: usize) -> Option<TopicWording> {
        if let Some(rest) = open_clause(&point.text).filter(|_| self.reading.language == Language::English) {
            let (text, form) = (format!("what {rest}"), ParsedPromptTopicPhrasing::Clause);
            return self.wording(&ParsedPromptTopic { text, form, ..point.clone() }, place);
        }
        // "How was their manager" in a list without question marks
        let cues = &self.reading.language.tables().prompt;
        let is_question = is_unmarked_question(&point.text, cues);
        let is_inverted = is_inverted(&point.text, cues);
        let as_question = || self.question(&self.marked(&capitalized(&point.text)), place);
        let wording = match point.form {
            ParsedPromptTopicPhrasing::Question => self.question(&point.text, place),
            ParsedPromptTopicPhrasing::Details => return self.detailed(point, place),
            ParsedPromptTopicPhrasing::Clause if is_question || is_inverted => {
                let has_verb_second = matches!(self.language, Language::German | Language::Dutch);
                let is_certain = is_inverted || has_verb_second && is_certain_question(&point.text, cues);
                let as_question_first = if is_certain { as_question() } else { None };
                as_question_first.or_else(|| self.clause(&point.text, place)).or_else(as_question)
            }
            ParsedPromptTopicPhrasing::Clause => self.clause(&point.text, place),
            ParsedPromptTopicPhrasing::NounPhrase if is_question => as_question(),
            ParsedPromptTopicPhrasing::NounPhrase => self.phrase(&point.text, place),
        };
        let mut wording = wording.filter(|wording| !wording.name.trim().is_empty())?;
        if self.is_informal {
            wording.name = informal_words(&wording.name, self.language);
        }
        Some(point.label.as_ref().and_then(|label| self.labelled(label, &wording)).unwrap_or(wording))
    }

    /// "I Tuoi figli" has the capital letter of the formal address.
    fn small(&self, text: String) -> String {
        let is_tu = self.language == Language::Italian && self.is_informal;
        if is_tu {
            text.replace(" Tuo", " tuo").replace(" Tua", " tua").replace(" Tue", " tue")
        } else {
            text
        }
    }

    pub(super) fn nouns(&self) -> Vec<String> {
        let tables = self.reading.language.tables();
        self.reading.audience.nouns(&tables.guide, tables.briefing.everyone)
    }

    /// Keeps a question of the prompt, if it is written to the invitee in the language of the interview.
    fn question(&self, question: &str, place: usize) -> Option<TopicWording> {
        // "A piscina está limpa?" has the words of two languages. A prompt is hardly in both.
        let known = language_of(question).filter(|known| {
            let are_akin = is_romance(*known) && is_romance(self.reading.language);
            !(are_akin && self.reading.has_language && word_count(question) < AKIN_WORDS)
        });
        let own = known.unwrap_or(self.reading.language);
        let is_foreign =
            (own != self.language && (known.is_some() || self.is_foreign())) || !is_latin(question);
        let last = question.rfind(['?', '？']).unwrap_or(question.len());
        let body = question[..last].replace(['?', '？'], ",");
        let body = body.trim_matches(|letter: char| matches!(letter, '¿' | ' ' | '\u{a0}' | ',')).to_owned();
        let tables = own.tables();
        if is_foreign {
            let name = (tables.guide.clause_name)(&body)?;
            return self.about_foreign(&name, place);
        }
        if body.split(' ').count() < 2 && !is_whole_verb(&body, self.language) {
            return None;
        }
        let one = with_one_mark(question);
        let is_of_others =
            is_of_several(&body, self.language) || self.names_people(&body) || self.may_be_of_others(&body);
        let is_fit = is_verbatim_fit(&one, self.language);
        let second = if is_fit && !is_of_others { None } else { self.in_second_person(&body) };
        // "When do you see your children?" cannot be turned, because it is written to the invitee.
        let opening = if is_fit && second.is_none() {
            // A question that was written to several, or turned already, is formal.
            let turned = self.addressed(&one).filter(|turned| is_verbatim_fit(turned, self.language));
            turned.unwrap_or(one)
        } else {
            let second = second?;
            let formal = self.marked(&capitalized(&second));
            // Better a formal question than none.
            let by_clause = || informal_clause(&lowered(&body), &second, self.language);
            let by_clause = || by_clause().map(|clause| self.marked(&capitalized(&clause)));
            let turned = match self.addressed(&formal).or_else(by_clause) {
                Some(turned) => turned,
                None => match self.named_only(&second, place) {
                    Some(wording) => return Some(wording),
                    None => formal,
                },
            };
            if !is_verbatim_fit(&turned, self.language) {
                return self.named_only(&second, place);
            }
            turned
        };
        let name = self.name_of(&lowered(&body)).unwrap_or_else(|| self.question_as_name(&opening));
        Some(TopicWording { name, opening })
    }

    /// Turns a question, of which the scale of the answer may come first: "On a scale from 0 to 10, how likely are they …".
    fn in_second_person(&self, question: &str) -> Option<String> {
        let scale = question.split_once(", ").filter(|(scale, _)| {
            scale.contains(|letter: char| letter.is_ascii_digit()) && word_count(scale) <= SCALE_WORDS
        });
        let (before, rest) = scale.map_or(("", question), |(scale, rest)| (scale, rest));
        let second = (self.words().second_person)(&lowered(rest), &self.nouns())?;
        Some(if before.is_empty() { second } else { format!("{}, {second}", lowered(before)) })
    }

    /// Returns whether the subject of a question is whom the interview is with.
    fn names_people(&self, question: &str) -> bool {
        let nouns = self.nouns();
        let first: Vec<&str> = question.split(' ').take(5).collect();
        let is_addressed = self
            .language
            .tables()
            .prompt
            .addressing
            .iter()
            .any(|word| question.split(' ').any(|own| own == *word));
        let noun = |word: &&str| {
            nouns.contains(&word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase())
        };
        !is_addressed && first.iter().any(noun)
    }

    /// Returns whether the verb alone may speak of those who are interviewed, as in "¿Qué aprendieron?".
    fn may_be_of_others(&self, question: &str) -> bool {
        let is_verb_enough =
            matches!(self.language, Language::Spanish | Language::Italian | Language::Portuguese);
        let lower = lowered(question);
        // "¿Qué le parecieron las clases?" speaks to one person.
        if lower.split(' ').any(|word| ["le", "lhe"].contains(&word)) && self.language != Language::Italian {
            return false;
        }
        if self.is_informal && addresses_informally(question, self.language) {
            return false;
        }
        let turned = (self.words().second_person)(&lower, &[]);
        // "Quando arrivano i pacchi?" has a subject of its own.
        let has_subject = |turned: &str| {
            let words: Vec<&str> = lower.split(' ').collect();
            let changed = turned.split(' ').zip(&words).position(|(now, before)| now != *before);
            // "¿Qué les enseña?" speaks of others.
            let is_verb = changed.is_some_and(|at| words[at].ends_with(['n', 'o', 'm']));
            let follows = changed.and_then(|at| words.get(at + 1..)).map(|rest| rest.join(" "));
            // "Como conheceram o clube?" has one club and several who know it.
            let is_one = |rest: &str| {
                let determiner = after_any(rest, self.words().determiners).map_or("", |(word, _)| word);
                !determiner.ends_with(['s', 'i', 'e']) || determiner == "este"
            };
            !is_verb
                || follows.is_some_and(|rest| {
                    after_any(&rest, self.words().determiners).is_some() && !is_one(&rest)
                })
        };
        let is_known = !self.reading.audience.description.is_empty();
        is_verb_enough && turned.is_some_and(|turned| turned != lower && (is_known || !has_subject(&turned)))
    }

    fn clause(&self, clause: &str, place: usize) -> Option<TopicWording> {
        if let Some(wording) = self.clause_with_rest(clause, place) {
            return Some(wording);
        }
        let of_prompt = &self.reading.language.tables().guide;
        let lower = self.without_everyone(&lowered(clause));
        let is_one = self.is_about_one();
        let lower = if is_one {
            about_several(&self.reading.audience.description, &lower, self.reading.language, self.is_informal)
        } else {
            lower
        };
        let second = (of_prompt.second_person)(&lower, &self.nouns());
        if self.is_foreign() {
            let name = (of_prompt.clause_name)(&second.unwrap_or(lower))?;
            return self.about_foreign(&name, place);
        }
        let family = self.family(&lower).filter(|_| lower.split(' ').count() <= FAMILY_WORDS);
        if let Some(family) = family
            && let (Some(name), Some(opening)) = (family.name, family.opening)
        {
            return Some(TopicWording { name: name.to_owned(), opening: opening.to_owned() });
        }
        let Some(second) = second else { return self.named_only(&lower, place) };
        let direct = (self.words().direct_question)(&second);
        let direct = direct.and_then(|question| self.addressed(&self.marked(&question)));
        let addressed = self.addressed(&second).or_else(|| informal_clause(&lower, &second, self.language));
        // A clause may be turned where its question cannot.
        let turned = addressed.as_deref().filter(|_| self.is_informal && is_romance(self.language));
        let direct = direct.or_else(|| Some(self.marked(&(self.words().direct_question)(turned?)?)));
        // No one is asked to tell a story about whether something is so.
        let frames = self.words().about_clause;
        let is_whether = after_any(&second, self.reading.language.tables().prompt.whether).is_some();
        let says = |frame: &&&str| has_any(frame, &["dire", "decir", "decirme", "dirmi", "dizer"]);
        let saying = frames.iter().find(says).filter(|_| is_whether && is_romance(self.language));
        let frame = saying.copied().unwrap_or_else(|| chosen(frames, place));
        let ask = |clause: &String| fill(frame, &[("clause", clause)]);
        let indirect = addressed.as_ref().map(ask);
        let direct = direct.filter(|opening| self.is_fit(opening));
        let indirect = indirect.filter(|opening| self.is_fit(opening));
        // An informal clause may have been turned for its question alone.
        let as_name = match &direct {
            Some(direct) if self.is_informal => direct.clone(),
            _ => addressed.unwrap_or_else(|| second.clone()),
        };
        let formal = || {
            let asked =
                fill(chosen(self.language.tables().guide.about_clause, place), &[("clause", &second)]);
            Some(asked).filter(|asked| self.is_informal && self.is_fit(asked))
        };
        let opening = match direct.or(indirect) {
            Some(opening) => opening,
            None => match self.named_only(&second, place) {
                Some(wording) => return Some(wording),
                None => formal()?,
            },
        };
        let name = self.name_of(&second).unwrap_or_else(|| self.question_as_name(&as_name));
        Some(TopicWording { name, opening })
    }

    /// Asks about the noun in a question that cannot be asked itself.
    fn named_only(&self, clause: &str, place: usize) -> Option<TopicWording> {
        if let Some(family) = self.family(clause)
            && let (Some(name), Some(opening)) = (family.name, family.opening)
        {
            return Some(TopicWording { name: name.to_owned(), opening: opening.to_owned() });
        }
        let name = (self.words().clause_name)(clause)?;
        self.phrase(&name, place)
    }

    fn is_fit(&self, question: &str) -> bool {
        is_question_fit(question, self.reading, self.language)
    }

    fn marked(&self, question: &str) -> String {
        let (before, after) = self.language.tables().generator.question_marks;
        format!("{before}{question}{after}")
    }

    /// Returns the question for a condition.
    pub fn follow_up(&self, point: Option<&ParsedPromptTopic>) -> String {
        // "Dig into the reasons" asks for more.
        let words = &self.reading.language.tables().guide;
        let details = ["detail", "détail", "einzelheit", "dettagl", "detalle", "detalhe"];
        let is_vague = |point: &&ParsedPromptTopic| {
            point.form == ParsedPromptTopicPhrasing::NounPhrase
                && point.text.split(' ').count() <= 2
                && (has_stem(&point.text, words.holdings) || has_stem(&point.text, &details))
        };
        // "Preguntar por qué" may be read as "ask for what".
        let is_bare = |point: &&ParsedPromptTopic| {
            let bare = [
                "qué",
                "quê",
                "che",
                "quali",
                "quale",
                "cuáles",
                "cuál",
                "quais",
                "qual",
                "lesquels",
                "lesquelles",
            ];
            bare.contains(&point.text.as_str())
        };
        let asked = point
            .filter(|point| !is_vague(point) && !is_bare(point))
            .and_then(|point| self.wording(point, 0));
        let is_about_it = |wording: &TopicWording| !normalized(&wording.name).trim().is_empty();
        asked.filter(is_about_it).map_or_else(|| self.words().more.to_owned(), |wording| wording.opening)
    }

    /// Returns a topic for the thing in a condition: "those who had a rented bike: how was it?".
    pub fn topic_of_condition(&self, condition: &str) -> Option<GuideTopic> {
        let name = (self.reading.language.tables().guide.clause_name)(&lowered(condition))?;
        let everyone = self.reading.language.tables().briefing.everyone;
        if find(&name, everyone).is_some() {
            return None;
        }
        let point = ParsedPromptTopic {
            text: name,
            label: None,
            form: ParsedPromptTopicPhrasing::NounPhrase,
            is_required: true,
            depth: TopicDepth::Usual,
        };
        self.topic(&point, 0)
    }

    /// Returns what to say at the end, if the prompt is in the language of the interview.
    pub fn farewell(&self) -> Option<String> {
        let farewell = self.reading.briefing.farewell.as_ref()?;
        (self.reading.language == self.language).then(|| farewell.clone())
    }
}

fn chosen(list: &'static [&'static str], place: usize) -> &'static str {
    list[place % list.len()]
}

pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    let is_acronym = text.chars().take(2).all(char::is_uppercase) && text.chars().count() > 1;
    match letters.next() {
        Some(first) if !is_acronym => first.to_lowercase().chain(letters).collect(),
        _ => text.to_owned(),
    }
}

/// Keeps only the last question mark, because a turn asks one question.
pub fn with_one_mark(question: &str) -> String {
    let last = question.rfind(['?', '？']).unwrap_or(question.len());
    let (inner, end) = question.split_at(last);
    inner.replace(['?', '？'], ",") + end
}
