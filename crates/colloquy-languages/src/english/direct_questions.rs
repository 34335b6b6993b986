//! Turns English clauses into direct questions to the invitee.

use super::grammar::AUXILIARIES;
use super::verbs::PAST;
use crate::phrase::{bare, capitalized, is_any, replaced};
use colloquy_word_list::words;

const ADVERBS: &[&str] = words!(
    "currently, usually, normally, typically, actually, really, first, last, originally, initially, ever, already, \
     personally, generally, often, now, still, most, mostly, finally, also"
);
const PARTICIPLES: &[&str] = words!(
    "left, gone, come, found, felt, thought, chosen, bought, heard, made, got, taken, seen, known, met, kept, been, \
     had, done, given, learnt, spent, paid, become, begun, written, lost, grown, not, never, already, ever"
);
/// Words before "you" as an object.
const DO_TO_YOU: &[&str] = words!(
    "to, for, at, about, made, makes, make, with, of, by, led, brought, drew, helps, helped, keeps, kept, stops, \
     stopped, motivated, motivates, let, lets, gives, gave, brings, bring, convinces, convinced, annoys, bothers, \
     worries, surprises, drives, drove, got, gets, tells, told, taught, teaches, costs, cost, from, between"
);
/// Words after "you" that begin no statement of its own.
const AFTER_OBJECT: &[&str] = words!(
    "most, more, about, back, down, in, at, on, with, to, from, into, away, during, when, while, and, or, as, the, over, \
     through, after, before, up, off, out, here, there, better, happy, unhappy, angry"
);

/// "What we should change" asks "what should we change".
fn about_us(words: &[&str], is_whether: bool) -> Option<String> {
    const MODALS: &[&str] = words!("should, could, can, would, might");
    let subject = words.iter().take(5).position(|word| *word == "we").filter(|at| *at > 0)?;
    let modal = words.get(subject + 1).filter(|word| is_any(word, MODALS))?;
    let has_verb = words.len() > subject + 2;
    let is_first =
        !words[..subject].iter().any(|word| is_any(word, words!("you, that, it, if")) && !is_whether);
    let front = if is_whether { &[] } else { &words[..subject] };
    let asked: Vec<&str> = [front, &[*modal, "we"], &words[subject + 2..]].concat();
    let is_known = !is_whether || subject == 1;
    (has_verb && is_first && is_known).then(|| capitalized(&asked.join(" ")))
}

/// Leaves out what described the people who are asked: "why you who've been to our open day do not apply", "why you on the
/// Pro plan don't use it".
fn without_description(words: Vec<&str>) -> Vec<&str> {
    let Some(subject) = words.iter().take(6).position(|word| *word == "you") else { return words };
    let rest = &words[subject + 1..];
    let describes = words!("on, in, at, from, with, of, without, who, who've, who're, that, whose");
    let negations = words!("not, never, don't, didn't, doesn't, won't, can't, couldn't, wouldn't");
    if subject > 2 || !rest.first().is_some_and(|word| is_any(word, describes)) {
        return words;
    }
    // "Who used to come often have stopped coming": the last auxiliary is that of the question.
    let auxiliaries = words!("have, are, were, will, would, no");
    let verb = rest.iter().position(|word| is_any(word, negations));
    let verb = verb.or_else(|| rest.iter().rposition(|word| is_any(word, auxiliaries)).filter(|at| *at > 2));
    match verb {
        Some(verb) => words[..=subject].iter().chain(&rest[verb..]).copied().collect(),
        None => words,
    }
}

/// "why you left" becomes "Why did you leave".
pub fn direct_question(clause: &str) -> Option<String> {
    let words = without_description(clause.split(' ').collect());
    let clause = words.join(" ");
    let clause = clause.as_str();
    let begins = bare(words.first()?);
    let is_inverted = words.get(1).is_some_and(|word| {
        is_any(word, words!("is, was, are, were, did, do, does, can, could, would, will, has"))
    });
    if is_inverted && words.len() > 2 && matches!(begins.as_str(), "how" | "why" | "where" | "when") {
        return Some(capitalized(clause));
    }
    // "What happened when you came back" has its order already.
    let subordinate = |word: &&str| is_any(word, words!("when, after, before, while, because, since, once"));
    if matches!(begins.as_str(), "what" | "who")
        && words.iter().take_while(|word| **word != "you").skip(1).any(subordinate)
        && words.contains(&"you")
    {
        return Some(capitalized(clause));
    }
    let is_whether = matches!(begins.as_str(), "whether" | "if");
    if let Some(asked) = about_us(&words, is_whether) {
        return Some(asked);
    }
    if let Some(rest) = ["whether there ", "if there "].iter().find_map(|begin| clause.strip_prefix(begin)) {
        let (verb, rest) = rest.split_once(' ')?;
        return matches!(verb, "is" | "are" | "was" | "were")
            .then(|| capitalized(&format!("{verb} there {rest}")));
    }
    let subject = words.iter().take(6).position(|word| *word == "you");
    let Some(subject) = subject.filter(|at| {
        let is_first = *at == 1 || !is_whether && !is_any(words[1], words!("it, this, that"));
        *at > 0 && is_first && !is_object(&words, *at)
    }) else {
        return ending_in_verb(&words).or_else(|| subject_question(clause, &words, is_whether));
    };
    let front = if is_whether { String::new() } else { words[..subject].join(" ") };
    let mut at = subject + 1;
    while words.get(at).is_some_and(|word| is_any(word, ADVERBS)) {
        at += 1;
    }
    let adverbs = words[subject + 1..at].join(" ");
    let (verb, rest) = (words.get(at)?, words[at + 1..].join(" "));
    let next = words.get(at + 1).map(|word| bare(word)).unwrap_or_default();
    let has_participle = next.ends_with("ed") || PARTICIPLES.contains(&next.as_str());
    // "Why you chose or did not choose us" has two verbs.
    let mut following = words[at + 1..].iter().zip(&words[(at + 2).min(words.len())..]);
    let has_another_verb = following.any(|(joint, word)| {
        is_any(joint, &["and", "or"])
            && (is_any(word, AUXILIARIES) || PAST.iter().any(|(past, _)| *past == bare(word)))
    });
    if has_another_verb {
        return None;
    }
    let is_have = matches!(bare(verb).as_str(), "have" | "had");
    // "What you still do on paper" has no other verb.
    let is_do = matches!(bare(verb).as_str(), "do" | "did") && !matches!(next.as_str(), "not" | "n't");
    let (auxiliary, verb) = if is_do {
        (if bare(verb) == "did" { "did" } else { "do" }, replaced(verb, "do"))
    } else if is_any(verb, AUXILIARIES) && (!is_have || has_participle) && !rest.is_empty() {
        (*verb, String::new())
    } else if is_have {
        (if bare(verb) == "had" { "did" } else { "do" }, replaced(verb, "have"))
    } else if let Some((_, lemma)) = PAST.iter().find(|(past, _)| *past == bare(verb)) {
        ("did", replaced(verb, lemma))
    } else if !verb.ends_with('s') && (!verb.ends_with("ed") || verb.ends_with("eed")) && is_word(verb) {
        ("do", (*verb).to_owned())
    } else if *verb == "are" || *verb == "were" {
        (*verb, String::new())
    } else {
        return None;
    };
    let parts = [front.as_str(), auxiliary, "you", &adverbs, &verb, &rest];
    let asked: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    Some(capitalized(&asked.join(" ")))
}

/// Returns whether the "you" at a place is not the subject: "what would bring you back", "what annoys you about it".
fn is_object(words: &[&str], at: usize) -> bool {
    let between = &words[1..at];
    let governs = |word: &&str| {
        is_any(word, AUXILIARIES)
            || is_any(word, DO_TO_YOU)
            || is_any(word, words!("is, was, has, does, the, a, an, our, their"))
    };
    let follows = words.get(at + 1).map_or("", |word| *word);
    let acts = is_any(words[0], words!("what, who")) && at > 1;
    between.iter().any(governs)
        || acts
            && (bare(words[at - 1]).ends_with("ed") || follows.is_empty() || is_any(follows, AFTER_OBJECT))
}

fn is_word(word: &str) -> bool {
    bare(word).chars().all(char::is_alphabetic)
}

/// "how the cooperation with the doctors is" becomes "How is the cooperation with the doctors".
fn ending_in_verb(words: &[&str]) -> Option<String> {
    let [first, subject @ .., verb] = words else { return None };
    let is_asked = is_any(first, words!("how, where, when")) && is_any(verb, words!("is, are, was, were"));
    let has_noun = subject.len() > 1 && is_any(subject[0], words!("the, a, an, our, your, this, these"));
    (is_asked && has_noun).then(|| capitalized(&[&[*first, *verb], subject].concat().join(" ")))
}

/// "what went well" is a question as it is.
fn subject_question(clause: &str, words: &[&str], is_whether: bool) -> Option<String> {
    let begins = bare(words[0]);
    let second = bare(words.get(1)?);
    let acts_on_you = words.iter().position(|word| *word == "you").is_some_and(|at| {
        at == 2 && (second.ends_with("ed") || second.ends_with('s') && !second.ends_with("ss"))
    });
    let is_verb = acts_on_you
        || AUXILIARIES.contains(&second.as_str())
        || words!("is, was, has, made, makes, went, goes, matters, mattered, works, worked, led, motivates, motivated, brought, drew, keeps, kept, helps, helped, happens, happened, annoys, bothers, bothered, stops, stopped, surprised, convinced, attracted, prevents, prevented, frustrates, frustrated, felt, stood, stands, needs")
            .contains(&second.as_str());
    let is_subject = matches!(begins.as_str(), "what" | "who") && is_verb;
    (is_subject && !is_whether && words.len() > 2).then(|| capitalized(clause))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_is_not_made_a_subject() {
        for (clause, question) in [
            ("what would bring you back", Some("What would bring you back")),
            ("what frustrates you most", Some("What frustrates you most")),
            ("what wears you down", Some("What wears you down")),
            ("what surprised you in the first week", Some("What surprised you in the first week")),
            ("what could help you at work", Some("What could help you at work")),
            ("what you would change", Some("What would you change")),
            ("what tools you use", Some("What tools do you use")),
            ("how often you visit us", Some("How often do you visit us")),
            ("how the team supports you in your work", None),
        ] {
            assert_eq!(direct_question(clause).as_deref(), question, "{clause}");
        }
    }
}
