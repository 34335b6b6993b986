//! A simulated invitee, who recognizes by keywords what a question is about.

use super::cases::{InterviewerCase, InviteePersona, PersonaCounterQuestion, PersonaManner};
use super::matching;
use super::phrasebook::LanguagePhrasebook;
use super::question::{InterviewerTurnKind, recognize};
use crate::hearing::Random;

/// Why an invitee said something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonaAnswerKind {
    Facts,
    /// Has nothing to add.
    Nothing,
    Unsure,
    Refusal,
    Objection,
    PersonaCounterQuestion(PersonaCounterQuestion),
    Ramble,
    Annoyed,
}

#[derive(Clone, Debug)]
pub struct PersonaAnswer {
    pub text: String,
    pub kind: PersonaAnswerKind,
    /// The facts in it, as places in the persona's list.
    pub facts: Vec<usize>,
}

/// What the invitee did with a turn of the interviewer.
#[derive(Clone, Debug)]
pub struct PersonaReaction {
    pub request: InterviewerTurnKind,
    /// The topic that was talked about before the turn.
    pub current: Option<usize>,
    pub answer: PersonaAnswer,
}

pub struct SimulatedInvitee<'a> {
    case: &'a InterviewerCase,
    persona: &'a InviteePersona,
    book: &'a LanguagePhrasebook,
    told: Vec<bool>,
    /// The topic that is being talked about.
    current: Option<usize>,
    questions: usize,
    has_asked_back: bool,
    random: Random,
}

impl<'a> SimulatedInvitee<'a> {
    pub fn new(case: &'a InterviewerCase, persona: &'a InviteePersona, book: &'a LanguagePhrasebook) -> Self {
        SimulatedInvitee {
            case,
            persona,
            book,
            told: vec![false; persona.facts.len()],
            current: None,
            questions: 0,
            has_asked_back: false,
            random: Random::new(persona.seed),
        }
    }

    /// Recognizes a turn of the interviewer without an answer to it.
    pub fn recognized(&self, text: &str) -> InterviewerTurnKind {
        recognize(self.case, self.book, text, self.current, |topic| self.untold(topic).next().is_some())
    }

    pub fn current(&self) -> Option<usize> {
        self.current
    }

    pub fn answer(&mut self, text: &str) -> PersonaReaction {
        let (request, current) = (self.recognized(text), self.current);
        self.questions += 1;
        if let InterviewerTurnKind::Opening(topic) = request {
            self.current = Some(topic);
        }
        let answer = self.interjection(&request).unwrap_or_else(|| self.answer_to(&request, text));
        PersonaReaction { request, current, answer }
    }

    /// Returns what the invitee says instead of an answer.
    fn interjection(&mut self, request: &InterviewerTurnKind) -> Option<PersonaAnswer> {
        let book = self.book;
        if let Some(asks) = self.persona.asks
            && self.questions >= 2
            && !self.has_asked_back
        {
            self.has_asked_back = true;
            return Some(self.phrase(book.asked_back(asks), PersonaAnswerKind::PersonaCounterQuestion(asks)));
        }
        let topic = self.current.map(|topic| self.case.topics[topic].name.as_str());
        if *request != InterviewerTurnKind::Last && topic.is_some() {
            if topic == self.persona.refuses.as_deref() {
                return Some(self.phrase(&book.refusals, PersonaAnswerKind::Refusal));
            }
            if topic == self.persona.unsure.as_deref() {
                return Some(self.phrase(&book.unsure, PersonaAnswerKind::Unsure));
            }
        }
        match self.questions {
            2 if self.has(PersonaManner::Rambles) => {
                Some(self.phrase(&book.rambles, PersonaAnswerKind::Ramble))
            }
            3 if self.has(PersonaManner::Annoyed) => {
                Some(self.phrase(&book.annoyed, PersonaAnswerKind::Annoyed))
            }
            _ => None,
        }
    }

    fn answer_to(&mut self, request: &InterviewerTurnKind, spoken: &str) -> PersonaAnswer {
        let book = self.book;
        let most_important = self.most_important();
        let is_general = self.current.is_none() || matching::has_any(spoken, &book.signs.general);
        let mut facts: Vec<usize> = match request {
            InterviewerTurnKind::Last => most_important.into_iter().collect(),
            InterviewerTurnKind::Opening(topic) => self.untold(*topic).collect(),
            InterviewerTurnKind::FollowUp | InterviewerTurnKind::Nothing if is_general => {
                most_important.into_iter().collect()
            }
            InterviewerTurnKind::FollowUp | InterviewerTurnKind::Nothing => {
                self.current.into_iter().flat_map(|topic| self.untold(topic).collect::<Vec<_>>()).collect()
            }
        };
        facts.truncate(if self.has(PersonaManner::Talkative) { 2 } else { 1 });
        if facts.is_empty() {
            return match request {
                InterviewerTurnKind::Opening(topic) if self.has_facts(*topic) => {
                    match self.has(PersonaManner::Objects) {
                        true => self.phrase(&book.objections, PersonaAnswerKind::Objection),
                        false => self.phrase(&book.nothing, PersonaAnswerKind::Nothing),
                    }
                }
                InterviewerTurnKind::Opening(_) => self.phrase(&book.unsure, PersonaAnswerKind::Unsure),
                InterviewerTurnKind::Last | InterviewerTurnKind::FollowUp | InterviewerTurnKind::Nothing => {
                    self.phrase(&book.nothing, PersonaAnswerKind::Nothing)
                }
            };
        }
        if self.has(PersonaManner::Volunteers) && self.questions == 1 {
            let more = most_important.filter(|fact| !facts.contains(fact));
            facts.extend(more.or_else(|| self.important().find(|fact| !facts.contains(fact))));
        }
        self.told(facts)
    }

    /// Says facts, and remembers their topic as the current one.
    fn told(&mut self, facts: Vec<usize>) -> PersonaAnswer {
        let all = &self.persona.facts;
        let mut text: Vec<&str> = facts.iter().map(|fact| all[*fact].say.as_str()).collect();
        if !self.has(PersonaManner::Terse) && self.random.below(2) == 0 {
            let fillers = &self.book.fillers;
            text.insert(0, &fillers[self.random.below(fillers.len())]);
        }
        let text = text.join(" ");
        for fact in &facts {
            self.told[*fact] = true;
        }
        // An answer remains about what was asked first, even if more is volunteered.
        let first = facts.first().and_then(|fact| self.case.topic(&all[*fact].topic));
        self.current = first.or(self.current);
        PersonaAnswer { text, kind: PersonaAnswerKind::Facts, facts }
    }

    fn phrase(&mut self, phrases: &[String], kind: PersonaAnswerKind) -> PersonaAnswer {
        PersonaAnswer { text: phrases[self.random.below(phrases.len())].clone(), kind, facts: Vec::new() }
    }

    fn has(&self, manner: PersonaManner) -> bool {
        self.persona.manner.contains(&manner)
    }

    fn has_facts(&self, topic: usize) -> bool {
        self.persona.facts.iter().any(|fact| fact.topic == self.case.topics[topic].name)
    }

    /// Returns the facts of a topic that have not been said.
    fn untold(&self, topic: usize) -> impl Iterator<Item = usize> + '_ {
        let name = &self.case.topics[topic].name;
        (0..self.told.len()).filter(move |fact| !self.told[*fact] && self.persona.facts[*fact].topic == *name)
    }

    /// Returns the important facts that have not been said.
    fn important(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.told.len()).filter(|fact| !self.told[*fact] && self.persona.facts[*fact].important)
    }

    fn most_important(&self) -> Option<usize> {
        self.important().next()
    }
}
