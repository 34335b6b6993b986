use crate::console_withdrawal::ConsoleWithdrawalTexts;

pub const WITHDRAWAL: ConsoleWithdrawalTexts = ConsoleWithdrawalTexts {
    heading: "Intrekken van toestemming",
    lead: "Uitgenodigde personen kunnen de toestemming die ze hebben gegeven, intrekken. Hun interview eindigt dan en niemand kan het hervatten.",
    ask_first: "Eerst vragen",
    ask_first_hint: "Alles blijft opgeslagen tot een eigenaar beslist. Tot die tijd staat de uitnodiging op het overzicht.",
    erase_at_once: "Meteen wissen",
    erase_at_once_hint: "Alles wat er over de uitnodiging is opgeslagen, wordt zonder vragen gewist.",
    undecided: "Toestemming ingetrokken",
    withdrawn: "De uitgenodigde persoon heeft de toestemming ingetrokken: {time}.",
    decide: "Beslis of wordt gewist wat is opgeslagen. Tot die tijd blijven de transcriptie en de opname bewaard.",
    owners_decide: "Een eigenaar beslist of wordt gewist wat is opgeslagen. Tot die tijd blijven de transcriptie en de opname bewaard.",
    being_erased: "Wat is opgeslagen, wordt gewist.",
    kept: "Een eigenaar heeft besloten te bewaren wat is opgeslagen: {time}.",
    reason: "Waarom het wordt bewaard",
    reason_hint: "De reden staat in het auditlogboek. De uitgenodigde persoon ziet dat het wordt bewaard, maar niet waarom.",
    bad_reason: "Vul een reden van ten hoogste 500 tekens in.",
    keep: "Bewaren",
    consent_withdrawn: "Toestemming ingetrokken",
    kept_after_withdrawal: "Bewaard na intrekking van de toestemming",
};
