//! English questions, and names of what they are about.

use super::verbs::{CONTRACTED, PAST};
use crate::phrase::{bare, capitalized, first_noun_phrase, is_any, replace_subject, replaced};
use crate::word_list::words;

const BEFORE_PEOPLE: &[&str] = words!(
    "the, our, your, these, those, their, new, former, most, many, some, young, existing, potential, current, remote, small, large, local, older, busy, frequent, loyal, regular, paying, recent, \
     online, experienced, rural, urban, working"
);
const AUXILIARIES: &[&str] = words!(
    "are, were, can, could, would, will, should, may, might, must, do, did, have, had, aren't, weren't, can't, \
     couldn't, wouldn't, won't, shouldn't, don't, didn't, haven't, hadn't"
);
const ADVERBS: &[&str] = words!(
    "currently, usually, normally, typically, actually, really, first, last, originally, initially, ever, already, \
     personally, generally, often, now, still, most, mostly, finally, also"
);
const PARTICIPLES: &[&str] = words!(
    "left, gone, come, found, felt, thought, chosen, bought, heard, made, got, taken, seen, known, met, kept, been, \
     had, done, given, learnt, spent, paid, become, begun, written, lost, grown, not, never, already, ever"
);
const STOPS: &[&str] = words!(
    "warns, helps, runs, run, worked, gets, feels, compares, compared, fits, suits, affects, changed, ok, okay, \
     look, looks, sound, and, or, but, that, which, who, when, if, because, so, you, is, are, was, were, to, has, have, would, could, \
     since, while, do, did, can, most, more, went, go, goes, came, felt, works, worked"
);

/// Adjectives that follow their noun: "what would make the visit easier".
const PREDICATES: &[&str] = words!(
    "easier, better, safer, worse, harder, faster, simpler, clearer, possible, clear, ready, open, useful, good, well, back, up, off, out, down, away, again"
);
/// Words before "you" as an object.
const DO_TO_YOU: &[&str] = words!(
    "to, for, at, about, made, makes, make, with, of, by, led, brought, drew, helps, helped, keeps, kept, stops, \
     stopped, motivated, motivates, let, lets, gives, gave, brings, bring, convinces, convinced, annoys, bothers, \
     worries, surprises, drives, drove, got, gets, tells, told, taught, teaches, costs, cost, from, between"
);
/// Words after "you" that begin no statement of its own.
const AFTER_OBJECT: &[&str] = words!(
    "most, more, about, back, in, at, on, with, to, from, into, away, during, when, while, and, or, as, the, over, \
     through, after, before, up, off, out, here, there, better, happy, unhappy, angry"
);

/// "Reason for leaving" becomes "the reason for leaving".
pub fn object(name: &str) -> String {
    const DEFINITE: &[&str] =
        words!("reason, relationship, attitude, approach, decision, response, way, route, chance, need");
    let mut words = name.split(' ');
    let first = words.next().map(bare).unwrap_or_default();
    let is_one = !first.ends_with('s') || first.ends_with("ss");
    let is_noun =
        is_one && !first.ends_with("ing") && !is_any(&first, words!("one, none, some, most, all, out"));
    let is_definite = match words.next() {
        Some("of") => is_noun && name.starts_with(char::is_lowercase),
        Some("for" | "to" | "with" | "between") => is_any(&first, DEFINITE),
        _ => false,
    };
    if is_definite { format!("the {name}") } else { name.to_owned() }
}

/// English names things in general without an article. Names that need one get it with their owner.
pub fn with_article(_: &str) -> Option<String> {
    None
}

/// "why customers left" becomes "why you left".
/// Returns "how the staff treat you" of "how the staff treat them". Those who are interviewed are not the staff, unless the
/// prompt says so.
fn done_to_people(text: &str, people: &[String]) -> Option<String> {
    const OTHERS: &[&str] = words!(
        "staff, doctors, nurses, teachers, trainers, managers, drivers, agents, carers, therapists, supervisors, receptionists, \
         colleagues, neighbours, neighbors, coaches, instructors, advisers, advisors, landlords, waiters, technicians"
    );
    let words: Vec<&str> = text.split(' ').collect();
    let at = if is_any(words.get(1)?, words!("the, our")) { 2 } else { 1 };
    let noun = bare(words.get(at)?);
    // A prompt that says whom it asks names only them.
    let is_unknown =
        people.iter().any(|known| known == "nurses") && people.iter().any(|known| known == "customers");
    let is_other = OTHERS.contains(&noun.as_str()) && (is_unknown || !people.contains(&noun));
    let is_of_them = is_any(words[0], words!("how, whether, if, why, what, when")) && text.contains("them");
    if !is_other || !is_of_them || words.iter().any(|word| is_any(word, words!("they, he, she"))) {
        return None;
    }
    let turned = words.iter().map(|word| match bare(word).as_str() {
        "them" => replaced(word, "you"),
        "their" => replaced(word, "your"),
        "themselves" => replaced(word, "yourself"),
        _ => (*word).to_owned(),
    });
    Some(turned.collect::<Vec<_>>().join(" "))
}

pub fn second_person(text: &str, people: &[String]) -> Option<String> {
    let text = &CONTRACTED
        .iter()
        .fold(format!(" {text} "), |text, (from, to)| text.replace(&format!(" {from} "), &format!(" {to} ")));
    if let Some(turned) = done_to_people(text.trim(), people) {
        return Some(turned);
    }
    let text = &without_modifiers(text.trim(), people);
    let possessive: Vec<String> =
        people.iter().flat_map(|noun| [format!("{noun}'"), format!("{noun}'s")]).collect();
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let owner = words.iter().position(|word| possessive.contains(&word.to_lowercase()));
    if let Some(owner) = owner {
        let mut start = owner;
        while start > 0 && is_any(&words[start - 1], BEFORE_PEOPLE) {
            start -= 1;
        }
        words.splice(start..=owner, ["your".to_owned()]);
    }
    let singular = ["he", "she", "he/she", "someone"];
    let joined = words.join(" ");
    let was_singular = joined.split(' ').take(6).any(|word| {
        singular.contains(&bare(word).as_str())
            || (people.contains(&bare(word)) && !bare(word).ends_with('s') && bare(word) != "people")
    });
    let mut owned: Vec<String> = people.to_vec();
    // "Whether they had someone they could turn to" is about another person.
    let is_subject = |noun: &&str| *noun != "someone" || text.split(' ').nth(1) == Some("someone");
    owned.extend(singular.iter().filter(|noun| is_subject(noun)).map(|noun| (*noun).to_owned()));
    let replaced_words = replace_subject(&joined, "you", BEFORE_PEOPLE, &owned, None);
    let is_replaced = replaced_words.is_some();
    let mut words = replaced_words.unwrap_or_else(|| joined.split(' ').map(str::to_owned).collect());
    // A pronoun after another name may mean that: "the doctors and whether they explained".
    let named =
        words.iter().position(|word| is_any(word, words!("the, a, an, these, those, this, other, our")));
    let pronoun = words.iter().position(|word| is_any(word, words!("they, them, their, themselves")));
    let may_be_theirs = joined.starts_with("what ")
        || joined.starts_with("who ")
        || joined.starts_with("which ")
        || joined.starts_with("whether there ")
        || joined.starts_with("whether it ");
    // "The last time they switched" says when.
    let is_time = pronoun.is_some_and(|at| {
        at > 0
            && is_any(
                &words[at - 1],
                words!("time, times, way, ways, reason, reasons, moment, day, place, places, things"),
            )
    });
    let may_be_theirs = may_be_theirs || is_time;
    let named = named.filter(|_| !is_time);
    // "Whether the app warns them": one thing is not "them".
    let is_one_thing = named.is_some_and(|at| {
        is_any(&words[at], words!("the, a, an, this, our"))
            && words.get(at + 1).is_some_and(|noun| {
                !bare(noun).ends_with('s') && !is_any(noun, words!("staff, team, people, police"))
            })
    });
    let is_object = pronoun.is_some_and(|at| is_any(&words[at], words!("them")));
    // "How support handled their tickets" has no other people either.
    let is_mass = named.is_none()
        && pronoun.is_some_and(|at| at > 2 && is_any(&words[at], words!("them, their")))
        && words.get(1).is_some_and(|noun| {
            !bare(noun).ends_with('s') && !is_any(noun, words!("staff, people, police, teams"))
        });
    // "How their onboarding is going"
    let is_own = pronoun == Some(1) && is_any(&words[1], words!("their"));
    // "How the job compares with what they were told": neither is one thing "they".
    let is_in_clause = pronoun.is_some_and(|at| {
        let is_group = words
            .iter()
            .any(|word| is_any(word, words!("company, council, school, support, management, office")));
        !is_group
            && at > 2
            && is_any(&words[at], words!("they"))
            && is_any(&words[at - 1], words!("what, how, than, as"))
    });
    let is_other = is_one_thing && (is_object || is_in_clause);
    let may_be_theirs = may_be_theirs || is_own || is_mass || is_other;
    let named = named.filter(|_| !is_other);
    let is_theirs = pronoun.is_some_and(|pronoun| named.is_none_or(|named| pronoun < named));
    let changed = is_replaced || may_be_theirs && is_theirs;
    for at in 0..words.len() {
        let word = bare(&words[at]);
        // "Did they keep doing them": with the same subject, other people would be "themselves".
        let has_subject =
            words[at.saturating_sub(4)..at].iter().rev().map(|word| bare(word)).find_map(|before| {
                let is_subject =
                    matches!(before.as_str(), "you" | "they" | "we" | "i" | "he" | "she" | "it" | "us");
                is_subject.then_some(matches!(before.as_str(), "you" | "they"))
            });
        let agreed = match word.as_str() {
            "they" if changed => "you",
            "them" if has_subject == Some(true) => continue,
            // "Whether people read them" is about other things.
            "them" if is_replaced && at > 1 && words[at - 2] == "you" => continue,
            "them" if changed => "you",
            "their" | "his" | "her" if changed => "your",
            "themselves" | "himself" | "herself" if changed => "yourself",
            "is" if was_singular && at > 0 && words[at - 1] == "you" => "are",
            "was" if was_singular && at > 0 && words[at - 1] == "you" => "were",
            "has" if was_singular && at > 0 && words[at - 1] == "you" => "have",
            _ => continue,
        };
        words[at] = replaced(&words[at], agreed);
    }
    if was_singular
        && let Some(at) = words.iter().position(|word| word == "you").map(|at| at + 1)
        && let Some(verb) = words.get(at)
        && verb.ends_with('s')
        && !verb.ends_with("ss")
    {
        words[at] = verb.trim_end_matches('s').to_owned();
    }
    Some(words.join(" "))
}

/// Leaves out which people are meant: "how small-scale dairy farmers decide" becomes "how farmers decide".
fn without_modifiers(text: &str, people: &[String]) -> String {
    const ASK: &[&str] = words!("how, why, whether, if, when, where");
    const MEASURES: &[&str] = words!(
        "much, many, often, long, far, soon, old, well, easy, easily, hard, likely, quickly, fast, satisfied, happy, \
         it, there, you, to, not"
    );
    let words: Vec<&str> = text.split(' ').collect();
    let noun = words.iter().take(6).position(|word| people.contains(&bare(word)));
    // "How early they came" says of no people which ones.
    let Some(noun) = noun.filter(|at| is_any(words[0], ASK) && !is_any(words[*at], words!("they, he, she")))
    else {
        return text.to_owned();
    };
    // "The cooperation with the doctors" is nothing that the doctors do.
    let modifies = |word: &&str| {
        !is_any(word, MEASURES)
            && !is_any(word, AUXILIARIES)
            && !is_any(word, STOPS)
            && !is_any(word, words!("with, to, from, of, for, about, between, among"))
            && !word.ends_with(',')
    };
    if words[1..noun].iter().all(modifies) {
        [&words[..1], &words[noun..]].concat().join(" ")
    } else {
        text.to_owned()
    }
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

/// "how you plan your shifts" is about "your shifts".
pub fn clause_name(clause: &str) -> Option<String> {
    const DETERMINERS: &[&str] = words!("the, your, our, this, these, a, an");
    // "Whether the price was an issue" is not about an issue.
    let is_predicate = |phrase: &String| {
        let before = clause.strip_suffix(phrase.as_str()).unwrap_or_default();
        phrase.starts_with(['a'])
            && is_any(before.split_whitespace().last().unwrap_or_default(), words!("is, was, be"))
    };
    if let Some(phrase) = first_noun_phrase(clause, DETERMINERS, STOPS).filter(|phrase| !is_predicate(phrase))
    {
        let is_verb =
            |word: &&str| PAST.iter().any(|(past, _)| past == word) || word.len() > 4 && word.ends_with("ed");
        // "What was the setup like"
        let phrase = phrase.strip_suffix(" like").unwrap_or(&phrase);
        let kept: Vec<&str> = phrase
            .split(' ')
            .enumerate()
            .take_while(|(at, word)| *at < 2 || !is_verb(word))
            .map(|(_, word)| word)
            .collect();
        let end = kept.iter().rposition(|word| !is_any(word, PREDICATES)).map_or(kept.len(), |at| at + 1);
        return Some(kept[..end.max(2).min(kept.len())].join(" "));
    }
    let words: Vec<&str> = clause.split(' ').collect();
    let subject = words.iter().position(|word| *word == "you")?;
    // "which tools you have tried" is about "tools".
    let begins_with_noun = bare(words[0]) == "which" && (2..=4).contains(&subject);
    if begins_with_noun && !words[1..subject].iter().any(|word| is_any(word, STOPS)) {
        return Some(words[1..subject].join(" "));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_is_not_made_a_subject() {
        for (clause, question) in [
            ("what would bring you back", Some("What would bring you back")),
            ("what frustrates you most", Some("What frustrates you most")),
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
