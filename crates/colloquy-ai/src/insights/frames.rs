//! The sentences around the quotes in a summary. `{question}` and `{quote}` are placeholders for what was said.

use colloquy_domain::language::Language;

pub struct SummaryFrames {
    /// For an answer with its question.
    pub asked: &'static str,
    /// For the first quote, if no question came before it.
    pub said: &'static str,
    /// For a further quote.
    pub also: &'static str,
}

pub fn of(language: Language) -> &'static SummaryFrames {
    match language {
        Language::English => &SummaryFrames {
            asked: "Asked “{question}”, they said: “{quote}”.",
            said: "They said: “{quote}”.",
            also: "They also said: “{quote}”.",
        },
        Language::French => &SummaryFrames {
            asked: "À la question «\u{a0}{question}\u{a0}», la réponse a été\u{a0}: «\u{a0}{quote}\u{a0}».",
            said: "La personne interrogée a dit\u{a0}: «\u{a0}{quote}\u{a0}».",
            also: "Autre propos recueilli\u{a0}: «\u{a0}{quote}\u{a0}».",
        },
        Language::German => &SummaryFrames {
            asked: "Auf die Frage „{question}“ lautete die Antwort: „{quote}“.",
            said: "Die befragte Person sagte: „{quote}“.",
            also: "Außerdem wurde gesagt: „{quote}“.",
        },
        Language::Spanish => &SummaryFrames {
            asked: "A la pregunta «{question}», la respuesta fue: «{quote}».",
            said: "La persona entrevistada dijo: «{quote}».",
            also: "También dijo: «{quote}».",
        },
        Language::Italian => &SummaryFrames {
            asked: "Alla domanda «{question}» la risposta è stata: «{quote}».",
            said: "La persona intervistata ha detto: «{quote}».",
            also: "Ha detto anche: «{quote}».",
        },
        Language::Portuguese => &SummaryFrames {
            asked: "À pergunta “{question}”, a resposta foi: “{quote}”.",
            said: "A pessoa entrevistada disse: “{quote}”.",
            also: "Também disse: “{quote}”.",
        },
        Language::Dutch => &SummaryFrames {
            asked: "Op de vraag “{question}” was het antwoord: “{quote}”.",
            said: "De geïnterviewde zei: “{quote}”.",
            also: "Ook werd gezegd: “{quote}”.",
        },
    }
}
