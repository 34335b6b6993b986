use crate::summary::SummaryTexts;

pub const SUMMARY: SummaryTexts = SummaryTexts {
    quote: "«{quote}»",
    topic: "{topic}: {quotes}",
    said: "En sus palabras: {quotes}",
    danger: "Posible peligro: {quotes}",
    refused: "Prefirió no hablar de: {topics}.",
    uncovered: "No se habló de: {topics}.",
    nothing: "No dio ninguna respuesta que se pueda citar.",
};
