use crate::summary::SummaryTexts;

pub const SUMMARY: SummaryTexts = SummaryTexts {
    quote: "„{quote}“",
    topic: "{topic}: {quotes}",
    said: "Im Wortlaut: {quotes}",
    danger: "Mögliche Gefahr: {quotes}",
    refused: "Keine Auskunft gewünscht zu: {topics}.",
    uncovered: "Nicht besprochen: {topics}.",
    nothing: "Es gab keine Antwort, die sich zitieren lässt.",
};
