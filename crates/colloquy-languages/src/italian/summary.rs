use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    asked: "Alla domanda «{question}» la risposta è stata: «{quote}».",
    said: "La persona intervistata ha detto: «{quote}».",
    also: "Ha detto anche: «{quote}».",
};
