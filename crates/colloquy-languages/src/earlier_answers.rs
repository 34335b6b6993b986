//! What the interviewer says before a question that an earlier answer may have answered, and the signs of such an
//! answer. The signs only decide how a question is asked, so they may be wider than the words by which a topic counts as
//! answered.

use crate::Language;
use crate::{dutch, english, german};

/// What one language has for earlier answers. All patterns are in the notation of [`crate::intents::AnswerPatterns`]
/// without classes.
pub struct EarlierAnswerCues {
    /// Sentences after a quotation and before the question. They have no form of address.
    pub acknowledgements: &'static [&'static str],
    /// Beginnings of questions for a duration.
    pub how_long: &'static str,
    /// Units of time, phrases for a short time, and words by which something takes time.
    pub lengths: &'static str,
    pub instants: &'static str,
    pub lasting: &'static str,
    /// Beginnings of questions for a person, and what people do for others.
    pub who: &'static str,
    pub helping: &'static str,
    /// Words in questions for what was good, for what was bad, and for what should be otherwise.
    pub liked: &'static str,
    pub disliked: &'static str,
    pub wished: &'static str,
    pub fields: &'static [TopicField],
}

/// Words that people use when they speak of something without its name: "euros" when they speak of a bill.
pub struct TopicField {
    /// Beginnings of words that name a topic. In German and Dutch, they may also be the end of a compound.
    pub names: &'static [&'static str],
    /// Patterns of words in answers.
    pub signs: &'static str,
}

/// Returns the cues of a language.
pub fn earlier_answers(language: Language) -> &'static EarlierAnswerCues {
    match language {
        Language::English => &english::earlier_answers::CUES,
        Language::German => &german::earlier_answers::CUES,
        Language::Dutch => &dutch::earlier_answers::CUES,
        Language::French => &FRENCH,
        Language::Spanish => &SPANISH,
        Language::Italian => &ITALIAN,
        Language::Portuguese => &PORTUGUESE,
    }
}

/// In these languages, only the words of a topic and facts show that an answer was about it.
const NO_SIGNS: EarlierAnswerCues = EarlierAnswerCues {
    acknowledgements: &[],
    how_long: "",
    lengths: "",
    instants: "",
    lasting: "",
    who: "",
    helping: "",
    liked: "",
    disliked: "",
    wished: "",
    fields: &[],
};

const FRENCH: EarlierAnswerCues = EarlierAnswerCues {
    acknowledgements: &[
        "Cela répond peut-être déjà à ma question suivante.",
        "Il en a donc déjà été question.",
    ],
    ..NO_SIGNS
};

const SPANISH: EarlierAnswerCues = EarlierAnswerCues {
    acknowledgements: &[
        "Quizá con eso ya esté respondida mi siguiente pregunta.",
        "De eso, entonces, ya ha salido algo.",
    ],
    ..NO_SIGNS
};

const ITALIAN: EarlierAnswerCues = EarlierAnswerCues {
    acknowledgements: &[
        "Forse la mia prossima domanda ha già una risposta.",
        "Qualcosa su questo è quindi già emerso.",
    ],
    ..NO_SIGNS
};

const PORTUGUESE: EarlierAnswerCues = EarlierAnswerCues {
    acknowledgements: &[
        "Talvez isso já responda à minha próxima pergunta.",
        "Sobre isso, portanto, já se falou um pouco.",
    ],
    ..NO_SIGNS
};
