//! German questions, and names of what they are about.

use super::case::nominative;
use crate::phrase::{bare, first_noun_phrase, is_any, replace_subject, replaced, with_verb_second};
use colloquy_word_list::words;

const BEFORE_PEOPLE: &[&str] = words!(
    "die, unsere, viele, manche, einige, neue, neuen, ehemalige, ehemaligen, junge, jungen, diese, alle, unsere, \
     der, den, meisten, bestehende"
);
const AUXILIARIES: &[&str] = words!(
    "haben, sind, hatten, waren, würden, können, könnten, wollen, möchten, müssen, sollen, dürfen, werden, wurden, \
     hat, ist, war, hatte, wird, wurde, würde, kann, könnte, muss, soll, sollte, sollten, konnten, wollten, mussten"
);
/// Beginnings of verbs that may be separable. Such a verb stays at the end of its clause.
const PREFIXES: &[&str] = words!(
    "an, auf, aus, ein, ab, mit, nach, vor, zu, weg, um, her, hin, zurück, teil, wahr, fest, bei, los, weiter, \
     zusammen, statt, kennen, klar, zurecht, fertig, auseinander, entgegen, wieder, durch, dar, über, unter, schief"
);

/// Words with which a clause begins that follows the verb of a question.
const SUBORDINATE: &[&str] = words!(
    "der, die, das, den, dem, denen, deren, dessen, wenn, weil, dass, damit, als, bevor, nachdem, seit, seitdem, obwohl, um, \
     wo, was, falls, sobald, solange"
);

/// "den neuen Kurs" is the object for "der neue Kurs".
pub fn object(name: &str) -> String {
    let parts = name.split(" und ").enumerate().map(|(place, part)| {
        // In "die Größe der Räume und der Gänge", the second article is that of a genitive.
        let noun = part.strip_prefix("der ");
        let is_masculine = || noun.and_then(with_article).is_some_and(|known| known.starts_with("der "));
        if place == 0 || is_masculine() { object_part(part) } else { part.to_owned() }
    });
    parts.collect::<Vec<_>>().join(" und ")
}

fn object_part(name: &str) -> String {
    let mut words: Vec<String> = name.split(' ').map(str::to_owned).collect();
    let masculine = |words: &[String]| {
        let second = words.get(1).map(String::as_str).unwrap_or_default();
        let noun = words.iter().skip(1).find(|word| word.starts_with(char::is_uppercase));
        let is_neuter = noun.is_none_or(|noun| super::case::is_neuter(noun));
        second.starts_with(char::is_lowercase) && second.ends_with("er")
            || second.starts_with(char::is_uppercase) && !is_neuter
    };
    let new = match words[0].as_str() {
        "der" | "Der" => "den",
        "Ihr" if masculine(&words) => "Ihren",
        "dein" if masculine(&words) => "deinen",
        "unser" if masculine(&words) => "unseren",
        "ein" if masculine(&words) => "einen",
        _ => return name.to_owned(),
    };
    new.clone_into(&mut words[0]);
    for adjective in words.iter_mut().skip(1).take_while(|word| word.starts_with(char::is_lowercase)) {
        if let Some(stem) = adjective.strip_suffix("er").or_else(|| adjective.strip_suffix('e')) {
            *adjective = format!("{stem}en");
        }
    }
    words.join(" ")
}

/// Ends of nouns that are feminine.
pub(super) const FEMININE: &[&str] = words!(
    "ung, heit, keit, schaft, tion, tät, ik, enz, anz, zeit, arbeit, schule, reise, lage, pflege, hilfe, küche, pause, \
     woche, größe, sprache, atmosphäre, kita, app, website, gruppe, stelle, gabe, auswahl, musik, bühne, halle, mensa, \
     kantine, nachfrage, höhe, nähe, ruhe, hygiene, technik, post, kasse, strecke, fläche, karte, liste, miete, wärme, kälte, luft, \
     treppe, tür, sauna, natur, kultur, struktur, reparatur, temperatur, garantie, bahn, fahrt, ankunft, unterkunft, angst, \
     kraft, schicht, leiste, stärke, auswahl, energie, therapie, straße, reihe, suche, frage, klasse, seite, rampe, wand, nacht, zukunft"
);
/// Ends of nouns in the plural.
pub(super) const SEVERAL: &[&str] = words!(
    "ungen, heiten, keiten, schaften, tionen, zeiten, kosten, preise, wünsche, gründe, pläne, motive, ziele, räume, \
     pausen, kurse, ideen, stellen, gruppen, aufgaben, bedingungen, möglichkeiten, gebühren, toiletten, duschen, kabinen, umkleiden, parkplätze, plätze, \
     geräte, bücher, getränke, speisen, termine, themen, filme, züge, busse, linien, medien, materialien, kinder, leute, \
     schwierigkeiten, stoßzeiten, dozenten, nachbarn"
);

/// Masculine nouns that end like feminine ones.
const MASCULINE_EXCEPTIONS: &[&str] =
    words!("aufwand, einwand, streik, tanz, glanz, kranz, sprung, schwung, kompost, bereich");

/// "Eingewöhnung" is "die Eingewöhnung", if the ending of its noun says so.
pub fn with_article(name: &str) -> Option<String> {
    const MASCULINE: &[&str] = words!(
        "platz, ablauf, umgang, preis, kontakt, empfang, start, alltag, umzug, kurs, unterricht, weg, besuch, aufenthalt, \
         einstieg, wechsel, service, vertrag, raum, abend, beginn, abschluss, anfang, lohn, schutz, lärm, verkehr, \
         transport, austausch, zugang, bedarf, wunsch, grund, ismus, erfolg, schmutz, park, eintritt, ton, sound, geschmack, automat, aufzug, zustand, \
         auftritt, druck, stil, bus, zug, garten, laden, imbiss, spaß, stress, dienst, plan, verlauf, kauf, gang, tausch, \
         termin, urlaub, strom, müll, chef, trainer, lehrer, fahrer, vermieter, arzt, hof, boden, schlaf, schaden, inhalt, \
         hinweis, bericht, antrag, auftrag, beitrag, vorschlag, markt, guide, shop, hafen, strand, sport, winter, sommer"
    );
    let mut words = name.split(' ');
    let noun = words.next()?;
    // "Bring- und Abholzeiten" has its gender from its last part.
    let head = if noun.ends_with('-') { words.nth(1)? } else { noun };
    let continues = words.next().is_none_or(|next| next.starts_with(char::is_lowercase));
    // "Wechselndes Personal" is "das wechselnde Personal".
    if noun.starts_with(char::is_lowercase)
        && !is_any(noun, words!("weniger, mehr, alles, vieles, unser, unseres"))
    {
        let (adjective, rest) =
            name.split_once(' ').filter(|(_, rest)| rest.starts_with(char::is_uppercase))?;
        let of_noun = || with_article(rest).filter(|known| known.starts_with("die "));
        return match adjective {
            _ if adjective.ends_with("es") => Some(format!("das {} {rest}", adjective.strip_suffix('s')?)),
            _ if adjective.ends_with("er") => {
                let is_masculine = with_article(rest).is_some_and(|known| known.starts_with("der "));
                is_masculine.then(|| format!("der {} {rest}", &adjective[..adjective.len() - 1]))
            }
            _ if adjective.ends_with('e') => of_noun().map(|_| format!("die {name}")),
            _ => None,
        };
    }
    if !noun.starts_with(char::is_uppercase) || !continues {
        return None;
    }
    let head = head.to_lowercase();
    let ends = |endings: &[&str]| endings.iter().any(|ending| head.ends_with(ending));
    let article = match () {
        () if super::case::is_verb(&head) => "das",
        () if ends(MASCULINE_EXCEPTIONS) => "der",
        () if ends(SEVERAL) || ends(FEMININE) => "die",
        () if ends(MASCULINE) => "der",
        () if super::case::is_neuter(&head) => "das",
        () => return None,
    };
    Some(format!("{article} {name}"))
}

/// "Wie man sich informiert" becomes "wie sie sich informieren", where no one else is addressed.
fn without_one(text: &str) -> String {
    const VERBS: &[(&str, &str)] = &[
        ("wird", "werden"),
        ("würde", "würden"),
        ("hätte", "hätten"),
        ("könnte", "könnten"),
        ("wäre", "wären"),
        ("sollte", "sollten"),
        ("hat", "haben"),
        ("ist", "sind"),
        ("kann", "können"),
        ("muss", "müssen"),
        ("will", "wollen"),
        ("darf", "dürfen"),
        ("soll", "sollen"),
        ("weiß", "wissen"),
        ("war", "waren"),
        ("erfährt", "erfahren"),
        ("sieht", "sehen"),
        ("gibt", "geben"),
        ("nimmt", "nehmen"),
        ("spricht", "sprechen"),
        ("trifft", "treffen"),
        ("hilft", "helfen"),
        ("liest", "lesen"),
        ("fährt", "fahren"),
        ("hält", "halten"),
        ("lässt", "lassen"),
        ("läuft", "laufen"),
        ("schläft", "schlafen"),
        ("isst", "essen"),
    ];
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let one = words.iter().take(4).position(|word| word == "man");
    let is_other = words.iter().any(|word| is_any(word, words!("sie, ihnen, ihre, ihren, ihr")));
    let Some(one) = one.filter(|at| *at > 0 && !is_other) else { return text.to_owned() };
    // In a direct question, the verb stands before its subject.
    let is_direct = one == 1
        && words[0].ends_with(['t', 'd', 'e'])
        && !is_any(&words[0], words!("was, ob, wie"))
        || one > 1 && words[one - 1].starts_with(char::is_lowercase) && words[one - 1].ends_with(['t', 'd']);
    let verb = if is_direct { one - 1 } else { words.len() - 1 };
    let own = bare(&words[verb]);
    let plural = VERBS.iter().find(|(third, _)| *third == own).map(|(_, plural)| (*plural).to_owned());
    let plural = plural.or_else(|| match own.strip_suffix('t') {
        Some(stem) if !stem.ends_with("ier") && (stem.ends_with("el") || stem.ends_with("er")) => {
            Some(format!("{stem}n"))
        }
        Some(stem) if stem.ends_with('e') => Some(format!("{stem}n")),
        Some(stem) if stem.chars().count() > 2 => Some(format!("{stem}en")),
        _ => own.strip_suffix('e').map(|_| format!("{own}n")),
    });
    let Some(plural) = plural.filter(|_| verb != one) else { return text.to_owned() };
    words[verb] = replaced(&words[verb], &plural);
    "sie".clone_into(&mut words[one]);
    words.join(" ")
}

/// "Warum Außendienstmitarbeiter kündigen" becomes "warum Mitarbeiter kündigen".
fn with_plain_people(text: &str, people: &[String]) -> String {
    const PEOPLE: &[&str] = words!(
        "mitarbeiterinnen, mitarbeiter, mitarbeitende, kundinnen, kunden, teilnehmer, teilnehmerinnen, helfer, helferinnen"
    );
    let plain = text.split(' ').enumerate().map(|(place, word)| {
        let own = bare(word);
        let compound = PEOPLE.iter().find(|noun| own.ends_with(**noun) && own.len() > noun.len());
        let is_subject = (1..3).contains(&place) && word.starts_with(char::is_uppercase);
        compound
            .filter(|noun| is_subject && people.iter().any(|known| known == *noun))
            .map_or_else(|| word.to_owned(), |noun| replaced(word, &crate::phrase::capitalized(noun)))
    });
    plain.collect::<Vec<_>>().join(" ")
}

/// Leaves out which people are meant: "wie Kunden, die neu sind, bestellen".
fn without_relative(text: &str, people: &[String]) -> String {
    let mut parts = text.splitn(3, ", ");
    let (Some(before), Some(relative), Some(rest)) = (parts.next(), parts.next(), parts.next()) else {
        return text.to_owned();
    };
    let is_named = before.split(' ').next_back().is_some_and(|noun| people.contains(&bare(noun)));
    let is_relative =
        relative.split(' ').next().is_some_and(|word| is_any(word, words!("die, deren, denen, der")));
    if is_named && is_relative && before.contains(' ') { format!("{before} {rest}") } else { text.to_owned() }
}

/// "warum Kunden kündigen" becomes "warum Sie kündigen".
pub fn second_person(text: &str, people: &[String]) -> Option<String> {
    let text = &without_relative(&with_plain_people(&without_one(text), people), people);
    let clauses: Vec<&str> = text.split(", ").collect();
    // "Ob sie wissen, wie lange sie dauert": each clause has its own.
    if clauses.len() > 1 && clauses.iter().any(|clause| speaks_of_one_thing(clause)) {
        let turned = clauses.iter().map(|clause| match speaks_of_one_thing(clause) {
            true => Some((*clause).to_owned()),
            false => second_person(clause, people),
        });
        return turned.collect::<Option<Vec<_>>>().map(|turned| turned.join(", "));
    }
    if speaks_of_one_thing(text) {
        return Some(text.clone());
    }
    // "Der neue Arbeitgeber": a noun begins with a capital.
    let is_adjective =
        |noun: &String| noun == "neue" && text.split(' ').any(|word| word.trim_end_matches(',') == "neue");
    let people: Vec<String> = people.iter().filter(|noun| !is_adjective(noun)).cloned().collect();
    let people = people.as_slice();
    let own: Vec<String> = text.split(' ').map(str::to_owned).collect();
    // "Wie sie die Fahrer erleben" has its subject already.
    let has_subject = own.get(1).is_some_and(|word| word == "sie");
    let words = if has_subject { None } else { replace_subject(text, "Sie", BEFORE_PEOPLE, people, None) };
    // A pronoun after another name may mean that: "die Ärzte und ob sie".
    let is_noun = |word: &String| word.chars().nth(1).is_some() && word.starts_with(char::is_uppercase);
    // "An welchen Tagen" has a noun of its own.
    let asked =
        own.iter().take(6).position(|word| word.starts_with("welch") || word == "viele" || word == "viel");
    let begins = asked.map_or(0, |at| {
        own.iter().enumerate().skip(at).take(3).find(|(_, word)| is_noun(word)).map_or(0, |(at, _)| at + 1)
    });
    let named = own.iter().skip(begins).position(is_noun).map(|at| at + begins);
    let pronoun = own.iter().position(|word| {
        matches!(word.as_str(), "sie" | "ihnen" | "ihre" | "ihren" | "ihr" | "ihrem" | "ihrer")
    });
    // "Wie ein normaler Tag für sie aussieht": one thing is not "sie" after a preposition.
    let is_one_thing =
        named.is_some_and(|named| own[..named].iter().rev().take(2).any(|word| word.starts_with("ein")));
    let is_after_preposition = pronoun
        .is_some_and(|at| at > 0 && is_any(&own[at - 1], words!("für, bei, von, mit, zu, auf, an, über")));
    // "Wie war der Auszug für sie": at the end, they are those who are asked.
    let is_for_them = pronoun.is_some_and(|at| at > 0 && own[at - 1] == "für" && at + 1 == own.len());
    let is_theirs = pronoun.is_some_and(|pronoun| {
        pronoun > 0
            && (is_for_them
                || named.is_none_or(|named| pronoun < named)
                || is_one_thing && (is_after_preposition || own[pronoun] == "ihnen"))
    });
    if words.is_none() && !is_theirs {
        return Some(text.to_owned());
    }
    let mut words = words.unwrap_or(own);
    for word in &mut words {
        let new = match word.as_str() {
            "ihr" => "Ihr",
            "ihre" => "Ihre",
            "ihren" => "Ihren",
            "ihrem" => "Ihrem",
            "ihrer" => "Ihrer",
            "ihres" => "Ihres",
            "ihnen" => "Ihnen",
            "sie" => "Sie",
            _ => continue,
        };
        *word = replaced(word, new);
    }
    Some(words.join(" "))
}

/// Returns whether "sie" is one thing, because its verb is in the singular: "wann sie stattfindet", "wie lange hat sie gedauert".
/// In "was sie stört", it is the object.
pub fn speaks_of_one_thing(text: &str) -> bool {
    let text = text.trim_end_matches(['?', '.', ' ']);
    let words: Vec<String> = text.split(' ').map(bare).collect();
    let Some(at) = words.iter().position(|word| word == "sie").filter(|at| *at > 0) else { return false };
    let before = words[at - 1].as_str();
    let asks_for_subject = is_any(&words[0], words!("was, wer")) || words[0].starts_with("welch");
    let is_object =
        is_any(before, words!("für, bei, von, mit, zu, auf, an, über, ohne, gegen, um, vor, durch"));
    let names_another = text.split(' ').skip(1).any(|word| word.starts_with(char::is_uppercase));
    let is_several = words.iter().filter(|word| *word == "sie").count() > 1;
    if asks_for_subject || is_object || names_another || is_several {
        return false;
    }
    let is_singular = |word: &str| {
        const VERBS: &[&str] = words!(
            "hat, ist, war, hatte, wurde, wird, kann, soll, muss, konnte, sollte, lief, ging, kam, blieb"
        );
        const OTHERS: &[&str] =
            words!("seit, nicht, jetzt, erst, damit, selbst, oft, sonst, zuletzt, weit, leicht, schlecht");
        VERBS.contains(&word) || word.ends_with('t') && word.chars().count() > 3 && !OTHERS.contains(&word)
    };
    let last = words.last().map(String::as_str).unwrap_or_default();
    // A participle is followed by its auxiliary, which tells the number.
    let is_plural_before = (before.ends_with('n') || before == "sind") && at > 1;
    at > 1 && is_singular(before) || at + 1 < words.len() && !is_plural_before && is_singular(last)
}

/// "warum Sie gegangen sind" becomes "Warum sind Sie gegangen".
pub fn direct_question(clause: &str) -> Option<String> {
    let single = words!(
        "was, wie, warum, wieso, weshalb, wo, wann, wer, woher, wohin, womit, wofür, worüber, woran, worauf"
    );
    // "Ob Sie jemanden kennen, der mitmacht": what follows the verb stays there.
    if let Some((main, rest)) = clause.split_once(", ")
        && is_any(rest.split(' ').next()?, SUBORDINATE)
    {
        return Some(format!("{}, {rest}", direct_question(main)?));
    }
    // A pronoun after a preposition is no subject.
    let words: Vec<&str> = clause.split(' ').collect();
    let subject = words.iter().position(|word| *word == "Sie");
    if subject.is_some_and(|at| {
        at > 0 && is_any(words[at - 1], words!("für, mit, bei, an, von, zu, über, auf, ohne, gegen"))
    }) {
        return None;
    }
    // "Wann und wofür Sie uns gebraucht haben" would need its verb after both question words.
    if let [_, joint, second, ..] = words.as_slice()
        && is_any(joint, words!("und, oder"))
        && single.contains(&bare(second).as_str())
    {
        return None;
    }
    let first = bare(clause.split(' ').next()?);
    let has_subject = clause.split(' ').take(8).any(|word| word == "Sie");
    if !has_subject && !single.contains(&first.as_str()) {
        return None;
    }
    // "wie zufrieden Sie sind", but not "wie gut der Kurs war", whose question begins with two words.
    let is_graded = first == "wie"
        && !has_subject
        && clause.split(' ').nth(1).is_some_and(|word| {
            word.starts_with(char::is_lowercase)
                && !is_any(word, words!("die, der, das, den, es, ihnen, ihr, ihre, unser, unsere, man"))
        });
    if is_graded {
        return None;
    }
    with_verb_second(clause, "Sie", "ob", AUXILIARIES, PREFIXES, &["en", "ern", "eln", "t", "lief", "ging"])
}

/// "wie Sie die Suche nutzen" is about "die Suche".
pub fn clause_name(clause: &str) -> Option<String> {
    const DETERMINERS: &[&str] =
        words!("die, das, den, dem, der, ihre, ihren, ihrem, ihrer, ihr, unsere, unseren, unserem, unser");
    let stops =
        words!("und, oder, aber, zu, nicht, am, im, mit, bei, für, auf, in, vor, nach, zur, zum, von, an");
    let phrase = first_noun_phrase(clause, DETERMINERS, stops)?;
    let mut words: Vec<&str> = phrase.split(' ').collect();
    let noun =
        words.iter().skip(1).position(|word| word.starts_with(char::is_uppercase) && *word != "Sie")? + 1;
    words.truncate(noun + 1);
    let is_phrase = words[1..noun].iter().all(|word| word.ends_with(['e', 'n', 'r', 's', 'm']));
    let before = clause[..clause.find(&phrase)?].split_whitespace().last().map(bare).unwrap_or_default();
    let dative = is_any(words[0], &["dem", "ihrem", "unserem"])
        || is_any(
            &before,
            words!("an, bei, mit, in, auf, von, zu, aus, nach, seit, vor, unter, neben, hinter"),
        );
    is_phrase.then(|| nominative(if dative { "von" } else { "über" }, &words.join(" ")))
}
