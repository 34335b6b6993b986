//! French questions, and names of what they are about.

use super::pronouns::{
    agree_with_object, is_before_verb, turn_reflexive_infinitives, with_person_as_object,
    with_singular_turned, with_subjunctive,
};
use crate::phrase::{
    bare, capitalized, first_noun_phrase, is_any, replace_subject, replaced, with_subject_first, without_verb,
};
use colloquy_word_list::words;

const BEFORE_PEOPLE: &[&str] = words!(
    "le, la, l', un, une, chaque, les, nos, des, certains, certaines, ces, anciens, anciennes, nouveaux, nouvelles, jeunes, leurs"
);
/// Verbs in the third person plural with their forms for "vous".
const VERBS: &[(&str, &str)] = &[
    ("ont", "avez"),
    ("sont", "êtes"),
    ("font", "faites"),
    ("vont", "allez"),
    ("peuvent", "pouvez"),
    ("veulent", "voulez"),
    ("doivent", "devez"),
    ("savent", "savez"),
    ("prennent", "prenez"),
    ("apprennent", "apprenez"),
    ("comprennent", "comprenez"),
    ("viennent", "venez"),
    ("reviennent", "revenez"),
    ("deviennent", "devenez"),
    ("tiennent", "tenez"),
    ("disent", "dites"),
    ("voient", "voyez"),
    ("reçoivent", "recevez"),
    ("perçoivent", "percevez"),
    ("achètent", "achetez"),
    ("préfèrent", "préférez"),
    ("gèrent", "gérez"),
    ("appellent", "appelez"),
    ("espèrent", "espérez"),
    ("considèrent", "considérez"),
    ("paient", "payez"),
    ("emploient", "employez"),
    ("essaient", "essayez"),
    ("boivent", "buvez"),
    ("vivent", "vivez"),
];

/// Returns whether a word after people is their verb, or begins it: "ne", "se".
fn is_plural_verb(word: &str) -> bool {
    let is_function = matches!(word, "ne" | "n" | "se" | "s" | "ont" | "sont" | "font" | "vont");
    is_function
        || word.starts_with("s'")
        || word.starts_with("n'")
        || word.ends_with("ent") && !word.ends_with("ment")
}

pub fn object(name: &str) -> String {
    name.to_owned()
}

/// Endings of feminine nouns.
pub(super) const FEMININE: &[&str] =
    words!("tion, sion, té, ance, ence, ure, ie, ette, ise, ude, elle, ée, esse, aine, ière");

/// Beginnings of nouns whose "h" allows no elision: "le harcèlement".
pub(super) const ASPIRATED: &[&str] = words!(
    "harcèl, handicap, hasard, hausse, haut, hall, hangar, haie, hamac, hameau, handball, harnais, haricot, hiérarch, hobby, \
     hockey, honte, hors, hotte, housse, hublot, hurlement, hutte, héros, heurt, hip-hop, hard, hotline, hub, \
     havre, haine, hernie, hérisson, houle, yaourt, yoga, onze"
);

/// "Relation avec les formateurs" is "la relation avec les formateurs", if the ending of its noun says so.
pub fn with_article(name: &str) -> Option<String> {
    const MASCULINE: &[&str] =
        words!("ment, isme, eau, il, et, if, ier, ail, oir, age, ort, os, as, is, ps, ix, cès");
    const SINGULAR_IN_S: &[&str] = words!(
        "prix, temps, accès, choix, repas, cours, bus, parcours, avis, secours, succès, processus, process, campus"
    );
    const FEMININE_IN_AGE: &[&str] = words!("page, plage, image, cage");
    // Those whose endings tell nothing, or the wrong thing.
    const KNOWN_MASCULINE: &[&str] = words!(
        "suivi, salaire, retour, rythme, matériel, contact, lieu, style, contrôle, service, tri, bruit, délai, stock, départ, site, \
         groupe, bilan, budget, stress, vestiaire, menu, climat, programme, diplôme, problème, système, horaire, cadre, tarif, \
         guide, manager, chef, vélo, quai, wifi, logiciel, café, marché, congé, musée, lycée, soin, besoin, jardin, magasin, \
         repos, son, ton, personnel, handicap, hasard, hall, hangar, yoga, yaourt, accueil, air, espace, usage, ordre, ordinateur, appel, hébergement, entretien, emploi, \
         intérêt, impact, effectif, apprentissage, encadrement, équipement, lien, frein, moyen, soutien, quotidien, chemin, train"
    );
    const KNOWN_FEMININE: &[&str] = words!(
        "charge, douleur, durée, hygiène, nourriture, peur, chaleur, couleur, valeur, lumière, musique, cuisine, salle, caisse, porte, \
         chambre, place, file, prise, offre, boutique, météo, vie, main, aide, écoute, attente, fatigue, marche, note, crèche, \
         cantine, piscine, bibliothèque, équipe, ambiance, écoute, adresse, heure, eau, entrée, arrivée, école, entraide, \
         recherche, mise, demande, réponse, commande, facture, recette, classe, presse, plateforme, forme, carte, liste, route, \
         rue, ville, zone, ligne, machine, hausse, honte, hotline, hauteur, retraite, visite, suite, fin, rentrée, part, mort, clientèle, application, appli, gare"
    );
    let noun = name.split([' ', ',']).next()?.to_lowercase();
    let begins_with_vowel = noun.starts_with(['a', 'e', 'é', 'è', 'ê', 'i', 'o', 'u', 'y', 'h'])
        && !ASPIRATED.iter().any(|begin| noun.starts_with(begin));
    let ends = |endings: &[&str]| endings.iter().any(|ending| noun.ends_with(ending));
    let is_plural = noun.ends_with(['s', 'x']) && !is_any(&noun, SINGULAR_IN_S);
    match () {
        () if noun.chars().count() < 3 => None,
        () if is_plural => Some(format!("les {name}")),
        () if begins_with_vowel && (is_any(&noun, KNOWN_MASCULINE) || is_any(&noun, KNOWN_FEMININE)) => {
            Some(format!("l'{name}"))
        }
        () if is_any(&noun, KNOWN_FEMININE) => Some(format!("la {name}")),
        () if is_any(&noun, KNOWN_MASCULINE) => Some(format!("le {name}")),
        () if is_any(&noun, SINGULAR_IN_S) && !begins_with_vowel => Some(format!("le {name}")),
        () if begins_with_vowel && (ends(FEMININE) || ends(MASCULINE)) => Some(format!("l'{name}")),
        () if is_any(&noun, FEMININE_IN_AGE) || ends(FEMININE) => Some(format!("la {name}")),
        () if ends(MASCULINE) => Some(format!("le {name}")),
        () => None,
    }
}

/// "pourquoi les abonnés partent" becomes "pourquoi vous partez".
pub fn second_person(text: &str, people: &[String]) -> Option<String> {
    let text = with_subject_first(text, people, words!("les, nos, vos"), is_plural_verb);
    let text =
        text.replace("s'ils ", "si ils ").replace("s'elles ", "si elles ").replace("qu'ils ", "que ils ");
    let text = text.replace("qu'elles ", "que elles ");
    let text = text
        .replace("eux-mêmes", "vous-même")
        .replace("elles-mêmes", "vous-même")
        .replace(" il leur ", " il vous ");
    let text = with_person_as_object(&text);
    // "Comment on s'informe" is about the invitee, "comment on s'occupe de vous" is not.
    let is_addressed = text.split(' ').any(|word| is_any(word, words!("vous, leur, les, eux, nous")));
    let text =
        if is_addressed { text } else { text.replace(" on s'", " ils s'").replace(" on se ", " ils se ") };
    let mut subjects = people.to_vec();
    subjects.extend(["ils", "elles"].map(str::to_owned));
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    // "Pourquoi sont-ils partis": in a direct question, the verb stands before its subject.
    let is_inverted = |word: &String| word.ends_with("-ils") || word.ends_with("-elles");
    if let Some(at) = words.iter().position(is_inverted) {
        let (verb, _) = words[at].rsplit_once('-')?;
        // "Les clients sont-ils satisfaits", "les consignes étaient-elles claires": one has the invitee as its subject.
        if at > 0 && is_any(&words[0], words!("le, la, les, vos, votre, nos, notre, des, ces")) {
            let names_people = words[..at].iter().any(|word| people.contains(&bare(word)));
            if !names_people {
                return Some(words.join(" "));
            }
            let verb = formal(verb)?;
            let rest = words[at + 1..].join(" ");
            return Some(format!("{verb}-vous {rest}").trim_end().to_owned());
        }
        // "Pourquoi n'ont-ils pas renouvelé"
        let (negation, verb) = verb.strip_prefix("n'").map_or(("", verb), |verb| ("n'", verb));
        let verb = formal(verb)?;
        words[at] = format!("{negation}{verb}-vous");
        if at > 0 && words[at - 1] == "se" {
            words[at - 1] = "vous".to_owned();
        }
        if let Some(participle) = words.get_mut(at + 1).filter(|_| verb == "êtes") {
            let end = participle.trim_end_matches('s').len();
            participle.truncate(end);
        }
        return Some(words.join(" "));
    }
    if let Some(turned) = with_singular_turned(&words) {
        return Some(turned);
    }
    if let Some(replaced_words) =
        replace_subject(&text, "vous", BEFORE_PEOPLE, &subjects, Some(is_plural_verb))
    {
        words = replaced_words;
        let subject = words.iter().position(|word| bare(word) == "vous")?;
        conjugate_after(&mut words, subject)?;
    }
    while let Some(at) = words.iter().position(|word| matches!(bare(word).as_str(), "ils" | "elles")) {
        words[at] = "vous".to_owned();
        conjugate_after(&mut words, at)?;
    }
    turn_reflexive_infinitives(&mut words);
    // One person is asked: "vous vous sentez informé".
    if words.iter().any(|word| word == "vous") {
        for at in 2..words.len() {
            let is_predicate = words[at - 2..at].iter().any(|word| {
                is_any(
                    word,
                    words!("senti, sentez, êtes, étiez, sentiez, restez, sont, ont, seriez, serez, été"),
                )
            });
            for (ending, one) in
                [("êts", "êt"), ("ées", "é"), ("és", "é"), ("ies", "i"), ("ues", "u"), ("us", "u")]
            {
                if is_predicate && let Some(stem) = words[at].strip_suffix(ending).map(str::to_owned) {
                    words[at] = format!("{stem}{one}");
                }
            }
        }
    }
    for at in 0..words.len() {
        let next = words.get(at + 1).map(|word| bare(word)).unwrap_or_default();
        let is_verb = words!("a, ont, plaît, plaisent, manque, manquent, fait, font, faut, semble, avait, est, sont, donne, permet, permettrait, faudrait, a-t-on, pose, posent, convient, apporte")
            .contains(&next.as_str())
            || next.ends_with("ait")
            || next.ends_with("ent")
                && !next.ends_with("ment")
                && !is_any(&next, words!("client, parent, agent, argent, talent, accident, président, adolescent, patient, content"));
        match bare(&words[at]).as_str() {
            "leur" if is_verb || at > 0 && is_any(&words[at - 1], words!("qui, ça, cela")) => {
                words[at] = "vous".to_owned()
            }
            "leur" => words[at] = "votre".to_owned(),
            "leurs" => words[at] = "vos".to_owned(),
            // "Ce qui les a décidés": one person is asked.
            "vous" if matches!(next.as_str(), "a" | "ont" | "avait" | "aurait") => {
                agree_with_object(words.get_mut(at + 2));
            }
            // "Du mal à se déplacer"
            "se" if at > 0
                && matches!(bare(&words[at - 1]).as_str(), "à" | "de" | "pour")
                && next.ends_with(['r', 'e'])
                && words[..at].iter().any(|word| word == "vous") =>
            {
                words[at] = "vous".to_owned();
            }
            "eux" => words[at] = replaced(&words[at], "vous"),
            "les"
                if at > 0
                    && (is_verb && at < 4
                        // After the article, a word in the plural would end in "s" or "x".
                        || is_before_verb(&next)
                        || bare(&words[at - 1]) == "qui" && !is_any(&next, words!("fait, font"))
                        || next.ends_with("er")
                        || next.ends_with("ir")
                        || next.ends_with("re")
                        || next.ends_with("rait")
                        || next.ends_with("raient")) =>
            {
                words[at] = "vous".to_owned();
                agree_with_object(words.get_mut(at + 2));
            }
            _ => {}
        }
    }
    Some(with_subjunctive(&words.join(" ")))
}

fn conjugate_after(words: &mut [String], subject: usize) -> Option<()> {
    let mut verb = subject + 1;
    while words.get(verb).is_some_and(|word| {
        is_any(word, words!("ne, n, y, en, se, s, le, la, les, l, leur, ne, lui, me, nous"))
    }) {
        if is_any(&words[verb], &["se"]) {
            words[verb] = "vous".to_owned();
        }
        verb += 1;
    }
    let word = words.get(verb)?.clone();
    let (elided, word) = match word.split_once('\'') {
        Some(("s", after)) => ("vous ".to_owned(), after.to_owned()),
        Some((before, after)) => (format!("{before}'"), after.to_owned()),
        None => (String::new(), word),
    };
    let is_elided_reflexive = elided == "vous ";
    let new = formal(&bare(&word))?;
    // The participle of a reflexive verb, or of one with "être", agrees with the person.
    if (new == "êtes" || is_elided_reflexive)
        && words.get(verb + 1).is_some_and(|next| {
            let next = bare(next);
            next.ends_with("és") || next.ends_with("is") || next.ends_with("us") || next.ends_with("ées")
        })
    {
        // One person is asked: "vous êtes parti". Some participles end in "s" for one, too: "vous vous êtes mis".
        let participle = words[verb + 1].clone();
        let one = bare(&participle);
        let keeps = ["mis", "pris", "quis", "ssis"].iter().any(|end| one.ends_with(end));
        let one =
            match one.strip_suffix("es").filter(|one| one.ends_with('é')).or_else(|| one.strip_suffix('s')) {
                Some(shorter) if !keeps => shorter,
                _ => one.as_str(),
            };
        words[verb + 1] = replaced(&participle, one);
    }
    words[verb] = format!("{elided}{}", replaced(&word, &new));
    Some(())
}

pub(super) fn formal(verb: &str) -> Option<String> {
    if words!("de, du, des, d, à, au, aux, dans, en, sur, pour, par, avec, sans, que, et, ou, le, la, les, cette, ce").contains(&verb)
    {
        return None;
    }
    if let Some((_, formal)) = VERBS.iter().find(|(plural, _)| *plural == verb) {
        return Some((*formal).to_owned());
    }
    let singular = [
        ("a", "avez"),
        ("est", "êtes"),
        ("fait", "faites"),
        ("va", "allez"),
        ("veut", "voulez"),
        ("peut", "pouvez"),
        ("doit", "devez"),
        ("sait", "savez"),
        ("vit", "vivez"),
    ];
    if let Some((_, formal)) = singular.iter().find(|(one, _)| *one == verb) {
        return Some((*formal).to_owned());
    }
    let endings = [
        ("aient", "iez"),
        ("ront", "rez"),
        ("ent", "ez"),
        ("rait", "riez"),
        ("ait", "iez"),
        ("ra", "rez"),
        ("e", "ez"),
    ];
    endings.iter().find_map(|(from, to)| Some(format!("{}{to}", verb.strip_suffix(from)?)))
}

/// "comment vous utilisez l'application" becomes "Comment utilisez-vous l'application".
pub fn direct_question(clause: &str) -> Option<String> {
    let rest_after = |words: &str| clause.strip_prefix(words).and_then(|rest| rest.strip_prefix(' '));
    if let Some(rest) = rest_after("ce qui") {
        return Some(format!("Qu’est-ce qui {rest}"));
    }
    if let Some(rest) = rest_after("ce que") {
        return Some(format!("Qu’est-ce que {rest}"));
    }
    if let Some(rest) = clause.strip_prefix("ce qu'") {
        return Some(format!("Qu’est-ce qu’{rest}"));
    }
    if let Some(rest) = rest_after("si") {
        let elided = rest.starts_with(['a', 'e', 'i', 'o', 'u', 'é', 'à', 'ê']);
        return Some(if elided { format!("Est-ce qu’{rest}") } else { format!("Est-ce que {rest}") });
    }
    if let Some(rest) = clause.strip_prefix("s'") {
        return rest.starts_with("il").then(|| format!("Est-ce qu’{rest}"));
    }
    if clause.starts_with("qu'est-ce ") || clause.starts_with("est-ce qu") {
        return Some(capitalized(&clause.replace("qu'", "qu’")));
    }
    let words: Vec<&str> = clause.split(' ').collect();
    let first = bare(words[0]);
    let subject = words.iter().take(6).position(|word| *word == "vous");
    let asks = words!("comment, pourquoi, quand, où, quel, quelle, quels, quelles, combien");
    if !asks.contains(&first.as_str()) {
        return None;
    }
    let Some(subject) = subject.filter(|at| *at > 0) else {
        return matches!(first.as_str(), "comment")
            .then(|| format!("Comment {}", words[1..].join(" ")))
            .filter(|_| {
                words.get(1).is_some_and(|word| {
                    is_any(word, words!("se, s, était, étaient, était-ce")) || word.starts_with("s'")
                })
            });
    };
    let verb = words.get(subject + 1)?;
    let front = capitalized(&words[..subject].join(" "));
    if verb.ends_with("ez") || matches!(*verb, "êtes" | "faites" | "dites") {
        return Some(format!("{front} {verb}-vous {}", words[subject + 2..].join(" ")).trim_end().to_owned());
    }
    // "Quel livre vous a marqué": the book is the subject.
    let is_object = matches!(*verb, "a" | "ont" | "avait" | "est" | "sont" | "fait" | "aurait")
        || verb.ends_with("ent")
        || verb.ends_with("rait");
    if is_object {
        return Some(capitalized(clause));
    }
    Some(format!("{front} est-ce que {}", words[subject..].join(" ")))
}

/// "comment vous avez découvert la boutique" is about "la boutique".
pub fn clause_name(clause: &str) -> Option<String> {
    const DETERMINERS: &[&str] = words!("la, le, les, l, votre, vos, notre, nos, cette, ces");
    let stops = words!(
        "et, ou, mais, qui, que, si, quand, pour, afin, parce, plus, moins, mieux, est, sont, était, a, ont, vous, pourrait"
    );
    let phrase = first_noun_phrase(clause, DETERMINERS, stops).filter(|phrase| {
        // "S'ils l'ont connu" has a pronoun before its verb.
        let after = phrase.strip_prefix("l'").map_or("", |rest| rest.split(' ').next().unwrap_or(rest));
        let is_verb =
            is_any(after, words!("a, ai, as, ont, avait, avaient, avez, aurait, auraient, aviez, est"))
                || after.ends_with("ez");
        !phrase.starts_with("l'on") && !is_verb
    })?;
    let plurals = words!("les, vos, nos, ces, des");
    let verbs = words!(
        "est, a, était, sera, fait, va, ont, sont, marche, fonctionne, se, vous, leur, ferait, manque, s'est, avait"
    );
    without_verb(&phrase, plurals, &['s', 'x', 'z'], verbs).or_else(|| {
        let rest = clause.split_once(phrase.as_str()).map(|(_, rest)| rest.trim())?;
        first_noun_phrase(&format!("_ {rest}"), DETERMINERS, stops)
    })
}
