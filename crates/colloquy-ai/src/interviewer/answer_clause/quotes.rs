//! Repeats parts of answers, between quotation marks or in the second person.

use colloquy_domain::interviewing::{NormalizedText, is_akin, sentences};
use colloquy_domain::language::Language;
use colloquy_languages::interviewer::InterviewerPhrases;

use super::{connecting_words, without_lead};

/// The longest and the shortest clause that is repeated, in words.
pub const REPEATED_WORDS: std::ops::RangeInclusive<usize> = 3..=18;
/// How many words at the beginning of a clause may be left out because they only connect it: "when", "so that".
const DEPENDENT_WORDS: usize = 2;
/// The fewest words of a long clause that are repeated.
const FEWEST_OF_LONG: usize = 5;
/// A keyword with fewer letters is no sign of what a clause is about.
const KEYWORD_CHARACTERS: usize = 3;

/// Returns a sentence without a word before its first comma: "Look, it was complicated".
pub fn without_exclamation(sentence: &str) -> &str {
    let split = sentence.split_once(", ").filter(|(first, _)| !first.contains(' '));
    split.map_or(sentence, |(_, rest)| rest)
}

/// Returns whether a text has only letters and signs that are safe to repeat.
pub fn is_plain(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let is_digit = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(char::is_ascii_digit);
    letters.iter().enumerate().all(|(at, letter)| {
        let is_sign = matches!(letter, ' ' | ',' | '\'' | '’' | '-' | '%' | '€' | '£' | '$' | '&');
        // "7.42" and "3,50" are one word.
        let is_inside =
            matches!(letter, '.' | ',' | ':') && is_digit(at.checked_sub(1)) && is_digit(Some(at + 1));
        letter.is_alphanumeric() || is_sign || is_inside
    })
}

/// Returns whether a clause ends with the beginning of another one: "they gave me the pump and then".
fn breaks_off(words: &[&str], language: Language) -> bool {
    let joints = language.tables().sentiment.modifiers.joints;
    words.iter().rev().take(2).any(|word| joints.contains(&word.to_lowercase().as_str()))
}

/// Returns the part of a clause that can be repeated between quotation marks, if that is safe. A condition is not: without
/// its first word, it would say that something is so.
pub fn quotable(clause: &str, words: &InterviewerPhrases, language: Language) -> Option<String> {
    if !is_plain(clause) {
        return None;
    }
    let depends = |word: &str| {
        let first = word.split(['\'', '’']).next().unwrap_or(word).to_lowercase();
        words.dependent.contains(&first.as_str())
    };
    let all: Vec<&str> = clause.split_whitespace().collect();
    let all = &all[connecting_words(&all, |text| words.connectives.contains(&text))..];
    let keeps_first = all.first().is_some_and(|word| words.verb_last.contains(&word.to_lowercase().as_str()));
    let leading = all.iter().take(DEPENDENT_WORDS).take_while(|word| depends(word)).count();
    let mut part = &all[if keeps_first { 0 } else { leading }..];
    let is_conditional = all[..leading].iter().any(|word| {
        let first = word.split(['\'', '’']).next().unwrap_or(word).to_lowercase();
        language.tables().answer_cues.conditions.contains(&first.as_str())
    });
    if !keeps_first && (is_conditional || part.first().is_some_and(|word| depends(word))) {
        return None;
    }
    if breaks_off(part, language) {
        return None;
    }
    if part.len() > *REPEATED_WORDS.end() {
        // A long clause is repeated up to a word with which another part begins.
        let ends = |word: &str| {
            let word = word.to_lowercase();
            (depends(&word) || words.connectives.contains(&word.as_str()))
                && !words.completing.contains(&word.as_str())
        };
        let end = (FEWEST_OF_LONG..=*REPEATED_WORDS.end()).rev().find(|at| ends(part[*at]))?;
        part = &part[..end];
        while part.last().is_some_and(|word| words.connectives.contains(&word.to_lowercase().as_str())) {
            part = &part[..part.len() - 1];
        }
        // "My boss told me that" says nothing.
        if part.last().is_some_and(|word| words.completing.contains(&word.to_lowercase().as_str())) {
            return None;
        }
    }
    let part = part.join(" ");
    // "J’étais épuisée" has three words.
    let count = NormalizedText::of(&part).words().count();
    (count >= *REPEATED_WORDS.start()).then_some(part)
}

/// Returns a clause in the second person, if the language and its first word allow that.
pub fn reported(clause: &str, words: &InterviewerPhrases, language: Language) -> Option<String> {
    let clause = quotable(clause, words, language)?;
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

/// Returns the part of an answer that has most of these keywords, as it can be repeated. A condition is not repeated alone:
/// "if you opened earlier".
pub fn clause_about(answer: &str, keywords: &[String], language: Language) -> Option<String> {
    let words = &language.tables().interviewer;
    let keywords: Vec<NormalizedText> = keywords.iter().map(|word| NormalizedText::of(word)).collect();
    let found = |clause: &str| {
        let clause = NormalizedText::of(clause);
        let is_keyword =
            |word: &&str| keywords.iter().flat_map(NormalizedText::words).any(|own| is_akin(own, word));
        clause.words().filter(|word| word.chars().count() >= KEYWORD_CHARACTERS).filter(is_keyword).count()
    };
    let told = sentences(answer).into_iter().filter(|sentence| !sentence.is_question);
    let clauses = told.flat_map(|sentence| sentence.text.split([',', ';', ':', '–', '—', '(', ')']));
    let clauses =
        clauses.map(|clause| without_lead(&clause.split_whitespace().collect::<Vec<_>>(), language));
    let stands_alone = |clause: &String| {
        let first = clause.split(' ').next().unwrap_or_default().to_lowercase();
        !words.dependent.contains(&first.as_str()) && quotable(clause, words, language).is_some()
    };
    let best = clauses.filter(stands_alone).max_by_key(|clause| found(clause))?;
    quotable(&best, words, language).filter(|_| found(&best) > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_about_oneself_is_put_in_the_second_person() {
        let words = &Language::English.tables().interviewer;
        let check = |clause: &str, spoken: Option<&str>| {
            assert_eq!(reported(clause, words, Language::English).as_deref(), spoken, "{clause}");
        };
        check("I skipped my insulin because of it", Some("you skipped your insulin because of it"));
        check("I was alone and nobody helped me", Some("you were alone and nobody helped you"));
        check("Nobody told us", Some("nobody told you"));
        check("I told you that before", None);
        check("the old printer", None);
        check("I <b>left</b> early again", None);
    }

    #[test]
    fn a_clause_is_repeated_as_far_as_it_stands_alone() {
        let words = &Language::English.tables().interviewer;
        let check = |clause: &str, part: Option<&str>| {
            assert_eq!(quotable(clause, words, Language::English).as_deref(), part, "{clause}");
        };
        check("when the app lost my order", Some("the app lost my order"));
        check("the 7.42 train was late", Some("the 7.42 train was late"));
        check("see the site at a.b", None);
        let long =
            "the nurse on the night shift never once told us anything about the dose when we had to go home";
        check(long, Some("the nurse on the night shift never once told us anything about the dose"));
    }

    #[test]
    fn neither_a_condition_nor_an_unfinished_clause_is_repeated() {
        for (language, clause) in [
            (Language::English, "if they close at four"),
            (Language::English, "they gave me the pump and then"),
            (Language::French, "Après ils m'ont mis la pompe et là"),
            (Language::Spanish, "si abrieran antes por la mañana"),
            (Language::Italian, "se mi avessero richiamato subito"),
            (Language::Portuguese, "Se ela faz um barulho estranho eu paro"),
            (Language::German, "dann kam der Arzt und da"),
            (Language::Dutch, "ik stond daar op de stoep en toen"),
        ] {
            assert_eq!(quotable(clause, &language.tables().interviewer, language), None, "{clause}");
        }
    }

    #[test]
    fn no_quotation_ends_before_what_completes_it() {
        let check = |language: Language, clause: &str, part: Option<&str>| {
            let words = &language.tables().interviewer;
            assert_eq!(quotable(clause, words, language).as_deref(), part, "{clause}");
        };
        let long = "the only bad thing about the evening concerts in the old church on the hill near us is that we \
                    always have to leave early";
        check(Language::English, long, None);
        let speech = "después de varias semanas sin ninguna respuesta del servicio de atención al cliente mi jefa \
                      me dijo que así no";
        check(Language::Spanish, speech, None);
    }

    #[test]
    fn what_only_connects_a_clause_is_left_out() {
        let check = |language: Language, clause: &str, part: &str| {
            let words = &language.tables().interviewer;
            assert_eq!(quotable(clause, words, language).as_deref(), Some(part), "{clause}");
        };
        check(Language::Portuguese, "Só que o recibo vinha errado", "o recibo vinha errado");
        check(Language::French, "Du coup je mange seule le midi", "je mange seule le midi");
        check(Language::Spanish, "y que nadie se riera", "nadie se riera");
        check(Language::English, "To be honest I opened an account", "I opened an account");
        check(Language::German, "Um ehrlich zu sein war niemand da", "war niemand da");
        // Without its conjunction, this would be in the wrong order.
        check(
            Language::Dutch,
            "toen ik verhuisde kwam niemand langs",
            "toen ik verhuisde kwam niemand langs",
        );
        check(Language::German, "dass mir niemand geholfen hat", "dass mir niemand geholfen hat");
    }

    #[test]
    fn an_earlier_condition_is_no_statement() {
        let about = |answer: &str| clause_about(answer, &["evenings".to_owned()], Language::English);
        assert_eq!(about("If you began the evenings earlier, I would come."), None);
        assert_eq!(about("Well, the evenings are too dark.").as_deref(), Some("the evenings are too dark"));
    }
}
