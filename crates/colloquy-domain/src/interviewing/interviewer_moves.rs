//! Recognizes what the interviewer did in a turn, whether rules or a model worded it.

use colloquy_languages::PerLanguage;
use colloquy_languages::interviewer::InterviewerPhrases;

use super::normalized_text::NormalizedText;
use super::sentences::sentences;
use super::topic_words::{content_words, is_akin};
use super::word_patterns::CompiledAnswerPatterns;
use crate::guide::InterviewGuide;
use crate::language::Language;

/// A question belongs to a topic if it has this share of the words of the topic's own question or name.
const SHARED_PERCENT: usize = 60;
/// The fewest shared words by which a question is recognized, unless the name has only one.
const FEWEST_SHARED: usize = 2;

/// What the interviewer did in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterviewerMove {
    /// Asked about a topic of the guide.
    Topic(usize),
    /// Asked a conditional question of the guide.
    Condition(usize),
    /// Asked something else, which belongs to the topic before.
    FollowUp,
    /// Asked the last question.
    Closing,
    /// Offered to stop.
    OfferToStop,
    /// Said goodbye.
    Farewell,
    /// Asked nothing.
    Statement,
}

/// The fixed sentences of one language, normalized for comparison.
struct KnownSentences {
    ends: Vec<NormalizedText>,
    offers: Vec<NormalizedText>,
    last_questions: Vec<NormalizedText>,
    closing_signs: Vec<NormalizedText>,
    follow_ups: Vec<NormalizedText>,
}

static KNOWN: PerLanguage<KnownSentences> = PerLanguage::new(|language| {
    let words = || language.tables().all_interviewer_phrases();
    // The first sentence may be left out.
    let tail = |text: &str| NormalizedText::of(text.split_once(". ").map_or(text, |(_, tail)| tail));
    KnownSentences {
        ends: words().flat_map(InterviewerPhrases::ends).map(tail).collect(),
        offers: words()
            .flat_map(|words| words.calm.iter().chain(words.weary))
            .map(|text| NormalizedText::of(last_sentence(text)))
            .collect(),
        last_questions: words()
            .flat_map(|words| words.last_questions)
            .map(|text| NormalizedText::of(last_sentence(text)))
            .collect(),
        closing_signs: words()
            .flat_map(|words| words.closing_signs)
            .map(|text| NormalizedText::of(text))
            .collect(),
        follow_ups: words().flat_map(|words| words.follow_ups.all()).map(NormalizedText::of).collect(),
    }
});

fn last_sentence(text: &str) -> &str {
    sentences(text).last().map_or(text, |sentence| sentence.text)
}

/// The questions of a guide, normalized for comparison.
pub(super) struct GuideQuestions {
    topics: Vec<TopicQuestion>,
    conditions: Vec<NormalizedText>,
    /// The questions with their conditions in them, where there are any.
    conditions_unknown: Vec<Option<NormalizedText>>,
    closing: Option<NormalizedText>,
}

struct TopicQuestion {
    opening: NormalizedText,
    name: NormalizedText,
    opening_words: Vec<String>,
    name_words: Vec<String>,
}

impl GuideQuestions {
    pub fn of(guide: &InterviewGuide, language: Language) -> Self {
        let own_words = |text: &NormalizedText| -> Vec<String> {
            content_words(text, language).into_iter().map(str::to_owned).collect()
        };
        let topics = guide.topics.iter().map(|topic| {
            let (opening, name) = (NormalizedText::of(&topic.opening), NormalizedText::of(&topic.name));
            TopicQuestion { opening_words: own_words(&opening), name_words: own_words(&name), opening, name }
        });
        let mut topics: Vec<TopicQuestion> = topics.collect();
        leave_out_shared_words(&mut topics);
        GuideQuestions {
            topics,
            conditions: guide.conditions.iter().map(|it| NormalizedText::of(&it.question)).collect(),
            conditions_unknown: guide
                .conditions
                .iter()
                .map(|it| it.if_unknown.as_deref().map(NormalizedText::of))
                .collect(),
            closing: guide.closing.as_deref().map(NormalizedText::of),
        }
    }

    /// Returns whether a turn asks the question of a condition together with the condition.
    pub fn is_asked_if(&self, condition: usize, turn: &str) -> bool {
        let asked = self.conditions_unknown[condition].as_ref();
        asked.is_some_and(|question| NormalizedText::of(turn).contains(question))
    }

    /// Returns what the interviewer did in a turn while this topic was discussed.
    pub fn recognize(&self, turn: &str, current: Option<usize>, language: Language) -> InterviewerMove {
        let said = NormalizedText::of(turn);
        // Several conditions may have the same question.
        if let Some(place) = (0..self.conditions.len()).find(|at| self.is_asked_if(*at, turn)) {
            return InterviewerMove::Condition(place);
        }
        let longest = |(_, topic): &(usize, &TopicQuestion)| topic.opening.len();
        let verbatim = self.topics.iter().enumerate().filter(|(_, topic)| said.contains(&topic.opening));
        if let Some((place, _)) = verbatim.max_by_key(longest) {
            return InterviewerMove::Topic(place);
        }
        if let Some(place) = self.conditions.iter().position(|question| said.contains(question)) {
            return InterviewerMove::Condition(place);
        }
        let has = |keys: fn(&KnownSentences) -> &[NormalizedText]| {
            let known = Language::ALL.iter().flat_map(|language| keys(KNOWN.of(*language)));
            known.into_iter().any(|key| said.contains(key))
        };
        let parts = sentences(turn);
        let questions: Vec<NormalizedText> =
            parts.iter().filter(|part| part.is_question).map(|part| NormalizedText::of(part.text)).collect();
        let signs = &KNOWN.of(language).closing_signs;
        let asks_last = |question: &NormalizedText| signs.iter().any(|sign| question.contains(sign));
        match self {
            _ if has(|known| &known.ends) && questions.is_empty() => InterviewerMove::Farewell,
            _ if has(|known| &known.offers) => InterviewerMove::OfferToStop,
            _ if self.closing.as_ref().is_some_and(|closing| said.contains(closing)) => {
                InterviewerMove::Closing
            }
            _ if has(|known| &known.last_questions) => InterviewerMove::Closing,
            _ => match self.worded_otherwise(turn, &questions, current, language) {
                Some(place) => InterviewerMove::Topic(place),
                None if questions.iter().any(asks_last) => InterviewerMove::Closing,
                None if questions.is_empty() => InterviewerMove::Statement,
                None => InterviewerMove::FollowUp,
            },
        }
    }

    /// Returns the topic of a question that is not worded as in the guide, if it opens one.
    fn worded_otherwise(
        &self,
        turn: &str,
        questions: &[NormalizedText],
        current: Option<usize>,
        language: Language,
    ) -> Option<usize> {
        // An invitee who speaks another language is answered in it.
        let refers = |lead: &NormalizedText| {
            Language::ALL.iter().any(|language| CompiledAnswerPatterns::of(*language).references.is_in(lead))
        };
        let parts = sentences(turn);
        // "One more thing: your salary. How do you see it?" opens a topic, "You said …" takes up an answer.
        let leads = parts.iter().filter(|part| !part.is_question && !questions.is_empty());
        let leads: Vec<&str> =
            leads.map(|part| part.text).filter(|lead| !refers(&NormalizedText::of(lead))).collect();
        let announced = leads.iter().filter_map(|lead| lead.split_once(": ")).map(|(_, topic)| topic);
        let about = |text: &str| self.topic_of(&NormalizedText::of(text), language);
        let place = announced
            .filter_map(about)
            .next()
            .or_else(|| {
                // A follow-up may share the common words of a topic's question: "tell me more about".
                let mut own = questions.iter().filter(|question| !is_follow_up(question));
                own.find_map(|question| self.topic_of(question, language))
            })
            .or_else(|| leads.iter().find_map(|lead| about(lead)))?;
        (current != Some(place)).then_some(place)
    }

    /// Returns the topic that a question is about.
    pub fn topic_of(&self, question: &NormalizedText, language: Language) -> Option<usize> {
        let named = self.topics.iter().enumerate().filter(|(_, topic)| question.contains(&topic.name));
        if let Some((place, _)) = named.max_by_key(|(_, topic)| topic.name.len()) {
            return Some(place);
        }
        let said = content_words(question, language);
        let scored = self.topics.iter().enumerate().map(|(place, topic)| {
            (place, shared(&said, &topic.opening_words).max(shared(&said, &topic.name_words)))
        });
        let best = scored.max_by_key(|(_, percent)| *percent)?;
        (best.1 >= SHARED_PERCENT).then_some(best.0)
    }

    /// Returns how many topics a text names.
    pub fn named_in(&self, text: &NormalizedText) -> usize {
        self.topics.iter().filter(|topic| text.contains(&topic.name)).count()
    }
}

/// Leaves out words that do not distinguish a topic: "What comes to mind first about …?"
fn leave_out_shared_words(topics: &mut [TopicQuestion]) {
    let all: Vec<Vec<String>> = topics.iter().map(|topic| topic.opening_words.clone()).collect();
    for (place, topic) in topics.iter_mut().enumerate() {
        let others = || all.iter().enumerate().filter(|(other, _)| *other != place);
        topic.opening_words.retain(|word| !others().any(|(_, words)| words.contains(word)));
    }
}

/// Returns whether a question is one of the fixed follow-ups.
fn is_follow_up(question: &NormalizedText) -> bool {
    let mut known = Language::ALL.iter().flat_map(|language| &KNOWN.of(*language).follow_ups);
    known.any(|follow_up| question.contains(follow_up))
}

/// Returns the share of a topic's words that a question has, in percent.
fn shared(said: &[&str], words: &[String]) -> usize {
    let shared = words.iter().filter(|word| said.iter().any(|own| is_akin(own, word))).count();
    if shared < FEWEST_SHARED.min(words.len()) {
        0
    } else {
        (shared * 100).checked_div(words.len()).unwrap_or(0)
    }
}
