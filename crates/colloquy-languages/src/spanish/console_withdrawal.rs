use crate::console_withdrawal::ConsoleWithdrawalTexts;

pub const WITHDRAWAL: ConsoleWithdrawalTexts = ConsoleWithdrawalTexts {
    heading: "Retirada del consentimiento",
    lead: "Las personas invitadas pueden retirar el consentimiento que han dado. Entonces su entrevista termina y nadie puede continuarla.",
    ask_first: "Preguntar antes",
    ask_first_hint: "Todo sigue guardado hasta que decida un titular. Hasta entonces, la invitación aparece en el resumen.",
    erase_at_once: "Borrar enseguida",
    erase_at_once_hint: "Todo lo que se guarda de la invitación se borra sin preguntar.",
    undecided: "Consentimiento retirado",
    withdrawn: "La persona invitada retiró su consentimiento: {time}.",
    decide: "Decida si se borra lo guardado. Hasta entonces se conservan la transcripción y la grabación.",
    owners_decide: "Un titular decide si se borra lo guardado. Hasta entonces se conservan la transcripción y la grabación.",
    being_erased: "Se está borrando lo guardado.",
    kept: "Un titular decidió conservar lo guardado: {time}.",
    reason: "Por qué se conserva",
    reason_hint: "El motivo figura en el registro de auditoría. La persona invitada ve que se conserva, pero no por qué.",
    bad_reason: "Introduzca un motivo de 500 caracteres como máximo.",
    keep: "Conservar",
    consent_withdrawn: "Consentimiento retirado",
    kept_after_withdrawal: "Conservado tras la retirada del consentimiento",
};
