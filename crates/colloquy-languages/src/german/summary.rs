use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    quote: "„{quote}“",
    topic: "{topic}: {quotes}",
    said: "Im Wortlaut: {quotes}",
    danger: "Mögliche Gefahr: {quotes}",
    refused: "Keine Auskunft gewünscht zu: {topics}.",
    uncovered: "Nicht besprochen: {topics}.",
    nothing: "Es gab keine Antwort, die sich zitieren lässt.",
};
