//! Spanish questions, and names of what they are about.

use super::receivers::names_receiver;
use crate::phrase::{
    agree_with_one, bare, capitalized, ends_in_subject, first_noun_phrase, is_any, replace_subject, replaced,
    with_person_as_object, with_subject_first, without_adjective, without_one, without_subject_before_object,
    without_verb,
};
use colloquy_word_list::words;

const BEFORE_PEOPLE: &[&str] = words!(
    "los, las, nuestros, nuestras, algunos, algunas, muchos, muchas, estos, sus, nuevos, nuevas, antiguos, jóvenes"
);
/// Before one of them: their verb is that of the formal address.
const BEFORE_ONE: &[&str] = words!("el, la, cada, un, una");
/// Verbs whose plural form is irregular, with their forms for "usted".
const VERBS: &[(&str, &str)] = &[
    ("han", "ha"),
    ("son", "es"),
    ("están", "está"),
    ("van", "va"),
    ("fueron", "fue"),
    ("tuvieron", "tuvo"),
    ("hicieron", "hizo"),
    ("pudieron", "pudo"),
    ("quisieron", "quiso"),
    ("dijeron", "dijo"),
    ("vinieron", "vino"),
    ("pusieron", "puso"),
    ("supieron", "supo"),
    ("dieron", "dio"),
    ("vieron", "vio"),
    ("estuvieron", "estuvo"),
    ("eran", "era"),
    ("dan", "da"),
    ("ven", "ve"),
];
/// Verbs whose subject is mostly a thing, and words that end like a verb.
const OTHERS: &[&str] = words!(
    "con, en, sin, un, según, bien, alguien, quien, también, quién, tan, aun, aún, gran, común, jamón, buen, fin, plan, orden, \
     imagen, origen, joven, examen, margen, volumen, faltan, existen, gustan, interesan, influyen, importan, \
     funcionan, hacen, motivan, preocupan, molestan, sirven, resultan, parecen"
);

const PLURAL_ARTICLES: &[&str] = words!("los, las");

/// Returns whether a word after people is their verb, or begins it: "no", "se".
fn is_plural_verb(word: &str) -> bool {
    let ends = word.ends_with("an") || word.ends_with("en") || word.ends_with("on");
    matches!(word, "no" | "se")
        || ends && word.chars().count() > 2 && !matches!(word, "con" | "gran" | "buen")
}

pub fn object(name: &str) -> String {
    name.to_owned()
}

/// "Horarios de la piscina" is "los horarios de la piscina", if the ending of its noun says so.
pub fn with_article(name: &str) -> Option<String> {
    const ENDINGS: &[(&str, &str)] = &[
        ("ciones", "las"),
        ("siones", "las"),
        ("dades", "las"),
        ("tades", "las"),
        ("ción", "la"),
        ("sión", "la"),
        ("dad", "la"),
        ("tad", "la"),
        ("tud", "la"),
        ("ajes", "los"),
        ("ores", "los"),
        ("aje", "el"),
        ("or", "el"),
        ("os", "los"),
        ("as", "las"),
        ("o", "el"),
        ("a", "la"),
    ];
    const OTHERS: &[&str] = words!(
        "mano, foto, moto, radio, agua, aula, área, día, días, problema, problemas, programa, programas, tema, temas, \
         sistema, sistemas, clima, idioma, idiomas, mapa, todo, todos, todas, mucho, poco, algo, nada, cuando, como, \
         cuánto, cómo, para, hasta, sobre, entre"
    );
    const KNOWN: &[(&str, &[&str])] = &[
        (
            "el",
            words!(
                "problema, programa, tema, sistema, clima, idioma, mapa, día, agua, aula, área, ambiente, transporte, personal, \
            local, hotel, hospital, control, material, papel, nivel, perfil, canal, menú, wifi, parking, coche, jefe, café, cierre, \
            soporte, informe, examen, volumen, orden, plan, jardín, buzón, almacén, tren, fin, interés, estrés, lugar, bar, taller, \
            alquiler, check-in, envase, viaje, traje, trámite, enlace, aparcamiento, límite, cliente, alcance"
            ),
        ),
        (
            "la",
            words!(
                "mano, foto, moto, radio, clase, calle, llave, noche, tarde, gente, sede, base, fase, imagen, red, salud, ley, luz, \
            voz, señal, web, app, leche, carne, fuente, parte, corriente, mente, nube"
            ),
        ),
        (
            "los",
            words!(
                "problemas, programas, temas, sistemas, idiomas, días, deberes, transportes, materiales, hoteles, controles, \
            niveles, papeles, planes, cursos, talleres, trámites, clientes, informes, exámenes, jefes, coches, trenes, \
            límites, locales, canales, perfiles, viajes, enchufes, paquetes, bares, lugares, jardines"
            ),
        ),
        (
            "las",
            words!(
                "manos, fotos, clases, calles, llaves, noches, tardes, imágenes, redes, luces, señales, partes, bases, fases, aulas, \
            áreas, instalaciones"
            ),
        ),
    ];
    let noun = name.split([' ', ',']).next()?.to_lowercase();
    if let Some((article, _)) = KNOWN.iter().find(|(_, nouns)| is_any(&noun, nouns)) {
        return Some(format!("{article} {name}"));
    }
    if is_any(&noun, OTHERS) || noun.chars().count() < 4 {
        return None;
    }
    let (_, article) = ENDINGS.iter().find(|(ending, _)| noun.ends_with(ending))?;
    Some(format!("{article} {name}"))
}

/// "por qué los clientes abandonan el carrito" becomes "por qué abandona el carrito".
pub fn second_person(text: &str, people: &[String]) -> Option<String> {
    if let Some(turned) = with_person_as_object(text, "le", words!("los, las, nuestros, nuestras"), people) {
        return Some(turned);
    }
    let mut subjects = people.to_vec();
    subjects.extend(["ellos", "ellas"].map(str::to_owned));
    let text = with_subject_first(text, people, words!("los, las, sus, nuestros, nuestras"), is_plural_verb);
    let is_verb = |word: &str| singular(word).is_some();
    let text = without_subject_before_object(&text, PLURAL_ARTICLES, is_verb).unwrap_or(text);
    let text = without_others(&text);
    let text = without_adjective(&text, people, is_plural_verb);
    let text = &without_doubled_object(&text, people);
    let found = without_one(text, BEFORE_ONE, people)
        .or_else(|| replace_subject(text, "", BEFORE_PEOPLE, &subjects, Some(is_plural_verb)));
    let had_people = found.is_some();
    let had_one = without_one(text, BEFORE_ONE, people).is_some();
    let mut words = found.unwrap_or_else(|| text.split(' ').map(str::to_owned).collect());
    // The verb of another subject stays as it is: "por qué los productos fallan".
    // "Qué los motiva" has a pronoun instead of an article, "por qué los productos fallan" has not.
    let is_object = |words: &[String], at: usize| {
        // "Cómo los atendieron": others did it to them.
        let is_done_by_others = is_any(&words[at - 1], &["cómo"])
            && words.get(at + 1).is_some_and(|next| {
                let next = bare(next);
                ["ieron", "aron", "ó", "aba"].iter().any(|end| next.ends_with(end))
            });
        is_any(&words[at], PLURAL_ARTICLES)
            && (is_any(&words[at - 1], words!("qué, quién, quiénes")) || is_done_by_others)
            && (at < 2 || !is_any(&words[at - 2], &["por"]))
    };
    // "Si los dejan ir solos" has a pronoun: nouns in the plural do not end like verbs.
    let is_pronoun = |words: &[String], at: usize| {
        words.get(at + 1).is_some_and(|next| singular(&bare(next)).is_some() && bare(next).ends_with('n'))
    };
    let article = (0..words.len().min(4)).find(|at| {
        is_any(&words[*at], PLURAL_ARTICLES)
            && (*at == 0 || !is_object(&words, *at))
            && !is_pronoun(&words, *at)
    });
    // After the verb, the article is that of an object: "how they rate the showers".
    let is_copula = |word: &String| is_any(word, words!("son, eran, fueron, serían, serán, están, estaban"));
    let is_subject = |at: usize| {
        words[at.min(1)..at].iter().all(|word| singular(&bare(word)).is_none() || is_copula(word))
    };
    // "Cómo vivieron la adaptación sus hijos": the subject comes last, after the object.
    let ends_in_own = words.len() > 4
        && is_any(&words[words.len() - 2], &["sus"])
        && bare(&words[words.len() - 1]).ends_with('s')
        && is_any(&words[words.len() - 4], words!("el, la, los, las"))
        && !is_any(&words[words.len() - 3], words!("y, de, con, a, en, para, por"));
    // "Qué procesos son poco claros"
    let asks_for_several = is_any(&words[0], words!("qué, cuáles, cuántos, cuántas"))
        && words.get(1).is_some_and(|noun| noun.ends_with('s'))
        && words.get(2).is_some_and(is_copula);
    // "Why some leave" is about others.
    let others = words
        .iter()
        .take(4)
        .skip(1)
        .position(|word| is_any(word, words!("algunos, algunas, muchos, muchas, otros, otras")));
    // "Se conoscono altri gestori" has its verb before them.
    let names_others =
        others.is_some_and(|at| words[1..=at].iter().all(|word| singular(&bare(word)).is_none()));
    let has_subject = !had_people
        && (names_others
            || ends_in_own
            || asks_for_several
            || article.is_some_and(is_subject)
            || ends_in_subject(&words, words!("los, las, sus, nuestros, nuestras"), is_verb));
    // "Qué" is the object already, so what follows the verb is who does it: "qué opinan sus compañeros".
    let is_followed_by_subject = |words: &[String], at: usize| {
        let determiners = words!("los, las, sus, nuestros, nuestras, estos, estas");
        at == 1 && is_any(&words[0], &["qué"]) && words.get(2).is_some_and(|next| is_any(next, determiners))
    };
    // "Volverían a elegirnos" begins with its verb, and no other subject follows.
    let begins_with_verb = !had_people
        && singular(&bare(&words[0])).is_some()
        && !words.iter().any(|word| is_any(word, words!("los, las, sus, nuestros, nuestras, estos, estas")));
    let mut changed = false;
    // "Les parecieron bien los precios", "la usan"
    let begins_with_object = is_any(&words[0], words!("les, la, lo, las, los"));
    for at in usize::from(!begins_with_verb && !begins_with_object)..words.len() {
        let word = bare(&words[at]);
        let after_article =
            at > 0 && is_any(&words[at - 1], words!("el, la, los, las, su, sus, un, una, de, del, al"));
        let new = match word.as_str() {
            "les" => Some("le".to_owned()),
            // "Si la empresa los apoyó": after the article, a noun would end in "s".
            "los" | "las"
                if at > 1
                    && words.get(at + 1).is_some_and(|next| {
                        let next = bare(next);
                        ["ó", "aba", "aría", "ería", "iría"].iter().any(|end| next.ends_with(end))
                    }) =>
            {
                Some("le".to_owned())
            }
            // "Para hacerlos volver"
            "hacerlos" | "hacerles" | "ayudarlos" | "ayudarles" | "retenerlos" | "convencerlos"
            | "animarlos" | "motivarlos" | "apoyarlos"
                if !has_subject =>
            {
                word.strip_suffix("os").or_else(|| word.strip_suffix("es")).map(|stem| format!("{stem}e"))
            }
            _ if at > 0 && is_object(&words, at) => Some("le".to_owned()),
            // "Si la volverían a usar" has a pronoun and no article before its verb.
            // "Para qué la usan": no noun after "la" ends like this.
            _ if after_article
                && (!is_any(&words[at - 1], words!("la, lo, los, las")) || singular(&word).is_none())
                && !["rían", "aron", "ieron", "aban"].iter().any(|end| word.ends_with(end)) =>
            {
                None
            }
            // "Cómo fueron resueltas": these are things.
            "fueron" | "son" | "han"
                if words[at + 1..].iter().take(2).any(|next| {
                    let next = bare(next);
                    ["adas", "idas", "eltas", "echas", "istas"].iter().any(|end| next.ends_with(end))
                }) && !had_people
                    && !is_any(&words[0], &["si"]) =>
            {
                None
            }
            // "Cómo les explicaron los ejercicios": others did it to them.
            // "Qué le dirían a la jefa": the pronoun is hers.
            _ if at > 0
                && is_any(&words[at - 1], words!("les, le"))
                && !(word.ends_with("rían") && names_receiver(&words[at + 1..])) =>
            {
                None
            }
            // "Si los ejercicios son claros y consiguen hacerlos": what comes after the joint, only people do.
            _ if has_subject
                && at > 2
                && is_any(&words[at - 1], words!("y, e"))
                && is_any(
                    &word,
                    words!("consiguen, logran, saben, quieren, piensan, creen, prefieren, pueden, necesitan"),
                ) =>
            {
                singular(&word)
            }
            // "Cómo han cambiado sus expectativas"
            "han"
                if words.get(at + 1).is_some_and(|next| {
                    is_any(
                        next,
                        words!("cambiado, evolucionado, mejorado, empeorado, variado, crecido, funcionado"),
                    )
                }) && words
                    .get(at + 2)
                    .is_some_and(|next| is_any(next, words!("los, las, sus, estos, estas"))) =>
            {
                None
            }
            // "Qué tan realistas eran los plazos": who or what is like that follows.
            _ if at > 1
                && is_copula(&words[at])
                && words.get(at + 1).is_some_and(|next| {
                    is_any(next, words!("los, las, sus, nuestros, nuestras, estos, estas"))
                }) =>
            {
                None
            }
            _ if has_subject || is_followed_by_subject(&words, at) => None,
            _ => singular(&word),
        };
        if let Some(new) = new {
            changed |= word != "les";
            words[at] = replaced(&words[at], &new);
        }
    }
    if changed {
        let verbs = words!(
            "siente, sintió, está, estaría, estará, estuvo, es, sería, queda, quedó, quedado, fue, viene, vive, va, llega, vuelve, trabaja"
        );
        agree_with_one(&mut words, verbs, &[("os", ""), ("as", "")], "o");
    }
    (changed || !had_people || had_one).then(|| words.join(" "))
}

/// After a preposition, those who are asked are "usted": "para ellas", "para sí mismas".
fn without_others(text: &str) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let prepositions = words!("para, con, de, a, por, en, sobre, sin");
    for at in 1..words.len() {
        let is_after = is_any(&words[at - 1], prepositions);
        let is_self =
            words.get(at + 1).is_some_and(|next| is_any(next, words!("mismos, mismas, mismo, misma")));
        let is_several = is_after && is_any(&words[at], words!("ellos, ellas"));
        if is_several || is_any(&words[at], &["ustedes"]) {
            words[at] = replaced(&words[at], "usted");
        } else if is_after && is_self && is_any(&words[at], &["sí"]) {
            words[at + 1] = replaced(&words[at + 1], "usted");
            words[at].clear();
        }
    }
    words.retain(|word| !word.is_empty());
    words.join(" ")
}

/// "qué les pareció la feria a los visitantes" names the visitors twice.
fn without_doubled_object(text: &str, people: &[String]) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let pronoun = words.iter().position(|word| is_any(word, words!("les, le")));
    let noun = words.iter().position(|word| people.contains(&bare(word)));
    // "Qué motiva a los donantes" names them once.
    if let (None, Some(noun)) = (pronoun, noun)
        && noun + 1 == words.len()
        && let Some(link) =
            words[..noun].iter().rposition(|word| !is_any(word, BEFORE_PEOPLE)).filter(|at| *at > 1)
        && is_any(words[link], words!("a, al"))
    {
        return format!("{} le {}", words[0], words[1..link].join(" "));
    }
    let (Some(pronoun), Some(noun)) = (pronoun, noun) else { return text.to_owned() };
    let link = words[..noun].iter().rposition(|word| !is_any(word, BEFORE_PEOPLE)).unwrap_or(0);
    if pronoun == noun || !is_any(words[link], words!("a, al")) {
        return text.to_owned();
    }
    [&words[..link], &words[noun + 1..]].concat().join(" ")
}

fn singular(verb: &str) -> Option<String> {
    if let Some((_, one)) = VERBS.iter().find(|(plural, _)| *plural == verb) {
        return Some((*one).to_owned());
    }
    let is_noun = ["ión", "ón", "án"].iter().any(|end| verb.ends_with(end)) && !verb.ends_with("rán");
    if !verb.ends_with('n') || verb.chars().count() < 4 || is_noun || OTHERS.contains(&verb) {
        return None;
    }
    let endings = [("aron", "ó"), ("ieron", "ió"), ("yeron", "yó"), ("rán", "rá"), ("an", "a"), ("en", "e")];
    endings.iter().find_map(|(from, to)| Some(format!("{}{to}", verb.strip_suffix(from)?)))
}

pub fn direct_question(clause: &str) -> Option<String> {
    if let Some(rest) = clause.strip_prefix("lo que ") {
        return Some(format!("Qué {rest}"));
    }
    let question = clause.strip_prefix("si ").unwrap_or(clause);
    let accented = question.strip_prefix("como ").map(|rest| format!("cómo {rest}"));
    Some(capitalized(accented.as_deref().unwrap_or(question)))
}

pub fn clause_name(clause: &str) -> Option<String> {
    const DETERMINERS: &[&str] = words!("el, la, los, las, su, sus, nuestro, nuestra, nuestros, nuestras");
    let stops = words!("y, e, o, pero, que, si, cuando, para, porque, es, son, fue, está, ha, a, podría");
    let phrase = first_noun_phrase(clause, DETERMINERS, stops)?;
    // "Para qué la usa" has a pronoun before its verb.
    let is_pronoun =
        ["qué la ", "qué lo ", "quién la ", "quién lo ", "qué las ", "qué los "].iter().any(|before| {
            clause.contains(&format!("{before}{}", phrase.split_once(' ').map_or("", |(_, rest)| rest)))
        });
    // "Qué le llamó la atención" is about something else.
    let is_idiom = phrase == "la atención" && clause.contains(" llam");
    // "Por qué no la usa"
    let is_negated = clause.contains(&format!("no {phrase}"));
    if is_pronoun || is_idiom || is_negated {
        return None;
    }
    let verbs =
        words!("era, fue, está, es, ha, hace, va, funciona, se, le, les, tiene, estaba, sirve, llegó");
    without_verb(&phrase, words!("los, las, sus, nuestros, nuestras"), &['s'], verbs)
}
