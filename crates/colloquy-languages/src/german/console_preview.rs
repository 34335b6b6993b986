use crate::console_preview::PreviewTexts;

pub const PREVIEW: PreviewTexts = PreviewTexts {
    heading: "Vorschau",
    lead: "Sie wächst mit, während Sie schreiben. Noch ist nichts angelegt.",
    updated: "Vorschau aktualisiert. Fragen: {count}.",
    limited: "Es gab viele Änderungen in kurzer Zeit. Die Vorschau geht gleich weiter.",
    failed: "Die Vorschau lässt sich gerade nicht laden.",
    too_short: "Sobald der Auftrag 10 Zeichen hat, sehen Sie hier, was gefragt wird.",
    by_rules: "Nach Regeln geschrieben. Beim Anlegen des Interviews kann der Wortlaut anders sein.",
    by_rules_before_model: "Nach Regeln geschrieben, während Sie tippen. Die Schaltfläche „Vorschau“ unten fragt das Sprachmodell, das anders formulieren kann.",
    by_model: "Vom Sprachmodell geschrieben.",
    write_again: "Neu schreiben",
    play: "Stimme anhören",
    stop: "Anhalten",
    loading: "Die Hörprobe wird geladen.",
    sample_failed: "Die Hörprobe lässt sich gerade nicht abspielen.",
};
