use crate::summary::SummaryTexts;

pub const SUMMARY: SummaryTexts = SummaryTexts {
    quote: "«{quote}»",
    topic: "{topic}: {quotes}",
    said: "Con parole sue: {quotes}",
    danger: "Possibile pericolo: {quotes}",
    refused: "Ha preferito non parlare di: {topics}.",
    uncovered: "Temi non affrontati: {topics}.",
    nothing: "Non ha dato risposte da citare.",
};
