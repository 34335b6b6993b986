use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    quote: "«{quote}»",
    topic: "{topic}: {quotes}",
    said: "Con parole sue: {quotes}",
    danger: "Possibile pericolo: {quotes}",
    refused: "Ha preferito non parlare di: {topics}.",
    uncovered: "Temi non affrontati: {topics}.",
    nothing: "Non ha dato risposte da citare.",
};
