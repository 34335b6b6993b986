//! Dutch questions, and names of what they are about.

use super::singular::{singular_verb, without_relative};
use crate::phrase::{
    RELATIVES, bare, first_noun_phrase, is_any, replace_subject, replaced, with_verb_second,
};
use colloquy_word_list::words;

const BEFORE_PEOPLE: &[&str] =
    words!("de, onze, veel, sommige, nieuwe, voormalige, jonge, deze, alle, hun, meeste, bestaande");
const AUXILIARIES: &[&str] = words!(
    "bent, hebt, heeft, had, was, zult, zou, kunt, kon, wilt, wilde, moet, moest, mag, mocht, gaat, ging, wordt, werd, \
     is, kan, wil, zijn, waren, hadden, kunnen, hebben, zouden, konden, willen, moeten, mogen"
);
const PREFIXES: &[&str] = words!(
    "aan, op, uit, in, af, mee, na, voor, toe, weg, om, terug, bij, door, samen, kennis, over, plaats, tegen, \
     thuis, eruit, mis, vast, kwijt, deel, weer, voort, achter, rond, los, goed, vol, terecht, heen, tegemoet"
);
/// Verbs in the plural with their forms for the formal address.
const VERBS: &[(&str, &str)] = &[
    ("hebben", "hebt"),
    ("zijn", "bent"),
    ("hadden", "had"),
    ("waren", "was"),
    ("zullen", "zult"),
    ("zouden", "zou"),
    ("kunnen", "kunt"),
    ("konden", "kon"),
    ("willen", "wilt"),
    ("wilden", "wilde"),
    ("moeten", "moet"),
    ("moesten", "moest"),
    ("mogen", "mag"),
    ("mochten", "mocht"),
    ("gaan", "gaat"),
    ("gingen", "ging"),
    ("worden", "wordt"),
    ("werden", "werd"),
    ("doen", "doet"),
    ("deden", "deed"),
    ("zien", "ziet"),
    ("zagen", "zag"),
    ("staan", "staat"),
    ("slaan", "slaat"),
    ("kwamen", "kwam"),
    ("vonden", "vond"),
    ("kozen", "koos"),
    ("namen", "nam"),
    ("kregen", "kreeg"),
    ("bleven", "bleef"),
    ("vertrokken", "vertrok"),
    ("komen", "komt"),
    ("vinden", "vindt"),
    ("houden", "houdt"),
    ("ervaren", "ervaart"),
    ("gebruiken", "gebruikt"),
    ("besteden", "besteedt"),
    ("beleven", "beleeft"),
    ("waarderen", "waardeert"),
    ("vertrekken", "vertrekt"),
    ("organiseren", "organiseert"),
    ("verwachten", "verwacht"),
    ("ervoeren", "ervoer"),
    ("hoorden", "hoorde"),
];

pub fn object(name: &str) -> String {
    name.to_owned()
}

/// "Begeleiding in de eerste weken" is "de begeleiding in de eerste weken", if the ending of its noun says so.
/// Adjectives that often begin the name of a topic.
const ADJECTIVES: &[&str] = words!(
    "eerste, laatste, nieuwe, oude, goede, lange, korte, grote, kleine, dagelijkse, lichamelijke, onderlinge, algemene, fysieke, \
     mentale, digitale, persoonlijke, sociale, praktische, openbare"
);

pub fn with_article(name: &str) -> Option<String> {
    const COMMON: &[&str] = words!(
        "ing, ingen, heid, heden, tie, ties, teit, teiten, schap, tijd, tijden, kosten, prijs, prijzen, sfeer, plek, kamer, \
         kamers, school, lessen"
    );
    // The last part of a compound tells its gender.
    const NEUTER: &[&str] = words!(
        "rooster, huis, werk, boek, geld, water, eten, kantoor, gebouw, team, bedrijf, beleid, contract, gesprek, proces, plan, \
         systeem, programma, nieuws, weer, licht, geluid, verkeer, onderhoud, advies, bezoek, contact, gevoel, idee, personeel, \
         aanbod, assortiment, materiaal, loket, formulier, platform, menu, tempo, tarief, abonnement, product, project, \
         resultaat, rapport, recept, park, plein, station, terrein, toilet, zwembad, lokaal, café, restaurant, ontbijt, diner, \
         begin, einde, vertrek, verloop, vertrouwen, vervoer, verblijf, loon, salaris, inkomen, pensioen, internet, netwerk, \
         scherm, probleem, verschil, doel, verhaal, onderwijs, niveau, bureau, begrip, overzicht, apparaat, gereedschap, lidmaatschap, onderzoek, examen, dossier, overleg, klimaat, milieu, afval, \
         papier, glas, groen, gas, gebruik, gedrag, uitzicht, inzicht, toezicht, toernooi, museum, centrum, ziekenhuis, \
         fruit, brood, vlees, bed, comfort, gemak, welzijn, teamwerk, tijdstip, aantal, recht, kind, bestuur, ov"
    );
    const OTHER_COMMON: &[&str] = words!(
        "week, dag, weg, bus, trein, tram, fiets, auto, werkdruk, druk, baan, sfeer, afstand, overlast, hulp, zorg, kwaliteit, \
         samenwerking, leidinggevende, planning, koffie, thee, lunch, kaart, app, website, pagina, balie, entree, tuin, zaal, \
         hal, trap, deur, lift, kleedkamer, douche, parkeerplaats, plaats, ruimte, tafel, stoel, muziek, temperatuur, lucht, \
         rust, stilte, drukte, ontvangst, aankomst, toekomst, start, overgang, ingang, uitgang, toegang, voortgang, stage, \
         cursus, les, opdracht, toets, klas, groep, buurt, straat, wijk, stad, energie, motivatie, stress, buddy, tools, taken, opdrachten, collega's, kamers, drankjes, angst, pijn, \
         medicatie, keuze, route, kennis, aandacht, uitleg, opvang, bezorging, levering, garantie, factuur, rekening, huur, \
         verwachting, ervaring, eenzaamheid, vrijheid, fysiotherapie, techniek, locatie, inrichting, service, klantenservice"
    );
    let noun = name.split([' ', ',']).next()?.to_lowercase();
    let is_common = OTHER_COMMON.iter().any(|ending| noun.ends_with(ending));
    let is_neuter = NEUTER.iter().any(|ending| noun.ends_with(ending));
    let ends = COMMON.iter().any(|ending| noun.ends_with(ending)) && noun != "ding";
    match () {
        () if noun.ends_with("je") && noun.chars().count() > 4 => Some(format!("het {name}")),
        () if ends => Some(format!("de {name}")),
        () if is_neuter && !is_any(&noun, words!("voordeur, huiswerk")) => Some(format!("het {name}")),
        () if is_common => Some(format!("de {name}")),
        // "Eerste werkdag" is "de eerste werkdag".
        () if noun.ends_with('e') && noun.chars().count() > 4 && !name.contains(',') => {
            let (adjective, rest) = name.split_once(' ')?;
            let known = with_article(rest)?;
            let is_adjective = is_any(adjective, ADJECTIVES) && known.starts_with("de ");
            is_adjective.then(|| format!("de {name}"))
        }
        () => None,
    }
}

/// "waarom mensen stoppen" becomes "waarom u stopt".
pub fn second_person(text: &str, people: &[String]) -> Option<String> {
    let text = &text.replace(" men ", " u ");
    // "Hoe ze de app vinden waarmee ze de planning zien" has two verbs.
    let all: Vec<&str> = text.split(' ').collect();
    if let Some(relative) = all.iter().skip(4).position(|word| is_any(word, RELATIVES)).map(|at| at + 4) {
        let (main, rest) = (all[..relative].join(" "), all[relative..].join(" "));
        return Some(format!("{} {}", second_person(&main, people)?, second_person(&rest, people)?));
    }
    // "Of ze wisten wat ze moesten doen" has two verbs, too.
    let asks = |at: &usize| {
        is_any(all[*at], words!("wat, hoe, waar, waarom, wie, wanneer, of"))
            && is_any(all[at + 1], words!("ze, zij"))
    };
    if let Some(at) = (3..all.len().saturating_sub(2)).find(asks) {
        let (main, rest) = (all[..at].join(" "), all[at..].join(" "));
        return Some(format!("{} {}", second_person(&main, people)?, second_person(&rest, people)?));
    }
    let text = &without_relative(text, people);
    let mut subjects = people.to_vec();
    subjects.extend(["ze", "zij"].map(str::to_owned));
    let Some(mut words) = replace_subject(text, "u", BEFORE_PEOPLE, &subjects, None) else {
        let before = std::iter::once("").chain(text.split(' '));
        let after = text.split(' ').skip(1).chain(std::iter::once(""));
        let around = text.split(' ').zip(before).zip(after);
        let turned = around.map(|((word, before), after)| match bare(word).as_str() {
            // "Welke zaal hun het meest beviel"
            "hun" if is_any(after, words!("het, de, een, goed, niet, wel, erg, meer")) => replaced(word, "u"),
            "hen" => replaced(word, "u"),
            "henzelf" | "hunzelf" | "zichzelf" => replaced(word, "uzelf"),
            "hun" => replaced(word, "uw"),
            "ze" | "zij" if is_any(before, words!("voor, aan, bij, van, met, naar, tegen, over")) => {
                replaced(word, "u")
            }
            _ => word.to_owned(),
        });
        return Some(turned.collect::<Vec<_>>().join(" "));
    };
    let subject = words.iter().position(|word| bare(word) == "u")?;
    // "Lezen ze de brief en gebruiken ze de app" has another verb before each "ze".
    for at in subject + 1..words.len() {
        let verb = bare(&words[at - 1]);
        let is_verb = verb.ends_with("en") && verb.chars().count() > 3 && at > subject + 1;
        if is_any(&words[at], words!("ze, zij"))
            && is_verb
            && let Some(formal) = formal(&verb)
        {
            words[at - 1] = replaced(&words[at - 1], &formal);
        }
    }
    for word in words.iter_mut().skip(subject) {
        match bare(word).as_str() {
            "hun" => *word = replaced(word, "uw"),
            "hen" | "ze" | "zij" => *word = replaced(word, "u"),
            "henzelf" | "hunzelf" | "zichzelf" => *word = replaced(word, "uzelf"),
            "zich" => *word = replaced(word, "zich"),
            _ => {}
        }
    }
    // "Wat hield ze tegen": after a verb in the singular, "ze" is the object.
    if subject == 2 && is_any(&words[0], words!("wat, wie")) && !words[1].ends_with('n') {
        return Some(words.join(" "));
    }
    // "Wat vonden ze van de stem": in a direct question, the verb stands before its subject, and begins "zouden ze …".
    if subject > 0 {
        let before = bare(&words[subject - 1]);
        // "Welke maatregelen ze al nemen" has a noun there.
        let is_noun =
            subject > 1 && is_any(&words[subject - 2], words!("welke, welk, hoeveel, wat voor, voor"));
        let is_verb = !is_noun
            && (VERBS.iter().any(|(plural, _)| *plural == before)
                || before.ends_with("en") && before.len() > 4);
        if is_verb && let Some(formal) = formal(&before) {
            words[subject - 1] = formal;
            return Some(words.join(" "));
        }
    }
    if let Some((at, formal)) = singular_verb(text, &words, subject, people) {
        words[at] = replaced(&words[at], formal);
        return Some(words.join(" "));
    }
    let finite = |word: &String| VERBS.iter().take(26).any(|(plural, _)| *plural == word.as_str());
    let end = words.iter().position(|word| word.ends_with(',')).map_or(words.len(), |at| at + 1);
    // "Hoe ze omgaan met klachten": the verb may stand before the end of its clause.
    let known = |word: &String| {
        VERBS.iter().any(|(plural, _)| {
            word.strip_suffix(plural).is_some_and(|start| start.is_empty() || PREFIXES.contains(&start))
        })
    };
    let is_infinitive = |word: &String| word.ends_with("en") && word.len() > 4;
    let place = |of: &dyn Fn(&String) -> bool| {
        words[..end].iter().skip(subject + 1).position(of).map(|at| at + subject + 1)
    };
    let last = end - 1;
    let last = is_infinitive(&words[last]).then_some(last);
    // "Of ze overwegen op te zeggen": the verb before an infinitive with "te"
    let before_infinitive = || {
        (subject + 1..end).find(|at| {
            let is_te = |at: usize| words.get(at).is_some_and(|word| word == "te");
            let is_prefix = words.get(at + 1).is_some_and(|word| PREFIXES.contains(&word.as_str()));
            is_infinitive(&words[*at]) && (is_te(at + 1) || is_prefix && is_te(at + 2))
        })
    };
    let verb = place(&finite)
        .or_else(before_infinitive)
        .or_else(|| place(&known))
        .or(last)
        .or_else(|| place(&is_infinitive))
        .unwrap_or(end - 1);
    if verb <= subject {
        return None;
    }
    let bare_verb = bare(&words[verb]);
    words[verb] = replaced(&words[verb], &formal(&bare_verb)?);
    Some(words.join(" "))
}

fn formal(verb: &str) -> Option<String> {
    if let Some((_, formal)) = VERBS.iter().find(|(plural, _)| *plural == verb) {
        return Some((*formal).to_owned());
    }
    // "Inzetten" is the present, "verwachtten" the past.
    if let Some(stem) = verb
        .strip_suffix("ten")
        .filter(|stem| ["at", "et", "it", "ot", "ut"].iter().any(|end| stem.ends_with(end)))
    {
        return Some(stem.to_owned());
    }
    if verb.ends_with("den") && verb.len() > 6
        || verb.ends_with("ten") && verb.len() > 6 && !verb.ends_with("chten")
    {
        let consonant_before = !"aeiou".contains(verb.chars().rev().nth(3)?);
        if consonant_before {
            return Some(verb[..verb.len() - 1].to_owned());
        }
    }
    if let Some((start, formal)) =
        VERBS.iter().find_map(|(plural, formal)| Some((verb.strip_suffix(plural)?, formal)))
        && PREFIXES.contains(&start)
    {
        return Some(format!("{start}{formal}"));
    }
    let stem = verb.strip_suffix("en")?;
    let letters: Vec<char> = stem.chars().collect();
    let is_vowel = |letter: &char| "aeiou".contains(*letter);
    let mut stem = stem.to_owned();
    if let [.., one, other] = letters[..]
        && one == other
        && !is_vowel(&one)
    {
        stem.pop();
    } else if let [.., before, vowel, last] = letters[..]
        && is_vowel(&vowel)
        && !is_vowel(&last)
        && !is_vowel(&before)
        && vowel != 'i'
    {
        stem.insert(stem.len() - last.len_utf8(), vowel);
    }
    if let Some(start) = stem.strip_suffix('v') {
        stem = format!("{start}f");
    } else if let Some(start) = stem.strip_suffix('z') {
        stem = format!("{start}s");
    }
    Some(if stem.ends_with('t') { stem } else { format!("{stem}t") })
}

/// "hoe u de app gebruikt" becomes "Hoe gebruikt u de app".
pub fn direct_question(clause: &str) -> Option<String> {
    let single = words!("wat, hoe, waarom, waar, wanneer, wie, waarmee, waarvoor, waarover, waardoor");
    // A pronoun after a preposition is no subject.
    let words: Vec<&str> = clause.split(' ').collect();
    let subject = words.iter().position(|word| *word == "u");
    if subject.is_some_and(|at| {
        at > 0 && is_any(words[at - 1], words!("voor, aan, bij, van, met, naar, tegen, over, door"))
    }) {
        return None;
    }
    // "Of u wist wat u moest doen" asks "wist u wat u moest doen".
    let asks = |at: &usize| {
        is_any(words[*at], words!("wat, hoe, waar, waarom, wie, wanneer, of")) && words[at + 1] == "u"
    };
    if let Some(at) = (3..words.len().saturating_sub(2)).find(asks) {
        let main = direct_question(&words[..at].join(" "))?;
        return Some(format!("{main} {}", words[at..].join(" ")));
    }
    let first = bare(clause.split(' ').next()?);
    let has_subject = clause.split(' ').take(6).any(|word| word == "u");
    let second_is_name = clause
        .split(' ')
        .nth(1)
        .is_some_and(|word| is_any(word, words!("de, het, er, uw, onze, u, dat, dit")));
    if !has_subject && !(single.contains(&first.as_str()) && (second_is_name || first == "wat")) {
        return None;
    }
    with_verb_second(clause, "u", "of", AUXILIARIES, PREFIXES, &["t", "d", "de", "te"])
}

/// "hoe u de app gebruikt" is about "de app".
pub fn clause_name(clause: &str) -> Option<String> {
    const DETERMINERS: &[&str] = words!("de, het, uw, onze, ons");
    let stops = words!(
        "en, of, maar, te, niet, op, in, met, bij, voor, naar, van, om, tot, over, aan, is, was, kan, gaat, liep, ging"
    );
    // "Het leukst" and "het thuis" are no nouns.
    let is_adverb = |phrase: &String| {
        phrase
            .strip_prefix("het ")
            .is_some_and(|word| !word.contains(' ') && (word == "thuis" || word.ends_with("st")))
    };
    let phrase = first_noun_phrase(clause, DETERMINERS, stops).filter(|phrase| !is_adverb(phrase))?;
    // "Wat ze van ons verwachten": after a preposition, "ons" may be the object.
    let is_object = phrase.starts_with("ons ") && phrase.split(' ').count() == 2;
    if is_object && clause.trim_end().ends_with(&phrase) {
        return None;
    }
    let mut words: Vec<&str> = phrase.split(' ').collect();
    if words.len() > 2 && clause.trim_end().ends_with(words.last()?) {
        words.pop();
    }
    // "Of u het volhoudt" has no noun.
    let all: Vec<&str> = clause.split(' ').collect();
    if all.len() == 4 && words[0] == "het" && is_any(all[1], words!("u, je, ze, zij")) {
        return None;
    }
    // "De communicatie duidelijk is"
    let after = clause.split_once(phrase.as_str()).map_or("", |(_, rest)| rest.trim_start());
    let is_predicate = after
        .split(' ')
        .next()
        .is_some_and(|word| is_any(word, words!("is, was, zijn, waren, liep, ging, gaat, genoeg")));
    if words.len() > 2 && is_predicate {
        let last = words.pop();
        if last == Some("genoeg") && words.len() > 2 {
            words.pop();
        }
    }
    let is_superlative = |words: &[&str]| words.len() == 2 && words[0] == "het" && words[1].ends_with("st");
    let is_auxiliary =
        |word: &&str| AUXILIARIES.contains(word) || word.starts_with("ge") && word.ends_with(['t', 'd', 'n']);
    while words.len() > 2 && words.last().is_some_and(is_auxiliary) {
        words.pop();
    }
    (!is_superlative(&words) && (2..=3).contains(&words.len()) && !words.last().is_some_and(is_auxiliary))
        .then(|| words.join(" "))
}

/// "Plant u" is "plan je": after the verb, the ending is lost.
///
/// A "u" that follows no verb is the subject of a clause, whose verb stays as it is.
pub fn informal_by_rule(text: &str) -> Option<(usize, String)> {
    let is_whole = |rest: &str| !rest.starts_with(char::is_alphanumeric);
    if let Some(rest) = text.strip_prefix("u zich").filter(|rest| is_whole(rest)) {
        return Some((text.len() - rest.len(), "je je".to_owned()));
    }
    if let Some(rest) = text.strip_prefix('u').filter(|rest| is_whole(rest)) {
        return Some((text.len() - rest.len(), "je".to_owned()));
    }
    let (verb, rest) = text.split_once(' ')?;
    let follows = rest.strip_prefix('u').filter(|after| !after.starts_with(char::is_alphanumeric))?;
    const WITHOUT_ENDING: &[&str] = words!(
        "dat, wat, met, niet, want, tot, uit, omdat, nadat, voordat, totdat, zodat, eerst, naast, juist, meest, best, laatst, vast, \
         wist, kost"
    );
    let stem = verb.strip_suffix('t').filter(|stem| stem.chars().count() > 1)?;
    // "Vergeet" and "bracht" have no ending to lose.
    let keeps = is_any(verb, WITHOUT_ENDING) || stem.ends_with(['t', 'h', 'a', 'e', 'i', 'o', 'u']);
    let turned = if keeps { verb } else { stem };
    verb.chars().all(char::is_alphabetic).then(|| (text.len() - follows.len(), format!("{turned} je")))
}
