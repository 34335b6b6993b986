//! Replaces the spellings of chats, and slips of the keyboard in the words by which a prompt is understood.

use colloquy_domain::language::Language;

use super::super::matching::normalized;

/// The fewest letters of a word in which a slip is corrected.
const LONG_WORD: usize = 5;

/// Returns a prompt that begins in lower case with the usual spellings. Others are careful texts and stay as they are.
pub fn usual(text: &str, language: Language) -> String {
    let first = text.chars().find(|letter| letter.is_alphabetic());
    if !first.is_some_and(char::is_lowercase) {
        return text.to_owned();
    }
    let lines = text.lines().map(|line| usual_line(line, language));
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns a French text in which "arrivé·e" and "prêt(e)s" are "arrivé" and "prêts", which can be said aloud.
pub fn with_one_gender(text: &str, language: Language) -> String {
    let joint = match language {
        Language::Italian | Language::Spanish => "o",
        Language::Portuguese => "ou",
        _ => "",
    };
    if !joint.is_empty() {
        return with_both_forms(text, joint);
    }
    if language != Language::French {
        return text.to_owned();
    }
    let plain = text.replace("(e)s", "s").replace("(e)", "").replace("(es)", "s");
    let mut kept = String::with_capacity(plain.len());
    let mut is_ending = false;
    let mut ending = String::new();
    for letter in plain.chars().chain(['\n']) {
        let begins = matches!(letter, '·' | '•') && kept.ends_with(char::is_alphabetic);
        if begins || is_ending && (letter.is_alphabetic() || letter == '·') {
            is_ending = true;
            ending.push(letter);
            continue;
        }
        if is_ending && ending.ends_with('s') && !kept.ends_with('s') {
            kept.push('s');
        }
        is_ending = false;
        ending.clear();
        kept.push(letter);
    }
    kept.pop();
    kept
}

/// Returns "si è sentito o sentita" of "si è sentito/a".
fn with_both_forms(text: &str, joint: &str) -> String {
    let word = |word: &str| {
        let (form, rest) = word.split_once("o/a")?;
        let is_word = form.chars().count() > 2 && form.chars().all(char::is_alphabetic);
        let ends = !rest.starts_with(char::is_alphanumeric) && !rest.starts_with('/');
        (is_word && ends).then(|| format!("{form}o {joint} {form}a{rest}"))
    };
    let line = |line: &str| {
        line.split(' ').map(|own| word(own).unwrap_or_else(|| own.to_owned())).collect::<Vec<_>>().join(" ")
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

fn usual_line(line: &str, language: Language) -> String {
    let tables = language.tables();
    let line = (tables.briefing.sentence_forms.with_capitals)(line);
    let mut line = format!(" {} ", line.replace(['’', '´', '`'], "'"));
    for (from, to) in tables.briefing.spellings.iter().filter(|(from, _)| from.contains(' ')) {
        line = line.replace(&format!(" {from} "), &format!(" {to} "));
    }
    let mut words: Vec<String> = line.trim().split(' ').map(|word| usual_word(word, language)).collect();
    // "Pregunta a los clientes que compran": the accent is missing.
    if language == Language::Spanish {
        // "Q los trajo" asks.
        let first = words.iter().position(|word| word.starts_with(char::is_alphabetic)).unwrap_or(0);
        let label = words.iter().position(|word| word.ends_with(':')).filter(|_| line.contains('?'));
        for at in [Some(first), label.map(|label| label + 1)].into_iter().flatten() {
            if at + 1 < words.len() && words[at] == "que" {
                "qué".clone_into(&mut words[at]);
            }
        }
        for at in 1..words.len() {
            let is_near =
                words[at.saturating_sub(4)..at].iter().any(|word| word.to_lowercase().starts_with("pregunt"));
            // "Pregunta a las familias que vinieron qué tal fue" asks later.
            let asks_later = words[at + 1..].iter().any(|word| {
                let word = word.trim_start_matches('¿').to_lowercase();
                ["qué", "cómo", "si", "cuánto", "cuándo", "dónde", "cuál", "quién"].contains(&word.as_str())
            });
            let is_asked = is_near
                && !asks_later
                && words[at] == "que"
                && tables.guide.people.contains(&words[at - 1].as_str());
            if is_asked {
                "qué".clone_into(&mut words[at]);
            }
        }
    }
    let line = words.join(" ");
    // "hey can you ask …" and "… thanks" have no comma.
    let mut rest = line.as_str();
    for greeting in tables.guide.greetings {
        if let Some(after) = crate::prompt_parts::wording::after(rest, greeting)
            && !after.is_empty()
            && line.len() == rest.len()
        {
            rest = after;
        }
    }
    let farewells = || tables.guide.farewells.iter().chain(tables.briefing.sign_offs);
    let mut kept = rest.trim_end().to_owned();
    while let Some(before) = farewells().find_map(|farewell| {
        let bare = kept.trim_end_matches(|end: char| !end.is_alphanumeric());
        let before = bare.to_lowercase().strip_suffix(&format!(" {farewell}"))?.len();
        bare.get(..before).filter(|before| before.split(' ').count() > 2).map(str::to_owned)
    }) {
        kept = before.trim_end_matches(|end: char| !end.is_alphanumeric()).to_owned();
    }
    kept
}

fn usual_word(word: &str, language: Language) -> String {
    let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric() && !matches!(letter, '&' | '/'));
    let lower = bare.to_lowercase();
    let known = language.tables().briefing.spellings.iter().find(|(from, _)| *from == lower);
    let usual = known.map(|(_, to)| (*to).to_owned()).or_else(|| without_slip(&lower, language));
    usual.map_or_else(|| word.to_owned(), |usual| word.replacen(bare, &usual, 1))
}

/// Returns the word by which a prompt is understood that differs in two letters that changed places, or in one that is
/// missing inside: "poeple", "intervew".
fn without_slip(word: &str, language: Language) -> Option<String> {
    if word.chars().count() < LONG_WORD || normalized(word).trim() != word {
        return None;
    }
    let tables = language.tables();
    let lists =
        [tables.prompt.asking, tables.prompt.exploring, tables.prompt.question_words, tables.guide.people];
    let known = || lists.iter().flat_map(|list| list.iter()).filter(|known| !known.contains(' '));
    if known().any(|known| *known == word) {
        return None;
    }
    known().find(|known| has_slip(word, known)).map(|known| (*known).to_owned())
}

fn has_slip(word: &str, known: &str) -> bool {
    let (word, known): (Vec<char>, Vec<char>) = (word.chars().collect(), known.chars().collect());
    let same = word.iter().zip(&known).take_while(|(one, other)| one == other).count();
    if same == 0 || same + 1 >= known.len() {
        return false;
    }
    if word.len() == known.len() {
        let is_swapped = word.get(same) == known.get(same + 1) && word.get(same + 1) == known.get(same);
        return is_swapped && word[same + 2..] == known[same + 2..];
    }
    word.len() + 1 == known.len() && word.len() > LONG_WORD && word[same..] == known[same + 1..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_genders_of_a_french_word_become_one() {
        for (written, said) in [
            ("Es-tu arrivé·e à temps ?", "Es-tu arrivé à temps ?"),
            ("les bénévoles inscrit·e·s", "les bénévoles inscrits"),
            ("êtes-vous satisfait(e) ?", "êtes-vous satisfait ?"),
            ("les adhérent·es", "les adhérents"),
            ("• l'accueil", "• l'accueil"),
            ("une liste\n· le repas", "une liste\n· le repas"),
        ] {
            assert_eq!(with_one_gender(written, Language::French), said);
        }
        assert_eq!(with_one_gender("a·b", Language::English), "a·b");
        assert_eq!(
            with_one_gender("come si è sentito/a?", Language::Italian),
            "come si è sentito o sentita?"
        );
        assert_eq!(with_one_gender("uno/a, y/o", Language::Spanish), "uno/a, y/o");
    }
}
