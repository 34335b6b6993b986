//! Sentences that the interviewer says without a language model.

use colloquy_domain::language::Language;
use colloquy_domain::session::FixedUtterance;

/// Returns the sentences to say. `first_message` is the interview's own opening.
pub fn sentences(say: &FixedUtterance, language: Language, first_message: Option<&str>) -> Vec<String> {
    let phrases = &language.tables().speech.fixed;
    let text = match say {
        FixedUtterance::Opening => {
            first_message.map(str::trim).filter(|text| !text.is_empty()).unwrap_or(phrases.opening)
        }
        FixedUtterance::WelcomeBack => phrases.welcome_back,
        FixedUtterance::Question(text) | FixedUtterance::Rest(text) => text,
        FixedUtterance::QuestionAgain { question, times } => {
            let leads = &phrases.question_again;
            let mut sentences = vec![leads[*times as usize % leads.len()].to_owned()];
            sentences.extend(split(question));
            return sentences;
        }
        FixedUtterance::Filler => phrases.filler,
        FixedUtterance::Prompt(_) => phrases.prompt,
        FixedUtterance::SayAgain => phrases.say_again,
        FixedUtterance::OfferTyping => phrases.offer_typing,
        FixedUtterance::Unrecognized => phrases.unrecognized,
        FixedUtterance::Fallback => phrases.fallback,
        FixedUtterance::Closing => phrases.closing,
    };
    split(text)
}

/// Splits a text into sentences, which are synthesized one by one so that the first one is heard early.
pub fn split(text: &str) -> Vec<String> {
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
    fn a_question_is_asked_again_with_another_lead_in_each_time() {
        for language in Language::ALL {
            let again = |times| {
                let question = "Why? And how?".to_owned();
                sentences(&FixedUtterance::QuestionAgain { question, times }, *language, None)
            };
            assert_eq!(again(1)[1..], ["Why?", "And how?"]);
            assert!(again(1)[0] != again(2)[0] && again(2)[0] != again(3)[0], "{language:?}");
            assert_eq!(again(1), again(4));
        }
    }

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
}
