use crate::console_preview::PreviewTexts;

pub const PREVIEW: PreviewTexts = PreviewTexts {
    heading: "Aperçu",
    lead: "Il suit ce que vous écrivez. Rien n’est encore créé.",
    updated: "Aperçu actualisé. Questions : {count}.",
    limited: "Il y a eu beaucoup de modifications en peu de temps. L’aperçu reprend dans un instant.",
    failed: "L’aperçu ne peut pas être chargé pour le moment.",
    too_short: "Dès que la consigne compte 10 caractères, vous voyez ici ce qui sera demandé.",
    by_rules: "Rédigé selon des règles. À la création de l’entretien, la formulation peut être différente.",
    by_rules_before_model: "Rédigé selon des règles pendant que vous écrivez. Le bouton « Aperçu » ci-dessous interroge le modèle de langage, qui peut formuler autrement.",
    by_model: "Rédigé par le modèle de langage.",
    write_again: "Réécrire",
    play: "Écouter la voix",
    stop: "Arrêter",
    loading: "L’extrait est en cours de chargement.",
    sample_failed: "L’extrait ne peut pas être lu pour le moment.",
};
