use crate::console_preview::PreviewTexts;

pub const PREVIEW: PreviewTexts = PreviewTexts {
    heading: "Voorbeeld",
    lead: "Het groeit mee terwijl u typt. Er is nog niets aangemaakt.",
    updated: "Voorbeeld bijgewerkt. Vragen: {count}.",
    limited: "Er waren veel wijzigingen in korte tijd. Het voorbeeld gaat zo verder.",
    failed: "Het voorbeeld kan nu niet worden geladen.",
    too_short: "Zodra de opdracht 10 tekens heeft, ziet u hier wat er wordt gevraagd.",
    by_rules: "Geschreven volgens regels. Bij het aanmaken van het interview kan de formulering anders zijn.",
    by_rules_before_model: "Geschreven volgens regels terwijl u typt. De knop ‘Voorbeeld’ hieronder vraagt het taalmodel, dat het anders kan verwoorden.",
    by_model: "Geschreven door het taalmodel.",
    write_again: "Opnieuw schrijven",
    play: "Stem beluisteren",
    stop: "Stoppen",
    loading: "Het fragment wordt geladen.",
    sample_failed: "Het fragment kan nu niet worden afgespeeld.",
};
