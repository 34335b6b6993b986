//! Corrects what a sentence alone seems to say by what was asked before and what was said after.

use colloquy_domain::insights::FindingKind;
use colloquy_domain::interviewing::NormalizedText;
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::language::Language;
use colloquy_domain::meanings::statement_kind;
use colloquy_domain::safety;
use colloquy_languages::statements::StatementKind;

use super::answers::{AnalysedAnswer, withdraw_dangers};
use super::lexicon;
use super::relevance::denies_a_danger;
use super::sentiment::SentimentTally;
use super::tokens::tokens;

/// How probable it must be that an answer to a question for wishes praises something instead.
const IS_PRAISE: f32 = 0.6;

pub fn correct(answers: &mut [AnalysedAnswer<'_>], language: Language) {
    withdraw_denied_dangers(answers, language);
    read_wishes(answers, language);
}

/// Withdraws dangers that the invitee denied after the notice of help. They stay in the list of dangers that the service
/// noticed, because the organization may judge differently.
fn withdraw_denied_dangers(answers: &mut [AnalysedAnswer<'_>], language: Language) {
    for next in 1..answers.len() {
        let is_after_notice = answers[next]
            .question
            .is_some_and(|question| safety::is_response(&question.message.content, language));
        if is_after_notice && denies_a_danger(&answers[next].message.content, language) {
            withdraw_dangers(&mut answers[next - 1].passages, language);
        }
    }
}

/// Reads what answers a question for wishes as a wish: "a phone call, just a phone call".
fn read_wishes(answers: &mut [AnalysedAnswer<'_>], language: Language) {
    let wishes: Vec<NormalizedText> = language
        .tables()
        .all_interviewer_phrases()
        .flat_map(|words| words.wish_questions)
        .map(|part| NormalizedText::of(part))
        .collect();
    let asks = |answer: &AnalysedAnswer<'_>| {
        let asked = answer.question.map_or("", |question| &question.message.content);
        let asked = NormalizedText::of(asked);
        wishes.iter().any(|part| asked.contains(part))
    };
    for answer in answers.iter_mut().filter(|answer| asks(answer)) {
        for passage in &mut answer.passages {
            let lexicon = lexicon::of(language);
            let feels = SentimentTally::of(&tokens(&passage.text, lexicon.elision()), lexicon).sentiment();
            let praises = || {
                let kind = statement_kind(&passage.text, language);
                feels == Sentiment::Positive
                    && kind.is_some_and(|(kind, share)| kind == StatementKind::Praise && share >= IS_PRAISE)
            };
            let is_wish = match passage.kind {
                FindingKind::Other => true,
                FindingKind::Praise => !praises(),
                _ => false,
            };
            if is_wish && passage.is_informative() && !passage.is_question {
                passage.kind = FindingKind::Wish;
                passage.feeling.leave_out_praise();
            }
        }
    }
}
