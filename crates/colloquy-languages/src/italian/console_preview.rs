use crate::console_preview::PreviewTexts;

pub const PREVIEW: PreviewTexts = PreviewTexts {
    heading: "Anteprima",
    lead: "Si aggiorna mentre scrive. Non è ancora stato creato nulla.",
    updated: "Anteprima aggiornata. Domande: {count}.",
    limited: "Ci sono state molte modifiche in poco tempo. L’anteprima riprende tra un momento.",
    failed: "Al momento non è possibile caricare l’anteprima.",
    too_short: "Appena l’incarico ha 10 caratteri, qui vede che cosa verrà chiesto.",
    by_rules: "Scritto secondo regole. Alla creazione dell’intervista la formulazione può essere diversa.",
    by_rules_before_model: "Scritto secondo regole mentre digita. Il pulsante «Anteprima» in basso interroga il modello linguistico, che può usare altre parole.",
    by_model: "Scritto dal modello linguistico.",
    write_again: "Riscrivi",
    play: "Ascolta la voce",
    stop: "Ferma",
    loading: "Il campione si sta caricando.",
    sample_failed: "Al momento non è possibile riprodurre il campione.",
};
