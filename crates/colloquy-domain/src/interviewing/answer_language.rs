//! Recognizes the language of an answer, because people change it.

use std::collections::HashSet;

use colloquy_languages::PerLanguage;

use super::normalized_text::NormalizedText;
use crate::language::Language;

/// The fewest words of an answer that identify another language than the expected one.
const FEWEST_WORDS: usize = 4;
/// How many more frequent words the other language must have.
const MIN_WORD_LEAD: usize = 2;

static FREQUENT: PerLanguage<HashSet<String>> = PerLanguage::new(|language| {
    let tables = language.tables();
    let words = tables.prompt.function_words.iter().chain(tables.sentiment.modifiers.common);
    let words = words.chain(tables.prompt.question_words).chain(tables.sentiment.modifiers.negators);
    words.flat_map(|word| NormalizedText::of(word).words().map(str::to_owned).collect::<Vec<_>>()).collect()
});

/// Returns the language of an answer in an interview that is held in the expected language.
pub fn language_of_answer(text: &str, expected: Language) -> Language {
    let said = NormalizedText::of(text);
    let words: Vec<&str> = said.words().collect();
    if words.len() < FEWEST_WORDS {
        return expected;
    }
    let count =
        |language: Language| words.iter().filter(|word| FREQUENT.of(language).contains(**word)).count();
    let own = count(expected);
    let others = Language::ALL.iter().filter(|language| **language != expected);
    let best = others.map(|language| (count(*language), *language)).max_by_key(|(count, _)| *count);
    match best {
        Some((most, language)) if most >= own + MIN_WORD_LEAD && most * 3 >= words.len() => language,
        _ => expected,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_in_another_language_is_recognized() {
        let answers = [
            (Language::English, "The nurse explained every step to my father before she began."),
            (
                Language::French,
                "Je dois dire que cela m’a pris du temps, parce que personne ne m’expliquait rien.",
            ),
            (Language::German, "Am Anfang war das ungewohnt, weil mir niemand etwas erklärt hat."),
            (Language::Spanish, "Al principio me costó bastante, porque nadie me explicaba nada."),
            (Language::Italian, "All’inizio ci ho messo parecchio, perché nessuno mi spiegava nulla."),
            (
                Language::Portuguese,
                "Depois disso não falei com ninguém, mas a minha irmã estava sempre comigo.",
            ),
            (Language::Dutch, "Het kostte me eerst behoorlijk wat moeite, omdat niemand me iets uitlegde."),
        ];
        for expected in Language::ALL {
            for (language, answer) in answers {
                assert_eq!(language_of_answer(answer, *expected), language, "{expected:?}: {answer}");
            }
            assert_eq!(language_of_answer("Okay, Bolivia 2026 Radio Hotel", *expected), *expected);
        }
    }
}
