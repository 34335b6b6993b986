//! French pronouns for those who are asked, and the subjunctive after "pour que".

use super::grammar::formal;
use crate::phrase::is_any;
use colloquy_word_list::words;

/// "Ce qui aurait pu la faire rester" is about one person, who is asked.
pub fn with_person_as_object(text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    // "Qui l'a accompagné"
    const DONE_TO_PEOPLE: &[&str] = words!(
        "accompagné, accompagnée, aidé, aidée, accueilli, accueillie, reçu, reçue, informé, informée, conseillé, conseillée, \
         orienté, orientée, soigné, soignée, opéré, opérée, rassuré, rassurée, prévenu, prévenue, convaincu, convaincue, \
         motivé, motivée, poussé, poussée, décidé, décidée, recruté, recrutée, formé, formée"
    );
    for at in 1..words.len().saturating_sub(1) {
        let is_elided = is_any(words[at - 1], &["qui"]) && words[at] == "l'a";
        if is_elided && is_any(words[at + 1], DONE_TO_PEOPLE) {
            words[at] = "vous a";
        }
    }
    for at in 2..words.len().saturating_sub(1) {
        let is_object =
            is_any(words[at], words!("le, la")) && is_any(words[at - 1], words!("pu, pourrait, de, à, pour"));
        let does =
            is_any(words[at + 1], words!("faire, aider, retenir, convaincre, inciter, décider, motiver"));
        let is_infinitive = words.get(at + 2).is_none_or(|next| {
            next.ends_with("er")
                || next.ends_with("ir")
                || next.ends_with("re")
                || is_any(next, words!("à, de, d"))
        });
        if is_object && does && is_infinitive {
            words[at] = "vous";
        }
    }
    with_person_before_verb(words).join(" ")
}

/// "Ce qui a amené la personne à venir" is what has brought the invitee: "ce qui vous a amené à venir".
fn with_person_before_verb(mut words: Vec<&str>) -> Vec<&str> {
    let person = words.windows(2).position(|pair| is_any(pair[0], &["la"]) && is_any(pair[1], &["personne"]));
    let Some(at) = person else { return words };
    let is_auxiliary = at > 1 && is_any(words[at - 2], words!("a, avait, aurait, ont, avaient, auraient"));
    let verb = if is_auxiliary { at - 2 } else { at - 1 };
    if verb > 0 && is_any(words[verb - 1], &["qui"]) {
        words.drain(at..at + 2);
        words.insert(verb, "vous");
    }
    words
}

/// "Recommanderait-il la clinique" is about the invitee, because only people do that.
pub fn with_singular_turned(words: &[String]) -> Option<String> {
    const HUMAN: &[&str] = words!(
        "sav, sait, recommand, conseill, pens, souhait, aim, préf, voud, voul, veu, reviend, revien, connai, pourr, ressen, utilis, compren, \
         croi, estim, particip, envisag, compt, apprend, habit, travaill"
    );
    let at = words.iter().position(|word| word.ends_with("-il") || word.ends_with("-elle"))?;
    let (verb, _) = words[at].rsplit_once('-')?;
    let verb = verb.strip_suffix("-t").unwrap_or(verb);
    let lower = verb.to_lowercase();
    let names_another = words[..at].iter().any(|word| {
        is_any(word, words!("le, la, les, un, une, des, ce, cette, ces, son, sa, ses")) || word.contains('\'')
    });
    if names_another || !HUMAN.iter().any(|begin| lower.starts_with(begin)) {
        return None;
    }
    let mut words = words.to_vec();
    words[at] = format!("{}-vous", formal(&lower)?);
    Some(words.join(" "))
}

/// "Pour que vous revenez" is "pour que vous reveniez".
pub fn with_subjunctive(text: &str) -> String {
    const IRREGULAR: [(&str, &str); 6] = [
        ("êtes", "soyez"),
        ("avez", "ayez"),
        ("faites", "fassiez"),
        ("pouvez", "puissiez"),
        ("savez", "sachiez"),
        ("allez", "alliez"),
    ];
    let Some(begin) = ["pour que vous ", "afin que vous ", "faudrait que vous ", "ferait que vous "]
        .iter()
        .find(|begin| text.contains(**begin))
    else {
        return text.to_owned();
    };
    let Some((before, rest)) = text.split_once(begin) else { return text.to_owned() };
    let (verb, after) = rest.split_once(' ').map_or((rest, ""), |(verb, after)| (verb, after));
    let irregular =
        IRREGULAR.iter().find(|(plain, _)| *plain == verb).map(|(_, turned)| (*turned).to_owned());
    let regular =
        verb.strip_suffix("ez").filter(|stem| !stem.ends_with('i')).map(|stem| format!("{stem}iez"));
    let turned = irregular.or(regular).unwrap_or_else(|| verb.to_owned());
    format!("{before}{begin}{turned} {after}").trim_end().to_owned()
}

/// Returns whether "les" before a word is a pronoun: "la file d'attente les décourage".
pub fn is_before_verb(next: &str) -> bool {
    let is_number = is_any(
        next,
        words!("deux, trois, quatre, cinq, sept, huit, neuf, onze, douze, quinze, vingt, cent, mille"),
    );
    let may_be_verb =
        next.ends_with('e') || next.ends_with("ait") || next.ends_with("ent") && !next.ends_with("ment");
    next.chars().count() > 3 && !is_number && may_be_verb
}

/// Lets a participle agree with one person as the object: "ce qui vous a décidé", "on vous a prévenu".
pub fn agree_with_object(participle: Option<&mut String>) {
    let Some(participle) = participle else { return };
    let invariable = ["pris", "mis", "quis", "clos"].iter().any(|end| participle.ends_with(end));
    let stem =
        participle.strip_suffix('s').filter(|stem| stem.ends_with(['é', 'u', 'i', 't'])).map(str::to_owned);
    if let Some(stem) = stem.filter(|_| !invariable) {
        *participle = stem;
    }
}

/// "Ce qui vous a décidé à s'abonner" is "… à vous abonner", and "vous avez cessé de s'en servir" is "… de vous en servir".
pub fn turn_reflexive_infinitives(words: &mut [String]) {
    let is_infinitive = |word: &str| {
        let word = word.trim_end_matches([',', '.']);
        word.chars().count() > 3 && ["er", "ir", "dre", "tre", "ire"].iter().any(|end| word.ends_with(end))
    };
    let is_you = |word: &String| is_any(word, words!("vous, les, leur"));
    let Some(first) = words.iter().position(is_you) else { return };
    for at in first + 1..words.len() {
        let next = words.get(at + 1).cloned().unwrap_or_default();
        let Some(after) = words[at].strip_prefix("s'").map(str::to_owned) else { continue };
        let is_own = is_infinitive(&after) || matches!(after.as_str(), "en" | "y") && is_infinitive(&next);
        if is_own && !is_any(&words[at - 1], words!("qui, ne")) {
            words[at] = format!("vous {after}");
        }
    }
}
