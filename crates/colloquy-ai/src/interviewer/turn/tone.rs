//! Tells whether an answer as a whole is about something hard or something good.

use colloquy_domain::insights::FindingKind;
use colloquy_domain::interviewing::{CompiledAnswerCues, NormalizedText};

use super::super::answer_clause::is_bad;
use super::{TurnContext, plain_sentences};
use crate::insights::impact::{self, JudgedStatement};

/// How many sentences of an answer are judged, which bounds the work for a long one.
const JUDGED_SENTENCES: usize = 12;

/// What an answer as a whole says, if there is no doubt about it. An answer with good and bad in it is neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerTone {
    /// Someone was hurt.
    Grave,
    Hard,
    Good,
    Neither,
}

impl TurnContext<'_> {
    pub(super) fn tone(&self) -> AnswerTone {
        let told = plain_sentences(&self.answer).into_iter().filter(|sentence| !sentence.is_question);
        let judge = |text: &str| {
            let judged = JudgedStatement::of(text, self.language);
            // Two kinds of examples have to agree that something is bad.
            let is_doubtful = impact::is_bad(judged.kind) && !is_bad(text, self.language);
            JudgedStatement { is_certain: judged.is_certain && !is_doubtful, ..judged }
        };
        let judged: Vec<JudgedStatement> =
            told.take(JUDGED_SENTENCES).map(|sentence| judge(sentence.text)).collect();
        // Who leaves something may be glad of it.
        let is_hard = |one: &&JudgedStatement| impact::is_bad(one.kind) && one.kind != FindingKind::Leaving;
        let is_good = |one: &&JudgedStatement| one.kind == FindingKind::Praise;
        let is_clear = |one: &JudgedStatement| one.is_certain && one.is_in_words;
        let has_good = judged.iter().any(|one| is_good(&one));
        let has_clear_good = judged.iter().filter(is_good).any(is_clear);
        let hard: Vec<&JudgedStatement> = judged.iter().filter(is_hard).collect();
        // A fact that only resembles complaints is one if another one is beside it.
        let is_hard =
            hard.iter().any(|one| is_clear(one)) || hard.len() > 1 && hard.iter().any(|one| one.is_certain);
        let is_grave = judged.iter().any(|one| one.kind == FindingKind::Harm && is_clear(one));
        if is_grave && !has_good && !self.is_over() {
            AnswerTone::Grave
        } else if is_hard && !has_good && !self.is_over() && !self.was_asked_for_wishes() {
            AnswerTone::Hard
        } else if has_clear_good
            && self.ends_well()
            && !self.is_mixed()
            && !judged.iter().any(|one| impact::is_bad(one.kind))
        {
            AnswerTone::Good
        } else {
            AnswerTone::Neither
        }
    }

    /// Returns whether an answer says that something bad is over, or plays it down.
    pub(super) fn is_over(&self) -> bool {
        let (cues, answer) = (CompiledAnswerCues::of(self.language), NormalizedText::of(&self.answer));
        cues.holds(&cues.settled, &answer) || cues.is_played_down(&answer)
    }
}
