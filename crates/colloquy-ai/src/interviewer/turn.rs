//! Decides what the interviewer says next.

use colloquy_domain::language::Language;
use colloquy_domain::message::Role;
use colloquy_domain::ports::InterviewSituation;
use colloquy_languages::fill;
use colloquy_languages::interviewer::InterviewerPhrases;

use super::answer_intents::{AnswerIntent, InterpretedAnswer, beginning, mentioned};
use super::normalized_text::sentences;
use super::progress::{InterviewProgress, InterviewerMove};
use super::question_plan::{PlannedQuestion, QuestionPlan, QuestionStyle};
use crate::prompt_parts::{pieces, plain_line};

/// The active time that an answer needs. With less, the interview closes.
const ANSWER_MS: i64 = 30_000;
/// The usual time for a question and its answer.
const EXCHANGE_MS: i64 = 45_000;
/// How often a question is repeated on request before the interview continues.
const REPEATS: usize = 3;
const CALMS: usize = 2;
/// The longest question that is repeated from a message that these rules did not write.
const AGAIN_CHARACTERS: usize = 400;

/// What to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NextUtterance {
    pub sentences: Vec<String>,
    pub closes: bool,
}

/// Everything that a turn depends on.
struct TurnContext<'a> {
    situation: &'a InterviewSituation,
    language: Language,
    words: &'static InterviewerPhrases,
    plan: &'a QuestionPlan,
    progress: InterviewProgress,
    /// The interviewer's last message.
    previous: &'a str,
    /// What the invitee has said since then.
    answer: String,
}

pub fn next(situation: &InterviewSituation, plan: &QuestionPlan) -> NextUtterance {
    let language = situation.locale.language();
    let progress = InterviewProgress::of(&situation.conversation, plan, language);
    let conversation = &situation.conversation;
    let answers =
        conversation.iter().rposition(|turn| turn.role == Role::Assistant).map_or(0, |last| last + 1);
    let answer: Vec<&str> = conversation[answers..].iter().map(|turn| beginning(&turn.text)).collect();
    let previous = answers.checked_sub(1).map_or("", |last| conversation[last].text.as_str());
    let context = TurnContext {
        situation,
        language,
        words: &language.tables().interviewer,
        plan,
        progress,
        previous,
        answer: answer.join(" "),
    };
    let mut speech = context.speech();
    // An acknowledgement is left out if the last turn began with the same one.
    let repeats = |first: &String| context.previous.trim_start().starts_with(first.as_str());
    if speech.sentences.len() > 1 && speech.sentences.first().is_some_and(repeats) {
        speech.sentences.remove(0);
    }
    speech
}

impl TurnContext<'_> {
    fn speech(&self) -> NextUtterance {
        let progress = &self.progress;
        if progress.has_ended {
            return closing(self.words.over);
        }
        if progress.turns == 0 {
            return self.spoken(None, self.advance());
        }
        let heard = InterpretedAnswer::of(&self.answer, self.language);
        let meaning = heard.meaning;
        if meaning == AnswerIntent::Stop || (progress.is_calming && heard.consent == Some(false)) {
            return closing(self.pick(self.words.stopped));
        }
        let left = self.situation.remaining;
        let is_exhausted = left.responses.is_some_and(|left| left <= 0)
            || left.active_ms.is_some_and(|left| left < ANSWER_MS);
        if is_exhausted || (left.responses == Some(1) && progress.is_last_asked) {
            return closing(self.pick(self.words.exhausted));
        }
        if left.responses == Some(1) {
            return self.spoken(self.lead(heard), self.last_question());
        }
        if self.repeats_question(heard) {
            if meaning == AnswerIntent::Hostile {
                return NextUtterance {
                    sentences: sentences(self.pick_at(self.words.calm, progress.calms)),
                    closes: false,
                };
            }
            return self.spoken(self.lead(heard), self.again());
        }
        self.continue_interview(heard)
    }

    fn continue_interview(&self, heard: InterpretedAnswer) -> NextUtterance {
        let progress = &self.progress;
        if progress.question == Some(InterviewerMove::Last) {
            return closing(self.pick(self.words.farewells));
        }
        let is_answer =
            matches!(heard.meaning, AnswerIntent::Thin | AnswerIntent::Plain | AnswerIntent::Rich);
        if is_answer && !progress.is_calming {
            if let Some(speech) = self.probe(heard.meaning) {
                return speech;
            }
            if let Some(facet) = self.facet() {
                return self.spoken(self.lead(heard), vec![facet.to_owned()]);
            }
        }
        let next = self.advance();
        if next.is_empty() {
            closing(self.pick(self.words.farewells))
        } else {
            self.spoken(self.lead(heard), next)
        }
    }

    /// Returns whether to repeat the question before the interview continues.
    fn repeats_question(&self, heard: InterpretedAnswer) -> bool {
        let progress = &self.progress;
        let most = match heard.meaning {
            _ if heard.has_answer || progress.is_calming => 0,
            AnswerIntent::Hostile => {
                return progress.calms < CALMS && progress.question != Some(InterviewerMove::Last);
            }
            AnswerIntent::Repeat | AnswerIntent::Privacy | AnswerIntent::Machine | AnswerIntent::Length => {
                REPEATS
            }
            AnswerIntent::Back => REPEATS - 1,
            AnswerIntent::Silence | AnswerIntent::Greeting | AnswerIntent::Injection => 1,
            _ => 0,
        };
        progress.repeats < most
    }

    /// Returns the sentence before the next question.
    fn lead(&self, heard: InterpretedAnswer) -> Option<String> {
        let words = self.words;
        let organization = self.organization();
        let named = |text: &str| fill(text, &[("organization", &organization)]);
        let lead = match heard.meaning {
            AnswerIntent::Repeat => self.pick(words.once_more),
            AnswerIntent::Silence => self.pick(words.unheard),
            AnswerIntent::Greeting => self.pick(words.greeted),
            AnswerIntent::Back => self.pick(words.cannot),
            AnswerIntent::Injection => self.pick(words.deflected),
            AnswerIntent::Skip | AnswerIntent::Refusal | AnswerIntent::Hostile => self.pick(words.passed),
            AnswerIntent::Unknown => self.pick(words.unknown),
            AnswerIntent::Machine => return Some(named(words.machine)),
            AnswerIntent::Privacy => return Some(named(words.privacy)),
            AnswerIntent::Length => return Some(self.questions_left()),
            AnswerIntent::Stop | AnswerIntent::Thin | AnswerIntent::Plain | AnswerIntent::Rich => {
                self.pick(words.acknowledgements)
            }
        };
        Some(lead.to_owned())
    }

    fn questions_left(&self) -> String {
        let last = usize::from(!self.progress.is_last_asked);
        let facets = self.plan.facets(self.progress.current).saturating_sub(self.progress.facets_here);
        let open = self.progress.open() + facets + last;
        let most = self.situation.remaining.responses.and_then(|left| usize::try_from(left).ok());
        match open.min(most.unwrap_or(open)) {
            0 => self.words.none_left.to_owned(),
            1 => self.words.one_left.to_owned(),
            many => fill(self.words.many_left, &[("count", &many.to_string())]),
        }
    }

    /// Asks for more after a thin answer, and sometimes after a rich one.
    fn probe(&self, meaning: AnswerIntent) -> Option<NextUtterance> {
        let progress = &self.progress;
        if progress.is_probed
            || !self.has_room()
            || (progress.current.is_none() && !self.plan.points.is_empty())
        {
            return None;
        }
        let fresh = |texts: &'static [&'static str], used: &[usize]| {
            let from = self.turn_seed() % texts.len();
            let places = (0..texts.len()).map(|place| (place + from) % texts.len());
            places.into_iter().find(|place| !used.contains(place)).map(|place| texts[place])
        };
        match meaning {
            AnswerIntent::Thin if progress.probes.len() < self.plan.points.len().div_ceil(2).max(1) => {
                let probe = fresh(self.words.probes, &progress.probes)?;
                let lead = self.pick(self.words.acknowledgements);
                Some(self.spoken(Some(lead.to_owned()), vec![probe.to_owned()]))
            }
            AnswerIntent::Rich if self.turn_seed().is_multiple_of(2) => {
                let topic = progress.current.and_then(|current| self.plan.points.get(current));
                let noun = mentioned(&self.answer, topic.map(|topic| &topic.key), self.language)?;
                let deeper = fresh(self.words.deeper, &progress.deepers)?;
                Some(self.spoken(Some(fill(self.words.mention, &[("word", &noun)])), vec![deeper.to_owned()]))
            }
            _ => None,
        }
    }

    fn facet(&self) -> Option<&'static str> {
        let progress = &self.progress;
        let is_wanted = progress.facets_here < self.plan.facets(progress.current);
        if !is_wanted || progress.is_last_asked || !self.has_room() {
            return None;
        }
        let open = (0..self.words.facets.len()).find(|facet| !progress.facets.contains(facet))?;
        Some(self.words.facets[open])
    }

    /// Returns whether the limits leave room for more than the open points.
    fn has_room(&self) -> bool {
        let needed = i64::try_from(self.progress.open()).unwrap_or(i64::MAX).saturating_add(2);
        let left = self.situation.remaining;
        left.responses.is_none_or(|left| left >= needed)
            && left.active_ms.is_none_or(|left| left / EXCHANGE_MS >= needed)
    }

    /// Returns the next question, or nothing if none is left.
    fn advance(&self) -> Vec<String> {
        match self.progress.next() {
            Some(next) => self.asked(next, 0),
            None if self.plan.points.is_empty() && self.progress.turns == 0 => {
                vec![self.pick(self.language.tables().generator.openings_without_topic).to_owned()]
            }
            None if self.progress.is_last_asked => Vec::new(),
            None => self.last_question(),
        }
    }

    fn last_question(&self) -> Vec<String> {
        match &self.plan.closing {
            Some(closing) => vec![closing.text.clone()],
            None if self.progress.is_last_asked => vec![self.words.last_questions[0].to_owned()],
            None => sentences(self.pick(self.words.last_questions)),
        }
    }

    /// Repeats the last question, in other words if possible.
    fn again(&self) -> Vec<String> {
        let words = self.words;
        match self.progress.question {
            Some(InterviewerMove::Point(point)) => self.asked(point, self.progress.repeats + 1),
            Some(InterviewerMove::Probe(which)) => vec![words.probes[which].to_owned()],
            Some(InterviewerMove::Deeper(which)) => vec![words.deeper[which].to_owned()],
            Some(InterviewerMove::Facet(which)) => vec![words.facets[which].to_owned()],
            Some(InterviewerMove::Last) => self.last_question(),
            _ => self.previous_question(),
        }
    }

    /// Returns the question in a message that these rules did not write.
    fn previous_question(&self) -> Vec<String> {
        let line = plain_line(&self.previous.chars().take(AGAIN_CHARACTERS * 4).collect::<String>());
        let question = pieces(&line)
            .iter()
            .rev()
            .find(|piece| piece.is_question)
            .map(|piece| piece.text.trim().to_owned());
        match question.filter(|question| question.chars().count() <= AGAIN_CHARACTERS) {
            Some(question) => {
                vec![super::question_plan::with_one_mark(&super::normalized_text::speakable(&question))]
            }
            None => self.advance(),
        }
    }

    fn asked(&self, place: usize, again: usize) -> Vec<String> {
        let point = &self.plan.points[place];
        let phrases = &self.language.tables().generator;
        let is_first = self.progress.asked.iter().all(|asked| !asked);
        let wordings = match point.style {
            QuestionStyle::Question if again > 0 => &self.words.questions[..1],
            QuestionStyle::Foreign if again > 0 => self.words.foreign_questions_again,
            _ if again > 0 => self.words.subjects_again,
            QuestionStyle::Subject | QuestionStyle::Following if is_first => phrases.openings,
            QuestionStyle::Clause if is_first => phrases.openings_with_clause,
            QuestionStyle::Question if is_first => phrases.openings_with_question,
            QuestionStyle::Foreign if is_first => phrases.openings_with_foreign_question,
            QuestionStyle::Subject => self.words.subjects,
            QuestionStyle::Following => self.words.followings,
            QuestionStyle::Clause => self.words.clauses,
            QuestionStyle::Question => self.words.questions,
            QuestionStyle::Foreign => self.words.foreign_questions,
        };
        put(wordings[(self.seed() + place + again) % wordings.len()], point)
    }

    fn spoken(&self, lead: Option<String>, question: Vec<String>) -> NextUtterance {
        NextUtterance { sentences: lead.into_iter().chain(question).collect(), closes: false }
    }

    fn organization(&self) -> String {
        let name = plain_line(self.situation.organization_name.as_str());
        if name.contains(char::is_alphanumeric) {
            super::normalized_text::speakable(name.trim_end_matches(['.', '!', '?']))
        } else {
            self.language.tables().generator.unnamed_organization.to_owned()
        }
    }

    fn seed(&self) -> usize {
        usize::try_from(self.situation.seed % 1_000).unwrap_or(0)
    }

    fn turn_seed(&self) -> usize {
        self.seed() + self.progress.turns
    }

    fn pick(&self, wordings: &'static [&'static str]) -> &'static str {
        self.pick_at(wordings, self.progress.turns)
    }

    /// Returns the wording for the seed, or the next one if the last turn began with it.
    fn pick_at(&self, wordings: &'static [&'static str], place: usize) -> &'static str {
        let first = (self.seed() + place) % wordings.len();
        let in_turn = wordings.iter().cycle().skip(first).take(wordings.len());
        let mut fresh = in_turn.filter(|wording| !self.previous.starts_with(**wording));
        fresh.next().unwrap_or(&wordings[first])
    }
}

/// Splits the wording into sentences before it inserts the point, whose text may have full stops of its own.
fn put(wording: &str, point: &PlannedQuestion) -> Vec<String> {
    let values = [("topic", point.text.as_str()), ("question", point.text.as_str())];
    match point.style {
        QuestionStyle::Foreign => sentences(&fill(wording, &values)),
        _ => sentences(wording).iter().map(|sentence| fill(sentence, &values)).collect(),
    }
}

fn closing(text: &str) -> NextUtterance {
    NextUtterance { sentences: sentences(text), closes: true }
}
