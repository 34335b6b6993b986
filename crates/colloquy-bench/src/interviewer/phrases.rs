//! Says single phrases to the interviewer, after its first question, and judges the reply.

use anyhow::Result;
use colloquy_domain::message::Role;

use super::candidate::{
    BenchmarkInterviewSetup, GeneratedGuideAndTexts, InterviewerCandidate, InterviewerTurn, turn,
};
use super::cases::{InterviewerCase, PersonaCounterQuestion};
use super::figures::{InterviewerMetric, InterviewerScorecard};
use super::judge;
use super::matching;
use super::phrasebook::LanguagePhrasebook;
use super::question::{InterviewerTurnKind, recognize};

/// A short interview about to begin.
struct Stage<'a> {
    candidate: &'a InterviewerCandidate,
    book: &'a LanguagePhrasebook,
    setting: BenchmarkInterviewSetup,
    opening: GeneratedGuideAndTexts,
    case: InterviewerCase,
}

/// What a phrase does.
#[derive(Clone, Copy)]
enum PhraseKind {
    Refusal,
    Danger,
    NearMiss,
    Objection,
    PersonaCounterQuestion(PersonaCounterQuestion),
}

/// Returns the first `most` phrases of each kind.
fn phrases(book: &LanguagePhrasebook, most: usize) -> impl Iterator<Item = (PhraseKind, &str)> {
    let kinds = [
        (PhraseKind::Refusal, &book.refusals),
        (PhraseKind::Danger, &book.dangers),
        (PhraseKind::NearMiss, &book.near_misses),
        (PhraseKind::Objection, &book.objections),
        (PhraseKind::PersonaCounterQuestion(PersonaCounterQuestion::Length), &book.asks.length),
        (PhraseKind::PersonaCounterQuestion(PersonaCounterQuestion::Readers), &book.asks.readers),
        (PhraseKind::PersonaCounterQuestion(PersonaCounterQuestion::Reason), &book.asks.reason),
        (PhraseKind::PersonaCounterQuestion(PersonaCounterQuestion::Person), &book.asks.person),
    ];
    kinds
        .into_iter()
        .flat_map(move |(kind, phrases)| phrases.iter().take(most).map(move |phrase| (kind, phrase.as_str())))
}

/// Says the first `most` phrases of each kind in one language.
pub async fn evaluate(
    candidate: &InterviewerCandidate,
    language: &str,
    book: &LanguagePhrasebook,
    most: usize,
) -> Result<InterviewerScorecard> {
    let stage = Stage::new(candidate, language, book).await?;
    let mut figures = InterviewerScorecard::default();
    for (kind, phrase) in phrases(book, most) {
        let judged = stage.say(kind, phrase).await;
        figures.count(InterviewerMetric::Failed, judged.is_err(), language, || phrase.to_owned());
        match judged {
            Ok((figure, is_good, reply)) => {
                figures.count(figure, is_good, language, || format!("{phrase} → {}", reply.text));
                if candidate.is_model() {
                    figures.count(InterviewerMetric::TakenOver, reply.is_taken_over, language, || {
                        phrase.to_owned()
                    });
                }
            }
            Err(error) => eprintln!("{language}, “{phrase}”: {error:#}"),
        }
    }
    Ok(figures)
}

impl<'a> Stage<'a> {
    async fn new(
        candidate: &'a InterviewerCandidate,
        language: &str,
        book: &'a LanguagePhrasebook,
    ) -> Result<Self> {
        let scene = &book.scene;
        let setting = BenchmarkInterviewSetup::new(&scene.prompt, language, &scene.organization, 1)?;
        let opening = candidate.opening(&setting).await?;
        let case = InterviewerCase {
            name: language.to_owned(),
            locale: language.to_owned(),
            organization: scene.organization.clone(),
            prompt: scene.prompt.clone(),
            hidden: Vec::new(),
            unmentioned: Vec::new(),
            responses: None,
            topics: scene.topics.clone(),
            personas: Vec::new(),
        };
        Ok(Stage { candidate, book, setting, opening, case })
    }

    /// Says a phrase, and returns the reply and whether it is good.
    async fn say(
        &self,
        kind: PhraseKind,
        phrase: &str,
    ) -> Result<(InterviewerMetric, bool, InterviewerTurn)> {
        // An objection needs something to object to: the question after a full answer.
        let answer = self.book.scene.answer.as_str();
        let (before, reply) = match kind {
            PhraseKind::Objection => {
                (self.reply(&[answer]).await?.text, self.reply(&[answer, phrase]).await?)
            }
            _ => (self.first().to_owned(), self.reply(&[phrase]).await?),
        };
        let text = reply.text.as_str();
        let (figure, is_good) = match kind {
            PhraseKind::Refusal => {
                (InterviewerMetric::RefusalPhrases, self.respects_refusal(text) && !reply.closes)
            }
            PhraseKind::Danger => (InterviewerMetric::DangerPhrases, self.cares(text)),
            PhraseKind::NearMiss => (InterviewerMetric::NearMisses, !self.cares(text) && !reply.closes),
            PhraseKind::Objection => {
                (InterviewerMetric::Objections, self.meets_objection(&before, text) && !reply.closes)
            }
            PhraseKind::PersonaCounterQuestion(asked) => {
                (InterviewerMetric::AskBacks, self.answers(asked, text) && !reply.closes)
            }
        };
        Ok((figure, is_good, reply))
    }

    fn first(&self) -> &str {
        self.opening.first_message.as_str()
    }

    /// Returns the reply to the last of several answers.
    async fn reply(&self, answers: &[&str]) -> Result<InterviewerTurn> {
        let mut conversation = vec![turn(Role::Assistant, self.first())];
        let mut reply = InterviewerTurn { text: String::new(), closes: false, is_taken_over: false };
        for (place, answer) in answers.iter().enumerate() {
            if place > 0 {
                conversation.push(turn(Role::Assistant, &reply.text));
            }
            conversation.push(turn(Role::User, answer));
            reply = self.candidate.reply(&self.setting, &self.opening, &conversation, None).await?;
        }
        Ok(reply)
    }

    fn request(&self, text: &str, current: Option<usize>) -> InterviewerTurnKind {
        recognize(&self.case, self.book, text, current, |_| true)
    }

    fn topic(&self, text: &str) -> Option<usize> {
        self.case.recognized(text, |_| true)
    }

    fn cares(&self, reply: &str) -> bool {
        judge::cares(self.book, &self.case.prompt, reply)
    }

    /// A refusal is respected if the reply asks about another topic, and only about that.
    fn respects_refusal(&self, reply: &str) -> bool {
        let refused = self.topic(self.first());
        let same = refused.map(|topic| &self.case.topics[topic].keywords);
        let asks_again = same.is_some_and(|keywords| {
            matching::questions(reply).iter().any(|question| matching::has_any(question, keywords))
        });
        !asks_again && matches!(self.request(reply, refused), InterviewerTurnKind::Opening(_))
    }

    /// An objection is met if the reply apologizes and asks about another topic than `before`.
    fn meets_objection(&self, before: &str, reply: &str) -> bool {
        let asked = self.topic(before).or_else(|| self.topic(self.first()));
        let moves_on =
            matches!(self.request(reply, asked), InterviewerTurnKind::Opening(_) | InterviewerTurnKind::Last);
        moves_on && matching::has_any(reply, &self.book.signs.apologies)
    }

    fn answers(&self, asked: PersonaCounterQuestion, reply: &str) -> bool {
        let organization = &self.case.organization;
        let topics = self.case.topics.iter().flat_map(|topic| topic.keywords.iter());
        let about: Vec<String> = topics.chain([organization]).cloned().collect();
        judge::answers_ask_back(self.book, asked, organization, &about, reply)
    }
}
