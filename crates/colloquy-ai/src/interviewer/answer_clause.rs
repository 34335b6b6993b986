//! Chooses the part of an answer that is most worth a follow-up: something bad, unclear, decided or experienced.

use colloquy_domain::interviewing::{NormalizedText, WordPatterns, sentences};
use colloquy_domain::language::Language;
use colloquy_languages::interviewer::{FollowUpQuestions, InterviewerPhrases};

use crate::insights::lexicon;

/// The longest and the shortest clause that is repeated, in words.
const REPEATED_WORDS: std::ops::RangeInclusive<usize> = 3..=14;
/// A longer clause is split at its conjunctions.
const LONG_WORDS: usize = 9;
/// A clause with a lower score is not worth a follow-up.
const WORTHWHILE: usize = 2;
/// A clause that says so much about harm deserves sympathy.
const GRAVE: usize = 2;

/// Why a clause is worth a follow-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClauseKind {
    Harm,
    Vague,
    Cause,
    Event,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerClause {
    pub text: String,
    pub kind: ClauseKind,
    pub is_grave: bool,
    score: usize,
}

impl ClauseKind {
    pub fn questions(self, follow_ups: &FollowUpQuestions) -> &'static [&'static str] {
        match self {
            ClauseKind::Harm => follow_ups.harm,
            ClauseKind::Vague => follow_ups.vague,
            ClauseKind::Cause => follow_ups.cause,
            ClauseKind::Event => follow_ups.event,
        }
    }
}

/// Returns the clause of an answer that is most worth asking about, if any is.
pub fn most_telling(answer: &str, language: Language) -> Option<AnswerClause> {
    let clauses = sentences(answer).into_iter().filter(|sentence| !sentence.is_question);
    let clauses = clauses.flat_map(|sentence| clauses_of(sentence.text, language));
    let scored = clauses.filter_map(|clause| scored(&clause, language));
    scored.filter(|clause| clause.score >= WORTHWHILE).max_by_key(|clause| clause.score)
}

fn clauses_of(sentence: &str, language: Language) -> Vec<String> {
    let grammar = &language.tables().sentiment.modifiers;
    let mut clauses: Vec<Vec<&str>> = Vec::new();
    let marks = [',', ';', ':', '–', '—', '(', ')', '"', '“', '”', '„', '«', '»'];
    for part in sentence.split(marks) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let is_long = words.len() > LONG_WORDS;
        let mut clause = Vec::new();
        for (at, word) in words.iter().enumerate() {
            let plain = word.to_lowercase();
            let turns = grammar.contrasts.contains(&plain.as_str());
            let joins = is_long && grammar.joints.contains(&plain.as_str());
            let both_sides = at > 2 && words.len() - at > 3;
            if turns || (joins && both_sides) {
                clauses.push(std::mem::take(&mut clause));
            }
            clause.push(*word);
        }
        clauses.push(clause);
    }
    clauses.iter().map(|clause| without_lead(clause, language)).filter(|clause| !clause.is_empty()).collect()
}

/// Returns a clause without the words that only connect it to what precedes.
fn without_lead(words: &[&str], language: Language) -> String {
    let grammar = &language.tables().sentiment.modifiers;
    let connectives = language.tables().interviewer.connectives;
    let mut rest = words;
    loop {
        let lower = rest.iter().take(2).map(|word| word.to_lowercase()).collect::<Vec<_>>();
        let is_pair = connectives.contains(&lower.join(" ").as_str());
        let first = lower.first().map_or("", String::as_str);
        let is_single = connectives.contains(&first) || grammar.contrasts.contains(&first);
        match (is_pair && rest.len() > 1, is_single) {
            (true, _) => rest = &rest[2..],
            (false, true) => rest = &rest[1..],
            (false, false) => break,
        }
    }
    rest.join(" ").trim_end_matches(['.', '!', '…', '?', ' ']).to_owned()
}

fn scored(clause: &str, language: Language) -> Option<AnswerClause> {
    let said = NormalizedText::of(clause);
    let patterns = WordPatterns::of(language);
    let lexicon = lexicon::of(language);
    let negative =
        said.words().filter(|word| lexicon.weight(word).is_some_and(|weight| weight < 0.0)).count();
    let harm = patterns.harm.count_in(&said);
    let vague = patterns.vague.count_in(&said);
    let cause = patterns.causes.count_in(&said);
    let event = patterns.events.count_in(&said) + usize::from(clause.contains(|c: char| c.is_ascii_digit()));
    let kind = match () {
        () if harm > 0 => ClauseKind::Harm,
        () if vague > 0 => ClauseKind::Vague,
        () if negative > 0 => ClauseKind::Harm,
        () if cause > 0 => ClauseKind::Cause,
        () => ClauseKind::Event,
    };
    let is_short = said.words().count() < *REPEATED_WORDS.start();
    let score = 3 * harm.max(negative).min(2) + 2 * vague.min(1) + 2 * cause.min(1) + event.min(2);
    let score = score.saturating_sub(usize::from(is_short));
    (score > 0).then(|| AnswerClause { text: clause.to_owned(), kind, is_grave: harm >= GRAVE, score })
}

/// Returns a clause as it can be repeated between quotation marks, if that is safe.
pub fn quotable<'a>(clause: &'a str, words: &InterviewerPhrases) -> Option<&'a str> {
    let is_plain =
        |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '\'' | '’' | '-' | '%' | '€');
    let first = clause.split([' ', '\'', '’']).next()?.to_lowercase();
    let stands_alone = !words.dependent.contains(&first.as_str());
    let is_short = REPEATED_WORDS.contains(&clause.split_whitespace().count());
    (clause.chars().all(is_plain) && stands_alone && is_short).then_some(clause)
}

/// Returns a clause in the second person, if the language and its first word allow that.
pub fn reported(clause: &str, words: &InterviewerPhrases) -> Option<String> {
    let clause = quotable(clause, words)?;
    let lower: Vec<String> =
        clause.split_whitespace().map(|word| word.replace('’', "'").to_lowercase()).collect();
    let can_begin = words.reportable.contains(&lower.first()?.as_str());
    let addresses = |word: &String| words.second_person.iter().any(|(_, to)| to == word);
    if !can_begin || lower.iter().any(addresses) {
        return None;
    }
    let original: Vec<&str> = clause.split_whitespace().collect();
    let mut spoken: Vec<&str> = Vec::new();
    let mut at = 0;
    while at < lower.len() {
        let pair = lower.get(at + 1).map(|next| format!("{} {next}", lower[at]));
        let of_pair = words.second_person.iter().find(|(from, _)| pair.as_deref() == Some(from));
        let of_word = words.second_person.iter().find(|(from, _)| lower[at] == *from);
        match (of_pair, of_word) {
            (Some((_, to)), _) => {
                spoken.push(to);
                at += 1;
            }
            (None, Some((_, to))) => spoken.push(to),
            (None, None) if at == 0 => spoken.push(&lower[0]),
            (None, None) => spoken.push(original[at]),
        }
        at += 1;
    }
    Some(spoken.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(answer: &str) -> Option<(String, ClauseKind)> {
        most_telling(answer, Language::English).map(|clause| (clause.text, clause.kind))
    }

    #[test]
    fn the_clause_with_the_harm_is_chosen() {
        let answer = "The screen is fine, I like the colours, and the strap is new. I skipped my insulin because of \
                      that false reading, and the next morning I was at 310.";
        let expected = ("I skipped my insulin because of that false reading".to_owned(), ClauseKind::Harm);
        assert_eq!(chosen(answer), Some(expected));
    }

    #[test]
    fn what_is_unclear_is_chosen_without_harm() {
        let expected = ("it depends on the season".to_owned(), ClauseKind::Vague);
        assert_eq!(chosen("I buy bread here, and it depends on the season."), Some(expected));
    }

    #[test]
    fn an_answer_without_anything_to_ask_about_has_none() {
        assert_eq!(chosen("I use the app with my sister in the kitchen."), None);
    }

    #[test]
    fn a_clause_about_oneself_is_put_in_the_second_person() {
        let words = &Language::English.tables().interviewer;
        let check = |clause: &str, spoken: Option<&str>| {
            assert_eq!(reported(clause, words).as_deref(), spoken, "{clause}");
        };
        check("I skipped my insulin because of it", Some("you skipped your insulin because of it"));
        check("I was alone and nobody helped me", Some("you were alone and nobody helped you"));
        check("Nobody told us", Some("nobody told you"));
        check("I told you that before", None);
        check("the old printer", None);
        check("I <b>left</b> early again", None);
    }
}
