//! Sentences that the interviewer says without a language model.

use colloquy_domain::language::Language;
use colloquy_domain::session::FixedSpeech;

struct Phrases {
    welcome_back: &'static str,
    filler: &'static str,
    prompt: &'static str,
    say_again: &'static str,
    offer_typing: &'static str,
    unrecognized: &'static str,
    fallback: &'static str,
    closing: &'static str,
    opening: &'static str,
}

fn phrases(language: Language) -> &'static Phrases {
    match language {
        Language::English => &Phrases {
            welcome_back: "Welcome back.",
            filler: "Mm-hm.",
            prompt: "Take your time. Shall I ask again?",
            say_again: "I could not make out what you said. Could you say it again?",
            offer_typing: "You can also type your answer.",
            unrecognized: "I have your answer as a recording, but I could not understand it. You may type it, if you like.",
            fallback: "Thank you. Please tell me more about that.",
            closing: "Thank you very much for your time and for what you have told me. Goodbye.",
            opening: "Hello. What would you like to tell us?",
        },
        Language::German => &Phrases {
            welcome_back: "Schön, dass Sie wieder da sind.",
            filler: "Mhm.",
            prompt: "Lassen Sie sich Zeit. Soll ich die Frage wiederholen?",
            say_again: "Das habe ich nicht verstanden. Könnten Sie es noch einmal sagen?",
            offer_typing: "Sie können Ihre Antwort auch schreiben.",
            unrecognized: "Ihre Antwort ist aufgezeichnet, aber ich konnte sie nicht verstehen. Wenn Sie möchten, schreiben Sie sie.",
            fallback: "Danke. Bitte erzählen Sie mir mehr darüber.",
            closing: "Vielen Dank für Ihre Zeit und für das, was Sie mir erzählt haben. Auf Wiedersehen.",
            opening: "Guten Tag. Was möchten Sie uns erzählen?",
        },
        Language::French => &Phrases {
            welcome_back: "Content de vous retrouver.",
            filler: "Mm-hm.",
            prompt: "Prenez votre temps. Voulez-vous que je répète la question ?",
            say_again: "Je n'ai pas compris ce que vous avez dit. Pourriez-vous le répéter ?",
            offer_typing: "Vous pouvez aussi écrire votre réponse.",
            unrecognized: "Votre réponse est enregistrée, mais je n'ai pas pu la comprendre. Vous pouvez l'écrire, si vous voulez.",
            fallback: "Merci. Dites-m'en davantage, s'il vous plaît.",
            closing: "Merci beaucoup de votre temps et de ce que vous m'avez raconté. Au revoir.",
            opening: "Bonjour. Que souhaitez-vous nous raconter ?",
        },
        Language::Spanish => &Phrases {
            welcome_back: "Qué bien que haya vuelto.",
            filler: "Ajá.",
            prompt: "Tómese su tiempo. ¿Quiere que repita la pregunta?",
            say_again: "No he entendido lo que ha dicho. ¿Podría repetirlo?",
            offer_typing: "También puede escribir su respuesta.",
            unrecognized: "Su respuesta está grabada, pero no he podido entenderla. Si quiere, puede escribirla.",
            fallback: "Gracias. Cuénteme más sobre eso, por favor.",
            closing: "Muchas gracias por su tiempo y por lo que me ha contado. Adiós.",
            opening: "Hola. ¿Qué le gustaría contarnos?",
        },
        Language::Italian => &Phrases {
            welcome_back: "Bentornato.",
            filler: "Mm-hm.",
            prompt: "Faccia con calma. Vuole che ripeta la domanda?",
            say_again: "Non ho capito che cosa ha detto. Potrebbe ripeterlo?",
            offer_typing: "Può anche scrivere la risposta.",
            unrecognized: "La sua risposta è registrata, ma non sono riuscito a capirla. Se vuole, può scriverla.",
            fallback: "Grazie. Mi racconti di più, per favore.",
            closing: "Grazie mille per il suo tempo e per ciò che mi ha raccontato. Arrivederci.",
            opening: "Buongiorno. Che cosa vorrebbe raccontarci?",
        },
        Language::Portuguese => &Phrases {
            welcome_back: "Que bom que voltou.",
            filler: "Mm-hm.",
            prompt: "Leve o tempo que precisar. Quer que eu repita a pergunta?",
            say_again: "Não percebi o que disse. Poderia repetir?",
            offer_typing: "Também pode escrever a sua resposta.",
            unrecognized: "A sua resposta está gravada, mas não consegui entendê-la. Se quiser, pode escrevê-la.",
            fallback: "Obrigado. Conte-me mais sobre isso, por favor.",
            closing: "Muito obrigado pelo seu tempo e pelo que me contou. Até logo.",
            opening: "Olá. O que gostaria de nos contar?",
        },
        Language::Dutch => &Phrases {
            welcome_back: "Fijn dat u er weer bent.",
            filler: "Mm-hm.",
            prompt: "Neem de tijd. Zal ik de vraag herhalen?",
            say_again: "Ik heb niet verstaan wat u zei. Kunt u het nog eens zeggen?",
            offer_typing: "U kunt uw antwoord ook typen.",
            unrecognized: "Uw antwoord is opgenomen, maar ik kon het niet verstaan. Als u wilt, kunt u het typen.",
            fallback: "Dank u. Vertel me daar alstublieft meer over.",
            closing: "Hartelijk dank voor uw tijd en voor wat u me hebt verteld. Tot ziens.",
            opening: "Hallo. Wat wilt u ons vertellen?",
        },
    }
}

/// Returns the sentences to say. `first_message` is the interview's own opening.
pub fn sentences(say: &FixedSpeech, language: Language, first_message: Option<&str>) -> Vec<String> {
    let phrases = phrases(language);
    let text = match say {
        FixedSpeech::Opening => {
            first_message.map(str::trim).filter(|text| !text.is_empty()).unwrap_or(phrases.opening)
        }
        FixedSpeech::WelcomeBack => phrases.welcome_back,
        FixedSpeech::Question(text) | FixedSpeech::Rest(text) => text,
        FixedSpeech::Filler => phrases.filler,
        FixedSpeech::Prompt(_) => phrases.prompt,
        FixedSpeech::SayAgain => phrases.say_again,
        FixedSpeech::OfferTyping => phrases.offer_typing,
        FixedSpeech::Unrecognized => phrases.unrecognized,
        FixedSpeech::Fallback => phrases.fallback,
        FixedSpeech::Closing => phrases.closing,
    };
    split(text)
}

/// Splits a text into sentences, which are synthesized one by one so that the first one is heard early.
fn split(text: &str) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut sentence = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        sentence.push(letter);
        let is_end = matches!(letter, '.' | '!' | '?' | '…' | '\n');
        let goes_on = letters.peek().is_some_and(|next| !next.is_whitespace());
        // "e.g. this", "Dr. Who" and "1. this" do not end a sentence.
        let last_word = sentence.trim_end_matches(['.', '!', '?']).rsplit([' ', '\n']).next().unwrap_or("");
        if is_end && !goes_on && (last_word.chars().count() > 3 || letter != '.') {
            sentences.push(std::mem::take(&mut sentence));
        }
    }
    sentences.push(sentence);
    let trimmed = sentences.iter().map(|sentence| sentence.trim().to_owned());
    trimmed.filter(|sentence| !sentence.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_said_sentence_by_sentence() {
        let text = "Hello, I am an assistant.  How was your week? Say e.g. what Dr. Who did at 3.30 p.m. today!\n\nGo";
        let expected = [
            "Hello, I am an assistant.",
            "How was your week?",
            "Say e.g. what Dr. Who did at 3.30 p.m. today!",
            "Go",
        ];
        assert_eq!(split(text), expected);
        assert_eq!(split(" \n"), Vec::<String>::new());
    }

    #[test]
    fn every_language_has_all_phrases() {
        for language in Language::ALL {
            for say in [
                FixedSpeech::Opening,
                FixedSpeech::WelcomeBack,
                FixedSpeech::Filler,
                FixedSpeech::Prompt(String::new()),
                FixedSpeech::SayAgain,
                FixedSpeech::OfferTyping,
                FixedSpeech::Unrecognized,
                FixedSpeech::Fallback,
                FixedSpeech::Closing,
            ] {
                assert!(!sentences(&say, *language, None).is_empty(), "{language:?} {say:?}");
            }
        }
    }
}
