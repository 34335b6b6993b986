use crate::console_withdrawal::ConsoleWithdrawalTexts;

pub const WITHDRAWAL: ConsoleWithdrawalTexts = ConsoleWithdrawalTexts {
    heading: "Retirada do consentimento",
    lead: "As pessoas convidadas podem retirar o consentimento que deram. A entrevista termina então e ninguém a pode continuar.",
    ask_first: "Perguntar primeiro",
    ask_first_hint: "Tudo continua guardado até um titular decidir. Até lá, o convite aparece na visão geral.",
    erase_at_once: "Eliminar logo",
    erase_at_once_hint: "Tudo o que está guardado sobre o convite é eliminado sem perguntar.",
    undecided: "Consentimento retirado",
    withdrawn: "A pessoa convidada retirou o consentimento: {time}.",
    decide: "Decida se o que está guardado é eliminado. Até lá, a transcrição e a gravação mantêm-se.",
    owners_decide: "Um titular decide se o que está guardado é eliminado. Até lá, a transcrição e a gravação mantêm-se.",
    being_erased: "O que está guardado está a ser eliminado.",
    kept: "Um titular decidiu manter o que está guardado: {time}.",
    reason: "Porque se mantém",
    reason_hint: "O motivo fica no registo de auditoria. A pessoa convidada vê que os dados são mantidos, mas não porquê.",
    bad_reason: "Introduza um motivo com 500 caracteres, no máximo.",
    keep: "Manter",
    consent_withdrawn: "Consentimento retirado",
    kept_after_withdrawal: "Mantido após a retirada do consentimento",
};
