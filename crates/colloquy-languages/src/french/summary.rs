use crate::summary::SummaryTexts;

pub const SUMMARY: SummaryTexts = SummaryTexts {
    quote: "«\u{a0}{quote}\u{a0}»",
    topic: "{topic}\u{a0}: {quotes}",
    said: "Propos recueillis\u{a0}: {quotes}",
    danger: "Danger possible\u{a0}: {quotes}",
    refused: "La personne n'a pas souhaité parler de\u{a0}: {topics}.",
    uncovered: "Non abordé\u{a0}: {topics}.",
    nothing: "La personne n'a donné aucune réponse à citer.",
};
