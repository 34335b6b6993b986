//! Answers after which people wait for the interviewer.

use super::answer_intents::{AnswerIntent, InterpretedAnswer};
use super::compiled_phrases::COMPILED;
use super::normalized_text::NormalizedText;
use super::topic_words::content_words;
use crate::language::Language;

/// The most words with which people only say yes or no: "no I don't think that it was".
const CONSENT_WORDS: usize = 8;

/// Returns whether nothing is missing from an answer, so that its reply need not wait for more: the invitee refuses, does not
/// know, has nothing to add, wants something of the interviewer, or says no more than yes or no. Anything else can be the
/// beginning of a longer answer.
pub fn is_whole_answer(text: &str, interview: Language) -> bool {
    let answer = InterpretedAnswer::of(text, interview);
    (is_wish(answer.meaning) && !answer.has_answer) || is_mere_consent(text, answer.language)
}

fn is_wish(meaning: AnswerIntent) -> bool {
    use AnswerIntent::{Nothing, Opinion, Repeat, Stop, Unclear, Unknown};
    let asks = meaning.asks() && meaning != Opinion;
    asks || meaning.declines() || matches!(meaning, Stop | Repeat | Unknown | Nothing | Unclear)
}

/// Returns whether a text says only yes or no, in several words: "yes I did". In some languages, "no" also begins a
/// statement: "no fue así". So a pronoun must follow, and no word that carries meaning.
fn is_mere_consent(text: &str, language: Language) -> bool {
    let (said, phrases) = (NormalizedText::of(text), COMPILED.of(language));
    let replies = phrases.yes.whole.iter().chain(&phrases.no.whole);
    let Some(reply) = replies.filter(|reply| said.starts_with(reply)).max_by_key(|reply| reply.len()) else {
        return false;
    };
    let next = said.words().nth(reply.words().count()).unwrap_or_default();
    let turns = &language.tables().speech.turns;
    let has = |list: &str| list.split(", ").any(|word| word == next);
    // "No one was there" is a statement.
    (has(turns.pronouns) && !has(turns.digits))
        && said.words().count() <= CONSENT_WORDS
        && content_words(&said.without(std::slice::from_ref(reply)), language).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whole answers in each language.
    const WHOLE: [(Language, [&str; 5]); 7] = [
        (
            Language::English,
            [
                "I would rather not talk about that.",
                "I don't know.",
                "That's all I have.",
                "Yes I did.",
                "Can you say that again",
            ],
        ),
        (
            Language::German,
            [
                "Darüber möchte ich nicht sprechen.",
                "Das weiß ich nicht.",
                "Mehr fällt mir nicht ein.",
                "Ja das war so.",
                "Können Sie das bitte wiederholen",
            ],
        ),
        (
            Language::French,
            [
                "Je préfère ne pas en parler.",
                "Je ne sais pas.",
                "C'est tout ce que j'ai à dire.",
                "Je n'ai rien à ajouter.",
                "Vous pouvez répéter la question",
            ],
        ),
        (
            Language::Spanish,
            [
                "Prefiero no hablar de eso.",
                "No lo sé.",
                "Eso es todo por mi parte.",
                "No tengo nada más que añadir.",
                "Puede repetir la pregunta",
            ],
        ),
        (
            Language::Italian,
            [
                "Preferisco non parlarne.",
                "Non lo so.",
                "È tutto quello che ho da dire.",
                "Non ho altro da aggiungere.",
                "Può ripetere la domanda",
            ],
        ),
        (
            Language::Portuguese,
            [
                "Prefiro não falar sobre isso.",
                "Não sei dizer.",
                "É tudo o que tenho a dizer.",
                "Não tenho mais nada a acrescentar.",
                "Pode repetir a pergunta",
            ],
        ),
        (
            Language::Dutch,
            [
                "Daar praat ik liever niet over.",
                "Dat weet ik niet.",
                "Dat is alles wat ik te zeggen heb.",
                "Ik heb niets toe te voegen.",
                "Kunt u de vraag herhalen",
            ],
        ),
    ];

    #[test]
    fn nobody_adds_to_a_refusal_or_to_a_mere_yes_or_no() {
        for (language, texts) in WHOLE {
            for text in texts {
                assert!(is_whole_answer(text, language), "{text}");
            }
        }
    }

    #[test]
    fn a_statement_may_be_the_beginning_of_a_longer_answer() {
        for text in [
            "They sent me a letter.",
            "I didn't know anyone there.",
            "Nobody told me about it.",
            "No one was there.",
            "Yes it was the training.",
            "I would rather have had a printed manual.",
            "They refused to talk about it.",
            "The room was cold.",
        ] {
            assert!(!is_whole_answer(text, Language::English), "{text}");
        }
        for (language, text) in [
            (Language::German, "Sie haben mir einen Brief geschickt."),
            (Language::French, "Le bureau était fermé."),
            (Language::Spanish, "No llegó la caja."),
            (Language::Italian, "Non è arrivato nessuno."),
            (Language::Portuguese, "Não chegou a encomenda."),
            (Language::Dutch, "De kamer was koud."),
        ] {
            assert!(!is_whole_answer(text, language), "{text}");
        }
    }
}
