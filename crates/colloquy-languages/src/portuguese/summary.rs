use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    quote: "“{quote}”",
    topic: "{topic}: {quotes}",
    said: "Nas suas palavras: {quotes}",
    refused: "Preferiu não falar sobre: {topics}.",
    uncovered: "Não se falou sobre: {topics}.",
};
