//! What is said before the next question in response to feelings, to praise and to requests to pass something on.

use colloquy_domain::interviewing::{
    CompiledAnswerPatterns, CompiledRapport, InterviewerMove, NormalizedText, WordPatternSet,
    sentences as plain_sentences,
};
use colloquy_domain::language::Language;
use colloquy_domain::meanings::weight_probability;
use colloquy_domain::message::Role;
use colloquy_languages::fill;
use colloquy_languages::rapport::RapportReplies;
use colloquy_languages::weights::StatementWeight;

use super::super::answer_clause::heaviest;
use super::super::replies::organization;
use super::tone::AnswerTone;
use super::{NextUtterance, TurnContext, sentences, spoken};

/// How many words a negation reaches: "not afraid", "never really angry".
const NEGATION_WORDS: usize = 3;
/// From this probability on, a last sentence is good.
const GOOD: f32 = 0.3;
/// The most words before a request to pass something on: "oh, and please tell him".
const WORDS_BEFORE_REQUEST: usize = 2;
const CLAUSE_ENDS: [char; 10] = [',', ';', ':', '–', '—', '.', '!', '?', '…', '¡'];

impl TurnContext<'_> {
    pub(super) fn rapport(&self) -> &'static RapportReplies {
        self.language.tables().rapport.replies(self.situation.guide.is_informal())
    }

    /// Returns what fits an answer that asks for more than an acknowledgement, if it does.
    pub(super) fn receipt(&self) -> Option<Vec<String>> {
        let rapport = self.rapport();
        if self.asks_to_pass_on() {
            let organization = organization(self.situation);
            return Some(vec![fill(rapport.passed_on, &[("organization", &organization)])]);
        }
        if let Some(response) = self.response_to_feeling() {
            let unsaid = self.unsaid(response).or_else(|| self.unsaid(rapport.confided));
            return Some(sentences(unsaid.unwrap_or_else(|| self.pick(response))));
        }
        if let Some(heavy) = self.heaviest.as_ref().filter(|_| !self.is_over()) {
            let response = match heavy.weight {
                StatementWeight::Burden => rapport.burden,
                StatementWeight::Damage => rapport.serious,
                _ => rapport.hardship,
            };
            return self.unsaid(response).or_else(|| self.unsaid(rapport.confided)).map(sentences);
        }
        let response = match self.tone() {
            AnswerTone::Grave => rapport.grief,
            AnswerTone::Hard => rapport.hardship,
            AnswerTone::Good => rapport.joy,
            AnswerTone::Neither if self.is_joyful() => rapport.joy,
            AnswerTone::Neither => return None,
        };
        self.unsaid(response).map(sentences)
    }

    /// Returns the next wording that was not said in this interview.
    fn unsaid(&self, wordings: &'static [&'static str]) -> Option<&'static str> {
        Some(self.pick(wordings)).filter(|wording| self.last_said(wording).is_none())
    }

    /// Returns what is said before the farewell, which already gives thanks.
    pub(super) fn last_receipt(&self) -> Vec<String> {
        self.receipt().unwrap_or_else(|| self.lead_of(self.rapport().noted))
    }

    /// Puts what fits a feeling before a follow-up, instead of any other sympathy.
    pub(super) fn with_sympathy(&self, follow_up: NextUtterance) -> NextUtterance {
        let mut said = follow_up.sentences;
        let sympathizes = said.first().is_some_and(|first| self.words.sympathies.contains(&first.as_str()));
        let response = match self.receipt() {
            Some(response) => response,
            None if sympathizes => self.lead_of(self.rapport().confided),
            None => return NextUtterance { sentences: said, ..follow_up },
        };
        if sympathizes {
            said.remove(0);
        }
        let question = said.pop().unwrap_or_default();
        said.retain(|sentence| !self.words.acknowledgements.contains(&sentence.as_str()));
        spoken(response.into_iter().chain(said).collect(), vec![question])
    }

    pub(super) fn response_to_feeling(&self) -> Option<&'static [&'static str]> {
        let (felt, said) = (CompiledRapport::of(self.language), self.rapport());
        let responses = [
            (&felt.fear, said.fear),
            (&felt.shame, said.shame),
            (&felt.quarrel, said.quarrel),
            (&felt.grief, said.grief),
            (&felt.tears, said.confided),
            (&felt.exhaustion, said.exhaustion),
            (&felt.anger, said.anger),
        ];
        let answer = plain_sentences(&self.answer);
        // A question in a story belongs to it.
        let asks = self.heard.meaning.asks();
        let told = || answer.iter().filter(|sentence| !asks || !sentence.is_question);
        let feels = |set: &WordPatternSet| told().any(|sentence| self.holds(set, sentence.text));
        let is_told = |set: &WordPatternSet| {
            told().any(|sentence| sentence.text.split(CLAUSE_ENDS).any(|it| self.holds_in_clause(set, it)))
        };
        // Relief is about what is over.
        let warm = [(&felt.relief, said.relief), (&felt.pride, said.pride)];
        let loss = feels(&felt.loss).then_some(said.loss);
        let warm = || warm.into_iter().find(|(set, _)| is_told(set)).map(|(_, said)| said);
        if let Some(response) = loss.or_else(warm) {
            return Some(response);
        }
        let (_, response) = responses.into_iter().find(|(set, _)| feels(set))?;
        // "They hardly slept and were always kind" is praise.
        let is_doubtful = [said.grief, said.exhaustion].contains(&response);
        (!is_doubtful || self.tone() != AnswerTone::Good).then_some(response)
    }

    /// Returns whether an answer tells of a death or of tears.
    pub(super) fn tells_of_a_loss(&self) -> bool {
        let felt = CompiledRapport::of(self.language);
        let tells = |set: &WordPatternSet| {
            plain_sentences(&self.answer).iter().any(|sentence| self.holds(set, sentence.text))
        };
        tells(&felt.loss) || tells(&felt.tears)
    }

    /// Returns whether the answer says more about something that weighs, because the last question asked for more.
    pub(super) fn follows_a_burden(&self) -> bool {
        let is_follow_up = self.coverage.last_move == Some(InterviewerMove::FollowUp);
        let turns = self.situation.conversation.iter().rev();
        let mut before =
            turns.skip_while(|turn| turn.role == Role::User).filter(|turn| turn.role == Role::User);
        is_follow_up && before.next().is_some_and(|turn| heaviest(&turn.text, self.language).is_some())
    }

    /// Returns whether an answer has nothing but praise or joy.
    fn is_joyful(&self) -> bool {
        self.ends_well()
            && !self.is_mixed()
            && self.holds(&CompiledRapport::of(self.language).joy, &self.answer)
    }

    /// Returns whether an answer ends with something good. What was praised first may be the lesser part: "The teacher is
    /// excellent. The head laughed at me."
    pub(super) fn ends_well(&self) -> bool {
        let all = plain_sentences(&self.answer);
        let is_good = |text: &str| weight_probability(text, self.language, &[StatementWeight::Good]) >= GOOD;
        all.len() < 2 || all.last().is_some_and(|last| is_good(last.text))
    }

    /// Returns whether an answer may have something bad in it: a negation, a contrast or a word for it.
    pub(super) fn is_mixed(&self) -> bool {
        let said = NormalizedText::of(&self.answer);
        let modifiers = &self.language.tables().sentiment.modifiers;
        let has = |words: &[&str]| words.iter().any(|word| said.contains(&NormalizedText::of(word)));
        has(modifiers.contrasts)
            || has(modifiers.negators)
            || CompiledAnswerPatterns::of(self.language).harm.is_in(&said)
    }

    /// Returns whether a text has one of the patterns, and neither negates it nor says that it is over or imagined.
    fn holds(&self, set: &WordPatternSet, text: &str) -> bool {
        let said = NormalizedText::of(text);
        let over = self.language.tables().rapport.not_felt;
        let is_over = over.iter().any(|word| said.contains(&NormalizedText::of(word)));
        !is_over && text.split(CLAUSE_ENDS).any(|clause| self.holds_in_clause(set, clause))
    }

    fn holds_in_clause(&self, set: &WordPatternSet, clause: &str) -> bool {
        let modifiers = &self.language.tables().sentiment.modifiers;
        let said = NormalizedText::of(clause);
        let words: Vec<&str> = said.words().collect();
        // "Wasn't" has two words here.
        let negators: Vec<NormalizedText> =
            modifiers.negators.iter().map(|word| NormalizedText::of(word)).collect();
        let negates = |at: usize| {
            let begins = |negator: &NormalizedText| {
                negator.words().enumerate().all(|(next, word)| words.get(at + next) == Some(&word))
            };
            negators.iter().any(begins)
        };
        // "Angst hatte ich keine": in these languages the negation may follow.
        let follows = matches!(self.language, Language::German | Language::Dutch);
        let is_negated = |(start, gaps): &(usize, Vec<usize>)| {
            let clause_end = (*start + 1..words.len()).find(|at| modifiers.joints.contains(&words[*at]));
            let mut after = *start + 1..clause_end.unwrap_or(words.len()).min(start + 2 + NEGATION_WORDS);
            (start.saturating_sub(NEGATION_WORDS)..*start).any(negates)
                || gaps.iter().copied().any(negates)
                || follows && !negates(*start) && after.any(negates)
        };
        !set.matches_in(&words).iter().all(is_negated)
    }

    pub(super) fn asks_to_pass_on(&self) -> bool {
        let requests = &CompiledRapport::of(self.language).pass_on;
        let mut clauses = self.answer.split(CLAUSE_ENDS).map(NormalizedText::of);
        clauses.any(|clause| {
            let words: Vec<&str> = clause.words().collect();
            let connects = |word: &&str| self.words.connectives.contains(word);
            let leading = words.iter().take_while(|word| connects(word)).count().min(WORDS_BEFORE_REQUEST);
            (0..=leading).any(|at| requests.begins(&words[at..]))
        })
    }
}
