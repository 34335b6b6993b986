use crate::summary::SummaryTexts;

pub const SUMMARY: SummaryTexts = SummaryTexts {
    quote: "“{quote}”",
    topic: "{topic}: {quotes}",
    said: "In eigen woorden: {quotes}",
    danger: "Mogelijk gevaar: {quotes}",
    refused: "Wilde niet praten over: {topics}.",
    uncovered: "Niet besproken: {topics}.",
    nothing: "Er was geen antwoord dat te citeren is.",
};
