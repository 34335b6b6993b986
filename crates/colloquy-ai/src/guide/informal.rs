//! Prompts that address the people whom they are about informally.

use colloquy_domain::guide::FormOfAddress;
use colloquy_domain::language::Language;

use super::compose::capitalized;
use super::matching::{has_phrase, normalized};
use super::reading::{ParsedPrompt, ParsedPromptTopicPhrasing};

/// Returns whether invitees are to be addressed informally: because the prompt asks for it, or because it asks its own
/// questions like that.
pub fn is_informal(reading: &ParsedPrompt, language: Language) -> bool {
    let questions = reading.points.iter().filter(|point| point.form == ParsedPromptTopicPhrasing::Question);
    match reading.briefing.address {
        Some(address) => address == FormOfAddress::Informal,
        None => questions.into_iter().any(|question| addresses_informally(&question.text, language)),
    }
}

pub fn addresses_informally(question: &str, language: Language) -> bool {
    let Some(informal) = &language.tables().informal else { return false };
    let words = || question.split(|letter: char| !letter.is_alphanumeric());
    let is_informal = |word: &str| informal.words.contains(&word.to_lowercase().as_str());
    let ends_informally = |word: &str| {
        let word = word.to_lowercase();
        informal.endings.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending))
    };
    // "T'as", "ton avis"
    let whole = normalized(question);
    let mut phrases = informal.words.iter().filter(|word| word.contains([' ', '\'', '-']));
    let is_phrase = phrases.any(|phrase| has_phrase(&whole, phrase));
    is_phrase
        || words().any(is_informal)
        || words().any(ends_informally) && !words().any(|word| is_formal(word, language))
}

fn is_formal(word: &str, language: Language) -> bool {
    language.tables().informal.as_ref().is_some_and(|informal| informal.formal_words.contains(&word))
}

/// Turns a question to someone who is addressed formally. Returns nothing if a part of it would remain formal.
pub fn informal(question: &str, language: Language) -> Option<String> {
    // In these languages nothing but the verb may be formal.
    let wants_verb = matches!(language, Language::Spanish | Language::Italian | Language::Portuguese);
    let (turned, has_verb) = turned(question, language);
    let mut words = turned.split(|letter: char| !letter.is_alphanumeric());
    let phrases = language.tables().informal.iter().flat_map(|informal| informal.formal_words);
    let mut phrases = phrases.filter(|phrase| phrase.contains(' '));
    let whole = normalized(&turned);
    let is_formal =
        words.any(|word| is_formal(word, language)) || phrases.any(|phrase| has_phrase(&whole, phrase));
    (!is_formal && (has_verb || !wants_verb)).then_some(turned)
}

/// Turns an indirect question to someone who is addressed formally, of which the third person is known: only what the
/// formal address has changed is about the invitee.
pub fn informal_clause(third_person: &str, formal: &str, language: Language) -> Option<String> {
    let second_singular = language.tables().informal.as_ref()?.second_singular?;
    let mut words = with_both_genders(formal);
    let own = ["sí mismas", "sí mismos", "se stessi", "se stesse", "sé stessi", "sé stesse"];
    let third_person = own.iter().fold(third_person.to_owned(), |text, own| text.replace(own, "sí"));
    let others: Vec<&str> = without_subject(&third_person, &words);
    if words.len() != others.len() {
        return None;
    }
    for at in 0..words.len() {
        let is_possessive = words[at].starts_with(char::is_uppercase);
        // "O que os faria voltar"
        if language == Language::Portuguese && words[at] == "o" && ["os", "as"].contains(&others[at]) {
            "te".clone_into(&mut words[at]);
            continue;
        }
        let is_verb = words[at] != others[at] && others[at].ends_with(['n', 'o', 'm']) && !is_possessive;
        if !is_verb {
            continue;
        }
        let next = words.get(at + 1).map_or("", String::as_str);
        // "L'ha usata" is "l'hai usata".
        let pronoun = words[at]
            .rfind(['\'', '’'])
            .map_or(0, |end| words[at][end..].chars().next().map_or(0, |mark| end + mark.len_utf8()));
        words[at] = format!("{}{}", &words[at][..pronoun], second_singular(&words[at][pronoun..], next)?);
        // "Cómo se informa" is "cómo te informas".
        let reflexive = match language {
            Language::Spanish | Language::Portuguese => ("se", "te"),
            _ => ("si", "ti"),
        };
        // "Se querem voltar" asks whether they want to.
        let is_whether = at == 1 && language == Language::Portuguese;
        if at > 0 && words[at - 1] == reflexive.0 && !is_whether {
            reflexive.1.clone_into(&mut words[at - 1]);
        }
    }
    let (turned, _) = turned(&words.join(" "), language);
    let mut all = turned.split(|letter: char| !letter.is_alphanumeric());
    (!all.any(|word| is_formal(word, language))).then_some(turned)
}

/// Returns the words of a clause without the people whom the formal address leaves out: "perché gli abbonati non rinnovano"
/// has "non rinnova" after its first word.
fn without_subject<'t>(third_person: &'t str, formal: &[String]) -> Vec<&'t str> {
    let mut others: Vec<&str> = third_person.split(' ').collect();
    let same = others.iter().zip(formal).take_while(|(other, own)| *other == *own).count();
    let left_out = others.len().saturating_sub(formal.len());
    if same > 0 {
        others.drain(same..same + left_out);
    }
    others
}

/// Returns the words of a clause, of which "rivolto o rivolta" is one.
fn with_both_genders(clause: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in clause.split(' ') {
        let is_other_gender = |one: &str| one.len() > 2 && one[..one.len() - 1] == word[..word.len() - 1];
        match words.as_slice() {
            [.., one, joint]
                if ["o", "ou"].contains(&joint.as_str())
                    && one.len() == word.len()
                    && one.is_ascii()
                    && word.is_ascii()
                    && is_other_gender(one) =>
            {
                let both = format!("{one} {joint} {word}");
                words.truncate(words.len() - 2);
                words.push(both);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// Returns a noun phrase with informal pronouns.
pub fn informal_words(phrase: &str, language: Language) -> String {
    turned(phrase, language).0
}

/// Replaces what is formal, and returns whether a verb was among it.
fn turned(question: &str, language: Language) -> (String, bool) {
    let Some(informal) = &language.tables().informal else { return (question.to_owned(), false) };
    let (mut turned, mut has_verb) = (String::new(), false);
    let is_curly = question.contains('’');
    let question = question.replace('’', "'");
    let mut rest = question.as_str();
    let mut begins_word = true;
    while let Some(letter) = rest.chars().next() {
        let paired = |(from, to)| Some((without(rest, from)?, from, to));
        let found = if begins_word { informal.pairs().find_map(paired) } else { None };
        let by_rule = if begins_word && found.is_none() { (informal.by_rule)(rest) } else { None };
        if let Some((after, from, to)) = found {
            let is_capital = letter.is_uppercase() && from.starts_with(char::is_lowercase);
            turned.push_str(&if is_capital { capitalized(to) } else { to.to_owned() });
            has_verb |= is_verb(from, to);
            rest = after;
            begins_word = false;
        } else if let Some((length, to)) = by_rule {
            // "Sie" is written so everywhere, and "du" is not.
            let is_capital = letter.is_uppercase() && (turned.is_empty() || !rest.starts_with("Sie "));
            turned.push_str(&if is_capital { capitalized(&to) } else { to });
            rest = &rest[length..];
            begins_word = false;
        } else {
            turned.push(letter);
            begins_word = !letter.is_alphanumeric();
            rest = &rest[letter.len_utf8()..];
        }
    }
    if is_curly {
        turned = turned.replace('\'', "’");
    }
    (turned, has_verb)
}

/// Returns what follows these words at the beginning of a text, where they may begin with a capital letter.
fn without<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    let first = words.chars().next()?;
    let is_first = |letter: char| letter == first || letter.to_lowercase().eq(first.to_lowercase());
    let own =
        text.chars().next().filter(|letter| is_first(*letter) && first.is_lowercase() || *letter == first)?;
    let after = text[own.len_utf8()..].strip_prefix(&words[first.len_utf8()..])?;
    (!after.starts_with(char::is_alphanumeric)).then_some(after)
}

/// Pronouns change their first letter, and verbs keep it, but for "è". What follows a preposition is a pronoun.
fn is_verb(formal: &str, informal: &str) -> bool {
    let first = formal.split(' ').next().unwrap_or_default();
    let is_after_preposition =
        ["a", "con", "da", "de", "di", "en", "para", "per", "por", "su"].contains(&first);
    let has_pronoun = formal.contains(' ') && !is_after_preposition;
    has_pronoun || formal == "è" || formal.chars().next() == informal.chars().next() && !is_after_preposition
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn informal_questions_are_recognized() {
        for (question, language, is_informal) in [
            ("Wie oft kaufst du bei uns ein?", Language::German, true),
            ("Wie oft kaufen Sie bei uns ein?", Language::German, false),
            ("Est-ce que tu reviendrais\u{a0}?", Language::French, true),
            ("Combien de fois êtes-vous venu\u{a0}?", Language::French, false),
            ("¿Cómo te enteraste del club?", Language::Spanish, true),
            ("¿Qué aprendiste?", Language::Spanish, true),
            ("¿Cómo se enteró usted del club?", Language::Spanish, false),
            ("Come ti trovi con il tuo insegnante?", Language::Italian, true),
            ("Come si trova con il Suo insegnante?", Language::Italian, false),
            ("Hoe heb je je stageplek gevonden?", Language::Dutch, true),
            ("Hoe hebt u uw stageplek gevonden?", Language::Dutch, false),
            ("Can you tell me about it?", Language::English, false),
        ] {
            assert_eq!(addresses_informally(question, language), is_informal, "{question}");
        }
    }

    #[test]
    fn a_formal_question_is_turned_as_a_whole_or_not_at_all() {
        for (formal, language, turned) in [
            ("Warum sind Sie gegangen?", Language::German, Some("Warum bist du gegangen?")),
            ("Haben Sie Ihre Kollegen gefragt?", Language::German, Some("Hast du deine Kollegen gefragt?")),
            (
                "Was fällt Ihnen ein, wenn Sie daran denken?",
                Language::German,
                Some("Was fällt dir ein, wenn du daran denkst?"),
            ),
            (
                "warum Sie sich damals angemeldet haben",
                Language::German,
                Some("warum du dich damals angemeldet hast"),
            ),
            ("warum Sie Ihren Kurs gewechselt haben", Language::German, None),
            ("ce que vous y faisiez", Language::French, Some("ce que tu y faisais")),
            ("Wie planen Sie das?", Language::German, Some("Wie planst du das?")),
            ("Pourquoi avez-vous changé\u{a0}?", Language::French, Some("Pourquoi as-tu changé\u{a0}?")),
            ("¿Cómo verdeó la cita?", Language::Spanish, None),
            ("Waarom bent u gestopt?", Language::Dutch, Some("Waarom ben je gestopt?")),
        ] {
            assert_eq!(informal(formal, language).as_deref(), turned, "{formal}");
        }
    }

    #[test]
    fn only_the_verb_that_the_formal_address_changed_is_turned() {
        let turned = |third: &str, formal: &str, language| informal_clause(third, formal, language);
        let spanish = turned("cómo compran ahora", "cómo compra ahora", Language::Spanish);
        assert_eq!(spanish.as_deref(), Some("cómo compras ahora"));
        let italian = turned("come scelgono il pane", "come sceglie il pane", Language::Italian);
        assert_eq!(italian.as_deref(), Some("come scegli il pane"));
        let elided = turned("quando l'hanno usata", "quando l'ha usata", Language::Italian);
        assert_eq!(elided.as_deref(), Some("quando l'hai usata"));
        let same = "come è cambiata la giornata";
        assert_eq!(turned(same, same, Language::Italian).as_deref(), Some(same));
        assert_eq!(
            turned("come vengono decisi i turni", "come viene decisi i turni", Language::Italian),
            None
        );
    }
}
