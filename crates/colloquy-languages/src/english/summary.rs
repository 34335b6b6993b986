use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    quote: "“{quote}”",
    topic: "{topic}: {quotes}",
    said: "In their words: {quotes}",
    refused: "They preferred not to talk about: {topics}.",
    uncovered: "Not discussed: {topics}.",
};
