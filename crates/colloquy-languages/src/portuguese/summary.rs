use crate::summary::SummaryTexts;

pub const SUMMARY: SummaryTexts = SummaryTexts {
    quote: "“{quote}”",
    topic: "{topic}: {quotes}",
    said: "Nas suas palavras: {quotes}",
    danger: "Possível perigo: {quotes}",
    refused: "Preferiu não falar sobre: {topics}.",
    uncovered: "Não se falou sobre: {topics}.",
    nothing: "Não deu nenhuma resposta que se possa citar.",
};
