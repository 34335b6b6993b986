//! What an interview has covered of its guide, and what it still has to cover.

mod conditions;
mod evidence;
mod facts;
mod mentions;
mod reading;

pub use self::evidence::TopicEvidence;
use super::answer_intents::InterpretedAnswer;
use super::interviewer_moves::InterviewerMove;
use super::normalized_text::NormalizedText;
use crate::guide::{InterviewGuide, TopicDepth};
use crate::language::Language;
use crate::ports::{ConversationTurn, RemainingInterviewLimits};

/// The active time that an answer needs. With less, the interview closes.
const ANSWER_MS: i64 = 30_000;
/// The usual time for a question and its answer.
const EXCHANGE_MS: i64 = 45_000;
/// After this many answers in a row that say nothing, nothing more is followed up.
const FOLLOW_UP_MAX_EMPTY_ANSWERS: usize = 2;
/// The most follow-ups in a row, at any depth of a topic.
const FOLLOW_UPS_IN_A_ROW: usize = 2;

/// The most questions about conditions of which nothing is known.
const UNKNOWN_CONDITIONS: usize = 3;
/// After this many answers in a row that say nothing, questions about unknown conditions are no longer asked.
const MAX_EMPTY_ANSWERS: usize = 4;
/// How many questions must remain for such a question, because the closing question still follows.
const MIN_QUESTIONS_LEFT: usize = 2;
/// After this many refusals, nothing more is asked than is required.
const REFUSED_TOPICS: usize = 2;

/// What the interview has on a topic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TopicState {
    /// Neither asked about nor answered.
    #[default]
    Open,
    /// Asked about, without an answer so far.
    Asked,
    /// Answered, perhaps in an answer to another question.
    Answered,
    /// The invitee does not want to answer. It is not touched on again.
    Refused,
    /// The invitee does not know, or has nothing to add.
    Exhausted,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TopicCoverage {
    pub state: TopicState,
    pub follow_ups: usize,
    /// The turn of the conversation in which an answer to another question touched on it.
    pub mentioned_in: Option<usize>,
    /// Whether nothing more is asked about it, because the invitee declined to add to an answer.
    pub is_closed: bool,
}

/// What an interview does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextInterviewStep {
    /// Open this topic of the guide.
    Topic(usize),
    /// Ask the last question.
    Closing,
    /// Say goodbye.
    Farewell,
}

/// The state of an interview, derived from its guide and conversation. It is the same for every interviewer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// In the order of the guide.
    pub topics: Vec<TopicCoverage>,
    /// What the answers so far said that may answer each topic.
    evidence: Vec<Option<TopicEvidence>>,
    /// The topic that is being discussed.
    pub current: Option<usize>,
    /// What the interviewer's last question was. Questions that were repeated count once.
    pub last_move: Option<InterviewerMove>,
    /// How the invitee answered it, if they have spoken since.
    pub answer: Option<InterpretedAnswer>,
    /// Whether that answer has nothing to do with the interview.
    pub is_digression: bool,
    /// The follow-ups since the current topic was opened.
    pub follow_ups_in_a_row: usize,
    /// How many answers in a row have said nothing.
    pub empty_in_a_row: usize,
    /// How often the last question was repeated.
    pub repeats: usize,
    /// Whether the invitee has asked for a shorter interview.
    pub is_hurried: bool,
    /// How often the interviewer offered to stop.
    pub offers_to_stop: usize,
    /// Whether the last turn of the interviewer offered to stop.
    pub is_offering_to_stop: bool,
    pub is_closing_asked: bool,
    pub has_ended: bool,
    /// The number of the interviewer's turns.
    pub turns: usize,
    /// Whether an answer meets each condition of the guide.
    conditions_met: Vec<bool>,
    /// Whether the question of each condition was asked, or is answered without.
    conditions_asked: Vec<bool>,
    /// Whether an answer says of each condition that it is not so.
    conditions_denied: Vec<bool>,
    /// Whether each condition may be asked about if nothing is known of it.
    conditions_open: Vec<bool>,
    /// Whether the last question was that of a condition of which nothing was known.
    pub is_condition_unknown: bool,
    /// How many such questions were asked.
    unknown_asked: usize,
    required: Vec<bool>,
    depths: Vec<TopicDepth>,
    /// The most questions that the organization allows.
    most_questions: Option<usize>,
    /// The questions that were asked, in order.
    asked: Vec<NormalizedText>,
}

impl Coverage {
    /// Reads the state of an interview in this language from its conversation.
    pub fn of(guide: &InterviewGuide, conversation: &[ConversationTurn], language: Language) -> Self {
        reading::read(guide, conversation, language)
    }

    fn new(guide: &InterviewGuide) -> Self {
        Coverage {
            topics: vec![TopicCoverage::default(); guide.topics.len()],
            evidence: vec![None; guide.topics.len()],
            conditions_met: vec![false; guide.conditions.len()],
            conditions_asked: vec![false; guide.conditions.len()],
            conditions_denied: vec![false; guide.conditions.len()],
            conditions_open: guide.conditions.iter().map(|one| one.if_unknown.is_some()).collect(),
            required: guide.topics.iter().map(|topic| topic.is_required).collect(),
            depths: guide.topics.iter().map(|topic| topic.depth).collect(),
            most_questions: guide.most_questions,
            ..Coverage::default()
        }
    }

    /// Returns what to do after the last answer if it needs no follow-up: required topics come first, then optional
    /// ones as far as there is room for them, then the last question.
    pub fn next_step(&self, remaining: &RemainingInterviewLimits) -> NextInterviewStep {
        let room = self.room(remaining);
        if self.has_ended || room == 0 {
            return NextInterviewStep::Farewell;
        }
        if let Some(required) = self.open().find(|topic| self.required[*topic]) {
            return if self.is_closing_asked {
                NextInterviewStep::Farewell
            } else {
                NextInterviewStep::Topic(required)
            };
        }
        let has_room = room > 1 && !self.is_hurried && !self.is_closing_asked;
        match self.open().next() {
            Some(optional) if has_room => NextInterviewStep::Topic(optional),
            _ if self.is_closing_asked => NextInterviewStep::Farewell,
            _ => NextInterviewStep::Closing,
        }
    }

    /// Returns what an answer said that may answer a topic, if anything did.
    pub fn evidence(&self, topic: usize) -> Option<&TopicEvidence> {
        self.evidence[topic].as_ref()
    }

    /// Returns whether the limits leave no room for another answer.
    pub fn is_out_of_limits(&self, remaining: &RemainingInterviewLimits) -> bool {
        room(remaining) == 0
    }

    /// Returns the topics that are still to be opened, in the order of the guide but for the limits.
    pub fn open(&self) -> impl Iterator<Item = usize> {
        self.topics.iter().enumerate().filter(|(_, topic)| topic.state == TopicState::Open).map(|(at, _)| at)
    }

    /// Returns how many topics will still be opened within these limits.
    pub fn topics_left(&self, remaining: &RemainingInterviewLimits) -> usize {
        let required = self.open().filter(|topic| self.required[*topic]).count();
        let planned = if self.is_hurried { required } else { self.open().count() };
        planned.min(self.room(remaining))
    }

    /// Returns whether the last answer may be followed up: its topic is deep enough, the invitee is willing, and
    /// every required topic can still be asked about.
    pub fn may_follow_up(&self, remaining: &RemainingInterviewLimits) -> bool {
        self.may_deepen(remaining, false)
    }

    /// Returns whether an answer that says almost nothing, or reports something bad, may be followed up, which a topic of
    /// any depth allows once.
    pub fn may_follow_up_once(&self, remaining: &RemainingInterviewLimits) -> bool {
        self.may_deepen(remaining, true)
    }

    /// Returns whether something bad may be followed up that the invitee brings up in the end.
    pub fn may_follow_up_last_words(&self, remaining: &RemainingInterviewLimits) -> bool {
        self.last_move == Some(InterviewerMove::Closing)
            && !self.is_hurried
            && self.room(remaining) > 1
            && self.empty_in_a_row < FOLLOW_UP_MAX_EMPTY_ANSWERS
    }

    fn may_deepen(&self, remaining: &RemainingInterviewLimits, is_due: bool) -> bool {
        let Some(current) = self.current.filter(|_| !self.is_hurried && !self.is_closing_asked) else {
            return false;
        };
        let topic = &self.topics[current];
        let allowed = self.depths[current].follow_ups().max(usize::from(is_due)).min(FOLLOW_UPS_IN_A_ROW);
        let required = self.open().filter(|topic| self.required[*topic]).count();
        !topic.is_closed
            && matches!(topic.state, TopicState::Answered | TopicState::Exhausted)
            && topic.follow_ups < allowed
            && self.follow_ups_in_a_row < FOLLOW_UPS_IN_A_ROW
            && self.room(remaining) >= required + 2
            && self.empty_in_a_row < FOLLOW_UP_MAX_EMPTY_ANSWERS
    }

    /// Returns a conditional question that an answer has given reason to, if there is room for it.
    pub fn due_condition(&self, remaining: &RemainingInterviewLimits) -> Option<usize> {
        let required = self.open().filter(|topic| self.required[*topic]).count();
        // Last words may give reason to one as well.
        let is_over = self.is_closing_asked && self.last_move != Some(InterviewerMove::Closing);
        if self.is_hurried || is_over || self.room(remaining) <= required {
            return None;
        }
        (0..self.conditions_met.len()).find(|at| self.conditions_met[*at] && !self.conditions_asked[*at])
    }

    /// Returns a condition of which nothing is known when all required topics are done, if there is room for its question
    /// and for the last one.
    pub fn unknown_condition(&self, remaining: &RemainingInterviewLimits) -> Option<usize> {
        let has_required = self.open().any(|topic| self.required[topic]);
        let refused = self.topics.iter().filter(|topic| topic.state == TopicState::Refused).count();
        if has_required
            || self.is_hurried
            || self.is_closing_asked
            || self.has_ended
            || self.room(remaining) < MIN_QUESTIONS_LEFT
            || self.empty_in_a_row >= MAX_EMPTY_ANSWERS
            || self.unknown_asked >= UNKNOWN_CONDITIONS
            || refused >= REFUSED_TOPICS
        {
            return None;
        }
        let is_open = |at: &usize| {
            self.conditions_open[*at]
                && !self.conditions_met[*at]
                && !self.conditions_asked[*at]
                && !self.conditions_denied[*at]
        };
        (0..self.conditions_open.len()).find(is_open)
    }

    /// Returns whether the invitee has not answered the last question yet, so that it may be repeated.
    pub fn is_question_pending(&self) -> bool {
        match self.last_move {
            Some(InterviewerMove::Topic(topic)) => self.topics[topic].state == TopicState::Asked,
            Some(InterviewerMove::Closing | InterviewerMove::FollowUp | InterviewerMove::Condition(_)) => {
                self.answer.is_some_and(|answer| !answer.has_answer && keeps_question(answer))
            }
            _ => false,
        }
    }

    /// Returns whether a question was asked before, in these words.
    pub fn was_asked(&self, question: &NormalizedText) -> bool {
        self.asked.contains(question)
    }

    /// Returns how many questions can still be asked. A question that was repeated counts once.
    fn room(&self, remaining: &RemainingInterviewLimits) -> usize {
        let asked = self
            .asked
            .iter()
            .enumerate()
            .filter(|(at, question)| !self.asked[..*at].contains(question))
            .count();
        let left = self.most_questions.map_or(usize::MAX, |most| most.saturating_sub(asked));
        room(remaining).min(left)
    }

    /// Returns the questions that were asked, in order.
    pub fn asked_questions(&self) -> &[NormalizedText] {
        &self.asked
    }
}

/// Returns whether the question still stands after this answer.
fn keeps_question(answer: InterpretedAnswer) -> bool {
    use super::answer_intents::AnswerIntent::{Greeting, Injection, Repeat, Silence};
    answer.meaning.asks() || matches!(answer.meaning, Repeat | Silence | Greeting | Injection)
}

/// Returns how many answers the invitee can still give.
fn room(remaining: &RemainingInterviewLimits) -> usize {
    let by_time = remaining.active_ms.map_or(i64::MAX, |left| match left {
        ..ANSWER_MS => 0,
        left => (left / EXCHANGE_MS).max(1),
    });
    let room = by_time.min(remaining.responses.unwrap_or(i64::MAX)).max(0);
    usize::try_from(room).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests;
