//! An interview in each of the service's languages, and the language that a text is in.

use colloquy_domain::language::Language;
use colloquy_domain::text::{Locale, Prompt};

use crate::sample;

/// Parts of an interview in one language.
#[derive(Debug)]
pub struct InterviewSample {
    pub language: Language,
    /// The English name of the language.
    pub name: &'static str,
    pub prompt: &'static str,
    pub title: &'static str,
    pub question: &'static str,
    pub answer: &'static str,
    /// What an interviewer may say next.
    pub reply: [&'static str; 2],
    /// Short words that are frequent in every text of the language.
    common_words: &'static [&'static str],
}

pub static LANGUAGES: [InterviewSample; 7] = [
    InterviewSample {
        language: Language::English,
        name: "English",
        prompt: "Ask how the first week at work was, and what could be better about the training.",
        title: "The first week at work",
        question: "How was your first week, and what did you do on the first day?",
        answer: "I was shown the office, and my colleagues were friendly and patient with me.",
        reply: ["Thank you for this answer.", "What would you change about the training?"],
        common_words: &[
            "the", "you", "your", "is", "what", "and", "would", "this", "to", "of", "about", "how", "for",
            "with", "that", "was", "do", "could", "me", "we",
        ],
    },
    InterviewSample {
        language: Language::French,
        name: "French",
        prompt: "Demandez comment s'est passée la première semaine, et ce qui pourrait être mieux dans la formation.",
        title: "La première semaine au travail",
        question: "Comment s'est passée votre première semaine, et qu'avez-vous fait le premier jour ?",
        answer: "On m'a montré les bureaux, et mes collègues étaient gentils et patients avec moi.",
        reply: ["Merci pour votre réponse.", "Que changeriez-vous dans la formation ?"],
        common_words: &[
            "vous", "votre", "vos", "le", "la", "les", "des", "est", "et", "que", "qu", "de", "un", "une",
            "pour", "ce", "comment", "avez", "dans", "merci", "sur", "nous",
        ],
    },
    InterviewSample {
        language: Language::German,
        name: "German",
        prompt: "Fragen Sie, wie die erste Woche bei der Arbeit war und was an der Einarbeitung besser sein könnte.",
        title: "Die erste Woche bei der Arbeit",
        question: "Wie war Ihre erste Woche, und was haben Sie am ersten Tag gemacht?",
        answer: "Man hat mir das Büro gezeigt, und die Kollegen waren freundlich und geduldig mit mir.",
        reply: ["Danke für diese Antwort.", "Was würden Sie an der Einarbeitung ändern?"],
        common_words: &[
            "sie", "ihr", "ihre", "ihnen", "der", "die", "das", "ist", "und", "wie", "was", "für", "mit",
            "ein", "eine", "zu", "nicht", "war", "haben", "dem", "den", "wir", "danke",
        ],
    },
    InterviewSample {
        language: Language::Spanish,
        name: "Spanish",
        prompt: "Pregunte cómo fue la primera semana de trabajo y qué podría ser mejor en la formación.",
        title: "La primera semana de trabajo",
        question: "¿Cómo fue su primera semana y qué hizo usted el primer día?",
        answer: "Me enseñaron la oficina, y mis compañeros fueron amables y pacientes conmigo.",
        reply: ["Gracias por su respuesta.", "¿Qué cambiaría usted de la formación?"],
        common_words: &[
            "usted", "su", "sus", "el", "la", "los", "las", "es", "y", "que", "qué", "un", "una", "para",
            "cómo", "en", "ha", "con", "por", "le", "gracias", "fue", "del",
        ],
    },
    InterviewSample {
        language: Language::Italian,
        name: "Italian",
        prompt: "Chieda com'è stata la prima settimana di lavoro e che cosa potrebbe migliorare nella formazione.",
        title: "La prima settimana di lavoro",
        question: "Com'è stata la Sua prima settimana e che cosa ha fatto il primo giorno?",
        answer: "Mi hanno mostrato l'ufficio, e i colleghi sono stati gentili e pazienti con me.",
        reply: ["Grazie per la risposta.", "Che cosa cambierebbe nella formazione?"],
        common_words: &[
            "lei", "il", "lo", "gli", "è", "che", "di", "un", "una", "per", "come", "del", "della", "ha",
            "con", "suo", "sua", "cosa", "grazie", "le", "nella", "la",
        ],
    },
    InterviewSample {
        language: Language::Portuguese,
        name: "Portuguese",
        prompt: "Pergunte como foi a primeira semana de trabalho e o que poderia ser melhor na formação.",
        title: "A primeira semana de trabalho",
        question: "Como foi a sua primeira semana e o que fez no primeiro dia?",
        answer: "Mostraram-me o escritório, e os meus colegas foram simpáticos e pacientes comigo.",
        reply: ["Agradeço a sua resposta.", "O que mudaria na formação?"],
        common_words: &[
            "você", "o", "a", "os", "as", "é", "e", "que", "um", "uma", "para", "como", "do", "da", "em",
            "seu", "sua", "não", "com", "na", "no", "foi",
        ],
    },
    InterviewSample {
        language: Language::Dutch,
        name: "Dutch",
        prompt: "Vraag hoe de eerste week op het werk was en wat er beter zou kunnen aan de inwerkperiode.",
        title: "De eerste week op het werk",
        question: "Hoe was uw eerste week, en wat hebt u op de eerste dag gedaan?",
        answer: "Ze lieten me het kantoor zien, en de collega's waren vriendelijk en geduldig met me.",
        reply: ["Dank u voor dit antwoord.", "Wat zou u aan de inwerkperiode veranderen?"],
        common_words: &[
            "u", "uw", "de", "het", "een", "en", "is", "wat", "hoe", "van", "voor", "met", "dat", "te",
            "niet", "heeft", "kunt", "over", "was", "dank", "op", "er",
        ],
    },
];

impl InterviewSample {
    pub fn locale(&self) -> Locale {
        self.language.into()
    }

    pub fn parsed_prompt(&self) -> Prompt {
        sample::text(Prompt::parse, self.prompt)
    }

    /// Checks that more common words of this language are in a text than of any other.
    pub fn check_language_of(&self, text: &str) {
        assert_eq!(language_of(text), Some(self.language), "{text}");
    }
}

/// Returns the language with the most common words in a text, or `None` if there is no such language.
pub fn language_of(text: &str) -> Option<Language> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split(|letter: char| !letter.is_alphabetic()).collect();
    let count =
        |sample: &InterviewSample| words.iter().filter(|word| sample.common_words.contains(word)).count();
    let mut counts: Vec<(usize, Language)> =
        LANGUAGES.iter().map(|sample| (count(sample), sample.language)).collect();
    counts.sort_unstable();
    let [.., (second, _), (first, language)] = counts.as_slice() else { return None };
    (first > second).then_some(*language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_is_in_its_language() {
        for sample in &LANGUAGES {
            sample.check_language_of(sample.prompt);
            sample.check_language_of(&format!("{} {}", sample.question, sample.reply.join(" ")));
        }
    }

    #[test]
    fn a_text_without_common_words_has_no_language() {
        assert_eq!(language_of("Bolivia 2026"), None);
    }
}
