use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    asked: "À pergunta “{question}”, a resposta foi: “{quote}”.",
    said: "A pessoa entrevistada disse: “{quote}”.",
    also: "Também disse: “{quote}”.",
};
