//! Portuguese questions, and names of what they are about.

use super::agreement::{agree_without_gender, without_others, without_pronoun};
use crate::phrase::{
    agree_with_one, bare, capitalized, ends_in_subject, first_noun_phrase, is_any, replace_subject, replaced,
    with_person_as_object, with_subject_first, without_adjective, without_one, without_subject_before_object,
    without_verb,
};
use colloquy_word_list::words;

const BEFORE_PEOPLE: &[&str] = words!(
    "os, as, nossos, nossas, alguns, algumas, muitos, muitas, estes, seus, novos, novas, antigos, jovens"
);
/// Before one of them: their verb is that of the formal address.
const BEFORE_ONE: &[&str] = words!("o, a, cada, um, uma");
/// Verbs whose plural form is irregular, with their forms for the formal address.
const VERBS: &[(&str, &str)] = &[
    ("separam", "separa"),
    ("preparam", "prepara"),
    ("comparam", "compara"),
    ("reparam", "repara"),
    ("declaram", "declara"),
    ("encaram", "encara"),
    ("param", "para"),
    // Their present ends like an infinitive.
    ("preferem", "prefere"),
    ("sugerem", "sugere"),
    ("referem", "refere"),
    ("inserem", "insere"),
    ("aderem", "adere"),
    ("transferem", "transfere"),
    ("interferem", "interfere"),
    ("conferem", "confere"),
    ("requerem", "requer"),
    ("têm", "tem"),
    ("vêm", "vem"),
    ("são", "é"),
    ("estão", "está"),
    ("foram", "foi"),
    ("tiveram", "teve"),
    ("fizeram", "fez"),
    ("puderam", "pôde"),
    ("quiseram", "quis"),
    ("disseram", "disse"),
    ("vieram", "veio"),
    ("saem", "sai"),
    ("vão", "vai"),
    ("querem", "quer"),
    ("fazem", "faz"),
    ("trazem", "traz"),
    ("dizem", "diz"),
    ("podem", "pode"),
    ("dão", "dá"),
    ("veem", "vê"),
    ("leem", "lê"),
    ("viram", "viu"),
    ("estiveram", "esteve"),
    ("souberam", "soube"),
    ("eram", "era"),
    ("tinham", "tinha"),
    // Their present ends like a past.
    ("tiram", "tira"),
    ("retiram", "retira"),
    ("atiram", "atira"),
    ("giram", "gira"),
    ("respiram", "respira"),
    ("admiram", "admira"),
    ("inspiram", "inspira"),
    ("esperam", "espera"),
    ("consideram", "considera"),
    ("geram", "gera"),
    ("operam", "opera"),
    ("superam", "supera"),
    ("liberam", "libera"),
    ("recuperam", "recupera"),
    ("toleram", "tolera"),
    ("lideram", "lidera"),
    ("preparam", "prepara"),
    ("comparam", "compara"),
    ("separam", "separa"),
    ("reparam", "repara"),
    ("encaram", "encara"),
    ("declaram", "declara"),
];
/// Verbs whose subject is mostly a thing, and words that end like a verb.
const OTHERS: &[&str] = words!(
    "faltam, existem, funcionam, interessam, influenciam, importam, agradam, motivam, servem, ajudam, preocupam, \
     com, sem, bem, também, quem, em, um, homem, viagem, imagem, mensagem, aprendizagem, vantagem, margem, ordem, \
     passagem, embalagem, porém, nem, além, alguém, ninguém, hospedagem, linguagem, reciclagem, garagem"
);

/// Verbs whose subject is what happened: "que problemas surgiram".
const EVENTS: &[&str] = words!(
    "avariaram, falharam, quebraram, estragaram, atrasaram, sobraram, sobram, falham, pioraram, melhoraram, mudaram, surgiram, apareceram, existiram, ocorreram, aconteceram, faltaram, ficaram, funcionaram, ajudaram, levaram, \
     motivaram, fizeram, causaram, pesaram, contribuíram, influenciaram"
);

const PLURAL_ARTICLES: &[&str] = words!("os, as");

/// Returns whether a word after people is their verb, or begins it: "não", "se".
fn is_plural_verb(word: &str) -> bool {
    let ends = word.ends_with("am") || word.ends_with("em") && !word.ends_with("agem");
    matches!(word, "não" | "se" | "são" | "estão" | "vão" | "dão") || ends && word.chars().count() > 3
}

pub fn object(name: &str) -> String {
    name.to_owned()
}

/// "Horários das aulas" is "os horários das aulas", if the ending of its noun says so.
pub fn with_article(name: &str) -> Option<String> {
    const ENDINGS: &[(&str, &str)] = &[
        ("ções", "as"),
        ("sões", "as"),
        ("ades", "as"),
        ("agens", "as"),
        ("ção", "a"),
        ("são", "a"),
        ("ade", "a"),
        ("agem", "a"),
        ("ores", "os"),
        ("or", "o"),
        ("os", "os"),
        ("as", "as"),
        ("o", "o"),
        ("a", "a"),
    ];
    const OTHERS: &[&str] = words!(
        "problema, problemas, programa, programas, tema, temas, sistema, sistemas, clima, dia, dias, mapa, idioma, foto, \
         tudo, todos, todas, muito, pouco, quando, como, quanto, para, sobre, nada, algo, cada"
    );
    const KNOWN: &[(&str, &[&str])] = &[
        (
            "o",
            words!(
                "problema, programa, tema, sistema, clima, idioma, mapa, dia, ambiente, transporte, hospital, material, papel, nível, \
            local, site, menu, suporte, chefe, nome, trem, fim, jardim, som, lugar, bar, aluguel, aluguer, celular, check-in, hotel, \
            canal, perfil, café, wifi, stress, estresse, salário, exame, bilhete, cliente, limite, comboio, telemóvel, pessoal"
            ),
        ),
        (
            "a",
            words!(
                "foto, moto, classe, parte, noite, tarde, gente, chave, rede, sede, base, fase, saúde, luz, voz, app, imagem, ordem, \
            higiene, internet, fome, ponte, lei, cor, flor, dor, carne, equipe, turma, mãe, cantina, manhã"
            ),
        ),
        (
            "os",
            words!(
                "problemas, programas, temas, sistemas, idiomas, dias, materiais, hospitais, níveis, locais, hotéis, bilhetes, \
            clientes, exames, transportes, canais, limites, sons, jardins, deveres, trabalhos, balneários"
            ),
        ),
        (
            "as",
            words!(
                "fotos, classes, partes, noites, chaves, redes, luzes, imagens, cores, dores, equipes, manhãs, instalações"
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

/// "por que os clientes desistiram" becomes "por que desistiu".
pub fn second_person(text: &str, people: &[String]) -> Option<String> {
    if let Some(turned) = with_person_as_object(text, "o", words!("os, as, nossos, nossas"), people) {
        return Some(turned);
    }
    let text =
        with_subject_first(&without_pronoun(text), people, words!("os, as, nossos, nossas"), is_plural_verb);
    let is_verb = |word: &str| singular(word).is_some();
    let text = without_subject_before_object(&text, PLURAL_ARTICLES, is_verb).unwrap_or(text);
    let text = &without_adjective(&without_others(&text), people, is_plural_verb);
    let mut subjects = people.to_vec();
    subjects.extend(["eles", "elas"].map(str::to_owned));
    let found = without_one(text, BEFORE_ONE, people)
        .or_else(|| replace_subject(text, "", BEFORE_PEOPLE, &subjects, Some(is_plural_verb)));
    let had_people = found.is_some();
    let had_one = without_one(text, BEFORE_ONE, people).is_some();
    let mut words = found.unwrap_or_else(|| text.split(' ').map(str::to_owned).collect());
    // The verb of another subject stays as it is: "por que os produtos falham".
    // "Se os deixam ir sozinhos" has a pronoun: nouns in the plural do not end like verbs.
    let is_pronoun = |at: usize| {
        words.get(at + 1).is_some_and(|next| {
            let next = bare(next);
            singular(&next).is_some() || at > 0 && is_any(&words[at - 1], &["que"]) && !next.ends_with('s')
        })
    };
    let article = (0..words.len().min(4)).find(|at| is_any(&words[*at], PLURAL_ARTICLES) && !is_pronoun(*at));
    // After the verb, the article is that of an object: "how they rate the showers".
    let is_copula = |word: &String| is_any(word, words!("são, eram, foram, seriam, serão, estão, estavam"));
    let is_subject = |at: usize| {
        words[at.min(1)..at].iter().all(|word| singular(&bare(word)).is_none() || is_copula(word))
    };
    // "Que problemas surgiram"
    let asks_for_several =
        matches!(words[0].to_lowercase().as_str(), "que" | "quais" | "quantos" | "quantas")
            && words.get(1).is_some_and(|noun| noun.ends_with('s') && singular(&bare(noun)).is_none())
            && words.get(2).is_some_and(|verb| is_any(verb, EVENTS) || is_copula(verb) && words.len() > 3);
    // "Why some leave" is about others.
    let others = words
        .iter()
        .take(4)
        .skip(1)
        .position(|word| is_any(word, words!("alguns, algumas, muitos, muitas, outros, outras, certos")));
    // "Se conoscono altri gestori" has its verb before them.
    let names_others =
        others.is_some_and(|at| words[1..=at].iter().all(|word| singular(&bare(word)).is_none()));
    let has_subject = !had_people
        && (names_others
            || article.is_some_and(is_subject)
            || asks_for_several
            || ends_in_subject(&words, words!("os, as, seus, suas, nossos, nossas"), is_verb));
    // "Voltariam a escolher-nos" begins with its verb, and no other subject follows.
    let begins_with_verb = !had_people
        && singular(&bare(&words[0])).is_some()
        && !words.iter().any(|word| is_any(word, words!("os, as, seus, suas, nossos, nossas, estes, estas")));
    let mut changed = false;
    for at in usize::from(!begins_with_verb)..words.len() {
        let word = bare(&words[at]);
        let after_article =
            at > 0 && is_any(&words[at - 1], words!("o, a, os, as, seu, sua, um, uma, de, do, da"));
        // "o que usam": the article belongs to the interrogative.
        let new = match word.as_str() {
            "lhes" => Some("lhe".to_owned()),
            // "Para fazê-los voltar"
            "fazê-los" | "ajudá-los" | "mantê-los" | "convencê-los" | "motivá-los" | "apoiá-los"
                if !has_subject =>
            {
                word.strip_suffix('s').map(str::to_owned)
            }
            // "O que os faria ficar", "o que mais os preocupa"
            "os" | "as"
                if at > 0
                    && is_any(&words[at - 1], words!("que, quem, mais, menos"))
                    && words.get(at + 1).is_none_or(|next| !bare(next).ends_with('s')) =>
            {
                Some("o".to_owned())
            }
            // "O estágio os preparou": after the article, a noun would end in "s".
            "os" | "as"
                if at > 1
                    && words.get(at + 1).is_some_and(|next| {
                        let next = bare(next);
                        ["ou", "eu", "iu", "ava", "aria", "eria", "iria"]
                            .iter()
                            .any(|end| next.ends_with(end))
                    }) =>
            {
                Some("o".to_owned())
            }
            _ if after_article => None,
            // "O que os médicos lhes disseram": others did it to them.
            _ if at > 0 && is_any(&words[at - 1], words!("lhes, lhe")) => None,
            // "Como foram resolvidas": these are things.
            "foram" | "são" | "eram"
                if !had_people
                    && !is_any(&words[0], &["se"])
                    && words.get(at + 1).is_some_and(|next| {
                        let next = bare(next);
                        ["adas", "idas", "eitas", "ertas"].iter().any(|end| next.ends_with(end))
                    }) =>
            {
                None
            }
            // "Como mudaram as suas expectativas"
            "mudaram" | "evoluíram" | "melhoraram" | "pioraram" | "correram"
                if words.get(at + 1).is_some_and(|next| is_any(next, words!("os, as, seus, suas"))) =>
            {
                None
            }
            // "Se os exercícios são claros e conseguem fazê-los": what comes after the joint, only people do.
            _ if has_subject
                && at > 2
                && is_any(&words[at - 1], words!("e"))
                && is_any(
                    &word,
                    words!("conseguem, sabem, querem, pensam, acham, preferem, podem, precisam"),
                ) =>
            {
                singular(&word)
            }
            _ if has_subject => None,
            _ => singular(&word),
        };
        if let Some(new) = new {
            changed |= word != "lhes";
            words[at] = replaced(&words[at], &new);
        }
    }
    if changed {
        let verbs = words!("sente, sentiu, está, é, fica, ficou, foi");
        agree_with_one(&mut words, verbs, &[("os", ""), ("as", "")], "ou");
        agree_without_gender(&mut words, verbs);
    }
    (changed || !had_people || had_one).then(|| words.join(" "))
}

fn singular(verb: &str) -> Option<String> {
    if let Some((_, one)) = VERBS.iter().find(|(plural, _)| *plural == verb) {
        return Some((*one).to_owned());
    }
    if OTHERS.contains(&verb) || verb.chars().count() < 4 || verb.ends_with("agem") {
        return None;
    }
    let endings = [
        // "O que os faria trocarem"
        ("arem", "ar"),
        ("erem", "er"),
        ("irem", "ir"),
        ("aram", "ou"),
        ("eram", "eu"),
        ("iram", "iu"),
        ("íram", "iu"),
        ("avam", "ava"),
        ("iam", "ia"),
        ("arão", "ará"),
        ("erão", "erá"),
        ("irão", "irá"),
        ("am", "a"),
        ("em", "e"),
    ];
    endings.iter().find_map(|(from, to)| Some(format!("{}{to}", verb.strip_suffix(from)?)))
}

pub fn direct_question(clause: &str) -> Option<String> {
    // A question does not begin with a pronoun: "sente-se valorizado?"
    let question = clause.strip_prefix("se ").unwrap_or(clause);
    let enclitic = ["se", "te"].into_iter().find_map(|pronoun| {
        let (verb, rest) = question.strip_prefix(pronoun)?.strip_prefix(' ')?.split_once(' ')?;
        Some((pronoun, verb, rest))
    });
    let turned = enclitic.map(|(pronoun, verb, rest)| format!("{verb}-{pronoun} {rest}"));
    let question = turned.as_deref().unwrap_or(question);
    // "Porquê voltou" asks with a word that stands alone in Portugal.
    let accented = ["porquê ", "por quê "].iter().find_map(|why| question.strip_prefix(why));
    if let Some(rest) = accented {
        return Some(format!("Por que {rest}"));
    }
    let is_plain = question.starts_with("porque ") && !question.starts_with("porque é que ");
    Some(capitalized(&question.replacen("porque ", "por que ", usize::from(is_plain))))
}

pub fn clause_name(clause: &str) -> Option<String> {
    const DETERMINERS: &[&str] = words!("a, os, as, o, seu, sua, seus, suas, nosso, nossa, nossos, nossas");
    let stops = words!("e, ou, mas, que, se, quando, para, porque, é, são, foi, está, tem, pode, poderia");
    // The article of "o que" is no beginning of a name.
    let rest = clause.strip_prefix("o que ").map_or(clause, |rest| rest);
    // "Daqui a um ano" has a preposition.
    let phrase = first_noun_phrase(rest, DETERMINERS, stops).filter(|phrase| {
        // "Por que não o usa"
        !clause.contains(&format!("não {phrase}"))
            && !["a um ", "a uma ", "o quê", "o que "].iter().any(|begin| phrase.starts_with(begin))
    })?;
    let verbs =
        words!("era, foi, está, é, tem, faz, vai, funciona, se, lhe, tinha, estava, serve, chegou, explicou");
    without_verb(&phrase, words!("os, as, seus, suas, nossos, nossas"), &['s'], verbs)
}
