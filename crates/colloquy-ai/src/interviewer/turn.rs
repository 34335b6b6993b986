//! Decides what the interviewer says next.

mod conditions;
mod explanations;
mod follow_ups;
mod openings;
mod receipts;
mod references;
mod tone;

use colloquy_domain::interviewing::{
    AnswerIntent, Coverage, InterpretedAnswer, InterviewerMove, MAX_TURN_WORDS, NextInterviewStep,
    NormalizedText, language_of_answer, sentences as plain_sentences,
};
use colloquy_domain::language::Language;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{ConversationTurn, InterviewSituation};
use colloquy_domain::safety;
use colloquy_languages::fill;
use colloquy_languages::interviewer::InterviewerPhrases;

use super::answer_clause::{HeavyStatement, heaviest, most_telling};
use super::replies::reply;
use super::spoken_text::{sentences, speakable};
use crate::guide::with_one_mark;
use crate::prompt_parts::plain_line;

/// How often a question is repeated on request before the interview continues.
const REPEATS: usize = 3;
const OFFERS_TO_STOP: usize = 1;

/// What to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NextUtterance {
    pub sentences: Vec<String>,
    pub closes: bool,
}

/// Everything that a turn depends on.
struct TurnContext<'a> {
    situation: &'a InterviewSituation,
    coverage: Coverage,
    /// The language that the invitee speaks.
    language: Language,
    words: &'static InterviewerPhrases,
    /// The interviewer's last message.
    previous: &'a str,
    /// What the invitee has said since then.
    answer: String,
    heard: InterpretedAnswer,
    /// What weighs most in the answer.
    heaviest: Option<HeavyStatement>,
}

pub fn next(situation: &InterviewSituation) -> NextUtterance {
    let interview = situation.locale.language();
    let conversation = &situation.conversation;
    let answers =
        conversation.iter().rposition(|turn| turn.role == Role::Assistant).map_or(0, |last| last + 1);
    let answer: Vec<&str> = conversation[answers..].iter().map(|turn| turn.text.as_str()).collect();
    let previous = answers.checked_sub(1).map_or("", |last| conversation[last].text.as_str());
    let coverage = Coverage::of(&situation.guide, conversation, interview);
    let language = language_of_invitee(situation);
    let answer = answer.join(" ");
    let mut context = TurnContext {
        heaviest: heaviest(&answer, language),
        heard: coverage.answer.unwrap_or_else(|| InterpretedAnswer::of("", interview)),
        situation,
        coverage,
        language,
        words: language.tables().interviewer_phrases(situation.guide.is_informal()),
        previous,
        answer,
    };
    context.heard = context.as_meant(context.heard);
    let mut speech = context.speech();
    speech.sentences.dedup();
    // An acknowledgement is left out if the last turn began with the same one.
    let repeats = |first: &String| context.previous.trim_start().starts_with(first.as_str());
    if speech.sentences.len() > 1 && speech.sentences.first().is_some_and(repeats) {
        speech.sentences.remove(0);
    }
    speech
}

/// Returns the language of the last answer that is long enough to have one.
fn language_of_invitee(situation: &InterviewSituation) -> Language {
    let interview = situation.locale.language();
    let answers = situation.conversation.iter().rev().filter(|turn| turn.role == Role::User);
    let long = answers.map(|turn| turn.text.as_str()).find(|text| text.split_whitespace().count() > 3);
    long.map_or(interview, |text| language_of_answer(text, interview))
}

impl TurnContext<'_> {
    fn speech(&self) -> NextUtterance {
        let coverage = &self.coverage;
        let meaning = self.heard.meaning;
        if coverage.has_ended {
            return closing(self.words.over);
        }
        if coverage.turns == 0 {
            return self.advance(Vec::new());
        }
        if self.wants_to_stop() {
            return closing(self.pick(self.words.stopped));
        }
        if coverage.is_out_of_limits(&self.situation.remaining) {
            return closing(self.pick(self.words.exhausted));
        }
        if safety::is_response(self.previous, self.situation.locale.language()) {
            return self.after_notice();
        }
        if let AnswerIntent::Hostile | AnswerIntent::Weary = meaning
            && coverage.offers_to_stop < OFFERS_TO_STOP
            && !coverage.is_closing_asked
        {
            let offers = if meaning == AnswerIntent::Weary { self.words.weary } else { self.words.calm };
            return NextUtterance { sentences: sentences(self.pick(offers)), closes: false };
        }
        if coverage.is_digression {
            if coverage.last_move == Some(InterviewerMove::FollowUp) {
                // After something else, it is unclear what a follow-up was about.
                return self.advance(self.lead_of(self.words.acknowledgements));
            }
            return spoken(self.lead_of(self.words.brought_back), self.again());
        }
        if let AnswerIntent::Request(request) = meaning
            && request.leaves_the_word()
            && !self.heard.has_answer
        {
            return NextUtterance { sentences: self.lead(), closes: false };
        }
        if self.asks_what_is_meant() {
            return self.explained();
        }
        if self.heard.meaning == AnswerIntent::MoreQuestions {
            return self.advance(self.lead());
        }
        if self.repeats_question() {
            return spoken(self.lead(), self.again());
        }
        self.continue_interview()
    }

    /// Continues after a notice of help, which the invitee may say was not needed. None of that is followed up.
    fn after_notice(&self) -> NextUtterance {
        let lead = match self.heard.meaning {
            _ if self.denies_danger() => sentences(self.words.misunderstood),
            meaning if meaning.asks() => self.lead(),
            _ => self.lead_of(self.words.acknowledgements),
        };
        if self.coverage.is_closing_asked {
            return spoken(lead, self.last_question());
        }
        self.advance(lead)
    }

    /// Returns whether to end at once. An insult in return for the offer to stop accepts it.
    fn wants_to_stop(&self) -> bool {
        let meaning = self.heard.meaning;
        let accepts = self.heard.consent == Some(false) || meaning == AnswerIntent::Hostile;
        meaning == AnswerIntent::Stop || (self.coverage.is_offering_to_stop && accepts)
    }

    fn continue_interview(&self) -> NextUtterance {
        let remaining = &self.situation.remaining;
        if let Some(condition) = self.coverage.due_condition(remaining) {
            let condition = &self.situation.guide.conditions[condition];
            return spoken(self.lead_to(condition), asked(&condition.question));
        }
        if let Some(follow_up) = self.follow_up().filter(|_| !self.asks_to_pass_on()) {
            return self.with_sympathy(follow_up);
        }
        self.advance(self.lead())
    }

    /// Returns whether to repeat the question before the interview continues.
    fn repeats_question(&self) -> bool {
        let is_follow_up = matches!(self.coverage.last_move, Some(InterviewerMove::FollowUp));
        let most = match self.heard.meaning {
            // Someone who asks how much is left wants to continue.
            AnswerIntent::Count | AnswerIntent::Length if is_follow_up => 0,
            AnswerIntent::Unclear | AnswerIntent::MoreQuestions => 0,
            _ if self.coverage.is_offering_to_stop || !self.coverage.is_question_pending() => 0,
            AnswerIntent::Back | AnswerIntent::Opinion => REPEATS - 1,
            AnswerIntent::Repeat => REPEATS,
            meaning if meaning.asks() => REPEATS,
            AnswerIntent::Silence | AnswerIntent::Greeting | AnswerIntent::Injection => 1,
            AnswerIntent::Impatient => usize::from(self.is_current_required()),
            _ => 0,
        };
        self.coverage.repeats < most
    }

    fn is_current_required(&self) -> bool {
        let current = self.coverage.current.map(|current| &self.situation.guide.topics[current]);
        current.is_some_and(|topic| topic.is_required)
    }

    /// Returns what is said before the next question.
    fn lead(&self) -> Vec<String> {
        let words = self.words;
        let meaning = self.heard.meaning;
        match meaning {
            _ if self.coverage.is_offering_to_stop && !meaning.asks() => self.lead_of(words.acknowledgements),
            AnswerIntent::MoreQuestions => vec![self.whether_more_follows().to_owned()],
            _ if meaning.asks() => {
                let felt = self.response_to_feeling().filter(|_| self.heard.has_answer);
                let first = if self.heard.is_hurried { Some(words.hurried) } else { felt };
                let mut lead = first.map_or_else(Vec::new, |first| self.lead_of(first));
                lead.extend(reply(meaning, self.situation, &self.coverage, (self.language, words)));
                lead
            }
            AnswerIntent::Repeat => self.lead_of(words.once_more),
            AnswerIntent::Silence => self.lead_of(words.unheard),
            AnswerIntent::Greeting => self.lead_of(words.greeted),
            AnswerIntent::Injection => self.lead_of(words.deflected),
            // Who refuses a part has answered the rest.
            AnswerIntent::Skip | AnswerIntent::Refusal if !self.heard.has_answer => {
                self.lead_of(words.passed)
            }
            AnswerIntent::Hostile | AnswerIntent::Weary => self.lead_of(words.passed),
            AnswerIntent::Unknown => self.lead_of(words.unknown),
            AnswerIntent::Nothing => self.lead_of(words.acknowledgements),
            AnswerIntent::AlreadySaid => self.lead_of(self.rapport().said_before),
            AnswerIntent::Unasked => self.lead_of(self.rapport().unasked),
            AnswerIntent::Unclear => self.lead_of(self.rapport().unclear),
            AnswerIntent::FeelsIgnored if self.heard.has_answer => sentences(words.feels_ignored),
            AnswerIntent::Impatient => self.lead_of(words.hurried),
            AnswerIntent::FeelsIgnored => self.noted(),
            _ if self.is_in_tears() => self.lead_of(words.sympathies),
            _ if self.heard.is_hurried => self.lead_of(words.hurried),
            _ => self.receipt().unwrap_or_else(|| match most_telling(&self.answer, self.language) {
                Some(clause) if clause.is_grave => self.lead_of(self.rapport().confided),
                _ if self.follows_a_burden() => self.lead_of(self.rapport().confided),
                _ => self.lead_of(words.acknowledgements),
            }),
        }
    }

    fn is_in_tears(&self) -> bool {
        let said = NormalizedText::of(&self.answer);
        self.words.in_tears.iter().any(|phrase| said.contains(&NormalizedText::of(phrase)))
    }

    fn lead_of(&self, wordings: &'static [&'static str]) -> Vec<String> {
        sentences(self.pick(wordings))
    }

    /// Asks the next question of the guide after this lead, or ends the interview.
    fn advance(&self, lead: Vec<String>) -> NextUtterance {
        if let Some(question) = self.unknown_condition() {
            return spoken(lead, asked(question));
        }
        match self.coverage.next_step(&self.situation.remaining) {
            NextInterviewStep::Topic(topic) => self.opened(topic, lead),
            NextInterviewStep::Closing => spoken(lead, self.last_question()),
            NextInterviewStep::Farewell if self.deserves_reply() => {
                let is_told = matches!(self.heard.meaning, AnswerIntent::Plain | AnswerIntent::Rich);
                let lead = if is_told { self.last_receipt() } else { lead };
                // The first sentence would be a second acknowledgement.
                let farewell = sentences(self.pick(self.words.farewells)).into_iter().skip(1);
                NextUtterance { sentences: lead.into_iter().chain(farewell).collect(), closes: true }
            }
            NextInterviewStep::Farewell => closing(self.pick(self.words.farewells)),
        }
    }

    /// Returns whether even a farewell begins with a reply to what the invitee said.
    fn deserves_reply(&self) -> bool {
        let meaning = self.heard.meaning;
        let is_told = matches!(meaning, AnswerIntent::Plain | AnswerIntent::Rich);
        is_told || meaning.asks() || self.is_about_conversation()
    }

    fn is_about_conversation(&self) -> bool {
        use AnswerIntent::{AlreadySaid, FeelsIgnored, Unasked, Unclear};
        matches!(self.heard.meaning, AlreadySaid | Unasked | Unclear | FeelsIgnored)
    }

    fn last_question(&self) -> Vec<String> {
        match &self.situation.guide.closing {
            Some(closing) => asked(closing),
            None if self.coverage.is_closing_asked => vec![self.words.last_questions[0].to_owned()],
            None => sentences(self.pick(self.words.last_questions)),
        }
    }

    /// Repeats the last question.
    fn again(&self) -> Vec<String> {
        let guide = &self.situation.guide;
        match self.coverage.last_move {
            Some(InterviewerMove::Topic(topic)) => self.opening(topic),
            Some(InterviewerMove::Condition(condition)) => self.question_of(&guide.conditions[condition]),
            Some(InterviewerMove::Closing) => self.last_question(),
            _ => self.previous_question(),
        }
    }

    /// Returns the question in the last message.
    fn previous_question(&self) -> Vec<String> {
        let question = sentences(self.previous).into_iter().rev().find(|sentence| sentence.contains('?'));
        match question {
            Some(question) => vec![with_one_mark(&speakable(&question))],
            None => self.advance(Vec::new()).sentences,
        }
    }

    fn seed(&self) -> usize {
        usize::try_from(self.situation.seed % 1_000).unwrap_or(0)
    }

    /// Returns the wording that was said least recently, beginning with the one for the seed.
    fn pick(&self, wordings: &'static [&'static str]) -> &'static str {
        let first = (self.seed() + self.coverage.turns) % wordings.len();
        let in_turn = wordings.iter().cycle().skip(first).take(wordings.len());
        in_turn.min_by_key(|wording| self.last_said(wording)).unwrap_or(&wordings[first])
    }

    /// Returns the place of the last message of the interviewer that has this wording.
    fn last_said(&self, wording: &str) -> Option<usize> {
        let says = |turn: &ConversationTurn| turn.role == Role::Assistant && turn.text.contains(wording);
        self.situation.conversation.iter().rposition(says)
    }
}

fn quoting(frame: &str, clause: &str) -> Vec<String> {
    // The clause is filled in afterwards, so that nothing in it ends a sentence.
    sentences(frame).iter().map(|sentence| fill(sentence, &[("clause", clause)])).collect()
}

/// Returns a question of the guide as it is spoken.
fn asked(question: &str) -> Vec<String> {
    sentences(&speakable(&plain_line(question)))
}

/// Puts a lead before a question, as far as the turn does not become too long.
fn spoken(mut lead: Vec<String>, question: Vec<String>) -> NextUtterance {
    let words =
        |sentences: &[String]| sentences.iter().map(|text| text.split_whitespace().count()).sum::<usize>();
    while !lead.is_empty() && words(&lead) + words(&question) > MAX_TURN_WORDS {
        lead.pop();
    }
    NextUtterance { sentences: lead.into_iter().chain(question).collect(), closes: false }
}

fn closing(text: &str) -> NextUtterance {
    NextUtterance { sentences: sentences(text), closes: true }
}
