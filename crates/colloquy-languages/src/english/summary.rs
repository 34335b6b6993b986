use crate::summary::SummaryTexts;

pub const SUMMARY: SummaryTexts = SummaryTexts {
    quote: "“{quote}”",
    topic: "{topic}: {quotes}",
    said: "In their words: {quotes}",
    danger: "Possible danger: {quotes}",
    refused: "They preferred not to talk about: {topics}.",
    uncovered: "Not discussed: {topics}.",
    nothing: "They gave no answer that can be quoted.",
};
