//! Reads the state of an interview from its conversation, turn by turn.

use super::conditions::{AnswerInContext, ConditionMatcher, ConditionStatus};
use super::evidence::EvidenceMatcher;
use super::mentions::{MentionMatcher, TopicMentionDegree};
use super::{Coverage, TopicState};
use crate::guide::InterviewGuide;
use crate::interviewing::answer_intents::{AnswerIntent, InterpretedAnswer};
use crate::interviewing::interviewer_moves::{GuideQuestions, InterviewerMove};
use crate::interviewing::life_facts::ToldFacts;
use crate::interviewing::normalized_text::NormalizedText;
use crate::interviewing::sentences::sentences;
use crate::interviewing::word_patterns::{CompiledAnswerPatterns, WordPatternSet};
use crate::language::Language;
use crate::message::Role;
use crate::ports::ConversationTurn;

/// How many turns are read from the end of a conversation. The first message is always read too.
const MAX_TURNS_READ: usize = 1_000;
/// An answer with fewer words is no digression.
const DIGRESSION_WORDS: usize = 10;
/// A digression begins with its subject, within this number of words.
const DIGRESSION_WITHIN: usize = 3;
/// The most words before the first comma of an answer that begins by judging.
const JUDGING_WORDS: usize = 4;
/// The fewest words of a sentence that may be an answer.
const SENTENCE_WORDS: usize = 4;

pub fn read(guide: &InterviewGuide, conversation: &[ConversationTurn], language: Language) -> Coverage {
    let keywords = MentionMatcher::of(guide, language);
    let mut reader = Reader {
        coverage: Coverage::new(guide),
        questions: GuideQuestions::of(guide, language),
        evidence: EvidenceMatcher::of(guide, keywords.core(), keywords.is_general(), language),
        keywords,
        conditions: ConditionMatcher::all(guide, language),
        conditional: guide.conditions.iter().map(|one| NormalizedText::of(&one.question)).collect(),
        language,
        question: NormalizedText::default(),
        was_brought_back: false,
        told: ToldFacts::default(),
    };
    let skipped = conversation.len().saturating_sub(MAX_TURNS_READ);
    let mut answer: Vec<&str> = Vec::new();
    for (place, turn) in conversation.iter().enumerate() {
        if place != 0 && place < skipped {
            continue;
        }
        match turn.role {
            Role::Assistant => reader.note_turn(&turn.text),
            Role::User => {
                answer.push(&turn.text);
                let is_last = conversation.get(place + 1).is_none_or(|next| next.role == Role::Assistant);
                if is_last {
                    reader.note_answer(&answer.join(" "), place);
                    answer.clear();
                }
            }
        }
    }
    reader.coverage
}

struct Reader {
    coverage: Coverage,
    questions: GuideQuestions,
    keywords: MentionMatcher,
    evidence: EvidenceMatcher,
    conditions: Vec<ConditionMatcher>,
    /// The questions of the conditions.
    conditional: Vec<NormalizedText>,
    language: Language,
    /// The last question.
    question: NormalizedText,
    was_brought_back: bool,
    /// What the answers so far tell about the person.
    told: ToldFacts,
}

impl Reader {
    fn note_turn(&mut self, text: &str) {
        let coverage = &mut self.coverage;
        coverage.turns += 1;
        coverage.answer = None;
        let said = self.questions.recognize(text, coverage.current, self.language);
        coverage.is_offering_to_stop = said == InterviewerMove::OfferToStop;
        coverage.is_digression = false;
        match said {
            InterviewerMove::OfferToStop => coverage.offers_to_stop += 1,
            InterviewerMove::Farewell => coverage.has_ended = true,
            InterviewerMove::Statement => {}
            _ => self.note_question(said, text),
        }
    }

    fn note_question(&mut self, said: InterviewerMove, text: &str) {
        let coverage = &mut self.coverage;
        let asked: Vec<NormalizedText> = sentences(text)
            .iter()
            .filter(|sentence| sentence.is_question)
            .map(|sentence| NormalizedText::of(sentence.text))
            .collect();
        let question = asked.last().cloned().unwrap_or_else(|| NormalizedText::of(text));
        let is_same = coverage.last_move == Some(said);
        let is_again = is_same && (said != InterviewerMove::FollowUp || question == self.question);
        // Several conditions may have the same question, which may also be an ordinary follow-up.
        let conditions = coverage.conditions_asked.iter_mut().zip(&self.conditional);
        conditions.for_each(|(is_asked, conditional)| *is_asked |= *conditional == question);
        self.question = question;
        coverage.asked.extend(asked.into_iter().filter(|_| !is_again));
        if is_again {
            coverage.repeats += 1;
            return;
        }
        coverage.repeats = 0;
        coverage.last_move = Some(said);
        coverage.is_condition_unknown = false;
        match said {
            InterviewerMove::Topic(topic) => {
                coverage.current = Some(topic);
                coverage.follow_ups_in_a_row = 0;
                if coverage.topics[topic].state == TopicState::Open {
                    coverage.topics[topic].state = TopicState::Asked;
                }
            }
            InterviewerMove::Condition(condition) => {
                coverage.conditions_asked[condition] = true;
                coverage.follow_ups_in_a_row += 1;
                coverage.is_condition_unknown = self.questions.is_asked_if(condition, text);
                coverage.unknown_asked += usize::from(coverage.is_condition_unknown);
            }
            InterviewerMove::Closing => coverage.is_closing_asked = true,
            _ => {
                coverage.follow_ups_in_a_row += 1;
                if let Some(current) = coverage.current {
                    coverage.topics[current].follow_ups += 1;
                }
            }
        }
    }

    fn note_answer(&mut self, text: &str, place: usize) {
        let answer = InterpretedAnswer::of(text, self.language);
        let is_digression = self.is_digression(text, answer);
        let coverage = &mut self.coverage;
        coverage.answer = Some(answer);
        coverage.is_hurried |= answer.is_hurried;
        if coverage.is_condition_unknown {
            // "No" is all there is to say to whom a condition does not apply.
        } else if matches!(answer.meaning, AnswerIntent::Unknown | AnswerIntent::Nothing | AnswerIntent::Thin)
        {
            coverage.empty_in_a_row += 1;
        } else if answer.meaning.is_answer() {
            coverage.empty_in_a_row = 0;
        }
        coverage.is_digression = is_digression;
        if is_digression {
            self.was_brought_back = true;
            return;
        }
        let is_asked = !coverage.is_closing_asked && !coverage.is_offering_to_stop;
        if let Some(current) = coverage.current.filter(|_| is_asked) {
            self.note_topic(current, answer);
        }
        if answer.meaning.is_answer() || answer.has_answer {
            self.note_mentions(text, place);
            self.note_conditions(text, answer);
        }
    }

    fn note_topic(&mut self, current: usize, answer: InterpretedAnswer) {
        let is_condition = matches!(self.coverage.last_move, Some(InterviewerMove::Condition(_)));
        let is_follow_up = self.coverage.last_move == Some(InterviewerMove::FollowUp);
        let topic = &mut self.coverage.topics[current];
        let is_unanswered = matches!(topic.state, TopicState::Asked | TopicState::Exhausted);
        match answer.meaning {
            meaning if meaning.declines() && is_condition => {}
            meaning if meaning.declines() && answer.has_answer => {
                topic.state = TopicState::Answered;
                topic.is_closed = true;
            }
            meaning if meaning.declines() => topic.state = TopicState::Refused,
            AnswerIntent::Unknown | AnswerIntent::Nothing if !is_condition => {
                topic.state = if is_unanswered { TopicState::Exhausted } else { topic.state };
                topic.is_closed |= is_follow_up || answer.meaning == AnswerIntent::Nothing;
            }
            AnswerIntent::AlreadySaid | AnswerIntent::FeelsIgnored => {
                topic.state = if is_unanswered { TopicState::Answered } else { topic.state };
                topic.is_closed = true;
            }
            AnswerIntent::Hostile | AnswerIntent::Weary => {
                topic.state = if is_unanswered { TopicState::Exhausted } else { topic.state };
                topic.is_closed = true;
            }
            meaning if (meaning.is_answer() || answer.has_answer) && is_unanswered => {
                topic.state = TopicState::Answered;
            }
            _ => {}
        }
    }

    fn note_mentions(&mut self, text: &str, place: usize) {
        let coverage = &mut self.coverage;
        for topic in 0..coverage.topics.len() {
            if coverage.topics[topic].state != TopicState::Open {
                continue;
            }
            match self.keywords.mention(topic, text, &self.question) {
                TopicMentionDegree::Answers => coverage.topics[topic].state = TopicState::Answered,
                TopicMentionDegree::InPassing => coverage.topics[topic].mentioned_in = Some(place),
                TopicMentionDegree::No => {}
            }
            if coverage.topics[topic].state == TopicState::Answered {
                coverage.topics[topic].mentioned_in = Some(place);
            }
        }
        let open: Vec<usize> = coverage.open().collect();
        for (topic, found) in self.evidence.find(&open, text, &self.question, place) {
            let known = coverage.evidence[topic].take();
            coverage.evidence[topic] = Some(match known {
                Some(known) => known.or_stronger(found),
                None => found,
            });
        }
    }

    fn note_conditions(&mut self, text: &str, answer: InterpretedAnswer) {
        self.told.add(text, self.language);
        let coverage = &mut self.coverage;
        let (question, consent) = (&self.question, answer.consent);
        let said = AnswerInContext { text, question, consent, told: &self.told };
        for (place, condition) in self.conditions.iter().enumerate() {
            match condition.finding(&said) {
                ConditionStatus::Unmet => {}
                ConditionStatus::Denied => coverage.conditions_denied[place] = true,
                ConditionStatus::Met => coverage.conditions_met[place] = true,
                ConditionStatus::Answered => coverage.conditions_asked[place] = true,
            }
        }
    }

    /// Returns whether a long answer is about something that has nothing to do with the interview. An interview brings
    /// the invitee back once.
    fn is_digression(&self, text: &str, answer: InterpretedAnswer) -> bool {
        let said = NormalizedText::of(text);
        let is_open = matches!(
            self.coverage.last_move,
            Some(InterviewerMove::Topic(_) | InterviewerMove::FollowUp | InterviewerMove::Condition(_))
        );
        let touches = |topic| {
            self.keywords.mention(topic, text, &NormalizedText::default()) == TopicMentionDegree::Answers
        };
        answer.meaning.is_answer()
            && is_open
            && !self.was_brought_back
            && said.words().count() >= DIGRESSION_WORDS
            && begins_with_digression(text, answer.language)
            && !begins_with_judgement(text, answer.language)
            && !(0..self.coverage.topics.len()).any(touches)
    }
}

/// Returns whether an answer is about something else from its first sentence on. An invitee who digresses
/// afterwards has answered.
fn begins_with_digression(text: &str, language: Language) -> bool {
    let all = sentences(text).into_iter().map(|sentence| NormalizedText::of(sentence.text));
    let first = all.into_iter().find(|said| said.words().count() >= SENTENCE_WORDS);
    let patterns = CompiledAnswerPatterns::of(language);
    first.is_some_and(|said| {
        let words: Vec<&str> = said.words().collect();
        // "I go there with my granddaughter" answers the question.
        let begins_with =
            |set: &WordPatternSet| set.places_in(&words).any(|place| place <= DIGRESSION_WITHIN);
        begins_with(&patterns.digressions)
            || begins_with(&patterns.companions) && patterns.digressions.is_in(&NormalizedText::of(text))
    })
}

/// Returns whether an answer begins by saying how something is: "Fine, I go there with my granddaughter".
fn begins_with_judgement(text: &str, language: Language) -> bool {
    let Some((lead, _)) = text.split_once([',', '.', ';', '!']) else { return false };
    let (said, words) = (NormalizedText::of(lead), &language.tables().sentiment);
    let is_judging = |word: &str| words.positive.lines().chain(words.negative.lines()).any(|own| own == word);
    said.words().count() <= JUDGING_WORDS && said.words().any(is_judging)
}
