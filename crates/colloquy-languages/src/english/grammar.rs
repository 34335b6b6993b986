//! English questions, and names of what they are about.

use super::verbs::{CONTRACTED, PAST};
use crate::phrase::{bare, first_noun_phrase, is_any, replace_subject, replaced};
use colloquy_word_list::words;

const BEFORE_PEOPLE: &[&str] = words!(
    "the, our, your, these, those, their, new, former, most, many, some, young, existing, potential, current, remote, small, large, local, older, busy, frequent, loyal, regular, paying, recent, \
     online, experienced, rural, urban, working"
);
pub const AUXILIARIES: &[&str] = words!(
    "are, were, can, could, would, will, should, may, might, must, do, did, have, had, aren't, weren't, can't, \
     couldn't, wouldn't, won't, shouldn't, don't, didn't, haven't, hadn't"
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
    // "Growers like them"
    let is_likened = words.get(noun + 1) == Some(&"like")
        && words.get(noun + 2).is_some_and(|word| is_any(word, words!("them, these, those, ours, us")));
    let rest = if is_likened { noun + 3 } else { noun + 1 };
    if words[1..noun].iter().all(modifies) {
        [&words[..1], &words[noun..=noun], &words[rest..]].concat().join(" ")
    } else {
        text.to_owned()
    }
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
