use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    asked: "À la question «\u{a0}{question}\u{a0}», la réponse a été\u{a0}: «\u{a0}{quote}\u{a0}».",
    said: "La personne interrogée a dit\u{a0}: «\u{a0}{quote}\u{a0}».",
    also: "Autre propos recueilli\u{a0}: «\u{a0}{quote}\u{a0}».",
};
