use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    quote: "«{quote}»",
    topic: "{topic}: {quotes}",
    said: "En sus palabras: {quotes}",
    danger: "Posible peligro: {quotes}",
    refused: "Prefirió no hablar de: {topics}.",
    uncovered: "No se habló de: {topics}.",
    nothing: "No dio ninguna respuesta que se pueda citar.",
};
