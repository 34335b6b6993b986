use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    quote: "“{quote}”",
    topic: "{topic}: {quotes}",
    said: "In eigen woorden: {quotes}",
    refused: "Wilde niet praten over: {topics}.",
    uncovered: "Niet besproken: {topics}.",
};
